"""How the pieces of Conquestar are drawn."""
