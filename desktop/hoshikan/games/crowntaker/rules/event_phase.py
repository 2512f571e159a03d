"""Event (CT-6): after phases 3 and 6 the side with fewer medals rolls on the table of CT-0.5."""

from __future__ import annotations

from hoshikan.games.crowntaker.rules import events as happened
from hoshikan.games.crowntaker.rules.actions import EventRoll
from hoshikan.games.crowntaker.rules.phases import BY_EVENTS, DIE, EVENT, EVENT_PHASES, FREE, NOBODY
from hoshikan.games.crowntaker.rules.realm import Realm


def begin_event(realm: Realm) -> bool:
    """CT-6.1; whether somebody has to roll."""
    if realm.phase not in EVENT_PHASES:
        return False
    side = realm.fewer_medals()
    if side == NOBODY:
        if realm.narrating:
            realm.tell(happened.NoEvent(realm.phase))
        return False
    realm.ask(EVENT, side)
    return True


def roll_event(realm: Realm, action: EventRoll) -> bool:
    """CT-0.5; whether the phase ends: not if the game does, or if a captive has to be chosen first."""
    side, phase = realm.side, realm.phase
    line = realm.box.incidents[phase * (DIE + 1) + action.die]
    realm.last_roll = action.text
    if realm.narrating:
        realm.tell(happened.EventRolled(side, phase, action.die))
    if line.burgundy:
        _take_burgundy(realm, side)
    chooses = line.free and realm.captives[side] != 0
    _change(realm, side, line.assets + (line.otherwise if line.free and not chooses else 0))
    _change(realm, 1 - side, -line.opponent_loses)
    if realm.ruined():
        return False
    if chooses:
        realm.ask(FREE, side)
    return not chooses


def _change(realm: Realm, side: int, assets: int) -> None:
    if assets:
        realm.pay(side, assets, BY_EVENTS)
        if realm.narrating:
            realm.tell(happened.EventAssets(side, assets))


def _take_burgundy(realm: Realm, side: int) -> None:
    """CT-6.1: tokens are alike, so whoever holds it gives one from the castle first."""
    before = realm.burgundy
    if before == NOBODY:
        realm.hand[side] += 1
    elif realm.castle[before]:
        realm.castle[before] -= 1
        realm.hand[side] += 1
    elif before != side:
        realm.hand[before] -= 1
        realm.hand[side] += 1
    realm.burgundy = side
    if realm.narrating:
        realm.tell(happened.BurgundyTaken(side, before))


def free_captive(realm: Realm, lord: int) -> None:
    """CT-0.5: home for nothing, at the owner's choice."""
    side = realm.side
    realm.captives[side] &= ~(1 << lord)
    realm.lords[side] |= 1 << lord
    if realm.narrating:
        realm.tell(happened.CaptiveFreed(side, lord))
