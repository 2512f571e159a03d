"""Correct Wine's C library, whose `_locking` fails without setting errno; Windows sets EACCES."""

import errno
import sys

assert sys.platform == "win32"

import msvcrt  # noqa: E402  # after the line by which the type checker knows it

_locking = msvcrt.locking


def locking(descriptor: int, mode: int, count: int) -> None:
    """Lock part of a file. Raises PermissionError where another process holds it, as on Windows."""
    try:
        _locking(descriptor, mode, count)
    except OSError as error:
        if error.errno == 0:
            raise PermissionError(errno.EACCES, "Permission denied") from None
        raise


msvcrt.locking = locking
