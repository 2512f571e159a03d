"""Reasons for decisions of CrownTaker, the first step of a hint, and the criteria of lessons."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.engine.tutor import Nudge, Reason, Tutor, weightiest_first
from hoshikan.games.crowntaker.bot.negotiation_values import ruin_in_sight
from hoshikan.games.crowntaker.rules.actions import (
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
from hoshikan.games.crowntaker.teaching.criteria import meets
from hoshikan.games.crowntaker.teaching.finder_negotiation import NegotiationReasons
from hoshikan.games.crowntaker.teaching.finder_war import WarReasons
from hoshikan.games.crowntaker.teaching.reasons import KINDS, CrownTakerReason

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
