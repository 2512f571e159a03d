"""Conquestar: trade with the stars of a 5×5 field, then take them; allies make an invasion dear."""

from __future__ import annotations

from typing import Final

from hoshikan.listing import Listing

LISTING: Final = Listing("conquestar", range(2, 5), 20, order=10)
