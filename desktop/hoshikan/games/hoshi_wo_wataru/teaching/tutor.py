"""Reasons for and against actions of 星を渡る, the first step of a hint, the criteria that lessons name for the right
action, and hidden things: the cards face down and the objectives of others (HW-3.4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.engine.secrets import Hidden, Likings, Secrets
from hoshikan.engine.state import TERMINAL
from hoshikan.engine.tutor import Nudge, Reason, Tutor, weightiest_first
from hoshikan.games.hoshi_wo_wataru.bot.beliefs import LikelyDeals
from hoshikan.games.hoshi_wo_wataru.bot.bid_odds import BidOdds
from hoshikan.games.hoshi_wo_wataru.bot.evaluation import Evaluation, average_points, objective_gain, supernova_share
from hoshikan.games.hoshi_wo_wataru.bot.priors import best_rest, row_worths
from hoshikan.games.hoshi_wo_wataru.rules.actions import (
    DUMMY,
    KEEP,
    OBJECTIVE,
    POOL,
    SET,
    SHIFT,
    UNIT,
    HoshiAction,
    cards,
    count,
)
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES, SEASONS
from hoshikan.games.hoshi_wo_wataru.rules.goals import EVERY, THRIFT
from hoshikan.games.hoshi_wo_wataru.rules.phases import HAND_LIMIT, STARDUST_CARDS
from hoshikan.games.hoshi_wo_wataru.rules.position import CHOOSING, EMPTY, RESOLVING
from hoshikan.games.hoshi_wo_wataru.rules.setup import LAST_SLOT, SLOTS, YEARS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState
from hoshikan.games.hoshi_wo_wataru.teaching.reasons import (
    KINDS,
    STRONG,
    BackInHand,
    DecidedAnew,
    FillsHand,
    HoshiReason,
    MissedElsewhere,
    NearSupernova,
    NeedsStars,
    ObjectiveGains,
    Overbids,
    PoolsStars,
    Promises,
    RaisesBid,
    SpoilsThrift,
    StarsIfLost,
    StarsToSpare,
    TakesMarker,
    ThreeCards,
    TiesWon,
    TooLate,
    UsesCard,
    Wins,
)

LIKELY: Final = 0.05
"""With a smaller chance, winning a slot is not worth mentioning."""
_ELSEWHERE: Final = 0.25
"""With a smaller chance to win a later slot, a card is not missed there."""
_EVEN_CHANCE: Final = 0.5
"""With a greater chance to win, what a card brings if it loses is no reason to set it."""
_TIE: Final = 0.1
"""With a smaller chance of a tie, its outcome is not worth mentioning."""
_SAME_CHANCE: Final = 0.005
_MARKER_VALUE: Final = 0.3
"""Points for being first in all ties of a year."""
_HAND_VALUE: Final = 0.3
"""Points for needing a dummy less."""
_NO_LOSS: Final = 0.1
"""Points for a choice that costs nothing: enough to be given, and less than anything else."""


def prizes_text(state: HoshiState, slot: int) -> str:
    """The constellations of a slot as facts name them."""
    numbers = sorted(state.prizes(slot), key=lambda number: -state.start.box.points[number])
    return "/".join(state.start.box.ids[number] for number in numbers)


def light_counts(state: HoshiState) -> bool:
    """Report whether more ★ can still bring points to the seat that decides about a lost card."""
    seat = state.to_move
    return state.year < YEARS or state.slot < LAST_SLOT or state.have(seat) < state.need(seat)


def promised(state: HoshiState, objective: int) -> Promises:
    """Return the promises of an objective if it is kept."""
    points = average_points(state.start.box.goals[objective], state)
    return Promises(value=points, points=round(points))


class ReasonFinder:
    """Finds the reasons for and against setting a card, or one way of using a lost one, for the seat to move."""

    def __init__(self, state: HoshiState, action: HoshiAction) -> None:
        self._found: list[HoshiReason] = []
        self.state = state
        self.action = action
        self.seat = state.to_move
        self.evaluation = Evaluation(state, state.to_move)
        self.odds = BidOdds(state, state.to_move)
        self.box = state.start.box

    def find(self) -> list[Reason]:
        """All of them, the weightiest first."""
        kind, value = self.action.kind, self.action.value
        if kind == SET:
            self._set(value)
        elif kind == POOL:
            self._pool(value)
        elif kind == KEEP:
            self._keep(value)
        elif kind == SHIFT:
            self._shift(value)
        return list(weightiest_first(self._found))

    # Setting a card

    def _set(self, card: int) -> None:
        chance = self.odds.win(self.state.slot, self.box.numbers[card])
        if chance >= LIKELY:
            self._prizes(chance)
            self._ties(card, chance)
        if card == DUMMY:
            if self.state.year < YEARS or self.state.slot < LAST_SLOT:
                self._found.append(UsesCard(value=_NO_LOSS, card=card, wins=False, strong=0))
            return
        self._lost(card, chance)
        self._elsewhere(card)

    def _prizes(self, chance: float) -> None:
        """Find the gains of winning the slot."""
        state, seat, box = self.state, self.seat, self.box
        numbers, prizes = state.prizes(state.slot), prizes_text(state, state.slot)
        points, stars = sum(box.points[number] for number in numbers), sum(box.stars[number] for number in numbers)
        percent = round(100 * chance)
        value, price = chance * points, chance * self.evaluation.star_rate * stars
        need, have = state.need(seat) + stars, state.have(seat)
        if need > have:
            self._found.append(NeedsStars(value=-price, prizes=prizes, need=need, have=have))
        else:
            value = max(0.0, value - price)
        self._found.append(Wins(value=value, slot=state.slot + 1, prizes=prizes, points=points, chance=percent))
        more = sum(1 << number for number in numbers)
        self._objective(more, chance)
        if state.start.supernova:
            self._supernova(more, chance)

    def _objective(self, more: int, chance: float) -> None:
        state, seat = self.state, self.seat
        gain = objective_gain(state, seat, more)
        if gain <= 0:
            return
        goal, won = self.box.goals[state.chosen[seat]], state.won[seat]
        seasons = sum(bool((won | more) & season) for season in goal.masks) if goal.kind == EVERY else 0
        points = goal.points(won | more, 0, 0) - goal.points(won, 0, 0)
        name = OBJECTIVES[state.chosen[seat]]
        self._found.append(ObjectiveGains(value=chance * gain, objective=name, points=points, seasons=seasons))

    def _supernova(self, more: int, chance: float) -> None:
        """The second or third constellation of a season; of two seasons only the one that brings more."""
        state, box, seat = self.state, self.box, self.seat
        found = [
            NearSupernova(
                value=chance * box.supernova_points * supernova_share(state, seat, mask),
                season=SEASONS[season],
                count=((state.won[seat] | more) & mask).bit_count(),
            )
            for season, mask in enumerate(box.seasons)
            if mask & more and mask & state.won[seat] and state.supernovas[season] < 0
        ]
        self._found += sorted(found, key=lambda reason: -reason.value)[:1]

    def _ties(self, card: int, chance: float) -> None:
        state, slot = self.state, self.state.slot
        if card == DUMMY or state.markers[self.seat] != 1:
            return
        level = [seat for seat in range(state.players) if seat != self.seat and state.hidden(seat) >> 4 * card & 15]
        tied = chance - self.odds.win(slot, self.box.numbers[card] - 1)
        value = tied * self.evaluation.slot_worth(slot) / 2
        if level and tied >= _TIE and value > 0:
            self._found.append(TiesWon(value=value, rivals=len(level)))

    def _lost(self, card: int, chance: float) -> None:
        """Find the consequences for the card."""
        state = self.state
        if chance <= _EVEN_CHANCE:
            value, lost = (1 - chance) * self.evaluation.star_worth(card), round(100 * (1 - chance))
            self._found.append(StarsIfLost(value=value, stars=self.box.card_stars[card], chance=lost))
        if chance < LIKELY and self.evaluation.keep_worth(card) > self.evaluation.pool_worth(card):
            return
        cost = self._cost(card, chance)
        lower = self._as_good(card, chance)
        extra = cost - self._cost(lower, chance)
        if extra < 0:
            cost -= extra
            self._found.append(Overbids(value=extra, card=card, lower=lower))
        if card < STRONG:
            return
        strong = sum(other >= STRONG for other in cards(state.hidden(self.seat) - UNIT[card]))
        self._found.append(UsesCard(value=cost, card=card, wins=chance >= LIKELY, strong=strong))

    def _cost(self, card: int, chance: float) -> float:
        """Return the cost of a card that wins with this chance, beside the stars it can give if it loses."""
        kept = self.evaluation.keep_worth(card)
        return (1 - chance) * max(0.0, kept - self.evaluation.pool_worth(card)) - kept

    def _as_good(self, card: int, chance: float) -> int:
        """The lowest card of the hand that is as likely to win; `card` itself if it is unlikely."""
        if chance < LIKELY:
            return card
        slot, numbers = self.state.slot, self.box.numbers
        return next(
            other
            for other in cards(self.state.hands[self.seat])
            if other == card or (other != DUMMY and chance - self.odds.win(slot, numbers[other]) < _SAME_CHANCE)
        )

    def _elsewhere(self, card: int) -> None:
        """Find the loss of the rest of the row without the card."""
        state, seat = self.state, self.seat
        later = row_worths(state, self.evaluation, self.odds, state.slot)[1:]
        hand = state.hands[seat]
        loss = best_rest(later, hand) - best_rest(later, hand - UNIT[card])
        if loss <= 0:
            return
        number = self.box.numbers[card]
        slots = range(state.slot + 1, state.slot + 1 + len(later))
        slot = max(slots, key=lambda place: self.odds.win(place, number) * self.evaluation.slot_worth(place))
        chance = self.odds.win(slot, number)
        if chance >= _ELSEWHERE:
            prizes = prizes_text(state, slot)
            self._found.append(
                MissedElsewhere(value=-loss, card=card, slot=slot + 1, prizes=prizes, chance=round(100 * chance))
            )

    # Deciding about a lost card

    def _pool(self, card: int) -> None:
        state, seat = self.state, self.seat
        stars = self.box.card_stars[card]
        value = self.evaluation.star_worth(card)
        need, have = state.need(seat), state.have(seat)
        if light_counts(state):
            weight = 1.5 if have < need else 1.0
            self._found.append(PoolsStars(value=weight * value, card=card, stars=stars, need=need, have=have + stars))
        if have > need > 0:
            self._found.append(StarsToSpare(value=-value / 4, need=need, have=have))
        self._thrift(have - need, stars)
        pooled = state.pool_stars[seat]
        rivals = max(state.pool_stars[other] for other in range(state.players) if other != seat)
        if state.year < YEARS and pooled <= rivals < pooled + stars:
            marker = _MARKER_VALUE + self.evaluation.marker_worth(card)
            self._found.append(TakesMarker(value=marker, stars=pooled + stars))

    def _thrift(self, spare: int, stars: int) -> None:
        """The last card that is decided leaves too many ★ for the objective."""
        state, chosen = self.state, self.state.chosen[self.seat]
        goal = self.box.goals[chosen]
        enough = state.won[self.seat].bit_count() >= goal.after
        last = state.year == YEARS and state.slot == LAST_SLOT
        if goal.kind == THRIFT and enough and last and 0 <= spare <= goal.spare < spare + stars:
            self._found.append(
                SpoilsThrift(value=-goal.each, objective=OBJECTIVES[chosen], spare=spare + stars, points=goal.each)
            )

    def _keep(self, card: int) -> None:
        state = self.state
        years = YEARS - state.year
        if not years:
            if light_counts(state):
                self._found.append(TooLate(value=-self.evaluation.pool_worth(card), card=card))
            return
        self._found.append(BackInHand(value=self.evaluation.keep_worth(card), card=card, years=years, others=""))
        held = count(state.hands[self.seat])
        if held < HAND_LIMIT:
            self._found.append(FillsHand(value=_HAND_VALUE, cards=held + 1))

    def _shift(self, card: int) -> None:
        state, seat, slot = self.state, self.seat, self.state.slot + 1
        company = state.lying_next(seat)
        before, bid = state.next_bid(seat, card)
        chance, without = self.odds.win(slot, bid), self.odds.win(slot, before)
        gain = (chance - without) * self.evaluation.slot_worth(slot)
        if gain > 0:
            self._found.append(
                RaisesBid(
                    value=gain,
                    slot=slot + 1,
                    prizes=prizes_text(state, slot),
                    bid=bid,
                    before=before,
                    chance=round(100 * chance),
                    chance_before=round(100 * without),
                )
            )
        if len(company) + 1 >= STARDUST_CARDS and state.stardust_left:
            stars = self.box.stardust_stars
            dust = chance * self.evaluation.star_rate * stars
            self._found.append(ThreeCards(value=dust, slot=slot + 1, cards=len(company) + 1, stars=stars))
        rest = max(self.evaluation.pool_worth(card), self.evaluation.keep_worth(card))
        self._found.append(DecidedAnew(value=(1 - chance) * rest, slot=slot + 1, years=YEARS - state.year))
        lost = sum(self.evaluation.lost_worth(other) for other in company)
        others = "/".join(str(other) for other in sorted(company) if other != DUMMY)
        self._found.append(BackInHand(value=-(chance - without) * lost, card=card, years=0, others=others))


class HoshiSecrets(Secrets[HoshiState, HoshiAction]):
    """Rows are known slot by slot as they are resolved, objectives at the end."""

    kinds = ("card", "objective", "choice")
    even = False

    def begins(self, state: HoshiState) -> bool:
        return state.phase not in (CHOOSING, RESOLVING)

    def start(
        self, earlier: HoshiState, present: HoshiState, asker: int, rng: Random, likings: Likings = ()
    ) -> HoshiState:
        """The likelier objectives are for the constellations won, the likelier they are drawn."""
        guess = LikelyDeals(earlier, asker, likings).draw(rng)
        assert isinstance(guess, HoshiState)
        return guess

    def is_hidden(self, earlier: HoshiState, action: HoshiAction, present: HoshiState, asker: int) -> bool:
        if earlier.to_move == asker or present.to_move == TERMINAL or earlier.phase == RESOLVING:
            return False
        if action.kind != SET:
            return earlier.phase == CHOOSING
        return earlier.year == present.year and present.rows[SLOTS * earlier.to_move + earlier.slot] != EMPTY

    def choice(self, state: HoshiState) -> Hidden:
        if state.phase == RESOLVING:
            return Hidden("choice", state.to_move)
        if state.phase == CHOOSING:
            return Hidden("objective", state.to_move)
        return Hidden("card", state.to_move, state.slot)

    def chosen(self, action: HoshiAction) -> str:
        if action.kind == OBJECTIVE:
            return OBJECTIVES[action.value]
        return str(action.value) if action.kind == SET else str(action)

    def by_rules(self, state: HoshiState, legal: Sequence[HoshiAction]) -> list[float]:
        """Every card of a hand alike: two copies are twice as likely."""
        if state.simultaneous_phase == 0:
            return [1.0] * len(legal)
        hand = state.hands[state.to_move]
        return [float(hand >> 4 * action.value & 15) for action in legal]

    def held(self, world: HoshiState, asker: int) -> Mapping[Hidden, Mapping[str, float]]:
        """The objectives kept."""
        return {fact: {OBJECTIVES[world.chosen[fact.seat]]: 1.0} for fact in _kept(world, asker)}

    def held_by_rules(self, present: HoshiState, asker: int) -> Mapping[Hidden, Mapping[str, float]]:
        """Every objective alike that was not dealt to the asker."""
        unseen = [name for index, name in enumerate(OBJECTIVES) if index not in present.pair(asker)]
        return {fact: dict.fromkeys(unseen, 1 / len(unseen)) for fact in _kept(present, asker)}


def _kept(state: HoshiState, asker: int) -> list[Hidden]:
    if state.to_move == TERMINAL:
        return []
    return [Hidden("objective", seat) for seat, kept in enumerate(state.chosen) if seat != asker and kept >= 0]


SECRETS: Final = HoshiSecrets()


Criterion = Callable[[HoshiState, HoshiAction], bool]
SURE: Final = 0.999
_EVEN: Final = 0.5
"""The chance from which a bid is more likely to win than not."""


def meets(state: HoshiState, action: HoshiAction, check: str) -> bool:
    """Return true if `action` meets `check`: a key of `CRITERIA`, "card 9" or "objective zodiac". Else raises
    KeyError."""
    word, _, argument = check.partition(" ")
    if word == "card" and argument.isdecimal():
        return action.kind != OBJECTIVE and action.value == int(argument)
    if word == "objective" and argument in OBJECTIVES:
        return action.kind == OBJECTIVE and OBJECTIVES[action.value] == argument
    return CRITERIA[check](state, action)


def _cards(state: HoshiState) -> list[int]:
    """Return the cards that may be set."""
    return [action.value for action in state.legal_actions() if isinstance(action, HoshiAction) and action.kind == SET]


def _lowest_with_stars(state: HoshiState, action: HoshiAction) -> bool:
    """The lowest card that is worth something in the pool: no dummy (HW-2.4)."""
    return action.kind == SET and action.value == min([card for card in _cards(state) if card != DUMMY], default=None)


def _least_light(state: HoshiState, action: HoshiAction) -> bool:
    """No card that may be set is worth less in the pool, dummies left out."""
    stars = state.start.box.card_stars
    least = min((stars[card] for card in _cards(state) if card != DUMMY), default=None)
    return action.kind == SET and action.value != DUMMY and stars[action.value] == least


def _chance(state: HoshiState, card: int) -> float:
    """The odds that a card wins the slot it is set for, with nothing shifted there."""
    return BidOdds(state, state.to_move).win(state.slot, state.start.box.numbers[card])


def _wins(state: HoshiState, card: int) -> bool:
    return _chance(state, card) >= SURE


def _cheapest_sure(state: HoshiState, action: HoshiAction) -> bool:
    sure = [card for card in _cards(state) if _wins(state, card)]
    return action.kind == SET and bool(sure) and action.value == min(sure)


def _next_slot(state: HoshiState, action: HoshiAction) -> bool:
    if action.kind != SHIFT:
        return False
    seat = state.to_move
    _, bid = state.next_bid(seat, action.value)
    return BidOdds(state, seat).win(state.slot + 1, bid) >= SURE


def _three_cards(state: HoshiState, action: HoshiAction) -> bool:
    return action.kind == SHIFT and len(state.lying_next(state.to_move)) + 1 >= STARDUST_CARDS


def _first_marker(state: HoshiState, action: HoshiAction) -> bool:
    """In the last slot: most stars in the pool, even if every rival pools all that is left to pool this year."""
    if action.kind != POOL or state.slot != LAST_SLOT or state.year == YEARS:
        return False
    stars, seat = state.start.box.card_stars, state.to_move
    rivals = (
        state.pool_stars[other] + sum(stars[card] for card in state.lying[other])
        for other in range(state.players)
        if other != seat
    )
    return state.pool_stars[seat] + stars[action.value] > max(rivals)


def _for_objective(state: HoshiState, action: HoshiAction) -> bool:
    if action.kind != SET:
        return False
    return objective_gain(state, state.to_move, 1 << state.table[state.slot]) > 0


def _short(state: HoshiState) -> int:
    """Stars missing for the constellations won so far."""
    seat = state.to_move
    return state.need(seat) - state.have(seat)


def _best_objective(state: HoshiState, action: HoshiAction) -> bool:
    goals = state.start.box.goals
    best = max(average_points(goals[index], state) for index in state.pair(state.to_move))
    return action.kind == OBJECTIVE and average_points(goals[action.value], state) == best


CRITERIA: Final[Mapping[str, Criterion]] = {
    "pool": lambda _, action: action.kind == POOL,
    "shift": lambda _, action: action.kind == SHIFT,
    "keep": lambda _, action: action.kind == KEEP,
    "most-promising-objective": _best_objective,
    "highest-card": lambda state, action: action.kind == SET and action.value == max(_cards(state)),
    "lowest-card": lambda state, action: action.kind == SET and action.value == min(_cards(state)),
    "lowest-with-stars": _lowest_with_stars,
    "least-light": _least_light,
    "wins-likely": lambda state, action: action.kind == SET and _chance(state, action.value) >= _EVEN,
    "wins-for-sure": lambda state, action: action.kind == SET and _wins(state, action.value),
    "cheapest-sure-win": _cheapest_sure,
    "wins-next-slot-for-sure": _next_slot,
    "three-cards-next-slot": _three_cards,
    "takes-first-marker": _first_marker,
    "counts-for-objective": _for_objective,
    "stars-are-missing": lambda state, _: _short(state) > 0,
    "makes-the-stars-suffice": lambda state, action: (
        action.kind == POOL and 0 < _short(state) <= state.start.box.card_stars[action.value]
    ),
}
"""Every criterion without an argument; several in one step of a lesson must all be met."""


_CONTESTED: Final = 0.25
"""Chance of winning the next slot that a shifted card must add for a nudge towards that slot."""
_DEARER: Final = 2
"""Points by which a later slot must exceed this one for a nudge towards it."""


class HoshiTutor(Tutor[HoshiState, HoshiAction]):
    """Reads the open parts of a determinization and what the asking seat knows itself: no face-down card of others."""

    kinds = KINDS
    nudges = (
        "look-at-objectives",
        "look-at-slot",
        "look-at-lost-slot",
        "look-at-sure-win",
        "look-at-goal",
        "look-at-light",
        "look-at-ties",
        "look-at-later-slots",
        "look-at-next-slot",
        "look-at-stardust",
        "look-at-marker",
        "look-at-stars",
        "look-at-hand",
        "look-at-card",
        "look-at-last-card",
    )
    """What is at stake in the position, whatever the action. Those of a slot name it as `slot`, with its `prizes`."""

    def reasons(self, state: HoshiState, action: HoshiAction) -> list[Reason]:
        if action.kind == OBJECTIVE:
            return [promised(state, action.value)]
        return ReasonFinder(state, action).find()

    def nudge(self, state: HoshiState, action: HoshiAction) -> Nudge:
        """Return what is at stake: the slot, the light, ties, or what a lost card is still good for."""
        if action.kind == OBJECTIVE:
            return Nudge("look-at-objectives")
        return _at_slot(state) if action.kind == SET else _at_lost_card(state)

    def meets(self, state: HoshiState, action: HoshiAction, check: str) -> bool:
        """The criteria are defined in `criteria.CRITERIA`."""
        return meets(state, action, check)


def _at_slot(state: HoshiState) -> Nudge:
    """The slot for which a card is set now."""
    seat, slot, box = state.to_move, state.slot, state.start.box
    named: dict[str, Fact] = {"slot": slot + 1, "prizes": prizes_text(state, slot)}
    odds = BidOdds(state, seat)
    chances = [odds.win(slot, box.numbers[card]) for card in sorted(set(cards(state.hands[seat])))]
    if max(chances) < LIKELY:
        return Nudge("look-at-lost-slot", named)
    if sum(chance >= SURE for chance in chances) > 1:
        return Nudge("look-at-sure-win", named)
    numbers = state.prizes(slot)
    if objective_gain(state, seat, sum(1 << number for number in numbers)) > 0:
        return Nudge("look-at-goal", named)
    stars, need, have = sum(box.stars[number] for number in numbers), state.need(seat), state.have(seat)
    if need > have:
        return Nudge("look-at-light", {**named, "stars": stars, "need": need, "have": have})
    values = [sum(box.points[number] for number in state.prizes(place)) for place in range(slot, SLOTS)]
    if max(values) >= values[0] + _DEARER:
        return Nudge("look-at-later-slots", named)
    return Nudge("look-at-ties" if state.markers[seat] == 1 else "look-at-slot", named)


def _at_lost_card(state: HoshiState) -> Nudge:
    """The lost card that is due."""
    seat, card, slot = state.to_move, state.lying[state.to_move][0], state.slot
    if state.year == YEARS and slot == LAST_SLOT:
        return Nudge("look-at-last-card", {"card": card})
    need, have = state.need(seat), state.have(seat)
    if slot < LAST_SLOT:
        before, bid = state.next_bid(seat, card)
        prizes = prizes_text(state, slot + 1)
        facts: dict[str, Fact] = {"card": card, "slot": slot + 2, "prizes": prizes, "before": before, "bid": bid}
        if len(state.lying_next(seat)) + 1 >= STARDUST_CARDS and state.stardust_left:
            return Nudge("look-at-stardust", facts)
        odds = BidOdds(state, seat)
        if odds.win(slot + 1, bid) - odds.win(slot + 1, before) >= _CONTESTED:
            return Nudge("look-at-next-slot", facts)
    pooled = state.pool_stars[seat]
    most = max(stars for other, stars in enumerate(state.pool_stars) if other != seat)
    if state.year < YEARS and pooled <= most < pooled + state.start.box.card_stars[card]:
        return Nudge("look-at-marker", {"stars": pooled, "most": most})
    if need > have or state.year == YEARS:
        return Nudge("look-at-stars", {"need": need, "have": have})
    held = count(state.hands[seat])
    if held < HAND_LIMIT:
        return Nudge("look-at-hand", {"cards": held})
    return Nudge("look-at-card", {"card": card, "years": YEARS - state.year})


TUTOR: Final = HoshiTutor()
