"""Phase 4 of Conquestar: the hand check (CQ-5)."""

from __future__ import annotations

import pytest

from hoshikan.games.conquestar.rules.events import LaidDown, LineEmptied, TookBack
from tests.games.conquestar.playing import FULL, hands, legal, play, position, tables, view_of

CARDS = "12345ABCDE"
COLUMN_5_NEARLY_GONE = "3 3 3 3 . / 3 3 3 3 . / 3 3 3 3 . / 3 3 3 3 . / 3 3 3 3 3"


@pytest.mark.rule("CQ-5.1")
def test_used_destinations_lie_open_and_the_deed_returns_to_hand() -> None:
    state = position(FULL, [1, 1])
    play(state, "trade C2", "invade E5")
    assert hands(state) == ["1345ABDE", "1234ABCD"]
    assert tables(state) == ["2C", "5E"]
    assert {plan.split()[0] for plan in legal(state)} == {"trade", "invade"}
    play(state, "trade A1", "invade A1")
    assert tables(state) == ["12AC", "15AE"]


@pytest.mark.rule("CQ-5.2")
def test_cards_of_an_empty_line_leave_play_from_table_and_hand() -> None:
    state = position(COLUMN_5_NEARLY_GONE, [4, 1, 1], hands=[CARDS, CARDS, "1234ABCD"])
    told = play(state, "invade E5", "trade A1", "trade A1")
    assert LineEmptied("5") in told
    assert hands(state) == ["1234ABCD", "234BCDE", "234BCD"]
    assert tables(state) == ["E", "1A", "1AE"], "card 5 is gone from seat 0's and seat 2's table too"


@pytest.mark.rule("CQ-5.2")
def test_cards_out_of_play_do_not_come_back() -> None:
    state = position("3 3 . . . / . . . . . / . . . . . / . . . . . / . . . . .", [1, 1])
    play(state, "invade A1", "trade A2")
    assert hands(state) == ["2A", "2A"]
    assert tables(state) == ["", ""]
    assert legal(state) == ["trade A2", "invade A2"]


@pytest.mark.rule("CQ-5.2")
@pytest.mark.rule("CQ-5.3")
def test_lines_are_cleared_before_small_hands_are_laid_down() -> None:
    state = position(COLUMN_5_NEARLY_GONE, [4, 1], hands=[CARDS, "125ABC"])
    told = play(state, "invade E5", "trade A1")
    assert told[-2:] == [LineEmptied("5"), LaidDown(1, "2BC")], "of 2 5 B C only three were left to count"
    assert hands(state) == ["1234ABCD", ""]
    assert tables(state)[1] == "1234ABCDE"
    assert state.to_move == 0


@pytest.mark.rule("CQ-5.3")
@pytest.mark.parametrize(("hand", "left"), [("1234ABC", "234BC"), ("123ABC", "23BC"), ("12ABC", ""), ("12AB", "")])
def test_three_or_fewer_destinations_are_laid_open_and_four_are_kept(hand: str, left: str) -> None:
    state = position(FULL, [1, 1], hands=[CARDS, hand])
    told = play(state, "trade E5", "trade A1")
    assert hands(state)[1] == left
    assert set(tables(state)[1]) == set(CARDS) - set(left)
    assert any(isinstance(event, LaidDown) for event in told) == (not left)


@pytest.mark.rule("CQ-5.3")
@pytest.mark.parametrize(
    ("hand", "left"),
    [("123ABC", ""), ("123ABD", "12AD"), ("2345ABCDE", "245ACDE")],
    ids=["reaches nothing", "reaches D1 and D2", "full hand"],
)
def test_a_hand_that_reaches_no_star_is_laid_down_whatever_its_size(hand: str, left: str) -> None:
    used = {"123ABC": "C3", "123ABD": "B3", "2345ABCDE": "B3"}[hand]
    state = position(". . 3 3 3 / . . 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3", [1, 1], hands=[CARDS, hand])
    told = play(state, "trade E5", f"trade {used}")
    assert hands(state)[1] == left
    assert (LaidDown(1, "12AB") in told) == (not left)


@pytest.mark.rule("CQ-5.3")
def test_a_star_taken_in_this_round_no_longer_counts_as_reached() -> None:
    field = ". . 3 3 3 / . 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3"
    taken = position(field, [6, 1], hands=[CARDS, "123ABC"])
    play(taken, "invade B2", "trade C3")
    assert hands(taken)[1] == ""
    missed = position(field, [5, 1], hands=[CARDS, "123ABC"])
    play(missed, "invade B2", "trade C3")
    assert hands(missed)[1] == "12AB"


@pytest.mark.rule("CQ-5.3")
@pytest.mark.parametrize(("field", "hand"), [("3 . . . .", "1A"), ("3 3 . . .", "12A")])
def test_a_small_hand_just_taken_back_is_played(field: str, hand: str) -> None:
    state = position(field + " / . . . . ." * 4, [0, 0])
    for _ in range(3):
        assert hands(state) == [hand, hand]
        assert state.to_move == 0
        play(state, "trade A1", "trade A1")
        if "trade A1" not in legal(state):
            break
    assert view_of(state).star_coins[0] == 4


@pytest.mark.rule("CQ-5.4")
def test_nobody_takes_cards_back_while_somebody_has_a_destination_in_hand() -> None:
    state = position(FULL, [1, 1], hands=["123ABC", "12AB"])
    told = play(state, "trade A1", "trade A1")
    assert TookBack() not in told
    assert hands(state) == ["23BC", ""]
    told = play(state, "trade B2")
    assert told[-1] == TookBack()
    assert hands(state) == [CARDS, CARDS]
    assert tables(state) == ["", ""]


@pytest.mark.rule("CQ-5.5")
def test_a_cycle_on_a_full_field_has_hands_of_ten_eight_six_and_four() -> None:
    state = position(FULL, [1, 1])
    sizes = []
    for cell in ("A1", "B2", "C3", "D4", "E5"):
        sizes.append((len(hands(state)[0]), view_of(state).rounds_in_cycle()))
        play(state, f"trade {cell}", f"trade {cell}")
    assert sizes == [(10, 4), (8, 3), (6, 2), (4, 1), (10, 4)]


@pytest.mark.rule("CQ-5.5")
@pytest.mark.parametrize(
    ("field", "rounds"),
    [
        ("3 3 3 . . / 3 3 3 . . / . . . . . / . . . . . / . . . . .", 1),
        ("3 3 3 . . / 3 3 3 . . / 3 3 3 . . / . . . . . / . . . . .", 2),
        ("3 3 3 3 . / 3 3 3 3 . / 3 3 3 3 . / . . . . . / . . . . .", 2),
        ("3 3 3 3 . / 3 3 3 3 . / 3 3 3 3 . / 3 3 3 3 . / . . . . .", 3),
    ],
)
def test_with_fewer_destinations_a_cycle_is_shorter(field: str, rounds: int) -> None:
    state = position(field, [0, 0])
    for cell in ("A1", "B2", "C3", "D4")[:rounds]:
        assert view_of(state).cycle_busy == (cell != "A1")
        told = play(state, f"trade {cell}", f"trade {cell}")
    assert told[-1] == TookBack()
    assert state.view(None).round == rounds + 1
