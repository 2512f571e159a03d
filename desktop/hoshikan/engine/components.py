"""The components in a game's box: the component file, a player's own, and their form in records."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from hoshikan.engine.datafile import read_toml
from hoshikan.engine.errors import SetupError
from hoshikan.engine.setupdata import decode
from hoshikan.installation import DamagedResourceError

C = TypeVar("C", bound=msgspec.Struct)
"""The components of a game."""
Reader = Callable[[Path], Mapping[str, Any]]


def _usable(_: object) -> None:
    """For components that are right if their shape is."""


class ComponentFile(Generic[C]):
    """The components of one game: their shape, further checks, and the place of the shipped ones.

    In set-up data and records components are plain data, as JSON brings them back.
    """

    def __init__(
        self,
        shape: type[C],
        check: Callable[[C], None] = _usable,
        *,
        shipped: Callable[[], Path] | None = None,
        key: str = "components",
        read: Reader = read_toml,
    ) -> None:
        """`check` raises SetupError, its place a key within the components, for components that no game can be played
        with.

        `shipped` returns the path of the file that comes with the application; a game with several loads them itself.
        `key` is the place of a player's own components in set-up data.
        """
        self.key: Final = key
        self._shape = shape
        self._check = check
        self._shipped_file = shipped
        self._read = read
        self._shipped: C | None = None

    def load(self, path: Path) -> C:
        """The components in a file. Raises SetupError naming file and key for one that does not fit, and OSError."""
        data = self._read(path)
        try:
            return self.read(data)
        except SetupError as error:
            reason = "bad-component-value" if error.reason == "bad-setup-value" else error.reason
            raise SetupError(f"{path.name}: {error.place}", reason, error.facts) from None

    def read(self, data: Mapping[str, Any]) -> C:
        """Return the components in plain data. Raises SetupError naming the key that does not fit."""
        components = decode(data, self._shape)
        self._check(components)
        return components

    def check(self, components: C) -> None:
        """Raises SetupError, its place beginning with `key`, for components that no game can be played with."""
        with within(self.key):
            self._check(components)

    def shipped(self) -> C:
        """The components that come with the application."""
        if self._shipped is None:
            assert self._shipped_file is not None
            self._shipped = self.load_shipped(self._shipped_file())
        return self._shipped

    def load_shipped(self, path: Path) -> C:
        """The components in a file of the application. Raises DamagedResourceError."""
        try:
            return self.load(path)
        except (SetupError, OSError) as error:
            raise DamagedResourceError(path, str(error)) from None

    def plain(self, components: C) -> dict[str, Any]:
        """As set-up data write them, a fresh copy."""
        data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(components))
        return data


@contextmanager
def within(place: str) -> Iterator[None]:
    """The place of a SetupError from within is a key of `place`."""
    try:
        yield
    except SetupError as error:
        raise SetupError(f"{place}.{error.place}", error.reason, error.facts) from None
