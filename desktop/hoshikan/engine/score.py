"""Scores that can explain themselves."""

from __future__ import annotations

from dataclasses import dataclass, field

from hoshikan.engine.errors import Fact


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One summand of a seat's points: `kind` is the id of its text, `facts` what the text mentions."""

    kind: str
    points: int
    rule: str
    facts: dict[str, Fact] = field(default_factory=dict)
