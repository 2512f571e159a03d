"""How the pieces of Sterre en Kroon look. One painter per kind; the face says everything that varies."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from hoshikan.games.sterre_en_kroon.screen.art.cards import (
    paint_bingo_card,
    paint_bingo_cell,
    paint_bingo_line,
    paint_known,
    paint_letter,
)
from hoshikan.games.sterre_en_kroon.screen.art.ink import crown, tint
from hoshikan.games.sterre_en_kroon.screen.faces import (
    CellFace,
    CrownCellFace,
    CrownsFace,
    DeckFace,
    NumberFace,
    PawnFace,
    PawnsFace,
    PointsFace,
    RecordFace,
    SpaceFace,
    StepFace,
    TileFace,
)
from hoshikan.ui.look.shapes import shape_path
from hoshikan.ui.look.theme import SEAT_SHAPES, Theme, color
from hoshikan.ui.table.drawing import (
    body,
    draw_card,
    draw_emblem,
    draw_label,
    draw_number,
    draw_shadow,
    draw_text,
    vertical,
)
from hoshikan.ui.table.kit.painting import SeatLook, Watermark, draw_pill, draw_plate, seat_painter
from hoshikan.ui.table.lettering import LEAST_TEXT
from hoshikan.ui.table.paint import Painter

_IN_SQUARE: Final = 4


def paint_ground(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:  # noqa: ARG001  # a painter's signature
    """What frames map cells that hang together."""
    draw_plate(painter, rect, color(theme.surface, 0.8), color(theme.border), 2, 12, inset=1)


def paint_cell(painter: QPainter, rect: QRectF, face: CellFace, theme: Theme) -> None:
    """A number on the map: empty, with a pawn, or with the outline of one while it is declared and not recorded yet."""
    number, seat, waiting = str(face.number), face.seat, face.waiting
    inner = rect.adjusted(1, 1, -1, -1)
    side = inner.width()
    if seat is None:
        painter.setPen(QPen(color(theme.control, 0.75), max(1.0, side * 0.02)))
        painter.setBrush(color(theme.raised))
        painter.drawRoundedRect(inner, side * 0.14, side * 0.14)
        draw_number(painter, inner, number, theme.text, side * 0.52)
        return
    painter.setPen(QPen(color(theme.seats[seat]), max(1.5, side * (0.03 if waiting else 0.045))))
    painter.setBrush(color(theme.raised) if waiting else tint(theme.raised, theme.seats[seat], 0.3))
    painter.drawRoundedRect(inner.adjusted(1, 1, -1, -1), side * 0.14, side * 0.14)
    pawn = QPointF(inner.x() + side * 0.32, inner.y() + side * 0.32)
    if waiting:  # the place of a pawn that is still to come
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(pawn, side * 0.25, side * 0.25)
        painter.fillPath(shape_path(SEAT_SHAPES[seat], pawn, side * 0.16), color(theme.seats[seat], 0.85))
    else:
        draw_emblem(painter, pawn, side * 0.265, seat, theme)
    corner = QRectF(inner.x() + side * 0.36, inner.y() + side * 0.54, side * 0.6, side * 0.42)
    draw_number(painter, corner, number, theme.text, side * 0.44)


def paint_crown_cell(painter: QPainter, rect: QRectF, face: CrownCellFace, theme: Theme) -> None:
    """A free cell of the map, with its crown or the outline of it."""
    inner = rect.adjusted(1, 1, -1, -1)
    side = inner.width()
    painter.setPen(QPen(color(theme.gold_line), max(1.0, side * 0.03)))
    painter.setBrush(tint(theme.surface, theme.gold, 0.16))
    painter.drawRoundedRect(inner, side * 0.14, side * 0.14)
    if face.crown:
        crown(painter, inner.center(), side * 0.36, theme)
    else:
        crown(painter, inner.center(), side * 0.3, theme, ghost=True)


def paint_crown(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:  # noqa: ARG001  # a painter's signature
    """A crown on its way."""
    crown(painter, rect.center(), min(rect.width(), rect.height()) * 0.44, theme)


def paint_pawn(painter: QPainter, rect: QRectF, face: PawnFace, theme: Theme) -> None:
    """A pawn of a seat."""
    center, radius = rect.center(), min(rect.width(), rect.height()) * 0.45
    path = QPainterPath()
    path.addEllipse(center, radius, radius)
    draw_shadow(painter, path, rect, theme)
    draw_emblem(painter, center, radius, face.seat, theme)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(theme.on_seat, 0.8), max(1.0, radius * 0.09)))
    painter.drawEllipse(center, radius, radius)


def paint_record(painter: QPainter, rect: QRectF, face: RecordFace, theme: Theme) -> None:
    """A record space: points to its line and tells what is missing there or how many record pawns lie on it."""
    dx, dy = face.pointing
    inner = rect.adjusted(2, 2, -2, -2)
    side, done = inner.width(), not face.missing
    painter.setPen(QPen(color(theme.gold_line, 1.0 if done else 0.55), max(1.0, side * (0.05 if done else 0.025))))
    painter.setBrush(tint(theme.surface, theme.gold, 0.3 if done else 0.1))
    painter.drawRoundedRect(inner, side * 0.32, side * 0.32)
    center = inner.center()
    tip = center + QPointF(dx, dy) * (side * (0.5 if not dx or not dy else 0.44))
    aside = QPointF(-dy, dx) * side * 0.09
    back = QPointF(dx, dy) * side * 0.1
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.gold_line))
    painter.drawPolygon([tip + back, tip + aside, tip - aside])
    pawns = [(seat, count) for seat, count in enumerate(face.pawns) if count]
    if not pawns:
        tick = str(face.missing or "✓")
        draw_number(
            painter, inner, tick, theme.gold_line if done else theme.muted, max(side * 0.4, min(side * 0.6, LEAST_TEXT))
        )
        return
    in_row = min(len(pawns), 2 if len(pawns) <= _IN_SQUARE else 3)
    rows = -(-len(pawns) // in_row)
    step = min(side * 0.9 / in_row, side * 0.86 / rows, side * 0.6)
    for index, (seat, count) in enumerate(pawns):
        x = center.x() + (index % in_row - (in_row - 1) / 2) * step
        at = QPointF(x, center.y() + (index // in_row - (rows - 1) / 2) * step)
        if count > 1:
            painter.setPen(QPen(color(theme.gold_line), max(1.0, step * 0.06)))
            painter.setBrush(color(theme.seats[seat]))
            painter.drawEllipse(at + QPointF(step * 0.11, step * 0.11), step * 0.39, step * 0.39)
            at -= QPointF(step * 0.06, step * 0.06)
        draw_emblem(painter, at, step * 0.4, seat, theme)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(theme.surface), max(0.8, step * 0.04)))
        painter.drawEllipse(at, step * 0.4, step * 0.4)


def paint_space(painter: QPainter, rect: QRectF, face: SpaceFace, theme: Theme) -> None:
    """A space of the score track, golden where a crown lies or lay."""
    word, golden = face.word, face.golden
    fill, edge = tint(theme.surface, theme.gold_line, 0.14 if golden else 0.0), theme.gold_line
    inner = draw_plate(painter, rect, fill, color(edge if golden else theme.border), 2, 9, inset=1)
    top = QRectF(inner.x() + 3, inner.y(), inner.width() - 6, inner.height() * 0.36)
    if face.crown:
        crown(painter, QPointF(inner.x() + inner.width() * 0.74, top.center().y() + 2), inner.width() * 0.17, theme)
        top.setWidth(inner.width() * 0.46)
    draw = draw_number if word.isdecimal() else draw_text
    draw(painter, top, word, theme.text if golden else theme.muted, LEAST_TEXT)


def paint_number(painter: QPainter, rect: QRectF, face: NumberFace, theme: Theme) -> None:
    """A number card. The number stands in the corner too, where overlapping cards show it."""
    number, spent = str(face.number), face.spent
    top, low = color(theme.card), tint(theme.card, theme.card_edge, 0.25)
    card = draw_card(painter, rect, theme, vertical(rect, top, low), theme.card_edge)
    side = min(card.width(), card.height())
    ink = color(theme.card_text, 0.4 if spent else 1.0)
    star = QRectF(card.x(), card.y() + side * 0.2, card.width(), card.height() - side * 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.coin, 0.22 if spent else 0.5))
    painter.drawPath(shape_path("star", star.center(), side * 0.44))
    draw_number(painter, star, number, ink, side * 0.5)
    corner = QRectF(card.x() + side * 0.06, card.y() + side * 0.03, side * 0.34, side * 0.28)
    draw_number(painter, corner, number, ink, side * 0.26)
    if spent:
        painter.setPen(QPen(color(theme.card_text, 0.55), side * 0.035))
        painter.drawLine(
            QPointF(card.x() + side * 0.14, star.center().y() + side * 0.3),
            QPointF(card.right() - side * 0.14, star.center().y() - side * 0.3),
        )


def paint_deck(painter: QPainter, rect: QRectF, face: DeckFace, theme: Theme) -> None:
    """The deck where no card is visible: its back, or only an outline when it is empty."""
    if not face.turning:
        inner = body(rect)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(theme.control), 2, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(inner, 10, 10)
        return
    card = draw_card(painter, rect, theme, color(theme.card_back), theme.card_edge)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.gold, 0.9))
    painter.drawPath(shape_path("star", card.center(), min(card.width(), card.height()) * 0.3))


def paint_tile(painter: QPainter, rect: QRectF, face: TileFace, theme: Theme) -> None:
    """A choice beside the hand."""
    off, main = face.look == "off", face.look == "main"
    fill = color(theme.raised) if off else color(theme.gold if main else theme.card)
    edge = theme.border if off else theme.coin_edge if main else theme.card_edge
    ink = theme.muted if off else theme.on_gold if main else theme.card_text
    card = draw_card(painter, rect, theme, fill, edge, radius=0.16, shadow=not off)
    room = card.adjusted(8, 0, -8, 0)
    if face.crown:
        crown(painter, QPointF(card.center().x(), card.y() + card.height() * 0.33), card.height() * 0.2, theme, off)
        room = QRectF(room.x(), card.y() + card.height() * 0.52, room.width(), card.height() * 0.4)
    draw_label(painter, room, face.word, ink, min(card.height() * 0.36, 30), theme)


def paint_step(painter: QPainter, rect: QRectF, face: StepFace, theme: Theme) -> None:
    """A step of the turn, or a right of each turn."""
    now = face.state == "now"
    fill, edge = (theme.gold, theme.gold_line) if now else (theme.surface, theme.border)
    inner = draw_pill(painter, rect, color(fill, 1.0 if now else 0.8), color(edge), 2.5 if now else 1.5, inset=1)
    shown = f"✓ {face.word}" if face.state == "past" else face.word
    tint = theme.on_gold if now else theme.muted
    draw_text(painter, inner.adjusted(6, 0, -6, 0), shown, tint, float(face.size), bold=now)


paint_seat = seat_painter(
    SeatLook(band=5.0, on_top=True, edges=(3.0, 1.4), quiet=0.9), Watermark(0.3, 0.33, 0.315, 0.1, least=(500, 250))
)
"""A seat's place at the table."""


def paint_points(painter: QPainter, rect: QRectF, face: PointsFace, theme: Theme) -> None:
    """How many points a seat has: a star and a number."""
    at, size, room = _pill(painter, rect, theme)
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, size * 0.05)))
    painter.setBrush(color(theme.coin))
    painter.drawPath(shape_path("star", at, size))
    draw_number(painter, room, str(face.points), theme.text, rect.height() * 0.62)


def paint_crowns(painter: QPainter, rect: QRectF, face: CrownsFace, theme: Theme) -> None:
    """How many crowns a seat has."""
    at, size, room = _pill(painter, rect, theme)
    crown(painter, at, size, theme, ghost=not face.crowns)
    size = min(rect.height() * 0.6, 30 * theme.text_scale)
    draw_number(painter, room, str(face.crowns), theme.text if face.crowns else theme.muted, size)


def paint_pawns(painter: QPainter, rect: QRectF, face: PawnsFace, theme: Theme) -> None:
    """A seat's supply of pawns."""
    at, size, room = _pill(painter, rect, theme)
    draw_emblem(painter, at, size, face.seat, theme)
    draw_number(painter, room, str(face.pawns), theme.text, min(rect.height() * 0.6, 30 * theme.text_scale))


def _pill(painter: QPainter, rect: QRectF, theme: Theme) -> tuple[QPointF, float, QRectF]:
    """A rounded ground; returns the centre and radius for a picture at its left, and the room for a number."""
    corner = min((rect.height() - 2) / 2, 16)
    inner = draw_plate(painter, rect, color(theme.window, 0.55), color(theme.border), 1.5, corner, inset=1)
    side = min(inner.height(), inner.width() * 0.5)
    room = QRectF(inner.x() + side, inner.y(), min(inner.width() - side - 4, 90), inner.height())
    return QPointF(inner.x() + side * 0.54, inner.center().y()), side * 0.36, room


PAINTERS: Final[Mapping[str, Painter]] = MappingProxyType(
    {
        "ground": paint_ground,
        "cell": paint_cell,
        "crowncell": paint_crown_cell,
        "crown": paint_crown,
        "pawn": paint_pawn,
        "record": paint_record,
        "space": paint_space,
        "number": paint_number,
        "deck": paint_deck,
        "tile": paint_tile,
        "step": paint_step,
        "seat": paint_seat,
        "points": paint_points,
        "crowns": paint_crowns,
        "pawns": paint_pawns,
        "bingocard": paint_bingo_card,
        "bingocell": paint_bingo_cell,
        "bingoline": paint_bingo_line,
        "letter": paint_letter,
        "known": paint_known,
    }
)
