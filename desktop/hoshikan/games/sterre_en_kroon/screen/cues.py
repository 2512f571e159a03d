"""Staging of the events of Sterre en Kroon, and their pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeVar

import msgspec

from hoshikan.engine import CHANCE, Event
from hoshikan.games.sterre_en_kroon.rules import events
from hoshikan.games.sterre_en_kroon.rules.bingo import line_numbers
from hoshikan.games.sterre_en_kroon.rules.view import SterreView
from hoshikan.games.sterre_en_kroon.screen.banners import BANNERS
from hoshikan.games.sterre_en_kroon.screen.faces import BingoCellFace, CrownCellFace, NumberFace, PawnFace, SpaceFace
from hoshikan.games.sterre_en_kroon.screen.log import LOG
from hoshikan.ui.board.table.kit.places import Staging
from hoshikan.ui.board.table.model import Banner, Beat, Cue, Duration
from hoshikan.ui.kit.look.words import listed

E = TypeVar("E", bound=Event)

Staged = Cue | Beat
_DECLARED: Final = (events.Played, events.DeclaredFromCard, events.DeclaredByCrown)
_RECORDED: Final = (events.Recorded, events.NoPawnLeft, events.Forgotten)
_AFTER_LINES: Final = (events.CrownTaken, events.Opened)
_WALKED: Final = (events.Advanced, events.CrownsCounted)
_AT_THE_DECK: Final = (events.Removed, events.Drew, events.Turned)
"""Events of one card after the other, in their order. They follow the end of a turn."""
_BOOKS: Final = frozenset({"record", "card", "score"})
_ENDING: Final = (events.EndTriggered, events.StoodStill)
_STAGED: Final = (events.LineCompleted, events.MapScored, events.CardScored, *_ENDING)


def is_moment(event: Event) -> bool:
    """True if an event belongs to a line, a bingo or the end."""
    return isinstance(event, _STAGED)


def runs_on(before: SterreView, after: SterreView) -> bool:
    """True if the mover of strict bookkeeping goes on with the same: a card and the next one turned up are shown at
    once, so are all declarations, and then all records, openings and scores."""
    stages = (before.stage, after.stage)
    same = before.stage == after.stage or stages == ("draw", "declare") or _BOOKS.issuperset(stages)
    return after.strict and before.turn == after.turn and same and after.to_move in (before.to_move, CHANCE)


class TurnStory(Staging):
    """The events of an action, as seen by `seat` (None: a spectator): its own hand and card are open. Records run
    together and come before lines, lines before scores, scores before the walk along the track."""

    def __init__(self, latest: Sequence[Event], view: SterreView, names: Sequence[str], seat: int | None) -> None:
        """`view` is what is known after the events."""
        super().__init__()
        self._events = latest
        self._view = view
        self._names = names
        self._seat = seat

    def staged(self) -> list[Staged]:
        """All that is shown of the events."""
        steps = [*self._together(events.TurnBegan, events.BoughtCards), *self._together(*_DECLARED)]
        steps += self._together(*_RECORDED)
        steps += [staged for event in self._of(events.LineCompleted) for staged in self._complete(event)]
        steps += self._together(*_AFTER_LINES)
        for line in dict.fromkeys(event.line for event in self._of(events.MapScored)):
            steps += self._line(line)
        for seat in dict.fromkeys(event.seat for event in self._of(events.CardScored)):
            steps += self._bingos(seat)
        steps += [*self._together(*_WALKED), *self._together(events.TrackCrownTaken)]
        steps += [staged for event in self._events if isinstance(event, _ENDING) for staged in self._end(event)]
        for event in self._events:
            if isinstance(event, _AT_THE_DECK):
                steps += self._shown([event])
        return steps

    def _of(self, kind: type[E]) -> list[E]:
        return [event for event in self._events if isinstance(event, kind)]

    def _together(self, *kinds: type[Event]) -> list[Staged]:
        """All events of these kinds in one step."""
        return self._shown([event for event in self._events if isinstance(event, kinds)])

    def _shown(self, latest: Sequence[Event]) -> list[Staged]:
        cues = [cue for event in latest for cue in _cues(event, self._step + 1, self._seat)]
        others = self._view.strict and all(getattr(event, "seat", None) != self._seat for event in latest)
        return [self._beat(latest, lasts="normal" if others else None), *cues] if cues else []

    def _complete(self, event: events.LineCompleted) -> Iterator[Staged]:
        banner = Banner(BANNERS.complete(event.line), LOG.sentence(event, self._names))
        scored = any(isinstance(other, events.MapScored) for other in self._events)
        hold: Duration = "turn" if scored else "word"
        lights = self._line_keys(event.line)
        yield self._beat((event,), f"line {event.line}", lights, banner, lasts="slow", hold=hold)
        yield from (Cue(self._step, key) for key in lights)

    def _line(self, line: str) -> Iterator[Staged]:
        """Yield the points of a line of the map: of all seats with pawns there."""
        shares = [event for event in self._of(events.MapScored) if event.line == line]
        said = [BANNERS.share(self._names[one.seat], one.points, one.count) for one in shares]
        banner = Banner(BANNERS.scores(line), listed(said))
        lights = (*self._line_keys(line), *(f"seat:{one.seat}" for one in shares))
        if self._view.strict and not any(one.seat == self._seat for one in shares):  # each claims by itself there
            yield self._beat(shares, lasts="flight", hold="turn")
        else:
            yield self._beat(shares, f"points {line}", lights, banner, lasts="flight", hold="word")
        for one in shares:
            yield from _cues(one, self._step, self._seat)
            yield Cue(self._step, f"points:{one.seat}", word=f"+{one.points}", tone="good")

    def _line_keys(self, line: str) -> tuple[str, ...]:
        """The record space of a line and its cells."""
        found = next((one for one in self._view.sheet.lines if one.id == line), None)
        numbers = {(cell.col, cell.row): cell.number for cell in self._view.sheet.cells}
        cells = found.cells if found is not None else ()
        keys = (f"cell:{numbers[x, y]}" if numbers[x, y] else f"crown:{x},{y}" for x, y in cells)
        return (f"record:{line}", *keys)

    def _bingos(self, seat: int) -> Iterator[Staged]:
        """The bingos that a card has come to: in the light on one's own, in passing on those of others."""
        bingos = [event for event in self._of(events.CardScored) if event.seat == seat]
        word = BANNERS.word_bingo(len(bingos))
        if seat != self._seat:
            yield self._beat(bingos, lasts="slow", hold=None if self._view.strict else "turn")
            yield Cue(self._step, f"card:{seat}", word=word)
            return
        card = self._view.cards[seat]
        cells = dict.fromkeys(f"bingo:{seat}:{number}" for one in bingos for number in line_numbers(card, one.line))
        lights = (f"seat:{seat}", *cells, *(f"line:{seat}:{one.line}" for one in bingos))
        banner = Banner(BANNERS.bingo(self._names[seat], len(bingos)), BANNERS.lines([one.line for one in bingos]))
        hold: Duration = "turn" if self._view.strict else "word"  # there each one is claimed by itself
        yield self._beat(bingos, "bingo", lights, banner, lasts="normal", hold=hold)
        yield from (Cue(self._step, key, stance="wins") for key in cells)
        yield Cue(self._step, f"points:{seat}", word=f"+{len(bingos)}", tone="good")

    def _end(self, event: events.EndTriggered | events.StoodStill) -> Iterator[Staged]:
        """Why the game ends."""
        lights = [f"marker:{seat}" for seat in range(self._view.players)]
        if isinstance(event, events.EndTriggered):
            lights = [f"seat:{event.seat}", f"marker:{event.seat}"]
        banner = Banner(BANNERS.the_end(), LOG.sentence(event, self._names))
        yield self._beat((event,), "end", lights, banner, lasts="normal", hold="banner")
        yield from (Cue(self._step, key) for key in lights)


def _cues(event: Event, step: int, seat: int | None) -> list[Cue]:
    if isinstance(event, events.Drew):
        if event.seat == seat:
            return [Cue(step, "deck")]  # the card itself comes out of the deck when the table settles
        return [Cue(step, "deck", f"known:{event.seat}", "number", NumberFace(event.number))]
    if isinstance(event, events.Removed):
        return [Cue(step, "deck", caption="×")]
    if isinstance(event, events.Turned):
        return [Cue(step, "deck", kind="number", face=NumberFace(event.number))]
    if isinstance(event, events.BoughtCards):
        return [Cue(step, f"crowns:{event.seat}", "deck", "crown"), _spent(step, event.seat)]
    return _declared(event, step, seat) or _recorded(event, step, seat) or _scored(event, step, seat)


def _declared(event: Event, step: int, seat: int | None) -> list[Cue]:
    if isinstance(event, events.Played):
        cell = f"cell:{event.number}"
        if event.seat == seat:
            return [Cue(step, f"hand:{event.number}", cell, leaves=True)]
        return [Cue(step, f"known:{event.seat}", cell, "number", NumberFace(event.number))]
    if isinstance(event, events.DeclaredFromCard):
        start = f"bingo:{seat}:{event.number}" if event.seat == seat else f"card:{event.seat}"
        return [Cue(step, start, f"cell:{event.number}", "bingocell", BingoCellFace(event.number))]
    if isinstance(event, events.DeclaredByCrown):
        return [Cue(step, f"crowns:{event.seat}", f"cell:{event.number}", "crown"), _spent(step, event.seat)]
    return []


def _recorded(event: Event, step: int, seat: int | None) -> list[Cue]:
    if isinstance(event, events.Recorded):
        return [Cue(step, f"pawns:{event.seat}", f"cell:{event.number}", "pawn", PawnFace(event.seat), stays=True)]
    if isinstance(event, events.NoPawnLeft | events.Forgotten):
        return [Cue(step, f"cell:{event.number}", caption="×")]
    if isinstance(event, events.LineCompleted):
        return [Cue(step, f"record:{event.line}", caption="★")]
    if isinstance(event, events.CrownTaken):
        crown = f"crown:{event.column},{event.row}"
        return [
            Cue(step, crown, f"crowns:{event.seat}", "crown", caption="+1"),
            Cue(step, crown, kind="crowncell", face=CrownCellFace()),
        ]
    if isinstance(event, events.Opened):
        if event.seat == seat:
            return [
                Cue(step, f"bingo:{seat}:{number}", kind="bingocell", face=BingoCellFace(number, "open"))
                for number in event.numbers
            ]
        return [Cue(step, f"card:{event.seat}", caption=f"+{len(event.numbers)}")]
    return []


def _scored(event: Event, step: int, seat: int | None) -> list[Cue]:
    if isinstance(event, events.MapScored):
        pawn = PawnFace(event.seat)
        return [Cue(step, f"pawns:{event.seat}", f"record:{event.line}", "pawn", pawn, event.pawns, f"+{event.points}")]
    if isinstance(event, events.CardScored):
        return [Cue(step, f"line:{seat}:{event.line}" if event.seat == seat else f"card:{event.seat}", caption="+1")]
    if isinstance(event, events.Advanced):
        return [Cue(step, f"marker:{event.seat}", caption=f"+{event.after - event.before}")]
    if isinstance(event, events.TrackCrownTaken):
        space, face = f"track:{event.space}", SpaceFace(str(event.space), golden=True)
        taken = Cue(step, space, f"crowns:{event.seat}", "crown", caption="+1")
        return [taken, Cue(step, space, kind="space", face=face)]
    if isinstance(event, events.CrownsCounted) and event.crowns:
        return [Cue(step, f"crowns:{event.seat}", f"marker:{event.seat}", "crown", count=event.crowns)]
    return []


def _spent(step: int, seat: int) -> Cue:
    """A crown less."""
    return Cue(step, f"crowns:{seat}", caption="−1")


def keys_of(event: Event) -> frozenset[str]:
    """The cells, lines and seats an event is about."""
    facts: dict[str, Any] = msgspec.structs.asdict(event)
    keys = {f"seat:{seat}" for seat in (*facts.get("seats", ()), *([facts["seat"]] if "seat" in facts else ()))}
    numbers = (*facts.get("numbers", ()), *([facts["number"]] if "number" in facts else ()))
    keys.update(f"cell:{number}" for number in numbers)
    if isinstance(event, events.LineCompleted | events.MapScored):
        keys.add(f"record:{event.line}")
    if isinstance(event, events.CardScored):
        keys.update((f"card:{event.seat}", f"line:{event.seat}:{event.line}"))
    if isinstance(event, events.CrownTaken):
        keys.add(f"crown:{event.column},{event.row}")
    if isinstance(event, events.TrackCrownTaken):
        keys.add(f"track:{event.space}")
    if isinstance(event, events.Advanced):
        keys.add(f"marker:{event.seat}")
    return frozenset(keys)
