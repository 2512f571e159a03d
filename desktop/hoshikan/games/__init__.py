"""The registry: every folder in here that declares a `MODULE` is a game, and adding a game is adding its folder."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from hoshikan.listing import Listing

if TYPE_CHECKING:
    from hoshikan.engine.game import Game
    from hoshikan.gamemodule import GameModule

_T = TypeVar("_T")


class _Registry(Mapping[str, _T]):
    """Something of every game by its id, in the order of the shelf; imported when first looked up."""

    def __init__(self, modules: Iterable[GameModule], fetch: Callable[[GameModule], _T]) -> None:
        self._modules = {module.listing.id: module for module in modules}
        self._fetch = fetch
        self._fetched: dict[str, _T] = {}

    def __getitem__(self, game_id: str) -> _T:
        if game_id not in self._fetched:
            self._fetched[game_id] = self._fetch(self._modules[game_id])
        return self._fetched[game_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)


def _folders() -> list[str]:
    """The packages in here."""
    if getattr(sys, "frozen", False):
        from pkgutil import iter_modules  # a bundle has no folders; elsewhere this would cost a fiftieth of the start

        return [module.name for module in iter_modules(__path__) if module.ispkg]
    return [made.parent.name for place in __path__ for made in Path(place).glob("*/__init__.py")]


def _found() -> list[GameModule]:
    """Return the modules of all folders in the order of Home; of a game no more than its listing is imported."""
    modules: list[GameModule] = [import_module(f"{__name__}.{folder}").MODULE for folder in sorted(_folders())]
    return sorted(modules, key=lambda module: module.listing.order)


_MODULES: Final = tuple(_found())

GAMES: Final[Mapping[str, Game]] = _Registry(_MODULES, lambda module: module.rules()(module))
SHELF: Final[Mapping[str, Listing]] = _Registry(_MODULES, lambda module: module.listing)
"""The entry of each game, available before the game is imported."""
