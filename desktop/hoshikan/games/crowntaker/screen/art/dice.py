"""Pictures of dice, the results of their faces, and the resulting power. One sign for each result: × for 0, a shield
with a lozenge for 1, a golden shield with a star for 2."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hoshikan.games.crowntaker.screen.art.heraldry import draw_sign, polygon, shield
from hoshikan.games.crowntaker.screen.faces import AttackFace, DiceFace, PowerFace
from hoshikan.ui.board.table.drawing import LEAST_TEXT, draw_number, draw_text, vertical
from hoshikan.ui.kit.look.material import draw_shadows, is_flat
from hoshikan.ui.kit.look.theme import Theme, color, star_path

_SIGNS: Final = "xs*"
"""By power."""


def paint_dice(painter: QPainter, rect: QRectF, face: DiceFace, theme: Theme) -> None:
    """A side's dice, or the place for them."""
    dice = face.rolled or (0,)
    edge = min(rect.height() * 0.86, rect.width() / max(len(dice), 1) - 6)
    for index, die in enumerate(dice):
        center = rect.center() + QPointF((index - (len(dice) - 1) / 2) * (edge + 6), 0)
        _die(
            painter,
            QRectF(center.x() - edge / 2, center.y() - edge / 2, edge, edge),
            die,
            theme.seats[face.side],
            theme,
        )


def _die(painter: QPainter, box: QRectF, number: int, tint: str, theme: Theme) -> None:
    """A die that shows `number`, 0 for one that has not been rolled."""
    corner = box.width() * 0.2
    face = box.adjusted(2, 1, -2, -4)
    path = QPainterPath()
    path.addRoundedRect(face, corner, corner)
    if not number:
        painter.setPen(QPen(color(tint, 0.6), 1.6))
        painter.setBrush(color(tint, 0.22))
        painter.drawPath(path)
        return
    draw_shadows(painter, path, face.width(), theme)
    painter.fillPath(path, vertical(face, QColor(tint).lighter(114), QColor(tint).darker(112)))
    if not is_flat(theme):
        painter.fillPath(path - path.translated(0, 2), color(theme.light, 0.5))
        painter.fillPath(path - path.translated(0, -3), color(theme.shadow, 0.35))
    painter.strokePath(path, QPen(color(theme.on_seat, 0.6), 1.5))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.on_seat))
    step, radius = face.width() * 0.26, face.width() * 0.092
    for dx, dy in pips(number):
        painter.drawEllipse(face.center() + QPointF(dx * step, dy * step), radius, radius)


def pips(number: int) -> list[tuple[int, int]]:
    """Return the places of the pips of a die, -1 to 1."""
    found = [(0, 0)] if number % 2 else []
    if number > 1:
        found += [(-1, -1), (1, 1)]
    if number > 3:
        found += [(1, -1), (-1, 1)]
    return found + ([(-1, 0), (1, 0)] if number == 6 else [])


def paint_attack(painter: QPainter, rect: QRectF, face: AttackFace, theme: Theme) -> None:
    """An attack row: what each number of the die brings; what hits is lit, and those rolled are marked."""
    wide = rect.width() / len(face.row)
    for index, sign in enumerate(face.row):
        cell = QRectF(rect.x() + index * wide + 2, rect.y() + 1, wide - 4, rect.height() - 3)
        on = index + 1 in face.rolled
        painter.setOpacity(1.0 if on or sign != "x" else 0.7)
        painter.setPen(QPen(color(theme.ink if on else theme.parchment_edge), 4 if on else 1.2))
        painter.setBrush(color(theme.card if on else theme.parchment, 1.0 if on else 0.6))
        painter.drawRoundedRect(cell, 7, 7)
        number = QRectF(cell.x() + 3, cell.y() + 2, cell.width() * 0.34, cell.height() * 0.46)
        draw_number(painter, number, str(index + 1), theme.card_text if on else theme.ink_quiet, LEAST_TEXT, bold=False)
        spot = QPointF(cell.center().x() + cell.width() * 0.1, cell.center().y())
        power_sign(painter, spot, cell.height() * 0.38, sign, theme, theme.card_text if on else theme.ink_quiet)


def paint_power(painter: QPainter, rect: QRectF, face: PowerFace, theme: Theme) -> None:
    """The sign that a side has in the end, as in the attack row, with a number below."""
    if face.power is None:
        return
    radius = min(rect.width() * 0.38, rect.height() * 0.32)
    spot = QPointF(rect.center().x(), rect.y() + rect.height() * 0.38)
    power_sign(painter, spot, radius, _SIGNS[min(face.power, len(_SIGNS) - 1)], theme, theme.muted)
    if face.power >= len(_SIGNS):
        draw_number(
            painter,
            QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius),
            "+1",
            theme.on_gold,
            radius * 0.6,
        )
    line = QRectF(rect.x() + 8, rect.y() + rect.height() * 0.74, rect.width() - 16, rect.height() * 0.2)
    draw_text(painter, line, face.words, theme.text, rect.height() * 0.16)


def power_sign(painter: QPainter, center: QPointF, radius: float, sign: str, theme: Theme, quiet: str) -> None:
    """Draw the result of a face of the die; × and the edge of a plain shield in the colour `quiet`."""
    if sign == "x":
        draw_sign(painter, "decline", center, radius * 0.62, quiet, theme)
        return
    strong = sign == "*"
    box = QRectF(center.x() - radius * 0.8, center.y() - radius * 0.92, radius * 1.6, radius * 1.9)
    outline = shield(box)
    painter.setPen(QPen(color(theme.coin_edge if strong else quiet), max(1.2, radius * 0.09)))
    painter.setBrush(color(theme.coin if strong else theme.card_back))
    painter.drawPath(outline)
    spot = center - QPointF(0, radius * 0.1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.coin_text if strong else theme.card))
    lozenge = ((0, -0.62), (0.46, 0), (0, 0.62), (-0.46, 0))
    painter.drawPath(star_path(spot, radius * 0.62) if strong else polygon(spot, radius * 0.72, lozenge))
