"""Notes of the library as pages use them: a library that cannot be used has none and keeps none."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from hoshikan.library import Library, LibraryProblem
from hoshikan.library.help import Help
from hoshikan.library.notes import Kind


class Notebook:
    """No page fails without a note; the player is informed of the library's trouble where more depends on it."""

    def __init__(self, library: Callable[[], Library]) -> None:
        self._library = library

    def value(self, kind: Kind, key: str) -> str:
        """The text kept under a key; "" for none."""
        with suppress(LibraryProblem):
            return self._library().notes.value(kind, key) or ""
        return ""

    def all(self, kind: Kind) -> dict[str, str]:
        """Every text of a kind by its key, the one kept last at the end."""
        with suppress(LibraryProblem):
            return self._library().notes.all(kind)
        return {}

    def keep(self, kind: Kind, key: str, value: str) -> None:
        """Replace the text of a key."""
        with suppress(LibraryProblem):
            self._library().notes.keep(kind, key, value)

    def help(self, match_id: int | None) -> Help:
        """The help in a match; zeros for one that is not stored."""
        if match_id is not None:
            with suppress(LibraryProblem):
                return self._library().help.of(match_id)
        return Help()

    def keep_help(self, match_id: int | None, used: Help) -> None:
        """Replace the help in a match; nothing for one that is not stored."""
        if match_id is not None and used != self.help(match_id):
            with suppress(LibraryProblem):
                self._library().help.keep(match_id, used)
