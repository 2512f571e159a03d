"""Lines over the order of games, with a band around one alone where it is uncertain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from hoshikan.ui.kit.look.shapes import shape_path
from hoshikan.ui.kit.look.theme import GAP, Theme, color
from hoshikan.ui.kit.widgets.chart import LINES, Chart, Mark, series_pen, ticks

_MARK: Final = 4.0
"""Half the width of a point."""
_CROWDED: Final = 9.0
"""Pixels between neighbouring points below which only the line is drawn, and the points at its ends."""
_FEW: Final = 3
"""Most steps for which the chart is low …"""
_FEW_LINES: Final = 9
"""… with this number of lines of text."""
_BAND: Final = 0.2
"""Opacity of a band. Where lines share a chart there are none: five of them are a fog."""
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter


class Point(NamedTuple):
    """One value."""

    x: int
    """Its place in the order."""
    y: float
    words: str
    spread: float = 0.0
    """So far the value is uncertain to both sides."""
    key: int = 0
    loose: bool = False
    """Drawn beside the line instead of on it."""


@dataclass(frozen=True, slots=True)
class Line:
    """Points in their order."""

    name: str
    points: tuple[Point, ...]
    look: int = 0
    """Which of the six colours and emblems it has."""


class LineChart(Chart):
    """Numbers on the left, first and last day below, names of the lines on top where there are several."""

    def __init__(self, number: Callable[[float], str], least: float, parent: QWidget | None = None) -> None:
        """`number` writes a value of the scale, which reaches over `least` of them at least."""
        super().__init__(parent)
        self._number = number
        self._least = least
        self._lines: Sequence[Line] = ()
        self._ends = ("", "")
        self._measure()

    def show_lines(self, lines: Sequence[Line], ends: tuple[str, str]) -> None:
        """Show these; `ends` are written below the first and the last place."""
        self._lines, self._ends = lines, ends
        self._measure()
        self.forget()

    def sizeHint(self) -> QSize:
        """A few points need no large field."""
        return QSize(480, (_FEW_LINES if self._last - self._first < _FEW else LINES) * self.fontMetrics().height())

    def marks(self) -> Sequence[Mark]:
        found = [(point, line) for line in self._lines for point in line.points]
        found.sort(key=lambda one: (one[0].x, one[1].look))
        area = self._area()
        return [Mark(_around(self._at_point(point, area)), point.words, point.key) for point, _line in found]

    def draw(self, painter: QPainter, theme: Theme) -> None:
        area = self._area()
        self._draw_scale(painter, theme, area)
        for number, line in enumerate(self._lines):
            if len(self._lines) == 1:
                self._draw_band(painter, theme, line, area)
            self._draw_line(painter, theme, line, number, area)
        if len(self._lines) > 1:
            self._draw_names(painter, theme)

    # The scale

    def _measure(self) -> None:
        """Compute the scale of all places, once for the data."""
        values = [point.y for line in self._lines for point in line.points] or [0.0]
        low, high = min(values), max(values)
        spare = max(0.0, self._least - (high - low)) / 2
        self._ticks = ticks(low - spare, high + spare)
        places = [point.x for line in self._lines for point in line.points] or [0]
        self._first, self._last = min(places), max(places)

    def _area(self) -> QRectF:
        metrics, line = self.fontMetrics(), self.line_height()
        left = max(metrics.horizontalAdvance(self._number(tick)) for tick in self._ticks) + 2 * GAP["s"]
        top = GAP["s"] + line * (self._name_rows() * 1.3 if len(self._lines) > 1 else 0.4)
        return QRectF(left, top, self.width() - left - GAP["m"], self.height() - top - line * 1.5)

    def _at_point(self, point: Point, area: QRectF) -> QPointF:
        steps, first, last = self._ticks, self._first, self._last
        share = 0.5 if last == first else (point.x - first) / (last - first)
        height = (point.y - steps[0]) / (steps[-1] - steps[0])
        return QPointF(area.left() + share * area.width(), area.bottom() - height * area.height())

    def _draw_scale(self, painter: QPainter, theme: Theme, area: QRectF) -> None:
        steps, line = self._ticks, self.line_height()
        for tick in steps:
            y = area.bottom() - (tick - steps[0]) / (steps[-1] - steps[0]) * area.height()
            painter.setPen(QPen(color(theme.border), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            words = QRectF(0, y - line / 2, area.left() - GAP["s"], line)
            self.write(painter, words, self._number(tick), theme.muted, _RIGHT | _MIDDLE)
        foot = QRectF(area.left(), area.bottom() + line * 0.3, area.width(), line)
        first, last = self._ends
        self.write(painter, foot, first, theme.muted, _LEFT | _MIDDLE)
        if last != first:
            self.write(painter, foot, last, theme.muted, _RIGHT | _MIDDLE)

    # The lines

    def _draw_band(self, painter: QPainter, theme: Theme, line: Line, area: QRectF) -> None:
        points = [point for point in line.points if point.spread]
        if not points:
            return
        above = [self._at_point(point._replace(y=point.y + point.spread), area) for point in points]
        below = [self._at_point(point._replace(y=point.y - point.spread), area) for point in points]
        if len(points) == 1:
            above, below = ([at - QPointF(_MARK, 0), at + QPointF(_MARK, 0)] for at in (above[0], below[0]))
        painter.save()
        painter.setClipRect(area)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(theme.seats[line.look], _BAND))
        painter.drawPolygon(QPolygonF([*above, *reversed(below)]))
        painter.restore()

    def _draw_line(self, painter: QPainter, theme: Theme, line: Line, number: int, area: QRectF) -> None:
        tint = color(theme.seats[line.look])
        on_line = [self._at_point(point, area) for point in line.points if not point.loose]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(series_pen(tint, number))
        painter.drawPolyline(QPolygonF(on_line))
        painter.setPen(QPen(color(theme.surface), 1))
        painter.setBrush(tint)
        beside = any(point.loose for point in line.points)
        crowded = beside or (self._last - self._first) * _CROWDED > area.width()
        ends = {id(line.points[0]), id(line.points[-1])} if line.points and not beside else set()
        for point in line.points:
            if point.loose:
                painter.drawEllipse(self._at_point(point, area), _MARK * 0.75, _MARK * 0.75)
            elif not crowded or id(point) in ends:
                painter.drawPath(shape_path(theme.shapes[line.look], self._at_point(point, area), _MARK * 1.5))

    # The names

    def _name_places(self) -> list[QRectF]:
        line, right = self.line_height(), float(self.width() - GAP["m"])
        x, y = float(GAP["m"]), float(GAP["xs"])
        places: list[QRectF] = []
        for one in self._lines:
            wide = line * 1.4 + self.fontMetrics().horizontalAdvance(one.name) + GAP["l"]
            if places and x + wide > right:
                x, y = float(GAP["m"]), y + line * 1.3
            places.append(QRectF(x, y, min(wide, right - x), line))
            x += wide
        return places

    def _name_rows(self) -> int:
        return len({place.top() for place in self._name_places()})

    def _draw_names(self, painter: QPainter, theme: Theme) -> None:
        for number, (line, place) in enumerate(zip(self._lines, self._name_places(), strict=True)):
            tint, high = color(theme.seats[line.look]), place.height()
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(series_pen(tint, number))
            middle = QPointF(place.left() + high * 0.5, place.center().y())
            painter.drawLine(middle - QPointF(high * 0.5, 0), middle + QPointF(high * 0.5, 0))
            painter.setPen(QPen(color(theme.surface), 1))
            painter.setBrush(tint)
            painter.drawPath(shape_path(theme.shapes[line.look], middle, _MARK * 1.5))
            self.write(painter, place.adjusted(high * 1.3, 0, 0, 0), line.name, theme.text, _LEFT | _MIDDLE)


def _around(at: QPointF) -> QRectF:
    return QRectF(at.x() - _MARK, at.y() - _MARK, 2 * _MARK, 2 * _MARK)
