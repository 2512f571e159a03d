"""Hints for the player at the screen: the engine ranks, the coach gives the reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from hoshikan.bots import protocol
from hoshikan.engine.chance import stream
from hoshikan.teaching.hints import Coach, Rated, WhyNot
from hoshikan.ui.match.controller import MatchController

FIRST_HINT_MS: Final = 200
"""Age of the ranking that the first hint is made of: nobody waits half a second, and the search goes on."""


class Advisor(QObject):
    """Answers "what should I do?" and "why not this?" for the decision at hand."""

    searching = Signal()
    """The engine has been asked."""
    ranked = Signal(object)
    """Tuple of `Rated`, best first: the ranking so far."""
    hinted = Signal(object)
    """The Hint; another one follows if the search comes to prefer another action."""
    explained = Signal(object)
    """The WhyNot asked for."""
    cleared = Signal()
    """The position has changed: what was said before no longer holds."""

    def __init__(self, controller: MatchController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._coach = Coach(controller.match.game)
        self.ranking: tuple[Rated, ...] = ()
        self._final = False
        self._asked = ""
        self._hinted = ""
        controller.changed.connect(self._forget)

    @property
    def available(self) -> bool:
        """Whether there is a decision to give a hint for."""
        return self._controller.deciding

    def request(self) -> None:
        """Ask for a hint; `hinted` brings it."""
        if not self.available:
            return
        if self._final:
            self._give_hint()
        elif not self._controller.engine.busy:
            self._search()

    def why_not(self, notation: str) -> None:
        """Ask what speaks against a legal action; `explained` brings the answer, after a search if there was none."""
        if not self.available:
            return
        self._asked = notation
        if self._final:
            self._explain()
        elif not self._controller.engine.busy:
            self._search()

    def _search(self) -> None:
        match = self._controller.match
        self.searching.emit()
        seed = stream(match.header.seed, match.ply).getrandbits(32)
        self._controller.engine.analyse(match, seed, self._on_answer)

    def _on_answer(self, answer: protocol.Answer) -> None:
        if not isinstance(answer, protocol.Info | protocol.Best):
            return
        self.ranking = tuple(_rated(answer.ranking))
        self.ranked.emit(self.ranking)
        self._final = isinstance(answer, protocol.Best)
        if self._asked:
            if self._final:
                self._explain()
        elif (self._final and self.ranking[0].action != self._hinted) or (
            not self._hinted and answer.ms >= FIRST_HINT_MS
        ):
            self._give_hint()

    def _give_hint(self) -> None:
        self._hinted = self.ranking[0].action
        self.hinted.emit(self._coach.hint(self._controller.determinization(), self.ranking))

    def _explain(self) -> None:
        asked, self._asked = self._asked, ""
        best = self.ranking[0].action
        answer: WhyNot = self._coach.why_not(self._controller.determinization(), best, asked, self.ranking)
        self.explained.emit(answer)

    def _forget(self) -> None:
        self.ranking = ()
        self._final = False
        self._asked = self._hinted = ""
        self.cleared.emit()


def _rated(ranking: Sequence[protocol.RankedAction]) -> list[Rated]:
    return [Rated(entry.action, entry.expected, entry.points, entry.visits) for entry in ranking]
