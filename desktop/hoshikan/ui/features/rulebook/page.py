"""The rule book of a game on a page of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QTextBrowser,
    QTextEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QTreeWidgetItemIterator,
    QVBoxLayout,
    QWidget,
)

from hoshikan.engine import Seat
from hoshikan.engine.game import Game
from hoshikan.resources import MissingResourceError
from hoshikan.teaching import rulebook
from hoshikan.teaching.position import load_position
from hoshikan.teaching.rulebook import POSITION_SCHEME, RuleBook
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.screens import cover_text_of
from hoshikan.ui.kit.look.fonts import display_families, display_font, scaled
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP, NIGHT, TEXT, Theme, color
from hoshikan.ui.kit.widgets.notices import Notice
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.page import Page
from hoshikan.ui.shared.covers import cover_of
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.shared.plates import Written
from hoshikan.ui.shared.shelf import USED, paint_board

PICTURE = QSize(560, 350)
_OF_HEIGHT = 0.4
"""Pictures are larger where they take no more than this part of the page's height, …"""
_STEP = 40
"""… in steps of this number of logical pixels: a window being resized must not paint them at every pixel."""
_MOST_MARKS = 200
"""A search for a single letter need not mark all of them."""


class BookBrowser(QTextBrowser):
    """Give it a game, a theme and HTML; links to `#anchor` are followed here."""

    anchor_followed = Signal(str)

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._theme: Theme = NIGHT
        self._html = ""
        self._anchor = ""
        self._anchor_place = 0
        """Position of the scroll bar when `_anchor` had been scrolled to: elsewhere, the reader has moved on."""
        self._waiting: list[str] = []
        self._pictures: dict[tuple[str, Theme], QImage] = {}
        self._size = PICTURE
        """Size of a picture, in logical pixels: never broader than the page."""
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.setInterval(0)
        self._resized.timeout.connect(self._on_resized)
        self._painter = QTimer(self)
        self._painter.setInterval(0)
        self._painter.timeout.connect(self._paint_next)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self.document().setDocumentMargin(GAP["l"])

    @property
    def painting(self) -> bool:
        """True if pictures are still to come."""
        return bool(self._waiting)

    def show_html(self, html: str) -> None:
        """Show a book, or a section of one."""
        self._html = html
        self._pictures.clear()
        self._fill()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._fill()

    def scroll_to(self, anchor: str) -> None:
        """Scroll to an anchor of the book, and stay there when the window or the look changes."""
        self.document().size()  # lays the whole book out: before, its length is a guess
        self.scrollToAnchor(anchor)
        self._anchor, self._anchor_place = anchor, self.verticalScrollBar().value()

    def mark(self, words: list[str]) -> None:
        """Mark every occurrence of `words`."""
        marks: list[QTextEdit.ExtraSelection] = []
        for word in words:
            cursor = self.document().find(word)
            while not cursor.isNull() and len(marks) < _MOST_MARKS:
                marks.append(self._marked(cursor))
                cursor = self.document().find(word, cursor)
        self.setExtraSelections(marks)

    def resizeEvent(self, event: QResizeEvent) -> None:
        at_anchor = self._at_anchor()
        super().resizeEvent(event)
        if at_anchor:
            self.scroll_to(self._anchor)
        # Not at once: laying a book out resizes it too.
        self._resized.start()

    def _on_resized(self) -> None:
        """Pictures are as broad as the page at most, and larger where it is high."""
        rim = self.document().documentMargin() + self.frameWidth()
        beside = 2 * rim + self.verticalScrollBar().sizeHint().width()
        tall = max(PICTURE.height(), int(self.height() * _OF_HEIGHT) // _STEP * _STEP)
        broad = PICTURE.scaled(QSize(self.width() + tall * 2, tall), Qt.AspectRatioMode.KeepAspectRatio).width()
        room = QSize(min(broad, max(1, round(self.width() - beside))), tall)
        size = PICTURE.scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
        if size != self._size:
            self._size = size
            self._pictures.clear()
            self._fill()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """From link to link; one that goes away does not keep the focus for its links."""
        if self.isEnabled() and self.isVisible():
            return super().focusNextPrevChild(forward)
        return QWidget.focusNextPrevChild(self, forward)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        address = name.toString() if isinstance(name, QUrl) else name
        if kind != QTextDocument.ResourceType.ImageResource.value or not address.startswith(POSITION_SCHEME):
            return super().loadResource(kind, name)
        position = address.removeprefix(POSITION_SCHEME)
        picture = self._pictures.get((position, self._theme))
        if picture is not None:
            return picture
        # An empty picture of the right size keeps the text where it is until the real one is painted.
        if position not in self._waiting:
            self._waiting.append(position)
            self._painter.start()
        return self._blank()

    def _fill(self) -> None:
        self._waiting.clear()
        place, at_anchor = self.verticalScrollBar().value(), self._at_anchor()
        document = self.document()
        # Pictures of another look or language would stay with it over the next text.
        document.clear()
        document.setDefaultStyleSheet(_sheet(self._theme, self.font().pixelSize()))
        self.setHtml(self._html)
        if at_anchor:
            self.scroll_to(self._anchor)
        elif place:
            document.size()  # as in scroll_to
            self.verticalScrollBar().setValue(place)

    def _at_anchor(self) -> bool:
        return bool(self._anchor) and self.verticalScrollBar().value() == self._anchor_place

    def _paint_next(self) -> None:
        if not self._waiting:
            self._painter.stop()
            return
        position = self._waiting.pop(0)
        picture = self._painted(position)
        self._pictures[(position, self._theme)] = picture
        kind = QTextDocument.ResourceType.ImageResource.value
        self.document().addResource(kind, QUrl(POSITION_SCHEME + position), picture)
        self.viewport().update()

    def _painted(self, name: str) -> QImage:
        """The picture; empty if the position is missing or does not fit, for a book must open all the same."""
        from hoshikan.ui.board.scenes import snapshot

        try:
            position = load_position(self._game, name)
            state = position.state(self._game)
            names = seat_names([Seat()] * state.players)
            view = state.view(position.seat)
            return snapshot(self._game, view, position.seat, names, self._size, self._theme, self.devicePixelRatioF())
        except MissingResourceError:
            return self._blank()

    def _blank(self) -> QImage:
        image = QImage(self._size * self.devicePixelRatioF(), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self.devicePixelRatioF())
        image.fill(QColor(self._theme.sky_top))
        return image

    def _marked(self, cursor: QTextCursor) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        mark.cursor = cursor
        mark.format.setBackground(QColor(self._theme.gold))
        mark.format.setForeground(QColor(self._theme.on_gold))
        return mark

    def _follow(self, link: QUrl) -> None:
        anchor = link.fragment()
        if anchor:
            self.scroll_to(anchor)
            self.anchor_followed.emit(anchor)


def _sheet(theme: Theme, body: int) -> str:
    """The style sheet of the document; sizes follow the application's font."""
    scale = body / TEXT["body"]
    title, large, small = (round(TEXT[name] * scale) for name in ("title", "large", "small"))
    face = ", ".join(f"'{family}'" for family in display_families())
    return f"""
        h1 {{ font-family: {face}; font-size: {round(title * 1.3)}px; margin-top: 0px; margin-bottom: {GAP["m"]}px; }}
        h2 {{ font-size: {title}px; font-weight: 500; margin-top: {GAP["xl"]}px; margin-bottom: {GAP["s"]}px; }}
        h3 {{ font-size: {large}px; font-weight: 500; margin-top: {GAP["l"]}px; margin-bottom: {GAP["xs"]}px; }}
        h4 {{ font-size: {body}px; font-weight: 500; margin-top: {GAP["m"]}px; margin-bottom: {GAP["xs"]}px; }}
        p, li {{ margin-bottom: {GAP["s"]}px; line-height: 140%; }}
        p.picture {{ line-height: 100%; }}
        a {{ color: {theme.link}; }}
        i {{ color: {theme.muted}; font-size: {small}px; }}
        th {{ color: {theme.muted}; padding: {GAP["xs"]}px; text-align: left; }}
        td {{ padding: {GAP["xs"]}px; border-top: 1px solid {theme.border}; }}
        dt {{ font-weight: 600; }}
        code {{ color: {theme.text}; background-color: {theme.raised}; }}
    """


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
