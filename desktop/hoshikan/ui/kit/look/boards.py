"""Tokens of the room that the boxes stand in: wall, boards of wood, plates of paper."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, NamedTuple


class Boards(NamedTuple):
    """Colours as "#rrggbb" of a shelf in one theme."""

    wall: tuple[str, str, str]
    """From the top of the wall to its foot."""
    wood: tuple[str, str, str, str]
    """Colours of a board: the lit edge, its front from above to below, and the dark line under it."""
    ink: str
    """Words on wood: 4.5 : 1 on its front."""
    quiet: str
    """Stars still to come, on wood: 3 : 1 on its front."""
    plate: tuple[str, str]
    """Paper of a plate, from above to below."""
    plate_edge: str
    plate_ink: str
    letters: tuple[str, str]
    """Lettering on a cover, from above to below."""
    outline: str
    """Around the lettering."""


BOARDS: Final = MappingProxyType(
    {
        "night": Boards(
            wall=("#0b1124", "#131b38", "#0d1430"),
            wood=("#a9784a", "#6a452a", "#4a2e1b", "#1c100a"),
            ink="#fbeed2",
            quiet="#c49c75",
            plate=("#fbf4e2", "#e7d8b4"),
            plate_edge="#a98f5c",
            plate_ink="#2a1d10",
            letters=("#fff8df", "#f3c75c"),
            outline="#140b08",
        ),
        "day": Boards(
            wall=("#f6f1e8", "#efe7da", "#e2d6c4"),
            wood=("#f4e0bd", "#dcbb8a", "#c9a26c", "#8f6a3c"),
            ink="#3a2410",
            quiet="#73501f",
            plate=("#fffdf6", "#f1e6cb"),
            plate_edge="#a98f5c",
            plate_ink="#2a1d10",
            letters=("#fffaf0", "#ffe0a0"),
            outline="#2b1730",
        ),
        "contrast": Boards(
            wall=("#000000", "#000000", "#000000"),
            wood=("#ffffff", "#000000", "#000000", "#ffffff"),
            ink="#ffffff",
            quiet="#8c8c8c",
            plate=("#ffffff", "#ffffff"),
            plate_edge="#000000",
            plate_ink="#000000",
            letters=("#ffffff", "#ffffff"),
            outline="#000000",
        ),
    }
)
"""By the name of the theme."""
