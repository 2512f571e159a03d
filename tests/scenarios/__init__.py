"""Played records with expectations in plain words, and golden play-throughs."""
