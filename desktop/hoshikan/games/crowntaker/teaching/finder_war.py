"""Finds the reasons for decisions of war: what a lord, a deployment or a skill does for the chance of winning."""

from __future__ import annotations

from typing import Final

from hoshikan.games.crowntaker.bot.deployment_values import LEVY_TOKEN, UNKNOWN, Deployments, church_worth, situation
from hoshikan.games.crowntaker.bot.evaluation import (
    evaluate_war,
    evaluated,
    seen_from,
    war_outcome,
    worth,
)
from hoshikan.games.crowntaker.bot.tuned import LORD
from hoshikan.games.crowntaker.rules.actions import NO_SKILL, USE_SKILL, Deploy, Skill
from hoshikan.games.crowntaker.rules.phases import DIE, ENGLAND, FRANCE, IN_MASK, LEVY, NOBODY, RANKS
from hoshikan.games.crowntaker.rules.refusals import skill_refusal
from hoshikan.games.crowntaker.rules.state import CrownTakerState
from hoshikan.games.crowntaker.teaching.reasons import (
    Army,
    CheapLoss,
    Church,
    ChurchOpen,
    CrownTakerReason,
    IdleTokens,
    LordAtStake,
    NoSkillNow,
    RestsNext,
    SkillChance,
    SkillCost,
    SkillUses,
    SpareTokens,
    Treasury,
    WarChance,
)

SCALE: Final = 25.0
"""Value of a sure win, so that one is 4 % of it."""
EVEN: Final = 0.1
"""Value of a remark, which explains another reason."""
_ODDS_TO_CHANCE: Final = 0.2
"""About the chance of winning that a log-odd brings when a game is open."""


def percent(chance: float) -> int:
    """Round a chance as players state it."""
    return round(100 * chance)


class WarReasons:
    """Finds reasons in a position of the formation or the war, seen from the side to move."""

    def __init__(self, state: CrownTakerState) -> None:
        self._state = state
        self._side = state.side

    def lord(self, lord: int) -> list[CrownTakerReason]:
        """A lord in command: its chances, and what it costs to lose it (CT-2.1)."""
        deployments = Deployments(situation(self._state, self._side, lord))
        won, lost = deployments.most_winning(self._state.hand[self._side])
        return [*self._war(lord, won, lost, full=True), *self._spare_tokens(lord), *self._other_lords(lord, won)]

    def _war(self, lord: int, won: float, lost: float, *, full: bool) -> list[CrownTakerReason]:
        """The chances of a war: its medal, and the lord that may become a captive (CT-3.4)."""
        enemy = self._state.commander[1 - self._side]
        chance = WarChance(
            value=SCALE * (won - lost) / 2 * self._medal(),
            lord=RANKS[lord],
            enemy="" if enemy == NOBODY else RANKS[enemy],
            percent=percent(won),
            full=full,
        )
        if not percent(lost):
            return [chance]
        stake = LordAtStake(
            value=-lost * LORD[lord] * _ODDS_TO_CHANCE * SCALE,
            lord=RANKS[lord],
            ransom=self._state.box.ransom[lord],
            percent=percent(lost),
        )
        return [chance, stake]

    def _medal(self) -> float:
        """The chance of winning that depends on this war's medal."""
        here, chances = evaluated(self._state), []
        for winner in (self._side, 1 - self._side):
            france, england, burgundy = here.medals
            medals = (france + (winner == FRANCE), england + (winner == ENGLAND), burgundy)
            chances.append(seen_from(self._side, worth(here._replace(medals=medals))))
        return chances[0] - chances[1]

    def _spare_tokens(self, lord: int) -> list[CrownTakerReason]:
        """Tokens that the largest army of a lord leaves to the treasury and the church (CT-2.1)."""
        box = self._state.box
        army = box.troops[lord] + box.arms[lord]
        spare = self._state.hand[self._side] - army
        return [SpareTokens(value=EVEN * spare, lord=RANKS[lord], army=army, spare=spare)] if spare > 0 else []

    def _other_lords(self, lord: int, won: float) -> list[CrownTakerReason]:
        """The lords for the wars to come: the stronger one is, the more it is missed (CT-4.1)."""
        ransom = self._state.box.ransom
        lords = IN_MASK[self._state.lords[self._side]]
        if len(lords) == 1:
            return []
        weakest, strongest = (choice(lords, key=lambda other: ransom[other]) for choice in (min, max))
        commands = lord == strongest
        missed = -EVEN * (1 + won * ransom[lord])
        found: list[CrownTakerReason] = [
            RestsNext(value=missed if commands else EVEN, lord=RANKS[strongest], commands=commands)
        ]
        if lord == weakest:
            found.append(CheapLoss(value=2 * EVEN, lord=RANKS[lord], ransom=ransom[lord]))
        return found

    def deployment(self, action: Deploy) -> list[CrownTakerReason]:
        """Return the effects of the tokens at their places (CT-2.1)."""
        state, side = self._state, self._side
        lord = state.commander[side]
        deployments = Deployments(situation(state, side, lord))
        troops, arms, church, treasury = action.troops, action.arms, action.church, action.treasury
        found = self._war(lord, *deployments.chances(troops, arms), full=False)
        hits = sum(power > 0 for power in state.box.power[lord][arms])
        if 2 * hits != DIE:
            found.append(Army(value=EVEN if 2 * hits > DIE else -EVEN, troops=troops, arms=arms, hits=hits))
        per_token = state.box.per_token
        if treasury:
            gain = self._gain(deployments, action, 0, treasury)
            found.append(Treasury(value=gain, tokens=treasury, assets=treasury * per_token))
        found += self._church(church)
        kept = state.hand[side] - action.tokens
        spare = min(kept, state.box.most_treasury - treasury)
        if spare > 0:
            loss = self._gain(deployments, action, treasury, treasury + spare)
            found.append(IdleTokens(value=-loss, tokens=kept, assets=spare * per_token))
        return found

    def _gain(self, deployments: Deployments, army: Deploy, fewer: int, more: int) -> float:
        """Return the gain of `more` instead of `fewer` tokens in the treasury; a token kept for a levy is left out of
        it."""
        levies = self._state.box.skill[self._state.commander[self._side]] == LEVY
        hand = self._state.hand[self._side] - army.troops - army.arms
        before, after = (
            deployments.value(army.troops, army.arms, 0, tokens) - (LEVY_TOKEN if levies and hand > tokens else 0.0)
            for tokens in (fewer, more)
        )
        return SCALE * (after - before)

    def _church(self, church: int) -> list[CrownTakerReason]:
        """Equal cards belong to the side with more tokens in the church (CT-5.3)."""
        other = 1 - self._side
        if self._state.commander[other] == NOBODY:
            return [ChurchOpen(value=SCALE * church_worth(church, UNKNOWN), tokens=church)] if church else []
        others = self._state.church[other]
        if church == others:
            return []
        return [Church(value=SCALE * church_worth(church, others), tokens=church, others=others)]

    def skill(self, action: Skill) -> list[CrownTakerReason]:
        """Return the effect of the skill compared with the other answer, and its cost (CT-3.1)."""
        state = self._state
        if skill_refusal(state) is not None:
            return [NoSkillNow(value=EVEN)]
        lord = state.commander[self._side]
        skill, cost = state.box.components.lords[lord].skill, state.box.cost[lord]
        (value, won), (other, without) = self._after(USE_SKILL), self._after(NO_SKILL)
        price = SCALE * self._price(cost)
        with_it, without_it = percent(won), percent(without)
        gain = max(EVEN, SCALE * (value - other) + price) if with_it > without_it else -EVEN
        sign = 1 if action.uses else -1
        found: list[CrownTakerReason] = [
            SkillChance(value=sign * gain, skill=skill, percent=with_it, without=without_it, uses=action.uses),
            SkillCost(value=-sign * price, skill=skill, assets=cost, uses=action.uses),
        ]
        if state.box.uses_per_war - state.uses[self._side] == 1:
            found.append(SkillUses(value=-sign * EVEN, skill=skill, uses=action.uses))
        return found

    def _after(self, action: Skill) -> tuple[float, float]:
        """The chance to win the game and that to win the war after this answer."""
        then = self._state.after(action)
        return seen_from(self._side, evaluate_war(then)), war_outcome(then)[self._side]

    def _price(self, assets: int) -> float:
        """Return the loss of winning chances by a cost of `assets`."""
        here = evaluated(self._state)
        paid = list(here.assets)
        paid[self._side] -= assets
        return abs(worth(here) - worth(here._replace(assets=(paid[FRANCE], paid[ENGLAND]))))
