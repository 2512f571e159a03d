"""Answers of a view of Sterre en Kroon agree with the rules."""

from __future__ import annotations

import pytest

from tests.games.sterre_en_kroon.playing import legal, play, table, view_of
from tests.games.sterre_en_kroon.screen import walk


@pytest.mark.rule("SK-2.2")
def test_a_view_says_when_a_crown_buys_cards() -> None:
    answers = set()
    for state in walk(3, 4, bookkeeping="strict"):
        if state.to_move >= 0 and view_of(state).stage == "draw":
            answers.add(view_of(state).may_buy)
            assert view_of(state).may_buy == bool(legal(state, "extra"))
    assert answers == {False, True}


@pytest.mark.rule("SK-4.2")
def test_a_line_lacks_numbers_without_a_pawn_whatever_its_crowns() -> None:
    state = table([[1], [2]], {"mixed": [1, 2, "c1"]})
    play(state, "play 1, done")
    assert view_of(state).missing("mixed") == [2]
    assert [view_of(state).recorded(number) for number in (1, 2)] == [True, False]
    play(state, "play 2, done")
    assert view_of(state).missing("mixed") == []
    assert view_of(state).complete == ["mixed"]


@pytest.mark.rule("SK-5.1")
def test_a_bingo_lacks_numbers_that_are_not_open_and_never_its_centre() -> None:
    state = table([[3, 18, 48], [6]])
    assert view_of(state).closed(0, "row3") == [3, 18, 48, 63]
    play(state, "play 3, play 18, done")
    assert view_of(state).closed(0, "row3") == [48, 63]
    assert len(view_of(state).closed(0, "col2")) == 4
