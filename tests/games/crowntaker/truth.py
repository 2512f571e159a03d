"""What the reasons of CrownTaker claim, reckoned again from the rules and from the action carried out.

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
    copy.narrating = False
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
    return (own, other) == (facts["tokens"], facts.get("others", other))


def _army(state: CrownTakerState, action: Deploy, facts: Facts) -> bool:
    lord = state.box.components.lords[state.commander[state.side]]
    hits = sum(face != "x" for face in lord.attack[action.arms])
    return (action.troops, action.arms, hits) == (facts["troops"], facts["arms"], facts["hits"])


def _beats(state: CrownTakerState, own: int, other: int) -> int:
    """1 if the mover's card wins, -1 if the other side's does, 0 if nothing happens."""
    church = state.church[FRANCE] - state.church[ENGLAND]
    winner = judge(own, other, church) if state.side == FRANCE else judge(other, own, church)
    return 0 if winner == NOBODY else 1 if winner == state.side else -1


def _results(state: CrownTakerState, card: int) -> list[int]:
    return [_beats(state, card, other) for other in IN_MASK[state.cards[1 - state.side]]]


def _card_odds(state: CrownTakerState, action: Negotiate, facts: Facts) -> bool:
    found = _results(state, action.card)
    told = (CARDS[action.card], found.count(1), found.count(-1), len(found))
    return told == (facts["card"], facts["wins"], facts["losses"], facts["of"])


def _keeps_card(state: CrownTakerState, action: Negotiate, facts: Facts) -> bool:
    kept = CARDS.index(str(facts["card"]))
    found = _results(state, kept)
    in_hand = kept in IN_MASK[state.cards[state.side]] and kept != action.card
    return in_hand and (found.count(1), len(found)) == (facts["wins"], facts["of"])


def _loses_to(state: CrownTakerState, action: Negotiate, facts: Facts) -> bool:
    theirs = CARDS.index(str(facts["card"]))
    effect = (state.box.card_assets[theirs], state.box.card_tokens[theirs])
    left = theirs in IN_MASK[state.cards[1 - state.side]]
    return left and _beats(state, action.card, theirs) == -1 and effect == (facts["assets"], facts["tokens"])


def _percent(state: CrownTakerState, action: Negotiate, facts: Facts) -> bool | None:
    """Chances of the cards, each of theirs being as likely."""
    if not isinstance(action, Negotiate):
        return None
    found = _results(state, action.card)
    shares = {round(100 * found.count(result) / len(found)) for result in (1, -1)}
    return int(facts["percent"]) in shares


def _ransom(state: CrownTakerState, _: object, facts: Facts) -> bool:
    lord = RANKS.index(str(facts["lord"]))
    return state.box.ransom[lord] == facts["assets"] and bool(state.captives[int(facts["side"])] >> lord & 1)


def _ruins(state: CrownTakerState, action: object, facts: Facts) -> bool:
    return _ransom(state, action, facts) and not survives(state.assets[int(facts["side"])], int(facts["assets"]))


def _captive(state: CrownTakerState, _: object, facts: Facts) -> bool:
    return bool(state.captives[int(facts["side"])] >> RANKS.index(str(facts["lord"])) & 1)


def _deal(state: CrownTakerState, action: object, facts: Facts) -> bool:
    deal = action if isinstance(action, Propose) else state.proposal
    assert deal is not None
    ours = deal.pays - deal.asks if isinstance(action, Propose) else deal.asks - deal.pays
    return abs(ours) == facts["assets"]


def _captives(state: CrownTakerState, _: object, facts: Facts) -> bool:
    own, theirs = (len(IN_MASK[state.captives[side]]) for side in (state.side, 1 - state.side))
    return (own, theirs) == (facts["own"], facts["theirs"])


def _skill(state: CrownTakerState, _: object, facts: Facts) -> bool:
    lord = state.commander[state.side]
    return (RANKS[lord], state.box.components.lords[lord].skill, state.box.cost[lord]) == (
        facts["lord"],
        facts["skill"],
        facts["assets"],
    )


def _uses(state: CrownTakerState, action: object, facts: Facts) -> bool:
    return state.box.uses_per_war - state.uses[state.side] - (str(action) == "skill") == facts["left"]


def _lord(state: CrownTakerState, _: object, facts: Facts) -> bool:
    lord = RANKS.index(str(facts["lord"]))
    return (
        bool(state.lords[state.side] >> lord & 1)
        and facts.get("ransom", state.box.ransom[lord]) == (state.box.ransom[lord])
    )


def _spare(state: CrownTakerState, _: object, facts: Facts) -> bool:
    lord = state.box.components.lords[RANKS.index(str(facts["lord"]))]
    return facts["army"] == lord.troops + lord.arms and facts["spare"] == state.hand[state.side] - int(facts["army"])


def _stake(state: CrownTakerState, action: object, facts: Facts) -> bool:
    lord = RANKS.index(str(facts["lord"]))
    named = str(action) == f"lord {facts['lord']}" or state.commander[state.side] == lord
    return named and state.box.ransom[lord] == facts["ransom"]


def _open_order(state: CrownTakerState, _: object, __: Facts) -> bool:
    """No captive is on the table, and no cards left can take all that a side has."""
    worst = [sum(state.box.card_assets[card] for card in IN_MASK[state.cards[1 - side]]) for side in (FRANCE, ENGLAND)]
    return set(state.table) == {NOBODY} and all(survives(state.assets[side], worst[side]) for side in (FRANCE, ENGLAND))


TRUTHS: Final[Mapping[str, Truth]] = {
    "lord-at-stake": _stake,
    "treasury": _deployed,
    "idle-tokens": _idle,
    "church-leads": _church,
    "church-behind": _church,
    "church-open": _church,
    "army": _army,
    "pays-skill": _skill,
    "saves-skill": _skill,
    "skill-uses": _uses,
    "spare-tokens": _spare,
    "rests-next": _lord,
    "keeps-lord": _lord,
    "comes-home": _captive,
    "may-come-home": _captive,
    "gives-up-captive": _captive,
    "ransom-costs": _ransom,
    "ransom-comes": _ransom,
    "ransom-ruins": _ruins,
    "ransom-ruins-them": _ruins,
    "deal-brings-lord": _captive,
    "deal-frees-theirs": _captive,
    "deal-pays": _deal,
    "deal-earns": _deal,
    "captives-held": _captives,
    "card-odds": _card_odds,
    "keeps-card": _keeps_card,
    "loses-to": _loses_to,
    "order-is-open": _open_order,
    "may-hit": _percent,
    "may-suffer": _percent,
}
"""By kind of reason."""
