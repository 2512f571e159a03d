"""The set-up data of CrownTaker – players, numbers of the house, a position to begin from – and the checked start."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, Literal

import msgspec

from hoshikan.engine.errors import NotationError, SetupError
from hoshikan.engine.setupdata import decode
from hoshikan.games.crowntaker.rules.actions import EventRoll, Propose, WarRoll, parse
from hoshikan.games.crowntaker.rules.component_box import ComponentBox, shipped_box
from hoshikan.games.crowntaker.rules.components import COMPONENTS, Components, house
from hoshikan.games.crowntaker.rules.phases import (
    ALL_LORDS,
    ANSWER,
    BURGUNDY_MEDALS_TO_DRAW,
    CARD,
    CARDS,
    DEPLOY,
    ENGLAND,
    EVENT,
    EVENT_PHASES,
    FRANCE,
    FREE,
    LEDGER,
    LORD,
    MEDALS_TO_WIN,
    NOBODY,
    PHASES,
    RANKS,
    REQUEST,
    ROLL,
    SIDES,
    SKILL,
    STEPS,
    of_war,
)

FREE_TALKS: Final = "free_talks"
"""The option by which deals are proposed without limit, also combined ones (CT-5.2)."""
SideName = Literal["france", "england"]
Rank = Literal["baron", "count", "duke", "prince", "king"]
Card = Literal["A", "2", "3", "4", "5", "6"]
Tokens = Annotated[int, msgspec.Meta(ge=0, le=30)]
Assets = Annotated[int, msgspec.Meta(ge=1, le=500)]


class SideData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One side in a position. Lords and tokens that lie nowhere else are in hand."""

    assets: Assets | None = None
    """The assets at the start of the game, if not given."""
    captives: tuple[Rank, ...] = ()
    """Own lords that the other side holds."""
    waiting: Rank | None = None
    """The lord in the castle."""
    commander: Rank | None = None
    troops: Tokens = 0
    arms: Tokens = 0
    church: Tokens = 0
    castle: Tokens = 0
    """Tokens in the castle."""
    uses: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    """Skill uses in this war, the one `declared` for this round included."""
    declared: bool = False
    cards: tuple[Card, ...] = ("A", "2", "3", "4", "5", "6")
    """Negotiation cards not used yet in this phase."""
    table: Rank | None = None
    """The own captive on the table."""
    came: bool = False
    """A captive of this side has come on the table in this round and left it by a deal."""
    shown: tuple[Rank, ...] = ()
    """Own captives that were on the table earlier in this phase."""
    proposed: bool = False
    """The side has proposed a deal in this request step."""
    proposals: tuple[str, ...] = ()
    """With free talks: the deals it has proposed in this request step, in the notation."""
    ledger: Annotated[tuple[int, ...], msgspec.Meta(min_length=len(LEDGER), max_length=len(LEDGER))] | None = None
    """Origin of the assets, in the order of `phases.LEDGER`; by default all of them are from the start."""
    last_card: Card | None = None
    """The negotiation card played last in the game."""


class PositionData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position: its phase follows from the medals on the map, one for each war fought."""

    step: Literal["lord", "deploy", "skill", "roll", "request", "answer", "cards", "event", "free"] = "lord"
    turn: SideName | None = None
    """The side asked: by default France at `cards`, the one with fewer medals at an event, else the start player."""
    start: SideName = "france"
    medals: tuple[Literal["france", "england", "burgundy"], ...] = ()
    burgundy: SideName | None = None
    """Holder of the Burgundy token."""
    passes: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    """1 if the last request was a pass."""
    proposal: str | None = None
    """At `answer`: the deal that is to be answered, in the notation."""
    war_round: Annotated[int, msgspec.Meta(ge=0, le=9_999)] = 1
    last_roll: str = ""
    """The dice last rolled, in the notation."""
    chosen: Card | None = None
    """At `cards`: what France has chosen, when England is asked."""
    france: SideData = SideData()
    england: SideData = SideData()


class SetupData(msgspec.Struct, forbid_unknown_fields=True):
    """Set-up data of a game."""

    players: int
    options: dict[str, Any] = {}
    data: dict[str, Any] | None = None
    """Keys of the component file with the numbers of the house."""
    state: PositionData | None = None


def read_setup(setup: Mapping[str, Any]) -> SetupData:
    """Set-up data from outside, their shape checked. Raises SetupError."""
    return decode(setup, SetupData)


def _describe(players: int, options: Mapping[str, Any], data: Any, position: PositionData | None) -> dict[str, Any]:
    """Plain set-up data; `data` are the components if they are not the ones that come with the application."""
    setup: dict[str, Any] = {"players": players, "options": dict(options)}
    if data is not None:
        setup["data"] = _plain(data)
    if position is not None:
        setup["state"] = _plain(position)
    return setup


def _plain(struct: msgspec.Struct) -> Any:
    """As JSON would bring it back: with lists in place of tuples."""
    return msgspec.json.decode(msgspec.json.encode(struct))


def _refuse(place: str, reason: str, **facts: int | str) -> SetupError:
    """The error for a position that cannot come about."""
    return SetupError("state" + (f".{place}" if place else ""), reason, facts)


_EMPTY: Final = PositionData()
_WITH_TABLE: Final = range(REQUEST, EVENT)
"""The steps of the negotiation."""


class Start:
    """The checked start of a game, shared by all its states and never changed; it names its fields as they do."""

    def __init__(
        self,
        players: int,
        options: dict[str, Any],
        data: SetupData | None = None,
        numbers: Mapping[str, Any] | None = None,
    ) -> None:
        """`numbers` are a component set of a player's own; set-up data that carry theirs need none."""
        self.players = players
        self.free_talks = bool(options.get(FREE_TALKS))
        numbers = data.data if data else numbers
        components = house(numbers)
        # Numbers that a player has put into the shipped file travel with the record too.
        shipped = COMPONENTS.shipped()
        self.custom = components != shipped or not shipped.reconstructed
        self.box = ComponentBox(components) if components != shipped else shipped_box()
        given = data.state if data else None
        position = given or _EMPTY
        sides = (position.france, position.england)
        self.step = STEPS.index(position.step)
        self.first = SIDES.index(position.start)
        self.spaces = tuple(SIDES.index(owner) for owner in position.medals)
        self.phase = len(self.spaces) + of_war(self.step)
        self.chosen = NOBODY if position.chosen is None else CARDS.index(position.chosen)
        turn = None if self.step == ROLL else position.turn
        self.side = SIDES.index(turn) if turn else self._usual_turn()
        self._lay(position, sides, components)
        if given is not None:
            self._check(given)
        self._call_waiting_lord()
        self.setup: dict[str, Any] = _describe(players, options, components if self.custom else None, given)

    def _lay(self, position: PositionData, sides: tuple[SideData, SideData], components: Components) -> None:
        """Place everything on the table; the rest is in hand."""
        self.burgundy = SIDES.index(position.burgundy) if position.burgundy else NOBODY
        self.passes = position.passes
        self.war_round = position.war_round
        self.last_roll = _roll(position.last_roll)
        last_cards = [NOBODY if side.last_card is None else CARDS.index(side.last_card) for side in sides]
        self.last_cards = (last_cards[FRANCE], last_cards[ENGLAND])
        self.assets = tuple(components.assets if side.assets is None else side.assets for side in sides)
        self.ledger = tuple(
            assets
            for side, data in enumerate(sides)
            for assets in data.ledger or (self.assets[side], *[0] * (len(LEDGER) - 1))
        )
        self.troops = tuple(side.troops for side in sides)
        self.arms = tuple(side.arms for side in sides)
        self.church = tuple(side.church for side in sides)
        self.castle = tuple(side.castle for side in sides)
        self.uses = tuple(side.uses for side in sides)
        self.declared = tuple(int(side.declared) for side in sides)
        self.commander = tuple(_rank(side.commander) for side in sides)
        self.waiting = tuple(_rank(side.waiting) for side in sides)
        self.table = tuple(_rank(side.table) for side in sides)
        self.captives = tuple(_mask(side.captives, RANKS) for side in sides)
        self.cards = tuple(_mask(side.cards, CARDS) for side in sides)
        self.round = len(CARDS) + 1 - self.cards[FRANCE].bit_count()
        self.shown = tuple(_mask(side.shown, RANKS) | _bit(_rank(side.table)) for side in sides)
        self.came = tuple(int(side.came or side.table is not None) for side in sides)
        asker = 1 - self.side if self.step == ANSWER else NOBODY
        self.proposed = tuple(
            int(data.proposed or side == asker or bool(data.proposals)) for side, data in enumerate(sides)
        )
        self.proposal = _proposal("proposal", position.proposal)
        self.proposals = tuple(self._made(side, data, asker) for side, data in enumerate(sides))
        away = [
            self.captives[side] | _bit(self.waiting[side]) | _bit(self.commander[side]) for side in (FRANCE, ENGLAND)
        ]
        self.lords = tuple(ALL_LORDS & ~lords for lords in away)
        self.hand = tuple(
            components.tokens
            + (self.burgundy == side)
            - (self.troops[side] + self.arms[side] + self.church[side] + self.castle[side])
            for side in (FRANCE, ENGLAND)
        )

    def _made(self, side: int, data: SideData, asker: int) -> frozenset[Propose]:
        """The deals that a side has proposed in this request step, with the one to be answered."""
        made = [_proposal(f"{SIDES[side]}.proposals", text) for text in data.proposals]
        if self.free_talks and side == asker:
            made.append(self.proposal)
        return frozenset(deal for deal in made if deal is not None)

    def _usual_turn(self) -> int:
        """France at the cards (CT-5.3), the side with fewer medals at an event (CT-6.1), else the start player."""
        if self.step == CARD:
            return FRANCE if self.chosen == NOBODY else ENGLAND
        if self.step in (EVENT, FREE):
            return ENGLAND if self.spaces.count(ENGLAND) < self.spaces.count(FRANCE) else FRANCE
        return self.first

    def _call_waiting_lord(self) -> None:
        """Make sure that the side asked for a lord has one (CT-2.3)."""
        side = self.side
        if self.step == LORD and not self.lords[side]:
            lords, waiting = list(self.lords), list(self.waiting)
            lords[side], waiting[side] = _bit(waiting[side]), NOBODY
            self.lords, self.waiting = tuple(lords), tuple(waiting)

    def _check(self, position: PositionData) -> None:
        self._check_medals()
        for side, data in enumerate((position.france, position.england)):
            if data.ledger is not None and sum(data.ledger) != self.assets[side]:
                raise _refuse(f"{SIDES[side]}.ledger", "bad-ledger", assets=self.assets[side])
            self._check_lords(side, data)
            self._check_army(side)
            self._check_table(side, data)
        if self.cards[FRANCE].bit_count() != self.cards[ENGLAND].bit_count():
            raise _refuse("france.cards", "cards-not-equal", rule="CT-5.3")
        self._check_turn()
        if (self.proposal is not None) != (self.step == ANSWER):
            raise _refuse("proposal", "proposal-belongs-to-answer")
        if self.proposal is not None:
            self._check_proposal(self.proposal)

    def _check_medals(self) -> None:
        wars = len(self.spaces)
        if not 1 <= self.phase <= PHASES or (self.step in (EVENT, FREE) and self.phase not in EVENT_PHASES):
            raise _refuse("medals", "step-not-in-this-phase", medals=wars, step=STEPS[self.step])
        decided = [owner for owner in (FRANCE, ENGLAND) if self.spaces.count(owner) >= MEDALS_TO_WIN]
        if decided or self.spaces.count(len(SIDES) - 1) >= BURGUNDY_MEDALS_TO_DRAW:
            raise _refuse("medals", "already-over", rule="CT-7.2")

    def _check_lords(self, side: int, data: SideData) -> None:
        name = SIDES[side]
        away = [*data.captives, *(lord for lord in (data.waiting, data.commander) if lord)]
        if len(set(away)) != len(away):
            raise _refuse(f"{name}.captives", "lord-in-two-places")
        if len(data.captives) > self.spaces.count(1 - side):
            raise _refuse(f"{name}.captives", "more-captives-than-lost-wars", rule="CT-3.4")
        stands = data.commander is not None
        acting, second = side == self.side, side != self.first
        wanted = {
            LORD: not acting and second is False,
            DEPLOY: acting or second is False,
            SKILL: True,
            ROLL: True,
        }.get(self.step, False)
        if stands != wanted:
            reason = "commander-needed" if wanted else "no-commander-yet"
            raise _refuse(f"{name}.commander", reason, step=STEPS[self.step])

    def _check_army(self, side: int) -> None:
        name, lord, box = SIDES[side], self.commander[side], self.box
        deployed = lord != NOBODY and not (self.step == DEPLOY and side == self.side)
        troops, arms = self.troops[side], self.arms[side]
        most_troops, most_arms = (box.troops[lord], box.arms[lord]) if deployed else (0, 0)
        if not deployed <= troops <= most_troops:
            raise _refuse(f"{name}.troops", "bad-troops", least=int(deployed), most=most_troops)
        if arms > most_arms:
            raise _refuse(f"{name}.arms", "bad-arms", most=most_arms)
        if self.church[side] and not deployed and self.step not in _WITH_TABLE:
            raise _refuse(f"{name}.church", "church-token-too-early", rule="CT-5.6")
        if self.hand[side] < 0 or (self.step <= DEPLOY and not deployed and not self.hand[side]):
            raise _refuse(f"{name}.castle", "too-many-tokens", tokens=box.tokens)
        if self.step > ROLL and not self.hand[side] + self.church[side]:
            # Cards never take the last token (CT-5.4), and the next formation needs one (CT-2.2).
            raise _refuse(f"{name}.castle", "too-many-tokens", tokens=box.tokens)
        late = self.step == SKILL and (side == self.side or side != self.first)
        if self.declared[side] and (self.step not in (SKILL, ROLL) or late or not self.uses[side]):
            raise _refuse(f"{name}.declared", "not-declared-yet", rule="CT-3.1")
        if self.uses[side] > (box.uses_per_war if self.step in (SKILL, ROLL) else 0):
            raise _refuse(f"{name}.uses", "too-many-uses", rule="CT-3.1")

    def _check_table(self, side: int, data: SideData) -> None:
        name, negotiating = SIDES[side], self.step in _WITH_TABLE
        if not data.cards or (not negotiating and len(data.cards) != len(CARDS)) or _twice(data.cards):
            raise _refuse(f"{name}.cards", "bad-cards", rule="CT-5.6")
        if data.table and (not negotiating or data.table not in data.captives):
            raise _refuse(f"{name}.table", "no-captive-for-the-table", rule="CT-5.1")
        if data.table in data.shown or (data.shown and not negotiating) or _twice(data.shown):
            raise _refuse(f"{name}.shown", "bad-shown", rule="CT-5.1")
        if (self.came[side] or self.proposed[side]) and not negotiating:
            raise _refuse(f"{name}.came", "step-not-in-this-phase", step=STEPS[self.step])
        if data.proposals and not (negotiating and self.free_talks):
            raise _refuse(f"{name}.proposals", "step-not-in-this-phase", step=STEPS[self.step])

    def _check_turn(self) -> None:
        rolls = self.step in (ROLL, EVENT)
        few, other = self.spaces.count(self.side), self.spaces.count(1 - self.side)
        if self.step in (EVENT, FREE) and few >= other:
            raise _refuse("turn", "fewer-medals-roll", rule="CT-6.1")
        if self.step == FREE and not self.captives[self.side]:
            raise _refuse("turn", "no-captive-to-free", rule="CT-0.5")
        asked = FRANCE if self.chosen == NOBODY else ENGLAND
        if self.step == CARD and self.side != asked:
            raise _refuse("turn", "france-chooses-first", rule="CT-5.3")
        if self.chosen != NOBODY and (self.step != CARD or not self.cards[FRANCE] >> self.chosen & 1):
            raise _refuse("chosen", "bad-cards", rule="CT-5.3")
        if self.passes and (self.step != REQUEST or rolls):
            raise _refuse("passes", "step-not-in-this-phase", step=STEPS[self.step])

    def _check_proposal(self, deal: Propose) -> None:
        asker = 1 - self.side
        ours, theirs = self.captives[asker], self.captives[self.side]
        named = (deal.ours == NOBODY or ours >> deal.ours & 1) and (deal.theirs == NOBODY or theirs >> deal.theirs & 1)
        if (
            not named
            or (deal.combined and not self.free_talks)
            or deal.pays >= self.assets[asker]
            or deal.asks >= self.assets[self.side]
        ):
            raise _refuse("proposal", "impossible-deal", rule="CT-5.2")


def _rank(name: str | None) -> int:
    return NOBODY if name is None else RANKS.index(name)


def _bit(number: int) -> int:
    return 0 if number == NOBODY else 1 << number


def _mask(names: Iterable[str], order: tuple[str, ...]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << order.index(name)
    return mask


def _twice(names: tuple[str, ...]) -> bool:
    return len(set(names)) != len(names)


def _roll(text: str) -> str:
    """The dice as they were rolled, "" for none."""
    try:
        rolled = parse(text) if text else None
    except NotationError:
        raise _refuse("last_roll", "no-roll", text=text[:60]) from None
    if rolled is not None and not isinstance(rolled, WarRoll | EventRoll):
        raise _refuse("last_roll", "no-roll", text=text[:60])
    return text


def _proposal(place: str, text: str | None) -> Propose | None:
    if text is None:
        return None
    try:
        deal = parse(text)
    except NotationError:
        deal = None
    if not isinstance(deal, Propose):
        raise _refuse(place, "no-proposal", text=text[:60])
    return deal
