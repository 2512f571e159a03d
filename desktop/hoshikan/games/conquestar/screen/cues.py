"""Staging of the events of a round, and their pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.conquestar.rules import events
from hoshikan.games.conquestar.rules.field import CELL_NAMES
from hoshikan.games.conquestar.rules.view import ConquestarView
from hoshikan.games.conquestar.screen.banners import BANNERS
from hoshikan.games.conquestar.screen.faces import BackFace, MarkFace, PurseFace, ScoreFace, StarFace, VerbFace
from hoshikan.games.conquestar.screen.labels import LABELS
from hoshikan.games.conquestar.screen.layout import mark_place
from hoshikan.ui.board.table.model import Banner, Beat, Cue, Duration

Staged = Cue | Beat
_STAGED: Final = (
    events.Revealed,
    events.Traded,
    events.Developed,
    events.InvasionTied,
    events.Outbid,
    events.CouldNotPay,
    events.Paid,
    events.Conquered,
)


def is_moment(event: Event) -> bool:
    """True if an event belongs to the reveal or to the result of a star."""
    return isinstance(event, _STAGED)


class RoundStory:
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
        for event in latest:
            self._purses = _paid_back(event, self._purses)
        self._step = 0

    def staged(self) -> list[Staged]:
        """All that is shown of the events."""
        if not self._plans:
            return []
        steps = list(self._reveal())
        for cell in sorted({plan.cell for plan in self._plans.values()}):
            here = [event for event in self._events if getattr(event, "cell", None) == cell]
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

    def _beat(self, cell: int, latest: Sequence[Event], banner: Banner, *, lasts: Duration, hold: Duration) -> Beat:
        """The next step, on the stage of a star and all who came there."""
        self._step += 1
        visitors = (f"seat:{seat}" for seat, plan in self._plans.items() if plan.cell == cell)
        lights = (_star(cell), *visitors)
        return Beat(self._step, tuple(latest), f"star {cell}", lights, banner, lasts, hold)

    def _banner(self, cell: int, sentence: str, *, failed: bool = False) -> Banner:
        return Banner(LABELS.star(cell, self._view), sentence, "bad" if failed else "gold")

    def _named(self, seats: Sequence[int]) -> list[str]:
        return [self._names[seat] for seat in seats]

    # What becomes of a star

    def _trade(self, cell: int, here: Sequence[Event]) -> Iterator[Staged]:
        traded = [event for event in here if isinstance(event, events.Traded)]
        developed = [event for event in here if isinstance(event, events.Developed)]
        if not traded:
            return
        banner = self._banner(cell, BANNERS.trade(self._named([event.seat for event in traded]), traded[0].income))
        yield self._beat(cell, (*traded, *developed), banner, lasts="slow", hold="turn" if len(traded) == 1 else "word")
        for event in traded:
            purse = f"purse:{event.seat}"
            yield Cue(self._step, "supply", purse, "coin", "", event.income)
            yield self._purse(event.seat, event.income)
            yield Cue(self._step, f"seat:{event.seat}", word=f"+{event.income}", tone="good")
        for growth in developed:
            star = _star(cell)
            yield Cue(self._step, "supply", star, "coin", "", growth.added, f"+{growth.added}")
            yield Cue(self._step, star, kind="star", face=self._star_face(cell, growth.total))

    def _invasion(self, cell: int, here: Sequence[Event]) -> Iterator[Staged]:
        outbid = [event for event in here if isinstance(event, events.Outbid)]
        for event in here:
            if isinstance(event, events.InvasionTied):
                banner = self._banner(cell, BANNERS.tied(self._named(event.seats), event.coins), failed=True)
                yield self._beat(cell, (event,), banner, lasts="slow", hold="hold")
                yield Cue(self._step, _star(cell))
                yield from self._failed(event.seats, BANNERS.word_tied())
            elif isinstance(event, events.CouldNotPay):
                banner = self._banner(
                    cell, BANNERS.cannot_pay(self._names[event.seat], event.cost, event.coins), failed=True
                )
                yield self._beat(cell, (*outbid, event), banner, lasts="slow", hold="hold")
                yield Cue(self._step, f"purse:{event.seat}")
                yield from self._failed((event.seat,), BANNERS.word_cannot_pay())
                yield from self._failed([other.seat for other in outbid], BANNERS.word_outbid())
            elif isinstance(event, events.Paid):
                yield from self._paid(event, outbid)
            elif isinstance(event, events.Conquered):
                yield from self._conquered(event)

    def _paid(self, event: events.Paid, outbid: Sequence[events.Outbid]) -> Iterator[Staged]:
        shut_out = [other.seat for other in outbid]
        sentence = BANNERS.pays(self._names[event.seat], event.cost)
        if shut_out:
            sentence = BANNERS.outbids(self._names[event.seat], self._named(shut_out))
        banner = self._banner(event.cell, sentence)
        yield self._beat(event.cell, (*outbid, event), banner, lasts="slow", hold="word" if shut_out else "turn")
        purse = f"purse:{event.seat}"
        if event.cost:
            yield Cue(self._step, purse, "supply", "coin", "", event.cost)
        yield self._purse(event.seat, -event.cost, f"−{event.cost}")
        yield from self._failed(shut_out, BANNERS.word_outbid())

    def _conquered(self, event: events.Conquered) -> Iterator[Staged]:
        star, seat = _star(event.cell), event.seat
        banner = self._banner(event.cell, BANNERS.takes(self._names[seat], event.value, event.coins))
        yield self._beat(event.cell, (event,), banner, lasts="flight", hold="word")
        bare, word = self._star_face(event.cell, 0), BANNERS.word_points(event.value)
        yield Cue(self._step, star, f"seat:{seat}", "star", bare, leaves=True, word=word)
        yield Cue(self._step, f"points:{seat}", kind="score", face=ScoreFace(self._view.points[seat]))
        if event.coins:
            yield Cue(self._step, star, f"purse:{seat}", "coin", "", event.coins, f"+{event.coins}")
            yield self._purse(seat, event.coins)

    def _failed(self, seats: Sequence[int], word: str) -> Iterator[Cue]:
        for seat in seats:
            yield Cue(self._step, f"seat:{seat}", word=word, tone="bad")

    def _purse(self, seat: int, change: int, caption: str = "") -> Cue:
        self._purses[seat] += change
        return Cue(self._step, f"purse:{seat}", kind="purse", face=PurseFace(self._purses[seat]), caption=caption)


def _paid_back(event: Event, purses: Sequence[int]) -> list[int]:
    """The purses without what `event` changed."""
    before = list(purses)
    if isinstance(event, events.Traded):
        before[event.seat] -= event.income
    elif isinstance(event, events.Paid):
        before[event.seat] += event.cost
    elif isinstance(event, events.Conquered):
        before[event.seat] -= event.coins
    return before


def keys_of(event: Event) -> frozenset[str]:
    """The star and the seats an event is about."""
    keys: set[str] = set()
    cell = getattr(event, "cell", None)
    if isinstance(cell, int):
        keys.add(_star(cell))
    seat = getattr(event, "seat", None)
    if isinstance(seat, int):
        keys.add(f"seat:{seat}")
    if isinstance(event, events.InvasionTied):
        keys.update(f"seat:{seat}" for seat in event.seats)
    if isinstance(event, events.LineEmptied):
        keys.add(f"line:{event.line}")
    return frozenset(keys)


def _star(cell: int) -> str:
    return "star:" + CELL_NAMES[cell]
