"""Every game takes a player's own component file in place of the shipped one."""

from __future__ import annotations

from pathlib import Path

import pytest

from hoshikan.engine import Game, SetupError
from hoshikan.games import GAMES
from hoshikan.resources import resource

CHANGED = {
    "carcassonne-star-wars": ('["r planet", ', "["),
    "conquestar": ("value = 1", "value = 2"),
    "crowntaker": ("ransom = 1", "ransom = 2"),
    "hoshi-wo-wataru": ("points = 2", "points = 3"),
}
"""Something in each file that a player's own box may have otherwise."""
BOXES = [path for path in sorted(resource("components").iterdir()) if path.suffix == ".toml"]


@pytest.mark.parametrize("path", BOXES, ids=lambda path: path.stem)
def test_the_shipped_file_deals_what_is_dealt_without_one(path: Path) -> None:
    game = GAMES[path.stem]
    own = game.read_components(path)
    assert game.new(seed=3, components=own).view(None) == game.new(seed=3).view(None)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_file_that_is_none_is_refused_with_its_name(game: Game, tmp_path: Path) -> None:
    for text in ("", "=", "surprise = 1"):
        path = tmp_path / "mine.toml"
        path.write_text(text)
        with pytest.raises(SetupError) as error:
            game.read_components(path)
        assert error.value.place.startswith("mine.toml")
        assert error.value.game == game.id


@pytest.mark.parametrize("path", BOXES, ids=lambda path: path.stem)
def test_another_deal_comes_from_the_same_own_set(path: Path, tmp_path: Path) -> None:
    game = GAMES[path.stem]
    own = tmp_path / path.name
    own.write_text(path.read_text("utf-8").replace(*CHANGED[game.id], 1))
    dealt = game.new(seed=3, components=game.read_components(own))
    again = game.new(seed=4, components=game.components_of(dealt.setup))
    assert game.components_of(again.setup) == game.components_of(dealt.setup)
    assert game.components_of(again.setup) is not None
    assert game.components_of(game.new(seed=4).setup) is None
