"""Autosave: every change of a match on the table is kept before it is shown, in the library whenever that works."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from hoshikan.engine import TERMINAL, Match
from hoshikan.games import GAMES
from hoshikan.library import Library, LibraryProblem, rescue

_Change = Callable[[Library, int], None]
AGAIN_MS: Final = 30_000
"""While the library cannot be written, interval of new tries, besides one at every change."""


class Autosave(QObject):
    """Keeps one match in the library. A failing disk never stops the game: the next write that works catches up.

    While the library cannot be written the match is kept as a file of its own, `rescued`; where even that fails it is
    `unsaved`.
    """

    problem = Signal(object)
    """LibraryProblem: this change is not in the library's file yet; see `rescued`."""
    recovered = Signal()
    """Everything is in the library's file again."""
    diverted = Signal(object)
    """LibraryProblem: the match is in the library's file, but not where it was, for this reason."""

    def __init__(
        self, match: Match, library: Library | None, match_id: int | None = None, parent: QObject | None = None
    ) -> None:
        """Without a library nothing is kept. A match without an id is stored when it first changes."""
        super().__init__(parent)
        self.match = match
        self._library = library
        self.match_id = match_id
        self._line = _line(match) if match_id is not None else []
        """The line that is known to be stored."""
        self._filed = self._line
        """The line that is known to be stored in a file; `_line` may be about a library in memory."""
        self._behind = False
        """The library lacks the last changes."""
        self._stranded = False
        """`match_id` is that of a library in memory."""
        self.rescued: Path | None = None
        """The file the match is kept in while the library cannot be written."""
        self._given: Path | None = None
        """A file of the player's choice, which stays when the library works again."""
        self._reported = False
        """The player knows of a library in memory and of `rescued`."""
        self._quiet = False
        """True if the current failure was reported before."""
        self._again = QTimer(self)
        self._again.setInterval(AGAIN_MS)
        self._again.timeout.connect(self._try_again)

    @property
    def unsaved(self) -> bool:
        """True if there are changes that are not on any disk."""
        return (self._behind or self._stranded) and self.rescued is None

    @property
    def waits(self) -> bool:
        """True if `rescued` is a file that the library imports at a later start."""
        return self.rescued is not None and self.rescued != self._given

    def saved_as(self, path: Path) -> None:
        """The player put the match into a file of their own; what follows is kept there too."""
        self.rescued = self._given = path

    def acted(self) -> None:
        """One action was applied."""
        match = self.match
        action = str(match.actions[match.ply - 1])
        self._write(lambda library, match_id: library.append(match_id, match.ply - 1, action, self._line))

    def moved(self) -> None:
        """The match stands at another ply than before."""
        self._write(self._sync)

    def catch_up(self) -> None:
        """Try once more what could not be written."""
        self._reported = False
        if self._library is not None and self._stranded:
            self._library.retry(GAMES)
        if self._behind or self._stranded:
            self.moved()

    def picture(self, png: bytes) -> None:
        """A new picture of the table for the lists."""
        if self._library is None or self.match_id is None or self._behind:
            return
        # The match itself is kept, and a list can do without a picture.
        with suppress(LibraryProblem):
            self._library.set_thumbnail(self.match_id, png)

    def _try_again(self) -> None:
        """Check for room again; the player is informed only when there is some."""
        if self._library is not None and self._library.retry(GAMES):
            self._reported = False
            if self._behind or self._stranded:
                self._quiet = True
                self.moved()
                self._quiet = False

    def _write(self, change: _Change) -> None:
        library = self._library
        if library is None:
            return
        problem = self._attempt(library, change)
        if problem is not None and self._make_way(library, problem):
            around, problem = problem, self._attempt(library, self._sync)
            if problem is None and not library.stranded:
                self._settle()
                self.diverted.emit(around)
                return
        if problem is not None:
            self._behind = True
            self._rescue()
            if problem.reason != "locked":
                # Trying that takes seconds.
                self._again.start()
            if not self._quiet:
                self.problem.emit(problem)
        elif library.stranded:
            kept = self.rescued
            self._behind, self._stranded = False, True
            self._rescue()
            self._again.start()
            if not self._reported or self.rescued != kept:
                self._reported = True
                self.problem.emit(library.problem)
        elif self._behind or self._stranded:
            self._settle()
            self.recovered.emit()

    def _settle(self) -> None:
        self._behind = self._stranded = False
        self._again.stop()
        self._forget_rescued()

    def _attempt(self, library: Library, change: _Change) -> LibraryProblem | None:
        try:
            self._put(library, change)
        except LibraryProblem as problem:
            return problem
        return None

    def _make_way(self, library: Library, problem: LibraryProblem) -> bool:
        """Return true if the match can be put elsewhere at once: beside another's line, or into a new file for a lost
        one."""
        if problem.reason in ("played-elsewhere", "no-such-match"):
            self.match_id = None
            return True
        if problem.reason == "vanished":
            self._stranded = True
            return library.retry(GAMES)
        return False

    def _put(self, library: Library, change: _Change) -> None:
        if self._stranded and not library.stranded:
            self.match_id = library.adopt(self.match)
            self._line = self._filed
        if self.match_id is None:
            self.match_id = library.create(self.match)
        elif self._behind or self._stranded:
            self._sync(library, self.match_id)
        else:
            change(library, self.match_id)
        self._line = _line(self.match)
        if not library.stranded:
            self._filed = self._line
        self._note_end(library, self.match_id)

    def _sync(self, library: Library, match_id: int) -> None:
        library.sync(match_id, self.match, self._line)

    def _rescue(self) -> None:
        try:
            self.rescued = rescue.keep(self.match, self.rescued)
        except OSError:
            self.rescued = None

    def _forget_rescued(self) -> None:
        if self.rescued is not None and self.waits:
            # What stays behind is recognised when it is taken in.
            with suppress(OSError):
                self.rescued.unlink(missing_ok=True)
        self.rescued = self._given = None
        self._reported = False

    def _note_end(self, library: Library, match_id: int) -> None:
        state = self.match.state
        if state.to_move == TERMINAL:
            # Where teams play, every view has each seat's team; else every seat is a side of its own.
            sides = state.view(None).sides or None
            library.finish(match_id, state.points(), state.winners(), state.end_reason(), sides)


def _line(match: Match) -> list[str]:
    return [str(action) for action in match.actions[: match.ply]]
