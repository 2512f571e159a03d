"""Every decision of whole games has a hint: the coach forgives a tutor that fails, these tests do not."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from hoshikan.engine import CHANCE, TERMINAL, Action, Game, State
from hoshikan.engine.chance import sample
from hoshikan.engine.tutor import Nudge, Reason, Tutor
from hoshikan.games import GAMES
from hoshikan.teaching.hints import Coach, Rated
from hoshikan.ui.board.screens import text_of
from tests.engine.variants import THOROUGH, VARIANTS, Variant

GAMES_PLAYED = 2 if THOROUGH else 1
"""Games of each variant, for each way to play it."""
CANDIDATES = 6
"""So many actions of a decision are asked about, besides the one that is made."""
SHORTAGE = re.compile(r"[{}]|%n|-\d")
"""Signs of a broken sentence: an unfilled place, or a hyphen for a minus."""


def decisions(variant: Variant, seed: int, greedy: bool) -> Iterator[tuple[State, Action]]:
    """Every decision of a game with the action made: the greedy one, or any."""
    state, rng, knowledge = variant.new(seed), Random(seed), variant.game.knowledge()
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
            continue
        legal = state.legal_actions()
        action = rng.choice(legal)
        if greedy and len(legal) > 1:
            known = state.determinize(state.to_move, rng)
            values = knowledge.greedy_values(known, legal)
            action = legal[values.index(max(values))]
        yield state, action
        state.apply(action)


@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_action_of_every_decision_has_its_words(variant: Variant, greedy: bool) -> None:
    tutor, text = variant.game.tutor(), text_of(variant.game_id)
    names = [f"P{seat}" for seat in range(variant.players)]
    rng = Random(1)
    for seed in range(GAMES_PLAYED):
        for state, action in decisions(variant, seed, greedy):
            legal = state.legal_actions()
            known = state.determinize(state.to_move, rng)
            for asked in [action, *rng.sample(legal, min(CANDIDATES, len(legal)))]:
                told = [text.nudge(tutor.nudge(known, asked))]
                told += [text.reason(reason, names) for reason in tutor.reasons(known, asked) if reason.value]
                assert all(told), (str(asked), told)
                assert not [sentence for sentence in told if SHORTAGE.search(sentence)], (str(asked), told)


class Silent(Tutor):
    """A tutor that fails whatever it is asked."""

    def reasons(self, state: State, action: Action) -> list[Reason]:
        raise RuntimeError(state, action)

    def nudge(self, state: State, action: Action) -> Nudge:
        raise RuntimeError(state, action)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_tutor_that_fails_costs_the_reasons_and_not_the_hint(
    game_id: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = GAMES[game_id]
    state = _first_decision(game)
    monkeypatch.setattr(type(game), "tutor", lambda _: Silent())
    coach, legal = Coach(game), [str(action) for action in state.legal_actions()]
    ranking: Sequence[Rated] = [Rated(action, 0.5, 1.0, 50) for action in legal]
    hint = coach.hint(state, ranking)
    assert (hint.action, hint.nudge, hint.arguments) == (legal[0], None, ())
    answer = coach.why_not(state, legal[0], legal[1], ranking)
    assert (answer.against, answer.given_up, answer.gained) == ((), (), ())
    assert "RuntimeError" in caplog.text


def _first_decision(game: Game) -> State:
    state, rng = game.new(game.players[-1], 5), Random(5)
    while state.to_move == CHANCE:
        state.apply(sample(state, rng))
    return state.determinize(state.to_move, rng)
