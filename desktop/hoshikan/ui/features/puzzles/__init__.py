"""Puzzles and exercises."""
