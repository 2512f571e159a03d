"""Every game takes a player's own component file in place of the shipped one."""

from __future__ import annotations

from pathlib import Path

import pytest

from hoshikan.engine import Game, SetupError
from hoshikan.games import GAMES
from hoshikan.resources import resource

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
