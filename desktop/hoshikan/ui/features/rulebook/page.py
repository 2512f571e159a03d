"""The rule book of a game on a page of its own."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from hoshikan.ui.board.screens import cover_text_of
from hoshikan.ui.features.rulebook.bookshelf import BookShelf
from hoshikan.ui.features.rulebook.rulebook import RuleBookReader
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.widgets.notices import Notice
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.page import Page
from hoshikan.ui.shared.messages import Messages


class RulesPage(Page):
    """The way to every game's book, and a reader for one of them."""

    def __init__(self, context: AppContext, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._game = context.games[game_id]
        self.reader = RuleBookReader(self._game, context.language)
        self.reader.missing.connect(self._on_missing)
        context.settings.last_game = game_id
        self._books = BookShelf(tuple(context.games), game_id)
        self._books.chosen.connect(lambda game: self.open_rules.emit(game, ""))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._books)
        whole.addWidget(self.reader, 1)

    def title(self) -> str:
        return self.tr("Rules of {game}").format(game=cover_text_of(self._game.id).title())

    def retranslate(self) -> None:
        self._books.retranslate()
        self.reader.retranslate()

    def apply_theme(self, theme: Theme) -> None:
        self._books.apply_theme(theme)
        self.reader.apply_theme(theme)

    def point_at(self, place: str) -> None:
        self.reader.show_rule(place)

    def entered(self) -> None:
        self.reader.contents.setFocus()

    def _on_missing(self, error: Exception) -> None:
        self.notice.emit(Notice("rules", lambda: Messages().of(error), bad=True))
