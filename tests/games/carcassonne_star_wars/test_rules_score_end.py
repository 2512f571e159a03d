"""Scoring and the end (CS-5, CS-6)."""

from __future__ import annotations

import pytest

from hoshikan.games.carcassonne_star_wars.rules.events import CameHome, LastTileLaid, Lost, Scored, ScoredAtEnd
from tests.games.carcassonne_star_wars.playing import EDGE, GATE, PLANET_RING, VOID, Turns, straights, tiles


@pytest.mark.rule("CS-5.1")
def test_a_completed_field_scores_two_per_tile_and_two_per_symbol_of_any_faction() -> None:
    table = Turns().turn("belt:h", 0, -1, 1, "claim small asteroid:N").turn("edge:e", 0, -2, 2)
    assert [(event.kind, event.tiles, event.symbols, event.points) for event in table.events(Scored)] == [
        ("asteroid", 3, 2, 10)
    ]
    assert table.points() == [10, 0]
    assert [(event.seat, event.x, event.y) for event in table.events(CameHome)] == [(0, 0, -1)]
    assert table.view.small == [4, 4]
    assert table.view.meeples == []


@pytest.mark.rule("CS-5.1")
def test_a_completed_route_scores_one_per_tile() -> None:
    table = Turns().turn("junction:-", 1, 0, 0, "claim small route:W").turn("crossroads:-", -1, 0)
    assert [(event.kind, event.tiles, event.points) for event in table.events(Scored)] == [("route", 3, 3)]


@pytest.mark.rule("CS-5.1")
def test_a_completed_planet_scores_nine_and_two_for_its_own_symbol_only() -> None:
    table = Turns().turn("planet:h", 0, 1, 0, "claim large planet").turns(*PLANET_RING)
    assert [(event.kind, event.points, event.symbols) for event in table.events(Scored)] == [("planet", 11, 1)]
    assert len(table.events(Scored)[0].cells) == 9
    assert table.view.large == [1, 1]
    line = table.state.score_lines(0)[0]
    assert (line.kind, line.rule, line.facts["x"], line.facts["y"]) == ("planet", "CS-5.1", 0, 1)


@pytest.mark.rule("CS-5.1")
def test_nobody_scores_a_feature_without_a_meeple() -> None:
    table = Turns().turn("edge:-", 0, -1, 2)
    assert not table.events(Scored)
    assert table.points() == [0, 0]


@pytest.mark.rule("CS-5.1")
def test_a_holder_of_several_meeples_scores_once_and_gets_all_back() -> None:
    end = ("end", "RSSS", ["route N"], ["-", "-"])
    straight = ("straight", "RSRS", ["route NS"], ["-"] * 6)
    table = Turns(components=tiles("straight", straight, end)).turn("end:-", 1, 0, 0, "claim small route:N")
    table.lay_straight(0, -1).lay_straight(0, -2).lay_straight(0, -3)
    table.turn("end:-", 1, -2, 2, "claim large route:S").lay_straight(1, -1)
    assert [(event.seats, event.points) for event in table.events(Scored)] == [((0,), 3)]
    assert (table.view.small, table.view.large, table.points()) == ([4, 4], [1, 1], [3, 0])


@pytest.mark.rule("CS-5.1")
def test_one_tile_may_complete_several_features_of_several_players() -> None:
    table = Turns().turn("edge-crossing:-", 1, 0, 0, "claim small route:W").turn("edge:-", 0, -1, 2)
    table.turn("straight:-", 2, 0, 1).turn("edge:-", -1, -1, 2, "claim small asteroid:S")
    table.turn("edge-crossing:-", -1, 0)
    told = {(event.seats, event.kind, event.points) for event in table.events(Scored)}
    assert told == {((0,), "route", 3), ((1,), "asteroid", 4)}
    assert table.points() == [3, 4]


@pytest.mark.rule("CS-5.1", "CS-3.1")
def test_a_meeple_that_comes_home_cannot_be_placed_again_in_the_same_turn() -> None:
    table = Turns().turn("edge:-", 0, -1, 2, "claim small asteroid:S")
    assert table.view.phase == "draw"
    assert table.view.turn == 1


@pytest.mark.rule("CS-6.1")
def test_the_turn_of_the_last_tile_is_played_out_before_the_final_scoring() -> None:
    table = Turns(components=tiles("gate", GATE, (*EDGE[:3], ["-"])))
    table.turn("edge:-", 0, -1, 2, "claim small asteroid:S")
    assert [event.points for event in table.events(Scored)] == [4]
    assert table.events(LastTileLaid)
    assert not table.events(ScoredAtEnd)
    assert table.view.end == "last-tile"
    assert table.view.to_move == -2


@pytest.mark.rule("CS-6.1")
def test_unfinished_features_score_less_and_meeples_stay() -> None:
    kinds = ((*EDGE[:3], ["e asteroid N"]), ("straight", "RSRS", ["route NS"], ["h route NS"]), VOID)
    table = Turns(3, components=tiles("gate", GATE, *kinds))
    table.turn("straight:h", 1, 0, 1, "claim small route:E").turn("planet:r", 0, 1, 0, "claim small planet")
    table.turn("edge:e", 1, 1, 1, "claim small asteroid:E")
    assert [(event.seats, event.kind, event.points) for event in table.events(ScoredAtEnd)] == [
        ((0,), "route", 2 + 2),
        ((1,), "planet", 1 + 3 + 2),
        ((2,), "asteroid", 1 + 2),
    ]
    assert table.points() == [4, 6, 3]
    assert len(table.view.meeples) == 3
    assert [line.kind for line in table.state.score_lines(2)] == ["asteroid-at-end"]


@pytest.mark.rule("CS-6.1")
def test_no_tile_that_fits_leads_to_the_same_final_scoring() -> None:
    crossroads = ("crossroads", "RRRR", ["route N", "route E", "route S", "route W"], ["-"])
    table = Turns(components=tiles("planet", VOID, ("void", "SSSS", ["planet"], ["-"]), crossroads))
    table.turn("void:-", 1, 0, 0, "claim small planet")
    assert table.view.end == "nothing-fits"
    assert table.points() == [2, 0]


@pytest.mark.rule("CS-6.2")
def test_most_points_win() -> None:
    table = Turns(components=straights(3)).lay_straight(1, 0, "claim small route:N").lay_straight(0, -1)
    assert table.points() == [1, 0]
    assert table.view.winners == [0]


@pytest.mark.rule("CS-6.2")
def test_equal_points_share_the_victory() -> None:
    table = Turns(3, components=straights(3)).lay_straight(1, 0, "claim small route:N")
    table.lay_straight(-1, 0, "claim large route:N")
    assert table.points() == [1, 1, 0]
    assert table.view.winners == [0, 1]


@pytest.mark.rule("CS-5.2")
def test_the_battle_comes_first_and_its_loser_has_no_part_in_the_feature() -> None:
    table = Turns().turn("straight:-", 1, 0, 1).turn("straight:-", 2, 0, 1)
    table.turn("edge:-", 0, 1, 1, "claim small asteroid:E").turn("edge:-", 2, 1, 3, "claim large asteroid:W")
    table.turn("belt:-", 1, 1)
    assert table.points() == [0, 0]
    table.play("dice 2", "dice 6 1")
    assert [(event.seats, event.points) for event in table.events(Scored)] == [((1,), 6)]
    assert table.points() == [1, 6]
    kinds = [type(event) for event in table.told]
    assert kinds.index(Lost) < kinds.index(Scored)
