"""Notices of a table whose bots do not answer, or meet a fault of their own."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from hoshikan.ui.board.match.engine_client import EngineClient
from hoshikan.ui.kit.widgets.notices import Notice, NoticeAction

KEY = "engine"
FAULT = "fault"


class TableTrouble(QObject):
    """Reports each trouble of our engine, and a fault that costs moves their search once in a game."""

    notice = Signal(object)
    over = Signal(str)

    def __init__(self, engine: EngineClient, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self._stumbled = False
        engine.restarted.connect(self._on_restarted)
        engine.stumbled.connect(self._on_stumbled)
        engine.failed.connect(self._on_failed)
        engine.settled.connect(lambda: self.over.emit(KEY))

    def _on_restarted(self, _said: str) -> None:
        self.notice.emit(Notice(KEY, lambda: self.tr("The bots crashed and were restarted.")))

    def _on_stumbled(self) -> None:
        if not self._stumbled:
            self._stumbled = True
            self.notice.emit(Notice(FAULT, self._fault))

    def _fault(self) -> str:
        return self.tr("The bots ran into an error. They play on, with simple moves where they can't think ahead.")

    def _on_failed(self, _said: str) -> None:
        if self._engine.hopeless:
            self.notice.emit(Notice(KEY, self._hopeless, bad=True))
            return
        again = NoticeAction(lambda: self.tr("Ask again"), self._engine.retry)
        self.notice.emit(Notice(KEY, self._no_answer, bad=True, actions=(again,)))

    def _hopeless(self) -> str:
        return self.tr("An error keeps the bots from answering here. You can play on.")

    def _no_answer(self) -> str:
        return self.tr("The bots don't answer. Ask again, or undo your last move.")
