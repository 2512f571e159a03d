"""Every game takes a player's own component file in place of the shipped one."""

from __future__ import annotations

from pathlib import Path

import pytest

from hoshikan.engine import Game, SetupError
from hoshikan.games import GAMES
from hoshikan.resources import game_file
from tests.engine.coin_toss import CoinTossGame
from tests.playing import MissingProfileError, profile_of

WITH_COMPONENTS = [game for game in GAMES.values() if game.has_components]
every_box = pytest.mark.parametrize("game", WITH_COMPONENTS, ids=lambda game: game.id)


def boxes(game: Game) -> list[Path]:
    """The shipped files of a game, the one to change first."""
    return [game_file(game.id, name) for name in profile_of(game.id).boxes or ["components.toml"]]


@every_box
def test_the_shipped_file_deals_what_is_dealt_without_one(game: Game) -> None:
    for path in boxes(game):
        own = game.read_components(path)
        assert game.new(seed=3, components=own).view(None) == game.new(seed=3).view(None)


@every_box
def test_a_file_that_is_none_is_refused_with_its_name(game: Game, tmp_path: Path) -> None:
    for text in ("", "=", "surprise = 1"):
        path = tmp_path / "mine.toml"
        path.write_text(text)
        with pytest.raises(SetupError) as error:
            game.read_components(path)
        assert error.value.place.startswith("mine.toml")
        assert error.value.game == game.id


@every_box
def test_another_deal_comes_from_the_same_own_set(game: Game, tmp_path: Path) -> None:
    path, change = boxes(game)[0], profile_of(game.id).change
    if change is None:
        raise MissingProfileError(f"write tests/games/{game.package.rpartition('.')[2]}/profile.py: Profile.change")
    text = path.read_text("utf-8")
    assert change[0] in text
    own = tmp_path / path.name
    own.write_text(text.replace(*change, 1), "utf-8")
    dealt = game.new(seed=3, components=game.read_components(own))
    again = game.new(seed=4, components=game.components_of(dealt.setup))
    assert game.components_of(again.setup) == game.components_of(dealt.setup)
    assert game.components_of(again.setup) is not None
    assert game.components_of(game.new(seed=4).setup) is None


@pytest.mark.parametrize("game", [*(game for game in GAMES.values() if not game.has_components), CoinTossGame()])
def test_a_game_without_components_says_so_when_it_is_given_some(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    with pytest.raises(SetupError) as error:
        game.read_components(path)
    assert (error.value.place, error.value.reason, error.value.game) == ("mine.toml", "no-components", game.id)
    assert game.components_of(game.new().setup) is None
