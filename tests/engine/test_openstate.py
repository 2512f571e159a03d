"""Defaults that games without secrets and luck get from `OpenState` and `OpenGame`."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from hoshikan.engine import TERMINAL, IllegalAction, NotationError, SetupError
from hoshikan.engine.action import Action
from tests.engine.pebbles import CLEARS, PEBBLES, Cleared, PebblesState


def played(*actions: str, **setup: object) -> PebblesState:
    state = PEBBLES.new(setup={"players": 2, **setup})
    for action in actions:
        state.apply(PEBBLES.parse(action))
    return state


def test_a_turn_is_played_recorded_and_refused() -> None:
    state = played("clear 1")
    assert state.events == [Cleared(0, 1)]
    assert (state.to_move, [str(action) for action in state.legal_actions()]) == (1, ["clear 0", "clear 2"])
    before = state.view(None)
    with pytest.raises(IllegalAction, match="PB-1: empty"):
        state.apply(CLEARS[1])
    assert state.view(None) == before
    refusal = state.explain_illegal(Action("clear 7"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("PB-1", "no-such-choice")


def test_the_end_has_winners_and_allows_nothing() -> None:
    state = played("clear 1", "clear 0", "clear 2")
    assert (state.to_move, state.end_reason(), state.winners()) == (TERMINAL, "cleared", frozenset({0}))
    assert state.legal_actions() == []
    refusal = state.explain_illegal(CLEARS[0])
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("PB-2", "game-over")
    assert state.view(None).winners == [0]


@pytest.mark.parametrize("copy", [PebblesState.clone, lambda state: pickle.loads(pickle.dumps(state))])  # noqa: S301  # data of this test
def test_a_copy_is_alike_and_independent(copy: object) -> None:
    assert callable(copy)
    state = played("clear 1", hollows=[3, 1, 1])
    other = copy(state)
    assert (other.view(0), other.setup, other.taken) == (state.view(0), state.setup, {"0": {1}})
    other.apply(CLEARS[0])
    other.apply(CLEARS[2])
    assert (state.hollows, state.taken, state.ended) == ([3, 0, 1], {"0": {1}}, "")


def test_the_position_after_some_actions_is_another_one() -> None:
    state = played("clear 1")
    later = state.after(CLEARS[0], CLEARS[2])
    assert (later.hollows, later.ended, later.events) == ([0, 0, 0], "cleared", [])
    assert (state.hollows, state.events) == ([2, 0, 1], [Cleared(0, 1)])
    with pytest.raises(IllegalAction):
        state.after(CLEARS[1])


def test_a_game_goes_to_another_process_with_its_encoding() -> None:
    assert PEBBLES.actions.size == 3
    other = pickle.loads(pickle.dumps(PEBBLES))  # noqa: S301  # made in this line
    assert (other.id, other.kind, other.actions.size) == ("pebbles", PEBBLES.kind, 3)


def test_nothing_is_hidden_from_a_search() -> None:
    state = played("clear 1")
    known = state.determinize(1, Random(1))
    assert known.view(1) == state.view(0)
    assert known.information_key(0) == state.information_key(1)
    known.apply(CLEARS[0])
    assert known.events == []
    assert known.information_key(0) != state.information_key(0)
    assert {state.information_key(0): 1}


def test_a_start_has_defaults_and_is_checked() -> None:
    assert PEBBLES.new(3, seed=5).setup == {"players": 3, "options": {"kind": False}, "first": 2, "hollows": [2, 2, 1]}
    assert PEBBLES.new(setup={"players": 2}).setup == PEBBLES.new(2, seed=4).setup
    for wrong in (
        {"players": 4},
        {"players": 2, "first": 2},
        {"players": 2, "first": -1},
        {"players": 2, "options": {"other": 1}},
        {"players": 2, "hollow": [1]},
    ):
        with pytest.raises(SetupError):
            PEBBLES.new(setup=wrong)


def test_notations_are_those_of_the_choices() -> None:
    assert [PEBBLES.parse(str(action)) for action in CLEARS] == list(CLEARS)
    with pytest.raises(NotationError):
        PEBBLES.parse("clear 3")


def test_the_encoding_deals_who_begins() -> None:
    deal = PEBBLES.encoding.deal
    assert deal is not None
    dealt = deal(3, {"kind": True})
    assert dealt.draws == 1
    state = PEBBLES.new(setup=dealt.dealt([2]))
    assert (state.players, state.to_move, state.setup["options"]) == (3, 2, {"kind": True})
    assert list(PEBBLES.tensor(state, 2)) == [1, 0, 0, 0, 1, 2, 2, 1], "the seat, both values of the option, hollows"
    assert PEBBLES.encoding.bounds(2, {}).decisions == 3


def test_priors_follow_the_evaluation_one_ply_ahead() -> None:
    state = played("clear 0", hollows=[1, 1, 1])
    actions = [CLEARS[1], CLEARS[2]]
    even = PEBBLES.knowledge().priors(state, actions)
    assert even[0] == even[1] > 0
    state = played("clear 0", hollows=[1, 1, 0])
    assert PEBBLES.knowledge().greedy_values(state, [CLEARS[1]])[0] > even[0] * 0.9
    assert state.hollows == [0, 1, 0]
