"""What the bots know about Carcassonne: Star Wars."""

from __future__ import annotations

import pytest

from tests.bots.greed import ranked
from tests.games.carcassonne_star_wars.playing import (
    GAME,
    PLANET_RING,
    Turns,
    both_teams_twice,
    straights,
    tiles,
    two_routes,
)

KNOWLEDGE = GAME.knowledge()


def best(table: Turns) -> str:
    """The greedy player's choice."""
    return ranked(KNOWLEDGE, table.state)[0]


@pytest.mark.rule("CS-7.1")
def test_team_mates_share_expectations() -> None:
    table = both_teams_twice(Turns(4, components=straights(18), teams=True))
    results, points = KNOWLEDGE.evaluate(table.state), KNOWLEDGE.expected_points(table.state)
    assert (results[0], results[1]) == pytest.approx((results[2], results[3]))
    assert (points[0], points[1]) == pytest.approx((points[2], points[3]))
    assert best(table.lay_straight(1, -3)) == "fight 3", "the large meeple has more dice"


def test_points_to_come_are_expected() -> None:
    bare, holding = Turns().turn("belt:h", 0, -1, 1), Turns().turn("belt:h", 0, -1, 1, "claim small asteroid:N")
    one, other = (KNOWLEDGE.expected_points(table.state) for table in (bare, holding))
    assert other[0] > one[0]
    assert other[1] == pytest.approx(one[1])


@pytest.mark.rule("CS-5.1")
def test_an_own_field_is_completed() -> None:
    table = Turns().turn("belt:h", 0, -1, 1, "claim small asteroid:N").turn("straight:-", 1, 0, 1).play("draw edge:e")
    assert best(table) == "place 0,-2 2"


@pytest.mark.rule("CS-3.1")
def test_a_completed_feature_is_claimed() -> None:
    assert "asteroid:S" in best(Turns().lay("edge:e", 0, -1, 2))


@pytest.mark.rule("CS-3.3")
def test_a_weakly_defended_rich_planet_is_attacked() -> None:
    table = Turns().turns(*PLANET_RING[:4]).turn("planet:h", 0, 1, 0, "claim small planet")
    table.turn(*PLANET_RING[4]).turn("straight:-", 2, 0, 1).lay(*PLANET_RING[5])
    assert best(table) == "claim large planet@0,1"


@pytest.mark.rule("CS-4.2")
def test_who_has_more_dice_is_expected_to_win() -> None:
    table = two_routes(Turns()).turn("straight:e", 1, 1, 1)
    expected = KNOWLEDGE.expected_points(table.state)
    assert expected[1] > expected[0]
    table.play("dice 6")
    assert KNOWLEDGE.expected_points(table.state)[0] > expected[0]


def test_a_gap_that_no_tile_can_fill_is_no_hope() -> None:
    """The same open field, once with an edge left that closes it, once with a straight in its place."""
    gate = ("gate", "ARSR", ["asteroid N", "route EW"], ["-"])
    belt = ("belt", "ASAS", ["asteroid NS"], ["-"])
    hopes = []
    for last in (("edge", "ASSS", ["asteroid N"], ["-"] * 6), ("straight", "RSRS", ["route NS"], ["-"] * 6)):
        table = Turns(components=tiles("gate", gate, belt, last)).turn("belt:-", 0, -1, 0, "claim small asteroid:N")
        hopes.append(KNOWLEDGE.expected_points(table.state)[0])
    assert hopes[0] > hopes[1]
