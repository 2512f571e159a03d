"""The puzzle of the day as a picture of its table that is pressed like a button."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from hoshikan.ui.kit.look.theme import GAP, NIGHT, RADIUS, Theme, color
from hoshikan.ui.kit.look.words import listed
from hoshikan.ui.kit.widgets.basic import label, set_in_display
from hoshikan.ui.kit.widgets.paintedbutton import PaintedButton

_HEIGHT: Final = 216
_WORDS: Final = 0.46
"""Share of the width that belongs to the words, …"""
_OVER: Final = 0.8
"""… this share of which is on paper alone; the rest is where the picture begins."""
_MOST: Final = 1.25


_TALL: Final = 0.62
"""Aspect (height by width) from which the words are above the table, which has the whole width then."""


class DayCard(PaintedButton):
    """The table at the right or below, fading into the paper on which the words stand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = NIGHT
        self._image = QImage()
        self._high = 0
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._name = label("large", wrap=True)
        set_in_display(self._name)
        self._game = label(wrap=True)
        self._more = label("small", muted=True, wrap=True)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], GAP["m"])
        column.setSpacing(GAP["xs"])
        column.addStretch(1)
        for part in (self._name, self._game, self._more):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(part)
        column.addStretch(1)

    def say(self, name: str, game: str, more: str) -> None:
        self._name.setText(name)
        self._game.setText(game)
        self._more.setText(more)
        self.setAccessibleName(listed(part for part in (name, game, more) if part))
        self._fit()

    def show_image(self, image: QImage) -> None:
        self._image = image
        self.update()

    @property
    def picture(self) -> QRectF:
        """Return the place of the table."""
        if self._tall:
            return QRectF(self.rect()).adjusted(1, self._more.geometry().bottom(), -1, -1)
        return QRectF(self.rect()).adjusted(self.width() * self._share * _OVER, 1, -1, -1)

    @property
    def _tall(self) -> bool:
        return self.height() >= self.width() * _TALL

    @property
    def _share(self) -> float:
        """Share of the width for the words: more where they are larger."""
        return _WORDS * min(_MOST, self._theme.interface_scale)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._fit()
        self._stand()

    def grow(self, high: int) -> None:
        """Take a height of `high` pixels, or that of the words."""
        self._high = high
        self._stand()

    def _stand(self) -> None:
        self.setMinimumHeight(max(self._high, round(_HEIGHT * min(1.2, self._theme.interface_scale))))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(560, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, box = self._theme, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        corners = QPainterPath()
        corners.addRoundedRect(box, RADIUS["m"], RADIUS["m"])
        painter.setClipPath(corners)
        painter.fillRect(box, color(theme.raised))
        place = self.picture
        if not self._image.isNull():
            scale = max(place.width() / self._image.width(), place.height() / self._image.height())
            wide, high = place.width() / scale, place.height() / scale
            middle = QRectF((self._image.width() - wide) / 2, (self._image.height() - high) / 2, wide, high)
            painter.drawImage(place, self._image, middle)
        veil = QLinearGradient(place.topLeft(), place.bottomLeft() if self._tall else place.topRight())
        veil.setColorAt(0, color(theme.raised))
        veil.setColorAt(0.08 if self._tall else 0.3, color(theme.raised, 0.0))
        painter.fillRect(place.adjusted(-1, -1, 0, 0), veil)
        painter.setClipping(False)
        lit = self.underMouse() or self.isDown()
        painter.setPen(QPen(color(theme.gold_line if lit else theme.control), 2 if lit else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, RADIUS["m"], RADIUS["m"])
        painter.end()

    def _fit(self) -> None:
        self._column.setStretch(0, 0 if self._tall else 1)
        widest = self.width() - 2 * GAP["l"] if self._tall else round(self.width() * self._share) - GAP["l"]
        for part in (self._name, self._game, self._more):
            part.setMaximumWidth(widest)
