"""Looks and words of Conquestar; the only part with Qt."""
