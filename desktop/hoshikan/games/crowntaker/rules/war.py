"""War (CT-3): rounds of skill and dice until a side has no troops, then the recovery (CT-4)."""

from __future__ import annotations

from hoshikan.games.crowntaker.rules import events as happened
from hoshikan.games.crowntaker.rules.actions import WarRoll
from hoshikan.games.crowntaker.rules.phases import (
    BURGUNDY,
    BURGUNDY_MEDALS_TO_DRAW,
    BY_SKILLS,
    BY_TROOPS,
    CHARGE,
    ENGLAND,
    FEINT,
    FRANCE,
    GUARD,
    LEVY,
    MEDALS_TO_WIN,
    NOBODY,
    PRESS,
    ROLL,
    SKILL,
)
from hoshikan.games.crowntaker.rules.realm import Realm


def begin_war(realm: Realm) -> None:
    """Both sides stand."""
    realm.war_round = 0
    _begin_round(realm)


def _begin_round(realm: Realm) -> None:
    realm.declared[FRANCE] = realm.declared[ENGLAND] = 0
    realm.war_round += 1
    realm.ask(SKILL, realm.first)


def declare(realm: Realm, uses: bool) -> None:
    """CT-3.1: the cost is paid at once, and a levy comes at once."""
    side = realm.side
    if uses:
        lord = realm.commander[side]
        cost, skill = realm.box.cost[lord], realm.box.skill[lord]
        realm.uses[side] += 1
        realm.declared[side] = 1
        realm.pay(side, -cost, BY_SKILLS)
        if realm.narrating:
            realm.tell(happened.SkillUsed(side, lord, skill, cost))
        if skill == LEVY:
            _levy(realm, side)
    elif realm.narrating:
        realm.tell(happened.SkillKept(side))
    if side == realm.first:
        realm.ask(SKILL, 1 - side)
    else:
        realm.ask(ROLL, realm.first)


def _levy(realm: Realm, side: int) -> None:
    """CT-0.2: with a token from the hand, else from the own castle."""
    from_castle = not realm.hand[side]
    if from_castle:
        realm.castle[side] -= 1
    else:
        realm.hand[side] -= 1
    realm.troops[side] += 1
    if realm.narrating:
        realm.tell(happened.Levied(side, from_castle, realm.troops[side]))


def uses_skill(realm: Realm, side: int, skill: int) -> bool:
    """Whether `skill` is declared by `side` for this round."""
    return realm.declared[side] == 1 and realm.box.skill[realm.commander[side]] == skill


def dice(realm: Realm) -> int:
    """Which of `WAR_ROLLS` chance decides by: a feint rolls two dice (CT-0.2)."""
    return uses_skill(realm, FRANCE, FEINT) + 2 * uses_skill(realm, ENGLAND, FEINT)


def _power(realm: Realm, side: int, rolled: tuple[int, ...]) -> int:
    lord = realm.commander[side]
    row = realm.box.power[lord][realm.arms[side]]
    power = row[rolled[0] - 1]
    if len(rolled) > 1:
        power = max(power, row[rolled[1] - 1])
    if power and uses_skill(realm, side, CHARGE):
        power += 1
    return power


def roll(realm: Realm, action: WarRoll) -> bool:
    """CT-3.2; whether the war is over (CT-3.3)."""
    france, england = _power(realm, FRANCE, action.france), _power(realm, ENGLAND, action.england)
    realm.last_roll = action.text
    if realm.narrating:
        realm.tell(happened.Rolled(action.france, action.england, (france, england)))
    lose_france, lose_england = france < england, england < france
    if france == england and france:
        lose_france, lose_england = _tie(realm)
    lost = False
    for side, loses in ((FRANCE, lose_france), (ENGLAND, lose_england)):
        if loses:
            lost = _strike(realm, side) or lost
    if realm.narrating and not lost:
        realm.tell(happened.NobodyLost())
    if realm.troops[FRANCE] and realm.troops[ENGLAND]:
        _begin_round(realm)
        return False
    return True


def _tie(realm: Realm) -> tuple[bool, bool]:
    """Who loses on an equal power above 0 (CT-3.2): both, unless one side alone presses."""
    presses = (uses_skill(realm, FRANCE, PRESS), uses_skill(realm, ENGLAND, PRESS))
    if presses[FRANCE] == presses[ENGLAND]:
        return True, True
    if realm.narrating:
        realm.tell(happened.Pressed(FRANCE if presses[FRANCE] else ENGLAND))
    return presses[ENGLAND], presses[FRANCE]


def _strike(realm: Realm, side: int) -> bool:
    """A lost troop goes to the castle, unless a guard spares it; whether it did."""
    if uses_skill(realm, side, GUARD):
        if realm.narrating:
            realm.tell(happened.Guarded(side))
        return False
    realm.troops[side] -= 1
    realm.castle[side] += 1
    if realm.narrating:
        realm.tell(happened.TroopLost(side, realm.troops[side]))
    return True


def end_war(realm: Realm) -> bool:
    """CT-3.3, CT-3.4; whether the game goes on (CT-7.2)."""
    if realm.narrating:
        realm.tell(happened.ArmsReturned(realm.arms[FRANCE], realm.arms[ENGLAND]))
    for side in (FRANCE, ENGLAND):
        realm.hand[side] += realm.arms[side]
        realm.arms[side] = 0
        realm.declared[side] = realm.uses[side] = 0
    if realm.troops[FRANCE] == realm.troops[ENGLAND]:
        realm.put_medal(BURGUNDY)
        if realm.narrating:
            realm.tell(happened.WarDrawn(realm.phase))
        if realm.medals[BURGUNDY] >= BURGUNDY_MEDALS_TO_DRAW:
            realm.finish("burgundy", NOBODY)
            return False
        return True
    winner = FRANCE if realm.troops[FRANCE] else ENGLAND
    loser, assets = 1 - winner, realm.troops[winner]
    lord = realm.commander[loser]
    realm.put_medal(winner)
    realm.pay(winner, assets, BY_TROOPS)
    realm.captives[loser] |= 1 << lord
    realm.commander[loser] = NOBODY
    if realm.narrating:
        realm.tell(happened.WarWon(winner, realm.phase, assets))
        realm.tell(happened.LordCaptured(loser, lord))
    if realm.medals[winner] >= MEDALS_TO_WIN:
        realm.finish("five-medals", winner)
        return False
    return True


def recover(realm: Realm) -> None:
    """CT-4.1, CT-4.2"""
    back = [0, 0]
    for side in (FRANCE, ENGLAND):
        lord = realm.waiting[side]
        if lord != NOBODY:
            realm.lords[side] |= 1 << lord
            if realm.narrating:
                realm.tell(happened.LordReturned(side, lord))
        # A loser's commander is gone, a winner's or, after a draw, anybody's waits.
        lord = realm.commander[side]
        realm.waiting[side] = lord
        realm.commander[side] = NOBODY
        if realm.narrating and lord != NOBODY:
            realm.tell(happened.LordWaits(side, lord))
        back[side] = realm.castle[side] + realm.troops[side]
        realm.hand[side] += back[side]
        realm.castle[side] = realm.troops[side] = 0
    if realm.narrating:
        realm.tell(happened.TokensReturned(back[FRANCE], back[ENGLAND]))
