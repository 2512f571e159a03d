"""Writing files so that the old one stays whole until the new one is."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from secrets import token_hex


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
            temporary.unlink()
        raise
