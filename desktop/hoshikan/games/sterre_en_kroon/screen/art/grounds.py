"""Grounds of the map and the score track of Sterre en Kroon: cloth with the mood of each sheet, and wood."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hoshikan.games.sterre_en_kroon.screen.faces import GroundFace
from hoshikan.ui.board.table.drawing import vertical
from hoshikan.ui.kit.look.material import draw_shadows, draw_surface, is_flat
from hoshikan.ui.kit.look.theme import Theme, color


class Mood(NamedTuple):
    """The colours of a cloth, in the light and in the shade."""

    by_night: tuple[str, str]
    by_day: tuple[str, str]


_MOODS: Final[Mapping[str, Mood]] = MappingProxyType(
    {
        "veld": Mood(("#1f5352", "#123640"), ("#b4dacd", "#95c6b8")),  # felt
        "karoo": Mood(("#745534", "#493423"), ("#efd5a9", "#dfbd88")),  # sand
        "provinces": Mood(("#a99c7b", "#82765a"), ("#f6efda", "#e6dab9")),  # the paper of a map
    }
)
"""Decoration only: these colours have no meaning."""
_OF_PAPER: Final = ("provinces",)
_THICK: Final = 120.0
"""Size of a thing that casts a shadow as long as cloth and wood do."""
_RINGS: Final = 5
_HOURS: Final = 12


def cloth(face: GroundFace, theme: Theme) -> tuple[QColor, QColor]:
    """The cloth in the mood of a sheet, in the light and in the shade; that of the table for a sheet of one's own."""
    mood = _MOODS.get(face.sheet)
    if mood is None or is_flat(theme):
        return color(theme.raised), color(theme.surface)
    light, shade = mood.by_night if theme.dark else mood.by_day
    return QColor(light), QColor(shade)


def paint_mat(painter: QPainter, rect: QRectF, face: GroundFace, theme: Theme) -> None:
    """The cloth that is laid out below the map, with the circles of a chart of the sky woven into it."""
    inner = rect.adjusted(3, 2, -3, -5)
    path = QPainterPath()
    path.addRoundedRect(inner, 16, 16)
    draw_shadows(painter, path, _THICK, theme)
    painter.fillPath(path, vertical(inner, *cloth(face, theme)))
    draw_surface(painter, path, theme, "paper" if face.sheet in _OF_PAPER else "cloth")
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_thread(face, theme, 0.2), 1.4))
    for ring in range(1, _RINGS + 1):
        reach = max(inner.width(), inner.height()) * 0.62 * ring / _RINGS
        painter.drawEllipse(inner.center(), reach, reach)
    for hour in range(_HOURS):
        angle = 2 * math.pi * hour / _HOURS
        ray = QPointF(math.cos(angle), math.sin(angle)) * max(inner.width(), inner.height())
        painter.drawLine(inner.center() + ray * 0.1, inner.center() + ray)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_thread(face, theme, 0.5), 1.6))
    painter.drawRoundedRect(inner.adjusted(6, 6, -6, -6), 11, 11)


def paint_ground(painter: QPainter, rect: QRectF, face: GroundFace, theme: Theme) -> None:
    """Draw the frame of map cells that hang together: a field printed on the cloth."""
    inner = rect.adjusted(1, 1, -1, -1)
    painter.setPen(QPen(_thread(face, theme, 0.6), 1.6))
    shade = cloth(face, theme)[1].darker(120)
    shade.setAlphaF(0.6)
    painter.setBrush(shade)
    painter.drawRoundedRect(inner, 10, 10)


def paint_rim(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """The strip of wood in which the score track is cut."""
    inner = rect.adjusted(1, 1, -1, -4)
    path = QPainterPath()
    path.addRoundedRect(inner, 8, 8)
    draw_shadows(painter, path, _THICK, theme)
    painter.fillPath(path, vertical(inner, color(theme.wood).lighter(130), color(theme.wood)))
    draw_surface(painter, path, theme, "wood")
    if is_flat(theme):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(theme.border), 1.4))
        painter.drawPath(path)


def _thread(face: GroundFace, theme: Theme, strength: float) -> QColor:
    """Lines woven into a cloth or printed on paper."""
    if is_flat(theme) or face.sheet not in _MOODS:
        return color(theme.thread, strength)
    dark = face.sheet in _OF_PAPER or not theme.dark
    return color(theme.card_text if dark else theme.card, strength * 0.8)
