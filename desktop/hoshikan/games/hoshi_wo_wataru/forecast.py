"""What the seats can expect of the years to come, and from that the price of a star, a card, a constellation."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from hoshikan.games.hoshi_wo_wataru.account import needed, numbers
from hoshikan.games.hoshi_wo_wataru.goals import EVERY, THRIFT, Goal
from hoshikan.games.hoshi_wo_wataru.hands import cards, pack
from hoshikan.games.hoshi_wo_wataru.phases import RESOLVING, SETTING
from hoshikan.games.hoshi_wo_wataru.start import SLOTS, YEARS
from hoshikan.games.hoshi_wo_wataru.steps import DUMMY, HIGHEST
from hoshikan.games.hoshi_wo_wataru.table import Table

FORCE: Final[tuple[float, ...]] = tuple((card / HIGHEST) ** 3 for card in range(HIGHEST + 1))
"""How much a card counts in the struggle for constellations, by its number."""
POOLED: Final = 0.85
"""Share of the lost cards that find their way into the pool."""
WINNING_STARS: Final = 2.6
"""Stars on a card that wins a slot, on average."""
STAR_WORTH: Final = 1.6
"""Points that a missing star costs: constellations give about so many zs a star."""
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


def holding(state: Table, seat: int) -> int:
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


class Forecast:
    """Estimates of one position, in points, from what is open to all but the own objective of each seat."""

    __slots__ = ("force_rate", "keep_share", "left", "points", "star_rate", "state", "usable")

    def __init__(self, state: Table) -> None:
        self.state = state
        box, seats = state.start.box, range(state.players)
        years = YEARS - state.year
        resolved = state.slot if state.phase == RESOLVING else 0
        under_way = state.table[resolved:]
        later = (SLOTS + state.start.double) * years
        slots = SLOTS * (years + 1) - resolved
        if state.phase not in (SETTING, RESOLVING):
            later += SLOTS + state.start.double
        unseen = numbers(state.deck)
        mean_points = sum([box.points[number] for number in unseen]) / (len(unseen) or 1)
        mean_stars = sum([box.stars[number] for number in unseen]) / (len(unseen) or 1)
        open_points = sum([box.points[number] for number in under_way]) + later * mean_points
        open_stars = sum([box.stars[number] for number in under_way]) + later * mean_stars
        hands = [holding(state, seat) for seat in seats]
        forces = [force(hand) + 0.05 for hand in hands]
        whole = sum(forces)
        self.points: list[float] = []
        """Expected final points of each seat."""
        self.star_rate: list[float] = []
        """Points that one more star in the pool is worth to each seat."""
        self.force_rate: list[float] = []
        """Points that one more unit of force is worth."""
        self.usable: list[float] = []
        """How likely a card that is kept can be pooled in a later year."""
        self.keep_share = SLOTS * years / slots if slots else 0.0
        """How much of a card's force is left for later years."""
        self.left = slots
        doubt = 0.3 + DOUBT * (years + (1 if later or under_way else 0))
        for seat in seats:
            share = forces[seat] / whole
            stars = hand_stars(hands[seat], box.card_stars)
            count = len(cards(hands[seat]))
            wins = slots * share
            losses = max(0.0, slots - wins)
            spare = max(0.0, count - wins)
            pooled = POOLED * min(1.0, losses / spare) if spare > 0 else 0.0
            supply = state.have(seat) + pooled * max(0.0, stars - WINNING_STARS * min(wins, float(count)))
            short = needed(box, state.won[seat]) + share * open_stars - supply
            root = sqrt(short * short + doubt * doubt)
            zs = sum([box.points[number] for number in numbers(state.won[seat])])
            zs += box.supernova_points * state.supernovas.count(seat)
            goal = state.chosen[seat]
            promise = potential(box.goals[goal], state.won[seat]) if goal >= 0 else 0.0
            self.points.append(max(0.0, zs + promise + share * open_points - STAR_WORTH * (short + root) / 2))
            rate = STAR_WORTH * (1 + short / root) / 2
            self.star_rate.append(rate)
            self.force_rate.append(max(0.0, open_points - rate * open_stars) * (whole - forces[seat]) / (whole * whole))
            self.usable.append(POOLED * min(1.0, SLOTS * years / count) if count else 0.0)

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
        return self.star_rate[seat] * self.state.start.box.card_stars[card]

    def keep_worth(self, seat: int, card: int) -> float:
        """What a card taken back will bring in later years."""
        stars = self.usable[seat] * self.pool_worth(seat, card)
        return max(stars, self.keep_share * self.force_rate[seat] * FORCE[card] + 0.5 * stars)

    def lost_worth(self, seat: int, card: int) -> float:
        """What a lost card is still good for; a dummy for nothing."""
        return 0.0 if card == DUMMY else max(self.pool_worth(seat, card), self.keep_worth(seat, card))
