"""Errors about the files that the application brings along: missing and damaged ones."""

from __future__ import annotations

from pathlib import Path


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
