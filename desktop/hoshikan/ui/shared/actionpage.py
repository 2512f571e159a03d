"""The page of a session in which the user acts: by hand, by keyboard, or from the list of moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from hoshikan.engine import IllegalAction, NotationError
from hoshikan.engine.view import View
from hoshikan.library.help import Help
from hoshikan.ui.board.match.controller import Crossing, Tally
from hoshikan.ui.board.match.models import ActionWords, MovesModel
from hoshikan.ui.board.panels import MovesPanel, RulesPanel
from hoshikan.ui.board.session import Command, Play
from hoshikan.ui.board.side import SidePanel
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.look.words import Words, together
from hoshikan.ui.shared.boardpage import BoardBar, BoardPage, BoardPart, S
from hoshikan.ui.shared.messages import Messages

SEPARATOR: Final = "  ·  "
"""Between texts on one line."""


class TakenBackWords(Words):
    """One sentence for each."""

    def now(self, what: Crossing, rolls: Callable[[str], bool], names: Sequence[str]) -> str:
        """Describe the last undo."""
        dice = any(map(rolls, what.chance))
        if what.others:
            with_dice = self.tr("Undone, with the dice roll and the turn of {names}.")
            sentence = with_dice if dice else self.tr("Undone, with the turn of {names}.")
            return sentence.format(names=together(names[seat] for seat in what.others))
        if dice:
            return self.tr("Undone, dice roll included.")
        return self.tr("Undone, draw included.") if what.chance else self.tr("Undone.")

    def redo(self) -> str:
        """Explain how to redo."""
        return self.tr("Redo: Shift+U.")

    def in_all(self, tally: Tally) -> str:
        """Return the number of undos, for the result; "" for none."""
        if not tally.times:
            return ""
        if tally.over_dice and tally.over_others:
            sentence = self.tr("Moves undone: {times} ({dice} across dice, {others} across others' turns)")
        elif tally.over_dice:
            sentence = self.tr("Moves undone: {times} ({dice} across dice)")
        elif tally.over_others:
            sentence = self.tr("Moves undone: {times} ({others} across others' turns)")
        else:
            sentence = self.tr("Moves undone: {times}")
        return sentence.format(times=tally.times, dice=tally.over_dice, others=tally.over_others)

    def help(self, had: Help) -> str:
        """Return the amount of help in a game, for the result; "" for none."""
        hints = self.tr("Decisions with help: {count}").format(count=had.hints) if had.hints else ""
        coach = self.tr("Coach questions: {count}").format(count=had.questions) if had.questions else ""
        undos = self.in_all(Tally(had.undos, had.over_dice, had.over_others))
        return SEPARATOR.join(part for part in (undos, hints, coach) if part)


TAKEN_BACK: Final = TakenBackWords()


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
        side.moves.pointed.connect(lambda notation: self.scene.set_hint((notation,) if notation else ()))
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
