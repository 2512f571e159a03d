"""Games that come as text or file, copied, pasted or dropped."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from hoshikan.engine import TERMINAL, Match, RecordError, limits, record
from hoshikan.engine.recordchecksum import with_checksum
from hoshikan.engine.recordpassages import passages
from hoshikan.library import LibraryProblem
from hoshikan.library.problem import reported
from hoshikan.resources import MissingResourceError
from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.kit.widgets.notices import Notice, NoticeAction
from hoshikan.ui.session.page import Page
from hoshikan.ui.shared.messages import Messages


class CopyWords(Words):
    """Messages after copying."""

    def copied(self) -> str:
        return self.tr("Game copied as text, up to the move shown. Paste it into a library or a message.")

    def copied_in_part(self) -> str:
        return self.tr(
            "Game copied as text, without the secret choices being made now. Paste it into a library or a message."
        )

    def position_copied(self) -> str:
        return self.tr("Position copied as text. Paste it into a library or a message.")

    def nothing(self) -> str:
        """Why pasting did nothing."""
        return self.tr("There's no game on the clipboard. Copy one as text first, then paste it here.")


def copy(match: Match, ply: int | None = None) -> Notice:
    """Put the record of `match` on the clipboard, up to `ply` (its own by default) but without choices that are still
    secret; returns the message to the player."""
    wanted = match.ply if ply is None else ply
    shown = match.open_ply(wanted)
    QGuiApplication.clipboard().setText(with_checksum(record.write(match, shown)))
    return Notice("copied", CopyWords().copied if shown == wanted else CopyWords().copied_in_part)


def copy_position(match: Match) -> Notice:
    """Like `copy`, for a match that is a position set up by hand."""
    QGuiApplication.clipboard().setText(with_checksum(record.write(match)))
    return Notice("copied", lambda: CopyWords().position_copied())


def pasted() -> str:
    """The text on the clipboard; "" if there is none."""
    return QGuiApplication.clipboard().text()


def refusal(error: Exception) -> str:
    """Why a pasted text was not taken, and what to do."""
    if isinstance(error, RecordError) and error.reason == "not-a-record":
        return CopyWords().nothing()
    return Messages().of_copied(error)


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
        page.notice.emit(Notice("pasted", lambda: refusal(problem), bad=True, here=True))
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


def holds_a_game(data: QMimeData) -> bool:
    """True if `data` has a local file that is named like a record, or a record in its text."""
    if data.hasUrls():
        return any(path.suffix.lower() == record.SUFFIX for path in _files(data))
    text = data.text() if data.hasText() else ""
    return len(text) <= record.MAX_BYTES and bool(passages(text))


def open_dropped(page: Page, data: QMimeData) -> None:
    """Open what was dropped; see `pasting`."""
    if data.hasUrls():
        open_files(page, _files(data))
    else:
        paste(page, data.text())


def _files(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
