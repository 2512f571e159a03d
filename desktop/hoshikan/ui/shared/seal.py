"""The seal on a game's box after all its lessons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from hoshikan.ui.kit.look.shapes import star_path
from hoshikan.ui.kit.look.theme import NIGHT, Theme, color

_RAYS: Final = 16
_INNER: Final = 0.88
"""Depth of the notches of the edge, as a share of the radius."""
_TAIL: Final = 0.46
"""Width of a ribbon's end, as a share of the radius."""


def is_course_done(done: int, lessons: int) -> bool:
    """True if a box has the seal."""
    return 0 < lessons <= done


def paint_seal(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A gold medal with a star and the two ends of a ribbon, in the largest square of `rect`."""
    side = min(rect.width(), rect.height())
    radius = side * 0.38
    centre = QPointF(rect.center().x(), rect.center().y() - side * 0.08)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.bad))
    for way in (-1, 1):
        top, low, half = centre.y() + radius * 0.4, centre.y() + radius * 1.42, radius * _TAIL / 2
        x = centre.x() + way * radius * 0.42
        lower = x + way * radius * 0.24
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(x - half, top),
                    QPointF(x + half, top),
                    QPointF(lower + half, low),
                    QPointF(lower, low - half),
                    QPointF(lower - half, low),
                ]
            )
        )
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, side * 0.018)))
    painter.setBrush(color(theme.coin))
    painter.drawPath(star_path(centre, radius, _RAYS, _INNER))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius * 0.74, radius * 0.74)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.coin_text))
    painter.drawPath(star_path(centre, radius * 0.52))
    painter.restore()


class Seal(QWidget):
    """The seal as a piece of its own, on top of a picture."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = NIGHT
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_seal(painter, QRectF(self.rect()), self._theme)
        painter.end()
