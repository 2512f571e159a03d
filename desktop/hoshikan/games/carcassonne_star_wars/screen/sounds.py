"""Sounds of Carcassonne: Star Wars; the names are those of `ui.kit.sound.names`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.carcassonne_star_wars.rules import events
from hoshikan.ui.kit.sound.names import Sound

LANDS: Final[Mapping[str, Sound]] = MappingProxyType(
    {
        "tile": "set",
        "meeple": "set",
        "star": "coin",
        "roll": "dice",
    }
)
"""Pieces as they come to lie, by their kind."""
SOUNDS: Final[Mapping[type[Event], Sound]] = MappingProxyType(
    {
        events.BattleBegun: "reveal",
        events.FighterChosen: "tick",
        events.Tied: "tick",
        events.Lost: "lose",
        events.Won: "win",
        events.Scored: "win",
        events.ScoredAtEnd: "win",
        events.NothingFits: "round",
        events.LastTileLaid: "round",
    }
)
"""Sounds of events, beside their pieces."""
