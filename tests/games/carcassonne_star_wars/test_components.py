"""Contents of the box (CS-0), and custom component sets."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from hoshikan.engine import Match, Seat, SetupError
from hoshikan.engine.record import read, write
from hoshikan.games import GAMES
from hoshikan.games.carcassonne_star_wars.rules.components import COMPONENTS, Tile
from hoshikan.games.carcassonne_star_wars.rules.grid import symbol_of
from hoshikan.games.carcassonne_star_wars.rules.view import TileView
from hoshikan.resources import game_file
from tests.games.carcassonne_star_wars.playing import EDGE, GAME, GATE, VOID, Turns, tiles, two_routes, view_of
from tests.games.carcassonne_star_wars.printed_tiles import BASE, EXPANSION, Row

KINDS = {"P": "planet", "A": "asteroid", "R": "route"}
FILE = game_file("carcassonne-star-wars", "components.toml")


def assert_as_listed(kinds: Sequence[Tile], rows: Sequence[Row]) -> None:
    for tile, (name, edges, features, on, symbols) in zip(kinds, rows, strict=True):
        words = [" ".join([KINDS[feature[0]], feature[1:]]).strip() for feature in features]
        assert (tile.id, tile.edges, list(tile.features)) == (name, edges, words)
        assert "".join(symbol_of(copy)[0] for copy in tile.copies) == symbols
        places = on if len(on) > 1 else on * len(symbols)
        for copy, place in zip(tile.copies, places or symbols, strict=True):
            symbol, feature = symbol_of(copy)
            assert feature == ("" if symbol == "-" else next(word for word in words if word.startswith(KINDS[place])))


@pytest.mark.rule("CS-0.1")
def test_the_base_tiles_are_those_of_the_table_and_marked_reconstructed() -> None:
    assert_as_listed(COMPONENTS.shipped().tile, BASE)
    assert sum(len(row[4]) for row in BASE) == 76
    assert COMPONENTS.shipped().reconstructed


@pytest.mark.rule("CS-0.1")
def test_one_gate_lies_at_the_start_and_75_tiles_are_left() -> None:
    table = Turns()
    assert table.view.tiles == [TileView(0, 0, "gate:-", 0)]
    assert table.view.left == 75
    assert sum(table.view.stock.values()) == 75
    assert table.view.stock["gate:-"] == 3
    assert table.view.stock["straight:-"] == 5


@pytest.mark.rule("CS-0.3")
def test_the_expansion_adds_its_18_tiles() -> None:
    assert_as_listed(COMPONENTS.shipped().expansion, EXPANSION)
    assert sum(len(row[4]) for row in EXPANSION) == 18
    assert Turns(6, expansion=True).view.left == 75 + 18
    assert not any(face.startswith("x-") for face in Turns().view.stock)


@pytest.mark.rule("CS-0.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_has_four_small_meeples_and_a_large_one(players: int) -> None:
    view = view_of(GAME.new(players=players), 0)
    assert view.colours == ["red", "black", "orange", "green", "white", "blue"][:players]
    assert view.small == [4] * players
    assert view.large == [1] * players
    assert view.points == [0] * players


@pytest.mark.rule("CS-0.2")
@pytest.mark.parametrize(
    ("colour", "symbol"),
    [("red", "r"), ("green", "r"), ("black", "e"), ("white", "e"), ("orange", "h"), ("blue", "o")],
)
def test_each_colour_stands_for_a_faction(colour: str, symbol: str) -> None:
    """Seen in a battle on a route with one symbol, which gives that faction a second die."""
    stranger = "black" if symbol != "e" else "red"
    table = two_routes(Turns(colours=[colour, stranger], expansion=True), second="claim small route:E")
    table.turn("x-straight:o" if symbol == "o" else f"straight:{symbol}", 1, 1, 1)
    assert table.battle.dice == [2, 1]


@pytest.mark.rule("CS-0.2")
def test_colours_can_be_chosen() -> None:
    state = GAME.new(players=3, options={"colours": "white,green,orange"})
    assert view_of(state).colours == ["white", "green", "orange"]
    assert GAME.new(setup=state.setup).setup == state.setup


@pytest.mark.rule("CS-0.2")
@pytest.mark.parametrize(
    ("players", "options", "place", "reason"),
    [
        (6, {"expansion": False}, "players", "needs-sixth-player"),
        (6, {"expansion": True, "sixth_player": False}, "players", "needs-sixth-player"),
        (2, {"colours": "red,blue", "extra_tiles": True}, "players[1].colour", "needs-sixth-player"),
        (2, {"colours": "red,blue"}, "players[1].colour", "needs-sixth-player"),
        (2, {"colours": "red,red"}, "players[1].colour", "bad-colour"),
        (2, {"colours": "red,pink"}, "players[1].colour", "bad-colour"),
        (2, {"colours": "red"}, "options.colours", "one-per-seat"),
        (2, {"colours": 7}, "options.colours", "bad-option-value"),
    ],
)
def test_wrong_seats_and_colours_are_refused(players: int, options: dict[str, Any], place: str, reason: str) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.new(players=players, options=options)
    assert (refused.value.place, refused.value.reason) == (place, reason)


@pytest.mark.rule("CS-0.3")
@pytest.mark.rule("CS-0.4")
@pytest.mark.rule("CS-8.1")
@pytest.mark.parametrize(("sixth", "tiles", "equipment"), list(product((False, True), repeat=3)))
def test_the_additions_are_chosen_one_by_one(sixth: bool, tiles: bool, equipment: bool) -> None:
    options = {"sixth_player": sixth, "extra_tiles": tiles, "equipment": equipment}
    view = view_of(GAME.new(players=2, options=options))
    assert view.left == 75 + 18 * tiles
    assert (view.blasters, view.sabres) == ([int(equipment)] * 2, [int(equipment)] * 2)
    assert (6 in GAME.players_with(options)) == sixth
    assert GAME.option_values(view.options) == options | {"teams": False}


@pytest.mark.rule("CS-0.4")
def test_six_can_play_with_the_tiles_of_the_basic_game() -> None:
    view = view_of(GAME.new(players=6, options={"expansion": False, "sixth_player": True}))
    assert view.colours[5] == "blue"
    assert view.left == 75
    assert not any(view.blasters)


@pytest.mark.rule("CS-0.2")
@pytest.mark.rule("CS-0.4")
def test_a_sixth_player_brings_the_expansion_along() -> None:
    view = view_of(GAME.new(players=6))
    assert view.options["expansion"] is True
    assert view.colours[5] == "blue"
    assert GAME.new(players=5).view(None).options["expansion"] is False


def test_a_file_of_ones_own_is_dealt_and_kept_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(FILE.read_text("utf-8").replace('id = "core"', 'id = "heart"'), "utf-8")
    match = Match.start(GAME, [Seat(), Seat()], seed=1, components=GAME.read_components(path))
    assert view_of(match.state).stock["heart:h"] == 1
    match.apply(GAME.parse("draw heart:h"))
    again = read(write(match), GAMES)
    assert again.state.view(None) == match.state.view(None)
    assert json.loads(json.dumps(again.header.setup)) == match.header.setup


def test_the_shipped_set_is_not_repeated_in_the_record() -> None:
    setup = {"players": [{"colour": "red"}, {"colour": "orange"}], "components": COMPONENTS.plain(COMPONENTS.shipped())}
    assert "components" not in GAME.new(setup=setup).setup


@pytest.mark.parametrize(
    ("old", "new", "place", "reason"),
    [
        ('id = "core"', 'id = "gate"', "tile[3].id", "component-id-twice"),
        ('id = "x-belt"', 'id = "gate"', "expansion[8].id", "component-id-twice"),
        ('id = "core"', 'id = "Core"', "tile[3].id", "bad-component-value"),
        ('edges = "AAAA"', 'edges = "AAA"', "tile[3].edges", "bad-component-value"),
        ('edges = "AAAA"', 'edges = "AAAS"', "tile[3].features", "bad-feature"),
        (
            'features = ["asteroid NESW"]',
            'features = ["asteroid NES"]',
            "tile[3].features",
            "edges-and-features-differ",
        ),
        ('features = ["asteroid NESW"]', 'features = ["asteroid"]', "tile[3].features", "bad-feature"),
        ('["h asteroid NESW"]', '["h asteroid NES"]', "tile[3].copies[0]", "bad-symbol"),
        ('["h asteroid NESW"]', '["x asteroid NESW"]', "tile[3].copies[0]", "bad-symbol"),
        ('["h asteroid NESW"]', "[]", "tile[3].copies", "bad-component-value"),
        (
            '"r asteroid NW", "e asteroid NW"',
            '"r asteroid NW", "r route ES"',
            "tile[7].copies[1]",
            "symbol-in-two-places",
        ),
        ('start = "gate"', 'start = "door"', "start", "no-such-tile"),
        ('start = "gate"', 'start = "gate"\nstop = 1', "stop", "bad-component-value"),
        ("[[tile]]", "[[tile]", "mine.toml", "bad-component-file"),
        ('["h asteroid NESW"]', str(["h asteroid NESW"] * 40), "tile", "too-many-tiles"),
    ],
)
def test_a_mistake_in_a_file_is_named_with_its_place(
    tmp_path: Path, old: str, new: str, place: str, reason: str
) -> None:
    path = tmp_path / "mine.toml"
    text = FILE.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(SetupError) as refused:
        GAME.read_components(path)
    assert refused.value.reason == reason
    assert refused.value.place.startswith("mine.toml")
    assert refused.value.place.endswith(place)


def test_a_mistake_in_set_up_data_is_named_with_its_place() -> None:
    with pytest.raises(SetupError) as refused:
        Turns(components=tiles("gate", GATE, ("void", "SSSS", ["route N"], ["-"])))
    assert (refused.value.place, refused.value.reason) == ("components.tile[1].features", "bad-feature")


def test_a_tile_without_features_can_be_laid() -> None:
    table = Turns(components=tiles("gate", GATE, EDGE, VOID, ("void", "SSSS", [], ["-"])))
    table.lay("void:-", 0, 1)
    assert table.legal() == ["skip"]
    table.play("skip").turn("planet:r", 0, 2, 0, "claim small planet")
    assert [(meeple.x, meeple.y, meeple.tiles) for meeple in table.view.meeples] == [(0, 2, 2)]
