"""Problems between a library and its disk."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from shutil import disk_usage
from tempfile import TemporaryFile
from typing import Final, Literal

from hoshikan.engine.errors import Fact, HoshikanError

Reason = Literal[
    "damaged",
    "newer",
    "read-only",
    "disk-full",
    "locked",
    "disk-error",
    "no-such-match",
    "no-such-file",
    "is-folder",
    "name-too-long",
    "bad-name",
    "missing-actions",
    "played-elsewhere",
    "vanished",
    "not-a-library",
    "newer-library",
]

TROUBLE: Final = (sqlite3.Error, OSError, UnicodeError, MemoryError)
"""Errors that SQLite and the system raise. SQLite quotes a damaged schema in its message, which then may be no text."""

_BY_CODE: Final[Mapping[int, Reason]] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_AUTH: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CONSTRAINT: "damaged",
    sqlite3.SQLITE_MISMATCH: "damaged",
}
_BY_ERRNO: Final[Mapping[int, Reason]] = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EFBIG: "disk-full",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.EROFS: "read-only",
    errno.ENOTDIR: "read-only",
    errno.EEXIST: "read-only",
    errno.EISDIR: "is-folder",
    errno.ENOENT: "no-such-file",
    errno.ENAMETOOLONG: "name-too-long",
    errno.EINVAL: "bad-name",
    errno.EILSEQ: "bad-name",
}

_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
ROOM: Final = 256 * 1024
"""Bytes that the files beside a library need to grow; with less a disk counts as full."""


class LibraryProblem(HoshikanError):  # noqa: N818  # also a value: what `Library.open` met and got around
    """A library that cannot be read or written as asked.

    `reason` is one of `Reason`; `path` the file concerned; `aside` where a damaged file was put, or the
    library used in place of a newer one; `salvaged` the number of matches taken over from a damaged file, and
    `doubtful` how many of them are not quite as they were written.
    """

    def __init__(
        self,
        reason: Reason,
        path: Path,
        aside: Path | None = None,
        salvaged: int = 0,
        detail: str = "",
        doubtful: int = 0,
    ) -> None:
        facts: dict[str, Fact] = {"path": str(path)}
        if aside is not None:
            facts |= {"aside": str(aside), "salvaged": salvaged}
        if doubtful:
            facts["doubtful"] = doubtful
        if detail:
            facts["detail"] = detail[:120]
        super().__init__(reason, facts)
        self.path = path
        self.aside = aside
        self.salvaged = salvaged


def reason_of(error: BaseException, path: Path) -> Reason:
    """The reason behind an error of SQLite or of the system (see `TROUBLE`) while working with `path`."""
    if isinstance(error, OSError):
        reason = _BY_ERRNO.get(error.errno or 0, "disk-error")
        # Windows only says that it cannot be written.
        return "is-folder" if reason == "read-only" and path.is_dir() else reason
    if isinstance(error, UnicodeEncodeError):
        # A name or a text of ours that cannot be written; what is read from a damaged file cannot be decoded.
        return "bad-name"
    if isinstance(error, UnicodeError):
        return "damaged"
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        # Raised by the binding, not by SQLite: a value that cannot be what the schema says.
        return "damaged" if type(error) is sqlite3.DatabaseError else "disk-error"
    if code & 0xFF == sqlite3.SQLITE_IOERR and _is_full(path):
        # Only its main file is known to SQLite to be short of room, not the log's index.
        return "disk-full"
    return _BY_CODE.get(code & 0xFF, "disk-error")


def _is_full(path: Path) -> bool:
    """True if files could not grow beyond the size that the library's have now: no room, a quota, or a limit."""
    try:
        if disk_usage(path.parent).free < ROOM:
            return True
        sizes = [other.stat().st_size for other in path.parent.glob(f"{path.name}*") if other.is_file()]
        with TemporaryFile(dir=path.parent) as probe:
            # Nothing but the end takes room where files may have holes.
            probe.seek(max(sizes, default=0))
            probe.write(bytes(ROOM))
            probe.flush()
            os.fsync(probe.fileno())
    except OSError as error:
        return error.errno in _FULL
    return False


@contextmanager
def reported(path: Path) -> Iterator[None]:
    """Turn errors of SQLite and of the system into a LibraryProblem about `path`."""
    try:
        yield
    except TROUBLE as error:
        raise LibraryProblem(reason_of(error, path), path, detail=str(error)) from error
