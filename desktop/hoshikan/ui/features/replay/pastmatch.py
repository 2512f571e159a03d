"""The common part of replay and review: a page with a past match."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hoshikan.bots.judging import teams
from hoshikan.engine import Match
from hoshikan.engine.view import View
from hoshikan.ui.board.match.seating import played, seat_names
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.side import row_of
from hoshikan.ui.board.table.kit.painting import Sitter
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.board.why import WhyCard
from hoshikan.ui.features.replay.evaluationhistory import EvaluationHistory
from hoshikan.ui.features.replay.graph import CourseGraph
from hoshikan.ui.features.replay.player import PlayerBar
from hoshikan.ui.features.replay.replaybar import ReplayBar
from hoshikan.ui.features.replay.replayside import ReplaySide
from hoshikan.ui.features.replay.reviewbar import ReviewBar
from hoshikan.ui.features.replay.reviewside import ReviewSide
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.page import Page
from hoshikan.ui.shared.sitting import dressed, sitters

_GRAPH: Final = 0.17
"""Height of the graph as a share of the page's, at most."""


class PastMatchPage(Page):
    """The table with the course of the match below it, a bar above both and a panel at the side."""

    def __init__(self, context: AppContext, match: Match, ply: int, parent: QWidget | None = None) -> None:
        """Looks at the first `ply` actions; the match itself is never changed."""
        super().__init__(context, parent)
        self.match = played(match, ply)
        self.text = text_of(match.game.id)
        self.names = seat_names(match.header.seats)
        self.scene = new_scene(match.game.id, self._dressed(context.theme()), self)
        self.scene.name_places(wanted=True)  # the log, the key moments and the moves beside it do
        self.board = TableView(self.scene)

    def _frame(
        self, bar: ReplayBar | ReviewBar, side: ReplaySide | ReviewSide, settled: Collection[int], *under: PlayerBar
    ) -> None:
        """Put everything in its place, `under` below the graph of the course, which counts the `settled` plies."""
        together = teams(self.match.state, self.match.game.knowledge())
        self.course = EvaluationHistory(self.match.ply, settled, together)
        self.graph = CourseGraph(self.course, self.names)
        self._side, self._parts = side, (bar, self.graph, side, *under)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.board, 1)
        for part in (self.graph, *under):
            left.addWidget(part)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(bar)
        whole.addLayout(row_of(left, side), 1)
        self.why = WhyCard(self, self.board, side.log if isinstance(side, ReplaySide) else None)
        self.why.rule_wanted.connect(lambda rule: self.open_rules.emit(self.match.game.id, rule))
        bar.practise.levels.offer(self.match.game.id)
        bar.practise.levels.edit.setVisible(self.match.game.editor() is not None)

    def apply_theme(self, theme: Theme) -> None:
        theme = self._dressed(theme)
        self.scene.set_theme(theme)
        self._side.fit(self.context.text_size)
        for part in self._parts:
            part.apply_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # In low windows the table needs the room more.
        self.graph.setMaximumHeight(max(self.graph.minimumSizeHint().height(), round(self.height() * _GRAPH)))

    def _dressed(self, theme: Theme) -> Theme:
        return dressed(theme, self.context.notebook, self.match.header)

    def _seat_all(self, view: View) -> None:
        """Show all faces in the mood of the position."""
        self.scene.stage.seat(self._sitting(view))

    def _sitting(self, view: View) -> list[Sitter]:
        return sitters(self.context.notebook, self.match.header.seats, view, self.text)

    def _name_again(self) -> None:
        """The players in the language now installed."""
        self.names = seat_names(self.match.header.seats)
        self.graph.names = list(self.names)
        self.why.retranslate()
