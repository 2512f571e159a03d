"""The interface between a search and a game, beyond the rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from hoshikan.engine.generics import A, S
from hoshikan.engine.state import TERMINAL, State
from hoshikan.engine.valuation import Valuation

FORESEEN: Final = 0.99
"""Share of games that end as their position at rest does, where that is final; in Sterre en Kroon 99 of 100 do."""
HEAT: Final = 2.5
FLOOR: Final = 0.05
"""`preferences` of a game that has no priors of its own; taste."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Determinizer:
    """Determinizations of one position for one seat, one after another: their common part is computed once."""

    def __init__(self, root: State, seat: int) -> None:
        self.root = root
        self.seat = seat

    def draw(self, rng: Random) -> State:
        """The next one (`State.determinize`)."""
        return self.root.determinize(self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(ABC, Generic[S, A]):
    """A game's evaluation and move priors. Stateless; reads full states, so callers hand it determinizations only.

    Lists run by seat, or as `actions` do; no method changes the state.
    """

    exploration: float = 1.0
    """Spread of a decision's results, relative to that of most games (1.0): scales the exploration of a search."""

    indifference: float = 0.0
    """Difference of greedy values at which one is chosen e times as often where all seats choose at once, since a
    player that always takes the best is predictable and, among equals, blocked; 0: only the best value counts."""
    compares: bool = False
    """True if the moves of a decision are best compared in the same deals, all seats playing on by the priors up to
    `playout_ends`, instead of in a tree."""
    action_feature_names: tuple[str, ...] = ()
    """Names of the columns of `action_features`."""

    def expected_points(self, state: S) -> list[float]:
        """Estimated final points per seat; the true points at the end. Zeros in a game without points."""
        return [0.0] * state.players

    @abstractmethod
    def evaluate(self, state: S) -> list[float]:
        """Estimated result per seat in 0..1 (1 = sure sole win), summing to about 1; exact at the end."""

    def outlook(self, state: S) -> tuple[list[float], list[float]]:
        """Both of `evaluate` and `expected_points`, at once where that is quicker."""
        return self.evaluate(state), self.expected_points(state)

    def priors(self, state: S, actions: Sequence[A]) -> list[float]:
        """Positive weights: how promising each action looks before any search. Scale is irrelevant.

        By what `evaluate` finds after each action, unless a game knows better or is quicker.
        """
        results = [self.evaluate(state.after(action))[state.to_move] for action in actions]
        return preferences(results, HEAT, FLOOR)

    def determinizer(self, state: S, seat: int) -> Determinizer:
        """Draws determinizations for `seat`, the likelier the better they agree with what the others have done; all
        that the rules allow are alike, unless a game knows better. They look at nothing that `seat` has not seen."""
        return Determinizer(state, seat)

    def determinize(self, state: S, seat: int, rng: Random) -> State:
        """A single determinization (`determinizer`)."""
        return self.determinizer(state, seat).draw(rng)

    def settled(self, state: S) -> bool:
        """True if `evaluate` is surer here than a playout could be, so that it need not go on."""
        return False

    def quiet(self, state: S) -> bool:
        """True if `evaluate` is reliable here."""
        return True

    def playout_ends(self, root: S, state: S) -> bool:
        """True if the moves of `root` can be compared by `evaluate` here (`compares`): a playout goes no further.
        A later position shows more of a move's effects, and takes longer to reach."""
        return self.quiet(state)

    def greedy_values(self, state: S, actions: Sequence[A]) -> list[float]:
        """One-ply worth of each action for the seat to move, more is better, on a scale of the game's own.

        The priors unless a game knows better.
        """
        return self.priors(state, actions)

    def action_features(self, state: S, actions: Sequence[A]) -> list[list[float]]:
        """For each action a row of what speaks for or against it, by which the habits of a player can be learnt."""
        return [[] for _ in actions]


@mypyc_attr(allow_interpreted_subclasses=True)
class TwoSeatKnowledge(Knowledge[S, A]):
    """Knowledge of a game for two, of which one seat wins or both share the win."""

    @abstractmethod
    def chance(self, state: S) -> float:
        """Return the expected result of the seat to move, from 0 to 1. Not asked at the end."""

    def evaluate(self, state: S) -> list[float]:
        """Return `chance` for the seat to move, and the rest for the other one."""
        if state.to_move == TERMINAL:
            return shared_by_winners(state)
        chance = self.chance(state)
        return [chance, 1.0 - chance] if state.to_move == 0 else [1.0 - chance, chance]


@mypyc_attr(allow_interpreted_subclasses=True)
class FittedKnowledge(Knowledge[S, A]):
    """Knowledge whose results and points are fitted weights of features; `hoshikan-cli tune` fits them."""

    feature_names: tuple[str, ...] = ()
    """Names of the columns of `features`."""
    knots: int = 5
    """At how many equally spaced points of the progress weights are fitted; they are linear between them."""

    def __init__(self, valuations: Sequence[Valuation]) -> None:
        """`valuations` by number of sides, as `Tuning.valuations` gives them."""
        self._valuations: Final = list(valuations)

    @abstractmethod
    def features(self, state: S) -> list[list[float]]:
        """For each side a row of what speaks for or against it; more is not always better. Not asked at the end."""

    @abstractmethod
    def progress(self, state: S) -> float:
        """Return the progress of the game, from 0 at its start to 1 at its end."""

    def at_rest(self, state: S) -> S:
        """The position that is judged in place of this one, once what is under way has run its course (as a quiescence
        search does, without branching); this one itself unless a game knows better. Only positions at rest are asked
        for their features."""
        return state

    def sides(self, state: S) -> Sequence[int]:
        """Return each seat's side, by seat: sides win together and no feature distinguishes their members. Every seat
        its own by default."""
        return range(state.players)

    def within_rules(self, points: list[float], rest: S) -> list[float]:
        """Fitted points per seat, kept to what the rules still allow; as they are unless a game knows better."""
        return points

    def expected_points(self, state: S) -> list[float]:
        """The fitted final points per seat; the true points at the end."""
        rest = self.at_rest(state)
        if rest.to_move == TERMINAL:
            return [float(points) for points in rest.points()]
        return self._points(rest, self.features(rest), self.progress(rest))

    def evaluate(self, state: S) -> list[float]:
        """The fitted result per seat, in equal parts within a side; exact at the end."""
        rest = self.at_rest(state)
        if rest.to_move == TERMINAL:
            return _ended(state, rest)
        return self._results(rest, self.features(rest), self.progress(rest))

    def outlook(self, state: S) -> tuple[list[float], list[float]]:
        """Results and points of one look at the features."""
        rest = self.at_rest(state)
        if rest.to_move == TERMINAL:
            return _ended(state, rest), [float(points) for points in rest.points()]
        rows, progress = self.features(rest), self.progress(rest)
        return self._results(rest, rows, progress), self._points(rest, rows, progress)

    def _points(self, rest: S, rows: list[list[float]], progress: float) -> list[float]:
        expected = self._valuations[len(rows)].points(rows, progress)
        return self.within_rules([expected[side] for side in self.sides(rest)], rest)

    def _results(self, rest: S, rows: list[list[float]], progress: float) -> list[float]:
        shares = self._valuations[len(rows)].results(rows, progress)
        if len(rows) == rest.players:
            return shares
        sides = list(self.sides(rest))
        return [shares[side] / sides.count(side) for side in sides]


def _ended(state: State, rest: State) -> list[float]:
    """Return the value of a position that is over at rest."""
    shares = shared_by_winners(rest)
    if state.to_move == TERMINAL:
        return shares
    return [FORESEEN * share + (1 - FORESEEN) / len(shares) for share in shares]


def shared_by_winners(state: State) -> list[float]:
    """The result of a finished game: one win, in equal parts."""
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]


def preferences(worths: list[float], heat: float, floor: float) -> list[float]:
    """Priors from worths: 1 for the best action, e times less for each 1/`heat` of falling short, and `floor` more."""
    best = max(worths)
    return [floor + exp((worth - best) * heat) for worth in worths]
