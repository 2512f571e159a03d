"""Writing on the shelf: plates of paper, words cut into the wood, and the seal of a finished course."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFont, QFontMetricsF, QLinearGradient, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QPushButton, QWidget

from hoshikan.ui.kit.look.material import BOARDS
from hoshikan.ui.kit.look.theme import GAP, NIGHT, RADIUS, TARGET, Theme, color, star_path

_RAYS: Final = 16
_INNER: Final = 0.88
"""Depth of the notches of the edge, as a share of the radius."""
_TAIL: Final = 0.46
"""Width of a ribbon's end, as a share of the radius."""


def is_course_done(done: int, lessons: int) -> bool:
    """True if a box has the seal."""
    return 0 < lessons <= done


def paint_seal(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A gold medal with a star and the two ends of a ribbon, in the largest square of `rect`."""
    side = min(rect.width(), rect.height())
    radius = side * 0.38
    centre = QPointF(rect.center().x(), rect.center().y() - side * 0.08)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.bad))
    for way in (-1, 1):
        top, low, half = centre.y() + radius * 0.4, centre.y() + radius * 1.42, radius * _TAIL / 2
        x = centre.x() + way * radius * 0.42
        lower = x + way * radius * 0.24
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(x - half, top),
                    QPointF(x + half, top),
                    QPointF(lower + half, low),
                    QPointF(lower, low - half),
                    QPointF(lower - half, low),
                ]
            )
        )
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, side * 0.018)))
    painter.setBrush(color(theme.coin))
    painter.drawPath(star_path(centre, radius, _RAYS, _INNER))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius * 0.74, radius * 0.74)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.coin_text))
    painter.drawPath(star_path(centre, radius * 0.52))
    painter.restore()


class Seal(QWidget):
    """The seal as a piece of its own, on top of a picture."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = NIGHT
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_seal(painter, QRectF(self.rect()), self._theme)
        painter.end()


_LEAST_STEP: Final = 9.0
"""Least width of a star with the room beside it, in pixels."""
_NARROWEST: Final = 75
"""Narrowest stretch of the letters on a plate, in per cent."""


class Written(QPushButton):
    """A button that paints itself from the tokens of the boards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme = NIGHT
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(True)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.updateGeometry()
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class Plate(Written):
    """The plate on a box: paper, and gold as long as its box is the one in the light."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lit = False

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()) + 2 * GAP["s"], max(34, metrics.height() + GAP["s"]))

    def set_lit(self, lit: bool) -> None:
        if lit != self._lit:
            self._lit = lit
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, theme = BOARDS[self._theme.name], self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(theme.shadow, 0.5))
        painter.drawRoundedRect(box.translated(0, 1.5), RADIUS["s"], RADIUS["s"])
        paper = QLinearGradient(box.topLeft(), box.bottomLeft())
        above, below = (theme.gold, theme.gold) if self._lit else tokens.plate
        paper.setColorAt(0, color(above).lighter(112) if self._lit or self.underMouse() else color(above))
        paper.setColorAt(1, color(below))
        painter.setBrush(paper)
        painter.setPen(QPen(color(theme.coin_edge if self._lit else tokens.plate_edge), 1))
        painter.drawRoundedRect(box, RADIUS["s"], RADIUS["s"])
        painter.setPen(color(theme.on_gold if self._lit else tokens.plate_ink))
        painter.setFont(self._fitting(box.width() - GAP["s"]))
        painter.drawText(box.translated(0, 1 if self.isDown() else 0), Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()

    def _fitting(self, room: float) -> QFont:
        """Return the font, narrower where the words are too long."""
        font = QFont(self.font())
        broad = QFontMetricsF(font).horizontalAdvance(self.text())
        if broad > room > 0:
            font.setStretch(max(_NARROWEST, int(100 * room / broad)))
        return font


class LessonsLabel(QWidget):
    """A star for each lesson of a course on the board below its box, and a word where there is room for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme = NIGHT
        self._text = ""
        self._done = self._all = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, text: str) -> None:
        self._text = text
        self.updateGeometry()
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.updateGeometry()
        self.update()

    def show_progress(self, done: int, lessons: int) -> None:
        """`done` of all `lessons`; no stars for a game without any."""
        self._done, self._all = done, lessons
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        stars = round(_LEAST_STEP * self._all)
        return QSize(2 * GAP["s"] + stars, max(TARGET, self.fontMetrics().height() + 2 * GAP["xs"]))

    def paintEvent(self, _event: QPaintEvent) -> None:
        quiet = color(BOARDS[self._theme.name].quiet)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(color(BOARDS[self._theme.name].ink))
        inside = QRectF(self.rect()).adjusted(GAP["s"], 0, -GAP["s"], 0)
        step = self._step()
        left = inside.right() - step * self._all + step / 2
        if self._has_word:
            painter.drawText(inside, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._text)
        else:
            left = inside.center().x() - step * (self._all - 1) / 2
        for number in range(self._all):
            center = QRectF(left + step * number, self.height() / 2, 0, 0).topLeft()
            if number < self._done:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(color(self._theme.coin if self._theme.dark else self._theme.gold_line))
            else:
                painter.setPen(QPen(quiet, 1.2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(star_path(center, step * 0.42))
        painter.end()

    @property
    def _has_word(self) -> bool:
        return self._room(word=True) >= _LEAST_STEP * self._all

    def _room(self, *, word: bool) -> float:
        words = self.fontMetrics().horizontalAdvance(self._text) + GAP["s"] if word else 0
        return self.width() - words - 2 * GAP["s"]

    def _step(self) -> float:
        room = self._room(word=self._has_word)
        return max(_LEAST_STEP, min(self.fontMetrics().height() * 0.95, room / max(1, self._all)))
