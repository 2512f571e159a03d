"""Contract of a game's "Why?": the sums behind the numbers on its table and in its log, and their words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from hoshikan.engine import Event
from hoshikan.engine.sums import Sum, Term
from hoshikan.engine.view import View
from hoshikan.ui.kit.look.words import Words

V = TypeVar("V", bound=View)


class SumWords(Words, ABC, Generic[V]):
    """Sums of one game, computed from views alone, and their words in the language now installed."""

    @abstractmethod
    def at(self, key: str, view: V, seat: int | None) -> Sequence[Sum]:
        """Return the sums behind the numbers that the piece `key` shows to `seat`; empty if it shows none."""

    @abstractmethod
    def of_event(self, event: Event, before: V, after: V) -> Sequence[Sum]:
        """Return the sums behind the numbers in an event's line, from the spectator's views around its action."""

    @abstractmethod
    def heading(self, found: Sum, view: V, names: Sequence[str]) -> str:
        """Name the quantity with its total: "Trading at Vega (C3): 4 coins"."""

    @abstractmethod
    def term(self, term: Term, view: V, names: Sequence[str]) -> str:
        """Name a summand without its number: "coins on the star". Lines of a score are worded by `score_line`."""
