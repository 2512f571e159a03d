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
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
)
from PySide6.QtWidgets import QWidget

from hoshikan.ui.look.shapes import crown_path, star_path
from hoshikan.ui.look.style import mixed
from hoshikan.ui.look.theme import GAP, Theme, color
from hoshikan.ui.look.words import figure
from hoshikan.ui.panels.emblem import emblem_pixmap
from hoshikan.ui.panels.endlayout import EMBLEM_PITCH, NUMERAL_ROOM, Lane, Picture, PlacedRow, points_of
from hoshikan.ui.table.drawing import draw_number, glow_brush
from hoshikan.ui.table.lettering import draw_line, draw_squeezed, line_metrics

_MARGIN: Final = 18
"""Free pixels around the words of a leaf, into which it may fall."""
_TILT: Final = 5.0
"""Degrees by which a lost row tilts."""
_LOST: Final = 0.62
"""Opacity of what was lost."""
_RIM: Final = 3.0
"""Pixels of light on the upper edge of a pillar."""
_FADED: Final = 0.4
"""Opacity of a pillar at the horizon."""
_PILLAR: Final = 0.5
"""Width of a pillar, as a share of its room."""
_TWIN: Final = 0.66
"""The same of two side by side."""
_WIDEST_PILLAR: Final = 3.4
"""… and at most so many times the emblem's width."""

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

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
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
        number = QFont(font)
        number.setBold(True)
        points = points_of(placed.row)
        wide = QFontMetricsF(number).horizontalAdvance(points)
        high = rect.height() / len(placed.lines)
        painter.setPen(color(theme.muted if lost else theme.text))
        if lost:
            painter.setOpacity(_LOST if theme.name != "contrast" else 1.0)
        for at, words in enumerate(placed.lines):
            line = QRectF(rect.x(), rect.y() + high * at, rect.width() - wide - GAP["s"], high)
            draw_squeezed(painter, line, words, font, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        end = QRectF(rect.x(), rect.bottom() - high, rect.width(), high)
        painter.setPen(color(theme.muted if lost else theme.text))
        draw_line(painter, end, points, number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if lost:
            metrics = QFontMetricsF(font)
            painter.setPen(QPen(color(theme.muted), max(1.0, font.pixelSize() / 14)))
            for at, words in enumerate(placed.lines):
                middle = rect.y() + high * (at + 0.5)
                reach = min(metrics.horizontalAdvance(words), rect.width() - wide - GAP["s"])
                painter.drawLine(QPointF(rect.x(), middle), QPointF(rect.x() + reach, middle))
        else:
            painter.setPen(QPen(color(theme.control, 0.28), 1))
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())

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


class Tower(QWidget):
    """The pillars of a column, with its emblems on top and, at the end, a crown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._lane: Lane | None = None
        self._theme: Theme | None = None
        self._most: tuple[int, ...] = ()
        self._values: list[float] = []
        self._shown: list[bool] = []
        self._risen, self._crowned = 1.0, 0.0
        self._emblems: list[QPixmap] = []
        self._halo = QPixmap()
        self._head = self._base = self._room = 0.0
        self._numeral = 1
        self._emblem = 1

    def stand(self, lane: Lane, theme: Theme, most: Sequence[int], picture: Picture) -> None:
        """Take the place in `lane`. `most` is what the highest pillars measure."""
        self._lane, self._theme, self._most = lane, theme, tuple(most)
        self._head, self._base = picture.head, picture.base
        self._numeral, self._emblem = picture.sizes.numeral, picture.sizes.emblem
        self._halo = _light_of(theme, self._emblem * 1.2, 0.5, self.devicePixelRatioF())
        self._emblems = [emblem_pixmap(seat, theme, self._emblem) for seat in lane.column.seats]
        self._room = lane.tower.height()
        above = round(self._emblem)  # where the crown comes from
        self.setGeometry(lane.tower.toAlignedRect().adjusted(0, -above, 0, 0))
        self.update()

    def begin(self) -> None:
        """Nothing is counted yet."""
        assert self._lane is not None
        self._values = [0.0] * len(self._lane.column.measures)
        self._shown = [False] * len(self._values)
        self._crowned = 0.0
        self.update()

    def rise(self, at: float) -> None:
        """Come up from the horizon."""
        self._risen = at
        self.update()

    def measure(self, number: int, value: float) -> None:
        """Let a pillar show a value."""
        self._values[number] = value
        self._shown[number] = True
        self.update()

    def crown(self, at: float) -> None:
        """Let the crown come down."""
        self._crowned = at
        self.update()

    @property
    def is_crowned(self) -> bool:
        """Whether a crown can be seen."""
        return self._crowned > 0

    @property
    def values(self) -> tuple[int, ...]:
        """What stands on the pillars now."""
        return tuple(round(value) for value in self._values)

    @property
    def top(self) -> QPointF:
        """The place of the crown, in the coordinates of the parent."""
        return QPointF(self.x() + self.width() / 2, self.y() + self.height() - self._highest() - self._head * 0.5)

    def _height(self, number: int) -> float:
        room = self._room - self._head - self._base
        most = self._most[number]
        share = max(0.0, self._values[number]) / most if most > 0 else 0.0
        return self._base + room * min(1.0, share)

    def _highest(self) -> float:
        return max((self._height(number) for number in range(len(self._values))), default=self._base)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        lane, theme = self._lane, self._theme
        if lane is None or theme is None or self._risen <= 0:
            return
        painter = QPainter(self)
        painter.setOpacity(self._risen)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(0, (1 - self._risen) * self._highest())
        tint = theme.seats[lane.column.seats[0]]
        count = max(1, len(self._values))
        part = self.width() / count
        wide = min(
            part * (_PILLAR if count == 1 else _TWIN),
            self._emblem * _WIDEST_PILLAR * (1 + 0.4 * (len(self._emblems) - 1)),
        )
        for number in range(count):
            high = self._height(number) if self._values else self._base
            body = QRectF(part * (number + 0.5) - wide / 2, self.height() - high, wide, high)
            self._draw_pillar(painter, body, tint, theme)
            if self._values and self._shown[number]:
                numeral = QRectF(body.x(), body.y(), body.width(), self._numeral * NUMERAL_ROOM)
                value = figure(round(self._values[number]))
                draw_number(painter, numeral.adjusted(GAP["xs"], 0, -GAP["xs"], 0), value, theme.on_seat, self._numeral)
        self._draw_heads(painter, theme)

    def _draw_pillar(self, painter: QPainter, body: QRectF, tint: str, theme: Theme) -> None:
        corner = min(10.0, body.width() / 8)
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRoundedRect(body, corner, corner)
        path.addRect(body.adjusted(0, min(corner, body.height()), 0, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._light(body, tint, theme))
        painter.drawPath(path)
        rim = QRectF(body.x() + corner, body.y(), body.width() - 2 * corner, _RIM)
        painter.fillRect(rim, color(mixed(tint, theme.card, 0.5)))
        painter.fillRect(QRectF(body.x(), body.y() + corner, _RIM / 2, body.height() - corner), color(theme.card, 0.3))

    def _light(self, body: QRectF, tint: str, theme: Theme) -> QLinearGradient:
        """Full where the number stands, and fading towards the horizon."""
        light = QLinearGradient(body.topLeft(), body.bottomLeft())
        full = min(1.0, self._base / max(1.0, body.height()))
        light.setColorAt(0, color(tint))
        light.setColorAt(full, color(tint))
        fades = len(self._values) == 1 and theme.name != "contrast"  # words stand at the foot where there are several
        if full < 1 and fades:
            light.setColorAt(1, color(tint, _FADED))
        return light

    def _draw_heads(self, painter: QPainter, theme: Theme) -> None:
        middle = QPointF(self.width() / 2, self.height() - self._highest() - self._emblem * 0.5 - 2)
        step = self._emblem * EMBLEM_PITCH
        radius = self._emblem * 0.42
        for at, picture in enumerate(self._emblems):
            x = middle.x() + step * (at - (len(self._emblems) - 1) / 2)
            if self._crowned > 0 and theme.name != "contrast":
                reach = self._halo.width() / self._halo.devicePixelRatio() / 2
                painter.setOpacity(self._crowned)
                painter.drawPixmap(QPointF(x - reach, middle.y() - self._emblem * 0.2 - reach), self._halo)
                painter.setOpacity(1)
            painter.drawPixmap(QPointF(x - self._emblem / 2, middle.y() - self._emblem / 2), picture)
            if self._crowned > 0:
                fall = (1 - self._crowned) * self._emblem * 0.7
                painter.setOpacity(min(1.0, self._crowned * 2))
                painter.setPen(QPen(color(theme.coin_edge), max(1.0, self._emblem * 0.02)))
                painter.setBrush(color(theme.coin))
                painter.drawPath(crown_path(QPointF(x, middle.y() - self._emblem * 0.72 - fall), radius))
                painter.setOpacity(1)


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
        self._sprites = [_sprite(size, theme, self.devicePixelRatioF()) for size in (9, 13, 18)]

    def fly(self, at: float) -> None:
        """0: not lit; 1: burnt out."""
        old = self._region()
        self._at = at
        self.setVisible(0 < at < 1 and bool(self._from))
        self.update(old.united(self._region()))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
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


def _sprite(size: int, theme: Theme, ratio: float) -> QPixmap:
    sprite = _light_of(theme, size, 0.5, ratio)
    painter = QPainter(sprite)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.gold))
    painter.drawPath(star_path(QPointF(size, size), size * 0.62))
    painter.end()
    return sprite


def _light_of(theme: Theme, reach: float, strength: float, ratio: float) -> QPixmap:
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
