"""Sounds of 星を渡る; the names are those of `ui.kit.sound.names`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.hoshi_wo_wataru.rules import events
from hoshikan.ui.kit.sound.names import Sound

LANDS: Final[Mapping[str, Sound]] = MappingProxyType(
    {
        "bid": "lay",
        "set": "lay",
        "back": "lay",
        "constellation": "lay",
        "nova": "lay",
        "objective": "lay",
        "goalback": "lay",
        "marker": "set",
        "stardust": "coin",
    }
)
"""Pieces as they come to lie, by their kind."""
SOUNDS: Final[Mapping[type[Event], Sound]] = MappingProxyType(
    {
        events.ConstellationRevealed: "reveal",
        events.BidTied: "tick",
        events.ConstellationWon: "win",
        events.SupernovaTaken: "reveal",
        events.MarkerTaken: "round",
        events.Checked: "tick",
        events.TieBroken: "win",
        events.Finished: "round",
    }
)
"""Sounds of events, beside their pieces."""
