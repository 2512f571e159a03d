"""Matches for the tests of the library."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from random import Random

from hoshikan.engine import Match, Seat
from hoshikan.engine.playout import uniform
from hoshikan.engine.state import TERMINAL
from hoshikan.games import GAMES
from hoshikan.library.ratings import RatedSeat

HUMAN = Seat("human", "Aki")
BOT = Seat("bot", "Vega", "skilled")
STAKES = (RatedSeat(), RatedSeat("skilled", 29.0, 1.0))
"""Stakes of a rated match of these two."""


def started(seed: int = 7, seats: Sequence[Seat] = (HUMAN, BOT)) -> Match:
    """A match dealt from `seed`, nothing played."""
    return Match.start(GAMES["conquestar"], seats, seed)


def played(seed: int = 7, plies: int | None = None, seats: Sequence[Seat] = (HUMAN, BOT)) -> Match:
    """A match with random moves: so many `plies`, or to its end."""
    match, rng = started(seed, seats), Random(seed)
    while match.state.to_move != TERMINAL and (plies is None or match.ply < plies):
        match.apply(uniform(match.state, rng))
    return match


class Clock:
    """A clock that goes on by one second whenever it is read."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 21, 10, 15, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now
