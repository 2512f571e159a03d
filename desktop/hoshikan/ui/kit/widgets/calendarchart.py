"""The last weeks as a calendar: a square for every day, the larger the more was played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from hoshikan.ui.kit.look.theme import GAP, Theme, color
from hoshikan.ui.kit.widgets.chart import Chart, Mark

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
