"""Where a match goes while its library cannot be written: a record file of its own, taken in at a later start."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Collection
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final
from uuid import uuid4

import platformdirs

from hoshikan.engine import record
from hoshikan.engine.match import Match
from hoshikan.library.files import write_atomically
from hoshikan.library.paths import HOME_VARIABLE, data_folder

FOLDER: Final = "rescued"
PRIVATE: Final = 0o700


def folders() -> tuple[Path, ...]:
    """Where files are put and looked for, best first: beside the library, the user's state, temporary files.

    Whoever names a folder for everything wants nothing among the user's files.
    """
    user = os.getuid() if hasattr(os, "getuid") else 0
    state = platformdirs.user_state_path("hoshikan", appauthor=False)
    temporary = Path(tempfile.gettempdir()) / f"hoshikan-{FOLDER}-{user}"
    named = os.environ.get(HOME_VARIABLE)
    return tuple(dict.fromkeys((data_folder() / FOLDER, *(() if named else (state / FOLDER,)), temporary)))


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
    data = record.write(match).encode()
    name = f"{match.header.game}-{datetime.now():%Y-%m-%d-%H%M%S}-{uuid4().hex[:4]}{record.SUFFIX}"  # noqa: DTZ005  # the time as the player's own clock says
    failure: OSError | None = None
    targets = [folder / name for folder in folders()]
    for target in targets if path is None else [path, *targets]:
        try:
            _open(target.parent)
            write_atomically(target, data)
        except OSError as error:
            failure = failure or error
        else:
            return target
    raise failure or FileNotFoundError(name)


def waiting() -> list[Path]:
    """The files to be taken in, oldest first by name in each folder."""
    found: list[Path] = []
    for folder in folders():
        with suppress(OSError):
            if _is_ours(folder):
                found += sorted(folder.glob(f"*{record.SUFFIX}"))
    return found


def forget(texts: Collection[str]) -> None:
    """Remove the files with exactly these contents: the library has them."""
    for path in waiting():
        with suppress(OSError):
            if path.read_bytes().decode("utf-8", "replace") in texts:
                path.unlink()


def _open(folder: Path) -> None:
    folder.mkdir(PRIVATE, parents=True, exist_ok=True)
    if not _is_ours(folder):
        raise PermissionError(f"{folder} belongs to somebody else")


def _is_ours(folder: Path) -> bool:
    # Where everybody may write, somebody else may have made it first.
    return not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid()
