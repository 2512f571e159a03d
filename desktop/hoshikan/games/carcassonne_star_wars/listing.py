"""Carcassonne: Star Wars on Home."""

from __future__ import annotations

from typing import Final

from hoshikan.listing import Listing

LISTING: Final = Listing("carcassonne-star-wars", range(2, 7), 40, order=50)
