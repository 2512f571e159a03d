"""Reader of a rule book: contents and search on the left, the text on the right."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QTreeWidgetItemIterator,
    QVBoxLayout,
    QWidget,
)

from hoshikan.engine.game import Game
from hoshikan.resources import MissingResourceError
from hoshikan.teaching import rulebook
from hoshikan.teaching.rulebook import RuleBook
from hoshikan.ui.features.rulebook.bookbrowser import BookBrowser
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP, Theme

_ANCHOR = Qt.ItemDataRole.UserRole
CONTENTS_WIDTH = 300
"""Logical pixels at text size 100 %."""
_GROWTH = 0.7
"""The contents grow by this part of what the text grows: the book itself needs its place."""
WIDEST_TEXT = 860


class _Contents(QTreeWidget):
    """Shows the current item in its middle when a window or the size of text changes."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.centre()

    def centre(self) -> None:
        """Scroll so that the current item is in the middle, if the list is long enough."""
        current = self.currentItem()
        if current is not None:
            self.scrollToItem(current, QAbstractItemView.ScrollHint.PositionAtCenter)


class RuleBookReader(QWidget):
    """Shows the book of a game in the language on the screen. `missing` carries an error for the message bar."""

    missing = Signal(object)

    def __init__(self, game: Game, language: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._game = game
        self._book: RuleBook | None = None
        self._anchor = ""
        self.box = QLineEdit()
        self.box.setClearButtonEnabled(True)
        self.box.textChanged.connect(self._list)
        self.contents = _Contents()
        self.contents.setHeaderHidden(True)
        self.contents.setIndentation(GAP["l"])
        self.contents.currentItemChanged.connect(self._on_chosen)
        self.text = BookBrowser(game)
        self.text.setMaximumWidth(WIDEST_TEXT)
        self.text.anchor_followed.connect(self._on_followed)
        self._left = left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP["s"])
        column.addWidget(self.box)
        column.addWidget(self.contents, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP["l"], GAP["l"], GAP["l"], GAP["l"])
        row.setSpacing(GAP["l"])
        row.addStretch(1)
        row.addWidget(left)
        row.addWidget(self.text, 1000)
        row.addStretch(1)

    def show_rule(self, anchor: str) -> None:
        """Scroll to a rule id or another anchor of the book; one it does not have shows the beginning."""
        self.box.clear()
        self._anchor = anchor
        item = self._item(anchor)
        if item is not None:
            self.contents.setCurrentItem(item)
            self.contents.centre()
        self.text.scroll_to(anchor)

    @property
    def anchor(self) -> str:
        """Return the last target of the reader."""
        return self._anchor

    def retranslate(self) -> None:
        """Take the book in the language on the screen and stay at the same rule."""
        self.box.setPlaceholderText(self.tr("Search"))
        self.box.setAccessibleName(self.tr("Search the rule book"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.text.setAccessibleName(self.tr("Rule book"))
        try:
            self._book = rulebook.load(self._game.id, self._language())
        except MissingResourceError as error:
            self._book = None
            self.missing.emit(error)
        self.text.show_html(self._book.html if self._book is not None else "")
        self._list(self.box.text())
        if self._anchor:
            self.show_rule(self._anchor)

    def apply_theme(self, theme: Theme) -> None:
        self._left.setFixedWidth(round(CONTENTS_WIDTH * (1 + _GROWTH * (theme.interface_scale - 1))))
        self.text.apply_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _list(self, query: str) -> None:
        self.contents.blockSignals(True)
        self.contents.clear()
        if query.strip():
            self._list_found(query)
        else:
            self._list_contents()
        self.contents.blockSignals(False)
        self.text.mark(query.split() if query.strip() else [])

    def _list_contents(self) -> None:
        if self._book is None:
            return
        chapter: QTreeWidgetItem | None = None
        for section in self._book.contents(depth=3):
            title = f"{section.anchor}  {section.title}" if section.is_rule else section.title
            item = QTreeWidgetItem([title])
            item.setData(0, _ANCHOR, section.anchor)
            item.setToolTip(0, literal(title))
            if section.level <= 2 or chapter is None:
                self.contents.addTopLevelItem(item)
                chapter = item
            else:
                chapter.addChild(item)

    def _list_found(self, query: str) -> None:
        for found in self._book.search(query) if self._book is not None else []:
            item = QTreeWidgetItem([f"{found.title}\n{found.excerpt}"])
            item.setData(0, _ANCHOR, found.anchor)
            item.setToolTip(0, literal(found.excerpt))
            self.contents.addTopLevelItem(item)

    def _item(self, anchor: str) -> QTreeWidgetItem | None:
        items = QTreeWidgetItemIterator(self.contents)
        while (item := items.value()) is not None:
            if item.data(0, _ANCHOR) == anchor:
                return item
            items += 1
        return None

    def _on_chosen(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self._anchor = str(item.data(0, _ANCHOR))
            item.setExpanded(True)
            self.text.scroll_to(self._anchor)

    def _on_followed(self, anchor: str) -> None:
        self._anchor = anchor
        item = self._item(anchor)
        if item is not None:
            self.contents.setCurrentItem(item)
