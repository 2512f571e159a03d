"""Hints and lessons of 星を渡る; depends on rules and evaluation."""
