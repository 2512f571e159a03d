"""Autosave: every change of a match on the table reaches the library before it is shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from hoshikan.engine import TERMINAL, Match
from hoshikan.library import Library, LibraryProblem

_Change = Callable[[Library, int], None]


class Keeper(QObject):
    """Keeps one match in the library. A failing disk never stops the game: the next write that works catches up."""

    problem = Signal(object)
    """LibraryProblem: this change is not on the disk yet."""
    recovered = Signal()
    """Writing works again and everything is kept."""

    def __init__(
        self, match: Match, library: Library | None, match_id: int | None = None, parent: QObject | None = None
    ) -> None:
        """Without a library nothing is kept. A match without an id is stored when it first changes."""
        super().__init__(parent)
        self._match = match
        self._library = library
        self.match_id = match_id
        self._behind = False

    def acted(self) -> None:
        """One action was applied."""
        match = self._match
        self._write(
            lambda library, match_id: library.append(match_id, match.ply - 1, str(match.actions[match.ply - 1]))
        )

    def moved(self) -> None:
        """The match stands at another ply than before."""
        self._write(lambda library, match_id: library.sync(match_id, self._match))

    def catch_up(self) -> None:
        """Try once more what could not be written."""
        if self._behind:
            self.moved()

    def picture(self, png: bytes) -> None:
        """A new picture of the table for the lists."""
        if self._library is None or self.match_id is None or self._behind:
            return
        try:
            self._library.set_thumbnail(self.match_id, png)
        except LibraryProblem as problem:
            self.problem.emit(problem)

    def _write(self, change: _Change) -> None:
        if self._library is None:
            return
        try:
            if self.match_id is None:
                self.match_id = self._library.create(self._match)
            elif self._behind:
                self._library.sync(self.match_id, self._match)
            else:
                change(self._library, self.match_id)
            self._note_end(self._library, self.match_id)
        except LibraryProblem as problem:
            self._behind = True
            self.problem.emit(problem)
            return
        if self._behind:
            self._behind = False
            self.recovered.emit()

    def _note_end(self, library: Library, match_id: int) -> None:
        state = self._match.state
        if state.to_move == TERMINAL:
            # Where teams play, every view tells each seat's team; else everybody is a side of their own.
            sides = state.view(None).get("sides")
            library.finish(match_id, state.points(), state.winners(), state.end_reason(), sides)
