"""What the map and the score track of Sterre en Kroon lie on: cloth with the mood of each sheet, and wood."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hoshikan.games.sterre_en_kroon.screen.faces import GroundFace
from hoshikan.ui.look.theme import Theme, color
from hoshikan.ui.table.drawing import draw_shadow, vertical


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
"""Decoration only: nothing is told by these colours."""


def cloth(face: GroundFace, theme: Theme) -> tuple[QColor, QColor]:
    """The cloth in the mood of a sheet, in the light and in the shade; that of the table for a sheet of one's own."""
    mood = _MOODS.get(face.sheet)
    if mood is None or theme.name == "contrast":
        return color(theme.raised), color(theme.surface)
    light, shade = mood.by_night if theme.dark else mood.by_day
    return QColor(light), QColor(shade)


def paint_mat(painter: QPainter, rect: QRectF, face: GroundFace, theme: Theme) -> None:
    """The cloth that is laid out below the map."""
    inner = rect.adjusted(3, 2, -3, -5)
    path = QPainterPath()
    path.addRoundedRect(inner, 16, 16)
    draw_shadow(painter, path, QRectF(0, 0, 160, 160), theme)
    painter.fillPath(path, vertical(inner, *cloth(face, theme)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(theme.gold_line, 0.3), 1.4))
    painter.drawRoundedRect(inner.adjusted(6, 6, -6, -6), 11, 11)


def paint_ground(painter: QPainter, rect: QRectF, face: GroundFace, theme: Theme) -> None:
    """What frames map cells that hang together: a field printed on the cloth."""
    inner = rect.adjusted(1, 1, -1, -1)
    painter.setPen(QPen(color(theme.gold_line, 0.5), 1.6))
    shade = cloth(face, theme)[1].darker(118)
    shade.setAlphaF(0.6)
    painter.setBrush(shade)
    painter.drawRoundedRect(inner, 10, 10)


def paint_rim(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:  # noqa: ARG001  # a painter's signature
    """The strip of wood in which the score track is cut."""
    inner = rect.adjusted(1, 1, -1, -4)
    path = QPainterPath()
    path.addRoundedRect(inner, 8, 8)
    draw_shadow(painter, path, QRectF(0, 0, 120, 120), theme)
    painter.setPen(QPen(color(theme.border), 1.2))
    painter.setBrush(color(theme.surface))
    painter.drawPath(path)
