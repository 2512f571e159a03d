"""Which lord and which deployment look best: wars reckoned out against the army that stands or is to be expected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.games.crowntaker.bot.evaluation import (
    PAID_USES,
    EvaluatedPosition,
    after_war,
    evaluated,
    seen_from,
    uses_left,
)
from hoshikan.games.crowntaker.bot.war_odds import WarOutcome, army, war
from hoshikan.games.crowntaker.rules.actions import Command, Deploy
from hoshikan.games.crowntaker.rules.component_box import ComponentBox
from hoshikan.games.crowntaker.rules.phases import ENGLAND, FRANCE, IN_MASK, LEVY, NOBODY
from hoshikan.games.crowntaker.rules.state import CrownTakerState

CHURCH: Final = 0.012
"""Chance of winning that more church tokens than the other side bring: ties among six cards (CT-5.3)."""
CHURCH_OPEN: Final[tuple[float, ...]] = (0.0, 0.35, 0.5, 0.6)
"""Share of that for so many tokens while the other side can still answer."""
PLACED: Final = 7
"""Tokens an expected enemy puts into its army."""
LEVY_TOKEN: Final = 0.01
"""A token in hand that a levy can call."""


class Deployments:
    """The deployments of one lord of one side in a position, seen from that side."""

    def __init__(self, state: CrownTakerState, side: int, lord: int) -> None:
        self._state = state
        self._box: ComponentBox = state.box
        self._side = side
        self._lord = lord
        self._here: EvaluatedPosition = evaluated(state)
        self._enemies = expected_enemies(state, 1 - side)
        self._values: dict[tuple[int, int, int], float] = {}
        self._wars: dict[tuple[int, int], list[tuple[float, int, WarOutcome]]] = {}

    def value(self, troops: int, arms: int, church: int, treasury: int) -> float:
        """The chance of winning with this deployment."""
        state, key = self._state, (troops, arms, treasury)
        total = self._values.get(key)
        if total is None:
            total = self._values[key] = self._without_church(troops, arms, treasury)
        left = state.hand[self._side] - troops - arms - church - treasury
        if left and self._box.skill[self._lord] == LEVY:
            total += LEVY_TOKEN
        return total + self._church(church)

    def _without_church(self, troops: int, arms: int, treasury: int) -> float:
        side = self._side
        uses_cost = uses_left(self._state, side, self._lord) * self._box.cost[self._lord]
        assets = list(self._here.assets)
        assets[side] = max(assets[side] + treasury * self._box.per_token - uses_cost * PAID_USES, 0.5)
        here = self._here._replace(assets=(assets[FRANCE], assets[ENGLAND]))
        total = 0.0
        for weight, enemy, outcome in self._outcomes(troops, arms):
            commanders = (self._lord, enemy) if side == FRANCE else (enemy, self._lord)
            total += weight * after_war(here, commanders, outcome)
        return seen_from(side, total)

    def _church(self, church: int) -> float:
        other = 1 - self._side
        if self._state.commander[other] == NOBODY:
            return CHURCH * CHURCH_OPEN[min(church, len(CHURCH_OPEN) - 1)]
        lead = church - self._state.church[other]
        return CHURCH * ((lead > 0) - (lead < 0))

    def _outcomes(self, troops: int, arms: int) -> list[tuple[float, int, WarOutcome]]:
        found = self._wars.get((troops, arms))
        if found is None:
            own = army(self._box, self._lord, arms)
            found = []
            for weight, enemy, their_troops, their_arms in self._enemies:
                theirs = army(self._box, enemy, their_arms)
                uses = (uses_left(self._state, self._side, self._lord), uses_left(self._state, 1 - self._side, enemy))
                if self._side == FRANCE:
                    outcome = war(own, theirs, (troops, their_troops), uses)
                else:
                    outcome = war(theirs, own, (their_troops, troops), (uses[1], uses[0]))
                found.append((weight, enemy, outcome))
            self._wars[troops, arms] = found
        return found

    def chances(self, troops: int, arms: int) -> tuple[float, float]:
        """To win and to lose the war."""
        first = sum(weight * outcome.first for weight, _, outcome in self._outcomes(troops, arms))
        second = sum(weight * outcome.second for weight, _, outcome in self._outcomes(troops, arms))
        return (first, second) if self._side == FRANCE else (second, first)

    def most_winning(self, tokens: int) -> tuple[float, float]:
        """To win and to lose the war with the army of at most `tokens` tokens that wins it most often."""
        most_troops, most_arms = min(self._box.troops[self._lord], tokens), self._box.arms[self._lord]
        return max(
            self.chances(troops, min(most_arms, tokens - troops)) for troops in range(1, max(1, most_troops) + 1)
        )

    def best(self, tokens: int) -> tuple[float, int, int, int]:
        """The best of the usual deployments of `tokens` tokens: its value, troops, arms and treasury."""
        most_troops, most_arms = self._box.troops[self._lord], self._box.arms[self._lord]
        found = [(self.value(1, 0, 0, 0), 1, 0, 0)]
        for troops in range(max(1, most_troops - 2), most_troops + 1):
            for spent in range(4):
                arms = min(most_arms, tokens - troops - spent)
                if arms >= 0:
                    treasury = min(tokens - troops - arms, self._box.most_treasury)
                    found.append((self.value(troops, arms, 0, treasury), troops, arms, treasury))
        return max(found)


def expected_enemies(state: CrownTakerState, side: int) -> list[tuple[float, int, int, int]]:
    """Armies of `side` as weight, lord, troops and arms: the one that stands, or one for each lord in hand."""
    lord = state.commander[side]
    if state.troops[side]:
        return [(1.0, lord, state.troops[side], state.arms[side])]
    # Without a lord in hand the waiting one will be called (CT-2.3).
    lords = (lord,) if lord != NOBODY else IN_MASK[state.lords[side]] or (state.waiting[side],)
    weights = [1.0 + rank for rank in lords]
    box, total = state.box, sum(weights)
    return [
        (weight / total, rank, *usual_army(box, rank, min(PLACED, state.hand[side])))
        for weight, rank in zip(weights, lords, strict=True)
    ]


def usual_army(box: ComponentBox, lord: int, tokens: int) -> tuple[int, int]:
    """Troops first, up to one less than the most, then arms, then what is left."""
    troops = max(1, min(box.troops[lord] - 1, tokens))
    arms = min(box.arms[lord], tokens - troops)
    return min(box.troops[lord], tokens - arms), arms


def deployment_values(state: CrownTakerState, actions: Sequence[Action]) -> list[float]:
    """The mover's chance of winning after each deployment."""
    deployments = Deployments(state, state.side, state.commander[state.side])
    return [
        deployments.value(action.troops, action.arms, action.church, action.treasury)
        for action in actions
        if isinstance(action, Deploy)
    ]


def lord_values(state: CrownTakerState, actions: Sequence[Action]) -> list[float]:
    """The mover's chance of winning with each lord in command."""
    side = state.side
    return [
        Deployments(state, side, action.lord).best(state.hand[side])[0]
        for action in actions
        if isinstance(action, Command)
    ]
