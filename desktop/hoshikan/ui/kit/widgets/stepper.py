"""A number to type or to step up and down, with buttons that a finger hits."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QToolButton, QWidget

from hoshikan.ui.kit.look.style import TARGET
from hoshikan.ui.kit.look.theme import GAP


class _Box(QSpinBox):
    """Without the focus it leaves the wheel to the page that scrolls under the pointer."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt's default lets the wheel give it the focus

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Stepper(QWidget):
    """`turned` carries the wanted number; `show_number` sets it."""

    turned = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = _Box()
        self.box.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.box.setMinimumHeight(TARGET)
        self.box.setAlignment(Qt.AlignmentFlag.AlignRight)
        # A number of several figures is meant when it is whole.
        self.box.setKeyboardTracking(False)
        self.box.valueChanged.connect(self.turned)
        self._fit()
        self.less = self._button("−", self.box.stepDown)
        self.more = self._button("+", self.box.stepUp)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP["xs"])
        for part in (self.less, self.box, self.more):
            row.addWidget(part)
        self.setFocusProxy(self.box)
        # Qt puts nothing in order that takes no focus itself.
        self.setFocusPolicy(self.box.focusPolicy())

    def show_number(self, number: int, values: range) -> None:
        """Set the number and its range, without a signal."""
        with QSignalBlocker(self.box):
            self.box.setRange(values[0], values[-1])
            self.box.setValue(number)
        self.less.setEnabled(number > values[0])
        self.more.setEnabled(number < values[-1])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        """Every control in a column is as wide, whatever its number."""
        self.box.setFixedWidth(self.fontMetrics().horizontalAdvance("0000") + 2 * GAP["m"])

    def say(self, name: str) -> None:
        """Set the name of the number, for screen readers."""
        self.box.setAccessibleName(name)
        self.less.setAccessibleName(f"{name} −1")
        self.more.setAccessibleName(f"{name} +1")

    def _button(self, sign: str, step: object) -> QToolButton:
        made = QToolButton()
        made.setText(sign)
        made.setProperty("kind", "quiet")
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.setAutoRepeat(True)
        made.clicked.connect(step)
        return made
