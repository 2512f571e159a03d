"""Properties of every position of every game, and of every step."""

from __future__ import annotations

import json
from math import isclose

from hoshikan.engine import CHANCE, TERMINAL, Event, Game, State


def check_position(game: Game, state: State) -> None:
    """Assert the contract of `State` for one position."""
    _check_actions(game, state)
    _check_points(game, state)
    _check_end(state)
    for seat in (None, *range(state.players)):
        view = state.view(seat).plain()
        assert json.loads(json.dumps(view)) == view, "a view is plain data"


def check_events(game: Game, state: State) -> None:
    """Assert that the last action of a state that records events has one, with rules of this game."""
    assert state.events
    for event in state.events:
        assert isinstance(event, Event)
        assert event.__struct_config__.frozen, "what happened does not change"
        assert event.rule in game.rule_ids


def _check_actions(game: Game, state: State) -> None:
    actions = state.legal_actions()
    assert bool(actions) == (state.to_move != TERMINAL)
    assert len(set(actions)) == len(actions), "no action twice"
    assert actions == state.legal_actions(), "the same order each time"
    for action in actions:
        assert state.explain_illegal(action) is None
        read = game.parse(str(action))
        assert read == action
        assert str(read) == str(action)
        assert hash(read) == hash(action)
    if state.to_move == CHANCE:
        outcomes = state.chance_outcomes()
        assert [action for action, _ in outcomes] == actions
        assert all(probability > 0 for _, probability in outcomes)
        assert isclose(sum(probability for _, probability in outcomes), 1.0)
        for point in (0.0, 0.37, 0.81, 1.0):
            assert state.drawn(point) == State.drawn(state, point), "as if drawn from all outcomes"
    else:
        assert state.to_move == TERMINAL or 0 <= state.to_move < state.players
        assert not state.chance_outcomes()


def _check_points(game: Game, state: State) -> None:
    points = state.points()
    assert len(points) == state.players
    for seat, total in enumerate(points):
        lines = state.score_lines(seat)
        assert sum(line.points for line in lines) == total
        assert all(line.rule in game.rule_ids and line.kind for line in lines)


def _check_end(state: State) -> None:
    over = state.to_move == TERMINAL
    assert bool(state.end_reason()) == over
    if over:
        winners = state.winners()
        assert winners
        assert winners <= frozenset(range(state.players))
