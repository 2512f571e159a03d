"""Knowledge of the bots about Carcassonne: Star Wars."""

from __future__ import annotations

from itertools import product

import pytest

from hoshikan.engine.knowledge import FittedKnowledge
from hoshikan.games.carcassonne_star_wars.bot.odds import DUELS, FIGHTERS, chances
from hoshikan.games.carcassonne_star_wars.rules.actions import BLASTER, SABRE
from tests.bots.greed import ranked
from tests.games.carcassonne_star_wars.playing import (
    GAME,
    PLANET_RING,
    Turns,
    both_teams_twice,
    straights,
    tiles,
    two_routes,
    view_of,
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
    assert best(table).endswith("planet@0,1")


@pytest.mark.rule("CS-4.2")
def test_who_has_more_dice_is_expected_to_win() -> None:
    plain, table = (two_routes(Turns()).turn(face, 1, 1, 1) for face in ("straight:-", "straight:e"))
    equal, expected = (KNOWLEDGE.expected_points(fight.state) for fight in (plain, table))
    assert expected[1] - expected[0] > equal[1] - equal[0]
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


WHITE, YELLOW = range(1, 7), range(3, 9)


@pytest.mark.rule("CS-4.2", "CS-4.3", "CS-8.2")
@pytest.mark.parametrize("fighter", FIGHTERS)
def test_the_odds_of_a_battle_follow_from_its_dice(fighter: int) -> None:
    """All throws of a fighter against those of one with two dice, counted; ties are thrown again."""
    dice = [WHITE] * (fighter >> 2)
    if fighter & BLASTER:
        dice[0] = YELLOW
    throws = list(product(product(*dice), product(WHITE, repeat=2)))
    values = [(max(own) + (1 if fighter & SABRE else 0), max(others)) for own, others in throws]
    won, lost = (sum(sign * (own - other) > 0 for own, other in values) for sign in (1, -1))
    assert DUELS[fighter][2 << 2] == pytest.approx(won / (won + lost))
    assert DUELS[2 << 2][fighter] == pytest.approx(lost / (won + lost))


@pytest.mark.rule("CS-4.3")
def test_the_chances_of_all_in_a_battle_are_one() -> None:
    strong, weak = 3 << 2, 1 << 2
    assert chances([strong, weak]) == pytest.approx([DUELS[strong][weak], DUELS[weak][strong]])
    three = chances([weak, strong, weak])
    assert sum(three) == pytest.approx(1)
    assert three[0] == three[2] < three[1]


@pytest.mark.rule("CS-2.1")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_tiles_to_come_are_shared_by_turns(players: int) -> None:
    table = Turns(players, expansion=players == 6)
    for number in range(1, 6):
        mover = (number - 1) % players
        table.play("draw straight:-")
        before = turns_to_come(table)
        assert sum(before) == view_of(table.state).left + 1, "the tile in hand will be laid too"
        assert before[mover] == max(before)
        table.play(f"place {number},0 1")
        after = turns_to_come(table)
        assert [before[seat] - after[seat] for seat in range(players)] == [seat == mover for seat in range(players)]
        table.play("skip")


def turns_to_come(table: Turns) -> list[float]:
    assert isinstance(KNOWLEDGE, FittedKnowledge)
    column = KNOWLEDGE.feature_names.index("turns")
    return [row[column] for row in KNOWLEDGE.features(table.state)]
