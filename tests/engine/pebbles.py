"""A game without secrets and luck, as short as the engine's bases let it be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, Final, cast

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction
from hoshikan.engine.event import Event
from hoshikan.engine.game import GameParts, Option
from hoshikan.engine.knowledge import Knowledge, shared_by_winners
from hoshikan.engine.opengame import OpenGame
from hoshikan.engine.openstate import OpenState
from hoshikan.engine.setupdata import StartData
from hoshikan.engine.state import TERMINAL
from hoshikan.engine.tensor import Part
from hoshikan.engine.view import View
from hoshikan.listing import Listing


class Start(StartData, frozen=True):
    """Pebbles in each hollow."""

    hollows: tuple[int, ...] = (2, 2, 1)


class PebblesView(View, kw_only=True):
    """The hollows."""

    hollows: list[int]


class Clear(Action):
    """Clear a hollow: "clear 0"."""

    __slots__ = ("hollow",)

    def __init__(self, hollow: int) -> None:
        super().__init__(f"clear {hollow}")
        self.hollow = hollow

    def __reduce__(self) -> tuple[Any, ...]:
        return Clear, (self.hollow,)


class Cleared(Event, frozen=True):
    """A hollow is empty."""

    rule = "PB-1"
    seat: int
    hollow: int


CLEARS: Final = tuple(map(Clear, range(3)))


class PebblesState(OpenState[Clear]):
    """Clear a hollow in turn; the last one wins, and an odd number left over is nobody's win."""

    __slots__ = ("hollows", "taken")

    game_id = "pebbles"
    turn_rule = "PB-1"
    end_rule = "PB-2"

    def __init__(self, start: Start) -> None:
        super().__init__(start)
        self.hollows = list(start.hollows)
        self.taken: dict[str, set[int]] = {}

    def choices(self) -> Sequence[Clear]:
        return CLEARS

    def refusal(self, action: Clear) -> IllegalAction | None:
        return None if self.hollows[action.hollow] else IllegalAction("PB-1", "empty", {"hollow": action.hollow})

    def play(self, action: Clear, seat: int) -> None:
        self.hollows[action.hollow] = 0
        self.taken.setdefault(str(seat), set()).add(action.hollow)
        self.happened(Cleared(seat, action.hollow))
        if not any(self.hollows):
            self.finish("cleared", [seat])

    def view(self, seat: int | None) -> PebblesView:
        return PebblesView(**self.common(), hollows=list(self.hollows))


class PebblesKnowledge(Knowledge[PebblesState, Clear]):
    """Knows the end alone."""

    def evaluate(self, state: PebblesState) -> list[float]:
        return shared_by_winners(state) if state.to_move == TERMINAL else [1 / state.players] * state.players


class Pebbles(OpenGame[PebblesState, Clear]):
    """For two or three."""

    rule_ids = ("PB-1", "PB-2")
    options = (Option("kind", (False, True), "PB-1"),)
    state = PebblesState
    start = Start
    longest = 3
    parts = (Part("hollows", 3, "pebbles", lambda view, _: view.hollows),)


_KNOWLEDGE: Callable[[], PebblesKnowledge] = PebblesKnowledge
PEBBLES: Final = Pebbles(
    cast("GameParts", SimpleNamespace(listing=Listing("pebbles", range(2, 4), 1), knowledge=_KNOWLEDGE))
)
