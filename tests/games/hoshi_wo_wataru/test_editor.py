"""Consequences of edits in 星を渡る, and refusals of the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hoshikan.engine import SetupError
from hoshikan.engine.draft import Draft
from hoshikan.games import GAMES

GAME = GAMES["hoshi-wo-wataru"]


def draft(*edits: str) -> Draft:
    made = Draft(GAME, GAME.new(3, 7, {"supernova": True}))
    for edit in edits:
        made.apply(edit)
    return made


def seen(made: Draft, seat: int | None = None) -> dict[str, Any]:
    return made.state.view(seat).plain()


def test_an_edited_position_is_the_beginning_of_a_year() -> None:
    view = seen(draft("set year 3"))
    assert view["phase"] == "setting"
    assert [len(slot) for slot in view["slots"]] == [1, 1, 1, 1]
    assert view["has_objective"] == [True] * 3


def test_constellations_are_won_only_as_far_as_the_years_have_gone() -> None:
    made = draft()
    with pytest.raises(SetupError, match="too many won"):
        made.apply("move star:20 won:0")
    made.apply("set year 2")
    made.apply("move star:20 won:0")
    assert seen(made)["won"][0] == [20]
    with pytest.raises(SetupError, match="too many won"):
        made.apply("set year 1")


def test_a_constellation_of_the_year_changes_places_and_leaves_none_empty() -> None:
    made = draft("set year 2", "move star:20 bed:1")
    assert seen(made)["slots"][1] == [20]
    made.apply("move star:20 won:2")
    assert seen(made)["won"][2] == [20]
    assert 20 not in seen(made)["slots"][1]
    lying = seen(made)["slots"][0][0]
    made.apply("move star:20 bed:0")
    assert seen(made)["won"][2] == [lying]


def test_three_constellations_of_a_season_bring_its_supernova() -> None:
    made = draft("set year 3")
    view: Any = made.state.view(None)
    spring = [card.number for card in view.box.constellation if card.season == "spring"][:3]
    for number in spring:
        made.apply(f"move star:{number} won:1")
    assert seen(made)["supernovas"][0] == 1
    made.apply(f"move star:{spring[0]} box")
    assert seen(made)["supernovas"][0] == -1


def test_cards_go_between_hand_pool_and_the_used_ones() -> None:
    made = draft("set year 2", "move card:0:9:0 pool:0", "move card:0:12:0 box")
    view = seen(made, 0)
    assert view["pools"][0] == [9]
    assert view["discards"][0] == [12]
    assert view["hand"].count(12) == 1
    assert view["pool_stars"][0] > 0


def test_markers_and_objectives_are_exchanged() -> None:
    made = draft("set year 2")
    markers = seen(made)["markers"]
    made.apply(f"set marker:0 {markers[1]}")
    assert seen(made)["markers"][:2] == [markers[1], markers[0]]
    before = seen(made, 1)["objectives"][1]
    made.apply(f"set objective:0 {before}")
    assert seen(made, 0)["objectives"][0] == before
    assert seen(made, 1)["objectives"][1] != before


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"pools": [[0], [], []]}, "dummy-out-of-place"),
        ({"hands": [[1], [1], [1]]}, "cards-do-not-add-up"),
        ({"kept": [[0], [], []]}, "kept-not-in-hand"),
        ({"won": [[1], [1], []]}, "constellation-twice"),
        ({"stardust": [50, 0, 0]}, "too-much-stardust"),
        ({"supernovas": [0, None, None, None]}, "supernova-not-won"),
        ({"phase": "resolving"}, "phase-does-not-fit"),
        ({"phase": "revealing"}, "phase-does-not-fit"),
        ({"phase": "objectives"}, "phase-does-not-fit"),
        ({"table": [1]}, "phase-does-not-fit"),
        ({"ledger": [{"winner": 9, "bids": [], "cards": []}]}, "constellation-twice"),
        ({"won": []}, "one-per-seat"),
    ],
)
def test_positions_that_cannot_come_about_are_refused(change: dict[str, Any], reason: str) -> None:
    setup = draft("set year 3").state.setup
    setup["position"] |= change
    with pytest.raises(SetupError, match=reason.replace("-", " ")):
        GAME.new(setup=setup)


def test_dummies_are_counted() -> None:
    made = draft("set year 2", "set dummies:0 5")
    with pytest.raises(SetupError, match="too many dummies"):
        made.apply("set dummies:1 5")


@pytest.mark.parametrize("generous", [True, False])
def test_dummies_that_cannot_be_set_go_back_to_the_supply(generous: bool) -> None:
    made = Draft(GAME, GAME.new(3, 7, {"dummy_at_four": generous}))
    for edit in ("set year 2", "set dummies:0 5"):
        made.apply(edit)
    state = made.state.clone()
    for _ in range(4):
        state.apply(GAME.parse("set dummy"))
    while state.view(None).plain()["phase"] == "setting":
        state.apply(state.legal_actions()[-1])
    assert 0 not in state.view(0).plain()["hand"]
    for seat in range(3):
        assert state.determinize(seat, Random(1)).view(seat) == state.view(seat)


def test_a_position_between_two_years_may_leave_out_what_is_empty_then() -> None:
    made = draft("set year 3")
    editor = GAME.editor()
    assert editor is not None
    setup = editor.position(made.state)
    empty = {"rows", "lying", "moved", "kept"}
    shorter = setup | {"position": {key: value for key, value in setup["position"].items() if key not in empty}}
    assert GAME.new(setup=shorter).setup["position"].keys() == setup["position"].keys()
    assert GAME.new(setup=shorter).view(0) == GAME.new(setup=setup).view(0)
