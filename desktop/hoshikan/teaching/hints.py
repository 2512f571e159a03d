"""Hints and "why not": what a search recommends, put into the reasons a game's tutor can name.

Every function here takes a *determinization*: `match.state.determinize(seat, rng)` for the seat that asks, never the
match's own state, so that no hint can tell what the player may not know.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import sqrt
from typing import Final, Literal, NamedTuple

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction
from hoshikan.engine.game import Game
from hoshikan.engine.state import State
from hoshikan.engine.tutor import Feature, Nudge, TwoSides

LOOKED_AT: Final = 30
"""Playouts behind an estimate that is worth telling: with fewer, its margin of error is wider than most differences."""
COMPARABLE: Final = 0.25
"""Share of the favourite's playouts that an action needs to be called better than it."""
EVEN: Final = 0.02
"""Expected results (0..1) closer than this are called equal even if a long search tells them apart."""
VARIED: Final = 0.5
"""A choice of a mixture that is made at least so often, beside the most frequent one, is named with it."""
MIXED: Final = 0.2
"""One that is made at least so often, beside the most frequent one, belongs to the mixture."""
REASONS: Final = 3
"""How many reasons for a move a hint gives, and how many against it: more is not read."""
MOST_EQUALS: Final = 3
"""How many other actions are named as just as good: more are no advice."""
FIRM: Final = 120
"""Playouts behind the best action with which a hint no longer says that it is early."""
CLOSE: Final = 0.5
"""Half the distance of 0 from 1: what one playout tells of a result is as uncertain as that."""
DIFFERENT: Final = 0.25
"""Drawbacks of one kind that differ by less than this share are the same to a player."""
RIVALS: Final = 8
"""So many actions are asked whether they do something else than the best one."""
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


def best_first(ranking: Sequence[Rated], named: str = "") -> tuple[Rated, ...]:
    """`ranking`, which has the order in which the search recommends its actions, as a player may see it.

    That is in the order of the number that is shown (`share` of a mixture, else `result`, in whole per cent), and
    without the estimates that stand on too few playouts. Of equal numbers the action `named` in an earlier hint stands
    first, then what the search recommends: nobody is to be told now this and now that.

    Of a few playouts the mean is noise, so what the search has hardly tried is nowhere rated above its favourite.
    """
    if any(entry.share is not None for entry in ranking):
        mixture = sorted(ranking, key=lambda entry: (-round(100 * (entry.share or 0.0)), entry.action != named))
        return tuple(entry if entry.visits >= LOOKED_AT else _unknown(entry) for entry in mixture)
    known = [entry for entry in ranking if entry.visits >= LOOKED_AT and entry.result is not None]
    if not known:
        return tuple(map(_unknown, sorted(ranking, key=lambda entry: entry.action != named)))
    enough = COMPARABLE * ranking[0].visits
    most = max((entry.result or 0.0 for entry in known if entry.visits >= enough), default=1.0)
    shown = [entry for entry in known if (entry.result or 0.0) <= most]
    shown.sort(key=lambda entry: (-round(100 * (entry.result or 0.0)), entry.action != named))
    told = {entry.action for entry in shown}
    return (*shown, *(_unknown(entry) for entry in ranking if entry.action not in told))


def _unknown(entry: Rated) -> Rated:
    return entry._replace(result=None, points=None)


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing to say of the recommended action, beside the one it is compared with."""

    feature: Feature
    """Of the recommended action, or of its rival if that alone has it (`of_rival`)."""
    worth: float
    """How much it speaks for the action (< 0: against it), in points."""
    of_rival: bool = False
    apart: bool = False
    """Whether it sets the action apart from its rival, instead of holding for both."""
    versus: Feature | None = None
    """The other one's feature of the same kind, if it says something else."""

    @property
    def kind(self) -> str:
        """The id of its sentence."""
        return self.feature.kind

    @property
    def rule(self) -> str:
        """The rule it follows from."""
        return self.feature.rule

    @property
    def speaks_for(self) -> bool:
        """Whether it is a reason for the action, and not against it."""
        return self.worth > 0


Doubt = Literal["", "early", "close"]
"""Why a hint may be wrong: few playouts so far, or another action that is hardly worse. Empty if neither."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint in three steps: show `nudge` first, then point at `action`, then give the `reasons`."""

    nudge: Nudge | None
    """None if the tutor has nothing to say."""
    action: str
    reasons: tuple[Reason, ...]
    """What speaks for the action, first what its rival does not have; then its risks and what else is against it."""
    result: float | None
    points: float | None
    equals: tuple[str, ...]
    """Other actions that are as good as the search can tell, or that a mixture chooses often; best first, and no more
    than are of use."""
    share: float | None = None
    """Of a mixture: how often to choose the action, 0..1."""
    rival: str | None = None
    """The best action that does something clearly different: what the reasons compare with. None if there is none."""
    doubt: Doubt = ""

    @property
    def unexplained(self) -> bool:
        """Whether the search prefers the action although all that the tutor sees is against it."""
        known = self.result is not None or self.share is not None
        return known and bool(self.reasons) and not any(reason.speaks_for for reason in self.reasons)


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

    def hint(self, state: State, ranking: Sequence[Rated], named: str = "") -> Hint:
        """The action that `ranking` (as `best_first` gives it, not empty) recommends, with its reasons.

        `named` is what an earlier hint of this decision has told: see `recommended`. Of actions with one and the same
        number the hint takes one for which it can give a reason.
        A tutor that fails costs the reasons, not the hint. Raises ValueError for an empty ranking, NotationError and
        IllegalAction for one of another position.
        """
        if not ranking:
            raise ValueError("a hint needs at least one rated action")
        hint = self._advice(state, ranking, recommended(ranking, named))
        if hint.unexplained and hint.share is None:
            told = (self._advice(state, ranking, entry) for entry in _alike(ranking, hint.action))
            return next((other for other in told if not other.unexplained), hint)
        return hint

    def _advice(self, state: State, ranking: Sequence[Rated], best: Rated) -> Hint:
        """The hint that recommends `best`, one of the ranking."""
        others = [entry for entry in ranking if entry is not best]
        action = self._legal(state, best.action)
        nudge, features = self._nudge(state, action), self._features(state, action)
        measure = best if best.share is None else ranking[0]
        equals = tuple(other.action for other in others if is_even(measure, other))
        rival, reasons = self._compared(state, features, others, equals)
        doubt = _doubt(best, others)
        shown = equals[:MOST_EQUALS]
        return Hint(nudge, best.action, reasons, best.result, best.points, shown, best.share, rival, doubt)

    def _compared(
        self, state: State, features: Sequence[Feature], others: Sequence[Rated], equals: Collection[str]
    ) -> tuple[str | None, tuple[Reason, ...]]:
        """The best action that does something clearly different, rather none of `equals`, and the reasons beside it."""
        asked = sorted(others, key=lambda entry: (entry.result is None, entry.action in equals))
        for entry in asked[:RIVALS]:
            theirs = self._features(state, self._legal(state, entry.action))
            reasons = _reasons(*_told_once(features, theirs, self._tutor.two_sides), self._tutor.risks)
            if any(reason.apart and reason.speaks_for for reason in reasons):
                return entry.action, reasons
        return None, _reasons(features, (), self._tutor.risks)

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

    def nudge(self, state: State, text: str) -> Nudge | None:
        """Where to look for the action `text`, which is legal. Raises NotationError and IllegalAction."""
        return self._nudge(state, self._legal(state, text))

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
        told = _told_once(self._features(state, best), self._features(state, asked), self._tutor.two_sides)
        ours, theirs = ({feature.kind: feature for feature in features} for features in told)
        found: list[Difference] = []
        for kind in {**ours, **theirs}:
            one, other = ours.get(kind), theirs.get(kind)
            worth = (one.worth if one else 0.0) - (other.worth if other else 0.0)
            if abs(worth) >= TELLING:
                found.append(Difference(kind, round(worth, 3), one, other))
        return tuple(sorted(found, key=lambda difference: -abs(difference.worth)))


def recommended(ranking: Sequence[Rated], named: str = "") -> Rated:
    """The best of a ranking, or the one `named` before as long as it is as good: advice that changes to and fro between
    equals teaches nothing."""
    best = _favourite(ranking)
    return next((entry for entry in ranking if entry.action == named and _still_good(best, entry)), best)


def _favourite(ranking: Sequence[Rated]) -> Rated:
    """The first entry of a ranking. Of a mixture, of all that are made about as often, the one that is worth most: how
    often each is made still moves long after that is known."""
    first = ranking[0]
    if first.share is None:
        return first
    often = [entry for entry in ranking if is_even(first, entry)]
    return max(often, key=lambda entry: -1.0 if entry.result is None else entry.result)


def _alike(ranking: Sequence[Rated], action: str) -> list[Rated]:
    """What a player sees with the same number as `action`, of what was looked at closely enough to be rated above the
    search's favourite."""
    this = next(entry for entry in ranking if entry.action == action)
    enough = COMPARABLE * max(entry.visits for entry in ranking)
    known = [entry for entry in ranking if entry.result is not None and entry.visits >= enough and entry is not this]
    return [entry for entry in known if round(100 * (entry.result or 0.0)) == round(100 * (this.result or 0.0))]


def _still_good(best: Rated, named: Rated) -> bool:
    """Whether advice given before holds. The choices of a mixture are worth the same, however often each is made: that
    is why they are mixed."""
    if is_even(best, named):
        return True
    if best.share is None or named.share is None or best.result is None or named.result is None:
        return False
    return named.share >= MIXED * best.share and best.result - named.result <= EVEN


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


def _doubt(best: Rated, others: Sequence[Rated]) -> Doubt:
    """What speaks against believing the search, if the hint does not say it anyway (as of equals and of a mixture)."""
    if best.result is None or best.share is not None:
        return ""
    if best.visits < FIRM:
        return "early"
    second = next((other for other in others if other.result is not None), None)
    if second is None or is_even(best, second):
        return ""
    margin = CLOSE * sqrt(1 / best.visits + 1 / second.visits)
    return "close" if best.result - (second.result or 0.0) < margin else ""


def _reasons(features: Sequence[Feature], theirs: Sequence[Feature], risks: frozenset[str]) -> tuple[Reason, ...]:
    """The strongest arguments for, first those that the rival does not have; then what can go wrong, what else is
    against, and what only the rival has. What hardly weighs for the action counts as something it does not have."""
    rival = _by_kind(theirs)
    good, bad = [], []
    for feature in features:
        other = rival.get(feature.kind)
        differs = other is not None and other.facts != feature.facts
        if feature.worth >= TELLING:
            gain = feature.worth - (other.worth if other is not None else 0.0)
            weighs = other is None or (differs and _weighs(feature.worth, other.worth))
            apart = bool(theirs) and gain >= TELLING and weighs
            good.append(Reason(feature, gain if apart else feature.worth, False, apart, other if apart else None))
        elif feature.worth <= -TELLING or (feature.kind in risks and feature.worth < 0):
            weighs = other is not None and differs and _weighs(feature.worth, other.worth)
            bad.append(Reason(feature, feature.worth, False, bool(theirs) and other is None, other if weighs else None))
    own = _by_kind(features)
    alone = [feature for feature in rival.values() if feature.kind not in own]
    good += [Reason(feature, -feature.worth, True, True) for feature in alone if feature.worth <= -TELLING]
    bad.sort(key=lambda reason: (reason.kind not in risks, reason.worth))
    missed = [Reason(feature, -feature.worth, True, True) for feature in alone if feature.worth >= TELLING]
    for kind, other in rival.items():
        ours = own.get(kind)
        if ours is None or not _weighs(ours.worth, other.worth):
            continue
        slight = abs(ours.worth) < TELLING and kind not in risks and ours.facts != other.facts
        if slight and other.worth <= -TELLING:
            good.append(Reason(other, ours.worth - other.worth, True, True, ours))
        elif other.worth > ours.worth and (slight or ours.worth >= TELLING):
            missed.append(Reason(other, ours.worth - other.worth, True, True, ours))
    missed.sort(key=lambda reason: reason.worth)
    return (*_chosen(good), *bad[:REASONS], *missed[:1])


def _told_once(
    features: Sequence[Feature], theirs: Sequence[Feature], pairs: Sequence[TwoSides]
) -> tuple[list[Feature], list[Feature]]:
    """Both without what features of the other tell from the other side; the weightier stays, of equal ones ours."""
    same = [
        (one, other) for one in features for other in theirs if any(pair.tell_the_same(one, other) for pair in pairs)
    ]
    lighter = [other if abs(one.worth) >= abs(other.worth) else one for one, other in same]
    ours = [feature for feature in features if not any(feature is one for one in lighter)]
    return ours, [feature for feature in theirs if not any(feature is one for one in lighter)]


def _weighs(worth: float, other: float) -> bool:
    """Whether two drawbacks of one kind are of clearly different weight, so that both are worth telling."""
    return abs(worth - other) >= max(TELLING, DIFFERENT * max(abs(worth), abs(other)))


def _chosen(good: Sequence[Reason]) -> list[Reason]:
    """Those that set the action apart first; but its weightiest reason is not left out, though the rival has it too."""
    ordered = sorted(good, key=lambda reason: (not reason.apart, -reason.worth))
    chosen = ordered[:REASONS]
    own = [reason for reason in good if not reason.of_rival]
    weightiest = max(own, key=lambda reason: reason.feature.worth, default=None)
    if weightiest is not None and weightiest not in chosen:
        chosen[-1] = weightiest
    return chosen


def _by_kind(features: Sequence[Feature]) -> dict[str, Feature]:
    """The first, and so the weightiest, feature of each kind."""
    return {feature.kind: feature for feature in reversed(features)}
