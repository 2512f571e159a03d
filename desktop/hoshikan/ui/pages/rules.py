"""The rule book of a game on a page of its own."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.ui.look.theme import GAP, Theme
from hoshikan.ui.pages.page import Page
from hoshikan.ui.panels.rulebook import RuleBookReader
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.text.messages import Messages
from hoshikan.ui.text.notices import Notice
from hoshikan.ui.text.rooms import text_of
from hoshikan.ui.widgets.basic import frame
from hoshikan.ui.widgets.choice import Segments


class RulesPage(Page):
    """The way to every game's book, and a reader for one of them."""

    def __init__(self, context: AppContext, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._game = context.games[game_id]
        self.reader = RuleBookReader(self._game, context.language)
        self.reader.missing.connect(self._on_missing)
        context.settings.last_game = game_id
        self._books = Segments(tuple(context.games))
        self._books.choose(game_id)
        self._books.chosen.connect(lambda game: self.open_rules.emit(game, ""))
        head = frame("bar")
        row = QHBoxLayout(head)
        row.setContentsMargins(GAP["m"], GAP["xs"], GAP["m"], GAP["xs"])
        row.addWidget(self._books)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(head)
        whole.addWidget(self.reader, 1)

    def title(self) -> str:
        return self.tr("Rules of {game}").format(game=text_of(self._game.id).title())

    def retranslate(self) -> None:
        self._books.say([text_of(game.id).title() for game in self.context.games.values()], self.tr("Rule book"))
        self.reader.retranslate()

    def apply_theme(self, theme: Theme) -> None:
        self.reader.apply_theme(theme)

    def point_at(self, place: str) -> None:
        self.reader.show_rule(place)

    def entered(self) -> None:
        self.reader.contents.setFocus()

    def _on_missing(self, error: Exception) -> None:
        self.notice.emit(Notice("rules", lambda: Messages().of(error), bad=True))
