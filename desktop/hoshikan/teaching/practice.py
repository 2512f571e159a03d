"""Practising with puzzles: the next ones, the dates of repetitions, and the solver's strength.

All of it follows from the answers given so far, so that no other data are needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Final, NamedTuple, Protocol

from hoshikan.bots.levels import in_place_of
from hoshikan.installation import DamagedResourceError
from hoshikan.teaching.exercise import Exercise, Outcome
from hoshikan.teaching.puzzles import Puzzle

STACK: Final = 10
"""So many puzzles are solved at one sitting."""
NEW_PLAYER: Final = 25.0
"""The rating of a new solver, on openskill's scale; its usual uncertainty is a third of it."""
_SURE: Final = 2.0
"""The uncertainty of a puzzle's rating: how hard it is follows from what the levels make of it."""
_SHOWN_MIDDLE: Final = 1500
_SHOWN_STEP: Final = 60
"""A rating is shown as a number of four digits, as players are used to."""
_LONGEST: Final = 365
"""Days after which even what is known best comes back."""
_EARLY: Final = timedelta(hours=12)
"""Practice is not due by the minute: what is due in the evening may be solved in the morning."""


class Past(Protocol):
    """An answer given earlier, as the library keeps it."""

    @property
    def exercise(self) -> str: ...
    @property
    def answered(self) -> int: ...
    @property
    def game(self) -> str: ...
    @property
    def outcome(self) -> str: ...
    @property
    def rating(self) -> float | None: ...


class Strength(NamedTuple):
    """A solver's strength at puzzles."""

    mu: float = NEW_PLAYER
    sigma: float = NEW_PLAYER / 3
    answers: int = 0

    @property
    def number(self) -> int:
        """As it is shown."""
        return round(_SHOWN_MIDDLE + _SHOWN_STEP * (self.mu - NEW_PLAYER))

    @property
    def margin(self) -> int:
        """Its uncertainty, in the numbers shown: two standard deviations."""
        return round(2 * _SHOWN_STEP * self.sigma)


def exercise_of(game: str, puzzle: Puzzle) -> Exercise:
    """A puzzle as an exercise; its record ends at the position."""
    return Exercise(
        id=f"{game}/{puzzle.id}",
        game=game,
        record=puzzle.record,
        seat=puzzle.seat,
        accepted=puzzle.solution,
        results=puzzle.results,
        themes=(*puzzle.themes, *puzzle.avoids),
        level=_offered(game, puzzle.level),
        rating=puzzle.rating,
        origin=puzzle.origin.command,
    )


def _offered(game: str, level: str) -> str:
    """The level that the game offers in place of `level`; that itself where the file of the levels cannot be read,
    without which puzzles can be solved all the same."""
    try:
        return in_place_of(game, level)
    except DamagedResourceError:
        return level


def strength(past: Iterable[Past], game: str = "") -> Strength:
    """The puzzle rating that follows from the answers `past`, oldest first; of one game if named.

    Only the first answer to a puzzle counts: later ones know it. It is won if found at the first try.
    """
    from openskill.models import PlackettLuce  # 0.1 s, which Home has no use for

    model = PlackettLuce()
    own, met = model.rating(), set[str]()
    for one in past:
        if one.rating is None or one.exercise in met or (game and one.game != game):
            continue
        met.add(one.exercise)
        puzzle = model.rating(mu=one.rating, sigma=_SURE)
        ranks = [1.0, 2.0] if one.outcome == Outcome.FIRST.value else [2.0, 1.0]
        ((own,), _) = model.rate([[own], [puzzle]], ranks=ranks)
    return Strength(own.mu, own.sigma, len(met))


def due(past: Iterable[Past], now: int) -> tuple[str, ...]:
    """The puzzles to be solved once more, by id, those that have waited longest first. `now` as in the library.

    What was found at the first try whenever it was met does not come back.
    """
    dates = _dates(past)
    moment = datetime.fromtimestamp(now / 1000, UTC)
    waiting = [exercise for exercise, day in dates.items() if day - _EARLY <= moment]
    return tuple(sorted(waiting, key=lambda exercise: (dates[exercise], exercise)))


def chosen(
    puzzles: Sequence[Exercise], past: Sequence[Past], now: int, most: int = STACK, begun: Sequence[str] = ()
) -> tuple[Exercise, ...]:
    """Return the next puzzles: first those `begun` (ids) and neither solved nor skipped, then those due, then new ones
    about as hard as the solver is strong; where all are known, those not seen for the longest time."""
    waiting = {exercise: place for place, exercise in enumerate(due(past, now))}
    last = {one.exercise: one.answered for one in past}
    own: Mapping[str, float] = {game: strength(past, game).mu for game in {puzzle.game for puzzle in puzzles}}

    def order(puzzle: Exercise) -> tuple[int, float, str]:
        if puzzle.id in begun:
            return -1, begun.index(puzzle.id), puzzle.id
        if puzzle.id in waiting:
            return 0, waiting[puzzle.id], puzzle.id
        if puzzle.id not in last:
            return 1, abs((puzzle.rating or NEW_PLAYER) - own[puzzle.game]), puzzle.id
        return 2, last[puzzle.id], puzzle.id

    return _varied(sorted(puzzles, key=order)[:most])


def _varied(puzzles: Sequence[Exercise]) -> tuple[Exercise, ...]:
    """Return these puzzles in their order, except that none has the answer of the one before, as far as possible: a
    second one of a kind is solved by habit."""
    left, varied = list(puzzles), list[Exercise]()
    while left:
        last = varied[-1].accepted[0] if varied else ""
        other = next((place for place, one in enumerate(left) if one.accepted[0] != last), 0)
        varied.append(left.pop(other))
    return tuple(varied)


def of_the_day(puzzles: Iterable[Exercise], day: date) -> Exercise | None:
    """Return the puzzle of a day: the same for all users with these puzzles, and mostly also after some were added."""
    return min(puzzles, key=lambda one: sha256(f"{day.isoformat()} {one.id}".encode()).digest(), default=None)


def _dates(past: Iterable[Past]) -> dict[str, datetime]:
    """Return the dates on which puzzles come back, as FSRS computes them from each answer, the first miss on."""
    from fsrs import Card, Rating, Scheduler

    # Whole days from the beginning, and no dice: the same answers give the same dates.
    scheduler = Scheduler(learning_steps=(), relearning_steps=(), maximum_interval=_LONGEST, enable_fuzzing=False)
    went = {Outcome.FIRST.value: Rating.Good, Outcome.LATER.value: Rating.Hard, Outcome.SHOWN.value: Rating.Again}
    cards: dict[str, Card] = {}
    for one in past:
        if one.rating is None or (one.exercise not in cards and one.outcome == Outcome.FIRST.value):
            continue
        at = datetime.fromtimestamp(one.answered / 1000, UTC)
        card = cards.get(one.exercise) or Card(card_id=1)
        # A first miss is a miss, found later or not: it is to come back soon.
        rating = went[one.outcome] if one.exercise in cards else Rating.Again
        cards[one.exercise], _ = scheduler.review_card(card, rating, at)
    return {exercise: card.due for exercise, card in cards.items()}
