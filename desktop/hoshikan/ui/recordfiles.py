"""Asking for the file of a match record, and writing one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from hoshikan.engine import Match, record
from hoshikan.engine.recordchecksum import with_checksum
from hoshikan.library import write_atomically
from hoshikan.library.problem import reported
from hoshikan.ui.words import Words

_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class RecordFiles(Words):
    """The system's file dialogs, in the words of the language now installed."""

    def to_open(self, parent: QWidget) -> Path | None:
        """The record the player wants to open; None if they changed their mind."""
        name, _ = QFileDialog.getOpenFileName(parent, self.tr("Open a game"), _documents(), self._filter())
        return Path(name) if name else None

    def to_save(self, parent: QWidget, name: str) -> Path | None:
        """Where the player wants a record, `name` without suffix being the suggestion; None if nowhere."""
        suggestion = f"{_documents()}/{name}{record.SUFFIX}"
        chosen, _ = QFileDialog.getSaveFileName(parent, self.tr("Save the game"), suggestion, self._filter())
        return with_suffix(Path(chosen)) if chosen else None

    def _filter(self) -> str:
        return self.tr("Hoshikan games") + f" (*{record.SUFFIX})"


def with_suffix(path: Path) -> Path:
    """The path of a record as the system's file manager knows it."""
    return path if path.suffix == record.SUFFIX else path.with_name(path.name + record.SUFFIX)


def suggested_name(match: Match) -> str:
    """A name for the file of `match`, without suffix. A date that is none of ours stays out: it could be a path."""
    day = _DAY.fullmatch(match.header.date)
    return f"{match.header.game}-{day[0]}" if day else match.header.game


def save(match: Match, parent: QWidget) -> Path | None:
    """Ask for a place and write the record there; None if the player changed their mind. Raises LibraryProblem."""
    path = RecordFiles().to_save(parent, suggested_name(match))
    if path is not None:
        with reported(path):
            write_atomically(path, with_checksum(record.write(match)).encode())
    return path


def _documents() -> str:
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
