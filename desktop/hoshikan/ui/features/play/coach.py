"""The coach at the table: after a costly move it asks for a confirmation, with the reason."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from hoshikan.bots import protocol
from hoshikan.engine.errors import IllegalAction, NotationError
from hoshikan.engine.view import View
from hoshikan.teaching.hints import Coach
from hoshikan.teaching.review import MISTAKE_FROM
from hoshikan.ui.board.match.controller import MatchController
from hoshikan.ui.board.match.engine_client import Budget, EngineClient
from hoshikan.ui.board.match.names import seat_names
from hoshikan.ui.features.play.sure import Sure
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.text.gametext import GameText
from hoshikan.ui.text.hintsentences import HintSentences

PATIENCE_MS: Final = 3000
"""Time for which bots and dice wait for the coach; without a result by then there is no question."""
REASONS: Final = 2
"""Most reasons against a move: more would be a lesson, and the player waits."""
_HOLD: Final = "coach"


class TableCoach(QObject):
    """Looks at each move of the player at the screen, in an engine process of its own; the table is never blocked."""

    has_asked = Signal()

    def __init__(
        self,
        controller: MatchController,
        text: GameText[View],
        context: AppContext,
        around: QWidget,
        board: QWidget,
        parent: QObject,
        quiet: Callable[[], bool] = lambda: False,
    ) -> None:
        """`quiet` returns true if the coach has to keep out of this game."""
        super().__init__(parent)
        self._quiet = quiet
        self._controller = controller
        self._text = text
        self._settings = context.settings
        self._board = board
        self._coach = Coach(controller.match.game)
        budget = None if context.engine_playouts is None else Budget(context.engine_playouts)
        self.engine = EngineClient(context.engine_command, budget, self)
        self.engine.failed.connect(lambda _said: self._forget())
        self.panel = Sure(around, board)
        self.panel.back_wanted.connect(self._take_back)
        self.panel.keep_wanted.connect(self._keep)
        self._asked: protocol.Judged | None = None
        self._ply = -1
        """The move that is looked at; -1 for none."""
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._forget)
        controller.played.connect(self._on_played)
        controller.changed.connect(lambda _events: self._on_changed())

    @property
    def asking(self) -> bool:
        """True if "Sure?" is shown."""
        return self._asked is not None

    def retranslate(self) -> None:
        self.panel.retranslate()
        if self._asked is not None:
            self.panel.say_again(self._asked.loss, self._why(self._asked))

    def close(self) -> None:
        """End the engine's process."""
        self._patience.stop()
        self.engine.close()

    def _on_played(self, ply: int) -> None:
        match = self._controller.match
        if not self._settings.table_coach or self._quiet() or len(match.position(ply).legal_actions()) < 2:
            return
        self._ply = ply
        self._controller.hold(_HOLD)
        self._patience.start()
        self.engine.review(match, [match.mover(ply)], self._on_answer, ply)

    def _on_changed(self) -> None:
        """Whatever happens at the table makes the last question idle."""
        if self._ply >= 0:
            self._forget()

    def _on_answer(self, answer: protocol.Answer) -> None:
        if isinstance(answer, protocol.Judged) and answer.ply == self._ply and answer.loss >= MISTAKE_FROM:
            self._patience.stop()
            self._asked = answer
            self.panel.ask(answer.loss, self._why(answer))
            self.has_asked.emit()
        elif isinstance(answer, protocol.Reviewed) and self._asked is None:
            self._forget()

    def _why(self, one: protocol.Judged) -> str:
        match = self._controller.match
        state = match.position(one.ply)
        sentences = HintSentences(self._text, state.view(one.seat), seat_names(match.header.seats))
        try:
            known = state.determinize(one.seat, Random(f"{match.header.seed}/{one.ply}"))
            answer = self._coach.why_not(known, one.best, one.played)
        except (IllegalAction, NotationError):
            return ""
        return sentences.against(answer)

    def _take_back(self) -> None:
        self._forget()
        self._controller.undo()
        self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep(self) -> None:
        self._forget()
        self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _forget(self) -> None:
        self._ply, self._asked = -1, None
        self._patience.stop()
        self.engine.cancel()
        self.panel.hide()
        self._controller.release(_HOLD)
