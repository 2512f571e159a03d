"""Setting up a position: on the real table of a game, checked by its rules at every step, and played from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from hoshikan.engine import RecordError, Seat, SetupError, State, record
from hoshikan.engine.draft import Draft
from hoshikan.engine.view import View
from hoshikan.ui.board import keytable
from hoshikan.ui.board.match import deals
from hoshikan.ui.board.match.deals import Hidden
from hoshikan.ui.board.screens import edit_text_of
from hoshikan.ui.board.session import Redo, Undo
from hoshikan.ui.board.table.editing import Editing
from hoshikan.ui.features.position.session import (
    EditSession,
    EditState,
    Load,
)
from hoshikan.ui.features.position.side import EditBar, EditPanel
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.notices import Notice
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import place_of
from hoshikan.ui.shared import pasting as clipboard
from hoshikan.ui.shared.actionpage import ActionPage
from hoshikan.ui.shared.messages import Messages

_NARROWEST: Final = 310
"""Logical pixels that the panel's buttons need at text size 100 %."""


class PositionPage(ActionPage[EditState]):
    """Shows the state of an EditSession, which begins with the usual start of a game or with a position of a match."""

    escape_goes_back = False
    edits = True
    scene: Editing[View]

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
        self.game, self.words = context.games[game_id], edit_text_of(game_id)
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
        )
        super().__init__(context, game_id, self.session, parent=parent)
        self.bar = EditBar(self.game)
        self.panel = EditPanel(self.game, self.text, self.words)
        self.panel.copy_wanted.connect(lambda: self._on_key("copy"))
        self.panel.paste_wanted.connect(lambda: self._on_key("paste"))
        self._frame_actions("position", self.panel, self.words, self.bar)
        self.side.narrowest = _NARROWEST
        self.panel.setAutoFillBackground(False)  # its boxes are to be seen on the ground of the window
        self.scene.pick_changed.connect(self._on_picked)
        keys = {name: keytable.TABLE[name] for name in ("undo", "redo", "rules", "moves", "copy")}
        keytable.bind(self, keys | {"paste": keytable.LIBRARY["paste"]}, self._on_key)

    # The page

    def title(self) -> str:
        return self.tr("Set up a position: {game}").format(game=self.text.title())

    def own_bar(self) -> QFrame:
        return self.bar

    def next_focus(self, lost: QWidget) -> QWidget | None:
        return self.board if self.bar.isAncestorOf(lost) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the page where nothing is held."""
        if event.key() == Qt.Key.Key_Escape and not self.scene.choosing.is_busy:
            self.go_back.emit()
        else:
            super().keyPressEvent(event)

    def _on_key(self, command: str) -> None:
        if command in ("undo", "redo"):
            self._send(Undo() if command == "undo" else Redo())
        elif command == "copy":
            self.notice.emit(clipboard.copy_position(self.session.match()))
        elif command == "paste":
            self.paste(clipboard.pasted())
        else:
            super()._on_key(command)

    def paste(self, text: str) -> None:
        """Go on with the position that a copied record ends with, the first of several."""
        try:
            match = record.read_all(text, self.context.games)[0]
            Draft(match.game, match.state)
        except (RecordError, SetupError) as error:
            problem = error
            self.notice.emit(Notice("pasted", lambda: clipboard.refusal(problem), bad=True, here=True))
            return
        self._send(Load(match))

    # What is shown

    def _names(self, _state: EditState) -> Sequence[str]:
        return self.words.names

    def _render(self, state: EditState, before: EditState | None) -> None:
        self.words.names = self.session.names()
        self.bar.show_state(state)
        self.panel.show_state(state)
        if before is None or state.change != before.change:
            self.scene.take_up(state.pieces)
        super()._render(state, before)

    def _refuse(self, error: Exception) -> None:
        """Show why the rules forbid an edit, where the user looks."""
        assert isinstance(error, SetupError)
        self.scene.choosing.cancel()
        self.panel.show_state(self.session.state)
        rule = str(error.facts.get("rule", ""))
        # The rule stands behind the sentence, as a link.
        self._object(Messages().sentence(error).replace(f" ({rule})", "").replace(f"（{rule}）", ""), rule)

    def _object(self, sentence: str, rule: str) -> None:
        self.bar.status.refuse(sentence, rule)
        announce(self.board, f"{sentence} {rule}".strip())

    def _on_picked(self, picked: tuple[str, ...]) -> None:
        if self._begun and not self.scene.is_empty:
            self.panel.show_state(self.session.state, next(filter(None, map(self.scene.piece_at, picked)), ""))
