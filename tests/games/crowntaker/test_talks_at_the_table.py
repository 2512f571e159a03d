"""Talks without limit at the table (CT-5.2): combined deals, and deals proposed again."""

from __future__ import annotations

import pytest

from tests.games.crowntaker.playing import play, refusal
from tests.games.crowntaker.test_scene import Board, captives


@pytest.mark.usefixtures("qapp")
@pytest.mark.rule("CT-5.2")
def test_assets_are_added_to_an_exchange_by_the_side_that_pays() -> None:
    board = Board(captives(free_talks=True))
    board.press("lord:0:duke", "verb:release")
    assert board.face("sum").assets == 3
    board.press("lord:1:prince")
    assert board.face("sum").assets == 1, "what one ransom is more than the other"
    board.type("12")
    board.press("verb:propose")
    assert board.chosen == ["propose swap duke prince pay 12"]
    board.scene.choosing.cancel()
    board.press("lord:0:duke", "lord:1:count", "verb:sell", "more:5", "verb:propose")
    assert board.chosen[1:] == ["propose swap duke count ask 6"]
    board.scene.choosing.cancel()
    board.press("lord:0:duke", "lord:1:count", "verb:swap")
    assert board.chosen[2:] == ["propose swap duke count"]


@pytest.mark.usefixtures("qapp")
@pytest.mark.rule("CT-5.2")
def test_one_of_two_lords_is_put_down_again() -> None:
    board = Board(captives(free_talks=True))
    board.press("lord:0:duke", "lord:1:prince", "verb:release", "more:5", "lord:1:prince")
    assert board.face("sum").assets == 3
    board.press("verb:propose")
    assert board.chosen == ["propose release duke 3"]


@pytest.mark.usefixtures("qapp")
@pytest.mark.rule("CT-5.2")
def test_a_sum_is_typed_over_one_that_was_declined() -> None:
    state = captives(free_talks=True)
    for pays in (1, 3):
        play(state, f"propose release duke {pays}", "decline", "pass")
    board = Board(state)
    board.press("lord:0:duke", "verb:release")
    assert board.face("sum").assets == 3
    board.type("12")
    board.press("verb:propose")
    assert board.chosen == ["propose release duke 12"]


@pytest.mark.usefixtures("qapp")
@pytest.mark.rule("CT-5.2")
def test_a_declined_deal_is_tried_so_that_the_rule_is_shown() -> None:
    state = captives(free_talks=True)
    play(state, "propose release duke 3", "decline", "pass")
    board = Board(state)
    board.press("lord:0:duke", "verb:release", "verb:propose")
    assert (board.chosen, board.attempted) == ([], ["propose release duke 3"])
    assert refusal(board.state, *board.attempted) == ("CT-5.2", "proposed-before")
    board.press("rest")
    assert board.chosen == [], "another sum is not proposed of itself"
    board.press("verb:propose")
    assert board.chosen == ["propose release duke 4"]
