"""Bases of the states of a game without secrets and without luck after its start (`Kind`): any such game, and one in
which seats place pieces on a board of cells."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from functools import partial
from random import Random
from typing import Any, ClassVar, Generic, Self, cast

from mypy_extensions import mypyc_attr

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction, SetupError
from hoshikan.engine.event import Event
from hoshikan.engine.generics import A
from hoshikan.engine.grid import Grid, GridStart, GridView, Place
from hoshikan.engine.packing import copied, fields_of, frozen, reduced
from hoshikan.engine.setupdata import StartData, decode, plain
from hoshikan.engine.state import TERMINAL, State


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenState(State, Generic[A]):
    """A position that all seats see alike; seats decide one after another, clockwise.

    A game adds its fields (`__slots__`, set in `__init__`), `choices`, `refusal`, `play` and `view`. Fields hold plain
    values, or lists, sets and dicts of such: a game with others overrides `clone` and `information_key`.
    """

    __slots__ = ("ended", "start", "won")

    game_id: ClassVar[str]
    turn_rule: ClassVar[str]
    """The rule that names what a seat decides."""
    end_rule: ClassVar[str]
    """The rule by which the game ends."""

    start: StartData
    ended: str
    """`end_reason`."""
    won: frozenset[int]
    """`winners`."""

    def __init__(self, start: StartData) -> None:
        self.players = start.players
        self.to_move = start.first
        self.events = []
        self.record_events = True
        self.start = start
        self.ended = ""
        self.won = frozenset()

    @abstractmethod
    def choices(self) -> Sequence[A]:
        """Return all that can ever be decided, in a fixed order: the same for every position of the game."""

    @abstractmethod
    def refusal(self, action: A) -> IllegalAction | None:
        """Return the reason why one of `choices` is not allowed now; None if it is. Not asked at the end."""

    @abstractmethod
    def play(self, action: A, seat: int) -> None:
        """Carry out an allowed action of `seat`. The next seat clockwise is to move already."""

    def happened(self, event: Event) -> None:
        """Record an event of this action."""
        if self.record_events:
            self.events.append(event)

    def finish(self, reason: str, winners: Sequence[int]) -> None:
        """End the game; all seats win a draw."""
        self.to_move = TERMINAL
        self.ended = reason
        self.won = frozenset(winners)

    def common(self) -> dict[str, Any]:
        """Return the fields that all views have: `FiveStarsView(**self.common(), heap=self.heap)`."""
        return {
            "game": self.game_id,
            "players": self.players,
            "options": dict(self.start.options),
            "to_move": self.to_move,
            "points": self.points(),
            "winners": sorted(self.won),
            "end": self.ended,
        }

    @property
    def setup(self) -> dict[str, Any]:
        """The start as plain data."""
        return plain(self.start)

    def legal_actions(self) -> list[Action]:
        """Those of `choices` without a `refusal`."""
        if self.to_move == TERMINAL:
            return []
        return [action for action in self.choices() if self.refusal(action) is None]

    def explain_illegal(self, action: Action) -> IllegalAction | None:
        """Its `refusal`; at the end, and for what is no choice, a refusal of all games."""
        if self.to_move == TERMINAL:
            return IllegalAction(self.end_rule, "game-over")
        choices = self.choices()
        if type(action) not in {type(one) for one in choices} or action not in choices:
            return IllegalAction(self.turn_rule, "no-such-choice")
        return self.refusal(cast("A", action))

    def apply(self, action: Action) -> None:
        """Carry `action` out (`play`). Raises IllegalAction and changes nothing if the rules forbid it."""
        refusal = self.explain_illegal(action)
        if refusal is not None:
            raise refusal
        seat = self.to_move
        self.to_move = (seat + 1) % self.players
        self.events = []
        self.play(cast("A", action), seat)

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, partial(restarted, type(self), type(self.start)))

    def clone(self) -> Self:
        """A copy with lists, sets and dicts of its own, without events."""
        copy = type(self)(self.start)
        for name, value in fields_of(self):
            if name != "events":
                setattr(copy, name, copied(value))
        return copy

    def winners(self) -> frozenset[int]:
        """The winners that `finish` was called with."""
        return self.won

    def end_reason(self) -> str:
        """The reason that `finish` was called with."""
        return self.ended

    def determinize(self, seat: int, rng: Random) -> Self:
        """A copy that records no events: nothing is hidden."""
        copy = self.clone()
        copy.record_events = False
        return copy

    def information_key(self, seat: int) -> Hashable:
        """The values of all fields on which the rest of the game depends."""
        return tuple(frozen(value) for name, value in fields_of(self) if name not in _NO_PART)


_NO_PART = frozenset({"events", "players", "record_events", "start"})
"""Fields on which the rest of the game does not depend, or that are the same in all of it."""


def restarted(state: type[OpenState[Any]], start: type[StartData], setup: dict[str, Any]) -> OpenState[Any]:
    """Return the start of a game from the set-up data of another state, for `pickle`."""
    return state(decode(setup, start))


@mypyc_attr(allow_interpreted_subclasses=True)
class GridState(OpenState[Place]):
    """A board in `cells`. A game adds `refusal`, `play` and `result`."""

    __slots__ = ("cells",)

    grid: ClassVar[Grid]

    cells: list[int]
    """By cell, `EMPTY` or a seat."""

    def __init__(self, start: GridStart) -> None:
        super().__init__(start)
        self.cells = self.grid.read(start)
        if over := self.result():
            raise SetupError("rows", "bad-setup-value", {"detail": f"the game is over on this board ({over[0]})"})

    @abstractmethod
    def result(self) -> tuple[str, Sequence[int]] | None:
        """Return what `finish` is called with on this board; None while the game goes on. No start may have one."""

    def choices(self) -> Sequence[Place]:
        """Return an action for each cell."""
        return self.grid.places

    def view(self, seat: int | None) -> GridView:
        """Return the board, which all seats see alike."""
        return GridView(**self.common(), cells=list(self.cells))
