"""How the events of a round are shown, and which pieces they are about."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hoshikan.engine import Event
from hoshikan.games.conquestar.rules import events as happened
from hoshikan.games.conquestar.rules.field import CELL_NAMES
from hoshikan.games.conquestar.screen.faces import BackFace, MarkFace, PurseFace, StarFace, VerbFace
from hoshikan.ui.table.model import Cue


def cues(events: Sequence[Event], coins: Sequence[int], star_face: Callable[[int, int], StarFace]) -> list[Cue]:
    """Steps: 0 the last card is laid, 1 all are turned over, 2 plans go to their stars, 3 traders are paid, 4 coins go
    onto stars, 5 invaders pay or fail. The stars themselves move when the table settles.

    `coins` are the seats' coins after the events, `star_face` gives the face of a star with a number of coins on it.
    """
    if not any(isinstance(event, happened.Revealed) for event in events):
        return []
    purses = list(coins)
    for event in events:
        purses = _paid_back(event, purses)
    told: list[Cue] = []
    for event in events:
        told.extend(_choices(event) or _trade(event, purses, star_face) or _invasion(event, purses))
    return told


def _paid_back(event: Event, purses: Sequence[int]) -> list[int]:
    """The purses without what `event` changed."""
    before = list(purses)
    if isinstance(event, happened.Traded):
        before[event.seat] -= event.income
    elif isinstance(event, happened.Paid):
        before[event.seat] += event.cost
    elif isinstance(event, happened.Conquered):
        before[event.seat] -= event.coins
    return before


def _choices(event: Event) -> list[Cue]:
    if isinstance(event, happened.Decided):
        return [Cue(0, f"choice:{event.seat}", kind="back", face=BackFace(event.seat))]
    if isinstance(event, happened.Revealed):
        verb, choice = "invade" if event.invades else "trade", f"choice:{event.seat}"
        return [
            Cue(1, choice, kind=verb, face=VerbFace("")),
            Cue(2, choice, _star(event.cell), "mark", MarkFace(event.seat, event.invades), stays=True),
        ]
    return []


def _trade(event: Event, purses: list[int], star_face: Callable[[int, int], StarFace]) -> list[Cue]:
    if isinstance(event, happened.Traded):
        purse = f"purse:{event.seat}"
        purses[event.seat] += event.income
        return [
            Cue(3, "supply", purse, "coin", "", event.income, f"+{event.income}"),
            Cue(4, purse, kind="purse", face=PurseFace(purses[event.seat])),
        ]
    if isinstance(event, happened.Developed):
        star = _star(event.cell)
        return [
            Cue(4, "supply", star, "coin", "", event.added, f"+{event.added}"),
            Cue(5, star, kind="star", face=star_face(event.cell, event.total)),
        ]
    return []


def _invasion(event: Event, purses: list[int]) -> list[Cue]:
    if isinstance(event, happened.Paid):
        purse = f"purse:{event.seat}"
        purses[event.seat] -= event.cost
        return [
            Cue(5, purse, "supply", "coin", "", event.cost),
            Cue(5, purse, kind="purse", face=PurseFace(purses[event.seat]), caption=f"−{event.cost}"),
        ]
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
