"""Setting up a position by hand: pieces, their places, and counters. No Qt, no words.

An edit is a text, as an action is: "move star:C3 won:1" puts a piece into a place, "set coins:0 12" turns a dial. Every
edit leads from one position that can be played to another, or is refused by the rules with a reason; there is nothing
between, so what lies on the table can be played, copied and kept at any moment.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic

from hoshikan.engine.generics import S

Setup = dict[str, Any]
DialValue = bool | int | str
BOX: Final = "box"
"""The place of what is not in play: beside the table, where it can be taken from and put back."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that can be moved: its id, its place, and the places that could be tried for it.

    Not all of those need to be allowed: the rules refuse with a reason what cannot be. Ids and names of places are
    words without blanks, such as "star:C3" and "won:1".
    """

    id: str
    place: str
    goes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dial:
    """Something that is counted or chosen: its id, its value, and all values that it can be turned to."""

    id: str
    value: DialValue
    values: Sequence[DialValue]
    seat: int | None = None
    """The owner; None for all."""
    piece: str = ""
    """The piece that it belongs to and is shown with, such as a star with coins on it; "" for none."""


class Editor(ABC, Generic[S]):
    """The positions that can be set up in one game (`rules/game.py`). Stateless: a `Draft` holds the position."""

    @abstractmethod
    def position(self, state: S) -> Setup:
        """The set-up data that start in this very position: every seat has the same view, and may do the same."""

    @abstractmethod
    def pieces(self, state: S) -> Sequence[Piece]:
        """Return all pieces on the table and in the box, in a fixed order."""

    @abstractmethod
    def dials(self, state: S) -> Sequence[Dial]:
        """Whatever is counted or chosen, in the order to show it."""

    @abstractmethod
    def move(self, state: S, piece: str, place: str) -> Setup:
        """The set-up data with a piece elsewhere; what must follow by the rules follows. Raises SetupError."""

    @abstractmethod
    def turn(self, state: S, dial: str, value: DialValue) -> Setup:
        """The set-up data with another value of a dial; what must follow by the rules follows. Raises SetupError."""

    @abstractmethod
    def cleared(self, state: S) -> Setup:
        """The set-up data of a table as empty as it can be played on, with the same seats and options."""
