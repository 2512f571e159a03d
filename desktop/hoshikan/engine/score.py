"""Scores that can explain themselves."""

from __future__ import annotations

from dataclasses import dataclass, field

from hoshikan.engine.errors import Fact


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One summand of a seat's points."""

    kind: str
    """Id of its text."""
    points: int
    """May be negative or 0."""
    rule: str
    """Id of the rule it follows from."""
    facts: dict[str, Fact] = field(default_factory=dict)
    """Values that the text mentions."""
    member: int | None = None
    """In a team, the seat that earned it; None if there are no teams, or it is not known."""
