"""Rated games that wait to be continued, and the result of one that is abandoned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from hoshikan.engine import Match, RecordError
from hoshikan.engine.game import Game
from hoshikan.library import Library, LibraryProblem
from hoshikan.library.ratings import RatedGame, RatedSeat
from hoshikan.resources import MissingResourceError
from hoshikan.teaching.rating import is_begun


class Waiting(NamedTuple):
    """A rated game in which the person has moved."""

    rated: RatedGame
    match: Match


class RatedGames:
    """Asks the library each time."""

    def __init__(self, library: Library, games: Mapping[str, Game]) -> None:
        self._library = library
        self._games = games

    def waiting(self, game: str, player: str) -> Waiting | None:
        """The rated game that a player has under way; None if another may begin."""
        try:
            found = self._library.ratings.under_way(game, player)
        except LibraryProblem:
            return None
        read = (self._read(one) for one in reversed(found))
        return next((one for one in read if one is not None and is_begun(*one)), None)

    def begin(self, match: Match, stakes: Sequence[RatedSeat]) -> int:
        """Note that a match is rated before anything is seen of it; its id. Whatever its person had under way is given
        up; what has not begun there is rated no longer. Raises LibraryProblem."""
        library = self._library
        player = next((seat.name for seat in match.header.seats if not seat.is_bot), "")
        for one in library.ratings.under_way(match.game.id, player):
            self._leave(one)
        return library.create(match, rated=stakes)

    def delete(self, match_id: int) -> None:
        """Delete a match; a rated game that has begun is given up with it. Raises LibraryProblem."""
        library = self._library
        rated = library.ratings.of(match_id)
        if rated is not None and rated.finished is None:
            self._leave(rated)
        library.delete(match_id)

    def is_given_up(self, match_id: int) -> bool:
        """True if a match was a rated game which counts as given up."""
        with suppress(LibraryProblem):
            rated = self._library.ratings.of(match_id)
            return rated is not None and rated.given_up
        return False

    def restore(self, match_id: int) -> None:
        """Bring a deleted match back, and with it what was given up. Raises LibraryProblem."""
        self._library.restore(match_id)
        self._library.ratings.resume(match_id)

    def _leave(self, rated: RatedGame) -> None:
        ratings, read = self._library.ratings, self._read(rated)
        if read is not None and is_begun(*read):
            ratings.give_up(rated.match_id)
        else:
            ratings.drop(rated.match_id)

    def _read(self, rated: RatedGame) -> Waiting | None:
        """With its match, if that can still be played."""
        try:
            return Waiting(rated, self._library.load(rated.match_id, self._games))
        except (LibraryProblem, RecordError, MissingResourceError):
            return None
