"""Finds puzzles in self-play, and tries them anew."""
