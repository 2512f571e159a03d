"""Presentation of the events of Conquestar: sentence, sound, moods and pieces of each, and the staging of a round."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, assert_never

from msgspec.structs import asdict

from hoshikan.engine import Event
from hoshikan.games.conquestar.rules import events
from hoshikan.games.conquestar.rules.field import CELL_NAMES
from hoshikan.games.conquestar.rules.view import ConquestarView
from hoshikan.games.conquestar.screen.faces import BackFace, MarkFace, PurseFace, ScoreFace, StarFace, VerbFace
from hoshikan.games.conquestar.screen.labels import LABELS
from hoshikan.games.conquestar.screen.layout import mark_place
from hoshikan.ui.board.table.model import Banner, Beat, Cue, Duration
from hoshikan.ui.kit.look.words import Words, listed, together
from hoshikan.ui.kit.sound.room import Sound

if TYPE_CHECKING:
    from hoshikan.ui.kit.look.portraits import Mood

Staged = Cue | Beat


class Presentation(NamedTuple):
    """All about one event that does not depend on others of its round."""

    sentence: str = ""
    """Line of the log: `{name}` or `{names}` are its `seats`, `{star}` its `cell`, other words are in `facts` or else
    are fields of the event."""
    seats: tuple[int, ...] = ()
    """The seats it is about."""
    cell: int | None = None
    """The star it is about; all events of a star are staged."""
    facts: Mapping[str, str] = MappingProxyType({})
    line: str = ""
    """The row or column it is about."""
    rival: int | None = None
    """The seat that is `{richest}`."""
    sound: Sound | None = None
    mood: Mood | None = None
    """The mood of its `seats` after it."""

    @property
    def keys(self) -> frozenset[str]:
        """The pieces it is about."""
        seats = {f"seat:{seat}" for seat in self.seats}
        star = set() if self.cell is None else {_star(self.cell)}
        return frozenset(seats | star | ({f"line:{self.line}"} if self.line else set()))


class ConquestarEvents(Words):
    """One event at a time, for the language now installed."""

    def sentence(self, event: Event, view: ConquestarView, names: Sequence[str]) -> str:
        """Return an event as a line of the log; "" for one that needs none."""
        shown = self.presentation(event)
        who = together(names[seat] for seat in shown.seats)
        star = "" if shown.cell is None else LABELS.star(shown.cell, view)
        richest = "" if shown.rival is None else names[shown.rival]
        facts = asdict(event) | {"name": who, "names": who, "star": star, "richest": richest} | dict(shown.facts)
        return shown.sentence.format(**facts)

    def presentation(self, event: Event) -> Presentation:  # noqa: C901  # one case for each event
        """Return the words, the sound, the mood and the pieces of an event."""
        assert isinstance(event, events.ConquestarEvent)
        match event:
            case events.Decided():
                return Presentation(seats=(event.seat,), sound="lay")
            case events.Revealed(invades=True):
                return Presentation(self.tr("{name} chooses to invade {star}"), (event.seat,), event.cell)
            case events.Revealed():
                return Presentation(self.tr("{name} chooses to trade at {star}"), (event.seat,), event.cell)
            case events.SatOut():
                sentence = self.tr("{name} has no destination cards in hand and sits this round out")
                return Presentation(sentence, (event.seat,))
            case events.Traded():
                sentence, facts = self.tr("{name} receives {coins} at {star}"), {"coins": LABELS.coins(event.income)}
                return Presentation(sentence, (event.seat,), event.cell, facts)
            case events.Developed():
                facts = {"coins": LABELS.coins(event.total)}
                return Presentation(self.tr("{star} now holds {coins}"), (), event.cell, facts)
            case events.InvasionTied():
                sentence = self.tr("The invasion of {star} fails: {names} tie with {coins} each")
                facts = {"coins": LABELS.coins(event.coins)}
                return Presentation(sentence, event.seats, event.cell, facts, sound="lose", mood="worried")
            case events.Outbid(richest=rival):
                sentence = self.tr("{name}'s invasion of {star} fails: {richest} is richer")
                return Presentation(sentence, (event.seat,), event.cell, rival=rival, sound="lose", mood="worried")
            case events.CouldNotPay():
                sentence = self.tr("{name}'s invasion of {star} fails: it costs {cost}, with only {coins} to pay")
                facts = {"coins": LABELS.coins(event.coins)}
                return Presentation(sentence, (event.seat,), event.cell, facts, sound="lose", mood="worried")
            case events.Paid():
                sentence = self.tr(
                    "{name} pays {coins} for {star}: {allies} for its allies, {visitors} for other players there"
                )
                return Presentation(sentence, (event.seat,), event.cell, {"coins": LABELS.coins(event.cost)})
            case events.Conquered():
                sentence = self.tr("{name} takes {star}: {points}")
                if event.coins:
                    sentence = self.tr("{name} takes {star}: {points}, and {coins} with it")
                facts = {"points": LABELS.points(event.value), "coins": LABELS.coins(event.coins)}
                return Presentation(sentence, (event.seat,), event.cell, facts, sound="win", mood="pleased")
            case events.LineEmptied():
                sentence = self.tr("No stars are left in {line}: its cards leave the game")
                return Presentation(sentence, facts={"line": LABELS.destination(event.line)}, line=event.line)
            case events.LaidDown():
                sentence = self.tr("{name} lays down the remaining cards: {cards}")
                return Presentation(
                    sentence, (event.seat,), facts={"cards": listed(map(LABELS.destination, event.cards))}
                )
            case events.TookBack():
                return Presentation(self.tr("All players take back their destination cards"))
            case events.FieldEmptied():
                return Presentation(self.tr("The last star is taken"))
            case events.Standstill():
                return Presentation(self.tr("Standstill: two hand cycles without a trade or conquest end the game"))
        assert_never(event)


EVENTS: Final = ConquestarEvents()


class ConquestarStory(Words):
    """A round on the stage: the choices turn over seat by seat and go to their stars; then one star after the other is
    settled, in reading order."""

    def __init__(
        self,
        latest: Sequence[Event],
        view: ConquestarView,
        names: Sequence[str],
        star_face: Callable[[int, int], StarFace],
    ) -> None:
        """`view` is what is known after the events, `star_face` the face of a star with a number of coins on it."""
        self._events = latest
        self._view = view
        self._names = names
        self._star_face = star_face
        self._plans = {event.seat: event for event in latest if isinstance(event, events.Revealed)}
        self._purses = list(view.coins)
        """Coins of each seat, first as before the events."""
        for event in latest:
            match event:
                case events.Traded(seat=seat, income=change) | events.Conquered(seat=seat, coins=change):
                    self._purses[seat] -= change
                case events.Paid(seat=seat, cost=change):
                    self._purses[seat] += change
        self._step = 0

    def staged(self) -> list[Staged]:
        """All that is shown of the events."""
        if not self._plans:
            return []
        steps = list(self._reveal())
        for cell in sorted({plan.cell for plan in self._plans.values()}):
            here = [event for event in self._events if EVENTS.presentation(event).cell == cell]
            steps += [*self._trade(cell, here), *self._invasion(cell, here)]
        return steps

    def _reveal(self) -> Iterator[Staged]:
        for event in self._events:
            if isinstance(event, events.Decided):
                yield Cue(self._step, f"choice:{event.seat}", kind="back", face=BackFace(event.seat))
        lights = tuple(f"seat:{seat}" for seat in self._plans)
        for seat, plan in self._plans.items():
            self._step += 1
            face = VerbFace("")
            yield Beat(self._step, moment="reveal", lights=lights, lasts="turn")
            yield Cue(self._step, f"choice:{seat}", kind="invade" if plan.invades else "trade", face=face)
        self._step += 1
        latest = tuple(event for event in self._events if isinstance(event, events.Revealed | events.SatOut))
        stars = tuple(_star(plan.cell) for plan in self._plans.values())
        yield Beat(self._step, latest, "reveal", (*lights, *stars), lasts="flight", hold="slow")
        for seat, plan in self._plans.items():
            mark, place = MarkFace(seat, plan.invades), mark_place(seat)
            yield Cue(self._step, f"choice:{seat}", _star(plan.cell), "mark", mark, stays=True, shift=place)

    def _beat(
        self,
        cell: int,
        latest: Sequence[Event],
        sentence: str,
        *,
        lasts: Duration,
        hold: Duration,
        failed: bool = False,
    ) -> Beat:
        """The next step, on the stage of a star and all who came there."""
        self._step += 1
        visitors = (f"seat:{seat}" for seat, plan in self._plans.items() if plan.cell == cell)
        lights = (_star(cell), *visitors)
        banner = Banner(LABELS.star(cell, self._view), sentence, "bad" if failed else "gold")
        return Beat(self._step, tuple(latest), f"star {cell}", lights, banner, lasts, hold)

    def _compared(self, *seats: int) -> str:
        """Return the coins of seats, most coins first."""
        part = self.tr("{name} {coins}", "a player's coins")
        ranked = sorted(seats, key=lambda seat: -self._purses[seat])
        more = self.tr(" > ", "between coins, more of them first")
        return more.join(part.format(name=self._names[seat], coins=self._purses[seat]) for seat in ranked)

    def _together(self, seats: Iterable[int]) -> str:
        return together(self._names[seat] for seat in seats)

    # What becomes of a star

    def _trade(self, cell: int, here: Sequence[Event]) -> Iterator[Staged]:
        traded = [event for event in here if isinstance(event, events.Traded)]
        developed = [event for event in here if isinstance(event, events.Developed)]
        if not traded:
            return
        coins, names = LABELS.coins(traded[0].income), self._together(event.seat for event in traded)
        alone = len(traded) == 1
        sentence = self.tr("{name} trades: {coins}") if alone else self.tr("{names} trade: {coins} each")
        sentence = sentence.format(name=names, names=names, coins=coins)
        yield self._beat(cell, (*traded, *developed), sentence, lasts="slow", hold="turn" if alone else "word")
        for event in traded:
            purse = f"purse:{event.seat}"
            yield Cue(self._step, "supply", purse, "coin", "", event.income)
            yield self._purse(event.seat, event.income)
            yield Cue(self._step, f"seat:{event.seat}", word=f"+{coins}", tone="good")
        for growth in developed:
            star = _star(cell)
            yield Cue(self._step, "supply", star, "coin", "", growth.added, f"+{growth.added}")
            yield Cue(self._step, star, kind="star", face=self._star_face(cell, growth.total))

    def _invasion(self, cell: int, here: Sequence[Event]) -> Iterator[Staged]:
        outbid = [event for event in here if isinstance(event, events.Outbid)]
        for event in here:
            match event:
                case events.InvasionTied():
                    yield from self._tied(event)
                case events.CouldNotPay():
                    yield from self._could_not_pay(event, outbid)
                case events.Paid():
                    yield from self._paid(event, outbid)
                case events.Conquered():
                    yield from self._conquered(event)

    def _tied(self, event: events.InvasionTied) -> Iterator[Staged]:
        sentence = self.tr("{names} tie with {coins} each: no one takes it")
        sentence = sentence.format(names=self._together(event.seats), coins=LABELS.coins(event.coins))
        yield self._beat(event.cell, (event,), sentence, lasts="slow", hold="hold", failed=True)
        yield Cue(self._step, _star(event.cell))
        for seat in event.seats:
            yield Cue(self._step, f"purse:{seat}")
        yield from self._failed(event.seats, self.tr("tied", "an invasion that failed"))

    def _could_not_pay(self, event: events.CouldNotPay, outbid: Sequence[events.Outbid]) -> Iterator[Staged]:
        sentence = self.tr("{name} has {coins} and cannot pay {cost}: no one takes it")
        sentence = sentence.format(name=self._names[event.seat], coins=LABELS.coins(event.coins), cost=event.cost)
        yield self._beat(event.cell, (*outbid, event), sentence, lasts="slow", hold="hold", failed=True)
        yield Cue(self._step, f"purse:{event.seat}")
        yield from self._failed((event.seat,), self.tr("cannot pay", "an invasion that failed"))
        yield from self._outbid(outbid)

    def _paid(self, event: events.Paid, outbid: Sequence[events.Outbid]) -> Iterator[Staged]:
        sentence = self.tr("{name} invades for {coins}")
        sentence = sentence.format(name=self._names[event.seat], coins=LABELS.coins(event.cost))
        if outbid:
            sentence = self.tr("More coins: {purses}", "why one of several players invades")
            sentence = sentence.format(purses=self._compared(event.seat, *(one.seat for one in outbid)))
        yield self._beat(event.cell, (*outbid, event), sentence, lasts="slow", hold="word" if outbid else "turn")
        purse = f"purse:{event.seat}"
        if outbid:
            yield Cue(self._step, purse, stance="wins")
        if event.cost:
            yield Cue(self._step, purse, "supply", "coin", "", event.cost)
        yield self._purse(event.seat, -event.cost, f"−{event.cost}")
        yield from self._outbid(outbid)

    def _conquered(self, event: events.Conquered) -> Iterator[Staged]:
        star, seat = _star(event.cell), event.seat
        points, coins = LABELS.points(event.value), LABELS.coins(event.coins)
        sentence = (
            self.tr("{name} takes the star: {points} and {coins}")
            if event.coins
            else self.tr("{name} takes the star: {points}")
        )
        sentence = sentence.format(name=self._names[seat], points=points, coins=coins)
        yield self._beat(event.cell, (event,), sentence, lasts="flight", hold="word")
        bare, word = self._star_face(event.cell, 0), f"+{points}"
        yield Cue(self._step, star, f"seat:{seat}", "star", bare, leaves=True, word=word)
        yield Cue(self._step, f"points:{seat}", kind="score", face=ScoreFace(self._view.points[seat]))
        if event.coins:
            yield Cue(self._step, star, f"purse:{seat}", "coin", "", event.coins, f"+{event.coins}")
            yield self._purse(seat, event.coins)

    def _outbid(self, outbid: Sequence[events.Outbid]) -> Iterator[Cue]:
        return self._failed([event.seat for event in outbid], self.tr("outbid", "an invasion that failed"))

    def _failed(self, seats: Sequence[int], word: str) -> Iterator[Cue]:
        for seat in seats:
            yield Cue(self._step, f"seat:{seat}", word=word, tone="bad")

    def _purse(self, seat: int, change: int, caption: str = "") -> Cue:
        self._purses[seat] += change
        return Cue(self._step, f"purse:{seat}", kind="purse", face=PurseFace(self._purses[seat]), caption=caption)


def _star(cell: int) -> str:
    return "star:" + CELL_NAMES[cell]
