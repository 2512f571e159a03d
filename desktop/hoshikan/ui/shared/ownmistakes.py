"""Mistakes that reviews have found, as exercises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from hoshikan.engine import RecordError, Seat
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
ONESELF: Final = ""
"""The player here: alone among bots under any name, and beside other people under the player's name or none."""


def mistaken(library: Library, player_name: str) -> dict[str, int]:
    """Return the people whose mistakes reviews of the last games have found, by name, with the number of games. Raises
    LibraryProblem."""
    found: Counter[str] = Counter()
    for _, review, people in _reviewed(library, player_name):
        found.update({who for seat, who in people.items() if review.mistakes(seat)})
    return dict(found)


def own_mistakes(
    library: Library, games: Mapping[str, Game], player_name: str, who: str = ONESELF, last: int = GAMES
) -> tuple[Exercise, ...]:
    """The mistakes of one person in the `last` games with a review, the newest game first, without those that were
    found by now. Raises LibraryProblem; a game that cannot be read any more is left out."""
    found = {one.exercise for one in library.practice.all() if one.outcome == Outcome.FIRST.value}
    stack: list[Exercise] = []
    for match_id, review, people in _reviewed(library, player_name, last):
        seats = [seat for seat, name in people.items() if name == who and review.mistakes(seat)]
        if not seats:
            continue
        try:
            match = library.load(match_id, games)
        except (LibraryProblem, RecordError, MissingResourceError):
            continue
        stack += [one for seat in seats for one in mistakes(match, review, seat) if one.id not in found]
        if len(stack) >= MOST:
            break
    return tuple(stack[:MOST])


def _reviewed(library: Library, player_name: str, last: int = GAMES) -> Iterator[tuple[int, Review, dict[int, str]]]:
    """The last games with a review: the match's id, the review and who sat where."""
    for stored in library.reviews.latest(last):
        kept = from_text(stored.content)
        if kept is not None:
            people = _people(library.summary(stored.match_id).seats, player_name)
            yield stored.match_id, Review(kept), people


def _people(seats: Sequence[Seat], player_name: str) -> dict[int, str]:
    people = {place: seat.name for place, seat in enumerate(seats) if not seat.is_bot}
    alone = len(people) == 1
    return {place: ONESELF if alone or name == player_name else name for place, name in people.items()}
