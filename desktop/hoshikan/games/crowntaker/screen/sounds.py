"""Sounds of CrownTaker; the names are those of `ui.kit.sound.names`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.crowntaker.rules import events
from hoshikan.ui.kit.sound.names import Sound

LANDS: Final[Mapping[str, Sound]] = MappingProxyType(
    {
        "coin": "coin",
        "token": "set",
        "medal": "set",
        "lord": "lay",
        "card": "lay",
        "back": "lay",
        "dice": "dice",
    }
)
"""Pieces as they come to lie, by their kind."""
SOUNDS: Final[Mapping[type[Event], Sound]] = MappingProxyType(
    {
        events.SkillUsed: "reveal",
        events.NobodyLost: "tick",
        events.TroopLost: "lose",
        events.WarWon: "win",
        events.WarDrawn: "lose",
        events.LordCaptured: "lose",
        events.Passed: "tick",
        events.Proposed: "hint",
        events.CaptiveReturned: "win",
        events.Ransomed: "win",
        events.CaptiveFreed: "win",
        events.CaptiveKept: "lose",
        events.PhaseBegan: "round",
        events.GameEnded: "round",
    }
)
"""Sounds of events, beside their pieces."""
