"""The vocabulary of reasons: what a game's `teaching` says about a move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal, NamedTuple

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


class Reasons:
    """Collects the features of one move: each cites the rule of its kind, and the weightiest come first."""

    def __init__(self, rules: Mapping[str, str], repeated: Literal["kept", "first", "summed"] = "kept") -> None:
        """`rules` has every kind of feature with the rule it follows from.

        `repeated` says what becomes of several features of one kind: all are kept, the first one stands for all, or
        they are summed up, with the facts of the weightiest and their number as `count`.
        """
        self._rules = rules
        self._repeated = repeated
        self._found: list[Feature] = []

    def add(self, kind: str, worth: float, /, **facts: Fact) -> None:
        """Take in a feature. Raises KeyError for a kind that has no rule."""
        same = None if self._repeated == "kept" else next((one for one in self._found if one.kind == kind), None)
        if same is None:
            self._found.append(Feature(kind, round(worth, 3), self._rules[kind], facts))
        elif self._repeated == "summed":
            count = int(same.facts.get("count", 1)) + 1
            heavier = same.facts if abs(same.worth) >= abs(worth) else facts
            both = Feature(kind, round(same.worth + worth, 3), same.rule, {**heavier, "count": count})
            self._found[self._found.index(same)] = both

    def sorted(self) -> list[Feature]:
        """What was found, the weightiest first."""
        return sorted(self._found, key=lambda feature: -abs(feature.worth))


@dataclass(frozen=True, slots=True)
class Nudge:
    """The first step of a hint: where to look, without the move. `kind` is the id of its sentence."""

    kind: str
    facts: dict[str, Fact] = field(default_factory=dict)


class TwoSides(NamedTuple):
    """Two kinds of features that tell one fact from two sides: what an action costs, and that another one saves it."""

    one: str
    other: str
    about: str = ""
    """Only if this fact is the same in both; "" if they always belong together."""

    def tell_the_same(self, feature: Feature, other: Feature) -> bool:
        """Whether the two features tell the same."""
        kinds = {feature.kind, other.kind} == {self.one, self.other}
        return kinds and feature.facts.get(self.about) == other.facts.get(self.about)


class Tutor(ABC):
    """Names the features of a move. Reads a full state handed to it by the teaching service (a determinization)."""

    risks: ClassVar[frozenset[str]] = frozenset()
    """Kinds of features that say how a move can fail: whoever is advised to make it is told them first of its
    drawbacks."""

    two_sides: ClassVar[Sequence[TwoSides]] = ()
    """Kinds that would tell a player one thing twice, if one action has the first and another one the second."""

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
