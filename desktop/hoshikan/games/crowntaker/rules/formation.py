"""Formation (CT-2): a lord takes command, tokens are placed; the start player completely first."""

from __future__ import annotations

from hoshikan.games.crowntaker.rules import events as happened
from hoshikan.games.crowntaker.rules.actions import Deploy, Place
from hoshikan.games.crowntaker.rules.phases import BY_TREASURY, DEPLOY, LORD, NOBODY
from hoshikan.games.crowntaker.rules.realm import Realm


def ask_for_lord(realm: Realm, side: int) -> None:
    """A side without a lord in hand gets the one that waits (CT-2.3)."""
    lord = realm.waiting[side]
    if not realm.lords[side]:
        assert lord != NOBODY, "five captives would be five lost wars"
        realm.lords[side] = 1 << lord
        realm.waiting[side] = NOBODY
        if realm.narrating:
            realm.tell(happened.WaitingLordCalled(side, lord))
    realm.ask(LORD, side)


def place_lord(realm: Realm, action: Place) -> None:
    """CT-2.1, its first sentence."""
    side = realm.side
    realm.lords[side] &= ~(1 << action.lord)
    realm.commander[side] = action.lord
    if realm.narrating:
        realm.tell(happened.LordPlaced(side, action.lord))
    realm.ask(DEPLOY, side)


def deploy(realm: Realm, action: Deploy) -> bool:
    """CT-2.1; whether both sides stand."""
    side = realm.side
    realm.hand[side] -= action.tokens
    realm.troops[side] = action.troops
    realm.arms[side] = action.arms
    realm.church[side] = action.church
    if realm.narrating:
        spaces = (action.troops, action.arms, action.church, action.treasury)
        realm.tell(happened.Deployed(side, *spaces, realm.hand[side]))
    if action.treasury:
        realm.castle[side] += action.treasury
        assets = action.treasury * realm.box.per_token
        realm.pay(side, assets, BY_TREASURY)
        if realm.narrating:
            realm.tell(happened.TreasuryFilled(side, action.treasury, assets))
    if side != realm.first:
        return True
    ask_for_lord(realm, 1 - side)
    return False
