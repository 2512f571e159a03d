"""How the pieces of CrownTaker are drawn."""
