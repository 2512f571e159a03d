"""Hints and "why not": what a search recommends, put into the reasons a game's tutor can name.

Every function here takes a *determinization*: `match.state.determinize(seat, rng)` for the seat that asks, never the
match's own state, so that no hint can tell what the player may not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, NamedTuple

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction
from hoshikan.engine.game import Game
from hoshikan.engine.state import State
from hoshikan.engine.tutor import Feature, Nudge

LOOKED_AT: Final = 30
"""Playouts behind an estimate that is worth telling: with fewer, its margin of error is wider than most differences."""
COMPARABLE: Final = 0.25
"""Share of the favourite's playouts that an action needs to be called better than it."""
EVEN: Final = 0.02
"""Expected results (0..1) closer than this are called equal even if a long search tells them apart."""
VARIED: Final = 0.5
"""A choice of a mixture that is made at least so often, beside the most frequent one, is named with it."""
REASONS: Final = 3
"""How many reasons for a move a hint gives, and how many against it: more is not read."""
TELLING: Final = 0.05
"""Features worth less than this many points are no reason for anything."""


class Rated(NamedTuple):
    """One action as a search rates it for the seat to move."""

    action: str
    """In the notation."""
    result: float | None
    """Expected result, 0..1 (1 = sure sole win); None if too little is known."""
    points: float | None
    """Expected final points; None as `result`, and in a game without points."""
    visits: int = 0
    """Playouts behind the estimate."""
    share: float | None = None
    """Where the answer is a mixture, since all choose in secret: how often to choose this, 0..1. Else None."""


def best_first(ranking: Sequence[Rated]) -> tuple[Rated, ...]:
    """`ranking`, which has the order in which the search recommends its actions, as a player may see it.

    That is in the order of the number that is shown (`share` of a mixture, else `result`), and without the estimates
    that stand on too few playouts.

    Of a few playouts the mean is noise, so what the search has hardly tried is nowhere rated above its favourite.
    """
    if any(entry.share is not None for entry in ranking):
        mixture = sorted(ranking, key=lambda entry: -(entry.share or 0.0))
        return tuple(entry if entry.visits >= LOOKED_AT else _unknown(entry) for entry in mixture)
    known = [entry for entry in ranking if entry.visits >= LOOKED_AT and entry.result is not None]
    if not known:
        return tuple(map(_unknown, ranking))
    enough = COMPARABLE * ranking[0].visits
    most = max((entry.result or 0.0 for entry in known if entry.visits >= enough), default=1.0)
    shown = [entry for entry in known if (entry.result or 0.0) <= most]
    shown.sort(key=lambda entry: -(entry.result or 0.0))
    named = {entry.action for entry in shown}
    return (*shown, *(_unknown(entry) for entry in ranking if entry.action not in named))


def _unknown(entry: Rated) -> Rated:
    return entry._replace(result=None, points=None)


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint in three steps: show `nudge` first, then point at `action`, then give the `reasons`."""

    nudge: Nudge | None
    """None if the tutor has nothing to say."""
    action: str
    reasons: tuple[Feature, ...]
    """The features that speak most for the action, then its risks and greatest drawbacks."""
    result: float | None
    points: float | None
    equals: tuple[str, ...]
    """Other actions that are as good as the search can tell, or that a mixture chooses about as often; best first."""
    share: float | None = None
    """Of a mixture: how often to choose the action, 0..1."""


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
    shares: tuple[float, float] | None = None
    """Of a mixture: how often `best` and `asked` are chosen, 0..1; `result` and `points` are None then."""


class Coach:
    """Hints for one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._tutor = game.tutor()

    def hint(self, state: State, ranking: Sequence[Rated]) -> Hint:
        """The first action of `ranking` (as `best_first` gives it, not empty) with its reasons.

        A tutor that fails costs the reasons, not the hint. Raises ValueError for an empty ranking, NotationError and
        IllegalAction for one of another position.
        """
        if not ranking:
            raise ValueError("a hint needs at least one rated action")
        best = ranking[0]
        action = self._legal(state, best.action)
        nudge, features = self._nudge(state, action), self._features(state, action)
        reasons = _reasons(features, self._tutor.risks)
        equals = tuple(other.action for other in ranking[1:] if is_even(best, other))
        return Hint(nudge, best.action, reasons, best.result, best.points, equals, best.share)

    def why_not(self, state: State, best: str, asked: str, ranking: Sequence[Rated] = ()) -> WhyNot:
        """What speaks for `best` against `asked`, both legal. Raises NotationError and IllegalAction."""
        differences = self._differences(state, self._legal(state, best), self._legal(state, asked))
        rated = {entry.action: entry for entry in ranking}
        one, other = rated.get(best), rated.get(asked)
        if best == asked or one is None or other is None:
            return WhyNot(best, asked, best == asked, None, None, differences)
        if one.share is not None and other.share is not None:
            return WhyNot(best, asked, False, None, None, differences, (one.share, other.share))
        result, points = _less(one.result, other.result), _less(one.points, other.points)
        return WhyNot(best, asked, is_even(one, other), result, points, differences)

    def why_illegal(self, state: State, text: str) -> IllegalAction | None:
        """Why the rules forbid the action `text`; None if they allow it. Raises NotationError for no action at all."""
        return state.explain_illegal(self._game.parse(text))

    def _legal(self, state: State, text: str) -> Action:
        action = self._game.parse(text)
        refusal = state.explain_illegal(action)
        if refusal is not None:
            raise refusal
        return action

    def _nudge(self, state: State, action: Action) -> Nudge | None:
        with _forgiven("no nudge towards", action):
            return self._tutor.nudge(state, action)
        return None

    def _features(self, state: State, action: Action) -> Sequence[Feature]:
        with _forgiven("no reasons for", action):
            return self._tutor.features(state, action)
        return ()

    def _differences(self, state: State, best: Action, asked: Action) -> tuple[Difference, ...]:
        ours = {feature.kind: feature for feature in self._features(state, best)}
        theirs = {feature.kind: feature for feature in self._features(state, asked)}
        found: list[Difference] = []
        for kind in {**ours, **theirs}:
            one, other = ours.get(kind), theirs.get(kind)
            worth = (one.worth if one else 0.0) - (other.worth if other else 0.0)
            if abs(worth) >= TELLING:
                found.append(Difference(kind, round(worth, 3), one, other))
        return tuple(sorted(found, key=lambda difference: -abs(difference.worth)))


def is_even(best: Rated, other: Rated) -> bool:
    """Whether `other` may be named with the best action: about as good as far as the search has looked at both, or in a
    mixture chosen about as often."""
    if best.share is not None and other.share is not None:
        return other.share >= VARIED * best.share
    if best.result is None or other.result is None or min(best.visits, other.visits) < LOOKED_AT:
        return False
    return best.result - other.result <= EVEN


@contextmanager
def _forgiven(what: str, action: Action) -> Iterator[None]:
    """Log whatever goes wrong instead of raising it."""
    try:
        yield
    except Exception:  # whatever a tutor gets wrong, the move it speaks of is still a good one
        import logging

        logging.getLogger("hoshikan").exception("%s %s", what, action)


def _less(one: float | None, other: float | None) -> float | None:
    return None if one is None or other is None else one - other


def _reasons(features: Sequence[Feature], risks: frozenset[str]) -> tuple[Feature, ...]:
    """The strongest arguments for, then what can go wrong and the strongest ones against."""
    good = [feature for feature in features if feature.worth >= TELLING]
    bad = [
        feature for feature in features if feature.worth <= -TELLING or (feature.kind in risks and feature.worth < 0)
    ]
    bad.sort(key=lambda feature: (feature.kind not in risks, feature.worth))
    return (*good[:REASONS], *bad[:REASONS])
