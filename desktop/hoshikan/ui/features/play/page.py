"""The table: a match being played, with everything that helps beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from hoshikan.engine import Event, Match
from hoshikan.library import Library
from hoshikan.ui.board import keytable
from hoshikan.ui.board.ending.show import Ending
from hoshikan.ui.board.match.advisor import Advisor
from hoshikan.ui.board.match.autosave import Autosave
from hoshikan.ui.board.match.controller import MatchController
from hoshikan.ui.board.match.engine_client import Budget, EngineClient
from hoshikan.ui.board.match.finale import FINALES, Finale
from hoshikan.ui.board.match.log_model import LogEntry
from hoshikan.ui.board.match.names import seat_names
from hoshikan.ui.board.match.seating import holds_secrets
from hoshikan.ui.board.overlay import Curtain
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.board.why import WhyCard
from hoshikan.ui.features.play.answers import TableAnswers
from hoshikan.ui.features.play.bar import TableBar
from hoshikan.ui.features.play.coach import TableCoach
from hoshikan.ui.features.play.engines import TableEngines, go_on_with, programs
from hoshikan.ui.features.play.hints import TableHints
from hoshikan.ui.features.play.keeping import TableKeeping
from hoshikan.ui.features.play.practising import TablePractising
from hoshikan.ui.features.play.rating import TableRating
from hoshikan.ui.features.play.seenagain import course
from hoshikan.ui.features.play.side import TableSide
from hoshikan.ui.features.play.sideplace import SidePlace
from hoshikan.ui.features.play.sounds import TableSounds
from hoshikan.ui.features.play.taking import TableTaking
from hoshikan.ui.features.play.trouble import TableTrouble
from hoshikan.ui.features.play.undo import TableUndo
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.widgets.accessible import GROUND
from hoshikan.ui.kit.widgets.announce import announce
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.emblems import Emblems
from hoshikan.ui.session.page import Page
from hoshikan.ui.shared import clipboard
from hoshikan.ui.shared.covers import cover_of
from hoshikan.ui.shared.reviewdesk import review_played
from hoshikan.ui.shared.sharing import Sharing
from hoshikan.ui.shared.sitting import Sitting, dressed
from hoshikan.ui.shared.tablefinish import start_again, thumbnail
from hoshikan.ui.shared.takenback import SEPARATOR


class TablePage(Page):
    """Connects scene, panels and controller. The scene never meets the engine; the controller never meets a widget."""

    escape_goes_back = False

    def __init__(
        self, context: AppContext, match: Match, match_id: int | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        self.text = text_of(match.game.id)
        self.names = seat_names(match.header.seats)
        budget = None if context.engine_playouts is None else Budget(context.engine_playouts)
        engine = EngineClient(context.engine_command, budget, self)
        autosave = Autosave(match, self._library(), match_id, self)
        self.keeping = TableKeeping(autosave, self)
        self.controller = MatchController(match, engine, autosave, self, programs(context.settings, match))
        self.taking = TableTaking(self.controller, self.text, context.settings, context.notebook, match_id)
        self.advisor = Advisor(self.controller, self)
        self._begun = False
        self._lists_moves = False
        """True if the list of moves was opened by its key."""
        self._build(match)
        self.sitting = Sitting(context.notebook, self.controller, self.text, self.scene.feelings)
        self.rating = TableRating(self.controller, self._library(), self.around, self.board)
        self.undoing = TableUndo(self.controller, self.rating, self.around, self.board)
        self.hints = TableHints(self.advisor, self.side.hints, self.scene, self.board, self.rating, self.taking)
        self._connect()
        settings = context.settings
        self.answers = TableAnswers(self.scene, self.controller, self.text, self.bar, self.board, settings, self._say)
        coach = TableCoach(self.controller, self.text, context, self.around, self.board, self, self.rating.is_strict)
        self.coach = coach
        self.coach.has_asked.connect(self.taking.questioned)
        self.coach.has_asked.connect(lambda: self.scene.name_places(wanted=True))
        self.coach.panel.rule_wanted.connect(self.show_rule)
        self.sounds = TableSounds(context.sounds, self.scene, self.controller, self.ending, self.side.hints)
        self.sharing = Sharing(context, self)
        self.sharing.notice.connect(self.notice)
        self.practising = TablePractising(self, self.controller, self.bar, self.rating)
        self._add_shortcuts()

    def _library(self) -> Library | None:
        """The library of the match; None for one that is not to be stored."""
        return self.context.library

    def _build(self, match: Match) -> None:
        self.scene = new_scene(match.game.id, self._dressed(self.context.theme()), self)
        self.controller.runs_on = self.scene.runs_on
        self.board = TableView(self.scene)
        self.board.runs_unattended = not self.controller.people
        self.bar = TableBar()
        taken = self.controller.only.taken_at
        self.side = TableSide(match, self.text, self.names, self.context.language, taken=taken)
        self.around = QWidget()
        self.around.setProperty(GROUND, True)
        self.ending = Ending(self.around)
        self.ending.hang(cover_of(match.game.id))
        self.ending.offers_review = bool(self.controller.people)
        self.beside = SidePlace(
            self.around, self.board, self.side, self.context.settings, overlaid=self.scene.wants_whole_window
        )
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addWidget(self.around, 1)
        self.why = WhyCard(self.around, self.board, self.side.log)
        self.curtain = Curtain(self)
        self.beside.changed.connect(lambda: self.bar.show_panel(self.beside.is_open))
        self._apply_settings()
        if self.context.settings.move_list:
            self.side.open("moves")

    def _connect(self) -> None:
        controller, scene, side = self.controller, self.scene, self.side
        controller.changed.connect(self._on_changed)
        controller.thinking.connect(lambda _seat, _ranking: self._say())
        controller.finished.connect(self._on_finished)
        controller.handed_over.connect(self._on_handed_over)
        trouble = TableTrouble(controller.engine, self)
        trouble.notice.connect(self.notice)
        trouble.over.connect(self.notice_over)
        trouble.failed.connect(side.hints.show_failure)
        engines = TableEngines(controller, self.context.settings)
        engines.notice.connect(self.notice)
        engines.over.connect(self.notice_over)
        self.keeping.notice.connect(self.notice)
        self.rating.notice.connect(self.notice)
        self.rating.title_changed.connect(self.title_changed)
        self.keeping.over.connect(self.notice_over)
        scene.action_chosen.connect(self._play)
        scene.announce.connect(self._on_announced)
        scene.seen.connect(self._on_seen)
        scene.arrived.connect(self._on_arrived)
        scene.motion.finished.connect(controller.release)
        self.bar.pressed.connect(self._on_tool)
        self.bar.speed_chosen.connect(lambda speed: setattr(self.context.settings, "animation", speed))
        self.bar.status.rule_wanted.connect(self.show_rule)
        side.rule_wanted.connect(self.show_rule)
        self.why.rule_wanted.connect(self.show_rule)
        side.log.pointed.connect(self._on_log_pointed)
        side.log.offer_again(lambda entry: scene.is_moment(entry.event))
        side.log.again_wanted.connect(self._show_again)
        side.hints.play_wanted.connect(self._play)
        side.moves.play_wanted.connect(self._play)
        side.moves.left.connect(lambda: self.board.setFocus(Qt.FocusReason.OtherFocusReason))
        side.moves.why_not_wanted.connect(self._ask_why_not)
        side.moves.pointed.connect(lambda notation: scene.set_hint((notation,) if notation else ()))
        side.rules.book_wanted.connect(lambda rule: self.open_rules.emit(controller.match.game.id, rule))
        self.curtain.taken_over.connect(self._on_taken_over)
        self.ending.replay_wanted.connect(lambda: self.open_replay.emit(controller.match))
        self.ending.review_wanted.connect(lambda: self.open_page.emit("review", (controller.match,)))
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
        return self.rating.title(self.text.title())

    def retranslate(self) -> None:
        self.scene.fast_forward()
        self.names = seat_names(self.controller.match.header.seats)
        self.curtain.call(self.names)
        for part in (self.bar, self.curtain, self.ending, self.coach, self.rating.panel, self.undoing, self.why):
            part.retranslate()
        self.side.say_again(self.names)
        if self._begun:
            controller = self.controller
            if controller.waiting_for is not None and not self.bar.take_over.isHidden():
                self.bar.ask_for(self.names[controller.waiting_for])
            self.scene.call(self.names)
            self.hints.show_step(self.side.hints.step)
            self._say()
        if not self.ending.isHidden():
            self._show_result()

    def _dressed(self, theme: Theme) -> Theme:
        return dressed(theme, self.context.notebook, self.controller.match.header)

    def apply_theme(self, theme: Theme) -> None:
        theme = self._dressed(theme)
        self.scene.set_theme(theme)
        self.side.fit(self.context.text_size)
        for part in (self.bar, self.curtain, self.ending, self.side):
            part.apply_theme(theme)

    def entered(self) -> None:
        if self.ending.isHidden():
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.ending.take_focus()
        if self._begun:
            self.controller.wake()
            return
        self._begun = True
        self.sounds.begin()
        self._show((), animate=False)
        if not self.controller.match.ply and self.controller.waiting_for is None:
            self.board.begin_with_a_deal()
        self.controller.begin()

    def own_bar(self) -> QFrame:
        return self.bar

    def next_focus(self, lost: QWidget) -> QWidget | None:
        """The table gets the focus of a tool or a question of the bar."""
        return self.board if self.bar.isAncestorOf(lost) else None

    def left(self) -> None:
        self.scene.fast_forward()
        self.controller.rest()
        self.ending.finish()
        self.controller.autosave.catch_up()
        self._keep_picture()

    def closing(self) -> None:
        self.context.settings.changed.disconnect(self._on_setting)
        self.controller.bots.close()
        self.coach.close()
        self.keeping.close()

    # What happens in the match

    def _on_changed(self, events: Sequence[Event]) -> None:
        if not self.controller.over:
            self.ending.withdraw()
        if self.controller.waiting_for is None:
            self.curtain.hide()
            self.bar.ask_for("")
        self._show(events, animate=bool(events))
        self.taking.keep()
        if self.scene.is_moving:
            self.controller.hold()

    def _show(self, events: Sequence[Event], animate: bool) -> None:
        controller = self.controller
        self.answers.forget()
        self.sitting.see(events)
        self.side.log_model.follow(waits=len(events) if animate else 0)
        if animate:
            self.side.wait()
        view, actions = controller.view(), controller.actions()
        self.scene.name_places(wanted=False)  # the answer was about the position before
        self.scene.show_position(view, controller.viewer, actions, self.names, events, animate)
        if self.scene.motion.has_moments:
            self.bar.status.say(self.tr("Click or press Space to continue."))
        self._allow_tools()

    def _on_seen(self, numbers: Sequence[int]) -> None:
        """Read events out that have been seen."""
        self._read_out(self.side.log_model.release(numbers))

    def _on_arrived(self) -> None:
        """All has been seen."""
        controller = self.controller
        new = self.side.log_model.release()
        self._seat_all()
        self.side.show_position(controller, controller.view(), controller.actions())
        self._read_out(new)
        self._say()

    def _seat_all(self) -> None:
        """Show all faces in the current mood."""
        sitting = self.sitting.now()
        self.scene.stage.seat(sitting)
        self.bar.status.seat(sitting)

    def _read_out(self, lines: Sequence[LogEntry]) -> None:
        if lines:
            announce(self.board, ". ".join(entry.sentence for entry in lines))

    def _say(self) -> None:
        self._allow_tools()
        if self.scene.is_staging:
            return
        controller, status = self.controller, self.bar.status
        mover = controller.state.to_move
        if controller.over:
            status.say(self._finale().sentence if self.ending.has_ended else self.ending.over())
        elif mover < 0:
            status.say("")
        elif mover in controller.people and controller.only.now() is not None:
            status.say(self.tr("There is only one choice"), mover)
        elif mover in controller.people:
            wanted = self.text.expectation(controller.state.view(None), mover, self.names)
            status.say(f"{self.taking.undone(self.names)} {wanted}".strip(), mover)
        else:
            status.say(self.tr("{name} is thinking…").format(name=self.names[mover]), mover)
        self.bar.tool("hurry").setVisible(controller.can_hurry)
        self.bar.result.setVisible(controller.over and self.ending.isHidden())

    def _allow_tools(self) -> None:
        controller = self.controller
        self.bar.tool("undo").setEnabled(controller.can_undo())
        self.bar.tool("redo").setEnabled(controller.can_redo())
        self.bar.tool("hint").setEnabled(controller.deciding and not self.scene.is_staging)

    def _show_again(self, entry: LogEntry) -> None:
        """Show the moment of a line of the log once more; the match waits meanwhile."""
        controller = self.controller
        if controller.waiting_for is not None:
            return
        self.scene.fast_forward()
        self.scene.show_again(course(controller.match, controller.viewer, entry.ply, self.scene.goes_on))
        if self.scene.is_moving:
            controller.hold()

    def _on_finished(self) -> None:
        self.side.open("score")
        self.ending.show_end(self._finale(), play=True, remark=self._remark(), sitters=self.sitting.now())
        self._keep_picture()
        self._say()
        if self.context.settings.review_games:
            review_played(self.context, self.controller.match)

    def _remark(self) -> str:
        """Return the change of the rating by the result, and the help used."""
        streak = self.rating.streak() if self.context.settings.celebrations else ""
        return SEPARATOR.join(part for part in (self.rating.remark(), self.taking.remark(), streak) if part)

    def _on_ended(self) -> None:
        announce(self.ending, self.ending.accessibleName())
        self._say()

    def _show_result(self) -> None:
        self.ending.show_end(self._finale(), play=False, remark=self._remark(), sitters=self.sitting.now())

    def _look_at_table(self) -> None:
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)
        self._say()

    def _finale(self) -> Finale:
        controller = self.controller
        return FINALES.of(controller.match.game, controller.state, controller.view(), self.names, self.text)

    def _on_handed_over(self, seat: int) -> None:
        # After a reveal everybody may look at the table until the next player is ready.
        if holds_secrets(self.controller.state, self.controller.people):
            self.curtain.ask_for(seat, self.names[seat])
        else:
            self.bar.ask_for(self.names[seat])

    def _on_taken_over(self) -> None:
        self.controller.take_over()
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    # What the player does

    def _play(self, notation: str) -> None:
        self.scene.fast_forward()
        self.controller.play(notation)

    def _on_tool(self, name: str) -> None:
        if self.curtain.isVisible():
            return
        tools = {
            "undo": self.undoing.undo,
            "redo": self.controller.redo,
            "hurry": self.controller.hurry,
            "hint": self._hint,
            "confirm": self.scene.choosing.confirm,
            "result": self._show_result,
            "panel": self._toggle_panel,
            "sound": self._toggle_sounds,
            "moves": self._list_moves,
            "why": self.why.ask,
            "copy": lambda: self.notice.emit(clipboard.copy(self.controller.match)),
            "copy_picture": lambda: self.sharing.copy_picture(self.scene, self.board, self.sitting.now()),
            "take_over": self._on_taken_over,
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
            self.side.hints.ask()

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
            self.hints.why_not(notation)

    # The end and what comes after

    def _again(self, same_deal: bool) -> None:
        before, match = self.controller.match, start_again(self.controller.match, same_deal)
        emblems = Emblems(self.context.notebook)
        emblems.keep(match.header, emblems.of(before.header))
        go_on_with(self.context.settings, before, match)
        self.open_table.emit(match, None if same_deal else self.rating.begin_again(match))

    def _keep_picture(self) -> None:
        if self._begun:
            match, theme = self.controller.match, self._dressed(self.context.theme())
            self.controller.autosave.picture(thumbnail(match, self.names, theme, self.sitting.now()))

    # Settings

    def _on_setting(self, key: str) -> None:
        self._lists_moves = self._lists_moves and key != "move_list"
        self._apply_settings()
        if key == "move_list" and self.context.settings.move_list:
            self.side.open("moves")
        if key == "only_answers" and self._begun:
            self.controller.reconsider()

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
        self.bar.show_speed(settings.animation)
        self.bar.show_sound(settings.sounds)
