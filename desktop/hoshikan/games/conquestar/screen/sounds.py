"""Sounds of Conquestar; the names are those of `ui.kit.sound.names`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.conquestar.rules import events
from hoshikan.ui.kit.sound.names import Sound

LANDS: Final[Mapping[str, Sound]] = MappingProxyType(
    {
        "coin": "coin",
        "mark": "set",
        "star": "set",
    }
)
"""Pieces as they come to lie, by their kind."""
SOUNDS: Final[Mapping[type[Event], Sound]] = MappingProxyType(
    {
        events.Decided: "lay",
        events.InvasionTied: "lose",
        events.CouldNotPay: "lose",
        events.Outbid: "lose",
        events.Conquered: "win",
    }
)
"""Sounds of events, beside their pieces."""
