"""A rule book, or a part of one, as text with pictures of positions."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QColor, QImage, QResizeEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from hoshikan.engine import Game, Seat
from hoshikan.resources import MissingResourceError
from hoshikan.teaching.position import load_position
from hoshikan.teaching.rulebook import POSITION_SCHEME
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.kit.look.theme import GAP, NIGHT, TEXT, Theme, display_families

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

    def __init__(self, game: Game, parent: QWidget | None = None, *, pause: int = 0) -> None:
        """`pause`: milliseconds without another text after which pictures are painted, one at a time."""
        super().__init__(parent)
        self._game = game
        self._theme: Theme = NIGHT
        self._html = ""
        self._anchor = ""
        self._anchor_place = 0
        """Position of the scroll bar when `_anchor` had been scrolled to: elsewhere, the reader has moved on."""
        self._lit = ""
        """The sentence that is marked."""
        self._waiting: list[str] = []
        self._pictures: dict[tuple[str, Theme], QImage] = {}
        self._size = PICTURE
        """Size of a picture, in logical pixels: never broader than the page."""
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.setInterval(0)
        self._resized.timeout.connect(self._on_resized)
        self._painter = QTimer(self)
        self._painter.setInterval(pause)
        self._painter.timeout.connect(self._paint_next)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self.document().setDocumentMargin(GAP["l"])

    @property
    def painting(self) -> bool:
        """True if pictures are still to come."""
        return bool(self._waiting)

    def show_html(self, html: str, game: Game | None = None) -> None:
        """Show a book, or a section of one. With `game`, it is of that game, and pictures that were painted of it are
        kept."""
        self._lit = ""
        if game is not self._game:
            self._pictures.clear()
        self._game = game or self._game
        self._html = html
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
        self._lit = ""
        marks: list[QTextEdit.ExtraSelection] = []
        for word in words:
            cursor = self.document().find(word)
            while not cursor.isNull() and len(marks) < _MOST_MARKS:
                marks.append(self._marked(cursor))
                cursor = self.document().find(word, cursor)
        self.setExtraSelections(marks)

    def light(self, sentence: str) -> None:
        """Mark a sentence, the first after the anchor scrolled to, and bring it in sight; "" marks none."""
        self._lit = sentence
        cursor = self._light()
        if not cursor.isNull():
            self.document().size()  # as in scroll_to
            bar, high = self.verticalScrollBar(), self.viewport().height()
            end = self.cursorRect(cursor).bottom() - high + GAP["m"]
            cursor.setPosition(cursor.anchor())
            begin = self.cursorRect(cursor).top() - GAP["m"]
            if end > 0:
                bar.setValue(bar.value() + min(begin, end))

    def _light(self) -> QTextCursor:
        """Mark the sentence; return its place."""
        cursor = self.document().find(self._lit, self._begin_of(self._anchor)) if self._lit else QTextCursor()
        self.setExtraSelections([] if cursor.isNull() else [self._marked(cursor)])
        return cursor

    def _begin_of(self, anchor: str) -> int:
        """Return the position of an anchor; 0 if there is none."""
        block = self.document().begin()
        while anchor and block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                if anchor in pieces.fragment().charFormat().anchorNames():
                    return pieces.fragment().position()
                pieces += 1
            block = block.next()
        return 0

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
        if self._lit:
            self._light()
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
