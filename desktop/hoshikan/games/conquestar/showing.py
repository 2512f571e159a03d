"""How the events of a round are shown, and which pieces they are about."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.engine import Event
from hoshikan.games.conquestar import events as happened
from hoshikan.games.conquestar.field import CELL_NAMES
from hoshikan.ui.table.model import Cue


def cues(events: Sequence[Event]) -> list[Cue]:
    """Steps: 0 the last card is laid, 1 all are turned over, 2 plans go to their stars, 3 traders are paid, 4 coins go
    onto stars, 5 invaders pay or fail. The stars themselves move when the table settles."""
    told: list[Cue] = []
    if not any(isinstance(event, happened.Revealed) for event in events):
        return told
    for event in events:
        told.extend(_cues(event))
    return told


def _cues(event: Event) -> list[Cue]:
    if isinstance(event, happened.Decided):
        return [Cue(0, f"choice:{event.seat}", kind="back", face=str(event.seat))]
    if isinstance(event, happened.Revealed):
        verb, choice = "invade" if event.invades else "trade", f"choice:{event.seat}"
        return [
            Cue(1, choice, kind=verb, face=""),
            Cue(2, choice, _star(event.cell), "mark", f"{event.seat}/{verb}", stays=True),
        ]
    if isinstance(event, happened.Traded):
        return [Cue(3, "supply", f"purse:{event.seat}", "coin", "", event.income, f"+{event.income}")]
    if isinstance(event, happened.Developed):
        return [Cue(4, "supply", _star(event.cell), "coin", "", event.added, f"+{event.added}")]
    if isinstance(event, happened.Paid):
        purse = f"purse:{event.seat}"
        return [Cue(5, purse, "supply", "coin", "", event.cost), Cue(5, purse, caption=f"−{event.cost}")]
    if isinstance(event, happened.InvasionTied):
        return [Cue(5, _star(event.cell), caption="=")]
    if isinstance(event, happened.CouldNotPay | happened.Outbid):
        return [Cue(5, f"purse:{event.seat}")]
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
