"""Expectations of the seats for the years to come, and from them the price of a star, a card, a constellation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import sqrt
from typing import Final

from hoshikan.games.hoshi_wo_wataru.bot.tuned import tuned
from hoshikan.games.hoshi_wo_wataru.rules.actions import DUMMIES, DUMMY, HIGHEST, UNIT, cards, count, pack
from hoshikan.games.hoshi_wo_wataru.rules.components import CONSTELLATIONS
from hoshikan.games.hoshi_wo_wataru.rules.goals import EVERY, GROUP, NAMED, STEPS, THRIFT, Goal
from hoshikan.games.hoshi_wo_wataru.rules.position import RESOLVING, REVEALING, SETTING
from hoshikan.games.hoshi_wo_wataru.rules.scoring import numbers
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS, YEARS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState

FORCE: Final[tuple[float, ...]] = tuple([(card / HIGHEST) ** tuned("force-power") for card in range(HIGHEST + 1)])
"""Weight of a card in the contest for constellations, by its number."""
POOLED: Final = tuned("pooled")
"""Share of the lost cards that find their way into the pool."""
WINNING_STARS: Final = tuned("winning-stars")
"""Stars on a card that wins a slot, on average."""
STAR_WORTH: Final = tuned("star-worth")
"""Points that a missing star costs: constellations give about this many zs a star."""
BOTH: Final = tuned("both")
"""Share of a kept card's stars that count beside what it may win: it wins or is pooled, seldom both."""
BARE_FORCE: Final = tuned("bare-force")
"""Force of a seat without cards: it wins slots without bids, now and then."""
DOUBT: Final = tuned("doubt")
"""Stars by which need and have may still move apart each year."""
LEAST_DOUBT: Final = tuned("least-doubt")
"""… and this value at the end of the last year."""
THRIFT_CHANCE: Final = tuned("thrift-chance")
"""Chance that thrift can be arranged at the end."""
SUPERNOVA_SHARE: Final[tuple[float, ...]] = (tuned("supernova-first"), tuned("supernova-second"), 1.0)
"""Value of the first, second and third constellation of a season as a share of its supernova; the third takes it
(HW-0.6)."""
SOUGHT: Final[Mapping[int, float]] = {
    GROUP: tuned("sought-group"),
    NAMED: tuned("sought-named"),
    STEPS: tuned("sought-steps"),
    EVERY: tuned("sought-every"),
    THRIFT: tuned("sought-thrift"),
}
"""Beside mere chance: how much more is won by who looks for it; how often EVERY and THRIFT are met."""


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
    lying = pack(card for card in state.row(seat) if card > DUMMY) + pack(state.lying[seat]) + pack(state.moved[seat])
    return (state.hands[seat] + lying) & ~DUMMIES


def potential(goal: Goal, won: int) -> float:
    """Return the promise of an objective with these constellations; begun sets count in part."""
    if goal.kind == THRIFT:
        return THRIFT_CHANCE * goal.each
    if goal.kind == EVERY:
        return goal.each * sum(1 for season in goal.masks if won & season) / len(goal.masks)
    return float(goal.points(won, 0, 0))


def average_points(goal: Goal, state: HoshiState) -> float:
    """Return the mean points of an objective, before anything is won, for a seat with an equal share (HW-1.3)."""
    used = (SLOTS + state.start.double) * YEARS
    share = used / CONSTELLATIONS / state.players
    wins = used / state.players
    sought = SOUGHT[goal.kind]
    if goal.kind == GROUP:
        return sought * max(0.0, goal.each * (goal.masks[0].bit_count() * share - goal.after))
    if goal.kind == NAMED:
        return sought * share * sum(goal.worths)
    if goal.kind == STEPS:
        return sought * goal.each * wins * share
    return sought * goal.each


def objective_gain(state: HoshiState, seat: int, more: int) -> float:
    """Return the change in the seat's objective by winning the constellations of a mask."""
    goal = state.chosen[seat]
    if goal < 0:
        return 0.0
    won, objective = state.won[seat], state.start.box.goals[goal]
    return potential(objective, won | more) - potential(objective, won)


def supernova_share(state: HoshiState, seat: int, season: int) -> float:
    """Return the share of a season's supernova that one more of its constellations (a mask) brings (HW-0.6)."""
    return SUPERNOVA_SHARE[min(2, (state.won[seat] & season).bit_count())]


def last_wins(hands: Sequence[int], order: Sequence[int]) -> tuple[float, ...]:
    """Return the mean number of slots that each seat wins in the last year if all set their best cards, each in any
    order.

    Seats with cards win there, and without any, the best marker takes all (HW-3.1).

    `order` names the seats from the best marker to the worst.
    """
    return tuple([sum(chances) for chances in chances_of_cards([best_cards(hand) for hand in hands], order)])


@lru_cache(maxsize=50_000)
def best_cards(hand: int) -> tuple[int, ...]:
    """The highest cards of a hand, one for each slot, ascending; dummies where there are too few."""
    held = cards(hand)[-SLOTS:]
    return (*[DUMMY] * (SLOTS - len(held)), *held)


def chances_of_cards(rows: Sequence[tuple[int, ...]], order: Sequence[int]) -> tuple[tuple[float, ...], ...]:
    """By seat, how likely each card of its row wins its slot if all rows are set in any order (HW-3.1)."""
    return _chances_of_cards(tuple(rows), tuple(order))


@lru_cache(maxsize=50_000)
def _chances_of_cards(rows: tuple[tuple[int, ...], ...], order: tuple[int, ...]) -> tuple[tuple[float, ...], ...]:
    chances: list[tuple[float, ...]] = [()] * len(rows)
    for place, seat in enumerate(order):
        of_row: list[float] = []
        for card in rows[seat]:
            chance = 1.0
            for rank, other in enumerate(order):
                if other != seat:
                    beaten = 0
                    for theirs in rows[other]:
                        beaten += theirs < card or (theirs == card and place < rank)
                    chance *= beaten / SLOTS
            of_row.append(chance)
        chances[seat] = tuple(of_row)
    return tuple(chances)


def left_over(state: HoshiState, seat: int) -> int:
    """Return the least hand of a seat after this year: cards in no row, or in a row but not needed."""
    if state.phase != SETTING:
        return state.hands[seat] & ~DUMMIES
    hand = state.hidden(seat) & ~DUMMIES
    for card in cards(hand)[-SLOTS:]:
        hand -= UNIT[card]
    return hand


def before_last_year(state: HoshiState, hands: list[int]) -> tuple[list[int], list[int]]:
    """Return the seats in the order of the last year's markers and their hands then, once these are known."""
    if state.year == YEARS:
        if state.phase == REVEALING:
            return state.ranking(), hands
        if state.phase == SETTING:
            return list(state.order), hands
    elif state.year == YEARS - 1 and state.phase in (SETTING, RESOLVING):
        return state.ranking(), [left_over(state, seat) for seat in range(state.players)]
    return [], []


class SlotsAhead:
    """The slots that are still to be won: those open this year, and later ones by the average of the deck."""

    __slots__ = (
        "later_points",
        "later_stars",
        "left",
        "mean_points",
        "mean_stars",
        "now_points",
        "now_stars",
        "uncertainty",
        "years",
    )

    def __init__(self, state: HoshiState) -> None:
        box = state.start.box
        self.years = YEARS - state.year
        """Years after this one."""
        under_way = state.phase == SETTING or state.phase == RESOLVING
        resolved = state.slot if state.phase == RESOLVING else 0
        open_slots = state.table[resolved:]
        constellations = SLOTS + state.start.double
        later = constellations * self.years
        if not under_way:
            later += constellations
        self.left = SLOTS * (self.years + 1) - resolved
        unseen = numbers(state.deck)
        self.mean_points = sum([box.points[number] for number in unseen]) / (len(unseen) or 1)
        self.mean_stars = sum([box.stars[number] for number in unseen]) / (len(unseen) or 1)
        self.now_points = float(sum([box.points[number] for number in open_slots]))
        self.now_stars = float(sum([box.stars[number] for number in open_slots]))
        self.later_points = later * self.mean_points
        self.later_stars = later * self.mean_stars
        self.uncertainty = LEAST_DOUBT + DOUBT * (self.years + (1 if later or open_slots else 0))
        """Stars by which need and have may still move apart."""


class Evaluation:
    """Values of stars, cards and constellations for one seat, in points; reads open things and its objective."""

    __slots__ = (
        "force_rate",
        "keep_share",
        "last_worth",
        "order",
        "seat",
        "spare",
        "star_rate",
        "state",
        "usable",
        "wins",
    )

    def __init__(self, state: HoshiState, seat: int) -> None:
        self.state = state
        self.seat = seat
        ahead = SlotsAhead(state)
        hands = [holding(state, other) for other in range(state.players)]
        hand = hands[seat]
        own_force = force(hand) + BARE_FORCE
        whole = sum([force(held) + BARE_FORCE for held in hands])
        self.order, self.spare = before_last_year(state, hands)
        """The seats from the best marker to the worst, as they would be given out now, and the cards that each will
        still have then; empty while more than a year is before the last one."""
        self.wins = last_wins(self.spare, self.order) if self.order else ()
        """Slots each seat wins in the last year on average, if that is next."""
        self.keep_share = SLOTS * ahead.years / ahead.left if ahead.left else 0.0
        """Share of a card's force left for later years."""
        now_share, later_share = self._shares(own_force / whole, ahead)
        need = state.need(seat) + now_share * ahead.now_stars + later_share * ahead.later_stars
        short = need - self._supply(hand, now_share, ahead)
        root = sqrt(short * short + ahead.uncertainty * ahead.uncertainty)
        self.star_rate = STAR_WORTH * (1 + short / root) / 2
        """Points that one more star in the pool is worth."""
        open_worth = ahead.now_points + ahead.later_points - self.star_rate * (ahead.now_stars + ahead.later_stars)
        self.force_rate = max(0.0, open_worth) * (whole - own_force) / (whole * whole)
        """Points that one more unit of force is worth."""
        held = count(hand)
        self.usable = POOLED * min(1.0, SLOTS * ahead.years / held) if held else 0.0
        """Chance that a kept card can be pooled in a later year."""
        self.last_worth = max(0.0, ahead.mean_points - self.star_rate * ahead.mean_stars)
        """Points of a slot won in the last year, the stars it needs deducted."""

    def _shares(self, share: float, ahead: SlotsAhead) -> tuple[float, float]:
        """Return the seat's shares of this year's open slots and of later ones; `share` goes by force alone."""
        if not self.wins:
            return share, share
        later_share = self.wins[self.seat] / SLOTS
        return (later_share if ahead.years == 0 else share), later_share

    def _supply(self, hand: int, now_share: float, ahead: SlotsAhead) -> float:
        """Return the stars that the seat will have in the end: those in its pool, and those it can still pool."""
        state = self.state
        stars = hand_stars(hand, state.start.box.card_stars)
        held = count(hand)
        wins = ahead.left * now_share
        if self.wins:
            wins = self.wins[self.seat] + (ahead.left - SLOTS) * now_share
        losses = max(0.0, ahead.left - wins)
        spare = max(0.0, held - wins)
        pooled = POOLED * min(1.0, losses / spare) if spare > 0 else 0.0
        return state.have(self.seat) + pooled * max(0.0, stars - WINNING_STARS * min(wins, float(held)))

    def worth(self, number: int) -> float:
        """Return the value of a constellation: its zs and the gain of the objective, less the stars it needs."""
        state = self.state
        box = state.start.box
        worth = box.points[number] - self.star_rate * box.stars[number]
        worth += objective_gain(state, self.seat, 1 << number)
        if state.start.supernova:
            for season, mask in enumerate(box.seasons):
                if state.supernovas[season] < 0 and mask >> number & 1:
                    worth += box.supernova_points * supernova_share(state, self.seat, mask)
        return worth

    def slot_worth(self, slot: int) -> float:
        """Return the value of winning a slot of this year."""
        return sum([self.worth(number) for number in self.state.prizes(slot)])

    def pool_worth(self, card: int) -> float:
        """Return the value of pooling a card."""
        return self.star_worth(card) + self.marker_worth(card)

    def star_worth(self, card: int) -> float:
        """Return the value of a card's stars for the final check."""
        return self.star_rate * self.state.start.box.card_stars[card]

    def keep_worth(self, card: int) -> float:
        """Return the value of a card taken back, in later years."""
        stars = self.usable * self.star_worth(card)
        if self.order and self.state.year < YEARS:
            return max(stars, self._last_worth_of(card) + BOTH * stars)
        return max(stars, self.keep_share * self.force_rate * FORCE[card] + BOTH * stars)

    def _last_worth_of(self, card: int) -> float:
        """Return the value of one card more in the last year."""
        spare = self.spare[:]
        spare[self.seat] += UNIT[card]
        return (last_wins(spare, self.order)[self.seat] - self.wins[self.seat]) * self.last_worth

    def marker_worth(self, card: int) -> float:
        """Return the value of pooling a card in the last year by a better marker (HW-2.2)."""
        seat = self.seat
        if not self.order or self.state.year == YEARS or self.order[0] == seat:
            return 0.0
        state = self.state
        mine = (state.pool_stars[seat] + state.start.box.card_stars[card], card)
        order = [other for other in self.order if other != seat]
        place = 0
        while place < len(order) and (state.pool_stars[order[place]], state.top(order[place])) >= mine:
            place += 1
        order.insert(place, seat)
        return (last_wins(self.spare, order)[seat] - self.wins[seat]) * self.last_worth

    def lost_worth(self, card: int) -> float:
        """Return the remaining value of a lost card; 0 for a dummy."""
        return 0.0 if card == DUMMY else max(self.pool_worth(card), self.keep_worth(card))
