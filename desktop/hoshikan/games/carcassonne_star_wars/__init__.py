"""Carcassonne: Star Wars: tiles, meeples and dice."""
