"""Writing files so that the old one stays whole until the new one is."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

PRIVATE: Final = 0o700


def private_folder(folder: Path) -> None:
    """See that `folder` is there; a new one is for its owner alone. Raises OSError."""
    folder.mkdir(PRIVATE, parents=True, exist_ok=True)


def identity(path: Path) -> tuple[int, int] | None:
    """What tells the file at `path` from another one that comes into its place; None if there is none."""
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
