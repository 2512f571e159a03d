"""Knowledge of CrownTaker for a search: features of each side with fitted weights, the odds of wars, the values of
lords and assets, and sound deals.

`evaluate_war` knows wars and the time after the negotiation. A position in the middle of a phase needs the rest made up
for, the reply to a deployed army and the cards yet to be played: else a search prefers what has been paid already,
tokens in the treasury to troops, a strong card played to one kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import log
from typing import Final, NamedTuple

from hoshikan.engine.action import Action
from hoshikan.engine.knowledge import FittedKnowledge, preferences
from hoshikan.engine.state import TERMINAL
from hoshikan.games.crowntaker.bot.deployment_values import (
    LEAST,
    LEVY_TOKEN,
    UNKNOWN,
    best_deployment,
    church_worth,
    deployment_values,
    lord_values,
    treasury_plans,
)
from hoshikan.games.crowntaker.bot.evaluation import (
    EvaluatedPosition,
    evaluate_war,
    evaluated,
    seen_from,
    worth,
)
from hoshikan.games.crowntaker.bot.negotiation_values import PATIENCE, card_values, request_values
from hoshikan.games.crowntaker.bot.tuned import EXPLORATION, PRIOR_HEAT, TUNING, WAR_HEAT
from hoshikan.games.crowntaker.listing import LISTING
from hoshikan.games.crowntaker.rules.actions import ACCEPT, COMMANDS, CrownTakerAction, Deploy, Negotiate, Propose
from hoshikan.games.crowntaker.rules.component_box import ComponentBox
from hoshikan.games.crowntaker.rules.negotiation import judge
from hoshikan.games.crowntaker.rules.phases import (
    ANSWER,
    CARD,
    DEPLOY,
    ENGLAND,
    FRANCE,
    IN_MASK,
    LEVY,
    LORD,
    NOBODY,
    PHASES,
    REQUEST,
    SKILL,
)
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


NAMES: Final[tuple[str, ...]] = ("expected", "assets")
"""The columns of `rows`. "expected" is the result of `evaluate`; medals, captives and the fear of ruin are in it, and
beside it they hardly improve predictions."""
SUREST: Final = 0.001
"""Taste: no position is surer before the end of the game."""
_BEFORE: Final[tuple[float, ...]] = (0.0, 0.2, 0.2, 0.2, 0.45, 0.45, 0.45, 0.95, 0.95, 1.0)
"""Taste: how much of a phase is over, by step, in the first round of the negotiation."""
_ROUND: Final = 0.08
"""Taste: and how much more in each round after it."""


def rows(state: CrownTakerState) -> list[list[float]]:
    """A row of `NAMES` for France and one for England, of a position before the end of the game."""
    # Assets, like the chances, as they are when both armies stand: else a full treasury would count twice.
    mustered = muster(state)
    france = min(max(evaluate(state, mustered), SUREST), 1.0 - SUREST)
    # Half for each side, since the sides are compared.
    expected = log(france / (1.0 - france)) / 2
    ours, theirs = mustered.assets
    return [[expected, ours / 10], [-expected, theirs / 10]]


def progress(state: CrownTakerState) -> float:
    """Return the elapsed share of the nine phases, 0 to 1."""
    part = _BEFORE[DEPLOY if state.step == LORD and state.troops[1 - state.side] else state.step]
    if REQUEST <= state.step <= CARD:
        part += _ROUND * (state.round - 1)
    return (state.phase - 1 + part) / PHASES


PRIOR_FLOOR: Final = 0.01
"""Taste: what even the worst-looking action keeps of the best one's weight."""
PLAN_SHARE: Final = 0.02
"""Taste: the share of all weight that the best deployment of each kind gets besides, and the worse answer to
whether a skill is used."""
SINGLE: Final = -1
FULL: Final = -2
"""Kinds of deployments besides the treasury amounts: a single troop without arms, and the largest army."""
HAGGLING: Final = 1000
"""Taste: by how much less deals are looked at by a side that has been declined often enough in a request."""
OVERRULED: Final = 0.02
"""Taste: the same for the worse answer to a deal. Deals are weighed exactly: only much evidence may overrule that."""
GOODWILL: Final = 1e-6
"""Taste: the chance of winning at which a deal is still accepted, so that one that helps both sides alike is."""


class CrownTakerKnowledge(FittedKnowledge[CrownTakerState, CrownTakerAction]):
    """Wars are computed exactly, everything else by its effect on the race for five medals.

    Actions are compared by that value, positions by fitted weights of its parts.
    """

    exploration = EXPLORATION
    feature_names: tuple[str, ...] = NAMES

    def features(self, state: CrownTakerState) -> list[list[float]]:
        return rows(state)

    def progress(self, state: CrownTakerState) -> float:
        return progress(state)

    def sides(self, state: CrownTakerState) -> Sequence[int]:
        """France and England, whose generals and negotiators win together (CT-8.1)."""
        return [seat % 2 for seat in range(state.players)]

    def settled(self, state: CrownTakerState) -> bool:
        """From the first army on, the best reply and the war are computed: dice would only add noise (CT-3.2)."""
        return state.step < REQUEST and (state.troops[FRANCE] > 0 or state.troops[ENGLAND] > 0)

    def priors(self, state: CrownTakerState, actions: Sequence[CrownTakerAction]) -> list[float]:
        if state.step == DEPLOY:
            return _deployment_priors(state, actions)
        values = self.greedy_values(state, actions)
        if state.step == SKILL:
            return preferences(values, WAR_HEAT, PLAN_SHARE)
        if state.step == ANSWER:
            best = max(values)
            return [1.0 if value == best else OVERRULED for value in values]
        weights = preferences(values, PRIOR_HEAT, PRIOR_FLOOR)
        if state.step == REQUEST:
            # One sum more is no other deal: all deals together are looked at like one other request.
            deals = sum(isinstance(action, Propose) for action in actions) or 1
            if len(state.proposals[state.side]) >= PATIENCE:
                deals *= HAGGLING
            for number, action in enumerate(actions):
                if isinstance(action, Propose):
                    weights[number] /= deals
        return weights

    def greedy_values(self, state: CrownTakerState, actions: Sequence[CrownTakerAction]) -> list[float]:
        """The mover's chance of winning after each action."""
        if state.step == DEPLOY:
            return deployment_values(state, actions)
        if state.step == LORD:
            return lord_values(state, actions)
        if state.step == CARD:
            return card_values(state, [action for action in actions if isinstance(action, Negotiate)])
        if state.step == REQUEST:
            return request_values(state, actions)
        values = [_after(state, action) for action in actions]
        if state.step == ANSWER:
            return [value + GOODWILL * (action == ACCEPT) for action, value in zip(actions, values, strict=True)]
        return values


def _deployment_priors(state: CrownTakerState, actions: Sequence[CrownTakerAction]) -> list[float]:
    """Prefer what looks best, with a share for the best deployment of each kind, so that a search tries all kinds:
    whether to fight or to give the war up is the first question behind every lord."""
    first = not state.troops[1 - state.side]
    values = values_if_answered(state, actions) if first else deployment_values(state, actions)
    weights = preferences(values, WAR_HEAT, PRIOR_FLOOR / len(actions))
    deployments = [action for action in actions if isinstance(action, Deploy)]
    most = max([action.troops + action.arms for action in deployments])
    best: dict[int, int] = {}
    for number, action in enumerate(deployments):
        kinds = [action.treasury]
        if action.troops == 1 and not action.arms:
            kinds.append(SINGLE)
        if action.troops + action.arms == most:
            kinds.append(FULL)
        for kind in kinds:
            if kind not in best or values[number] > values[best[kind]]:
                best[kind] = number
    least = PLAN_SHARE * sum(weights)
    for number in set(best.values()):
        weights[number] += least
    return weights


def _after(state: CrownTakerState, action: CrownTakerAction) -> float:
    side, after = state.side, state.after(action)
    if after.to_move == TERMINAL:
        return 0.5 if after.winner == NOBODY else float(after.winner == side)
    return seen_from(side, evaluate_war(after))


KNOWLEDGE: Final = CrownTakerKnowledge(TUNING.valuations(NAMES, LISTING.players[-1]))
