"""Reading the TOML files of lessons, puzzles, questions and guides."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from hoshikan.resources import place_of
from hoshikan.teaching.position import TeachingError

T = TypeVar("T")


def read_toml(path: Path, kind: type[T]) -> T:
    """The content of a file as a struct. Raises TeachingError naming the file and the spot in it, and OSError."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), kind, strict=True)
    except (ValueError, msgspec.ValidationError, RecursionError) as error:
        raise TeachingError(place_of(path), str(error)) from None
