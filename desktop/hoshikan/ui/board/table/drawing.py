"""Shared drawing: card bodies, emblems and numbers, from the tokens of the theme. All own vector art."""

from __future__ import annotations

from functools import cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from hoshikan.ui.board.table.lettering import common_size, draw_numeral, draw_squeezed
from hoshikan.ui.kit.look.fonts import display_font
from hoshikan.ui.kit.look.material import draw_cloth, draw_shadows, draw_surface
from hoshikan.ui.kit.look.shapes import shape_path
from hoshikan.ui.kit.look.theme import Theme, color

Ground = Literal["cloth", "sky"]

SHADOW_MARGIN = 0.06
"""Share of a card's shorter side kept free around it, so that cards side by side do not touch."""


def draw_emblem(painter: QPainter, center: QPointF, radius: float, seat: int, theme: Theme) -> None:
    """Draw a seat's emblem on a disc of its colour: colour and shape have the same meaning."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.seats[seat]))
    painter.drawEllipse(center, radius, radius)
    painter.setBrush(color(theme.on_seat))
    painter.drawPath(shape_path(theme.shapes[seat], center, radius * 0.62))


def body(rect: QRectF) -> QRectF:
    """The part of a piece's rectangle that its card fills; the rest is for the shadow."""
    margin = min(rect.width(), rect.height()) * SHADOW_MARGIN
    return rect.adjusted(margin, margin * 0.6, -margin, -margin * 1.4)


def draw_shadow(painter: QPainter, path: QPainterPath, rect: QRectF, theme: Theme) -> None:
    """The shadows below `path`, baked into the piece's picture since graphics effects repaint too much."""
    draw_shadows(painter, path, min(rect.width(), rect.height()), theme)


def draw_card(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    fill: QBrush | QColor,
    edge: str,
    radius: float = 0.09,
    shadow: bool = True,
) -> QRectF:
    """A card of paper: grain, an upper edge in the light and a lower one in the dark, two shadows; returns the
    rectangle inside it. `radius` is a share of the shorter side."""
    face = body(rect)
    corner = min(face.width(), face.height()) * radius
    path = QPainterPath()
    path.addRoundedRect(face, corner, corner)
    if shadow:
        draw_shadow(painter, path, rect, theme)
    width = max(1.0, min(face.width(), face.height()) * 0.014)
    painter.setPen(QPen(color(edge), width))
    painter.setBrush(fill)
    painter.drawPath(path)
    draw_surface(painter, path, theme)
    return face


def vertical(rect: QRectF, top: QColor, bottom: QColor) -> QBrush:
    """A gradient from the top of `rect` to its bottom."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, top)
    gradient.setColorAt(1, bottom)
    return QBrush(gradient)


def glow_brush(center: QPointF, radius: float, tint: QColor) -> QBrush:
    """Light fading from `tint` at `center` to nothing at `radius`."""
    gradient = QRadialGradient(center, radius)
    gradient.setColorAt(0, tint)
    faded = QColor(tint)
    faded.setAlphaF(0)
    gradient.setColorAt(1, faded)
    return QBrush(gradient)


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    tint: str | QColor,
    size: float,
    bold: bool = True,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    display: bool = False,
) -> None:
    """One line of words, `size` scene units high: where it would not fit `rect` narrower, then smaller, then cut.
    `display`: in the face for names and banners, not in that for reading."""
    font = display_font(size) if display else QFont(painter.font())
    font.setBold(bold or display)
    font.setPixelSize(common_size((text,), rect.width(), size, font))
    painter.setPen(color(tint) if isinstance(tint, str) else tint)
    draw_squeezed(painter, rect, text, font, align)


def draw_label(
    painter: QPainter,
    rect: QRectF,
    text: str,
    tint: str | QColor,
    size: float,
    theme: Theme,
    bold: bool = True,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    display: bool | None = None,
) -> None:
    """As `draw_text`, larger where larger text is set and `rect` is high enough for it. Bold text is a name and
    has the display face, unless `display` is false."""
    wished = max(size, min(size * theme.text_scale, rect.height() * 0.84))
    draw_text(painter, rect, text, tint, wished, bold, align, bold if display is None else display)


def draw_number(
    painter: QPainter, rect: QRectF, text: str, tint: str | QColor, size: float, bold: bool = True
) -> QRectF:
    """A number whose ink is in the middle of `rect`, `size` scene units high, in the display face or, where it is not
    `bold`, in that for reading; returns the rectangle of the ink."""
    font = display_font(size) if bold else QFont(painter.font())
    font.setPixelSize(max(1, round(size)))
    font.setBold(bold)
    painter.setPen(color(tint) if isinstance(tint, str) else tint)
    return draw_numeral(painter, rect, text, font)


@cache
def sky_dust(count: int) -> tuple[tuple[float, float, float], ...]:
    """Fixed positions (shares of width and height) and sizes of background stars, spread by the golden ratio."""
    return tuple(
        ((n * 0.618034) % 1, (n * 0.754878 + 0.13) % 1, 0.35 + (n * 0.569840) % 1) for n in range(1, count + 1)
    )


def draw_table_ground(painter: QPainter, rect: QRectF, theme: Theme, ground: Ground = "cloth") -> None:
    """Draw the ground of a table: cloth with a rim of wood, or the sky that a map is part of."""
    if ground == "sky":
        draw_sky(painter, rect, theme)
    else:
        draw_cloth(painter, rect, theme)


def draw_sky(painter: QPainter, rect: QRectF, theme: Theme, stars: int = 160) -> None:
    """The night (or day) sky behind every table and cover."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(rect, vertical(rect, color(theme.sky_top), color(theme.sky_bottom)))
    for x, y, reach, alpha in ((0.22, 0.3, 0.5, 0.5), (0.82, 0.72, 0.42, 0.38)):
        center = QPointF(rect.x() + rect.width() * x, rect.y() + rect.height() * y)
        radius = max(rect.width(), rect.height()) * reach
        painter.setBrush(glow_brush(center, radius, color(theme.nebula, alpha)))
        painter.drawEllipse(center, radius, radius)
    if theme.name != "contrast":
        unit = max(rect.width(), rect.height()) / 1000
        for x, y, size in sky_dust(stars):
            place = QPointF(rect.x() + rect.width() * x, rect.y() + rect.height() * y)
            painter.setBrush(color(theme.text if theme.dark else theme.card, 0.18 + 0.4 * (size - 0.35)))
            painter.drawEllipse(place, size * unit, size * unit)
    painter.restore()
