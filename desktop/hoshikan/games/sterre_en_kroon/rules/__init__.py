"""The rules of Sterre en Kroon: all that is true about a game, without words and windows."""
