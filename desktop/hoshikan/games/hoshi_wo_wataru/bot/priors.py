"""What single actions are worth at first sight: setting each card, and pooling, keeping or shifting a lost one."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.engine.action import Action
from hoshikan.games.hoshi_wo_wataru.bot.bid_odds import BidOdds
from hoshikan.games.hoshi_wo_wataru.bot.evaluation import Evaluation
from hoshikan.games.hoshi_wo_wataru.rules.actions import DUMMY, KEEP, POOL, UNIT, HoshiAction, cards
from hoshikan.games.hoshi_wo_wataru.rules.phases import STARDUST_CARDS
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState


class Decision:
    """The worth of keeping, pooling and shifting one lost card."""

    __slots__ = ("keep", "pool", "shift", "with_it", "without_it")

    def __init__(self, state: HoshiState, evaluation: Evaluation, odds: BidOdds, seat: int, card: int) -> None:
        self.pool = evaluation.pool_worth(seat, card)
        self.keep = evaluation.keep_worth(seat, card)
        self.shift = 0.0
        self.with_it = 0.0
        """The chance to win the next slot with the card shifted there …"""
        self.without_it = 0.0
        """… and without it."""
        slot = state.slot + 1
        if slot >= SLOTS:
            return
        company = state.lying_next(seat)
        used = 0.0
        for other in company:
            used += evaluation.lost_worth(seat, other)
        rest = max(self.pool, self.keep)
        without, bid = state.next_bid(seat, card)
        self.without_it = odds.win(slot, without)
        self.with_it = odds.win(slot, bid)
        gain = evaluation.slot_worth(seat, slot) - used
        dust = 0.0
        if len(company) + 1 >= STARDUST_CARDS and state.stardust_left:
            dust = evaluation.star_rate[seat] * state.start.box.stardust_stars
        self.shift = (self.with_it - self.without_it) * gain + self.with_it * dust + (1 - self.with_it) * rest


def row_worths(
    state: HoshiState, evaluation: Evaluation, odds: BidOdds, seat: int, slot: int
) -> list[dict[int, float]]:
    """For each slot from `slot` on what each different card of the hand is worth there, beside staying in the hand."""
    hand = state.hands[seat]
    kinds = sorted(set(cards(hand)))
    places = range(slot, min(SLOTS, slot + len(cards(hand))))
    lost = {card: evaluation.lost_worth(seat, card) for card in kinds}
    kept = {card: evaluation.keep_worth(seat, card) if card else 0.0 for card in kinds}
    numbers = state.start.box.numbers
    worths: list[dict[int, float]] = []
    for place in places:
        prize = evaluation.slot_worth(seat, place)
        row: dict[int, float] = {}
        for card in kinds:
            chance = odds.win(place, numbers[card])
            row[card] = chance * prize + (1 - chance) * lost[card] - kept[card]
        worths.append(row)
    return worths


def best_rest(worths: list[dict[int, float]], hand: int) -> float:
    """The worth of filling the slots of `worths` from `hand`, the most profitable slot and card first."""
    total = 0.0
    left = worths[:]
    while left:
        best, place, chosen = -1e9, 0, DUMMY
        for index, row in enumerate(left):
            for card, worth in row.items():
                if worth > best and hand >> 4 * card & 15:
                    best, place, chosen = worth, index, card
        total += best
        hand -= UNIT[chosen]
        left.pop(place)
    return total


def set_worths(state: HoshiState, evaluation: Evaluation) -> dict[int, float]:
    """What setting each different card now is worth, the rest of the row filled as well as possible."""
    seat = state.to_move
    worths = row_worths(state, evaluation, BidOdds(state, seat), seat, state.slot)
    hand = state.hands[seat]
    return {card: worth + best_rest(worths[1:], hand - UNIT[card]) for card, worth in worths[0].items()}


def decision_worths(state: HoshiState, actions: Sequence[Action]) -> list[float]:
    """What pooling, keeping and shifting the lost card that is due are worth, for those `actions`."""
    seat = state.to_move
    evaluation = Evaluation(state)
    decision = Decision(state, evaluation, BidOdds(state, seat), seat, state.lying[seat][0])
    worths: list[float] = []
    for action in actions:
        assert isinstance(action, HoshiAction)
        worths.append(
            decision.pool if action.kind == POOL else decision.keep if action.kind == KEEP else decision.shift
        )
    return worths
