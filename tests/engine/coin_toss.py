"""The smallest game with chance: a seat calls, a coin with three heads in four is tossed, two rounds, no more."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any

from hoshikan.engine import CHANCE, TERMINAL, Action, Game, IllegalAction, NotationError, Option, State
from hoshikan.engine.game import Kind
from hoshikan.engine.view import View

CALLS = (Action("call heads"), Action("call tails"))
TOSSES = (Action("toss heads"), Action("toss tails"))


class CoinTossView(View, kw_only=True):
    """Everything is open."""

    called: str


class CoinToss(State):
    """A seat scores a point when its call comes true; seats call in turn."""

    __slots__ = ("called", "hits", "turn")

    def __init__(self) -> None:
        self.players = 2
        self.to_move = 0
        self.events = []
        self.record_events = True
        self.called = ""
        self.turn = 0
        self.hits = [0, 0]

    @property
    def setup(self) -> dict[str, Any]:
        return {"players": 2, "options": {}}

    def legal_actions(self) -> list[Action]:
        return list({CHANCE: TOSSES, TERMINAL: ()}.get(self.to_move, CALLS))

    def explain_illegal(self, action: Action) -> IllegalAction | None:
        return None if action in self.legal_actions() else IllegalAction("CT-1", "not-now")

    def apply(self, action: Action) -> None:
        refusal = self.explain_illegal(action)
        if refusal is not None:
            raise refusal
        if self.to_move != CHANCE:
            self.called = action.text.split()[1]
            self.to_move = CHANCE
            return
        self.hits[self.turn] += action.text.endswith(self.called)
        self.turn += 1
        self.to_move = self.turn if self.turn < 2 else TERMINAL

    def clone(self) -> CoinToss:
        copy = CoinToss()
        copy.to_move, copy.called, copy.turn, copy.hits = self.to_move, self.called, self.turn, self.hits[:]
        return copy

    def points(self) -> list[int]:
        return self.hits[:]

    def winners(self) -> frozenset[int]:
        return frozenset(seat for seat in (0, 1) if self.hits[seat] == max(self.hits))

    def view(self, seat: int | None) -> CoinTossView:
        return CoinTossView(
            game="coin-toss",
            players=2,
            options={},
            to_move=self.to_move,
            points=self.points(),
            winners=sorted(self.winners()) if self.to_move == TERMINAL else [],
            end=self.end_reason(),
            called=self.called,
        )

    def determinize(self, seat: int, rng: Random) -> CoinToss:
        return self.clone()

    def information_key(self, seat: int) -> Hashable:
        return (self.to_move, self.called, *self.hits)

    def chance_outcomes(self) -> Sequence[tuple[Action, float]]:
        return list(zip(TOSSES, (0.75, 0.25), strict=True)) if self.to_move == CHANCE else ()


class CoinTossGame(Game):
    """The toss with options that mean nothing, for tests of what the engine does with options."""

    id = "coin-toss"
    players = range(2, 3)
    minutes = 1
    rules_version = 1
    options = (Option("coins", (1, 2), "CT-1"), Option("fair", (False, True), "CT-1"))
    rule_ids = ("CT-1",)
    kind = Kind(chance=True, hidden=False, simultaneous=False, scored=True, teams=False, most_distinct_actions=4)

    def __init__(self) -> None:
        """It has rules only: no parts."""

    def _deal(self, players: int, seed: int, options: dict[str, Any], components: Mapping[str, Any] | None) -> CoinToss:
        return CoinToss()

    def _restore(self, setup: Mapping[str, Any], seed: int) -> CoinToss:
        return CoinToss()

    def parse(self, text: str) -> Action:
        if text not in map(str, (*CALLS, *TOSSES)):
            raise NotationError(text)
        return Action(text)
