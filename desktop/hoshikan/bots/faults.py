"""A fault in a game's evaluation costs one answer, never the process: it is reported, and the session goes on."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from typing import Final

from hoshikan.bots import protocol

PACKAGE: Final = "hoshikan"


def internal(error: Exception, number: int, ply: int | None = None) -> protocol.Error:
    """Return the `error` line of an unexpected exception; its traceback goes to standard error."""
    traceback.print_exception(error)
    return protocol.Error(protocol.INTERNAL, f"{type(error).__name__} at {_place(error)}", number, ply=ply)


def _place(error: Exception) -> str:
    """Return file and line of the last frame that is ours, without the folders of this computer."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if PACKAGE in Path(frame.filename).parts] or list(frames)
    if not ours:
        return "an unknown place"
    parts = Path(ours[-1].filename).parts
    within = parts[len(parts) - parts[::-1].index(PACKAGE) :] if PACKAGE in parts else parts[-1:]
    return f"{'/'.join(within)}:{ours[-1].lineno}"


def rounded(numbers: Sequence[float], digits: int = 4) -> list[float]:
    """Return numbers as they are sent. Raises ArithmeticError for what is none, since JSON has no word for it."""
    if not all(map(isfinite, numbers)):
        raise ArithmeticError(f"not finite: {numbers}")
    return [round(number, digits) for number in numbers]
