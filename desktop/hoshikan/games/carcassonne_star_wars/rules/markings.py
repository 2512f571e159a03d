"""How tile data writes what is printed on a tile: the letters of its sides and of its symbols."""

from __future__ import annotations

from typing import Final

SIDES: Final = "NESW"
SYMBOLS: Final = "reho"
"""Letters of the factions: rebels, empire, hunters, order; a faction's number is its letter's index."""


def symbol_of(copy: str) -> tuple[str, str]:
    """A copy's symbol letter ("-": none) and the feature it is printed on."""
    letter, _, feature = copy.partition(" ")
    return letter, feature
