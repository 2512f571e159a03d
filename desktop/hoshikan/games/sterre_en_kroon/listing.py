"""Sterre en Kroon on Home."""

from __future__ import annotations

from typing import Final

from hoshikan.listing import Listing

LISTING: Final = Listing("sterre-en-kroon", range(2, 7), 45, order=30)
