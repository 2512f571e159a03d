"""Hints at a table: from the advisor to the panel and to the pieces."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from hoshikan.engine.view import View
from hoshikan.teaching.hints import Hint, Rated, WhyNot
from hoshikan.ui.board.hints import MOVE, NOTHING, PLACE, HintsPanel
from hoshikan.ui.board.match.advisor import Advisor
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.features.play.rating import TableRating
from hoshikan.ui.features.play.taking import TableTaking
from hoshikan.ui.kit.widgets.announce import announce


class TableHints(QObject):
    """Asks for what the panel wants, counts it, and shows what comes."""

    def __init__(
        self,
        advisor: Advisor,
        panel: HintsPanel,
        scene: TableScene[View],
        board: QWidget,
        rating: TableRating,
        taking: TableTaking,
    ) -> None:
        super().__init__(board)
        self._advisor, self._panel, self._scene, self._board = advisor, panel, scene, board
        self._rating, self._taking = rating, taking
        advisor.searching.connect(panel.show_searching)
        advisor.ranked.connect(self._on_ranked)
        advisor.hinted.connect(self._on_hinted)
        advisor.explained.connect(self._on_explained)
        panel.hint_wanted.connect(self._request)
        panel.step_shown.connect(self.show_step)
        panel.why_not_wanted.connect(self.why_not)

    def why_not(self, notation: str) -> None:
        """Ask what speaks against a move."""
        self._help(lambda: self._advisor.why_not(notation))

    def show_step(self, step: int) -> None:
        """Mark on the table what the hint names so far."""
        hint = self._panel.hint
        if hint is None or step == NOTHING:
            self._scene.set_hint(())
        elif step == PLACE:
            where = (one.targets[:1] for one in self._scene.picking.affordances if one.action == hint.action)
            self._scene.set_hint(next(where, ()))
        elif step == MOVE:
            self._scene.set_hint((hint.action,))

    def _request(self) -> None:
        self._help(self._advisor.request)

    def _help(self, ask: Callable[[], None]) -> None:
        def counted() -> None:
            self._taking.hinted()
            ask()

        self._rating.before_help(counted)

    def _on_ranked(self, ranking: tuple[Rated, ...]) -> None:
        self._panel.show_ranking(ranking)

    def _on_hinted(self, hint: Hint) -> None:
        said = self._panel.show_hint(hint)
        if said:
            announce(self._board, said)

    def _on_explained(self, answer: WhyNot) -> None:
        self._panel.show_why_not(answer)
        self._scene.name_places(wanted=True)
