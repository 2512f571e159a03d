"""The rules of 星を渡る: all that is true about a game, without words and windows."""
