"""Consequences of edits in Carcassonne: Star Wars, and refusals of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from hoshikan.engine import SetupError
from hoshikan.engine.draft import Draft
from hoshikan.games import GAMES

GAME = GAMES["carcassonne-star-wars"]


def draft(*edits: str) -> Draft:
    made = Draft(GAME, GAME.new(2, 7, {"expansion": True}))
    for edit in edits:
        made.apply(edit)
    return made


def seen(made: Draft) -> dict[str, Any]:
    return made.state.view(None).plain()


def lay(made: Draft, face: str) -> str:
    """Lay a tile on the first place that takes it; where that is."""
    piece = next(one for one in made.editor.pieces(made.state) if one.id == f"face:{face}")
    made.apply(f"move {piece.id} {piece.goes[0]}")
    return piece.goes[0].partition(":")[2]


def test_a_tile_comes_from_the_bag_and_goes_back() -> None:
    made = draft()
    before = seen(made)["left"]
    where = lay(made, "planet:r")
    assert seen(made)["left"] == before - 1
    made.apply(f"move tile:{where} box")
    assert seen(made)["left"] == before
    assert len(seen(made)["tiles"]) == 1


def test_meeples_and_equipment_come_from_the_supply() -> None:
    made = draft()
    where = lay(made, "planet:r")
    made.apply(f"move large:1 on:{where}:planet")
    assert seen(made)["large"] == [1, 0]
    made.apply("set gear:0 sabre")
    assert seen(made)["sabres"] == [1, 0]
    made.apply(f"move meeple:{where}:planet:1:large:1 box")
    assert seen(made)["large"] == [1, 1]
    assert seen(made)["sabres"] == [1, 1]


def test_nobody_shares_a_feature_between_turns() -> None:
    made = draft()
    where = lay(made, "planet:r")
    made.apply(f"move small:0 on:{where}:planet")
    with pytest.raises(SetupError, match="feature contested"):
        made.apply(f"move small:1 on:{where}:planet")


def test_a_tile_that_holds_others_stays() -> None:
    made = draft()
    first = seen(made)["tiles"][0]
    where = lay(made, "planet:r")
    made.apply(f"move tile:{first[0]},{first[1]} box")
    assert [f"{tile[0]},{tile[1]}" for tile in seen(made)["tiles"]] == [where]
    with pytest.raises(SetupError, match="no such edit"):
        made.apply(f"move tile:{where} box")


def test_the_drawn_tile_and_points_are_chosen() -> None:
    made = draft("set drawn planet:r", "set points:1 12", "set turn 1")
    view = seen(made)
    assert (view["phase"], view["drawn"], view["to_move"]) == ("place", "planet:r", 1)
    assert view["points"] == [0, 12]
    assert [line.points for line in made.state.score_lines(1)] == [12]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"tiles": [[0, 0, "nothing:-", 0]]}, "no-such-tile"),
        ({"tiles": [[0, 0, "planet:r", 0], [3, 3, "planet:e", 0]]}, "tile-does-not-fit"),
        ({"tiles": [[0, 0, "planet:r", 0], [1, 0, "planet:r", 0], [2, 0, "planet:r", 0]]}, "no-copy-left"),
        ({"meeples": [{"seat": 0, "on": [0, "asteroid:W"]}]}, "no-feature-there"),
        ({"meeples": [{"seat": 0, "on": [9, "planet"]}]}, "no-feature-there"),
        ({"meeples": [{"seat": 5, "on": [0, "planet"]}]}, "no-such-seat"),
        ({"meeples": [{"seat": 0, "on": [0, "planet"], "large": True}] * 2}, "no-meeple-left"),
        ({"meeples": [{"seat": 0, "on": [0, "planet"], "gear": "sabre"}] * 2}, "no-gear-left"),
        ({"phase": "place"}, "phase-does-not-fit"),
        ({"phase": "claim"}, "phase-does-not-fit"),
        ({"phase": "dice"}, "phase-does-not-fit"),
        ({"turn": 4}, "no-such-seat"),
        ({"book": [[7, 4, 3, [0, ""], 0, 0]]}, "no-such-seat"),
        ({"battle": {"on": [0, "planet"], "fighters": [0, 1], "choosing": [], "values": []}}, "no-such-battle"),
    ],
)
def test_positions_that_cannot_come_about_are_refused(change: dict[str, Any], reason: str) -> None:
    setup = draft("set turn 1").state.setup
    setup["position"] |= {"tiles": [[0, 0, "planet:r", 0]], "meeples": [], "book": []} | change
    with pytest.raises(SetupError, match=reason.replace("-", " ")):
        GAME.new(setup=setup)
