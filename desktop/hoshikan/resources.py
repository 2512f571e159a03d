"""Where the application's data files are: beside the package when installed or bundled, in the checkout otherwise."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Final

_PACKAGE = Path(__file__).resolve().parent
TRIED: Final = "HOSHIKAN_TUNING"
"""Environment variable: a folder of tuned numbers to be tried in place of ours, as `hoshikan-cli tune` does."""


class MissingResourceError(Exception):
    """A data file of the application itself is not there: the installation is damaged."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"missing file of the application: {path}")
        self.path = path


class DamagedResourceError(MissingResourceError):
    """A data file of the application itself is there, but cannot be read."""

    def __init__(self, path: Path, detail: str) -> None:
        super().__init__(path)
        self.args = (f"damaged file of the application: {path}: {detail}",)


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


def text(path: Path) -> str:
    """The text of a file of the application. Raises DamagedResourceError."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DamagedResourceError(path, str(error)) from None


def tuning(game: str) -> Path:
    """The file of a game's tuned numbers. Raises MissingResourceError."""
    tried = Path(os.environ.get(TRIED, ""), f"{game}.toml")
    return tried if TRIED in os.environ and tried.is_file() else resource("tuning", f"{game}.toml")


def translations() -> Path:
    """The folder of the compiled Qt translations."""
    return root() / "translations"
