"""End of a game of Conquestar (CQ-6)."""

from __future__ import annotations

import pytest

from hoshikan.engine import TERMINAL, State
from hoshikan.games.conquestar.rules.events import Conquered, FieldEmptied, LaidDown, LineEmptied, Standstill, TookBack
from tests.games.conquestar.playing import FULL, coins, hands, play, position, view_of

LAST_STAR = ". . . . . / . . . . . / . . . . . / . . . . . / . . . . 3+2"
ROW = "3+3 3+3 3+3 3+3 3 / . . . . . / . . . . . / . . . . . / . . . . ."
"""Six destinations, so every round is a cycle; a lone invasion costs 4, and only A5 takes trade."""


def test_the_two_ends_have_names() -> None:
    state = position(LAST_STAR, [1, 0])
    assert state.end_reason() == ""
    play(state, "invade E5", "trade E5")
    assert state.end_reason() == "field-empty"


@pytest.mark.rule("CQ-6.1")
def test_the_game_ends_after_phase_4_of_the_round_that_takes_the_last_star() -> None:
    state = position(LAST_STAR, [5, 0])
    told = play(state, "invade E5", "trade E5")
    assert told[-4:] == [Conquered(0, 24, 3, 3), LineEmptied("E"), LineEmptied("5"), FieldEmptied()]
    assert state.to_move == TERMINAL
    assert state.winners() == {0}
    assert coins(state) == [5 - 1 + 3, 5]


@pytest.mark.rule("CQ-6.1")
def test_a_round_that_leaves_a_star_is_not_the_last() -> None:
    state = position("3 . . . . / . . . . . / . . . . . / . . . . . / . . . . 3", [5, 5, 1])
    play(state, "invade A1", "trade E5", "trade E5")
    assert state.to_move == 0
    play(state, "invade E5", "trade E5", "trade E5")
    assert state.to_move == TERMINAL


@pytest.mark.rule("CQ-6.1")
@pytest.mark.parametrize(
    ("won", "purses", "winners"),
    [
        ([[], [2]], [9, 0], {0}),
        ([[], [4]], [9, 0], {1}),
        ([[], [3]], [1, 2], {1}),
        ([[], [1, 2]], [9, 1], {0}),
        ([[], [3], [3]], [0, 6, 6], {1, 2}),
        ([[], [3], [3]], [0, 6, 5], {1}),
        ([[1], [3], [3]], [0, 9, 9], {0}),
    ],
    ids=["more points", "fewer points", "poorer", "richer", "shared by two", "third is poorer", "points before coins"],
)
def test_points_then_coins_then_a_shared_victory(won: list[list[int]], purses: list[int], winners: set[int]) -> None:
    """Seat 0 takes the last star, worth 3, for nothing; the others sit out."""
    idle = [""] * (len(won) - 1)
    state = position(LAST_STAR.replace("+2", ""), purses, hands=["5E", *idle], won=won)
    play(state, "invade E5")
    assert state.to_move == TERMINAL
    assert coins(state) == purses
    assert state.winners() == winners


@pytest.mark.rule("CQ-6.1")
def test_coins_on_unclaimed_stars_do_not_break_ties() -> None:
    state = position("3+9 . . . . / . . . . . / . . . . . / . . . . . / . . . . 3+9", [2, 2, 1], quiet_cycles=1)
    play(state, "invade A1", "invade A1", "invade A1")
    assert state.end_reason() == "standstill"
    assert state.points() == [0, 0, 0]
    assert state.winners() == {0, 1}


def rounds_until_the_end(state: State, *rounds: tuple[str, ...]) -> int:
    """Plays rounds while the game lasts; how many it took."""
    for number, plans in enumerate(rounds):
        if state.to_move == TERMINAL:
            return number
        play(state, *plans)
    assert state.to_move == TERMINAL
    return len(rounds)


QUIET = ("invade A1", "invade A2")
"""In `ROW`, for seats with fewer than 4 coins."""


@pytest.mark.rule("CQ-6.2")
def test_two_quiet_cycles_end_the_game_right_after_the_take_back() -> None:
    state = position(ROW, [1, 2])
    assert TookBack() in play(state, *QUIET)
    assert state.to_move == 0
    told = play(state, *QUIET)
    assert told[-2:] == [TookBack(), Standstill()]
    assert state.to_move == TERMINAL
    assert state.end_reason() == "standstill"
    assert hands(state) == ["12345A", "12345A"]
    assert view_of(state).star_coins[:5] == [3, 3, 3, 3, 0]
    assert (state.points(), coins(state), state.winners()) == ([0, 0], [1, 2], frozenset({1}))


@pytest.mark.rule("CQ-6.2")
@pytest.mark.parametrize("trader", [("trade A5", "invade A2"), ("invade A2", "trade A5"), ("trade A5", "trade A5")])
def test_a_trade_by_anybody_starts_the_count_again(trader: tuple[str, str]) -> None:
    state = position(ROW, [0, 0])
    tie = ("invade A1", "invade A1")
    assert rounds_until_the_end(state, QUIET, trader, QUIET, QUIET, tie) == 4


@pytest.mark.rule("CQ-6.2")
def test_a_taken_star_starts_the_count_again() -> None:
    state = position(ROW, [5, 5])
    tie = ("invade A4", "invade A4")
    assert rounds_until_the_end(state, tie, QUIET, tie, tie, tie) == 4
    assert state.points() == [3, 3]


@pytest.mark.rule("CQ-6.2")
def test_quiet_cycles_count_only_in_a_row() -> None:
    state = position(ROW, [0, 0])
    trade, dear = ("trade A5", "invade A2"), ("invade A1", "invade A1")
    assert rounds_until_the_end(state, QUIET, trade, QUIET, ("invade A2", "trade A5"), dear, dear) == 6


@pytest.mark.rule("CQ-6.2")
def test_one_busy_round_makes_the_whole_cycle_busy() -> None:
    """On a full field a cycle has four rounds: the first cycle is busy, so the twelfth round is the last."""
    state = position(FULL, [0, 0])
    quiet = [(f"invade {cell}", f"invade {cell}") for cell in ("A1", "B2", "C3", "D4")]
    trade = [("trade A1", "invade A1")]
    assert rounds_until_the_end(state, *trade, *quiet[1:], *quiet, *quiet) == 12


@pytest.mark.rule("CQ-6.2")
def test_a_cycle_that_began_before_the_first_round_shown_remembers() -> None:
    assert rounds_until_the_end(position(ROW, [0, 0], quiet_cycles=1), QUIET) == 1
    assert rounds_until_the_end(position(ROW, [0, 0], quiet_cycles=1, cycle_busy=True), QUIET, QUIET, QUIET) == 3


@pytest.mark.rule("CQ-6.2")
def test_a_seat_knows_how_near_the_standstill_is() -> None:
    counts = [(quiet, busy) for quiet in (0, 1) for busy in (False, True)]
    states = [position(ROW, [0, 0], quiet_cycles=quiet, cycle_busy=busy) for quiet, busy in counts]
    assert len({state.information_key(0) for state in states}) == 4
    assert [(view_of(state, 1).quiet_cycles, view_of(state, 1).cycle_busy) for state in states] == counts


@pytest.mark.rule("CQ-6.2")
@pytest.mark.rule("CQ-4.3")
def test_identical_players_tie_for_ever_but_the_game_ends() -> None:
    state = position(ROW, [9, 9])
    tie = ("invade A1", "invade A1")
    assert rounds_until_the_end(state, tie, tie) == 2
    assert state.winners() == {0, 1}


@pytest.mark.rule("CQ-6.1")
def test_events_of_a_full_round_come_in_the_order_of_the_phases() -> None:
    field = "3 3 3 3 . / 3+1 3 3 3 . / 3 3 3 3 . / 3 3 3 3 . / 3 3 3 3 2"
    state = position(field, [6, 9, 9, 0], hands=["12345ABCDE", "12ABDE", "12345ABCDE", "12345ABCDE"])
    told = play(state, "invade E5", "invade A2", "invade A2", "trade B1")
    names = [type(event).__name__ for event in told[3:]]
    assert names == [
        *["Decided", "Revealed", "Revealed", "Revealed", "Revealed", "Traded", "Developed"],
        *["Paid", "InvasionTied", "Conquered", "LineEmptied"],
    ]
    assert told[-1] == LineEmptied("5")
    assert not any(isinstance(event, LaidDown) for event in told)
