"""Charts that can be gone through with eyes, mouse, keys and screen readers: a picture over marks that have words."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from math import ceil, floor, log10
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QLocale, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP, RADIUS, Theme, color, shape_path
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.focusring import last_input

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
_LINECHART_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter


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
            self.write(painter, words, self._number(tick), theme.muted, _RIGHT | _LINECHART_MIDDLE)
        foot = QRectF(area.left(), area.bottom() + line * 0.3, area.width(), line)
        first, last = self._ends
        self.write(painter, foot, first, theme.muted, _LEFT | _LINECHART_MIDDLE)
        if last != first:
            self.write(painter, foot, last, theme.muted, _RIGHT | _LINECHART_MIDDLE)

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
            self.write(painter, place.adjusted(high * 1.3, 0, 0, 0), line.name, theme.text, _LEFT | _LINECHART_MIDDLE)


def _around(at: QPointF) -> QRectF:
    return QRectF(at.x() - _MARK, at.y() - _MARK, 2 * _MARK, 2 * _MARK)


WEEKS: Final = 26
_SIZES: Final = (0.0, 0.5, 0.68, 0.84, 1.0)
"""Sizes of a square, by games on that day: none, one, two, three, more."""
_MOST_CELL: Final = 1.5
"""Width of a day at most, in lines of text."""


class CalendarChart(Chart):
    """Weeks run from left to right, the days of each from top to bottom."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: Mapping[date, int] = {}
        self._words: Mapping[date, str] = {}
        self._today = date.min
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_days(self, counts: Mapping[date, int], words: Mapping[date, str], today: date) -> None:
        """Show `counts`, the number of games by day; `words` describe the days that can be pointed at."""
        self._counts, self._words, self._today = counts, words, today
        self.forget()

    def sizeHint(self) -> QSize:
        return QSize(480, self.heightForWidth(480))

    def heightForWidth(self, width: int) -> int:
        return round(7 * self._cell(width) + self.line_height() * 1.6 + GAP["s"])

    def marks(self) -> Sequence[Mark]:
        return [Mark(self._place(day), words) for day, words in sorted(self._words.items()) if day >= self._first()]

    def draw(self, painter: QPainter, theme: Theme) -> None:
        first, line = self._first(), self.line_height()
        named = 0
        for number in range((self._today - first).days + 1):
            day = first + timedelta(days=number)
            place = self._place(day)
            if day.day <= 7 and day.weekday() == 0 and day.month != named:
                named = day.month
                name = QLocale().standaloneMonthName(day.month, QLocale.FormatType.ShortFormat)
                month = QRectF(place.left(), 0, 4 * self._cell(), line * 1.3)
                self.write(
                    painter, month, name, theme.muted, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
                )
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color(theme.gold_line if day == self._today else theme.border), 1))
            painter.drawRoundedRect(place, 3, 3)
            count = self._counts.get(day, 0)
            if count:
                side = place.width() * _SIZES[min(count, len(_SIZES) - 1)]
                inner = QRectF(0, 0, side, side)
                inner.moveCenter(place.center())
                painter.setPen(QPen(color(theme.gold_line), 1))
                painter.setBrush(color(theme.gold))
                painter.drawRoundedRect(inner, 2, 2)

    def _first(self) -> date:
        """A Monday."""
        weeks = max(4, min(WEEKS, int((self.width() - 2 * GAP["s"]) / self._cell())))
        return self._today - timedelta(days=self._today.weekday() + 7 * (weeks - 1))

    def _cell(self, width: int = 0) -> float:
        """Width of a day, in a chart that is as wide as this one or `width`."""
        room = (width or self.width()) - 2.0 * GAP["s"]
        return max(14.0, min(room / WEEKS, self.line_height() * _MOST_CELL))

    def _place(self, day: date) -> QRectF:
        cell, past = self._cell(), (day - self._first()).days
        x, y = GAP["s"] + past // 7 * cell, self.line_height() * 1.4 + past % 7 * cell
        return QRectF(x, y, cell - 3, cell - 3)
