"""Setting up a position: on the real table of a game, checked by its rules at every step, and played from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.engine import Match, MatchHeader, RecordError, Seat, SetupError, State, record
from hoshikan.engine.draft import Draft
from hoshikan.engine.game import Options
from hoshikan.library import LibraryProblem
from hoshikan.ui.board import keytable
from hoshikan.ui.board.match import deals
from hoshikan.ui.board.match.moves_model import MovesModel
from hoshikan.ui.board.match.names import seat_names
from hoshikan.ui.board.match.practising import Hidden
from hoshikan.ui.board.moves import MovesPanel
from hoshikan.ui.board.practise import PractiseButton
from hoshikan.ui.board.rules import RulesPanel
from hoshikan.ui.board.scenes import new_edit_scene
from hoshikan.ui.board.screens import edit_text_of, text_of
from hoshikan.ui.board.side import SidePanel, row_of
from hoshikan.ui.board.status import StatusLine
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.features.position.editpanel import EditPanel
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.announce import announce
from hoshikan.ui.kit.widgets.basic import button
from hoshikan.ui.kit.widgets.notices import Notice, NoticeAction
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.page import Page
from hoshikan.ui.session.positiondrafts import place_of
from hoshikan.ui.shared import clipboard
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.shared.practising import ORIGIN


class PositionPage(Page):
    """Begins with the usual start of a game, or with a position of a match."""

    escape_goes_back = False

    def __init__(
        self,
        context: AppContext,
        game_id: str,
        state: State | None = None,
        seats: Sequence[Seat] = (),
        hidden: Hidden = "",
        parent: QWidget | None = None,
    ) -> None:
        """`state`: the first position, with its players; None for the one that was left here last, or the usual start.
        `hidden` is the state of hidden things."""
        super().__init__(context, parent)
        self.game = context.games[game_id]
        self.text = text_of(game_id)
        self.words = edit_text_of(game_id)
        left = context.drafts.of(game_id) if state is None else None
        self.draft = left.draft if left else Draft(self.game, state or self.game.new(seed=deals.fresh_seed()))
        self._taken_up = left is not None
        self._seats, self._hidden = left.seats if left else tuple(seats), hidden
        self.seat = place_of(left.seats) if left else max(0, self.draft.state.to_move)
        """The user's seat: the table is seen from there, and played from there."""
        self._unkept = False
        """True if it was reported that the library cannot store the position."""
        self._begun = False
        self._build()
        self._connect()
        keys = {name: keytable.TABLE[name] for name in ("undo", "redo", "rules", "moves", "copy")}
        keytable.bind(self, keys | {"paste": keytable.LIBRARY["paste"]}, self._on_key)

    def _build(self) -> None:
        self.scene = new_edit_scene(self.game.id, self.context.theme(), self)
        self.board = TableView(self.scene)
        self.bar = QFrame()
        self.bar.setProperty("kind", "bar")
        self.status = StatusLine()
        self.undo = button("", self._undo)
        self.redo = button("", self._redo)
        self.practise = PractiseButton("primary", edits=False)
        self.practise.levels.offer(self.game.id)
        row = QHBoxLayout(self.bar)
        row.setContentsMargins(GAP["m"], GAP["xs"], GAP["m"], GAP["xs"])
        row.setSpacing(GAP["s"])
        row.addWidget(self.status, 1)
        for part in (self.undo, self.redo, self.practise):
            row.addWidget(part)
        self.panel = EditPanel(self.draft, self.text, self.words)
        self._moves_model = MovesModel(self.words, self)
        self.moves = MovesPanel(self._moves_model)
        self.moves.why_button.hide()
        self.rules = RulesPanel(self.game.id, self.context.language)
        self.side = SidePanel()
        for name, page in (("position", self.panel), ("moves", self.moves), ("rules", self.rules)):
            self.side.add(name, page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addLayout(row_of(self.board, self.side), 1)

    def _connect(self) -> None:
        self.scene.action_chosen.connect(self.edit)
        self.scene.objected.connect(self._object)
        self.scene.pick_changed.connect(self._on_picked)
        self.scene.hearing.heard.connect(self.context.sounds.play)
        self.scene.prompted.connect(lambda sentence: announce(self.board, sentence))
        self.scene.set_motion(self.context.speed())
        self.context.speed_changed.connect(self.scene.set_motion)
        self.status.rule_wanted.connect(self._show_rule)
        self.rules.book_wanted.connect(lambda rule: self.open_rules.emit(self.game.id, rule))
        self.panel.edited.connect(self.edit)
        self.panel.begun_anew.connect(self._begin_anew)
        self.panel.seat_chosen.connect(self._take_place)
        self.panel.pressed.connect(self._on_key)
        self.moves.play_wanted.connect(self.edit)
        self.moves.left.connect(lambda: self.board.setFocus(Qt.FocusReason.OtherFocusReason))
        self.moves.pointed.connect(lambda edit: self.scene.set_hint((edit,) if edit else ()))
        self.practise.wanted.connect(self._practise)

    # The page

    def title(self) -> str:
        return self.tr("Set up a position: {game}").format(game=self.text.title())

    def retranslate(self) -> None:
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        self._name_seats()
        for part in (self.side, self.practise, self.moves, self.rules):
            part.retranslate()
        self.panel.retranslate(self.seat)
        self._say()
        if self._begun:
            self._show()

    def apply_theme(self, theme: Theme) -> None:
        self.scene.set_theme(theme)
        self.side.fit(self.context.text_size)
        self.status.apply_theme(theme)

    def own_bar(self) -> QFrame:
        return self.bar

    def entered(self) -> None:
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self._begun:
            self._begun = True
            self._show()

    def next_focus(self, lost: QWidget) -> QWidget | None:
        return self.board if self.bar.isAncestorOf(lost) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts down what is held, and leaves the page where nothing is."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.scene.choosing.is_busy:
            self.scene.choosing.cancel()
        else:
            self.go_back.emit()

    # Edits

    def edit(self, edit: str) -> None:
        """Do an edit, or show why the rules forbid it."""
        self._do(lambda: self.draft.apply(edit))

    def _do(self, act: Callable[[], object]) -> bool:
        """Return true if `act` was done; a refusal is shown where the user looks."""
        self.scene.fast_forward()
        try:
            act()
        except SetupError as error:
            self.scene.choosing.cancel()
            self.panel.show_draft(self.seat, "")
            rule = str(error.facts.get("rule", ""))
            # The rule stands behind the sentence, as a link.
            self._object(Messages().sentence(error).replace(f" ({rule})", "").replace(f"（{rule}）", ""), rule)
            self.context.sounds.play("refuse")
            return False
        self._taken_up, self._hidden = False, ""
        self._name_seats()
        self.seat = min(self.seat, self.draft.state.players - 1)
        self._say()
        self._show()
        self._keep()
        return True

    def _keep(self) -> None:
        """Every step is kept at once, so that no way of closing the window loses the position."""
        try:
            self.context.drafts.keep(self.draft, self.match())
        except LibraryProblem as error:
            if not self._unkept:
                self._unkept, problem = True, error
                self.notice.emit(Notice("library", lambda: Messages().of(problem), bad=True))

    def _undo(self) -> None:
        self._do(self.draft.undo)

    def _redo(self) -> None:
        self._do(self.draft.redo)

    def _begin_anew(self, players: int, options: Options) -> None:
        self._do(lambda: self.draft.begin_anew(players, options, deals.fresh_seed()))

    def _take_place(self, seat: int) -> None:
        self.seat = seat
        self._show()

    def _deal_hidden(self) -> None:
        """Deal anew what cannot be known from one's place."""
        state = self.draft.state.determinize(self.seat, Random(deals.fresh_seed()))
        if self._do(lambda: self.draft.load(state)):
            self.status.say(ORIGIN.hidden("dealt"))

    def _on_key(self, command: str) -> None:
        commands: dict[str, Callable[[], object]] = {
            "undo": self._undo,
            "redo": self._redo,
            "clear": lambda: self._do(self.draft.clear),
            "deal": self._deal_hidden,
            "copy": lambda: self.notice.emit(clipboard.copy_position(self.match())),
            "paste": lambda: self.paste(clipboard.pasted()),
            "save": self._save,
            "moves": self._list_moves,
            "rules": lambda: self.side.open("rules"),
        }
        commands[command]()

    def _list_moves(self) -> None:
        self.side.open("moves")
        self.moves.take_keyboard()

    def paste(self, text: str) -> None:
        """Go on with the position that a copied record ends with, the first of several."""
        try:
            match = record.read_all(text, self.context.games)[0]
            Draft(match.game, match.state)
        except (RecordError, SetupError) as error:
            problem = error
            self.notice.emit(Notice("pasted", lambda: clipboard.refusal(problem), bad=True, here=True))
            return
        if match.game.id == self.game.id:
            self._seats = match.header.seats
            self._do(lambda: self.draft.load(match.state))
        else:
            self.open_page.emit("position", (match.game.id, match.state, match.header.seats))

    # What comes of it

    def match(self) -> Match:
        """The position as a match of its own, in which nothing has happened yet: a person at the chosen place."""
        state = self.draft.state
        setup = state.setup
        options = self.game.checked_options(setup.get("options"))
        seats = tuple(Seat("bot" if seat != self.seat else "human", name) for seat, name in enumerate(self.words.names))
        header = MatchHeader(
            self.game.id, self.game.rules_version, seats, options, deals.fresh_seed(), setup, deals.today()
        )
        return Match(self.game, header)

    def _practise(self, level: str) -> None:
        match = deals.against(self.match(), self.seat, level, self.context.settings.player_name)
        self.open_table.emit(match, None)

    def _save(self) -> None:
        match = deals.against(self.match(), self.seat, deals.DEFAULT_LEVEL, self.context.settings.player_name)
        try:
            self.context.library.create(match)
        except LibraryProblem as error:
            problem = error
            self.notice.emit(Notice("library", lambda: Messages().of(problem), bad=True))
            return
        there = NoticeAction(lambda: self.tr("Show it there"), self.open_library.emit)
        self.notice.emit(Notice("saved", lambda: self.tr("The position was saved."), actions=(there,), here=True))

    # What is seen

    def _name_seats(self) -> None:
        """Those of the match that it comes from; else a person and the company."""
        players = self.draft.state.players
        if len(self._seats) == players:
            self.words.names = tuple(seat_names(self._seats))
            return
        names = [self.context.settings.player_name or seat_names((Seat(), Seat("bot")))[0]]
        while len(names) < players:
            names.append(deals.free_bot_name(names))
        self.words.names = tuple(names)

    def _show(self) -> None:
        state = self.draft.state
        self.seat = min(self.seat, state.players - 1)
        view, moves = state.view(self.seat), self.draft.moves()
        self.scene.take_up(self.draft.editor.pieces(state))
        self.scene.show_position(view, self.seat, moves, self.words.names, animate=False)
        self._moves_model.show(moves, view)
        self.panel.show_draft(self.seat, "")
        self.undo.setEnabled(self.draft.can_undo)
        self.redo.setEnabled(self.draft.can_redo)

    def _say(self) -> None:
        if self._taken_up:
            self.status.say(self.tr("This is the position you left here. “Standard setup” starts over."))
            return
        if self._hidden:
            self.status.say(ORIGIN.hidden(self._hidden))
            return
        self.status.say(self.tr("Move pieces wherever you like. You can start playing from this position at any time."))

    def _object(self, sentence: str, rule: str) -> None:
        self.status.refuse(sentence, rule)
        announce(self.board, f"{sentence} {rule}".strip())

    def _on_picked(self, picked: tuple[str, ...]) -> None:
        if self._begun:
            self.panel.show_draft(self.seat, next(filter(None, map(self.scene.piece_at, picked)), ""))

    def _show_rule(self, rule: str) -> None:
        self.side.open("rules")
        self.rules.show_rule(rule)
