"""Ways to choose: a row of buttons of which one is down, a drop-down list, and an on/off switch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QComboBox, QLabel, QSizePolicy, QWidget

from hoshikan.ui.kit.look.style import TARGET
from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.widgets.basic import button, spaced
from hoshikan.ui.kit.widgets.flow import Flow


class Segments(QWidget):
    """A few alternatives side by side, in several lines if need be; `chosen` carries the value of the new one.

    Radio buttons in all but the look: arrow keys go from one to the next, and screen readers treat them so.
    """

    chosen = Signal(object)

    def __init__(self, values: Sequence[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values = tuple(values)
        self._group = QButtonGroup(self)
        row = Flow(self)
        spaced(row, 0, GAP["xs"])
        for place in range(len(self._values)):
            part = self.part()
            part.setCheckable(True)
            part.setAutoExclusive(True)  # the group sees to that already; it makes the role
            self._group.addButton(part, place)
            row.addWidget(part)
        self._group.idToggled.connect(self._on_toggled)

    def part(self) -> QAbstractButton:
        """A new button for one of the alternatives."""
        return button()

    def say(self, words: Sequence[str], name: str) -> None:
        """The words of the alternatives, and what is chosen here for screen readers."""
        for part, word in zip(self._group.buttons(), words, strict=True):
            part.setText(word)
            part.setAccessibleName(f"{name}: {word}")

    def choose(self, value: object) -> None:
        """Press the button of `value` without a signal."""
        if value in self._values:
            with QSignalBlocker(self._group):
                self._group.button(self._values.index(value)).setChecked(True)

    def value(self) -> Any:
        return self._values[max(0, self._group.checkedId())]

    def _on_toggled(self, place: int, down: bool) -> None:
        if down:
            self.chosen.emit(self._values[place])


class DropDown(QComboBox):
    """A combo box whose arrow is drawn in the text's colour, so that every theme shows it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt's default lets the wheel give it the focus
        self._name: QLabel | None = None

    def call(self, name: str) -> None:
        """Name it for screen readers, where the eye needs no label. On Unix a combo box is called by a label beside it
        and by nothing else, so there is one, hidden."""
        if self._name is None:
            self._name = QLabel(self.parentWidget())
            self._name.setBuddy(self)
            self._name.hide()
        self._name.setText(name)
        self.setAccessibleName(name)

    def fill(self, entries: Mapping[str, str]) -> None:
        """Show these words for these values without a signal; the chosen value stays if it is still there."""
        chosen = self.currentData()
        with QSignalBlocker(self):
            self.clear()
            for value, words in entries.items():
                self.addItem(words, value)
            self.setCurrentIndex(max(0, self.findData(chosen)))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Without the focus, leave the wheel to the page that scrolls under the pointer."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        size = self.fontMetrics().xHeight() * 0.6
        right, middle = self.width() - GAP["m"] - size, self.height() / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().buttonText().color(), max(1.5, size / 3), Qt.PenStyle.SolidLine))
        painter.drawPolyline(
            QPolygonF(
                [
                    QPointF(right - size, middle - size / 2),
                    QPointF(right, middle + size / 2),
                    QPointF(right + size, middle - size / 2),
                ]
            )
        )
        painter.end()


class Switch(QAbstractButton):
    """On or off. The knob's side and a tick show it, not only the colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        height = self._track_height()
        return QSize(max(TARGET, round(height * 1.85)), max(TARGET, height))

    def _track_height(self) -> int:
        return self.fontMetrics().height() + GAP["xs"]

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = self.palette()
        on = self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        around = (self.height() - self._track_height()) / 2  # the eye needs less than the finger
        track = QRectF(self.rect()).adjusted(1, 1 + around, -1, -1 - around)
        painter.setPen(QPen(colours.accent().color() if on else colours.mid().color(), 1.5))
        painter.setBrush(colours.highlight() if on else colours.base())
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        radius = track.height() / 2 - 3.5
        knob = QPointF(
            track.right() - track.height() / 2 if on else track.left() + track.height() / 2, track.center().y()
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.highlightedText() if on else colours.mid())
        painter.drawEllipse(knob, radius, radius)
        if on:
            painter.setPen(QPen(colours.highlightedText().color(), 2))
            left, middle, step = track.left() + track.height() * 0.55, track.center().y(), radius * 0.5
            painter.drawPolyline(
                QPolygonF(
                    [
                        QPointF(left - step, middle),
                        QPointF(left - step * 0.3, middle + step * 0.7),
                        QPointF(left + step, middle - step * 0.7),
                    ]
                )
            )
        painter.end()
