"""Moods of players of Carcassonne: Star Wars: by battles, and completed features."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.engine import Event
from hoshikan.games.carcassonne_star_wars.rules import events as happened
from hoshikan.ui.look.portraits import Mood


def feelings(events: Sequence[Event]) -> dict[int, Mood]:
    """Return moods of winners of battles and of completed features, and of losers of battles, by seat."""
    felt: dict[int, Mood] = {}
    for event in events:
        if isinstance(event, happened.Won):
            felt[event.seat] = "pleased"
        elif isinstance(event, happened.Lost):
            felt[event.seat] = "worried"
        elif isinstance(event, happened.Scored):
            felt.update(dict.fromkeys(event.seats, "pleased"))
    return felt
