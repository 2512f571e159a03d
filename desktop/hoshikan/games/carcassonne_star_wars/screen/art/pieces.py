"""Pictures of the pieces of Carcassonne: Star Wars. One painter per kind; the face has everything that varies."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from hoshikan.games.carcassonne_star_wars.screen.art.figures import draw_die, draw_faction, draw_gear, draw_meeple
from hoshikan.games.carcassonne_star_wars.screen.art.galaxy import (
    paint_claim,
    paint_gap,
    paint_ghost,
    paint_ground,
    paint_newest,
    paint_rim,
    paint_spot,
    paint_target,
    paint_worth,
)
from hoshikan.games.carcassonne_star_wars.screen.art.island import (
    paint_button,
    paint_cloth,
    paint_island,
    paint_pile,
    paint_seat,
    paint_slot,
    paint_switch,
)
from hoshikan.games.carcassonne_star_wars.screen.art.tiles import draw_tile
from hoshikan.games.carcassonne_star_wars.screen.faces import (
    BannerFace,
    FactionFace,
    FighterFace,
    FightFace,
    MeepleFace,
    RollFace,
    ScoreFace,
    StockFace,
    SupplyFace,
    TileFace,
    TurnedFace,
)
from hoshikan.ui.board.table.drawing import Painter, draw_banner, draw_emblem, draw_label, draw_number
from hoshikan.ui.board.table.kit.painting import draw_pill, draw_plate
from hoshikan.ui.kit.look.theme import Theme, color, star_path

_STEPS: Final[Mapping[str, float]] = MappingProxyType({"large": 0.92, "small": 0.74, "blaster": 0.62, "sabre": 0.4})
"""Room for each piece in supply, as a share of a large meeple's."""


def paint_tile(painter: QPainter, rect: QRectF, face: TileFace, theme: Theme) -> None:
    """A tile, unturned: the piece itself is turned."""
    draw_tile(painter, rect, face, theme)


def paint_turned(painter: QPainter, rect: QRectF, face: TurnedFace, theme: Theme) -> None:
    """The drawn tile in one rotation."""
    draw_tile(painter, rect.adjusted(3, 3, -3, -3), face.tile, theme, face.rotation)


def paint_turned_now(painter: QPainter, rect: QRectF, face: TurnedFace, theme: Theme) -> None:
    """Draw the rotation of the drawn tile."""
    paint_turned(painter, rect, face, theme)
    _frame(painter, rect, theme)


def paint_stock_tile(painter: QPainter, rect: QRectF, face: StockFace, theme: Theme) -> None:
    """A kind of tile with the number of copies face down."""
    draw_tile(painter, rect, face.tile, theme)
    side = rect.width()
    chip = QRectF(rect.right() - side * 0.36, rect.bottom() - side * 0.27, side * 0.34, side * 0.25)
    draw_pill(painter, chip, color(theme.window, 0.94), color(theme.gold_line), max(1.0, side * 0.02), inset=0)
    draw_number(painter, chip, f"×{face.copies}", theme.text, chip.height() * 0.7)


def paint_meeple(painter: QPainter, rect: QRectF, face: MeepleFace, theme: Theme) -> None:
    """A meeple."""
    draw_meeple(painter, rect, face.seat, face.large, face.gear, theme)


def paint_faction(painter: QPainter, rect: QRectF, face: FactionFace, theme: Theme) -> None:
    """The symbol of a seat's faction."""
    draw_faction(painter, rect.center(), min(rect.width(), rect.height()) * 0.44, face.faction, theme)


def paint_banner(painter: QPainter, rect: QRectF, face: BannerFace, theme: Theme) -> None:
    """The banner of a team with its name."""
    words = draw_banner(painter, rect, color(theme.seats[face.first]), face.side, theme)
    draw_label(painter, words, face.name, theme.text, rect.height() * 0.72, theme)


def paint_supply(painter: QPainter, rect: QRectF, face: SupplyFace, theme: Theme) -> None:
    """Draw the pieces that a seat can still place."""
    pieces = [*["large"] * face.large, *["small"] * face.small]
    pieces += [*["blaster"] * face.blasters, *["sabre"] * face.sabres]
    if not pieces:
        return
    side = min(rect.height(), rect.width() / sum(_STEPS[piece] for piece in pieces))
    x = rect.x()
    for piece in pieces:
        if piece in ("large", "small"):
            edge = side * (1.0 if piece == "large" else 0.84)
            draw_meeple(painter, QRectF(x, rect.bottom() - edge, edge, edge), face.seat, piece == "large", "", theme)
        else:
            painter.save()
            painter.translate(x - side * (0.46 if piece == "blaster" else 0.62), rect.bottom() - side)
            painter.scale(side, side)
            draw_gear(painter, piece, theme)
            painter.restore()
        x += side * _STEPS[piece]


def paint_score(painter: QPainter, rect: QRectF, face: ScoreFace, theme: Theme) -> None:
    """A seat's points, with the star close to them."""
    number = str(face.points)
    side, figures = rect.height(), rect.height() * 0.44 * len(number)
    box = QRectF(rect.right() - 4 - min(figures, rect.width() - side * 0.74), rect.y(), figures, side)
    paint_star(painter, QRectF(box.x() - side * 0.78, rect.y(), side * 0.72, side), "", theme)
    draw_number(painter, box.intersected(rect), number, theme.text, side * 0.78)


def paint_star(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """Draw a scored point."""
    radius = min(rect.width(), rect.height()) * 0.44
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, radius * 0.08)))
    painter.setBrush(color(theme.coin))
    painter.drawPath(star_path(rect.center(), radius, inner=0.55))


def paint_fighter(painter: QPainter, rect: QRectF, face: FighterFace, theme: Theme) -> None:
    """The card of a fighter; the dice lie on its lower half."""
    inner = draw_plate(painter, rect, color(theme.raised), color(theme.seats[face.seat]), 4, 16)
    line = inner.height() * (0.15 if face.gear else 0.18)
    side, left, top = line * 1.2, inner.x() + 14, inner.y() + line * 0.3
    draw_emblem(painter, QPointF(left + side / 2, top + side / 2), side / 2, face.seat, theme)
    name = QRectF(left + side + 10, top, inner.right() - left - side - 20, side)
    draw_label(painter, name, face.name, theme.text, line * 0.86, theme, align=Qt.AlignmentFlag.AlignLeft)
    below = QRectF(left, name.bottom() + line * 0.16, inner.width() - 28, line)
    for words in (face.strength, face.gear):
        draw_label(painter, below, words, theme.text, line * 0.7, theme, False, Qt.AlignmentFlag.AlignLeft)
        below.translate(0, line)


def paint_roll(painter: QPainter, rect: QRectF, face: RollFace, theme: Theme) -> None:
    """A fighter's dice, and what counts of them."""
    total = rect.height()
    dice = [die for die in face.dice if die.eyes or not face.value]
    edge = min(rect.height() * 0.84, (rect.width() - total) / max(len(dice), 1) - 10)
    for number, die in enumerate(dice):
        draw_die(painter, QRectF(rect.x() + number * (edge + 10), rect.center().y() - edge / 2, edge, edge), die, theme)
    box = QRectF(rect.right() - total, rect.y(), total, rect.height())
    draw_number(painter, box, str(face.value or ""), theme.text, rect.height() * 0.8)


def paint_fight(painter: QPainter, rect: QRectF, face: FightFace, theme: Theme) -> None:
    """A member who can fight for the team."""
    inner = draw_plate(painter, rect, color(theme.raised), color(theme.gold_line), 3, 14)
    side = inner.height() * 0.6
    draw_emblem(painter, QPointF(inner.x() + 8 + side / 2, inner.center().y()), side / 2, face.seat, theme)
    draw_label(painter, inner.adjusted(side + 14, 0, -8, 0), face.words, theme.text, inner.height() * 0.44, theme)


def paint_nothing(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """The corners of the map cannot be seen."""


def paint_glass(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """Draw the ground of an enlarged part of the map, over the map."""
    draw_plate(painter, rect, color(theme.window, 0.97), color(theme.control), 3, 18)


def _frame(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A golden frame with an edge, which shows on the darkest and on the brightest tile."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tint, width in ((theme.window, 8), (theme.gold_line, 4)):
        painter.setPen(QPen(color(tint), width))
        painter.drawRect(rect.adjusted(4, 4, -4, -4))


PAINTERS: Final[Mapping[str, Painter]] = MappingProxyType(
    {
        "tile": paint_tile,
        "turntile": paint_turned,
        "turntile-now": paint_turned_now,
        "stocktile": paint_stock_tile,
        "newest": paint_newest,
        "spot": paint_spot,
        "gap": paint_gap,
        "ghost": paint_ghost,
        "target": paint_target,
        "meeple": paint_meeple,
        "seat": paint_seat,
        "faction": paint_faction,
        "banner": paint_banner,
        "supply": paint_supply,
        "score": paint_score,
        "star": paint_star,
        "pile": paint_pile,
        "button": paint_button,
        "fighter": paint_fighter,
        "roll": paint_roll,
        "fight": paint_fight,
        "cloth": paint_cloth,
        "claim": paint_claim,
        "ground": paint_ground,
        "island": paint_island,
        "rim": paint_rim,
        "slot": paint_slot,
        "switch": paint_switch,
        "worth": paint_worth,
        "glass": paint_glass,
        "corner": paint_nothing,
    }
)
