"""Pictures of the pieces of Conquestar. One painter per kind; the face has everything that varies."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hoshikan.games.conquestar.screen.art.worlds import draw_world
from hoshikan.games.conquestar.screen.faces import (
    BackFace,
    ClockFace,
    DestinationFace,
    LineFace,
    MarkFace,
    PurseFace,
    ScoreFace,
    SeatFace,
    StarFace,
    SupplyFace,
    TreasuryFace,
    VerbFace,
    WonStarFace,
)
from hoshikan.games.conquestar.screen.layout import CLOCK_LINE, PILL
from hoshikan.ui.board.table.drawing import (
    LEAST_TEXT,
    Painter,
    draw_card,
    draw_emblem,
    draw_label,
    draw_name,
    draw_number,
    draw_shadow,
    draw_text,
    name_height,
    name_lines,
    vertical,
)
from hoshikan.ui.board.table.kit.painting import SeatLook, draw_seat_panel
from hoshikan.ui.board.table.model import SeatFace as CommonSeatFace
from hoshikan.ui.kit.look.theme import Theme, color, crown_path, display_font, star_path

_COINS_SHOWN: Final = 5
_COINS_TALL: Final = 0.22
"""Height of the coins on a star, as a share of its shorter side."""
_STACK: Final = 5
"""Coins in a stack."""
_BESIDE: Final = 1.6
"""Width of a number beside its coin, in its height: where there is more room it stays near."""
_STACKS: Final = 70.0
"""A purse so high shows stacks."""
_SHINING: Final = 9.0
"""Radius above which light is seen on a coin."""
_WORD: Final = 26.0
_LARGEST_WORD: Final = 1.4
_WOOD: Final = ("#7a5236", "#432d1e")
_VELVET: Final = ("#6b2336", "#451524")
"""Decoration only, the same by day: these colours have no meaning."""
_ON_VELVET: Final = "#fff1d6"


def paint_star(painter: QPainter, rect: QRectF, face: StarFace, theme: Theme) -> None:
    """A star card on the field with the coins lying on it."""
    card = _star_body(painter, rect, face.id, face.value, theme)
    side = min(card.width(), card.height())
    font = display_font(face.name_size)
    painter.setPen(QColor("#e8edff"))
    label = QRectF(card.x() + 1, card.y(), card.width() - 2, card.height() - side * 0.02)
    lines = len(name_lines(face.name, label.width(), font))
    draw_name(painter, label, face.name, font, lines)
    if face.coins:
        tall = side * _COINS_TALL
        above = label.bottom() - name_height(font, lines) - tall
        _coin_row(painter, QRectF(card.x(), above, card.width(), tall), face.coins, theme)


def paint_won_star(painter: QPainter, rect: QRectF, face: WonStarFace, theme: Theme) -> None:
    """A star card in front of its owner: value first, since that is what counts."""
    card = draw_card(painter, rect, theme, vertical(rect, _night(0.0), _night(1.0)), theme.card_edge)
    side = min(card.width(), card.height())
    path = QPainterPath()
    path.addRoundedRect(card, side * 0.09, side * 0.09)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    draw_world(painter, QPointF(card.center().x(), card.bottom() - side * 0.12), side * 0.46, face.id)
    painter.restore()
    place = QRectF(card.x(), card.y(), card.width(), card.height() * 0.62)
    draw_number(painter, place, str(face.value), "#ffffff", max(LEAST_TEXT, side * 0.62))


def paint_empty(painter: QPainter, rect: QRectF, _face: object, theme: Theme) -> None:
    """A crossing whose star is gone, or a place for what is still to come: a star printed on the cloth, hardly seen."""
    side = min(rect.width(), rect.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.border, 0.14 if theme.name == "contrast" else 0.3))
    painter.drawPath(star_path(rect.center(), side * 0.24, inner=0.42))


def paint_destination(painter: QPainter, rect: QRectF, face: DestinationFace, theme: Theme) -> None:
    """A destination card; nothing where it has left the game."""
    if face.state == "gone":
        return
    spent = face.state == "table"
    fill = color(theme.card if not spent else theme.raised)
    card = draw_card(painter, rect, theme, fill, theme.card_edge if not spent else theme.border, shadow=not spent)
    side = min(card.width(), card.height())
    tint = theme.muted if spent else theme.card_text
    foot = QRectF(card.x(), card.y() + card.height() * 0.66, card.width(), card.height() * 0.24)
    _line_mark(painter, foot, face.line, tint)
    place = QRectF(card.x(), card.y(), card.width(), card.height() * 0.72)
    draw_number(painter, place, face.line, tint, max(LEAST_TEXT, side * 0.66))


def paint_line(painter: QPainter, rect: QRectF, face: LineFace, theme: Theme) -> None:
    """The name of a row or column, printed at its edge; faint when no star is left in it."""
    side = min(rect.width(), rect.height())
    draw_number(painter, rect, face.line, color(theme.faint, 0.6) if face.is_empty else theme.text, side * 0.62)


def paint_trade(painter: QPainter, rect: QRectF, face: VerbFace, theme: Theme) -> None:
    """The trade card: coins changing hands."""
    card = _verb_card(painter, rect, face.word, theme, "#237558", "#1b5c46")
    side = min(card.width(), card.height())
    center = QPointF(card.center().x(), card.y() + card.height() * 0.40)
    for dx, dy in ((-0.20, 0.06), (0.20, 0.06), (0.0, -0.10)):
        _coin(painter, QPointF(center.x() + dx * side, center.y() + dy * side), side * 0.19, theme)


def paint_invade(painter: QPainter, rect: QRectF, face: VerbFace, theme: Theme) -> None:
    """The invade card: a crown descends on a world."""
    card = _verb_card(painter, rect, face.word, theme, "#a8402f", "#6d2231")
    side = min(card.width(), card.height())
    center = QPointF(card.center().x(), card.y() + card.height() * 0.49)
    draw_world(painter, center, side * 0.22, "invade")
    crown = crown_path(QPointF(center.x(), center.y() - side * 0.27), side * 0.21)
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, side * 0.016)))
    painter.setBrush(color(theme.coin))
    painter.drawPath(crown)


def paint_back(painter: QPainter, rect: QRectF, face: BackFace, theme: Theme) -> None:
    """The back of a card, with the emblem of the seat it belongs to."""
    card = draw_card(painter, rect, theme, color(theme.card_back), theme.seats[face.seat])
    side = min(card.width(), card.height())
    painter.setPen(QPen(color(theme.on_seat if not theme.dark else theme.text, 0.35), max(1.0, side * 0.02)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = side * 0.09
    painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), side * 0.06, side * 0.06)
    draw_emblem(painter, card.center(), side * 0.27, face.seat, theme)


def paint_coin(painter: QPainter, rect: QRectF, _face: object, theme: Theme) -> None:
    """One coin."""
    _coin(painter, rect.center(), min(rect.width(), rect.height()) * 0.46, theme)


def paint_purse(painter: QPainter, rect: QRectF, face: PurseFace, theme: Theme) -> None:
    """Draw a seat's coins: a coin and a large number; where there is room, the coins themselves in stacks."""
    side = rect.height()
    if side < _STACKS:
        _coin(painter, QPointF(rect.x() + side * 0.44, rect.center().y()), min(side * 0.34, 18), theme)
        box = rect.adjusted(min(side * 0.84, 46), 0, 0, 0)
        size = min(side * 0.66 * theme.text_scale, side * 0.8)
        box.setWidth(min(box.width(), _BESIDE * size))
        draw_number(painter, box, str(face.coins), _figure_ink(rect, theme), size)
        return
    wide = rect.width() * 0.36
    used = _stacks(painter, QRectF(rect.x(), rect.y(), rect.width() - wide, side), face.coins, theme)
    figures = QRectF(rect.x() + used, rect.y() + side * 0.2, wide, side * 0.8)
    draw_number(painter, figures, str(face.coins), _figure_ink(rect, theme), min(56.0 * theme.text_scale, side * 0.8))


def _figure_ink(rect: QRectF, theme: Theme) -> str:
    """Return the colour of a seat's number: a place wider than a pill is on the velvet of the own treasury."""
    return _ON_VELVET if rect.width() > PILL + 1 and theme.name != "contrast" else theme.text


def paint_score(painter: QPainter, rect: QRectF, face: ScoreFace, theme: Theme) -> None:
    """Draw a seat's points: a star as on the star cards and a large number."""
    side = min(rect.height(), 56.0)
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, side * 0.02)))
    painter.setBrush(color(theme.coin))
    painter.drawPath(star_path(QPointF(rect.x() + side * 0.44, rect.center().y()), min(side * 0.36, 20), inner=0.55))
    box = rect.adjusted(min(side * 0.84, 46), 0, 0, 0)
    size = min(side * 0.66 * theme.text_scale, side * 0.8)
    draw_number(painter, box, str(face.points), _figure_ink(rect, theme), size)


def paint_supply(painter: QPainter, rect: QRectF, face: SupplyFace, theme: Theme) -> None:
    """The supply ("register"): a heap of coins that never runs out."""
    side = min(rect.width(), rect.height())
    word = _WORD * min(theme.text_scale, _LARGEST_WORD)
    center = QPointF(rect.center().x(), rect.y() + (rect.height() - word) * 0.55)
    for dx, dy in ((-0.3, 0.1), (0.3, 0.1), (-0.15, -0.08), (0.15, -0.08), (0.0, 0.12)):
        _coin(painter, QPointF(center.x() + dx * side, center.y() + dy * side), side * 0.19, theme)
    foot = QRectF(rect.x(), rect.bottom() - word, rect.width(), word)
    draw_label(painter, foot, face.word, theme.muted, LEAST_TEXT, theme, bold=False)


def paint_clock(painter: QPainter, rect: QRectF, face: ClockFace, theme: Theme) -> None:
    """Draw the progress of the game: a pip for every star, those that are gone faint; below, a legend."""
    line = CLOCK_LINE
    step = min(rect.width() / max(1, face.most), 32.0)
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(face.most):
        painter.setBrush(color(theme.coin) if number < face.left else color(theme.border, 0.7))
        size = step * 0.36 if number < face.left else step * 0.22
        painter.drawPath(star_path(QPointF(rect.x() + (number + 0.5) * step, rect.y() + line / 2), size, inner=0.5))
    below = rect.adjusted(0, line, 0, 0)
    half = below.width() / 2 - 6
    words = [(face.end, below.adjusted(0, 0, -half - 12, 0), Qt.AlignmentFlag.AlignLeft)]
    words += [(face.cycle, below.adjusted(half + 12, 0, 0, 0), Qt.AlignmentFlag.AlignRight)]
    if below.height() > CLOCK_LINE * 1.5:
        row = below.height() / 2
        words = [
            (one, below.adjusted(0, n * row, 0, (n - 1) * row), words[0][2]) for n, (one, _, _) in enumerate(words)
        ]
    for one, place, align in words:
        draw_text(painter, place, one, theme.muted, float(face.size), False, align | Qt.AlignmentFlag.AlignVCenter)


def paint_seat(painter: QPainter, rect: QRectF, face: SeatFace, theme: Theme) -> None:
    """Another seat's place at the table: quiet, and faint while it sits a round out."""
    look = SeatLook(12.0, 0.25 if face.state == "out" else 0.5, band=5.0, quiet=0.3)
    draw_seat_panel(painter, rect, CommonSeatFace(face.seat, face.state == "active"), theme, look)


def paint_treasury(painter: QPainter, rect: QRectF, face: TreasuryFace, theme: Theme) -> None:
    """The own place: a tray of wood, lined with velvet; its edge is golden while one chooses."""
    outer = rect.adjusted(2, 2, -2, -4)
    active = face.state == "active"
    edge = QPen(color(theme.gold_line if active else theme.border), 3.0 if active else 1.4)
    if theme.name == "contrast":
        painter.setPen(edge)
        painter.setBrush(color(theme.surface))
        painter.drawRoundedRect(outer, 14, 14)
        return
    path = QPainterPath()
    path.addRoundedRect(outer, 14, 14)
    draw_shadow(painter, path, QRectF(0, 0, 130, 130), theme)
    painter.fillPath(path, vertical(outer, QColor(_WOOD[0]), QColor(_WOOD[1])))
    velvet = outer.adjusted(9, 9, -9, -9)
    inner = QPainterPath()
    inner.addRoundedRect(velvet, 9, 9)
    painter.fillPath(inner, vertical(velvet, QColor(_VELVET[1]), QColor(_VELVET[0])))
    painter.save()
    painter.setClipPath(inner, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(color(theme.shadow, 0.4), 7))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(velvet.adjusted(-3, -3, 4, 6), 10, 10)
    painter.restore()
    painter.setPen(edge)
    painter.drawPath(path)


def paint_mark(painter: QPainter, rect: QRectF, face: MarkFace, theme: Theme) -> None:
    """A revealed plan beside its star: a seat's emblem with a coin for a trade, a crown for an invasion."""
    center, side = rect.center(), min(rect.width(), rect.height())
    path = QPainterPath()
    path.addEllipse(center, side * 0.42, side * 0.42)
    draw_shadow(painter, path, rect, theme)
    draw_emblem(painter, center, side * 0.42, face.seat, theme)
    badge = QPointF(center.x() + side * 0.27, center.y() + side * 0.27)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.coin_text))  # a coin on a golden emblem would be one with it
    painter.drawEllipse(badge, side * 0.235, side * 0.235)
    if not face.invades:
        _coin(painter, badge, side * 0.2, theme)
        return
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, side * 0.03)))
    painter.setBrush(color(theme.coin))
    painter.drawPath(crown_path(badge, side * 0.22))


def _star_body(painter: QPainter, rect: QRectF, name: str, value: int, theme: Theme) -> QRectF:
    card = draw_card(painter, rect, theme, vertical(rect, _night(0.0), _night(1.0)), theme.card_edge)
    side = min(card.width(), card.height())
    draw_world(painter, QPointF(card.center().x(), card.y() + card.height() * 0.40), side * 0.235, name)
    shield = QPointF(card.x() + side * 0.165, card.y() + side * 0.17)
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, side * 0.012)))
    painter.setBrush(color(theme.coin))
    painter.drawPath(star_path(shield, side * 0.205, inner=0.62))
    box = QRectF(shield.x() - side * 0.15, shield.y() - side * 0.15, side * 0.3, side * 0.31)
    draw_number(painter, box.translated(0, side * 0.01), str(value), theme.coin_text, side * 0.22)
    return card


def _night(share: float) -> QColor:
    """Star cards show space itself, in every theme: from deep blue at the top to violet below."""
    return QColor.fromRgbF(0.07 + 0.10 * share, 0.10 + 0.06 * share, 0.24 + 0.14 * share)


def _coin(painter: QPainter, center: QPointF, radius: float, theme: Theme) -> None:
    """A coin with its rim below and light on its upper edge."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.coin_edge))
    painter.drawEllipse(center + QPointF(0, radius * 0.12), radius, radius)
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, radius * 0.12)))
    painter.setBrush(color(theme.coin))
    painter.drawEllipse(center, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.coin_edge, 0.55))
    painter.drawPath(star_path(center, radius * 0.55, inner=0.5))
    if theme.name != "contrast" and radius > _SHINING:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color("#ffffff", 0.55), radius * 0.1))
        reach = radius * 0.82
        painter.drawArc(QRectF(center.x() - reach, center.y() - reach, 2 * reach, 2 * reach), 80 * 16, 100 * 16)


def _stacks(painter: QPainter, rect: QRectF, coins: int, theme: Theme) -> float:
    """Coins in stacks of five, seen from above the front edge; the more there are, the smaller. Returns the width they
    take."""
    stacks = -(-coins // _STACK)
    rows = 1 if stacks <= 3 else 2
    across = max(1, -(-stacks // rows))
    radius = min(rect.width() / (2.2 * across), rect.height() / rows / 3.3, 25.0)
    for number in range(stacks):
        row, column = divmod(number, across)
        foot = rect.bottom() - radius * 1.1 - (rows - 1 - row) * rect.height() / rows
        x = rect.x() + radius * (1.1 + 2.2 * column)
        for height in range(min(_STACK, coins - number * _STACK)):
            _coin(painter, QPointF(x, foot - height * radius * 0.27), radius, theme)
    return radius * 2.2 * across if coins else 0.0


def _coin_row(painter: QPainter, rect: QRectF, coins: int, theme: Theme) -> None:
    """Up to five coins side by side, overlapping; more are a coin and a number."""
    radius = rect.height() * 0.46
    if coins > _COINS_SHOWN:
        _coin(painter, QPointF(rect.center().x() - radius * 1.2, rect.center().y()), radius, theme)
        room = QRectF(rect.center().x() - radius * 0.1, rect.y(), radius * 2.6, rect.height())
        draw_number(painter, room, f"×{coins}", "#ffffff", radius * 1.7)
        return
    step = min(radius * 1.55, (rect.width() - radius * 2.6) / max(1, coins - 1))
    left = rect.center().x() - step * (coins - 1) / 2
    for number in range(coins):
        _coin(painter, QPointF(left + number * step, rect.center().y()), radius, theme)


def _verb_card(painter: QPainter, rect: QRectF, word: str, theme: Theme, top: str, bottom: str) -> QRectF:
    card = draw_card(painter, rect, theme, vertical(rect, QColor(top), QColor(bottom)), theme.card_edge)
    side = min(card.width(), card.height())
    label = QRectF(
        card.x() + side * 0.06, card.bottom() - card.height() * 0.27, card.width() - side * 0.12, card.height() * 0.2
    )
    draw_label(painter, label, word, "#ffffff", side * 0.2, theme)
    return card


def _line_mark(painter: QPainter, rect: QRectF, line: str, tint: str) -> None:
    """Draw five dots in a row or column, so that rows and columns differ by more than letters and digits."""
    step = rect.height() * 0.24
    across = line.isalpha()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(tint, 0.75))
    for number in range(-2, 3):
        shift = QPointF(number * step * 1.6, 0) if across else QPointF(0, number * step)
        painter.drawEllipse(rect.center() + shift, step * 0.36, step * 0.36)


PAINTERS: Final[Mapping[str, Painter]] = MappingProxyType(
    {
        "star": paint_star,
        "wonstar": paint_won_star,
        "empty": paint_empty,
        "destination": paint_destination,
        "line": paint_line,
        "trade": paint_trade,
        "invade": paint_invade,
        "back": paint_back,
        "coin": paint_coin,
        "purse": paint_purse,
        "score": paint_score,
        "supply": paint_supply,
        "clock": paint_clock,
        "seat": paint_seat,
        "treasury": paint_treasury,
        "mark": paint_mark,
    }
)
