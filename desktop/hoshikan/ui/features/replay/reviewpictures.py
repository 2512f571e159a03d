"""Pictures of a review: the accuracy of each part of the game, and the shares of luck and skill in the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from hoshikan.ui.board.table.drawing import draw_squeezed
from hoshikan.ui.kit.look.theme import GAP, Theme, color
from hoshikan.ui.kit.look.words import percent, signed
from hoshikan.ui.text.counts import in_points

_LEAST_BAR: Final = 0.2
"""Least share of the width for bars beside their words."""
_ROW = 1.7
"""Height of a row, in lines of text."""


class Bar(NamedTuple):
    """A row of a picture: `begin` and `end` are 0..1 (beyond, they are cut)."""

    word: str
    value: str
    begin: float
    end: float
    tone: str
    """"gold", "good", "bad" or "muted"."""


class Bars(QWidget):
    """Rows of a word, a bar and a number. Its accessible name, set by the owner, has the same content."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: Sequence[Bar] = ()
        self._theme: Theme | None = None
        self._joined = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_bars(self, bars: Sequence[Bar], joined: bool = False) -> None:
        """Show these; `joined` where each begins at the end of the one before, with a thin line between."""
        self._bars, self._joined = bars, joined
        self.updateGeometry()
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, round(len(self._bars) * _ROW * self.fontMetrics().height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        if theme is None or not self._bars:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        measure = self.fontMetrics()
        row = _ROW * measure.height()
        words = max(measure.horizontalAdvance(bar.word) for bar in self._bars)
        numbers = max(measure.horizontalAdvance(bar.value) for bar in self._bars) + GAP["s"]
        words = min(words + GAP["s"], round((1 - _LEAST_BAR) * self.width()) - numbers)
        area = QRectF(words, 0, max(1.0, self.width() - words - numbers), self.height())
        for number, bar in enumerate(self._bars):
            top = number * row
            self._paint_words(painter, theme, bar, top, row, area)
            self._paint_bar(painter, theme, bar, top, row, area)
            if self._joined and number + 1 < len(self._bars):
                x = area.left() + area.width() * _within(bar.end)
                painter.setPen(QPen(color(theme.muted), 1, Qt.PenStyle.DotLine))
                painter.drawLine(QPointF(x, top + row / 2), QPointF(x, top + 1.5 * row))

    def _paint_words(self, painter: QPainter, theme: Theme, bar: Bar, top: float, row: float, area: QRectF) -> None:
        left, middle = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignVCenter
        painter.setPen(color(theme.text))
        draw_squeezed(painter, QRectF(0, top, area.left() - GAP["s"], row), bar.word, self.font(), left | middle)
        box = QRectF(area.right(), top, self.width() - area.right(), row)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignRight | middle), bar.value)

    def _paint_bar(self, painter: QPainter, theme: Theme, bar: Bar, top: float, row: float, area: QRectF) -> None:
        high = 0.42 * row
        ground = QRectF(area.left(), top + (row - high) / 2, area.width(), high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(theme.border, 0.5))
        painter.drawRoundedRect(ground, high / 2, high / 2)
        begin, end = sorted((_within(bar.begin), _within(bar.end)))
        reach = max(3.0, area.width() * (end - begin))
        place = QRectF(min(area.left() + area.width() * begin, area.right() - reach), ground.top(), reach, high)
        tones = {"gold": theme.gold, "good": theme.good, "bad": theme.bad, "muted": theme.muted}
        painter.setBrush(color(tones[bar.tone]))
        painter.setPen(QPen(color(theme.control), 1))
        painter.drawRoundedRect(place, min(high / 2, reach / 2), min(high / 2, reach / 2))


def accuracy_bars(rows: Sequence[tuple[str, float | None]]) -> list[Bar]:
    """The accuracy of the game and of its parts; a part without decisions is left out."""
    return [Bar(word, percent(value), 0.0, value, "gold") for word, value in rows if value is not None]


def luck_bars(fair: tuple[str, float], parts: Sequence[tuple[str, float]], result: tuple[str, float]) -> list[Bar]:
    """A stair from a fair share of the win to the result, a step for each part."""
    bars = [Bar(fair[0], percent(fair[1]), 0.0, fair[1], "muted")]
    level = fair[1]
    for word, value in parts:
        points = in_points(value)
        bars.append(Bar(word, signed(points) if points else "0", level, level + value, "good" if value >= 0 else "bad"))
        level += value
    bars.append(Bar(result[0], percent(result[1]), 0.0, result[1], "gold"))
    return bars


def _within(share: float) -> float:
    return min(max(share, 0.0), 1.0)
