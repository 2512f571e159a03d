"""The sounds of a table, by the names that games and pages use."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, get_args

Sound = Literal[
    "deal",
    "lift",
    "lay",
    "set",
    "flip",
    "coin",
    "dice",
    "tick",
    "bell",
    "round",
    "hint",
    "refuse",
    "undo",
    "reveal",
    "win",
    "lose",
    "shimmer",
    "star",
]
"""Of paper: cards are dealt, one is lifted, lies down, turns over; "undo" is for undo. Of wood: a piece is
set down, "tick" counts or clicks into place, "refuse" knocks twice. "coin" and "dice" are literal. Of glass and
bells: "bell" calls a player, "round" rings a new round in, "hint" points, "reveal" opens a spotlight, "star"
praises, "shimmer" ends a game. "win" and "lose" are a player's successes and losses within a game."""
SOUNDS: Final[tuple[Sound, ...]] = get_args(Sound)

_PITCHES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({"coin": ("coin-1", "coin-2", "coin-3")})


def files_of(sound: Sound) -> tuple[str, ...]:
    """Return names of files, without their suffix: several if the pitch rises when it is played again at once."""
    return _PITCHES.get(sound, (sound,))
