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
from hoshikan.games.crowntaker.rules.phases import ENGLAND, FRANCE, IN_MASK, MEDALS_TO_WIN, NOBODY, RANKS, survives
from hoshikan.games.crowntaker.rules.refusals import skill_refusal
from hoshikan.games.crowntaker.rules.state import CrownTakerState
from hoshikan.games.crowntaker.teaching.criteria import meets
from hoshikan.games.crowntaker.teaching.finder_negotiation import NegotiationReasons
from hoshikan.games.crowntaker.teaching.finder_war import WarReasons
from hoshikan.games.crowntaker.teaching.reasons import KINDS, CrownTakerReason

NUDGES: Final = (
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
    "look-at-table",
    "look-at-cards",
    "look-at-ruin",
    "any-order",
    "look-at-captive-to-free",
)
"""Every kind of nudge. A `lord` is the other side's; `skill`, `tokens` and `assets` have their literal meaning."""

_POOR: Final = 6
"""With so few assets the treasury is worth a word, and a player thinks twice about a skill."""


class CrownTakerTutor(Tutor[CrownTakerState, CrownTakerAction]):
    """Reads the open parts of a determinization only: a card that France has chosen is never looked at."""

    kinds = KINDS

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
            return Nudge("look-at-deal")
        return Nudge(_about_cards(state) if isinstance(action, Negotiate) else _about_requests(state))

    def meets(self, state: CrownTakerState, action: CrownTakerAction, check: str) -> bool:
        """The criteria stand in `criteria.CRITERIA`."""
        return meets(state, action, check)


def _about_lords(state: CrownTakerState) -> Nudge:
    if max(state.medals[FRANCE], state.medals[ENGLAND]) == MEDALS_TO_WIN - 1:
        return Nudge("look-at-medals")
    enemy = state.commander[1 - state.side]
    return Nudge("look-at-lords") if enemy == NOBODY else Nudge("look-at-their-lord", {"lord": RANKS[enemy]})


def _about_tokens(state: CrownTakerState) -> Nudge:
    side, enemy = state.side, state.commander[1 - state.side]
    if state.assets[side] <= _POOR:
        return Nudge("look-at-assets", {"assets": state.assets[side]})
    if enemy == NOBODY:
        return Nudge("look-at-tokens")
    facts: dict[str, Fact] = {"lord": RANKS[enemy], "tokens": state.church[1 - side]}
    return Nudge("look-at-church" if facts["tokens"] else "look-at-enemy", facts)


def _about_skill(state: CrownTakerState) -> Nudge:
    side, box = state.side, state.box
    lord = state.commander[side]
    facts: dict[str, Fact] = {"skill": box.components.lords[lord].skill, "assets": box.cost[lord]}
    if skill_refusal(state) is not None:
        return Nudge("no-skill-now", facts)
    last = box.uses_per_war - state.uses[side] == 1
    return Nudge("look-at-last-use" if last else "look-at-skill", facts)


def _about_requests(state: CrownTakerState) -> str:
    if len(state.legal_actions()) == 1:
        return "nothing-to-request"
    captives = [(owner, lord) for owner in (FRANCE, ENGLAND) for lord in IN_MASK[state.captives[owner]]]
    if any(not survives(state.assets[owner], state.box.ransom[lord]) for owner, lord in captives):
        return "look-at-ransoms"
    return "look-at-captives" if state.captives[state.side] else "look-at-their-captives"


def _about_cards(state: CrownTakerState) -> str:
    if any(lord != NOBODY for lord in state.table):
        return "look-at-table"
    if ruin_in_sight(state):
        return "look-at-ruin"
    return "look-at-cards" if any(state.captives) else "any-order"


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
