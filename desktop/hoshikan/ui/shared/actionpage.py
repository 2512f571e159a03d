"""The page of a session in which the user acts: by hand, by keyboard, or from the list of moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from hoshikan.engine import IllegalAction, NotationError, SetupError, View
from hoshikan.ui.board.bar import BoardBar, BoardPart
from hoshikan.ui.board.match.models import ActionWords, MovesModel
from hoshikan.ui.board.panels import MovesPanel, RulesPanel
from hoshikan.ui.board.session import Command, Play
from hoshikan.ui.board.side import SidePanel
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.shared.boardpage import BoardPage, S
from hoshikan.ui.shared.messages import Messages


class ActionSide(SidePanel):
    """The panel of a mode, the list of moves, and the rules."""

    def __init__(
        self, name: str, panel: BoardPart, words: ActionWords, game_id: str, language: Callable[[], str]
    ) -> None:
        super().__init__()
        self._panel = panel
        self._model = MovesModel(words, self)
        self.moves = MovesPanel(self._model)
        self.moves.why_button.hide()
        self.moves.play_wanted.connect(lambda notation: self.command.emit(Play(notation)))
        self.rules = RulesPanel(game_id, language)
        for title, page in ((name, panel), ("moves", self.moves), ("rules", self.rules)):
            self.add(title, page)
        panel.command.connect(self.command)
        panel.rule_wanted.connect(self.rule_wanted)

    def show_actions(self, actions: Sequence[str], view: View) -> None:
        """List the actions that can be taken."""
        self._model.show(actions, view)

    def retranslate(self) -> None:
        super().retranslate()
        for part in (self._panel, self.moves, self.rules):
            part.retranslate()

    def apply_theme(self, theme: Theme) -> None:
        self._panel.apply_theme(theme)


class ActionPage(BoardPage[S]):
    """A board page with a list of moves. Escape puts down what is held, wherever the focus is."""

    explains = False

    def _frame_actions(
        self, name: str, panel: BoardPart, words: ActionWords | None = None, bar: BoardBar | None = None
    ) -> None:
        """Put everything in its place; `panel` is the first one beside the table."""
        self.side = side = ActionSide(name, panel, words or self.text, self.game_id, self.context.language)
        self._frame(bar, side)
        self.scene.attempted.connect(self.attempt)
        side.moves.left.connect(self._focus_board)
        side.moves.pointed.connect(self._mark)
        side.rules.ask_wanted.connect(self.ask_rules)
        side.rules.book_wanted.connect(lambda rule: self.open_rules.emit(self.game_id, rule))

    def attempt(self, notation: str) -> None:
        """Take an action, or try one that the rules forbid."""
        self._send(Play(notation))

    def show_rule(self, rule: str) -> None:
        """Show a rule beside the table."""
        self.side.open("rules")
        self.side.rules.show_rule(rule)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.scene.choosing.is_busy:
            self.scene.choosing.cancel()
            self._focus_board()
        else:
            super().keyPressEvent(event)

    def _send(self, command: Command) -> None:
        if isinstance(command, Play):
            self.scene.fast_forward()
        super()._send(command)

    def _refuse(self, error: Exception) -> None:
        if isinstance(error, IllegalAction):
            self._object(self.text.refusal(error), error.rule)
        elif isinstance(error, NotationError):
            self._object(Messages().of(error), "")
        elif isinstance(error, SetupError):
            rule = str(error.facts.get("rule", ""))
            # The rule stands behind the sentence, as a link.
            self._object(Messages().sentence(error).replace(f" ({rule})", "").replace(f"（{rule}）", ""), rule)

    def _on_key(self, command: str) -> None:
        """Open a tab by its key."""
        self.side.open(command)
        if command == "moves":
            self.side.moves.take_keyboard()

    def _focus_board(self) -> None:
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _render(self, state: S, before: S | None) -> None:
        if before is None or state.change != before.change:
            self.side.show_actions(self._listed(state), state.view)
        super()._render(state, before)

    def _listed(self, state: S) -> Sequence[str]:
        """Return the actions in the list of moves."""
        return state.actions
