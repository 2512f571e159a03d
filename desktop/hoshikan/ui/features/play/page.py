"""The table: a match being played, with everything that helps beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from hoshikan.engine import Match
from hoshikan.ui.board import keytable
from hoshikan.ui.board.match.models import LogEntry
from hoshikan.ui.board.session import Command, OpenGuess, Play, ReadHidden, Redo, RequestHint, RequestWhyNot, Undo
from hoshikan.ui.board.side import SidePanel, SidePlace
from hoshikan.ui.features.play.bar import TableAnswers, TableBar
from hoshikan.ui.features.play.opening import TableKeeping, next_match, open_match
from hoshikan.ui.features.play.overlays import Curtain, PlayEnding, PlayQuestion
from hoshikan.ui.features.play.session import (
    MOVE,
    NO_HINT,
    PLACE,
    Advice,
    Animate,
    Answer,
    Costly,
    Hurry,
    PlayState,
    TakeOver,
    Turn,
)
from hoshikan.ui.features.play.side import GuessCard, TableSide
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.widgets.accessible import GROUND, announce
from hoshikan.ui.kit.widgets.basic import later
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.shared.boardpage import BoardPage
from hoshikan.ui.shared.rated import RATED
from hoshikan.ui.shared.sitting import Feelings, thumbnail


class TablePage(BoardPage[PlayState]):
    """A board page on which a match is played."""

    escape_goes_back = False

    def __init__(
        self,
        context: AppContext,
        match: Match,
        match_id: int | None = None,
        parent: QWidget | None = None,
        *,
        stored: bool = True,
    ) -> None:
        """`stored`: false for a match that is not kept."""
        self.session = session = open_match(context, match, match_id, context.library if stored else None)
        super().__init__(context, match.game.id, session, match.header, parent)
        self.keeping = TableKeeping(session, self)
        self._lists_moves = False
        """True if the list of moves was opened by its key."""
        session.controller.runs_on = self.scene.runs_on
        self.board.runs_unattended = not session.people
        self._feelings: Feelings = Feelings(self.scene.feelings, match.state.players)
        self.bar = TableBar(session, self.text, self.scene.pieces_of)
        self.lately = self.bar.lately
        self.side = TableSide(match, self.text, context.language, taken=session.controller.only.taken_at)
        self.around = QWidget()
        self.around.setProperty(GROUND, True)
        self.ending = PlayEnding(self.around, session, self.text, context.settings)
        self._frame(self.bar, self.side, log=self.side.log)
        self.guess = GuessCard(self.around, self.board, session, lambda: self.names)
        self.guess.command.connect(self._send)
        self.guess.rule_wanted.connect(self.show_rule)
        assert self.other is not None
        self.other.guesses = lambda: session.state.can_guess
        self.other.marks = lambda: session.state.marks if session.state.can_guess else None
        self.question = PlayQuestion(self.around, self.board, session, self.text)
        self.curtain = Curtain(self)
        self.answers = TableAnswers(self.scene, session, self.text, self.bar, self.board, context.settings)
        self._apply_settings()
        if context.settings.move_list:
            self._keep_moves_in_sight()
        self._connect()
        keytable.bind(self, keytable.TABLE, self._on_tool)

    def _lay_out(self, bar: QWidget | None, side: SidePanel, under: Sequence[QWidget]) -> QWidget:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addWidget(self.around, 1)
        whole_window = self.scene.wants_whole_window
        self.beside = SidePlace(
            self.around, self.board, side, self.context.settings, overlaid=whole_window, card=self.side.card
        )
        self.beside.spared, self.beside.avoided = self.board.in_use, self.board.at_seats
        return self.around

    def _connect(self) -> None:
        session, scene, side, settings = self.session, self.scene, self.side, self.context.settings
        session.finished.connect(self._on_finished)
        scene.clue_wanted.connect(lambda seat: self._send(ReadHidden(seat)))
        scene.announce.connect(lambda sentence: announce(self.board, sentence))
        scene.seen.connect(lambda numbers: self._read_out(side.log_model.release(numbers)))
        scene.motion.finished.connect(lambda: session.dispatch(Animate(False)))
        scene.settled.connect(self.beside.keep_off)
        scene.pick_changed.connect(lambda _picked: self.beside.keep_off())
        self.bar.pressed.connect(self._on_tool)
        self.bar.speed_chosen.connect(lambda speed: setattr(settings, "animation", speed))
        self.beside.changed.connect(lambda: self.bar.show_panel(self.beside.is_open))
        self.answers.withdrawn.connect(self._show_turn)
        side.log.refolded.connect(self._show_lately)
        # Once the pieces have the shape that the table has now.
        scene.sceneRectChanged.connect(lambda _rect: later(self, self._show_lately))
        self.lately.pressed.connect(self._open_log)
        side.log.offer_again(lambda entry: scene.is_moment(entry.event))
        side.log.again_wanted.connect(self._show_moment)
        side.moves.left.connect(self._focus_board)
        side.card.left.connect(self._focus_board)
        side.moves.why_not_wanted.connect(self._ask_why_not)
        side.moves.pointed.connect(self._mark)
        side.rules.ask_wanted.connect(self.ask_rules)
        side.rules.book_wanted.connect(lambda rule: self.open_rules.emit(self.game_id, rule))
        self.question.rule_wanted.connect(self.show_rule)
        self.question.answered.connect(self._answer)
        self.curtain.taken_over.connect(self._take_over)
        self.ending.motion.sounded.connect(self.context.sounds.play)
        self.ending.review_wanted.connect(lambda: self.open_page.emit("replay", (session.match, True)))
        self.ending.again_wanted.connect(lambda same: self.open_table.emit(*next_match(self.context, session, same)))
        self.ending.home_wanted.connect(self.go_home)
        self.ending.table_wanted.connect(self._look_at_table)
        self.ending.ended.connect(self._on_ended)
        settings.changed.connect(self._on_setting)
        self.context.speed_changed.connect(self.ending.set_speed)

    # The page

    def title(self) -> str:
        rated, game = self.session.state.rated, self.text.title()
        return game if rated is None or rated.given_up else RATED.title(game, helped=rated.helped)

    def retranslate(self) -> None:
        for part in (self.curtain, self.ending, self.guess):
            part.retranslate()
        super().retranslate()

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        for part in (self.curtain, self.ending):
            part.apply_theme(self.scene.theme)

    def entered(self) -> None:
        is_new = not self._begun
        if is_new:
            # The first sound is the slowest one, and nothing moves yet.
            self.context.sounds.play("deal")
        super().entered()
        if is_new and not self.session.state.ply and self.session.state.hand_over is None:
            self.board.begin_with_a_deal()
        if not self.ending.isHidden():
            self.ending.take_focus()

    def own_bar(self) -> QFrame | None:
        return self.bar

    def next_focus(self, lost: QWidget) -> QWidget | None:
        """The table gets the focus of a tool or a question of the bar."""
        return self.board if self.bar.isAncestorOf(lost) else None

    def left(self) -> None:
        self.scene.fast_forward()
        super().left()
        self.ending.finish()
        self.session.controller.autosave.catch_up()
        self._keep_picture()

    def closing(self) -> None:
        self.context.settings.changed.disconnect(self._on_setting)
        super().closing()
        self.keeping.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the card, wherever the focus is."""
        if event.key() == Qt.Key.Key_Escape and not self.side.card.isHidden() and not self.scene.choosing.is_busy:
            self.side.card.close_card()
        else:
            super().keyPressEvent(event)

    def _focus_board(self) -> None:
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    # The state

    def _render(self, state: PlayState, before: PlayState | None) -> None:
        if state.turn is not Turn.OVER:
            self.ending.withdraw()
        if before is None or state.hand_over != before.hand_over:
            self._show_hand_over(state)
        if before is None or state.question != before.question:
            self._show_question(state, asks=before is not None)
        if before is not None and state.rated != before.rated:
            self.title_changed.emit()
        if before is not None and state.marks != before.marks:
            self._show_other(state)
        if before is not None and state.guessing != before.guessing:
            self.guess.show_guess(state.guessing)
        if before is None and not self.scene.is_empty:
            self.scene.call(self.names)  # the same position in another language: what is picked stays so
        elif before is None or state.change != before.change:
            self._show_position(state, before)

    def _waits(self, state: PlayState) -> bool:
        return super()._waits(state) or (state.advice.searching and state.can_ask)

    def _wait_at(self) -> QWidget | None:
        return self.bar.tool("hint") if self.session.state.advice.searching else None

    def _show_position(self, state: PlayState, before: PlayState | None) -> None:
        events = () if before is None else state.events
        self.answers.forget()
        self._feelings.see(state.ply, events)
        self.side.log_model.follow(waits=len(events))
        if events and not self.side.card.is_docked:
            self.side.card.close_card()  # what it said was for the decision that has been taken
        if events and self._described is not None:
            self.side.wait(self._described.view)
        self.scene.name_places(wanted=False)  # the answer was about the position before
        super()._render(state, before)
        if self.scene.motion.has_moments:
            self.bar.status.say(self.tr("Click or press Space to continue."))
        self.bar.show_state(state, waits=self.scene.is_staging)
        if self.scene.is_moving:
            self.session.dispatch(Animate(True))

    def _show_hand_over(self, state: PlayState) -> None:
        over = state.hand_over
        if over is None:
            self.curtain.hide()
            self.bar.ask_for("")
        elif over.secret:
            self.curtain.ask_for(over.seat, self.names[over.seat])
        else:
            # After a reveal everybody may look at the table until the next player is ready.
            self.bar.ask_for(self.names[over.seat])

    def _show_question(self, state: PlayState, *, asks: bool) -> None:
        if state.question is None:
            self.question.hide()
            return
        self.question.put(state.question, self.names)
        if asks:
            self.question.appear()
        if isinstance(state.question, Costly):
            self.scene.name_places(wanted=True)

    def _describe(self, state: PlayState, before: PlayState | None) -> None:
        super()._describe(state, before)
        self._show_clues()
        if before is not None and state.change == before.change:
            if state.advice != before.advice:
                self._show_advice(state.advice, before.advice)
            return
        seen = self.side.log_model.release()
        self.bar.status.seat(self._sitting())
        self.side.show_position(state)
        self._show_lately()
        self._mark_hint(state.advice)
        self._read_out(seen)
        self._show_turn()
        if not self.ending.isHidden():
            self._show_result()

    def _show_clues(self) -> None:
        """Mark what is read of the seats."""
        assert self.other is not None
        state = self.session.state
        reading = state.read if self._helps else None
        self.scene.show_clues(self.other.clues(reading, state.view, self.names))

    def _show_advice(self, advice: Advice, before: Advice) -> None:
        nudge = self.side.hints.show_advice(advice)
        if nudge:
            announce(self.board, nudge)
        if advice.step != before.step or advice.hint != before.hint:
            self._mark_hint(advice)
        if advice.explained is not None and advice.explained != before.explained:
            self.scene.name_places(wanted=True)
        self.beside.show()  # the card has other words

    def _mark_hint(self, advice: Advice) -> None:
        """Mark on the table what the hint names so far."""
        hint = advice.hint
        if hint is None or advice.step == NO_HINT:
            self.scene.set_hint(())
        elif advice.step == PLACE:
            where = (one.targets[:1] for one in self.scene.picking.affordances if one.action == hint.action)
            self.scene.set_hint(next(where, ()))
        elif advice.step == MOVE:
            self.scene.set_hint((hint.action,))
        self.beside.show()  # the card moves aside for what is marked

    def _read_out(self, lines: Sequence[LogEntry]) -> None:
        """Read events out that have been seen."""
        if lines:
            announce(self.board, ". ".join(entry.sentence for entry in lines))

    def _show_turn(self) -> None:
        """Show in the bar what the match waits for."""
        state = self.session.state
        self.bar.show_state(state, waits=self.scene.is_staging)
        if self.scene.is_staging:
            return
        self.bar.show_turn(self.names, self.ending.sentence(self.names))
        self.bar.result.setVisible(state.turn is Turn.OVER and self.ending.isHidden())

    def _show_lately(self) -> None:
        """Show the last events as signs."""
        if self._begun:
            self.lately.show_newest(self.side.log.newest, self._sitting())
            self.bar.make_room()

    def _show_move(self, ply: int) -> None:
        entries = [entry for entry in self.side.log_model.entries() if entry.ply == ply]
        if entries:
            self._open_log(entries[-1])

    def _open_log(self, entry: LogEntry) -> None:
        self._open_side("log")
        self.side.log.show_line(entry)

    def _show_moment(self, entry: LogEntry) -> None:
        """Show the moment of a line of the log once more; the match waits meanwhile."""
        session = self.session
        if session.state.hand_over is not None:
            return
        self.scene.fast_forward()
        self.scene.show_again(session.moment(entry.ply, self.scene.goes_on))
        if self.scene.is_moving:
            session.dispatch(Animate(True))

    # The end

    def _on_finished(self) -> None:
        self.side.open("score")
        self._show_result(play=True)
        if not self.ending.is_playing:
            self.context.sounds.play("shimmer")  # without motion the last picture is there at once
        self._keep_picture()
        self._show_turn()

    def _on_ended(self) -> None:
        announce(self.ending, self.ending.accessibleName())
        self._show_turn()

    def _show_result(self, *, play: bool = False) -> None:
        keepsake = self.scene.keepsake(self.scene.view)
        if keepsake is not None:
            self.ending.hang(keepsake, near=True)
        self.ending.show_result(self.names, self._sitting(), play=play)

    def _look_at_table(self) -> None:
        self._focus_board()
        self._show_turn()

    def _keep_picture(self) -> None:
        if self._begun:
            match, theme = self.session.match, self._dressed(self.context.theme())
            self.session.controller.autosave.picture(thumbnail(match, self.names, theme, self._sitting()))

    # What the player does

    def _send(self, command: Command) -> None:
        if isinstance(command, Play | Undo | Redo | RequestHint | TakeOver):
            self.scene.fast_forward()
        super()._send(command)

    def _object(self, sentence: str, rule: str) -> None:
        self.answers.object(sentence, rule)

    def _prompt(self, sentence: str) -> None:
        self.answers.prompt(sentence)

    def _shared(self) -> tuple[Match, int]:
        return self.session.match, self.session.match.ply

    def _answer(self, yes: bool) -> None:
        self._send(Answer(yes))
        self._focus_board()

    def _take_over(self) -> None:
        self._send(TakeOver())
        self._focus_board()

    def _on_tool(self, name: str) -> None:
        if self.curtain.isVisible():
            return
        tools: dict[str, Callable[[], object]] = {
            "undo": lambda: self._send(Undo()),
            "redo": lambda: self._send(Redo()),
            "hurry": lambda: self._send(Hurry()),
            "hint": lambda: self._ask(RequestHint()),
            "confirm": self.scene.choosing.confirm,
            "result": self._show_result,
            "panel": self._toggle_panel,
            "sound": self._toggle_sounds,
            "moves": self._list_moves,
            "rules": self._toggle_rules,
            "why": self.why.ask,
            "other": self.ask_other,
            "guess": self._open_guess,
            "copy": lambda: self.share(name),
            "copy_picture": lambda: self.share(name),
            "take_over": self._take_over,
        }
        tools.get(name, lambda: self._open_side(name))()

    def _explains_others(self) -> bool:
        return self.session.state.turn is Turn.OVER or self._helps

    @property
    def _helps(self) -> bool:
        """True if the settings allow hints and other help."""
        return self.context.settings.hints_enabled

    def _open_guess(self) -> None:
        """Guess what is hidden, where the settings allow help."""
        if self._helps and not self.scene.is_staging:
            self._send(OpenGuess())

    def _ask(self, command: RequestHint | RequestWhyNot) -> None:
        """Ask for help that is shown on the card, if the settings allow it."""
        if self._helps:
            self._open_side("hints")
            self._send(command)

    def _ask_why_not(self, notation: str) -> None:
        self._ask(RequestWhyNot(notation))

    def _toggle_panel(self) -> None:
        self.ending.put_away()
        self.beside.toggle()

    def _toggle_sounds(self) -> None:
        self.context.settings.sounds = not self.context.settings.sounds

    def _list_moves(self) -> None:
        """Open the list at this table, also where the settings leave it out, to be typed into."""
        self._lists_moves = True
        self.side.allow("moves", True)
        self._open_side("moves")
        self.side.moves.take_keyboard()

    def _open_side(self, name: str) -> None:
        """Bring a tab to the front, or the card with a page."""
        self.ending.put_away()
        if not self.side.card.has(name):
            self.side.card.close_card()
            self.beside.open()
        self.side.open(name)

    def _toggle_rules(self) -> None:
        """Open the card of the rules; the key that opened it closes it."""
        if self.side.shows("rules"):
            self.side.card.close_card()
        else:
            self._open_side("rules")

    def show_rule(self, rule: str) -> None:
        """Open the card of a rule."""
        self._open_side("rules")
        self.side.rules.show_rule(rule)

    # Settings

    def _on_setting(self, key: str) -> None:
        self._lists_moves = self._lists_moves and key != "move_list"
        self._apply_settings()
        if key == "move_list" and self.context.settings.move_list:
            self._keep_moves_in_sight()
        if key == "only_answers" and self._begun:
            self.session.reconsider()

    def _keep_moves_in_sight(self) -> None:
        self.context.settings.panel_visible = True
        self.side.open("moves")

    def _apply_settings(self) -> None:
        settings = self.context.settings
        self.ending.set_speed(self.context.speed())
        self.scene.set_assists(settings.glow_targets, settings.show_costs)
        self._show_clues()
        self.scene.choosing.waits_for_confirm = settings.confirm_moves
        self.beside.show()
        if not self._helps and self.side.shows("hints"):
            self.side.card.close_card()
        self.side.allow("moves", settings.move_list or self._lists_moves)
        self.bar.tool("hint").setVisible(self._helps)
        self.bar.menu.entries["guess"].setVisible(self._helps)
        self.bar.menu.show_speed(self.context.chosen_speed())
        self.bar.show_sound(settings.sounds)
