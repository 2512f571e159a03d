"""Negotiation (CT-5): six rounds of request and cards about captives, tokens and assets."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.action import Action
from hoshikan.games.crowntaker.rules import events
from hoshikan.games.crowntaker.rules.actions import (
    DEMANDS,
    OFFERS,
    PASS,
    SWAPS,
    Demand,
    Negotiate,
    Offer,
    Propose,
    combined,
    releases,
    sales,
)
from hoshikan.games.crowntaker.rules.phases import (
    ALL_CARDS,
    ANSWER,
    BY_CARDS,
    BY_DEALS,
    BY_RANSOM,
    CARD,
    CARDS,
    ENGLAND,
    FRANCE,
    IN_MASK,
    NOBODY,
    REQUEST,
)
from hoshikan.games.crowntaker.rules.position import NO_DEALS, CrownTakerPosition

PASSES_TO_END: Final = 2
ACE: Final = 0
SIX: Final = 5


def begin_negotiation(state: CrownTakerPosition) -> None:
    """All cards are unused, and no captive has been on the table yet."""
    for side in (FRANCE, ENGLAND):
        state.cards[side] = ALL_CARDS
        state.shown[side] = 0
        state.table[side] = NOBODY
    state.round = 0
    _begin_round(state)


def _begin_round(state: CrownTakerPosition) -> None:
    state.round += 1
    state.came[FRANCE] = state.came[ENGLAND] = 0
    state.proposed[FRANCE] = state.proposed[ENGLAND] = 0
    state.proposals[FRANCE] = state.proposals[ENGLAND] = NO_DEALS
    state.passes = 0
    state.ask(REQUEST, state.first)


# Requests


def requests(state: CrownTakerPosition) -> list[Action]:
    """Everything that may be requested now (CT-5.1, CT-5.2), `pass` at last."""
    side = state.side
    other = 1 - side
    ours, theirs = state.captives[side], state.captives[other]
    if not ours and not theirs:
        return [PASS]
    actions: list[Action] = []
    if ours and not state.came[side]:
        actions += [DEMANDS[lord] for lord in IN_MASK[ours & ~state.shown[side]]]
    if theirs and not state.came[other]:
        actions += [OFFERS[lord] for lord in IN_MASK[theirs & ~state.shown[other]]]
    if state.start.free_talks:
        made = state.proposals[side]
        actions += [deal for deal in _deals(state, side) if deal not in made]
    elif not state.proposed[side]:
        actions += _deals(state, side)
    actions.append(PASS)
    return actions


def _deals(state: CrownTakerPosition, side: int) -> list[Propose]:
    """Every deal about the captives of now (CT-5.2)."""
    other = 1 - side
    ours, theirs = IN_MASK[state.captives[side]], IN_MASK[state.captives[other]]
    deals = [SWAPS[lord][captive] for lord in ours for captive in theirs]
    if state.start.free_talks:
        for lord in ours:
            for captive in theirs:
                deals += combined(lord, captive, state.assets[side], state.assets[other])
    for lord in ours:
        deals += releases(lord, state.assets[side])
    for captive in theirs:
        deals += sales(captive, state.assets[other])
    return deals


def request(state: CrownTakerPosition, action: Action) -> None:
    """A request or a pass (CT-5.1): each takes effect at once, a deal when it is accepted (CT-5.2)."""
    side = state.side
    if isinstance(action, Propose):
        state.passes = 0
        state.proposed[side] = 1
        if state.start.free_talks:
            state.proposals[side] |= {action}
        state.proposal = action
        if state.record_events:
            state.emit(events.Proposed(side, action.ours, action.theirs, action.pays, action.asks))
        state.ask(ANSWER, 1 - side)
        return
    if isinstance(action, Demand):
        _put_up(state, side, action.lord, demanded=True)
    elif isinstance(action, Offer):
        _put_up(state, 1 - side, action.lord, demanded=False)
    else:
        state.passes += 1
        if state.record_events:
            state.emit(events.Passed(side))
        if state.passes >= PASSES_TO_END:
            state.passes = 0
            state.ask(CARD, FRANCE)
            return
    state.ask(REQUEST, 1 - side)


def _put_up(state: CrownTakerPosition, owner: int, lord: int, demanded: bool) -> None:
    state.passes = 0
    state.table[owner] = lord
    state.came[owner] = 1
    state.shown[owner] |= 1 << lord
    if state.record_events:
        state.emit(events.PutUp(owner, lord, demanded))


def answer(state: CrownTakerPosition, accepts: bool) -> None:
    """The side asked accepts or declines a deal, and then has the turn (CT-5.2)."""
    side = state.side
    deal = state.proposal
    assert deal is not None
    state.proposal = None
    if state.record_events:
        state.emit(events.Answered(side, accepts))
    if accepts:
        asker = 1 - side
        for owner, lord in ((asker, deal.ours), (side, deal.theirs)):
            if lord != NOBODY:
                _return(state, owner, lord)
                if state.record_events:
                    state.emit(events.CaptiveReturned(owner, lord))
        assets = deal.pays - deal.asks
        if assets:
            state.pay(asker, -assets, BY_DEALS)
            state.pay(side, assets, BY_DEALS)
            if state.record_events:
                state.emit(events.DealPaid(asker if assets > 0 else side, abs(assets)))
    state.ask(REQUEST, side)


def _return(state: CrownTakerPosition, owner: int, lord: int) -> None:
    """A captive is in the hand of its owner again, and no longer on the table."""
    state.captives[owner] &= ~(1 << lord)
    state.lords[owner] |= 1 << lord
    if state.table[owner] == lord:
        state.table[owner] = NOBODY


# Cards


def choose(state: CrownTakerPosition, action: Negotiate) -> bool:
    """Choose a card (CT-5.3): France first, hidden; returns true if both cards are played and no side is ruined by
    them."""
    if state.side == FRANCE:
        state.chosen = action.card
        if state.record_events:
            state.emit(events.CardChosen(FRANCE))
        state.ask(CARD, ENGLAND)
        return False
    france, england = state.chosen, action.card
    state.chosen = NOBODY
    state.cards[FRANCE] &= ~(1 << france)
    state.cards[ENGLAND] &= ~(1 << england)
    state.last_cards = (france, england)
    winner = judge(france, england, state.church[FRANCE] - state.church[ENGLAND])
    if state.record_events:
        state.emit(events.CardChosen(ENGLAND))
        by_church = france == england and winner != NOBODY
        state.emit(events.CardsRevealed(france, england, winner, by_church))
    if state.table[FRANCE] != NOBODY or state.table[ENGLAND] != NOBODY:
        _settle_captives(state, winner)
    elif winner != NOBODY:
        _suffer(state, 1 - winner, england if winner else france)
    return not state.ruined()


def judge(france: int, england: int, more_church: int) -> int:
    """The side whose card wins, or NOBODY; `more_church` is how many more church tokens France has (CT-5.3)."""
    if france == england:
        return FRANCE if more_church > 0 else ENGLAND if more_church < 0 else NOBODY
    if france + england == ACE + SIX and (france == ACE or england == ACE):
        return FRANCE if france == ACE else ENGLAND
    return FRANCE if france > england else ENGLAND


def _suffer(state: CrownTakerPosition, loser: int, card: int) -> None:
    """The loser suffers the winner's card: tokens to the castle, assets to the supply (CT-5.4)."""
    tokens, assets = min(state.box.card_tokens[card], state.hand[loser]), state.box.card_assets[card]
    state.hand[loser] -= tokens
    state.castle[loser] += tokens
    state.pay(loser, -assets, BY_CARDS)
    if state.record_events:
        state.emit(events.Suffered(loser, tokens, assets))


def _settle_captives(state: CrownTakerPosition, winner: int) -> None:
    """The winner pays the ransom and has its captive back (CT-5.5); others go back to their captor (CT-5.1)."""
    for owner in (FRANCE, ENGLAND):
        lord = state.table[owner]
        if lord == NOBODY:
            continue
        if owner == winner:
            ransom = state.box.ransom[lord]
            state.pay(owner, -ransom, BY_RANSOM)
            state.pay(1 - owner, ransom, BY_RANSOM)
            _return(state, owner, lord)
            if state.record_events:
                state.emit(events.Ransomed(owner, lord, ransom))
        else:
            state.table[owner] = NOBODY
            if state.record_events:
                state.emit(events.CaptiveKept(owner, lord))


def next_round(state: CrownTakerPosition) -> bool:
    """Goes on with the next request; False after the sixth round (CT-5.6)."""
    if state.round < len(CARDS):
        _begin_round(state)
        return True
    if state.record_events:
        state.emit(events.NegotiationEnded(state.church[FRANCE], state.church[ENGLAND]))
    state.round = 1
    for side in (FRANCE, ENGLAND):
        state.hand[side] += state.church[side]
        state.church[side] = 0
        state.cards[side] = ALL_CARDS
        state.shown[side] = state.came[side] = state.proposed[side] = 0
        state.proposals[side] = NO_DEALS
    return False
