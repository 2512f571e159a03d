"""CrownTaker on Home."""

from __future__ import annotations

from typing import Final

from hoshikan.listing import Listing

LISTING: Final = Listing("crowntaker", range(2, 5, 2), 90, order=40)
