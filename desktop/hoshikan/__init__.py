"""Hoshikan (星冠): table-top games about stars and crowns."""

__version__ = "0.1.0"
