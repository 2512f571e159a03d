"""Blaster and sabre (CS-8)."""

from __future__ import annotations

import pytest

from hoshikan.games.carcassonne_star_wars.rules.events import CameHome, Claimed, Lost, Rolled, Tied, Won
from tests.games.carcassonne_star_wars.playing import Turns, straights, two_routes, view_of


def armed(first: str = "", second: str = "", size: str = "small") -> Turns:
    """A battle of two small meeples, or a small and a `size` one, with these pieces, ready to be rolled."""
    table = Turns(expansion=True)
    two_routes(table, f"claim small route:E{first}", f"claim {size} route:E{second}")
    return table.turn("straight:-", 1, 1, 1)


@pytest.mark.rule("CS-8.1")
def test_a_meeple_may_take_one_piece_along() -> None:
    table = Turns(expansion=True).lay("straight:-", 1, 0, 1)
    assert table.legal() == [
        "claim small route:E",
        "claim large route:E",
        "claim small route:E +blaster",
        "claim large route:E +blaster",
        "claim small route:E +sabre",
        "claim large route:E +sabre",
        "skip",
    ]
    table.play("claim large route:E +sabre")
    assert [event.gear for event in table.events(Claimed)] == ["sabre"]
    assert (table.view.blasters, table.view.sabres) == ([1, 1], [0, 1])


@pytest.mark.rule("CS-8.1")
def test_each_player_has_one_of_each_piece() -> None:
    table = Turns(expansion=True).turn("straight:-", 1, 0, 1, "claim small route:E +sabre").turn("straight:-", 2, 0, 1)
    table.lay("straight:-", 0, 1, 1)
    assert "claim small route:E +blaster" in table.legal()
    assert table.refusal("claim small route:E +sabre") == ("CS-8.1", "equipment-in-use")


@pytest.mark.rule("CS-8.1")
def test_without_the_expansion_there_is_no_equipment() -> None:
    table = Turns().lay("straight:-", 1, 0, 1)
    assert not [text for text in table.legal() if "+" in text]
    assert table.refusal("claim small route:E +sabre") == ("CS-8.1", "no-equipment-in-play")
    table = Turns(expansion=True, equipment=False).lay("straight:-", 1, 0, 1)
    assert table.refusal("claim small route:E +sabre") == ("CS-8.1", "no-equipment-in-play")


@pytest.mark.rule("CS-8.1")
def test_equipment_needs_no_other_addition() -> None:
    table = Turns(equipment=True).lay("straight:-", 1, 0, 1)
    assert "claim small route:E +sabre" in table.legal()
    assert "claim large route:E +blaster" in table.legal()


@pytest.mark.rule("CS-8.1")
def test_equipment_goes_on_planets_too_and_returns_with_its_meeple() -> None:
    table = Turns(expansion=True).turn("planet:r", 0, 1, 0, "claim small planet +blaster")
    table.turn("straight:-", 1, 0, 1, "claim small planet@0,1 +sabre")
    assert (table.view.blasters, table.view.sabres) == ([0, 1], [1, 0])
    table.play("dice y8 1", "dice 6")
    assert [(event.seat, event.gear) for event in table.events(CameHome)] == [(1, "sabre")]
    assert (table.view.blasters, table.view.sabres) == ([0, 1], [1, 1])


@pytest.mark.rule("CS-8.2")
def test_a_blaster_replaces_one_die_by_the_yellow_one() -> None:
    table = armed(" +blaster")
    assert table.legal() == [f"dice y{face}" for face in range(3, 9)]
    assert table.refusal("dice 3") == ("CS-8.2", "blaster-rolls-yellow")
    chances = [chance for _, chance in table.state.chance_outcomes()]
    assert chances == pytest.approx([1 / 6] * 6)


@pytest.mark.rule("CS-8.2")
@pytest.mark.parametrize(("face", "outcomes"), [("straight:-", 36), ("straight:r", 126)])
def test_with_several_dice_only_one_is_yellow(face: str, outcomes: int) -> None:
    table = two_routes(Turns(expansion=True), "claim large route:E +blaster").turn(face, 1, 1, 1)
    legal = table.legal()
    assert len(legal) == outcomes
    assert all(text.count("y") == 1 for text in legal)
    assert sum(chance for _, chance in table.state.chance_outcomes()) == pytest.approx(1)


@pytest.mark.rule("CS-8.2")
def test_dice_are_written_highest_first_the_yellow_one_before_its_equals() -> None:
    table = two_routes(Turns(expansion=True), "claim large route:E +blaster").turn("straight:-", 1, 1, 1)
    legal = table.legal()
    assert {"dice y5 5", "dice 6 y5", "dice y8 1"} <= set(legal)
    assert not {"dice 5 y5", "dice y5 6"} & set(legal)
    chances = {str(action): chance for action, chance in table.state.chance_outcomes()}
    assert chances["dice y5 5"] == pytest.approx(1 / 36)


@pytest.mark.rule("CS-8.2")
def test_a_sabre_adds_one_before_ties_are_found() -> None:
    table = armed(" +sabre").play("dice 6", "dice 6")
    assert [event.seat for event in table.events(Won)] == [0]
    assert [(event.dice, event.value, event.bonus) for event in table.events(Rolled)] == [("6", 7, 1), ("6", 6, 0)]
    assert [(event.seat, event.points) for event in table.events(Lost)] == [(1, 1)]


@pytest.mark.rule("CS-8.2")
def test_a_sabre_and_a_yellow_die_may_tie() -> None:
    table = armed(" +sabre", " +blaster").play("dice 6", "dice y7")
    assert [(event.seats, event.value) for event in table.events(Tied)] == [((0, 1), 7)]


@pytest.mark.rule("CS-8.2")
def test_blaster_and_sabre_of_two_own_meeples_work_together() -> None:
    table = Turns(components=straights(12), expansion=True)
    table.lay_straight(1, 0, "claim small route:N +sabre").lay_straight(0, -1).lay_straight(0, -2).lay_straight(0, -3)
    table.lay_straight(1, -2, "claim small route:N +blaster").lay_straight(0, -4).lay_straight(1, -1)
    table.lay_straight(1, -4, "claim large route:N").lay_straight(1, -3)
    assert table.legal() == [f"dice y{face}" for face in range(3, 9)]
    table.play("dice y5", "dice 6 1")
    assert [(event.seats, event.value) for event in table.events(Tied)] == [((0, 1), 6)]
    table.play("dice y3", "dice 6 1")
    assert table.points() == [1 + 1, 1]
    assert (table.view.blasters, table.view.sabres) == ([1, 1], [1, 1])


@pytest.mark.rule("CS-8.2")
def test_the_loser_scores_dice_never_faces_nor_the_bonus() -> None:
    table = armed(" +sabre", " +blaster", size="large").play("dice 3", "dice y8 1")
    assert table.points() == [1, 0]
    table = armed(" +sabre", " +blaster", size="large").play("dice 6", "dice y5 1")
    assert table.points() == [0, 2]


@pytest.mark.rule("CS-8.2", "CS-7.1")
def test_a_team_mates_equipment_does_not_help() -> None:
    table = Turns(4, components=straights(14), teams=True, expansion=True)
    table.lay_straight(1, 0, "claim small route:N +sabre").lay_straight(0, -1).lay_straight(0, -2).lay_straight(0, -3)
    table.lay_straight(0, -4).lay_straight(1, -4, "claim small route:N")
    table.lay_straight(1, -2, "claim large route:N +blaster").lay_straight(1, -1).lay_straight(1, -3)
    fights = {seat: table.state.clone() for seat in (0, 2)}
    for seat, state in fights.items():
        table.state = state
        table.play(f"fight {seat}")
    battle = view_of(fights[0]).battle
    assert battle is not None
    assert battle.dice == [1, 1]
    assert [str(action) for action in fights[0].legal_actions()] == [f"dice {face}" for face in range(1, 7)]
    table.play("dice 5")
    assert table.refusal("dice 5 5") == ("CS-8.2", "blaster-rolls-yellow")
    table.play("dice y5 5")
    assert [event.value for event in table.events(Tied)] == [5]
