"""Rescue of a match while its library cannot be written: a record file of its own, imported at a later start."""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final
from uuid import uuid4
from zlib import crc32

import platformdirs

from hoshikan.engine import record
from hoshikan.engine.game import Game
from hoshikan.engine.match import Match
from hoshikan.engine.recordchecksum import with_checksum, without_checksum
from hoshikan.library.files import identity, private_folder, write_atomically
from hoshikan.library.paths import HOME_VARIABLE, data_folder
from hoshikan.library.problem import reported
from hoshikan.product import FOLDER as OURS

FOLDER: Final = "rescued"


def folders() -> tuple[Path, ...]:
    """Return the folders for files, best first: beside the library, lasting places, temporary files.

    A user who sets a folder for everything wants nothing elsewhere, but would rather have it there than lose it; the
    names identify the library.
    """
    named = os.environ.get(HOME_VARIABLE)
    word = f"{FOLDER}-{crc32(os.fsencode(Path(named).absolute())):08x}" if named else FOLDER
    user = os.getuid() if hasattr(os, "getuid") else 0
    temporary = Path(tempfile.gettempdir()) / f"hoshikan-{word}-{user}"
    return tuple(dict.fromkeys((data_folder() / FOLDER, *(place / word for place in lasting()), temporary)))


def lasting() -> tuple[Path, ...]:
    """Folders of the user's that outlive a start of the computer, best first: state, documents, home."""
    state = platformdirs.user_state_path(OURS, appauthor=False)
    try:
        return state, platformdirs.user_documents_path() / "Hoshikan", Path.home() / ".hoshikan"
    except (RuntimeError, OSError):
        return (state,)


def is_temporary(path: Path) -> bool:
    """True if `path` is, or is in, the folder for temporary files."""
    return not {path, path.parent}.isdisjoint(folders()[-1:])


def place() -> Path | None:
    """The folder that files would be put into now; None if nothing can be written anywhere."""
    for folder in folders():
        probe = folder / f"{uuid4().hex}.probe"
        with suppress(OSError):
            _open(folder)
            write_atomically(probe, b"\n")
            probe.unlink()
            return folder
    return None


def keep(match: Match, path: Path | None = None) -> Path:
    """Write `match` up to its ply to `path` or, if that is None or fails, to a file of its own. Raises OSError."""
    data = with_checksum(record.write(match)).encode()
    name = f"{match.header.game}-{_moment()}-{uuid4().hex[:4]}{record.SUFFIX}"
    failure: OSError | None = None
    targets = [folder / name for folder in folders()]
    for target in targets if path is None else [path, *targets]:
        try:
            if target == path and target.parent not in folders():
                target.parent.mkdir(parents=True, exist_ok=True)
            else:
                _open(target.parent)
            write_atomically(target, data)
        except OSError as error:
            failure = failure or error
        else:
            return target
    raise failure or FileNotFoundError(name)


def _moment() -> str:
    try:
        return f"{datetime.now():%Y-%m-%d-%H%M%S}"  # noqa: DTZ005  # the time as the player's own clock says
    except (ValueError, OverflowError, OSError):
        return "undated"


def waiting() -> list[Path]:
    """The files to be taken in, oldest first by name in each folder."""
    found: list[Path] = []
    for folder in folders():
        with suppress(OSError):
            if _is_ours(folder):
                found += sorted(folder.glob(f"*{record.SUFFIX}"))
    return found


def take_in(path: Path, games: Mapping[str, Game], adopt: Callable[[Match], object]) -> bool:
    """Give the matches of a file to `adopt` and remove it; False if another window did. Raises RecordError,
    LibraryProblem and MissingResourceError, and the file stays."""
    before = identity(path)
    if before is None:
        return False
    with reported(path):
        for match in record.read_whole_file(path, games):
            adopt(match)
        # Another window may have put more into it meanwhile.
        if identity(path) == before:
            path.unlink(missing_ok=True)
    return True


def forget(texts: Collection[str]) -> None:
    """Remove the files with exactly these records: the library has them."""
    for path in waiting():
        with suppress(OSError):
            text = path.read_bytes().decode("utf-8", "replace")
            if text in texts or without_checksum(text) in texts:
                path.unlink()


def _open(folder: Path) -> None:
    private_folder(folder)
    if not _is_ours(folder):
        raise PermissionError(f"{folder} belongs to somebody else")


def _is_ours(folder: Path) -> bool:
    # Where everybody may write, somebody else may have made it first, or a link that leads to files of ours.
    found = folder.lstat()
    return stat.S_ISDIR(found.st_mode) and (not hasattr(os, "getuid") or found.st_uid == os.getuid())
