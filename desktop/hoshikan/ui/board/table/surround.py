"""The sky around a map: hides the map beyond its frame, so that nothing shows through the panels there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView, QStyleOptionGraphicsItem, QWidget

from hoshikan.ui.board.table.items import BELOW

_FAR: Final = 4000.0
"""Scene units that no window reaches beyond the scene."""


class Surround(QGraphicsItem):
    """Lies between the map and everything else; seen only while the map is larger than its frame."""

    def __init__(self, view: QGraphicsView, draw_sky: Callable[[QPainter, QRect], None]) -> None:
        """`draw_sky` draws the sky in a part of the viewport, whose coordinates the painter has."""
        super().__init__()
        self._view = view
        self._draw_sky = draw_sky
        self._frame = QRectF()
        self.setZValue(BELOW / 2)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def follow(self, frame: QRectF, needed: bool) -> None:
        """Leave `frame` free, which is the part of the scene where the map is seen."""
        if frame != self._frame:
            self.prepareGeometryChange()
            self._frame = QRectF(frame)
        self.setVisible(needed)

    def boundingRect(self) -> QRectF:
        return self._frame.adjusted(-_FAR, -_FAR, _FAR, _FAR)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # Qt's signature
        widget: QWidget | None = None,
    ) -> None:
        if widget is None:  # a picture of the table, which always shows the whole map
            return
        hole = self._view.mapFromScene(self._frame).boundingRect()
        window = self._view.viewport().rect()
        painter.save()
        painter.resetTransform()
        for strip in (
            QRect(window.left(), window.top(), window.width(), hole.top() - window.top()),
            QRect(window.left(), hole.bottom() + 1, window.width(), window.bottom() - hole.bottom()),
            QRect(window.left(), hole.top(), hole.left() - window.left(), hole.height()),
            QRect(hole.right() + 1, hole.top(), window.right() - hole.right(), hole.height()),
        ):
            if not strip.isEmpty():
                self._draw_sky(painter, strip)
        painter.restore()
