"""Faces of those who play: who they are, and how they are painted in a mood."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from hoshikan.ui.kit.look.art import picture
from hoshikan.ui.kit.look.theme import Theme

Mood = Literal["calm", "pleased", "worried"]
_BOTS: Final = MappingProxyType(
    {
        "astronomer": ("Sofia", "ソフィア"),
        "merchant": ("Theo", "テオ"),
        "queen": ("Ines", "イネス"),
        "knight": ("Qasim", "カシム"),
        "sailor": ("Maren", "マレン"),
        "clerk": ("Yukina", "ユキナ"),
    }
)
FREE_FACES: Final = ("owl", "cat", "fox", "hare")
"""Those that belong to no bot."""
FACES: Final = (*_BOTS, *FREE_FACES)
"""Everybody there is, by id."""
_SIZE: Final = 0.97
"""Size of a bust on its disc."""
_LIGHTER: Final = 116
_DARKER: Final = 128
"""Colours at the upper left and at the lower right, in hundredths."""
_EDGE: Final = 165
"""Darkness of a shape's edge relative to its colour, in hundredths."""
_CLASS: Final = r"\.([\w-]+) \{ fill: (#\w{6}) \}"
"""A class of a drawing. What has a class is lit; what has a colour without a class, such as an eye, is not."""


def face_of(name: str) -> str:
    """Return the id of the portrait of a bot with this name, in whichever language; "" if none has it."""
    return next((who for who, names in _BOTS.items() if name in names), "")


def paint_portrait(painter: QPainter, rect: QRectF, who: str, mood: Mood, theme: Theme, ground: str = "") -> None:
    """The bust of `who` (one of `FACES`) in the largest square of `rect`, on a disc of the colour `ground`. Hats and
    ears reach over its edge."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / 100, side / 100)
    disc = QPainterPath()
    disc.addEllipse(QPointF(50, 54), 45, 45)
    tint = QColor(ground or theme.card_back)
    light = QLinearGradient(disc.boundingRect().topLeft(), disc.boundingRect().bottomRight())
    light.setStops(_light(tint, theme))
    painter.fillPath(disc, light)
    disc.addRect(QRectF(-10, -12, 120, 66))
    disc.setFillRule(Qt.FillRule.WindingFill)
    painter.setClipPath(disc, Qt.ClipOperation.IntersectClip)
    painter.translate(50, 58)
    painter.scale(_SIZE, _SIZE)
    painter.translate(-50, -50)
    paint_bust(painter, f"portraits/{who}.svg", mood, theme)
    painter.restore()


def paint_bust(
    painter: QPainter,
    file: str,
    mood: Mood,
    theme: Theme,
    colours: Mapping[str, QColor] = MappingProxyType({}),
) -> None:
    """A bust 100 units wide and high, at the origin of the painter: a file under `resources` with the groups `bust` and
    one for each mood. `colours` are those of classes that have others than in the file."""
    drawn = picture(file, lambda source: _lit(source, colours, theme))
    for part in ("bust", mood):
        drawn.render(painter, part, drawn.boundsOnElement(part))


def _lit(source: str, colours: Mapping[str, QColor], theme: Theme) -> str:
    """The text of a drawing in which each class lies under a light from the upper left and has a darker edge."""
    lights = []

    def style(found: re.Match[str]) -> str:
        name = found[1]
        tint = colours.get(name, QColor(found[2]))
        stops = (f'<stop offset="{at}" stop-color="{shade.name()}"/>' for at, shade in _light(tint, theme))
        lights.append(f'<linearGradient id="{name}" x1="0" y1="0" x2="1" y2="1">{"".join(stops)}</linearGradient>')
        return f".{name} {{ fill: url(#{name}); stroke: {tint.darker(_EDGE).name()}; stroke-width: 0.9 }}"

    styled = re.sub(_CLASS, style, source)
    return styled.replace("</style>", "</style>" + "".join(lights), 1)


def _light(tint: QColor, theme: Theme) -> list[tuple[float, QColor]]:
    """The shades of a colour from the upper left to the lower right."""
    if theme.name == "contrast":
        return [(0, tint)]
    return [(0, tint.lighter(_LIGHTER)), (0.45, tint), (1, tint.darker(_DARKER))]
