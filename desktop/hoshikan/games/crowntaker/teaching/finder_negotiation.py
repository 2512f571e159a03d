"""Finds the reasons for decisions of the negotiation: captives, ransoms, deals and cards."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.games.crowntaker.bot.negotiation_values import (
    OWNER_WINS,
    NegotiationValues,
    request_values,
    ruin_in_sight,
)
from hoshikan.games.crowntaker.rules.actions import Propose
from hoshikan.games.crowntaker.rules.phases import CARDS, IN_MASK, NOBODY, RANKS, survives
from hoshikan.games.crowntaker.rules.state import CrownTakerState
from hoshikan.games.crowntaker.teaching.finder_war import EVEN, SCALE, percent
from hoshikan.games.crowntaker.teaching.reasons import (
    AnyOrder,
    CardOdds,
    ComesHome,
    CrownTakerReason,
    DealAssets,
    DealBringsLord,
    DealFreesTheirs,
    Declines,
    GivesUpCaptive,
    KeepsCard,
    LosesTo,
    MayComeHome,
    MayHit,
    MaySuffer,
    MeetsCards,
    NoRequest,
    RansomRuins,
    RansomRuinsThem,
    SpendsCard,
    TheyWouldDecline,
)


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
