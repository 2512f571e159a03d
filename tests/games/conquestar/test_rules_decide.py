"""Phase 1 of Conquestar: destinations and deeds, chosen in secret (CQ-2)."""

from __future__ import annotations

import pytest
from msgspec import structs

from hoshikan.engine import IllegalAction
from hoshikan.games.conquestar.rules.events import Decided, Revealed, SatOut
from tests.games.conquestar.playing import FULL, GAME, cell_number, hands, legal, play, position, refusal, view_of


@pytest.mark.rule("CQ-2.1")
def test_choices_stay_secret_until_all_are_in() -> None:
    state = position(FULL, [1, 1, 1])
    blank = view_of(state, 2)
    assert play(state, "trade A1") == [Decided(0)]
    assert play(state, "invade B2") == [Decided(1)]
    view = view_of(state, 2)
    assert view.chosen == [True, True, False]
    assert structs.replace(view, chosen=blank.chosen, to_move=blank.to_move) == blank
    assert view_of(state, 0).plan == "trade A1"
    assert view_of(state, 1).plan == "invade B2"
    assert view_of(state).plan is None
    told = play(state, "trade C3")
    assert told[0] == Decided(2)
    assert told[1:4] == [
        Revealed(0, cell_number("A1"), invades=False),
        Revealed(1, cell_number("B2"), invades=True),
        Revealed(2, cell_number("C3"), invades=False),
    ]
    for seat in (None, 0, 1, 2):
        assert view_of(state, seat).last_plans == ["trade A1", "invade B2", "trade C3"]
        assert view_of(state, seat).plan is None


@pytest.mark.rule("CQ-2.1")
def test_a_destination_is_one_row_and_one_column_card_from_the_hand() -> None:
    state = position(FULL, [1, 1], hands=["12ABCD", "12345ABCDE"])
    assert {plan.split()[1] for plan in legal(state)} == {row + column for row in "ABCD" for column in "12"}
    for plan in ("trade E1", "trade A5", "invade E5"):
        assert refusal(state, plan) == ("CQ-5.1", "card-on-table")
    refused = state.explain_illegal(GAME.parse("trade E5"))
    assert refused is not None
    assert refused.facts == {"star": "E5", "cards": "5E"}


@pytest.mark.rule("CQ-2.1")
def test_decisions_are_taken_in_seat_order_one_per_round() -> None:
    state = position(FULL, [1, 1, 1])
    movers = []
    for plan in ("trade A1", "trade A2", "trade A3", "trade B4"):
        movers.append(state.to_move)
        play(state, plan)
    assert movers == [0, 1, 2, 0]


@pytest.mark.rule("CQ-2.1")
def test_the_order_of_legal_actions_is_a1_to_e5_trade_before_invade() -> None:
    state = position(". . . . . / . 3 . . 3+3 / . . . . . / . . . . . / 3 . . . .", [1, 1])
    assert legal(state) == ["trade B2", "invade B2", "invade B5", "trade E1", "invade E1"]


@pytest.mark.rule("CQ-2.2")
def test_a_crossing_without_a_star_cannot_be_picked() -> None:
    state = position("3 . 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3", [1, 1])
    for plan in ("trade A2", "invade A2"):
        assert refusal(state, plan) == ("CQ-2.2", "star-gone")
        assert plan not in legal(state)


@pytest.mark.rule("CQ-2.3")
@pytest.mark.parametrize(("token", "tradable"), [("3+2", True), ("3+3", False), ("3+4", False), ("1+1", False)])
def test_a_star_holding_its_value_in_coins_takes_no_trade_but_an_invasion(token: str, tradable: bool) -> None:
    state = position(f"{token} 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3", [1, 1])
    assert ("trade A1" in legal(state)) == tradable
    assert "invade A1" in legal(state)
    if not tradable:
        assert refusal(state, "trade A1") == ("CQ-2.3", "star-full")


@pytest.mark.rule("CQ-2.3")
def test_the_cap_is_checked_against_the_coins_at_the_start_of_the_round() -> None:
    state = position("3+2 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3", [1, 1, 1])
    play(state, "trade A1", "trade A1")
    assert "trade A1" in legal(state), "the first two traders' coins do not lie there yet"
    play(state, "trade A1")
    assert view_of(state).star_coins[0] == 5


@pytest.mark.rule("CQ-2.4")
def test_who_reaches_only_full_stars_has_to_invade_though_penniless() -> None:
    state = position(
        "3+3 1+1 3 3 3 / 3+4 3+3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3", [0, 1], ["12ABCD", "12345ABCDE"]
    )
    assert "trade C1" in legal(state)
    state = position(
        "3+3 1+1 3 3 3 / 3+4 3+3 3 3 3 / . . 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3", [0, 1], ["12ABC", "12345ABCDE"]
    )
    assert legal(state) == ["invade A1", "invade A2", "invade B1", "invade B2"]


@pytest.mark.rule("CQ-2.5")
def test_a_seat_without_destinations_sits_the_round_out() -> None:
    state = position(FULL, [1, 9, 1], hands=["123ABC", "", "123ABC"])
    told = play(state, "trade A1")
    assert state.to_move == 2
    told += play(state, "trade A1")
    assert [event for event in told if isinstance(event, SatOut)] == [SatOut(1)]
    assert view_of(state).last_plans == ["trade A1", None, "trade A1"]
    assert view_of(state).coins == [4, 9, 4]


@pytest.mark.rule("CQ-2.5")
def test_who_sits_out_is_no_visitor_of_a_star() -> None:
    state = position(FULL, [8, 9, 1], hands=["123ABC", "", "123ABC"])
    play(state, "invade A1", "trade B2")
    assert view_of(state).coins[0] == 0
    assert state.points() == [3, 0, 0]


@pytest.mark.rule("CQ-2.5")
def test_the_first_seat_may_be_the_one_that_sits_out() -> None:
    state = position(FULL, [1, 1], hands=["", "1234ABCD"])
    assert state.to_move == 1
    play(state, "trade A1")
    assert hands(state) == ["", "234BCD"]
    assert state.to_move == 1


def test_nothing_is_legal_after_the_end() -> None:
    state = position("3 . . . . / . . . . . / . . . . . / . . . . . / . . . . .", [1, 0])
    play(state, "invade A1", "trade A1")
    assert legal(state) == []
    assert refusal(state, "trade A1") == ("CQ-6.1", "game-over")
    with pytest.raises(IllegalAction, match=r"CQ-6\.1: game over"):
        play(state, "trade A1")
