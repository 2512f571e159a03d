"""星を渡る on Home."""

from __future__ import annotations

from typing import Final

from hoshikan.listing import Listing

LISTING: Final = Listing("hoshi-wo-wataru", range(3, 5), 40, order=20)
