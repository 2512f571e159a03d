"""What a view of Sterre en Kroon answers is what the rules decide by."""

from __future__ import annotations

import pytest

from tests.games.sterre_en_kroon.scenes import walk
from tests.games.sterre_en_kroon.tables import legal, play, seen, table


@pytest.mark.rule("SK-2.2")
def test_a_view_says_when_a_crown_buys_cards() -> None:
    answers = set()
    for state in walk(3, 4, bookkeeping="strict"):
        if state.to_move >= 0 and seen(state).stage == "draw":
            answers.add(seen(state).may_buy)
            assert seen(state).may_buy == bool(legal(state, "extra"))
    assert answers == {False, True}


@pytest.mark.rule("SK-4.2")
def test_a_line_lacks_numbers_without_a_pawn_whatever_its_crowns() -> None:
    state = table([[1], [2]], {"mixed": [1, 2, "c1"]})
    play(state, "play 1, done")
    assert seen(state).missing("mixed") == [2]
    assert [seen(state).recorded(number) for number in (1, 2)] == [True, False]
    play(state, "play 2, done")
    assert seen(state).missing("mixed") == []
    assert seen(state).complete == ["mixed"]


@pytest.mark.rule("SK-5.1")
def test_a_bingo_lacks_numbers_that_are_not_open_and_never_its_centre() -> None:
    state = table([[3, 18, 48], [6]])
    assert seen(state).closed(0, "row3") == [3, 18, 48, 63]
    play(state, "play 3, play 18, done")
    assert seen(state).closed(0, "row3") == [48, 63]
    assert len(seen(state).closed(0, "col2")) == 4
