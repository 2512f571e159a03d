"""Seat colours for different eyes. The shapes in `theme.SEAT_SHAPES` tell seats apart without any colour."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from hoshikan.ui.theme import Theme

Seats = tuple[str, str, str, str, str, str]

_DARK: Final[MappingProxyType[str, Seats]] = MappingProxyType({})
_LIGHT: Final[MappingProxyType[str, Seats]] = MappingProxyType({})


def seat_colours(theme: Theme, palette: str) -> Seats:
    """The accents of the six seats; "standard" is the theme's own choice."""
    return (_DARK if theme.dark else _LIGHT).get(palette, theme.seats)
