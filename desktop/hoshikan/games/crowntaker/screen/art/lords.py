"""Faces of the lords: one of each rank, in the colours of its side."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from hoshikan.games.crowntaker.screen.art.tints import blend
from hoshikan.games.crowntaker.screen.faces import HeadFace
from hoshikan.ui.board.table.drawing import vertical
from hoshikan.ui.kit.look.material import draw_shadows
from hoshikan.ui.kit.look.portraits import SHOULDERS, Bust, Mood, Shape, paint_bust
from hoshikan.ui.kit.look.theme import Theme, color

_HIGH = 102.0
"""Height of the part of a bust that is seen, in its own units, …"""
_ABOVE = 10.0
"""… of which this is above the origin: crowns and feathers."""
_ERMINE = (
    "M 24 77 C 32 90 42 97 50 100 C 58 97 68 90 76 77 L 88 83 C 84 98 68 106 58 110 L 42 110 C 32 106 16 98 12 83 Z"
)
_TAILS = "M 30 86 L 33 86 L 32 92 Z M 42 95 L 45 95 L 44 101 Z M 55 95 L 58 95 L 57 101 Z M 67 86 L 70 86 L 69 92 Z"
_BEARD = "M 33 48 C 34 58 36 70 50 73 C 64 70 66 58 67 48 C 63 54 60 52 57 52 C 53 51 47 51 43 52 C 40 52 37 54 33 48 Z"
_LONG_BEARD = (
    "M 32 46 C 33 62 38 84 50 90 C 62 84 67 62 68 46 C 63 54 60 52 57 52 C 53 51 47 51 43 52 C 40 52 37 54 32 46 Z"
)
_MOUTH = "E 50 57.5 6.4 3.6"


def bust_of(side: int, rank: str, theme: Theme) -> Bust:
    """Return the bust of a lord."""
    dyed = QColor(theme.seats[side])
    livery, deep = dyed.name(), dyed.darker(150).name()
    shoulders = Shape(livery, SHOULDERS)
    if rank == "baron":
        return Bust(
            (
                shoulders,
                Shape("steel_dark", "M 25 74 C 20 34 32 18 50 18 C 68 18 80 34 75 74 C 66 86 34 86 25 74 Z"),
                Shape("steel", "M 34 78 C 42 84 58 84 66 78 L 70 88 C 58 95 42 95 30 88 Z"),
            ),
            "tan",
            (
                Shape("auburn", _BEARD),
                Shape("tan", _MOUTH),
                Shape("steel_dark", "M 29 31 C 28 10 40 2 50 2 C 60 2 72 10 71 31 Z"),
                Shape("steel", "M 14 35 C 24 24 76 24 86 35 C 74 39 26 39 14 35 Z"),
            ),
            (46, 8, 2.2),
            (57.5, 4.5),
            "auburn",
        )
    if rank == "count":
        return Bust(
            (
                Shape("raven", "M 29 42 C 26 56 28 64 32 68 L 68 68 C 72 64 74 56 71 42 Z"),
                shoulders,
                Shape(deep, "M 38 73 L 50 94 L 62 73 L 72 77 L 52 106 L 48 106 L 28 77 Z"),
                Shape("gold", "E 50 96 3.4 3.4"),
            ),
            "olive",
            (
                Shape(
                    "raven", "M 39 52 C 44 49 48 51 50 52 C 52 51 56 49 61 52 C 57 55 53 54 50 54 C 47 54 43 55 39 52 Z"
                ),
                Shape("raven", "M 45 64 C 48 62 52 62 55 64 C 55 71 52 75 50 76 C 48 75 45 71 45 64 Z"),
                Shape(deep, "M 28 34 C 38 28 62 28 72 34 L 71 40 C 60 34 40 34 29 40 Z"),
                Shape(livery, "M 22 30 C 14 16 34 6 54 6 C 76 6 90 18 82 28 C 78 34 66 31 50 31 C 38 31 28 36 22 30 Z"),
                Shape("white", "M 68 27 C 72 14 80 2 95 -2 C 94 14 84 24 72 29 Z"),
            ),
            (45, 8, 2.2),
            (59, 4),
            "raven",
        )
    if rank == "duke":
        return Bust(
            (
                Shape("grey", "M 28 44 C 26 56 28 64 33 68 L 67 68 C 72 64 74 56 72 44 Z"),
                shoulders,
                Shape("gold", "M 34 76 C 40 92 60 92 66 76 L 71 78 C 64 98 36 98 29 78 Z"),
                Shape("crimson_dark", "E 50 91 4.4 4.8"),
            ),
            "fair",
            (
                Shape("grey", _BEARD),
                Shape("fair", _MOUTH),
                Shape(livery, "M 30 26 C 24 6 40 0 50 0 C 60 0 76 6 70 26 Z"),
                Shape(
                    "gold",
                    "M 33 25 L 31 8 L 42 20 L 50 3 L 58 20 L 69 8 L 67 25 Z"
                    " E 31 8 2.6 2.6 E 50 3 2.8 2.8 E 69 8 2.6 2.6",
                ),
                Shape("fur", "M 26 25 C 38 18 62 18 74 25 L 73 36 C 60 30 40 30 27 36 Z"),
            ),
            (46, 8, 2.2),
            (57.5, 4.5),
            "grey_dark",
        )
    if rank == "prince":
        return Bust(
            (
                Shape(
                    "flaxen",
                    "M 26 48 C 22 24 36 12 50 12 C 64 12 78 24 74 48 C 74 62 80 70 76 78 L 24 78 C 20 70 26 62 26 48 Z",
                ),
                shoulders,
                Shape("white", "M 40 73 L 50 88 L 60 73 L 66 76 L 50 98 L 34 76 Z"),
                Shape("gold", "E 32 84 4 4 E 68 84 4 4"),
            ),
            "pale",
            (
                Shape("flaxen", "M 31 46 C 28 28 40 16 52 17 C 48 28 40 34 34 37 C 32 40 32 43 31 46 Z"),
                Shape("flaxen", "M 69 46 C 72 28 62 16 48 17 C 54 28 61 34 66 37 C 68 40 68 43 69 46 Z"),
                Shape(
                    "gold",
                    "M 28 32 L 27 16 L 36 24 L 43 12 L 50 22 L 57 12 L 64 24 L 73 16 L 72 32 C 60 26 40 26 28 32 Z",
                ),
                Shape(livery, "E 50 25 2.8 2.8"),
            ),
            (46, 8, 2.4),
            (58, 4.6),
            "ochre",
        )
    return Bust(
        (
            Shape(
                "silver",
                "M 27 46 C 24 24 38 16 50 16 C 62 16 76 24 73 46 C 74 62 76 68 72 76 L 28 76 C 24 68 26 62 27 46 Z",
            ),
            shoulders,
            Shape("wool", _ERMINE),
            Shape("ink", _TAILS),
        ),
        "fair",
        (
            Shape("silver", _LONG_BEARD),
            Shape("fair", _MOUTH),
            Shape(deep, "M 30 28 C 26 6 40 -2 50 -2 C 60 -2 74 6 70 28 Z"),
            Shape(
                "gold",
                "M 27 34 L 22 2 L 35 16 L 42 -2 L 50 13 L 58 -2 L 65 16 L 78 2 L 73 34 C 60 28 40 28 27 34 Z"
                " E 22 2 3.2 3.2 E 42 -2 3.2 3.2 E 58 -2 3.2 3.2 E 78 2 3.2 3.2",
            ),
            Shape("crimson", "E 50 24 3.6 3.6"),
            Shape(livery, "E 36 26 2.6 2.6 E 64 26 2.6 2.6"),
        ),
        (47, 8, 2.1),
        (57.5, 4.5),
        "grey",
    )


def draw_lord(painter: QPainter, rect: QRectF, side: int, rank: str, mood: Mood, theme: Theme) -> None:
    """A lord's face as large as `rect` is high, with the shoulders on its lower edge; clip it before."""
    scale = rect.height() / _HIGH
    painter.save()
    painter.translate(rect.center().x(), rect.y() + _ABOVE * scale)
    painter.scale(scale, scale)
    painter.translate(-50, 0)
    paint_bust(painter, bust_of(side, rank, theme), mood, theme)
    painter.restore()


def paint_head(painter: QPainter, rect: QRectF, face: HeadFace, theme: Theme) -> None:
    """A lord who speaks, in a frame of his colours."""
    frame = rect.adjusted(3, 3, -3, -5)
    outline = QPainterPath()
    outline.addRoundedRect(frame, frame.width() * 0.1, frame.width() * 0.1)
    tint = theme.seats[face.side]
    draw_shadows(painter, outline, frame.width(), theme)
    painter.fillPath(outline, vertical(frame, blend(tint, theme.card, 0.6), blend(tint, theme.shadow, 0.35)))
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    draw_lord(painter, frame.adjusted(0, frame.height() * 0.04, 0, 0), face.side, face.rank, face.mood, theme)
    painter.restore()
    painter.strokePath(outline, color(theme.card_edge))
