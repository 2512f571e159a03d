"""Value of a position in the middle of a phase: the reply to a deployed army, and the cards yet to be played.

`evaluate_war` knows wars and the time after the negotiation. A search that stops in between needs the rest made up for:
else it prefers what has been paid already, tokens in the treasury to troops, a strong card played to one kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from hoshikan.engine.action import Action
from hoshikan.games.crowntaker.bot.deployment_values import (
    LEAST,
    LEVY_TOKEN,
    UNKNOWN,
    best_deployment,
    church_worth,
    deployment_values,
    treasury_plans,
)
from hoshikan.games.crowntaker.bot.evaluation import (
    EvaluatedPosition,
    evaluate_war,
    evaluated,
    seen_from,
    worth,
)
from hoshikan.games.crowntaker.rules.actions import COMMANDS, Deploy
from hoshikan.games.crowntaker.rules.component_box import ComponentBox
from hoshikan.games.crowntaker.rules.negotiation import judge
from hoshikan.games.crowntaker.rules.phases import CARD, DEPLOY, ENGLAND, FRANCE, IN_MASK, LEVY, LORD, NOBODY, REQUEST
from hoshikan.games.crowntaker.rules.state import CrownTakerState

RoundCost = tuple[float, float, float, float, float, float]
"""Chances that France and England win a pair of cards, then the mean assets and tokens both lose by it."""


def evaluate(state: CrownTakerState, mustered: CrownTakerState) -> float:
    """The chance that France wins from a position before the end of the game, with sensible play of both sides.

    `mustered` is the result of `muster`.
    """
    if mustered.step <= DEPLOY:
        # No lord is up: what is in the castles is missed in this war.
        here = evaluated(mustered)
        tokens = (here.tokens[FRANCE] - mustered.castle[FRANCE], here.tokens[ENGLAND] - mustered.castle[ENGLAND])
        return worth(here._replace(tokens=tokens))
    if REQUEST <= mustered.step <= CARD:
        return _negotiation(mustered)
    return evaluate_war(mustered) + _aside(state)


def _aside(state: CrownTakerState) -> float:
    """France's chance of winning that tokens outside the armies of a war bring, as who deploys them sees it."""
    ours, theirs = (state.church[side] if state.troops[side] else UNKNOWN for side in (FRANCE, ENGLAND))
    ahead = -church_worth(theirs, ours) if ours == UNKNOWN else church_worth(ours, theirs)
    for side, sign in ((FRANCE, 1), (ENGLAND, -1)):
        if state.troops[side] and state.hand[side] and state.box.skill[state.commander[side]] == LEVY:
            ahead += sign * LEVY_TOKEN
    return ahead


def muster(state: CrownTakerState) -> CrownTakerState:
    """The position after the best usual armies that can still be mustered (CT-2.1); the same one if there are none.

    What stands is to be judged alike however far a search has come.
    """
    if state.step == DEPLOY and not state.troops[1 - state.side]:
        return max(answered(state), key=lambda plan: plan.value).mustered
    while state.step == DEPLOY or (state.step == LORD and state.troops[1 - state.side]):
        side = state.side
        lords = IN_MASK[state.lords[side]] if state.step == LORD else (state.commander[side],)
        ways = [(*best_deployment(state, side, lord), lord) for lord in lords]
        _, troops, arms, treasury, lord = max(ways)
        if state.step == LORD:
            state = state.after(COMMANDS[lord])
        state = state.after(Deploy(troops, arms, 0, treasury))
    return state


class AnsweredPlan(NamedTuple):
    """A deployment of the side that deploys first, and what the best usual reply makes of it."""

    treasury: int
    greedy: float
    """Its value against the armies that are expected before the other side has seen it."""
    value: float
    """Its value after the reply, for the side that deploys."""
    mustered: CrownTakerState


def answered(state: CrownTakerState) -> list[AnsweredPlan]:
    """By treasury amount, the most promising deployment of the side that deploys first, answered by the other side."""
    found = []
    for greedy, troops, arms, treasury in treasury_plans(state):
        after = state.after(Deploy(troops, arms, 0, treasury))
        mustered = muster(after)
        found.append(AnsweredPlan(treasury, greedy, seen_from(state.side, evaluate(after, mustered)), mustered))
    return found


def values_if_answered(state: CrownTakerState, actions: Sequence[Action]) -> list[float]:
    """The value of each deployment of the side that deploys first, if the other side answers it as well as it can.

    What the reply takes from the most promising deployment with about the same treasury amount, it takes from each.
    """
    plans = answered(state)
    losses = []
    for treasury in range(state.box.most_treasury + 1):
        plan = min(plans, key=lambda known: abs(known.treasury - treasury))
        losses.append(plan.greedy - plan.value)
    return [
        value - losses[action.treasury]
        for action, value in zip(actions, deployment_values(state, actions), strict=True)
        if isinstance(action, Deploy)
    ]


def _negotiation(state: CrownTakerState) -> float:
    """The cards in hand matched at random; those of this round decide about the captives on the table (CT-5.5)."""
    here = evaluated(state)
    rounds = len(IN_MASK[state.cards[FRANCE]])
    if not rounds:
        return worth(here)
    lead = state.church[FRANCE] - state.church[ENGLAND]
    cost = _round_cost(state.box, state.cards[FRANCE], state.cards[ENGLAND], (lead > 0) - (lead < 0))
    if state.table[FRANCE] == NOBODY and state.table[ENGLAND] == NOBODY:
        return worth(_after_cards(here, cost, rounds))
    later = _after_cards(here, cost, rounds - 1)
    total = (1.0 - cost[FRANCE] - cost[ENGLAND]) * worth(later)
    for side in (FRANCE, ENGLAND):
        total += cost[side] * worth(_ransomed(state.box, later, side, state.table[side]))
    return total


@lru_cache(maxsize=4096)
def _round_cost(box: ComponentBox, ours: int, theirs: int, lead: int) -> RoundCost:
    """Return the mean cost of one round when each side plays any of its cards."""
    sums = [0.0] * 6
    share = 1.0 / (len(IN_MASK[ours]) * len(IN_MASK[theirs]))
    for own in IN_MASK[ours]:
        for other in IN_MASK[theirs]:
            winner = judge(own, other, lead)
            if winner != NOBODY:
                card, loser = (own if winner == FRANCE else other), 1 - winner
                sums[winner] += share
                sums[2 + loser] += share * box.card_assets[card]
                sums[4 + loser] += share * box.card_tokens[card]
    return sums[0], sums[1], sums[2], sums[3], sums[4], sums[5]


def _after_cards(here: EvaluatedPosition, cost: RoundCost, rounds: int) -> EvaluatedPosition:
    """Return the position after `rounds` rounds in which the cards have their own effects (CT-5.4)."""
    return here._replace(
        assets=(
            max(here.assets[FRANCE] - rounds * cost[2], LEAST),
            max(here.assets[ENGLAND] - rounds * cost[3], LEAST),
        ),
        tokens=(here.tokens[FRANCE] - rounds * cost[4], here.tokens[ENGLAND] - rounds * cost[5]),
    )


def _ransomed(box: ComponentBox, here: EvaluatedPosition, owner: int, lord: int) -> EvaluatedPosition:
    """After `owner` has won back its captive, if one was on the table (CT-5.5)."""
    if lord == NOBODY:
        return here
    ransom = box.ransom[lord] if owner == FRANCE else -box.ransom[lord]
    captives = [here.captives[FRANCE], here.captives[ENGLAND]]
    captives[owner] &= ~(1 << lord)
    ours, theirs = here.assets
    return here._replace(
        captives=(captives[FRANCE], captives[ENGLAND]), assets=(max(ours - ransom, LEAST), max(theirs + ransom, LEAST))
    )
