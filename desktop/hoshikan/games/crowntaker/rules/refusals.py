"""Refusals: the reason why an action is not allowed now, with its rule."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction
from hoshikan.games.crowntaker.rules.actions import (
    Answer,
    Command,
    Demand,
    Deploy,
    EventRoll,
    Free,
    Negotiate,
    Offer,
    Pass,
    Propose,
    Skill,
    WarRoll,
)
from hoshikan.games.crowntaker.rules.phases import (
    ANSWER,
    CARD,
    CARDS,
    DEPLOY,
    EVENT,
    FREE,
    LEVY,
    LORD,
    NOBODY,
    OVER,
    RANKS,
    REQUEST,
    ROLL,
    SKILL,
    STEPS,
    survives,
)
from hoshikan.games.crowntaker.rules.position import CrownTakerPosition
from hoshikan.games.crowntaker.rules.war import dice

_RULE_OF_STEP: Final = ("CT-2.1", "CT-2.1", "CT-3.1", "CT-3.2", "CT-5.1", "CT-5.2", "CT-5.3", "CT-6.1", "CT-0.5")


def refusal(state: CrownTakerPosition, action: Action) -> IllegalAction | None:
    """The refusal of `action` in this position; None if the rules allow it."""
    step = state.step
    if step == REQUEST:
        if isinstance(action, Pass):
            return None
        if isinstance(action, Propose):
            return _propose(state, action)
        if isinstance(action, Demand):
            return _put_up(state, state.side, action.lord)
        if isinstance(action, Offer):
            return _put_up(state, 1 - state.side, action.lord)
    elif step == CARD and isinstance(action, Negotiate):
        if state.cards[state.side] >> action.card & 1:
            return None
        return IllegalAction("CT-5.3", "card-used", {"card": CARDS[action.card]})
    elif step == SKILL and isinstance(action, Skill):
        return skill_refusal(state) if action.uses else None
    elif step == ROLL and isinstance(action, WarRoll):
        wanted = dice(state)
        if (len(action.france) - 1) + 2 * (len(action.england) - 1) == wanted:
            return None
        return IllegalAction("CT-3.2", "wrong-dice", {"france": 1 + wanted % 2, "england": 1 + wanted // 2})
    elif step == DEPLOY and isinstance(action, Deploy):
        return _deploy(state, action)
    else:
        return _seldom(state, action)
    return _not_now(state, action)


def _seldom(state: CrownTakerPosition, action: Action) -> IllegalAction | None:
    step, side = state.step, state.side
    if step == OVER:
        return IllegalAction("CT-7.2", "game-over")
    if (step == ANSWER and isinstance(action, Answer)) or (step == EVENT and isinstance(action, EventRoll)):
        return None
    if step == LORD and isinstance(action, Command):
        if state.lords[side] >> action.lord & 1:
            return None
        return IllegalAction("CT-2.1", "lord-not-in-hand", {"lord": RANKS[action.lord]})
    if step == FREE and isinstance(action, Free):
        if state.captives[side] >> action.lord & 1:
            return None
        return IllegalAction("CT-0.5", "no-captive", {"lord": RANKS[action.lord]})
    return _not_now(state, action)


def _not_now(state: CrownTakerPosition, action: Action) -> IllegalAction:
    facts = {"action": str(action)[:60], "step": STEPS[state.step]}
    return IllegalAction(_RULE_OF_STEP[state.step], "asked-for-something-else", facts)


def _deploy(state: CrownTakerPosition, action: Deploy) -> IllegalAction | None:
    lord, box = state.commander[state.side], state.box
    if action.troops < 1:
        return IllegalAction("CT-2.2", "no-troops")
    if action.troops > box.troops[lord]:
        return IllegalAction("CT-2.1", "too-many-troops", {"lord": RANKS[lord], "most": box.troops[lord]})
    if action.arms > box.arms[lord]:
        return IllegalAction("CT-2.1", "too-many-arms", {"lord": RANKS[lord], "most": box.arms[lord]})
    if action.treasury > box.most_treasury:
        return IllegalAction("CT-2.1", "too-much-treasury", {"most": box.most_treasury})
    tokens = state.hand[state.side]
    if action.tokens > tokens:
        return IllegalAction("CT-2.1", "too-few-tokens", {"tokens": tokens, "placed": action.tokens})
    return None


def skill_refusal(state: CrownTakerPosition) -> IllegalAction | None:
    """Why the side to move may not use its commander's skill (CT-3.1); None if it may."""
    side, box = state.side, state.box
    lord = state.commander[side]
    cost = box.cost[lord]
    if state.uses[side] >= box.uses_per_war:
        return IllegalAction("CT-3.1", "skill-used-up", {"lord": RANKS[lord], "most": box.uses_per_war})
    if not survives(state.assets[side], cost):
        return IllegalAction("CT-3.1", "skill-too-dear", {"cost": cost, "assets": state.assets[side]})
    if box.skill[lord] == LEVY:
        if state.troops[side] >= box.troops[lord]:
            return IllegalAction("CT-3.1", "troops-full", {"lord": RANKS[lord], "most": box.troops[lord]})
        if not state.hand[side] + state.castle[side]:
            return IllegalAction("CT-3.1", "no-token-left")
    return None


def _put_up(state: CrownTakerPosition, owner: int, lord: int) -> IllegalAction | None:
    bit = 1 << lord
    if not state.captives[owner] & bit:
        return IllegalAction("CT-5.1", "no-captive", {"lord": RANKS[lord]})
    if state.shown[owner] & bit:
        return IllegalAction("CT-5.1", "was-on-table", {"lord": RANKS[lord]})
    if state.came[owner]:
        return IllegalAction("CT-5.1", "one-captive-a-round", {"lord": RANKS[lord]})
    return None


def _propose(state: CrownTakerPosition, action: Propose) -> IllegalAction | None:
    side = state.side
    other = 1 - side
    for owner, lord in ((side, action.ours), (other, action.theirs)):
        if lord != NOBODY and not state.captives[owner] >> lord & 1:
            return IllegalAction("CT-5.2", "no-captive", {"lord": RANKS[lord]})
    if state.proposed[side]:
        return IllegalAction("CT-5.2", "one-proposal-a-step")
    if action.pays >= state.assets[side] or action.asks >= state.assets[other]:
        payer = other if action.asks else side
        return IllegalAction("CT-5.2", "sum-too-high", {"most": state.assets[payer] - 1})
    return None
