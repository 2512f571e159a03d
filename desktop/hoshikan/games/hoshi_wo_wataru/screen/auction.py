"""The great moment of 星を渡る: the cards in a slot turn over, the weakest first, and its constellation is won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from hoshikan.engine import Event
from hoshikan.games.hoshi_wo_wataru.rules import events
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.banners import BANNERS
from hoshikan.games.hoshi_wo_wataru.screen.faces import CellFace, SlotFace, StardustFace, TotalFace
from hoshikan.games.hoshi_wo_wataru.screen.keys import Whereabouts
from hoshikan.games.hoshi_wo_wataru.screen.scenery import bid_face
from hoshikan.ui.board.table.model import Banner, Beat, Cue, Duration

EVENTS: Final = (
    events.BidRevealed,
    events.BidTied,
    events.ConstellationWon,
    events.SupernovaTaken,
    events.CardsDiscarded,
    events.StardustTaken,
    events.StardustUsedUp,
    events.DummyLost,
)
Happened = TypeVar("Happened", bound=Event)


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
        self._slot = next(event.slot for event in latest if isinstance(event, events.BidRevealed))
        self._won = self._all(events.ConstellationWon)
        self._bids = sorted(self._all(events.BidRevealed), key=lambda event: -event.bid)
        """The highest first, among equals the better marker."""
        self._winner = self._bids[0].seat
        self._title = BANNERS.auction(view, self._slot, [event.constellation for event in self._won])

    def _all(self, kind: type[Happened]) -> list[Happened]:
        return [event for event in self._events if isinstance(event, kind)]

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
        for tie in self._all(events.BidTied):
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
        sentence = BANNERS.tied([self._names[seat] for seat in event.seats], event.bid, self._names[event.winner])
        yield self._beat("normal", [event], sentence, hold="hold")
        for seat in event.seats:
            yield Cue(self._step, self._before.markers[seat], stance="wins" if seat == event.winner else "")

    def _verdict(self) -> Iterator[Cue | Beat]:
        """The winner has a ring and a crown, all others lean."""
        yield self._beat("normal", self._won, self._ranked(self._bids), hold="hold")
        for event in self._bids:
            wins = event.seat == self._winner
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
        latest = [*self._all(events.CardsDiscarded), *self._all(events.DummyLost)]
        yield self._beat("flight", latest, self._ranked(self._bids), lights=[shelf])
        for event in self._won:
            yield Cue(self._step, f"star:{event.constellation}", shelf, leaves=True)
        for lost in self._all(events.DummyLost):
            card = self._before.down.get((lost.seat, self._slot), "")
            yield Cue(self._step, card, "supply:dummies", "bid", bid_face(self._view, 0), hides=card)

    def _extras(self) -> Iterator[Cue | Beat]:
        """Yield other gains of the win: a supernova, stardust."""
        shelf, pool = f"shelf:{self._winner}", f"pool:{self._winner}"
        name = self._names[self._winner]
        for nova in self._all(events.SupernovaTaken):
            sentence = BANNERS.supernova(name, nova.season)
            lights = (shelf, f"nova:{nova.season}")
            yield self._beat("flight", [nova], sentence, hold="word", title=BANNERS.word_supernova(), lights=lights)
            yield Cue(self._step, f"nova:{nova.season}", shelf, leaves=True)
        for dust in self._all(events.StardustTaken):
            sentence, heading = BANNERS.stardust(name, left=True), BANNERS.word_stardust()
            yield self._beat("flight", [dust], sentence, hold="word", title=heading, lights=(pool,))
            yield Cue(self._step, "supply:stardust", pool, "stardust", StardustFace(), stays=True)
        for none in self._all(events.StardustUsedUp):
            sentence, heading = BANNERS.stardust(name, left=False), BANNERS.word_stardust()
            yield self._beat("normal", [none], sentence, hold="word", title=heading, lights=("supply:stardust",))
            yield Cue(self._step, "supply:stardust")
