"""Hints and "why not": what a search recommends, put into the reasons a game's tutor can name.

Every function here takes a *determinization*: `match.state.determinize(seat, rng)` for the seat that asks, never the
match's own state, so that no hint can tell what the player may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction
from hoshikan.engine.game import Game
from hoshikan.engine.state import State
from hoshikan.engine.tutor import Feature, Nudge

EVEN: Final = 0.02
"""Expected results (0..1) closer than this are called equal even if a long search tells them apart."""
SPREAD: Final = 0.25
"""Standard deviation of one playout's result, as a fraction of a sure win; turns visits into a margin of error."""
REASONS: Final = 3
"""How many reasons a hint gives: more is not read."""
TELLING: Final = 0.05
"""Features worth less than this many points are no reason for anything."""


class Rated(NamedTuple):
    """One action as a search rates it for the seat to move."""

    action: str
    """In the notation."""
    result: float
    """Expected result, 0..1 (1 = sure sole win)."""
    points: float
    """Expected final points."""
    visits: int = 0
    """Playouts behind the estimate; 0 = unknown."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint in three steps: show `nudge` first, then point at `action`, then give the `reasons`."""

    nudge: Nudge
    action: str
    reasons: tuple[Feature, ...]
    """The features that speak most for the action, then its greatest drawback if that weighs as much."""
    result: float
    points: float
    equals: tuple[str, ...]
    """Other actions that are as good within the search's margin of error, best first."""


@dataclass(frozen=True, slots=True)
class Difference:
    """How two actions differ in one kind of feature; `worth` > 0 speaks for the best action."""

    kind: str
    worth: float
    best: Feature | None
    asked: Feature | None

    @property
    def rule(self) -> str:
        """The rule the feature follows from."""
        feature = self.best or self.asked
        assert feature is not None
        return feature.rule


@dataclass(frozen=True, slots=True)
class WhyNot:
    """The answer to "why not this?"."""

    best: str
    asked: str
    even: bool
    """The search cannot tell them apart: say so before any reason."""
    result: float | None
    """Expected result of `best` minus that of `asked`; None if the search did not rate both."""
    points: float | None
    """The same in expected points."""
    differences: tuple[Difference, ...]
    """Greatest first; may be empty if the tutor sees no difference."""


class Coach:
    """Hints for one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._tutor = game.tutor()

    def hint(self, state: State, ranking: Sequence[Rated]) -> Hint:
        """The first action of `ranking` (best first, not empty) with its reasons.

        Raises ValueError for an empty ranking, NotationError and IllegalAction for one of another position.
        """
        if not ranking:
            raise ValueError("a hint needs at least one rated action")
        best = ranking[0]
        action = self._legal(state, best.action)
        equals = tuple(other.action for other in ranking[1:] if is_even(best, other))
        reasons = _reasons(self._tutor.features(state, action))
        return Hint(self._tutor.nudge(state, action), best.action, reasons, best.result, best.points, equals)

    def why_not(self, state: State, best: str, asked: str, ranking: Sequence[Rated] = ()) -> WhyNot:
        """What speaks for `best` against `asked`, both legal. Raises NotationError and IllegalAction."""
        rated = {entry.action: entry for entry in ranking}
        one, other = rated.get(best), rated.get(asked)
        known = one is not None and other is not None and _comparable(one, other)
        differences = self._differences(state, self._legal(state, best), self._legal(state, asked))
        return WhyNot(
            best,
            asked,
            best == asked or (known and is_even(rated[best], rated[asked])),
            rated[best].result - rated[asked].result if known else None,
            rated[best].points - rated[asked].points if known else None,
            differences,
        )

    def why_illegal(self, state: State, text: str) -> IllegalAction | None:
        """Why the rules forbid the action `text`; None if they allow it. Raises NotationError for no action at all."""
        return state.explain_illegal(self._game.parse(text))

    def _legal(self, state: State, text: str) -> Action:
        action = self._game.parse(text)
        refusal = state.explain_illegal(action)
        if refusal is not None:
            raise refusal
        return action

    def _differences(self, state: State, best: Action, asked: Action) -> tuple[Difference, ...]:
        ours = {feature.kind: feature for feature in self._tutor.features(state, best)}
        theirs = {feature.kind: feature for feature in self._tutor.features(state, asked)}
        found: list[Difference] = []
        for kind in {**ours, **theirs}:
            one, other = ours.get(kind), theirs.get(kind)
            worth = (one.worth if one else 0.0) - (other.worth if other else 0.0)
            if abs(worth) >= TELLING:
                found.append(Difference(kind, round(worth, 3), one, other))
        return tuple(sorted(found, key=lambda difference: -abs(difference.worth)))


def is_even(best: Rated, other: Rated) -> bool:
    """Whether a search's ratings of two actions are equal within its margin of error."""
    if not _comparable(best, other):
        return False
    margin = EVEN
    if best.visits and other.visits:
        margin = max(margin, SPREAD * sqrt(1 / best.visits + 1 / other.visits))
    return best.result - other.result <= margin


def _comparable(one: Rated, other: Rated) -> bool:
    """A search says nothing about an action it has never visited."""
    return bool(one.visits) == bool(other.visits)


def _reasons(features: Sequence[Feature]) -> tuple[Feature, ...]:
    """The strongest arguments for, and the strongest one against if it would make the list by its size."""
    telling = [feature for feature in features if abs(feature.worth) >= TELLING]
    good = [feature for feature in telling if feature.worth > 0][:REASONS]
    bad = [feature for feature in telling if feature.worth < 0][:1]
    if not good:
        return tuple(bad)
    return (*good, *(feature for feature in bad if abs(feature.worth) >= good[-1].worth))
