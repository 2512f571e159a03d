"""Set-up data and component files of Sterre en Kroon, in and out, and every key gone wrong."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hoshikan.engine import TERMINAL, Match, Seat, SetupError
from hoshikan.engine.record import read, write
from hoshikan.games import GAMES
from hoshikan.resources import game_file
from tests.games.sterre_en_kroon.playing import CARDS, GAME, setup, sheet, view_of

OPTIONS = {"bookkeeping": "auto", "sheet": "veld"}


def test_a_deal_describes_itself_with_the_keys_of_the_specification() -> None:
    data = GAME.new(players=3, seed=5).setup
    assert list(data) == ["players", "options", "sheet", "cards", "hands", "start", "top"]
    assert data["options"] == OPTIONS
    assert list(data["sheet"]) == ["columns", "rows", "track_crowns", "cells", "lines"]
    shipped = json.loads(game_file("sterre-en-kroon", "components-veld.json").read_text("utf-8"))
    assert data["sheet"] == shipped


def test_what_is_left_out_is_the_usual() -> None:
    data = setup([[1], [2]])
    for key in ("sheet", "start", "options"):
        del data[key]
    state = GAME.new(setup=data)
    assert state.setup["options"] == OPTIONS
    assert state.setup["start"] == 0
    assert len(view_of(state).sheet.lines) == 18


def test_hands_are_kept_whatever_their_order() -> None:
    data = setup([[5, 1, 4, 2, 3], [6]])
    assert GAME.new(setup=data).setup["hands"][0] == [1, 2, 3, 4, 5]


def test_the_set_up_of_a_guess_is_a_game_too() -> None:
    state = GAME.new(players=4, seed=8)
    guess = state.determinize(2, Random(1))
    again = GAME.new(setup=guess.setup)
    assert again.view(2) == state.view(2)
    assert guess.setup["hands"][2] == state.setup["hands"][2]
    assert guess.setup["hands"] != state.setup["hands"]


def own_file(folder: Path, **parts: object) -> Path:
    file = folder / "own.json"
    file.write_text(json.dumps(parts), "utf-8")
    return file


@pytest.mark.rule("SK-0.4")
def test_a_game_from_components_of_ones_own_is_kept_whole_in_its_record(tmp_path: Path) -> None:
    file = own_file(tmp_path, sheet=sheet({"a": [1, 2], "b": [3, "c1"], "c": [75]}), cards=CARDS)
    match = Match.start(GAME, [Seat()] * 3, 4, components=GAME.read_components(file))
    file.unlink()
    assert [line.id for line in view_of(match.state).sheet.lines] == ["a", "b", "c"]
    assert all(card in CARDS for card in view_of(match.state).cards)
    while match.state.to_move != TERMINAL:
        match.apply(match.state.legal_actions()[0])
    assert read(write(match), GAMES).state.view(None) == match.state.view(None)


@pytest.mark.parametrize("name", ["veld", "karoo", "cards"])
def test_a_shipped_file_is_a_component_set_to_begin_with(name: str) -> None:
    parts = GAME.read_components(game_file("sterre-en-kroon", f"components-{name}.json"))
    assert list(parts) == ["cards" if name == "cards" else "sheet"]
    state = GAME.new(players=2, seed=9, components=parts)
    usual = GAME.new(players=2, seed=9, options={"sheet": "karoo" if name == "karoo" else "veld"})
    assert state.setup["sheet"] == usual.setup["sheet"]
    assert state.setup["cards"] == usual.setup["cards"]


def put(data: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """A copy with the entry at `path` replaced, or taken away by `...`."""
    copy: Any = deepcopy(data)
    *way, last = [int(step) if step.isdigit() else step for step in path.split("/")]
    inner = copy
    for step in way:
        inner = inner[step]
    if value is ...:
        del inner[last]
    else:
        inner[last] = value
    changed: dict[str, Any] = copy
    return changed


WRONG: list[tuple[str, object, str, str]] = [
    ("players", 7, "players", "bad-player-count"),
    ("players", 1, "players", "bad-player-count"),
    ("players", "2", "players", "bad-setup-value"),
    ("players", 3, "cards", "one-per-seat"),
    ("players", ..., "players", "bad-setup-value"),
    ("seats", 2, "seats", "bad-setup-value"),
    ("options/bookkeeping", "lax", "options.bookkeeping", "bad-option-value"),
    ("options/sheet", "moon", "options.sheet", "bad-option-value"),
    ("options/speed", 1, "options.speed", "unknown-option"),
    ("hands", [[1, 2, 3, 4, 5]], "hands", "one-per-seat"),
    ("hands/1", [1, 2, 3, 4, 5], "hands[1]", "card-dealt-twice"),
    ("hands/0", [1, 1, 2, 3, 4], "hands[0]", "card-dealt-twice"),
    ("hands/0", [1, 2, 3, 4], "hands[0]", "bad-setup-value"),
    ("hands/0/2", 76, "hands[0][2]", "bad-setup-value"),
    ("top", 1, "top", "card-dealt-twice"),
    ("top", 0, "top", "bad-setup-value"),
    ("start", 2, "start", "no-such-seat"),
    ("start", -1, "start", "no-such-seat"),
    ("cards/1", CARDS[0], "cards[1]", "bad-bingo-card"),
    ("cards/0/2/2", 36, "cards[0]", "bad-bingo-card"),
    ("cards/0/0/0", 16, "cards[0]", "bad-bingo-card"),
    ("cards/0/0/0", 2, "cards[0]", "bad-bingo-card"),
    ("cards/0/1", [1, 2], "cards[0][1]", "bad-setup-value"),
    ("sheet/columns", 9, "sheet.cells[9]", "bad-cell-place"),
    ("sheet/cells/0/col", 2, "sheet.cells[1]", "bad-cell-place"),
    ("sheet/cells/0/number", 2, "sheet.cells", "numbers-do-not-add-up"),
    ("sheet/cells/0/crown", True, "sheet.cells[0]", "cell-number-or-crown"),
    ("sheet/cells/0/number", ..., "sheet.cells[0]", "cell-number-or-crown"),
    ("sheet/track_crowns", [4, 8], "sheet.track_crowns", "crowns-do-not-add-up"),
    ("sheet/track_crowns", [4, 4, 8, 12, 16, 20], "sheet.track_crowns", "crowns-do-not-add-up"),
    ("sheet/track_crowns/0", 25, "sheet.track_crowns[0]", "bad-setup-value"),
    ("sheet/lines", [], "sheet.lines", "bad-setup-value"),
    ("sheet/lines/1/id", "a", "sheet.lines[1].id", "line-id-twice"),
    ("sheet/lines/0/id", "Row 1", "sheet.lines[0].id", "bad-setup-value"),
    ("sheet/lines/0/cells", [[6, 8]], "sheet.lines[0].cells", "line-without-number"),
    ("sheet/lines/0/cells", [[1, 1], [1, 1]], "sheet.lines[0].cells", "bad-line-cells"),
    ("sheet/lines/0/cells", [[10, 9]], "sheet.lines[0].cells", "bad-line-cells"),
]


@pytest.mark.parametrize(("path", "value", "place", "reason"), WRONG)
def test_what_is_wrong_is_named_with_its_place(path: str, value: object, place: str, reason: str) -> None:
    data = setup([[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]], {"a": [1, 2], "b": [3, "c1"]})
    GAME.new(setup=data)
    with pytest.raises(SetupError) as refused:
        GAME.new(setup=put(data, path, value))
    assert (refused.value.place, refused.value.reason) == (place, reason)


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("{", "own.json", "bad-component-file"),
        ("[]", "own.json", "bad-component-file"),
        ('{"map": 1}', "own.json: map", "bad-component-value"),
        ('{"columns": 3}', "own.json: sheet", "bad-component-value"),
        (json.dumps({"cards": CARDS[:3]}), "own.json: cards", "bad-component-value"),
        (json.dumps({"cards": [*CARDS, CARDS[2]]}), "own.json: cards[6]", "bad-bingo-card"),
        (
            json.dumps(put(sheet({"a": [1]}), "cells/0/number", 2)),
            "own.json: sheet.cells",
            "numbers-do-not-add-up",
        ),
    ],
)
def test_what_is_wrong_in_a_file_is_named_with_file_and_key(tmp_path: Path, text: str, place: str, reason: str) -> None:
    file = tmp_path / "own.json"
    file.write_text(text, "utf-8")
    with pytest.raises(SetupError) as refused:
        GAME.read_components(file)
    assert (refused.value.place, refused.value.reason) == (place, reason)
