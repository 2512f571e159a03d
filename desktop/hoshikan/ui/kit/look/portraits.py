"""Faces of those who play: who they are, and how they are painted in a mood."""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from hoshikan.ui.kit.look.portraitart import BUSTS, EARS, HEAD, NECK, TINTS, Bust
from hoshikan.ui.kit.look.theme import Theme

Mood = Literal["calm", "pleased", "worried"]
FACES: Final = tuple(BUSTS)
"""Everybody there is, by id."""
_BOTS: Final = MappingProxyType(
    {
        "astronomer": ("Sofia", "ソフィア"),
        "merchant": ("Theo", "テオ"),
        "queen": ("Ines", "イネス"),
        "knight": ("Qasim", "カシム"),
        "sailor": ("Maren", "マレン"),
        "clerk": ("Yukina", "ユキナ"),
    }
)
_SIZE: Final = 0.97
"""Size of a bust on its disc."""
_LIGHTER: Final = 116
_DARKER: Final = 128
"""Colours at the upper left and at the lower right, in hundredths."""
_EDGE: Final = 165
"""Darkness of a shape's edge relative to its colour, in hundredths."""
_WIDEST_LINE: Final = 3.2
"""Width of a line of a face, in hundredths of its side."""


def face_of(name: str) -> str:
    """Return the id of the portrait of a bot with this name, in whichever language; "" if none has it."""
    return next((who for who, names in _BOTS.items() if name in names), "")


@cache
def outline(path: str) -> QPainterPath:
    """A path as it is written in `portraitart`."""
    made = QPainterPath()
    made.setFillRule(Qt.FillRule.WindingFill)
    words = iter(path.split())

    def points(count: int) -> list[QPointF]:
        return [QPointF(float(next(words)), float(next(words))) for _ in range(count)]

    for word in words:
        if word == "M":
            made.moveTo(*points(1))
        elif word == "L":
            made.lineTo(*points(1))
        elif word == "Q":
            made.quadTo(*points(2))
        elif word == "C":
            made.cubicTo(*points(3))
        elif word == "E":
            centre, reach = points(2)
            made.addEllipse(centre, reach.x(), reach.y())
        else:
            made.closeSubpath()
    return made


def paint_portrait(painter: QPainter, rect: QRectF, who: str, mood: Mood, theme: Theme, ground: str = "") -> None:
    """The bust of `who` (one of `FACES`) in the largest square of `rect`, on a disc of the colour `ground`. Hats and
    ears reach over its edge."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / 100, side / 100)
    disc = QPainterPath()
    disc.addEllipse(QPointF(50, 54), 45, 45)
    tint = QColor(ground or theme.card_back)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_lit(tint, disc.boundingRect(), theme))
    painter.drawPath(disc)
    painter.save()
    shown = QPainterPath(disc)
    shown.addRect(QRectF(-10, -12, 120, 66))
    shown.setFillRule(Qt.FillRule.WindingFill)
    painter.setClipPath(shown, Qt.ClipOperation.IntersectClip)
    painter.translate(50, 58)
    painter.scale(_SIZE, _SIZE)
    painter.translate(-50, -50)
    _paint_bust(painter, BUSTS[who], mood, theme)
    painter.restore()
    painter.restore()


def _paint_bust(painter: QPainter, bust: Bust, mood: Mood, theme: Theme) -> None:
    for shape in bust.back:
        _fill(painter, shape.path, TINTS[shape.tint], theme, shape.line)
    if bust.skin:
        skin = TINTS[bust.skin]
        _fill(painter, NECK, QColor(skin).darker(122).name(), theme)
        _fill(painter, EARS, QColor(skin).darker(108).name(), theme)
        _fill(painter, HEAD, skin, theme)
    for shape in bust.front:
        _fill(painter, shape.path, TINTS[shape.tint], theme, shape.line)
    _paint_mood(painter, bust, mood)


def _paint_mood(painter: QPainter, bust: Bust, mood: Mood) -> None:
    high, apart, pupil = bust.eyes
    ink = QColor(TINTS[bust.ink])
    line = QPen(ink, _WIDEST_LINE * min(1.0, pupil / 2.4 + 0.1))
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    for side in (-1, 1):
        x = 50 + side * apart
        if mood == "pleased":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(line)
            arc = QPainterPath(QPointF(x - pupil * 1.5, high + pupil * 0.5))
            arc.quadTo(QPointF(x, high - pupil * 1.9), QPointF(x + pupil * 1.5, high + pupil * 0.5))
            painter.drawPath(arc)
            blush = QColor(TINTS["blush"])
            blush.setAlphaF(0.45)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(blush)
            painter.drawEllipse(QPointF(x + side * 3.4, high + 7.5), 3.6, 2.4)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(QPointF(x, high), pupil, pupil * 1.22)
            painter.setBrush(QColor(TINTS["white"]))
            painter.drawEllipse(QPointF(x - pupil * 0.35, high - pupil * 0.45), pupil * 0.34, pupil * 0.34)
        brow = QPen(QColor(TINTS[bust.brow]), _WIDEST_LINE * 0.8)
        brow.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(brow)
        lift = {"calm": 6.0, "pleased": 8.0, "worried": 7.0}[mood] + max(0.0, pupil - 2.4) * 1.6
        inner, outer = (-2.6, 1.2) if mood == "worried" else (0.0, 0.4)
        painter.drawLine(QPointF(x - side * 3.4, high - lift + inner), QPointF(x + side * 4.2, high - lift + outer))
    _paint_mouth(painter, bust, mood, line)
    if mood == "worried":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(TINTS["sweat"]))
        painter.drawPath(outline("M 77 22 C 85 34 86 43 78 44 C 69 43 70 33 77 22 Z"))


def _paint_mouth(painter: QPainter, bust: Bust, mood: Mood, line: QPen) -> None:
    high, half = bust.mouth
    if not half:
        return  # a beak or a muzzle says nothing
    painter.setPen(line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    mouth = QPainterPath(QPointF(50 - half, high))
    if mood == "pleased":
        mouth.quadTo(QPointF(50, high + half * 1.9), QPointF(50 + half, high))
        mouth.closeSubpath()
        painter.setBrush(QColor(TINTS["white"]))
        thin = QPen(line)
        thin.setWidthF(line.widthF() * 0.7)
        painter.setPen(thin)
    elif mood == "worried":
        mouth = QPainterPath(QPointF(50 - half * 0.8, high + 2))
        mouth.quadTo(QPointF(50, high - half * 0.8), QPointF(50 + half * 0.8, high + 2))
    else:
        mouth.quadTo(QPointF(50, high + half * 0.7), QPointF(50 + half, high))
    painter.drawPath(mouth)


def _fill(painter: QPainter, path: str, tint: str, theme: Theme, line: float = 0.0) -> None:
    shape = outline(path)
    if line:
        painter.setPen(QPen(QColor(tint), line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setPen(QPen(QColor(tint).darker(_EDGE), 0.9))
        painter.setBrush(_lit(QColor(tint), shape.boundingRect(), theme))
    painter.drawPath(shape)


def _lit(tint: QColor, place: QRectF, theme: Theme) -> QBrush:
    """The colour under a light from the upper left."""
    if theme.name == "contrast":
        return QBrush(tint)
    light = QLinearGradient(place.topLeft(), place.bottomRight())
    light.setColorAt(0, tint.lighter(_LIGHTER))
    light.setColorAt(0.45, tint)
    light.setColorAt(1, tint.darker(_DARKER))
    return QBrush(light)
