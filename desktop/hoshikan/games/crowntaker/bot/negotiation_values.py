"""Negotiation as a search sees it: what requests, deals and cards change in the chance of winning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.games.crowntaker.bot.evaluation import EvaluatedPosition, evaluated, seen_from, worth
from hoshikan.games.crowntaker.rules.actions import Demand, Negotiate, Offer, Propose
from hoshikan.games.crowntaker.rules.negotiation import judge
from hoshikan.games.crowntaker.rules.phases import ENGLAND, FRANCE, IN_MASK, NOBODY
from hoshikan.games.crowntaker.rules.state import CrownTakerState

REQUEST_COST: Final = 0.004
"""Taste: the least gain of a request: a smaller one is not worth the time."""
PATIENCE: Final = 3
"""Taste: declined proposals in a request after which a side proposes no more (with free talks, CT-5.2)."""
OWNER_WINS: Final = 0.45
"""Taste: how often the owner of a captive on the table wins the cards."""
LOSS_ACCEPTED: Final = 0.004
"""Taste: how often a deal that harms the other side is accepted all the same."""


class NegotiationValues:
    """The negotiation in a position, seen from `side`."""

    def __init__(self, state: CrownTakerState, side: int) -> None:
        self._state = state
        self.side = side
        self._here: EvaluatedPosition = evaluated(state)
        self.now = self._seen(self._here)
        self.proposals = len(state.proposals[side])
        """Deals that the side has proposed in this request, where it may propose again."""

    def _seen(self, there: EvaluatedPosition) -> float:
        return seen_from(self.side, worth(there))

    def home(self, lords: Sequence[tuple[int, int]], gained: int) -> float:
        """After captives (owner, lord) go home and `side` gains assets from the other one."""
        captives, assets = list(self._here.captives), list(self._here.assets)
        for owner, lord in lords:
            captives[owner] &= ~(1 << lord)
        assets[self.side] += gained
        assets[1 - self.side] -= gained
        return self._seen(
            self._here._replace(
                captives=(captives[FRANCE], captives[ENGLAND]), assets=(assets[FRANCE], assets[ENGLAND])
            )
        )

    def ransomed(self, owner: int, lord: int) -> float:
        """After the captive on the table is ransomed (CT-5.5)."""
        ransom = self._state.box.ransom[lord]
        return self.home([(owner, lord)], -ransom if owner == self.side else ransom)

    def suffered(self, loser: int, card: int) -> float:
        """After `loser` has suffered the winner's card (CT-5.4)."""
        box = self._state.box
        assets, tokens = list(self._here.assets), list(self._here.tokens)
        assets[loser] -= box.card_assets[card]
        tokens[loser] -= min(box.card_tokens[card], self._state.hand[loser])
        return self._seen(
            self._here._replace(assets=(assets[FRANCE], assets[ENGLAND]), tokens=(tokens[FRANCE], tokens[ENGLAND]))
        )

    def winner(self, own: int, other: int) -> int:
        """Return the winner with these cards (CT-5.3)."""
        church = self._state.church[FRANCE] - self._state.church[ENGLAND]
        return judge(own, other, church) if self.side == FRANCE else judge(other, own, church)

    def card_plain(self, own: int, other: int) -> float:
        """After these cards with no captive on the table."""
        winner = self.winner(own, other)
        if winner == NOBODY:
            return self.now
        return self.suffered(1 - winner, own if winner == self.side else other)

    def card_with_captives(self, own: int, other: int) -> float:
        """After these cards with the captives now on the table."""
        winner = self.winner(own, other)
        if winner == NOBODY or self._state.table[winner] == NOBODY:
            return self.now
        return self.ransomed(winner, self._state.table[winner])


def ruin_in_sight(state: CrownTakerState) -> bool:
    """True if the cards still to be played could take all assets of a side."""
    return any(
        state.assets[side] <= sum(state.box.card_assets[card] for card in IN_MASK[state.cards[1 - side]])
        for side in (FRANCE, ENGLAND)
    )


def card_values(state: CrownTakerState, actions: Sequence[Negotiate]) -> list[float]:
    """Return the value of each card against every card the other side may still play.

    All cards are played in the end, so their order matters only if a captive is on the table, where a card costs its
    effect in another round, or if a side may be ruined.
    """
    table = NegotiationValues(state, state.side)
    others = IN_MASK[state.cards[1 - state.side]]
    with_captives = state.table[FRANCE] != NOBODY or state.table[ENGLAND] != NOBODY
    if not with_captives and not ruin_in_sight(state):
        return [table.now] * len(actions)
    values: list[float] = []
    for action in actions:
        plain = sum(table.card_plain(action.card, other) for other in others) / len(others)
        if with_captives:
            here = sum(table.card_with_captives(action.card, other) for other in others) / len(others)
            plain = here - (plain - table.now)
        values.append(plain)
    return values


def request_values(state: CrownTakerState, actions: Sequence[Action]) -> list[float]:
    """Each request beside passing; a deal is worth something only if the other side can want it too."""
    side = state.side
    table = NegotiationValues(state, side)
    values: list[float] = []
    for action in actions:
        if isinstance(action, Propose):
            values.append(deal_value(table, action))
        elif isinstance(action, Demand):
            values.append(_put_up(table, side, action.lord))
        elif isinstance(action, Offer):
            values.append(_put_up(table, 1 - side, action.lord))
        else:
            values.append(table.now)
    return values


def deal_value(table: NegotiationValues, action: Propose) -> float:
    """The chance of winning that a proposal promises."""
    lords = [(table.side, action.ours), (1 - table.side, action.theirs)]
    after = table.home([(owner, lord) for owner, lord in lords if lord != NOBODY], action.asks - action.pays)
    gain = after - table.now
    # By equal judgement the other side loses what this one gains, and declines (CT-5.2).
    # And the more deals it has declined in this request, the less is the next one worth everybody's time.
    cost = REQUEST_COST * (1 + table.proposals)
    return table.now + (LOSS_ACCEPTED * gain if gain > 0 else gain) - cost


def _put_up(table: NegotiationValues, owner: int, lord: int) -> float:
    """The ransom is paid if the owner wins the cards; the cards' own effects are off."""
    return table.now + OWNER_WINS * (table.ransomed(owner, lord) - table.now) - REQUEST_COST / 4
