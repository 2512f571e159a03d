"""Hoshikan (星冠): five table-top games about stars and crowns."""

__version__ = "0.1.0"
