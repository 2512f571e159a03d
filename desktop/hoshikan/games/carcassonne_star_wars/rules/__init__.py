"""The rules of Carcassonne: Star Wars: all that is true about a game, without words and windows."""
