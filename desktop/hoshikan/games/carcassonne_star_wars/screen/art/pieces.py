"""Pictures of the pieces of Carcassonne: Star Wars, of the galaxy below the tiles and of the island with the pieces of
the player at the screen. One painter per kind; the face has everything that varies."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import sqrt
from random import Random
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen

from hoshikan.games.carcassonne_star_wars.screen.anchors import CENTRE, meeple_at, parted, symbol_at
from hoshikan.games.carcassonne_star_wars.screen.art.figures import draw_die, draw_faction, draw_gear, draw_meeple
from hoshikan.games.carcassonne_star_wars.screen.art.tiles import draw_tile, feature_path
from hoshikan.games.carcassonne_star_wars.screen.faces import (
    BannerFace,
    ButtonFace,
    ClaimFace,
    DieFace,
    FactionFace,
    FighterFace,
    FightFace,
    MeepleFace,
    PileFace,
    RimFace,
    RollFace,
    ScoreFace,
    StockFace,
    SupplyFace,
    SwitchFace,
    TargetFace,
    TileFace,
    TurnedFace,
    WorthFace,
)
from hoshikan.games.carcassonne_star_wars.screen.layout import GROUND
from hoshikan.ui.board.table.drawing import Painter, draw_banner, draw_emblem, draw_label, draw_number, vertical
from hoshikan.ui.board.table.kit.painting import SeatLook, draw_pill, draw_plate, draw_seat_panel, stacked
from hoshikan.ui.board.table.model import SeatFace
from hoshikan.ui.kit.look.material import draw_shadows, softened
from hoshikan.ui.kit.look.theme import Theme, color, is_flat, shape_path, star_path

_CORNER: Final = 20.0
_ISLAND_THICK: Final = 130.0
"""Side of a thing that casts shadows as those of the island, in scene units."""
_LIT: Final = 165
_EDGE: Final = 190
"""Lightness of lit wood, in per cent, and of its edge."""
_VEINS: Final = 36
_PILE: Final = 5
"""Tiles of the pile that are drawn below the uppermost one."""
_LOOK: Final = SeatLook(12.0, 0.9, 7.0, edges=(3.5, 1.2))


def paint_island(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """A board of wood that floats over the sky."""
    if is_flat(theme):
        draw_plate(painter, rect, color(theme.surface), color(theme.border), 2, _CORNER)
        return
    board = rect.adjusted(2, 2, -2, -4)
    path = QPainterPath()
    path.addRoundedRect(board, _CORNER, _CORNER)
    draw_shadows(painter, path, _ISLAND_THICK, theme)
    wood = color(theme.wood)
    painter.fillPath(path, vertical(board, wood.lighter(_LIT), wood))
    _draw_veins(painter, path, theme)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(wood.lighter(_EDGE), 1.6))
    painter.drawPath(path)


def _draw_veins(painter: QPainter, path: QPainterPath, theme: Theme) -> None:
    """The grain of one board, which has no seams; its upper edge is in the light."""
    board, rng = path.boundingRect(), Random(_VEINS)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(_VEINS):
        y = board.top() + rng.random() * board.height()
        vein = QPainterPath(QPointF(board.left(), y))
        vein.cubicTo(*(QPointF(board.left() + board.width() * at, y + rng.uniform(-8, 8)) for at in (0.33, 0.66, 1)))
        painter.setPen(QPen(color(theme.shadow, rng.uniform(0.08, 0.3)), rng.uniform(0.8, 2.4)))
        painter.drawPath(vein)
    painter.setPen(QPen(color(theme.light, 0.5), 2))
    painter.drawLine(board.topLeft() + QPointF(_CORNER, 1.5), board.topRight() + QPointF(-_CORNER, 1.5))
    painter.restore()


def paint_slot(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """Draw the place of the drawn tile, while it is shown on the map."""
    draw_plate(painter, rect, color(theme.window, 0.45), color(theme.control, 0.5), 1.5, 6, inset=6)


def paint_seat(painter: QPainter, rect: QRectF, face: SeatFace, theme: Theme) -> None:
    """The ground of a seat, small at the rim or let into the island."""
    draw_seat_panel(painter, rect, face, theme, _LOOK)


def paint_pile(painter: QPainter, rect: QRectF, face: PileFace, theme: Theme) -> None:
    """The tiles face down and how many they are."""
    side = rect.height() * 0.76
    top = QRectF(rect.x() + 3, rect.y() + 2, side, side)
    below = min(_PILE, max(face.left - 1, 0))
    for back in stacked(top.translated(0.9 * below, 2.2 * below), below, 0.9, 2.2):
        draw_plate(painter, back, color(theme.card_edge), color(theme.shadow, 0.8), 1, 4, inset=0)
    if face.left:
        draw_plate(painter, top, color(theme.card_back), color(theme.control), 1.5, 4, inset=0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(theme.coin))
        painter.drawPath(star_path(top.center(), side * 0.3, 4, 0.36))
    else:
        draw_plate(painter, top, color(theme.shadow, 0.25), color(theme.control, 0.4), 1.5, 4, inset=0)
    box = QRectF(top.right() + 12, rect.y(), rect.right() - top.right() - 14, rect.height())
    draw_number(painter, box, str(face.left), theme.text, rect.height() * 0.6)


def paint_button(painter: QPainter, rect: QRectF, face: ButtonFace, theme: Theme) -> None:
    """A button with its word."""
    inner = draw_plate(painter, rect, color(theme.raised), color(theme.control), 2, 14, inset=4)
    draw_label(painter, inner.adjusted(8, 4, -8, -4), face.words, theme.text, 25, theme)


def paint_switch(painter: QPainter, rect: QRectF, face: SwitchFace, theme: Theme) -> None:
    """A switch: its knob is at the right, and its way filled, while it is on."""
    inner = draw_plate(painter, rect, color(theme.raised, 0.9), color(theme.control), 2, 12, inset=3)
    tall = inner.height() * 0.46
    way = QRectF(inner.x() + 12, inner.center().y() - tall / 2, tall * 1.9, tall)
    draw_pill(painter, way, color(theme.glow if face.on else theme.window), color(theme.control), 1.5, inset=0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.window if face.on else theme.muted))
    middle = way.right() - tall / 2 if face.on else way.left() + tall / 2
    painter.drawEllipse(QPointF(middle, way.center().y()), tall * 0.36, tall * 0.36)
    words = QRectF(way.right() + 10, inner.y(), inner.right() - way.right() - 18, inner.height())
    draw_label(painter, words, face.words, theme.text, 22, theme, align=Qt.AlignmentFlag.AlignLeft)


def paint_cloth(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """Draw the cloth for the tiles left, over the map."""
    draw_plate(painter, rect, color(theme.surface, 0.97), color(theme.border), 2, 16)


_BOARD: Final = ("#9a7d52", "#5d4528")
"""The cardboard that tiles are made of, in the light and away from it."""
_THICK: Final = 0.055
"""Its thickness, as a share of a tile's side."""
_FALL: Final = (0.09, 0.14)
"""Offset of the shadow of a tile, in shares of its side."""
_FINE: Final = 40
"""Pixels of a tile's side in the picture of its shadow, which is soft."""
_DARK: Final = 0.62
_STRIPES: Final = 0.125
"""Width of the stripes of what two hold, a whole part of a tile, so that they go on from tile to tile."""
_STAMPS: Final = ((-0.22, -0.22), (0.22, -0.22), (0.0, 0.0), (-0.22, 0.22), (0.22, 0.22))
_FREE: Final = 0.135
"""Radius left free around the middle of a symbol."""


def paint_ground(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """The thickness of a tile and its shadow; those of neighbours make one."""
    side = rect.width() / GROUND
    tile = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    if theme.name == "contrast":
        painter.setPen(QPen(color(theme.border), side * 0.05))
        painter.drawRect(tile)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawImage(rect, _shadow(theme.shadow))
    painter.setBrush(color(theme.shadow, 0.5))
    painter.drawRect(tile.translated(side * _THICK * 0.9, side * _THICK * 1.7))
    steps = max(3, round(side * _THICK))
    for step in range(steps, 0, -1):
        away = side * _THICK * step / steps
        painter.setBrush(color(_BOARD[0] if step <= steps // 3 else _BOARD[1]))
        painter.drawRect(tile.translated(away * 0.5, away))


@cache
def _shadow(tint: str) -> QImage:
    """Return a tile's shadow on a ground of `GROUND` times its size."""
    size = round(_FINE * GROUND)
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    corner = (size - _FINE) / 2
    painter.fillRect(QRectF(corner + _FALL[0] * _FINE, corner + _FALL[1] * _FINE, _FINE, _FINE), color(tint, _DARK))
    painter.end()
    return softened(image)


def paint_claim(painter: QPainter, rect: QRectF, face: ClaimFace, theme: Theme) -> None:
    """A wash and a line in the owner's colour over a part of an unturned tile, with the owner's emblem, upright."""
    kind, sides = parted(face.feature)
    path = feature_path(kind, sides, face.end)
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width(), rect.height())
    clip = QPainterPath()
    clip.addRect(QRectF(0, 0, 1, 1))
    if face.symbol:
        free = QPainterPath()
        free.addEllipse(QPointF(*symbol_at(kind, sides)), _FREE, _FREE)
        clip = clip.subtracted(free)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = 0.06 if kind == "planet" else 0.045
    painter.setPen(QPen(color(theme.shadow, 0.5), line * 1.7))
    painter.drawPath(path)
    painter.setPen(QPen(_wash(face.seats, theme, 1.0), line))
    painter.setBrush(_wash(face.seats, theme, 0.6 if kind == "route" else 0.36))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    if kind == "asteroid":
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        places, size, strength = [QPointF(*CENTRE) + QPointF(*stamp) for stamp in _STAMPS], 0.072, 0.58
    else:
        places, size, strength = [QPointF(*meeple_at(kind, sides))] if face.stamped else [], 0.07, 1.0
    for number, place in enumerate(places):
        seat = face.seats[number % len(face.seats)]
        painter.save()
        painter.translate(place)
        painter.rotate(-90 * face.turned)
        if kind != "asteroid":
            painter.setBrush(color(theme.seats[seat]))
            painter.drawEllipse(QPointF(), size * 1.45, size * 1.45)
        painter.setBrush(color(theme.on_seat, strength))
        painter.drawPath(shape_path(theme.shapes[seat], QPointF(), size))
        painter.restore()
    painter.restore()


def _wash(seats: tuple[int, ...], theme: Theme, strength: float) -> QBrush:
    """A seat's colour, or stripes of two seats' ones."""
    if len(seats) == 1:
        return QBrush(color(theme.seats[seats[0]], strength))
    stripes = QLinearGradient(0, 0, _STRIPES, _STRIPES)
    stripes.setSpread(QLinearGradient.Spread.RepeatSpread)
    for at, seat in ((0.0, seats[0]), (0.49, seats[0]), (0.5, seats[1]), (1.0, seats[1])):
        stripes.setColorAt(at, color(theme.seats[seat], strength))
    return QBrush(stripes)


def paint_worth(painter: QPainter, rect: QRectF, face: WorthFace, theme: Theme) -> None:
    """Draw the value of a claim, edged in its owner's colour."""
    edge = rect.height() * 0.1
    draw_pill(painter, rect, color(theme.window, 0.94), color(theme.seats[face.seat]), edge, inset=edge / 2)
    draw_number(painter, rect, str(face.points), theme.text, rect.height() * 0.72)


def paint_rim(painter: QPainter, rect: QRectF, face: RimFace, theme: Theme) -> None:
    """The number of a column or row."""
    draw_number(painter, rect, str(face.number).replace("-", "−"), theme.text, rect.height() * 0.92)


def paint_newest(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """Quiet corners around the tile laid last."""
    for tint, width in ((theme.shadow, 0.055), (theme.card, 0.028)):
        _corners(painter, rect, color(tint, 0.85), rect.width() * width, 0.05, 0.17)


def paint_spot(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """A place where the drawn tile fits: a pane of light with an edge all around, whose corners are strong."""
    side = rect.width()
    painter.setPen(QPen(color(theme.glow, 0.6), side * 0.016))
    painter.setBrush(color(theme.glow, 0.2))
    painter.drawRect(rect.adjusted(*(sign * side * 0.08 for sign in (1, 1, -1, -1))))
    for tint, width in ((theme.window, 0.07), (theme.glow, 0.042)):
        _corners(painter, rect, color(tint), side * width, 0.08, 0.2)


def paint_gap(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """A place beside a tile where the drawn one does not fit: hardly there."""
    _corners(painter, rect, color(theme.control), rect.width() * 0.018, 0.14, 0.08)


def paint_ghost(painter: QPainter, rect: QRectF, face: TurnedFace, theme: Theme) -> None:
    """The tile in hand where it would come to lie."""
    painter.setOpacity(0.72)
    draw_tile(painter, rect, face.tile, theme, face.rotation)
    painter.setOpacity(1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tint, width in ((theme.window, 9), (theme.glow, 5)):
        painter.setPen(QPen(color(tint), width))
        painter.drawRect(rect.adjusted(5, 5, -5, -5))


def paint_target(painter: QPainter, rect: QRectF, face: TargetFace, theme: Theme) -> None:
    """A place for a meeple: a figure, an empty ring where none may go, a die at a ring around one to be attacked, a
    dashed ring around one's own."""
    centre, radius = rect.center(), min(rect.width(), rect.height()) * 0.44
    if face.attack:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        line = Qt.PenStyle.DashLine if face.held else Qt.PenStyle.SolidLine
        for tint, width in ((theme.window, 0.2), (theme.control if face.held else theme.glow, 0.1)):
            painter.setPen(QPen(color(tint, 0.9), radius * width, line))
            painter.drawEllipse(centre, radius, radius)
        if face.held:
            return
        corner = centre + QPointF(radius, radius) * sqrt(0.5)
        painter.setPen(QPen(color(theme.glow), radius * 0.06))
        painter.setBrush(color(theme.window))
        painter.drawEllipse(corner, radius * 0.32, radius * 0.32)
        draw_die(painter, _square(corner, radius * 0.36), DieFace(5), theme)
        return
    tint = theme.control if face.held else theme.glow
    painter.setBrush(color(theme.window, 0.82))
    painter.setPen(QPen(color(theme.window, 0.9), radius * 0.24))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(tint), radius * 0.13, Qt.PenStyle.DashLine if face.held else Qt.PenStyle.SolidLine))
    painter.drawEllipse(centre, radius, radius)
    if face.held:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(tint))
    painter.drawEllipse(centre + QPointF(0, -radius * 0.28), radius * 0.25, radius * 0.25)
    body = QPainterPath(centre + QPointF(-radius * 0.45, radius * 0.58))
    body.quadTo(centre + QPointF(-radius * 0.4, -radius * 0.02), centre + QPointF(0, -radius * 0.02))
    body.quadTo(centre + QPointF(radius * 0.4, -radius * 0.02), centre + QPointF(radius * 0.45, radius * 0.58))
    painter.drawPath(body)


def _corners(painter: QPainter, rect: QRectF, tint: QColor, width: float, inset: float, arm: float) -> None:
    """The four corners of a square, `inset` within it and with arms so long, in shares of its side."""
    side = rect.width()
    edge = rect.adjusted(inset * side, inset * side, -inset * side, -inset * side)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(tint, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    for x, across in ((edge.left(), arm), (edge.right(), -arm)):
        for y, down in ((edge.top(), arm), (edge.bottom(), -arm)):
            painter.drawPolyline([QPointF(x, y + down * side), QPointF(x, y), QPointF(x + across * side, y)])


def _square(centre: QPointF, side: float) -> QRectF:
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


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
