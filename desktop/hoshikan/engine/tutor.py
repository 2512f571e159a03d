"""The vocabulary of reasons: what a game's teaching.py says about a move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import ClassVar

from hoshikan.engine.action import Action
from hoshikan.engine.errors import Fact
from hoshikan.engine.state import State


@dataclass(frozen=True, slots=True)
class Feature:
    """One named thing a move does, such as "takes 5 points for 4 coins".

    `kind` is the id of its sentence, `worth` its size in points as the mover sees it (signed: risks are negative), so
    that two moves can be compared feature by feature; `rule` is the rule it follows from.
    """

    kind: str
    worth: float
    rule: str
    facts: dict[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Nudge:
    """The first step of a hint: where to look, without the move. `kind` is the id of its sentence."""

    kind: str
    facts: dict[str, Fact] = field(default_factory=dict)


class Tutor(ABC):
    """Names the features of a move. Reads a full state handed to it by the teaching service (a determinization)."""

    risks: ClassVar[frozenset[str]] = frozenset()
    """Kinds of features that say how a move can fail: whoever is advised to make it is told them first of its
    drawbacks."""

    @abstractmethod
    def features(self, state: State, action: Action) -> list[Feature]:
        """What `action` does for the seat to move, most important first."""

    @abstractmethod
    def nudge(self, state: State, action: Action) -> Nudge:
        """A pointer towards `action` that leaves the finding to the player."""

    def meets(self, state: State, action: Action, check: str) -> bool:  # noqa: ARG002  # a game without lessons has none
        """Whether a legal `action` meets the criterion `check` names, so that a lesson's accepted moves can be verified
        by computation. Raises KeyError for a name this game does not know."""
        raise KeyError(check)
