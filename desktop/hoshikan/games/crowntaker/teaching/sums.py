"""Arithmetic behind the numbers of CrownTaker: assets, tokens, powers, losses and medals, from views alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, assert_never

from hoshikan.engine import Event
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.sums import Scored, Sum, Term
from hoshikan.games.crowntaker.rules import events
from hoshikan.games.crowntaker.rules.actions import EventRoll, Propose, WarRoll, parse
from hoshikan.games.crowntaker.rules.component_box import POWERS
from hoshikan.games.crowntaker.rules.negotiation import ACE, SIX
from hoshikan.games.crowntaker.rules.phases import (
    BURGUNDY,
    BY_TROOPS,
    CARDS,
    CHARGE,
    ENGLAND,
    FRANCE,
    LEDGER,
    NOBODY,
    RANKS,
    SIDES,
    SKILLS,
)
from hoshikan.games.crowntaker.rules.state import LEDGER_RULES
from hoshikan.games.crowntaker.rules.view import CrownTakerView, LordNumbers
from hoshikan.games.crowntaker.teaching import quantities as of

BOTH: Final = (FRANCE, ENGLAND)
NEGOTIATION: Final = ("request", "answer", "cards")


def explain(view: CrownTakerView, quantity: of.CrownTakerQuantity) -> Sum:
    """Compute a quantity step by step."""
    return Sum(quantity, tuple(_terms(view, quantity)))


def _terms(view: CrownTakerView, quantity: of.CrownTakerQuantity) -> Sequence[Term]:
    match quantity:
        case of.Assets(side=side):
            return [Scored.of(line) for line in _score(view, side)]
        case of.AssetsAfter(side=side, by=by):
            return of.AssetsBefore(amount=view.assets[side]), by
        case of.Medals(owner=owner):
            phases = tuple(phase for phase, winner in enumerate(view.medals, 1) if winner == SIDES[owner])
            return [of.MedalsOf(amount=len(phases), phases=phases)] if phases else []
        case of.Lead(side=side, what=what, rule=rule):
            numbers = _compared(view, what)
            own, other = numbers[side], numbers[1 - side]
            return (
                of.Compared(amount=own, side=side, rule=rule),
                of.Compared(amount=-other, side=1 - side, rule=rule),
            )
        case of.Power(side=side, dice=dice):
            return *_signs(view, side, dice), *_charge(view, side, dice)
        case of.LastRoll(side=side, dice=dice):
            return _signs(view, side, dice)
        case of.Uses(side=side):
            used = view.uses[side]
            most = of.MostUses(amount=view.numbers.uses_per_war)
            return (most, of.Used(amount=-used)) if used else (most,)
        case _:
            return _of_tokens(view, quantity)


def _of_tokens(view: CrownTakerView, quantity: of.TokenQuantity) -> Sequence[Term]:
    match quantity:
        case of.Stock(side=side, place=place):
            return _stock(view, side, place)
        case of.Kept(side=side, placed=placed):
            return of.At(amount=view.hand[side], place="hand"), *_away(placed)
        case of.Room(side=side, space=space):
            count = view.troops[side] if space == "troops" else view.arms[side]
            return _limit(view, side, space), *_away(((space, count),))
        case of.Most(side=side, space=space):
            return _most(view, side, space)
        case of.Troops(side=side, by=by):
            return of.TroopsBefore(amount=view.troops[side]), by
        case of.Returned(tokens=tokens, troops=troops):
            places: tuple[tuple[of.Place, int], ...] = (("castle", tokens - troops), ("troops", troops))
            return [of.At(amount=count, place=place, rule="CT-4.2") for place, count in places if count]
        case of.TokenLoss(side=side, card=card):
            tokens = view.numbers.cards[card].tokens
            lacking = max(0, tokens - view.hand[side])
            short = (of.NotInHand(amount=-lacking, rule="CT-5.4"),) if lacking else ()
            return of.OnCard(amount=tokens, card=card), *short
    assert_never(quantity)


def _score(view: CrownTakerView, side: int) -> list[ScoreLine]:
    return [
        ScoreLine(kind, assets, rule, {"assets": assets})
        for kind, assets, rule in zip(LEDGER, view.ledger[side], LEDGER_RULES, strict=True)
        if assets
    ]


def _compared(view: CrownTakerView, what: of.Comparable) -> Sequence[int]:
    match what:
        case "medals":
            return [view.medals_of(side) for side in BOTH]
        case "assets":
            return view.assets
        case "church":
            return view.church
        case "cards":
            return [0 if card is None else CARDS.index(card) + 1 for card in view.last_cards]
    assert_never(what)


# Tokens


def _stock(view: CrownTakerView, side: int, place: of.Place) -> list[Term]:
    """All tokens of a side, less those elsewhere."""
    everywhere: dict[of.Place, int] = {
        "hand": view.hand[side],
        "troops": view.troops[side],
        "arms": view.arms[side],
        "church": view.church[side],
        "castle": view.castle[side],
    }
    burgundy = int(view.burgundy == SIDES[side])
    found: list[Term] = [of.OwnTokens(amount=sum(everywhere.values()) - burgundy)]
    if burgundy:
        found.append(of.BurgundyToken(amount=burgundy))
    return [*found, *_away([(other, count) for other, count in everywhere.items() if other != place])]


def _away(places: Sequence[tuple[of.Place, int]]) -> list[of.At]:
    return [of.At(amount=-count, place=place) for place, count in places if count]


def _limit(view: CrownTakerView, side: int, space: of.Place) -> of.Limit:
    lord, rank = _command(view, side)
    if space == "treasury":
        return of.Limit(amount=view.numbers.most_treasury, side=side, lord=None)
    return of.Limit(amount=lord.troops if space == "troops" else lord.arms, side=side, lord=rank, rule="CT-0.2")


def _most(view: CrownTakerView, side: int, space: of.Place) -> list[Term]:
    """The limit of a space, or as much of the hand as is left beside one troop."""
    hand = view.hand[side]
    needed = int(space != "troops")
    troop = [of.NeededTroop(amount=-needed)] if needed else []
    if space == "church":
        return [of.At(amount=hand, place="hand"), *troop]
    limit = _limit(view, side, space)
    if limit.amount <= hand - needed:
        return [limit]
    lacking = limit.amount - hand
    return [limit, *([of.NotInHand(amount=-lacking)] if lacking else []), *troop]


# War


def _command(view: CrownTakerView, side: int) -> tuple[LordNumbers, str]:
    lord, rank = view.commanding(side), view.commander[side]
    assert lord is not None
    assert rank is not None
    return lord, rank


def _signs(view: CrownTakerView, side: int, dice: tuple[int, ...]) -> list[Term]:
    """The better die in the row of the attack table, and the other one if there are two."""
    lord, rank = _command(view, side)
    arms = view.arms[side]
    row = lord.attack[arms]
    best = max(dice, key=lambda die: POWERS.index(row[die - 1]))
    spare = list(dice)
    spare.remove(best)
    power = POWERS.index(row[best - 1])
    return [
        of.Sign(amount=power, side=side, lord=rank, arms=arms, die=best),
        *(of.SpareDie(amount=0, die=die) for die in spare),
    ]


def _charge(view: CrownTakerView, side: int, dice: tuple[int, ...]) -> tuple[of.Charged, ...]:
    if not view.declared[side] or _command(view, side)[0].skill != SKILLS[CHARGE]:
        return ()
    return (of.Charged(amount=int(any(term.amount for term in _signs(view, side, dice)))),)


def _powers(view: CrownTakerView, rolled: WarRoll | events.Rolled) -> tuple[Sum, Sum]:
    france, england = rolled.france, rolled.england
    return (
        explain(view, of.Power(side=FRANCE, dice=france)),
        explain(view, of.Power(side=ENGLAND, dice=england)),
    )


def _last_powers(before: CrownTakerView, after: CrownTakerView) -> tuple[Sum, Sum]:
    """The powers of the round that an action has decided."""
    rolled = parse(after.last_roll)
    assert isinstance(rolled, WarRoll)
    return _powers(before, rolled)


def _skill(view: CrownTakerView, side: int) -> tuple[Sum, ...]:
    """Assets after one more use of the skill, and the uses that are left."""
    lord, _ = _command(view, side)
    uses = explain(view, of.Uses(side=side, skill=lord.skill))
    cost = of.SkillCost(amount=-lord.cost, skill=lord.skill)
    return (explain(view, of.AssetsAfter(side=side, by=cost)), uses) if uses.total else (uses,)


# Negotiation


def _ransom(view: CrownTakerView, owner: int, lord: str, assets: int) -> tuple[Sum, Sum]:
    """Both treasuries after a ransom."""
    paid, received = (of.Ransom(amount=amount, owner=owner, lord=lord) for amount in (-assets, assets))
    return (
        explain(view, of.AssetsAfter(side=owner, by=paid)),
        explain(view, of.AssetsAfter(side=1 - owner, by=received)),
    )


def _deal(view: CrownTakerView, payer: int, assets: int) -> tuple[Sum, ...]:
    """Both treasuries after a deal."""
    if not assets:
        return ()
    return (
        explain(view, of.AssetsAfter(side=payer, by=of.Deal(amount=-assets))),
        explain(view, of.AssetsAfter(side=1 - payer, by=of.Deal(amount=assets))),
    )


def _proposed(view: CrownTakerView, asker: int, deal: Propose | events.Proposed) -> tuple[Sum, ...]:
    return _deal(view, asker if deal.theirs == NOBODY else 1 - asker, deal.pays or deal.asks)


def _loss(view: CrownTakerView, loser: int, card: str) -> list[Sum]:
    """Tokens and assets that a card takes from the loser."""
    numbers = view.numbers.cards[card]
    found = [explain(view, of.TokenLoss(side=loser, card=card))] if numbers.tokens else []
    if numbers.assets:
        found.append(explain(view, of.AssetsAfter(side=loser, by=of.OnCard(amount=-numbers.assets, card=card))))
    return found


# The table


def shown(key: str, view: CrownTakerView) -> Sequence[Sum]:
    """Explain the numbers that a piece of the table shows."""
    match key.split(":"):
        case ["phase", number] if int(number) <= len(view.medals):
            return (explain(view, of.Medals(owner=SIDES.index(view.medals[int(number) - 1]))),)
        case ["lord", side, rank]:
            return _of_lord(view, int(side), rank)
        case ["card", side, card] if view.step in NEGOTIATION and card in view.cards[int(side)]:
            return _loss(view, 1 - int(side), card) if view.table == [None, None] else ()
        case ["space", ("troops" | "arms" | "church" | "treasury") as space] if view.step == "deploy":
            return (explain(view, of.Most(side=view.asked, space=space)),)
        case ["verb", "skill"] if view.step == "skill":
            return _skill(view, view.asked)
        case ["verb", "accept"] if view.step == "answer":
            return _proposed(view, 1 - view.asked, view.deal())
        case ["balance"]:
            return (_church(view, FRANCE),)
        case [*kind, ("0" | "1") as side]:
            return _of_side(":".join(kind), view, int(side))
    return ()


def _of_lord(view: CrownTakerView, side: int, rank: str) -> tuple[Sum, ...]:
    """The next use of a commander's skill, or what a captive's ransom leaves."""
    if rank in view.captives[side]:
        return _ransom(view, side, rank, view.numbers.lords[rank].ransom)
    return _skill(view, side) if view.commander[side] == rank else ()


def _of_side(kind: str, view: CrownTakerView, side: int) -> Sequence[Sum]:
    commands = view.commander[side] is not None
    match kind:
        case "realm":
            # Tokens in the castle are a term of those in hand, and are explained there.
            kinds = ("purse", "hand", "medals", *(["store:church"] if any(view.church) else []))
            return [one for each in kinds for one in _of_side(each, view, side)]
        case "purse":
            return (explain(view, of.Assets(side=side)),)
        case "hand":
            return (explain(view, of.Stock(side=side, place="hand")),)
        case "store:castle":
            return (explain(view, of.Stock(side=side, place="castle")),)
        case "store:church":
            return (_church(view, side),)
        case "medals":
            return (explain(view, of.Medals(owner=side)),)
        case "army:troops" | "army:arms" if commands:
            return (explain(view, _army(view, side, "troops" if kind == "army:troops" else "arms")),)
        case "skill" if commands:
            return _skill(view, side)
        case "die" | "attack" if commands and (dice := view.dice(side)):
            charges = _command(view, side)[0].skill == SKILLS[CHARGE]
            return (explain(view, of.LastRoll(side=side, dice=dice, may_charge=charges)),)
    return ()


def _army(view: CrownTakerView, side: int, space: Literal["troops", "arms"]) -> of.Room | of.Most:
    """Free places beside the tokens that are there; before a deployment, the most that may come."""
    deploys = view.step == "deploy" and view.asked == side
    return of.Most(side=side, space=space) if deploys else of.Room(side=side, space=space)


def _church(view: CrownTakerView, side: int) -> Sum:
    return explain(view, of.Lead(side=side, what="church", rule="CT-5.3"))


# The log


def of_event(event: Event, before: CrownTakerView, after: CrownTakerView) -> Sequence[Sum]:
    """Explain the numbers that an event reports."""
    return _of_war(event, before, after) or _of_peace(event, before, after) or _of_course(event, before, after)


def _of_war(event: Event, before: CrownTakerView, after: CrownTakerView) -> Sequence[Sum]:
    match event:
        case events.Deployed(side=side, troops=troops, arms=arms, church=church, treasury=treasury):
            placed: tuple[tuple[of.Place, int], ...] = (
                ("troops", troops),
                ("arms", arms),
                ("church", church),
                ("treasury", treasury),
            )
            return (explain(before, of.Kept(side=side, placed=placed)),)
        case events.TreasuryFilled(side=side, tokens=tokens, assets=assets):
            gain = of.FromTreasury(amount=assets, tokens=tokens, each=before.numbers.per_token)
            return (explain(before, of.AssetsAfter(side=side, by=gain)),)
        case events.SkillUsed(side=side, skill=skill, cost=cost):
            paid = of.SkillCost(amount=-cost, skill=SKILLS[skill])
            return (explain(before, of.AssetsAfter(side=side, by=paid)),)
        case events.Levied(side=side):
            return (explain(before, of.Troops(side=side, by=of.Restored(amount=1))),)
        case events.Rolled():
            return _powers(before, event)
        case events.TroopLost(side=side):
            lost = explain(before, of.Troops(side=side, by=of.Fallen(amount=-1)))
            return lost, *_last_powers(before, after)
        case events.Pressed() | events.Guarded() | events.NobodyLost():
            return _last_powers(before, after)
        case events.WarWon(side=side, assets=assets):
            richer = explain(before, of.AssetsAfter(side=side, by=of.ForTroops(amount=assets)))
            return richer, explain(after, of.Medals(owner=side))
        case events.WarDrawn():
            return (explain(after, of.Medals(owner=BURGUNDY)),)
        case events.TokensReturned(france=france, england=england):
            return _returned(before, after, (france, england))
    return ()


def _returned(before: CrownTakerView, after: CrownTakerView, tokens: tuple[int, int]) -> list[Sum]:
    """Tokens that both sides take back; the winner's troops have brought an asset each."""
    found = []
    for side in BOTH:
        troops = after.ledger[side][BY_TROOPS] - before.ledger[side][BY_TROOPS]
        found.append(explain(after, of.Returned(side=side, tokens=tokens[side], troops=troops)))
    return found


def _of_peace(event: Event, before: CrownTakerView, after: CrownTakerView) -> Sequence[Sum]:
    match event:
        case events.Proposed(side=side):
            return _proposed(before, side, event)
        case events.DealPaid(payer=payer, assets=assets):
            return _deal(before, payer, assets)
        case events.CardsRevealed(france=france, england=england, winner=winner):
            if france == england:
                return (_church(before, max(winner, FRANCE)),)
            if {france, england} == {ACE, SIX}:
                return ()
            return (explain(after, of.Lead(side=winner, what="cards", rule="CT-5.3")),)
        case events.Suffered(side=side):
            card = after.last_cards[1 - side]
            assert card is not None
            return _loss(before, side, card)
        case events.Ransomed(owner=owner, lord=lord, assets=assets):
            return _ransom(before, owner, RANKS[lord], assets)
    return ()


def _of_course(event: Event, before: CrownTakerView, after: CrownTakerView) -> Sequence[Sum]:
    match event:
        case events.NoEvent():
            return (explain(after, of.Lead(side=FRANCE, what="medals", rule="CT-6.1")),)
        case events.EventRolled(side=side):
            return (explain(after, of.Lead(side=1 - side, what="medals", rule="CT-6.1")),)
        case events.EventAssets(side=side, assets=assets):
            rolled = parse(after.last_roll)
            assert isinstance(rolled, EventRoll)
            by = of.FromEvent(amount=assets, die=rolled.die)
            return (explain(before, of.AssetsAfter(side=side, by=by)),)
        case events.PhaseBegan(start=start, reason=reason):
            leads: tuple[of.Comparable, ...] = ("medals",) if reason == "medals" else ("medals", "assets")
            return [explain(after, of.Lead(side=start, what=what, rule="CT-7.1")) for what in leads]
        case events.GameEnded(reason="five-medals", winner=winner):
            return (explain(after, of.Medals(owner=winner)),)
        case events.GameEnded(reason="burgundy"):
            return (explain(after, of.Medals(owner=BURGUNDY)),)
        case events.GameEnded(reason="ruin", winner=winner):
            return (explain(after, of.Assets(side=1 - winner)),)
        case events.GameEnded():
            return [explain(after, of.Assets(side=side)) for side in BOTH]
    return ()
