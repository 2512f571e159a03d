"""The table of an exercise with the coach beside it: one for each game, made anew where a stack goes on to another."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from hoshikan.engine import IllegalAction, NotationError
from hoshikan.teaching.exercise import Outcome
from hoshikan.ui.board.match.moods import moods
from hoshikan.ui.board.match.moves_model import MovesModel
from hoshikan.ui.board.match.names import seat_names
from hoshikan.ui.board.moves import MovesPanel
from hoshikan.ui.board.rules import RulesPanel
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.session import Play, Seen
from hoshikan.ui.board.side import SidePanel, row_of
from hoshikan.ui.board.table.sitters import Sitter
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.features.puzzles.session import ExerciseSession, ExerciseState, Gain
from hoshikan.ui.features.puzzles.trypanel import TryPanel
from hoshikan.ui.features.puzzles.trysentences import TrySentences
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.look.words import signed
from hoshikan.ui.kit.widgets.announce import announce
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.people import People
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.text.rulelink import rule_link
from hoshikan.ui.text.strengths import STRENGTHS

LARGEST: Final = 1.4
"""Scale of a small map, relative to the beginning of a match."""
SETTLED: Final = 400
"""Uncertainty above which a rating leaps, and its changes are not shown."""


class ExerciseDesk(QWidget):
    """Shows the exercises of one game."""

    def __init__(
        self, context: AppContext, game_id: str, session: ExerciseSession, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._session = session
        self.game_id = game_id
        self.text = text_of(game_id)
        self.scene = new_scene(game_id, context.theme(), self)
        self.scene.set_motion(context.speed())
        context.speed_changed.connect(self.scene.set_motion)
        self.scene.hearing.heard.connect(context.sounds.play)
        # The map of an early position has few tiles.
        self.scene.stage.camera.largest = LARGEST
        self.scene.name_places(wanted=True)  # the answers do
        self.board = TableView(self.scene)
        self.coach = TryPanel()
        self._moves_model = MovesModel(self.text, self)
        self.moves = MovesPanel(self._moves_model)
        self.moves.why_button.hide()
        self.rules = RulesPanel(game_id, context.language)
        self.side = SidePanel()
        for name, page in (("coach", self.coach), ("moves", self.moves), ("rules", self.rules)):
            self.side.add(name, page)
        self.setLayout(row_of(self.board, self.side))
        for tried in (self.scene.action_chosen, self.scene.attempted, self.moves.play_wanted):
            tried.connect(self.attempt)
        self.scene.objected.connect(self._object)
        self.scene.arrived.connect(lambda: session.dispatch(Seen()))
        self.scene.prompted.connect(lambda sentence: announce(self.board, sentence))
        self.moves.left.connect(self.take_focus)
        self.moves.pointed.connect(lambda notation: self.scene.set_hint((notation,) if notation else ()))
        self.coach.wanted.connect(session.dispatch)
        self.coach.rule_wanted.connect(self.show_rule)
        self.coach.watch_wanted.connect(self.watch_again)

    # What is wanted

    def attempt(self, notation: str) -> None:
        """Try an action."""
        self.scene.fast_forward()
        self._session.dispatch(Play(notation))

    def watch_again(self) -> None:
        """Show once more how the answer is carried out."""
        state = self._session.state
        if state.events and not self.scene.is_moving:
            self.scene.show_again(((state.asked, ()), (state.view, state.events)))

    def put_down(self) -> bool:
        """Put down what is held; False if nothing is."""
        if not self.scene.choosing.is_busy:
            return False
        self.scene.choosing.cancel()
        self.take_focus()
        return True

    def show_rule(self, rule: str) -> None:
        self.side.open("rules")
        self.rules.show_rule(rule)

    def begin(self) -> None:
        """Read the question out; the board is ready for tries."""
        announce(self.board, self.coach.bubble.accessibleName())
        self.take_focus()

    def take_focus(self) -> None:
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    # What is shown

    def show_state(self, state: ExerciseState, before: ExerciseState | None = None) -> None:
        """Show what differs from `before`; everything without it."""
        moved = before is None or state.change != before.change
        begun = moved and not state.done
        tried = before is not None and state.tries != before.tries
        answered = before is not None and (state.answer is not before.answer or state.waiting != before.waiting)
        answered = answered and state.answer is not None
        if begun or before is None:
            self._ask(state)
        elif state.hints != before.hints:
            self.coach.nudge(self._nudge(state))
            announce(self.board, self._nudge(state))
            self.take_focus()
        if tried:
            self.side.open("coach")
            if not state.done:
                self.scene.choosing.cancel()
        if before is None or moved or tried or answered or state.measuring != before.measuring:
            self._answer(state)
        if (tried or answered) and not state.waiting:
            announce(self.board, self.coach.accessible_text())
            if state.done:
                self.coach.next.setFocus(Qt.FocusReason.OtherFocusReason)
        if moved:
            # As the last thing: where nothing is animated, the next state comes meanwhile.
            self._show(state)

    def refuse(self, error: Exception) -> None:
        """Show why an action is no try."""
        if isinstance(error, IllegalAction):
            self._object(self.text.refusal(error), error.rule)
        elif isinstance(error, NotationError):
            self.coach.answer_with(Messages().of(error), verdict="wrong")

    def _object(self, sentence: str, rule: str) -> None:
        self.coach.answer_with(self.tr("Not allowed"), f"{escape(sentence)} {rule_link(rule)}", verdict="wrong")

    def _show(self, state: ExerciseState) -> None:
        """Show the position as the seat sees it, or how the answer led to it."""
        faces = People(self._context.notebook).faces(state.seats)
        sitters = zip(faces, moods(state.view, self.text), strict=True)
        self.scene.stage.seat([Sitter(face, mood) for face, mood in sitters])
        self._moves_model.show(state.actions, state.view)
        names, events = self._names(state), state.events if state.waiting else ()
        self.scene.show_position(state.view, state.seat, state.actions, names, events, animate=state.waiting)

    def _ask(self, state: ExerciseState) -> None:
        exercise, names = state.exercise, self._names(state)
        assert exercise is not None
        assert state.seat is not None
        more = self._nudge(state) if state.hints else self.text.expectation(state.asked, state.seat, names)
        self.coach.ask(self._sentences(state).prompt(exercise), more)
        self.coach.count(self.tr("{number} of {count}").format(number=state.index + 1, count=state.count))

    def _answer(self, state: ExerciseState) -> None:
        """Show the answer, once the move has been seen."""
        coach, answer = self.coach, state.answer
        if state.waiting:
            coach.answer_with("")
            coach.allow(tries=False, watch=False)
            return
        coach.dots.show_stack(state.outcomes, state.count)
        coach.allow(tries=not state.done, watch=bool(state.events))
        if answer is None:
            coach.answer_with("")
            return
        words = self._sentences(state)
        verdict = "shown" if state.outcome is Outcome.SHOWN else answer.verdict.value
        body = words.body(answer, measuring=state.measuring)
        coach.answer_with(words.head(answer, state.outcome), body, self._rating(state.gain), verdict)

    # Words

    def _names(self, state: ExerciseState) -> list[str]:
        names = seat_names(state.seats)
        if state.exercise is not None and not state.exercise.played:
            names[state.exercise.seat] = self.tr("You")
        return names

    def _sentences(self, state: ExerciseState) -> TrySentences:
        return TrySentences(self.text, state.asked, self._names(state))

    def _nudge(self, state: ExerciseState) -> str:
        return self.text.nudge(state.hint) if state.hint else self.tr("No nudge for this one: just try.")

    def _rating(self, gain: Gain | None) -> str:
        if gain is None:
            return ""
        if gain.after.margin > SETTLED:
            return self.tr("Your puzzle rating: {rating}").format(rating=STRENGTHS.of(gain.after))
        words, more = self.tr("Your puzzle rating: {number} ({gain})"), gain.after.number - gain.before.number
        return words.format(number=gain.after.number, gain=signed(more))

    # Language and theme

    def retranslate(self) -> None:
        for part in (self.side, self.coach, self.moves, self.rules):
            part.retranslate()

    def apply_theme(self, theme: Theme) -> None:
        self.scene.set_theme(theme)
        self.side.fit(self._context.text_size)
        self.coach.apply_theme(theme)
