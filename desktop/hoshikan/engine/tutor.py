"""Reasons for moves and pointers towards them: the interface between a game's `teaching` and the coach."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar, Generic, TypeVar

import msgspec

from hoshikan.engine.errors import Fact
from hoshikan.engine.generics import A, S


class Reason(msgspec.Struct, frozen=True):
    """One fact about a move that can be checked, with how much it helps or hurts.

    A game declares a subclass for each kind; its fields are the facts that the sentence needs, seats counted from 0.
    Its `ReasonWords` in `screen/` have two wordings for each kind: how it helps (`value` > 0) and how it hurts (< 0).
    A kind that is given with one sign only needs only one.
    """

    kind: ClassVar[str]
    """Id by which puzzles are filed."""
    rule: ClassVar[str]
    """Id of the rule it follows from."""
    theme: ClassVar[str] = ""
    """Subject that can be named without giving a move away; several kinds may share one. "" where the rule is enough
    of a name."""
    risk: ClassVar[bool] = False
    """Describes how the move can fail: comes first among its drawbacks, however unlikely."""
    opinion: ClassVar[bool] = False
    """Judges the move as a whole by a static evaluation, instead of stating a fact: left out where the search has found
    otherwise."""
    remark: ClassVar[bool] = False
    """Explains another reason, and is not part of the sum that the static evaluation gives."""

    value: float
    """In points (or what `Tutor.reasons` of the game uses instead), as the player to move sees it."""

    @property
    def facts(self) -> dict[str, Fact]:
        """Fields of the kind by name."""
        return {name: getattr(self, name) for name in self.__struct_fields__ if name != "value"}

    def covers(self, other: Reason) -> bool:
        """Report whether `other`, an advantage of the same move, is not given beside this drawback."""
        return False

    def same_fact(self, other: Reason | None) -> bool:
        """Report whether `other` states the same fact with the same sign, whatever the size of its value."""
        if other is None or self.kind != other.kind or (self.value > 0) != (other.value > 0):
            return False
        return self.facts == other.facts


R = TypeVar("R", bound=Reason)


def weightiest_first(found: Iterable[R]) -> list[R]:
    """Sort reasons by the size of their value; equal ones stay in order."""
    return sorted(found, key=lambda reason: -abs(reason.value))


class Nudge(msgspec.Struct, frozen=True):
    """The first step of a hint: where to look, without the move. `kind` is the id of its sentence."""

    kind: str
    facts: dict[str, Fact] = {}


class Tutor(ABC, Generic[S, A]):
    """Finds the reasons for a move. Reads a full state passed by the teaching service (a determinization)."""

    kinds: ClassVar[tuple[type[Reason], ...]] = ()
    """Every kind of reason that the game has."""
    nudges: ClassVar[tuple[str, ...]] = ()
    """Every kind of nudge that the game has."""

    @abstractmethod
    def reasons(self, state: S, action: A) -> list[Reason]:
        """Return what `action` does for the seat to move, weightiest first, at most one reason of a kind."""

    @abstractmethod
    def nudge(self, state: S, action: A) -> Nudge:
        """Return a pointer towards `action` that leaves the finding to the player."""

    def meets(self, state: S, action: A, check: str) -> bool:
        """True if a legal `action` meets the criterion `check`, so that a lesson's accepted moves can be verified
        by computation. By default the kinds of reasons are the criteria: one in favour of the action meets its own.
        Raises KeyError for a name this game does not know."""
        if check not in {kind.kind for kind in self.kinds}:
            raise KeyError(check)
        return any(reason.kind == check and reason.value > 0 for reason in self.reasons(state, action))
