"""About this program."""
