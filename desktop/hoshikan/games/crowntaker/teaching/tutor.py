"""Reasons for decisions of CrownTaker (what a lord, a deployment or a skill does for the chance of winning a war,
and what cards, requests and deals bring in a negotiation), the first step of a hint, and the criteria that lessons
name for the right decision, computed from the position, in no language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import Fact
from hoshikan.engine.tutor import Nudge, Reason, Tutor, weightiest_first
from hoshikan.games.crowntaker.bot.deployment_values import (
    LEVY_TOKEN,
    UNKNOWN,
    Deployments,
    church_worth,
    deployment_values,
    lord_values,
    situation,
)
from hoshikan.games.crowntaker.bot.evaluation import (
    evaluate_war,
    evaluated,
    seen_from,
    war_outcome,
    worth,
)
from hoshikan.games.crowntaker.bot.negotiation_values import (
    OWNER_WINS,
    NegotiationValues,
    request_values,
    ruin_in_sight,
)
from hoshikan.games.crowntaker.bot.tuned import LORD
from hoshikan.games.crowntaker.rules.actions import (
    NO_SKILL,
    USE_SKILL,
    Answer,
    Command,
    CrownTakerAction,
    Demand,
    Deploy,
    Free,
    Negotiate,
    Offer,
    Propose,
    Skill,
)
from hoshikan.games.crowntaker.rules.phases import (
    CARDS,
    DIE,
    ENGLAND,
    FRANCE,
    IN_MASK,
    LEVY,
    MEDALS_TO_WIN,
    NOBODY,
    RANKS,
    survives,
)
from hoshikan.games.crowntaker.rules.refusals import skill_refusal
from hoshikan.games.crowntaker.rules.state import CrownTakerState
from hoshikan.games.crowntaker.teaching.reasons import (
    KINDS,
    AnyOrder,
    Army,
    CardOdds,
    CheapLoss,
    Church,
    ChurchOpen,
    ComesHome,
    CrownTakerReason,
    DealAssets,
    DealBringsLord,
    DealFreesTheirs,
    Declines,
    GivesUpCaptive,
    IdleTokens,
    KeepsCard,
    LordAtStake,
    LosesTo,
    MayComeHome,
    MayHit,
    MaySuffer,
    MeetsCards,
    NoRequest,
    NoSkillNow,
    RansomRuins,
    RansomRuinsThem,
    RestsNext,
    SkillChance,
    SkillCost,
    SkillUses,
    SpareTokens,
    SpendsCard,
    TheyWouldDecline,
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


class NegotiationReasons:
    """Finds reasons in a position of the negotiation or the event, seen from the side to move."""

    def __init__(self, state: CrownTakerState) -> None:
        self._state = state
        self._side = state.side
        self._table = NegotiationValues(state, state.side)
        self._now = self._table.now

    def free(self, lord: int) -> list[CrownTakerReason]:
        """A captive that comes home for nothing (CT-0.5)."""
        gain = self._table.home([(self._side, lord)], 0) - self._now
        return [ComesHome(value=SCALE * gain, lord=RANKS[lord])]

    def put_up(self, owner: int, lord: int) -> list[CrownTakerReason]:
        """A captive that comes on the table (CT-5.1)."""
        return [self._at_table(owner, lord, OWNER_WINS, 0)]

    def _at_table(self, owner: int, lord: int, chance: float, percents: int) -> CrownTakerReason:
        """Return the reason for a lord on the table whose owner wins the cards with this chance: its ransom
        (CT-5.5)."""
        state, own = self._state, owner == self._side
        assets = state.box.ransom[lord]
        if survives(state.assets[owner], assets):
            kind: type[MayComeHome | GivesUpCaptive | RansomRuins | RansomRuinsThem]
            kind = MayComeHome if own else GivesUpCaptive
        else:
            kind = RansomRuins if own else RansomRuinsThem
        value = SCALE * chance * (self._table.ransomed(owner, lord) - self._now)
        return kind(value=value, lord=RANKS[lord], assets=assets, percent=percents)

    def deal(self, deal: Propose) -> list[CrownTakerReason]:
        """Return the gains of a proposal, and whether the other side would decline (CT-5.2)."""
        found = self._terms(deal.ours, deal.theirs, deal.asks - deal.pays)
        gain = sum(reason.value for reason in found)
        return [*found, TheyWouldDecline(value=-gain)] if gain > 0 else found

    def answer(self, accepts: bool) -> list[CrownTakerReason]:
        """An answer: for the side that gives it the terms are the other way round (CT-5.2)."""
        deal = self._state.proposal
        assert deal is not None
        terms = self._terms(deal.theirs, deal.ours, deal.pays - deal.asks)
        return terms if accepts else [Declines(value=-sum(reason.value for reason in terms))]

    def _terms(self, ours: int, theirs: int, gained: int) -> list[CrownTakerReason]:
        lords: list[tuple[int, int]] = []
        found: list[CrownTakerReason] = []
        before = self._now
        kind: type[DealBringsLord | DealFreesTheirs]
        for kind, owner, lord in ((DealBringsLord, self._side, ours), (DealFreesTheirs, 1 - self._side, theirs)):
            if lord != NOBODY:
                lords.append((owner, lord))
                after = self._table.home(lords, 0)
                found.append(kind(value=SCALE * (after - before), lord=RANKS[lord]))
                before = after
        if gained:
            value = SCALE * (self._table.home(lords, gained) - before)
            found.append(DealAssets(value=value, assets=abs(gained)))
        return found

    def nothing(self) -> list[CrownTakerReason]:
        """A pass is right if no request promises more (CT-5.1)."""
        legal = self._state.legal_actions()
        missed = max(request_values(self._state, legal)) - self._now
        return [NoRequest(value=-SCALE * missed if missed > 0 else EVEN, choice=len(legal) > 1)]

    def card(self, card: int) -> list[CrownTakerReason]:
        """A card against all that the other side may still play (CT-5.3)."""
        state, table = self._state, self._table
        on_table = any(lord != NOBODY for lord in state.table)
        others = IN_MASK[state.cards[1 - self._side]]
        winners = [table.winner(card, other) for other in others]
        if not on_table and not any(state.captives) and not ruin_in_sight(state):
            return self._any_order(card, winners)
        won, lost = (winners.count(side) / len(others) for side in (self._side, 1 - self._side))
        found = self._kept(card, others, winners)
        if on_table:
            found.append(self._odds(card, winners))
            for owner, chance in ((self._side, won), (1 - self._side, lost)):
                if state.table[owner] != NOBODY and chance:
                    found.append(self._at_table(owner, state.table[owner], chance, percent(chance)))
            kept = IN_MASK[state.cards[self._side]]
            usual = sum(self._elsewhere(other) for other in kept) / len(kept)
            found.append(SpendsCard(value=usual - self._elsewhere(card), card=CARDS[card]))
            return found
        found += self._loses_to(others, winners)
        return found + (self._hits(card, others, winners) if ruin_in_sight(state) else [self._odds(card, winners)])

    def _any_order(self, card: int, winners: Sequence[int]) -> list[CrownTakerReason]:
        """Return that all cards are as good, and what this one meets: with one value for all of them (CT-5.3)."""
        wins, losses, of = winners.count(self._side), winners.count(1 - self._side), len(winners)
        rounds = len(IN_MASK[self._state.cards[self._side]])
        return [
            AnyOrder(value=2 * EVEN, card=CARDS[card], rounds=rounds),
            MeetsCards(value=EVEN, card=CARDS[card], wins=wins, losses=losses, of=of),
        ]

    def _elsewhere(self, card: int) -> float:
        """Return the mean effect of a card in a round without a captive."""
        others = IN_MASK[self._state.cards[1 - self._side]]
        plain = sum(self._table.card_plain(card, other) for other in others) / len(others)
        return SCALE * (plain - self._now)

    def _hits(self, card: int, others: Sequence[int], winners: Sequence[int]) -> list[CrownTakerReason]:
        """Return the effects of the cards themselves, where they may ruin a side (CT-5.4)."""
        state, box, side = self._state, self._state.box, self._side
        found: list[CrownTakerReason] = []
        won = winners.count(side) / len(others)
        if won:
            found.append(
                MayHit(
                    value=SCALE * won * (self._table.suffered(1 - side, card) - self._now),
                    card=CARDS[card],
                    assets=box.card_assets[card],
                    tokens=box.card_tokens[card],
                    percent=percent(won),
                    ruins=not survives(state.assets[1 - side], box.card_assets[card]),
                )
            )
        beating = [other for other, winner in zip(others, winners, strict=True) if winner == 1 - side]
        if beating:
            loss = sum(self._table.suffered(side, other) - self._now for other in beating) / len(others)
            ruin = sum(not survives(state.assets[side], box.card_assets[other]) for other in beating) / len(others)
            found.append(MaySuffer(value=SCALE * loss, percent=percent(len(beating) / len(others)), ruin=percent(ruin)))
        return found

    def _odds(self, card: int, winners: Sequence[int]) -> CrownTakerReason:
        """Return the cards that a card beats and those that beat it (CT-5.3)."""
        wins, losses, of = winners.count(self._side), winners.count(1 - self._side), len(winners)
        odds = EVEN + EVEN * abs(wins - losses) / of
        return CardOdds(value=odds if wins >= losses else -odds, card=CARDS[card], wins=wins, losses=losses, of=of)

    def _kept(self, card: int, others: Sequence[int], winners: Sequence[int]) -> list[CrownTakerReason]:
        """A card that beats more, and is kept (CT-5.3)."""
        side = self._side
        kept = [other for other in IN_MASK[self._state.cards[side]] if other != card]
        beaten = {mine: sum(self._table.winner(mine, other) == side for other in others) for mine in kept}
        best = max(kept, key=lambda mine: (beaten[mine], mine), default=NOBODY)
        if beaten.get(best, 0) <= winners.count(side):
            return []
        return [KeepsCard(value=EVEN, card=CARDS[best], wins=beaten[best], of=len(others))]

    def _loses_to(self, others: Sequence[int], winners: Sequence[int]) -> list[CrownTakerReason]:
        """The worst of the cards that beat the one played (CT-5.4)."""
        box = self._state.box
        beating = [other for other, winner in zip(others, winners, strict=True) if winner == 1 - self._side]
        if not beating:
            return []
        worst = max(beating, key=lambda other: (box.card_assets[other], box.card_tokens[other]))
        return [LosesTo(value=-EVEN, card=CARDS[worst], assets=box.card_assets[worst], tokens=box.card_tokens[worst])]


Criterion = Callable[[CrownTakerState, Action], bool]
AS_GOOD: Final = 0.01
"""Chances of winning a war that differ by less are equal."""
LITTLE: Final = 0.05
"""A chance that a skill adds and that is not worth its cost."""
CLOSE_WAR: Final = 0.1
"""An answer is good, too, if it costs at most this much of the chance to win the war."""
CLOSE_PLAN: Final = 0.03
"""A lord or a deployment is good, too, if it costs at most this much of the chance to win the game."""
_OF_WAR: Final = ("lord", "deploy", "skill", "no-skill")
_OF_PEACE: Final = ("demand", "offer", "propose", "pass", "accept", "decline", "negotiate", "free")


def meets(state: CrownTakerState, action: Action, check: str) -> bool:
    """Return true if `action` meets `check`: a key of `CRITERIA`, or the notation's first words ("propose sell", "lord
    king").

    Raises KeyError for anything else.
    """
    if check.split(" ", 1)[0] in _OF_WAR + _OF_PEACE:
        return f"{action} ".startswith(check + " ")
    return CRITERIA[check](state, action)


def _plan_loss(state: CrownTakerState, action: Action) -> float:
    """Return how much of the chance to win the game a lord or a deployment costs, the wars to come included."""
    legal = state.legal_actions()
    if not isinstance(action, Command | Deploy) or type(legal[0]) is not type(action):
        return 1.0
    values = (lord_values if isinstance(action, Command) else deployment_values)(state, legal)
    return max(values) - values[legal.index(action)]


def _chances(state: CrownTakerState, action: Deploy) -> float:
    deployments = Deployments(situation(state, state.side, state.commander[state.side]))
    return deployments.chances(action.troops, action.arms)[0]


def _best_chances(state: CrownTakerState, action: Action) -> bool:
    """No other deployment is likelier to win the war."""
    if not isinstance(action, Deploy):
        return False
    deployments = Deployments(situation(state, state.side, state.commander[state.side]))
    others = {(other.troops, other.arms) for other in state.legal_actions() if isinstance(other, Deploy)}
    return _chances(state, action) >= max(deployments.chances(*other)[0] for other in others) - AS_GOOD


def _near_best_chances(state: CrownTakerState, action: Action) -> bool:
    """An army or an answer about the skill that is hardly less likely to win the war than the best one."""
    if isinstance(action, Deploy):
        deployments = Deployments(situation(state, state.side, state.commander[state.side]))
        return _chances(state, action) >= deployments.most_winning(state.hand[state.side])[0] - CLOSE_WAR
    if not isinstance(action, Skill):
        return False
    answers = [answer for answer in state.legal_actions() if isinstance(answer, Skill)]
    return _war_after(state, action) >= max(_war_after(state, answer) for answer in answers) - CLOSE_WAR


def _better_war_chance(state: CrownTakerState, action: Action) -> bool:
    """The other answer about the skill is less likely to win the war."""
    if not isinstance(action, Skill) or len(state.legal_actions()) == 1:
        return False
    other = NO_SKILL if action.uses else USE_SKILL
    return _war_after(state, action) > _war_after(state, other) + AS_GOOD


def _gains_little(state: CrownTakerState, action: Action) -> bool:
    """Paying for the skill now would hardly make this war likelier to be won."""
    if not isinstance(action, Skill) or action.uses or len(state.legal_actions()) == 1:
        return False
    return _war_after(state, USE_SKILL) - _war_after(state, action) < LITTLE


def _war_after(state: CrownTakerState, action: Skill) -> float:
    """The mover's chance to win this war after its answer."""
    return war_outcome(state.after(action))[state.side]


def _all_placed(state: CrownTakerState, action: Action) -> bool:
    return isinstance(action, Deploy) and action.tokens == state.hand[state.side]


def _no_cross(state: CrownTakerState, action: Action) -> bool:
    """Every die of the army has a power above 0 (CT-0.3)."""
    return isinstance(action, Deploy) and all(state.box.power[state.commander[state.side]][action.arms])


def _leads_church(state: CrownTakerState, action: Action) -> bool:
    return isinstance(action, Deploy) and action.church > state.church[1 - state.side]


def _wins(state: CrownTakerState, card: int) -> int:
    """Against how many of the other side's unused cards a card wins."""
    table = NegotiationValues(state, state.side)
    return sum(table.winner(card, other) == state.side for other in IN_MASK[state.cards[1 - state.side]])


def _safest_card(state: CrownTakerState, action: Action) -> bool:
    cards = IN_MASK[state.cards[state.side]]
    return isinstance(action, Negotiate) and _wins(state, action.card) == max(_wins(state, card) for card in cards)


def _unbeatable(state: CrownTakerState, action: Action) -> bool:
    return isinstance(action, Negotiate) and _wins(state, action.card) == state.cards[1 - state.side].bit_count()


def _wins_more(state: CrownTakerState, action: Action) -> bool:
    """A card that beats more of the other side's unused cards than beat it."""
    if not isinstance(action, Negotiate):
        return False
    table, rival = NegotiationValues(state, state.side), 1 - state.side
    lost = sum(table.winner(action.card, other) == rival for other in IN_MASK[state.cards[rival]])
    return _wins(state, action.card) > lost


def _cannot_win(state: CrownTakerState, action: Action) -> bool:
    return isinstance(action, Negotiate) and not _wins(state, action.card)


def _ruinous_ransom(state: CrownTakerState, action: Action) -> bool:
    """The captive put up costs its owner all it has."""
    if isinstance(action, Demand):
        return not survives(state.assets[state.side], state.box.ransom[action.lord])
    return isinstance(action, Offer) and not survives(state.assets[1 - state.side], state.box.ransom[action.lord])


def _below_ransom(state: CrownTakerState, action: Action) -> bool:
    """A release for less than the ransom, or a sale for more."""
    if not isinstance(action, Propose) or NOBODY not in (action.ours, action.theirs):
        return False
    if action.theirs == NOBODY:
        return action.pays < state.box.ransom[action.ours]
    return action.asks > state.box.ransom[action.theirs]


CRITERIA: Final[Mapping[str, Criterion]] = {
    "best-plan": lambda state, action: _plan_loss(state, action) == 0,
    "near-best-plan": lambda state, action: _plan_loss(state, action) <= CLOSE_PLAN,
    "best-war-chance": _best_chances,
    "near-best-war-chance": _near_best_chances,
    "better-war-chance": _better_war_chance,
    "skill-gains-little": _gains_little,
    "all-tokens-placed": _all_placed,
    "no-cross": _no_cross,
    "leads-church": _leads_church,
    "safest-card": _safest_card,
    "beats-every-card": _unbeatable,
    "beats-more-than-beat-it": _wins_more,
    "cannot-win": _cannot_win,
    "ransom-ruins": _ruinous_ransom,
    "better-than-ransom": _below_ransom,
    "frees-own-lord": lambda _, action: isinstance(action, Propose) and action.ours != NOBODY,
}
"""Every criterion without an argument; several in one step must all be met."""


_POOR: Final = 6
"""With so few assets the treasury is worth a word, and a player thinks twice about a skill."""


class CrownTakerTutor(Tutor[CrownTakerState, CrownTakerAction]):
    """Reads the open parts of a determinization only: a card that France has chosen is never looked at."""

    kinds = KINDS
    nudges = (
        "look-at-lords",
        "look-at-their-lord",
        "look-at-medals",
        "look-at-tokens",
        "look-at-enemy",
        "look-at-church",
        "look-at-assets",
        "look-at-skill",
        "look-at-last-use",
        "no-skill-now",
        "look-at-captives",
        "look-at-their-captives",
        "look-at-ransoms",
        "nothing-to-request",
        "look-at-deal",
        "look-at-price",
        "look-at-table",
        "look-at-cards",
        "look-at-ruin",
        "any-order",
        "look-at-captive-to-free",
    )
    """Facts are of the position, never of the move."""

    def reasons(self, state: CrownTakerState, action: CrownTakerAction) -> list[Reason]:
        """All but remarks and opinions sum up to about the chance of winning that the bots expect of the action, less a
        number that is the same for all actions of the position."""
        return list(weightiest_first(_found(state, action)))

    def nudge(self, state: CrownTakerState, action: CrownTakerAction) -> Nudge:
        """Return a question about what is at stake at this decision."""
        if isinstance(action, Command):
            return _about_lords(state)
        if isinstance(action, Deploy):
            return _about_tokens(state)
        if isinstance(action, Skill):
            return _about_skill(state)
        if isinstance(action, Free):
            return Nudge("look-at-captive-to-free")
        if isinstance(action, Answer):
            return _about_deal(state)
        return _about_cards(state) if isinstance(action, Negotiate) else _about_requests(state)

    def meets(self, state: CrownTakerState, action: CrownTakerAction, check: str) -> bool:
        """The criteria stand in `criteria.CRITERIA`."""
        return meets(state, action, check)


def _about_lords(state: CrownTakerState) -> Nudge:
    if max(state.medals[FRANCE], state.medals[ENGLAND]) == MEDALS_TO_WIN - 1:
        return Nudge("look-at-medals")
    enemy = state.commander[1 - state.side]
    if enemy == NOBODY:
        return Nudge("look-at-lords", {"tokens": state.hand[state.side]})
    return Nudge("look-at-their-lord", {"lord": RANKS[enemy]})


def _about_tokens(state: CrownTakerState) -> Nudge:
    side, enemy = state.side, state.commander[1 - state.side]
    if state.assets[side] <= _POOR:
        return Nudge("look-at-assets", {"assets": state.assets[side]})
    if enemy == NOBODY:
        return Nudge("look-at-tokens", {"tokens": state.hand[side]})
    facts: dict[str, Fact] = {"lord": RANKS[enemy], "tokens": state.church[1 - side]}
    return Nudge("look-at-church" if facts["tokens"] else "look-at-enemy", facts)


def _about_skill(state: CrownTakerState) -> Nudge:
    side, box = state.side, state.box
    lord = state.commander[side]
    facts: dict[str, Fact] = {"skill": box.components.lords[lord].skill, "assets": box.cost[lord]}
    if skill_refusal(state) is not None:
        return Nudge("no-skill-now", facts)
    facts |= {"troops": state.troops[side], "enemies": state.troops[1 - side]}
    last = box.uses_per_war - state.uses[side] == 1
    return Nudge("look-at-last-use" if last else "look-at-skill", facts)


def _about_requests(state: CrownTakerState) -> Nudge:
    if len(state.legal_actions()) == 1:
        return Nudge("nothing-to-request")
    captives = [(owner, lord) for owner in (FRANCE, ENGLAND) for lord in IN_MASK[state.captives[owner]]]
    for owner, lord in captives:
        if not survives(state.assets[owner], state.box.ransom[lord]):
            return Nudge("look-at-ransoms", {"lord": RANKS[lord], "assets": state.box.ransom[lord]})
    own, others = state.captives[state.side], state.captives[1 - state.side]
    kind = "look-at-captives" if own else "look-at-their-captives"
    return Nudge(kind, {"lord": _dearest(state, own or others)})


def _dearest(state: CrownTakerState, lords: int) -> str:
    """Return the lord with the highest ransom."""
    return RANKS[max(IN_MASK[lords], key=lambda lord: state.box.ransom[lord])]


def _about_deal(state: CrownTakerState) -> Nudge:
    deal = state.proposal
    assert deal is not None
    lords, assets = [lord for lord in (deal.ours, deal.theirs) if lord != NOBODY], deal.pays + deal.asks
    if len(lords) == 1 and assets:
        return Nudge("look-at-price", {"lord": RANKS[lords[0]], "assets": assets})
    return Nudge("look-at-deal")


def _about_cards(state: CrownTakerState) -> Nudge:
    side, box = state.side, state.box
    for owner in (side, 1 - side):
        if state.table[owner] != NOBODY:
            return Nudge("look-at-table", {"lord": RANKS[state.table[owner]]})
    if ruin_in_sight(state):
        return Nudge("look-at-ruin", {"assets": min(state.assets)})
    if not any(state.captives):
        return Nudge("any-order", {"own_cards": len(IN_MASK[state.cards[side]])})
    others = IN_MASK[state.cards[1 - side]]
    worst = max(others, key=lambda card: (box.card_assets[card], box.card_tokens[card]))
    facts: dict[str, Fact] = {"card": CARDS[worst], "assets": box.card_assets[worst], "tokens": box.card_tokens[worst]}
    return Nudge("look-at-cards", facts)


def _found(state: CrownTakerState, action: CrownTakerAction) -> list[CrownTakerReason]:
    if isinstance(action, Command):
        return WarReasons(state).lord(action.lord)
    if isinstance(action, Deploy):
        return WarReasons(state).deployment(action)
    if isinstance(action, Skill):
        return WarReasons(state).skill(action)
    negotiation = NegotiationReasons(state)
    if isinstance(action, Free):
        return negotiation.free(action.lord)
    if isinstance(action, Demand):
        return negotiation.put_up(state.side, action.lord)
    if isinstance(action, Offer):
        return negotiation.put_up(1 - state.side, action.lord)
    if isinstance(action, Propose):
        return negotiation.deal(action)
    if isinstance(action, Answer):
        return negotiation.answer(action.accepts)
    if isinstance(action, Negotiate):
        return negotiation.card(action.card)
    return negotiation.nothing()


TUTOR: Final = CrownTakerTutor()
