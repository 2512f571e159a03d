"""Writing files so that the old one stays whole until the new one is."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

PRIVATE: Final = 0o700
_TEMPORARY: Final = re.compile(r"\.(.{1,40})\.[0-9a-f]{8}\.tmp")
"""Names of the files that `write_atomically` writes first."""


def private_folder(folder: Path) -> None:
    """See that `folder` is there; a new one is for its owner alone. Raises OSError."""
    folder.mkdir(PRIVATE, parents=True, exist_ok=True)


def identity(path: Path) -> tuple[int, int] | None:
    """Return a key that distinguishes the file at `path` from another one in its place; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def write_atomically(path: Path, data: bytes) -> None:
    """Put `data` at `path`: readers see the old file or the new one, and a failure leaves the old. Raises OSError."""
    # A link stays a link: what it leads to is replaced.
    target = path.resolve()
    temporary = target.with_name(f".{target.name[:40]}.{token_hex(4)}.tmp")
    try:
        with temporary.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            temporary.chmod(target.stat().st_mode & 0o777)
        temporary.replace(target)
    except BaseException:
        with suppress(OSError):
            temporary.chmod(0o600)  # Windows deletes no file that is read-only
            temporary.unlink()
        raise


def remove_leftovers(folder: Path, before: float, wanted: Callable[[str], bool] = lambda _name: True) -> None:
    """Remove what `write_atomically` left in `folder` when the process was killed: files older than `before` (seconds
    since 1970) whose intended name is `wanted`. What cannot be read or removed is left."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            name = _TEMPORARY.fullmatch(entry.name)
            if name is not None and wanted(name[1]) and is_own_file(entry, before):
                with suppress(OSError):
                    Path(entry.path).unlink()


def is_own_file(entry: os.DirEntry[str], before: float) -> bool:
    """True for a plain file, no link, of this user's, last written before a moment in seconds since 1970."""
    try:
        found = entry.stat(follow_symlinks=False)
    except OSError:
        return False
    return stat.S_ISREG(found.st_mode) and found.st_mtime < before and is_own(found)


def is_own(found: os.stat_result) -> bool:
    """True if it belongs to this user, where the system has owners."""
    return not hasattr(os, "getuid") or found.st_uid == os.getuid()
