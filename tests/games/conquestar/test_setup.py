"""Set-up data of Conquestar, in and out: deals, positions from the middle of a game, and every key gone wrong."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoshikan.engine import TERMINAL, SetupError
from hoshikan.games.conquestar.rules.view import ConquestarView
from tests.games.conquestar.playing import (
    CELLS,
    FULL,
    GAME,
    coins,
    hands,
    play,
    position,
    refusal,
    setup,
    tables,
    view_of,
)

LIVE = "12345ABCDE"


def test_a_deal_describes_itself_with_the_keys_of_the_specification() -> None:
    data = GAME.new(players=3, seed=5).setup
    assert list(data) == ["players", "options", "stars", "names", "coins"]
    assert data["players"] == 3
    assert data["options"] == {"cost_counts": "all"}
    assert (len(data["stars"]), len(data["names"])) == (25, 25)
    assert data["coins"] == [1, 1, 1]


@pytest.mark.rule("CQ-1.2")
def test_what_is_left_out_is_the_start_of_a_game() -> None:
    state = GAME.new(setup={"players": 2, "stars": [3] * 25})
    assert coins(state) == [1, 1]
    assert hands(state) == [LIVE, LIVE]
    assert state.view(None).options == {"cost_counts": "all"}
    assert len(set(view_of(state).names)) == 25


def test_a_position_from_the_middle_is_kept_and_written_as_it_was_read() -> None:
    field = "3+1 . . . . / . 2 . . . / . . . . . / . . . . . / . . . . 5+4"
    data = setup(field, [7, 0], hands=["125ABE", "15AE"], cost_counts="invaders", won=[[3, 5], [1]])
    data |= {"quiet_cycles": 1, "cycle_busy": True}
    state = GAME.new(setup=data)
    assert state.points() == [8, 1]
    assert [line.points for line in state.score_lines(0)] == [3, 5]
    assert tables(state) == ["", "2B"]
    again = state.setup
    assert {key: again[key] for key in data} == data
    assert GAME.new(setup=json.loads(json.dumps(again))).view(None) == state.view(None)


@given(seed=st.integers(0, 2**32 - 1), rounds=st.integers(1, 60))
def test_any_reached_position_can_be_set_up_and_plays_on_the_same(seed: int, rounds: int) -> None:
    """The start of a round, as seen on a real table, is enough to continue from."""
    rng = Random(seed)
    state = GAME.new(players=rng.choice(GAME.players), seed=seed)
    shown = view_of(state)
    for _ in range(rounds * state.players):
        if state.to_move >= 0 and not any(view_of(state).chosen):
            shown = view_of(state)
            reached = state.clone()
        if state.to_move == TERMINAL:
            break
        state.apply(rng.choice(state.legal_actions()))
    again = GAME.new(setup=as_setup(shown))
    for _ in range(40):
        assert unlike_history(view_of(again)) == unlike_history(view_of(reached))
        assert again.legal_actions() == reached.legal_actions()
        if again.to_move == TERMINAL:
            break
        action = rng.choice(again.legal_actions())
        again.apply(action)
        reached.apply(action)


def as_setup(view: ConquestarView) -> dict[str, Any]:
    """Set-up data from what lies on the table."""
    table = ("players", "options", "stars", "names", "coins", "star_coins", "hands", "tables")
    copied = (*table, "quiet_cycles", "cycle_busy")
    return {key: getattr(view, key) for key in copied} | {"won": [split(points) for points in view.points]}


def split(points: int) -> list[int]:
    """Points as few star values."""
    return [9] * (points // 9) + ([points % 9] if points % 9 else [])


def unlike_history(view: ConquestarView) -> dict[str, Any]:
    """A view without what only the past knows."""
    past = ("values", "round", "last_plans", "owners", "won_before")
    return {key: value for key, value in view.plain().items() if key not in past}


WRONG: list[tuple[dict[str, object], str, str]] = [
    ({"players": 1}, "players", "bad-player-count"),
    ({"players": 5}, "players", "bad-player-count"),
    ({"players": True}, "players", "bad-setup-value"),
    ({"players": "2"}, "players", "bad-setup-value"),
    ({"options": {"cost_counts": "some"}}, "options.cost_counts", "bad-option-value"),
    ({"options": {"speed": 1}}, "options.speed", "unknown-option"),
    ({"options": []}, "options", "bad-setup-value"),
    ({"stars": [3] * 24}, "stars", "bad-setup-value"),
    ({"stars": [3] * 26}, "stars", "bad-setup-value"),
    ({"stars": [None] * 25}, "stars", "empty-field"),
    ({"stars": [3, 0, *[3] * 23]}, "stars[1]", "bad-setup-value"),
    ({"stars": [3, 10, *[3] * 23]}, "stars[1]", "bad-setup-value"),
    ({"stars": [3, "3", *[3] * 23]}, "stars[1]", "bad-setup-value"),
    ({"names": ["mira"] * 25}, "names[1]", "bad-star-name"),
    ({"names": ["a/b"] * 25}, "names[0]", "bad-star-name"),
    ({"names": []}, "names", "bad-setup-value"),
    ({"coins": [1]}, "coins", "one-per-seat"),
    ({"coins": [1, 1, 1]}, "coins", "one-per-seat"),
    ({"coins": [1, -1]}, "coins[1]", "bad-setup-value"),
    ({"star_coins": [0] * 5}, "star_coins", "bad-setup-value"),
    ({"star_coins": [0, 0, -1, *[0] * 22]}, "star_coins[2]", "bad-setup-value"),
    ({"stars": [None, *[3] * 24], "star_coins": [1, *[0] * 24]}, "star_coins[0]", "coins-without-star"),
    ({"hands": [LIVE]}, "hands", "one-per-seat"),
    ({"hands": [LIVE, "12345ABCDEF"]}, "hands[1]", "bad-destination-card"),
    ({"hands": [LIVE, "12345ABCDEE"]}, "hands[1]", "bad-destination-card"),
    ({"hands": [LIVE, "1234ABCD"]}, "hands[1]", "cards-do-not-add-up"),
    ({"tables": ["", "A"]}, "hands[1]", "cards-do-not-add-up"),
    ({"tables": ["", "a"]}, "tables[1]", "bad-destination-card"),
    ({"hands": ["12A", LIVE], "tables": ["345BCDE", ""]}, "hands[0]", "hand-too-small"),
    ({"hands": ["12345", LIVE], "tables": ["ABCDE", ""]}, "hands[0]", "hand-reaches-nothing"),
    ({"hands": ["", ""], "tables": [LIVE, LIVE]}, "hands", "no-hand-at-all"),
    ({"won": [[]]}, "won", "one-per-seat"),
    ({"won": [[], [0]]}, "won[1][0]", "bad-setup-value"),
    ({"won": [[5], []]}, "won", "more-taken-than-gone"),
    ({"quiet_cycles": 2}, "quiet_cycles", "bad-setup-value"),
    ({"quiet_cycles": -1}, "quiet_cycles", "bad-setup-value"),
    ({"cycle_busy": 1}, "cycle_busy", "bad-setup-value"),
    ({"colour": "red"}, "colour", "bad-setup-value"),
]


@pytest.mark.parametrize(("wrong", "place", "reason"), WRONG, ids=lambda value: str(value)[:60])
def test_a_wrong_key_is_refused_with_its_place(wrong: dict[str, object], place: str, reason: str) -> None:
    data = {"players": 2, "options": {}, "stars": [3] * 25, "coins": [1, 1], **wrong}
    with pytest.raises(SetupError) as refused:
        GAME.new(setup=data)
    assert (refused.value.place, refused.value.reason) == (place, reason)
    assert str(refused.value).startswith(f"{place}: ")


@pytest.mark.parametrize("missing", ["players", "stars"])
def test_a_missing_key_is_named(missing: str) -> None:
    data = {key: value for key, value in GAME.new(players=2).setup.items() if key != missing}
    with pytest.raises(SetupError) as refused:
        GAME.new(setup=data)
    assert refused.value.place == missing


@pytest.mark.rule("CQ-5.2")
def test_cards_of_lines_that_are_already_empty_are_out_of_play() -> None:
    state = position("3 . 3 3 3 / 3 . 3 3 3 / 3 . 3 3 3 / 3 . 3 3 3 / 3 . 3 3 3", [1, 1])
    assert hands(state) == ["1345ABCDE", "1345ABCDE"]
    assert refusal(state, "trade A2") == ("CQ-2.2", "star-gone")


def test_both_options_survive_the_way_through_set_up_data() -> None:
    for value in ("all", "invaders"):
        state = GAME.new(players=2, seed=1, options={"cost_counts": value})
        assert GAME.new(setup=state.setup).view(None).options == {"cost_counts": value}


def test_stars_won_later_differ_from_those_won_before() -> None:
    state = position(FULL.replace("3", ".", 1), [9, 9], won=[[4], []])
    play(state, "invade A2", "trade E5")
    assert [(line.kind, line.points) for line in state.score_lines(0)] == [("star-before", 4), ("star", 3)]
    assert view_of(state).owners[:2] == [-2, 0]
    assert CELLS[1] == "A2"
