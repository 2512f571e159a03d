"""Values that a game's knowledge gives to the legal actions of a position."""

from __future__ import annotations

from hoshikan.engine import Knowledge, State


def worths(knowledge: Knowledge, state: State) -> dict[str, float]:
    """The greedy player's values by notation."""
    legal = state.legal_actions()
    return dict(zip(map(str, legal), knowledge.greedy_values(state, legal), strict=True))


def ranked(knowledge: Knowledge, state: State) -> list[str]:
    """All legal actions, the best one first."""
    values = worths(knowledge, state)
    return sorted(values, key=lambda text: -values[text])
