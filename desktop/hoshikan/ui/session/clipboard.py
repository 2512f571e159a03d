"""Matches as text on the clipboard: into a message, a bug report, another library."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from hoshikan.engine import Match, record
from hoshikan.engine.recordchecksum import with_checksum
from hoshikan.ui.look.words import Words
from hoshikan.ui.text.notices import Notice


class CopyWords(Words):
    """What is said after something was copied."""

    def copied(self) -> str:
        return self.tr("The game was copied as text, up to the move you see. Paste it into a library or a message.")


def copy(match: Match) -> Notice:
    """Put the record of `match`, up to its ply, on the clipboard; returns what to tell the player."""
    QGuiApplication.clipboard().setText(with_checksum(record.write(match)))
    return Notice("copied", lambda: CopyWords().copied())


def pasted() -> str:
    """The text on the clipboard; "" if there is none."""
    return QGuiApplication.clipboard().text()
