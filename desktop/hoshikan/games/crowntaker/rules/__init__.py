"""The rules of CrownTaker: all that is true about a game, without words and windows."""
