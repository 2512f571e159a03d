"""The end of 星を渡る on the table: whose stars suffice, what is turned over, what objectives bring, who has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.hoshi_wo_wataru.rules import events
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.games.hoshi_wo_wataru.screen.banners import BANNERS
from hoshikan.games.hoshi_wo_wataru.screen.labels import CARDS, LABELS
from hoshikan.games.hoshi_wo_wataru.screen.rows import score_face
from hoshikan.games.hoshi_wo_wataru.screen.scenery import objective_face, turned_face
from hoshikan.ui.board.table.model import Banner, Beat, Cue, Duration

EVENTS: Final = (
    events.Checked,
    events.TurnedOver,
    events.ObjectiveShown,
    events.TieBroken,
    events.Finished,
)


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
        turned = [event for event in self._events if isinstance(event, events.TurnedOver)]
        for event in self._events:
            if isinstance(event, events.Checked):
                yield from self._check(event)
                yield from self._turned(event, [other for other in turned if other.seat == event.seat])
        for event in self._events:
            if isinstance(event, events.ObjectiveShown):
                yield from self._objective(event)
        for event in self._events:
            if isinstance(event, events.TieBroken):
                yield from self._tie(event)
            elif isinstance(event, events.Finished):
                yield from self._finished(event)

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
        yield Cue(self._step, f"star:{event.constellation}", stance="wins")

    def _finished(self, event: events.Finished) -> Iterator[Cue | Beat]:
        sentence = BANNERS.won([self._names[seat] for seat in event.winners], event.points)
        lights = [key for seat in event.winners for key in self._stage(seat)]
        yield self._beat("winner", [event], BANNERS.word_end(), sentence, lights, "normal", "hold")
        for seat in event.winners:
            yield Cue(self._step, f"seat:{seat}", stance="wins")
            yield Cue(self._step, f"points:{seat}", stance="wins")
