"""Games from copied text, opened files and dropped ones: one is opened, of several all come into the library first."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from hoshikan.engine import TERMINAL, Match, RecordError, limits, record
from hoshikan.library import LibraryProblem
from hoshikan.library.problem import reported
from hoshikan.resources import MissingResourceError
from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.kit.widgets.notices import Notice, NoticeAction
from hoshikan.ui.session.page import Page
from hoshikan.ui.shared import clipboard
from hoshikan.ui.shared.messages import Messages

REFUSED: Final = "record"
"""Key of the notice about a file that could not be opened; the next good one closes it."""
_SHOWN_NAME: Final = 100
"""Characters of a file's name in a notice."""


class PastingWords(Words):
    """Sentences about several games that came at once."""

    def imported(self, count: int) -> str:
        return self.tr("%n game(s) imported into your library. The first is open.", "", count)

    def all_games(self) -> str:
        return self.tr("Show all games")


def paste(page: Page, text: str) -> None:
    """Take the games in `text` into the library and open the first: one that is over as a replay."""
    library, games = page.context.library, page.context.games
    try:
        ids = library.import_text(text, games)
        match = library.load(ids[0], games)
    except (LibraryProblem, RecordError) as error:
        problem = error
        page.notice.emit(Notice("pasted", lambda: clipboard.refusal(problem), bad=True, here=True))
        return
    _open(page, match, ids)


def open_files(page: Page, paths: Sequence[Path]) -> None:
    """Open the game in `paths`; if there are several, take all into the library and open the first.

    A file that cannot be read is named in a notice, and the others are opened. `page` outlives the notices.
    """
    library, games = page.context.library, page.context.games
    found: list[tuple[str, tuple[Match, ...]]] = []
    refused: list[tuple[str, Exception]] = []
    for path in paths:
        try:
            with reported(path):
                found.append((path.stem, record.read_whole_file(path, games)))
        except (RecordError, LibraryProblem, MissingResourceError) as error:
            refused.append((path.name, error))
    matches = [match for _, several in found for match in several]
    try:
        ids = [one for title, several in found for one in library.take_in(several, title)] if len(matches) > 1 else []
    except LibraryProblem as error:
        ids, matches, refused = [], [], [*refused, ("", error)]
    page.notice_over.emit(REFUSED)
    if matches:
        _open(page, matches[0], ids)
    if refused:
        page.notice.emit(Notice(REFUSED, lambda: "\n".join(_refusal(name, error) for name, error in refused), bad=True))


def shown_name(name: str) -> str:
    """The name of a file as a sentence can hold it."""
    return limits.within(name, _SHOWN_NAME)


def _refusal(name: str, error: Exception) -> str:
    sentence = Messages().of(error)
    return f"{shown_name(name)}: {sentence}" if name else sentence


def _open(page: Page, match: Match, ids: Sequence[int]) -> None:
    """Open `match`, which is the first of `ids` in the library if there are any."""
    if match.state.to_move == TERMINAL:
        page.open_replay.emit(match)
    else:
        page.open_table.emit(match, ids[0] if ids else None)
    if len(ids) > 1:
        there = NoticeAction(PastingWords().all_games, page.open_library.emit)
        page.notice.emit(Notice("imported", lambda: PastingWords().imported(len(ids)), actions=(there,)))
