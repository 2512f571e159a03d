"""Luck: the outcomes of dice, decks and draws, compared with their average.

The swing of a chance node is the value of the outcome less the mean value of all outcomes, all of them evaluated in the
same way: by greedy play up to the next chance node, and the game's evaluation there. However rough that is, the mean
of luck is 0, as it must be (an idea of Burch, Schmid, Moravčík, Morrill & Bowling,
AIVAT: A New Variance Reduction Technique for Agent Evaluation in Imperfect Information Games, 2018).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from hoshikan.bots.rollouts import step_at_sight
from hoshikan.engine.action import Action
from hoshikan.engine.knowledge import Knowledge
from hoshikan.engine.state import CHANCE, TERMINAL, State

GUESSES: Final = 2
"""Determinizations that a swing is the mean of."""
TRIES: Final = 6
"""Determinizations that are made for them: in some, what came could not have come."""
MOST_OUTCOMES: Final = 40
"""Of more outcomes, this number is drawn."""
EVERYBODY: Final = -1
"""In place of a seat: no secret choice is predicted."""
STEPS: Final = 8
"""Decisions that are looked ahead at most, and then on to a quiet position."""
MOST_STEPS: Final = 60
"""Limit after which a position that never becomes quiet is evaluated all the same."""


def swing(state: State, came: Action, seat: int, knowledge: Knowledge, rng: Random) -> float:
    """Return the change in the expected result of `seat` by the outcome `came` of a chance node, given its
    knowledge."""
    found: list[float] = []
    for _ in range(TRIES):
        known = knowledge.determinize(state, seat, rng)
        if known.to_move != CHANCE or known.explain_illegal(came) is not None:
            continue
        found.append(_swings(known, came, seat, knowledge, rng)[seat])
        if len(found) == GUESSES:
            break
    return sum(found) / len(found) if found else 0.0


def swings(state: State, came: Action, knowledge: Knowledge, rng: Random) -> list[float]:
    """Return the change in the true expected result of each seat by the outcome `came` of a chance node."""
    return _swings(state, came, EVERYBODY, knowledge, rng)


def _swings(state: State, came: Action, seat: int, knowledge: Knowledge, rng: Random) -> list[float]:
    outcomes = _thinned(state.chance_outcomes(), came, rng)
    luck = rng.getrandbits(32)
    total = 0.0
    means = actual = [0.0] * state.players
    for action, probability in outcomes:
        values = _values(state, action, seat, knowledge, Random(luck))
        means = [mean + probability * value for mean, value in zip(means, values, strict=True)]
        total += probability
        if action == came:
            actual = values
    return [value - mean / total for value, mean in zip(actual, means, strict=True)]


def _thinned(outcomes: Sequence[tuple[Action, float]], came: Action, rng: Random) -> Sequence[tuple[Action, float]]:
    if len(outcomes) <= MOST_OUTCOMES:
        return outcomes
    drawn = rng.choices(outcomes, [probability for _, probability in outcomes], k=MOST_OUTCOMES)
    return [*((action, 1 / MOST_OUTCOMES) for action, _ in drawn), (came, 0.0)]


def _values(state: State, outcome: Action, seat: int, knowledge: Knowledge, luck: Random) -> list[float]:
    after = state.after(outcome)
    for step in range(MOST_STEPS):
        if after.to_move in (CHANCE, TERMINAL) or (step >= STEPS and knowledge.quiet(after)):
            break
        step_at_sight(after, seat, knowledge, luck)
    return knowledge.evaluate(after)
