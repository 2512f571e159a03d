"""Promises of `Match` beyond replay: seats that fit, lines that are kept or dropped, refusals."""

from __future__ import annotations

import pytest

from hoshikan.engine import IllegalAction, Match, Seat, SetupError
from tests.engine.coin_toss import CALLS, TOSSES, CoinTossGame


@pytest.fixture
def match() -> Match:
    match = Match.start(CoinTossGame(), [Seat(), Seat()], seed=0, options={"coins": 2})
    for action in (CALLS[0], TOSSES[0], CALLS[1], TOSSES[1]):
        match.apply(action)
    return match


@pytest.mark.parametrize("seats", [1, 3])
def test_seats_that_do_not_fit_an_explicit_set_up_are_refused(seats: int) -> None:
    with pytest.raises(SetupError) as refused:
        Match.start(CoinTossGame(), [Seat()] * seats, seed=0, setup={"players": 2})
    assert refused.value.place == "players"
    assert refused.value.facts == {"seats": seats, "players": 2}


def test_a_refused_action_leaves_the_redo_line_alone(match: Match) -> None:
    match.jump(1)
    with pytest.raises(IllegalAction):
        match.apply(CALLS[0])
    assert len(match.actions) == 4
    assert match.explain_illegal(CALLS[0]) is not None


def test_the_same_action_again_keeps_the_redo_line_and_another_drops_it(match: Match) -> None:
    match.jump(2)
    match.apply(CALLS[1])
    assert len(match.actions) == 4
    match.jump(2)
    match.apply(CALLS[0])
    assert list(match.actions) == [CALLS[0], TOSSES[0], CALLS[0]]


def test_undo_at_the_start_and_redo_at_the_end_do_nothing(match: Match) -> None:
    match.redo()
    assert match.ply == 4
    match.jump(0)
    match.undo()
    assert match.ply == 0


def test_positions_handed_out_are_copies(match: Match) -> None:
    match.position(2).apply(CALLS[1])
    assert match.position(2).to_move == 1
    assert match.state.points() == [1, 1]


def test_bots_differ_from_humans() -> None:
    assert Seat("bot").is_bot
    assert not Seat().is_bot
