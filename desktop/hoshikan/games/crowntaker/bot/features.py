"""Features of each side of a position of CrownTaker, to which weights are fitted."""

from __future__ import annotations

from math import log
from typing import Final

from hoshikan.games.crowntaker.bot.evaluation_phase import evaluate, muster
from hoshikan.games.crowntaker.rules.phases import (
    CARD,
    DEPLOY,
    LORD,
    PHASES,
    REQUEST,
)
from hoshikan.games.crowntaker.rules.state import CrownTakerState

NAMES: Final[tuple[str, ...]] = ("expected", "assets")
"""The columns of `rows`. "expected" is the result of `evaluate`; medals, captives and the fear of ruin are in it, and
beside it they hardly improve predictions."""
SUREST: Final = 0.001
"""Taste: no position is surer before the end of the game."""
_BEFORE: Final[tuple[float, ...]] = (0.0, 0.2, 0.2, 0.2, 0.45, 0.45, 0.45, 0.95, 0.95, 1.0)
"""Taste: how much of a phase is over, by step, in the first round of the negotiation."""
_ROUND: Final = 0.08
"""Taste: and how much more in each round after it."""


def rows(state: CrownTakerState) -> list[list[float]]:
    """A row of `NAMES` for France and one for England, of a position before the end of the game."""
    # Assets, like the chances, as they are when both armies stand: else a full treasury would count twice.
    mustered = muster(state)
    france = min(max(evaluate(state, mustered), SUREST), 1.0 - SUREST)
    # Half for each side, since the sides are compared.
    expected = log(france / (1.0 - france)) / 2
    ours, theirs = mustered.assets
    return [[expected, ours / 10], [-expected, theirs / 10]]


def progress(state: CrownTakerState) -> float:
    """Return the elapsed share of the nine phases, 0 to 1."""
    part = _BEFORE[DEPLOY if state.step == LORD and state.troops[1 - state.side] else state.step]
    if REQUEST <= state.step <= CARD:
        part += _ROUND * (state.round - 1)
    return (state.phase - 1 + part) / PHASES
