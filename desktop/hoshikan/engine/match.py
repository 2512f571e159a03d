"""A match: who plays what, and every action since the start. Undo, redo, jumps and replay follow from that list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from hoshikan.engine import limits
from hoshikan.engine.action import Action
from hoshikan.engine.chance import sample, stream
from hoshikan.engine.errors import IllegalAction, SetupError, errors_of
from hoshikan.engine.event import Event
from hoshikan.engine.game import Game, OptionValue
from hoshikan.engine.state import CHANCE, TERMINAL, State

SNAPSHOT_EVERY = 16
"""Plies between full copies of the state, which bounds the cost of a jump."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: `kind` is "human" or "bot"; `level` names the bot's level and is empty for humans.

    A name may be empty: screens fill in what a nameless seat is called.
    """

    kind: str = "human"
    name: str = ""
    level: str = ""

    @property
    def is_bot(self) -> bool:
        """True if a bot plays here."""
        return self.kind == "bot"


@dataclass(frozen=True, slots=True)
class MatchHeader:
    """Everything that is fixed before the first action. `setup` alone decides the start; `seed` later luck."""

    game: str
    rules: int
    seats: tuple[Seat, ...]
    options: dict[str, OptionValue]
    seed: int
    setup: dict[str, Any]
    date: str = ""
    """ISO date of the start; informative."""
    extra: dict[str, str] = field(default_factory=dict)
    """Further tags of a record, kept as they were read."""


class Match:
    """A game in progress or finished, with its history. `ply` counts the applied actions; later ones can be redone."""

    def __init__(self, game: Game, header: MatchHeader) -> None:
        """The match that `header` describes, at its start. Raises SetupError; `start` makes a header and a deal."""
        self.game = game
        self.header = header
        self._start = game.new(setup=header.setup)
        self._state = self._start.clone()
        self._actions: list[Action] = []
        self._movers: list[int] = []
        self._events: list[tuple[Event, ...]] = []
        self._snapshots: dict[int, State] = {0: self._start}
        self._ply = 0

    @classmethod
    def start(
        cls,
        game: Game,
        seats: Sequence[Seat],
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
        setup: Mapping[str, Any] | None = None,
        date: str = "",
        components: Mapping[str, Any] | None = None,
    ) -> Match:
        """Deal a new match. Raises SetupError for a wrong number of seats, options, set-up data or components."""
        if setup is None:
            state = game.new(players=len(seats), seed=seed, options=options, components=components)
        else:
            state = game.new(setup=setup)
        with errors_of(game.id):
            if len(seats) != state.players:
                raise SetupError("players", "seats-differ", {"seats": len(seats), "players": state.players})
            for place, seat in enumerate(seats):
                _check_seat(seat, f"seats[{place}]")
            limits.check_text("date", date, limits.DATE, partial(SetupError, "date"))
        chosen = game.checked_options(state.setup.get("options"))
        return cls(game, MatchHeader(game.id, game.rules_version, tuple(seats), chosen, seed, state.setup, date))

    @property
    def state(self) -> State:
        """The position now. Read it only; `apply` changes it."""
        return self._state

    @property
    def ply(self) -> int:
        """Number of actions before the current position, chance included; 0 at the start."""
        return self._ply

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions, those that can be redone included."""
        return tuple(self._actions)

    def mover(self, ply: int) -> int:
        """The seat (or CHANCE) that made action number `ply`, counted from 0. Raises IndexError."""
        return self._movers[ply]

    def events(self, ply: int) -> tuple[Event, ...]:
        """Return the events of action number `ply`, counted from 0, in order. Raises IndexError."""
        return self._events[ply]

    def position(self, ply: int) -> State:
        """An independent copy of the position after `ply` actions. Raises IndexError for a ply never played."""
        if not 0 <= ply <= len(self._actions):
            raise IndexError(ply)
        base = max(known for known in self._snapshots if known <= ply)
        state = self._snapshots[base].clone()
        for action in self._actions[base:ply]:
            state.apply(action)
        return state

    def open_ply(self, ply: int) -> int:
        """The last ply up to `ply` that all seats may know of: choices of a simultaneous phase that still goes on at
        the end of the line are hidden."""
        last = len(self._actions)
        end = self.position(last)
        phase = 0 if end.to_move == TERMINAL else end.simultaneous_phase
        while phase and last and self.position(last - 1).simultaneous_phase == phase:
            last -= 1
        return min(ply, last)

    def apply(self, action: Action) -> None:
        """Carry out `action`. Raises IllegalAction and changes nothing. A different action than the one that could be
        redone drops the rest of the old line."""
        mover = self._state.to_move
        with errors_of(self.game.id):
            self._state.apply(action)
        if self._ply < len(self._actions) and self._actions[self._ply] != action:
            self._truncate()
        if self._ply == len(self._actions):
            self._actions.append(action)
            self._movers.append(mover)
            self._events.append(tuple(self._state.events))
        self._ply += 1
        if self._ply % SNAPSHOT_EVERY == 0:
            self._snapshots.setdefault(self._ply, self._state.clone())

    def apply_chance(self) -> Action:
        """Let chance decide at a chance node, from the match's own random stream; returns what it brought.

        The stream depends on the header's seed and on the ply: going back and repeating a move repeats its luck.
        """
        assert self._state.to_move == CHANCE
        action = sample(self._state, stream(self.header.seed, self._ply))
        self.apply(action)
        return action

    def beginning(self, plies: int) -> Match:
        """Return a match of its own with the first `plies` actions."""
        copy = Match(self.game, self.header)
        for action in self.actions[:plies]:
            copy.apply(action)
        return copy

    def jump(self, ply: int) -> None:
        """Go to the position after `ply` actions, forwards or backwards. Raises IndexError for a ply never played."""
        self._state = self.position(ply)
        self._ply = ply

    def undo(self) -> None:
        """Take back one action, if there is one."""
        self.jump(max(0, self._ply - 1))

    def redo(self) -> None:
        """Apply the action last taken back again, if there is one."""
        self.jump(min(len(self._actions), self._ply + 1))

    def previous_decision(self, seats: frozenset[int]) -> int | None:
        """The last ply before now at which one of `seats` had to decide: where undo goes back to against bots."""
        return next((ply for ply in range(self._ply - 1, -1, -1) if self._movers[ply] in seats), None)

    def forget_redo(self) -> None:
        """Drop the actions that could be redone."""
        self._truncate()

    def explain_illegal(self, action: Action) -> IllegalAction | None:
        """Why `action` is not allowed now, with rule and game so that a screen finds its sentence; None if it is."""
        refusal = self._state.explain_illegal(action)
        if refusal is not None:
            refusal.game = self.game.id
        return refusal

    def _truncate(self) -> None:
        del self._actions[self._ply :], self._movers[self._ply :], self._events[self._ply :]
        for ply in [known for known in self._snapshots if known > self._ply]:
            del self._snapshots[ply]


def _check_seat(seat: Seat, place: str) -> None:
    """Raise SetupError for a seat that no record could contain."""
    limits.check_text("name", seat.name, limits.NAME, partial(SetupError, place))
    limits.check_text("level", seat.level, limits.LEVEL, partial(SetupError, place))
