"""Progress in a stack of exercises, with the result of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from hoshikan.teaching.exercise import Outcome
from hoshikan.ui.kit.look.shapes import star_path
from hoshikan.ui.kit.look.theme import NIGHT, Theme, color

_STEP: Final = 22.0
_NARROWEST: Final = 12.0
"""Between two marks, in logical pixels; of a longer stack only the part around the present one is seen."""


class StackDots(QWidget):
    """A golden star for an exercise solved at once, a full dot for one solved later, a crossed ring for one that was
    shown, an empty ring for one to come; the present one has a line below. The words beside give the numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = NIGHT
        self._outcomes: tuple[Outcome, ...] = ()
        self._count = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_stack(self, outcomes: Sequence[Outcome], count: int) -> None:
        """Set the results of the exercises so far, the present one last, and the number of all."""
        self._outcomes, self._count = tuple(outcomes), count
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(_STEP * 6), round(_STEP))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._count:
            return
        step = max(_NARROWEST, min(_STEP, self.width() / self._count))
        shown = min(self._count, int(self.width() / step))
        here = len(self._outcomes) - 1
        first = min(max(0, here - shown // 2), self._count - shown)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in range(shown):
            number = first + place
            outcome = self._outcomes[number] if number < len(self._outcomes) else Outcome.OPEN
            centre = QPointF(step * (place + 0.5), self.height() / 2)
            self._paint_mark(painter, centre, step * 0.3, outcome)
            if number == here:
                painter.setPen(QPen(color(self._theme.gold_line), 2))
                painter.drawLine(centre + QPointF(-step * 0.3, step * 0.46), centre + QPointF(step * 0.3, step * 0.46))
        painter.end()

    def _paint_mark(self, painter: QPainter, centre: QPointF, reach: float, outcome: Outcome) -> None:
        theme = self._theme
        if outcome is Outcome.FIRST:
            painter.setPen(QPen(color(theme.coin_edge), 1.2))
            painter.setBrush(color(theme.coin))
            painter.drawPath(star_path(centre, reach * 1.35))
            return
        painter.setPen(QPen(color(theme.control), 1.4))
        painter.setBrush(color(theme.control) if outcome is Outcome.LATER else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, reach * 0.85, reach * 0.85)
        if outcome is Outcome.SHOWN:
            half = QPointF(reach * 0.5, reach * 0.5)
            painter.drawLine(centre - half, centre + half)
