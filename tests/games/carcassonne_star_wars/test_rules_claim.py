"""Meeples on routes, asteroid fields and planets (CS-3)."""

from __future__ import annotations

import pytest

from hoshikan.games.carcassonne_star_wars.rules.events import BattleBegun, Claimed, Landed, Scored, Skipped
from tests.games.carcassonne_star_wars.playing import PLANET_RING, Turns, straights


@pytest.mark.rule("CS-3.1")
def test_a_meeple_goes_on_any_feature_of_the_new_tile_but_never_on_space() -> None:
    table = Turns().lay("edge-crossing:-", 1, 0, 0)
    assert table.legal() == [
        "claim small asteroid:N",
        "claim large asteroid:N",
        "claim small route:E",
        "claim large route:E",
        "claim small route:S",
        "claim large route:S",
        "claim small route:W",
        "claim large route:W",
        "skip",
    ]
    assert table.refusal("claim small planet") == ("CS-3.1", "no-such-feature")
    assert table.refusal("claim small route:N") == ("CS-3.1", "no-such-feature")


@pytest.mark.rule("CS-3.1")
def test_a_feature_is_named_by_its_first_edge_as_the_tile_lies() -> None:
    assert Turns().lay("curve:-", 1, 0, 1).claims() == ["route:N"]
    assert Turns().lay("curve:-", 1, 0, 0).claims() == ["route:S"]
    assert Turns().lay("bend-curve:-", 1, 0, 1).claims() == ["asteroid:N", "route:S"]
    assert Turns().lay("planet-port:h", -1, 0, 3).claims() == ["planet", "route:E"]


@pytest.mark.rule("CS-3.1")
def test_claims_and_skips_are_reported() -> None:
    table = Turns().turn("straight:-", 1, 0, 1, "claim large route:E")
    claimed = table.events(Claimed)[0]
    assert (claimed.seat, claimed.x, claimed.y, claimed.spot, claimed.large) == (0, 1, 0, "route:E", True)
    assert table.turn("straight:-", 2, 0, 1).events(Skipped)[0].seat == 1
    assert table.view.large == [0, 1]


@pytest.mark.rule("CS-3.1")
def test_without_meeples_in_supply_only_skipping_is_left() -> None:
    table = Turns(components=straights(24))
    for column in range(1, 6):
        size = "small" if column < 5 else "large"
        table.lay_straight(column, 0, f"claim {size} route:N").lay_straight(0, -column)
    assert table.view.small[0] == table.view.large[0] == 0
    table.lay("straight:-", 6, 0)
    assert table.legal() == ["skip"]
    assert table.refusal("claim small route:N") == ("CS-3.1", "no-small-meeple-left")
    assert table.refusal("claim large route:N") == ("CS-3.1", "no-large-meeple-left")


@pytest.mark.rule("CS-3.1")
def test_a_feature_that_this_tile_completes_can_be_claimed_and_scores_at_once() -> None:
    table = Turns().turn("edge:e", 0, -1, 2, "claim small asteroid:S")
    assert [(event.seats, event.points) for event in table.events(Scored)] == [((0,), 2 * 2 + 2)]
    assert table.view.small == [4, 4]


@pytest.mark.rule("CS-3.2")
def test_a_held_feature_cannot_be_entered_not_even_by_its_holder() -> None:
    table = Turns().turn("straight:-", 1, 0, 1, "claim small route:E").lay("straight:-", 2, 0, 1)
    assert table.legal() == ["skip"]
    assert table.refusal("claim small route:E") == ("CS-3.2", "feature-held")
    table.play("skip").lay("straight:-", 3, 0, 1)
    assert table.state.to_move == 0
    assert table.legal() == ["skip"]


@pytest.mark.rule("CS-3.2")
def test_the_winner_of_a_battle_still_holds_the_feature() -> None:
    table = Turns(components=straights(9)).lay_straight(1, 0, "claim small route:N")
    table.lay_straight(0, -1).lay_straight(0, -2).lay_straight(1, -2, "claim large route:N")
    table.lay_straight(1, -1).play("dice 1", "dice 6 6")
    table.lay("straight:-", 1, 1)
    assert table.refusal("claim small route:N") == ("CS-3.2", "feature-held")


@pytest.mark.rule("CS-3.3")
@pytest.mark.parametrize("number", range(len(PLANET_RING)))
def test_a_planet_on_any_of_the_eight_tiles_around_can_be_claimed(number: int) -> None:
    table = Turns().turn("planet:r", 0, 1).turns(*PLANET_RING[:number])
    table.lay(*PLANET_RING[number])
    assert "planet@0,1" in table.claims()


@pytest.mark.rule("CS-3.3")
def test_a_planet_farther_away_is_out_of_reach() -> None:
    table = Turns().turn("planet:r", 0, 1).turn("straight:-", 1, 0, 1).lay("straight:-", 2, 0, 1)
    assert table.claims() == ["route:E"]
    assert table.refusal("claim small planet@0,1") == ("CS-3.3", "no-planet-beside")
    assert table.refusal("claim small planet@1,0") == ("CS-3.3", "no-planet-beside")


@pytest.mark.rule("CS-3.3")
def test_an_opponents_planet_can_be_attacked_the_own_one_not_entered() -> None:
    table = Turns().turn("planet:r", 0, 1, 0, "claim small planet").lay("straight:-", 1, 0, 1)
    assert "planet@0,1" in table.claims()
    table.play("skip").lay("straight:-", -1, 0, 1)
    assert "planet@0,1" not in table.claims()
    assert table.refusal("claim large planet@0,1") == ("CS-3.3", "own-planet")
    table.play("skip").turn("edge:-", 1, 1, 1, "claim small planet@0,1")
    landed = table.events(Landed)[0]
    assert (landed.seat, landed.x, landed.y, landed.defenders) == (1, 0, 1, (0,))
    assert table.events(BattleBegun)[0].seats == (0, 1)


@pytest.mark.rule("CS-3.3")
def test_an_empty_planet_is_entered_without_a_battle() -> None:
    table = Turns().turn("planet:r", 0, 1).turn("straight:-", 1, 0, 1, "claim small planet@0,1")
    assert not table.events(BattleBegun)
    assert table.view.phase == "draw"
    assert [(meeple.seat, meeple.spot) for meeple in table.view.meeples] == [(1, "planet")]


@pytest.mark.rule("CS-3.3", "CS-7.1")
def test_a_team_mates_planet_cannot_be_entered() -> None:
    table = Turns(4, teams=True).turn("planet:r", 0, 1, 0, "claim small planet").turn("straight:-", 1, 0, 1)
    table.lay("straight:-", -1, 0, 1)
    assert table.state.to_move == 2
    assert table.refusal("claim small planet@0,1") == ("CS-3.3", "own-planet")
    table.play("skip").lay("edge:-", 1, 1, 1)
    assert "planet@0,1" in table.claims()
