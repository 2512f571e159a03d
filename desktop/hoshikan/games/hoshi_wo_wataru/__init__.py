"""星を渡る (Crossing the Stars): five years of secret bids for constellations, and stars to carry them."""

from __future__ import annotations

from typing import Final

from hoshikan.listing import Listing

LISTING: Final = Listing("hoshi-wo-wataru", range(3, 5), 40, order=20)
