"""Features of each seat of a position of Sterre en Kroon, to which weights are fitted."""

from __future__ import annotations

import math
from typing import Final

from hoshikan.games.sterre_en_kroon.bot.evaluation import Evaluation, lacking, tally_shares
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, CELL, NUMBERS, SIZE
from hoshikan.games.sterre_en_kroon.rules.scoring import POINTS_TO_END
from hoshikan.games.sterre_en_kroon.rules.setup import EMPTY_CELL
from hoshikan.games.sterre_en_kroon.rules.state import SterreState

FEATURES: Final[tuple[str, ...]] = (
    "expected",  # points that the evaluation expects
    "points",  # those had, and of bingos that only have to be opened
    "closed",  # numbers of the own card that no player has recorded
    "near-bingos",  # how near the other bingos are
    "bingos-in-reach",  # those that lack at most one card that is not in hand: the card gives one number a turn
    "lines",  # points of lines of the map, by how near each is
    "crowns",
    "opening-cards",  # cards in hand whose number opens on the own card
    "in-turn",  # whether it is this seat's turn
    "bingos",  # bingos had
    "leader",  # the most points of all: 18 end the game
    "fastest",  # the least closed numbers of all: a full card ends it
)
"""The columns of `features_of`."""

CARD_NUMBERS: Final = SIZE * SIZE - 1
"""The numbers of a bingo card, whose centre is free (SK-0.2)."""
LINE_STEP: Final = 0.6
"""Taste: how much less a line of the map counts with every number that it lacks; the fitted weights do the rest."""
BINGO_STEP: Final = 0.8
"""Taste: the same for a bingo, where one number serves several."""
LINE_STEPS: Final[tuple[float, ...]] = tuple([math.pow(LINE_STEP, empty) for empty in range(NUMBERS + 1)])
BINGO_STEPS: Final[tuple[float, ...]] = tuple([math.pow(BINGO_STEP, lacks) for lacks in range(SIZE + 1)])
"""By numbers that are lacking, how much a line of the map, or a bingo, then counts."""


def features_of(evaluation: Evaluation) -> list[list[float]]:
    """A row of `FEATURES` for each seat."""
    state = evaluation.state
    closed = [lacks // CELL for lacks in evaluation.lacking]
    leader, fastest = float(max(state.scores)), float(min(closed))
    certain, hoped, lines = _map_lines(evaluation)
    rows: list[list[float]] = []
    for seat in range(state.players):
        held = evaluation.held(seat)
        opened, near, reach, bingos = _bingos(evaluation, seat, held)
        points = state.scores[seat] + certain[seat] + opened
        rows.append(
            [
                evaluation.total(seat, certain[seat] + hoped[seat] + bingos),
                points,
                float(closed[seat]),
                near,
                reach,
                lines[seat],
                float(state.crowns[seat]),
                float(held // CELL),
                1.0 if seat == state.active else 0.0,
                float(state.bingos[seat].bit_count()),
                leader,
                fastest,
            ]
        )
    return rows


def progress_of(state: SterreState) -> float:
    """From 0 to 1 (the end of the game): how far the fullest card and the leader are (SK-7.1)."""
    closed = min(lacking(state)) // CELL
    return max(1.0 - closed / CARD_NUMBERS, min(1.0, max(state.scores) / POINTS_TO_END))


def _map_lines(evaluation: Evaluation) -> tuple[list[float], list[float], list[float]]:
    """Per seat the points still to be claimed of full lines, those expected of others, and the feature "lines"."""
    state, players = evaluation.state, evaluation.state.players
    certain, hoped, lines = [0.0] * players, [0.0] * players, [0.0] * players
    bit = 1
    for line, tally in enumerate(evaluation.tallies):
        if state.complete & bit:
            for seat in range(players):
                if not state.claimed[seat] & bit:
                    certain[seat] += state.line_points(line, seat)
        else:
            empty = tally // EMPTY_CELL
            chance, step = evaluation.powers[empty], LINE_STEPS[empty]
            for seat, share in enumerate(tally_shares(tally, players)):
                hoped[seat] += chance * share
                lines[seat] += step * share
        bit <<= 1
    return certain, hoped, lines


def _bingos(evaluation: Evaluation, seat: int, held: int) -> tuple[float, float, float, float]:
    """The bingos of a card that are not scored: how many are open, how near the others are and how many in reach, and
    the points expected of all."""
    taken, lacks = evaluation.state.bingos[seat], evaluation.lacking[seat]
    opened, near, reach, expected = 0, 0.0, 0, 0.0
    for _ in CARD_LINES:
        if not taken & 1:
            missing, have = lacks & 7, held & 7
            if missing:
                near += BINGO_STEPS[missing]
                if missing - have <= 1:
                    reach += 1
                expected += evaluation.bingo_chance(missing, have)
            else:
                opened += 1
        taken >>= 1
        lacks >>= 3
        held >>= 3
    return float(opened), near, float(reach), opened + expected
