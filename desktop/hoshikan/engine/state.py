"""The contract every game's position keeps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from pickle import PicklingError
from random import Random
from typing import Any, Final, Self, cast

from mypy_extensions import mypyc_attr

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction
from hoshikan.engine.event import Event
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.view import View

CHANCE: Final = -1
"""`to_move` when dice, decks or draws decide."""
TERMINAL: Final = -2
"""`to_move` when the game is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of one game, changed in place by `apply`.

    Seats are numbers from 0 to `players` - 1; values per seat are lists of that length. Nothing that a method
    returns changes with the state, and changing it changes no state.

    Bots and screens never read a state's own fields: they see `view(seat)`, `legal_actions()`, `events`, and what
    `determinize(seat, rng)` makes of them.
    """

    __slots__ = ("events", "players", "record_events", "to_move")

    players: int
    """Number of seats; seats count from 0."""
    to_move: int
    """The seat whose decision is asked, `CHANCE` or `TERMINAL`."""
    events: list[Event]
    """The events of the last `apply`, in order; empty while `record_events` is off."""
    record_events: bool
    """Searches switch this off: the events of a playout are not read."""

    def __repr__(self) -> str:
        """One line with public information."""
        view = self.view(None)
        asked = {CHANCE: "chance", TERMINAL: "over"}.get(view.to_move, f"seat {view.to_move} to move")
        rounds = [f"round {view.round}"] if view.round else []
        points = ["points " + " : ".join(map(str, view.points))] if any(view.points) else []
        return f"<{', '.join([f'{view.game}: {view.players} players', *rounds, asked, *points])}>"

    def __str__(self) -> str:
        """Public information, a line for each field of `view(None)`; `hoshikan.drawing.text` draws the table."""
        return str(self.view(None))

    @property
    @abstractmethod
    def setup(self) -> dict[str, Any]:
        """The set-up data, plain and JSON-able: `game.new(setup=…)` starts the same game.

        That is the start, not the position reached: it stays the same whatever is applied.
        """

    @abstractmethod
    def legal_actions(self) -> list[Action]:
        """Actions of the seat to move (all outcomes at CHANCE) in a fixed order, none twice.

        Never empty before the end, empty at TERMINAL; the order depends on nothing but the position.
        """

    @abstractmethod
    def explain_illegal(self, action: Action) -> IllegalAction | None:
        """Why `action` is not allowed now, as an error (not raised) with the rule's id; None if it is allowed."""

    @abstractmethod
    def apply(self, action: Action) -> None:
        """Carry `action` out in place, and fill `events` while `record_events`.

        Raises IllegalAction and changes nothing if the rules forbid it. At CHANCE the action is one of the outcomes.
        """

    @abstractmethod
    def clone(self) -> State:
        """An independent copy: what is applied to one of the two is not seen in the other."""

    def after(self, *actions: Action) -> Self:
        """Return a copy in which `actions` have been carried out and which records no events. Raises IllegalAction."""
        copy = cast("Self", self.clone())
        copy.record_events = False
        for action in actions:
            copy.apply(action)
        return copy

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Support `pickle` between processes: a game's state returns `packing.reduced`. Raises PicklingError."""
        raise PicklingError(f"{type(self).__qualname__} defines no __reduce__")

    def points(self) -> list[int]:
        """Points per seat (a team's for each of its members), true at every moment; zeros in a game without points."""
        return [0] * self.players

    @abstractmethod
    def winners(self) -> frozenset[int]:
        """The winning seats, at least one; all members of a winning team. Only at TERMINAL.

        All seats together are a draw in a game without points (`Kind.scored`), a shared victory in one with points.
        """

    def score_lines(self, seat: int) -> list[ScoreLine]:  # games without points have no lines
        """Return the summands of `points()[seat]`, in the order to show them."""
        return []

    def known_score_lines(self, seat: int, viewer: int | None) -> list[ScoreLine]:  # nothing is secret
        """Return those of `score_lines(seat)` that the viewer (None: a spectator) may know."""
        return self.score_lines(seat)

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Return all that the seat (None: a spectator) may know and nothing else: the game's own kind of `View`.

        Two positions that differ in secrets of others only have equal views.
        """

    @abstractmethod
    def determinize(self, seat: int, rng: Random) -> State:
        """A random full state with the same `view(seat)`, drawn with `rng`, without events. For a bot's search."""

    @abstractmethod
    def information_key(self, seat: int) -> Hashable:
        """Return all that the future can depend on and `seat` knows: equal keys are one information set to a search."""

    def chance_outcomes(self) -> Sequence[tuple[Action, float]]:
        """Each of the `legal_actions()` with its probability, above 0 and summing to 1. Only at CHANCE."""
        return ()

    def drawn(self, point: float) -> Action:
        """The one of `chance_outcomes` in whose share `point` falls if they divide 0..1 in their order. Only at CHANCE.

        Games whose outcomes are many find it without listing them, by the same subtractions.
        """
        outcomes = self.chance_outcomes()
        for action, probability in outcomes:
            point -= probability
            if point < 0:
                return action
        return outcomes[-1][0]

    def end_reason(self) -> str:
        """Id of the condition that ended the game, for statistics and texts; empty before the end."""
        return ""

    @property
    def simultaneous_phase(self) -> int:
        """The number of the phase, from 1, whose choices stay hidden until all are in, if the decision now asked is one
        of them; else 0. A seat may choose several times in one phase, and the next phase has another number."""
        return 0

    @property
    def simultaneous(self) -> bool:
        """True if the current decision is one of several that stay hidden until all are in."""
        return self.simultaneous_phase > 0

    def reopen(self, seat: int) -> None:  # games without simultaneous choices have nothing to take back
        """Take back the simultaneous choices that `seat` may not see yet, so that a search can decide them itself."""
        return
