"""The box of one game, large on a board: what stands beside a page about it where the window has room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, QTimer
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hoshikan.ui.kit.look.boards import BOARDS
from hoshikan.ui.kit.look.theme import NIGHT, Theme, color
from hoshikan.ui.shared.boxart import ClosedBox, paint_closed_box
from hoshikan.ui.shared.covers import SHADOW
from hoshikan.ui.shared.shelf import paint_board

_ASPECT: Final = 0.74
"""Width of a box, in heights."""
_TALL: Final = 0.84
"""Height of the box, as a share of the page's …"""
_BROAD: Final = 0.32
"""… but at most this share of the window's width."""
_EDGE: Final = 0.025
"""Wall beside the box, as a share of the window's width."""
_BOARD: Final = 0.045
"""Height of the board and of the wall below it, as a share of the page's."""
_SETTLED_MS: Final = 120
"""After the last change of size; until then the box of before is shown."""


class StandingBox(QWidget):
    """Painted after the page has been seen: a cover as large as this takes a moment."""

    def __init__(self, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game_id
        self._theme: Theme = NIGHT
        self._art: ClosedBox | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.timeout.connect(self._paint_box)

    def fit(self, window: QSize) -> None:
        """Take the room that this much window has for it."""
        self.setFixedWidth(round(self._box_in(window).width() + 2 * window.width() * _EDGE))

    def repaint_box(self) -> None:
        """Its words have changed."""
        self._settled.start(1)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._settled.start(1)
        self.update()

    @property
    def is_painted(self) -> bool:
        """True if the box is painted at its final size."""
        return not self._settled.isActive()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settled.start(1 if self._art is None else _SETTLED_MS)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        wall = QLinearGradient(0, 0, 0, self.height())
        for at, tint in zip((0.0, 0.55, 1.0), BOARDS[self._theme.name].wall, strict=True):
            wall.setColorAt(at, color(tint))
        painter.fillRect(self.rect(), wall)
        place = self._place()
        paint_board(painter, QRectF(0, place.bottom() + 1, self.width(), round(self.height() * _BOARD)), self._theme)
        art = self._art
        if art is not None:
            painter.drawPixmap(place.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW), art.shadow)
            painter.drawPixmap(place, art.picture)
        painter.end()

    def _box_in(self, window: QSize) -> QSize:
        tall = min(window.height() * _TALL, window.width() * _BROAD / _ASPECT)
        return QSize(round(tall * _ASPECT), round(tall))

    def _place(self) -> QRect:
        """The place of the box: on the board, a little above the lower edge."""
        edge = self.width() * _EDGE / (_BROAD + 2 * _EDGE)
        wide = round(min(self.width() - 2 * edge, self.height() * _TALL * _ASPECT))
        tall = round(wide / _ASPECT)
        foot = round((self.height() + tall) / 2) if tall < self.height() * _TALL * 0.9 else round(self.height() * 0.92)
        return QRect((self.width() - wide) // 2, min(foot, self.height()) - tall, wide, tall)

    def _paint_box(self) -> None:
        place = self._place()
        if self.isHidden() or place.isEmpty():
            return
        self._art = paint_closed_box(self._game, place.size(), self.devicePixelRatioF(), self._theme)
        self.update()
