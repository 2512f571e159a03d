"""Claims of the reasons of CrownTaker, recomputed from the rules and from the action carried out.

Chances of wars are estimates of the bots and tried by dice in `test_war_odds`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import Fact
from hoshikan.games.crowntaker.rules.actions import Deploy, Negotiate, Propose
from hoshikan.games.crowntaker.rules.negotiation import judge
from hoshikan.games.crowntaker.rules.phases import CARDS, ENGLAND, FRANCE, IN_MASK, NOBODY, RANKS, survives
from hoshikan.games.crowntaker.rules.state import CrownTakerState
from tests.games.truth import Truth

Facts = Mapping[str, Fact]


def _after(state: CrownTakerState, action: Action) -> CrownTakerState:
    copy = state.clone()
    copy.record_events = False
    copy.apply(action)
    return copy


def _deployed(state: CrownTakerState, action: Deploy, facts: Facts) -> bool:
    """Assets rise by what the treasury pays."""
    after = _after(state, action)
    return (action.treasury, after.assets[state.side] - state.assets[state.side]) == (facts["tokens"], facts["assets"])


def _idle(state: CrownTakerState, action: Deploy, facts: Facts) -> bool:
    kept = state.hand[state.side] - action.tokens
    spare = min(kept, state.box.most_treasury - action.treasury)
    if not spare:
        return False
    more = Deploy(action.troops, action.arms, action.church, action.treasury + spare)
    gain = _after(state, more).assets[state.side] - _after(state, action).assets[state.side]
    return (kept, gain) == (facts["tokens"], facts["assets"])


def _church(state: CrownTakerState, action: Deploy, facts: Facts) -> bool:
    after = _after(state, action)
    own, other = after.church[state.side], after.church[1 - state.side]
    return (own, other) == (facts["tokens"], facts["others"]) and (own > other) == facts["helps"]


def _church_open(state: CrownTakerState, action: Deploy, facts: Facts) -> bool:
    """The other side still has its commander to choose."""
    after = _after(state, action)
    return after.church[state.side] == facts["tokens"] and state.commander[1 - state.side] == NOBODY


def _army(state: CrownTakerState, action: Deploy, facts: Facts) -> bool:
    lord = state.box.components.lords[state.commander[state.side]]
    hits = sum(face != "x" for face in lord.attack[action.arms])
    told = (action.troops, action.arms, hits) == (facts["troops"], facts["arms"], facts["hits"])
    return told and (hits > len(lord.attack[action.arms]) / 2) == facts["helps"]


def _war(state: CrownTakerState, action: Action, facts: Facts) -> bool | None:
    """Return true if enemy, sign and strength of a war are as claimed; `test_war_odds` tries the chance by dice."""
    enemy = state.commander[1 - state.side]
    known = facts["enemy"] == ("" if enemy == NOBODY else RANKS[enemy])
    # Wars without a winner are rare: a clear chance decides which wording is given.
    chance = int(facts["percent"])
    fits = bool(facts["helps"]) if chance > 51 else not facts["helps"] if chance < 40 else True
    return known and fits and (str(action) == f"lord {facts['lord']}") == facts["full"]


def _beats(state: CrownTakerState, own: int, other: int) -> int:
    """1 if the mover's card wins, -1 if the other side's does, 0 if nothing happens."""
    church = state.church[FRANCE] - state.church[ENGLAND]
    winner = judge(own, other, church) if state.side == FRANCE else judge(other, own, church)
    return 0 if winner == NOBODY else 1 if winner == state.side else -1


def _results(state: CrownTakerState, card: int) -> list[int]:
    return [_beats(state, card, other) for other in IN_MASK[state.cards[1 - state.side]]]


def _card_odds(state: CrownTakerState, action: Negotiate, facts: Facts) -> bool:
    found = _results(state, action.card)
    wins, losses = found.count(1), found.count(-1)
    told = (CARDS[action.card], wins, losses, len(found)) == (
        facts["card"],
        facts["wins"],
        facts["losses"],
        facts["of"],
    )
    return told and (wins >= losses) == facts["helps"]


def _keeps_card(state: CrownTakerState, action: Negotiate, facts: Facts) -> bool:
    kept = CARDS.index(str(facts["card"]))
    found = _results(state, kept)
    in_hand = kept in IN_MASK[state.cards[state.side]] and kept != action.card
    more = found.count(1) > _results(state, action.card).count(1)
    return in_hand and more and (found.count(1), len(found)) == (facts["wins"], facts["of"])


def _loses_to(state: CrownTakerState, action: Negotiate, facts: Facts) -> bool:
    theirs = CARDS.index(str(facts["card"]))
    effect = (state.box.card_assets[theirs], state.box.card_tokens[theirs])
    left = theirs in IN_MASK[state.cards[1 - state.side]]
    return left and _beats(state, action.card, theirs) == -1 and effect == (facts["assets"], facts["tokens"])


def _won(state: CrownTakerState, action: object, own: bool) -> int:
    """Return the chance, in per cent, that a side wins the cards, theirs being equally likely; 0 before the cards."""
    if not isinstance(action, Negotiate):
        return 0
    found = _results(state, action.card)
    return round(100 * found.count(1 if own else -1) / len(found))


def _may_hit(state: CrownTakerState, action: Negotiate, facts: Facts) -> bool:
    effect = state.box.card_assets[action.card], state.box.card_tokens[action.card]
    ruins = not survives(state.assets[1 - state.side], effect[0])
    told = (facts["card"], (facts["assets"], facts["tokens"]), facts["percent"], facts["ruins"])
    return told == (CARDS[action.card], effect, _won(state, action, own=True), ruins)


def _may_suffer(state: CrownTakerState, action: Negotiate, facts: Facts) -> bool:
    theirs = IN_MASK[state.cards[1 - state.side]]
    ruining = [
        card
        for card in theirs
        if _beats(state, action.card, card) == -1
        and not survives(state.assets[state.side], state.box.card_assets[card])
    ]
    told = (facts["percent"], facts["ruin"])
    return told == (_won(state, action, own=False), round(100 * len(ruining) / len(theirs)))


def _at_table(own: bool, ruins: bool) -> Truth:
    """A captive on the table, or to be put there: whose it is, its ransom, and whether the owner survives that."""

    def holds(state: CrownTakerState, action: object, facts: Facts) -> bool:
        owner = state.side if own else 1 - state.side
        lord = RANKS.index(str(facts["lord"]))
        captive = bool(state.captives[owner] >> lord & 1)
        told = (facts["assets"], facts["percent"]) == (state.box.ransom[lord], _won(state, action, own))
        return captive and told and survives(state.assets[owner], state.box.ransom[lord]) != ruins

    return holds


def _captive(own: bool) -> Truth:
    def holds(state: CrownTakerState, _: object, facts: Facts) -> bool:
        owner = state.side if own else 1 - state.side
        return bool(state.captives[owner] >> RANKS.index(str(facts["lord"])) & 1)

    return holds


def _deal(state: CrownTakerState, action: object, facts: Facts) -> bool:
    """Assets go to the side that the reason helps."""
    deal = action if isinstance(action, Propose) else state.proposal
    assert deal is not None
    ours = deal.asks - deal.pays if isinstance(action, Propose) else deal.pays - deal.asks
    return abs(ours) == facts["assets"] and (ours > 0) == facts["helps"]


def _no_request(state: CrownTakerState, _: object, facts: Facts) -> bool:
    return (len(state.legal_actions()) > 1) == facts["choice"]


def _skill(state: CrownTakerState, action: object, facts: Facts) -> bool:
    lord = state.commander[state.side]
    uses = str(action) == "skill"
    told = (state.box.components.lords[lord].skill, uses) == (facts["skill"], facts["uses"])
    return told and facts.get("assets", state.box.cost[lord]) == state.box.cost[lord] and uses != facts["helps"]


def _last_use(state: CrownTakerState, action: object, facts: Facts) -> bool:
    return _skill(state, action, facts) and state.box.uses_per_war - state.uses[state.side] == 1


def _skill_chance(state: CrownTakerState, action: object, facts: Facts) -> bool:
    """Using the skill helps if the chance with it is greater."""
    raises = int(facts["percent"]) > int(facts["without"])
    return facts["uses"] == (str(action) == "skill") and (raises == facts["uses"]) == facts["helps"]


def _strongest(state: CrownTakerState, action: object, facts: Facts) -> bool:
    """The lord with the highest ransom in hand, which commands in this war or not."""
    strongest = max(IN_MASK[state.lords[state.side]], key=lambda lord: state.box.ransom[lord])
    commands = str(action) == f"lord {facts['lord']}"
    return RANKS[strongest] == facts["lord"] and commands == facts["commands"] != facts["helps"]


def _cheapest(state: CrownTakerState, action: object, facts: Facts) -> bool:
    ransoms = [state.box.ransom[lord] for lord in IN_MASK[state.lords[state.side]]]
    return str(action) == f"lord {facts['lord']}" and min(ransoms) == facts["ransom"]


def _spare(state: CrownTakerState, _: object, facts: Facts) -> bool:
    lord = state.box.components.lords[RANKS.index(str(facts["lord"]))]
    return facts["army"] == lord.troops + lord.arms and facts["spare"] == state.hand[state.side] - int(facts["army"])


def _stake(state: CrownTakerState, action: object, facts: Facts) -> bool:
    lord = RANKS.index(str(facts["lord"]))
    named = str(action) == f"lord {facts['lord']}" or state.commander[state.side] == lord
    return named and state.box.ransom[lord] == facts["ransom"]


TRUTHS: Final[Mapping[str, Truth]] = {
    "war-chance": _war,
    "lord-at-stake": _stake,
    "cheap-loss": _cheapest,
    "rests-next": _strongest,
    "spare-tokens": _spare,
    "army": _army,
    "treasury": _deployed,
    "idle-tokens": _idle,
    "church": _church,
    "church-open": _church_open,
    "skill-chance": _skill_chance,
    "skill-cost": _skill,
    "skill-uses": _last_use,
    "comes-home": _captive(own=True),
    "may-come-home": _at_table(own=True, ruins=False),
    "gives-up-captive": _at_table(own=False, ruins=False),
    "ransom-ruins": _at_table(own=True, ruins=True),
    "ransom-ruins-them": _at_table(own=False, ruins=True),
    "deal-brings-lord": _captive(own=True),
    "deal-frees-theirs": _captive(own=False),
    "deal-assets": _deal,
    "no-request": _no_request,
    "card-odds": _card_odds,
    "keeps-card": _keeps_card,
    "loses-to": _loses_to,
    "may-hit": _may_hit,
    "may-suffer": _may_suffer,
}
"""By kind of reason."""
