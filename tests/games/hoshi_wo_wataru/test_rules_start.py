"""Set-up (HW-1.1 to HW-1.4): hands, markers, objectives, deck; and the set-up data in and out."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from hoshikan.engine import CHANCE, SetupError
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES
from hoshikan.games.hoshi_wo_wataru.rules.events import ObjectiveKept
from tests.engine.variants import to_the_end
from tests.games.hoshi_wo_wataru.playing import (
    DEALT,
    FULL_SET,
    GAME,
    game,
    play,
    quick_year,
    refusal,
    setup,
    view_of,
)


@pytest.mark.rule("HW-1.1")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_holds_one_set(players: int) -> None:
    state = GAME.new(players=players, seed=1)
    assert view_of(state).hand_counts == [15] * players
    assert [view_of(state, seat).hand for seat in range(players)] == [FULL_SET] * players


@pytest.mark.rule("HW-1.2")
def test_markers_are_dealt_at_random_and_hold_for_the_first_year() -> None:
    deals = {tuple(view_of(GAME.new(players=4, seed=seed)).markers) for seed in range(200)}
    assert len(deals) == 24
    state = game(4, markers=(2, 4, 1, 3))
    play(state, *(f"reveal {number}" for number in range(1, 5)))
    assert view_of(state).markers == [2, 4, 1, 3]


@pytest.mark.rule("HW-1.3")
def test_objectives_are_chosen_in_seat_order_before_the_first_reveal() -> None:
    state = GAME.new(setup=setup(4))
    for seat in range(4):
        assert state.to_move == seat
        assert [str(action) for action in state.legal_actions()] == [f"objective {name}" for name in DEALT[seat]]
        assert play(state, f"objective {DEALT[seat][1]}") == [ObjectiveKept(seat)]
    assert state.to_move == CHANCE
    assert [view_of(state, seat).objectives[seat] for seat in range(4)] == [second for _, second in DEALT]


@pytest.mark.rule("HW-1.3")
def test_an_objective_of_somebody_else_cannot_be_kept() -> None:
    state = GAME.new(setup=setup(3))
    assert refusal(state, "objective zodiac") == ("HW-1.3", "objective-not-dealt")
    assert refusal(state, "set 12") == ("HW-1.3", "objective-asked")


@pytest.mark.rule("HW-1.3")
def test_the_other_objective_leaves_the_game_unseen() -> None:
    state = game(3)
    assert view_of(state, 0).dealt == ["spring", "summer"]
    assert view_of(state, 0).objectives == ["spring", None, None]
    to_the_end(state, Random(3))
    assert view_of(state, None).objectives == ["spring", "autumn", "zodiac"]
    assert "summer" not in json.dumps(view_of(state, 1).plain() | {"objectives": [], "seasons": []})


@pytest.mark.rule("HW-1.4")
@pytest.mark.parametrize(("double", "unseen"), [(False, 5), (True, 0)])
def test_twenty_of_the_25_constellations_are_used_or_all(double: bool, unseen: int) -> None:
    state = game(3, last_slot_double=double)
    for _ in range(5):
        quick_year(state)
    assert view_of(state).end == "five-years"
    assert view_of(state).unseen == unseen
    assert sum(map(len, view_of(state).won)) == 25 - unseen


@pytest.mark.rule("HW-1.4")
def test_every_unseen_constellation_is_equally_likely() -> None:
    state = game(3)
    assert [str(action) for action, _ in state.chance_outcomes()] == [f"reveal {number}" for number in range(1, 26)]
    play(state, "reveal 7")
    outcomes = {str(action): share for action, share in state.chance_outcomes()}
    assert "reveal 7" not in outcomes
    assert set(outcomes.values()) == {1 / 24}
    assert refusal(state, "reveal 7") == ("HW-2.1", "constellation-seen-before")


def test_a_deal_describes_itself_with_the_keys_of_the_specification() -> None:
    data = GAME.new(players=4, seed=5).setup
    assert list(data) == ["players", "options", "objectives", "markers"]
    assert data["options"] == {"last_slot_double": False, "supernova": False, "dummy_at_four": True}
    dealt = [name for pair in data["objectives"] for name in pair]
    assert len(dealt) == len(set(dealt)) == 8
    assert set(dealt) <= set(OBJECTIVES)


def test_what_set_up_data_leave_open_is_dealt_from_the_seed() -> None:
    open_data = {"players": 3, "markers": [3, 1, 2]}
    first, again, other = (GAME.new(setup=open_data, seed=seed) for seed in (1, 1, 2))
    assert first.setup == again.setup
    assert first.setup["markers"] == [3, 1, 2]
    assert first.setup["objectives"] != other.setup["objectives"]


WRONG: list[tuple[dict[str, object], str, str]] = [
    ({"players": 2}, "players", "bad-player-count"),
    ({"players": 5}, "players", "bad-player-count"),
    ({"players": "3"}, "players", "bad-setup-value"),
    ({"options": {"supernova": 1}}, "options.supernova", "bad-option-value"),
    ({"options": {"speed": 1}}, "options.speed", "unknown-option"),
    ({"markers": [1, 2]}, "markers", "bad-markers"),
    ({"markers": [1, 2, 4]}, "markers", "bad-markers"),
    ({"markers": [1, 2, 2]}, "markers", "bad-markers"),
    ({"markers": ["1", 2, 3]}, "markers[0]", "bad-setup-value"),
    ({"objectives": []}, "objectives", "one-per-seat"),
    ({"objectives": [["spring", "summer"]] * 4}, "objectives", "one-per-seat"),
    ({"objectives": [["spring"], ["zodiac", "thrift"], ["winter", "autumn"]]}, "objectives[0]", "not-two-objectives"),
    ({"objectives": [list(DEALT[0]), list(DEALT[1]), ["luck", "zodiac"]]}, "objectives[2][0]", "bad-objective"),
    ({"objectives": [list(DEALT[0]), list(DEALT[1]), ["zodiac", "spring"]]}, "objectives[2][1]", "bad-objective"),
    ({"colour": "red"}, "colour", "bad-setup-value"),
]


@pytest.mark.parametrize(("wrong", "place", "reason"), WRONG, ids=lambda value: str(value)[:60])
def test_a_wrong_key_is_refused_with_its_place(wrong: dict[str, object], place: str, reason: str) -> None:
    data: dict[str, Any] = setup() | wrong
    with pytest.raises(SetupError) as refused:
        GAME.new(setup=data)
    assert (refused.value.place, refused.value.reason) == (place, reason)
