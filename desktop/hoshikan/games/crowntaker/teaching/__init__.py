"""Hints and lessons of CrownTaker; depends on rules and evaluation."""
