"""The contract every game's position keeps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction
from hoshikan.engine.event import Event
from hoshikan.engine.score import ScoreLine

CHANCE = -1
"""`to_move` when dice, decks or draws decide."""
TERMINAL = -2
"""`to_move` when the game is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of one game, changed in place by `apply`.

    Bots and screens never read a state's own fields: they see `view(seat)`, `legal_actions()`, `events`, and what
    `determinize(seat, rng)` makes of them.
    """

    __slots__ = ("events", "narrating", "players", "to_move")

    players: int
    """Number of seats; seats count from 0."""
    to_move: int
    """The seat whose decision is asked, `CHANCE` or `TERMINAL`."""
    events: list[Event]
    """What the last `apply` did, in order; empty while `narrating` is off."""
    narrating: bool
    """Searches switch this off: nobody reads the events of a playout."""

    @property
    @abstractmethod
    def setup(self) -> dict[str, Any]:
        """The set-up data of the rule specification, plain and JSON-able: `game.new(setup=…)` starts the same game."""

    @abstractmethod
    def legal_actions(self) -> list[Action]:
        """Actions of the seat to move (all outcomes at CHANCE) in a fixed order; never empty before the end."""

    @abstractmethod
    def explain_illegal(self, action: Action) -> IllegalAction | None:
        """Why `action` is not allowed now, with the rule's id; None if it is."""

    @abstractmethod
    def apply(self, action: Action) -> None:
        """Carry `action` out in place. Raises IllegalAction and changes nothing if the rules forbid it."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy."""

    def points(self) -> list[int]:
        """Points per seat (a team's for each of its members), true at every moment; zeros in a game without points."""
        return [0] * self.players

    @abstractmethod
    def winners(self) -> frozenset[int]:
        """The winning seats. Only at TERMINAL."""

    def score_lines(self, seat: int) -> list[ScoreLine]:  # noqa: ARG002  # games without points have no lines
        """What `points()[seat]` is made of; the lines' points sum to it."""
        return []

    @abstractmethod
    def view(self, seat: int | None) -> Any:
        """What that seat (None: a spectator) may know and nothing else: the game's own kind of `engine.view.View`."""

    @abstractmethod
    def determinize(self, seat: int, rng: Random) -> State:
        """A random full state consistent with `view(seat)`; not narrating."""

    @abstractmethod
    def information_key(self, seat: int) -> Hashable:
        """What the future can depend on as far as `seat` knows it: equal keys are one information set to a search."""

    def chance_outcomes(self) -> Sequence[tuple[Action, float]]:
        """Outcomes with their probabilities, summing to 1. Only at CHANCE."""
        return ()

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
        """Whether the decision now asked is one of several that stay hidden until all are in."""
        return self.simultaneous_phase > 0

    def reopen(self, seat: int) -> None:  # noqa: ARG002  # games without simultaneous choices have nothing to take back
        """Take back the simultaneous choices that `seat` may not see yet, so that a search can decide them itself."""
        return
