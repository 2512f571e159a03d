"""Review without widgets: the decisions of a finished match, how good they were, and what was luck."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QObject

from hoshikan.engine import Match
from hoshikan.teaching.mistakes import mistakes
from hoshikan.teaching.review import Judged, Kept, Review
from hoshikan.ui.board.match.advisor import Reviewer, key_of
from hoshikan.ui.board.match.seating import human_seats, played
from hoshikan.ui.board.session import Command, Enter, GoTo, Play, Practise, SetUp
from hoshikan.ui.features.replay.session import (
    Moment,
    PastMatchSession,
    PastMatchState,
    course_of,
    silence,
)

KEY = "review"
"""Key of the notice about an engine that does not answer."""


class StartReview(Command, frozen=True):
    """Review the match, or the rest of it."""


class StopReview(Command, frozen=True):
    """Leave the review for another time."""


class ShowDecision(Command, frozen=True):
    """Show the position before the decision at `ply`, with the played action and the best one."""

    ply: int


class ChoosePerson(Command, frozen=True):
    """Show the results of the person at `seat`."""

    seat: int


class LearnMistakes(Command, frozen=True):
    """Try the positions before the mistakes of the chosen person."""


class OpenReplay(Command, frozen=True):
    """Go to the replay of the match."""


class ReviewState(PastMatchState, frozen=True, kw_only=True):
    """The known part of a review, and the decision on the table."""

    kept: Kept
    going: bool = False
    """True while the review is under way, or waits for others."""
    reached: int = 0
    """The ply that the review under way has come to."""
    failed: bool = False
    """True if the engine did not answer."""
    person: int
    """The seat whose decisions are shown."""
    shown: Judged | None = None

    @property
    def review(self) -> Review:
        """Return the results."""
        return Review(self.kept)


class ReviewSession(PastMatchSession[ReviewState]):
    """Begins a review when entered, unless one is stored. It goes on after the session; only StopReview ends it."""

    def __init__(
        self, match: Match, reviewer: Reviewer, player_name: Callable[[], str], parent: QObject | None = None
    ) -> None:
        match = played(match, len(match.actions))
        people = tuple(sorted(human_seats(match)))
        self._reviewer, self._key, self._begun = reviewer, key_of(match), False
        start = ReviewState(
            view=match.state.view(None),
            ply=match.ply,
            course=course_of(match, range(match.ply + 1)),
            kept=Kept(match.ply, people),
            person=people[0],
        )
        super().__init__(match, start, player_name, parent)
        self._stored = reviewer.kept(match)
        self._refresh()
        reviewer.grew.connect(self._on_grown)
        reviewer.ended.connect(self._on_ended)
        reviewer.failed.connect(self._on_failed)

    def dispatch(self, command: Command) -> None:
        match command:
            case Enter():
                begun, self._begun = self._begun, True
                if not begun:
                    self._start()
            case StartReview():
                self._start()
            case StopReview():
                self._reviewer.cancel(self._key)
            case ChoosePerson(seat):
                self._set(person=seat)
            case ShowDecision(ply):
                self._show(next(one for one in self.state.kept.judged if one.ply == ply))
            case GoTo(ply):
                if self.state.kept.judged:
                    self._show(min(self.state.kept.judged, key=lambda one: abs(one.ply - ply)))
            case Play():
                # Only the two actions of the decision can be picked, to see them: nothing is played.
                self._set(change=self.state.change + 1)
            case _:
                self._leave_by(command)

    def close(self) -> None:
        self._reviewer.grew.disconnect(self._on_grown)
        self._reviewer.ended.disconnect(self._on_ended)
        self._reviewer.failed.disconnect(self._on_failed)

    def _leave_by(self, command: Command) -> None:
        shown = self.state.shown
        match command:
            case Practise(level) if shown is not None:
                self._practise(shown.seat, level)
            case SetUp() if shown is not None:
                self._set_up(shown.seat)
            case LearnMistakes():
                if stack := mistakes(self.match, self.state.review, self.state.person):
                    self.page_wanted.emit("exercise", (stack,))
            case OpenReplay():
                self.page_wanted.emit("replay", (self.match,))

    def _show(self, one: Judged) -> None:
        self._change(
            replace(
                self.state,
                view=self.match.position(one.ply).view(one.seat),
                seat=one.seat,
                actions=tuple(dict.fromkeys((one.best, one.played))),
                hinted=(one.best,),
                change=self.state.change + 1,
                ply=one.ply,
                shown=one,
            )
        )

    def _start(self) -> None:
        self.settled.emit(KEY)
        self._reviewer.request(self.match)
        self._refresh(failed=False)

    def _on_grown(self, key: str) -> None:
        if key == self._key:
            self._refresh()

    def _on_ended(self, key: str) -> None:
        if key == self._key:
            self._stored = self._reviewer.kept(self.match)
            self._refresh()

    def _on_failed(self, key: str) -> None:
        if key == self._key:
            self._stored = self._reviewer.kept(self.match)
            self._refresh(failed=True)
            self.noticed.emit(silence(KEY, self._start, here=True))

    def _refresh(self, **fields: bool) -> None:
        """Take over what is known now."""
        now, growing = self.state, self._reviewer.growing(self._key)
        kept = growing.kept if growing is not None else self._stored or Kept(self.match.ply, now.kept.people)
        self._set(
            kept=kept,
            going=self._reviewer.is_asked(self._key),
            reached=0 if growing is None else growing.reached,
            course=now.course.with_values(kept.course),
            moments=tuple(Moment(one.ply, one.seat, -one.loss) for one in Review(kept).mistakes()),
            **fields,
        )
