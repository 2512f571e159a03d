"""Texts below the pictures of the rule books are true of the positions shown."""

from __future__ import annotations

import pytest

from hoshikan.engine import State
from hoshikan.teaching.position import load_position
from tests.games.carcassonne_star_wars.playing import GAME, view_of
from tests.games.playing import legal


def shown(name: str) -> State:
    return load_position(GAME, name).state(GAME)


def test_three_players_hold_a_route_a_field_and_a_planet() -> None:
    view = view_of(shown("galaxy"))
    held = {view.colours[meeple.seat]: (meeple.spot, meeple.tiles) for meeple in view.meeples}
    assert held == {"red": ("route:E", 2), "orange": ("asteroid:E", 1), "black": ("planet", 1 + 7)}


@pytest.mark.rule("CS-2.2")
def test_the_tile_fits_in_two_places() -> None:
    state = shown("place")
    tiles = [tile.place for tile in view_of(state).tiles]
    assert view_of(state).drawn == "core:h"
    assert legal(state) == ["place 2,1 0", "place -2,-2 0"]
    assert (min(tiles), max(tiles)) == ((-1, -2), (1, 1))


@pytest.mark.rule("CS-3.3")
def test_red_may_attack_the_planet_beside_the_leftmost_route() -> None:
    state = shown("attack")
    view = view_of(state)
    assert view.newest.place == min(tile.place for tile in view.tiles)
    assert [(view.colours[meeple.seat], meeple.spot) for meeple in view.meeples] == [("black", "planet")]
    assert view.colours[state.to_move] == "red"
    assert "claim small planet@0,1" in legal(state)


@pytest.mark.rule("CS-4.2")
def test_two_routes_are_joined_and_fought_for() -> None:
    view = view_of(shown("battle"))
    assert view.colours == ["red", "black"]
    assert view.battle is not None
    assert (view.battle.kind, view.battle.dice) == ("route", [3, 1])
    assert view.newest.face == "straight:r"


@pytest.mark.rule("CS-5.1")
def test_the_tile_completes_a_field_worth_sixteen() -> None:
    state = shown("score")
    assert view_of(state).drawn == "edge:-"
    for text in ("place 0,-2 2", "skip"):
        before = view_of(state)
        state.apply(GAME.parse(text))
    assert (before.meeples[0].tiles, before.meeples[0].symbols) == (6, 2)
    assert state.points() == [16, 0]
