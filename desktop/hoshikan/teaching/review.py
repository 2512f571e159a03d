"""A game gone through once more: how good each decision was, what it cost, and how much of the result was luck.

What is measured comes from the engine (`bots/PROTOCOL.md`, "review"); here it is graded, summed up and kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp
from typing import Final, Literal, NamedTuple, TypeVar

import msgspec

T = TypeVar("T")

Grade = Literal["best", "good", "inaccuracy", "mistake"]
GRADES: Final[tuple[Grade, ...]] = ("best", "good", "inaccuracy", "mistake")
GOOD_FROM: Final = 0.01
"""Chances to win given up, beyond the search's error, from which a decision is not the best. Taste, as the next."""
INACCURACY_FROM: Final = 0.025
MISTAKE_FROM: Final = 0.06
STAKE_FROM: Final = 0.01
"""A decision counts if a random choice would give up this much on average: with less, all choices are as good."""
STRICT: Final = 2.0
"""Rate at which the accuracy falls with the lost share of the stake. As `python -m tests.bench
accuracy` shows (table in tests/bench/STRENGTH.md), random play comes below 40 % with it and a master above 90 %."""
DECIDED: Final = 0.04
"""Chances to win nearer than this to 0 or 1 are those of a game that is decided."""
PARTS: Final = ("beginning", "middle", "end")
MOST_SHOWN: Final = 12
"""So many decisions are worth another look; of more, the dearest."""
VERSION: Final = 2
"""Version of stored reviews. A review of version 1 has no stakes, so no accuracy: the rest is shown until it is made
anew. One of another version cannot be read."""
_READ: Final = (1, VERSION)


class Judged(msgspec.Struct, frozen=True):
    """A decision: `chance` to win with the best play, of which `loss` was given up with what was played."""

    ply: int
    seat: int
    played: str
    best: str
    chance: float
    loss: float
    error: float
    """Error of the search: smaller losses are not in `loss`."""
    share: float = 1.0
    """Share of `best` in the recommended play: below 1 where all choose in secret and a mixture is better."""
    results: dict[str, float] = {}
    """Chances by action, where something was lost and if known."""
    stake: float | None = None
    """Mean loss of a random choice, which may come out below 0; None in a review of version 1."""

    @property
    def grade(self) -> Grade:
        return grade(self.loss)

    @property
    def counts(self) -> bool:
        """True if the decision mattered."""
        return self.loss >= GOOD_FROM or (self.stake is not None and self.stake >= STAKE_FROM)


class Kept(msgspec.Struct, frozen=True):
    """A review as stored in the library; also an unfinished one."""

    plies: int
    people: tuple[int, ...]
    """The seats whose decisions are judged."""
    judged: tuple[Judged, ...] = ()
    swings: tuple[tuple[int, tuple[float, ...]], ...] = ()
    """Of each action of chance its ply and the change, by seat, in chances to win."""
    course: tuple[tuple[int, tuple[float, ...]], ...] = ()
    """Expected results by seat, at the plies where they are known."""
    sizes: tuple[int, ...] = ()
    """By seat, how many win together."""
    complete: bool = False
    version: int = VERSION

    @property
    def current(self) -> bool:
        """Return whether it has everything that a review shows today."""
        return self.version == VERSION


class LuckAndSkill(NamedTuple):
    """The parts that lead from a fair share of the win to the result, in chances to win; they add up to `result`."""

    fair: float
    """The share of each seat before the deal."""
    deal: float
    chance: float
    """Dice and draws since."""
    decisions: float
    """The loss by the player's own decisions; not above 0."""
    others: float
    """The rest: the others' decisions, and effects beyond any search."""
    result: float


def grade(loss: float) -> Grade:
    """Return the grade of a decision with this loss."""
    if loss >= MISTAKE_FROM:
        return "mistake"
    if loss >= INACCURACY_FROM:
        return "inaccuracy"
    return "good" if loss >= GOOD_FROM else "best"


def part_of(ply: int, plies: int) -> int:
    """Return the third of the game of an action, as an index of `PARTS`."""
    return min(len(PARTS) * ply // max(plies, 1), len(PARTS) - 1)


def accuracy(judged: Iterable[Judged]) -> float | None:
    """The accuracy of these decisions together, 0..1: 1 if nothing was lost, and little if as much was lost as
    by random choices. None if none of them mattered, or their stakes are unknown.

    A decision weighs as much as was at stake in it, so that decisions of a decided game hardly count. Losses within
    the error of the search are none (`bots/judging.py`, `MARGIN`). That accuracy falls exponentially with the chances
    given up is the form of lichess (lichess.org/page/accuracy: 103.17 exp(-0.0435 loss) - 3.17, both in per cent, the
    mean of all moves); there a loss is absolute, here it is a share of the stake, since games differ in how much one
    decision can lose.
    """
    counted = [one for one in judged if one.stake is not None and one.counts]
    stake = sum(max(one.stake or 0.0, one.loss) for one in counted)
    return exp(-STRICT * sum(one.loss for one in counted) / stake) if stake > 0.0 else None


class Review:
    """Answers what a screen asks about what is `kept`."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept

    @property
    def people(self) -> tuple[int, ...]:
        return self.kept.people

    def of(self, seat: int, part: int | None = None) -> list[Judged]:
        """The decisions of a seat, of one part of the game if named."""
        plies = self.kept.plies
        return [
            one for one in self.kept.judged if one.seat == seat and (part is None or part_of(one.ply, plies) == part)
        ]

    def counts(self, seat: int) -> dict[Grade, int]:
        """Return the number of a seat's decisions by grade, where they mattered."""
        grades = [one.grade for one in self.of(seat) if one.counts or one.stake is None]
        return {name: grades.count(name) for name in GRADES}

    def idle(self, seat: int) -> int:
        """The decisions of a seat on which nothing hung."""
        return sum(not one.counts and one.stake is not None for one in self.of(seat))

    def decided(self, seat: int) -> int | None:
        """The number of actions after which it was certain whether a seat wins; None if that was open to its last
        decision."""
        certain = 0
        own = self.of(seat)
        for one in reversed(own):
            if DECIDED < one.chance < 1 - DECIDED or (one.chance > 0.5) != (own[-1].chance > 0.5):
                break
            certain += 1
        return own[-certain].ply if certain > 1 and self.kept.complete else None

    def worth_a_look(self, seat: int | None = None) -> list[Judged]:
        """The inaccuracies and mistakes (of one seat) that cost most, in the order of the game."""
        found = [one for one in self.kept.judged if one.loss >= INACCURACY_FROM and seat in (None, one.seat)]
        return sorted(sorted(found, key=lambda one: -one.loss)[:MOST_SHOWN], key=lambda one: one.ply)

    def mistakes(self, seat: int | None = None) -> list[Judged]:
        """Return the mistakes (of one seat), in the order of the game, to be tried again."""
        return [one for one in self.kept.judged if one.grade == "mistake" and seat in (None, one.seat)]

    def luck(self, seat: int) -> LuckAndSkill | None:
        """Return the parts of a seat's result; None until start and end have been valued."""
        kept = self.kept
        course = dict(kept.course)
        if not kept.complete or 0 not in course or kept.plies not in course:
            return None
        size = kept.sizes[seat] if kept.sizes else 1
        fair = size / len(course[0])
        start, result = size * course[0][seat], size * course[kept.plies][seat]
        deal = start - fair
        chance = sum(swings[seat] for _, swings in kept.swings)
        decisions = -sum(one.loss for one in self.of(seat))
        return LuckAndSkill(fair, deal, chance, decisions, result - start - chance - decisions, result)

    def strokes(self, seat: int, most: int = 3) -> list[tuple[int, float]]:
        """The largest gifts and blows of chance to a seat, as (ply, change), in the order of the game."""
        found = [(ply, swings[seat]) for ply, swings in self.kept.swings if abs(swings[seat]) >= INACCURACY_FROM]
        return sorted(sorted(found, key=lambda one: -abs(one[1]))[:most])


class Growing:
    """A review in progress: takes the engine's answers, in any order."""

    def __init__(self, plies: int, people: Sequence[int], sizes: Sequence[int]) -> None:
        self.plies = plies
        self._people = tuple(people)
        self._sizes = tuple(sizes)
        self._judged: dict[int, Judged] = {}
        self._swings: dict[int, tuple[float, ...]] = {}
        self._course: dict[int, tuple[float, ...]] = {}
        self.reached = 0
        """Up to which ply the engine has come."""
        self.complete = False

    def judge(self, one: Judged, expected: Sequence[float]) -> None:
        """A decision has been judged."""
        self._judged[one.ply] = one
        self.value(one.ply, expected)

    def strike(self, ply: int, swings: Sequence[float]) -> None:
        """Chance has been weighed."""
        self._swings[ply] = tuple(swings)
        self.reached = max(self.reached, ply)

    def value(self, ply: int, expected: Sequence[float]) -> None:
        """Store the expected results after `ply` actions; the first numbers for a ply count, which are the more exact
        ones."""
        self._course.setdefault(ply, tuple(expected))
        self.reached = max(self.reached, ply)

    def skip(self, ply: int) -> None:
        """Leave a ply out of which nothing can be known."""
        self.reached = max(self.reached, ply)

    @property
    def kept(self) -> Kept:
        """All that is known."""
        return Kept(
            self.plies,
            self._people,
            tuple(_in_order(self._judged).values()),
            tuple(_in_order(self._swings).items()),
            tuple(_in_order(self._course).items()),
            self._sizes,
            self.complete,
        )


def _in_order(by_ply: Mapping[int, T]) -> dict[int, T]:
    return dict(sorted(by_ply.items()))


def to_text(kept: Kept) -> str:
    """As the library stores it."""
    return msgspec.json.encode(kept).decode()


def from_text(text: str) -> Kept | None:
    """Read the text of `to_text`, in this version or the one before; None for damaged text or that of a later one."""
    try:
        kept = msgspec.json.decode(text, type=Kept)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    if kept.version not in _READ or not _holds(kept):
        return None
    return kept


def _holds(kept: Kept) -> bool:
    """True if every number is where a screen may look it up."""
    players = len(kept.sizes)
    rows = [row for _, row in (*kept.swings, *kept.course)]
    plies = [*(one.ply for one in kept.judged), *(ply for ply, _ in (*kept.swings, *kept.course))]
    seats = [*kept.people, *(one.seat for one in kept.judged)]
    return (
        all(len(row) == players for row in rows)
        and all(0 <= ply <= kept.plies for ply in plies)
        and all(0 <= seat < players for seat in seats)
        and all(0 <= one.loss <= 1 for one in kept.judged)
    )
