"""Meeples, faction symbols, equipment and dice of Carcassonne: Star Wars."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from hoshikan.games.carcassonne_star_wars.screen.faces import DieFace
from hoshikan.ui.board.table.drawing import draw_text
from hoshikan.ui.kit.look.art import draw
from hoshikan.ui.kit.look.theme import Theme, color, shape_path

_ART: Final = "games/carcassonne-star-wars"
_FACTIONS: Final = ("rebels", "empire", "hunters", "order")
"""Their colours and their shapes distinguish them."""
_RIM: Final = 1.08
"""A symbol with the edge of its disc, in radii of it."""
_UNIT: Final = QRectF(0, 0, 1, 1)
_INK: Final = "#131a33"
_PIPS: Final = MappingProxyType(
    {
        1: ((0, 0),),
        2: ((-1, -1), (1, 1)),
        3: ((-1, -1), (0, 0), (1, 1)),
        4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
        5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
        6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
        7: ((-1, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (1, 1)),
        8: ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)),
    }
)
"""The yellow die has up to eight eyes."""


def draw_faction(painter: QPainter, centre: QPointF, radius: float, faction: int, theme: Theme) -> None:
    """A faction's symbol on a dark disc."""
    reach = radius * _RIM
    place = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
    ground = _INK if theme.name != "contrast" else theme.window
    draw(painter, place, f"{_ART}/{_FACTIONS[faction]}.svg", colours={"ground": ground})


def draw_meeple(painter: QPainter, rect: QRectF, seat: int, large: bool, gear: str, theme: Theme) -> None:
    """A figure in a space suit in the seat's colour, its emblem on the chest; large ones have shoulder plates."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side, side)
    colours = {"suit": theme.seats[seat], "edge": theme.card, "plates": theme.gold}
    draw(painter, _UNIT, f"{_ART}/{'large' if large else 'small'}.svg", colours=colours)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.on_seat))
    painter.drawPath(shape_path(theme.shapes[seat], QPointF(0.5, 0.70), 0.19))
    draw_gear(painter, gear, theme)
    painter.restore()


def draw_gear(painter: QPainter, gear: str, theme: Theme) -> None:
    """A blaster or a sabre at the right of a unit square; nothing for ""."""
    if gear:
        draw(painter, _UNIT, f"{_ART}/{gear}.svg", colours={"hilt": theme.card, "metal": theme.coin})


def draw_die(painter: QPainter, rect: QRectF, face: DieFace, theme: Theme) -> None:
    """A die with its eyes, or "?" before it is rolled."""
    painter.setPen(QPen(color(_INK), max(1.0, rect.width() * 0.04)))
    painter.setBrush(color(theme.coin if face.yellow else theme.card))
    painter.drawRoundedRect(rect, rect.width() * 0.18, rect.width() * 0.18)
    if not face.eyes:
        draw_text(painter, rect, "?", theme.card_text, rect.height() * 0.6)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(_INK))
    for dx, dy in _PIPS[face.eyes]:
        spot = rect.center() + QPointF(dx, dy) * rect.width() * 0.26
        painter.drawEllipse(spot, rect.width() * 0.095, rect.width() * 0.095)
