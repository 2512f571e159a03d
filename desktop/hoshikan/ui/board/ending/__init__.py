"""The ceremony at the end of a game."""
