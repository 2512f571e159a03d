"""Greatest wealth of both sides, which limits the number of deals, and the length of talks and wars."""

from __future__ import annotations

from random import Random

from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.engine.chance import sample
from hoshikan.games import GAMES
from hoshikan.games.crowntaker.rules.component_box import shipped_box

GAME = GAMES["crowntaker"]
MISERLY = ("deploy", "no-skill", "decline", "pass")
TALKATIVE = ("demand", "offer", "propose swap", "propose sell", "decline", "pass")


def preferred(state: State, words: tuple[str, ...], rng: Random) -> str:
    """The legal action whose beginning stands first in `words`; of deployments the one with most in the treasury."""
    legal = [str(action) for action in state.legal_actions()]
    for word in words:
        found = [action for action in legal if action.startswith(word)]
        if found:
            return max(found, key=lambda action: action.partition("treasury=")[2])
    return rng.choice(legal)


def play(words: tuple[str, ...], seed: int) -> tuple[int, int]:
    """Decisions of a game, and the most assets that both sides have had together."""
    state, rng = GAME.new(players=2, seed=seed), Random(seed)
    decisions, most = 0, 0
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
            continue
        decisions += 1
        most = max(most, sum(state.points()))
        state.apply(GAME.parse(preferred(state, words, rng)))
    return decisions, most


def test_misers_stay_below_the_dearest_deal_that_has_a_number() -> None:
    dearest = max(
        int(str(action).rpartition(" ")[2]) for action in GAME.actions if str(action).startswith("propose sell")
    )
    rich = [play(MISERLY, seed)[1] for seed in range(4)]
    assert max(rich) > 2 * shipped_box().assets
    assert max(rich) <= dearest + 1


def test_those_who_talk_as_long_as_they_can_keep_within_the_bound() -> None:
    bounds = GAME.encoding.bounds(2, {})
    assert all(play(TALKATIVE, seed)[0] <= bounds.decisions for seed in range(4))
