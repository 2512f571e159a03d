"""Moods of players of Sterre en Kroon: by lines, crowns, and numbers that were not recorded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.sterre_en_kroon.rules import events
from hoshikan.ui.kit.look.portraits import Mood

_GLAD: Final = (events.LineCompleted, events.CrownTaken, events.CardScored, events.TrackCrownTaken)
_SORRY: Final = (events.NoPawnLeft, events.Forgotten)


def feelings(latest: Sequence[Event]) -> dict[int, Mood]:
    """Return moods of seats that completed a line or took a crown, and of those with a wasted number."""
    felt: dict[int, Mood] = {}
    for event in latest:
        if isinstance(event, _GLAD):
            felt[event.seat] = "pleased"
        elif isinstance(event, _SORRY):
            felt[event.seat] = "worried"
    return felt
