"""The rule book of a game on a page of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QTreeWidget,
    QTreeWidgetItem,
    QTreeWidgetItemIterator,
    QVBoxLayout,
    QWidget,
)

from hoshikan.engine import Game
from hoshikan.resources import MissingResourceError
from hoshikan.teaching import rulebook
from hoshikan.teaching.rulebook import RuleBook
from hoshikan.ui.board.screens import cover_text_of
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP, NIGHT, TEXT, Theme, color, display_font, scaled
from hoshikan.ui.kit.look.words import Notice
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.basic import label
from hoshikan.ui.session.context import AppContext, Page
from hoshikan.ui.shared.askrules import Answers, Asker, places
from hoshikan.ui.shared.bookbrowser import BookBrowser
from hoshikan.ui.shared.boxart import cover_of, paint_board
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.shared.plates import Written
from hoshikan.ui.shared.shelf import USED

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
        self.asker = Asker(self)
        self.asker.answered.connect(self._show_answers)
        self.box.textChanged.connect(lambda words: self.asker.ask(words, self._language(), self._game.id))
        self._answers = Answers("", "", {})
        self._nothing = label(muted=True, wrap=True)
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
        column.addWidget(self._nothing)
        column.addWidget(self.contents, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP["l"], GAP["l"], GAP["l"], GAP["l"])
        row.setSpacing(GAP["l"])
        row.addStretch(1)
        row.addWidget(left)
        row.addWidget(self.text, 1000)
        row.addStretch(1)

    def show_rule(self, anchor: str, words: str = "") -> None:
        """Scroll to a rule id or another anchor of the book, and light `words` there; one that it does not have shows
        the beginning."""
        self.box.clear()
        self._anchor = anchor
        item = self._item(anchor)
        if item is not None:
            self.contents.setCurrentItem(item)
            self.contents.centre()
        self.text.scroll_to(anchor)
        self.text.light(words)

    @property
    def anchor(self) -> str:
        """Return the last target of the reader."""
        return self._anchor

    def retranslate(self) -> None:
        """Take the book in the language on the screen and stay at the same rule."""
        self.box.setPlaceholderText(self.tr("Ask the rules"))
        self.box.setAccessibleName(self.tr("Ask the rules, or search the rule book"))
        self._nothing.setText(self.tr("No rule says anything about this. Try other words."))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.text.setAccessibleName(self.tr("Rule book"))
        try:
            self._book = rulebook.load(self._game.id, self._language())
        except MissingResourceError as error:
            self._book = None
            self.missing.emit(error)
        self.text.show_html(self._book.html if self._book is not None else "")
        asked = self.box.text()
        self._show_answers(Answers("", self._language(), {}))
        if self._anchor:
            self.show_rule(self._anchor)
        self.box.setText(asked)

    def apply_theme(self, theme: Theme) -> None:
        self._left.setFixedWidth(round(CONTENTS_WIDTH * (1 + _GROWTH * (theme.interface_scale - 1))))
        self.text.apply_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _show_answers(self, answers: Answers) -> None:
        self._answers = answers
        query = answers.question.strip()
        self.contents.blockSignals(True)
        self.contents.clear()
        if query:
            self._list_found()
        else:
            self._list_contents()
        self.contents.blockSignals(False)
        self._nothing.setVisible(not self.contents.topLevelItemCount())
        self.text.mark(query.split() if query else [])
        if not self._nothing.isHidden():
            announce(self.box, self._nothing.text())
        elif query:
            announce(self.box, self.tr("%n place(s)", "", self.contents.topLevelItemCount()))

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

    def _list_found(self) -> None:
        for anchor, title, words in places(self._answers, self._book) if self._book is not None else []:
            item = QTreeWidgetItem([f"{title}\n{words}"])
            item.setData(0, _ANCHOR, anchor)
            item.setToolTip(0, literal(words))
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
            here = self._answers.language == self._language()
            answer = [one for one in self._answers.found.get(self._game.id, ()) if one.rule == self._anchor and here]
            if answer:
                self.text.light(answer[0].sentence)

    def _on_followed(self, anchor: str) -> None:
        self._anchor = anchor
        item = self._item(anchor)
        if item is not None:
            self.contents.setCurrentItem(item)


_BOARD: Final = 10
_STANDS: Final = 8
"""Pixels that a closed book is lower."""


class BookShelf(QFrame):
    """Radio buttons for the keyboard and screen readers."""

    chosen = Signal(str)

    def __init__(self, games: Sequence[str], here: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme = NIGHT
        self._row = QHBoxLayout(self)
        self._row.setSpacing(GAP["s"])
        self._row.setContentsMargins(GAP["l"], GAP["s"], GAP["l"], _BOARD)
        self._group = QButtonGroup(self)
        self.books = [Book(game) for game in games]
        for book in self.books:
            book.setChecked(book.game_id == here)
            book.toggled.connect(partial(self._choose, book.game_id))
            self._group.addButton(book)
            self._row.addWidget(book, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        for book in self.books:
            book.setText(cover_text_of(book.game_id).title())

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        for book in self.books:
            book.apply_theme(theme)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        edge = round(self.width() * (1 - USED) / 2)
        self._row.setContentsMargins(edge, GAP["s"], edge, _BOARD)

    def _choose(self, game: str, down: bool) -> None:
        if down:
            self.chosen.emit(game)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_board(painter, QRectF(0, self.height() - _BOARD, self.width(), _BOARD), self._theme)
        painter.end()


class Book(Written):
    """A book from above its back: the game's sky along the spine, its name beside."""

    def __init__(self, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self._spine = QPixmap()
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def apply_theme(self, theme: Theme) -> None:
        self._spine = QPixmap()
        super().apply_theme(theme)

    def sizeHint(self) -> QSize:
        size = scaled(TEXT["body"], round(100 * self._theme.interface_scale))
        return QSize(120, round(size * 2.9) + _STANDS)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, here = self._theme, self.isChecked()
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        lowered = 0 if here or self.underMouse() else _STANDS
        box = QRectF(0, lowered, self.width(), self.height() - lowered)
        painter.setClipRect(box)
        painter.drawPixmap(box.topLeft(), self._picture())
        veil = QLinearGradient(box.topLeft(), box.topRight())
        for at, alpha in ((0.0, 0.82), (0.6, 0.66), (1.0, 0.2)):
            veil.setColorAt(at, color(NIGHT.shadow, alpha))
        painter.fillRect(box, veil)
        light = QColor(Qt.GlobalColor.white)
        light.setAlphaF(0.4)
        painter.fillRect(QRectF(0, lowered, self.width(), 1.5), light)
        painter.fillRect(QRectF(0, lowered, 1.5, self.height()), light)
        if here:
            painter.fillRect(QRectF(0, self.height() - 4, self.width(), 4), color(theme.gold))
        self._letter(painter, box)
        painter.end()

    def _letter(self, painter: QPainter, box: QRectF) -> None:
        """The name in one line, or in two after its colon."""
        size = scaled(TEXT["body"], round(100 * self._theme.interface_scale))
        room = box.adjusted(GAP["m"], 2, -GAP["s"], -4)
        lines = self.text().replace("：", "：\n").replace(": ", ":\n").split("\n")
        font = QFont(display_font(size if len(lines) == 1 else size * 0.86))
        broad = max(QFontMetricsF(font).horizontalAdvance(line) for line in lines)
        if broad > room.width():
            font.setStretch(max(62, int(100 * room.width() / broad)))
        painter.setFont(font)
        painter.setPen(color(NIGHT.gold if self.isChecked() else NIGHT.text))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, "\n".join(lines))

    def _picture(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._spine.size() != self.size() * ratio:
            self._spine = QPixmap(self.size() * ratio)
            self._spine.setDevicePixelRatio(ratio)
            painter = QPainter(self._spine)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            cover_of(self.game_id)(painter, QRectF(self.rect()), self._theme)
            painter.end()
        return self._spine


class RulesPage(Page):
    """The way to every game's book, and a reader for one of them."""

    def __init__(self, context: AppContext, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._game, self.game_id = context.games[game_id], game_id
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

    def point_at(self, place: str, words: str = "") -> None:
        self.reader.show_rule(place, words)

    def entered(self) -> None:
        self.reader.contents.setFocus()

    def _on_missing(self, error: Exception) -> None:
        self.notice.emit(Notice("rules", lambda: Messages().of(error), bad=True))
