"""A rule book that stands upright on a shelf: its cover is that of the game's box, and one press opens it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from hoshikan.ui.kit.look.boards import BOARDS
from hoshikan.ui.kit.look.fonts import scaled
from hoshikan.ui.kit.look.theme import GAP, NIGHT, TEXT, Theme, color
from hoshikan.ui.kit.widgets.paintedbutton import PaintedButton
from hoshikan.ui.shared.boxart import ClosedBox, paint_closed_box
from hoshikan.ui.shared.covers import SHADOW
from hoshikan.ui.shared.gamebox import LIFT

_ASPECT: Final = 0.72
"""Width of a book, in heights."""


class BookCover(PaintedButton):
    """The cover comes after the page has been seen; the contents of the book are written below it, on the board."""

    def __init__(self, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self._theme: Theme = NIGHT
        self._art: ClosedBox | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def say(self, name: str, holds: str) -> None:
        """Set the name for screen readers, and the contents of the book."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(holds)
        self.setText(holds)
        self._art = None
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme, self._art = theme, None
        self.update()

    def caption_height(self) -> int:
        """Pixels that the words below the book take."""
        return round(self._letters() * 1.5) + GAP["m"]

    def height_for(self, width: int) -> int:
        """Return the height of a book of this width, with its words."""
        return LIFT + round(width / _ASPECT) + self.caption_height()

    def width_for(self, height: int) -> int:
        """The other way round."""
        return round((height - LIFT - self.caption_height()) * _ASPECT)

    @property
    def box(self) -> QRect:
        """The place of the book while it is not lifted."""
        return QRect(0, LIFT, self.width(), self.height() - self.caption_height() - LIFT)

    def outgrown(self) -> bool:
        """True if the cover is to be painted, again or for the first time."""
        return self._art is None or self._art.size != self.box.size()

    def show_cover(self) -> None:
        """Paint it for the size of now."""
        if not self.box.isEmpty():
            self._art = paint_closed_box(self.game_id, self.box.size(), self.devicePixelRatioF(), self._theme)
            self.update()

    def paint_shadow(self, painter: QPainter) -> None:
        """Paint the shadow of the book, in the coordinates of the parent."""
        if self._art is not None:
            around = self.box.translated(self.pos()).adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)
            painter.drawPixmap(around, self._art.shadow)

    def sizeHint(self) -> QSize:
        return QSize(160, self.height_for(160))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        lit = self.underMouse() or self.hasFocus()
        place = self.box.translated(0, -LIFT if lit else 0)
        if self._art is None:
            painter.fillRect(place, color(self._theme.raised))
        else:
            painter.drawPixmap(place, self._art.picture)
        font = QFont(self.font())
        font.setPixelSize(self._letters())
        broad = QFontMetricsF(font).horizontalAdvance(self.text())
        if broad > self.width():
            font.setStretch(max(70, int(100 * self.width() / broad)))
        painter.setFont(font)
        painter.setPen(color(BOARDS[self._theme.name].ink))
        below = QRectF(0, self.box.bottom() + 1, self.width(), self.caption_height())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()

    def _letters(self) -> int:
        least = scaled(TEXT["small"], round(100 * self._theme.interface_scale))
        return max(least, round(self.width() * 0.05))
