"""Lessons and questions."""
