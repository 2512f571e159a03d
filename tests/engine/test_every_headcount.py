"""Numbers of players that a game's options allow."""

from __future__ import annotations

from itertools import product

import pytest

from hoshikan.engine.game import Game
from hoshikan.games import GAMES
from tests.engine.variants import EVERY


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_it_can_be_dealt_with_exactly_the_numbers_of_players_it_names(game: Game) -> None:
    values = [[(option.id, value) for value in option.values] for option in game.options]
    for chosen in product(*values):
        dealt = sorted(one.players for one in EVERY if one.game_id == game.id and one.options == chosen)
        assert list(game.players_with(dict(chosen))) == dealt


@pytest.mark.rule("CS-0.2")
def test_a_sixth_player_brings_the_expansion_unless_it_is_left_out() -> None:
    game = GAMES["carcassonne-star-wars"]
    assert game.players_with({}) == (2, 3, 4, 5, 6)
    assert game.players_with({"expansion": False}) == (2, 3, 4, 5)
    assert game.players_with({"expansion": True, "sixth_player": False}) == (2, 3, 4, 5)
    assert game.players_with({"expansion": False, "sixth_player": True}) == (2, 3, 4, 5, 6)


@pytest.mark.rule("CS-7.1")
def test_teams_are_for_four() -> None:
    assert GAMES["carcassonne-star-wars"].players_with({"teams": True, "expansion": True}) == (4,)
