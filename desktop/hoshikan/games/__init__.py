"""The registry: adding a game is adding its folder and one line here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from hoshikan.engine.game import Game

_HOMES: Final[Mapping[str, str]] = {
    "conquestar": "hoshikan.games.conquestar.rules",
}


class _Registry(Mapping[str, Game]):
    """Games by id in the order of the table of contents; a game's rules are imported when first looked up."""

    def __init__(self) -> None:
        self._loaded: dict[str, Game] = {}

    def __getitem__(self, game_id: str) -> Game:
        if game_id not in self._loaded:
            game = import_module(_HOMES[game_id]).GAME
            assert isinstance(game, Game)
            self._loaded[game_id] = game
        return self._loaded[game_id]

    def __iter__(self) -> Iterator[str]:
        return iter(_HOMES)

    def __len__(self) -> int:
        return len(_HOMES)


GAMES: Mapping[str, Game] = _Registry()
