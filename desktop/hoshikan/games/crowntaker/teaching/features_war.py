"""Reasons for decisions of war: what a lord, a deployment or a skill does for the chance of winning."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.games.crowntaker.bot.deployment_values import Deployments, situation
from hoshikan.games.crowntaker.bot.evaluation import (
    evaluate_war,
    evaluated,
    played,
    seen_from,
    war_outcome,
    worth,
)
from hoshikan.games.crowntaker.bot.tuned import LORD
from hoshikan.games.crowntaker.rules.actions import NO_SKILL, USE_SKILL, Deploy, Skill
from hoshikan.games.crowntaker.rules.phases import ENGLAND, FRANCE, IN_MASK, NOBODY, RANKS
from hoshikan.games.crowntaker.rules.refusals import skill_refusal
from hoshikan.games.crowntaker.rules.state import CrownTakerState

SCALE: Final = 25.0
"""Worth of a sure win, so that one stands for 4 % of it."""
Found = tuple[str, float, dict[str, Fact]]
EVEN: Final = 0.1
"""Worth of saying that there is nothing to choose between."""
_ODDS_TO_CHANCE: Final = 0.2
"""About what a log-odd is worth in chance of winning when a game is open."""


def percent(chance: float) -> int:
    """As players say it."""
    return round(100 * chance)


class WarFeatures:
    """Looks at a position from the side that is asked."""

    def __init__(self, state: CrownTakerState) -> None:
        self._state = state
        self._side = state.side
        self._now = seen_from(self._side, worth(evaluated(state)))

    def lord(self, lord: int) -> list[Found]:
        """A lord in command: its chances, and what it costs to lose it (CT-2.1)."""
        deployments = Deployments(situation(self._state, self._side, lord))
        tokens = self._state.hand[self._side]
        best = deployments.best(tokens)[0]
        won, lost = deployments.most_winning(tokens)
        stake = -lost * LORD[lord] * _ODDS_TO_CHANCE * SCALE
        return [
            ("war-chance", SCALE * (best - self._now) - stake, self._war_facts(lord, won)),
            self._at_stake(lord, lost, stake),
            *self._spare_tokens(lord),
            *self._other_lords(lord, won),
        ]

    def _spare_tokens(self, lord: int) -> list[Found]:
        """Tokens that the largest army of a lord leaves to the treasury and the church (CT-2.1)."""
        box, tokens = self._state.box, self._state.hand[self._side]
        army = box.troops[lord] + box.arms[lord]
        if army >= tokens:
            return []
        return [("spare-tokens", EVEN * (tokens - army), {"lord": RANKS[lord], "army": army, "spare": tokens - army})]

    def _other_lords(self, lord: int, won: float) -> list[Found]:
        """What becomes of the lords for the wars to come: the stronger one is, the more it is missed (CT-4.1)."""
        state, found = self._state, list[Found]()
        kept = [other for other in IN_MASK[state.lords[self._side]] if other != lord]
        if kept:
            best = max(kept, key=lambda other: state.box.ransom[other])
            found.append(("keeps-lord", EVEN, {"lord": RANKS[best], "ransom": state.box.ransom[best]}))
        missed = EVEN * (1 + won * state.box.ransom[lord])
        found.append(("rests-next", -missed, {"lord": RANKS[lord]}))
        return found

    def deployment(self, action: Deploy) -> list[Found]:
        """What the tokens do where they are placed (CT-2.1)."""
        state, side = self._state, self._side
        lord = state.commander[side]
        deployments = Deployments(situation(state, side, lord))
        troops, arms, church, treasury = action.troops, action.arms, action.church, action.treasury
        won, lost = deployments.chances(troops, arms)
        bare = deployments.value(troops, arms, 0, 0)
        stake = -lost * LORD[lord] * _ODDS_TO_CHANCE * SCALE
        found: list[Found] = [
            ("war-chance", SCALE * (bare - self._now) - stake, self._war_facts(lord, won)),
            self._at_stake(lord, lost, stake),
        ]
        hits = sum(power > 0 for power in state.box.power[lord][arms])
        found.append(("army", EVEN * won, {"troops": troops, "arms": arms, "hits": hits}))
        per_token = state.box.per_token
        if treasury:
            gain = deployments.value(troops, arms, 0, treasury) - bare
            found.append(("treasury", SCALE * gain, {"tokens": treasury, "assets": treasury * per_token}))
        found += self._church(church, SCALE * (deployments.value(troops, arms, church, 0) - bare))
        kept = state.hand[side] - action.tokens
        spare = min(kept, state.box.most_treasury - treasury)
        if spare > 0:
            gain = deployments.value(troops, arms, 0, treasury + spare) - deployments.value(troops, arms, 0, treasury)
            found.append(("idle-tokens", -SCALE * gain, {"tokens": kept, "assets": spare * per_token}))
        return found

    def _church(self, church: int, worth_of_it: float) -> list[Found]:
        other = 1 - self._side
        others = self._state.church[other]
        if self._state.commander[other] == NOBODY:
            return [("church-open", worth_of_it, {"tokens": church})] if church else []
        if church == others:
            return []
        kind = "church-leads" if church > others else "church-behind"
        return [(kind, worth_of_it, {"tokens": church, "others": others})]

    def skill(self, action: Skill) -> list[Found]:
        """Whether the skill is worth its cost, beside the other answer (CT-3.1)."""
        state = self._state
        if skill_refusal(state) is not None:
            return [("no-skill-now", EVEN, {})]
        lord = state.commander[self._side]
        used, kept = self._after(USE_SKILL), self._after(NO_SKILL)
        (value, won), (other, _) = (used, kept) if action.uses else (kept, used)
        cost = state.box.cost[lord]
        price = self._price(cost) if action.uses else -self._price(cost)
        skill = state.box.components.lords[lord].skill
        facts: dict[str, Fact] = {"lord": RANKS[lord], "skill": skill, "assets": cost}
        left = state.box.uses_per_war - state.uses[self._side] - action.uses
        return [
            ("war-chance", SCALE * (value - other + price), self._war_facts(lord, won)),
            ("skill-uses", EVEN if left else -EVEN, {"lord": RANKS[lord], "skill": skill, "left": left}),
            ("pays-skill" if action.uses else "saves-skill", -SCALE * price, facts),
        ]

    def _after(self, action: Skill) -> tuple[float, float]:
        """The chance to win the game and that to win the war after this answer."""
        then = played(self._state, action)
        return seen_from(self._side, evaluate_war(then)), war_outcome(then)[self._side]

    def _price(self, assets: int) -> float:
        """The chance of winning that so many assets less cost."""
        here = evaluated(self._state)
        paid = list(here.assets)
        paid[self._side] -= assets
        return abs(worth(here) - worth(here._replace(assets=(paid[FRANCE], paid[ENGLAND]))))

    def _war_facts(self, lord: int, won: float) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"lord": RANKS[lord], "percent": percent(won)}
        enemy = self._state.commander[1 - self._side]
        return facts if enemy == NOBODY else {**facts, "enemy": RANKS[enemy]}

    def _at_stake(self, lord: int, lost: float, stake: float) -> Found:
        facts: dict[str, Fact] = {"lord": RANKS[lord], "ransom": self._state.box.ransom[lord], "percent": percent(lost)}
        return ("lord-at-stake", stake, facts)
