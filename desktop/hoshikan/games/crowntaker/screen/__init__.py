"""Looks and words of CrownTaker; the only part with Qt."""
