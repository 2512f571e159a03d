"""Two against two (CS-7)."""

from __future__ import annotations

import pytest

from hoshikan.engine import SetupError
from hoshikan.games.carcassonne_star_wars.rules.events import BattleBegun, FighterChosen, Lost, Scored, Tied
from tests.games.carcassonne_star_wars.playing import GAME, Turns, both_teams_twice, one_team_twice, straights, view_of


@pytest.mark.rule("CS-7.1", "CS-0.2")
def test_rebels_play_against_the_empire_and_sides_alternate() -> None:
    state = GAME.new(options={"teams": True})
    view = view_of(state)
    assert view.colours == ["red", "black", "green", "white"]
    assert view.sides == [0, 1, 0, 1]
    assert state.setup["teams"] is True
    assert GAME.new(setup=state.setup).view(None) == view


@pytest.mark.rule("CS-7.1")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_teams_need_four(players: int) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.new(players=players, options={"teams": True})
    assert (refused.value.place, refused.value.reason) == ("players", "teams-need-four")


@pytest.mark.rule("CS-7.1")
@pytest.mark.parametrize(
    "colours", ["red,green,black,white", "red,black,orange,white", "red,black,white,green", "red,orange,green,orange"]
)
def test_sides_that_do_not_alternate_are_refused(colours: str) -> None:
    with pytest.raises(SetupError):
        GAME.new(options={"teams": True, "colours": colours})


@pytest.mark.rule("CS-7.1", "CS-0.2")
def test_the_empire_may_begin() -> None:
    state = GAME.new(options={"teams": True, "colours": "white,red,black,green"})
    assert state.view(None).sides == [0, 1, 0, 1]


@pytest.mark.rule("CS-7.1")
def test_a_team_has_one_score_and_wins_together() -> None:
    table = Turns(4, teams=True, components=straights(3)).lay_straight(1, 0, "claim small route:N").lay_straight(0, -1)
    assert table.points() == [1, 0, 1, 0]
    assert table.view.winners == [0, 2]
    assert table.state.score_lines(0) == table.state.score_lines(2)


@pytest.mark.rule("CS-7.1")
def test_there_is_no_battle_inside_a_team() -> None:
    table = one_team_twice(Turns(4, teams=True, components=straights(12)))
    assert not table.events(BattleBegun)
    assert [(meeple.seat, meeple.tiles) for meeple in table.view.meeples] == [(0, 3), (1, 1), (2, 3)]


@pytest.mark.rule("CS-7.1")
@pytest.mark.parametrize(("active", "decider"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_the_active_player_decides_who_fights_else_the_member_whose_turn_comes_next(active: int, decider: int) -> None:
    table = one_team_twice(Turns(4, teams=True, components=straights(16)), waiting=active)
    assert table.view.turn == active
    table.lay_straight(1, -3)
    assert table.view.phase == "fight"
    assert table.state.to_move == decider
    assert table.legal() == ["fight 0", "fight 2"]
    assert table.refusal("fight 1") == ("CS-7.1", "does-not-fight-for-this-side")
    assert table.refusal("dice 1") == ("CS-7.1", "name-a-fighter-first")
    table.play("fight 2")
    assert [(event.seat, event.by) for event in table.events(FighterChosen)] == [(2, decider)]
    assert table.battle.fighters == [1, 2]


@pytest.mark.rule("CS-7.1")
def test_the_active_players_side_names_its_fighter_first() -> None:
    table = both_teams_twice(Turns(4, teams=True, components=straights(16)))
    assert table.view.turn == 1
    table.lay_straight(1, -3)
    assert (table.state.to_move, table.legal()) == (1, ["fight 1", "fight 3"])
    table.play("fight 3")
    assert (table.state.to_move, table.legal()) == (2, ["fight 0", "fight 2"])
    table.play("fight 0")
    assert table.battle.fighters == [0, 3]
    assert table.battle.dice == [1, 2]


@pytest.mark.rule("CS-7.1")
def test_the_fighter_is_named_once_per_battle() -> None:
    table = one_team_twice(Turns(4, teams=True, components=straights(12))).lay_straight(1, -3)
    table.play("fight 0", "dice 4", "dice 4 1")
    assert [event.seats for event in table.events(Tied)] == [(0, 1)]
    assert table.view.phase == "dice"
    assert table.points() == [1, 1, 1, 1]


@pytest.mark.rule("CS-7.1")
def test_a_defeat_sends_home_the_whole_teams_meeples_for_the_fighters_dice() -> None:
    table = one_team_twice(Turns(4, teams=True, components=straights(12))).lay_straight(1, -3)
    table.play("fight 2", "dice 6 6", "dice 5")
    assert [(event.seat, event.points, event.meeples) for event in table.events(Lost)] == [(2, 1, 2)]
    assert table.points() == [1, 0, 1, 0]
    assert table.view.small == [4, 4, 4, 4]
    assert [meeple.seat for meeple in table.view.meeples] == [1]


@pytest.mark.rule("CS-7.1", "CS-5.1")
def test_a_feature_of_both_members_scores_once_for_the_team() -> None:
    table = Turns(4, teams=True).turn("straight:-", 1, 0, 1).turn("straight:-", 2, 0, 1)
    table.turn("edge:-", 0, 1, 1, "claim small asteroid:E").turn("straight:-", 3, 0, 1)
    table.turn("edge:-", 2, 1, 3, "claim large asteroid:W").turn("belt:e", 1, 1)
    assert [(event.seats, event.points) for event in table.events(Scored)] == [((0, 2), 8)]
    assert table.points() == [8, 0, 8, 0]
    assert (table.view.small, table.view.large) == ([4] * 4, [1] * 4)
