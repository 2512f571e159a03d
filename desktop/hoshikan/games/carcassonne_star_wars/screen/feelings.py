"""Moods of players of Carcassonne: Star Wars: by battles, and completed features."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.engine import Event
from hoshikan.games.carcassonne_star_wars.rules import events
from hoshikan.ui.kit.look.portraits import Mood


def feelings(latest: Sequence[Event]) -> dict[int, Mood]:
    """Return moods of winners of battles and of completed features, and of losers of battles, by seat."""
    felt: dict[int, Mood] = {}
    for event in latest:
        if isinstance(event, events.Won):
            felt[event.seat] = "pleased"
        elif isinstance(event, events.Lost):
            felt[event.seat] = "worried"
        elif isinstance(event, events.Scored):
            felt.update(dict.fromkeys(event.seats, "pleased"))
    return felt
