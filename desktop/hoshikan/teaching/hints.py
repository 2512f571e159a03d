"""Hints and "why not": the recommendation of a search, with the reasons that a game's tutor finds.

Every function here takes a *determinization*: `match.state.determinize(seat, rng)` for the seat that asks, never the
match's own state, so that no hint can reveal a secret.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import sqrt
from typing import Final, Literal, NamedTuple

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction
from hoshikan.engine.game import Game
from hoshikan.engine.state import State
from hoshikan.engine.tutor import Nudge, Reason

LOOKED_AT: Final = 30
"""Playouts behind an estimate that is shown: with fewer, its margin of error is wider than most differences."""
COMPARABLE: Final = 0.25
"""Share of the favourite's playouts that an action needs to be called better than it."""
EVEN: Final = 0.02
"""Expected results (0..1) closer than this are called equal even if a long search distinguishes them."""
VARIED: Final = 0.5
"""A choice of a mixture that is made at least so often, beside the most frequent one, is named with it."""
MIXED: Final = 0.2
"""One that is made at least so often, beside the most frequent one, belongs to the mixture."""
REASONS: Final = 3
"""Most reasons for a move in a hint, and most against it: more is not read."""
MOST_EQUALS: Final = 3
"""Most actions that are named as equally good: more are no advice."""
FIRM: Final = 120
"""Playouts behind the best action with which a hint is no longer called early."""
CLOSE: Final = 0.5
"""Half the distance of 0 from 1: the standard deviation of the result of one playout."""
DIFFERENT: Final = 0.25
"""Reasons of one kind that differ by less than this share are the same to a player."""
RIVALS: Final = 8
"""So many actions are asked whether they do something else than the best one."""
TELLING: Final = 0.05
"""Reasons of a smaller value, in points, are not given."""


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
    """Probability of this choice where the answer is a mixture, since all choose in secret: 0..1. Else None."""


def best_first(ranking: Sequence[Rated], named: str = "") -> tuple[Rated, ...]:
    """`ranking`, which has the order in which the search recommends its actions, as a player may see it.

    That is in the order of the number that is shown (`share` of a mixture, else `result`, in whole per cent), and
    without the estimates that stand on too few playouts. Of equal numbers the action `named` in an earlier hint stands
    first, then the search's recommendation: advice should not alternate.

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
    actions = {entry.action for entry in shown}
    return (*shown, *(_unknown(entry) for entry in ranking if entry.action not in actions))


def _unknown(entry: Rated) -> Rated:
    return entry._replace(result=None, points=None)


class Argument(NamedTuple):
    """A reason seen from the move that is spoken of: for or against it."""

    reason: Reason
    of_rival: bool = False
    """The reason is a drawback of the move it is compared with, and so speaks for this one."""
    apart: bool = False
    """Sets the move apart from the one it is compared with, instead of holding for both."""
    versus: Reason | None = None
    """Reason of the same kind of the compared move, if it states another fact with the same sign."""

    @property
    def speaks_for(self) -> bool:
        """True if it is an argument for the move, and not against it."""
        return (self.reason.value > 0) != self.of_rival


Doubt = Literal["", "early", "close"]
"""Why a hint may be wrong: few playouts so far, or another action that is hardly worse. Empty if neither."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint in three steps: show `nudge` first, then point at `action`, then give the `reasons`."""

    nudge: Nudge | None
    """None if the tutor has none."""
    action: str
    arguments: tuple[Argument, ...]
    """For the action, first those that set it apart from its rival; then its own risks and other drawbacks."""
    result: float | None
    points: float | None
    equals: tuple[str, ...]
    """Other actions that are as good as the best one by the search, or frequent in a mixture; best first, and not too
    many."""
    share: float | None = None
    """Probability of the action in a mixture, 0..1."""
    rival: str | None = None
    """The best action that does something clearly different: what the reasons compare with. None if there is none."""
    doubt: Doubt = ""

    @property
    def unexplained(self) -> bool:
        """True if the search prefers the action although all reasons are against it."""
        known = self.result is not None or self.share is not None
        return known and bool(self.arguments) and not any(argument.speaks_for for argument in self.arguments)


@dataclass(frozen=True, slots=True)
class WhyNot:
    """The answer to "why not this?"."""

    best: str
    asked: str
    even: bool
    """The search cannot distinguish them: shown before any reason."""
    result: float | None
    """Expected result of `best` minus that of `asked`; None if the search did not rate both."""
    points: float | None
    """The same in expected points."""
    against: tuple[Argument, ...] = ()
    """Drawbacks of `asked` that `best` does not have, or less; the greatest first, as in the other two."""
    given_up: tuple[Argument, ...] = ()
    """Advantages of `best` that `asked` does not have, or less."""
    gained: tuple[Argument, ...] = ()
    """Advantages of `asked` that `best` does not have, or less."""
    shares: tuple[float, float] | None = None
    """Probabilities of `best` and `asked` in a mixture, 0..1; `result` and `points` are None then."""


class Coach:
    """Hints for one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._tutor = game.tutor()

    def hint(self, state: State, ranking: Sequence[Rated], named: str = "") -> Hint:
        """The action that `ranking` (as `best_first` gives it, not empty) recommends, with its reasons.

        `named` is the action of an earlier hint of this decision: see `recommended`. Of actions with one and the same
        number the hint takes one for which it can give a reason.
        A tutor that fails costs the reasons, not the hint. Raises ValueError for an empty ranking, NotationError and
        IllegalAction for one of another position.
        """
        if not ranking:
            raise ValueError("a hint needs at least one rated action")
        hint = self._advice(state, ranking, recommended(ranking, named))
        if hint.unexplained and hint.share is None:
            others = (self._advice(state, ranking, entry) for entry in _alike(ranking, hint.action))
            return next((other for other in others if not other.unexplained), hint)
        return hint

    def _advice(self, state: State, ranking: Sequence[Rated], best: Rated) -> Hint:
        """The hint that recommends `best`, one of the ranking."""
        others = [entry for entry in ranking if entry is not best]
        action = self._legal(state, best.action)
        nudge, reasons = self._nudge(state, action), self._reasons(state, action)
        measure = best if best.share is None else ranking[0]
        equals = tuple(other.action for other in others if is_even(measure, other))
        rival, arguments = self._compared(state, reasons, others, equals)
        doubt = _doubt(best, others)
        shown = equals[:MOST_EQUALS]
        return Hint(nudge, best.action, arguments, best.result, best.points, shown, best.share, rival, doubt)

    def _compared(
        self, state: State, ours: Sequence[Reason], others: Sequence[Rated], equals: Collection[str]
    ) -> tuple[str | None, tuple[Argument, ...]]:
        """Find the best action that does something clearly different, rather none of `equals`, and compare with it."""
        rivals = sorted(others, key=lambda entry: (entry.result is None, entry.action in equals))[:RIVALS]
        found = {entry.action: self._reasons(state, self._legal(state, entry.action)) for entry in rivals}
        common = [reason for reason in ours if found and _holds_for_all(reason, found.values())]
        ours = _without(common, ours)
        for action, theirs in found.items():
            arguments = _arguments(ours, _without(common, theirs))
            if any(argument.apart and argument.speaks_for for argument in arguments):
                return action, arguments
        return None, _arguments(ours, None)

    def arguments(self, state: State, action: str, ranking: Sequence[Rated]) -> tuple[Argument, ...]:
        """Return what speaks for and against a legal action, compared with the best one of `ranking` that does
        something clearly different. Raises NotationError and IllegalAction."""
        others = [entry for entry in ranking if entry.action != action]
        return self._compared(state, self._reasons(state, self._legal(state, action)), others, ())[1]

    def why_not(self, state: State, best: str, asked: str, ranking: Sequence[Rated] = ()) -> WhyNot:
        """Compare `asked` with `best`, both legal. Raises NotationError and IllegalAction."""
        lines = self._contrast(state, self._legal(state, best), self._legal(state, asked))
        rated = {entry.action: entry for entry in ranking}
        one, other = rated.get(best), rated.get(asked)
        if best == asked or one is None or other is None:
            return WhyNot(best, asked, best == asked, None, None, *lines)
        if one.share is not None and other.share is not None:
            return WhyNot(best, asked, False, None, None, *lines, (one.share, other.share))
        result, points = _less(one.result, other.result), _less(one.points, other.points)
        return WhyNot(best, asked, is_even(one, other), result, points, *lines)

    def nudge(self, state: State, text: str) -> Nudge | None:
        """Return the nudge for the action `text`, which is legal. Raises NotationError and IllegalAction."""
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

    def _reasons(self, state: State, action: Action) -> Sequence[Reason]:
        with _forgiven("no reasons for", action):
            return self._tutor.reasons(state, action)
        return ()

    def _contrast(
        self, state: State, best: Action, asked: Action
    ) -> tuple[tuple[Argument, ...], tuple[Argument, ...], tuple[Argument, ...]]:
        """Against `asked`, given up with `best`, and gained by `asked`."""
        theirs, ours = _by_kind(self._reasons(state, best)), _by_kind(self._reasons(state, asked))
        against = _better(ours, theirs, sign=-1)
        named = {one.reason.kind for one in against}
        given_up = [one for one in _better(theirs, ours, sign=1) if one.reason.kind not in named]
        gained = [
            one
            for one in _better(ours, theirs, sign=1)
            if not (one.reason.opinion or any(drawback.reason.covers(one.reason) for drawback in against))
        ]
        return tuple(against), tuple(given_up), tuple(gained)


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
    """Return the actions shown with the same number as `action`, of those visited enough to be rated above the
    search's favourite."""
    this = next(entry for entry in ranking if entry.action == action)
    enough = COMPARABLE * max(entry.visits for entry in ranking)
    known = [entry for entry in ranking if entry.result is not None and entry.visits >= enough and entry is not this]
    return [entry for entry in known if round(100 * (entry.result or 0.0)) == round(100 * (this.result or 0.0))]


def _still_good(best: Rated, named: Rated) -> bool:
    """True if earlier advice still holds. The choices of a mixture have equal values, however often each is made: that
    is why they are mixed."""
    if is_even(best, named):
        return True
    if best.share is None or named.share is None or best.result is None or named.result is None:
        return False
    return named.share >= MIXED * best.share and best.result - named.result <= EVEN


def is_even(best: Rated, other: Rated) -> bool:
    """True if `other` may be named with the best action: about as good, where the search has visited both, or about as
    frequent in a mixture."""
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
    """Return the reason to doubt the search, if the hint does not name it anyway (as of equals and of a mixture)."""
    if best.result is None or best.share is not None:
        return ""
    if best.visits < FIRM:
        return "early"
    second = next((other for other in others if other.result is not None), None)
    if second is None or is_even(best, second):
        return ""
    margin = CLOSE * sqrt(1 / best.visits + 1 / second.visits)
    return "close" if best.result - (second.result or 0.0) < margin else ""


def _arguments(ours: Sequence[Reason], theirs: Sequence[Reason] | None) -> tuple[Argument, ...]:
    """The strongest arguments for a move, first those that its rival (None: no rival) does not have; then what can go
    wrong, and other drawbacks. One line for each kind."""
    own, rival = _by_kind(ours), _by_kind(theirs or ())
    apart = {one.reason.kind: one for one in _better(own, rival, sign=1)} if theirs is not None else {}
    good = [apart.get(reason.kind, Argument(reason)) for reason in own.values() if reason.value >= TELLING]
    bad = [reason for reason in own.values() if reason.value <= -TELLING or (reason.risk and reason.value < 0)]
    named = {reason.kind for reason in bad} | {argument.reason.kind for argument in good}
    good += [
        Argument(reason, of_rival=True, apart=True)
        for reason in rival.values()
        if reason.value <= -TELLING and reason.kind not in named and not reason.same_fact(own.get(reason.kind))
    ]
    bad.sort(key=lambda reason: (not reason.risk, reason.value))
    against = [Argument(reason) for reason in bad if not reason.opinion]
    return (*_chosen(good), *against[:REASONS])


def _better(ours: Mapping[str, Reason], theirs: Mapping[str, Reason], sign: int) -> list[Argument]:
    """Reasons of `ours` with this sign that `theirs` do not have, or clearly less; the greatest difference first."""
    found: list[tuple[float, Argument]] = []
    for reason in ours.values():
        other = theirs.get(reason.kind)
        value, rest = sign * reason.value, max(0.0, sign * other.value) if other is not None else 0.0
        if value >= TELLING and not reason.same_fact(other) and value - rest >= max(TELLING, DIFFERENT * rest):
            found.append((rest - value, Argument(reason, apart=True, versus=other if rest > 0 else None)))
    return [argument for _, argument in sorted(found, key=lambda pair: pair[0])]


def _holds_for_all(reason: Reason, others: Iterable[Sequence[Reason]]) -> bool:
    return all(any(reason.same_fact(other) for other in reasons) for reasons in others)


def _without(common: Sequence[Reason], reasons: Iterable[Reason]) -> list[Reason]:
    """Leave out the facts that are common to all compared moves."""
    return [reason for reason in reasons if not any(reason.same_fact(other) for other in common)]


def _chosen(good: Sequence[Argument]) -> list[Argument]:
    """Those that set the move apart first; but its weightiest reason is not left out, though the rival has it too."""
    ordered = sorted(good, key=lambda argument: (not argument.apart, -abs(argument.reason.value)))
    chosen = ordered[:REASONS]
    own = [argument for argument in good if not argument.of_rival]
    weightiest = max(own, key=lambda argument: argument.reason.value, default=None)
    if weightiest is not None and weightiest not in chosen:
        chosen[-1] = weightiest
    return chosen


def _by_kind(reasons: Sequence[Reason]) -> dict[str, Reason]:
    """The first, and so the weightiest, reason of each kind."""
    return {reason.kind: reason for reason in reversed(reasons)}
