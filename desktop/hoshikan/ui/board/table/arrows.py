"""Arrows that show a hinted move."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from hoshikan.ui.kit.look.theme import Theme, color

_WIDTH = 9.0
_HEAD = 26.0
_Z = 800.0


class _SmoothPath(QGraphicsPathItem):
    """A path with smooth edges on a view that has none to smooth else."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        super().paint(painter, option, widget)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)


class HintArrow:
    """One item that draws all arrows of a scene."""

    def __init__(self, scene: QGraphicsScene, theme: Theme) -> None:
        self._item = _SmoothPath()
        self._item.setZValue(_Z)
        self._item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self._item)
        self.set_colour(theme)

    def set_colour(self, theme: Theme) -> None:
        self._item.setBrush(color(theme.hint, 0.9))
        self._item.setPen(QPen(color(theme.window, 0.85), 2.5))

    def show(self, arrows: Sequence[tuple[QPointF, QPointF]]) -> None:
        """Draw arrows from each first point to its second; none hides the item."""
        if not arrows and not self._item.isVisible():
            return
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for start, end in arrows:
            path.addPath(_arrow(start, end))
        self._item.setPath(path)
        self._item.setVisible(bool(arrows))


def _arrow(start: QPointF, end: QPointF) -> QPainterPath:
    way = end - start
    length = math.hypot(way.x(), way.y())
    if length < 2 * _HEAD:
        return QPainterPath()
    unit = way / length
    across = QPointF(-unit.y(), unit.x())
    tip, neck = end - unit * 12, end - unit * (12 + _HEAD)
    bend = start + way * 0.5 + across * length * 0.08
    shaft = QPainterPath(start + unit * 20)
    shaft.quadTo(bend, neck)
    stroker = QPainterPathStroker()
    stroker.setWidth(_WIDTH)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    path = stroker.createStroke(shaft)
    head = QPainterPath(tip)
    head.lineTo(neck + across * _HEAD * 0.6)
    head.lineTo(neck - across * _HEAD * 0.6)
    head.closeSubpath()
    return path.united(head)
