"""Set-up data in and out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hoshikan.engine import Match, Seat, SetupError
from hoshikan.engine.record import read, write
from hoshikan.games import GAMES
from hoshikan.games.carcassonne_star_wars.rules.setup import ADDITIONS
from tests.games.carcassonne_star_wars.playing import GAME, GATE, tiles, view_of

PLAIN: dict[str, Any] = {
    "players": [{"colour": "red"}, {"colour": "black"}],
    "teams": False,
    "options": {"expansion": False},
    "start_seat": 0,
    "start_rotation": 0,
}


@pytest.mark.rule("CS-1.1")
def test_a_deal_describes_itself_with_the_keys_of_the_specification() -> None:
    state = GAME.new(players=2, seed=4)
    assert list(state.setup) == list(PLAIN)
    assert state.setup["players"] == PLAIN["players"]
    assert state.setup["options"] == {"expansion": False, "teams": False, "colours": ""}


def test_the_example_of_the_specification_starts_a_game() -> None:
    given = json.loads(json.dumps(PLAIN))
    state = GAME.new(setup=given)
    assert given == PLAIN, "what was handed in is left alone"
    assert view_of(state).turn == 0
    again = GAME.new(setup=json.loads(json.dumps(state.setup)))
    assert again.view(None) == state.view(None)


def test_what_is_left_out_is_usual() -> None:
    state = GAME.new(setup={"players": [{"colour": "orange"}, {"colour": "white"}, {"colour": "red"}]})
    assert state.setup["start_seat"] == state.setup["start_rotation"] == 0
    assert state.setup["teams"] is False


@pytest.mark.rule("CS-0.2")
def test_set_up_data_of_six_bring_the_expansion() -> None:
    colours = ["red", "black", "orange", "green", "white", "blue"]
    state = GAME.new(setup={"players": [{"colour": colour} for colour in colours]})
    assert state.view(None).options["expansion"] is True


@pytest.mark.rule("CS-0.4")
def test_six_players_bring_what_they_need_besides_the_additions_named() -> None:
    for named in ("extra_tiles", "equipment"):
        assert GAME.options_for(6, {named: True}) == {
            "expansion": False,
            "sixth_player": True,
            named: True,
            "teams": False,
            "colours": "",
        }


@pytest.mark.rule("CS-0.3")
@pytest.mark.rule("CS-0.4")
@pytest.mark.rule("CS-8.1")
@pytest.mark.parametrize(
    ("given", "recorded"),
    [
        ({}, {"expansion": False}),
        ({"expansion": True}, {"expansion": True}),
        (dict.fromkeys(ADDITIONS, True), {"expansion": True}),
        (dict.fromkeys(ADDITIONS, False), {"expansion": False}),
        ({"equipment": True}, {"expansion": False, "equipment": True}),
        ({"expansion": True, "equipment": False}, {"expansion": False, "sixth_player": True, "extra_tiles": True}),
    ],
)
def test_additions_are_recorded_together_where_they_agree(given: dict[str, bool], recorded: dict[str, bool]) -> None:
    options = GAME.new(players=2, options=given).setup["options"]
    assert options == recorded | {"teams": False, "colours": ""}
    assert list(options) == [*recorded, "teams", "colours"]
    assert GAME.checked_options(options) == options


def test_a_record_of_the_former_switch_reads_as_all_three_additions() -> None:
    match = Match.start(GAME, [Seat(), Seat()], seed=1, options={"expansion": True})
    assert read(write(match), GAMES).header.options == match.header.options
    assert GAME.option_values(match.header.options) == dict.fromkeys(ADDITIONS, True) | {"teams": False}


def test_teams_may_stand_among_the_options_too() -> None:
    players = [{"colour": colour} for colour in ("red", "black", "green", "white")]
    for data in ({"teams": True}, {"options": {"teams": True}}, {"teams": True, "options": {"teams": True}}):
        assert view_of(GAME.new(setup={"players": players, **data})).teams is True


def test_a_component_set_of_ones_own_is_part_of_the_set_up() -> None:
    own = tiles("gate", GATE, ("straight", "RSRS", ["route NS"], ["-", "r route NS"]))
    state = GAME.new(setup=PLAIN | {"components": own})
    assert view_of(state).stock == {"straight:-": 1, "straight:r": 1}
    data = json.loads(json.dumps(state.setup))
    assert data["components"]["tile"] == own["tile"]
    assert GAME.new(setup=data).view(None) == state.view(None)


WRONG: list[tuple[dict[str, object], str, str]] = [
    ({"players": []}, "players", "bad-player-count"),
    ({"players": [{"colour": "red"}]}, "players", "bad-player-count"),
    ({"players": 2}, "players", "bad-setup-value"),
    ({"players": [{"colour": "red"}, {}]}, "players[1]", "bad-setup-value"),
    ({"players": [{"colour": "red"}, {"colour": "gold"}]}, "players[1].colour", "bad-colour"),
    ({"players": [{"colour": "red"}, {"colour": "red"}]}, "players[1].colour", "bad-colour"),
    ({"players": [{"colour": "red"}, {"colour": "blue"}]}, "players[1].colour", "needs-sixth-player"),
    ({"players": [{"colour": "red", "name": "Aki"}, {"colour": "black"}]}, "players[0]", "bad-setup-value"),
    ({"teams": True}, "players", "teams-need-four"),
    ({"teams": True, "options": {"teams": False}}, "options.teams", "options-differ"),
    ({"teams": 1}, "teams", "bad-setup-value"),
    ({"options": {"expansion": 1}}, "options.expansion", "bad-option-value"),
    ({"options": {"equipment": "yes"}}, "options.equipment", "bad-option-value"),
    ({"options": {"speed": 1}}, "options.speed", "unknown-option"),
    ({"options": {"colours": "black,red"}}, "options.colours", "colours-differ"),
    ({"options": []}, "options", "bad-setup-value"),
    ({"start_seat": 2}, "start_seat", "no-such-seat"),
    ({"start_seat": -1}, "start_seat", "no-such-seat"),
    ({"start_seat": True}, "start_seat", "bad-setup-value"),
    ({"start_rotation": 4}, "start_rotation", "bad-setup-value"),
    ({"start_rotation": "1"}, "start_rotation", "bad-setup-value"),
    ({"components": {"tile": [], "start": "gate"}}, "components.tile", "bad-setup-value"),
    ({"components": {"start": "gate"}}, "components", "bad-setup-value"),
    ({"components": tiles("door", GATE)}, "components.start", "no-such-tile"),
    ({"colour": "red"}, "colour", "bad-setup-value"),
]


@pytest.mark.parametrize(("wrong", "place", "reason"), WRONG, ids=lambda value: str(value)[:60])
def test_a_wrong_key_is_refused_with_its_place(wrong: dict[str, object], place: str, reason: str) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.new(setup=PLAIN | wrong)
    assert refused.value.reason == reason
    assert refused.value.place.startswith(place)
    assert str(refused.value).startswith(place)


def test_seats_are_what_everything_hangs_on() -> None:
    with pytest.raises(SetupError) as refused:
        GAME.new(setup={key: value for key, value in PLAIN.items() if key != "players"})
    assert refused.value.place == "players"
