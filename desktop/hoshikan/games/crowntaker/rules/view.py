"""A seat's view of a position: everything but the negotiation card that France has chosen first (CT-5.3)."""

from __future__ import annotations

import msgspec

from hoshikan.engine.view import View
from hoshikan.games.crowntaker.rules.actions import Propose, WarRoll, parse
from hoshikan.games.crowntaker.rules.component_box import ComponentBox
from hoshikan.games.crowntaker.rules.negotiation import ACE, judge
from hoshikan.games.crowntaker.rules.phases import (
    CARDS,
    ENGLAND,
    FRANCE,
    IN_MASK,
    LEDGER,
    NOBODY,
    RANKS,
    SIDES,
    STEPS,
    survives,
)
from hoshikan.games.crowntaker.rules.position import CrownTakerPosition

Names = dict[str, dict[str, dict[str, str]]]
"""Names printed on a player's own cards: by side and lord, then by language ("ja" or "en")."""


class LordNumbers(msgspec.Struct, frozen=True):
    """The print of a lord besides its name (CT-0.2); `attack` has a row of six dice for each number of arms."""

    troops: int
    arms: int
    ransom: int
    skill: str
    cost: int
    attack: list[str]


class CardNumbers(msgspec.Struct, array_like=True, frozen=True):
    """The loser's loss by a negotiation card (CT-0.4)."""

    tokens: int
    assets: int


class Numbers(msgspec.Struct, omit_defaults=True, frozen=True):
    """The numbers in play, which a component set of a player's own may have changed."""

    lords: dict[str, LordNumbers]
    cards: dict[str, CardNumbers]
    per_token: int
    """Assets for a token spent on the treasury."""
    most_treasury: int
    """Most tokens in one formation."""
    uses_per_war: int
    """Most uses of a skill in a war."""
    printed: Names = {}


class CrownTakerView(View, kw_only=True):
    """The table of CrownTaker. Lists of two run France, England; sides, lords and cards are given by their names."""

    custom: bool
    """True if the numbers are not those that come with the application."""
    numbers: Numbers
    phase: int
    step: str
    """The current step: one of `phases.STEPS`."""
    side: str
    """The side that decides, or decided last."""
    start: str
    """The side with the start-player marker."""
    assets: list[int]
    ledger: list[list[int]]
    """Origin of the assets: numbers in the order of `phases.LEDGER`."""
    medals: list[str]
    """Owners of the medals on the map, by phase."""
    burgundy: str | None
    """The side that holds the Burgundy token."""
    hand: list[int]
    castle: list[int]
    troops: list[int]
    arms: list[int]
    church: list[int]
    lords: list[list[str]]
    """Lords in hand."""
    captives: list[list[str]]
    """A side's own lords that the other one holds."""
    commander: list[str | None]
    waiting: list[str | None]
    """The lord resting in the castle."""
    war_round: int
    uses: list[int]
    """Number of uses of the skill in this war."""
    declared: list[bool]
    last_roll: str
    """The dice last rolled, in the notation; "" before."""
    card_round: int
    passes: int
    cards: list[list[str]]
    """Negotiation cards not used yet in this phase."""
    table: list[str | None]
    """The owner's captive on the table."""
    shown: list[list[str]]
    """The owner's lords that have been on the table in this phase."""
    came: list[bool]
    """True if a captive of this owner has come on the table in this round."""
    proposed: list[bool]
    proposals: list[list[str]] = []
    """By side the deals proposed in this request step, in the notation; empty unless the sides may propose again."""
    proposal: str | None
    """The deal that is to be answered, in the notation."""
    chosen: list[bool]
    """True if a card is face down."""
    plan: str | None
    """The card that France has chosen, in the notation, for the seat that may know it."""
    last_cards: list[str | None]
    winner: str | None
    """The side that takes the crown; None before the end and in a draw."""

    @property
    def asked(self) -> int:
        """The number of the side that decides (or decided last)."""
        return SIDES.index(self.side)

    def seats_of(self, side: int) -> list[int]:
        """The seats that play a side together (CT-8.1)."""
        return [seat for seat in range(self.players) if self.sides[seat] == side]

    def medals_of(self, side: int) -> int:
        """Return the number of a side's medals on the map."""
        return self.medals.count(SIDES[side])

    def commanding(self, side: int) -> LordNumbers | None:
        """The numbers of the lord in command."""
        lord = self.commander[side]
        return None if lord is None else self.numbers.lords[lord]

    def deployable(self, side: int) -> tuple[int, int, int, int]:
        """The most tokens that fit into troops, arms, church and treasury if one stands as a troop (CT-2.1, CT-2.2)."""
        lord, hand = self.commanding(side), self.hand[side]
        if lord is None:
            return 0, 0, 0, 0
        return min(lord.troops, hand), min(lord.arms, hand - 1), hand - 1, min(self.numbers.most_treasury, hand - 1)

    def survives(self, side: int, assets: int) -> bool:
        """True if a side goes on after paying these assets (CT-3.1, CT-7.2)."""
        return survives(self.assets[side], assets)

    def dice(self, side: int) -> tuple[int, ...]:
        """The dice of a side in the last round of this war; none before the first."""
        if self.step not in ("skill", "roll") or self.war_round < 2 or not self.last_roll:
            return ()
        rolled = parse(self.last_roll)
        if not isinstance(rolled, WarRoll):
            return ()
        return rolled.france if side == FRANCE else rolled.england

    def deal(self) -> Propose:
        """The deal that is to be answered; to be asked for at the step "answer" only."""
        deal = parse(self.proposal or "")
        assert isinstance(deal, Propose)
        return deal

    def equal_cards(self) -> int:
        """The side that wins equal cards, by its church tokens; NOBODY if nothing happens (CT-5.3)."""
        return judge(ACE, ACE, self.church[FRANCE] - self.church[ENGLAND])


def view_of(state: CrownTakerPosition, seat: int | None) -> CrownTakerView:
    """Return the view of `seat`, or (None) of a spectator."""
    plan = NOBODY if state.chosen == NOBODY or not state.sees_choice(seat) else state.chosen
    return CrownTakerView(
        game="crowntaker",
        players=state.players,
        options=dict(state.start.setup["options"]),
        sides=[player % 2 for player in range(state.players)],
        custom=state.start.custom,
        numbers=_numbers(state.box),
        round=state.phase,
        phase=state.phase,
        step=STEPS[state.step],
        side=SIDES[state.side],
        to_move=state.to_move,
        start=SIDES[state.first],
        points=state.points(),
        assets=state.assets[:],
        ledger=[state.ledger[: len(LEDGER)], state.ledger[len(LEDGER) :]],
        medals=[SIDES[owner] for owner in state.spaces],
        burgundy=None if state.burgundy == NOBODY else SIDES[state.burgundy],
        hand=state.hand[:],
        castle=state.castle[:],
        troops=state.troops[:],
        arms=state.arms[:],
        church=state.church[:],
        lords=[_names(mask, RANKS) for mask in state.lords],
        captives=[_names(mask, RANKS) for mask in state.captives],
        commander=[_name(lord) for lord in state.commander],
        waiting=[_name(lord) for lord in state.waiting],
        war_round=state.war_round,
        uses=state.uses[:],
        declared=[bool(declared) for declared in state.declared],
        last_roll=state.last_roll,
        card_round=state.round,
        passes=state.passes,
        cards=[_names(mask, CARDS) for mask in state.cards],
        table=[_name(lord) for lord in state.table],
        shown=[_names(mask, RANKS) for mask in state.shown],
        came=[bool(came) for came in state.came],
        proposed=[bool(proposed) for proposed in state.proposed],
        proposals=[sorted(map(str, made)) for made in state.proposals] if state.start.free_talks else [],
        proposal=None if state.proposal is None else state.proposal.text,
        chosen=[state.chosen != NOBODY, False],
        plan=None if plan == NOBODY else f"negotiate {CARDS[plan]}",
        last_cards=[None if card == NOBODY else CARDS[card] for card in state.last_cards],
        winner=None if state.winner == NOBODY else SIDES[state.winner],
        winners=sorted(state.winners()) if state.end else [],
        end=state.end,
    )


def _numbers(box: ComponentBox) -> Numbers:
    return Numbers(
        lords={
            lord.id: LordNumbers(lord.troops, lord.arms, lord.ransom, lord.skill, lord.cost, list(lord.attack))
            for lord in box.components.lords
        },
        cards={card.id: CardNumbers(card.tokens, card.assets) for card in box.components.cards},
        per_token=box.per_token,
        most_treasury=box.most_treasury,
        uses_per_war=box.uses_per_war,
        printed=box.printed,
    )


def _names(mask: int, order: tuple[str, ...]) -> list[str]:
    return [order[number] for number in IN_MASK[mask]]


def _name(lord: int) -> str | None:
    return None if lord == NOBODY else RANKS[lord]
