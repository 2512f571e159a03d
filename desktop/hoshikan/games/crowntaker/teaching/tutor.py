"""What a decision in CrownTaker does, in named features a player can weigh (see `RULES` for all kinds)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import Fact
from hoshikan.engine.state import State
from hoshikan.engine.tutor import Feature, Nudge, Reasons, Tutor, TwoSides
from hoshikan.games.crowntaker.rules.actions import (
    Answer,
    Command,
    Demand,
    Deploy,
    Free,
    Negotiate,
    Offer,
    Propose,
    Skill,
)
from hoshikan.games.crowntaker.rules.phases import NOBODY, RANKS, STEPS
from hoshikan.games.crowntaker.rules.state import CrownTakerState
from hoshikan.games.crowntaker.teaching.criteria import meets
from hoshikan.games.crowntaker.teaching.features_negotiation import NegotiationFeatures
from hoshikan.games.crowntaker.teaching.features_war import WarFeatures

RULES: Final[Mapping[str, str]] = {
    "war-chance": "CT-3.2",  # lord, percent: the mover's chance to win this war; `enemy` if the other lord is known
    "lord-at-stake": "CT-3.4",  # lord, ransom, percent: it becomes a captive if the war is lost
    "treasury": "CT-2.1",  # tokens, assets
    "idle-tokens": "CT-2.1",  # tokens, assets: unplaced tokens would have brought so many assets
    "church-leads": "CT-5.3",  # tokens, others: wins equal cards
    "church-behind": "CT-5.3",  # tokens, others: loses equal cards
    "church-open": "CT-5.3",  # tokens: the other side can still answer
    "pays-skill": "CT-3.1",  # lord, skill, assets
    "saves-skill": "CT-3.1",  # lord, skill, assets
    "no-skill-now": "CT-3.1",  # the rules allow no skill this time
    "comes-home": "CT-0.5",  # lord: free of charge
    "may-come-home": "CT-5.5",  # lord, percent: the mover's captive on the table is ransomed if it wins the cards
    "ransom-costs": "CT-5.5",  # lord, assets
    "ransom-ruins": "CT-7.2",  # lord, assets: the mover has no more than that
    "ransom-comes": "CT-5.5",  # lord, assets: the other side pays if it wins the cards
    "ransom-ruins-them": "CT-7.2",  # lord, assets: the other side has no more than that
    "gives-up-captive": "CT-5.5",  # lord: the other side may get it back
    "deal-brings-lord": "CT-5.2",  # lord
    "deal-frees-theirs": "CT-5.2",  # lord
    "deal-pays": "CT-5.2",  # assets: the mover's side pays
    "deal-earns": "CT-5.2",  # assets: the mover's side is paid
    "they-would-decline": "CT-5.2",  # the deal costs the other side more than it brings
    "refuses-loss": "CT-5.2",  # declining what would harm
    "forgoes-gain": "CT-5.2",  # declining what would help
    "no-request-pays": "CT-5.1",  # nothing that could be asked for promises more than a pass
    "better-request": "CT-5.1",  # passing while a request would help
    "may-hit": "CT-5.4",  # card, percent: the other side suffers the card
    "may-suffer": "CT-5.4",  # percent: the mover suffers a card
    "spends-card": "CT-5.3",  # card: in another round it would have done more good than harm
    "spares-card": "CT-5.3",  # card: in another round it would have done more harm than good
    "order-is-open": "CT-5.3",  # nothing at stake but the cards' own effects: any order is as good
    "card-odds": "CT-5.3",  # card, wins, losses, of: against each of the `of` cards that the other side has left
    "keeps-card": "CT-5.3",  # card, wins, of: the best card kept, and how many of theirs it beats
    "loses-to": "CT-5.4",  # card, assets, tokens: the worst of their cards that beats the one played
    "army": "CT-3.2",  # troops, arms, hits: with so many of the six rolls the army's power is above 0
    "spare-tokens": "CT-2.1",  # lord, army, spare: beyond its largest army so many tokens of the hand are left
    "rests-next": "CT-4.1",  # lord: misses the next war if it wins this one
    "keeps-lord": "CT-2.1",  # lord, ransom: the strongest lord that stays in hand for other wars
    "skill-uses": "CT-3.1",  # skill, left: so many uses are left in this war afterwards
    "captives-held": "CT-3.4",  # own, theirs: lords of the mover's side in captivity, and of the other side
}
"""Every kind of feature with the rule it follows from. Lords and cards are their ids, chances whole percent; with a
`lord` comes the `side` it belongs to, and an `enemy` is the other side's."""

REMARKS: Final = frozenset(
    (
        "card-odds",
        "keeps-card",
        "loses-to",
        "army",
        "spare-tokens",
        "rests-next",
        "keeps-lord",
        "skill-uses",
        "captives-held",
    )
)
"""Kinds that say what stands behind the others; the bots do not reckon them by themselves."""

_THEIRS: Final = frozenset({"ransom-comes", "ransom-ruins-them", "gives-up-captive", "deal-frees-theirs"})
"""Kinds that speak of a lord of the other side."""

NUDGES: Final = (
    "look-at-lords",
    "look-at-enemy",
    "look-at-tokens",
    "look-at-skill",
    "look-at-captives",
    "look-at-deal",
    "look-at-table",
    "look-at-cards",
    "look-at-captive-to-free",
)
"""Every kind of nudge: `look-at-enemy` has facts `lord` and `side`, `look-at-skill` `skill` and `assets`."""


class CrownTakerTutor(Tutor):
    """Reads the open parts of a determinization only: a card that France has chosen is never looked at."""

    risks = frozenset(("lord-at-stake", "ransom-ruins", "may-suffer"))
    two_sides = (TwoSides("saves-skill", "pays-skill"),)

    def features(self, state: State, action: Action) -> list[Feature]:
        """The worths of all but `REMARKS` sum up to what the bots reckon the action is worth, in 4 % of a sure win."""
        assert isinstance(state, CrownTakerState)
        reasons = Reasons(RULES)
        for kind, worth, facts in _found(state, action):
            reasons.add(kind, worth, **_with_side(facts, state.side ^ (kind in _THEIRS)))
        return reasons.sorted()

    def nudge(self, state: State, action: Action) -> Nudge:
        assert isinstance(state, CrownTakerState)
        side, box = state.side, state.box
        if isinstance(action, Deploy):
            enemy = state.commander[1 - side]
            if enemy == NOBODY:
                return Nudge("look-at-tokens")
            return Nudge("look-at-enemy", _with_side({"lord": RANKS[enemy]}, 1 - side))
        if isinstance(action, Skill):
            lord = state.commander[side]
            return Nudge("look-at-skill", {"skill": box.components.lords[lord].skill, "assets": box.cost[lord]})
        if STEPS[state.step] == "cards":
            on_table = any(lord != NOBODY for lord in state.table)
            return Nudge("look-at-table" if on_table else "look-at-cards")
        by_step = {
            "lord": "look-at-lords",
            "request": "look-at-captives",
            "answer": "look-at-deal",
            "free": "look-at-captive-to-free",
        }
        return Nudge(by_step[STEPS[state.step]])

    def meets(self, state: State, action: Action, check: str) -> bool:
        """The criteria stand in `criteria.CRITERIA`."""
        assert isinstance(state, CrownTakerState)
        return meets(state, action, check)


def _with_side(facts: dict[str, Fact], side: int) -> dict[str, Fact]:
    return {**facts, "side": side} if "lord" in facts else facts


def _found(state: CrownTakerState, action: Action) -> list[tuple[str, float, dict[str, Fact]]]:
    if isinstance(action, Command):
        return WarFeatures(state).lord(action.lord)
    if isinstance(action, Deploy):
        return WarFeatures(state).deployment(action)
    if isinstance(action, Skill):
        return WarFeatures(state).skill(action)
    negotiation = NegotiationFeatures(state)
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
