"""The rule books of all games side by side on a board; the open one stands higher."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QSizePolicy, QWidget

from hoshikan.ui.board.screens import cover_text_of
from hoshikan.ui.kit.look.fonts import display_font, scaled
from hoshikan.ui.kit.look.theme import GAP, NIGHT, TEXT, Theme, color
from hoshikan.ui.shared.covers import cover_of
from hoshikan.ui.shared.plates import Written
from hoshikan.ui.shared.shelf import USED, paint_board

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
