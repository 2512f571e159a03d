"""Hints for the player at the screen: the engine ranks, the coach gives the reasons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from hoshikan.bots import protocol
from hoshikan.engine.chance import stream
from hoshikan.teaching.hints import Coach, Rated, WhyNot, recommended
from hoshikan.ui.board.match.controller import MatchController
from hoshikan.ui.board.match.ranking_model import rated

FIRST_HINT_MS: Final = 200
"""Age of the ranking for the first hint: half a second would be too long a wait, and the search goes on."""


class Advisor(QObject):
    """Answers "what should I do?" and "why not this?" for the decision at hand."""

    searching = Signal()
    """The engine has been asked."""
    ranked = Signal(object)
    """Tuple of `Rated`, best first: the ranking of the hint or the explanation that follows."""
    hinted = Signal(object)
    """The Hint; another one follows when the search is done."""
    explained = Signal(object)
    """The WhyNot asked for."""
    cleared = Signal()
    """The position has changed: earlier texts no longer hold."""

    def __init__(self, controller: MatchController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._coach = Coach(controller.match.game)
        self.ranking: tuple[Rated, ...] = ()
        """The ranking of the last hint or explanation."""
        self._newest: tuple[Rated, ...] = ()
        self._final = False
        self._hinted = False
        self._asked = ""
        self._named = ""
        """The action of the last hint for this decision."""
        controller.changed.connect(self._forget)

    @property
    def available(self) -> bool:
        """True if there is a decision to give a hint for."""
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
        match = self._controller.match
        mixed, scored = match.state.simultaneous, match.game.kind.scored
        self._newest = rated(answer.ranking, mixed=mixed, scored=scored, named=self._named)
        self._final = isinstance(answer, protocol.Best)
        if self._final:
            if self._hinted or not self._asked:
                self._give_hint()
            if self._asked:
                self._explain()
        elif not self._hinted and not self._asked and answer.ms >= FIRST_HINT_MS:
            self._give_hint()

    def _give_hint(self) -> None:
        """Rank and hint from one and the same search, so that no number contradicts another."""
        self._hinted = True
        self._rank()
        hint = self._coach.hint(self._controller.determinization(), self.ranking, self._named)
        self._named = hint.action
        self.hinted.emit(hint)

    def _explain(self) -> None:
        asked, self._asked = self._asked, ""
        self._rank()
        best = recommended(self.ranking, self._named).action
        answer: WhyNot = self._coach.why_not(self._controller.determinization(), best, asked, self.ranking)
        self.explained.emit(answer)

    def _rank(self) -> None:
        self.ranking = self._newest
        self.ranked.emit(self.ranking)

    def _forget(self) -> None:
        self.ranking = self._newest = ()
        self._final = self._hinted = False
        self._asked = self._named = ""
        self.cleared.emit()
