"""Hints and lessons of Conquestar; depends on rules and evaluation."""
