"""Seat colours for different eyes. The shapes in `theme.SEAT_SHAPES` distinguish seats without any colour.

Found by a search for the largest smallest difference (CIE76 in L*a*b*, Machado, Oliveira and Fernandes 2009 for the
deficiencies) among colours of contrast 3 : 1 to every ground of their themes and carry their emblem at 4.5 : 1. Those
for eyes that see no colour have only lightness, and by day the darker half of it: the first seats are the furthest
apart; their hues, for eyes that see them, are as different from each other (CIEDE2000) as that lightness allows
and differ from the gold and the blue of marks.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from hoshikan.ui.kit.look.theme import Theme

Seats = tuple[str, str, str, str, str, str]

_DARK: Final[MappingProxyType[str, Seats]] = MappingProxyType(
    {
        "deutan": ("#e15922", "#c6defa", "#b2f7a1", "#ebec13", "#d43ce2", "#b86c79"),
        "tritan": ("#ec4813", "#d6ebea", "#25ed1b", "#f2bf59", "#6874f3", "#e31eed"),
        "mono": ("#189075", "#dafff2", "#76aeec", "#fac5a6", "#fca0db", "#d2f125"),
    }
)
_LIGHT: Final[MappingProxyType[str, Seats]] = MappingProxyType(
    {
        "deutan": ("#451c0d", "#1175c2", "#2d807a", "#527f0a", "#270fbc", "#3a064b"),
        "tritan": ("#d11917", "#08064b", "#0b8482", "#80761c", "#c013c5", "#4b060d"),
        "mono": ("#d44000", "#050205", "#123901", "#9f1850", "#067078", "#0c046d"),
    }
)


def seat_colours(theme: Theme, palette: str) -> Seats:
    """The accents of the six seats; "standard" is the theme's own choice."""
    return (_DARK if theme.dark else _LIGHT).get(palette, theme.seats)
