"""The list of keys."""
