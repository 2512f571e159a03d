"""Carcassonne: Star Wars."""
