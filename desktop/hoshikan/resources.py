"""The folder of the application's data files: beside the package when installed or bundled, in the checkout
otherwise."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Final

from hoshikan.installation import DamagedResourceError, MissingResourceError

__all__ = [
    "TRIED",
    "DamagedResourceError",
    "MissingResourceError",
    "game_file",
    "game_path",
    "place_of",
    "resource",
    "root",
    "text",
    "translations",
    "tuning",
]

_PACKAGE = Path(__file__).resolve().parent
TRIED: Final = "HOSHIKAN_TUNING"
"""Environment variable: a folder of tuned numbers to be tried in place of ours, as `hoshikan-cli tune` does."""


@cache
def root() -> Path:
    """The folder that holds `resources` and `translations`."""
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _PACKAGE.parent.parent


def resource(*parts: str) -> Path:
    """A file under `resources`. Raises MissingResourceError."""
    path = root().joinpath("resources", *parts)
    if not path.exists():
        raise MissingResourceError(path)
    return path


def game_path(game: str, *parts: str) -> Path:
    """The path of a file or folder of a game, such as `"lessons"`; not every game has each of them."""
    return root().joinpath("resources", "games", game, *parts)


def game_file(game: str, *parts: str) -> Path:
    """A file or folder of a game. Raises MissingResourceError."""
    path = game_path(game, *parts)
    if not path.exists():
        raise MissingResourceError(path)
    return path


def place_of(path: Path) -> str:
    """A short name of a file for messages: of ours its path under `resources`, of others the file name."""
    ours = root() / "resources"
    return path.relative_to(ours).as_posix() if path.is_relative_to(ours) else path.name


def text(path: Path) -> str:
    """The text of a file of the application. Raises DamagedResourceError."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DamagedResourceError(path, str(error)) from None


def tuning(game: str) -> Path:
    """The file of a game's tuned numbers. Raises MissingResourceError."""
    tried = Path(os.environ.get(TRIED, ""), f"{game}.toml")
    return tried if TRIED in os.environ and tried.is_file() else game_file(game, "tuning.toml")


def translations() -> Path:
    """The folder of the compiled Qt translations."""
    return root() / "translations"
