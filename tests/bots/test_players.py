"""Levels and players."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from hoshikan.bots.levels import LEVELS, Level
from hoshikan.bots.players import PLAYERS, SearchPlayer, player, with_budget
from hoshikan.bots.search import SearchSettings
from hoshikan.games import GAMES
from tests.bots.toys import Nim, Pennies, ToyKnowledge

GAME = GAMES["conquestar"]


def test_levels_grow_in_budget_and_lose_noise() -> None:
    levels = list(LEVELS.values())
    assert [level.id for level in levels] == ["novice", "casual", "skilled", "master"]
    for weaker, stronger in pairwise(levels):
        assert weaker.playouts < stronger.playouts
        assert weaker.milliseconds < stronger.milliseconds
        assert weaker.temperature >= stronger.temperature
        assert weaker.slips >= stronger.slips


@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_plays_legally_and_the_same_with_the_same_luck(name: str) -> None:
    state = GAME.new(players=3, seed=3)
    actions = [player(name, GAME, playouts=10).choose(state, Random(9)) for _ in range(2)]
    assert actions[0] == actions[1]
    assert actions[0] in state.legal_actions()


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(KeyError):
        player("wizard", GAME)


def test_a_budget_replaces_the_level_s() -> None:
    master = LEVELS["master"]
    assert with_budget(master, None, None) is master
    assert with_budget(master, 5, None).playouts == 5
    assert with_budget(master, None, 50).playouts > 10 * master.playouts
    searcher = SearchPlayer(ToyKnowledge(), with_budget(master, 25, None))
    searcher.choose(Nim(), Random(1))
    assert searcher.searched == 25


def test_the_only_move_is_played_without_thinking() -> None:
    searcher = SearchPlayer(ToyKnowledge(), LEVELS["master"])
    assert str(searcher.choose(Nim(("3", "3", "3")), Random(1))) == "1"
    assert searcher.searched == 0


def test_temperature_zero_plays_the_best_and_others_mix() -> None:
    sharp = Level("sharp", 300, 60_000, 0.0, 0.0, SearchSettings())
    assert {str(SearchPlayer(ToyKnowledge(), sharp).choose(Nim(), Random(seed))) for seed in range(5)} == {"2"}
    mixing = SearchPlayer(ToyKnowledge(), Level("mixing", 100, 60_000, 1.0, 0.0, SearchSettings()))
    assert {str(mixing.choose(Pennies(), Random(seed))) for seed in range(12)} == {"heads", "tails"}


def test_slips_are_any_move() -> None:
    clumsy = SearchPlayer(ToyKnowledge(), Level("clumsy", 300, 60_000, 0.0, 1.0, SearchSettings()))
    assert {str(clumsy.choose(Nim(), Random(seed))) for seed in range(20)} == {"1", "2", "3"}
