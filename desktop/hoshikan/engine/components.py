"""What lies in the box of a game: its component file, those of a player's own, and how a record tells them."""

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
    """The components of one game: their shape, what they must fulfil besides, and where the shipped ones are.

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
        """`check` raises SetupError, its place a key within the components, for what no game can be played with.

        `shipped` tells where the file is that comes with the application; a game with several loads them itself. `key`
        is where set-up data tell components of a player's own.
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
        """The components that plain data tell. Raises SetupError naming the key that does not fit."""
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
