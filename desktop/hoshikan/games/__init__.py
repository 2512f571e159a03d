"""The registry: adding a game is adding its folder and one line here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, TypeVar

from hoshikan.listing import Listing, package_of

if TYPE_CHECKING:
    from hoshikan.engine.game import Game

_T = TypeVar("_T")
_IDS: Final = ("conquestar", "hoshi-wo-wataru", "sterre-en-kroon", "crowntaker", "carcassonne-star-wars")


class _Registry(Mapping[str, _T]):
    """Something of every game by its id, in the order of the table of contents; imported when first looked up."""

    def __init__(self, ids: Iterable[str], fetch: Callable[[str], _T]) -> None:
        self._ids = dict.fromkeys(ids)
        self._fetch = fetch
        self._fetched: dict[str, _T] = {}

    def __getitem__(self, game_id: str) -> _T:
        if game_id not in self._fetched:
            if game_id not in self._ids:
                raise KeyError(game_id)
            self._fetched[game_id] = self._fetch(game_id)
        return self._fetched[game_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)


def _rules(game_id: str) -> Game:
    game: Game = import_module(package_of(game_id) + ".rules.game").GAME
    return game


def _listing(game_id: str) -> Listing:
    listing: Listing = import_module(package_of(game_id)).LISTING
    return listing


_SHOWN: Final = tuple(game_id for game_id in _IDS if find_spec(package_of(game_id) + ".screen.scene") is not None)

GAMES: Mapping[str, Game] = _Registry(_IDS, _rules)
TABLES: Mapping[str, Game] = _Registry(_SHOWN, _rules)
"""The games that can be played in the window; command line, bots and records know all of `GAMES`."""
SHELF: Mapping[str, Listing] = _Registry(_SHOWN, _listing)
"""What is said of the games that can be played in the window before one of them is opened."""
