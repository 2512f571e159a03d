"""The rules of Conquestar: all that is true about a game, without words and windows."""
