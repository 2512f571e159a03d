"""Static values of single actions: setting each card, and pooling, keeping or shifting a lost one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from hoshikan.games.hoshi_wo_wataru.bot.bid_odds import BidOdds
from hoshikan.games.hoshi_wo_wataru.bot.evaluation import Evaluation
from hoshikan.games.hoshi_wo_wataru.bot.tuned import tuned
from hoshikan.games.hoshi_wo_wataru.rules.actions import KEEP, POOL, UNIT, HoshiAction, cards, count
from hoshikan.games.hoshi_wo_wataru.rules.phases import STARDUST_CARDS
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState

PRIOR_HEAT: Final = tuned("prior-heat")
"""Sharpness of the priors' preference for better-looking actions, in 1/points."""
PRIOR_FLOOR: Final = tuned("prior-floor")
"""Share of even the worst-looking action."""


class Decision:
    """The worth of keeping, pooling and shifting one lost card."""

    __slots__ = ("keep", "pool", "shift", "with_it", "without_it")

    def __init__(self, state: HoshiState, evaluation: Evaluation, odds: BidOdds, card: int) -> None:
        self.pool = evaluation.pool_worth(card)
        self.keep = evaluation.keep_worth(card)
        self.shift = 0.0
        self.with_it = 0.0
        """The chance to win the next slot with the card shifted there …"""
        self.without_it = 0.0
        """… and without it."""
        slot = state.slot + 1
        if slot >= SLOTS:
            return
        company = state.lying_next(evaluation.seat)
        used = 0.0
        for other in company:
            used += evaluation.lost_worth(other)
        rest = max(self.pool, self.keep)
        without, bid = state.next_bid(evaluation.seat, card)
        self.without_it = odds.win(slot, without)
        self.with_it = odds.win(slot, bid)
        gain = evaluation.slot_worth(slot) - used
        dust = 0.0
        if len(company) + 1 >= STARDUST_CARDS and state.stardust_left:
            dust = evaluation.star_rate * state.start.box.stardust_stars
        self.shift = (self.with_it - self.without_it) * gain + self.with_it * dust + (1 - self.with_it) * rest


def row_worths(state: HoshiState, evaluation: Evaluation, odds: BidOdds, slot: int) -> list[dict[int, float]]:
    """For each slot from `slot` on what each different card of the hand is worth there, beside staying in the hand."""
    hand = state.hands[evaluation.seat]
    places = range(slot, min(SLOTS, slot + count(hand)))
    return worths_of(state, evaluation, odds, hand, places)


def worths_of(
    state: HoshiState, evaluation: Evaluation, odds: BidOdds, hand: int, places: Sequence[int]
) -> list[dict[int, float]]:
    """For each of the slots `places` what each different card of `hand` is worth there, beside staying in the hand."""
    kinds = sorted(set(cards(hand)))
    lost = {card: evaluation.lost_worth(card) for card in kinds}
    kept = {card: evaluation.keep_worth(card) if card else 0.0 for card in kinds}
    numbers = state.start.box.numbers
    worths: list[dict[int, float]] = []
    for place in places:
        prize = evaluation.slot_worth(place)
        row: dict[int, float] = {}
        for card in kinds:
            chance = odds.win(place, numbers[card])
            row[card] = chance * prize + (1 - chance) * lost[card] - kept[card]
        worths.append(row)
    return worths


def best_rest(worths: list[dict[int, float]], hand: int) -> float:
    """The worth of filling the slots of `worths` from `hand`, the most profitable slot and card first."""
    return filled(ranked(worths), hand, 0, len(worths))


def ranked(worths: list[dict[int, float]], first: int = 0) -> list[tuple[float, int, int]]:
    """The `worths` of all cards in the slots from `first` on, with slot and card, best first."""
    choices = [(worth, place, card) for place, row in enumerate(worths, first) for card, worth in row.items()]
    choices.sort(reverse=True)
    return choices


def filled(choices: list[tuple[float, int, int]], hand: int, slot: int, last: int) -> float:
    """The worth of filling the places from `slot` to before `last` from `hand` by `ranked` choices."""
    total = 0.0
    left = last - slot
    taken = 0
    for worth, place, card in choices:
        if place >= slot and place < last and not taken >> place & 1 and hand >> 4 * card & 15:
            total += worth
            taken |= 1 << place
            hand -= UNIT[card]
            left -= 1
            if not left:
                break
    return total


class _Row:
    """Values of a seat's cards in the slots of a year while rows are set; equal for equal knowledge."""

    __slots__ = ("hand", "key", "state")

    def __init__(self, state: HoshiState) -> None:
        seat = state.to_move
        held = tuple([state.hidden(other) for other in range(state.players)])
        self.state = state
        self.hand = held[seat]
        tops = tuple([state.top(other) for other in range(state.players)])
        key = (seat, state.start, state.table, state.order, held, state.chosen[seat], state.supernovas)
        self.key = hash((*key, tops, *state.pool_stars, *state.won, *state.stardust))

    def __hash__(self) -> int:
        return self.key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Row) and other.key == self.key


@lru_cache(maxsize=2_000)
def _looks(row: _Row) -> tuple[list[dict[int, float]], list[tuple[float, int, int]]]:
    """The worths of the seat's cards by slot, and all of them with slot and card, best first."""
    state = row.state
    seat = state.to_move
    worths = worths_of(state, Evaluation(state, seat), BidOdds(state, seat), row.hand, range(SLOTS))
    return worths, ranked(worths)


def set_worths(state: HoshiState) -> dict[int, float]:
    """Return the value of setting each different card now, with the best rest of the row."""
    worths, choices = _looks(_Row(state))
    slot = state.slot
    hand = state.hands[state.to_move]
    last = min(SLOTS, slot + count(hand))
    return {
        card: worths[slot][card] + filled(choices, hand - UNIT[card], slot + 1, last)
        for card in sorted(set(cards(hand)))
    }


def decision_worths(state: HoshiState, actions: Sequence[HoshiAction]) -> list[float]:
    """Return the values of pooling, keeping and shifting the lost card that is due, for those `actions`."""
    seat = state.to_move
    decision = Decision(state, Evaluation(state, seat), BidOdds(state, seat), state.lying[seat][0])
    pool, keep, shift = decision.pool, decision.keep, decision.shift
    return [pool if action.kind == POOL else keep if action.kind == KEEP else shift for action in actions]
