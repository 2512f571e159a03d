"""Levels and players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from hoshikan.bots.hasty import HastyPlayer
from hoshikan.bots.levels import (
    DEFAULTS,
    LEVELS,
    Level,
    in_place_of,
    levels_of,
    measured,
    offered,
    read_levels,
    with_numbers,
)
from hoshikan.bots.players import PLAYERS, SearchPlayer, for_analysis, player, with_budget
from hoshikan.engine import Action, SetupError, State
from hoshikan.games import GAMES
from tests.bots.toys import Corridor, Nim, Pennies, ToyKnowledge

GAME = GAMES["conquestar"]


@pytest.mark.parametrize("game_id", GAMES)
def test_levels_think_more_and_err_less(game_id: str) -> None:
    assert LEVELS == ("novice", "casual", "skilled", "expert", "master")
    levels = [levels_of(game_id)[level] for level in offered(game_id)]
    assert (
        [level.id for level in levels] == list(offered(game_id)) == [one for one in LEVELS if one in offered(game_id)]
    )
    assert [level.searches for level in levels] == [level.id not in ("novice", "casual") for level in levels]
    for weaker, stronger in pairwise(levels):
        assert weaker.milliseconds <= stronger.milliseconds
        assert weaker.attention <= stronger.attention
        assert weaker.blur >= stronger.blur
        assert weaker.greed >= stronger.greed
        assert weaker.playouts < stronger.playouts or not stronger.searches
        assert weaker.temperature >= stronger.temperature or not weaker.searches


@pytest.mark.parametrize("game_id", GAMES)
def test_what_stands_about_levels_is_in_their_file(game_id: str) -> None:
    for level in LEVELS:
        found = measured(game_id, level)
        assert found is None or (0 <= found.won <= 1 and found.games > 0 and found.players in GAMES[game_id].players)
    assert measured(game_id, "godlike") is None


@pytest.mark.parametrize("game_id", GAMES)
def test_a_level_that_is_not_offered_plays_as_one_that_is(game_id: str) -> None:
    levels = levels_of(game_id)
    assert list(levels) == list(LEVELS)
    for level in LEVELS:
        played = in_place_of(game_id, level)
        assert played in offered(game_id)
        assert played == level or level not in offered(game_id)
        assert levels[level] == levels[played]
        assert levels[level].id == played
        assert measured(game_id, level) == measured(game_id, played)
    assert in_place_of(game_id, "other engine") == "other engine"


def test_levels_that_win_no_more_than_others_are_not_offered() -> None:
    assert {game: offered(game) for game in GAMES} == {
        "conquestar": LEVELS,
        "hoshi-wo-wataru": ("novice", "casual", "skilled", "master"),
        "sterre-en-kroon": LEVELS,
        "crowntaker": ("novice", "casual", "master"),
        "carcassonne-star-wars": ("novice", "casual", "skilled", "master"),
    }


@pytest.mark.parametrize("level", ["godlike", "expert", "novice"])
def test_a_level_is_the_same_as_one_that_is_played(tmp_path: Path, level: str) -> None:
    file = tmp_path / "conquestar.toml"
    file.write_text(f'game = "conquestar"\n[novice]\nsame-as = "casual"\n[expert]\nsame-as = "{level}"\n')
    with pytest.raises(SetupError, match=r"conquestar\.toml: expert\.same-as"):
        read_levels(file)


@pytest.mark.parametrize(
    "line", ['attention = "much"', "attention = 1.5", "restricted = 1.01", "blur = -1.0", "playouts = -1", "plans = -3"]
)
def test_a_damaged_file_of_levels_names_its_place(tmp_path: Path, line: str) -> None:
    file = tmp_path / "conquestar.toml"
    file.write_text(f'game = "conquestar"\n[novice]\n{line}\n')
    with pytest.raises(SetupError, match=rf"conquestar\.toml: novice\.{line.split()[0]}"):
        read_levels(file)


def test_a_level_s_search_has_numbers_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "conquestar.toml"
    file.write_text('game = "conquestar"\n[master]\nplayouts = 70\nrestricted = 0.8\nplans = 5\n')
    levels = with_numbers(read_levels(file))
    settings = levels["master"].settings
    assert (levels["master"].playouts, settings.restricted, settings.plans) == (70, 0.8, 5)
    assert levels["expert"] == DEFAULTS["expert"]


def test_who_errs_in_nothing_draws_where_all_choose_at_once() -> None:
    """Otherwise four of them would go for the same star, and none would get it."""
    state = GAME.new(players=4, seed=3)
    assert state.simultaneous
    sure = HastyPlayer(GAME.knowledge(), Level("sure", 0, 1000, attention=1.0, blur=0.0, greed=0.0))
    chosen = {str(sure.choose(state, Random(seed))) for seed in range(60)}
    assert chosen == {str(player("greedy", GAME).choose(state, Random(seed))) for seed in range(60)}
    assert len(chosen) > 1


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
    master = DEFAULTS["master"]
    assert with_budget(master, None, None) is master
    assert with_budget(master, 5, None).playouts == 5
    assert with_budget(master, None, 50).playouts > 10 * master.playouts
    searcher = SearchPlayer(ToyKnowledge(), with_budget(master, 25, None))
    searcher.choose(Nim(), Random(1))
    assert searcher.searched == 25


def test_the_only_move_is_played_without_thinking() -> None:
    searcher = SearchPlayer(ToyKnowledge(), DEFAULTS["master"])
    assert str(searcher.choose(Nim(("3", "3", "3")), Random(1))) == "1"
    assert searcher.searched == 0


def test_temperature_zero_plays_the_best_and_others_mix() -> None:
    sharp = Level("sharp", 300, 60_000)
    assert {str(SearchPlayer(ToyKnowledge(), sharp).choose(Nim(), Random(seed))) for seed in range(5)} == {"2"}
    mixing = SearchPlayer(ToyKnowledge(), Level("mixing", 100, 60_000, 1.0))
    assert {str(mixing.choose(Pennies(), Random(seed))) for seed in range(12)} == {"heads", "tails"}


class Taste(ToyKnowledge):
    """Likes to take many, finds 2 nearly as good and 1 absurd."""

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:  # in any position
        return [{"1": 0.001, "2": 0.9, "3": 1.0}[str(action)] for action in actions]


def test_a_level_without_a_search_errs_but_plays_nothing_absurd() -> None:
    def chosen(level: Level) -> set[str]:
        player = HastyPlayer(Taste(), level)
        return {str(player.choose(Nim(), Random(seed))) for seed in range(30)}

    careful = Level("careful", 0, 1000)
    assert chosen(careful) == {"3"}
    assert chosen(replace(careful, attention=0.5)) == {"2", "3"}
    assert chosen(replace(careful, blur=50.0)) == {"2", "3"}


class Bait(Corridor):
    """The left action brings points at once."""

    def points(self) -> list[int]:
        return [5 * self.history.count("left"), 0]


def test_greed_is_for_points_at_once() -> None:
    root = Bait()
    assert {str(action) for action in root.legal_actions()} == {"left", "right"}
    for greed, seen in ((0.0, {"left", "right"}), (50.0, {"left"})):
        greedy = HastyPlayer(ToyKnowledge(), Level("greedy", 0, 1000, blur=1.0, greed=greed))
        assert {str(greedy.choose(root, Random(seed))) for seed in range(20)} == seen


def test_a_budget_is_nothing_to_a_level_without_a_search() -> None:
    novice = DEFAULTS["novice"]
    assert with_budget(novice, 500, None) is novice
    assert for_analysis(novice).searches
    played = player("novice", GAME, playouts=500)
    played.choose(GAME.new(players=2, seed=1), Random(1))
    assert played.searched == 0
