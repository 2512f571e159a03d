"""Arithmetic behind a number of the game: its terms in order, each with the rule it follows from."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from hoshikan.engine.score import ScoreLine


class Quantity(msgspec.Struct, frozen=True, kw_only=True):
    """Number that a table or a line of the log shows. A game declares a subclass for each kind."""


class Term(msgspec.Struct, frozen=True, kw_only=True):
    """One summand. A game declares a subclass for each kind, with the facts that its sentence needs."""

    amount: int
    """May be negative or 0."""
    rule: str = ""
    """Id of the rule it follows from."""


class Scored(Term, frozen=True, kw_only=True):
    """Line of a score, worded as in the list of scores."""

    line: ScoreLine

    @classmethod
    def of(cls, line: ScoreLine) -> Scored:
        """Return the term for a line."""
        return cls(amount=line.points, rule=line.rule, line=line)


@dataclass(frozen=True, slots=True)
class Sum:
    """A quantity and the terms that add up to it."""

    quantity: Quantity
    terms: tuple[Term, ...]

    @property
    def total(self) -> int:
        """The number itself."""
        return sum(term.amount for term in self.terms)
