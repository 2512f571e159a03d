"""Values of lords and deployments: wars computed against the present or the expected army."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from hoshikan.engine.action import Action
from hoshikan.games.crowntaker.bot.evaluation import (
    EvaluatedPosition,
    WarStakes,
    evaluated,
    seen_from,
    uses_left,
)
from hoshikan.games.crowntaker.bot.tuned import PAID_USES
from hoshikan.games.crowntaker.bot.war_odds import Outcome, Wars, army, wars
from hoshikan.games.crowntaker.rules.actions import Command, Deploy
from hoshikan.games.crowntaker.rules.component_box import ComponentBox
from hoshikan.games.crowntaker.rules.phases import FRANCE, IN_MASK, LEVY, NOBODY
from hoshikan.games.crowntaker.rules.state import CrownTakerState

CHURCH: Final = 0.012
"""Taste: the chance of winning that more church tokens than the other side bring: ties among six cards (CT-5.3)."""
CHURCH_OPEN: Final[tuple[float, ...]] = (0.0, 0.35, 0.5, 0.6)
"""Taste: the share of that for this number of tokens while the other side can still answer."""
PLACED: Final = 7
"""Taste: tokens an expected enemy puts into its army."""
LEVY_TOKEN: Final = 0.01
"""Taste: what a token in hand is worth that a levy can call."""
LEAST: Final = 0.5
"""Taste: least assets left where only a mean is used: ruin is a chance, not a certainty."""
UNKNOWN: Final = -1
"""Church tokens of a side that has not deployed."""
_MANY: Final = 64
"""More tokens than a side can have."""

Plan = tuple[float, int, int, int]
"""The value of a deployment, and its troops, arms and treasury tokens."""


class Situation(NamedTuple):
    """All that the worth of a lord's deployments depends on: positions that differ elsewhere share it."""

    box: ComponentBox
    side: int
    lord: int
    uses: int
    """Assumed uses of the lord's skill."""
    here: EvaluatedPosition
    enemies: tuple[tuple[float, int, int, int, int], ...]
    """Assumed armies: weight, lord, troops, arms and uses of the skill."""
    hand: int
    church: int
    """The other side's tokens there, or UNKNOWN."""


def situation(state: CrownTakerState, side: int, lord: int) -> Situation:
    """In which `lord` of `side` is deployed."""
    other = 1 - side
    enemies = [(*enemy, uses_left(state, other, enemy[1])) for enemy in expected_enemies(state, other)]
    church = UNKNOWN if state.commander[other] == NOBODY else state.church[other]
    uses = uses_left(state, side, lord)
    return Situation(state.box, side, lord, uses, evaluated(state), tuple(enemies), state.hand[side], church)


class _Enemy:
    """An assumed army, and the outcome of a lord's war against it."""

    def __init__(self, known: Situation, weight: float, enemy: int, troops: int, arms: int, uses: int) -> None:
        self.weight = weight
        self._box = known.box
        self._side = known.side
        self._lord = known.lord
        self._army = army(known.box, enemy, arms)
        self._troops = troops
        self._uses = uses
        self._stakes = WarStakes(known.here, (known.lord, enemy) if known.side == FRANCE else (enemy, known.lord))
        self._lines: dict[tuple[float, float], Outcome] = {}
        self._wars: dict[int, Wars] = {}
        """By the lord's arms."""

    def outcome(self, troops: int, arms: int, uses: int) -> Outcome:
        """Return the outcome of the war, seen from France."""
        known = self._wars.get(arms)
        if known is None:
            own = army(self._box, self._lord, arms)
            known = wars(own, self._army) if self._side == FRANCE else wars(self._army, own)
            self._wars[arms] = known
        if self._side == FRANCE:
            return known.outcome((troops, self._troops), (uses, self._uses))
        return known.outcome((self._troops, troops), (self._uses, uses))

    def worth(self, troops: int, arms: int, uses: int, france: float, england: float) -> float:
        """France's chance of winning the game with such an army against this one, and these assets."""
        line = self._lines.get((france, england))
        if line is None:
            line = self._lines[france, england] = self._stakes.line(france, england)
        won, lost, drawn, by_troop, by_theirs = line
        first, second, draw, first_left, second_left = self.outcome(troops, arms, uses)
        return first * won + second * lost + draw * drawn + first_left * by_troop + second_left * by_theirs


class Deployments:
    """The deployments of one lord of one side in a situation, seen from that side."""

    def __init__(self, known: Situation) -> None:
        self._box = known.box
        self._side = known.side
        self._lord = known.lord
        self._uses = known.uses
        self._hand = known.hand
        self._rival_church = known.church
        self._assets = known.here.assets
        self._paid = self._uses * self._box.cost[self._lord] * PAID_USES
        self._enemies = [_Enemy(known, *enemy) for enemy in known.enemies]
        self._values: dict[int, float] = {}

    def value(self, troops: int, arms: int, church: int, treasury: int) -> float:
        """The chance of winning with this deployment."""
        key = (troops * _MANY + arms) * _MANY + treasury
        total = self._values.get(key)
        if total is None:
            total = self._values[key] = self._without_church(troops, arms, treasury)
        left = self._hand - troops - arms - church - treasury
        if left and self._box.skill[self._lord] == LEVY:
            total += LEVY_TOKEN
        return total + church_worth(church, self._rival_church)

    def _without_church(self, troops: int, arms: int, treasury: int) -> float:
        france, england = self._assets
        gained = treasury * self._box.per_token - self._paid
        total = 0.0
        if self._side == FRANCE:
            france = max(france + gained, LEAST)
        else:
            england = max(england + gained, LEAST)
        for enemy in self._enemies:
            total += enemy.weight * enemy.worth(troops, arms, self._uses, france, england)
        return seen_from(self._side, total)

    def chances(self, troops: int, arms: int) -> tuple[float, float]:
        """To win and to lose the war."""
        outcomes = [(enemy.weight, enemy.outcome(troops, arms, self._uses)) for enemy in self._enemies]
        first = sum(weight * outcome[0] for weight, outcome in outcomes)
        second = sum(weight * outcome[1] for weight, outcome in outcomes)
        return (first, second) if self._side == FRANCE else (second, first)

    def most_winning(self, tokens: int) -> tuple[float, float]:
        """To win and to lose the war with the army of at most `tokens` tokens that wins it most often."""
        most_troops, most_arms = min(self._box.troops[self._lord], tokens), self._box.arms[self._lord]
        return max(
            self.chances(troops, min(most_arms, tokens - troops)) for troops in range(1, max(1, most_troops) + 1)
        )

    def usual(self, tokens: int) -> list[Plan]:
        """Usual deployments of `tokens` tokens: nearly full armies, those with arms in the treasury instead, and a
        single troop. What an army does not need is in the treasury."""
        most_troops, most_arms = self._box.troops[self._lord], self._box.arms[self._lord]
        most_treasury = self._box.most_treasury
        armies = [(1, 0)]
        for troops in range(max(1, most_troops - 2), min(most_troops, tokens) + 1):
            most = min(most_arms, tokens - troops)
            least = min(most, max(tokens - troops - most_treasury, 0))
            armies += [(troops, arms) for arms in range(least, most + 1)]
        found = []
        for troops, arms in armies:
            treasury = min(tokens - troops - arms, most_treasury)
            found.append((self.value(troops, arms, 0, treasury), troops, arms, treasury))
        return found

    def best(self, tokens: int) -> Plan:
        """The best of the usual deployments of `tokens` tokens, or a single troop and all other tokens kept."""
        return max(*self.usual(tokens), (self.value(1, 0, 0, 0), 1, 0, 0))


def church_worth(church: int, rival: int) -> float:
    """Return the chance of winning by this number of church tokens, beside those of the other side or UNKNOWN."""
    if rival == UNKNOWN:
        return CHURCH * CHURCH_OPEN[min(church, len(CHURCH_OPEN) - 1)]
    return CHURCH * ((church > rival) - (church < rival))


def best_deployment(state: CrownTakerState, side: int, lord: int) -> Plan:
    """The best of the usual deployments of `lord` with all tokens of `side`."""
    return _best(situation(state, side, lord))


@lru_cache(maxsize=4096)
def _best(known: Situation) -> Plan:
    return Deployments(known).best(known.hand)


def treasury_plans(state: CrownTakerState) -> list[Plan]:
    """By treasury amount, the best of the usual deployments of the side to deploy."""
    known = situation(state, state.side, state.commander[state.side])
    best: dict[int, Plan] = {}
    for plan in Deployments(known).usual(known.hand):
        best[plan[3]] = max(plan, best.get(plan[3], plan))
    return list(best.values())


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
    deployments = Deployments(situation(state, state.side, state.commander[state.side]))
    return [
        deployments.value(action.troops, action.arms, action.church, action.treasury)
        for action in actions
        if isinstance(action, Deploy)
    ]


def lord_values(state: CrownTakerState, actions: Sequence[Action]) -> list[float]:
    """The mover's chance of winning with each lord in command."""
    side = state.side
    return [best_deployment(state, side, action.lord)[0] for action in actions if isinstance(action, Command)]
