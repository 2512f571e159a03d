"""Staging of events: a lost card in passing, an auction, a new year and the end on the stage."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from hoshikan.engine import Event
from hoshikan.games.hoshi_wo_wataru.rules import events
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.games.hoshi_wo_wataru.screen import auction, closing
from hoshikan.games.hoshi_wo_wataru.screen.auction import Auction
from hoshikan.games.hoshi_wo_wataru.screen.banners import BANNERS
from hoshikan.games.hoshi_wo_wataru.screen.closing import Closing
from hoshikan.games.hoshi_wo_wataru.screen.faces import ConstellationFace, SetFace
from hoshikan.games.hoshi_wo_wataru.screen.keys import Whereabouts
from hoshikan.games.hoshi_wo_wataru.screen.labels import LABELS
from hoshikan.games.hoshi_wo_wataru.screen.scenery import bed, bid_face
from hoshikan.ui.board.table.model import Banner, Beat, Cue

_BESIDE = ((0.34, 0.18), 0.3)
"""Place and width of a card that comes to another one in its slot, as shares of the place: both can be read."""
_END_OF_HAND = (0.45, 0.0)


def is_moment(event: Event) -> bool:
    """True if an event belongs to an auction, to the new markers or to the end."""
    quiet = events.CardsDiscarded | events.DummyLost
    staged = (*auction.EVENTS, *closing.EVENTS, events.MarkerTaken)
    return isinstance(event, staged) and not isinstance(event, quiet)


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
        won = (event for event in latest if isinstance(event, events.ConstellationWon))
        self._just_won = frozenset(event.constellation for event in won)
        for _, group in groupby(_chapters(latest), key=lambda pair: pair[0]):
            here = [event for _, event in group]
            made = list(self._chapter(here, more=here[-1] is not latest[-1]))
            if made:
                steps += made
                self._step = made[-1].step + 1
        return steps

    def _chapter(self, here: Sequence[Event], *, more: bool) -> Iterator[Cue | Beat]:
        first = here[0]
        if isinstance(first, events.BidRevealed):
            yield from Auction(here, self._before, self._view, self._names, self._step).staged()
        elif isinstance(first, closing.EVENTS):
            yield from Closing(here, self._view, self._names, self._step, self._just_won, self._seat).staged()
        elif isinstance(first, events.MarkerTaken):
            yield from self._markers([event for event in here if isinstance(event, events.MarkerTaken)])
        else:
            for event in here:
                yield from self._in_passing(event, more)

    def _in_passing(self, event: Event, more: bool) -> Iterator[Cue | Beat]:
        if isinstance(event, events.CardPooled | events.CardShifted | events.CardKept):
            yield from self._decided(event)
        elif isinstance(event, events.CardSet) and more:
            card, number = self._after.down.get((event.seat, event.slot), ""), self._view.rows[event.seat][event.slot]
            if event.seat == self._seat and card and number is not None:
                down = SetFace(*bid_face(self._view, number), event.seat)
                yield Beat(self._step, (event,), lasts="normal")
                yield Cue(self._step, card, f"cell:{event.seat}:{event.slot}", "set", down, leaves=True)
        elif isinstance(event, events.ConstellationRevealed) and more:
            face, lie = self._star_face(event.constellation), self._view.slots[event.slot]
            place = bed(event.slot, lie.index(event.constellation))
            yield Beat(self._step, (event,))
            yield Cue(self._step, "supply:deck", place, "constellation", face, stays=True, share=1.0)
        elif isinstance(event, events.DummiesTaken) and event.dummies:
            dummy, cards = bid_face(self._view, 0), f"cards:{event.seat}"
            yield Beat(self._step, (event,))
            yield Cue(self._step, "supply:dummies", cards, "bid", dummy, event.dummies, f"+{event.dummies}")

    def _decided(self, event: events.CardPooled | events.CardShifted | events.CardKept) -> Iterator[Cue | Beat]:
        """A lost card goes where its owner wants it, with a word for those who look on: in the place it leaves, so that
        it hides nothing."""
        card, own = self._before.lying.get((event.seat, event.card), ""), event.seat == self._seat
        if isinstance(event, events.CardPooled):
            target, word = f"pool:{event.seat}", BANNERS.word_pooled(event.stars)
        elif isinstance(event, events.CardShifted):
            target, word = f"cell:{event.seat}:{event.slot + 1}", BANNERS.word_shifted(event.slot + 1)
        else:
            target, word = "tray" if own else f"cards:{event.seat}", BANNERS.word_kept()
        yield Beat(self._step, (event,), lasts="slow" if own else "flight", hold=None if own else "slow")
        yield Cue(self._step, f"cell:{event.seat}:{event.slot}", word="" if own else word)
        shift, share = (0.0, 0.0), 0.0
        if isinstance(event, events.CardShifted) and (event.seat, event.slot + 1) in self._before.down:
            shift, share = _BESIDE
        elif target == "tray":
            shift = _END_OF_HAND
        yield Cue(self._step, card, target, leaves=True, shift=shift, share=share)

    def _markers(self, ranking: Sequence[events.MarkerTaken]) -> Iterator[Cue | Beat]:
        """A new year: the markers go to their new owners."""
        lights = ["year"]
        for taken in ranking:
            lights += [f"seat:{taken.seat}", f"name:{taken.seat}", f"marker:{taken.marker}", f"poolstars:{taken.seat}"]
        year = LABELS.year(self._view.year)
        yield Beat(self._step, tuple(ranking), "year", tuple(lights), Banner(year), "slow", "turn")
        for taken in ranking:
            marker, place = f"marker:{taken.marker}", self._before.markers.get(taken.seat, "")
            if marker != place:
                yield Cue(self._step, marker, place, leaves=True)
            yield Cue(self._step, f"poolstars:{taken.seat}")
        owners = Banner(year, BANNERS.markers(self._names, ranking))
        yield Beat(self._step + 1, (), "year", tuple(lights), owners, hold="banner")


def _chapters(latest: Sequence[Event]) -> Iterator[tuple[tuple[str, int], Event]]:
    """Each event with what it belongs to: an auction by its slot, the end, new markers, or what happens in passing."""
    slot, passing = -1, 0
    for event in latest:
        if isinstance(event, auction.EVENTS):
            slot = event.slot if isinstance(event, events.BidRevealed) else slot
            yield ("auction", slot), event
        elif isinstance(event, closing.EVENTS):
            yield ("end", 0), event
        elif isinstance(event, events.MarkerTaken):
            yield ("markers", 0), event
        else:
            kinds = events.ConstellationRevealed, events.DummiesTaken
            passing += not isinstance(event, kinds)
            yield (type(event).__name__, passing), event
