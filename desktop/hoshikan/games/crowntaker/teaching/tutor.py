"""Reasons for decisions of CrownTaker, the first step of a hint, and the criteria that lessons name for the right
decision, computed from the position, in no language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import Fact
from hoshikan.engine.tutor import Nudge, Reason, Tutor, weightiest_first
from hoshikan.games.crowntaker.bot.deployment_values import (
    Deployments,
    deployment_values,
    lord_values,
    situation,
)
from hoshikan.games.crowntaker.bot.evaluation import war_outcome
from hoshikan.games.crowntaker.bot.negotiation_values import NegotiationValues, ruin_in_sight
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
    ENGLAND,
    FRANCE,
    IN_MASK,
    MEDALS_TO_WIN,
    NOBODY,
    RANKS,
    survives,
)
from hoshikan.games.crowntaker.rules.refusals import skill_refusal
from hoshikan.games.crowntaker.rules.state import CrownTakerState
from hoshikan.games.crowntaker.teaching.finder import NegotiationReasons, WarReasons
from hoshikan.games.crowntaker.teaching.reasons import KINDS, CrownTakerReason

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
