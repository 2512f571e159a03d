"""The graph of the expected results of a past match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from hoshikan.ui.board.session import GoTo
from hoshikan.ui.board.table.drawing import draw_emblem
from hoshikan.ui.features.replay.session import EvaluationHistory, Moment
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.shapes import star_path
from hoshikan.ui.kit.look.theme import GAP, Theme, color
from hoshikan.ui.kit.look.words import percent
from hoshikan.ui.kit.widgets.chart import series_pen
from hoshikan.ui.shared.boardpage import BoardPart

_EMBLEM: Final = 8.0


class CourseGraph(BoardPart):
    """Paints an EvaluationHistory; clicking asks for a ply, hovering shows the values there."""

    def __init__(
        self,
        course: EvaluationHistory,
        names: Sequence[str],
        span: Callable[[QWidget], tuple[float, float]],
        parent: QWidget | None = None,
    ) -> None:
        """It begins and ends at `span`, as x in the widget it is given: below is a slider over the same plies."""
        super().__init__(parent)
        self._course = course
        self._names = names
        self._theme: Theme | None = None
        self._ply = 0
        self._moments: Sequence[Moment] = ()
        self._span = span
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(600, 5 * self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(200, round(3.3 * self.fontMetrics().height()))

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_ply(self, ply: int) -> None:
        self._ply = ply
        self.update()

    def show_course(self, course: EvaluationHistory, moments: Sequence[Moment], names: Sequence[str]) -> None:
        """Show what is known so far; `names` are those of the players."""
        self._course, self._moments, self._names = course, moments, names
        self.update()

    def describe(self, ply: int) -> str:
        """The values at a ply in words."""
        values = self._course.at(ply)
        head = self.tr("After move {ply}").format(ply=ply)
        if values is None:
            return head
        lines = [f"{name}: {percent(value)}" for name, value in zip(self._names, values, strict=True)]
        return "\n".join([head, *lines])

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, self._theme)
        ends: list[QPointF] = []
        for seat in range(len(self._names)):
            self._paint_line(painter, self._theme, seat, ends)
        self._paint_moments(painter, self._theme)
        cursor = self._x(self._ply)
        painter.setPen(QPen(color(self._theme.text), 1.5))
        painter.drawLine(QPointF(cursor, self._area().top()), QPointF(cursor, self._area().bottom()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.command.emit(GoTo(self._ply_at(event.position().x())))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        ply = self._ply_at(event.position().x())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.command.emit(GoTo(ply))
        QToolTip.showText(event.globalPosition().toPoint(), literal(self.describe(ply)), self)

    def leaveEvent(self, event: QEvent) -> None:
        QToolTip.hideText()
        super().leaveEvent(event)

    def _area(self) -> QRectF:
        half = (self.fontMetrics().height() + 1) // 2  # of the percentages, which stand beside their lines
        top, bottom = max(GAP["m"], half), max(GAP["s"], half)
        begin, end = self._span(self)
        return QRectF(begin, top, end - begin, self.height() - top - bottom)

    def _x(self, ply: int) -> float:
        area = self._area()
        return area.left() + area.width() * ply / max(1, self._course.plies)

    def _ply_at(self, x: float) -> int:
        area = self._area()
        share = (x - area.left()) / max(1.0, area.width())
        return min(max(round(share * self._course.plies), 0), self._course.plies)

    def _point(self, ply: int, value: float) -> QPointF:
        area = self._area()
        return QPointF(self._x(ply), area.bottom() - area.height() * min(max(value, 0.0), 1.0))

    def _paint_ground(self, painter: QPainter, theme: Theme) -> None:
        area, height = self._area(), self.fontMetrics().height()
        for share in (0.0, 0.5, 1.0):
            y = area.bottom() - area.height() * share
            painter.setPen(QPen(color(theme.border), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(color(theme.muted))
            box = QRectF(0, y - height / 2, area.left() - GAP["s"], height)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), percent(share))

    def _paint_line(self, painter: QPainter, theme: Theme, seat: int, ends: list[QPointF]) -> None:
        """With its emblem at the end, and beside those of `ends` that end at the same place: partners, or who wins
        together."""
        points = [self._point(ply, value) for ply, value in self._course.line(seat)]
        if not points:
            return
        painter.setPen(series_pen(color(theme.seats[seat]), seat))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        end = points[-1]
        while any((end - other).manhattanLength() < _EMBLEM for other in ends):
            end -= QPointF(2 * _EMBLEM, 0)
        ends.append(end)
        draw_emblem(painter, end, _EMBLEM, seat, theme)

    def _paint_moments(self, painter: QPainter, theme: Theme) -> None:
        painter.setPen(QPen(color(theme.coin_edge), 1.2))  # gold alone is lost on a light ground
        painter.setBrush(color(theme.gold))
        for moment in self._moments:
            painter.drawPath(star_path(QPointF(self._x(moment.ply), self._area().top()), 7))
