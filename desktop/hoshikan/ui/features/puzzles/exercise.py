"""Exercises on the real table, one after another: puzzles, or one's own mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from hoshikan.engine import NotationError, View
from hoshikan.teaching.exercise import Answer, Exercise, Outcome, Verdict
from hoshikan.ui.board import keytable
from hoshikan.ui.board.match.engine_client import Budget, EngineClient
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.table.kit.painting import Sitter
from hoshikan.ui.features.puzzles.session import ExerciseSession, ExerciseState, Gain, StackEnd, TryAgain
from hoshikan.ui.features.puzzles.trypanel import TryEnd, TryPanel
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.look.words import Words, signed
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import BegunPuzzles, Praises
from hoshikan.ui.shared.actionpage import ActionPage
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.shared.sitting import sitters
from hoshikan.ui.text.gametext import GameText
from hoshikan.ui.text.hintsentences import WhyNotSentences, rule_link
from hoshikan.ui.text.levels import CHANCES, STRENGTHS, in_points


class TrySentences(Words):
    """The sentences for one exercise, for the position it asks about."""

    def __init__(self, text: GameText[View], view: View, names: Sequence[str]) -> None:
        self._text = text
        self._view = view
        self._reasons = WhyNotSentences(text, view, names)

    def prompt(self, exercise: Exercise) -> str:
        """Return the question."""
        if not exercise.played:
            return self.tr("Your turn: find the best move.")
        if exercise.was_readable:
            return self.tr("You played “{move}” here, as others could expect. Find a choice as good as that.").format(
                move=self._move(exercise.played)
            )
        return self.tr("You played “{move}” here. Find something better.").format(move=self._move(exercise.played))

    def head(self, answer: Answer, outcome: Outcome) -> str:
        """The verdict in a few words."""
        if answer.verdict is Verdict.RIGHT:
            if outcome is Outcome.SHOWN:
                return self.tr("This was the best move:")
            return self.tr("Found on the first try!") if outcome is Outcome.FIRST else self.tr("That's it!")
        if answer.verdict is Verdict.NEARLY:
            return self.tr("Nearly!")
        return self.tr("That's what you played.") if answer.again else self.tr("There's something better.")

    def body(self, answer: Answer, *, measuring: bool = False) -> str:
        """The move, what it costs and why, as HTML.

        While `measuring`, what the try costs is still to come. Until the best move is found, only what was tried is
        described in full; of the best one no more than what it is about.
        """
        parts = [f"<b>{escape(self._move(answer.tried))}</b>"]
        right = answer.verdict is Verdict.RIGHT
        if measuring and answer.costs is None:
            parts.append(escape(self.tr("Checking how much worse it is…")))
        elif costs := self._costs(answer):
            parts.append(escape(costs))
        head = "".join(f'<p style="margin:0 0 6px 0">{part}</p>' for part in parts)
        if answer.compared is None:
            return head
        return head + (self._reasons.for_the_best(answer.compared) if right else self._reasons.against(answer.compared))

    def _costs(self, answer: Answer) -> str:
        if answer.verdict is Verdict.RIGHT:
            if not answer.against or answer.costs is None:
                return ""
            if in_points(answer.costs) == 0:
                return self.tr("Compared with “{move}”:").format(move=self._move(answer.against))
            more = self.tr("Winning chance {points} higher than with “{move}”:")
            return more.format(points=CHANCES.points(answer.costs), move=self._move(answer.against))
        if answer.costs is None:
            return self.tr("We can't say how much worse it is.")
        return CHANCES.costs(answer.costs)

    def _move(self, notation: str) -> str:
        return self._text.action(notation, self._view)


SETTLED: Final = 400
"""Uncertainty above which a rating leaps, and its changes are not shown."""


class ExercisePage(ActionPage[ExerciseState]):
    """Shows the state of an ExerciseSession: an exercise on the table of its game, or the summary."""

    def __init__(self, context: AppContext, exercises: tuple[Exercise, ...], parent: QWidget | None = None) -> None:
        budget = None if context.engine_playouts is None else Budget(context.engine_playouts)
        self.engine = EngineClient(context.engine_command, budget)
        due = Praises(context.settings, context.notebook).due
        begun = BegunPuzzles(context.notebook)
        self.session = ExerciseSession(
            context.games, exercises, self.engine, lambda: context.library.practice, begun, due
        )
        first = self.session.state.exercise
        super().__init__(
            context, next(iter(context.games)) if first is None else first.game, self.session, parent=parent
        )
        self.engine.setParent(self)
        self._build()
        self.end = TryEnd(self)
        self.end.back_wanted.connect(self.go_back)
        self.end.again_wanted.connect(lambda: self.session.dispatch(TryAgain()))
        keytable.bind(self, {command: keytable.TABLE[command] for command in ("hint", "moves", "rules")}, self._on_key)

    def _build(self) -> None:
        self.scene.name_places(wanted=True)  # the answers do
        self.coach = TryPanel()
        self.coach.watch_wanted.connect(self._watch_again)
        self._frame_actions("coach", self.coach)

    def _change_table(self, game_id: str) -> None:
        """Go on at the table of another game."""
        old, layout = QWidget(self), self.layout()
        assert layout is not None
        old.setLayout(layout)  # with everything in it
        old.deleteLater()
        self.scene.deleteLater()
        self._set_table(game_id)
        self._build()
        for one in self._parts:
            one.retranslate()
        self.apply_theme(self.context.theme())
        for part in (self.board, self.side):
            part.show()  # now, not by the next event: one of them gets the focus

    # The page

    def title(self) -> str:
        if any(one.was_readable for one in self.session.state.exercises):
            return self.tr("Less predictable")
        mistakes = any(one.played for one in self.session.state.exercises)
        return self.tr("Learn from your mistakes") if mistakes else self.tr("Puzzles")

    def entered(self) -> None:
        begins = not self._begun
        super().entered()
        if begins and self.end.isHidden():
            announce(self.board, self.coach.bubble.accessibleName())

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        self.end.apply_theme(theme)

    def _first_focus(self) -> QWidget:
        return self.board if self.end.isHidden() else self

    def _on_key(self, command: str) -> None:
        if self.end.isHidden():
            tool = self.coach.tools.get(command)
            super()._on_key(command if tool is None else "coach")
            if tool is not None:
                tool.click()

    def _watch_again(self) -> None:
        """Show once more how the answer is carried out; before that, what led to the position."""
        state = self.session.state
        course = ((state.asked, ()), (state.view, state.events)) if state.done else state.before
        if course and not self.scene.is_moving:
            self.scene.show_again(course)

    # What is shown

    def _render(self, state: ExerciseState, before: ExerciseState | None) -> None:
        self._show_end(state.end, fresh=before is not None)
        if state.exercise is None:
            return
        if state.exercise.game != self.game_id:
            self._change_table(state.exercise.game)
        moved = before is None or state.change != before.change
        tried = before is not None and state.tries != before.tries
        answered = before is not None and (state.answer is not before.answer or state.waiting != before.waiting)
        answered = answered and state.answer is not None
        if before is None or (moved and not state.done):
            self._ask(state)
        elif state.nudges != before.nudges:
            self.coach.nudge(self._nudge(state))
            announce(self.board, self._nudge(state))
            self._focus_board()
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
        super()._render(state, before)
        if before is not None and moved and not state.done:
            announce(self.board, self.coach.bubble.accessibleName())
            self._focus_board()

    def _describe(self, state: ExerciseState, before: ExerciseState | None) -> None:
        if state.exercise is not None:
            super()._describe(state, before)

    def _sitting(self) -> list[Sitter]:
        return sitters(self.context.notebook, self.session.state.seats, self.scene.view, self.text)

    def _refuse(self, error: Exception) -> None:
        if isinstance(error, NotationError):
            self.coach.answer_with(Messages().of(error), verdict="wrong")
        else:
            super()._refuse(error)

    def _object(self, sentence: str, rule: str) -> None:
        self.coach.answer_with(self.tr("Not allowed"), f"{escape(sentence)} {rule_link(rule)}", verdict="wrong")

    def _ask(self, state: ExerciseState) -> None:
        exercise = state.exercise
        assert exercise is not None
        assert state.seat is not None
        more = (
            self._nudge(state) if state.nudges else self.text.expectation(state.asked, state.seat, self._names(state))
        )
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
        coach.allow(tries=not state.done, watch=bool(state.events if state.done else state.before))
        if answer is None:
            coach.answer_with("")
            return
        words = self._sentences(state)
        verdict = "shown" if state.outcome is Outcome.SHOWN else answer.verdict.value
        body = words.body(answer, measuring=state.measuring)
        coach.answer_with(words.head(answer, state.outcome), body, self._rating(state.gain), verdict)

    def _show_end(self, end: StackEnd | None, *, fresh: bool) -> None:
        if end is None:
            self.end.put_away()
            return
        self.end.motion.set_speed(self.context.speed())
        words = "" if end.gain is None else self.tr("Your puzzle rating: {before} → {after}")
        if end.gain is not None:
            words = words.format(before=end.gain.before.number, after=end.gain.after.number)
        self.end.show_end(end.summary, words, end.unreadable, celebrated=fresh and end.celebrated)
        announce(self, self.end.accessibleName())

    # Words

    def _names(self, state: ExerciseState) -> list[str]:
        names = seat_names(state.seats)
        if state.exercise is not None and not state.exercise.played:
            if not state.asked.sides:
                # Short, since a table beside the coach is narrow. A partner in a team is no rival.
                names = [self.tr("Rival {place}").format(place=place) for place in range(1, len(names) + 1)]
            names[state.exercise.seat] = self.tr("You")
        return names

    def _sentences(self, state: ExerciseState) -> TrySentences:
        return TrySentences(self.text, state.asked, self._names(state))

    def _nudge(self, state: ExerciseState) -> str:
        return self.text.nudge(state.nudge) if state.nudge else self.tr("No nudge for this one: just try.")

    def _rating(self, gain: Gain | None) -> str:
        if gain is None:
            return ""
        if gain.after.margin > SETTLED:
            return self.tr("Your puzzle rating: {rating}").format(rating=STRENGTHS.of(gain.after))
        words, more = self.tr("Your puzzle rating: {number} ({gain})"), gain.after.number - gain.before.number
        return words.format(number=gain.after.number, gain=signed(more))
