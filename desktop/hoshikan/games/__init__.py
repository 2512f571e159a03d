"""The registry: every folder in here that declares a `LISTING` is a game, and adding a game is adding its folder."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from hoshikan.listing import Listing

if TYPE_CHECKING:
    from hoshikan.engine.game import Game

_T = TypeVar("_T")


class _Registry(Mapping[str, _T]):
    """Something of every game by its id, in the order of the shelf; imported when first looked up."""

    def __init__(self, listings: Iterable[Listing], fetch: Callable[[Listing], _T]) -> None:
        self._listings = {listing.id: listing for listing in listings}
        self._fetch = fetch
        self._fetched: dict[str, _T] = {}

    def __getitem__(self, game_id: str) -> _T:
        if game_id not in self._fetched:
            self._fetched[game_id] = self._fetch(self._listings[game_id])
        return self._fetched[game_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._listings)

    def __len__(self) -> int:
        return len(self._listings)


def _folders() -> list[str]:
    """The packages in here."""
    if getattr(sys, "frozen", False):
        from pkgutil import iter_modules  # a bundle has no folders; elsewhere this would cost a fiftieth of the start

        return [module.name for module in iter_modules(__path__) if module.ispkg]
    return [made.parent.name for place in __path__ for made in Path(place).glob("*/__init__.py")]


def _found() -> list[Listing]:
    """The listings of all folders, as they stand on the shelf; of a game no more than its `__init__.py` is imported."""
    listings: list[Listing] = [import_module(f"{__name__}.{folder}").LISTING for folder in sorted(_folders())]
    return sorted(listings, key=lambda listing: listing.order)


def _rules(listing: Listing) -> Game:
    game: Game = import_module(listing.package + ".rules.game").GAME
    return game


_LISTINGS: Final = tuple(_found())

GAMES: Final[Mapping[str, Game]] = _Registry(_LISTINGS, _rules)
SHELF: Final[Mapping[str, Listing]] = _Registry(_LISTINGS, lambda listing: listing)
"""The entry of each game, available before the game is imported."""
