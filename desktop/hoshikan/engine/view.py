"""What a seat may see of a position: typed data, the same for screens, tests and programs of others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


class View(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What all games tell; each game's `rules/view.py` adds its own table. Lists run by seat unless said otherwise."""

    game: str
    players: int
    options: Mapping[str, bool | int | str]
    to_move: int
    """The seat whose decision is asked, `CHANCE` or `TERMINAL`."""
    points: list[int]
    winners: list[int]
    """The winning seats, ascending; empty before the end."""
    end: str
    """Id of the condition that ended the game, empty before."""
    round: int = 0
    """Rounds begun, from 1; 0 in a game that does not count them."""
    sides: list[int] = []
    """Where teams win together, each seat's team; else empty."""

    def plain(self) -> dict[str, Any]:
        """JSON-able data, as protocols and records tell it; fields that a game does not use are left out."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data
