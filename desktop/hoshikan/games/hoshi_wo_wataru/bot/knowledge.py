"""Knowledge of 星を渡る for a search: fitted weights of the seats' features, and values of single actions.

Features are constellations won and to come, cards and lacks. Complete rows are taken as they are, so a search averages
over the rows it holds possible. Points go by leaps after the last year: with one star too few the highest constellation
is turned over, and with it perhaps a part of the objective (HW-4.1). So there the points themselves are features: the
expectations of slots and of stars alone predict them badly.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from hoshikan.engine.knowledge import Determinizer, FittedKnowledge, preferences
from hoshikan.games.hoshi_wo_wataru.bot.beliefs import LikelyDeals
from hoshikan.games.hoshi_wo_wataru.bot.evaluation import (
    BARE_FORCE,
    BOTH,
    FORCE,
    POOLED,
    STAR_WORTH,
    SUPERNOVA_SHARE,
    WINNING_STARS,
    SlotsAhead,
    average_points,
    before_last_year,
    best_cards,
    chances_of_cards,
    force,
    hand_stars,
    holding,
    last_wins,
    objective_gain,
    potential,
)
from hoshikan.games.hoshi_wo_wataru.bot.priors import PRIOR_FLOOR, PRIOR_HEAT, decision_worths, set_worths
from hoshikan.games.hoshi_wo_wataru.bot.tuned import TUNING, tuned
from hoshikan.games.hoshi_wo_wataru.listing import LISTING
from hoshikan.games.hoshi_wo_wataru.rules.actions import DUMMIES, DUMMY, HoshiAction, count
from hoshikan.games.hoshi_wo_wataru.rules.position import CHOOSING, RESOLVING, REVEALING, SETTING
from hoshikan.games.hoshi_wo_wataru.rules.scoring import Account, goal_points, numbers
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS, YEARS
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


FEATURES: Final[tuple[str, ...]] = (
    "expected",  # points: won, coming this year and later, less what missing stars cost
    "expected now",  # … without later years
    "expected as it lies",  # … if the highest bid wins every slot as it lies
    "zs",
    "objective",  # what it promises by what is won
    "objective to come",  # … and by what comes this year
    "zs to come",  # this year, by chance
    "zs as it lies",  # this year, if the highest bid wins every slot as it lies
    "zs later",
    "short",  # points that stars missing after this year cost
    "short later",
    "short as it lies",
    "stars",
    "stars lost",  # on cards that lose this year
    "stars in hand",
    "cards in hand",
    "force",
    "force lost",
    "wins",  # of the last year's slots, once that is known
    "final zs",  # by the final check, were the year over as it lies and all lost cards pooled
    "final objective",
    "place",  # among the next markers, 0 the best
    "supernovas",  # shares of those that no player has
    "final expected",  # points after the final check; in the last year only
)
"""The columns of `standings`."""

EVENNESS: Final = tuned("evenness")
"""Points of a bid that make it e times as likely to win, while lost cards can still be shifted."""
MARKER: Final = 0.5
"""Points of a bid that each better marker counts: it wins ties, so less than one (HW-3.1)."""


class Course:
    """Gains of each seat from the open slots of a year under way; 0 before its rows are complete."""

    __slots__ = (
        "bids",
        "force_lost",
        "goal",
        "lost",
        "lost_surely",
        "stars",
        "stars_surely",
        "won",
        "zs",
        "zs_surely",
    )

    def __init__(self, state: HoshiState) -> None:
        players = state.players
        self.zs = [0.0] * players
        self.stars = [0.0] * players
        self.goal = [0.0] * players
        """Gain of the objective."""
        self.zs_surely = [0.0] * players
        self.stars_surely = [0.0] * players
        """… if the highest bid wins every slot as it is."""
        self.won = state.won[:]
        """The constellations of each seat then."""
        self.lost = [0.0] * players
        """Stars on the cards that lose."""
        self.lost_surely = [0.0] * players
        self.force_lost = [0.0] * players
        self.bids: list[list[tuple[float, int, int]]] = [[] for _ in range(players)]
        """Of the unresolved slots: the chance to win, the prize, the stars on the seat's cards."""
        if state.phase != RESOLVING:
            return
        for seat in range(players):
            self._lose(state, seat, state.lying[seat], 1.0, True)
        for slot in range(state.slot + 1, SLOTS):
            self._bid(state, slot)

    def _lose(self, state: HoshiState, seat: int, cards: tuple[int, ...], chance: float, surely: bool) -> None:
        card_stars = state.start.box.card_stars
        for card in cards:
            self.lost[seat] += chance * card_stars[card]
            self.force_lost[seat] += chance * FORCE[card]
            if surely:
                self.lost_surely[seat] += card_stars[card]

    def _bid(self, state: HoshiState, slot: int) -> None:
        box = state.start.box
        lying: list[tuple[int, ...]] = []
        weights: list[float] = []
        best, winner, whole = -1, 0, 0.0
        for seat in range(state.players):
            card = state.rows[SLOTS * seat + slot]
            cards = state.moved[seat] if slot == state.slot + 1 else ()
            if card >= DUMMY:
                cards = (*cards, card)
            bid = 0
            for one in cards:
                bid += box.numbers[one]
            lying.append(cards)
            weight = exp((bid - MARKER * state.markers[seat]) / EVENNESS)
            weights.append(weight)
            whole += weight
            if bid > best or (bid == best and state.markers[seat] < state.markers[winner]):
                best, winner = bid, seat
        zs, stars, prizes = 0, 0, 0
        for number in state.prizes(slot):
            zs += box.points[number]
            stars += box.stars[number]
            prizes |= 1 << number
        self.won[winner] |= prizes
        self.zs_surely[winner] += zs
        self.stars_surely[winner] += stars
        for seat in range(state.players):
            chance = weights[seat] / whole
            self.zs[seat] += chance * zs
            self.stars[seat] += chance * stars
            self.goal[seat] += chance * objective_gain(state, seat, prizes)
            self._lose(state, seat, lying[seat], 1 - chance, seat != winner)
            self.bids[seat].append((chance, prizes, sum([box.card_stars[one] for one in lying[seat]])))


def standings(state: HoshiState) -> list[list[float]]:
    """A row of FEATURES for each seat."""
    players = state.players
    ahead = SlotsAhead(state)
    course = Course(state)
    resolving = state.phase == RESOLVING
    hands: list[int] = []
    forces: list[float] = []
    whole = 0.0
    for seat in range(players):
        hand = state.hands[seat] & ~DUMMIES if resolving else holding(state, seat)
        own = force(hand) + BOTH * course.force_lost[seat] + BARE_FORCE
        hands.append(hand)
        forces.append(own)
        whole += own
    order, spare = before_last_year(state, hands)
    wins = last_wins(spare, order) if order else ()
    finals = [0.0] * players
    if state.year == YEARS:
        finals = _of_rows(state, course) if resolving else before_rows(state, hands, order)
    places = state.ranking()
    later_slots = ahead.left - (SLOTS - state.slot if resolving else 0)
    return [
        _row(
            state,
            seat,
            ahead,
            course,
            hands[seat],
            forces[seat],
            forces[seat] / whole,
            wins[seat] if wins else -1.0,
            later_slots,
            places.index(seat),
            finals[seat],
        )
        for seat in range(players)
    ]


def _row(
    state: HoshiState,
    seat: int,
    ahead: SlotsAhead,
    course: Course,
    hand: int,
    own_force: float,
    share: float,
    wins: float,
    later_slots: int,
    place: int,
    final: float,
) -> list[float]:
    """Return the features of one seat, with its `share` of the force, the slots of the last year it wins, if not -1,
    and its expected `final` points."""
    box = state.start.box
    later_share = wins / SLOTS if wins >= 0 else share
    zs_now, stars_now = course.zs[seat], course.stars[seat]
    if state.phase != RESOLVING:
        now_share = later_share if ahead.years == 0 else share
        zs_now = now_share * ahead.now_points
        stars_now = now_share * ahead.now_stars
    zs = float(box.supernova_points * state.supernovas.count(seat))
    for number in numbers(state.won[seat]):
        zs += box.points[number]
    chosen = state.chosen[seat]
    promise = potential(box.goals[chosen], state.won[seat]) if chosen >= 0 else 0.0
    have = state.have(seat)
    stars, held = hand_stars(hand, box.card_stars), count(hand)
    coming = later_share * later_slots
    spare = held - coming
    pooled = POOLED * min(1.0, (later_slots - coming) / spare) if spare > 0 else 0.0
    supply = pooled * max(0.0, stars - WINNING_STARS * min(coming, float(held)))
    zs_later = later_share * ahead.later_points
    need = state.need(seat)
    short = need + stars_now - have - course.lost[seat]
    short_later = short + later_share * ahead.later_stars - supply
    short_surely = need + course.stars_surely[seat] - have - course.lost_surely[seat]
    missing = _missing(short, 1.0)
    missing_later = _missing(short_later, ahead.uncertainty)
    missing_surely = _missing(short_surely + short_later - short, ahead.uncertainty)
    in_hand = zs + promise
    check = Account(box, course.won[seat], have + int(course.lost_surely[seat]))
    goal = 0
    if chosen >= 0:
        goal = box.goals[chosen].points(check.face_up, check.turned, check.have - check.need)
    novas = 0.0
    if state.start.supernova:
        for season, mask in enumerate(box.seasons):
            if state.supernovas[season] < 0:
                novas += SUPERNOVA_SHARE[min(2, (state.won[seat] & mask).bit_count())]
    return [
        in_hand + zs_now + course.goal[seat] + zs_later - STAR_WORTH * missing_later,
        in_hand + zs_now + course.goal[seat] - STAR_WORTH * missing,
        in_hand + course.zs_surely[seat] + zs_later - STAR_WORTH * missing_surely,
        zs,
        promise,
        course.goal[seat],
        zs_now,
        course.zs_surely[seat],
        zs_later,
        missing,
        missing_later,
        missing_surely,
        float(have),
        course.lost[seat],
        float(stars),
        float(held),
        own_force,
        course.force_lost[seat],
        max(0.0, wins),
        float(check.zs),
        float(goal),
        float(place),
        novas,
        final,
    ]


def _of_rows(state: HoshiState, course: Course) -> list[float]:
    """Expected final points by seat once the last year's rows are complete."""
    card_stars = state.start.box.card_stars
    return [
        of_bids(state, seat, course.bids[seat], 0, sum([card_stars[card] for card in state.lying[seat]]))
        for seat in range(state.players)
    ]


def _missing(short: float, doubt: float) -> float:
    """Stars that will be missing where `short` of them are expected to be, give or take `doubt`."""
    return (short + sqrt(short * short + doubt * doubt)) / 2


WIN_WORTH: Final = tuned("win-worth")
"""Points that a sure win counts in the static value of a decision."""


class HoshiKnowledge(FittedKnowledge[HoshiState, HoshiAction]):
    """Weighs what each seat has won, still wins this year as the rows lie, holds and lacks."""

    feature_names: tuple[str, ...] = FEATURES
    knots: int = 2 * YEARS + 1
    """Two a year: where one begins all that counts is what is kept, and in its midst the rows as they lie."""
    compares: bool = True

    def features(self, state: HoshiState) -> list[list[float]]:
        return standings(state)

    def progress(self, state: HoshiState) -> float:
        """Years and, within one, phases and slots."""
        year = state.year - 1.0
        if state.phase == RESOLVING:
            year += 0.5 + 0.5 * state.slot / SLOTS
        return year / YEARS

    def determinizer(self, state: HoshiState, seat: int) -> Determinizer:
        """With the objectives and rows that the others probably have."""
        return LikelyDeals(state, seat)

    def quiet(self, state: HoshiState) -> bool:
        """True between two years: within one, the meeting of all rows decides more than a forecast can know."""
        return state.phase == REVEALING and state.year > 1

    def playout_ends(self, root: HoshiState, state: HoshiState) -> bool:
        """With the year; after a lost card's with the next one, in which the card is at hand or missed."""
        return self.quiet(state) and (root.phase != RESOLVING or state.year > root.year + 1)

    def priors(self, state: HoshiState, actions: Sequence[HoshiAction]) -> list[float]:
        return preferences(self._worths(state, actions), PRIOR_HEAT, PRIOR_FLOOR)

    def greedy_values(self, state: HoshiState, actions: Sequence[HoshiAction]) -> list[float]:
        """Return the values of the priors, and for a lost card also `evaluate` of the next position."""
        values = self._worths(state, actions)
        if state.phase != RESOLVING:
            return values
        seat = state.to_move
        for place, action in enumerate(actions):
            values[place] += WIN_WORTH * self.evaluate(state.after(action))[seat]
        return values

    def _worths(self, state: HoshiState, actions: Sequence[HoshiAction]) -> list[float]:
        """Return the static value of each action, in points."""
        if state.phase == SETTING:
            worths = set_worths(state)
            return [worths[_value(action)] for action in actions]
        if state.phase == RESOLVING:
            return decision_worths(state, actions)
        if state.phase == CHOOSING:
            goals = state.start.box.goals
            return [average_points(goals[_value(action)], state) for action in actions]
        return [0.0] * len(actions)


def _value(action: HoshiAction) -> int:
    return action.value


KNOWLEDGE = HoshiKnowledge(TUNING.valuations(FEATURES, LISTING.players[-1]))
