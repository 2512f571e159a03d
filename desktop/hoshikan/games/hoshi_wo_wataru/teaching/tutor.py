"""Reasons for actions of 星を渡る, the first step of a hint, and the criteria of lessons."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.engine.tutor import Nudge, Reason, Tutor
from hoshikan.games.hoshi_wo_wataru.bot.bid_odds import BidOdds
from hoshikan.games.hoshi_wo_wataru.bot.evaluation import objective_gain
from hoshikan.games.hoshi_wo_wataru.rules.actions import OBJECTIVE, SET, HoshiAction, cards, count
from hoshikan.games.hoshi_wo_wataru.rules.phases import HAND_LIMIT, STARDUST_CARDS
from hoshikan.games.hoshi_wo_wataru.rules.setup import LAST_SLOT, SLOTS, YEARS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState
from hoshikan.games.hoshi_wo_wataru.teaching.criteria import SURE, meets
from hoshikan.games.hoshi_wo_wataru.teaching.finder import LIKELY, ReasonFinder, prizes_text, promised
from hoshikan.games.hoshi_wo_wataru.teaching.reasons import KINDS

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
