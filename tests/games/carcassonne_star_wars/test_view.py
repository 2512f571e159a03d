"""Answers of a view agree with the rules."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from hoshikan.games.carcassonne_star_wars.rules.view import StarWarsView
from tests.games.carcassonne_star_wars.playing import GAMES_PLAYED, view_of, walk


@pytest.mark.rule("CS-5.1", "CS-6.1")
@pytest.mark.parametrize(("players", "options"), GAMES_PLAYED)
def test_features_of_a_view_are_those_of_the_rules(players: int, options: Mapping[str, bool]) -> None:
    seen = 0
    for number, state in enumerate(walk(players, options, seed=12)):
        if number % 9:
            continue
        view = view_of(state)
        for meeple in view.meeples:
            feature = view.feature(meeple.place, meeple.spot)
            assert (len(feature.cells), feature.symbols) == (meeple.tiles, meeple.symbols)
            assert meeple.seat in feature.seats
            seen += 1
    assert seen


@pytest.mark.parametrize(("players", "options"), GAMES_PLAYED)
def test_a_view_that_was_read_answers_as_the_one_that_was_written(players: int, options: Mapping[str, bool]) -> None:
    for number, state in enumerate(walk(players, options, seed=14)):
        if number % 9:
            continue
        told = view_of(state)
        read = msgspec.json.decode(msgspec.json.encode(told), type=StarWarsView)
        assert read == told
        assert list(read.gaps()) == list(told.gaps())
        for tile in told.tiles:
            for spot in told.spots(tile.place):
                assert read.feature(tile.place, spot) == told.feature(tile.place, spot)


@pytest.mark.parametrize(("players", "options"), GAMES_PLAYED[:2])
def test_what_is_imagined_comes_true(players: int, options: Mapping[str, bool]) -> None:
    imagined = []
    checked = 0
    for state in walk(players, options, seed=13):
        view = view_of(state)
        if view.phase == "place":
            actions = [str(action).split(" ") for action in state.legal_actions()]
            places = {(where, int(turn)): tuple(map(int, where.split(","))) for _, where, turn in actions}
            imagined = [(key, view.imagined((place[0], place[1]), key[1])) for key, place in places.items()]
        elif view.phase == "claim":
            tile = view.newest
            here = [view.feature(tile.place, spot) for spot in view.spots(tile.place)]
            expected = next(found for key, found in imagined if key == (f"{tile.x},{tile.y}", tile.rotation))
            assert [one for one in here if one not in expected] == []
            checked += 1
    assert checked > 50
