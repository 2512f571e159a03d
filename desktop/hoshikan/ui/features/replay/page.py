"""The page of a past match: replay, review and mistakes on one slider."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from hoshikan.engine import TERMINAL, Match
from hoshikan.ui.board import keytable
from hoshikan.ui.board.match.engine_client import Budget, EngineClient
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.session import GoTo, TimerClock
from hoshikan.ui.board.side import FILM, FILM_ON, FILM_UP_TO
from hoshikan.ui.features.replay.replayside import CourseGraph, PlayerBar, ReplayBar, ReplaySide
from hoshikan.ui.features.replay.reviewside import ReviewWords
from hoshikan.ui.features.replay.session import ReplaySession, ReplayState, Run, ShowMistake, StartReview
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import MoveNotes
from hoshikan.ui.shared.boardpage import BoardPage
from hoshikan.ui.shared.reviewdesk import reviewer_of

_GRAPH: Final = 0.17
"""Height of the graph as a share of the page's, at most."""


class ReplayPage(BoardPage[ReplayState]):
    """Shows public information at each ply, and the decisions that a review has judged as their players saw them."""

    def __init__(self, context: AppContext, match: Match, review: bool = False, parent: QWidget | None = None) -> None:
        """`review` begins the review, unless one is stored; it goes on when the page is left."""
        budget = None if context.engine_playouts is None else Budget(context.engine_playouts)
        self.evaluator = EngineClient(context.engine_command, budget)
        self.analyst = EngineClient(context.engine_command, budget)
        self.session = session = ReplaySession(
            match,
            self.evaluator,
            self.analyst,
            reviewer_of(context),
            TimerClock(self.analyst),
            lambda: context.settings.player_name,
            MoveNotes(context.notebook, match.header),
        )
        self.match = session.match
        self._review = review
        """True until the review that was asked for has begun."""
        super().__init__(context, self.match.game.id, session, self.match.header, parent)
        for engine in (self.evaluator, self.analyst):
            engine.setParent(self)
        self.scene.name_places(wanted=True)  # the log, the key moments and the moves beside it do
        self.words = ReviewWords(self.match, self.text, self.names)
        self.bar = ReplayBar(self.match.game)
        self.bar.share.wanted.connect(self._share_in)
        self.player = PlayerBar(self.match.ply)
        self.graph = CourseGraph(session.state.course, self.names, self.player.span)
        self.side = ReplaySide(self.match, self.text, session.state, self.words, can_be_read=session.can_be_read)
        self.bar.ask.clicked.connect(lambda: self.side.open("bot"))
        self.bar.review.clicked.connect(lambda: self.side.open("review"))
        if review or session.state.kept.complete:
            self.side.open("review")
        self._frame(self.bar, self.side, self.graph, self.player, log=self.side.log)
        keytable.bind(self, keytable.REPLAY, self._on_key)

    def _on_key(self, key: str) -> None:
        state = self.session.state
        acts: dict[str, Callable[[], object]] = {
            "step_back": lambda: self.session.dispatch(GoTo(state.ply - 1)),
            "step_on": lambda: self.session.dispatch(GoTo(state.ply + 1)),
            "first": lambda: self.session.dispatch(GoTo(0)),
            "last": lambda: self.session.dispatch(GoTo(self.match.ply)),
            "mistake_back": lambda: self._show_mistake(False),
            "mistake_on": lambda: self._show_mistake(True),
            "run": lambda: self.session.dispatch(Run(not state.running)),
            "why": self.why.ask,
            "other": self.ask_other,
        }
        acts.get(key, lambda: self.share(key))()

    def _share_in(self, way: str) -> None:
        ply, last = self.session.state.ply, self.match.ply
        parts = {FILM: (0, last), FILM_ON: (ply, last), FILM_UP_TO: (0, ply)}
        if way in parts:
            self.sharing.save_film(self.match, *parts[way], double_speed=self.bar.share.double_speed.isChecked())
        else:
            self.share(way)

    def _show_mistake(self, on: bool) -> None:
        self.side.open("review")
        self.session.dispatch(ShowMistake(on))

    def _show_move(self, ply: int) -> None:
        self.session.dispatch(GoTo(ply + 1))

    def title(self) -> str:
        return self.tr("Game: {game}").format(game=self.text.title())

    def entered(self) -> None:
        super().entered()
        if self._review:
            self._review = False
            self.session.dispatch(StartReview())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # In low windows the table needs the room more.
        self.graph.setMaximumHeight(max(self.graph.minimumSizeHint().height(), round(self.height() * _GRAPH)))

    def retranslate(self) -> None:
        self.words.names = seat_names(self.match.header.seats)
        super().retranslate()

    def _first_focus(self) -> QWidget:
        return self.side.review.list if self.side.shows("review") else self.board

    def _shared(self) -> tuple[Match, int]:
        return self.match, self.session.state.ply

    def _render(self, state: ReplayState, before: ReplayState | None) -> None:
        super()._render(state, before)
        self.player.show_state(state.ply, playing=state.running)
        self.bar.share.show_ply(state.ply, self.match.ply)
        self.bar.show_review(state, possible=self.session.can_be_reviewed)
        if before is None or state.course is not before.course or state.marked != before.marked:
            self.graph.show_course(state.course, state.marked, self.names)
        if before is None or (state.ply, state.notes) != (before.ply, before.notes):
            self.graph.show_notes(state.notes)
            self.side.note.show_note(state.ply, state.notes.get(state.ply, ""))

    def _describe(self, state: ReplayState, before: ReplayState | None) -> None:
        super()._describe(state, before)
        self.graph.show_ply(state.ply)
        self.side.review.show_state(state)
        mover = state.view.to_move
        self.bar.status.say(self._status(state), mover if mover >= 0 else None)
        moved = before is None or state.change != before.change
        if moved:
            self.side.show_position(state)
            self.bar.allow(ask=mover >= 0, go_on=mover != TERMINAL)
        if before is None or moved or state.opinion != before.opinion:
            self.side.show_opinion(state)
        if moved and state.shown is not None and state.shown.played != state.shown.best:
            places = {place.action: place.targets for place in self.scene.affordances_of(state.actions)}
            self.scene.highlight(frozenset(places.get(state.shown.played, ())))

    def _status(self, state: ReplayState) -> str:
        view = state.view
        if state.shown is not None:
            grade, name = self.words.grade(state.shown.grade), self.names[state.shown.seat]
            return self.tr("Before move {ply} of {name}: {grade}").format(
                ply=state.shown.ply + 1, name=name, grade=grade
            )
        if view.to_move >= 0:
            return self.tr("{name} is to move").format(name=self.names[view.to_move])
        if state.going:
            return self.tr("The game is being reviewed. You can leave this page meanwhile.")
        if view.to_move != TERMINAL:
            return ""
        winners = self.match.game.named_winners(view.winners, self.match.state.players)
        return self.text.end(view.end, winners, self.names)
