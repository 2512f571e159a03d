"""Sums of CrownTaker over random games: each total is the engine's own number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hoshikan.engine import Event
from hoshikan.engine.sums import Scored, Sum
from hoshikan.games.crowntaker.rules import events
from hoshikan.games.crowntaker.rules.state import CrownTakerState
from hoshikan.games.crowntaker.rules.view import CrownTakerView
from hoshikan.games.crowntaker.teaching import quantities, sums
from tests.games.crowntaker.playing import (
    CARDS,
    ENGLAND,
    FRANCE,
    GAME,
    NOBODY,
    RANKS,
    after_wars,
    army,
    play,
    view_of,
    war,
)
from tests.games.sums import Step, random_play

SIDES = (FRANCE, ENGLAND)
WITHOUT_NUMBER = (
    events.SkillKept,
    events.WaitingLordCalled,
    events.LordPlaced,
    events.ArmsReturned,
    events.LordCaptured,
    events.LordReturned,
    events.LordWaits,
    events.Passed,
    events.PutUp,
    events.Answered,
    events.CaptiveReturned,
    events.CardChosen,
    events.CaptiveKept,
    events.NegotiationEnded,
    events.BurgundyTaken,
    events.CaptiveFreed,
)


def amounts(found: Sum) -> list[tuple[int, str]]:
    return [(term.amount, term.rule) for term in found.terms]


def test_every_number_of_the_log_is_explained() -> None:
    met: Counter[str] = Counter()
    for seed in range(24):
        for step in random_play(GAME, 2 + seed % 2 * 2, seed, {}):
            met.update(_check_log(step))
    wanted = {"Deployed", "TreasuryFilled", "SkillUsed", "Levied", "Rolled", "TroopLost", "WarWon", "TokensReturned"}
    wanted |= {"Pressed", "Guarded", "NobodyLost", "WarDrawn", "Proposed", "DealPaid", "CardsRevealed", "Suffered"}
    wanted |= {"Ransomed", "EventRolled", "EventAssets", "PhaseBegan", "GameEnded"}
    assert wanted <= met.keys()


def _check_log(step: Step) -> list[str]:
    before, after = step.before, step.after
    assert isinstance(before, CrownTakerView)
    assert isinstance(after, CrownTakerView)
    checked = []
    powers = next((list(event.powers) for event in step.events if isinstance(event, events.Rolled)), [])
    for event in step.events:
        found = sums.of_event(event, before, after)
        totals = [one.total for one in found]
        if isinstance(event, WITHOUT_NUMBER):
            assert not found
            continue
        wanted = _of_war(event, after, powers) + _of_peace(event, before, after) + _of_course(event, after)
        assert totals == wanted, event
        checked.append(type(event).__name__)
    return checked


def _of_war(event: Event, after: CrownTakerView, powers: Sequence[int]) -> list[int]:
    match event:
        case events.Deployed(kept=kept):
            return [kept]
        case events.TreasuryFilled(side=side) | events.SkillUsed(side=side):
            return [after.assets[side]]
        case events.Levied(troops=troops):
            return [troops]
        case events.TroopLost(left=left):
            return [left, *powers]
        case events.Rolled() | events.Pressed() | events.Guarded() | events.NobodyLost():
            return [*powers]
        case events.WarWon(side=side):
            return [after.assets[side], after.medals_of(side)]
        case events.WarDrawn():
            return [after.medals.count("burgundy")]
        case events.TokensReturned(france=france, england=england):
            return [france, england]
    return []


def _of_peace(event: Event, before: CrownTakerView, after: CrownTakerView) -> list[int]:
    match event:
        case events.Proposed(side=side, theirs=theirs, pays=pays, asks=asks):
            payer = side if theirs == NOBODY else 1 - side
            paid = pays + asks
            return [before.assets[payer] - paid, before.assets[1 - payer] + paid] if paid else []
        case events.DealPaid(payer=payer) | events.Ransomed(owner=payer):
            return [after.assets[payer], after.assets[1 - payer]]
        case events.CardsRevealed(france=france, england=england):
            if france == england:
                return [abs(before.church[FRANCE] - before.church[ENGLAND])]
            return [] if {france, england} == {0, 5} else [abs(france - england)]
        case events.Suffered(side=side, tokens=tokens, assets=lost):
            card = before.numbers.cards[after.last_cards[1 - side] or ""]
            return [*([tokens] if card.tokens else []), *([after.assets[side]] if lost else [])]
    return []


def _of_course(event: Event, after: CrownTakerView) -> list[int]:
    medals = after.medals_of(FRANCE) - after.medals_of(ENGLAND)
    assets = after.assets[FRANCE] - after.assets[ENGLAND]
    match event:
        case events.NoEvent():
            return [0]
        case events.EventRolled():
            return [abs(medals)]
        case events.EventAssets(side=side):
            return [after.assets[side]]
        case events.PhaseBegan(start=start, reason=reason):
            ahead = 1 if start == FRANCE else -1
            return [medals * ahead] if reason == "medals" else [medals * ahead, assets * ahead]
        case events.GameEnded(reason="five-medals", winner=winner):
            return [after.medals_of(winner)]
        case events.GameEnded(reason="burgundy"):
            return [after.medals.count("burgundy")]
        case events.GameEnded(reason="ruin", winner=winner):
            return [after.assets[1 - winner]]
        case events.GameEnded():
            return after.assets
    return []


def test_every_number_of_the_table_is_explained() -> None:
    met: set[type] = set()
    for seed in range(10):
        for state, _, view, _ in random_play(GAME, 2, seed, {}):
            assert isinstance(state, CrownTakerState)
            assert isinstance(view, CrownTakerView)
            for side in SIDES:
                _check_side(state, view, side)
                met |= _check_army(state, view, side)
                met |= _check_negotiation(state, view, side)
            for number, owner in enumerate(view.medals, 1):
                (medals,) = sums.shown(f"phase:{number}", view)
                assert medals.total == view.medals.count(owner)
            assert not sums.shown(f"phase:{len(view.medals) + 1}", view)
    assert met >= {quantities.LastRoll, quantities.Room, quantities.Most, quantities.Uses, quantities.TokenLoss}


def _check_side(state: CrownTakerState, view: CrownTakerView, side: int) -> None:
    purse, hand, medals, *compared = sums.shown(f"realm:{side}", view)
    (castle,), (church,) = (sums.shown(f"store:{place}:{side}", view) for place in ("castle", "church"))
    assert compared == ([church] if any(state.church) else [])
    assert max(len(one.terms) for one in (hand, medals, church)) <= 6
    assert -castle.total in [0, *(term.amount for term in hand.terms)]
    assert purse.total == state.assets[side]
    assert [term.line for term in purse.terms if isinstance(term, Scored)] == state.score_lines(side)
    assert hand.total == state.hand[side]
    assert castle.total == state.castle[side]
    assert hand.terms[0].amount == state.box.tokens
    assert medals.total == state.medals[side]
    assert church.total == state.church[side] - state.church[1 - side]
    assert [term.amount for term in medals.terms] == ([medals.total] if medals.total else [])
    assert [sums.shown(f"{key}:{side}", view) for key in ("purse", "hand", "medals")] == [(purse,), (hand,), (medals,)]


def _check_army(state: CrownTakerState, view: CrownTakerView, side: int) -> set[type]:
    lord = view.commanding(side)
    if lord is None:
        for key in ("army:troops", "army:arms", "skill", "die", "attack"):
            assert not sums.shown(f"{key}:{side}", view)
        return set()
    kinds = set()
    troops, arms = (sums.shown(f"army:{space}:{side}", view)[0] for space in ("troops", "arms"))
    if view.step == "deploy" and view.asked == side:
        most = [sums.shown(f"space:{space}", view)[0] for space in ("troops", "arms", "church", "treasury")]
        assert [one.total for one in most] == list(view.deployable(side))
        assert [troops, arms] == most[:2]
    else:
        assert (troops.total, arms.total) == (lord.troops - state.troops[side], lord.arms - state.arms[side])
    kinds |= {type(troops.quantity)}
    *after, uses = sums.shown(f"skill:{side}", view)
    assert uses.total == view.numbers.uses_per_war - state.uses[side]
    assert [one.total for one in after] == ([state.assets[side] - lord.cost] if uses.total else [])
    assert sums.shown(f"lord:{side}:{view.commander[side]}", view) == (*after, uses)
    kinds.add(type(uses.quantity))
    if view.step == "skill":
        assert sums.shown("verb:skill", view) == sums.shown(f"skill:{view.asked}", view)
    rolled = sums.shown(f"die:{side}", view)
    assert bool(rolled) == bool(view.dice(side))
    if rolled:
        power = state.box.power[state.commander[side]][state.arms[side]]
        assert rolled[0].total == max(power[die - 1] for die in view.dice(side))
    return kinds | {type(one.quantity) for one in rolled}


def _check_negotiation(state: CrownTakerState, view: CrownTakerView, side: int) -> set[type]:
    kinds = set()
    for rank in RANKS:
        if rank in view.captives[side]:
            ransom = view.numbers.lords[rank].ransom
            totals = [one.total for one in sums.shown(f"lord:{side}:{rank}", view)]
            assert totals == [state.assets[side] - ransom, state.assets[1 - side] + ransom]
    for number, card in enumerate(CARDS):
        found = sums.shown(f"card:{side}:{card}", view)
        if (
            view.step not in ("request", "answer", "cards")
            or view.table != [None, None]
            or card not in view.cards[side]
        ):
            assert not found
            continue
        loses, tokens, assets = 1 - side, state.box.card_tokens[number], state.box.card_assets[number]
        moved = [min(tokens, state.hand[loses])] if tokens else []
        left = [state.assets[loses] - assets] if assets else []
        assert [one.total for one in found] == [*moved, *left]
        kinds |= {type(one.quantity) for one in found}
    return kinds


def test_a_power_is_the_sign_and_the_charge() -> None:
    state = war(army("prince", 3, arms=4), army("duke", 3, arms=5))
    play(state, "skill", "no-skill")
    before = view_of(state)
    (rolled,) = (event for event in play(state, "roll 4 4") if isinstance(event, events.Rolled))
    france, england = sums.of_event(rolled, before, view_of(state))
    assert amounts(france) == [(2, "CT-0.3"), (1, "CT-0.2")]
    assert amounts(england) == [(1, "CT-0.3")]
    # Nothing in a view says whether the last round had a charge.
    (last,) = sums.shown("die:0", view_of(state))
    assert amounts(last) == [(2, "CT-0.3")]


def test_of_two_dice_the_worse_one_counts_nothing() -> None:
    state = war(army("count", 3, arms=2), army("duke", 3, arms=5))
    play(state, "skill", "no-skill")
    before = view_of(state)
    (rolled,) = (event for event in play(state, "roll 2+6 1") if isinstance(event, events.Rolled))
    france, _ = sums.of_event(rolled, before, view_of(state))
    sign, spare = france.terms
    assert isinstance(sign, quantities.Sign)
    assert isinstance(spare, quantities.SpareDie)
    assert (sign.die, sign.amount, spare.die, spare.amount) == (6, 2, 2, 0)


def test_a_card_takes_no_more_tokens_than_are_in_hand() -> None:
    state = after_wars("england", france={"castle": 8})
    view = view_of(state)
    tokens, assets = sums.shown("card:1:A", view)
    assert amounts(tokens) == [(3, "CT-0.4"), (-2, "CT-5.4")]
    assert assets.total == view.assets[FRANCE] - 3


def test_the_chosen_card_is_in_no_sum() -> None:
    found = []
    for card in ("A", "6"):
        state = after_wars("england")
        play(state, "pass", "pass", f"negotiate {card}")
        keys = [*(f"realm:{side}" for side in SIDES), *(f"card:{side}:{one}" for side in SIDES for one in CARDS)]
        found.append([sums.shown(key, view_of(state, seat)) for key in keys for seat in (ENGLAND, None)])
    assert found[0] == found[1]
    assert any(found[0])
