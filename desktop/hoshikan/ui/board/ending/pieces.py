"""The things that move when a game is over: words, rows, pillars and stars, each drawn once and then only shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
)
from PySide6.QtWidgets import QWidget

from hoshikan.ui.board.ending.layout import PlacedRow, points_of
from hoshikan.ui.board.table.drawing import draw_number, glow_brush
from hoshikan.ui.board.table.lettering import draw_line, draw_squeezed, line_metrics
from hoshikan.ui.kit.look.fonts import display_font
from hoshikan.ui.kit.look.shapes import star_path
from hoshikan.ui.kit.look.theme import GAP, Theme, color

_MARGIN: Final = 18
"""Free pixels around the words of a leaf, into which it may fall."""
_TILT: Final = 5.0
"""Degrees by which a lost row tilts."""
_LOST: Final = 0.62
"""Opacity of what was lost."""

Draw = Callable[[QPainter, QRectF], None]


class Leaf(QWidget):
    """Words in a place. Out of sight for eyes and screen readers until it is seen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture = self._after = QPixmap()
        self._seen, self._gone, self._turned = 0.0, 0.0, 1.0
        self.hide()

    def wear(self, place: QRectF, said: str, draw: Draw, after: Draw | None = None) -> None:
        """Lie at `place` as `draw` draws it; as `after` draws it once it is lost."""
        self.setGeometry(place.toAlignedRect().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN))
        self.setAccessibleName(said)
        inner = place.translated(-self.x(), -self.y())
        self._picture = self._drawn(inner, draw)
        self._after = self._picture if after is None else self._drawn(inner, after)
        self.update()

    def see(self, at: float) -> None:
        """0: not there; 1: all there."""
        self._seen, self._gone, self._turned = at, 0.0, 1.0
        self.setVisible(at > 0)
        self.update()

    def lose(self, at: float) -> None:
        """Tilt and fall, and lie there without colour at 1."""
        self._seen, self._gone, self._turned = 1.0, at, 1.0
        self.setVisible(True)
        self.update()

    def turn(self, at: float) -> None:
        """Turn up from the back."""
        self._seen, self._gone, self._turned = 1.0, 0.0, at
        self.setVisible(at > 0)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._gone < 1:
            painter.save()
            painter.setOpacity(self._seen * (1 - self._gone))
            middle = self.rect().toRectF().center()
            painter.translate(middle.x(), middle.y() + self._gone * _MARGIN)
            painter.rotate(self._gone * _TILT)
            painter.scale(1, max(0.02, self._turned))
            painter.translate(-middle)
            painter.drawPixmap(0, 0, self._picture)
            painter.restore()
        if self._gone > 0:
            painter.setOpacity(max(0.0, 2 * self._gone - 1))
            painter.drawPixmap(0, 0, self._after)

    def _drawn(self, inner: QRectF, draw: Draw) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.setFont(self.font())
        draw(painter, inner)
        painter.end()
        return picture


def row_painter(placed: PlacedRow, font: QFont, theme: Theme, lost: bool) -> Draw:
    """A row of a column: words at the left, the number at the right, on one base line."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        number = display_font(font.pixelSize())
        points = points_of(placed.row)
        wide = QFontMetricsF(number).horizontalAdvance(points)
        high = rect.height() / len(placed.lines)
        painter.setPen(color(theme.card_text))
        if lost:
            painter.setOpacity(_LOST if theme.name != "contrast" else 1.0)
        for at, words in enumerate(placed.lines):
            line = QRectF(rect.x(), rect.y() + high * at, rect.width() - wide - GAP["s"], high)
            draw_squeezed(painter, line, words, font, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        end = QRectF(rect.x(), rect.bottom() - high, rect.width(), high)
        painter.setPen(color(theme.card_text))
        draw_line(painter, end, points, number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if lost:
            metrics = QFontMetricsF(font)
            painter.setPen(QPen(color(theme.card_text), max(1.0, font.pixelSize() / 14)))
            for at, words in enumerate(placed.lines):
                middle = rect.y() + high * (at + 0.5)
                reach = min(metrics.horizontalAdvance(words), rect.width() - wide - GAP["s"])
                painter.drawLine(QPointF(rect.x(), middle), QPointF(rect.x() + reach, middle))

    return draw


def words_painter(
    words: str, font: QFont, tint: str, wrapped: bool = False, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter
) -> Draw:
    """Words in the middle of their place; on one line they become narrower before they are cut."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.setPen(color(tint))
        if wrapped and line_metrics(font, words).horizontalAdvance(words) > rect.width():
            painter.setFont(font)
            painter.drawText(rect, int(Qt.TextFlag.TextWordWrap | align), words)
        else:
            draw_squeezed(painter, rect, words, font, align)

    return draw


def badge_painter(words: str, font: QFont, theme: Theme, first: bool) -> Draw:
    """A rank on a round badge, of gold for the first."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.setPen(QPen(color(theme.coin_edge if first else theme.control), 2))
        painter.setBrush(color(theme.coin if first else theme.raised))
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
        painter.setFont(font)
        inner = rect.adjusted(rect.width() * 0.14, 0, -rect.width() * 0.14, 0)
        draw_number(painter, inner, words, theme.coin_text if first else theme.text, font.pixelSize() * 0.92)

    return draw


class Sparks(QWidget):
    """Stars that fly up from the winners and go out, for two seconds at most."""

    COUNT: Final = 40

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._sprites: list[QPixmap] = []
        self._from: list[QPointF] = []
        rng = Random(self.COUNT)
        self._strewn = [(rng.random(), rng.random(), rng.random()) for _ in range(self.COUNT)]
        self._at = 1.0
        self._reach = 0.0
        self.hide()

    def light(self, places: Sequence[QPointF], theme: Theme, reach: float) -> None:
        """Get ready to fly from these places, so far."""
        self._from, self._reach = list(places), reach
        self._sprites = [star_of(theme, size, self.devicePixelRatioF()) for size in (9, 13, 18)]

    def fly(self, at: float) -> None:
        """0: not lit; 1: burnt out."""
        old = self._region()
        self._at = at
        self.setVisible(0 < at < 1 and bool(self._from))
        self.update(old.united(self._region()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        for place, sprite, light in self._stars():
            painter.setOpacity(light)
            painter.drawPixmap(
                place - QPointF(sprite.width(), sprite.height()) / (2 * sprite.devicePixelRatio()), sprite
            )

    def _stars(self) -> list[tuple[QPointF, QPixmap, float]]:
        stars = []
        for number, (across, up, size) in enumerate(self._strewn):
            if not self._from:
                break
            start = self._from[number % len(self._from)]
            way = max(0.0, (self._at - 0.25 * across) / (1 - 0.25 * across))
            if not 0 < way < 1:
                continue
            angle = -pi / 2 + (up - 0.5) * pi * 0.9
            far = self._reach * (0.45 + 0.55 * across) * (1 - (1 - way) ** 2)
            place = start + QPointF(cos(angle) * far, sin(angle) * far + self._reach * 0.55 * way * way)
            stars.append((place, self._sprites[int(size * 3) % len(self._sprites)], min(1.0, way * 8) * (1 - way)))
        return stars

    def _region(self) -> QRegion:
        region = QRegion()
        for place, sprite, _light in self._stars():
            region += QRect(
                round(place.x()) - sprite.width(),
                round(place.y()) - sprite.height(),
                2 * sprite.width(),
                2 * sprite.height(),
            )
        return region


def star_of(theme: Theme, size: int, ratio: float) -> QPixmap:
    """A golden star in its own light, `size` logical pixels to each side."""
    sprite = light_of(theme, size, 0.5, ratio)
    painter = QPainter(sprite)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.gold))
    painter.drawPath(star_path(QPointF(size, size), size * 0.62))
    painter.end()
    return sprite


def light_of(theme: Theme, reach: float, strength: float, ratio: float) -> QPixmap:
    """A soft golden light, `reach` logical pixels to each side."""
    side = round(2 * reach * ratio)
    light = QPixmap(side, side)
    light.setDevicePixelRatio(ratio)
    light.fill(Qt.GlobalColor.transparent)
    middle = QPointF(reach, reach)
    painter = QPainter(light)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow_brush(middle, reach, color(theme.gold, strength)))
    painter.drawEllipse(middle, reach, reach)
    painter.end()
    return light
