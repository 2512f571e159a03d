"""CrownTaker for the registry: options, set-up, notation; positions set up by hand; the game in numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from hoshikan.engine.codec import Enumerated
from hoshikan.engine.editing import Dial, DialValue, Editor, Piece, Setup
from hoshikan.engine.encoding import RISK, Bounds, Encoding, trials
from hoshikan.engine.game import Game, Kind, Option, numbered
from hoshikan.engine.tensor import Numbers, Part, TensorLayout, marks, one_of
from hoshikan.games.crowntaker.rules.actions import (
    ACCEPT,
    COMMANDS,
    DECLINE,
    DEMANDS,
    EVENT_ROLLS,
    FREES,
    NEGOTIATE,
    NO_SKILL,
    OFFERS,
    PASS,
    SWAPS,
    USE_SKILL,
    WAR_ROLLS,
    CrownTakerAction,
    Propose,
    combined,
    parse,
    releases,
    sales,
)
from hoshikan.games.crowntaker.rules.component_box import shipped_box
from hoshikan.games.crowntaker.rules.components import COMPONENTS
from hoshikan.games.crowntaker.rules.phases import (
    ALL_LORDS,
    BURGUNDY,
    CARD,
    CARDS,
    DEPLOY,
    DIE,
    ENGLAND,
    EVENT,
    EVENT_PHASES,
    FRANCE,
    FREE,
    IN_MASK,
    LEDGER,
    LORD,
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
from hoshikan.games.crowntaker.rules.setup import FREE_TALKS, Start, read_setup
from hoshikan.games.crowntaker.rules.state import CrownTakerState
from hoshikan.games.crowntaker.rules.view import CrownTakerView


class CrownTaker(Game[CrownTakerState, CrownTakerAction]):
    """CrownTaker for the registry."""

    components = COMPONENTS
    options = (Option(FREE_TALKS, (False, True), "CT-5.2", implied=True),)
    rule_ids = numbered("CT", 5, 1, 3, 4, 2, 6, 1, 3, 1)
    kind = Kind(chance=True, hidden=True, simultaneous=True, scored=True, teams=True, most_distinct_actions=None)

    def _deal(
        self, players: int, _: int, options: dict[str, Any], components: Mapping[str, Any] | None
    ) -> CrownTakerState:
        return CrownTakerState(Start(players, options, None, components))

    def _restore(self, setup: Mapping[str, Any], _: int) -> CrownTakerState:
        data = read_setup(setup)
        return CrownTakerState(Start(self.checked_players(data.players), self.checked_options(data.options), data))

    def parse(self, text: str) -> CrownTakerAction:
        return parse(text)

    @cached_property
    def encoding(self) -> Encoding:
        """Actions, how long a game can last, and a seat's view. Nothing is dealt. Values of both sides come in pairs,
        the seat's own side first."""
        return Encoding(
            Enumerated(
                (
                    *(*COMMANDS, USE_SKILL, NO_SKILL, *NEGOTIATE, PASS, ACCEPT, DECLINE),
                    *(*DEMANDS, *OFFERS, *FREES),
                    *_deployments(),
                    *(swap for row in SWAPS for swap in row),
                    *(deal for lord in _LORDS for deal in releases(lord, _most_assets())),
                    *(deal for lord in _LORDS for deal in sales(lord, _most_assets())),
                    *(
                        deal
                        for ours in _LORDS
                        for theirs in _LORDS
                        for deal in combined(ours, theirs, _most_assets(), _most_assets())
                    ),
                )
            ),
            Enumerated((*(roll for rolls in WAR_ROLLS for roll, _ in rolls), *(roll for roll, _ in EVENT_ROLLS))),
            TENSOR,
            bounds,
        )

    def editor(self) -> CrownTakerEditor:
        """Return the editor of its positions."""
        return CrownTakerEditor()


MOST_ASSETS: Final = 99
SPACES: Final = ("troops", "arms", "church", "castle")
"""Places of tokens besides the hand."""
CHOICES: Final = ("lord", "deploy", "skill", "roll", "request", "cards", "event", "free")
"""The steps that a position can be set up at; a deal to be answered is proposed in play."""
_BOTH: Final = (FRANCE, ENGLAND)


class CrownTakerEditor(Editor[CrownTakerState]):
    """Pieces: "lord:0:duke", "token:0:troops" (and "token:0:hand"), "card:0:A". Places: "hand:0", "post:0",
    "waiting:0", "captive:0" (of side 0, held by the other), "table:0"; "troops:0" … "castle:0", "pile:0";
    "cards:0", "used:0". Sides count from 0: France, England."""

    def position(self, state: CrownTakerState) -> Setup:
        return state.setup | {"state": _described(state)}

    def pieces(self, state: CrownTakerState) -> Sequence[Piece]:
        found = []
        for side in _BOTH:
            homes = tuple(f"{place}:{side}" for place in ("hand", "post", "waiting", "captive", "table"))
            found += [Piece(f"lord:{side}:{rank}", _lies(state, side, lord), homes) for lord, rank in enumerate(RANKS)]
        for side in _BOTH:
            spaces = tuple(f"{space}:{side}" for space in (*SPACES, "pile"))
            counts = (*(getattr(state, space)[side] for space in SPACES), state.hand[side])
            found += [
                Piece(f"token:{side}:{'hand' if place.startswith('pile') else place[:-2]}", place, spaces)
                for place, count in zip(spaces, counts, strict=True)
                if count
            ]
        if state.step in (REQUEST, CARD):
            for side in _BOTH:
                for number, card in enumerate(CARDS):
                    held = state.cards[side] >> number & 1
                    here, there = (f"cards:{side}", f"used:{side}")[:: 1 if held else -1]
                    found.append(Piece(f"card:{side}:{card}", here, (there,)))
        return found

    def dials(self, state: CrownTakerState) -> Sequence[Dial]:
        step = STEPS[state.step]
        found = [
            Dial("step", step, CHOICES if step in CHOICES else (*CHOICES, step)),
            Dial("start", SIDES[state.first], SIDES[:2]),
            Dial("phase", state.phase, range(1, PHASES + 1)),
        ]
        if state.step in (LORD, DEPLOY, REQUEST):
            found.append(Dial("turn", SIDES[state.side], SIDES[:2]))
        found += [Dial(f"medal:{number}", SIDES[owner], SIDES) for number, owner in enumerate(state.spaces)]
        holder = "nobody" if state.burgundy == NOBODY else SIDES[state.burgundy]
        found.append(Dial("burgundy", holder, ("nobody", *SIDES[:2])))
        for side in _BOTH:
            most = max(MOST_ASSETS, state.assets[side])
            found.append(Dial(f"assets:{side}", state.assets[side], range(1, most + 1), side))
        for space in SPACES:
            for side in _BOTH:
                count = getattr(state, space)[side]
                found.append(Dial(f"{space}:{side}", count, range(count + state.hand[side] + 1), side))
        if state.step in (SKILL, ROLL):
            uses = range(state.box.uses_per_war + 1)
            found += [Dial(f"uses:{side}", state.uses[side], uses, side) for side in _BOTH]
        return found

    def move(self, state: CrownTakerState, piece: str, place: str) -> Setup:
        position = _quiet(_described(state))
        kind, side_name, which = piece.split(":")
        number, to = int(side_name), place.partition(":")[0]
        side = position[SIDES[number]]
        if kind == "token":
            if which != "hand":
                side[which] -= 1
            if to != "pile":
                side[to] += 1
        elif kind == "card":
            _exchange(position, number, which, uses=to == "used")
        else:
            _move_lord(side, which, to)
        return state.setup | {"state": position}

    def turn(self, state: CrownTakerState, dial: str, value: DialValue) -> Setup:
        position = _quiet(_described(state))
        name, _, which = dial.partition(":")
        if name == "assets":
            position[SIDES[int(which)]] |= {"assets": value, "ledger": None}
        elif name in (*SPACES, "uses"):
            position[SIDES[int(which)]][name] = value
            position[SIDES[int(which)]]["declared"] = False
        elif name == "medal":
            position["medals"][int(which)] = value
        elif name == "burgundy":
            position["burgundy"] = None if value == "nobody" else value
        else:
            wars = len(position["medals"])
            if name == "phase":
                assert isinstance(value, int)
                wars = value - of_war(state.step)
            else:
                position[name] = value
                if name == "step":
                    position["turn"] = None
                    wars = state.phase - of_war(STEPS.index(str(value)))
            medals = position["medals"]
            position["medals"] = [*medals[:wars], *(SIDES[number % 3] for number in range(len(medals), wars))]
            _prepare(position, state)
        return state.setup | {"state": position}

    def cleared(self, state: CrownTakerState) -> Setup:
        """The first phase, with everything in hand."""
        return {key: value for key, value in state.setup.items() if key != "state"}


def _lies(state: CrownTakerState, side: int, lord: int) -> str:
    bit = 1 << lord
    if state.commander[side] == lord:
        return f"post:{side}"
    if state.waiting[side] == lord:
        return f"waiting:{side}"
    if state.table[side] == lord:
        return f"table:{side}"
    return f"captive:{side}" if state.captives[side] & bit else f"hand:{side}"


def _described(state: CrownTakerState) -> dict[str, Any]:
    """The position with every field."""
    return {
        "step": STEPS[state.step],
        "turn": None if state.step == ROLL else SIDES[state.side],
        "start": SIDES[state.first],
        "medals": [SIDES[owner] for owner in state.spaces],
        "burgundy": None if state.burgundy == NOBODY else SIDES[state.burgundy],
        "passes": state.passes,
        "proposal": None if state.proposal is None else state.proposal.text,
        "war_round": state.war_round,
        "last_roll": state.last_roll,
        "chosen": None if state.chosen == NOBODY else CARDS[state.chosen],
        **{SIDES[side]: _side(state, side) for side in _BOTH},
    }


def _side(state: CrownTakerState, side: int) -> dict[str, Any]:
    table, last = state.table[side], state.last_cards[side]
    shown = state.shown[side] & (ALL_LORDS if table == NOBODY else ALL_LORDS & ~(1 << table))
    return {
        "assets": state.assets[side],
        "captives": [RANKS[lord] for lord in IN_MASK[state.captives[side]]],
        "waiting": _rank(state.waiting[side]),
        "commander": _rank(state.commander[side]),
        **{space: getattr(state, space)[side] for space in SPACES},
        "uses": state.uses[side],
        "declared": bool(state.declared[side]),
        "cards": [CARDS[card] for card in IN_MASK[state.cards[side]]],
        "table": _rank(table),
        "came": bool(state.came[side]),
        "shown": [RANKS[lord] for lord in IN_MASK[shown]],
        "proposed": bool(state.proposed[side]),
        "proposals": sorted(map(str, state.proposals[side])),
        "ledger": state.ledger[side * len(LEDGER) : (side + 1) * len(LEDGER)],
        "last_card": None if last == NOBODY else CARDS[last],
    }


def _rank(lord: int) -> str | None:
    return None if lord == NOBODY else RANKS[lord]


def _quiet(position: dict[str, Any]) -> dict[str, Any]:
    """Nothing has been chosen or proposed in another position."""
    if position["step"] == "cards":
        position["turn"] = "france"
    if position["step"] == "answer":
        position |= {"step": "request", "turn": position["start"]}
    for side in _BOTH:
        position[SIDES[side]] |= {"proposed": False, "proposals": []}
    return position | {"chosen": None, "proposal": None, "passes": 0}


def _move_lord(side: dict[str, Any], rank: str, to: str) -> None:
    """A lord takes a place; who stood there goes into the hand."""
    side["captives"] = [one for one in side["captives"] if one != rank]
    side["shown"] = [one for one in side["shown"] if one != rank]
    for key in ("commander", "waiting", "table"):
        if side[key] == rank:
            side[key] = None
    if to == "post":
        side["commander"] = rank
    elif to == "waiting":
        side["waiting"] = rank
    elif to in ("captive", "table"):
        side["captives"] = sorted((*side["captives"], rank), key=RANKS.index)
        if to == "table":
            side["table"] = rank


def _exchange(position: dict[str, Any], side: int, card: str, *, uses: bool) -> None:
    """A card is used, or taken back; the other side does so with the same card, or its lowest one (CT-5.3)."""
    for number in _BOTH:
        held = position[SIDES[number]]["cards"]
        others = held if uses else [one for one in CARDS if one not in held]
        meant = card if number == side or card in others else others[0]
        left = [one for one in held if one != meant] if uses else [*held, meant]
        position[SIDES[number]]["cards"] = sorted(left, key=CARDS.index)


def _prepare(position: dict[str, Any], state: CrownTakerState) -> None:
    """Lay out what a step wants: who commands, with an army, and what belongs to other steps put away."""
    step = STEPS.index(position["step"])
    first = SIDES.index(position["start"])
    if step in (EVENT, FREE):
        position["turn"] = None
    if step == CARD:
        position["turn"] = "france"
    asked = SIDES.index(position["turn"]) if position["turn"] else first
    position |= {"war_round": 1, "last_roll": ""}
    for side in _BOTH:
        data = position[SIDES[side]]
        second = side != first
        stands = {LORD: side != asked and not second, DEPLOY: side == asked or not second}.get(
            step, step in (SKILL, ROLL)
        )
        deployed = stands and not (step == DEPLOY and side == asked)
        if not stands:
            data["commander"] = None
        elif data["commander"] is None:
            away = {*data["captives"], data["waiting"]}
            free = [rank for rank in RANKS if rank not in away]
            data["commander"] = free[-1] if free else data["waiting"]
            if not free:
                data["waiting"] = None
        lord = NOBODY if data["commander"] is None else RANKS.index(data["commander"])
        for space, most in (("troops", state.box.troops), ("arms", state.box.arms)):
            data[space] = min(data[space], most[lord]) if deployed else 0
        if deployed:
            data["troops"] = max(1, data["troops"])
        negotiates = REQUEST <= step <= CARD
        if not deployed and not negotiates:
            data["church"] = 0
        if not negotiates:
            data |= {"cards": list(CARDS), "table": None, "shown": [], "came": False}
        if step not in (SKILL, ROLL):
            data["uses"] = 0
        data["declared"] = False


# The game in numbers

ASSETS: Final = 100
"""The unit of assets."""
TOKENS: Final = 10
_LORDS: Final = range(len(RANKS))


def _pair(seat: int) -> tuple[int, int]:
    """The own side and the other one."""
    return seat % 2, 1 - seat % 2


def _both(about: str, name: str, unit: int = 1) -> Part:
    """A number of each side."""

    def read(view: CrownTakerView, seat: int) -> Numbers:
        return [getattr(view, name)[side] / unit for side in _pair(seat)]

    return Part(name, 2, about + (f" / {unit}" if unit > 1 else ""), read)


def _both_of(about: str, name: str, order: Sequence[str], read: Callable[[Any, Sequence[str]], Numbers]) -> Part:
    """A mark for each of `order`, of each side."""

    def found(view: CrownTakerView, seat: int) -> Numbers:
        return [mark for side in _pair(seat) for mark in read(getattr(view, name)[side], order)]

    return Part(name, 2 * len(order), f"{about}, each {order[0]}–{order[-1]}", found)


def _medals(view: CrownTakerView, seat: int) -> Numbers:
    owners = [SIDES[owner] for owner in (*_pair(seat), BURGUNDY)]
    spaces = [*view.medals, *[""] * (PHASES - len(view.medals))]
    return [mark for owner in spaces for mark in one_of(owner, owners)]


def _proposal(view: CrownTakerView, _: int) -> Numbers:
    deal = parse(view.proposal) if view.proposal else None
    if not isinstance(deal, Propose):
        return [0.0] * (2 * len(RANKS) + 2)
    ours = one_of(None if deal.ours == NOBODY else deal.ours, _LORDS)
    theirs = one_of(None if deal.theirs == NOBODY else deal.theirs, _LORDS)
    return [*ours, *theirs, deal.pays / ASSETS, deal.asks / ASSETS]


def _sides(name: str) -> Callable[[CrownTakerView, int], Numbers]:
    """Return a reader of a field: whether it names the seat's own side, or the other one."""
    return lambda view, seat: [float(getattr(view, name) == SIDES[side]) for side in _pair(seat)]


def _talks(view: CrownTakerView, seat: int) -> Numbers:
    made = view.proposals or [[], []]
    return [float(FREE_TALKS in view.options), *(len(made[side]) / TOKENS for side in _pair(seat))]


def _plan(view: CrownTakerView, _: int) -> Numbers:
    return one_of(view.plan, [f"negotiate {card}" for card in CARDS])


TENSOR: Final = TensorLayout(
    2,
    (
        Part("to_move", 1, "1 for the seat that is asked", lambda view, seat: [float(view.to_move == seat)], each=True),
        Part("own_side", 2, "whether the own side is France, England", lambda _, seat: one_of(seat % 2, (0, 1))),
        Part("negotiator", 1, "1 for a side's second seat, who negotiates", lambda _, seat: [float(seat > 1)]),
        Part("phase", PHASES, "the phase", lambda view, _: one_of(view.phase, range(1, PHASES + 1))),
        Part("step", len(STEPS), "what is asked: " + ", ".join(STEPS), lambda view, _: one_of(view.step, STEPS)),
        Part("side", 2, "the side asked, or asked last", _sides("side")),
        Part("start", 2, "the side with the start-player marker", _sides("start")),
        Part("burgundy", 2, "the side that holds the Burgundy token", _sides("burgundy")),
        _both("assets", "assets", ASSETS),
        Part("medals", 3 * PHASES, "by phase the medal's owner: own side, other side, Burgundy", _medals),
        _both("tokens in hand", "hand", TOKENS),
        _both("tokens in the castle", "castle", TOKENS),
        _both("troops", "troops", TOKENS),
        _both("arms", "arms", TOKENS),
        _both("church tokens", "church", TOKENS),
        _both_of("lords in hand", "lords", RANKS, marks),
        _both_of("own lords that the other side holds", "captives", RANKS, marks),
        _both_of("the lord in command", "commander", RANKS, one_of),
        _both_of("the lord that rests", "waiting", RANKS, one_of),
        Part("war_round", 1, "round of the war / 10", lambda view, _: [view.war_round / 10]),
        _both("uses of the skill in this war", "uses", 2),
        _both("1 if the skill is used in this round", "declared"),
        Part("card_round", len(CARDS), "round of the cards", lambda view, _: one_of(view.card_round, range(1, 7))),
        Part("passes", 1, "passes on end", lambda view, _: [float(view.passes)]),
        _both_of("unused negotiation cards", "cards", CARDS, marks),
        _both_of("the captive on the table", "table", RANKS, one_of),
        _both_of("captives that were on the table in this phase", "shown", RANKS, marks),
        _both("1 if a captive has come on the table in this round", "came"),
        _both("1 if a deal was proposed in this round", "proposed"),
        Part(
            "proposal",
            2 * len(RANKS) + 2,
            "the deal to be answered: the proposer's captive, the other one (baron–king), assets paid and asked / 100",
            _proposal,
        ),
        _both("1 if a card lies face down", "chosen"),
        Part("plan", len(CARDS), "the card France has chosen, for who may know it", _plan),
        _both_of("the cards played last", "last_cards", CARDS, one_of),
        Part("talks", 3, "1 with free talks; then deals proposed in this round / 10, own and other side", _talks),
    ),
)


ROUND_OF_CARDS: Final = 14
"""Decisions of a round at most: two captives come on the table and two deals are proposed, both answered, a pass before
each of these four and two at last, then a card of each side (CT-5.1, CT-5.2)."""


def _most_assets() -> int:
    """Return the most assets of both sides together: from the start, by tokens in the treasury and troops left in each
    phase, and by events (CT-0.5, CT-2.1, CT-3.4); ransoms and deals only change hands."""
    box = shipped_box()
    phase = 2 * box.most_treasury * box.per_token + max(box.troops)
    lines = box.event_lines.values()
    events = sum(max(line.assets + line.otherwise for line in lines if line.phase == phase) for phase in EVENT_PHASES)
    return 2 * box.assets + PHASES * phase + events


def _deals() -> int:
    """Return the number of deals that one side may propose in a request, each of them once (CT-5.2)."""
    pairs, assets = len(RANKS) ** 2, _most_assets()
    return pairs + 2 * (len(RANKS) + pairs) * assets


def bounds(_: int, options: Mapping[str, Any]) -> Bounds:
    """Only wars have no certain end: a round in which both sides roll nothing costs none. One in which a side rolls
    a power costs a troop, unless a guard spares it (CT-3.2)."""
    box = shipped_box()
    nothing = max(row.count(0) for rows in box.power for row in rows) / DIE
    troops, uses = max(box.troops), 2 * box.uses_per_war
    lost = 2 * troops - 1 + uses
    """Troops that both sides lose in a war, those levied included."""
    rounds = trials(PHASES * lost, 1 - nothing * nothing) + PHASES * uses
    events = len(EVENT_PHASES)
    # With free talks both sides propose, after a pass, all deals there are, and all are answered.
    talks = 3 * 2 * (_deals() - 1) if options.get(FREE_TALKS) else 0
    decisions = PHASES * (4 + len(CARDS) * (ROUND_OF_CARDS + talks)) + 2 * rounds + events
    return Bounds(decisions, rounds + events, RISK)


def _deployments() -> Enumerated:
    """Every formation of any lord with all tokens and Burgundy's (CT-2.1, CT-6.1)."""
    box = shipped_box()
    return Enumerated(action for lord in _LORDS for action in box.deployments(lord, box.tokens + 1))
