"""A seat's view of a position: typed data, the same for screens, tests and other programs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


class View(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The common part of all views; each game's `rules/view.py` adds its own table. Lists run by seat unless noted."""

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
    """Each seat's team where teams win together; else empty."""

    def plain(self) -> dict[str, Any]:
        """Return JSON-able data, as in protocols and records; fields that a game does not use are left out."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data

    def __str__(self) -> str:
        """A line for each field of `plain`, its value as JSON; `hoshikan.drawing.text` draws the table."""
        return "\n".join(f"{name}: {msgspec.json.encode(value).decode()}" for name, value in self.plain().items())
