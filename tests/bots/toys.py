"""Games small enough to know the right answer: what a search has to find out by itself."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from hoshikan.engine import CHANCE, TERMINAL, Action, IllegalAction, Knowledge, ScoreLine, State
from hoshikan.engine.view import View


class Toy(State):
    """A game, of two unless it says otherwise, that hides nothing unless it says so."""

    __slots__ = ()
    SEATS = 2

    def __init__(self) -> None:
        self.players = self.SEATS
        self.events = []
        self.record_events = False
        self.to_move = self.mover()

    @abstractmethod
    def mover(self) -> int:
        """Return the seat whose turn it is in this position."""

    @abstractmethod
    def results(self) -> list[float]:
        """Results of all seats at the end, summing to 1."""

    @property
    def setup(self) -> dict[str, Any]:
        return {}

    def explain_illegal(self, action: Action) -> IllegalAction | None:
        return None if action in self.legal_actions() else IllegalAction("TOY-1", "no")

    def points(self) -> list[int]:
        return [round(100 * result) for result in self.results()] if self.to_move == TERMINAL else [0] * self.players

    def winners(self) -> frozenset[int]:
        best = max(self.results())
        return frozenset(seat for seat, result in enumerate(self.results()) if result == best)

    def score_lines(self, seat: int) -> list[ScoreLine]:
        return [ScoreLine("all", self.points()[seat], "TOY-1")]

    def view(self, seat: int | None) -> View:
        """Only whose turn it is."""
        return View(
            game="toy", players=self.players, options={}, to_move=self.to_move, points=self.points(), winners=[], end=""
        )

    def determinize(self, seat: int, rng: Random) -> State:
        return self.clone()


class Tale(Toy):
    """A toy in which the sequence of actions is the whole position."""

    __slots__ = ("history",)

    def __init__(self, history: tuple[str, ...] = ()) -> None:
        self.history = history
        super().__init__()

    @abstractmethod
    def moves(self) -> Sequence[str]:
        """Return the next moves."""

    @abstractmethod
    def result(self) -> float:
        """Result of seat 0 and its team at the end."""

    def results(self) -> list[float]:
        """Every second seat is in the team of seat 0."""
        share = 2 / self.players
        return [share * (1 - self.result() if seat % 2 else self.result()) for seat in range(self.players)]

    def legal_actions(self) -> list[Action]:
        return [Action(move) for move in self.moves()]

    def apply(self, action: Action) -> None:
        refusal = self.explain_illegal(action)
        if refusal is not None:
            raise refusal
        self.history += (str(action),)
        self.to_move = self.mover()

    def clone(self) -> State:
        return type(self)(self.history)

    def information_key(self, seat: int) -> Hashable:
        return self.history


class Pennies(Tale):
    """Both choose at the same time; seat 0 wins if the choices are alike, and a pair of tails always counts half."""

    @property
    def simultaneous_phase(self) -> int:
        return 1

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


class Lottery(Tale):
    """Seat 0 takes 0.6 for sure or a ticket that wins in two of five draws."""

    def mover(self) -> int:
        return (0, CHANCE if self.history == ("ticket",) else TERMINAL, TERMINAL)[len(self.history)]

    def moves(self) -> Sequence[str]:
        return ("win", "blank") if self.history else ("ticket", "sure")

    def chance_outcomes(self) -> Sequence[tuple[Action, float]]:
        return ((Action("win"), 0.4), (Action("blank"), 0.6))

    def result(self) -> float:
        return 0.6 if self.history[0] == "sure" else float(self.history[1] == "win")


class HiddenCard(Tale):
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


class Nim(Tale):
    """Ten matches; each takes one to three in turn, the last one wins. Leave a multiple of four."""

    def _left(self) -> int:
        return 10 - sum(map(int, self.history))

    def mover(self) -> int:
        return len(self.history) % 2 if self._left() else TERMINAL

    def moves(self) -> Sequence[str]:
        return [str(count) for count in (1, 2, 3) if count <= self._left()]

    def result(self) -> float:
        return float(len(self.history) % 2 == 1)


class TeamNim(Nim):
    """The same at a table of four: who sits across plays for the same side."""

    SEATS = 4

    def mover(self) -> int:
        return len(self.history) % 4 if self._left() else TERMINAL


class Weather(Tale):
    """Seat 0 may stay in for 0.4, or go out; then seat 1 says what the weather is, having seen it."""

    def mover(self) -> int:
        if self.history == ("in",):
            return TERMINAL
        return (0, CHANCE, 1, TERMINAL)[len(self.history)]

    def moves(self) -> Sequence[str]:
        return (("in", "out"), ("rain", "sun"), ("it rains", "it shines"))[len(self.history)]

    def chance_outcomes(self) -> Sequence[tuple[Action, float]]:
        return ((Action("rain"), 0.5), (Action("sun"), 0.5))

    def result(self) -> float:
        if self.history == ("in",):
            return 0.4
        return 0.2 if self.history[1:] in {("rain", "it rains"), ("sun", "it shines")} else 1.0


class Corridor(Tale):
    """One decision, then a long way without any."""

    LENGTH = 300

    def mover(self) -> int:
        return len(self.history) % 2 if len(self.history) < self.LENGTH else TERMINAL

    def moves(self) -> Sequence[str]:
        return ("on",) if self.history else ("left", "right")

    def result(self) -> float:
        return float(self.history[0] == "right")


DICE = tuple(Action(f"die {number}") for number in range(200))
GOOD_DIE = DICE[137]
HIT, MISS = Action("hit"), Action("miss")


class Marathon(Toy):
    """Six seats throw sixty times each, with one of 200 dice; one of them hits far more often than the others."""

    __slots__ = ("good", "hits", "turn")
    SEATS = 6
    TURNS = 360

    def __init__(self) -> None:
        self.hits = [0] * self.SEATS
        self.turn = 0
        self.good: bool | None = None
        """True if the die about to fall is the good one, None before it is chosen."""
        super().__init__()

    def mover(self) -> int:
        if self.good is not None:
            return CHANCE
        return self.turn % self.SEATS if self.turn < self.TURNS else TERMINAL

    def legal_actions(self) -> list[Action]:
        return [HIT, MISS] if self.good is not None else list(DICE)

    def chance_outcomes(self) -> Sequence[tuple[Action, float]]:
        chance = 0.9 if self.good else 0.1
        return ((HIT, chance), (MISS, 1 - chance))

    def apply(self, action: Action) -> None:
        if self.good is None:
            self.good = action == GOOD_DIE
        else:
            self.hits[self.turn % self.SEATS] += action == HIT
            self.good = None
            self.turn += 1
        self.to_move = self.mover()

    def clone(self) -> State:
        copy = Marathon()
        copy.hits, copy.turn, copy.good, copy.to_move = self.hits[:], self.turn, self.good, self.to_move
        return copy

    def results(self) -> list[float]:
        """At any time: who has more hits is likelier to win."""
        weights = [2.0**hits for hits in self.hits]
        return [weight / sum(weights) for weight in weights]

    def information_key(self, seat: int) -> Hashable:
        return (self.turn, *self.hits)


class ToyKnowledge(Knowledge):
    """Knows nothing but the end (of a marathon, the score), and counts what it was shown."""

    def __init__(self) -> None:
        self.evaluated = 0

    def expected_points(self, state: State) -> list[float]:
        return [100 * result for result in self.evaluate(state)]

    def evaluate(self, state: State) -> list[float]:
        self.evaluated += 1
        assert isinstance(state, Toy)
        if state.to_move != TERMINAL and not isinstance(state, Marathon):
            return [1 / state.players] * state.players
        return state.results()

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:
        return [1.0] * len(actions)


class Appraiser(ToyKnowledge):
    """Knows what a ticket of the lottery is worth, so that nothing is left to draw."""

    def evaluate(self, state: State) -> list[float]:
        return super().evaluate(state) if state.to_move == TERMINAL else [0.4, 0.6]

    def settled(self, state: State) -> bool:
        return state.to_move == CHANCE
