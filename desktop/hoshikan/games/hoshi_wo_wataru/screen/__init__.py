"""Looks and words of 星を渡る; the only part with Qt."""
