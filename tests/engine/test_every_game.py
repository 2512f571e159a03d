"""The contract of `Game` and `State`, for every registered game: actions, refusals, notation, copies, starts."""

from __future__ import annotations

import json
import pickle
from copy import copy, deepcopy
from random import Random
from typing import TypeVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoshikan.engine import TERMINAL, IllegalAction, NotationError, SetupError
from hoshikan.games import GAMES, SHELF
from tests.engine.invariants import check_events, check_position
from tests.engine.variants import CHOICES, SEEDS, VARIANTS, Variant, advance, all_seen, any_action, picture, to_the_end

Sent = TypeVar("Sent")

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)
every_game = pytest.mark.parametrize("game_id", list(GAMES))


@every_game
def test_registry_and_game_agree(game_id: str) -> None:
    game = GAMES[game_id]
    assert game.id == game_id
    assert len(set(game.rule_ids)) == len(game.rule_ids)
    assert game.rules_version >= 1
    assert game.minutes > 0
    assert (game.id, game.players, game.minutes) == (SHELF[game_id].id, SHELF[game_id].players, SHELF[game_id].minutes)
    for option in game.options:
        assert option.rule in game.rule_ids
        assert option.default == option.values[0]
        assert len(option.values) > 1


@every_game
def test_wrong_player_counts_and_options_are_refused_with_their_place(game_id: str) -> None:
    game = GAMES[game_id]
    for players in (game.players[0] - 1, game.players[-1] + 1):
        with pytest.raises(SetupError) as refused:
            game.new(players=players)
        assert refused.value.place == "players"
    with pytest.raises(SetupError) as refused:
        game.new(players=game.players[0], options={"no such option": 1})
    assert refused.value.place == "options.no such option"
    for option in game.options:
        with pytest.raises(SetupError) as refused:
            game.new(players=game.players[0], options={option.id: "no such value"})
        assert refused.value.place == f"options.{option.id}"


@every_variant
@given(seed=SEEDS)
def test_every_position_of_a_game_keeps_the_contract(variant: Variant, seed: int) -> None:
    state, rng = variant.new(seed), Random(seed)
    check_position(variant.game, state)
    assert not state.events
    while state.to_move != TERMINAL:
        state.apply(any_action(state, rng))
        check_position(variant.game, state)
        check_events(variant.game, state)


def sent(thing: Sent) -> Sent:
    """As it arrives in another process."""
    there: Sent = pickle.loads(pickle.dumps(thing))  # noqa: S301  # our own
    return there


@every_variant
@given(seed=SEEDS, choices=CHOICES)
def test_a_state_goes_to_another_process_and_is_copied_as_it_is(
    variant: Variant, seed: int, choices: list[int]
) -> None:
    state = variant.new(seed)
    advance(state, choices)
    before = picture(state)
    for other in (sent(state), deepcopy(state), copy(state)):
        assert type(other) is type(state)
        assert picture(other) == before
        assert other.setup == state.setup
        assert other.record_events == state.record_events
        assert sent(other.legal_actions()) == state.legal_actions()
        assert to_the_end(other, Random(seed)) == to_the_end(state.clone(), Random(seed))
    assert picture(state) == before


@every_variant
@given(seed=SEEDS, choices=CHOICES, finish=st.booleans())
def test_refusals_name_a_rule_and_change_nothing(variant: Variant, seed: int, choices: list[int], finish: bool) -> None:
    state = variant.new(seed)
    advance(state, choices)
    if finish:
        to_the_end(state, Random(seed))
    before, events = picture(state), list(state.events)
    for action in set(all_seen(variant)) - set(state.legal_actions()):
        explained = state.explain_illegal(action)
        assert explained is not None
        with pytest.raises(IllegalAction) as refused:
            state.apply(action)
        assert refused.value.rule in variant.game.rule_ids
        assert (refused.value.rule, refused.value.reason, refused.value.facts) == (
            explained.rule,
            explained.reason,
            explained.facts,
        )
        assert str(refused.value).startswith(f"{explained.rule}: ")
    assert picture(state) == before
    assert state.events == events


@every_game
@given(text=st.text(max_size=40))
def test_nonsense_is_no_notation(game_id: str, text: str) -> None:
    game = GAMES[game_id]
    try:
        read_as = str(game.parse(text))
    except NotationError:
        read_as = text
    assert read_as == text


@every_variant
@pytest.mark.parametrize(
    "spoil",
    [str.swapcase, lambda text: text + " ", lambda text: " " + text, lambda text: text + "\n", lambda text: text + "x"],
    ids=["case", "space after", "space before", "newline", "letter"],
)
def test_almost_right_notation_is_refused(variant: Variant, spoil: object) -> None:
    assert callable(spoil)
    for action in variant.new(1).legal_actions():
        with pytest.raises(NotationError):
            variant.game.parse(spoil(str(action)))


@every_variant
@given(seed=SEEDS, choices=CHOICES)
def test_copies_are_independent_both_ways(variant: Variant, seed: int, choices: list[int]) -> None:
    state = variant.new(seed)
    advance(state, choices)
    copy = state.clone()
    before = picture(state)
    assert picture(copy) == before
    played = to_the_end(copy, Random(seed))
    assert picture(state) == before
    second = state.clone()
    for action in played:
        state.apply(action)
    assert picture(state) == picture(copy)
    assert picture(second) == before


@every_variant
@given(seed=SEEDS, choices=CHOICES)
def test_what_a_state_hands_out_is_not_the_state(variant: Variant, seed: int, choices: list[int]) -> None:
    state = variant.new(seed)
    advance(state, choices)
    before = json.dumps([state.view(None).plain(), state.setup, state.points()])
    for handed in (state.view(None), state.view(0), state.setup):
        _spoil(handed)
    state.points().clear()
    state.legal_actions().clear()
    assert json.dumps([state.view(None).plain(), state.setup, state.points()]) == before


def _spoil(data: object) -> None:
    if isinstance(data, dict):
        for value in data.values():
            _spoil(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            _spoil(value)
        data.clear()
    elif isinstance(data, msgspec.Struct):
        for name in data.__struct_fields__:
            _spoil(getattr(data, name))


@every_variant
@given(seed=SEEDS)
def test_the_same_seed_deals_the_same_game(variant: Variant, seed: int) -> None:
    first, second = variant.new(seed), variant.new(seed)
    assert picture(first) == picture(second)
    assert to_the_end(first, Random(seed)) == to_the_end(second, Random(seed))
    assert picture(first) == picture(second)


@every_variant
@given(seed=SEEDS, choices=CHOICES)
def test_set_up_data_as_json_start_the_same_game(variant: Variant, seed: int, choices: list[int]) -> None:
    state = variant.new(seed)
    again = variant.game.new(setup=json.loads(json.dumps(state.setup)))
    assert picture(again) == picture(state)
    advance(state, choices)
    advance(again, choices)
    assert picture(again) == picture(state)
    assert again.events == state.events


@every_variant
@given(seed=SEEDS, choices=CHOICES)
def test_the_set_up_stays_that_of_the_start(variant: Variant, seed: int, choices: list[int]) -> None:
    state = variant.new(seed)
    at_start = state.setup
    advance(state, choices)
    assert state.setup == at_start


@every_variant
@given(seed=SEEDS)
def test_a_state_that_does_not_narrate_plays_the_same(variant: Variant, seed: int) -> None:
    told, silent = variant.new(seed), variant.new(seed)
    silent.record_events = False
    for action in to_the_end(told, Random(seed)):
        silent.apply(action)
        assert not silent.events
    assert picture(silent) == picture(told)
    assert not silent.clone().record_events
