"""The registry: adding a game is adding its folder and one line here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from hoshikan.engine.game import Game

_HOMES: Final[Mapping[str, str]] = {
    "conquestar": "hoshikan.games.conquestar.rules",
    "hoshi-wo-wataru": "hoshikan.games.hoshi_wo_wataru.rules",
    "sterre-en-kroon": "hoshikan.games.sterre_en_kroon.rules",
    "crowntaker": "hoshikan.games.crowntaker.rules",
    "carcassonne-star-wars": "hoshikan.games.carcassonne_star_wars.rules",
}


class _Registry(Mapping[str, Game]):
    """Games by id in the order of the table of contents; a game's rules are imported when first looked up."""

    def __init__(self, homes: Mapping[str, str]) -> None:
        self._homes = homes
        self._loaded: dict[str, Game] = {}

    def __getitem__(self, game_id: str) -> Game:
        if game_id not in self._loaded:
            game = import_module(self._homes[game_id]).GAME
            assert isinstance(game, Game)
            self._loaded[game_id] = game
        return self._loaded[game_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._homes)

    def __len__(self) -> int:
        return len(self._homes)


def _has_table(rules: str) -> bool:
    return find_spec(rules.removesuffix("rules") + "scene") is not None


GAMES: Mapping[str, Game] = _Registry(_HOMES)
TABLES: Mapping[str, Game] = _Registry({game_id: home for game_id, home in _HOMES.items() if _has_table(home)})
"""The games that can be played in the window; command line, bots and records know all of `GAMES`."""
