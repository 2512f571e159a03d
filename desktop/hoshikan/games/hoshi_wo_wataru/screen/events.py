"""Presentation of the events of 星を渡る: sentence, sound, moods and pieces of each, and their staging: lost cards in
passing, auctions, new years and the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeVar, assert_never

from hoshikan.engine import Event
from hoshikan.games.hoshi_wo_wataru.rules import events
from hoshikan.games.hoshi_wo_wataru.rules.components import Constellation
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.cardfaces import (
    bid_face,
    objective_face,
    score_face,
    sky_face,
    turned_face,
)
from hoshikan.games.hoshi_wo_wataru.screen.faces import (
    CellFace,
    ConstellationFace,
    SetFace,
    SkyFace,
    SlotFace,
    StardustFace,
    TotalFace,
)
from hoshikan.games.hoshi_wo_wataru.screen.keys import SCREEN, SCREEN_SHARE, Whereabouts, bed
from hoshikan.games.hoshi_wo_wataru.screen.labels import CARDS, LABELS
from hoshikan.ui.board.table.model import Banner, Beat, Cue, Duration
from hoshikan.ui.kit.look.words import Words, fill, listed, together
from hoshikan.ui.kit.sound.room import Sound

if TYPE_CHECKING:
    from hoshikan.ui.kit.look.portraits import Mood

_BESIDE: Final = ((0.34, 0.18), 0.3)
"""Place and width of a card that comes to another one in its slot, as shares of the place: both can be read."""
_END_OF_HAND: Final = (0.45, 0.0)
_MARKER: Final = 0.72
"""Width of a priority marker on a card that is tied, as a share of the card's."""
_OVER_CARD: Final = (0.42, 0.3)
"""Its place there, from the middle of the card in shares of its size, …"""
_STRIKING: Final = (0.05, 0.06)
"""… and that of the better one when it strikes."""
_NEAR: Final = 2
"""Largest difference of bids by which a constellation is missed by little: taste."""

Part = Literal["passing", "auction", "sky", "markers", "end"]
"""What an event is staged with: the auction of its slot, the sky, the new markers, the end, or nothing else."""
Happened = TypeVar("Happened", bound=Event)


class Presentation(NamedTuple):
    """All about one event that does not depend on others."""

    sentence: str = ""
    """Line of the log, with its facts to fill in; "" for an event that needs none."""
    part: Part = "passing"
    sound: Sound | None = None
    keys: tuple[str, ...] = ()
    """Pieces it is about, beside its seats, its constellation and its slot."""
    moods: Mapping[int, Mood] = MappingProxyType({})
    """Moods of seats."""
    quiet: bool = False
    """True if it cannot be seen again by itself, though it is a part of something else."""


class HoshiLog(Words):
    """One event at a time, for the language now installed."""

    def presentation(self, event: Event) -> Presentation:  # noqa: C901  # one case for each event
        """Return what an event looks, sounds and reads like."""
        assert isinstance(event, events.HoshiEvent)
        match event:
            case events.ObjectiveKept(seat):
                sentence = self.tr("{name} keeps one of two objectives, in secret")
                return Presentation(sentence, keys=(f"objective:{seat}",))
            case events.ConstellationRevealed():
                return Presentation(self.tr("{constellation} rises in slot {slot}"), sound="reveal")
            case events.MarkerTaken(marker=marker, stars=stars):
                sentence = self.tr("{name} takes priority marker {marker}, with an empty pool")
                if stars:
                    sentence = self.tr("{name} takes priority marker {marker}: ★{stars}, topmost card {top}")
                return Presentation(sentence, "markers", "round", (f"marker:{marker}",))
            case events.DummiesTaken(dummies=dummies, missing=missing):
                if missing:
                    return Presentation(self.tr("{name} takes %n dummies ({missing} short)", "", dummies))
                return Presentation(self.tr("{name} takes %n dummies", "", dummies))
            case events.CardSet(slot=slot):
                return Presentation(self.tr("{name} sets cards face down") if slot == 0 else "")
            case events.DummiesReturned(dummies=dummies):
                return Presentation(self.tr("{name} returns %n unused dummies", "", dummies))
            case events.BidRevealed(card=card, moved=moved):
                sentence = self.tr("Slot {slot}: {name} bids {bid}")
                if moved:
                    sentence = self.tr("Slot {slot}: {name} bids {bid} with several cards")
                elif card < 0:
                    sentence = self.tr("Slot {slot}: {name} has no card there")
                return Presentation(sentence, "auction")
            case events.BidTied():
                sentence = self.tr("{names} tie at {bid}; {winner} wins with the better marker")
                return Presentation(sentence, "auction", "tick")
            case events.ConstellationWon(seat):
                return Presentation(self.tr("{name} wins {constellation}"), "auction", "win", moods={seat: "pleased"})
            case events.SupernovaTaken(season=season):
                sentence = self.tr("{name} takes a supernova for a third constellation of one season: {season}")
                return Presentation(sentence, "auction", "reveal", (f"nova:{season}",))
            case events.CardsDiscarded(cards=cards):
                sentence = self.tr("{name} discards {cards}") if len(cards) > 1 else ""
                return Presentation(sentence, "auction", quiet=True)
            case events.StardustTaken():
                sentence = self.tr("{name} gathers stardust for winning with three cards or more")
                return Presentation(sentence, "auction")
            case events.StardustUsedUp():
                return Presentation(self.tr("{name} would gather stardust, but there is none left"), "auction")
            case events.DummyLost():
                return Presentation(self.tr("{name}'s dummy in slot {slot} goes back"), "auction", quiet=True)
            case events.CardPooled(seat):
                sentence = self.tr("{name} pools the {card}: ★{stars}, ★{total} in all")
                return Presentation(sentence, keys=(f"pool:{seat}",))
            case events.CardShifted():
                return Presentation(self.tr("{name} shifts the {card} to slot {next_slot}"))
            case events.CardKept():
                return Presentation(self.tr("{name} keeps the {card} for a later year"))
            case events.YearEnded():
                return Presentation(self.tr("Year {year} is over"), "sky", keys=(SCREEN,))
            case events.Checked(seat, need, have):
                sentence = self.tr("{name} needs ★{need} and has ★{have}: every constellation shines")
                if have < need:
                    sentence = self.tr("{name} needs ★{need} and has only ★{have}")
                return Presentation(sentence, "end", "tick", (f"light:{seat}",))
            case events.TurnedOver(seat):
                sentence = self.tr("{name} turns {constellation} over (now ★{need} needed, ★{have} at hand)")
                return Presentation(sentence, "end", moods={seat: "worried"})
            case events.ObjectiveShown(seat):
                sentence = self.tr("{name} shows the objective {objective}: {points} zs")
                return Presentation(sentence, "end", keys=(f"objective:{seat}",))
            case events.TieBroken():
                sentence = self.tr("{names} tie on points: {winner} has the highest constellation, {constellation}")
                return Presentation(sentence, "end", "win")
            case events.Finished():
                return Presentation(self.tr("The journey is over. {names} wins with {points} zs"), "end", "round")
        assert_never(event)

    def line(self, event: Event, view: HoshiView, names: Sequence[str]) -> str:
        """ "" for what needs no line: cards set after the first, and a card used alone."""
        facts: dict[str, Any] = {field: getattr(event, field) for field in event.__struct_fields__}
        seats = facts.get("seats", facts.get("winners", ()))
        facts["names"] = together(names[seat] for seat in seats)
        if "seat" in facts:
            facts["name"] = names[facts["seat"]]
        if "winner" in facts:
            facts["winner"] = names[facts["winner"]]
        if "slot" in facts:
            facts["next_slot"] = facts["slot"] + 2
            facts["slot"] += 1
        if "constellation" in facts:
            facts["constellation"] = CARDS.constellation(view, facts["constellation"])
        if "season" in facts:
            facts["season"] = CARDS.season(facts["season"])
        if "cards" in facts:
            facts["cards"] = listed(CARDS.bid_card(card) for card in facts["cards"])
        if "objective" in facts:
            facts["objective"] = CARDS.objective(view, facts["objective"])[0]
        return fill(self.presentation(event).sentence, facts)


LOG: Final = HoshiLog()


def is_moment(event: Event) -> bool:
    """True if an event belongs to an auction, to the new markers or to the end."""
    shown = LOG.presentation(event)
    return shown.part != "passing" and not shown.quiet


def keys_of(event: Event) -> frozenset[str]:
    """The pieces an event is about: its seats, its constellation, its place."""
    seats = [getattr(event, "seat", None), *getattr(event, "seats", ()), *getattr(event, "winners", ())]
    keys = [f"seat:{seat}" for seat in seats if seat is not None]
    constellation, slot = getattr(event, "constellation", None), getattr(event, "slot", None)
    if constellation is not None:
        keys.append(f"star:{constellation}")
    if slot is not None:
        keys += [f"slot:{slot}", *(f"cell:{seat}:{slot}" for seat in seats if seat is not None)]
    return frozenset((*keys, *LOG.presentation(event).keys))


def feelings(latest: Sequence[Event]) -> dict[int, Mood]:
    """Return moods of seats that won a constellation, missed one by little, or could not light one in the end."""
    felt: dict[int, Mood] = {}
    bids: list[events.BidRevealed] = []
    for event in latest:
        if isinstance(event, events.BidRevealed):
            bids.append(event)
        elif isinstance(event, events.ConstellationWon):
            least = max(1, event.bid - _NEAR)
            felt.update({one.seat: "worried" for one in bids if one.slot == event.slot and one.bid >= least})
        felt.update(LOG.presentation(event).moods)
    return felt


class HoshiBanners(Words):
    """One thing at a time, for the language now installed."""

    # An auction

    def auction(self, view: HoshiView, slot: int, constellations: Sequence[int]) -> str:
        """Return the slot that is opened, and its constellations."""
        names = listed(CARDS.name(view.constellation(number)) for number in constellations)
        return self.tr("{slot}: {constellations}").format(slot=LABELS.slot(slot), constellations=names)

    def ranked(self, bids: Sequence[tuple[str, int | None]]) -> str:
        """All bids, the highest first; None for a player without a card there."""
        more, equal = self.tr(" > ", "between bids, the higher one first"), self.tr(" = ", "between equal bids")
        said, before = "", -1
        for place, (name, bid) in enumerate(bids):
            part = self.tr("{name} {bid}", "a player's bid").format(name=name, bid="–" if bid is None else bid)
            said += (equal if (bid or 0) == before else more if place else "") + part
            before = bid or 0
        return said

    def tied(self, names: Sequence[str], bid: int, better: int, others: Sequence[int]) -> str:
        """Why one of several equal bids wins: its priority marker comes before those of the `others`."""
        sentence = self.tr("{names} tie at {bid} – priority marker {better} beats {others}")
        return sentence.format(names=together(names), bid=bid, better=better, others=together(map(str, others)))

    def word_top(self, card: int) -> str:
        """Beside a pool whose topmost card breaks a tie."""
        return self.tr("top card {card}", "on a pool, where it breaks a tie").format(card=card)

    def supernova(self, name: str, season: str) -> str:
        """A third constellation of one season."""
        sentence = self.tr("{name}: third constellation of the season {season}")
        return sentence.format(name=name, season=CARDS.season(season))

    def stardust(self, name: str, *, left: bool) -> str:
        """Won with three cards or more."""
        if left:
            return self.tr("{name}: won with three cards or more").format(name=name)
        return self.tr("{name}: won with three cards or more, but no stardust left").format(name=name)

    def word_supernova(self) -> str:
        """Heading of a supernova."""
        return self.tr("Supernova")

    def word_no_card(self) -> str:
        """In place of a card in a slot."""
        return self.tr("no card")

    # A lost card

    def word_pooled(self, stars: int) -> str:
        """In place of a pooled card."""
        return self.tr("pooled ★+{stars}", "what becomes of a lost card").format(stars=stars)

    def word_shifted(self, slot: int) -> str:
        """In place of a shifted card; slots count from 0."""
        return self.tr("to slot {slot}", "what becomes of a lost card").format(slot=slot + 1)

    def word_kept(self) -> str:
        """In place of a kept card."""
        return self.tr("kept", "what becomes of a lost card")

    def dummies(self, count: int) -> str:
        """Beside dummies that a player takes."""
        return self.tr("+%n dummy card(s)", "", count)

    # Years

    def word_sky(self, year: int) -> str:
        """Heading of the sky at the end of a year."""
        return self.tr("The sky after year {year}").format(year=year)

    def won_in_year(self, won: Sequence[tuple[str, Sequence[Constellation]]]) -> str:
        """Return the new constellations of each player."""
        part = self.tr("{name}: {constellations}", "a player, and the constellations won")
        between = self.tr(" · ", "between several players on one line")
        return between.join(
            part.format(name=name, constellations=listed(map(CARDS.name, constellations)))
            for name, constellations in won
        )

    def markers(self, names: Sequence[str], ranking: Sequence[events.MarkerTaken]) -> str:
        """Return the new priority markers and the reason: the stars of the pool, in a tie the number on top."""
        stars = [taken.stars for taken in ranking]
        parts = []
        for taken in ranking:
            part = self.tr("{marker} {name} ★{stars}", "a priority marker, and the stars it was given for")
            if taken.top and stars.count(taken.stars) > 1:
                part = self.tr(
                    "{marker} {name} ★{stars}, top card {top}", "a priority marker and what it was given for"
                )
            parts.append(part.format(marker=taken.marker, name=names[taken.seat], stars=taken.stars, top=taken.top))
        between = self.tr(" · ", "between several priority markers on one line")
        return self.tr("Priority markers: {markers}").format(markers=between.join(parts))

    # The end

    def word_check(self) -> str:
        """Heading of the final check."""
        return self.tr("Enough stars?")

    def checked(self, name: str, need: int, have: int) -> str:
        """One player's final check."""
        if have < need:
            sentence = self.tr("{name} needs ★{need} and has ★{have}: ★{short} missing")
            return sentence.format(name=name, need=need, have=have, short=need - have)
        return self.tr("{name} needs ★{need} and has ★{have}: all shine").format(name=name, need=need, have=have)

    def turned(self, name: str, constellations: Sequence[str], need: int, have: int) -> str:
        """Constellations without light, and what those need that shine."""
        sentence = self.tr("{name} – turned over: {constellations} (now ★{need} needed, ★{have} at hand)")
        return sentence.format(name=name, constellations=listed(constellations), need=need, have=have)

    def objective(self, name: str, title: str, points: int) -> str:
        """An objective that is opened, and what it brings."""
        return self.tr("{name}: {objective}, {points}").format(name=name, objective=title, points=LABELS.points(points))

    def word_objectives(self) -> str:
        """Heading of the objectives."""
        return self.tr("Objectives")

    def word_end(self) -> str:
        """Heading of the result."""
        return self.tr("The journey is over")

    def broken(self, winner: str, constellation: str) -> str:
        """Return the winner among equals."""
        sentence = self.tr("Tied on points – highest constellation: {winner}, {constellation}")
        return sentence.format(winner=winner, constellation=constellation)

    def won(self, names: Sequence[str], points: int) -> str:
        """Return the winners."""
        return self.tr("First: {names}, {points}").format(names=together(names), points=LABELS.points(points))


BANNERS: Final = HoshiBanners()


class Story:
    """One sequence of events, in the order in which they happened."""

    def __init__(
        self,
        before: Whereabouts,
        after: Whereabouts,
        view: HoshiView,
        seat: int | None,
        names: Sequence[str],
        star_face: Callable[[int], ConstellationFace],
    ) -> None:
        """`before` and `after` have the places of cards, `star_face` is the look of a constellation in the sky."""
        self._before = before
        self._after = after
        self._view = view
        self._seat = seat
        self._names = names
        self._star_face = star_face
        self._step = 0
        self._just_won: frozenset[int] = frozenset()

    def staged(self, latest: Sequence[Event]) -> list[Cue | Beat]:
        """Return the staging of `latest`."""
        steps: list[Cue | Beat] = []
        self._just_won = frozenset(event.constellation for event in _of_kind(events.ConstellationWon, latest))
        for _, group in groupby(_chapters(latest), key=lambda pair: pair[0]):
            here = [event for _, event in group]
            made = list(self._chapter(here, more=here[-1] is not latest[-1]))
            if made:
                steps += made
                self._step = made[-1].step + 1
        return steps

    def _chapter(self, here: Sequence[Event], *, more: bool) -> Iterator[Cue | Beat]:
        match LOG.presentation(here[0]).part:
            case "auction" if isinstance(here[0], events.BidRevealed):
                yield from Auction(here, self._before, self._view, self._names, self._step).staged()
            case "sky":
                yield from self._sky(_of_kind(events.YearEnded, here))
            case "end":
                yield from Closing(here, self._view, self._names, self._step, self._just_won, self._seat).staged()
            case "markers":
                yield from self._markers(_of_kind(events.MarkerTaken, here))
            case _:
                for event in here:
                    yield from self._in_passing(event, more)

    def _in_passing(self, event: Event, more: bool) -> Iterator[Cue | Beat]:
        match event:
            case events.CardPooled() | events.CardShifted() | events.CardKept():
                yield from self._decided(event)
            case events.CardSet(seat, slot) if more and seat == self._seat:
                card, number = self._after.down.get((seat, slot), ""), self._view.rows[seat][slot]
                if card and number is not None:
                    down = SetFace(*bid_face(self._view, number), seat)
                    yield Beat(self._step, (event,), lasts="normal")
                    yield Cue(self._step, card, f"cell:{seat}:{slot}", "set", down, leaves=True)
            case events.ConstellationRevealed(number, slot) if more:
                place = bed(slot, self._view.slots[slot].index(number))
                yield Beat(self._step, (event,))
                face = self._star_face(number)
                yield Cue(self._step, "supply:deck", place, "constellation", face, stays=True, share=1.0)
            case events.DummiesTaken(seat, dummies) if dummies:
                dummy = bid_face(self._view, 0)
                yield Beat(self._step, (event,))
                yield Cue(
                    self._step, "supply:dummies", f"cards:{seat}", "bid", dummy, dummies, BANNERS.dummies(dummies)
                )

    def _decided(self, event: events.CardPooled | events.CardShifted | events.CardKept) -> Iterator[Cue | Beat]:
        """A lost card goes where its owner wants it, with a word for those who look on: in the place it leaves, so that
        it hides nothing."""
        seat, slot, own = event.seat, event.slot, event.seat == self._seat
        shift, share = (0.0, 0.0), 0.0
        match event:
            case events.CardPooled(stars=stars):
                target, word = f"pool:{seat}", BANNERS.word_pooled(stars)
            case events.CardShifted():
                target, word = f"cell:{seat}:{slot + 1}", BANNERS.word_shifted(slot + 1)
                if (seat, slot + 1) in self._before.down:
                    shift, share = _BESIDE
            case events.CardKept():
                target, word = "tray" if own else f"cards:{seat}", BANNERS.word_kept()
                shift = _END_OF_HAND if own else shift
        yield Beat(self._step, (event,), lasts="slow" if own else "flight", hold=None if own else "slow")
        yield Cue(self._step, f"cell:{seat}:{slot}", word="" if own else word)
        card = self._before.lying.get((seat, event.card), "")
        yield Cue(self._step, card, target, leaves=True, shift=shift, share=share)

    def _sky(self, ended: Sequence[events.YearEnded]) -> Iterator[Cue | Beat]:
        """The sky of the game comes, and the constellations of the year light up in it."""
        for event in ended:
            fresh = self._before.stars | self._just_won
            before, after = sky_face(self._view, hidden=fresh), sky_face(self._view, fresh)
            seats = [seat for seat, won in enumerate(self._view.won) if fresh & set(won)]
            won = [
                (self._names[seat], [self._view.constellation(one) for one in self._view.won[seat] if one in fresh])
                for seat in seats
            ]
            lights = (SCREEN,)
            banner, moment = Banner(BANNERS.word_sky(event.year), BANNERS.won_in_year(won)), "sky"
            yield Beat(self._step, (event,), moment, lights, banner, "turn")
            yield self._screen(0, SCREEN, before)
            yield Beat(self._step + 1, (), moment, lights, banner, "flight", "word", sound="star")
            yield self._screen(1, SCREEN, after)
            yield Beat(self._step + 2, (), moment, lights, banner, "quick")
            for face in (before, after):
                yield self._screen(2, "year", face)

    def _screen(self, later: int, target: str, face: SkyFace) -> Cue:
        """The sky appears on the stage and stays, or goes away to another piece."""
        stays = target == SCREEN
        share = SCREEN_SHARE if stays else 1.0
        step = self._step + later
        return Cue(step, SCREEN, target, "sky", face, stays=stays, share=share, sound="none")

    def _markers(self, ranking: Sequence[events.MarkerTaken]) -> Iterator[Cue | Beat]:
        """A new year: the markers go to their new owners."""
        lights = ["year"]
        for taken in ranking:
            lights += [f"seat:{taken.seat}", f"name:{taken.seat}", f"marker:{taken.marker}", f"poolstars:{taken.seat}"]
        year = LABELS.year(self._view.year)
        yield Beat(self._step, tuple(ranking), "year", tuple(lights), Banner(year), "slow")
        for taken in ranking:
            marker, place = f"marker:{taken.marker}", self._before.markers.get(taken.seat, "")
            if marker != place:
                yield Cue(self._step, marker, place, leaves=True)
            yield Cue(self._step, f"poolstars:{taken.seat}")
        owners, stars = Banner(year, BANNERS.markers(self._names, ranking)), [taken.stars for taken in ranking]
        yield Beat(self._step + 1, (), "year", tuple(lights), owners, hold="hold")
        for taken in ranking:
            if taken.top and stars.count(taken.stars) > 1:
                yield Cue(self._step + 1, f"pool:{taken.seat}", word=BANNERS.word_top(taken.top))


def _chapters(latest: Sequence[Event]) -> Iterator[tuple[tuple[str, int], Event]]:
    """Each event with what it belongs to: an auction by its slot, the end, new markers, or what happens in passing."""
    slot, passing = -1, 0
    for event in latest:
        part = LOG.presentation(event).part
        if part == "passing":
            passing += not isinstance(event, events.ConstellationRevealed | events.DummiesTaken)
            yield (type(event).__name__, passing), event
        else:
            slot = event.slot if isinstance(event, events.BidRevealed) else slot
            yield (part, slot if part == "auction" else 0), event


def _of_kind(kind: type[Happened], latest: Iterable[Event]) -> list[Happened]:
    return [event for event in latest if isinstance(event, kind)]


class Auction:
    """One slot on the stage, in these steps: its constellation grows; the bids are opened from the weakest to the
    highest; a tie is shown; the winner is seen; the constellation goes to its shelf; other gains of the win."""

    def __init__(
        self, latest: Sequence[Event], before: Whereabouts, view: HoshiView, names: Sequence[str], step: int
    ) -> None:
        """`latest` are those of one slot, `before` has the places of cards, the first step has number `step`."""
        self._events = latest
        self._before = before
        self._view = view
        self._names = names
        self._step = step - 1
        self._won = _of_kind(events.ConstellationWon, latest)
        self._bids = sorted(_of_kind(events.BidRevealed, latest), key=lambda event: -event.bid)
        """The highest first, among equals the better marker."""
        self._slot, self._winner = self._bids[0].slot, self._bids[0].seat
        self._title = BANNERS.auction(view, self._slot, [event.constellation for event in self._won])
        self._struck: int | None = None
        """The seat whose bid a better marker has struck last."""
        self._waiting = ""
        """The marker that has decided a tie and is still on its owner's card."""

    def staged(self) -> Iterator[Cue | Beat]:
        """All that is shown of the slot."""
        yield self._beat("normal")
        slot = f"slot:{self._slot}"
        yield Cue(self._step, slot, kind="slot", face=SlotFace("now"))
        for bid in self._bids:
            yield Cue(self._step, f"cell:{bid.seat}:{self._slot}", kind="cell", face=CellFace("now"))
        for won in self._won:
            yield Cue(self._step, f"star:{won.constellation}", stance="grows")
        for event in reversed(self._bids):
            yield from self._bid(event)
        for tie in _of_kind(events.BidTied, self._events):
            yield from self._tie(tie)
        yield from self._verdict()
        yield from self._prize()
        yield from self._extras()

    def _beat(
        self,
        lasts: Duration,
        latest: Sequence[Event] = (),
        sentence: str = "",
        *,
        hold: Duration | None = None,
        title: str = "",
        lights: Sequence[str] = (),
    ) -> Beat:
        """The next step."""
        self._step += 1
        stage = [f"slot:{self._slot}"]
        for event in self._bids:
            seat = event.seat
            stage += [f"cell:{seat}:{self._slot}", f"seat:{seat}", f"name:{seat}", self._before.markers[seat]]
        banner = Banner(title or self._title, sentence)
        return Beat(self._step, tuple(latest), f"slot {self._slot}", (*stage, *lights), banner, lasts, hold)

    def _bid(self, event: events.BidRevealed) -> Iterator[Cue | Beat]:
        """A seat's card turns over, and with cards that lie there already its sum counts up. The banner has the bids
        that are open by then."""
        yield self._beat("turn", [event], self._ranked(self._bids[self._bids.index(event) + 1 :]))
        seat, slot = event.seat, self._slot
        card = self._before.down.get((seat, slot))
        if card is not None and event.card >= 0:
            yield Cue(self._step, card, kind="bid", face=bid_face(self._view, event.card))
        total = f"total:{seat}:{slot}"
        if event.card < 0 and not event.moved:
            yield Cue(self._step, f"cell:{seat}:{slot}", word=BANNERS.word_no_card(), tone="muted")
            return
        cards = [*event.moved, event.card] if event.card >= 0 else [*event.moved]
        sums = [self._view.box.bid(cards[: count + 1]) for count in range(len(cards))]
        through = tuple(TotalFace(part) for part in sums[:-1])
        yield Cue(self._step, total, kind="total", face=TotalFace(event.bid), through=through)

    def _ranked(self, bids: Sequence[events.BidRevealed]) -> str:
        return BANNERS.ranked(
            [(self._names[one.seat], one.bid if one.card >= 0 or one.moved else None) for one in bids]
        )

    def _tie(self, event: events.BidTied) -> Iterator[Cue | Beat]:
        """The markers come to the equal cards, and the better one strikes the others."""
        losers = [seat for seat in event.seats if seat != event.winner]
        better = self._before.markers[event.winner]
        names, beaten = [self._names[seat] for seat in event.seats], sorted(map(self._marker, losers))
        sentence = BANNERS.tied(names, event.bid, self._marker(event.winner), beaten)
        yield self._beat("flight", [event], sentence, hold="word")
        for seat in event.seats:
            yield self._to_card(self._before.markers[seat], seat, _OVER_CARD)
        for seat in losers:
            yield self._beat("normal", (), sentence)
            yield from self._beaten()
            yield self._to_card(better, seat, _STRIKING)
            self._struck = seat
        self._waiting = better

    def _beaten(self) -> Iterator[Cue]:
        """Take back what the better marker has struck."""
        if self._struck is not None:
            yield from (Cue(self._step, card, stance="loses") for card in self._cards(self._bid_of(self._struck)))
            yield self._back(self._before.markers[self._struck])

    def _marker(self, seat: int) -> int:
        """The number of a seat's priority marker."""
        return int(self._before.markers[seat].partition(":")[2])

    def _bid_of(self, seat: int) -> events.BidRevealed:
        return next(event for event in self._bids if event.seat == seat)

    def _to_card(self, marker: str, seat: int, shift: tuple[float, float]) -> Cue:
        """A marker goes to a place on what a seat bids with."""
        cards = [*self._cards(self._bid_of(seat)), f"cell:{seat}:{self._slot}"]
        return Cue(self._step, marker, cards[0], leaves=True, share=_MARKER, shift=shift)

    def _back(self, marker: str) -> Cue:
        """A marker goes back to where it belongs."""
        return Cue(self._step, marker, marker, leaves=True, share=1.0)

    def _verdict(self) -> Iterator[Cue | Beat]:
        """The winner has a ring and a crown, all others lean."""
        yield self._beat("normal", self._won, self._ranked(self._bids), hold="word")
        yield from self._beaten()
        if self._waiting:
            yield self._to_card(self._waiting, self._winner, _OVER_CARD)
        beaten = {seat for tie in _of_kind(events.BidTied, self._events) for seat in tie.seats}
        for event in self._bids:
            wins = event.seat == self._winner
            if event.seat in beaten and not wins:
                continue
            for card in self._cards(event):
                yield Cue(self._step, card, stance="wins" if wins else "loses")
            if wins:
                face = TotalFace(event.bid, won=True)
                yield Cue(self._step, f"total:{event.seat}:{self._slot}", kind="total", face=face)
                yield Cue(self._step, f"seat:{event.seat}", stance="wins")

    def _cards(self, event: events.BidRevealed) -> list[str]:
        """The keys of what a seat bids with."""
        down = self._before.down.get((event.seat, self._slot))
        moved = [self._before.lying.get((event.seat, card), "") for card in event.moved]
        return [*([] if down is None or event.card < 0 else [down]), *moved]

    def _prize(self) -> Iterator[Cue | Beat]:
        """The constellation flies to its shelf; dummies go back."""
        shelf = f"shelf:{self._winner}"
        latest = [*_of_kind(events.CardsDiscarded, self._events), *_of_kind(events.DummyLost, self._events)]
        yield self._beat("flight", latest, self._ranked(self._bids), lights=[shelf])
        if self._waiting:
            yield self._back(self._waiting)
        for event in self._won:
            yield Cue(self._step, f"star:{event.constellation}", shelf, leaves=True)
        for lost in _of_kind(events.DummyLost, self._events):
            card = self._before.down.get((lost.seat, self._slot), "")
            yield Cue(self._step, card, "supply:dummies", "bid", bid_face(self._view, 0), hides=card)

    def _extras(self) -> Iterator[Cue | Beat]:
        """Yield other gains of the win: a supernova, stardust."""
        shelf, pool = f"shelf:{self._winner}", f"pool:{self._winner}"
        name = self._names[self._winner]
        for nova in _of_kind(events.SupernovaTaken, self._events):
            sentence = BANNERS.supernova(name, nova.season)
            lights = (shelf, f"nova:{nova.season}")
            yield self._beat("flight", [nova], sentence, hold="word", title=BANNERS.word_supernova(), lights=lights)
            yield Cue(self._step, f"nova:{nova.season}", shelf, leaves=True)
        for dust in _of_kind(events.StardustTaken, self._events):
            sentence, heading = BANNERS.stardust(name, left=True), LABELS.supply("stardust")
            yield self._beat("flight", [dust], sentence, hold="word", title=heading, lights=(pool,))
            yield Cue(self._step, "supply:stardust", pool, "stardust", StardustFace(), stays=True)
        for none in _of_kind(events.StardustUsedUp, self._events):
            sentence, heading = BANNERS.stardust(name, left=False), LABELS.supply("stardust")
            yield self._beat("normal", [none], sentence, hold="word", title=heading, lights=("supply:stardust",))
            yield Cue(self._step, "supply:stardust")


class Closing:
    """Three moments: the check of the stars seat by seat, the objectives seat by seat, the winner."""

    def __init__(
        self,
        latest: Sequence[Event],
        view: HoshiView,
        names: Sequence[str],
        step: int,
        just_won: frozenset[int],
        seat: int | None,
    ) -> None:
        """The first step has number `step`. Constellations `just_won` are still on their way: they cannot turn over.
        `seat` looks on."""
        self._seat = seat
        self._events = latest
        self._view = view
        self._names = names
        self._step = step - 1
        self._just_won = just_won

    def staged(self) -> Iterator[Cue | Beat]:
        """All that is shown of the end."""
        turned = _of_kind(events.TurnedOver, self._events)
        for check in _of_kind(events.Checked, self._events):
            yield from self._check(check)
            yield from self._turned(check, [event for event in turned if event.seat == check.seat])
        for shown in _of_kind(events.ObjectiveShown, self._events):
            yield from self._objective(shown)
        for tie in _of_kind(events.TieBroken, self._events):
            yield from self._tie(tie)
        for end in _of_kind(events.Finished, self._events):
            yield from self._finished(end)

    def _beat(
        self,
        moment: str,
        latest: Sequence[Event],
        title: str,
        sentence: str,
        lights: Sequence[str],
        lasts: Duration = "turn",
        hold: Duration | None = "word",
    ) -> Beat:
        self._step += 1
        return Beat(self._step, tuple(latest), moment, tuple(lights), Banner(title, sentence), lasts, hold)

    def _stage(self, seat: int) -> list[str]:
        """Return the keys of the seat in question."""
        return [f"seat:{seat}", f"name:{seat}", f"light:{seat}", f"points:{seat}", f"shelf:{seat}", f"pool:{seat}"]

    def _check(self, event: events.Checked) -> Iterator[Cue | Beat]:
        seat = event.seat
        hold: Duration = "word" if event.have < event.need else "slow"
        yield self._beat("check", [event], BANNERS.word_check(), self._checked(event), self._stage(seat), hold=hold)
        yield Cue(self._step, f"light:{seat}")
        yield Cue(self._step, f"poolstars:{seat}")

    def _checked(self, event: events.Checked) -> str:
        return BANNERS.checked(self._names[event.seat], event.need, event.have)

    def _turned(self, check: events.Checked, latest: Sequence[events.TurnedOver]) -> Iterator[Cue | Beat]:
        """All constellations without light of one seat, together; when they lie there they are named."""
        if not latest:
            return
        seat, title = check.seat, BANNERS.word_check()
        cards = [CARDS.name(self._view.constellation(event.constellation)) for event in latest]
        sentence = BANNERS.turned(self._names[seat], cards, latest[-1].need, latest[-1].have)
        yield self._beat("check", latest, title, self._checked(check), self._stage(seat), hold=None)
        for number in (event.constellation for event in latest):
            if number not in self._just_won:
                yield Cue(self._step, f"star:{number}", kind="turned", face=turned_face(self._view, number))
        yield self._beat("check", (), title, sentence, self._stage(seat), hold="hold")

    def _objective(self, event: events.ObjectiveShown) -> Iterator[Cue | Beat]:
        seat = event.seat
        face = objective_face(self._view, event.objective)
        sentence = BANNERS.objective(self._names[seat], face.title, event.points)
        lights = (*self._stage(seat), f"objective:{seat}")
        title = BANNERS.word_objectives()
        yield self._beat("objectives", [event], title, self._names[seat], lights, hold=None)
        word = "+" + LABELS.points(event.points) if event.points else ""
        yield Cue(self._step, f"objective:{seat}", kind="objective", face=face, word=word, tone="good")
        yield Cue(
            self._step, f"points:{seat}", kind="score", face=score_face(self._view.points[seat], own=seat == self._seat)
        )
        yield self._beat("objectives", (), title, sentence, lights, hold="word" if event.points else "slow")

    def _tie(self, event: events.TieBroken) -> Iterator[Cue | Beat]:
        constellation = CARDS.constellation(self._view, event.constellation)
        sentence = BANNERS.broken(self._names[event.winner], constellation)
        lights = [key for seat in event.seats for key in self._stage(seat)]
        yield self._beat("winner", [event], BANNERS.word_end(), sentence, lights, hold="hold")
        for seat in event.seats:
            shining = set(self._view.won[seat]) - set(self._view.turned[seat])
            for highest in sorted(shining)[-1:]:
                word, star = CARDS.constellation(self._view, highest), f"star:{highest}"
                yield Cue(self._step, star, word=word, stance="wins" if seat == event.winner else "")

    def _finished(self, event: events.Finished) -> Iterator[Cue | Beat]:
        sentence = BANNERS.won([self._names[seat] for seat in event.winners], event.points)
        lights = [key for seat in event.winners for key in self._stage(seat)]
        yield self._beat("winner", [event], BANNERS.word_end(), sentence, lights, "normal", "hold")
        for seat in event.winners:
            yield Cue(self._step, f"seat:{seat}", stance="wins")
            yield Cue(self._step, f"points:{seat}", stance="wins")
