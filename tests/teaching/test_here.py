"""The meaning of a rule in a position: what is possible now, what is refused and by which reason."""

from __future__ import annotations

from random import Random

import pytest

from hoshikan.engine import CHANCE, TERMINAL
from hoshikan.engine.chance import sample
from hoshikan.engine.playout import uniform
from hoshikan.games import GAMES
from hoshikan.teaching.here import Kind, here
from hoshikan.teaching.position import load_position
from tests.engine.variants import THOROUGH


def test_a_full_star_takes_no_trade_now_and_others_do() -> None:
    game = GAMES["conquestar"]
    position = load_position(game, "full")
    state = game.new(setup=position.setup)
    for action in position.actions:
        state.apply(game.parse(action))
    (trade,) = here(game, state, state.to_move, "CQ-2.3")
    assert trade.name == "trade"
    assert [str(action) for action, _ in trade.refused] == ["trade C3"]
    assert trade.refused[0][1].reason == "star-full"
    assert trade.refused[0][1].game == game.id
    assert "trade A2" in [str(action) for action in trade.allowed]
    assert here(game, state, 1 - state.to_move, "CQ-2.3") == (), "the other seat is not asked"
    assert here(game, state, state.to_move, "CQ-6.1") == (), "no action ends the game now"


@pytest.mark.parametrize("game_id", GAMES)
def test_it_agrees_with_the_engine_and_changes_nothing(game_id: str) -> None:
    game, rng = GAMES[game_id], Random(2)
    state = game.new(seed=2)
    seen = 0
    for ply in range(40):
        if state.to_move == TERMINAL:
            break
        if state.to_move != CHANCE and ply % (5 if THOROUGH else 7) == 0:
            before = str(state), state.to_move
            for rule in game.rule_ids:
                for kind in here(game, state, state.to_move, rule):
                    seen += 1
                    assert set(kind.applying) <= set(kind.allowed) <= set(state.legal_actions())
                    assert all(str(action).split()[0] == kind.name for action in kind.allowed)
                    for action, refusal in kind.refused[:5]:
                        said = state.explain_illegal(action)
                        assert said is not None
                        assert (said.rule, said.reason) == (rule, refusal.reason)
            assert (str(state), state.to_move) == before
        state.apply(sample(state, rng) if state.to_move == CHANCE else uniform(state, rng))
    assert seen


def test_another_decision_is_no_refusal_of_the_rule() -> None:
    game = GAMES["crowntaker"]
    state = game.new(seed=1)
    assert [kind.name for kind in here(game, state, state.to_move, "CT-2.1")] == ["lord"]


@pytest.mark.parametrize("game_id", GAMES)
def test_it_knows_nothing_that_the_seat_does_not(game_id: str) -> None:
    """Another world that looks the same to the seat gives the same answer."""
    game, rng = GAMES[game_id], Random(4)
    state = game.new(seed=4)
    seen = 0
    for ply in range(36):
        if state.to_move == TERMINAL:
            break
        if state.to_move != CHANCE and ply % (4 if THOROUGH else 7) == 0:
            other = state.determinize(state.to_move, Random(ply))
            for rule in game.rule_ids:
                answer = here(game, state, state.to_move, rule)
                seen += bool(answer)
                assert _plain(here(game, other, state.to_move, rule)) == _plain(answer), rule
        state.apply(sample(state, rng) if state.to_move == CHANCE else uniform(state, rng))
    assert seen


def _plain(kinds: tuple[Kind, ...]) -> list[object]:
    return [
        (kind.name, kind.allowed, kind.applying, [(action, refusal.reason) for action, refusal in kind.refused])
        for kind in kinds
    ]
