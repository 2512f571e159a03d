"""Sounds of Carcassonne: Star Wars; the names are those of `ui.sound.names`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.carcassonne_star_wars.rules import events as happened
from hoshikan.ui.sound.names import Sound

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
        happened.BattleBegun: "reveal",
        happened.FighterChosen: "tick",
        happened.Tied: "tick",
        happened.Lost: "lose",
        happened.Won: "win",
        happened.Scored: "win",
        happened.ScoredAtEnd: "win",
        happened.NothingFits: "round",
        happened.LastTileLaid: "round",
    }
)
"""Sounds of events, beside their pieces."""
