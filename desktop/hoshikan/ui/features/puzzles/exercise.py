"""Exercises on the real table, one after another: puzzles, or one's own mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.engine import IllegalAction, NotationError
from hoshikan.engine.view import View
from hoshikan.teaching.exercise import Answer, Exercise, Outcome, Verdict
from hoshikan.ui.board import keytable
from hoshikan.ui.board.ending.layout import Sparks
from hoshikan.ui.board.match.engine_client import Budget, EngineClient
from hoshikan.ui.board.match.models import MovesModel
from hoshikan.ui.board.match.moods import moods
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.moves import MovesPanel
from hoshikan.ui.board.overlay import Veil
from hoshikan.ui.board.rules import RulesPanel
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.session import Play, RequestHint, Seen
from hoshikan.ui.board.side import SidePanel, row_of
from hoshikan.ui.board.table.kit.painting import Sitter
from hoshikan.ui.board.table.motion import Motion
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.features.puzzles.session import ExerciseSession, ExerciseState, Gain, StackEnd, Summary, TryAgain
from hoshikan.ui.features.puzzles.trypanel import TryPanel
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.look.words import Words, signed
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.basic import button, frame, label, spaced
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import People, Praises
from hoshikan.ui.session.page import Page
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.text.gametext import GameText
from hoshikan.ui.text.hintsentences import HintSentences, rule_link
from hoshikan.ui.text.levels import CHANCES, STRENGTHS, in_points

_AT_ONCE: Final = ("off", "still")
_CELEBRATION: Final = 2000
"""Milliseconds that sparks fly."""


class _Count(QWidget):
    """A large number over its words."""

    def __init__(self) -> None:
        super().__init__()
        self._number = label("display")
        self._words = label("small", muted=True, wrap=True)
        column = QVBoxLayout(self)
        spaced(column, 0, 0)
        for part in (self._number, self._words):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(part)

    def say(self, number: int, words: str) -> None:
        self._number.setText(str(number))
        self._words.setText(words)
        self.setAccessibleName(f"{words}: {number}")


class TryEnd(Veil):
    """A card over the table."""

    again_wanted = Signal()
    """Once more those that were not found at the first try."""
    back_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._summary = Summary()
        self._rating, self._unreadable = "", 0
        self.motion = Motion(self)
        card = frame("panel")
        card.setMinimumWidth(440)
        self._praise = label("display", wrap=True)
        self._praise.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._counts = [_Count() for _ in range(4)]
        self._remarks = label(muted=True, wrap=True)
        self._remarks.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.again = button("", self.again_wanted.emit)
        self.back = button("primary", self.back_wanted.emit)
        row = QHBoxLayout()
        row.setSpacing(GAP["l"])
        for count in self._counts:
            row.addWidget(count, 1)
        inner = QVBoxLayout(card)
        spaced(inner, GAP["xl"], GAP["l"])
        inner.addWidget(self._praise)
        inner.addLayout(row)
        inner.addWidget(self._remarks)
        inner.addWidget(self.back)
        inner.addWidget(self.again)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self._card = card
        self._sparks = Sparks(self)

    def show_end(self, summary: Summary, rating: str, unreadable: int = 0, *, celebrated: bool = False) -> None:
        """The counts, the puzzle rating in words ("" for none), and how many exercises could not be set up."""
        self._summary, self._rating, self._unreadable = summary, rating, unreadable
        self.retranslate()
        self.again.setVisible(summary.first < summary.done + summary.left)
        self.cover()
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)
        if celebrated and self.theme is not None and self.motion.speed not in _AT_ONCE:
            self._sparks.setGeometry(self.rect())
            self._sparks.raise_()
            box = QRectF(self._card.geometry())
            places = [QPointF(box.left() + box.width() * share, box.top()) for share in (0.2, 0.5, 0.8)]
            self._sparks.light(places, self.theme, self.height() * 0.5)
            self.motion.enqueue(lambda: (self._sparks.fly,), _CELEBRATION)

    def retranslate(self) -> None:
        found = self._summary
        self._praise.setText(self._word())
        words = (self.tr("on the first try"), self.tr("found later"), self.tr("shown"), self.tr("skipped"))
        for count, number, name in zip(self._counts, found, words, strict=True):
            count.say(number, name)
        self._counts[3].setVisible(bool(found.left))
        remarks = [self._rating] if self._rating else []
        if self._unreadable:
            remarks.append(self.tr("%n exercise(s) could not be set up.", "", self._unreadable))
        self._remarks.setText("\n".join(remarks))
        self._remarks.setVisible(bool(remarks))
        self.again.setText(self.tr("Try the others again"))
        self.back.setText(self.tr("Done"))
        self.setAccessibleName(self._praise.text())

    def put_away(self) -> None:
        self.motion.fast_forward()
        super().put_away()

    @property
    def perfect(self) -> bool:
        """True if all were solved at the first try."""
        return self._summary.first > 0 and self._summary.first == self._summary.done + self._summary.left

    def _word(self) -> str:
        found = self._summary
        if self.perfect:
            return self.tr("All on the first try!")
        if found.first * 2 >= found.done + found.left:
            return self.tr("Well done!")
        return self.tr("That's how we learn.") if found.done else self.tr("See you next time!")


class TrySentences(Words):
    """The sentences for one exercise, for the position it asks about."""

    def __init__(self, text: GameText[View], view: View, names: Sequence[str]) -> None:
        self._text = text
        self._view = view
        self._hints = HintSentences(text, view, names)

    def prompt(self, exercise: Exercise) -> str:
        """Return the question."""
        if not exercise.played:
            return self.tr("Your turn: find the best move.")
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
        return head + (self._hints.for_the_best(answer.compared) if right else self._hints.against(answer.compared))

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
        self.game_id = game_id
        desk = self.desk = ExerciseDesk(self.context, game_id, self.session, self)
        self._whole.addWidget(desk)
        desk.rules.ask_wanted.connect(self.ask_rules)
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
