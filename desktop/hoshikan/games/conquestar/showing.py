"""How the events of a round are shown, and which pieces they are about."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.engine import Event
from hoshikan.games.conquestar import events as happened
from hoshikan.games.conquestar.field import CELL_NAMES
from hoshikan.ui.table.model import Cue


def cues(events: Sequence[Event]) -> list[Cue]:
    """Steps: 0 cards are turned over, 1 plans go to their stars, 2 traders are paid, 3 coins onto stars,
    4 invaders pay or fail. The stars themselves move when the table settles."""
    told: list[Cue] = []
    for event in events:
        told.extend(_cues(event))
    return told


def _cues(event: Event) -> list[Cue]:
    if isinstance(event, happened.Revealed):
        verb, choice = "invade" if event.invades else "trade", f"choice:{event.seat}"
        return [
            Cue(0, choice, kind=verb, face=""),
            Cue(1, choice, _star(event.cell), "mark", f"{event.seat}/{verb}", stays=True),
        ]
    if isinstance(event, happened.Traded):
        return [Cue(2, "supply", f"purse:{event.seat}", "coin", "", event.income, f"+{event.income}")]
    if isinstance(event, happened.Developed):
        return [Cue(3, "supply", _star(event.cell), "coin", "", event.added, f"+{event.added}")]
    if isinstance(event, happened.Paid):
        return [Cue(4, f"purse:{event.seat}", "supply", "coin", "", event.cost, f"−{event.cost}")]
    if isinstance(event, happened.InvasionTied):
        return [Cue(4, _star(event.cell), caption="=")]
    if isinstance(event, happened.CouldNotPay | happened.Outbid):
        return [Cue(4, f"purse:{event.seat}")]
    return []


def keys_of(event: Event) -> frozenset[str]:
    """The star and the seats an event is about."""
    keys: set[str] = set()
    cell = getattr(event, "cell", None)
    if isinstance(cell, int):
        keys.add(_star(cell))
    seat = getattr(event, "seat", None)
    if isinstance(seat, int):
        keys.add(f"seat:{seat}")
    if isinstance(event, happened.InvasionTied):
        keys.update(f"seat:{seat}" for seat in event.seats)
    if isinstance(event, happened.LineEmptied):
        keys.add(f"line:{event.line}")
    return frozenset(keys)


def _star(cell: int) -> str:
    return "star:" + CELL_NAMES[cell]
