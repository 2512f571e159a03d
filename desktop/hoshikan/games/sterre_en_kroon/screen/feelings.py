"""What pleases and worries players of Sterre en Kroon: lines, crowns, and numbers that nobody recorded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.sterre_en_kroon.rules import events as happened
from hoshikan.ui.look.portraits import Mood

_GLAD: Final = (happened.LineCompleted, happened.CrownTaken, happened.CardScored, happened.TrackCrownTaken)
_SORRY: Final = (happened.NoPawnLeft, happened.Forgotten)


def feelings(events: Sequence[Event]) -> dict[int, Mood]:
    """Who has completed a line or taken a crown, and who had a number in vain, by seat."""
    felt: dict[int, Mood] = {}
    for event in events:
        if isinstance(event, _GLAD):
            felt[event.seat] = "pleased"
        elif isinstance(event, _SORRY):
            felt[event.seat] = "worried"
    return felt
