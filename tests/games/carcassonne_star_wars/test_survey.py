"""What the table reads off a view agrees with the rules."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from hoshikan.games.carcassonne_star_wars.screen.features import Survey
from tests.games.carcassonne_star_wars.positions import GAMES_PLAYED, walk


@pytest.mark.rule("CS-5.1", "CS-6.1")
@pytest.mark.parametrize(("players", "options"), GAMES_PLAYED)
def test_features_of_a_view_are_those_of_the_rules(players: int, options: Mapping[str, bool]) -> None:
    seen = 0
    for number, state in enumerate(walk(players, options, seed=12)):
        if number % 9:
            continue
        view = state.view(None)
        survey = Survey(view)
        for meeple in view["meeples"]:
            feature = survey.feature((meeple["x"], meeple["y"]), meeple["spot"])
            assert (len(feature.cells), feature.symbols) == (meeple["tiles"], meeple["symbols"])
            assert meeple["seat"] in feature.seats
            seen += 1
    assert seen


@pytest.mark.parametrize(("players", "options"), GAMES_PLAYED[:2])
def test_what_is_imagined_comes_true(players: int, options: Mapping[str, bool]) -> None:
    imagined = []
    checked = 0
    for state in walk(players, options, seed=13):
        view = state.view(None)
        if view["phase"] == "place":
            survey = Survey(view)
            actions = [str(action).split(" ") for action in state.legal_actions()]
            places = {(where, int(turn)): tuple(map(int, where.split(","))) for _, where, turn in actions}
            imagined = [(key, survey.imagined((place[0], place[1]), key[1])) for key, place in places.items()]
        elif view["phase"] == "claim":
            x, y, _, rotation = view["tiles"][-1]
            survey = Survey(view)
            here = [survey.feature((x, y), spot) for spot in survey.spots((x, y))]
            expected = next(found for key, found in imagined if key == (f"{x},{y}", rotation))
            assert [one for one in here if one not in expected] == []
            checked += 1
    assert checked > 50
