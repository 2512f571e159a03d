"""The look, sound and words of each event of Sterre en Kroon."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeVar, assert_never

import msgspec

from hoshikan.engine import CHANCE, Event
from hoshikan.games.sterre_en_kroon.rules import events
from hoshikan.games.sterre_en_kroon.rules.bingo import line_numbers
from hoshikan.games.sterre_en_kroon.rules.events import SterreEvent
from hoshikan.games.sterre_en_kroon.rules.view import SterreView
from hoshikan.games.sterre_en_kroon.screen.faces import BingoCellFace, CrownCellFace, NumberFace, PawnFace, SpaceFace
from hoshikan.games.sterre_en_kroon.screen.labels import LABELS
from hoshikan.ui.board.table.kit.places import Staging
from hoshikan.ui.board.table.model import Banner, Beat, Cue, Duration
from hoshikan.ui.kit.look.words import Words, listed, together
from hoshikan.ui.kit.sound.room import Sound
from hoshikan.ui.text.gametext import VICTORY

if TYPE_CHECKING:
    from hoshikan.ui.kit.look.portraits import Mood

E = TypeVar("E", bound=SterreEvent)

Staged = Cue | Beat
Part = Literal["turn", "declared", "recorded", "line", "after lines", "points", "bingo", "walk", "crown", "end", "deck"]
"""A part of what is staged, in this order; the deck's events come one after another, and follow the end of a turn."""
_MOMENTS: Final = ("line", "points", "bingo", "end")
_AROUND: Final = ("turn", "deck", "end")
"""Parts before and after what a player does in a turn."""
_SINGLY: Final = 1
"""Most cards out of the game that are shown at the usual pace."""
_BOOKS: Final = frozenset({"record", "card", "score"})


class Shown(NamedTuple):
    """An event as it is written, staged, heard and felt."""

    sentence: str = ""
    """The line of the log; "" for none. Its facts are the event's fields, `facts` and the `name` of the seat."""
    part: Part | Literal[""] = ""
    """The part in which it is staged; "" for one that is not staged."""
    keys: tuple[str, ...] = ()
    """The pieces that it is about, beside its seat."""
    sound: Sound | None = None
    """Its sound beside that of its pieces."""
    mood: Mood | None = None
    """The mood of its seat afterwards: a line and a crown please, a number without a pawn worries."""
    facts: Mapping[str, str] = MappingProxyType({})


class SterreEvents(Words):
    """One event at a time, for the language now installed."""

    def shown(self, event: Event) -> Shown:  # noqa: C901  # one case for each event
        assert isinstance(event, SterreEvent)
        match event:
            case events.TurnBegan():
                return Shown(self.tr("{name}'s turn"), "turn")
            case events.Turned(number=number):
                return Shown(self.turned(), "deck", (f"cell:{number}",))
            case events.Removed(number=number):
                sentence = self.tr("{number} is already recorded and leaves the game")
                return Shown(sentence, "deck", (f"cell:{number}",), "lay")
            case events.Drew(number=number):
                return Shown(self.tr("{name} draws {number}"), "deck", (f"cell:{number}",))
            case events.BoughtCards():
                return Shown(self.tr("{name} spends a crown for two more cards"), "turn")
            case events.KeptCrown():
                return Shown(self.tr("{name} keeps the crown"))
            case events.Played(number=number, counts=True):
                return Shown(self.tr("{name} plays {number}"), "declared", (f"cell:{number}",))
            case events.Played(number=number):
                return Shown(self.tr("{name} plays {number} without effect"), "declared", (f"cell:{number}",))
            case events.DeclaredFromCard(number=number):
                return Shown(self.tr("{name} declares {number} from the bingo card"), "declared", (f"cell:{number}",))
            case events.DeclaredByCrown(number=number):
                return Shown(self.tr("{name} spends a crown to declare {number}"), "declared", (f"cell:{number}",))
            case events.Recorded(number=number):
                return Shown(self.tr("{name} records {number} on the map"), "recorded", (f"cell:{number}",))
            case events.NoPawnLeft(number=number):
                sentence = self.tr("{name} has no pawn left for {number}")
                return Shown(sentence, "recorded", (f"cell:{number}",), "refuse", "worried")
            case events.Forgotten(number=number):
                sentence = self.tr("{name} did not record {number}: the declaration is void")
                return Shown(sentence, "recorded", (f"cell:{number}",), "lose", "worried")
            case events.LineCompleted(line=line):
                facts = {"line": LABELS.map_line(line)}
                keys = (f"record:{line}",)
                return Shown(self.tr("{name} completes {line}"), "line", keys, "reveal", "pleased", facts)
            case events.CrownTaken(column=column, row=row):
                sentence = self.tr("{name} takes the crown at {column},{row}")
                return Shown(sentence, "after lines", (f"crown:{column},{row}",), mood="pleased")
            case events.Opened(numbers=numbers):
                facts = {"numbers": listed(map(str, numbers))}
                sentence = self.tr("{name} opens {numbers} on the bingo card")
                return Shown(sentence, "after lines", tuple(f"cell:{one}" for one in numbers), "tick", facts=facts)
            case events.MapScored(line=line, points=points, count=count):
                facts = {
                    "points": LABELS.points(points),
                    "line": LABELS.map_line(line),
                    "pawns": LABELS.pawns(count),
                }
                sentence = self.tr("{name} scores {points} for {line} with {pawns} there")
                return Shown(sentence, "points", (f"record:{line}",), "win", facts=facts)
            case events.CardScored(seat=seat, line=line):
                facts = {"line": LABELS.card_line(line)}
                sentence = self.tr("Bingo! {name} scores 1 point for {line}")
                return Shown(sentence, "bingo", (f"card:{seat}", f"line:{seat}:{line}"), "win", "pleased", facts)
            case events.Advanced(seat=seat, lost=0):
                return Shown(self.tr("{name} moves from {before} to {after}"), "walk", (f"marker:{seat}",))
            case events.Advanced(seat=seat):
                sentence = self.tr(
                    "{name} moves from {before} to {after}, the end of the track (points lost beyond it: {lost})"
                )
                return Shown(sentence, "walk", (f"marker:{seat}",))
            case events.TrackCrownTaken(space=space):
                sentence = self.tr("{name} is the first to reach {space} and takes its crown")
                return Shown(sentence, "crown", (f"track:{space}",), mood="pleased")
            case events.CrownsCounted(crowns=crowns):
                facts = {"crowns": LABELS.crowns(crowns)}
                return Shown(self.tr("{name} scores {crowns} kept to the end"), "walk", facts=facts)
            case events.EndTriggered(reason=reason):
                return Shown(self._why(reason), "end", sound="round")
            case events.StoodStill():
                sentence = self.tr("Standstill: nothing has changed for a whole round. The end begins")
                return Shown(sentence, "end", sound="round")
            case events.Won(seats=seats):  # `sentence` has the words of every game
                return Shown(keys=tuple(f"seat:{seat}" for seat in seats))
            case (
                events.DrawClosed()
                | events.DeclareClosed()
                | events.RecordClosed()
                | events.CardClosed()
                | events.ScoreClosed()
                | events.EndStepClosed()
            ):
                return Shown()
        assert_never(event)

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        """Return the line of the log; "" for events not worth one."""
        if isinstance(event, events.Won):
            return VICTORY.of(event.seats, names)
        shown = self.shown(event)
        facts: dict[str, Any] = msgspec.structs.asdict(event)
        name = names[facts["seat"]] if "seat" in facts else ""
        return shown.sentence.format_map({**facts, **shown.facts, "name": name})

    def turned(self) -> str:
        """Return the sentence for a number that the deck shows."""
        return self.tr("{number} is turned up")

    def _why(self, reason: str) -> str:
        """Return why the game ends."""
        return {
            "card-full": self.tr("A bingo card is fully open: the end begins"),
            "eighteen-points": self.tr("A player has 18 points: the end begins"),
            "pawns-gone": self.tr("A player has run out of pawns: the end begins"),
        }.get(reason, "")

    def keys_of(self, event: Event) -> frozenset[str]:
        """Return the cells, lines and seats an event is about."""
        seat = getattr(event, "seat", None)
        return frozenset(self.shown(event).keys if seat is None else (f"seat:{seat}", *self.shown(event).keys))

    def is_moment(self, event: Event) -> bool:
        """Return true if an event belongs to a line, a bingo or the end."""
        return self.shown(event).part in _MOMENTS

    def moods(self, latest: Sequence[Event]) -> dict[int, Mood]:
        """Return the moods of seats after events."""
        felt = ((getattr(event, "seat", 0), self.shown(event).mood) for event in latest)
        return {seat: mood for seat, mood in felt if mood}


EVENTS: Final = SterreEvents()


def runs_on(before: SterreView, after: SterreView) -> bool:
    """True if what a bot does goes on with the same. With automatic bookkeeping the declarations of a turn, all that
    comes of them and the cards turned up afterwards are shown at once; cards are also where they were bought. With
    strict bookkeeping a card and the next one turned up are, so are all declarations, and then all records, openings
    and scores."""
    if not after.strict:
        declares = after.stage == "declare" and (before.turn, before.to_move) == (after.turn, after.to_move)
        return after.to_move == CHANCE or declares
    stages = (before.stage, after.stage)
    same = before.stage == after.stage or stages == ("draw", "declare") or _BOOKS.issuperset(stages)
    return before.turn == after.turn and same and after.to_move in (before.to_move, CHANCE)


class SterreStory(Staging, Words):
    """The events of an action, as seen by `seat` (None: a spectator): its own hand and card are open. Records run
    together and come before lines, lines before scores, scores before the walk along the track."""

    def __init__(self, latest: Sequence[Event], view: SterreView, names: Sequence[str], seat: int | None) -> None:
        """`view` is what is known after the events."""
        super().__init__()
        self._events = latest
        self._parts = [EVENTS.shown(event).part for event in latest]
        self._view = view
        self._names = names
        self._seat = seat

    def staged(self) -> list[Staged]:
        """All that is shown of the events: a turn of others in a few steps, one's own in full."""
        if self._is_anothers:
            return self._in_brief()
        steps = [*self._together("turn"), *self._together("declared"), *self._together("recorded")]
        steps += [staged for event in self._of(events.LineCompleted) for staged in self._complete(event)]
        steps += self._together("after lines")
        for line in dict.fromkeys(event.line for event in self._of(events.MapScored)):
            steps += self._line(line)
        for seat in dict.fromkeys(event.seat for event in self._of(events.CardScored)):
            steps += self._bingos(seat)
        return [*steps, *self._together("walk"), *self._together("crown"), *self._last()]

    @property
    def _is_anothers(self) -> bool:
        """True if the turn is not that of the player who looks on."""
        acted = (event for event, part in zip(self._events, self._parts, strict=True) if part not in ("", *_AROUND))
        return getattr(next(acted, None), "seat", self._seat) != self._seat

    def _in_brief(self) -> list[Staged]:
        """Return a turn of another player: lines and bingos are one moment."""
        steps = [*self._together("turn"), *self._together("declared"), *self._together("recorded", "after lines")]
        bingos = self._of(events.CardScored)
        others = [event for event in bingos if event.seat != self._seat]
        if lines := self._of(events.LineCompleted):
            steps += self._feats(lines, others)
        else:
            for line in dict.fromkeys(event.line for event in self._of(events.MapScored)):
                steps += self._line(line)
            for seat in dict.fromkeys(event.seat for event in others):
                steps += self._bingos(seat)
        if len(others) < len(bingos) and self._seat is not None:
            steps += self._bingos(self._seat)
        elif (lines or others) and not self._in("end"):
            return [*steps, *self._walked(), *self._last()]
        return [*steps, *self._together("walk", "crown"), *self._last()]

    def _walked(self) -> list[Staged]:
        """Return the steps along the track, seen with the points that they are for."""
        walk = [*self._in("walk"), *self._in("crown")]
        return [Beat(self._step, tuple(walk)), *(cue for event in walk for cue in _cues(event, self._step, self._seat))]

    def _feats(self, lines: Sequence[events.LineCompleted], bingos: Sequence[events.CardScored]) -> Iterator[Staged]:
        """Yield the lines and the bingos of a turn of another player, with the names of all whose they are."""
        shares = self._of(events.MapScored)
        feats = [LABELS.map_line(event.line) for event in lines]
        if bingos:
            feats.append(self._bingo_word(len(bingos)))
        whose = dict.fromkeys([lines[0].seat, *(bingo.seat for bingo in bingos)])
        title = self.tr("{feats} – {name}", "lines and bingos of a player").format(
            feats=" · ".join(feats), name=together(self._names[seat] for seat in whose)
        )
        points: dict[int, int] = {}
        for one in shares:
            points[one.seat] = points.get(one.seat, 0) + one.points
        for bingo in bingos:
            points[bingo.seat] = points.get(bingo.seat, 0) + 1
        named = [
            self.tr("{name}: {points}").format(name=self._names[seat], points=LABELS.points(number))
            for seat, number in points.items()
        ]
        records = [key for event in lines for key in self._line_keys(event.line)]
        lights = (*dict.fromkeys(records), *(key for seat in points for key in (f"seat:{seat}", f"marker:{seat}")))
        yield self._beat(
            (*lines, *shares, *bingos),
            f"lines {self._names[lines[0].seat]}",
            lights,
            Banner(title, listed(named)),
            lasts="flight",
            hold="hold",
        )
        yield from (Cue(self._step, key) for key in dict.fromkeys(records))
        for one in shares:
            yield from _cues(one, self._step, self._seat)
        for seat, number in points.items():
            yield Cue(self._step, f"points:{seat}", word=_gained(number), tone="good")

    def _bingo_word(self, count: int) -> str:
        """Return the words for so many bingos at once."""
        return self.tr("Bingo ×{count}").format(count=count) if count > 1 else self.tr("Bingo")

    def _last(self) -> list[Staged]:
        """Return the reason of the end, and the deck."""
        steps = [staged for event in self._in("end") for staged in self._end(event)]
        deck = self._in("deck")
        if sum(isinstance(event, events.Removed) for event in deck) <= _SINGLY:
            for number, event in enumerate(deck):
                if isinstance(event, events.Turned) and number and isinstance(deck[number - 1], events.Drew):
                    steps += [Beat(self._step, (event,)), *_cues(event, self._step, self._seat)]  # under the drawn card
                else:
                    steps += self._shown([event])
            return steps
        for event in deck:  # a row of cards that leave the game one after another
            steps += [self._beat([event], lasts="quick"), *_cues(event, self._step, self._seat)]
        return steps

    def _of(self, kind: type[E]) -> list[E]:
        return [event for event in self._events if isinstance(event, kind)]

    def _in(self, part: Part) -> list[Event]:
        return [event for event, its in zip(self._events, self._parts, strict=True) if its == part]

    def _together(self, *parts: Part) -> list[Staged]:
        """All events of these parts in one step."""
        return self._shown([event for part in parts for event in self._in(part)])

    def _shown(self, latest: Sequence[Event]) -> list[Staged]:
        cues = [cue for event in latest for cue in _cues(event, self._step + 1, self._seat)]
        others = self._view.strict and all(getattr(event, "seat", None) != self._seat for event in latest)
        return [self._beat(latest, lasts="normal" if others else None), *cues] if cues else []

    def _complete(self, event: events.LineCompleted) -> Iterator[Staged]:
        title = self.tr("Complete: {line}").format(line=LABELS.map_line(event.line))
        banner = Banner(title, EVENTS.sentence(event, self._names))
        hold: Duration = "turn" if self._of(events.MapScored) else "word"
        lights = self._line_keys(event.line)
        yield self._beat((event,), f"line {event.line}", lights, banner, lasts="slow", hold=hold)
        yield from (Cue(self._step, key) for key in lights)

    def _line(self, line: str) -> Iterator[Staged]:
        """Yield the points of a line of the map: of all seats with pawns there."""
        shares = [event for event in self._of(events.MapScored) if event.line == line]
        title = self.tr("Points for {line}").format(line=LABELS.map_line(line))
        banner = Banner(title, listed(self._share(one) for one in shares))
        lights = (*self._line_keys(line), *(f"seat:{one.seat}" for one in shares))
        if self._view.strict and not any(one.seat == self._seat for one in shares):  # each claims by itself there
            yield self._beat(shares, lasts="flight", hold="turn")
        else:
            yield self._beat(shares, f"points {line}", lights, banner, lasts="flight", hold="word")
        for one in shares:
            yield from _cues(one, self._step, self._seat)
            yield Cue(self._step, f"points:{one.seat}", word=_gained(one.points), tone="good")

    def _share(self, one: events.MapScored) -> str:
        """Return a player's points of a line, for the pawns on it."""
        points, pawns = LABELS.points(one.points), LABELS.pawns(one.count)
        return self.tr("{name}: {points} for {pawns}").format(name=self._names[one.seat], points=points, pawns=pawns)

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
        points = len(bingos)
        if seat != self._seat:
            yield self._beat(bingos, lasts="slow", hold=None if self._view.strict else "turn")
            word = self.tr("{bingo}! {points}").format(bingo=self._bingo_word(points), points=_gained(points))
            yield Cue(self._step, f"card:{seat}", word=word)
            return
        card = self._view.cards[seat]
        cells = dict.fromkeys(f"bingo:{seat}:{number}" for one in bingos for number in line_numbers(card, one.line))
        lights = (f"seat:{seat}", *cells, *(f"line:{seat}:{one.line}" for one in bingos))
        title = self.tr("Bingo! {name}: {points}").format(name=self._names[seat], points=LABELS.points(points))
        banner = Banner(title, listed(LABELS.card_line(one.line) for one in bingos))
        hold: Duration = "turn" if self._view.strict else "word"  # there each one is claimed by itself
        yield self._beat(bingos, "bingo", lights, banner, lasts="normal", hold=hold)
        yield from (Cue(self._step, key, stance="wins") for key in cells)
        yield Cue(self._step, f"points:{seat}", word=_gained(points), tone="good")

    def _end(self, event: Event) -> Iterator[Staged]:
        """Why the game ends."""
        lights = [f"marker:{seat}" for seat in range(self._view.players)]
        if isinstance(event, events.EndTriggered):
            lights = [f"seat:{event.seat}", f"marker:{event.seat}"]
        banner = Banner(self.tr("The end begins"), EVENTS.sentence(event, self._names))
        yield self._beat((event,), "end", lights, banner, lasts="normal", hold="banner")
        yield from (Cue(self._step, key) for key in lights)


def _cues(event: Event, step: int, viewer: int | None) -> list[Cue]:  # noqa: C901  # one case for each event
    """Return the pieces that move for an event, as `viewer` sees it."""
    assert isinstance(event, SterreEvent)
    match event:
        case events.Drew(seat=seat) if seat == viewer:
            return [Cue(step, "deck")]  # the card itself comes out of the deck when the table settles
        case events.Drew(seat=seat, number=number):
            return [Cue(step, "deck", f"known:{seat}", "number", NumberFace(number))]
        case events.Removed():
            return [Cue(step, "deck", caption="×")]
        case events.Turned(number=number):
            return [Cue(step, "deck", kind="number", face=NumberFace(number))]
        case events.BoughtCards(seat=seat):
            return [Cue(step, f"crowns:{seat}", "deck", "crown"), _spent(step, seat)]
        case events.Played(seat=seat, number=number) if seat == viewer:
            return [Cue(step, f"hand:{number}", f"cell:{number}", leaves=True)]
        case events.Played(seat=seat, number=number):
            return [Cue(step, f"known:{seat}", f"cell:{number}", "number", NumberFace(number))]
        case events.DeclaredFromCard(seat=seat, number=number):
            start = f"bingo:{seat}:{number}" if seat == viewer else f"card:{seat}"
            return [Cue(step, start, f"cell:{number}", "bingocell", BingoCellFace(number))]
        case events.DeclaredByCrown(seat=seat, number=number):
            return [Cue(step, f"crowns:{seat}", f"cell:{number}", "crown"), _spent(step, seat)]
        case events.Recorded(seat=seat, number=number):
            return [Cue(step, f"pawns:{seat}", f"cell:{number}", "pawn", PawnFace(seat), stays=True)]
        case events.NoPawnLeft(number=number) | events.Forgotten(number=number):
            return [Cue(step, f"cell:{number}", caption="×")]
        case events.CrownTaken(seat=seat, column=column, row=row):
            crown = f"crown:{column},{row}"
            taken = Cue(step, crown, f"crowns:{seat}", "crown", caption=f"+{LABELS.crowns(1)}")
            return [taken, Cue(step, crown, kind="crowncell", face=CrownCellFace())]
        case events.Opened(seat=seat, numbers=numbers) if seat == viewer:
            cells = ((f"bingo:{seat}:{number}", BingoCellFace(number, "open")) for number in numbers)
            return [Cue(step, key, kind="bingocell", face=face) for key, face in cells]
        case events.Opened(seat=seat, numbers=numbers):
            return [Cue(step, f"card:{seat}", caption=f"+{LABELS.numbers(len(numbers))}")]
        case events.MapScored(seat=seat, line=line, points=points, pawns=pawns):
            return [Cue(step, f"pawns:{seat}", f"record:{line}", "pawn", PawnFace(seat), pawns, _gained(points))]
        case events.Advanced(seat=seat, before=before, after=after):
            return [Cue(step, f"marker:{seat}", caption=_gained(after - before))]
        case events.TrackCrownTaken(seat=seat, space=space):
            taken = Cue(step, f"track:{space}", f"crowns:{seat}", "crown", caption=f"+{LABELS.crowns(1)}")
            return [taken, Cue(step, f"track:{space}", kind="space", face=SpaceFace(str(space), golden=True))]
        case events.CrownsCounted(seat=seat, crowns=crowns):
            return [Cue(step, f"crowns:{seat}", f"marker:{seat}", "crown", count=crowns)] if crowns else []
        case (  # the story has lights for the first four
            events.LineCompleted()
            | events.CardScored()
            | events.EndTriggered()
            | events.StoodStill()
            | events.TurnBegan()
            | events.KeptCrown()
            | events.Won()
            | events.DrawClosed()
            | events.DeclareClosed()
            | events.RecordClosed()
            | events.CardClosed()
            | events.ScoreClosed()
            | events.EndStepClosed()
        ):
            return []
    assert_never(event)


def _spent(step: int, seat: int) -> Cue:
    """A crown less."""
    return Cue(step, f"crowns:{seat}", caption=f"−{LABELS.crowns(1)}")


def _gained(points: int) -> str:
    """Return points that are added, with their unit."""
    return f"+{LABELS.points(points)}"
