"""How the pieces of Sterre en Kroon are drawn."""
