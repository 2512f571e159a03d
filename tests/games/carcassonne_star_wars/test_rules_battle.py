"""Battles (CS-4)."""

from __future__ import annotations

import pytest

from hoshikan.games.carcassonne_star_wars.rules.events import BattleBegun, CameHome, Lost, Rolled, Tied, Won
from tests.games.carcassonne_star_wars.playing import (
    FORK,
    MIXED,
    PLANET_RING,
    Turns,
    straights,
    three_battles,
    three_fields,
    two_meeples_on_a_route,
    two_routes,
)


@pytest.mark.rule("CS-4.1")
def test_a_tile_that_joins_two_held_routes_starts_a_battle_before_they_are_complete() -> None:
    table = two_routes(Turns()).lay("straight:-", 1, 1, 1)
    assert table.legal() == ["skip"], "the route cannot be entered"
    table.play("skip")
    begun = table.events(BattleBegun)[0]
    assert (begun.kind, begun.seats) == ("route", (0, 1))
    assert set(begun.cells) == {(0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1)}
    assert table.view.phase == "dice"
    assert table.refusal("skip") == ("CS-4.3", "roll-the-dice-first")


@pytest.mark.rule("CS-4.1")
def test_joining_own_meeples_starts_no_battle() -> None:
    table = Turns(components=straights(9)).lay_straight(1, 0, "claim small route:N").lay_straight(0, -1)
    table.lay_straight(0, -2).lay_straight(0, -3).lay_straight(1, -2, "claim small route:N").lay_straight(0, -4)
    table.lay_straight(1, -1)
    assert not table.events(BattleBegun)
    assert [(meeple.tiles, meeple.seat) for meeple in table.view.meeples] == [(3, 0), (3, 0)]


@pytest.mark.rule("CS-4.1")
def test_of_several_battles_the_planet_comes_first_then_features_by_their_first_edge() -> None:
    table = three_battles(Turns(components=MIXED)).turn("bend-curve:-", 0, 1, 0, "claim large planet@-1,2")
    assert [event.kind for event in table.events(BattleBegun)] == ["planet"]
    table.play("dice 6 5", "dice 2")
    assert [event.kind for event in table.events(BattleBegun)] == ["planet", "asteroid"]
    table.play("dice 2", "dice 3")
    assert [event.kind for event in table.events(BattleBegun)] == ["planet", "asteroid", "route"]
    table.play("dice 4", "dice 1")
    assert [event.seat for event in table.events(Won)] == [0, 1, 0]
    assert table.view.phase == "over"


@pytest.mark.rule("CS-4.1", "CS-5.1")
def test_a_feature_that_the_new_tile_meets_twice_is_fought_for_once_and_counts_its_tile_once() -> None:
    table = Turns(components=FORK, start_rotation=3).turn("curve:-", 1, 0, 0, "claim small route:S")
    table.turn("void:-", -1, 0).turn("curve:-", 1, 1, 1).turn("straight:-", -1, 1, 1, "claim small route:E")
    table.turn("fork:-", 0, 1)
    assert [event.seats for event in table.events(BattleBegun)] == [(0, 1)]
    table.play("dice 6", "dice 1")
    assert table.view.phase == "draw"
    assert [meeple.tiles for meeple in table.view.meeples] == [5]


@pytest.mark.rule("CS-4.2")
@pytest.mark.parametrize(
    ("first", "second", "face", "dice"),
    [
        ("small", "small", "straight:-", [1, 1]),
        ("small", "large", "straight:-", [1, 2]),
        ("large", "small", "straight:r", [3, 1]),
        ("small", "large", "straight:e", [1, 3]),
        ("small", "large", "straight:h", [1, 2]),
    ],
)
def test_dice_count_the_best_meeple_and_one_own_symbol(first: str, second: str, face: str, dice: list[int]) -> None:
    table = two_routes(Turns(), f"claim {first} route:E", f"claim {second} route:E").turn(face, 1, 1, 1)
    assert table.battle.dice == dice
    rolls = {str(action) for action, _ in table.state.chance_outcomes()}
    assert len(rolls) == {1: 6, 2: 21, 3: 56}[dice[0]]


@pytest.mark.rule("CS-4.2")
def test_both_sides_of_one_faction_use_the_same_symbol() -> None:
    table = two_routes(Turns(colours=["red", "green"])).turn("straight:r", 1, 1, 1)
    assert table.battle.dice == [2, 3]


@pytest.mark.rule("CS-4.2")
def test_on_a_planet_only_its_own_symbol_counts() -> None:
    table = Turns().turn("planet:r", 0, 1, 0, "claim small planet").turn("straight:e", 1, 0, 1)
    table.turn("straight:-", -1, 0, 1).turn("edge:e", 1, 1, 1, "claim small planet@0,1")
    assert table.battle.dice == [2, 1]


@pytest.mark.rule("CS-4.2", "CS-4.4")
def test_two_meeples_roll_no_more_dice_than_one_and_both_go_home() -> None:
    table = two_meeples_on_a_route(Turns(components=straights(12))).lay_straight(1, -3)
    assert table.battle.dice == [1, 2]
    table.play("dice 1", "dice 3 2")
    assert [(event.seat, event.points, event.meeples) for event in table.events(Lost)] == [(0, 1, 2)]
    assert [(event.x, event.y) for event in table.events(CameHome)] == [(1, 0), (1, -2)]
    assert table.view.small == [4, 4]
    assert [(meeple.seat, meeple.large) for meeple in table.view.meeples] == [(1, True)]
    assert table.points() == [1, 0]


@pytest.mark.rule("CS-4.3")
def test_only_the_highest_die_decides() -> None:
    table = two_routes(Turns()).turn("straight:-", 1, 1, 1).play("dice 6", "dice 5 5")
    assert [event.seat for event in table.events(Won)] == [0]
    assert [(event.seat, event.dice, event.value) for event in table.events(Rolled)] == [(0, "6", 6), (1, "5 5", 5)]


@pytest.mark.rule("CS-4.3")
def test_three_may_tie_and_all_roll_again() -> None:
    table = three_fields(Turns(3)).turn("core:h", 0, -1).play("dice 4", "dice 4", "dice 4 4")
    assert [(event.seats, event.value) for event in table.events(Tied)] == [((0, 1, 2), 4)]
    assert table.points() == [1, 1, 1]
    assert table.battle.fighters == [0, 1, 2]
    table.play("dice 1", "dice 2", "dice 6 1")
    assert [(event.seat, event.points) for event in table.events(Lost)] == [(0, 1), (1, 1)]


@pytest.mark.rule("CS-4.3")
def test_ties_go_on_until_somebody_has_won() -> None:
    table = two_routes(Turns()).turn("straight:-", 1, 1, 1)
    for tie in range(1, 6):
        table.play("dice 3", "dice 3 1")
        assert table.points() == [tie, tie]
    table.play("dice 3", "dice 2 1")
    assert table.points() == [5, 5 + 2]


@pytest.mark.rule("CS-4.3")
def test_dice_are_rolled_by_seats_ascending_for_any_attacker() -> None:
    table = two_routes(Turns(), second="claim small route:E").turn("straight:e", 1, 1, 1)
    assert table.battle.roller == 0
    assert table.refusal("dice 3 3") == ("CS-4.2", "wrong-number-of-dice")
    assert table.play("dice 3").battle.roller == 1
    assert table.battle.rolled == [3]
    assert table.refusal("dice 3") == ("CS-4.2", "wrong-number-of-dice")
    assert table.refusal("dice y3 3") == ("CS-8.2", "no-blaster")


@pytest.mark.rule("CS-4.4", "CS-3.3")
def test_an_attacker_who_loses_goes_home_at_once_and_the_defender_stays() -> None:
    table = Turns().turn("planet:h", 0, 1, 0, "claim small planet").turn(*PLANET_RING[0], "claim large planet@0,1")
    table.play("dice 6", "dice 5 5")
    assert table.points() == [0, 2]
    assert table.view.large == [1, 1]
    assert [meeple.seat for meeple in table.view.meeples] == [0]


@pytest.mark.rule("CS-4.3", "CS-4.4")
def test_score_lines_show_ties_and_defeats() -> None:
    table = two_routes(Turns()).turn("straight:-", 1, 1, 1).play("dice 3", "dice 3 1", "dice 3", "dice 2 1")
    told = [(line.kind, line.points, line.rule) for line in table.state.score_lines(1)]
    assert told == [("tie", 1, "CS-4.3"), ("defeat", 2, "CS-4.4")]
    assert table.state.score_lines(1)[1].facts["dice"] == 2
