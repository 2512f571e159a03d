"""A cover for games without a picture of their own: something under the stars."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from hoshikan.ui.board.table.drawing import draw_sky
from hoshikan.ui.board.table.poster import Frame, Layer, Poster, ridge
from hoshikan.ui.kit.look.theme import Theme, color, star_path

_TWINKLING: Final = (
    (12.0, 12.0, 2.0),
    (30.0, 22.0, 1.5),
    (48.0, 9.0, 2.0),
    (66.0, 20.0, 1.5),
    (83.0, 11.0, 2.0),
    (92.0, 30.0, 1.5),
)

_PILE: Final = ((30.0, 60.0), (50.0, 60.0), (70.0, 60.0), (40.0, 47.0), (60.0, 47.0), (50.0, 34.0))


def _sky(painter: QPainter, frame: Frame, theme: Theme) -> None:
    draw_sky(painter, frame.rect, theme, 90)


def _ground(painter: QPainter, frame: Frame, theme: Theme) -> None:
    painter.fillPath(ridge(frame, (0, 72), (45, 66), (100, 74)), color(theme.surface))


def under_the_stars(nearest: Layer) -> Poster:
    """Return a cover with sky, ground and, before them, what `nearest` paints."""
    return Poster((_sky, _ground, nearest), _TWINKLING)


def starry(*places: tuple[float, float], radius: float = 9) -> Poster:
    """Return a cover with golden stars at places in hundredths of its width and height; by default a pile of six."""

    def stars(painter: QPainter, frame: Frame, theme: Theme) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(theme.gold))
        for x, y in places or _PILE:
            painter.drawPath(star_path(frame.at(x, y), radius * frame.unit))

    return under_the_stars(stars)
