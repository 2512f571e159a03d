"""Looks and words of Sterre en Kroon; the only part with Qt."""
