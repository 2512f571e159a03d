"""Exercises on the real table, one after another: puzzles, or one's own mistakes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hoshikan.teaching.exercise import Exercise
from hoshikan.ui.board import keytable
from hoshikan.ui.board.match.engine_client import Budget, EngineClient
from hoshikan.ui.board.session import RequestHint
from hoshikan.ui.features.puzzles.desk import ExerciseDesk
from hoshikan.ui.features.puzzles.session import ExerciseSession, ExerciseState, StackEnd, TryAgain
from hoshikan.ui.features.puzzles.tryend import TryEnd
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.widgets.announce import announce
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.page import Page
from hoshikan.ui.session.praises import Praises


class ExercisePage(Page):
    """Shows the state of an ExerciseSession: an exercise on its table, or the summary."""

    def __init__(self, context: AppContext, exercises: tuple[Exercise, ...], parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        budget = None if context.engine_playouts is None else Budget(context.engine_playouts)
        self.engine = EngineClient(context.engine_command, budget, self)
        due = Praises(context.settings, context.notebook).due
        self.session = ExerciseSession(
            context.games, exercises, self.engine, lambda: context.library.practice, due, self
        )
        self.desk: ExerciseDesk | None = None
        self._is_begun = False
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        keytable.bind(self, {command: keytable.TABLE[command] for command in ("hint", "moves", "rules")}, self._on_key)
        self.end = TryEnd(self)
        self.end.back_wanted.connect(self.go_back)
        self.end.again_wanted.connect(lambda: self.session.dispatch(TryAgain()))
        self.session.changed.connect(self._render)
        self.session.refused.connect(self._refuse)
        self.session.sounded.connect(context.sounds.play)
        self.session.noticed.connect(self.notice)

    def title(self) -> str:
        mistakes = any(one.played for one in self.session.state.exercises)
        return self.tr("Learn from your mistakes") if mistakes else self.tr("Puzzles")

    def entered(self) -> None:
        if not self._is_begun:
            self._is_begun = True
            self._render(self.session.state)
            if self.desk is not None:
                self.desk.begin()
        elif self.end.isHidden() and self.desk is not None:
            self.desk.take_focus()

    def closing(self) -> None:
        self.session.close()
        self._clear()

    def retranslate(self) -> None:
        if self.desk is not None:
            self.desk.scene.fast_forward()
            self.desk.retranslate()
        if self._is_begun:
            self._render(self.session.state)

    def apply_theme(self, theme: Theme) -> None:
        if self.desk is not None:
            self.desk.apply_theme(theme)
        self.end.apply_theme(theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts down what is held, and leaves the page where nothing is."""
        if event.key() != Qt.Key.Key_Escape or self.desk is None or not self.desk.put_down():
            super().keyPressEvent(event)

    def _on_key(self, command: str) -> None:
        if self.desk is None or not self.end.isHidden():
            return
        self.desk.side.open("coach" if command == "hint" else command)
        if command == "hint":
            self.session.dispatch(RequestHint())
        elif command == "moves":
            self.desk.moves.take_keyboard()

    # What is shown

    def _render(self, state: ExerciseState, before: ExerciseState | None = None) -> None:
        """Show what differs from `before`; everything without it."""
        if state.end is not None:
            self._show_end(state.end, fresh=before is not None)
            return
        if not self.end.isHidden():
            self.end.put_away()
        if state.exercise is None:
            return
        desk = self.desk
        if desk is None or desk.game_id != state.exercise.game:
            desk = self._open_desk(state.exercise.game)
            desk.show_state(state)
        else:
            desk.show_state(state, before)
        if before is not None and state.change != before.change and not state.done:
            desk.begin()

    def _refuse(self, error: Exception) -> None:
        if self.desk is not None:
            self.desk.refuse(error)

    def _show_end(self, end: StackEnd, *, fresh: bool) -> None:
        self.end.motion.set_speed(self.context.speed())
        words = "" if end.gain is None else self.tr("Your puzzle rating: {before} → {after}")
        if end.gain is not None:
            words = words.format(before=end.gain.before.number, after=end.gain.after.number)
        self.end.show_end(end.summary, words, end.unreadable, celebrated=fresh and end.celebrated)
        announce(self, self.end.accessibleName())

    # The table

    def _open_desk(self, game_id: str) -> ExerciseDesk:
        self._clear()
        desk = self.desk = ExerciseDesk(self.context, game_id, self.session, self)
        self._whole.addWidget(desk)
        desk.rules.book_wanted.connect(lambda rule: self.open_rules.emit(game_id, rule))
        desk.apply_theme(self.context.theme())
        desk.retranslate()
        desk.show()
        return desk

    def _clear(self) -> None:
        desk, self.desk = self.desk, None
        if desk is not None:
            self._whole.removeWidget(desk)
            desk.hide()
            desk.deleteLater()
