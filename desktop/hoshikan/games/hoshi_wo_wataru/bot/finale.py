"""Points of each seat after the last year and the final check.

Points go by leaps there: with one star too few the highest constellation is turned over, and with it perhaps a part of
the objective (HW-4.1). So the expectations of slots and of stars alone predict the points of both badly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.games.hoshi_wo_wataru.bot.evaluation import best_cards, chances_of_cards
from hoshikan.games.hoshi_wo_wataru.rules.actions import DUMMIES
from hoshikan.games.hoshi_wo_wataru.rules.position import SETTING
from hoshikan.games.hoshi_wo_wataru.rules.scoring import Account, goal_points, numbers
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState

SAMPLES: Final = 2
"""Sets of constellations that are sampled for each number of slots won. Taste: four hardly improve predictions."""
UNLIKELY: Final = 0.01
"""Chances below are left out."""


def checked(state: HoshiState, seat: int, won: int, stars: int) -> float:
    """Return the points of a seat if it had won these constellations and pooled `stars` more stars."""
    box = state.start.box
    balance = Account(box, state.won[seat] | won, state.have(seat) + stars)
    novas = box.supernova_points * state.supernovas.count(seat)
    return float(balance.zs + novas + goal_points(state, state.chosen[seat], balance))


def before_rows(state: HoshiState, hands: Sequence[int], order: Sequence[int]) -> list[float]:
    """Expected final points by seat before the last year's rows are complete: all set their best cards of these hands,
    in any order, and pool what loses. `order` names the seats from the best marker to the worst."""
    prizes = sorted(state.table) if state.phase == SETTING else numbers(state.deck)
    each = (SLOTS + state.start.double) / SLOTS
    rows = [best_cards(hand & ~DUMMIES) for hand in hands]
    chances = chances_of_cards(rows, order)
    return [_of_wins(state, seat, rows[seat], chances[seat], prizes, each) for seat in range(state.players)]


def _of_wins(
    state: HoshiState, seat: int, row: Sequence[int], chances: Sequence[float], prizes: Sequence[int], each: float
) -> float:
    card_stars = state.start.box.card_stars
    likely = [1.0]
    """By slots won, how likely that is …"""
    lost = [0.0]
    """… and this multiple of the stars on the cards that lose then."""
    for card, chance in zip(row, chances):  # noqa: B905  # without `strict` a plain loop once compiled
        stars = card_stars[card]
        likely.append(0.0)
        lost.append(0.0)
        for wins in range(len(likely) - 1, -1, -1):
            before, spoilt = (likely[wins - 1], lost[wins - 1]) if wins else (0.0, 0.0)
            lost[wins] = (lost[wins] + likely[wins] * stars) * (1 - chance) + spoilt * chance
            likely[wins] = likely[wins] * (1 - chance) + before * chance
    expected, whole = 0.0, 0.0
    for wins, part in enumerate(likely):
        if part > UNLIKELY:
            expected += part * _of_some(state, seat, min(len(prizes), round(wins * each)), lost[wins] / part, prizes)
            whole += part
    return expected / whole


def _of_some(state: HoshiState, seat: int, count: int, stars: float, prizes: Sequence[int]) -> float:
    """Return the mean points with `count` of the constellations, cheap and dear ones, and `stars` more."""
    least = int(stars)
    total = 0.0
    for sample in range(SAMPLES):
        place = (sample + 0.5) / SAMPLES
        won = 0
        for one in range(count):
            won |= 1 << prizes[int((one + place) * len(prizes) / count)]
        total += checked(state, seat, won, least + (1 if place < stars - least else 0))
    return total / SAMPLES


def of_bids(state: HoshiState, seat: int, bids: Sequence[tuple[float, int, int]], won: int, stars: int) -> float:
    """Expected final points of a seat that wins each of these slots with a chance: the constellations there, or the
    stars on its cards, which are pooled. `won` and `stars` are had already."""
    if not bids:
        return checked(state, seat, won, stars)
    chance, prizes, lost = bids[0]
    rest = bids[1:]
    if chance < UNLIKELY:
        return of_bids(state, seat, rest, won, stars + lost)
    if chance > 1 - UNLIKELY:
        return of_bids(state, seat, rest, won | prizes, stars)
    return chance * of_bids(state, seat, rest, won | prizes, stars) + (1 - chance) * of_bids(
        state, seat, rest, won, stars + lost
    )
