"""Measuring what a try in an exercise gives up, where that is not known from the start."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from hoshikan.bots import protocol
from hoshikan.teaching.exercise import ExerciseRun
from hoshikan.ui.board.match.engine_client import Budget, EngineClient
from hoshikan.ui.board.match.seating import played
from hoshikan.ui.session.context import AppContext


class TryMeasure(QObject):
    """Lets an engine process compare a try with the best move, as a review would."""

    measured = Signal(str, float)
    """A try and how much of the chance to win it gives up."""
    failed = Signal(str)
    """A try that cannot be measured now."""

    def __init__(self, context: AppContext, parent: QObject) -> None:
        super().__init__(parent)
        budget = None if context.engine_playouts is None else Budget(context.engine_playouts)
        self._engine = EngineClient(context.engine_command, budget, self)
        self._engine.failed.connect(lambda _reason: self._end())
        self.tried = ""
        """The try being measured; "" for none."""

    def measure(self, run: ExerciseRun, tried: str) -> None:
        """Measure a try; one under way is given up."""
        match = played(run.match, run.match.ply)
        ply = match.ply
        match.apply(run.game.parse(tried))
        self.tried = tried
        self._engine.review(match, [run.seat], self._on_answer, ply)

    def cancel(self) -> None:
        """Give up what is being measured."""
        self.tried = ""
        self._engine.cancel()

    def close(self) -> None:
        """End the process."""
        self.tried = ""
        self._engine.close()

    def _on_answer(self, answer: protocol.Answer) -> None:
        if isinstance(answer, protocol.Judged) and self.tried:
            tried, self.tried = self.tried, ""
            self.measured.emit(tried, answer.loss)
        elif isinstance(answer, protocol.Reviewed) and self.tried:
            self._end()

    def _end(self) -> None:
        tried, self.tried = self.tried, ""
        self._engine.cancel()
        if tried:
            self.failed.emit(tried)
