"""Charts that can be gone through with eyes, mouse, keys and screen readers: a picture over marks that have words."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import RADIUS, Theme, color
from hoshikan.ui.kit.widgets.announce import announce
from hoshikan.ui.kit.widgets.lastinput import last_input

_NEAR: Final = 24.0
"""Pixels from which a mark is meant by the mouse."""
LINES: Final = 15
"""Height of a chart, in lines of text."""
MOST_TICKS: Final = 6


class Mark(NamedTuple):
    """Something in a chart that can be pointed at."""

    place: QRectF
    words: str
    key: int = 0
    """Its key for `chosen`; 0 for nothing that could be opened."""


class Chart(QWidget):
    """The arrow keys walk from mark to mark, Home and End to the first and the last; Enter or a click chooses one."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme: Theme | None = None
        self._at = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    @abstractmethod
    def marks(self) -> Sequence[Mark]:
        """All that can be pointed at, in the order in which it is read."""

    @abstractmethod
    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Paint the chart."""

    @property
    def current(self) -> Mark | None:
        """The mark where the keyboard is."""
        marks = self.marks()
        return marks[self._at] if 0 <= self._at < len(marks) else None

    def forget(self) -> None:
        """Something else is shown from now on."""
        self._at = -1
        self.updateGeometry()
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def say(self, name: str, summary: str) -> None:
        """Set the texts of the whole for a screen reader."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(summary)

    def sizeHint(self) -> QSize:
        return QSize(480, LINES * self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(240, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, self.theme)
        if self.hasFocus() and last_input().by_keys:
            self._draw_focus(painter, self.theme)
        painter.end()

    def _draw_focus(self, painter: QPainter, theme: Theme) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(theme.focus), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS["s"], RADIUS["s"])
        if self.current is not None:
            painter.drawRoundedRect(self.current.place.adjusted(-3, -3, 3, 3), 4, 4)

    # Hands

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last, mark = len(self.marks()) - 1, self.current
        steps = {
            Qt.Key.Key_Right: min(self._at + 1, last),
            Qt.Key.Key_Left: max(self._at - 1, 0),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if event.key() in steps and last >= 0:
            self._go_to(steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and mark is not None and mark.key:
            self.chosen.emit(mark.key)
        else:
            super().keyPressEvent(event)

    def _go_to(self, at: int) -> None:
        self._at = at
        mark = self.current
        self.update()
        if mark is not None:
            announce(self, mark.words)
            self._show_tip(mark, self.mapToGlobal(mark.place.center().toPoint()))

    def _show_tip(self, mark: Mark, at: QPoint) -> None:
        QToolTip.showText(at, literal(mark.words), self)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        mark = self.near(event.position())
        shape = Qt.CursorShape.PointingHandCursor if mark is not None and mark.key else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        if mark is None:
            QToolTip.hideText()
        else:
            self._show_tip(mark, event.globalPosition().toPoint())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        mark = self.near(event.position())
        if mark is not None and mark.key and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(mark.key)

    def leaveEvent(self, event: QEvent) -> None:
        QToolTip.hideText()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        QToolTip.hideText()
        self.update()

    def near(self, at: QPointF) -> Mark | None:
        """The mark that the mouse means there."""
        marks = [(_distance(mark.place, at), -number, mark) for number, mark in enumerate(self.marks())]
        found = min(marks, key=lambda one: one[:2], default=None)
        return found[2] if found is not None and found[0] <= _NEAR else None

    # What charts have in common

    def line_height(self) -> float:
        return float(self.fontMetrics().height())

    def write(self, painter: QPainter, place: QRectF, words: str, tint: str, align: Qt.AlignmentFlag) -> None:
        """Words on one line, cut where they are too long."""
        painter.setPen(color(tint))
        text = self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, max(0, int(place.width())))
        painter.drawText(place, int(align), text)


def series_pen(tint: QColor, number: int) -> QPen:
    """Return a line that is distinguished from others by its dashes too."""
    pen = QPen(tint, 2.2, _STYLES[number % len(_STYLES)])
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


_STYLES: Final = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
)


def ticks(low: float, high: float) -> list[float]:
    """Round numbers from `low` or a little below to `high` or a little above, some `MOST_TICKS` at most."""
    if high <= low:
        high = low + 1
    rough = (high - low) / (MOST_TICKS - 2)
    power = 10.0 ** floor(log10(rough))
    step = next(power * part for part in (1, 2, 2.5, 5, 10) if power * part >= rough)
    first, last = floor(low / step), ceil(high / step)
    return [step * number for number in range(first, last + 1)]


def _distance(place: QRectF, at: QPointF) -> float:
    beside = max(place.left() - at.x(), 0.0, at.x() - place.right())
    above = max(place.top() - at.y(), 0.0, at.y() - place.bottom())
    return max(beside, above)
