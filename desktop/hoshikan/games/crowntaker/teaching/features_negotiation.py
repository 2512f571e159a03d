"""Reasons for decisions of the negotiation: captives, ransoms, deals and cards."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.engine.errors import Fact
from hoshikan.games.crowntaker.bot.negotiation_values import (
    OWNER_WINS,
    NegotiationValues,
    request_values,
    ruin_in_sight,
)
from hoshikan.games.crowntaker.rules.actions import Propose
from hoshikan.games.crowntaker.rules.phases import CARDS, ENGLAND, FRANCE, IN_MASK, NOBODY, RANKS, survives
from hoshikan.games.crowntaker.rules.state import CrownTakerState
from hoshikan.games.crowntaker.teaching.features_war import EVEN, SCALE, Found, percent


class NegotiationFeatures:
    """Looks at a negotiation from the side that is asked."""

    def __init__(self, state: CrownTakerState) -> None:
        self._state = state
        self._side = state.side
        self._table = NegotiationValues(state, state.side)
        self._now = self._table.now

    def free(self, lord: int) -> list[Found]:
        """A captive that comes home for nothing (CT-0.5)."""
        gain = self._table.home([(self._side, lord)], 0) - self._now
        return [("comes-home", SCALE * gain, {"lord": RANKS[lord]})]

    def put_up(self, owner: int, lord: int) -> list[Found]:
        """A captive that comes on the table (CT-5.1)."""
        return self._at_table(owner, lord, OWNER_WINS)

    def _at_table(self, owner: int, lord: int, chance: float) -> list[Found]:
        """What it means if `owner` wins the cards with this chance: its lord for the ransom."""
        state, own = self._state, owner == self._side
        home = self._table.home([(owner, lord)], 0) - self._now
        ransom = self._table.ransomed(owner, lord) - self._now - home
        assets = state.box.ransom[lord]
        ruins = not survives(state.assets[owner], assets)
        facts: dict[str, Fact] = {"lord": RANKS[lord], "assets": assets}
        if own:
            first = ("may-come-home", {"lord": RANKS[lord], "percent": percent(chance)})
            second = "ransom-ruins" if ruins else "ransom-costs"
        else:
            first = ("gives-up-captive", {"lord": RANKS[lord], "percent": percent(chance)})
            second = "ransom-ruins-them" if ruins else "ransom-comes"
        return [(first[0], SCALE * chance * home, {**first[1]}), (second, SCALE * chance * ransom, facts)]

    def deal(self, deal: Propose) -> list[Found]:
        """What a proposal would bring, and whether the other side can want it (CT-5.2)."""
        found = self._terms(deal.ours, deal.theirs, deal.asks - deal.pays)
        gain = sum(worth for _, worth, _ in found)
        if gain > 0:
            found.append(("they-would-decline", -gain, {}))
        return found

    def answer(self, accepts: bool) -> list[Found]:
        """An answer: for the side that gives it the terms are the other way round (CT-5.2)."""
        deal = self._state.proposal
        assert deal is not None
        terms = self._terms(deal.theirs, deal.ours, deal.pays - deal.asks)
        if accepts:
            return terms
        gain = sum(worth for _, worth, _ in terms)
        return [("forgoes-gain" if gain > 0 else "refuses-loss", -gain, {})]

    def _terms(self, ours: int, theirs: int, gained: int) -> list[Found]:
        side = self._side
        lords: list[tuple[int, int]] = []
        found: list[Found] = []
        before = self._now
        for kind, owner, lord in (("deal-brings-lord", side, ours), ("deal-frees-theirs", 1 - side, theirs)):
            if lord != NOBODY:
                lords.append((owner, lord))
                after = self._table.home(lords, 0)
                found.append((kind, SCALE * (after - before), {"lord": RANKS[lord]}))
                before = after
        if gained:
            worth = SCALE * (self._table.home(lords, gained) - before)
            found.append(("deal-earns" if gained > 0 else "deal-pays", worth, {"assets": abs(gained)}))
        return found

    def nothing(self) -> list[Found]:
        """A pass is right if no request promises more (CT-5.1)."""
        legal = self._state.legal_actions()
        missed = max(request_values(self._state, legal)) - self._now
        found: list[Found] = [("better-request", -SCALE * missed, {}) if missed > 0 else ("no-request-pays", EVEN, {})]
        own, theirs = (self._state.captives[side].bit_count() for side in (self._side, 1 - self._side))
        if own or theirs:
            found.append(("captives-held", EVEN if theirs >= own else -EVEN, {"own": own, "theirs": theirs}))
        return found

    def card(self, card: int) -> list[Found]:
        """A card against all that the other side may still play (CT-5.3)."""
        state, table = self._state, self._table
        others = IN_MASK[state.cards[1 - self._side]]
        winners = [table.winner(card, other) for other in others]
        won, lost = (sum(winner == side for winner in winners) / len(others) for side in (self._side, 1 - self._side))
        odds = self._odds(card, others, winners)
        hits = SCALE * won * (table.suffered(1 - self._side, card) - self._now)
        suffers = (
            SCALE
            * sum(
                table.suffered(self._side, other) - self._now
                for winner, other in zip(winners, others, strict=True)
                if winner == 1 - self._side
            )
            / len(others)
        )
        found: list[Found] = []
        for owner in (FRANCE, ENGLAND):
            if state.table[owner] != NOBODY:
                found += self._at_table(owner, state.table[owner], won if owner == self._side else lost)
        if found:
            elsewhere = hits + suffers
            return [
                *found,
                *odds,
                ("spends-card" if elsewhere > 0 else "spares-card", -elsewhere, {"card": CARDS[card]}),
            ]
        if not ruin_in_sight(state):
            # Nothing to choose between: what the cards beat is told, and none is called better.
            odds = [(kind, EVEN, facts) for kind, _, facts in odds if kind != "loses-to"]
            return [("order-is-open", 2 * EVEN, {}), *odds]
        return [
            *odds,
            ("may-hit", hits, {"card": CARDS[card], "percent": percent(won)}),
            ("may-suffer", suffers, {"percent": percent(lost)}),
        ]

    def _odds(self, card: int, others: Sequence[int], winners: Sequence[int]) -> list[Found]:
        """What a card beats and what beats it, and the best card that is kept instead (CT-5.3)."""
        side, of = self._side, len(others)
        wins, losses = winners.count(side), winners.count(1 - side)
        odds = EVEN + EVEN * abs(wins - losses) / of
        found: list[Found] = [
            (
                "card-odds",
                odds if wins >= losses else -odds,
                {"card": CARDS[card], "wins": wins, "losses": losses, "of": of},
            )
        ]
        kept = [other for other in IN_MASK[self._state.cards[side]] if other != card]
        if kept:
            beaten = {mine: sum(self._table.winner(mine, other) == side for other in others) for mine in kept}
            best = max(kept, key=lambda mine: (beaten[mine], mine))
            if beaten[best]:
                found.append(("keeps-card", EVEN, {"card": CARDS[best], "wins": beaten[best], "of": of}))
        box = self._state.box
        if all(lord == NOBODY for lord in self._state.table):
            beating = [other for other, winner in zip(others, winners, strict=True) if winner == 1 - side]
            if beating:
                worst = max(beating, key=lambda other: (box.card_assets[other], box.card_tokens[other]))
                facts: dict[str, Fact] = {"card": CARDS[worst], "assets": box.card_assets[worst]}
                found.append(("loses-to", -EVEN, {**facts, "tokens": box.card_tokens[worst]}))
        return found
