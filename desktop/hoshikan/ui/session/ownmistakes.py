"""The mistakes of the last games as one stack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine import RecordError
from hoshikan.engine.game import Game
from hoshikan.library import Library, LibraryProblem
from hoshikan.resources import MissingResourceError
from hoshikan.teaching.exercise import Exercise, Outcome
from hoshikan.teaching.mistakes import mistakes
from hoshikan.teaching.review import Review, from_text

GAMES: Final = 30
"""So many games are looked back at."""
MOST: Final = 10
"""So many mistakes are tried at one sitting."""


def reviewed(library: Library, game: str = "") -> int:
    """How many of the last games have a review with mistakes. Raises LibraryProblem."""
    kept = (from_text(one.content) for one in library.reviews.latest(GAMES, game))
    return sum(one is not None and bool(Review(one).mistakes()) for one in kept)


def own_mistakes(library: Library, games: Mapping[str, Game], game: str = "") -> tuple[Exercise, ...]:
    """The mistakes of the last games, the newest game first, without those that were found by now. Raises
    LibraryProblem; a game that cannot be read any more is left out."""
    found = {one.exercise for one in library.practice.all() if one.outcome == Outcome.FIRST.value}
    stack: list[Exercise] = []
    for stored in library.reviews.latest(GAMES, game):
        kept = from_text(stored.content)
        if kept is None or stored.game not in games or not Review(kept).mistakes():
            continue
        try:
            match = library.load(stored.match_id, games)
        except (LibraryProblem, RecordError, MissingResourceError):
            continue
        stack += [one for one in mistakes(match, Review(kept)) if one.id not in found]
        if len(stack) >= MOST:
            break
    return tuple(stack[:MOST])
