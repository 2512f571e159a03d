"""Faces of those who play: who they are, and how they are painted in a mood."""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from hoshikan.ui.kit.look.theme import Theme


class Shape(NamedTuple):
    """One outline."""

    tint: str
    """By its name in `TINTS`, or as "#rrggbb"."""
    path: str
    line: float = 0.0
    """Width of the line where the outline is drawn and not filled."""


class Bust(NamedTuple):
    """One person: the shapes behind the face, the face, and those before it."""

    back: tuple[Shape, ...]
    skin: str
    front: tuple[Shape, ...]
    eyes: tuple[float, float, float]
    """Height of the eyes, how far each is from the middle, and the size of a pupil."""
    mouth: tuple[float, float]
    """Height and half the width."""
    brow: str
    ink: str = "ink"
    """Colour of eyes and mouth."""


TINTS: Final = MappingProxyType(
    {
        "ink": "#241d2b",
        "white": "#f7f3ea",
        "blush": "#e2746a",
        "sweat": "#9fdcff",
        "gold": "#f2c14e",
        "fair": "#f2c8a2",
        "pale": "#f8dfc8",
        "olive": "#d6a274",
        "brown": "#a56b45",
        "tan": "#e0ab7c",
        "silver": "#d3d7ea",
        "auburn": "#9a4f2b",
        "raven": "#2e2a40",
        "flaxen": "#e9bd57",
        "robe": "#3350ad",
        "robe_dark": "#24387d",
        "green": "#2f8562",
        "green_dark": "#1f6148",
        "ochre": "#bb7d2e",
        "fur": "#ecdfc6",
        "crimson": "#b0334c",
        "crimson_dark": "#7d1f38",
        "steel": "#a9b8cd",
        "steel_dark": "#6f7f99",
        "teal": "#249a97",
        "navy": "#274a86",
        "wool": "#dfe9f7",
        "violet": "#7450ad",
        "violet_dark": "#523585",
        "orange": "#e0813a",
        "grey": "#8f97ab",
        "grey_dark": "#636b80",
        "owl": "#8b6543",
        "owl_light": "#d9bd93",
        "hare": "#c9a98a",
        "pink": "#e9a7a0",
    }
)
"""Colours of portraits; they are the same in every theme, as those of people are."""

_NECK: Final = "M 42 58 L 58 58 L 59 78 L 41 78 Z"
_HEAD: Final = "M 33 42 C 33 26 41 22 50 22 C 59 22 67 26 67 42 C 67 58 59 67 50 67 C 41 67 33 58 33 42 Z"
SHOULDERS: Final = "M 8 104 C 9 84 24 76 40 73 L 60 73 C 76 76 91 84 92 104 Z"

BUSTS: Final = MappingProxyType(
    {
        "astronomer": Bust(
            (
                Shape("silver", "E 50 12 10 10"),
                Shape(
                    "silver",
                    "M 28 46 C 25 24 38 16 50 16 C 62 16 75 24 72 46 C 72 56 70 62 66 64 L 34 64 C 30 62 28 56 28 46 Z",
                ),
                Shape("robe", SHOULDERS),
                Shape("robe_dark", "M 38 73 L 50 96 L 62 73 L 70 76 L 52 104 L 48 104 L 30 76 Z"),
                Shape(
                    "gold",
                    "M 24 86 L 25.6 90 L 30 90.3 L 26.6 93 L 27.8 97"
                    " L 24 94.8 L 20.2 97 L 21.4 93 L 18 90.3 L 22.4 90 Z",
                ),
                Shape(
                    "gold",
                    "M 76 84 L 77.2 87 L 80.5 87.2 L 78 89.3 L 78.8 92.4"
                    " L 76 90.7 L 73.2 92.4 L 74 89.3 L 71.5 87.2 L 74.8 87 Z",
                ),
            ),
            "fair",
            (
                Shape("silver", "M 32 44 C 31 28 40 20 52 20 C 46 28 40 34 34 37 C 33 39 33 42 32 44 Z"),
                Shape("silver", "M 68 44 C 69 30 62 20 50 20 C 56 27 61 33 66 36 C 67 39 68 42 68 44 Z"),
                Shape("ochre", "E 41.6 45.4 6.4 6.2 E 58.4 45.4 6.4 6.2 M 48 45 Q 50 43.6 52 45", 1.7),
            ),
            (45, 8, 2.1),
            (57, 5),
            "grey",
        ),
        "merchant": Bust(
            (
                Shape("auburn", "M 30 40 C 28 52 30 60 33 64 L 67 64 C 70 60 72 52 70 40 Z"),
                Shape("ochre", SHOULDERS),
                Shape(
                    "fur",
                    "M 28 77 C 34 92 44 100 50 104 C 56 100 66 92 72 77 L 84 83"
                    " C 80 96 66 104 58 108 L 42 108 C 34 104 20 96 16 83 Z",
                ),
            ),
            "tan",
            (
                Shape(
                    "auburn",
                    "M 33 48 C 34 58 36 70 50 73 C 64 70 66 58 67 48"
                    " C 63 54 60 52 57 52 C 53 51 47 51 43 52 C 40 52 37 54 33 48 Z",
                ),
                Shape("tan", "E 50 57.5 6.4 3.6"),
                Shape("green_dark", "M 28 34 C 38 28 62 28 72 34 L 71 39 C 60 34 40 34 29 39 Z"),
                Shape(
                    "green", "M 22 30 C 14 18 34 8 54 8 C 76 8 90 18 82 28 C 78 34 66 31 50 31 C 38 31 28 36 22 30 Z"
                ),
                Shape("white", "M 68 27 C 72 14 80 4 93 2 C 92 14 84 24 72 29 Z"),
            ),
            (44, 8, 2.2),
            (57.5, 4.5),
            "auburn",
        ),
        "queen": Bust(
            (
                Shape(
                    "white",
                    "M 12 92 C 2 66 14 44 28 46 L 50 74 L 72 46"
                    " C 86 44 98 66 88 92 C 78 82 64 76 50 76 C 36 76 22 82 12 92 Z",
                ),
                Shape(
                    "raven",
                    "M 30 46 C 26 26 36 17 50 17 C 64 17 74 26 70 46 C 71 54 67 60 64 60 L 36 60 C 33 60 29 54 30 46 Z",
                ),
                Shape("crimson", "M 14 104 C 15 88 28 79 41 75 L 59 75 C 72 79 85 88 86 104 Z"),
                Shape("gold", "M 38 75 C 42 86 58 86 62 75 L 65 76 C 60 92 40 92 35 76 Z"),
                Shape("crimson_dark", "E 50 87 4 4.6"),
            ),
            "olive",
            (
                Shape(
                    "raven", "M 33 44 C 32 30 40 23 50 23 C 60 23 68 30 67 44 C 64 34 58 31 50 29 C 42 31 36 34 33 44 Z"
                ),
                Shape("gold", "M 31 27 L 25 2 L 38 13 L 50 -3 L 62 13 L 75 2 L 69 27 C 58 22 42 22 31 27 Z"),
                Shape("crimson", "E 50 15 3 4"),
                Shape("gold", "E 32.5 57 1.8 2.6 E 67.5 57 1.8 2.6"),
            ),
            (45, 8, 2.2),
            (57, 4.6),
            "raven",
        ),
        "knight": Bust(
            (
                Shape("teal", "M 50 8 C 42 -6 66 -10 84 4 C 98 15 96 36 86 48 C 86 30 74 18 56 14 Z"),
                Shape("steel_dark", "M 27 44 C 26 60 28 72 22 80 L 78 80 C 72 72 74 60 73 44 Z"),
                Shape("steel", SHOULDERS),
                Shape("teal", "M 30 78 C 38 84 62 84 70 78 L 72 104 L 28 104 Z"),
                Shape(
                    "gold",
                    "M 50 84 L 53 91 L 60 91.5 L 54.6 96 L 56.5 103 L 50 99 L 43.5 103 L 45.4 96 L 40 91.5 L 47 91 Z",
                ),
            ),
            "brown",
            (
                Shape(
                    "raven",
                    "M 34 50 C 35 60 38 68 50 69 C 62 68 65 60 66 50"
                    " C 64 58 60 60 58 61 C 54 59 46 59 42 61 C 40 60 36 58 34 50 Z",
                ),
                Shape(
                    "steel",
                    "M 26 62 C 22 20 34 8 50 8 C 66 8 78 20 74 62 L 68 66"
                    " C 69 54 69 44 66 37 L 34 37 C 31 44 31 54 32 66 Z",
                ),
                Shape("steel_dark", "M 30 30 L 70 30 L 70 37 L 30 37 Z"),
                Shape("gold", "M 47.5 9 L 52.5 9 L 52.5 37 L 47.5 37 Z"),
            ),
            (46, 8, 2.2),
            (59.5, 4.4),
            "raven",
        ),
        "sailor": Bust(
            (
                Shape("flaxen", "M 31 40 C 28 54 30 62 34 66 L 66 66 C 72 62 72 54 69 40 Z"),
                Shape("wool", SHOULDERS),
                Shape(
                    "navy",
                    "M 13 88 C 32 80 68 80 87 88 L 90 95 C 68 87 32 87 10 95 Z"
                    " M 9 98 C 34 91 66 91 91 98 L 92 104 L 8 104 Z",
                ),
                Shape(
                    "crimson",
                    "M 34 74 C 42 80 58 80 66 74 L 68 79 C 58 86 42 86 32 79 Z M 48 82 L 56 82 L 60 96 L 50 92 Z",
                ),
            ),
            "fair",
            (
                Shape(
                    "flaxen",
                    "M 33 44 C 33 34 38 28 46 28 C 42 34 38 38 33 44 Z"
                    " M 67 44 C 67 34 62 28 54 28 C 58 34 62 38 67 44 Z",
                ),
                Shape("navy", "M 29 30 C 26 8 40 2 50 2 C 60 2 74 8 71 30 Z"),
                Shape("wool", "M 26 25 C 40 20 60 20 74 25 L 74 34 C 60 29 40 29 26 34 Z"),
                Shape("wool", "E 50 1 6.5 6.5"),
                Shape("flaxen", "E 28 62 6 6 E 26 72 5.6 6 E 25 82 5 5.6"),
                Shape("crimson", "M 20 86 L 30 86 L 30 90 L 20 90 Z"),
            ),
            (46, 8, 2.3),
            (57, 5.4),
            "ochre",
        ),
        "clerk": Bust(
            (
                Shape("white", "M 69 42 C 76 30 86 10 97 -4 C 100 14 92 32 73 47 Z"),
                Shape("raven", "M 24 66 C 20 30 32 13 50 13 C 68 13 80 30 76 66 L 66 68 L 34 68 Z"),
                Shape("violet", SHOULDERS),
                Shape("violet_dark", "M 36 70 L 50 90 L 64 70 L 70 74 L 52 104 L 48 104 L 30 74 Z"),
            ),
            "pale",
            (
                Shape("violet", "M 38 66 C 44 71 56 71 62 66 L 63 76 C 56 80 44 80 37 76 Z"),
                Shape(
                    "raven",
                    "M 27 66 C 25 34 34 16 50 16 C 66 16 75 34 73 66 L 66 67"
                    " C 68 56 68 46 66 39 C 58 41 42 41 34 39 C 32 46 32 56 34 67 Z",
                ),
            ),
            (47, 8, 2.3),
            (57.5, 4),
            "raven",
        ),
        "owl": Bust(
            (
                Shape("owl", "M 14 104 C 12 70 20 52 50 52 C 80 52 88 70 86 104 Z"),
                Shape("owl_light", "M 30 104 C 30 82 40 74 50 74 C 60 74 70 82 70 104 Z"),
            ),
            "",
            (
                Shape(
                    "owl",
                    "M 20 4 C 32 12 40 14 50 14 C 60 14 68 12 80 4 C 84 20 82 30 82 42"
                    " C 82 62 68 72 50 72 C 32 72 18 62 18 42 C 18 30 16 20 20 4 Z",
                ),
                Shape("owl_light", "E 36 42 15 15 E 64 42 15 15"),
                Shape("white", "E 36 42 9.5 9.5 E 64 42 9.5 9.5"),
                Shape("gold", "M 45 50 L 55 50 L 50 61 Z"),
            ),
            (42, 14, 4.4),
            (65, 0),
            "owl",
        ),
        "cat": Bust(
            (
                Shape("grey_dark", "M 18 104 C 18 82 34 72 50 72 C 66 72 82 82 82 104 Z"),
                Shape("crimson", "M 30 76 C 42 84 58 84 70 76 L 72 83 C 60 92 40 92 28 83 Z"),
                Shape("gold", "E 50 90 5 5"),
            ),
            "",
            (
                Shape(
                    "grey",
                    "M 18 6 L 40 20 C 46 18 54 18 60 20 L 82 6 C 86 28 84 36 83 46"
                    " C 82 66 66 76 50 76 C 34 76 18 66 17 46 C 16 36 14 28 18 6 Z",
                ),
                Shape("pink", "M 23 15 L 36 23 C 30 26 26 30 24 34 Z M 77 15 L 64 23 C 70 26 74 30 76 34 Z"),
                Shape(
                    "white", "M 50 54 C 62 54 68 60 66 67 C 60 73 55 75 50 75 C 45 75 40 73 34 67 C 32 60 38 54 50 54 Z"
                ),
                Shape("pink", "M 46 55 L 54 55 L 50 60 Z"),
                Shape(
                    "grey_dark",
                    "M 47 20 L 53 20 L 51.5 34 L 48.5 34 Z M 39 22 L 43 21 L 44 31 Z M 61 22 L 57 21 L 56 31 Z",
                ),
            ),
            (46, 15, 3.4),
            (66, 6),
            "grey_dark",
        ),
        "fox": Bust(
            (
                Shape("orange", "M 16 104 C 18 82 34 72 50 72 C 66 72 82 82 84 104 Z"),
                Shape(
                    "green",
                    "M 28 76 C 42 86 58 86 72 76 L 74 84 C 60 94 40 94 26 84 Z M 58 88 L 68 84 L 72 104 L 60 104 Z",
                ),
            ),
            "",
            (
                Shape(
                    "orange",
                    "M 12 2 L 40 20 C 46 18 54 18 60 20 L 88 2 C 90 24 88 36 86 44"
                    " C 82 56 64 66 50 79 C 36 66 18 56 14 44 C 12 36 10 24 12 2 Z",
                ),
                Shape("ink", "M 17 10 L 33 21 C 26 25 22 30 20 36 Z M 83 10 L 67 21 C 74 25 78 30 80 36 Z"),
                Shape(
                    "white", "M 15 46 C 28 46 40 54 50 72 C 60 54 72 46 85 46 C 80 58 64 66 50 79 C 36 66 20 58 15 46 Z"
                ),
                Shape("ink", "E 50 73 5 4"),
            ),
            (43, 14, 3),
            (63, 0),
            "auburn",
        ),
        "hare": Bust(
            (
                Shape("hare", "M 18 104 C 18 84 34 74 50 74 C 66 74 82 84 82 104 Z"),
                Shape("navy", "M 18 104 C 19 90 28 81 38 77 L 50 92 L 62 77 C 72 81 81 90 82 104 Z"),
                Shape("gold", "E 50 96 2.6 2.6"),
            ),
            "",
            (
                Shape(
                    "hare",
                    "M 34 36 C 20 16 20 -6 29 -8 C 40 -8 46 14 46 30 Z"
                    " M 66 36 C 80 16 80 -6 71 -8 C 60 -8 54 14 54 30 Z",
                ),
                Shape(
                    "pink",
                    "M 36 30 C 28 14 27 0 31 -2 C 37 0 41 16 42 28 Z M 64 30 C 72 14 73 0 69 -2 C 63 0 59 16 58 28 Z",
                ),
                Shape(
                    "hare", "M 50 24 C 68 24 76 36 76 50 C 76 66 64 76 50 76 C 36 76 24 66 24 50 C 24 36 32 24 50 24 Z"
                ),
                Shape("white", "E 50 62 13 10"),
                Shape("pink", "M 46 55 L 54 55 L 50 60 Z"),
            ),
            (46, 13, 3.2),
            (65, 4),
            "owl",
        ),
    }
)
"""Bots are the first six; people choose among all."""

NECK: Final = _NECK
HEAD: Final = _HEAD
EARS: Final = "E 32.5 47 3.6 5.2 E 67.5 47 3.6 5.2"


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
FREE_FACES: Final = tuple(who for who in FACES if who not in _BOTS)
"""Those that belong to no bot."""
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
    paint_bust(painter, BUSTS[who], mood, theme)
    painter.restore()
    painter.restore()


def paint_bust(painter: QPainter, bust: Bust, mood: Mood, theme: Theme) -> None:
    """A bust 100 units wide and high, at the origin of the painter."""
    for shape in bust.back:
        _fill(painter, shape.path, TINTS.get(shape.tint, shape.tint), theme, shape.line)
    if bust.skin:
        skin = TINTS[bust.skin]
        _fill(painter, NECK, QColor(skin).darker(122).name(), theme)
        _fill(painter, EARS, QColor(skin).darker(108).name(), theme)
        _fill(painter, HEAD, skin, theme)
    for shape in bust.front:
        _fill(painter, shape.path, TINTS.get(shape.tint, shape.tint), theme, shape.line)
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
