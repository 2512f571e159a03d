"""Matches as text on the clipboard: into a message, a bug report, another library."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from hoshikan.engine import Match, RecordError, record
from hoshikan.engine.recordchecksum import with_checksum
from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.kit.widgets.notices import Notice
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
