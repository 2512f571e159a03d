"""The criteria by which lessons of Carcassonne: Star Wars accept a move."""

from __future__ import annotations

import pytest

from hoshikan.engine import State
from hoshikan.games.carcassonne_star_wars.teaching.tutor import CRITERIA
from tests.games.carcassonne_star_wars.playing import (
    GAME,
    PLANET_RING,
    Turns,
    both_teams_twice,
    straights,
    two_meeples_on_a_route,
    two_routes,
)

TUTOR = GAME.tutor()


def met(state: State, check: str) -> list[str]:
    """The legal actions that meet a criterion."""
    return [str(action) for action in state.legal_actions() if TUTOR.meets(state, action, check)]


def own_field() -> State:
    """Seat 0 holds a field with one gap and draws the edge that fills it."""
    table = Turns().turn("belt:h", 0, -1, 1, "claim small asteroid:N").turn("straight:-", 1, 0, 1)
    return table.play("draw edge:-").state


def rival_planet(symbol: str = "r") -> Turns:
    """Seat 0 holds a planet; seat 1 is to move."""
    return Turns().turn(f"planet:{symbol}", 0, 1, 0, "claim small planet")


@pytest.mark.rule("CS-5.1")
@pytest.mark.parametrize("check", ["completes", "brings-home", "grows-own", "most-points"])
def test_the_gap_in_an_own_field(check: str) -> None:
    assert met(own_field(), check) == ["place 0,-2 2"]


@pytest.mark.rule("CS-5.1")
def test_the_last_place_around_an_own_planet() -> None:
    table = Turns().turns(*PLANET_RING[:4]).turn("planet:h", 0, 1, 0, "claim small planet").turns(*PLANET_RING[4:6])
    state = table.turn("straight:-", 2, 0, 1).play("draw edge:h").state
    assert met(state, "completes") == met(state, "grows-own") == ["place 0,2 2"]


@pytest.mark.rule("CS-4.1", "CS-4.2")
def test_joining_routes_for_a_battle() -> None:
    state = two_routes(Turns()).play("draw straight:r").state
    assert met(state, "starts-battle") == met(state, "best-dice") == ["place 1,1 1"]
    assert met(state, "more-dice") == []
    assert "place 1,1 1" not in met(state, "grows-own") + met(state, "no-battle")
    stronger = two_routes(Turns(), "claim large route:E", "claim small route:E").play("draw straight:r").state
    assert met(stronger, "more-dice") == ["place 1,1 1"]


@pytest.mark.rule("CS-4.1")
def test_a_battle_of_others_is_not_ones_own() -> None:
    state = two_routes(Turns(5)).play("draw straight:-").state
    assert "place 1,1 1" in met(state, "no-battle")
    assert "place 1,1 1" not in met(state, "grows-own")


@pytest.mark.rule("CS-3.3", "CS-4.2")
def test_attacking_a_planet() -> None:
    table = rival_planet("e").play("draw straight:-")
    assert "place 1,0 1" in met(table.state, "reaches-rival")
    assert "place 0,-1 1" not in met(table.state, "reaches-rival")
    state = table.play("place 1,0 1").state
    attacks = ["claim small planet@0,1", "claim large planet@0,1"]
    assert met(state, "attacks") == met(state, "own-symbol") == met(state, "starts-battle") == attacks
    assert met(state, "best-dice") == ["claim large planet@0,1"]
    assert met(state, "free-planet") == []


@pytest.mark.rule("CS-8.2")
def test_the_odds_count_equipment() -> None:
    def against(symbol: str, claim: str) -> list[str]:
        table = Turns(expansion=True).turn(f"planet:{symbol}", 0, 1, 0, claim).lay("straight:-", 1, 0, 1)
        return met(table.state, "best-odds")

    assert against("h", "claim large planet") == ["claim large planet@0,1 +blaster"]
    assert against("e", "claim large planet") == ["claim large planet@0,1 +sabre"]
    assert met(Turns().lay("straight:-", 1, 0, 1).state, "best-odds") == []


@pytest.mark.rule("CS-4.2")
def test_an_attack_with_even_odds_and_points_without_a_battle() -> None:
    state = rival_planet("h").lay("straight:-", 1, 0, 1).state
    assert met(state, "even-odds") == ["claim small planet@0,1", "claim large planet@0,1"]
    assert met(state, "safe-points") == ["claim small route:E", "claim large route:E"]
    strong = Turns().turn("planet:h", 0, 1, 0, "claim large planet").lay("straight:-", 1, 0, 1).state
    assert met(strong, "even-odds") == ["claim large planet@0,1"]


@pytest.mark.rule("CS-7.1", "CS-4.2")
def test_who_of_a_team_rolls_most_dice() -> None:
    state = both_teams_twice(Turns(4, teams=True, components=straights(18))).lay_straight(1, -3).state
    fights = [str(action) for action in state.legal_actions()]
    assert fights == ["fight 1", "fight 3"]
    assert met(state, "most-dice") == ["fight 3"]
    assert met(own_field(), "most-dice") == []


@pytest.mark.rule("CS-2.1")
def test_a_tile_after_which_none_fits() -> None:
    table = Turns(components=straights(2)).play("draw straight:-")
    assert met(table.state, "ends-game") == met(table.state, "place")
    assert met(own_field(), "ends-game") == []


@pytest.mark.rule("CS-3.3")
def test_a_planet_that_nobody_holds() -> None:
    state = Turns().turn("planet:e", 0, 1).lay("straight:-", 1, 0, 1).state
    planet = ["claim small planet@0,1", "claim large planet@0,1"]
    assert met(state, "free-planet") == met(state, "best-promise") == planet
    assert met(state, "reaches-rival") == met(state, "attacks") == []


@pytest.mark.rule("CS-3.3")
def test_ones_own_planet_is_nobody_to_attack() -> None:
    table = rival_planet().turn("straight:-", 1, 0, 1).play("draw straight:-")
    assert met(table.state, "reaches-rival") == []


@pytest.mark.rule("CS-3.1")
def test_a_claim_that_scores_at_once() -> None:
    state = Turns().lay("edge:e", 0, -1, 2).state
    both = ["claim small asteroid:S", "claim large asteroid:S"]
    assert met(state, "scores-now") == met(state, "most-points") == both
    assert met(state, "skip") == ["skip"]
    assert met(state, "claim large") == both[1:]


@pytest.mark.rule("CS-6.1")
def test_the_last_claim_counts_what_lies_open() -> None:
    state = Turns(components=straights(2)).lay("straight:-", 0, -1).state
    assert met(state, "most-points") == ["claim small route:N", "claim large route:N"]


@pytest.mark.rule("CS-2.2")
def test_where_a_tile_fits_best() -> None:
    state = two_routes(Turns()).play("draw straight:-").state
    assert met(state, "most-neighbours") == ["place 1,1 1"]
    assert set(met(state, "continues route")) == {"place 1,1 1", "place -1,0 1", "place -1,1 1"}
    assert met(state, "continues asteroid") == []
    assert met(state, "place 1,1") == ["place 1,1 1"]


def test_own_meeples_that_meet_are_no_battle() -> None:
    state = two_meeples_on_a_route(Turns(components=straights(12))).play("draw straight:-").state
    assert "place 1,-3 0" in met(state, "starts-battle")
    assert "place 0,1 0" in met(state, "no-battle")


@pytest.mark.parametrize("check", ["most-beautiful", "continues planet", "roll"])
def test_an_unknown_criterion_is_an_error(check: str) -> None:
    with pytest.raises(KeyError):
        TUTOR.meets(own_field(), GAME.parse("place 0,-2 2"), check)


@pytest.mark.parametrize("check", CRITERIA)
def test_criteria_are_about_some_moves_only(check: str) -> None:
    states = [own_field(), rival_planet().lay("straight:-", 1, 0, 1).state]
    assert any(len(met(state, check)) < len(state.legal_actions()) for state in states)
