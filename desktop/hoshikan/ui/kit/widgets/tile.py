"""A large button that shows a picture, a heading and a few lines."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hoshikan.ui.kit.look.literal import breakable, titled
from hoshikan.ui.kit.look.theme import GAP, RADIUS, Theme
from hoshikan.ui.kit.look.words import listed
from hoshikan.ui.kit.widgets.basic import PaintedButton, label

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


class Tile(PaintedButton):
    """One control as a whole: focus, click, Enter and Space press it; screen readers read all its text."""

    def __init__(self, parent: QWidget | None = None, *, picture: QSize | None = None) -> None:
        """`picture` is the size of its picture, None for a tile of words."""
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP["s"], GAP["s"], GAP["m"], GAP["s"])
        row.setSpacing(GAP["m"])
        self.picture: Picture | None = None
        if picture is not None:
            self.picture = Picture(picture)
            self.picture.setFixedSize(picture)
            row.addWidget(self.picture)
        else:
            row.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], GAP["m"])
        self._heading = label("large", wrap=True)
        self._lines = label("small", muted=True, wrap=True)
        words = QVBoxLayout()
        words.setSpacing(GAP["xs"])
        words.addStretch(1)
        words.addWidget(self._heading)
        words.addWidget(self._lines)
        words.addStretch(1)
        row.addLayout(words, 1)
        for part in (self._heading, self._lines):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_large(self, large: bool) -> None:
        """Larger words, where a tile has much room."""
        for part, role in ((self._heading, "title" if large else "large"), (self._lines, "body" if large else "small")):
            if part.property("role") != role:
                part.setProperty("role", role)
                part.style().unpolish(part)
                part.style().polish(part)

    def say(self, heading: str, *lines: str) -> None:
        """Put words in, one line each."""
        self._heading.setText(breakable(titled(heading)))
        self._lines.setText(breakable("\n".join(lines)))
        self._lines.setVisible(any(lines))
        self.setAccessibleName(listed((heading, *lines)))

    def sizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return layout.minimumSize()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        assert layout is not None
        return layout.totalHeightForWidth(width)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = self.palette()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.underMouse() and self.isEnabled()
        painter.setPen(QPen(colours.accent().color() if lit else colours.midlight().color(), 1))
        painter.setBrush(colours.button())
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, RADIUS["m"], RADIUS["m"])
        if self.isDown() or self.isChecked():
            painter.setPen(QPen(colours.accent().color(), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS["m"], RADIUS["m"])
        painter.end()
