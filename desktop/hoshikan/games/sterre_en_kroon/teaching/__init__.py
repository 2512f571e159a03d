"""Hints and lessons of Sterre en Kroon; depends on rules and evaluation."""
