"""Games small enough to know the right answer: what a search has to find out by itself."""
# ruff: noqa: ARG002 - a toy implements the whole contract, whatever it needs of it

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from hoshikan.engine import CHANCE, TERMINAL, Action, IllegalAction, Knowledge, ScoreLine, State


class Toy(State):
    """A game of two in which the sequence of actions is the whole position."""

    __slots__ = ("history",)

    def __init__(self, history: tuple[str, ...] = ()) -> None:
        self.players = 2
        self.events = []
        self.narrating = False
        self.history = history
        self.to_move = self.mover()

    def mover(self) -> int:
        raise NotImplementedError

    def moves(self) -> Sequence[str]:
        raise NotImplementedError

    def result(self) -> float:
        """Result of seat 0 at the end."""
        raise NotImplementedError

    @property
    def setup(self) -> dict[str, Any]:
        return {}

    def legal_actions(self) -> list[Action]:
        return [Action(move) for move in self.moves()]

    def explain_illegal(self, action: Action) -> IllegalAction | None:
        return None if str(action) in self.moves() else IllegalAction("TOY-1", "no")

    def apply(self, action: Action) -> None:
        refusal = self.explain_illegal(action)
        if refusal is not None:
            raise refusal
        self.history += (str(action),)
        self.to_move = self.mover()

    def clone(self) -> State:
        return type(self)(self.history)

    def points(self) -> list[int]:
        return [round(100 * self.result()), round(100 - 100 * self.result())] if self.to_move == TERMINAL else [0, 0]

    def winners(self) -> frozenset[int]:
        return frozenset({0 if self.result() > 0.5 else 1})

    def score_lines(self, seat: int) -> list[ScoreLine]:
        return [ScoreLine("all", self.points()[seat], "TOY-1")]

    def view(self, seat: int | None) -> dict[str, Any]:
        return {}

    def determinize(self, seat: int, rng: Random) -> State:
        return self.clone()

    def information_key(self, seat: int) -> Hashable:
        return self.history


class Pennies(Toy):
    """Both choose at the same time; seat 0 wins if the choices are alike, and a pair of tails always counts half."""

    @property
    def simultaneous(self) -> bool:
        return True

    def mover(self) -> int:
        return len(self.history) if len(self.history) < 2 else TERMINAL

    def moves(self) -> Sequence[str]:
        return ("heads", "tails")

    def result(self) -> float:
        one, other = self.history
        return (0.5 if one == "tails" else 1.0) if one == other else 0.0

    def determinize(self, seat: int, rng: Random) -> State:
        known = self.history[seat : seat + 1]
        hidden = tuple(rng.choice(self.moves()) for _ in self.history[:seat])
        return Pennies(hidden + known)

    def reopen(self, seat: int) -> None:
        self.history = self.history[seat : seat + 1] if seat == 0 else ()
        self.to_move = self.mover()

    def information_key(self, seat: int) -> Hashable:
        return self.history[seat : seat + 1]


class Lottery(Toy):
    """Seat 0 takes 0.6 for sure or a ticket that wins in two of five draws."""

    def mover(self) -> int:
        return (0, CHANCE if self.history == ("ticket",) else TERMINAL, TERMINAL)[len(self.history)]

    def moves(self) -> Sequence[str]:
        return ("win", "blank") if self.history else ("ticket", "sure")

    def chance_outcomes(self) -> Sequence[tuple[Action, float]]:
        return ((Action("win"), 0.4), (Action("blank"), 0.6))

    def result(self) -> float:
        return 0.6 if self.history[0] == "sure" else float(self.history[1] == "win")


class HiddenCard(Toy):
    """Chance deals seat 1 a card, three of four are high; seat 0 bids on it unseen."""

    def mover(self) -> int:
        return (CHANCE, 0, TERMINAL)[len(self.history)]

    def moves(self) -> Sequence[str]:
        return ("bid high", "bid low") if self.history else ("high", "low")

    def chance_outcomes(self) -> Sequence[tuple[Action, float]]:
        return ((Action("high"), 0.75), (Action("low"), 0.25))

    def result(self) -> float:
        return float(self.history[1] == "bid " + self.history[0])

    def determinize(self, seat: int, rng: Random) -> State:
        card = "high" if rng.random() < 0.75 else "low"
        return HiddenCard((card, *self.history[1:])) if self.history else HiddenCard()

    def information_key(self, seat: int) -> Hashable:
        return self.history if seat else self.history[1:]


class Nim(Toy):
    """Ten matches; each takes one to three in turn, the last one wins. Leave a multiple of four."""

    def _left(self) -> int:
        return 10 - sum(map(int, self.history))

    def mover(self) -> int:
        return len(self.history) % 2 if self._left() else TERMINAL

    def moves(self) -> Sequence[str]:
        return [str(count) for count in (1, 2, 3) if count <= self._left()]

    def result(self) -> float:
        return float(len(self.history) % 2 == 1)


class ToyKnowledge(Knowledge):
    """Knows nothing but the end, and counts what it was shown."""

    def __init__(self) -> None:
        self.evaluated = 0

    def expected_points(self, state: State) -> list[float]:
        return [100 * result for result in self.evaluate(state)]

    def evaluate(self, state: State) -> list[float]:
        self.evaluated += 1
        assert isinstance(state, Toy)
        if state.to_move != TERMINAL:
            return [0.5, 0.5]
        return [state.result(), 1 - state.result()]

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:
        return [1.0] * len(actions)
