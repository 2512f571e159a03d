"""Looks and words of Carcassonne: Star Wars; the only part with Qt."""
