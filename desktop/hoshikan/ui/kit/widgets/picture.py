"""Pictures with round corners, rendered once per size, theme and device pixel ratio."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from hoshikan.ui.kit.look.theme import RADIUS, Theme

Drawing = Callable[[QPainter, QRectF, Theme], None]
"""Fills a rectangle in the colours of a theme."""


class Picture(QWidget):
    """Shows a drawing or an image, filling its whole area; what does not fit the shape is cut off evenly."""

    def __init__(self, least: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least = least
        self._drawing: Drawing | None = None
        self._image = QImage()
        self._theme: Theme | None = None
        self._rendered = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_drawing(self, drawing: Drawing, theme: Theme) -> None:
        self._drawing, self._theme, self._image = drawing, theme, QImage()
        self._forget()

    def show_image(self, image: QImage) -> None:
        self._image = image
        self._forget()

    def sizeHint(self) -> QSize:
        return self._least

    def minimumSizeHint(self) -> QSize:
        return self._least

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        wanted = self.size() * ratio
        if self._rendered.size() != wanted:
            self._rendered = self._render(wanted, ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._rendered)
        painter.end()

    def _forget(self) -> None:
        self._rendered = QPixmap()
        self.update()

    def _render(self, size: QSize, ratio: float) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(self.rect())
        corners = QPainterPath()
        corners.addRoundedRect(whole, RADIUS["m"], RADIUS["m"])
        painter.setClipPath(corners)
        if not self._image.isNull():
            _cover(painter, whole, self._image)
        elif self._drawing is not None and self._theme is not None:
            self._drawing(painter, whole, self._theme)
        painter.end()
        return pixmap


def _cover(painter: QPainter, target: QRectF, image: QImage) -> None:
    """Draw the middle of `image` as large as fills `target`."""
    scale = max(target.width() / image.width(), target.height() / image.height())
    width, height = target.width() / scale, target.height() / scale
    source = QRectF((image.width() - width) / 2, (image.height() - height) / 2, width, height)
    painter.drawImage(target, image, source)
