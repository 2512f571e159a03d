"""Bars from the left: the parts of a whole in one bar, or what belongs together one below the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from hoshikan.ui.kit.look.theme import GAP, Theme, color
from hoshikan.ui.kit.widgets.chart import Chart, Mark

_BAR: Final = 1.25
"""Height of a bar, in lines of text …"""
_PITCH: Final = 1.75
"""… and from one bar to the next where each stands alone."""
_ROOMY: Final = 1.7
"""So much higher all that becomes at most where there is room."""
_WIDEST_NAME: Final = 0.34
"""Largest share of the width for the names at the left."""
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter
_CENTER: Final = Qt.AlignmentFlag.AlignCenter


class Part(NamedTuple):
    """A piece of a bar."""

    kind: int
    """Which of the kinds it is: they differ by colour and by pattern."""
    value: float
    shown: str
    """The number on it."""
    words: str


@dataclass(frozen=True, slots=True)
class Bar:
    """A row with a name."""

    name: str
    parts: tuple[Part, ...]


class BarChart(Chart):
    """`stacked` puts the parts of a bar into one, as long as the others'; otherwise each has a bar of its own."""

    def __init__(self, *, stacked: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stacked = stacked
        self.bars: Sequence[Bar] = ()
        self._kinds: Sequence[str] = ()

    def show_bars(self, bars: Sequence[Bar], kinds: Sequence[str]) -> None:
        """Show these; `kinds` are named on top."""
        self.bars, self._kinds = bars, kinds
        self.forget()

    def sizeHint(self) -> QSize:
        line = self.line_height()
        return QSize(480, round(self._top() + line * sum(map(self._lines, self.bars)) + line * 0.5))

    def marks(self) -> Sequence[Mark]:
        return [Mark(place, part.words) for _bar, part, place in self._placed()]

    def draw(self, painter: QPainter, theme: Theme) -> None:
        self._draw_kinds(painter, theme)
        y = self._top()
        for bar in self.bars:
            name = QRectF(GAP["s"], y, self._names() - 2 * GAP["s"], self._height(bar) - self._unit() * 0.5)
            self.write(painter, name, bar.name, theme.text, _LEFT | _MIDDLE)
            y += self._height(bar)
        for _bar, part, place in self._placed():
            _fill(painter, theme, place, part.kind)
            self._draw_number(painter, theme, part, place)

    # Places

    def _top(self) -> float:
        return self.line_height() * 1.7

    def _lines(self, bar: Bar) -> float:
        """Height of a bar with what belongs to it, in lines of text."""
        return _PITCH if self._stacked else len(bar.parts) * _BAR * 0.85 + 0.5

    def _unit(self) -> float:
        """A line of text, or more where there is room."""
        room = self.height() - self._top() - self.line_height() * 0.5
        return max(1.0, min(_ROOMY, room / max(1.0, self.line_height() * sum(map(self._lines, self.bars))))) * (
            self.line_height()
        )

    def _height(self, bar: Bar) -> float:
        return self._lines(bar) * self._unit()

    def _names(self) -> float:
        widest = max((self.fontMetrics().horizontalAdvance(bar.name) for bar in self.bars), default=0)
        return min(widest + 2.0 * GAP["m"], self.width() * _WIDEST_NAME)

    def _placed(self) -> Iterator[tuple[Bar, Part, QRectF]]:
        line, left, y = self._unit(), self._names(), self._top()
        room = self.width() - left - GAP["s"]
        numbers = max((self._wide(part.shown) for bar in self.bars for part in bar.parts), default=0.0)
        if not self._stacked:
            room -= numbers + GAP["s"]
        most = max((_length(bar, stacked=self._stacked) for bar in self.bars), default=0.0) or 1.0
        for bar in self.bars:
            x, row = left, y
            for part in bar.parts:
                wide = max(0.0, room * max(0.0, part.value) / most)
                if self._stacked:
                    if part.value > 0:
                        yield bar, part, QRectF(x, y, wide, line * _BAR)
                    x += wide
                else:
                    yield bar, part, QRectF(left, row, max(wide, 1.0), line * _BAR * 0.75)
                    row += line * _BAR * 0.85
            y += self._height(bar)

    def _wide(self, words: str) -> float:
        return float(self.fontMetrics().horizontalAdvance(words))

    # Painting

    def _draw_number(self, painter: QPainter, theme: Theme, part: Part, place: QRectF) -> None:
        if not self._stacked:
            beside = QRectF(place.right() + GAP["xs"], place.top(), self._wide(part.shown) + 2, place.height())
            self.write(painter, beside, part.shown, theme.text, _LEFT | _MIDDLE)
        elif self._wide(part.shown) + 6 <= place.width():
            behind = QRectF(0, 0, self._wide(part.shown) + 8, self.line_height())
            behind.moveCenter(place.center())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(theme.surface, 0.85))
            painter.drawRoundedRect(behind, 4, 4)
            self.write(painter, place, part.shown, theme.text, _CENTER)

    def _draw_kinds(self, painter: QPainter, theme: Theme) -> None:
        line, x = self.line_height(), float(GAP["s"])
        for kind, name in enumerate(self._kinds):
            box = QRectF(x, line * 0.25, line * 0.9, line * 0.8)
            _fill(painter, theme, box, kind)
            words = QRectF(box.right() + GAP["xs"], 0, self._wide(name) + 2, line * 1.3)
            self.write(painter, words, name, theme.muted, _LEFT | _MIDDLE)
            x = words.right() + GAP["m"]


def _length(bar: Bar, *, stacked: bool) -> float:
    values = [max(0.0, part.value) for part in bar.parts]
    return sum(values) if stacked else max(values, default=0.0)


def _fill(painter: QPainter, theme: Theme, place: QRectF, kind: int) -> None:
    """Fill: the first kind is full, the second striped, the third an outline, so that colours are not needed."""
    tint = color((theme.gold_line, theme.seats[1], theme.control)[kind % 3])
    painter.setPen(QPen(tint, 1.5))
    inner = place.adjusted(0.75, 0.75, -0.75, -0.75)
    if kind == 0:
        painter.setBrush(color(theme.gold))
    elif kind == 1:
        painter.setBrush(color(theme.surface))
        painter.drawRect(inner)
        brush = painter.brush()
        brush.setColor(tint)
        brush.setStyle(Qt.BrushStyle.BDiagPattern)
        painter.setBrush(brush)
    else:
        painter.setBrush(color(theme.control, 0.12))
    painter.drawRect(inner)
