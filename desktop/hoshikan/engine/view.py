"""A seat's view of a position: typed data, the same for screens, tests and other programs."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
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
        """The table as plain text, with all that this view knows."""
        drawn: str = import_module("hoshikan.drawing").text(self)
        return drawn

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:  # noqa: ARG002  # notebooks and IPython call it so
        printer.text(str(self))

    def _repr_svg_(self) -> str | None:
        """The table as notebooks show it; None without Qt. A view does not contain its seat, so no hand is in front:
        `hoshikan.drawing.svg(state, seat)` draws a seat's own hand too."""
        drawn: str | None = import_module("hoshikan.drawing").svg_or_none(self)
        return drawn
