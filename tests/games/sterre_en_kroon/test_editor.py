"""Consequences of edits in Sterre en Kroon, and refusals of the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hoshikan.engine import SetupError
from hoshikan.engine.draft import Draft
from hoshikan.games import GAMES

GAME = GAMES["sterre-en-kroon"]


def draft() -> Draft:
    return Draft(GAME, GAME.new(3, 7))


def seen(made: Draft) -> dict[str, Any]:
    return made.state.view(None).plain()


def numbers_of(made: Draft, line: str) -> list[int]:
    view: Any = made.state.view(None)
    found: list[int] = view.missing(line)
    return found


def test_a_full_line_brings_its_points_and_record_pawns() -> None:
    made = draft()
    numbers = numbers_of(made, "row1")
    for number in numbers:
        made.apply(f"move supply:1 map:{number}")
    view = seen(made)
    assert "row1" in view["complete"]
    assert view["claimed"][1] == ["row1"]
    assert view["points"] == [0, 2, 0]
    assert view["supply"] == [49, 49 - len(numbers) - 2, 49]
    made.apply(f"move pawn:{numbers[0]} supply:1")
    assert seen(made)["points"] == [0, 0, 0]


def test_a_pawn_changes_hands() -> None:
    made = draft()
    made.apply("move supply:1 map:7")
    made.apply("move pawn:7 supply:2")
    assert seen(made)["pawns"][6] == 2


def test_recorded_numbers_are_open_on_every_card_until_they_are_closed() -> None:
    made = draft()
    number = seen(made)["cards"][0][0][0]
    made.apply(f"move supply:2 map:{number}")
    assert number in seen(made)["opened"][0]
    made.apply(f"move mark:0:{number} closed:0")
    assert number not in seen(made)["opened"][0]


def test_a_number_card_lies_in_one_place() -> None:
    made = draft()
    made.apply("set turn 2")
    top = seen(made)["top"]
    made.apply(f"move number:{top} hand:1")
    assert top in seen(made)["hands"][1]
    assert seen(made)["top"] not in (None, top)
    made.apply(f"move number:{top} top")
    assert seen(made)["top"] == top


def test_there_are_eleven_crowns() -> None:
    made = draft()
    made.apply("set crowns:0 4")
    column, row = seen(made)["map_crowns"][0]
    made.apply(f"move crown:{column},{row} spent")
    made.apply("set crowns:1 2")
    with pytest.raises(SetupError, match="too many crowns"):
        made.apply("set crowns:2 9")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"top": 1, "gone": [1]}, "card-in-two-places"),
        ({"pawns": [[1], [1], []]}, "number-recorded-twice"),
        ({"records": []}, "records-do-not-fit"),
        ({"claimed": [["row1"], [], []]}, "line-not-full"),
        ({"claimed": [["row99"], [], []]}, "no-such-line"),
        ({"fresh": ["row1"]}, "line-not-full"),
        ({"opened": [[1], [], []]}, "opened-not-recorded"),
        ({"bingos": [["row1"], [], []]}, "bingo-still-closed"),
        ({"map_crowns": [[1, 1]]}, "no-crown-there"),
        ({"track": [1]}, "crown-passed"),
        ({"crowns": [11, 11, 11]}, "too-many-crowns"),
        ({"active": 5}, "no-such-seat"),
        ({"asked": None}, "stage-not-asked"),
        ({"stage": "score"}, "stage-not-asked"),
        ({"pending": [5]}, "stage-not-asked"),
        ({"quiet_turns": 3}, "already-over"),
        ({"hands": []}, "one-per-seat"),
    ],
)
def test_positions_that_cannot_come_about_are_refused(change: dict[str, Any], reason: str) -> None:
    made = draft()
    made.apply("set quiet_turns 1")
    setup = made.state.setup
    setup["position"] |= change
    with pytest.raises(SetupError, match=reason.replace("-", " ")):
        GAME.new(setup=setup)


def test_a_card_that_was_dealt_and_taken_away_is_one_of_the_deck() -> None:
    made = draft()
    for seat in range(3):
        for card in made.state.setup["hands"][seat][:3]:
            made.apply(f"move number:{card} box")
    state, knowledge, editor = made.state, GAME.knowledge(), GAME.editor()
    assert editor is not None
    for seat in range(3):
        for seed in range(10):
            for believed in (state.determinize(seat, Random(seed)), knowledge.determinize(state, seat, Random(seed))):
                assert believed.view(seat) == state.view(seat)
                again = GAME.new(setup=editor.position(believed))
                assert again.view(None) == believed.view(None)
