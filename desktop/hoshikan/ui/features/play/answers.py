"""Answers of a table's status line to the hands: the reason why something cannot be, and the next step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from hoshikan.engine import IllegalAction, NotationError
from hoshikan.engine.view import View
from hoshikan.ui.board.session import WhyIllegal
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.features.play.bar import TableBar
from hoshikan.ui.features.play.session import PlaySession
from hoshikan.ui.kit.widgets.announce import announce
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.text.gametext import GameText


class TableAnswers(QObject):
    """Listens to a scene. An answer is shown until something else is picked."""

    withdrawn = Signal()
    """The usual line is to be shown again."""

    def __init__(
        self,
        scene: TableScene[View],
        session: PlaySession,
        text: GameText[View],
        bar: TableBar,
        board: QWidget,
        settings: Settings,
    ) -> None:
        super().__init__(board)
        self._scene, self._session, self._text = scene, session, text
        self._bar, self._board, self._settings = bar, board, settings
        self._answered: frozenset[str] | None = None
        """The picks at the answer that stands there, None if none does."""
        self._ready = ""
        """The action that waits for a tick."""
        scene.action_ready.connect(self._on_ready)
        scene.attempted.connect(lambda notation: session.dispatch(WhyIllegal(notation)))
        scene.objected.connect(self.object)
        scene.prompted.connect(self._on_prompted)
        scene.pick_changed.connect(self._on_picks)
        session.refused.connect(self.refuse)

    def forget(self) -> None:
        """Another text is shown."""
        self._answered, self._ready = None, ""

    def refuse(self, refusal: IllegalAction | NotationError) -> None:
        """Say why an action is not allowed."""
        if isinstance(refusal, IllegalAction):
            self.object(self._text.refusal(refusal), refusal.rule)
        else:
            self.object(Messages().of(refusal), "")

    def object(self, sentence: str, rule: str) -> None:
        """Show why something cannot be, if the settings allow that."""
        self._answered = frozenset(self._scene.picking.picked)
        if self._settings.explain_refusals:
            self._bar.status.refuse(sentence, rule)
        else:
            self._bar.status.refuse(self.tr("That's not allowed now."), "")
        announce(self._board, self._bar.status.words)

    def _on_prompted(self, sentence: str) -> None:
        self._answered = frozenset(self._scene.picking.picked)
        self._bar.status.say(sentence, self._session.state.mover)
        announce(self._board, sentence)

    def _on_picks(self, picked: Sequence[str]) -> None:
        if self._answered is not None and picked and not self._answered.issuperset(picked):
            self._answered = None
            self.withdrawn.emit()

    def _on_ready(self, action: str) -> None:
        """A piece is shown in place, or no longer."""
        asks = self._settings.confirm_moves
        self._bar.confirm.setVisible(bool(action) and asks)
        if asks or action == self._ready:
            return
        self._ready = action
        if action and self._answered is None:
            how = self.tr("Click again to turn it; the tick, Enter or a double click lays it.")
            self._bar.status.say(how, self._session.state.mover)
            announce(self._board, how)
        elif not action and self._answered is None:
            self.withdrawn.emit()
