"""Sounds of Sterre en Kroon; the names are those of `ui.kit.sound.names`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.sterre_en_kroon.rules import events
from hoshikan.ui.kit.sound.names import Sound

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
        events.Removed: "lay",
        events.NoPawnLeft: "refuse",
        events.Forgotten: "lose",
        events.LineCompleted: "reveal",
        events.Opened: "tick",
        events.CardScored: "win",
        events.MapScored: "win",
        events.EndTriggered: "round",
        events.StoodStill: "round",
    }
)
"""Sounds of events, beside their pieces."""
