"""Consequences of edits in Conquestar by its rules, and refused set-up data."""

from __future__ import annotations

from typing import Any

import pytest

from hoshikan.engine import SetupError
from hoshikan.engine.draft import Draft
from hoshikan.games import GAMES

GAME = GAMES["conquestar"]
SETUP = GAME.new(2, 7).setup


def draft() -> Draft:
    return Draft(GAME, GAME.new(2, 7))


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"taken": [-1] * 25}, "empty-field"),
        ({"taken": [5, *[None] * 24]}, "no-such-seat"),
        ({"taken": [0, *[None] * 24], "star_coins": [1, *[0] * 24]}, "coins-without-star"),
        ({"plans": ["trade A1", "trade A1"]}, "all-have-chosen"),
        ({"plans": ["trade Z9", None]}, "not-notation"),
        ({"plans": ["invade A1", None], "taken": [0, *[None] * 24]}, "plan-not-possible"),
    ],
)
def test_what_no_game_can_start_from_is_refused(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason.replace("-", " ")):
        GAME.new(setup=SETUP | given)


def test_a_star_that_is_taken_counts_and_leaves_its_row_and_its_coins() -> None:
    table = draft()
    table.apply("move coin field:A1")
    value = SETUP["stars"][0]
    table.apply("move star:A1 won:1")
    view = table.state.view(None).plain()
    assert view["points"] == [0, value]
    assert view["star_coins"][0] == 0
    table.apply("move star:B2 field:A1")
    assert table.state.view(None).plain()["names"][0] == SETUP["names"][6]
    assert table.state.view(None).plain()["points"] == [0, value]


def test_the_cards_of_an_empty_row_leave_the_game() -> None:
    table = draft()
    for cell in ("A1", "A2", "A3", "A4", "A5"):
        table.apply(f"move star:{cell} box")
    assert table.state.view(None).plain()["hands"] == ["12345BCDE"] * 2
    table.apply("move star:A3 field:A3")
    assert table.state.view(None).plain()["hands"] == ["12345ABCDE"] * 2


def test_a_hand_that_becomes_too_small_lies_down() -> None:
    table = draft()
    for line in "1234AB":
        table.apply(f"move card:0:{line} table:0")
    assert len(table.state.view(None).plain()["hands"][0]) == 4
    table.apply("move card:0:C table:0")
    assert table.state.view(None).plain()["hands"] == ["", "12345ABCDE"]


def test_a_star_from_a_pile_changes_places_with_the_one_that_lies_there() -> None:
    table = draft()
    table.apply("move star:A1 won:0")
    table.apply("move star:A1 field:B2")
    view = table.state.view(None).plain()
    assert view["names"][6] == SETUP["names"][0]
    assert view["points"] == [SETUP["stars"][6], 0]
