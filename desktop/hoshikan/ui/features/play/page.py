"""The table: a match being played, with everything that helps beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from hoshikan.engine import Event, Match
from hoshikan.engine.view import View
from hoshikan.library import Library, LibraryProblem
from hoshikan.ui.board import keytable
from hoshikan.ui.board.ending.show import Ending
from hoshikan.ui.board.match.autosave import Autosave
from hoshikan.ui.board.match.deals import Origin, against, origin, origin_notice
from hoshikan.ui.board.match.engine_client import Budget, EngineClient
from hoshikan.ui.board.match.finale import FINALES, Finale
from hoshikan.ui.board.match.models import LogEntry
from hoshikan.ui.board.match.moods import Feelings
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.overlay import Curtain
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.session import Play, Redo, RequestHint, RequestWhyNot, Seen, Undo
from hoshikan.ui.board.table.kit.painting import Sitter
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.board.why import WhyCard
from hoshikan.ui.features.play.bar import SidePlace, TableAnswers, TableBar, TableSide
from hoshikan.ui.features.play.hints import PlayQuestion
from hoshikan.ui.features.play.notices import TableEngines, TableKeeping, TableTrouble, go_on_with, programs
from hoshikan.ui.features.play.session import (
    MOVE,
    NO_HINT,
    PLACE,
    Advice,
    Animate,
    Answer,
    Costly,
    Hurry,
    PlaySession,
    PlayState,
    Question,
    TakeOver,
    Turn,
)
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.widgets.accessible import GROUND, announce
from hoshikan.ui.kit.widgets.notices import Notice
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import Emblems
from hoshikan.ui.session.page import Page
from hoshikan.ui.shared import pasting as clipboard
from hoshikan.ui.shared.covers import cover_of
from hoshikan.ui.shared.ratedwords import RATED
from hoshikan.ui.shared.reviewdesk import review_played
from hoshikan.ui.shared.sharing import Sharing
from hoshikan.ui.shared.sitting import dressed, sitters, start_again, thumbnail
from hoshikan.ui.shared.takenback import SEPARATOR, TAKEN_BACK
from hoshikan.ui.text.hintsentences import HintSentences


def course(
    match: Match, viewer: int | None, ply: int, goes_on: Callable[[View], bool]
) -> list[tuple[View, Sequence[Event]]]:
    """The positions of the whole moment that the action number `ply` belongs to, each with the events that led to it;
    before them the first one, without events. `goes_on` returns true if the moment is not over with a position."""

    def view(after: int) -> View:
        return match.position(after).view(viewer)

    first, last = ply, ply + 1
    while first and goes_on(view(first)):
        first -= 1
    while last < match.ply and goes_on(view(last)):
        last += 1
    return [(view(first), ()), *((view(one), match.events(one - 1)) for one in range(first + 1, last + 1))]


class TablePractising:
    """The match itself stays as it is, and waits in the library."""

    def __init__(self, page: Page, session: PlaySession, bar: TableBar) -> None:
        self._page = page
        self._session = session
        bar.practise.level_chosen.connect(self._practise)
        bar.practise.edit_chosen.connect(self._set_up)
        bar.practise.offer(session.match.game.id)
        bar.practise.edit.setVisible(session.match.game.editor() is not None)
        bar.practise.aboutToShow.connect(lambda: bar.practise.setEnabled(self._may()))

    def _may(self) -> bool:
        """True if there is a position to go on from, and no other person is about to look at it."""
        state = self._session.state
        return state.turn is not Turn.OVER and state.hand_over is None

    def _seat(self) -> int:
        people, mover = self._session.people, self._session.state.mover
        return mover if mover in people or not people else min(people)

    def _practise(self, level: str) -> None:
        if self._may():
            self._session.before_help(lambda: self._go_on(level))

    def _go_on(self, level: str) -> None:
        if self._may():
            begun, name = self._origin(), self._page.context.settings.player_name
            self._page.open_table.emit(against(begun.match, max(0, self._seat()), level, name), None)
            if begun.hidden:
                self._page.notice.emit(origin_notice(begun.hidden))

    def _set_up(self) -> None:
        if self._may():
            self._session.before_help(self._open_editor)

    def _open_editor(self) -> None:
        if self._may():
            match, begun = self._session.match, self._origin()
            self._page.open_page.emit("position", (match.game.id, begun.match.state, match.header.seats, begun.hidden))

    def _origin(self) -> Origin:
        match = self._session.match
        return origin(match, match.ply, max(0, self._seat()))


_ROW: Final = 3
"""So many wins are a row."""


class TablePage(Page):
    """Shows the state of a PlaySession, and sends the player's wishes to it."""

    escape_goes_back = False

    def __init__(
        self, context: AppContext, match: Match, match_id: int | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        self.text = text_of(match.game.id)
        self.names = seat_names(match.header.seats)
        autosave = Autosave(match, self._library(), match_id, self)
        self.keeping = TableKeeping(autosave, self)
        self.session = PlaySession(
            match,
            self.text,
            autosave,
            self._engine(),
            self._engine(),
            context.settings,
            context.notebook,
            self._library(),
            programs(context.settings, match),
            self,
        )
        self._begun = False
        self._lists_moves = False
        """True if the list of moves was opened by its key."""
        self._build(match)
        self._feelings = Feelings(self.scene.feelings, match.state.players)
        self._connect()
        self.answers = TableAnswers(self.scene, self.session, self.text, self.bar, self.board, context.settings)
        self.answers.withdrawn.connect(self._show_turn)
        self.sharing = Sharing(context, self)
        self.sharing.notice.connect(self.notice)
        self.practising = TablePractising(self, self.session, self.bar)
        self._add_shortcuts()

    def _engine(self) -> EngineClient:
        context = self.context
        budget = None if context.engine_playouts is None else Budget(context.engine_playouts)
        return EngineClient(context.engine_command, budget, self)

    def _library(self) -> Library | None:
        """The library of the match; None for one that is not to be stored."""
        return self.context.library

    def _build(self, match: Match) -> None:
        controller = self.session.controller
        self.scene = new_scene(match.game.id, self._dressed(self.context.theme()), self)
        controller.runs_on = self.scene.runs_on
        self.board = TableView(self.scene)
        self.board.runs_unattended = not self.session.people
        self.bar = TableBar()
        taken = controller.only.taken_at
        self.side = TableSide(match, self.text, self.names, self.context.language, taken=taken)
        self.around = QWidget()
        self.around.setProperty(GROUND, True)
        self.ending = Ending(self.around)
        self.ending.hang(cover_of(match.game.id))
        self.ending.offers_review = bool(self.session.people)
        self.beside = SidePlace(
            self.around, self.board, self.side, self.context.settings, overlaid=self.scene.wants_whole_window
        )
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addWidget(self.around, 1)
        self.why = WhyCard(self.around, self.board, self.side.log)
        self.question = PlayQuestion(self.around, self.board)
        self.curtain = Curtain(self)
        self.beside.changed.connect(lambda: self.bar.show_panel(self.beside.is_open))
        self._apply_settings()
        if self.context.settings.move_list:
            self.side.open("moves")

    def _connect(self) -> None:
        session, scene, side = self.session, self.scene, self.side
        session.changed.connect(self._render)
        session.finished.connect(self._on_finished)
        session.sounded.connect(self.context.sounds.play)
        session.helped.connect(self.title_changed)
        trouble = TableTrouble(session.controller.engine, self)
        engines = TableEngines(session.controller, self.context.settings)
        for part in (trouble, engines, self.keeping):
            part.notice.connect(self.notice)
            part.over.connect(self.notice_over)
        scene.action_chosen.connect(self._play)
        scene.announce.connect(self._on_announced)
        scene.seen.connect(self._on_seen)
        scene.arrived.connect(self._on_arrived)
        scene.hearing.heard.connect(self.context.sounds.play)
        scene.motion.finished.connect(lambda: session.dispatch(Animate(False)))
        self.bar.pressed.connect(self._on_tool)
        self.bar.speed_chosen.connect(lambda speed: setattr(self.context.settings, "animation", speed))
        for asks in (self.bar.status, side, self.why, self.question):
            asks.rule_wanted.connect(self.show_rule)
        side.log.pointed.connect(self._on_log_pointed)
        side.log.offer_again(lambda entry: scene.is_moment(entry.event))
        side.log.again_wanted.connect(self._show_again)
        side.hints.hint_wanted.connect(lambda: session.dispatch(RequestHint()))
        side.hints.why_not_wanted.connect(lambda notation: session.dispatch(RequestWhyNot(notation)))
        side.hints.play_wanted.connect(self._play)
        side.moves.play_wanted.connect(self._play)
        side.moves.left.connect(self._focus_board)
        side.moves.why_not_wanted.connect(self._ask_why_not)
        side.moves.pointed.connect(lambda notation: scene.set_hint((notation,) if notation else ()))
        side.rules.book_wanted.connect(lambda rule: self.open_rules.emit(session.match.game.id, rule))
        self.question.answered.connect(self._answer)
        self.curtain.taken_over.connect(self._take_over)
        self.ending.motion.sounded.connect(self.context.sounds.play)
        self.ending.replay_wanted.connect(lambda: self.open_replay.emit(session.match))
        self.ending.review_wanted.connect(lambda: self.open_page.emit("review", (session.match,)))
        self.ending.again_wanted.connect(self._again)
        self.ending.home_wanted.connect(self.go_home)
        self.ending.table_wanted.connect(self._look_at_table)
        self.ending.ended.connect(self._on_ended)
        self.context.settings.changed.connect(self._on_setting)
        self.context.speed_changed.connect(scene.set_motion)
        self.context.speed_changed.connect(self.ending.set_speed)

    def _add_shortcuts(self) -> None:
        keytable.bind(self, keytable.TABLE, self._on_tool)

    # The page

    def title(self) -> str:
        rated, game = self.session.state.rated, self.text.title()
        return game if rated is None or rated.given_up else RATED.title(game, helped=rated.helped)

    def retranslate(self) -> None:
        self.scene.fast_forward()
        self.names = seat_names(self.session.match.header.seats)
        self.curtain.call(self.names)
        for part in (self.bar, self.curtain, self.ending, self.why):
            part.retranslate()
        self.side.say_again(self.names)
        state = self.session.state
        if state.question is not None:
            self.question.put(state.question, self.names, self._reasons(state.question))
        if self._begun:
            if state.hand_over is not None and not self.bar.take_over.isHidden():
                self.bar.ask_for(self.names[state.hand_over.seat])
            self.scene.call(self.names)
            self._mark_hint()
            self._show_turn()
        if not self.ending.isHidden():
            self._show_result()

    def _dressed(self, theme: Theme) -> Theme:
        return dressed(theme, self.context.notebook, self.session.match.header)

    def apply_theme(self, theme: Theme) -> None:
        theme = self._dressed(theme)
        self.scene.set_theme(theme)
        self.side.fit(self.context.text_size)
        for part in (self.bar, self.curtain, self.ending, self.side):
            part.apply_theme(theme)

    def entered(self) -> None:
        if self.ending.isHidden():
            self._focus_board()
        else:
            self.ending.take_focus()
        if self._begun:
            self.session.wake()
            return
        self._begun = True
        # The first sound is the slowest one, and nothing moves yet.
        self.context.sounds.play("deal")
        self._show_position(animate=False)
        if not self.session.match.ply and self.session.state.hand_over is None:
            self.board.begin_with_a_deal()
        self.session.begin()

    def own_bar(self) -> QFrame | None:
        return self.bar

    def next_focus(self, lost: QWidget) -> QWidget | None:
        """The table gets the focus of a tool or a question of the bar."""
        return self.board if self.bar.isAncestorOf(lost) else None

    def left(self) -> None:
        self.scene.fast_forward()
        self.session.rest()
        self.ending.finish()
        self.session.controller.autosave.catch_up()
        self._keep_picture()

    def closing(self) -> None:
        self.context.settings.changed.disconnect(self._on_setting)
        self.session.close()
        self.keeping.close()

    def _focus_board(self) -> None:
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    # The state

    def _render(self, state: PlayState, before: PlayState) -> None:
        """Show what has changed."""
        if state.turn is not Turn.OVER:
            self.ending.withdraw()
        if state.hand_over != before.hand_over:
            self._show_hand_over()
        if state.question != before.question:
            self._show_question(before.question)
        if state.change != before.change:
            self._show_position(animate=bool(state.events))
        elif state.advice != before.advice:
            self._show_advice(before.advice)

    def _show_position(self, animate: bool) -> None:
        state = self.session.state
        self.answers.forget()
        self._feelings.see(state.ply, state.events if animate else ())
        self.side.log_model.follow(waits=len(state.events) if animate else 0)
        if animate:
            self.side.wait()
        self.scene.name_places(wanted=False)  # the answer was about the position before
        self.scene.show_position(
            state.view, state.seat, state.actions, self.names, state.events if animate else (), animate
        )
        if self.scene.motion.has_moments:
            self.bar.status.say(self.tr("Click or press Space to continue."))
        self._allow_tools()
        if self.scene.is_moving:
            self.session.dispatch(Animate(True))

    def _show_hand_over(self) -> None:
        over = self.session.state.hand_over
        if over is None:
            self.curtain.hide()
            self.bar.ask_for("")
        elif over.secret:
            self.curtain.ask_for(over.seat, self.names[over.seat])
        else:
            # After a reveal everybody may look at the table until the next player is ready.
            self.bar.ask_for(self.names[over.seat])

    def _show_question(self, before: Question | None) -> None:
        question = self.session.state.question
        if question is None:
            self.question.hide()
            return
        self.question.ask(question, self.names, self._reasons(question))
        if isinstance(question, Costly):
            self.scene.name_places(wanted=True)

    def _reasons(self, question: Question) -> str:
        """Return the reasons against a costly move."""
        if not isinstance(question, Costly) or question.answer is None:
            return ""
        view = self.session.match.position(question.ply).view(question.seat)
        return HintSentences(self.text, view, self.names).against(question.answer)

    def _answer(self, yes: bool) -> None:
        self.session.dispatch(Answer(yes))
        self._focus_board()

    def _show_advice(self, before: Advice) -> None:
        advice = self.session.state.advice
        nudge = self.side.hints.show_advice(advice)
        if nudge:
            announce(self.board, nudge)
        if advice.step != before.step or advice.hint != before.hint:
            self._mark_hint()
        if advice.explained is not None and advice.explained != before.explained:
            self.scene.name_places(wanted=True)

    def _mark_hint(self) -> None:
        """Mark on the table what the hint names so far."""
        advice = self.session.state.advice
        hint = advice.hint
        if hint is None or advice.step == NO_HINT:
            self.scene.set_hint(())
        elif advice.step == PLACE:
            where = (one.targets[:1] for one in self.scene.picking.affordances if one.action == hint.action)
            self.scene.set_hint(next(where, ()))
        elif advice.step == MOVE:
            self.scene.set_hint((hint.action,))

    def _on_seen(self, numbers: Sequence[int]) -> None:
        """Read events out that have been seen."""
        self._read_out(self.side.log_model.release(numbers))

    def _on_arrived(self) -> None:
        """All has been seen."""
        new = self.side.log_model.release()
        self._seat_all()
        self.side.show_position(self.session.match.state, self.session.state)
        self._read_out(new)
        self._show_turn()
        self.session.dispatch(Seen())

    def _seat_all(self) -> None:
        """Show all faces in the current mood."""
        sitting = self.sitters()
        self.scene.stage.seat(sitting)
        self.bar.status.seat(sitting)

    def sitters(self) -> list[Sitter]:
        """The faces of the seats in the mood of the moment."""
        lately, seats = self._feelings.now(), self.session.match.header.seats
        return sitters(self.context.notebook, seats, self.session.state.view, self.text, lately)

    def _read_out(self, lines: Sequence[LogEntry]) -> None:
        if lines:
            announce(self.board, ". ".join(entry.sentence for entry in lines))

    def _show_turn(self) -> None:
        """Show in the bar what the match waits for."""
        self._allow_tools()
        if self.scene.is_staging:
            return
        state, status = self.session.state, self.bar.status
        match state.turn:
            case Turn.OVER:
                status.say(self._finale().sentence if self.ending.has_ended else self.ending.over())
            case Turn.CHANCE:
                status.say("")
            case Turn.ONLY:
                status.say(self.tr("There is only one choice"), state.mover)
            case Turn.ASKED:
                wanted = self.text.expectation(self.session.match.state.view(None), state.mover, self.names)
                status.say(f"{self._undone()} {wanted}".strip(), state.mover)
            case Turn.BOT:
                status.say(self.tr("{name} is thinking…").format(name=self.names[state.mover]), state.mover)
        self.bar.tool("hurry").setVisible(state.can_hurry)
        self.bar.result.setVisible(state.turn is Turn.OVER and self.ending.isHidden())

    def _undone(self) -> str:
        """Return the last undo in words; "" for none."""
        undone = self.session.state.undone
        return "" if undone is None else f"{TAKEN_BACK.now(undone, self.text.rolls, self.names)} {TAKEN_BACK.redo()}"

    def _allow_tools(self) -> None:
        state = self.session.state
        self.bar.tool("undo").setEnabled(state.can_undo)
        self.bar.tool("redo").setEnabled(state.can_redo)
        self.bar.tool("hint").setEnabled(state.can_ask and not self.scene.is_staging)

    def _show_again(self, entry: LogEntry) -> None:
        """Show the moment of a line of the log once more; the match waits meanwhile."""
        session = self.session
        if session.state.hand_over is not None:
            return
        self.scene.fast_forward()
        self.scene.show_again(course(session.match, session.state.seat, entry.ply, self.scene.goes_on))
        if self.scene.is_moving:
            session.dispatch(Animate(True))

    def _on_finished(self) -> None:
        self.side.open("score")
        self.ending.show_end(self._finale(), play=True, remark=self._remark(), sitters=self.sitters())
        if not self.ending.is_playing:
            self.context.sounds.play("shimmer")  # without motion the last picture is there at once
        self._keep_picture()
        self._show_turn()
        if self.context.settings.review_games:
            review_played(self.context, self.session.match)

    def _remark(self) -> str:
        """Return the change of the rating by the result, and the help used."""
        step, wins = self.session.rating_step(), self.session.wins_in_a_row()
        rating = "" if step is None else RATED.after(step)
        streak = RATED.wins(wins) if self.context.settings.celebrations and wins >= _ROW else ""
        return SEPARATOR.join(part for part in (rating, TAKEN_BACK.help(self.session.help), streak) if part)

    def _on_ended(self) -> None:
        announce(self.ending, self.ending.accessibleName())
        self._show_turn()

    def _show_result(self) -> None:
        self.ending.show_end(self._finale(), play=False, remark=self._remark(), sitters=self.sitters())

    def _look_at_table(self) -> None:
        self._focus_board()
        self._show_turn()

    def _finale(self) -> Finale:
        match = self.session.match
        return FINALES.of(match.game, match.state, self.session.state.view, self.names, self.text)

    def _take_over(self) -> None:
        self.session.dispatch(TakeOver())
        self._focus_board()

    # What the player does

    def _play(self, notation: str) -> None:
        self.scene.fast_forward()
        self.session.dispatch(Play(notation))

    def _on_tool(self, name: str) -> None:
        if self.curtain.isVisible():
            return
        tools = {
            "undo": lambda: self.session.dispatch(Undo()),
            "redo": lambda: self.session.dispatch(Redo()),
            "hurry": lambda: self.session.dispatch(Hurry()),
            "hint": self._hint,
            "confirm": self.scene.choosing.confirm,
            "result": self._show_result,
            "panel": self._toggle_panel,
            "sound": self._toggle_sounds,
            "moves": self._list_moves,
            "why": self.why.ask,
            "copy": lambda: self.notice.emit(clipboard.copy(self.session.match)),
            "copy_picture": lambda: self.sharing.copy_picture(self.scene, self.board, self.sitters()),
            "take_over": self._take_over,
        }
        if name in ("undo", "redo", "hint", "take_over"):
            self.scene.fast_forward()
        if name in tools:
            tools[name]()
        else:
            self._open_side(name)

    def _hint(self) -> None:
        if self.context.settings.hints_enabled:
            self._open_side("hints")
            self.session.dispatch(RequestHint())

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
        """Bring a tab to the front; pressing its key again gives the table its place back."""
        self.ending.put_away()
        self.beside.open()
        self.side.open(name)

    def show_rule(self, rule: str) -> None:
        """Open the card of a rule."""
        self._open_side("rules")
        self.side.rules.show_rule(rule)

    def _on_announced(self, sentence: str) -> None:
        announce(self.board, sentence)

    def _on_log_pointed(self, entry: LogEntry | None) -> None:
        self.scene.highlight(frozenset() if entry is None else frozenset(self.scene.keys_of(entry.event)))

    # Hints

    def _ask_why_not(self, notation: str) -> None:
        if self.context.settings.hints_enabled:
            self._open_side("hints")
            self.session.dispatch(RequestWhyNot(notation))

    # The end and what comes after

    def _again(self, same_deal: bool) -> None:
        before, match = self.session.match, start_again(self.session.match, same_deal)
        emblems = Emblems(self.context.notebook)
        emblems.keep(match.header, emblems.of(before.header))
        go_on_with(self.context.settings, before, match)
        match_id = None
        try:
            match_id = None if same_deal else self.session.rate_again(match)
        except LibraryProblem as error:
            problem = error
            self.notice.emit(Notice("rated", lambda: RATED.unrated(problem), bad=True))
        self.open_table.emit(match, match_id)

    def _keep_picture(self) -> None:
        if self._begun:
            match, theme = self.session.match, self._dressed(self.context.theme())
            self.session.controller.autosave.picture(thumbnail(match, self.names, theme, self.sitters()))

    # Settings

    def _on_setting(self, key: str) -> None:
        self._lists_moves = self._lists_moves and key != "move_list"
        self._apply_settings()
        if key == "move_list" and self.context.settings.move_list:
            self.side.open("moves")
        if key == "only_answers" and self._begun:
            self.session.reconsider()

    def _apply_settings(self) -> None:
        settings = self.context.settings
        self.scene.set_motion(self.context.speed())
        self.ending.set_speed(self.context.speed())
        self.scene.set_assists(settings.glow_targets, settings.show_costs)
        self.scene.choosing.waits_for_confirm = settings.confirm_moves
        self.beside.show()
        self.side.allow("hints", settings.hints_enabled)
        self.side.allow("moves", settings.move_list or self._lists_moves)
        self.bar.tool("hint").setVisible(settings.hints_enabled)
        self.bar.show_speed(self.context.chosen_speed())
        self.bar.show_sound(settings.sounds)
