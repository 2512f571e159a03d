"""Knowledge of CrownTaker for a search: features of each side with fitted weights, the odds of wars, the values of
lords and assets, and sound deals."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from hoshikan.engine.knowledge import FittedKnowledge, preferences
from hoshikan.engine.state import TERMINAL
from hoshikan.games.crowntaker.bot.deployment_values import deployment_values, lord_values
from hoshikan.games.crowntaker.bot.evaluation import evaluate_war, seen_from
from hoshikan.games.crowntaker.bot.evaluation_phase import evaluate, muster, values_if_answered
from hoshikan.games.crowntaker.bot.negotiation_values import PATIENCE, card_values, request_values
from hoshikan.games.crowntaker.bot.tuned import EXPLORATION, PRIOR_HEAT, TUNING, WAR_HEAT
from hoshikan.games.crowntaker.listing import LISTING
from hoshikan.games.crowntaker.rules.actions import ACCEPT, CrownTakerAction, Deploy, Negotiate, Propose
from hoshikan.games.crowntaker.rules.phases import (
    ANSWER,
    CARD,
    DEPLOY,
    ENGLAND,
    FRANCE,
    LORD,
    NOBODY,
    PHASES,
    REQUEST,
    SKILL,
)
from hoshikan.games.crowntaker.rules.state import CrownTakerState

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
