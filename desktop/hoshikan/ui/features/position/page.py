"""Setting up a position: on the real table of a game, checked by its rules at every step, and played from there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.engine import RecordError, Seat, SetupError, State, record
from hoshikan.engine.draft import Draft
from hoshikan.ui.board import keytable
from hoshikan.ui.board.match import deals
from hoshikan.ui.board.match.moves_model import MovesModel
from hoshikan.ui.board.match.practising import Hidden
from hoshikan.ui.board.moves import MovesPanel
from hoshikan.ui.board.practise import PractiseButton
from hoshikan.ui.board.rules import RulesPanel
from hoshikan.ui.board.scenes import new_edit_scene
from hoshikan.ui.board.screens import edit_text_of, text_of
from hoshikan.ui.board.session import Command, Play, Redo, Undo
from hoshikan.ui.board.side import SidePanel, row_of
from hoshikan.ui.board.status import StatusLine
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.features.position.editpanel import EditPanel
from hoshikan.ui.features.position.session import EditSession, EditState, Load, Origin, Practise
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.announce import announce
from hoshikan.ui.kit.widgets.basic import button
from hoshikan.ui.kit.widgets.notices import Notice
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.page import Page
from hoshikan.ui.session.positiondrafts import place_of
from hoshikan.ui.shared import clipboard
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.shared.practising import ORIGIN


class PositionPage(Page):
    """Shows the state of an EditSession, which begins with the usual start of a game or with a position of a match."""

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
        draft = left.draft if left else Draft(self.game, state or self.game.new(seed=deals.fresh_seed()))
        seat = place_of(left.seats) if left else max(0, draft.state.to_move)
        self.session = EditSession(
            draft,
            seat,
            left.seats if left else seats,
            "left" if left else hidden,
            context.drafts,
            lambda: context.library,
            lambda: context.settings.player_name,
            self,
        )
        self._is_begun = False
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
        self.undo = button("", lambda: self.session.dispatch(Undo()))
        self.redo = button("", lambda: self.session.dispatch(Redo()))
        self.practise = PractiseButton("primary", edits=False)
        self.practise.levels.offer(self.game.id)
        row = QHBoxLayout(self.bar)
        row.setContentsMargins(GAP["m"], GAP["xs"], GAP["m"], GAP["xs"])
        row.setSpacing(GAP["s"])
        row.addWidget(self.status, 1)
        for part in (self.undo, self.redo, self.practise):
            row.addWidget(part)
        self.panel = EditPanel(self.game, self.text, self.words)
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
        session = self.session
        session.changed.connect(self._render)
        session.refused.connect(self._refuse)
        session.noticed.connect(self.notice)
        session.table_wanted.connect(lambda match: self.open_table.emit(match, None))
        session.page_wanted.connect(self.open_page)
        for sounds in (session.sounded, self.scene.hearing.heard):
            sounds.connect(self.context.sounds.play)
        for edited in (self.scene.action_chosen, self.moves.play_wanted):
            edited.connect(self.edit)
        self.scene.objected.connect(self._object)
        self.scene.pick_changed.connect(self._on_picked)
        self.scene.prompted.connect(lambda sentence: announce(self.board, sentence))
        self.scene.set_motion(self.context.speed())
        self.context.speed_changed.connect(self.scene.set_motion)
        self.status.rule_wanted.connect(self._show_rule)
        self.rules.book_wanted.connect(lambda rule: self.open_rules.emit(self.game.id, rule))
        self.panel.wanted.connect(self._do)
        self.panel.copy_wanted.connect(lambda: self._on_key("copy"))
        self.panel.paste_wanted.connect(lambda: self._on_key("paste"))
        self.moves.left.connect(lambda: self.board.setFocus(Qt.FocusReason.OtherFocusReason))
        self.moves.pointed.connect(lambda edit: self.scene.set_hint((edit,) if edit else ()))
        self.practise.wanted.connect(lambda level: self._do(Practise(level)))

    # The page

    def title(self) -> str:
        return self.tr("Set up a position: {game}").format(game=self.text.title())

    def retranslate(self) -> None:
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        self.words.names = self.session.names()
        for part in (self.side, self.practise, self.moves, self.rules, self.panel):
            part.retranslate()
        self._render(self.session.state)

    def apply_theme(self, theme: Theme) -> None:
        self.scene.set_theme(theme)
        self.side.fit(self.context.text_size)
        self.status.apply_theme(theme)

    def own_bar(self) -> QFrame:
        return self.bar

    def entered(self) -> None:
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self._is_begun:
            self._is_begun = True
            self._show(self.session.state)

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

    # What is wanted

    def edit(self, edit: str) -> None:
        """Do an edit, or show why the rules forbid it."""
        self._do(Play(edit))

    def _do(self, command: Command) -> None:
        self.scene.fast_forward()
        self.session.dispatch(command)

    def _on_key(self, command: str) -> None:
        if command in ("undo", "redo"):
            self._do(Undo() if command == "undo" else Redo())
        elif command == "copy":
            self.notice.emit(clipboard.copy_position(self.session.match()))
        elif command == "paste":
            self.paste(clipboard.pasted())
        else:
            self.side.open(command)
        if command == "moves":
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
        self._do(Load(match))

    # What is shown

    def _render(self, state: EditState, before: EditState | None = None) -> None:
        """Show what differs from `before`; everything without it."""
        self.words.names = self.session.names()
        self.status.say(self._origin(state.origin))
        self.undo.setEnabled(state.can_undo)
        self.redo.setEnabled(state.can_redo)
        self.panel.show_state(state)
        if self._is_begun and (before is None or state.change != before.change):
            self._show(state)

    def _show(self, state: EditState) -> None:
        self.scene.take_up(state.pieces)
        self.scene.show_position(state.view, state.seat, state.actions, self.words.names, animate=False)
        self._moves_model.show(state.actions, state.view)

    def _origin(self, origin: Origin) -> str:
        if origin == "left":
            return self.tr("This is the position you left here. “Standard setup” starts over.")
        if origin:
            return ORIGIN.hidden(origin)
        return self.tr("Move pieces wherever you like. You can start playing from this position at any time.")

    def _refuse(self, error: SetupError) -> None:
        """Show why the rules forbid an edit, where the user looks."""
        self.scene.choosing.cancel()
        self.panel.show_state(self.session.state)
        rule = str(error.facts.get("rule", ""))
        # The rule stands behind the sentence, as a link.
        self._object(Messages().sentence(error).replace(f" ({rule})", "").replace(f"（{rule}）", ""), rule)

    def _object(self, sentence: str, rule: str) -> None:
        self.status.refuse(sentence, rule)
        announce(self.board, f"{sentence} {rule}".strip())

    def _on_picked(self, picked: tuple[str, ...]) -> None:
        if self._is_begun:
            self.panel.show_state(self.session.state, next(filter(None, map(self.scene.piece_at, picked)), ""))

    def _show_rule(self, rule: str) -> None:
        self.side.open("rules")
        self.rules.show_rule(rule)
