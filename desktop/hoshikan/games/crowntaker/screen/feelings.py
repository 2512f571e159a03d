"""Moods of players of CrownTaker: by wars, captives, and hard bargains."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hoshikan.engine import Event
from hoshikan.games.crowntaker.rules import events
from hoshikan.ui.kit.look.portraits import Mood


def feelings(latest: Sequence[Event], seats_of: Callable[[int], Sequence[int]]) -> dict[int, Mood]:
    """Return moods after a win or loss of a war, a lord or a negotiation, by seat; `seats_of` has the seats of a
    side."""
    felt: dict[int, Mood] = {}

    def feel(side: int, mood: Mood) -> None:
        felt.update(dict.fromkeys(seats_of(side), mood))

    for event in latest:
        if isinstance(event, events.WarWon):
            feel(1 - event.side, "worried")
            feel(event.side, "pleased")
        elif isinstance(event, events.LordCaptured | events.CaptiveKept):
            feel(event.owner, "worried")
        elif isinstance(event, events.CaptiveReturned | events.CaptiveFreed):
            feel(event.owner, "pleased")
        elif isinstance(event, events.Suffered):
            feel(event.side, "worried")
        elif isinstance(event, events.BurgundyTaken):
            feel(event.side, "pleased")
    return felt
