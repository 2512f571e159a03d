"""Sounds of Sterre en Kroon; the names are those of `ui.sound.names`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.sterre_en_kroon.rules import events as happened
from hoshikan.ui.sound.names import Sound

LANDS: Final[Mapping[str, Sound]] = MappingProxyType(
    {
        "number": "lay",
        "bingocell": "set",
        "pawn": "set",
        "crown": "coin",
    }
)
"""Pieces as they come to lie, by their kind."""
SOUNDS: Final[Mapping[type[Event], Sound]] = MappingProxyType(
    {
        happened.Removed: "lay",
        happened.NoPawnLeft: "refuse",
        happened.Forgotten: "lose",
        happened.LineCompleted: "reveal",
        happened.Opened: "tick",
        happened.CardScored: "win",
        happened.MapScored: "win",
        happened.EndTriggered: "round",
        happened.StoodStill: "round",
    }
)
"""Sounds of events, beside their pieces."""
