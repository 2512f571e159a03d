"""Moods of players of CrownTaker: by wars, captives, and hard bargains."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hoshikan.engine import Event
from hoshikan.games.crowntaker.rules import events as happened
from hoshikan.ui.look.portraits import Mood


def feelings(events: Sequence[Event], seats_of: Callable[[int], Sequence[int]]) -> dict[int, Mood]:
    """Return moods after a win or loss of a war, a lord or a negotiation, by seat; `seats_of` has the seats of a
    side."""
    felt: dict[int, Mood] = {}

    def feel(side: int, mood: Mood) -> None:
        felt.update(dict.fromkeys(seats_of(side), mood))

    for event in events:
        if isinstance(event, happened.WarWon):
            feel(1 - event.side, "worried")
            feel(event.side, "pleased")
        elif isinstance(event, happened.LordCaptured | happened.CaptiveKept):
            feel(event.owner, "worried")
        elif isinstance(event, happened.CaptiveReturned | happened.CaptiveFreed):
            feel(event.owner, "pleased")
        elif isinstance(event, happened.Suffered):
            feel(event.side, "worried")
        elif isinstance(event, happened.BurgundyTaken):
            feel(event.side, "pleased")
    return felt
