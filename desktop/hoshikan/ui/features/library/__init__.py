"""The library of games."""
