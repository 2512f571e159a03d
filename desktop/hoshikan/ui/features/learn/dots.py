"""Progress as dots: done, here, still to come."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.shapes import star_path

_STEP = 20
_DOT = 5.0
_STAR = 9.0


class ProgressDots(QWidget):
    """One mark per step; the present one is a star. Screen readers read "step 2 of 5"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._index, self._count = 0, 0

    def show_step(self, index: int, count: int) -> None:
        """Step `index` (from 0) of `count`."""
        self._index, self._count = index, count
        self.retranslate()
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        words = self.tr("Step {index} of {count}").format(index=self._index + 1, count=self._count)
        self.setAccessibleName(words)
        self.setToolTip(literal(words))

    def sizeHint(self) -> QSize:
        return QSize(_STEP * max(1, self._count), _STEP)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent = self.palette().color(QPalette.ColorRole.Accent)
        for number in range(self._count):
            center = QPointF(_STEP * (number + 0.5), self.height() / 2)
            if number == self._index:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(accent)
                painter.drawPath(star_path(center, _STAR))
                continue
            done = number < self._index
            painter.setPen(QPen(accent if done else self.palette().color(QPalette.ColorRole.Mid), 1.5))
            painter.setBrush(accent if done else Qt.GlobalColor.transparent)
            painter.drawEllipse(center, _DOT, _DOT)
