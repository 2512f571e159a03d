"""How events of Sterre en Kroon are shown, and which pieces they are about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from hoshikan.engine import Event
from hoshikan.games.sterre_en_kroon.rules import events as happened
from hoshikan.games.sterre_en_kroon.screen.faces import BingoCellFace, CrownCellFace, NumberFace, PawnFace, SpaceFace
from hoshikan.ui.table.model import Cue

_PHASES: Final[Mapping[type[Event], int]] = {
    happened.TurnBegan: 0,
    happened.BoughtCards: 0,
    happened.Played: 1,
    happened.DeclaredFromCard: 1,
    happened.DeclaredByCrown: 1,
    happened.Recorded: 2,
    happened.NoPawnLeft: 2,
    happened.Forgotten: 2,
    happened.LineCompleted: 3,
    happened.CrownTaken: 4,
    happened.Opened: 4,
    happened.MapScored: 5,
    happened.CardScored: 5,
    happened.Advanced: 6,
    happened.CrownsCounted: 6,
    happened.TrackCrownTaken: 7,
}
"""What runs together: records before lines, lines before scores, scores before the walk along the track."""
_AT_THE_DECK: Final = (happened.Removed, happened.Drew, happened.Turned)
"""What happens to one card after the other, in the order in which it happened. It follows the end of a turn."""


def cues(events: Sequence[Event], seat: int | None) -> list[Cue]:
    """The motion that tells `events`, as `seat` (None: a spectator) sees it: its own hand and card lie open."""
    phased = [(_PHASES[type(event)], event) for event in events if type(event) in _PHASES]
    steps = {phase: step for step, phase in enumerate(sorted({phase for phase, _ in phased}))}
    told = [cue for phase, event in phased for cue in _cues(event, steps[phase], seat)]
    at_the_deck = [event for event in events if isinstance(event, _AT_THE_DECK)]
    for step, event in enumerate(at_the_deck, len(steps)):
        told += _cues(event, step, seat)
    return told


def _cues(event: Event, step: int, seat: int | None) -> list[Cue]:
    if isinstance(event, happened.Drew):
        if event.seat == seat:
            return [Cue(step, "deck")]  # the card itself comes out of the deck when the table settles
        return [Cue(step, "deck", f"known:{event.seat}", "number", NumberFace(event.number))]
    if isinstance(event, happened.Removed):
        return [Cue(step, "deck", caption="×")]
    if isinstance(event, happened.Turned):
        return [Cue(step, "deck", kind="number", face=NumberFace(event.number))]
    if isinstance(event, happened.BoughtCards):
        return [Cue(step, f"crowns:{event.seat}", "deck", "crown")]
    return _declared(event, step, seat) or _recorded(event, step, seat) or _scored(event, step, seat)


def _declared(event: Event, step: int, seat: int | None) -> list[Cue]:
    if isinstance(event, happened.Played):
        cell = f"cell:{event.number}"
        if event.seat == seat:
            return [Cue(step, f"hand:{event.number}", cell, leaves=True)]
        return [Cue(step, f"known:{event.seat}", cell, "number", NumberFace(event.number))]
    if isinstance(event, happened.DeclaredFromCard):
        start = f"bingo:{seat}:{event.number}" if event.seat == seat else f"card:{event.seat}"
        return [Cue(step, start, f"cell:{event.number}", "bingocell", BingoCellFace(event.number))]
    if isinstance(event, happened.DeclaredByCrown):
        return [Cue(step, f"crowns:{event.seat}", f"cell:{event.number}", "crown")]
    return []


def _recorded(event: Event, step: int, seat: int | None) -> list[Cue]:
    if isinstance(event, happened.Recorded):
        return [Cue(step, f"pawns:{event.seat}", f"cell:{event.number}", "pawn", PawnFace(event.seat), stays=True)]
    if isinstance(event, happened.NoPawnLeft | happened.Forgotten):
        return [Cue(step, f"cell:{event.number}", caption="×")]
    if isinstance(event, happened.LineCompleted):
        return [Cue(step, f"record:{event.line}", caption="★")]
    if isinstance(event, happened.CrownTaken):
        crown = f"crown:{event.column},{event.row}"
        return [
            Cue(step, crown, f"crowns:{event.seat}", "crown"),
            Cue(step, crown, kind="crowncell", face=CrownCellFace()),
        ]
    if isinstance(event, happened.Opened):
        if event.seat == seat:
            return [
                Cue(step, f"bingo:{seat}:{number}", kind="bingocell", face=BingoCellFace(number, "open"))
                for number in event.numbers
            ]
        return [Cue(step, f"card:{event.seat}", caption=f"+{len(event.numbers)}")]
    return []


def _scored(event: Event, step: int, seat: int | None) -> list[Cue]:
    if isinstance(event, happened.MapScored):
        pawn = PawnFace(event.seat)
        return [Cue(step, f"pawns:{event.seat}", f"record:{event.line}", "pawn", pawn, event.pawns, f"+{event.points}")]
    if isinstance(event, happened.CardScored):
        return [Cue(step, f"line:{seat}:{event.line}" if event.seat == seat else f"card:{event.seat}", caption="+1")]
    if isinstance(event, happened.Advanced):
        return [Cue(step, f"marker:{event.seat}", caption=f"+{event.after - event.before}")]
    if isinstance(event, happened.TrackCrownTaken):
        space, face = f"track:{event.space}", SpaceFace(str(event.space), golden=True)
        return [Cue(step, space, f"crowns:{event.seat}", "crown"), Cue(step, space, kind="space", face=face)]
    if isinstance(event, happened.CrownsCounted) and event.crowns:
        return [Cue(step, f"crowns:{event.seat}", f"marker:{event.seat}", "crown", count=event.crowns)]
    return []


def keys_of(event: Event) -> frozenset[str]:
    """The cells, lines and seats an event is about."""
    facts: dict[str, Any] = msgspec.structs.asdict(event)
    keys = {f"seat:{seat}" for seat in (*facts.get("seats", ()), *([facts["seat"]] if "seat" in facts else ()))}
    numbers = (*facts.get("numbers", ()), *([facts["number"]] if "number" in facts else ()))
    keys.update(f"cell:{number}" for number in numbers)
    if isinstance(event, happened.LineCompleted | happened.MapScored):
        keys.add(f"record:{event.line}")
    if isinstance(event, happened.CardScored):
        keys.update((f"card:{event.seat}", f"line:{event.seat}:{event.line}"))
    if isinstance(event, happened.CrownTaken):
        keys.add(f"crown:{event.column},{event.row}")
    if isinstance(event, happened.TrackCrownTaken):
        keys.add(f"track:{event.space}")
    if isinstance(event, happened.Advanced):
        keys.add(f"marker:{event.seat}")
    return frozenset(keys)
