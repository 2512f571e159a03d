"""The live sample of the settings page: text, a button, and the players' colours and shapes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hoshikan.ui.kit.look.theme import GAP, NIGHT, Theme
from hoshikan.ui.kit.widgets.basic import label


class SeatRow(QWidget):
    """The six players' emblems."""

    SIDE = 44

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = NIGHT
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.SIDE * len(self._theme.seats), self.SIDE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        from hoshikan.ui.board.table.drawing import draw_emblem

        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for seat in range(len(self._theme.seats)):
            center = QPointF(self.SIDE * (seat + 0.5), self.SIDE / 2)
            draw_emblem(painter, center, self.SIDE * 0.4, seat, self._theme)
        painter.end()


class Sample(QFrame):
    """Shows what the look settings do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self._heading = label("large", wrap=True)
        self._text = label(muted=True, wrap=True)
        self._seats = SeatRow()
        words = QVBoxLayout()
        words.setSpacing(GAP["xs"])
        words.addStretch(1)
        words.addWidget(self._heading)
        words.addWidget(self._text)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], GAP["m"])
        row.setSpacing(GAP["l"])
        row.addLayout(words, 1)
        row.addWidget(self._seats)

    def retranslate(self) -> None:
        self._heading.setText(self.tr("This is how it looks"))
        self._text.setText(self.tr("Whose turn it is, what is expected, and why."))
        self._seats.setAccessibleName(self.tr("The colours and shapes of six players"))

    def apply_theme(self, theme: Theme) -> None:
        self._seats.apply_theme(theme)
