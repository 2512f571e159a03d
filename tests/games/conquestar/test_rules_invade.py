"""Phase 3 of Conquestar: invasion (CQ-4)."""

from __future__ import annotations

import pytest

from hoshikan.games.conquestar.rules.events import Conquered, CouldNotPay, InvasionTied, Outbid, Paid
from tests.games.conquestar.playing import FULL, cell_number, coins, owner, play, position, star

C3 = cell_number("C3")


@pytest.mark.rule("CQ-4.1")
@pytest.mark.parametrize(
    ("field", "cell", "cost"),
    [
        (FULL, "C3", 8),
        (FULL, "A1", 8),
        ("3 3 3 3 3 / . . 3 3 3 / . . 3 3 3 / . . 3 3 3 / . . 3 3 3", "A1", 4),
        ("3 . 3 3 3 / 3 . 3 3 3 / 3 3 3 3 3 / 3 . 3 3 3 / 3 . 3 3 3", "C2", 4),
        ("3 . 3 . . / . . . . . / . 3 . . . / . . . . . / 3 . . . 3", "A1", 2),
        ("3 . . . . / . 3 . . . / . . 3 . . / . . . 3 . / . . . . 3", "C3", 0),
    ],
)
def test_the_cost_counts_the_other_stars_of_row_and_column(field: str, cell: str, cost: int) -> None:
    state = position(field, [20, 0])
    told = play(state, f"invade {cell}", "trade E5")
    assert coins(state)[0] == 20 - cost
    assert Paid(0, cell_number(cell), cost, cost, 0) in told
    assert owner(state, cell) == 0


@pytest.mark.rule("CQ-4.1")
@pytest.mark.parametrize(
    ("others", "all_cost", "invaders_cost"),
    [
        (["trade C3", "trade A1", "trade A1"], 9, 8),
        (["invade C3", "trade A1", "trade A1"], 9, 9),
        (["trade C3", "invade C3", "trade A1"], 10, 9),
        (["trade C3", "trade C3", "trade C3"], 11, 8),
        (["invade C3", "invade C3", "invade C3"], 11, 11),
        (["invade C4", "trade C4", "trade B3"], 8, 8),
    ],
)
@pytest.mark.parametrize("cost_counts", ["all", "invaders"])
def test_other_players_there_make_it_dearer(
    others: list[str], all_cost: int, invaders_cost: int, cost_counts: str
) -> None:
    state = position(FULL, [20, 5, 5, 1], cost_counts=cost_counts)
    told = play(state, "invade C3", *others)
    cost = all_cost if cost_counts == "all" else invaders_cost
    assert Paid(0, C3, cost, 8, cost - 8) in told
    assert coins(state)[0] == 20 - cost + others.count("trade C3")
    assert owner(state, "C3") == 0


@pytest.mark.rule("CQ-4.1")
@pytest.mark.rule("CQ-4.4")
@pytest.mark.parametrize(("purse", "taken"), [(10, False), (11, True)])
def test_visitors_count_when_it_comes_to_being_able(purse: int, taken: bool) -> None:
    state = position(FULL, [purse, 0, 0, 0])
    play(state, "invade C3", "trade C3", "trade C3", "trade C3")
    assert state.points()[0] == (3 if taken else 0)
    assert star(state, "C3") == ((None, 0) if taken else (3, 3))


@pytest.mark.rule("CQ-4.2")
def test_neighbours_taken_in_the_same_round_still_count_for_each_other() -> None:
    state = position("3 3 . . . / . . . . . / . . . . . / . . . . . / . . . . 3", [1, 1, 0])
    play(state, "invade A1", "invade A2", "trade E5")
    assert coins(state)[:2] == [0, 0]
    assert state.points() == [3, 3, 0]


@pytest.mark.rule("CQ-4.2")
def test_a_neighbour_taken_in_the_same_round_makes_nobody_able_to_pay() -> None:
    state = position("3 3 . . . / . . . . . / . . . . . / . . . . . / . . . . 3", [1, 0, 0])
    play(state, "invade A1", "invade A2", "trade E5")
    assert state.points() == [3, 0, 0]
    assert star(state, "A2") == (3, 0)


@pytest.mark.rule("CQ-4.3")
def test_the_richest_of_several_invades_and_the_others_pay_nothing() -> None:
    state = position(FULL, [9, 12, 11])
    told = play(state, "invade C3", "invade C3", "invade C3")
    assert coins(state) == [9, 2, 11]
    assert [event for event in told if isinstance(event, Outbid)] == [Outbid(0, C3, 1), Outbid(2, C3, 1)]
    assert state.points() == [0, 3, 0]


@pytest.mark.rule("CQ-4.3")
@pytest.mark.parametrize(("purses", "taker"), [([9, 9, 4], None), ([9, 9, 12], 2), ([9, 12, 9], 1), ([9, 9, 9], None)])
def test_a_shared_most_keeps_everybody_off_whatever_the_third_has(purses: list[int], taker: int | None) -> None:
    state = position(FULL, purses)
    told = play(state, "invade C3", "invade C3", "invade C3")
    if taker is None:
        assert coins(state) == purses
        assert star(state, "C3") == (3, 0)
        richest = tuple(seat for seat, purse in enumerate(purses) if purse == 9)
        assert InvasionTied(C3, richest, 9) in told
    else:
        assert owner(state, "C3") == taker
        assert coins(state)[taker] == 2


@pytest.mark.rule("CQ-4.3")
def test_a_tie_among_the_poorer_is_no_tie() -> None:
    state = position(FULL, [10, 4, 4])
    play(state, "invade C3", "invade C3", "invade C3")
    assert coins(state) == [0, 4, 4]
    assert state.points() == [3, 0, 0]


@pytest.mark.rule("CQ-4.3")
def test_a_tie_on_one_star_does_not_stop_the_invasion_of_another() -> None:
    state = position(FULL, [9, 9, 8])
    play(state, "invade C3", "invade C3", "invade A1")
    assert coins(state) == [9, 9, 0]
    assert owner(state, "A1") == 2


@pytest.mark.rule("CQ-4.3")
def test_coins_on_the_target_neither_count_nor_help_to_pay() -> None:
    rich_star = FULL.replace("3", "3+9", 1)
    state = position(rich_star, [7, 0])
    told = play(state, "invade A1", "trade E5")
    assert CouldNotPay(0, 0, 8, 7) in told
    assert coins(state)[0] == 7
    assert star(state, "A1") == (3, 9)


@pytest.mark.rule("CQ-4.4")
@pytest.mark.parametrize(("purse", "left", "points"), [(7, 7, 0), (8, 0, 3), (9, 1, 3)])
def test_who_is_able_must_pay_and_who_is_not_passes(purse: int, left: int, points: int) -> None:
    state = position(FULL, [purse, 0])
    play(state, "invade C3", "trade A1")
    assert coins(state)[0] == left
    assert state.points()[0] == points


@pytest.mark.rule("CQ-4.4")
def test_when_the_richest_is_unable_nobody_else_takes_the_star() -> None:
    state = position(FULL, [8, 7, 0])
    told = play(state, "invade C3", "invade C3", "trade A1")
    assert CouldNotPay(0, C3, 9, 8) in told
    assert coins(state) == [8, 7, 3]
    assert star(state, "C3") == (3, 0)


@pytest.mark.rule("CQ-4.5")
def test_the_payer_takes_all_coins_from_the_star_this_rounds_included() -> None:
    state = position(FULL.replace("3", "3+2", 1), [10, 0, 0])
    told = play(state, "invade A1", "trade A1", "trade A1")
    assert coins(state) == [10 - 10 + 4, 5, 5]
    assert Conquered(0, 0, 3, 4) in told
    assert star(state, "A1") == (None, 0)


@pytest.mark.rule("CQ-4.5")
def test_coins_from_one_star_do_not_pay_for_another_in_the_same_round() -> None:
    state = position(FULL.replace("3", "3+9", 1), [8, 0])
    play(state, "invade A1", "invade C3")
    assert coins(state) == [9, 0]
    assert star(state, "C3") == (3, 0)


@pytest.mark.rule("CQ-4.5")
def test_points_are_the_values_of_the_stars_won() -> None:
    state = position("1 2 3 4 5 / 3 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3", [99, 99, 99, 99])
    play(state, "invade A1", "invade A2", "invade A4", "invade A5")
    assert state.points() == [1, 2, 4, 5]
    (line,) = state.score_lines(3)
    assert (line.kind, line.points, line.facts["star"]) == ("star", 5, "A5")
