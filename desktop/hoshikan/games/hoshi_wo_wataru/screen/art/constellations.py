"""Constellation cards: the figure as on a star map, its season, what it needs and what it scores."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen

from hoshikan.games.hoshi_wo_wataru.screen.art.starmap import figure
from hoshikan.games.hoshi_wo_wataru.screen.faces import (
    CARD_LETTERS,
    STRIP_LETTERS,
    ConstellationFace,
    SupernovaFace,
    TurnedFace,
)
from hoshikan.ui.board.table.drawing import (
    LEAST_TEXT,
    common_size,
    draw_card,
    draw_name,
    draw_number,
    draw_squeezed,
    draw_text,
    glow_brush,
    line_metrics,
    name_lines,
    vertical,
)
from hoshikan.ui.kit.look.art import draw
from hoshikan.ui.kit.look.theme import Theme, color, display_font, star_path

SEASON_TINTS: Final[Mapping[str, str]] = MappingProxyType(
    {"spring": "#f2a7c3", "summer": "#7fd0f5", "autumn": "#f0a860", "winter": "#c8d4ff", "polar": "#f4e3a1"}
)
"""Light of a season on its cards. Decoration: the sign beside it has the same meaning."""
_LETTERS: Final = "#f3f5ff"
_BROAD: Final = 1.3
"""Ratio of width to height from which a card is a strip."""
_FRAME: Final = "#e6d9b4"
_WORDS: Final = "#cfd6f2"
_GOLD: Final = "#f2c14e"
_NARROW: Final = 150.0
"""Narrower cards of the stage lie in wide windows only, whose scene units are larger: so are words on them."""
_CLOUDS: Final = ((0.28, 0.28, 0.62, 0.26), (0.78, 0.52, 0.66, 0.24), (0.35, 0.82, 0.6, 0.22), (0.9, 0.1, 0.4, 0.14))
"""Places of the clouds on a card, their reach, in shares of its size, and their brightness."""


def paint_constellation(painter: QPainter, rect: QRectF, face: ConstellationFace, theme: Theme) -> None:
    """Draw a constellation card. Small ones show the numbers; a broad one is a strip."""
    season, dim = face.season, face.dim
    tint = QColor(SEASON_TINTS[season])
    edge = theme.border if dim else theme.gold
    if rect.width() > rect.height() * _BROAD:
        ground = vertical(rect, _night(0.0), _lit(_night(1.0), tint, 0.22))
        _strip(painter, rect, ground, edge, season, (face.stars, str(face.points), dim), theme)
        return
    ground = vertical(rect, _night(0.0), _lit(_night(1.0), tint, 0.3))
    card = draw_card(painter, rect, theme, ground, theme.border if dim else _FRAME, radius=0.07)
    _nebula(painter, card, tint, 0.4 if dim else 1.0, theme)
    if face.words[0]:
        _large(painter, card, face, tint, theme)
    else:
        _small(painter, card, face, tint, theme)
    if dim:
        _veil(painter, card, theme)


def _nebula(painter: QPainter, card: QRectF, tint: QColor, strength: float, theme: Theme) -> None:
    """Soft clouds in the colour of the season."""
    if theme.name == "contrast":
        return
    path = QPainterPath()
    corner = card.width() * 0.07
    path.addRoundedRect(card.adjusted(1, 1, -1, -1), corner, corner)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    for across, down, reach, light in _CLOUDS:
        cloud = QColor(tint)
        cloud.setAlphaF(light * strength)
        center, radius = _corner(card, across, down), card.width() * reach
        painter.setBrush(glow_brush(center, radius, cloud))
        painter.drawEllipse(center, radius, radius)
    painter.restore()


def _large(painter: QPainter, card: QRectF, face: ConstellationFace, tint: QColor, theme: Theme) -> None:
    """A card on the stage: all that counts in the corners, with its words, and the name below the figure."""
    side, (number, points, unit, needs) = card.width(), face.words
    word = max(LEAST_TEXT if side > _NARROW else LEAST_TEXT - 3, side * 0.09)
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    margin = side * 0.07
    top = QRectF(card.x() + margin, card.y() + side * 0.05, side * 0.6, side * 0.14)
    draw_text(painter, top, number, _LETTERS, max(LEAST_TEXT, side * 0.115), align=left, display=True)
    draw_season(painter, QPointF(card.right() - side * 0.14, top.center().y()), side * 0.085, face.season, tint)
    font = display_font(face.name_size)
    lines = len(name_lines(face.name, side - 8, font))
    foot = card.bottom() - side * 0.05
    figures = QRectF(card.x() + margin, foot - side * 0.17, side - 2 * margin, side * 0.17)
    over = QRectF(figures.x(), figures.y() - word * 1.3, figures.width(), word * 1.25)
    name = QRectF(card.x() + 4, over.y() - face.name_size * (0.3 + 1.1 * lines), side - 8, face.name_size * 1.1 * lines)
    area = QRectF(card.x() + side * 0.15, top.bottom() + side * 0.06, side * 0.7, name.y() - top.bottom() - side * 0.12)
    draw_figure(painter, area, face.id, tint, 1.0)
    painter.setPen(QColor(_LETTERS))
    painter.setFont(font)
    draw_name(painter, name, face.name, font, lines)
    words = QFont(painter.font())
    words.setBold(False)
    gap = word * 0.25
    words.setPixelSize(common_size((points + needs,), over.width() - gap, word, words, LEAST_TEXT - 4))
    reach = [line_metrics(words, text).horizontalAdvance(text) for text in (points, needs)]
    first = QRectF(over.x(), over.y(), (over.width() - gap) * reach[0] / sum(reach), over.height())
    painter.setPen(QColor(_WORDS))
    draw_squeezed(painter, first, points, words, left)
    draw_squeezed(painter, over.adjusted(first.width() + gap, 0, 0, 0), needs, words, right)
    size = figures.height() * 1.05
    value = QRectF(figures.x(), figures.y(), size * 0.62 * len(str(face.points)), figures.height())
    draw_number(painter, value, str(face.points), _GOLD, size)
    after = QRectF(value.right() + 2, figures.bottom() - word * 1.25, side * 0.2, word * 1.25)
    draw_text(painter, after, unit, _GOLD, max(LEAST_TEXT, word * 0.9), bold=False, align=left)
    _needs(
        painter,
        QRectF(figures.x() + side * 0.3, figures.y(), figures.width() - side * 0.3, figures.height()),
        face,
        theme,
    )


def _small(painter: QPainter, card: QRectF, face: ConstellationFace, tint: QColor, theme: Theme) -> None:
    """Draw a won card: all numbers one below the other at its left, since the next card may cover the rest."""
    side = card.width()
    letters = min(side / CARD_LETTERS, card.height() / 4.2)
    column = QRectF(card.x() + side * 0.05, card.y() + side * 0.06, letters * 1.3, card.height() - side * 0.12)
    area = QRectF(
        column.x() + letters * 1.2,
        card.y() + side * 0.25,
        card.right() - column.x() - letters * 1.4,
        card.height() * 0.6,
    )
    draw_figure(painter, area, face.id, tint, 0.45 if face.dim else 0.8)
    draw_number(
        painter,
        QRectF(column.x(), column.y(), column.width(), letters * 1.1),
        str(face.number),
        _LETTERS,
        max(letters, LEAST_TEXT),
    )
    low = column.bottom() - letters * 1.1
    _points(painter, QRectF(column.x(), low, letters * 1.25, letters * 1.1), str(face.points), theme)
    _need(painter, QRectF(column.x(), low - letters * 1.25, letters * 1.7, letters * 1.1), face.stars, face.dim, theme)
    draw_season(
        painter, QPointF(card.right() - letters * 0.6, card.y() + letters * 0.6), letters * 0.4, face.season, tint
    )


def _strip(
    painter: QPainter,
    rect: QRectF,
    ground: QBrush,
    edge: str,
    season: str,
    worth: tuple[int, str, bool],
    theme: Theme,
) -> None:
    """A won card as one line: its season, its points, and the stars it needs (-1: none)."""
    stars, points, dim = worth
    inner = rect.adjusted(1, 1, -1, -1)
    pen = QPen(color(edge), 1.4, Qt.PenStyle.DashLine if dim else Qt.PenStyle.SolidLine)
    painter.setPen(pen)
    painter.setBrush(ground)
    painter.drawRoundedRect(inner, min(7.0, inner.height() * 0.25), min(7.0, inner.height() * 0.25))
    letters = min(rect.width() / STRIP_LETTERS, rect.height() / 1.1, 30.0)
    left = inner.center().x() - letters * STRIP_LETTERS / 2 + letters * 0.1
    middle = inner.center().y()
    draw_season(painter, QPointF(left + letters * 0.45, middle), letters * 0.42, season, QColor(SEASON_TINTS[season]))
    tall = min(letters * 1.1, inner.height() - 1)
    if points:
        _points(painter, QRectF(left + letters * 0.96, middle - tall / 2, letters * 1.2, tall), points, theme)
    if stars >= 0:
        _need(painter, QRectF(left + letters * 2.2, middle - tall / 2, letters * 1.5, tall), stars, dim, theme)


def paint_turned(painter: QPainter, rect: QRectF, face: TurnedFace, theme: Theme) -> None:
    """A constellation without light, turned over."""
    card = draw_card(painter, rect, theme, color(theme.card_back), theme.border)
    side = min(card.width(), card.height() * 2)
    painter.save()
    painter.setOpacity(0.25)
    place = _about(card.center(), min(side * 0.34, card.height() * 0.4))
    draw_figure(painter, place, face.id, QColor(SEASON_TINTS[face.season]), 0.3)
    painter.restore()
    painter.setPen(QPen(color(theme.bad), max(2.0, side * 0.03)))
    painter.drawLine(_corner(card, 0.42, 0.76), _corner(card, 0.9, 0.26))
    letters = min(card.width() * 0.36, card.height() * 0.95, 30.0)
    corner = QRectF(card.x() + 3, card.y() + 2, letters * 1.25, min(letters * 1.1, card.height() - 4))
    draw_number(painter, corner, str(face.number), _LETTERS, letters)


def paint_nova(painter: QPainter, rect: QRectF, face: SupernovaFace, theme: Theme) -> None:
    """A supernova; one in the supply shows no points."""
    season, points = face.season, "" if face.points is None else str(face.points)
    tint = QColor(SEASON_TINTS[season])
    ground = vertical(rect, _night(0.2), _night(1.0))
    if rect.width() > rect.height() * _BROAD:
        _strip(painter, rect, ground, theme.gold, season, (-1, points, False), theme)
        letters = min(rect.width() / STRIP_LETTERS, rect.height() / 1.2, 30.0)
        center = QPointF(rect.center().x() + letters * 1.25, rect.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("#ffffff"))
        painter.drawPath(star_path(center, letters * 0.48, 8, 0.3))
        return
    card = draw_card(painter, rect, theme, ground, theme.gold)
    side = min(card.width(), card.height())
    center = _corner(card, 0.5, 0.42)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow_brush(center, side * 0.55, tint))
    painter.drawEllipse(center, side * 0.55, side * 0.55)
    painter.setBrush(color("#ffffff"))
    painter.drawPath(star_path(center, side * 0.42, 8, 0.3))
    draw_season(painter, center, side * 0.13, season, QColor("#26356b"))
    if points:
        letters = min(side / 3.0, 30.0)
        box = QRectF(card.x() + side * 0.05, card.bottom() - letters * 1.24, letters * 1.35, letters * 1.1)
        _points(painter, box, points, theme)


def draw_figure(painter: QPainter, rect: QRectF, name: str, tint: QColor, shine: float) -> None:
    """A constellation's stars and lines, as large as `rect` allows; `shine` from 0 (unlit) to 1."""
    shape = figure(name)
    wide = max(x for x, _, _ in shape.stars) - min(x for x, _, _ in shape.stars)
    high = max(y for _, y, _ in shape.stars) - min(y for _, y, _ in shape.stars)
    unit = min(rect.width() / max(wide, 0.2), rect.height() / max(high, 0.2))
    center = rect.center()
    places = [QPointF(center.x() + (x - 0.5) * unit, center.y() + (y - 0.5) * unit) for x, y, _ in shape.stars]
    span = min(rect.width(), rect.height())
    line = QColor(tint)
    line.setAlphaF(0.35 + 0.4 * shine)
    painter.setPen(QPen(line, max(1.2, span * 0.012), Qt.PenStyle.SolidLine if shine > 0.5 else Qt.PenStyle.DashLine))
    for one, other in shape.lines:
        painter.drawLine(places[one], places[other])
    painter.setPen(Qt.PenStyle.NoPen)
    for place, (_, _, bright) in zip(places, shape.stars, strict=True):
        radius = span * (0.016 + 0.034 * bright)
        if shine > 0.5:
            light = QColor(tint)
            light.setAlphaF(0.5)
            painter.setBrush(glow_brush(place, radius * 2.8, light))
            painter.drawEllipse(place, radius * 2.8, radius * 2.8)
        painter.setBrush(color("#ffffff", 0.55 + 0.45 * shine))
        painter.drawEllipse(place, radius, radius)


def draw_season(painter: QPainter, center: QPointF, radius: float, season: str, tint: QColor) -> None:
    """A blossom, a sun, a leaf, a snow crystal, or the pole star."""
    draw(painter, _about(center, 1.1 * radius), f"games/hoshi-wo-wataru/{season}.svg", tint.name())


def _points(painter: QPainter, rect: QRectF, points: str, theme: Theme) -> None:
    painter.setPen(QPen(color(theme.coin_edge), 1.4))
    painter.setBrush(color(theme.coin))
    painter.drawRoundedRect(rect, rect.height() * 0.3, rect.height() * 0.3)
    draw_number(painter, rect.adjusted(3, 0, -3, 0), points, theme.coin_text, rect.height())


def _needs(painter: QPainter, rect: QRectF, face: ConstellationFace, theme: Theme) -> None:
    """One star for each needed, from the right; hollow while they are missing."""
    radius = min(rect.height() * 0.4, rect.width() / (2.1 * max(4, face.stars)))
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, radius * 0.12)))
    painter.setBrush(Qt.BrushStyle.NoBrush if face.dim else color(theme.coin))
    for step in range(face.stars):
        place = QPointF(rect.right() - radius * (1 + 2.1 * step), rect.center().y())
        painter.drawPath(star_path(place, radius * 0.98))


def _need(painter: QPainter, rect: QRectF, stars: int, dim: bool, theme: Theme) -> None:
    """The stars needed as one star and a number; hollow while they are missing."""
    radius = rect.height() * 0.42
    painter.setPen(QPen(color(theme.gold), max(1.2, radius * 0.16)))
    painter.setBrush(Qt.BrushStyle.NoBrush if dim else color(theme.gold))
    painter.drawPath(star_path(QPointF(rect.x() + radius, rect.center().y()), radius * 0.94))
    room = QRectF(rect.x() + 2 * radius + 1, rect.y(), rect.width() - 2 * radius - 1, rect.height())
    draw_number(painter, room, str(stars), _LETTERS, rect.height())


def _veil(painter: QPainter, card: QRectF, theme: Theme) -> None:
    painter.setPen(QPen(color(theme.muted, 0.8), 1.6, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = 3.0
    painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), 6, 6)


def _night(share: float) -> QColor:
    """Constellations stand in the night sky in every theme."""
    return QColor.fromRgbF(0.05 + 0.06 * share, 0.08 + 0.08 * share, 0.20 + 0.20 * share)


def _lit(ground: QColor, tint: QColor, share: float) -> QColor:
    return QColor.fromRgbF(
        ground.redF() * (1 - share) + tint.redF() * share,
        ground.greenF() * (1 - share) + tint.greenF() * share,
        ground.blueF() * (1 - share) + tint.blueF() * share,
    )


def _about(center: QPointF, radius: float) -> QRectF:
    return QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)


def _corner(rect: QRectF, across: float, down: float) -> QPointF:
    return QPointF(rect.x() + rect.width() * across, rect.y() + rect.height() * down)
