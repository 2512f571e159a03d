"""What the seats can expect of the years to come, and from that the price of a star, a card, a constellation."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from hoshikan.games.hoshi_wo_wataru.bot.evaluation_last_year import last_wins
from hoshikan.games.hoshi_wo_wataru.rules.actions import DUMMY, HIGHEST, UNIT, cards, pack
from hoshikan.games.hoshi_wo_wataru.rules.phases import RESOLVING, REVEALING, SETTING
from hoshikan.games.hoshi_wo_wataru.rules.scoring import EVERY, THRIFT, Goal, needed, numbers
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS, YEARS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState

FORCE: Final[tuple[float, ...]] = tuple((card / HIGHEST) ** 3 for card in range(HIGHEST + 1))
"""How much a card counts in the struggle for constellations, by its number."""
POOLED: Final = 0.85
"""Share of the lost cards that find their way into the pool."""
WINNING_STARS: Final = 2.6
"""Stars on a card that wins a slot, on average."""
STAR_WORTH: Final = 1.6
"""Points that a missing star costs: constellations give about so many zs a star."""
BARE_FORCE: Final = 0.05
"""Force of a seat without cards: it wins what nobody bids for, now and then."""
DOUBT: Final = 0.6
"""Stars by which need and have may still move apart each year."""
THRIFT_CHANCE: Final = 0.35
"""How often thrift can be arranged at the end."""


@lru_cache(maxsize=20_000)
def force(hand: int) -> float:
    """The force of all cards of a hand."""
    return sum(FORCE[card] for card in cards(hand))


@lru_cache(maxsize=20_000)
def hand_stars(hand: int, card_stars: tuple[int, ...]) -> int:
    """The stars at the foot of all cards of a hand."""
    return sum(card_stars[card] for card in cards(hand))


def holding(state: HoshiState, seat: int) -> int:
    """Everything a seat still has, as a hand: in hand, face down, lost and not decided, shifted; dummies left out."""
    row = state.rows[SLOTS * seat : SLOTS * (seat + 1)]
    lying = pack(card for card in row if card > DUMMY) + pack(state.lying[seat]) + pack(state.moved[seat])
    return (state.hands[seat] + lying) & ~15


def potential(goal: Goal, won: int) -> float:
    """What an objective promises with these constellations; begun sets count in part."""
    if goal.kind == THRIFT:
        return THRIFT_CHANCE * goal.each
    if goal.kind == EVERY:
        return goal.each * sum(1 for season in goal.masks if won & season) / len(goal.masks)
    return float(goal.points(won, 0, 0))


def _left_over(state: HoshiState, seat: int) -> int:
    """What a seat will have in hand after this year at least: what it need not set any more."""
    hand = state.hands[seat] & ~15
    if state.phase == SETTING:
        for card in cards(hand)[::-1][: SLOTS - state.set_cards(seat)]:
            hand -= UNIT[card]
    return hand


def _before_last_year(state: HoshiState, hands: list[int]) -> tuple[list[int], list[int]]:
    """The seats in the order of the last year's markers and what they will have in hand, once that can be told."""
    if state.year == YEARS:
        if state.phase == REVEALING:
            return state.ranking(), hands
        if state.phase == SETTING:
            return list(state.order), hands
    elif state.year == YEARS - 1 and state.phase in (SETTING, RESOLVING):
        return state.ranking(), [_left_over(state, seat) for seat in range(state.players)]
    return [], []


class Forecast:
    """Estimates of one position, in points, from what is open to all but the own objective of each seat."""

    __slots__ = (
        "force_rate",
        "keep_share",
        "last_worth",
        "left",
        "order",
        "points",
        "spare",
        "star_rate",
        "state",
        "usable",
        "wins",
    )

    def __init__(self, state: HoshiState) -> None:
        self.state = state
        box, seats = state.start.box, range(state.players)
        years = YEARS - state.year
        under_way = state.phase == SETTING or state.phase == RESOLVING
        resolved = state.slot if state.phase == RESOLVING else 0
        open_slots = state.table[resolved:]
        later = (SLOTS + state.start.double) * years
        slots = SLOTS * (years + 1) - resolved
        if not under_way:
            later += SLOTS + state.start.double
        unseen = numbers(state.deck)
        mean_points = sum([box.points[number] for number in unseen]) / (len(unseen) or 1)
        mean_stars = sum([box.stars[number] for number in unseen]) / (len(unseen) or 1)
        now_points = float(sum([box.points[number] for number in open_slots]))
        now_stars = float(sum([box.stars[number] for number in open_slots]))
        later_points, later_stars = later * mean_points, later * mean_stars
        hands = [holding(state, seat) for seat in seats]
        forces = [force(hand) + BARE_FORCE for hand in hands]
        whole = sum(forces)
        self.order, self.spare = _before_last_year(state, hands)
        """The seats from the best marker to the worst, as they would be given out now, and the cards that each will
        still have then; empty while more than a year lies before the last one."""
        self.wins = last_wins(self.spare, self.order) if self.order else ()
        """Slots each seat wins in the last year on average, if that is next."""
        self.points: list[float] = []
        """Expected final points of each seat."""
        self.star_rate: list[float] = []
        """Points that one more star in the pool is worth to each seat."""
        self.force_rate: list[float] = []
        """Points that one more unit of force is worth."""
        self.usable: list[float] = []
        """How likely a card that is kept can be pooled in a later year."""
        self.last_worth: list[float] = []
        """Points of a slot won in the last year, the stars it needs deducted."""
        self.keep_share = SLOTS * years / slots if slots else 0.0
        """How much of a card's force is left for later years."""
        self.left = slots
        doubt = 0.3 + DOUBT * (years + (1 if later or open_slots else 0))
        for seat in seats:
            share = forces[seat] / whole
            now_share, later_share = share, share
            if self.wins:
                later_share = self.wins[seat] / SLOTS
                if years == 0:
                    now_share = later_share
            stars = hand_stars(hands[seat], box.card_stars)
            count = len(cards(hands[seat]))
            wins = slots * share
            if self.wins:
                wins = self.wins[seat] + (slots - SLOTS) * now_share
            losses = max(0.0, slots - wins)
            spare = max(0.0, count - wins)
            pooled = POOLED * min(1.0, losses / spare) if spare > 0 else 0.0
            supply = state.have(seat) + pooled * max(0.0, stars - WINNING_STARS * min(wins, float(count)))
            need = needed(box, state.won[seat]) + now_share * now_stars + later_share * later_stars
            short = need - supply
            root = sqrt(short * short + doubt * doubt)
            zs = sum([box.points[number] for number in numbers(state.won[seat])])
            zs += box.supernova_points * state.supernovas.count(seat)
            goal = state.chosen[seat]
            promise = potential(box.goals[goal], state.won[seat]) if goal >= 0 else 0.0
            coming = now_share * now_points + later_share * later_points
            self.points.append(max(0.0, zs + promise + coming - STAR_WORTH * (short + root) / 2))
            rate = STAR_WORTH * (1 + short / root) / 2
            open_worth = now_points + later_points - rate * (now_stars + later_stars)
            self.star_rate.append(rate)
            self.force_rate.append(max(0.0, open_worth) * (whole - forces[seat]) / (whole * whole))
            self.usable.append(POOLED * min(1.0, SLOTS * years / count) if count else 0.0)
            self.last_worth.append(max(0.0, mean_points - rate * mean_stars))

    def worth(self, seat: int, number: int) -> float:
        """What winning a constellation is worth: its zs and what the objective promises, less the stars it needs."""
        state = self.state
        box = state.start.box
        worth = box.points[number] - self.star_rate[seat] * box.stars[number]
        goal = state.chosen[seat]
        if goal >= 0:
            won = state.won[seat]
            worth += potential(box.goals[goal], won | 1 << number) - potential(box.goals[goal], won)
        if state.start.supernova:
            for season, mask in enumerate(box.seasons):
                if state.supernovas[season] < 0 and mask >> number & 1:
                    worth += box.supernova_points * (0.2, 0.5, 1.0)[min(2, (state.won[seat] & mask).bit_count())]
        return worth

    def slot_worth(self, seat: int, slot: int) -> float:
        """What winning a slot of this year is worth."""
        table = self.state.table
        won = table[slot:] if slot == SLOTS - 1 else table[slot : slot + 1]
        return sum([self.worth(seat, number) for number in won])

    def pool_worth(self, seat: int, card: int) -> float:
        """What pooling a card brings."""
        return self.star_worth(seat, card) + self.marker_worth(seat, card)

    def star_worth(self, seat: int, card: int) -> float:
        """What the stars of a card are worth for the final check."""
        return self.star_rate[seat] * self.state.start.box.card_stars[card]

    def keep_worth(self, seat: int, card: int) -> float:
        """What a card taken back will bring in later years."""
        stars = self.usable[seat] * self.star_worth(seat, card)
        if self.order and self.state.year < YEARS:
            return max(stars, self._last_worth_of(seat, card) + 0.5 * stars)
        return max(stars, self.keep_share * self.force_rate[seat] * FORCE[card] + 0.5 * stars)

    def _last_worth_of(self, seat: int, card: int) -> float:
        """What one card more brings in the last year."""
        spare = self.spare[:]
        spare[seat] += UNIT[card]
        return (last_wins(spare, self.order)[seat] - self.wins[seat]) * self.last_worth[seat]

    def marker_worth(self, seat: int, card: int) -> float:
        """What pooling a card brings in the last year by a better marker (HW-2.2)."""
        if not self.order or self.state.year == YEARS or self.order[0] == seat:
            return 0.0
        state = self.state
        mine = (state.pool_stars[seat] + state.start.box.card_stars[card], card)
        order = [other for other in self.order if other != seat]
        place = 0
        while place < len(order) and (state.pool_stars[order[place]], state.top(order[place])) >= mine:
            place += 1
        order.insert(place, seat)
        return (last_wins(self.spare, order)[seat] - self.wins[seat]) * self.last_worth[seat]

    def lost_worth(self, seat: int, card: int) -> float:
        """What a lost card is still good for; a dummy for nothing."""
        return 0.0 if card == DUMMY else max(self.pool_worth(seat, card), self.keep_worth(seat, card))
