"""Hints and lessons of Carcassonne: Star Wars; depends on rules and evaluation."""
