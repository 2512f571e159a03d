"""How events are shown, and which pieces they are about."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from hoshikan.engine import Event
from hoshikan.games.hoshi_wo_wataru.rules import events as happened
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.faces import StardustFace
from hoshikan.games.hoshi_wo_wataru.screen.keys import Whereabouts
from hoshikan.games.hoshi_wo_wataru.screen.scenery import bid_face, objective_face, turned_face
from hoshikan.ui.table.model import Cue


class CueSequence:
    """The cues for one sequence of events. A slot takes up to three steps: all bids are turned over, a tie is told, the
    constellation is won; the cards themselves move when the table settles."""

    def __init__(self, before: Whereabouts, view: HoshiView, seat: int | None) -> None:
        self._before = before
        self._view = view
        self._seat = seat
        self._step = 0
        self._told: list[Cue] = []

    def cues(self, events: Sequence[Event]) -> list[Cue]:
        """What to show of `events`, in their order."""
        more = any(isinstance(event, happened.BidRevealed) for event in events)
        before: type[Event] | None = None
        for event in events:
            if self._told and type(event) is not before:
                self._step = self._told[-1].step + 1
            before = type(event)
            self._told += self._decided(event, more) or self._bidding(event) or self._closing(event)
        return self._told

    def _cue(
        self, source: str, target: str = "", kind: str = "", face: Hashable = "", count: int = 1, caption: str = ""
    ) -> list[Cue]:
        stays = kind == "bid" and bool(target)
        return [Cue(self._step, source, target, kind, face, count, caption, stays)]

    def _decided(self, event: Event, more: bool) -> list[Cue]:
        """A lost card leaves; when nothing more follows, the table itself shows where it goes."""
        if isinstance(event, happened.CardPooled | happened.CardShifted | happened.CardKept):
            card = self._before.lying.get((event.seat, event.card), "")
            if isinstance(event, happened.CardPooled):
                target, caption = f"pool:{event.seat}", f"+{event.stars}"
            elif isinstance(event, happened.CardShifted):
                target, caption = f"cell:{event.seat}:{event.slot + 1}", ""
            elif event.seat == self._seat:
                target, caption = "tray", ""
            else:
                target, caption = f"cards:{event.seat}", ""
            if more:
                return [Cue(self._step, card, target, caption=caption, leaves=True)]
            return self._cue(target, caption=caption) if caption else []
        return []

    def _bidding(self, event: Event) -> list[Cue]:
        if isinstance(event, happened.BidRevealed):
            card = self._before.down.get((event.seat, event.slot))
            if event.card < 0 or card is None:
                cell = f"cell:{event.seat}:{event.slot}"
                return self._cue(cell, caption=str(event.bid)) if event.moved else []
            return self._cue(card, kind="bid", face=bid_face(self._view, event.card), caption=str(event.bid))
        if isinstance(event, happened.BidTied):
            return [cue for seat in event.seats for cue in self._cue(f"cell:{seat}:{event.slot}", caption="=")]
        if isinstance(event, happened.ConstellationWon):
            star = Cue(self._step, f"star:{event.constellation}", f"shelf:{event.seat}", leaves=True)
            return [star, *self._cue(f"seat:{event.seat}")]
        if isinstance(event, happened.SupernovaTaken):
            return [Cue(self._step, f"nova:{event.season}", f"shelf:{event.seat}", leaves=True)]
        if isinstance(event, happened.StardustTaken):
            return self._cue("supply:stardust", f"pool:{event.seat}", "stardust", StardustFace(), caption="★")
        if isinstance(event, happened.DummyLost):
            card = self._before.down.get((event.seat, event.slot), "")
            return self._cue(card, "supply:dummies", "bid", bid_face(self._view, 0))
        if isinstance(event, happened.DummiesTaken) and event.dummies:
            face = bid_face(self._view, 0)
            return self._cue("supply:dummies", f"cards:{event.seat}", "bid", face, event.dummies, f"+{event.dummies}")
        return []

    def _closing(self, event: Event) -> list[Cue]:
        if isinstance(event, happened.Checked):
            return self._cue(f"light:{event.seat}", caption=f"{event.have}/{event.need}")
        if isinstance(event, happened.TurnedOver):
            face = turned_face(self._view, event.constellation)
            return self._cue(f"star:{event.constellation}", kind="turned", face=face)
        if isinstance(event, happened.ObjectiveShown):
            shown = objective_face(self._view, event.objective)
            return self._cue(f"objective:{event.seat}", kind="objective", face=shown, caption=f"+{event.points}")
        if isinstance(event, happened.Finished):
            return [cue for seat in event.winners for cue in self._cue(f"seat:{seat}")]
        return []
