"""What a step of 星を渡る does, in named features a player can weigh (see `RULES` for all kinds and their facts)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import Fact
from hoshikan.engine.state import State
from hoshikan.engine.tutor import Feature, Nudge, Tutor
from hoshikan.games.hoshi_wo_wataru.bot.bid_odds import Chances
from hoshikan.games.hoshi_wo_wataru.bot.evaluation import Forecast, potential
from hoshikan.games.hoshi_wo_wataru.bot.evaluation_objectives import outlook
from hoshikan.games.hoshi_wo_wataru.bot.rollout import best_rest, row_worths
from hoshikan.games.hoshi_wo_wataru.rules.actions import (
    DUMMY,
    KEEP,
    OBJECTIVE,
    POOL,
    SET,
    SHIFT,
    UNIT,
    HoshiAction,
    count,
)
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES
from hoshikan.games.hoshi_wo_wataru.rules.phases import EMPTY, HAND_LIMIT, STARDUST_CARDS
from hoshikan.games.hoshi_wo_wataru.rules.scoring import needed
from hoshikan.games.hoshi_wo_wataru.rules.setup import LAST_SLOT, SLOTS, YEARS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState
from hoshikan.games.hoshi_wo_wataru.teaching.criteria import meets

RULES: Final[Mapping[str, str]] = {
    "promises": "HW-0.4",  # objective, points: what it brings on average
    "wins": "HW-3.1",  # slot, number, points, chance: the chance in per cent that this card takes the constellation
    "objective-gains": "HW-0.4",  # objective, points, chance: the constellation also counts for the objective
    "needs-stars": "HW-4.1",  # number, stars, need, have: what it adds to the stars needed
    "near-supernova": "HW-0.6",  # number, season, count: constellations of its season with this one
    "ties-won": "HW-3.1",  # slot, marker, card: the better marker wins against the same card
    "uses-card": "HW-3.2",  # card: is discarded in case it wins
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

NUDGES: Final = ("look-at-objectives", "look-at-slot", "look-at-next-slot", "look-at-stars", "look-at-hand")
"""Every kind of nudge; facts `slot` and `number`, `need` and `have`, or `cards` in hand."""

MARKER_WORTH: Final = 0.3
"""Points for being first in all ties of a year."""


def named(state: HoshiState, facts: Mapping[str, Fact]) -> dict[str, Fact]:
    """The id, as `constellation`, of the constellation whose circled number is among the facts."""
    return {"constellation": state.start.box.ids[int(facts["number"])]} if "number" in facts else {}


class _Features:
    """Collects the features of one step for the seat to move."""

    def __init__(self, state: HoshiState) -> None:
        self.state = state
        self.seat = state.to_move
        self.forecast = Forecast(state)
        self.box = state.start.box
        self.found: list[Feature] = []

    def add(self, kind: str, worth: float, **facts: Fact) -> None:
        facts |= named(self.state, facts)
        self.found.append(Feature(kind, round(worth, 3), RULES[kind], facts))

    def sorted(self) -> list[Feature]:
        return sorted(self.found, key=lambda feature: -abs(feature.worth))

    def choose(self, objective: int) -> None:
        points = outlook(self.box.goals[objective], self.state)
        self.add("promises", points, objective=OBJECTIVES[objective], points=round(points))

    def set(self, card: int) -> None:
        state, seat, slot = self.state, self.seat, self.state.slot
        chances = Chances(state, seat)
        bid = self.box.numbers[card]
        chance = chances.win(slot, bid)
        self._prizes(slot, chance)
        kept = self.forecast.keep_worth(seat, card) if card else 0.0
        if card == DUMMY:
            self.add("costs-little", 0.1, slot=slot + 1)
        elif chance > 0:
            self.add("uses-card", -chance * kept, card=card)
        lost = (1 - chance) * (self.forecast.lost_worth(seat, card) - kept)
        if lost > 0:
            self.add("stars-if-lost", lost, card=card, stars=self.box.card_stars[card])
        worse = chances.win(slot, bid - 1)
        if card and chance > worse and state.markers[seat] == 1:
            tie = (chance - worse) * self.forecast.slot_worth(seat, slot)
            self.add("ties-won", tie / 2, slot=slot + 1, marker=1, card=card)
        self._elsewhere(card, chances)

    def _prizes(self, slot: int, chance: float) -> None:
        """The constellations of a slot, the dearest first: with two of them only that one is named."""
        state, seat, box = self.state, self.seat, self.box
        table = state.table[slot:] if slot == LAST_SLOT else state.table[slot : slot + 1]
        numbers = sorted(table, key=lambda number: -box.points[number])
        first = numbers[0]
        percent = round(100 * chance)
        points, stars = sum(box.points[number] for number in numbers), sum(box.stars[number] for number in numbers)
        self.add("wins", chance * points, slot=slot + 1, number=first, points=points, chance=percent)
        need, have = needed(box, state.won[seat]), state.have(seat)
        worth = -chance * self.forecast.star_rate[seat] * stars
        self.add("needs-stars", worth, number=first, stars=stars, need=need + stars, have=have)
        goal = box.goals[state.chosen[seat]]
        won = state.won[seat]
        for number in numbers:
            won |= 1 << number
        gain = potential(goal, won) - potential(goal, state.won[seat])
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
                worth = chance * box.supernova_points * (0.2, 0.5, 1.0)[min(3, have) - 1]
                self.add("near-supernova", worth, number=number, season=box.season_of[number], count=have)

    def _elsewhere(self, card: int, chances: Chances) -> None:
        """What the rest of the row loses by doing without the card."""
        state, seat = self.state, self.seat
        later = row_worths(state, self.forecast, chances, seat, state.slot)[1:]
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
        worth = self.forecast.star_worth(seat, card)
        self.add("pools-stars", worth, card=card, stars=stars, total=state.pool_stars[seat] + stars)
        need, have = needed(self.box, state.won[seat]), state.have(seat)
        if have < need:
            self.add("covers-need", worth / 2, need=need, have=min(have + stars, need))
        elif have > need:
            self.add("stars-to-spare", -worth / 4, need=need, have=have + stars)
        rivals = max(state.pool_stars[other] for other in range(state.players) if other != seat)
        if state.year < YEARS and state.pool_stars[seat] <= rivals < state.pool_stars[seat] + stars:
            worth = MARKER_WORTH + self.forecast.marker_worth(seat, card)
            self.add("takes-marker", worth, stars=state.pool_stars[seat] + stars)

    def keep(self, card: int) -> None:
        state = self.state
        if state.year == YEARS:
            self.add("too-late", -self.forecast.pool_worth(self.seat, card), card=card)
            return
        self.add("back-in-hand", self.forecast.keep_worth(self.seat, card), card=card, years=YEARS - state.year)
        held = count(state.hands[self.seat])
        if held < HAND_LIMIT:
            self.add("fills-hand", 0.3, cards=held + 1)

    def shift(self, card: int) -> None:
        state, seat, slot = self.state, self.seat, self.state.slot + 1
        chances = Chances(state, seat)
        there = state.rows[SLOTS * seat + slot]
        company = [*state.moved[seat], *([] if there == EMPTY else [there])]
        before = sum(self.box.numbers[other] for other in company)
        chance, without = chances.win(slot, before + card), chances.win(slot, before)
        gain = self.forecast.slot_worth(seat, slot)
        self.add(
            "raises-bid",
            (chance - without) * gain,
            slot=slot + 1,
            number=state.table[slot],
            bid=before + card,
            before=before,
            chance=round(100 * chance),
        )
        if len(company) + 1 >= STARDUST_CARDS and state.stardust_left:
            stars = self.box.stardust_stars
            worth = chance * self.forecast.star_rate[seat] * stars
            self.add("three-cards", worth, slot=slot + 1, cards=len(company) + 1, stars=stars)
        rest = max(self.forecast.pool_worth(seat, card), self.forecast.keep_worth(seat, card))
        self.add("decided-anew", (1 - chance) * rest, card=card, slot=slot + 1)
        lost = sum(self.forecast.lost_worth(seat, other) for other in company)
        self.add("used-up", -(chance - without) * lost, card=card, chance=round(100 * chance))


class HoshiTutor(Tutor):
    """Reads the open parts of a determinization and what the asking seat knows itself: no face-down card of others."""

    def features(self, state: State, action: Action) -> list[Feature]:
        assert isinstance(state, HoshiState)
        assert isinstance(action, HoshiAction)
        collected = _Features(state)
        if action.kind == OBJECTIVE:
            collected.choose(action.value)
        elif action.kind == SET:
            collected.set(action.value)
        elif action.kind == POOL:
            collected.pool(action.value)
        elif action.kind == KEEP:
            collected.keep(action.value)
        elif action.kind == SHIFT:
            collected.shift(action.value)
        return collected.sorted()

    def nudge(self, state: State, action: Action) -> Nudge:
        """Where to look: the slot, the account of stars, or the hand."""
        assert isinstance(state, HoshiState)
        assert isinstance(action, HoshiAction)
        seat, slot = state.to_move, state.slot
        facts: dict[str, Fact]
        if action.kind == OBJECTIVE:
            return Nudge("look-at-objectives")
        if action.kind == SET:
            facts = {"slot": slot + 1, "number": state.table[slot]}
            return Nudge("look-at-slot", facts | named(state, facts))
        if action.kind == SHIFT:
            facts = {"slot": slot + 2, "number": state.table[slot + 1]}
            return Nudge("look-at-next-slot", facts | named(state, facts))
        if action.kind == POOL:
            return Nudge("look-at-stars", {"need": needed(state.start.box, state.won[seat]), "have": state.have(seat)})
        return Nudge("look-at-hand", {"cards": count(state.hands[seat])})

    def meets(self, state: State, action: Action, check: str) -> bool:
        """The criteria stand in `criteria.CRITERIA`."""
        assert isinstance(state, HoshiState)
        assert isinstance(action, HoshiAction)
        return meets(state, action, check)


TUTOR: Final = HoshiTutor()
