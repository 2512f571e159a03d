"""Hints with reasons, rule books and lessons. No Qt, no particular game, no language: ids and facts."""
