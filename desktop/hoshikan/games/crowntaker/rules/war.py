"""War (CT-3): rounds of skill and dice until a side has no troops, then the recovery (CT-4)."""

from __future__ import annotations

from hoshikan.games.crowntaker.rules import events
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
from hoshikan.games.crowntaker.rules.position import CrownTakerPosition


def begin_war(state: CrownTakerPosition) -> None:
    """Both sides stand."""
    state.war_round = 0
    _begin_round(state)


def _begin_round(state: CrownTakerPosition) -> None:
    state.declared[FRANCE] = state.declared[ENGLAND] = 0
    state.war_round += 1
    state.ask(SKILL, state.first)


def declare(state: CrownTakerPosition, uses: bool) -> None:
    """A side uses its skill in this round or keeps it (CT-3.1): the cost is paid at once, and a levy comes at once."""
    side = state.side
    if uses:
        lord = state.commander[side]
        cost, skill = state.box.cost[lord], state.box.skill[lord]
        state.uses[side] += 1
        state.declared[side] = 1
        state.pay(side, -cost, BY_SKILLS)
        if state.record_events:
            state.emit(events.SkillUsed(side, lord, skill, cost))
        if skill == LEVY:
            _levy(state, side)
    elif state.record_events:
        state.emit(events.SkillKept(side))
    if side == state.first:
        state.ask(SKILL, 1 - side)
    else:
        state.ask(ROLL, state.first)


def _levy(state: CrownTakerPosition, side: int) -> None:
    """One troop more (CT-0.2): a token from the hand, else from the own castle."""
    from_castle = not state.hand[side]
    if from_castle:
        state.castle[side] -= 1
    else:
        state.hand[side] -= 1
    state.troops[side] += 1
    if state.record_events:
        state.emit(events.Levied(side, from_castle, state.troops[side]))


def uses_skill(state: CrownTakerPosition, side: int, skill: int) -> bool:
    """True if `skill` is declared by `side` for this round."""
    return state.declared[side] == 1 and state.box.skill[state.commander[side]] == skill


def dice(state: CrownTakerPosition) -> int:
    """Which of `WAR_ROLLS` chance decides by: a feint rolls two dice (CT-0.2)."""
    return uses_skill(state, FRANCE, FEINT) + 2 * uses_skill(state, ENGLAND, FEINT)


def _power(state: CrownTakerPosition, side: int, rolled: tuple[int, ...]) -> int:
    lord = state.commander[side]
    row = state.box.power[lord][state.arms[side]]
    power = row[rolled[0] - 1]
    if len(rolled) > 1:
        power = max(power, row[rolled[1] - 1])
    if power and uses_skill(state, side, CHARGE):
        power += 1
    return power


def roll(state: CrownTakerPosition, action: WarRoll) -> bool:
    """The dice decide a round (CT-3.2); whether the war is over (CT-3.3)."""
    france, england = _power(state, FRANCE, action.france), _power(state, ENGLAND, action.england)
    state.last_roll = action.text
    if state.record_events:
        state.emit(events.Rolled(action.france, action.england, (france, england)))
    lose_france, lose_england = france < england, england < france
    if france == england and france:
        lose_france, lose_england = _tie(state)
    lost = False
    for side, loses in ((FRANCE, lose_france), (ENGLAND, lose_england)):
        if loses:
            lost = _strike(state, side) or lost
    if state.record_events and not lost:
        state.emit(events.NobodyLost())
    if state.troops[FRANCE] and state.troops[ENGLAND]:
        _begin_round(state)
        return False
    return True


def _tie(state: CrownTakerPosition) -> tuple[bool, bool]:
    """Return the losers of an equal power above 0 (CT-3.2): both, unless only one side presses."""
    presses = (uses_skill(state, FRANCE, PRESS), uses_skill(state, ENGLAND, PRESS))
    if presses[FRANCE] == presses[ENGLAND]:
        return True, True
    if state.record_events:
        state.emit(events.Pressed(FRANCE if presses[FRANCE] else ENGLAND))
    return presses[ENGLAND], presses[FRANCE]


def _strike(state: CrownTakerPosition, side: int) -> bool:
    """A lost troop goes to the castle, unless a guard spares it; whether it did."""
    if uses_skill(state, side, GUARD):
        if state.record_events:
            state.emit(events.Guarded(side))
        return False
    state.troops[side] -= 1
    state.castle[side] += 1
    if state.record_events:
        state.emit(events.TroopLost(side, state.troops[side]))
    return True


def end_war(state: CrownTakerPosition) -> bool:
    """Arms go home, the medal and the captive to the winner (CT-3.3, CT-3.4); whether the game goes on (CT-7.2)."""
    if state.record_events:
        state.emit(events.ArmsReturned(state.arms[FRANCE], state.arms[ENGLAND]))
    for side in (FRANCE, ENGLAND):
        state.hand[side] += state.arms[side]
        state.arms[side] = 0
        state.declared[side] = state.uses[side] = 0
    if state.troops[FRANCE] == state.troops[ENGLAND]:
        state.put_medal(BURGUNDY)
        if state.record_events:
            state.emit(events.WarDrawn(state.phase))
        if state.medals[BURGUNDY] >= BURGUNDY_MEDALS_TO_DRAW:
            state.finish("burgundy", NOBODY)
            return False
        return True
    winner = FRANCE if state.troops[FRANCE] else ENGLAND
    loser, assets = 1 - winner, state.troops[winner]
    lord = state.commander[loser]
    state.put_medal(winner)
    state.pay(winner, assets, BY_TROOPS)
    state.captives[loser] |= 1 << lord
    state.commander[loser] = NOBODY
    if state.record_events:
        state.emit(events.WarWon(winner, state.phase, assets))
        state.emit(events.LordCaptured(loser, lord))
    if state.medals[winner] >= MEDALS_TO_WIN:
        state.finish("five-medals", winner)
        return False
    return True


def recover(state: CrownTakerPosition) -> None:
    """Commanders rest, lords who rested and tokens return to the hands (CT-4.1, CT-4.2)."""
    for side in (FRANCE, ENGLAND):
        lord = state.waiting[side]
        if lord != NOBODY:
            state.lords[side] |= 1 << lord
            if state.record_events:
                state.emit(events.LordReturned(side, lord))
        # A loser's commander is gone, a winner's or, after a draw, anybody's waits.
        lord = state.commander[side]
        state.waiting[side] = lord
        state.commander[side] = NOBODY
        if state.record_events and lord != NOBODY:
            state.emit(events.LordWaits(side, lord))
    take_back(state, FRANCE, ENGLAND)


def take_back(state: CrownTakerPosition, *sides: int) -> None:
    """Tokens in the castle and troops return to the hand (CT-4.2)."""
    back = [0, 0]
    for side in sides:
        back[side] = state.castle[side] + state.troops[side]
        state.hand[side] += back[side]
        state.castle[side] = state.troops[side] = 0
    if state.record_events:
        state.emit(events.TokensReturned(back[FRANCE], back[ENGLAND]))
