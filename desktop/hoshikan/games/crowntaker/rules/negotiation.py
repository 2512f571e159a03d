"""Negotiation (CT-5): six rounds of request and cards about captives, tokens and assets."""

from __future__ import annotations

from hoshikan.engine.action import Action
from hoshikan.games.crowntaker.rules import events as happened
from hoshikan.games.crowntaker.rules.actions import (
    DEMANDS,
    OFFERS,
    PASS,
    SWAPS,
    Demand,
    Negotiate,
    Offer,
    Propose,
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
from hoshikan.games.crowntaker.rules.realm import Realm

PASSES_TO_END = 2
ACE = 0
SIX = 5


def begin_negotiation(realm: Realm) -> None:
    """All cards are unused, and no captive has been on the table yet."""
    for side in (FRANCE, ENGLAND):
        realm.cards[side] = ALL_CARDS
        realm.shown[side] = 0
        realm.table[side] = NOBODY
    realm.round = 0
    _begin_round(realm)


def _begin_round(realm: Realm) -> None:
    realm.round += 1
    realm.came[FRANCE] = realm.came[ENGLAND] = 0
    realm.proposed[FRANCE] = realm.proposed[ENGLAND] = 0
    realm.passes = 0
    realm.ask(REQUEST, realm.first)


# Requests


def requests(realm: Realm) -> list[Action]:
    """Everything that may be requested now (CT-5.1, CT-5.2), `pass` at last."""
    side = realm.side
    other = 1 - side
    ours, theirs = realm.captives[side], realm.captives[other]
    actions: list[Action] = []
    if ours and not realm.came[side]:
        actions += [DEMANDS[lord] for lord in IN_MASK[ours & ~realm.shown[side]]]
    if theirs and not realm.came[other]:
        actions += [OFFERS[lord] for lord in IN_MASK[theirs & ~realm.shown[other]]]
    if (ours or theirs) and not realm.proposed[side]:
        for lord in IN_MASK[ours]:
            actions += [SWAPS[lord][captive] for captive in IN_MASK[theirs]]
        for lord in IN_MASK[ours]:
            actions += releases(lord, realm.assets[side])
        for captive in IN_MASK[theirs]:
            actions += sales(captive, realm.assets[other])
    actions.append(PASS)
    return actions


def request(realm: Realm, action: Action) -> None:
    """CT-5.1: each request takes effect at once, a deal when it is accepted (CT-5.2)."""
    side = realm.side
    if isinstance(action, Propose):
        realm.passes = 0
        realm.proposed[side] = 1
        realm.proposal = action
        if realm.narrating:
            realm.tell(happened.Proposed(side, action.ours, action.theirs, action.pays, action.asks))
        realm.ask(ANSWER, 1 - side)
        return
    if isinstance(action, Demand):
        _put_up(realm, side, action.lord, demanded=True)
    elif isinstance(action, Offer):
        _put_up(realm, 1 - side, action.lord, demanded=False)
    else:
        realm.passes += 1
        if realm.narrating:
            realm.tell(happened.Passed(side))
        if realm.passes >= PASSES_TO_END:
            realm.passes = 0
            realm.ask(CARD, FRANCE)
            return
    realm.ask(REQUEST, 1 - side)


def _put_up(realm: Realm, owner: int, lord: int, demanded: bool) -> None:
    realm.passes = 0
    realm.table[owner] = lord
    realm.came[owner] = 1
    realm.shown[owner] |= 1 << lord
    if realm.narrating:
        realm.tell(happened.PutUp(owner, lord, demanded))


def answer(realm: Realm, accepts: bool) -> None:
    """CT-5.2: the other side answers, and then has the turn."""
    side = realm.side
    deal = realm.proposal
    assert deal is not None
    realm.proposal = None
    if realm.narrating:
        realm.tell(happened.Answered(side, accepts))
    if accepts:
        asker = 1 - side
        for owner, lord in ((asker, deal.ours), (side, deal.theirs)):
            if lord != NOBODY:
                _return(realm, owner, lord)
                if realm.narrating:
                    realm.tell(happened.CaptiveReturned(owner, lord))
        assets = deal.pays - deal.asks
        if assets:
            realm.pay(asker, -assets, BY_DEALS)
            realm.pay(side, assets, BY_DEALS)
            if realm.narrating:
                realm.tell(happened.DealPaid(asker if assets > 0 else side, abs(assets)))
    realm.ask(REQUEST, side)


def _return(realm: Realm, owner: int, lord: int) -> None:
    """A captive is in the hand of its owner again, and no longer on the table."""
    realm.captives[owner] &= ~(1 << lord)
    realm.lords[owner] |= 1 << lord
    if realm.table[owner] == lord:
        realm.table[owner] = NOBODY


# Cards


def choose(realm: Realm, action: Negotiate) -> bool:
    """CT-5.3: France chooses first, hidden; whether both cards are played and nobody is ruined by them."""
    if realm.side == FRANCE:
        realm.chosen = action.card
        if realm.narrating:
            realm.tell(happened.CardChosen(FRANCE))
        realm.ask(CARD, ENGLAND)
        return False
    france, england = realm.chosen, action.card
    realm.chosen = NOBODY
    realm.cards[FRANCE] &= ~(1 << france)
    realm.cards[ENGLAND] &= ~(1 << england)
    realm.last_cards = (france, england)
    winner = judge(france, england, realm.church[FRANCE] - realm.church[ENGLAND])
    if realm.narrating:
        realm.tell(happened.CardChosen(ENGLAND))
        by_church = france == england and winner != NOBODY
        realm.tell(happened.CardsRevealed(france, england, winner, by_church))
    if realm.table[FRANCE] != NOBODY or realm.table[ENGLAND] != NOBODY:
        _settle_captives(realm, winner)
    elif winner != NOBODY:
        _suffer(realm, 1 - winner, england if winner else france)
    return not realm.ruined()


def judge(france: int, england: int, more_church: int) -> int:
    """The side whose card wins, or NOBODY; `more_church` is how many more church tokens France has (CT-5.3)."""
    if france == england:
        return FRANCE if more_church > 0 else ENGLAND if more_church < 0 else NOBODY
    if france + england == ACE + SIX and (france == ACE or england == ACE):
        return FRANCE if france == ACE else ENGLAND
    return FRANCE if france > england else ENGLAND


def _suffer(realm: Realm, loser: int, card: int) -> None:
    """CT-5.4"""
    tokens, assets = min(realm.box.card_tokens[card], realm.hand[loser]), realm.box.card_assets[card]
    realm.hand[loser] -= tokens
    realm.castle[loser] += tokens
    realm.pay(loser, -assets, BY_CARDS)
    if realm.narrating:
        realm.tell(happened.Suffered(loser, tokens, assets))


def _settle_captives(realm: Realm, winner: int) -> None:
    """CT-5.5; a captive that is not ransomed goes back to its captor (CT-5.1)."""
    for owner in (FRANCE, ENGLAND):
        lord = realm.table[owner]
        if lord == NOBODY:
            continue
        if owner == winner:
            ransom = realm.box.ransom[lord]
            realm.pay(owner, -ransom, BY_RANSOM)
            realm.pay(1 - owner, ransom, BY_RANSOM)
            _return(realm, owner, lord)
            if realm.narrating:
                realm.tell(happened.Ransomed(owner, lord, ransom))
        else:
            realm.table[owner] = NOBODY
            if realm.narrating:
                realm.tell(happened.CaptiveKept(owner, lord))


def next_round(realm: Realm) -> bool:
    """Goes on with the next request; False after the sixth round (CT-5.6)."""
    if realm.round < len(CARDS):
        _begin_round(realm)
        return True
    if realm.narrating:
        realm.tell(happened.NegotiationEnded(realm.church[FRANCE], realm.church[ENGLAND]))
    realm.round = 1
    for side in (FRANCE, ENGLAND):
        realm.hand[side] += realm.church[side]
        realm.church[side] = 0
        realm.cards[side] = ALL_CARDS
        realm.shown[side] = realm.came[side] = realm.proposed[side] = 0
    return False
