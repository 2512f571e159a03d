"""Conquestar on Home."""

from __future__ import annotations

from typing import Final

from hoshikan.listing import Listing

LISTING: Final = Listing("conquestar", range(2, 5), 20, order=10)
