"""Sounds of CrownTaker; the names are those of `ui.sound.names`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.crowntaker.rules import events as happened
from hoshikan.ui.sound.names import Sound

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
        happened.SkillUsed: "reveal",
        happened.NobodyLost: "tick",
        happened.TroopLost: "lose",
        happened.WarWon: "win",
        happened.WarDrawn: "lose",
        happened.LordCaptured: "lose",
        happened.Passed: "tick",
        happened.Proposed: "hint",
        happened.CaptiveReturned: "win",
        happened.Ransomed: "win",
        happened.CaptiveFreed: "win",
        happened.CaptiveKept: "lose",
        happened.PhaseBegan: "round",
        happened.GameEnded: "round",
    }
)
"""Sounds of events, beside their pieces."""
