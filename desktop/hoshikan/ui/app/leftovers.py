"""Temporary files that a killed process has left: they are removed at a later start, in a thread of its own."""

from __future__ import annotations

import os
import re
import stat
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import gettempdir
from time import time
from typing import Final

from hoshikan.engine import record
from hoshikan.library import rescue
from hoshikan.library.files import is_own, is_own_file, remove_leftovers
from hoshikan.ui.app import instance
from hoshikan.ui.session import folders
from hoshikan.ui.session.recordfiles import FILM
from hoshikan.ui.session.settings import Settings

AGE: Final = 24 * 60 * 60.0
"""Seconds after which no process can still be writing a file."""
_TEMPORARY_FOLDER: Final = re.compile(r"hoshikan-[A-Za-z0-9]{6}")
"""Names that Qt gives to the temporary folders of this application."""


def tidy_later(settings: Settings) -> None:
    """Remove leftovers in the background: a folder may be on a network drive that does not answer."""
    used = [Path(settings.folder)] if settings.folder else []
    own = [folders.settings_file().parent, folders.data_folder(), *rescue.folders()]
    threading.Thread(target=tidy, args=(own, used, Path(gettempdir())), name="leftovers", daemon=True).start()


def tidy(own: Sequence[Path], used: Sequence[Path], temporary: Path) -> None:
    """Remove leftovers from the application's `own` folders, those `used` for records, and the system's for temporary
    files; only what has a name of ours, is older than a day, belongs to this user, and is no link."""
    before = time() - AGE
    for folder in own:
        remove_leftovers(folder, before)
        _remove_files(folder / instance.REQUESTS, (instance.PART,), before)
    for folder in used:
        remove_leftovers(folder, before, lambda name: name.endswith((record.SUFFIX, FILM)))
    with suppress(OSError), os.scandir(temporary) as entries:
        for entry in entries:
            if _TEMPORARY_FOLDER.fullmatch(entry.name) and _is_own_folder(entry, before):
                _remove_files(Path(entry.path), (record.SUFFIX,), before)
                with suppress(OSError):
                    # Stays if anything else is in it.
                    Path(entry.path).rmdir()


def _is_own_folder(entry: os.DirEntry[str], before: float) -> bool:
    try:
        found = entry.stat(follow_symlinks=False)
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_mtime < before and is_own(found)


def _remove_files(folder: Path, suffixes: tuple[str, ...], before: float) -> None:
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(suffixes) and is_own_file(entry, before):
                with suppress(OSError):
                    Path(entry.path).unlink()
