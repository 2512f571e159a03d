"""Covers as boxes have them: upright pictures in layers, which move against each other, cut to any other shape."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from hoshikan.ui.board.table.drawing import draw_sky, glow_brush, sky_dust
from hoshikan.ui.kit.look.art import draw
from hoshikan.ui.kit.look.theme import NIGHT, Theme, color, star_path

Layer = Callable[[QPainter, "Frame", Theme], None]
"""Paints one depth of a cover; what reaches over the frame is cut off."""
UPRIGHT = 4 / 3
"""Height of a cover for each of its width; slimmer ones are painted as they are, broader ones are a part of it."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The place of a cover: places are shares (0..100) of both sides, lengths hundredths of the width."""

    rect: QRectF

    @property
    def unit(self) -> float:
        return self.rect.width() / 100

    def at(self, x: float, y: float) -> QPointF:
        return QPointF(self.rect.x() + self.rect.width() * x / 100, self.rect.y() + self.rect.height() * y / 100)

    def around(self, x: float, y: float, radius: float) -> QRectF:
        """The square about a place, `radius` hundredths of the width in every direction."""
        center, reach = self.at(x, y), radius * self.unit
        return QRectF(center.x() - reach, center.y() - reach, 2 * reach, 2 * reach)


@dataclass(frozen=True, slots=True)
class Poster:
    """The cover of a game."""

    layers: tuple[Layer, ...]
    """From the farthest to the nearest."""
    stars: tuple[tuple[float, float, float], ...] = ()
    """Stars that twinkle: place and radius as in `Frame`."""
    focus: float = 52
    """The height that stays in the middle where only a part is shown."""

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """All layers in `rect`, whatever its shape."""
        whole = QRectF(rect)
        if rect.height() < rect.width() * UPRIGHT:
            whole.setHeight(rect.width() * UPRIGHT)
            above = whole.height() * self.focus / 100 - rect.height() / 2
            whole.moveTop(rect.y() - min(max(above, 0.0), whole.height() - rect.height()))
        painter.save()
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        for layer in self.layers:
            painter.save()
            layer(painter, Frame(whole), theme)
            painter.restore()
        painter.restore()


def lit(theme: Theme) -> Theme:
    """The theme in which pieces on a cover are painted: pictures are of the night, but for high contrast."""
    return theme if theme.name == "contrast" else NIGHT


def paint_sky(
    painter: QPainter, frame: Frame, theme: Theme, night: Sequence[str], day: Sequence[str], stars: int = 90
) -> None:
    """A sky of its own colours, from the top to the horizon, by night and by day; plain black in high contrast."""
    if theme.name == "contrast":
        painter.fillRect(frame.rect, color(theme.sky_top))
        return
    tints = night if theme.dark else day
    gradient = QLinearGradient(frame.rect.topLeft(), frame.rect.bottomLeft())
    for step, tint in enumerate(tints):
        gradient.setColorAt(step / (len(tints) - 1), QColor(tint))
    painter.fillRect(frame.rect, gradient)
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y, size in sky_dust(stars):
        painter.setBrush(color(NIGHT.text, 0.2 + 0.5 * (size - 0.35)))
        reach = size * frame.unit * 0.42
        painter.drawEllipse(frame.at(100 * x, 100 * y), reach, reach)


def paint_glow(painter: QPainter, center: QPointF, radius: float, tint: QColor) -> None:
    """A round light; none in high contrast, where `tint` is handed in without opacity."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow_brush(center, radius, tint))
    painter.drawEllipse(center, radius, radius)


def paint_crown(painter: QPainter, center: QPointF, radius: float, theme: Theme) -> None:
    """A golden crown with jewels, lit from the upper left."""
    reach = 1.2 * radius
    place = QRectF(center.x() - reach, center.y() - reach, 2 * reach, 2 * reach)
    draw(painter, place, "covers/crown.svg", colours={"gold": theme.gold, "edge": theme.coin_edge})


def ridge(frame: Frame, *points: tuple[float, float]) -> QPainterPath:
    """The ground under a soft line through `points`, down to the lower edge."""
    places = [frame.at(*point) for point in points]
    path = QPainterPath(places[0])
    for before, after in pairwise(places):
        middle = (before.x() + after.x()) / 2
        path.cubicTo(QPointF(middle, before.y()), QPointF(middle, after.y()), after)
    path.lineTo(QPointF(places[-1].x(), frame.rect.bottom() + 1))
    path.lineTo(QPointF(places[0].x(), frame.rect.bottom() + 1))
    path.closeSubpath()
    return path


def twinkle(painter: QPainter, center: QPointF, radius: float, tint: QColor) -> None:
    """A star with four long rays."""
    paint_glow(painter, center, radius * 1.6, glow_of(tint, 0.55))
    painter.fillPath(star_path(center, radius * 1.6, points=4, inner=0.13), tint)
    painter.setBrush(tint)
    painter.drawEllipse(center, radius * 0.28, radius * 0.28)


def glow_of(tint: QColor, alpha: float) -> QColor:
    """`tint` with an opacity of 0..1."""
    made = QColor(tint)
    made.setAlphaF(alpha)
    return made


def starry() -> Poster:
    """Return the cover of a game without one of its own: golden stars on the ground, under others."""

    def sky(painter: QPainter, frame: Frame, theme: Theme) -> None:
        draw_sky(painter, frame.rect, theme, 90)

    def ground(painter: QPainter, frame: Frame, theme: Theme) -> None:
        painter.fillPath(ridge(frame, (0, 72), (45, 66), (100, 74)), color(theme.surface))

    def pile(painter: QPainter, frame: Frame, theme: Theme) -> None:
        for x, y in ((30, 60), (50, 60), (70, 60), (40, 47), (60, 47), (50, 34)):
            painter.fillPath(star_path(frame.at(x, y), 9 * frame.unit), color(theme.gold))

    stars = ((12, 12, 2.0), (30, 22, 1.5), (48, 9, 2.0), (66, 20, 1.5), (83, 11, 2.0), (92, 30, 1.5))
    return Poster((sky, ground, pile), stars)
