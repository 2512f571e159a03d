"""Turns of Carcassonne: Star Wars worked out by hand."""

from __future__ import annotations

import pytest

from hoshikan.games.carcassonne_star_wars.rules.events import BattleBegun, Lost, Scored, ScoredAtEnd, Tied, Won
from tests.games.carcassonne_star_wars.playing import (
    GATE,
    PLANET_RING,
    VOID,
    Turns,
    three_fields,
    tiles,
    two_routes,
)

FIELDS = tiles("gate", GATE, ("belt", "ASAS", ["asteroid NS"], ["-", "e asteroid NS"]))
"""Asteroid fields that grow north of the start tile."""


@pytest.mark.rule("CS-6.1")
def test_1_three_field_tiles_and_a_symbol_are_5_points_at_the_end() -> None:
    table = Turns(components=FIELDS).turn("belt:-", 0, -1, 0, "claim small asteroid:N").turn("belt:e", 0, -2)
    assert table.points() == [5, 0]


@pytest.mark.rule("CS-6.1")
def test_1_a_lone_field_tile_is_1_point_at_the_end() -> None:
    table = Turns(components=tiles("gate", GATE, ("edge", "ASSS", ["asteroid N"], ["-"])))
    assert table.turn("edge:-", 0, 1, 1, "claim small asteroid:E").points() == [1, 0]


@pytest.mark.rule("CS-6.1")
def test_1_a_planet_with_three_neighbours_and_a_symbol_is_6_points_at_the_end() -> None:
    table = Turns(components=tiles("gate", GATE, VOID, ("edge", "ASSS", ["asteroid N"], ["-", "-"])))
    table.turn("planet:r", 0, 1, 0, "claim small planet").turn("edge:-", 1, 1, 1).turn("edge:-", -1, 1, 3)
    assert table.points() == [6, 0]


@pytest.mark.rule("CS-6.1")
def test_1_two_open_field_tiles_are_2_points_at_the_end() -> None:
    table = Turns(components=tiles("gate", GATE, ("belt", "ASAS", ["asteroid NS"], ["-"])))
    assert table.turn("belt:-", 0, -1, 0, "claim large asteroid:N").points() == [2, 0]


@pytest.mark.rule("CS-6.1")
def test_1_three_route_tiles_are_3_points_at_the_end() -> None:
    table = Turns(components=tiles("gate", GATE, ("straight", "RSRS", ["route NS"], ["-", "-"])))
    table.turn("straight:-", 1, 0, 1, "claim small route:E").turn("straight:-", 2, 0, 1)
    assert table.points() == [3, 0]
    assert [(event.tiles, event.symbols) for event in table.events(ScoredAtEnd)] == [(3, 0)]


@pytest.mark.rule("CS-4.2")
def test_2_large_meeple_and_own_symbol_roll_three_dice() -> None:
    table = two_routes(Turns(), first="claim small route:E", second="claim large route:E")
    table.turn("straight:e", 1, 1, 1)
    assert table.battle.dice == [1, 3]


@pytest.mark.rule("CS-4.2")
def test_2_small_meeple_and_two_own_symbols_roll_two_dice() -> None:
    table = (
        Turns().turn("straight:r", 1, 0, 1, "claim small route:E").turn("straight:-", 0, 1, 1, "claim small route:E")
    )
    table.turn("curve:r", 2, 0).turn("curve:-", 2, 1, 1).turn("straight:-", 1, 1, 1)
    assert table.battle.dice == [2, 1]


@pytest.mark.rule("CS-4.3", "CS-4.4")
def test_3_both_highest_5_score_and_the_loser_of_the_next_roll_gets_its_two_dice() -> None:
    table = two_routes(Turns(), second="claim small route:E").turn("straight:r", 1, 1, 1)
    table.play("dice 5 2", "dice 5")
    assert table.points() == [1, 1]
    table.play("dice 3 3", "dice 4")
    assert table.points() == [3, 1]
    assert [event.points for event in table.events(Lost)] == [2]
    assert table.view.meeples[0].seat == 1


@pytest.mark.rule("CS-5.2")
def test_4_an_attack_with_the_eighth_neighbour_is_fought_before_the_planet_scores() -> None:
    table = Turns().turns(*PLANET_RING[:4])
    table.turn("planet:h", 0, 1, 0, "claim small planet").turns(*PLANET_RING[4:6])
    table.turn(*PLANET_RING[6], claim="claim large planet@0,1")
    assert table.points() == [0, 0]
    table.play("dice 2", "dice 6 1")
    assert table.points() == [1, 11]
    kinds = [type(event) for event in table.told]
    assert kinds.index(BattleBegun) < kinds.index(Won) < kinds.index(Scored)


@pytest.mark.rule("CS-5.1")
def test_5_a_loop_route_of_four_tiles_with_a_symbol_is_6_points() -> None:
    table = Turns().turn("curve:-", 0, 1, 3).turn("curve:h", 1, 1, 0)
    table.turn("curve:-", 1, 2, 1).turn("curve:-", 0, 2, 2, "claim small route:N")
    assert table.points() == [0, 6]
    assert table.view.small == [4, 4]


@pytest.mark.rule("CS-4.3")
def test_6_of_three_fighters_5_3_5_the_second_is_out_and_the_others_roll_again() -> None:
    table = three_fields(Turns(3)).turn("core:h", 0, -1)
    table.play("dice 5", "dice 3", "dice 5 2")
    assert table.points() == [1, 1, 1]
    assert [(event.seat, event.points) for event in table.events(Lost)] == [(1, 1)]
    assert [event.seats for event in table.events(Tied)] == [(0, 2)]
    assert table.battle.fighters == [0, 2]
    table.play("dice 1", "dice 6 6")
    assert table.points() == [2, 1, 1 + 2 * 5 + 2]


@pytest.mark.rule("CS-8.2")
def test_7_a_sabres_5_against_a_6_is_a_tie() -> None:
    table = two_routes(Turns(expansion=True), first="claim small route:E +sabre", second="claim small route:E")
    table.turn("straight:-", 1, 1, 1).play("dice 5", "dice 6")
    assert table.points() == [1, 1]
    assert table.view.phase == "dice"
    table.play("dice 5", "dice 5")
    assert table.points() == [1, 2]


@pytest.mark.rule("CS-5.1")
def test_8_arms_of_a_crossing_joined_around_a_loop_are_one_feature_and_count_the_crossing_once() -> None:
    table = Turns().turn("junction:-", 1, 0).turn("curve:-", 2, 0).turn("curve:-", 2, 1, 1)
    table.lay("curve:-", 1, 1, 2)
    assert table.claims() == ["route:N"]
    table.play("claim small route:N")
    assert [(event.tiles, event.points) for event in table.events(Scored)] == [(4, 4)]


@pytest.mark.rule("CS-3.1", "CS-5.1")
def test_9_a_planet_laid_into_a_hole_and_claimed_scores_at_once() -> None:
    table = Turns().turns(*PLANET_RING).turn("planet:r", 0, 1, 0, "claim small planet")
    assert table.points() == [0, 11]
    assert table.view.meeples == []
