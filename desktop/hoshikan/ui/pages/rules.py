"""The rule book of a game on a page of its own."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from hoshikan.ui.context import AppContext
from hoshikan.ui.messages import Messages
from hoshikan.ui.notices import Notice
from hoshikan.ui.pages.page import Page
from hoshikan.ui.theme import Theme
from hoshikan.ui.widgets.rulebook import RuleBookReader


class RulesPage(Page):
    """A reader and a title."""

    def __init__(self, context: AppContext, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._game = context.games[game_id]
        self.reader = RuleBookReader(context, self._game)
        self.reader.missing.connect(self._on_missing)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.reader)

    def title(self) -> str:
        return self.tr("Rules of {game}").format(game=self._game.text().title())

    def retranslate(self) -> None:
        self.reader.retranslate()

    def apply_theme(self, theme: Theme) -> None:
        self.reader.apply_theme(theme)

    def point_at(self, place: str) -> None:
        self.reader.show_rule(place)

    def entered(self) -> None:
        self.reader.contents.setFocus()

    def _on_missing(self, error: Exception) -> None:
        self.notice.emit(Notice("rules", lambda: Messages().of(error), bad=True))
