"""A game's entry on the shelf, available before its rules are imported; Home is painted from this alone."""

from __future__ import annotations

from typing import NamedTuple


def package_of(game_id: str) -> str:
    """The package of the game with this id."""
    return "hoshikan.games." + game_id.replace("-", "_")


class Listing(NamedTuple):
    """A game's line on the shelf. Each game declares its own in `__init__.py`, and its rules repeat nothing of it."""

    id: str
    players: range
    minutes: int
    """A usual duration."""
    order: int = 1000
    """Place on the shelf: after those with a smaller number; a new game is last."""

    @property
    def package(self) -> str:
        return package_of(self.id)
