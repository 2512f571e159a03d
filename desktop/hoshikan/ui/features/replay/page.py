"""The pages of a past match: replay and review."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from hoshikan.engine import TERMINAL, Match
from hoshikan.ui.board import keytable
from hoshikan.ui.board.clock import TimerClock
from hoshikan.ui.board.match.advisor import can_be_reviewed
from hoshikan.ui.board.match.engine_client import Budget, EngineClient
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.session import GoTo
from hoshikan.ui.features.replay.graph import CourseGraph
from hoshikan.ui.features.replay.replayside import PlayerBar, ReplayBar, ReplaySide
from hoshikan.ui.features.replay.reviewsession import ReviewSession, ReviewState
from hoshikan.ui.features.replay.reviewside import ReviewBar, ReviewSide, ReviewWords
from hoshikan.ui.features.replay.session import (
    PastMatchSession,
    PastMatchState,
    ReplaySession,
    ReplayState,
    Run,
)
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.shared.boardpage import BoardPage
from hoshikan.ui.shared.reviewdesk import reviewer_of

_GRAPH: Final = 0.17
"""Height of the graph as a share of the page's, at most."""

S = TypeVar("S", bound=PastMatchState)


class PastMatchPage(BoardPage[S]):
    """A board page with the course of the match below the table."""

    def __init__(self, context: AppContext, session: PastMatchSession[S], parent: QWidget | None = None) -> None:
        self.match = session.match
        super().__init__(context, self.match.game.id, session, self.match.header, parent)
        self.scene.name_places(wanted=True)  # the log, the key moments and the moves beside it do
        self.graph = CourseGraph(session.state.course, self.names)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # In low windows the table needs the room more.
        self.graph.setMaximumHeight(max(self.graph.minimumSizeHint().height(), round(self.height() * _GRAPH)))

    def _render(self, state: S, before: S | None) -> None:
        super()._render(state, before)
        if before is None or state.course is not before.course or state.moments != before.moments:
            self.graph.show_course(state.course, state.moments or (), self.names)

    def _describe(self, state: S, before: S | None) -> None:
        super()._describe(state, before)
        self.graph.show_ply(state.ply)

    def _shared(self) -> tuple[Match, int]:
        return self.match, self._session.state.ply


class ReplayPage(PastMatchPage[ReplayState]):
    """Shows public information at each ply."""

    def __init__(self, context: AppContext, match: Match, parent: QWidget | None = None) -> None:
        budget = None if context.engine_playouts is None else Budget(context.engine_playouts)
        self.evaluator = EngineClient(context.engine_command, budget)
        self.analyst = EngineClient(context.engine_command, budget)
        self.session = ReplaySession(
            match, self.evaluator, self.analyst, TimerClock(self.analyst), lambda: context.settings.player_name
        )
        super().__init__(context, self.session, parent)
        for engine in (self.evaluator, self.analyst):
            engine.setParent(self)
        self.bar = ReplayBar(self.match.game)
        self.bar.review.setVisible(can_be_reviewed(self.match))
        self.bar.share.wanted.connect(self.share)
        self.player = PlayerBar(self.match.ply)
        self.graph.follow(self.player.span)
        self.side = ReplaySide(self.match, self.text)
        self.bar.ask.clicked.connect(lambda: self.side.open("bot"))
        self._frame(self.bar, self.side, self.graph, self.player, log=self.side.log)
        keytable.bind(self, keytable.REPLAY, self._on_key)

    def _on_key(self, key: str) -> None:
        state = self.session.state
        acts: dict[str, Callable[[], object]] = {
            "step_back": lambda: self.session.dispatch(GoTo(state.ply - 1)),
            "step_on": lambda: self.session.dispatch(GoTo(state.ply + 1)),
            "first": lambda: self.session.dispatch(GoTo(0)),
            "last": lambda: self.session.dispatch(GoTo(self.match.ply)),
            "run": lambda: self.session.dispatch(Run(not state.running)),
            "why": self.why.ask,
            "other": self.ask_other,
        }
        acts.get(key, lambda: self.share(key))()

    def title(self) -> str:
        return self.tr("Replay: {game}").format(game=self.text.title())

    def _render(self, state: ReplayState, before: ReplayState | None) -> None:
        super()._render(state, before)
        self.player.show_state(state.ply, playing=state.running)
        if before is None or state.moments != before.moments:
            self.side.show_moments(state.moments)

    def _describe(self, state: ReplayState, before: ReplayState | None) -> None:
        super()._describe(state, before)
        if before is None or state.change != before.change:
            mover = state.view.to_move
            self.side.show_position(state)
            self.bar.status.say(self._status(state), mover if mover >= 0 else None)
            self.bar.allow(ask=mover >= 0, go_on=mover != TERMINAL)
        if before is None or state.change != before.change or state.opinion != before.opinion:
            self.side.show_opinion(state)

    def _status(self, state: ReplayState) -> str:
        view = state.view
        if view.to_move >= 0:
            return self.tr("{name} is to move").format(name=self.names[view.to_move])
        if view.to_move != TERMINAL:
            return ""
        winners = self.match.game.named_winners(view.winners, self.match.state.players)
        return self.text.end(view.end, winners, self.names)


class ReviewPage(PastMatchPage[ReviewState]):
    """Begins a review when opened, unless one is stored; it goes on when the page is left."""

    animates = False

    def __init__(self, context: AppContext, match: Match, parent: QWidget | None = None) -> None:
        self.session = ReviewSession(match, reviewer_of(context), lambda: context.settings.player_name)
        super().__init__(context, self.session, parent)
        self.words = ReviewWords(self.match, self.text, self.names)
        self.bar = ReviewBar(self.match.game)
        self.side = ReviewSide(self.session.state, self.words)
        self._frame(self.bar, self.side, self.graph)
        keytable.bind(self, keytable.REVIEW, lambda _command: self.why.ask())

    def title(self) -> str:
        return self.tr("Review: {game}").format(game=self.text.title())

    def retranslate(self) -> None:
        self.words.names = seat_names(self.match.header.seats)
        super().retranslate()

    def _first_focus(self) -> QWidget:
        return self.side.list

    def _describe(self, state: ReviewState, before: ReviewState | None) -> None:
        super()._describe(state, before)
        shown = state.shown
        self.bar.show_state(state)
        self.bar.status.say(self._status(state), None if shown is None else shown.seat)
        self.side.show_state(state)
        if before is None or shown != before.shown:
            self.side.show_reasons(shown)
        if shown is not None and (before is None or state.change != before.change) and shown.played != shown.best:
            places = {place.action: place.targets for place in self.scene.affordances_of(state.actions)}
            self.scene.highlight(frozenset(places.get(shown.played, ())))

    def _status(self, state: ReviewState) -> str:
        if state.shown is not None:
            grade, name = self.words.grade(state.shown.grade), self.names[state.shown.seat]
            return self.tr("Before move {ply} of {name}: {grade}").format(
                ply=state.shown.ply + 1, name=name, grade=grade
            )
        if state.failed:
            # The notice says it, with what can be done.
            return ""
        if state.going:
            return self.tr("The game is being reviewed. You can leave this page meanwhile.")
        if state.kept.complete:
            return self.tr("The review is complete.")
        return self.tr("This game has not been reviewed yet.")
