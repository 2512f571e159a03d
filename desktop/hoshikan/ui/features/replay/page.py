"""Replay and analysis: every ply of a match, how the chances went, and what the bot would have played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from hoshikan.bots import protocol
from hoshikan.engine import Match
from hoshikan.ui.board import keytable
from hoshikan.ui.board.match.advisor import can_be_reviewed
from hoshikan.ui.board.match.deals import against, origin
from hoshikan.ui.board.match.engine_client import Budget, EngineClient
from hoshikan.ui.board.match.models import LogEntry
from hoshikan.ui.board.match.seating import human_seats, played
from hoshikan.ui.board.practise import show_origin
from hoshikan.ui.features.replay.pastmatch import PastMatchPage
from hoshikan.ui.features.replay.player import PlayerBar
from hoshikan.ui.features.replay.replaybar import ReplayBar
from hoshikan.ui.features.replay.replayside import ReplaySide
from hoshikan.ui.kit.widgets.notices import Notice, NoticeAction
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.shared import pasting as clipboard
from hoshikan.ui.shared.sharing import Sharing

PLAYOUTS = 60
"""Per ply of the graph: enough to see the swings, quick enough to watch it grow."""
PAUSE_MS = 700
"""Between two moves of a running replay, at normal speed."""


class ReplayPage(PastMatchPage):
    """Shows public information at each ply; the match itself is never changed."""

    def __init__(self, context: AppContext, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(context, match, match.ply, parent)
        self.ply = self.match.ply
        people = human_seats(self.match)
        self._seat = next(iter(people)) if len(people) == 1 else None
        """The seat of the person at the screen, as in play; None if there were several or none."""
        budget = None if context.engine_playouts is None else Budget(context.engine_playouts)
        # Two processes: a question about a position does not wait for the graph.
        self.evaluator = EngineClient(context.engine_command, budget, self)
        self.analyst = EngineClient(context.engine_command, budget, self)
        self._begun = False
        self._course_is_known = False
        """True if every ply that can be evaluated was."""
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(PAUSE_MS)
        self._clock.timeout.connect(self._step)
        self._build()
        self._add_shortcuts()

    def _build(self) -> None:
        self.bar = ReplayBar()
        self.player = PlayerBar(self.match.ply)
        self.side = ReplaySide(self.match, self.text, self.names)
        plies = {entry.ply + 1 for entry in self.side.log_model.entries()}
        self._frame(self.bar, self.side, plies, self.player)
        self.graph.follow(self.player.span)
        self.player.ply_wanted.connect(self.go_to)
        self.player.play_wanted.connect(self._on_play)
        self.graph.ply_wanted.connect(self.go_to)
        self.side.ply_wanted.connect(self.go_to)
        self.side.log.pointed.connect(self._on_log_pointed)
        self.side.rule_wanted.connect(lambda rule: self.open_rules.emit(self.match.game.id, rule))
        self.bar.ask_wanted.connect(self.ask)
        self.bar.continue_wanted.connect(self._continue)
        self.bar.practice_wanted.connect(self._practise)
        self.bar.edit_wanted.connect(self._set_up)
        self.bar.review_wanted.connect(lambda: self.open_page.emit("review", (self.match,)))
        self.sharing = Sharing(self.context, self)
        self.sharing.notice.connect(self.notice)
        self.sharing.over.connect(self.notice_over)
        self.bar.share.wanted.connect(self._share)
        self.bar.review.setVisible(can_be_reviewed(self.match))
        self.scene.arrived.connect(self._show_information)
        self.scene.hearing.heard.connect(self.context.sounds.play)
        self.scene.motion.finished.connect(self._on_settled)
        for question, engine in (("course", self.evaluator), ("opinion", self.analyst)):
            engine.failed.connect(partial(self._on_engine_failed, question, engine))
            engine.settled.connect(partial(self.notice_over.emit, question))
        self.scene.set_motion(self.context.speed())
        self.context.speed_changed.connect(self.scene.set_motion)

    def _add_shortcuts(self) -> None:
        steps: dict[str, Callable[[], object]] = {
            "step_back": lambda: self.go_to(self.ply - 1),
            "step_on": lambda: self.go_to(self.ply + 1),
            "first": lambda: self.go_to(0),
            "last": lambda: self.go_to(self.match.ply),
            "copy": lambda: self._share("copy"),
            "copy_picture": lambda: self._share("copy_picture"),
            "why": self.why.ask,
            "run": lambda: self.player.set_playing(not self.player.playing),
        }
        keytable.bind(self, keytable.REPLAY, lambda command: steps[command]())

    def _share(self, way: str) -> None:
        if way == "copy":
            self.notice.emit(clipboard.copy(self.match, self.ply))
        elif way == "copy_picture":
            self.sharing.copy_picture(self.scene, self.board, self._sitting(self.scene.view))
        else:
            self.sharing.save_film(self.match)

    # The page

    def title(self) -> str:
        return self.tr("Replay: {game}").format(game=self.text.title())

    def retranslate(self) -> None:
        self._name_again()
        self.bar.retranslate()
        self.player.retranslate()
        self.side.say_again(self.names)
        if self._begun:
            self._show(animate=False)

    def entered(self) -> None:
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self._begun:
            self._begun = True
            self._show(animate=False)
        if not self._course_is_known:
            seat = min(human_seats(self.match), default=0)
            self.evaluator.evaluate(self.match, seat, PLAYOUTS, self._on_value)

    def left(self) -> None:
        self.player.set_playing(False)
        self.evaluator.cancel()
        self.analyst.cancel()

    def closing(self) -> None:
        self.sharing.close()
        self.evaluator.close()
        self.analyst.close()

    # Moving through the match

    def go_to(self, ply: int) -> None:
        """Show the position after `ply` actions; a single step forwards is shown as it happened."""
        ply = min(max(ply, 0), self.match.ply)
        if ply == self.ply:
            return
        animate = ply == self.ply + 1
        self.ply = ply
        self.analyst.cancel()
        self._show(animate)

    def _show(self, animate: bool) -> None:
        state = self.match.position(self.ply)
        events = self.match.events(self.ply - 1) if animate else ()
        self.player.show_ply(self.ply)
        self.scene.show_position(state.view(None), self._seat, (), self.names, events, animate)

    def _show_information(self) -> None:
        """Show the information about the position that has now been seen."""
        state = self.match.position(self.ply)
        self._seat_all(state.view(None))
        self.graph.show_ply(self.ply)
        self.side.show_ply(self.ply, state)
        mover = state.to_move
        if mover >= 0:
            self.bar.say(self.tr("{name} is to move").format(name=self.names[mover]), mover)
        else:
            view = state.view(None)
            winners = self.match.game.named_winners(view.winners, state.players)
            self.bar.say(self.text.end(view.end, winners, self.names) if mover != -1 else "", None)
        self.bar.allow(ask=mover >= 0, go_on=mover != -2)

    def _on_play(self, playing: bool) -> None:
        if playing and self.ply == self.match.ply:
            self.go_to(0)
        self._clock.stop()
        if playing:
            self._step()

    def _step(self) -> None:
        if not self.player.playing:
            return
        if self.ply >= self.match.ply:
            self.player.set_playing(False)
            return
        self.go_to(self.ply + 1)
        if not self.scene.is_moving:
            self._clock.start()

    def _on_settled(self) -> None:
        if self.player.playing:
            self._clock.start()

    # What the engine says

    def _on_value(self, answer: protocol.Answer) -> None:
        if isinstance(answer, protocol.Value):
            self.course.note(answer.ply, answer.expected)
        elif isinstance(answer, protocol.Evaluated) and answer.complete:
            self._course_is_known = True
            moments = self.course.moments()
            self.graph.show_moments(moments)
            self.side.show_moments(moments)
        self.graph.update()

    def _on_engine_failed(self, question: str, engine: EngineClient, _said: str) -> None:
        if engine.hopeless:
            self.notice.emit(
                Notice(question, lambda: self.tr("An error keeps the bots from answering here."), bad=True)
            )
            return
        again = NoticeAction(lambda: self.tr("Ask again"), engine.retry)
        self.notice.emit(Notice(question, lambda: self.tr("The bots don't answer."), bad=True, actions=(again,)))

    def ask(self) -> None:
        """Ask for a bot's move here."""
        if self.match.position(self.ply).to_move >= 0:
            self.side.open("bot")
            self.analyst.analyse(self.match, self.match.header.seed, self._on_opinion, self.ply)

    def _on_opinion(self, answer: protocol.Answer) -> None:
        if isinstance(answer, protocol.Info | protocol.Best):
            done = self.match.actions[self.ply] if self.ply < self.match.ply else None
            self.side.show_opinion(answer.ranking, self.match.position(self.ply), done, self.match.game.kind.scored)

    def _continue(self) -> None:
        self.open_table.emit(played(self.match, self.ply), None)

    def _practise(self, level: str) -> None:
        """Take the seat whose turn it is, against bots of that level."""
        mover = self.match.position(self.ply).to_move
        seat = mover if mover >= 0 else next(iter(human_seats(self.match)), 0)
        begun = origin(self.match, self.ply, seat)
        self.open_table.emit(against(begun.match, seat, level, self.context.settings.player_name), None)
        show_origin(self, begun.hidden)

    def _set_up(self) -> None:
        begun = origin(self.match, self.ply, self._seat)
        self.open_page.emit("position", (self.match.game.id, begun.match.state, self.match.header.seats, begun.hidden))

    def _on_log_pointed(self, entry: LogEntry | None) -> None:
        self.scene.highlight(frozenset() if entry is None else frozenset(self.scene.keys_of(entry.event)))
