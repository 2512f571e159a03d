"""The cover of Carcassonne: Star Wars."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from hoshikan.games.carcassonne_star_wars.screen.art.figures import draw_meeple
from hoshikan.games.carcassonne_star_wars.screen.art.tiles import draw_tile
from hoshikan.games.carcassonne_star_wars.screen.faces import TileFace
from hoshikan.ui.look.theme import NIGHT, Theme
from hoshikan.ui.table.drawing import draw_sky

_COVER: Final = (
    (TileFace("AARA", ("asteroid NEW", "route S"), "-", ""), 0, -1.02, -0.52, -7),
    (TileFace("SSRR", ("route SW",), "-", ""), 3, 0.0, 0.5, 0),
    (TileFace("SSSS", ("planet",), "r", "planet"), 0, 1.02, -0.48, 6),
    (TileFace("ASSA", ("asteroid NW",), "h", "asteroid NW"), 1, -1.02, 0.5, 0),
    (TileFace("RSRS", ("route NS",), "-", ""), 0, 0.0, -0.52, 0),
    (TileFace("SRRR", ("route E", "route S", "route W"), "-", ""), 1, 1.02, 0.54, 0),
)
"""Tiles of the cover: picture, quarter turns, place in tiles from the middle, degrees askew."""


def paint_cover(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A small galaxy of tiles with two meeples facing each other."""
    theme = theme if theme.name == "contrast" else NIGHT  # a cover is a picture: night in every theme
    draw_sky(painter, rect, theme, 90)
    side = min(rect.width() / 3.3, rect.height() / 2.2)
    for tile, rotation, x, y, askew in _COVER:
        painter.save()
        painter.translate(rect.center() + QPointF(x * side, y * side))
        painter.rotate(askew)
        draw_tile(painter, QRectF(-side / 2, -side / 2, side, side), tile, theme, rotation)
        painter.restore()
    for seat, x, large, gear in ((0, -0.42, True, "sabre"), (1, 0.42, False, "blaster")):
        size = side * (0.8 if large else 0.66)
        at = rect.center() + QPointF(x * side, side * 0.36)
        draw_meeple(painter, QRectF(at.x() - size / 2, at.y() - size, size, size), seat, large, gear, theme)
