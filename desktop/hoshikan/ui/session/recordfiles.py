"""Asking for the file of a match record, and writing one."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from hoshikan.engine import Match, record
from hoshikan.engine.recordchecksum import with_checksum
from hoshikan.library import write_atomically
from hoshikan.library.problem import reported
from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.kit.widgets.basic import of_the_house
from hoshikan.ui.session.settings import LONGEST, Settings

FILM: Final = ".gif"
LIBRARY: Final = ".hoshikan-library"
"""Suffix of a file with a whole library."""
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class RecordFiles(Words):
    """The system's file dialogs, in the words of the language now installed; they begin in the folder used last."""

    def __init__(self, settings: Settings | None = None) -> None:
        """`settings` remember the folder; without them every dialog begins among the documents."""
        self._settings = settings

    def to_open(self, parent: QWidget) -> list[Path]:
        """Return the records and libraries that the player wants to open; none if they changed their mind."""
        pattern = self.tr("Hoshikan games") + f" (*{record.SUFFIX} *{LIBRARY})"
        names, _ = QFileDialog.getOpenFileNames(parent, of_the_house(self.tr("Open games")), self.folder(), pattern)
        return [self._used(Path(name)) for name in names]

    def to_back_up(self, parent: QWidget, name: str) -> Path | None:
        """Ask the player for the path of a file with all games; None if cancelled."""
        title = of_the_house(self.tr("Save all games"))
        pattern = self.tr("All games of a library") + f" (*{LIBRARY})"
        chosen, _ = QFileDialog.getSaveFileName(parent, title, f"{self.folder()}/{name}{LIBRARY}", pattern)
        return self._used(with_suffix(Path(chosen), LIBRARY)) if chosen else None

    def to_save(self, parent: QWidget, name: str) -> Path | None:
        """Ask the player for the path of a record, suggesting `name` without suffix; None if cancelled."""
        suggestion = f"{self.folder()}/{name}{record.SUFFIX}"
        title = of_the_house(self.tr("Save the game"))
        chosen, _ = QFileDialog.getSaveFileName(parent, title, suggestion, self._filter())
        return self._used(with_suffix(Path(chosen))) if chosen else None

    def to_save_film(self, parent: QWidget, name: str) -> Path | None:
        """Ask the player for the path of an animation; None if cancelled."""
        title = of_the_house(self.tr("Save the replay as an animation"))
        pattern = self.tr("Animations") + f" (*{FILM})"
        chosen, _ = QFileDialog.getSaveFileName(parent, title, f"{self.folder()}/{name}{FILM}", pattern)
        return self._used(with_suffix(Path(chosen), FILM)) if chosen else None

    def folder(self) -> str:
        """Return the first folder of a dialog: the folder used last if it is still there, else the user's documents."""
        last = self._settings.folder if self._settings is not None else ""
        if last and os.path.isdir(last):  # noqa: PTH112  # unlike a Path it takes what can be no path for none
            return last
        return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)

    def _used(self, path: Path) -> Path:
        if self._settings is not None and len(str(path.parent)) <= LONGEST:
            self._settings.folder = str(path.parent)
        return path

    def _filter(self) -> str:
        return self.tr("Hoshikan games") + f" (*{record.SUFFIX})"


def with_suffix(path: Path, suffix: str = record.SUFFIX) -> Path:
    """The path of a file as the system's file manager knows it."""
    return path if path.suffix == suffix else path.with_name(path.name + suffix)


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
