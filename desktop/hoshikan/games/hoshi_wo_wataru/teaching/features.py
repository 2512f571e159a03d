"""The features of an action: what it does, named so that a player can weigh it (see `RULES` for all kinds)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.engine.tutor import Reasons
from hoshikan.games.hoshi_wo_wataru.bot.bid_odds import BidOdds
from hoshikan.games.hoshi_wo_wataru.bot.evaluation import Evaluation, average_points, objective_gain, supernova_share
from hoshikan.games.hoshi_wo_wataru.bot.priors import best_rest, row_worths
from hoshikan.games.hoshi_wo_wataru.rules.actions import DUMMY, UNIT, cards, count
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES
from hoshikan.games.hoshi_wo_wataru.rules.phases import HAND_LIMIT, STARDUST_CARDS
from hoshikan.games.hoshi_wo_wataru.rules.setup import YEARS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState

RULES: Final[Mapping[str, str]] = {
    "promises": "HW-0.4",  # objective, points: what it brings on average
    "wins": "HW-3.1",  # slot, number, points, chance: the chance in per cent that this card takes the constellation
    "objective-gains": "HW-0.4",  # objective, points, chance: the constellation also counts for the objective
    "needs-stars": "HW-4.1",  # number, stars, need, have: what it adds to the stars needed
    "near-supernova": "HW-0.6",  # number, season, count: constellations of its season with this one
    "ties-won": "HW-3.1",  # slot, marker, card: the better marker wins against the same card
    "uses-card": "HW-3.2",  # card: is discarded in case it wins
    "out-of-reach": "HW-3.3",  # slot, number: no card in hand is likely to win there, and none that loses is gone
    "costs-little": "HW-2.4",  # slot: a dummy is no loss where nothing is to be won
    "stars-if-lost": "HW-3.3",  # card, stars: may be pooled in case it loses
    "missed-elsewhere": "HW-2.3",  # card, slot, number: where the card would do better this year
    "pools-stars": "HW-3.3",  # card, stars, total: stars in the pool then
    "covers-need": "HW-4.1",  # need, have: what this pooling does for a constellation that would be turned over
    "stars-to-spare": "HW-4.1",  # need, have: more stars than the constellations so far need
    "takes-marker": "HW-2.2",  # stars: most stars in the pool, so the first marker next year
    "back-in-hand": "HW-3.3",  # card, years: to bid or pool in the years left
    "fills-hand": "HW-2.3",  # cards: without it a dummy would be needed next year
    "too-late": "HW-4.1",  # card: in the last year a card in the hand is worth nothing
    "raises-bid": "HW-3.3",  # slot, number, bid, before, chance: the bid in the next slot with the card and without it
    "three-cards": "HW-3.2",  # slot, cards, stars: winning with so many brings stardust
    "decided-anew": "HW-3.3",  # card, slot: if lost again it can still be pooled or kept
    "used-up": "HW-3.2",  # card, chance: the card is discarded in case it wins there
}
"""Every kind of feature with the rule it follows from. Slots and years count from 1, numbers are circled numbers; with
a `number` comes the id of its `constellation`."""

MARKER_WORTH: Final = 0.3
"""Points for being first in all ties of a year."""
NO_LOSS: Final = 0.1
"""Points for a choice that costs nothing: enough to be told, and to weigh less than anything else."""


def named(state: HoshiState, facts: Mapping[str, Fact]) -> dict[str, Fact]:
    """The id, as `constellation`, of the constellation whose circled number is among the facts."""
    return {"constellation": state.start.box.ids[int(facts["number"])]} if "number" in facts else {}


class Features(Reasons):
    """Collects the features of one action for the seat to move."""

    def __init__(self, state: HoshiState) -> None:
        super().__init__(RULES)
        self.state = state
        self.seat = state.to_move
        self.evaluation = Evaluation(state, state.to_move)
        self.box = state.start.box

    def add(self, kind: str, worth: float, /, **facts: Fact) -> None:
        super().add(kind, worth, **facts, **named(self.state, facts))

    def choose(self, objective: int) -> None:
        points = average_points(self.box.goals[objective], self.state)
        self.add("promises", points, objective=OBJECTIVES[objective], points=round(points))

    def set(self, card: int) -> None:
        state, seat, slot = self.state, self.seat, self.state.slot
        odds = BidOdds(state, seat)
        bid = self.box.numbers[card]
        chance = odds.win(slot, bid)
        self._prizes(slot, chance)
        kept = self.evaluation.keep_worth(card) if card else 0.0
        hand = cards(state.hands[seat])
        if not any(round(100 * odds.win(slot, self.box.numbers[other])) for other in hand):
            self.add("out-of-reach", NO_LOSS, slot=slot + 1, number=self._dearest(slot)[0])
        if card == DUMMY:
            self.add("costs-little", NO_LOSS, slot=slot + 1)
        elif chance > 0:
            self.add("uses-card", -chance * kept, card=card)
        lost = (1 - chance) * (self.evaluation.lost_worth(card) - kept)
        if lost > 0:
            self.add("stars-if-lost", lost, card=card, stars=self.box.card_stars[card])
        worse = odds.win(slot, bid - 1)
        if card and chance > worse and state.markers[seat] == 1:
            tie = (chance - worse) * self.evaluation.slot_worth(slot)
            self.add("ties-won", tie / 2, slot=slot + 1, marker=1, card=card)
        self._elsewhere(card, odds)

    def _dearest(self, slot: int) -> list[int]:
        """The constellations of a slot, the dearest first: with two of them only that one is named."""
        return sorted(self.state.prizes(slot), key=lambda number: -self.box.points[number])

    def _prizes(self, slot: int, chance: float) -> None:
        state, seat, box = self.state, self.seat, self.box
        numbers = self._dearest(slot)
        first = numbers[0]
        percent = round(100 * chance)
        points, stars = sum(box.points[number] for number in numbers), sum(box.stars[number] for number in numbers)
        self.add("wins", chance * points, slot=slot + 1, number=first, points=points, chance=percent)
        need, have = state.need(seat), state.have(seat)
        worth = -chance * self.evaluation.star_rate * stars
        self.add("needs-stars", worth, number=first, stars=stars, need=need + stars, have=have)
        gain = objective_gain(state, seat, sum(1 << number for number in numbers))
        if gain > 0:
            name = OBJECTIVES[state.chosen[seat]]
            self.add("objective-gains", chance * gain, objective=name, points=round(gain), chance=percent)
        if state.start.supernova:
            self._supernova(first, chance)

    def _supernova(self, number: int, chance: float) -> None:
        state, box = self.state, self.box
        for season, mask in enumerate(box.seasons):
            if mask >> number & 1 and state.supernovas[season] < 0:
                have = (state.won[self.seat] & mask).bit_count() + 1
                worth = chance * box.supernova_points * supernova_share(state, self.seat, mask)
                self.add("near-supernova", worth, number=number, season=box.season_of[number], count=have)

    def _elsewhere(self, card: int, odds: BidOdds) -> None:
        """What the rest of the row loses by doing without the card."""
        state, seat = self.state, self.seat
        later = row_worths(state, self.evaluation, odds, state.slot)[1:]
        if not later or card == DUMMY:
            return
        hand = state.hands[seat]
        loss = best_rest(later, hand) - best_rest(later, hand - UNIT[card])
        if loss > 0:
            place = max(range(len(later)), key=lambda index: later[index].get(card, 0.0))
            slot = state.slot + 1 + place
            self.add("missed-elsewhere", -loss, card=card, slot=slot + 1, number=state.table[slot])

    def pool(self, card: int) -> None:
        state, seat = self.state, self.seat
        stars = self.box.card_stars[card]
        worth = self.evaluation.star_worth(card)
        self.add("pools-stars", worth, card=card, stars=stars, total=state.pool_stars[seat] + stars)
        need, have = state.need(seat), state.have(seat)
        if have < need:
            self.add("covers-need", worth / 2, need=need, have=min(have + stars, need))
        elif have > need:
            self.add("stars-to-spare", -worth / 4, need=need, have=have + stars)
        rivals = max(state.pool_stars[other] for other in range(state.players) if other != seat)
        if state.year < YEARS and state.pool_stars[seat] <= rivals < state.pool_stars[seat] + stars:
            worth = MARKER_WORTH + self.evaluation.marker_worth(card)
            self.add("takes-marker", worth, stars=state.pool_stars[seat] + stars)

    def keep(self, card: int) -> None:
        state = self.state
        if state.year == YEARS:
            self.add("too-late", -self.evaluation.pool_worth(card), card=card)
            return
        self.add("back-in-hand", self.evaluation.keep_worth(card), card=card, years=YEARS - state.year)
        held = count(state.hands[self.seat])
        if held < HAND_LIMIT:
            self.add("fills-hand", 0.3, cards=held + 1)

    def shift(self, card: int) -> None:
        state, seat, slot = self.state, self.seat, self.state.slot + 1
        odds = BidOdds(state, seat)
        company = state.lying_next(seat)
        before, bid = state.next_bid(seat, card)
        chance, without = odds.win(slot, bid), odds.win(slot, before)
        gain = self.evaluation.slot_worth(slot)
        self.add(
            "raises-bid",
            (chance - without) * gain,
            slot=slot + 1,
            number=state.table[slot],
            bid=bid,
            before=before,
            chance=round(100 * chance),
        )
        if len(company) + 1 >= STARDUST_CARDS and state.stardust_left:
            stars = self.box.stardust_stars
            worth = chance * self.evaluation.star_rate * stars
            self.add("three-cards", worth, slot=slot + 1, cards=len(company) + 1, stars=stars)
        rest = max(self.evaluation.pool_worth(card), self.evaluation.keep_worth(card))
        self.add("decided-anew", (1 - chance) * rest, card=card, slot=slot + 1)
        lost = sum(self.evaluation.lost_worth(other) for other in company)
        self.add("used-up", -(chance - without) * lost, card=card, chance=round(100 * chance))
