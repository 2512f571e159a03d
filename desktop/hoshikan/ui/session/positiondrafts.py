"""Positions that are being set up: with their steps while the window is open, and kept in the library as they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from hoshikan.engine import Match, RecordError, Seat, SetupError, record
from hoshikan.engine.draft import Draft
from hoshikan.engine.game import Game
from hoshikan.engine.recordchecksum import with_checksum
from hoshikan.library import Library, LibraryProblem


class Left(NamedTuple):
    """The position left on the page of a game."""

    draft: Draft
    seats: tuple[Seat, ...]
    """The players; the person has the seat from which the table was seen."""


class PositionDrafts:
    """One for each game, the last."""

    def __init__(self, games: Mapping[str, Game], library: Callable[[], Library]) -> None:
        self._games = games
        self._library = library
        self._open: dict[str, Left] = {}

    def of(self, game: str) -> Left | None:
        """Return the position that was being set up, if it can still be read."""
        if game in self._open:
            return self._open[game]
        try:
            text = self._library().drafts.of(game)
            match = record.read(text, self._games) if text else None
            return None if match is None else Left(Draft(match.game, match.state), match.header.seats)
        except (LibraryProblem, RecordError, SetupError):
            return None

    def keep(self, draft: Draft, position: Match) -> None:
        """Note a step: `position` is the draft as a match. Raises LibraryProblem if it cannot be kept beyond today."""
        game = position.game.id
        self._open[game] = Left(draft, position.header.seats)
        self._library().drafts.keep(game, with_checksum(record.write(position)))

    def forget(self, game: str) -> None:
        """Nothing is left there. Raises LibraryProblem."""
        self._open.pop(game, None)
        self._library().drafts.forget(game)


def place_of(seats: Sequence[Seat]) -> int:
    """The seat from which the table was seen."""
    return next((place for place, seat in enumerate(seats) if not seat.is_bot), 0)
