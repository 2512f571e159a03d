"""Conquestar for the registry: options, set-up, notation; positions set up by hand; the game in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from hoshikan.engine.codec import Enumerated
from hoshikan.engine.editing import BOX, Dial, DialValue, Editor, Piece, Setup
from hoshikan.engine.encoding import Bounds, Deal, Encoding, Pool
from hoshikan.engine.errors import SetupError
from hoshikan.engine.game import Game, Kind, Option, Options, numbered
from hoshikan.engine.tensor import Numbers, Part, TensorLayout, marks, one_of
from hoshikan.games.conquestar.rules.actions import PLANS, Plan, read_plan
from hoshikan.games.conquestar.rules.components import COMPONENTS, own_stars
from hoshikan.games.conquestar.rules.field import (
    CELL_NAMES,
    CELLS,
    FULL_HAND,
    LINES,
    cards_text,
    lays_down,
    live_cards,
)
from hoshikan.games.conquestar.rules.phases import QUIET_CYCLES_TO_END
from hoshikan.games.conquestar.rules.setup import GONE_BEFORE, ON_FIELD, OUT, Start, deal, deal_cards, read
from hoshikan.games.conquestar.rules.state import ConquestarState
from hoshikan.games.conquestar.rules.view import ConquestarView


class Conquestar(Game[ConquestarState, Plan]):
    """Conquestar for the registry."""

    components = COMPONENTS
    options = (Option("cost_counts", ("all", "invaders"), "CQ-4.1"),)
    rule_ids = numbered("CQ", 5, 2, 5, 2, 5, 5, 2)
    kind = Kind(
        chance=False, hidden=True, simultaneous=True, scored=True, teams=False, most_distinct_actions=len(PLANS)
    )

    def usual_players(self, _: Options) -> int:
        return 4

    def _deal(
        self, players: int, seed: int, options: dict[str, Any], components: Mapping[str, Any] | None
    ) -> ConquestarState:
        return ConquestarState(Start(deal(players, seed, options, components), options))

    def _restore(self, setup: Mapping[str, Any], _: int) -> ConquestarState:
        data = read(setup)
        self.checked_players(data.players)
        return ConquestarState(Start(data, self.checked_options(data.options)))

    def components_of(self, setup: Mapping[str, Any]) -> Mapping[str, Any] | None:
        return own_stars(setup)

    def parse(self, text: str) -> Plan:
        return read_plan(text)

    @cached_property
    def encoding(self) -> Encoding:
        """Plans, the length of a game, the deal card by card, and a seat's view. Cells run from A1 to E5."""
        return Encoding(Enumerated(PLANS), Enumerated(()), TENSOR, bounds, draws)

    def editor(self) -> ConquestarEditor:
        """Return the editor of its positions."""
        return ConquestarEditor()


MOST_COINS: Final = 99
MOST_ON_STAR: Final = 30
MOST_ROUNDS: Final = 200


class ConquestarEditor(Editor[ConquestarState]):
    """Pieces: "star:C3" by the cell where the card was dealt or is, "before:0:1" for stars won before the start,
    "card:0:C", "coin" from the supply. Places: "field:C3", "won:0", "hand:0", "table:0", "purse:0", "box"."""

    def position(self, state: ConquestarState) -> Setup:
        start = state.start
        setup = state.setup
        setup |= {
            "stars": [value or None for value in start.values],
            "coins": state.coins[:],
            "star_coins": state.star_coins[:],
            "hands": [cards_text(hand) for hand in state.hands],
            "tables": [cards_text(table) for table in state.tables],
            "taken": [_taken(start.values[cell], state.owner[cell]) for cell in range(CELLS)],
            "won": [list(values) for values in start.won],
            "quiet_cycles": state.quiet_cycles,
            "cycle_busy": state.cycle_busy,
            "round": state.round,
            "plans": [None if plan is None else plan.text for plan in state.plans],
            "last_plans": [None if plan is None else plan.text for plan in state.last_plans],
        }
        return setup

    def pieces(self, state: ConquestarState) -> Sequence[Piece]:
        seats = range(state.players)
        field = tuple(f"field:{name}" for name in CELL_NAMES)
        piles = tuple(f"won:{seat}" for seat in seats)
        found = []
        for cell, name in enumerate(CELL_NAMES):
            if state.start.values[cell]:
                found.append(Piece(f"star:{name}", _place(state.owner[cell], name), (*field, *piles, BOX)))
        for seat in seats:
            before = range(len(state.start.won[seat]))
            found += [Piece(f"before:{seat}:{number}", f"won:{seat}", (*piles, BOX)) for number in before]
        for seat in seats:
            for bit, line in enumerate(LINES):
                if (state.hands[seat] | state.tables[seat]) >> bit & 1:
                    held = state.hands[seat] >> bit & 1
                    here, there = (f"hand:{seat}", f"table:{seat}")[:: 1 if held else -1]
                    found.append(Piece(f"card:{seat}:{line}", here, (there,)))
        stars = tuple(f"field:{name}" for cell, name in enumerate(CELL_NAMES) if state.present >> cell & 1)
        return [*found, Piece("coin", "supply", (*stars, *(f"purse:{seat}" for seat in seats)))]

    def dials(self, state: ConquestarState) -> Sequence[Dial]:
        coins = [
            Dial(f"coins:{seat}", state.coins[seat], _upto(MOST_COINS, state.coins[seat]), seat)
            for seat in range(state.players)
        ]
        stars = [
            Dial(f"starcoins:{name}", lying, _upto(MOST_ON_STAR, lying), piece=f"star:{name}")
            for cell, (name, lying) in enumerate(zip(CELL_NAMES, state.star_coins, strict=True))
            if state.present >> cell & 1
        ]
        return [
            *coins,
            Dial("round", state.round, range(1, max(MOST_ROUNDS, state.round) + 1)),
            Dial("quiet_cycles", state.quiet_cycles, range(2)),
            Dial("cycle_busy", state.cycle_busy, (False, True)),
            *stars,
        ]

    def move(self, state: ConquestarState, piece: str, place: str) -> Setup:
        setup = _fresh_round(self.position(state))
        kind, _, which = piece.partition(":")
        to, _, where = place.partition(":")
        if kind == "coin":
            key, index = ("coins", int(where)) if to == "purse" else ("star_coins", CELL_NAMES.index(where))
            setup[key][index] += 1
        elif kind == "card":
            seat, line = int(which[0]), which[-1]
            here, there = ("hands", "tables") if to == "table" else ("tables", "hands")
            setup[here][seat] = setup[here][seat].replace(line, "")
            setup[there][seat] += line
        elif kind == "before":
            seat, number = map(int, which.split(":"))
            value = setup["won"][seat].pop(number)
            if to == "won":
                setup["won"][int(where)].append(value)
        else:
            _move_star(setup, CELL_NAMES.index(which), to, where)
        return _settled(setup)

    def turn(self, state: ConquestarState, dial: str, value: DialValue) -> Setup:
        setup = _fresh_round(self.position(state))
        name, _, which = dial.partition(":")
        if name == "coins":
            setup["coins"][int(which)] = value
        elif name == "starcoins":
            setup["star_coins"][CELL_NAMES.index(which)] = value
        else:
            setup[name] = value
        return setup

    def cleared(self, state: ConquestarState) -> Setup:
        """Leave a single star, since a field without any is no game (CQ-6.1)."""
        setup = _fresh_round(self.position(state))
        seats = range(state.players)
        last = CELLS // 2 if setup["stars"][CELLS // 2] else next(cell for cell in range(CELLS) if setup["stars"][cell])
        setup |= {
            "taken": [None if cell == last else OUT for cell in range(CELLS)],
            "coins": [0 for _ in seats],
            "star_coins": [0] * CELLS,
            "won": [[] for _ in seats],
            "round": 1,
            "quiet_cycles": 0,
            "cycle_busy": False,
            "hands": ["" for _ in seats],
            "tables": ["" for _ in seats],
        }
        return _settled(setup)


def _upto(most: int, value: int) -> range:
    return range(max(most, value) + 1)


def _taken(value: int, owner: int) -> int | None:
    return OUT if value and owner == GONE_BEFORE else None if owner in (ON_FIELD, GONE_BEFORE) else owner


def _place(owner: int, name: str) -> str:
    return f"field:{name}" if owner == ON_FIELD else BOX if owner == GONE_BEFORE else f"won:{owner}"


def _fresh_round(setup: Setup) -> Setup:
    """Reset the choices: they were made in another position."""
    return setup | {"plans": None, "last_plans": None}


def _move_star(setup: dict[str, Any], cell: int, to: str, where: str) -> None:
    taken, coins = setup["taken"], setup["star_coins"]
    if to != "field":
        taken[cell], coins[cell] = (int(where) if to == "won" else OUT), 0
        return
    other, before = CELL_NAMES.index(where), taken[cell]
    lay_there = bool(setup["stars"][other]) and taken[other] is None
    for cells in (setup["stars"], setup["names"], taken, coins):
        cells[cell], cells[other] = cells[other], cells[cell]
    taken[other] = None
    if before is not None and lay_there:
        # It comes from a pile and takes the place of another, which goes to that pile.
        taken[cell], coins[cell], coins[other] = before, 0, 0
    if not setup["stars"][cell]:
        taken[cell] = None


def _settled(setup: Setup) -> Setup:
    """Hands and tables with the cards of the lines that hold a star (CQ-5.2); small hands lie down (CQ-5.3)."""
    present = sum(1 << cell for cell in range(CELLS) if setup["stars"][cell] and setup["taken"][cell] is None)
    if not present:
        raise SetupError("stars", "empty-field", {"rule": "CQ-6.1"})
    live = live_cards(present)
    hands, tables = [], []
    for hand_text, table_text in zip(setup["hands"], setup["tables"], strict=True):
        hand, table = _mask(hand_text) & live, _mask(table_text) & live
        new = live & ~(hand | table)
        if hand or not table:
            hand |= new
        else:
            table |= new
        if hand and lays_down(hand, present) and table:
            hand, table = 0, hand | table
        hands.append(hand)
        tables.append(table)
    if not any(hands):
        hands, tables = tables, hands  # all take their cards back (CQ-5.4)
    return setup | {"hands": [cards_text(hand) for hand in hands], "tables": [cards_text(table) for table in tables]}


def _mask(text: str) -> int:
    return sum(1 << LINES.index(letter) for letter in text) & FULL_HAND


# The game in numbers

MOST_VALUE: Final = 9
PLAN_TEXTS: Final = tuple(plan.text for plan in PLANS)


def _owned(view: ConquestarView, seat: int) -> Numbers:
    return [float(owner == seat) for owner in view.owners]


def _values(view: ConquestarView, _: int) -> Numbers:
    return [(value or 0) / MOST_VALUE for value in view.stars]


def _coins(view: ConquestarView, _: int) -> Numbers:
    return [coins / MOST_VALUE for coins in view.star_coins]


TENSOR: Final = TensorLayout(
    1,
    (
        Part("to_move", 1, "1 for the seat that is asked", lambda view, seat: [float(view.to_move == seat)], each=True),
        Part("points", 1, "points / 75", lambda view, seat: [view.points[seat] / 75], each=True),
        Part("coins", 1, "coins in hand / 50", lambda view, seat: [view.coins[seat] / 50], each=True),
        Part(
            "hand",
            len(LINES),
            "destination cards in hand, A–E and 1–5",
            lambda view, seat: marks(view.hands[seat], LINES),
            each=True,
        ),
        Part(
            "table",
            len(LINES),
            "destination cards that lie open",
            lambda view, seat: marks(view.tables[seat], LINES),
            each=True,
        ),
        Part(
            "chosen",
            1,
            "1 if the seat has chosen in this round",
            lambda view, seat: [float(view.chosen[seat])],
            each=True,
        ),
        Part("taken", CELLS, "stars the seat has taken, A1–E5", _owned, each=True),
        Part(
            "last_plan",
            len(PLAN_TEXTS),
            "the choice revealed last, by its number",
            lambda view, seat: one_of(view.last_plans[seat], PLAN_TEXTS),
            each=True,
        ),
        Part("plan", len(PLAN_TEXTS), "the own choice of this round", lambda view, _: one_of(view.plan, PLAN_TEXTS)),
        Part("stars", CELLS, "values of the stars on the field / 9", _values),
        Part("star_coins", CELLS, "coins on the stars / 9", _coins),
        Part("quiet_cycles", 1, "quiet cycles on end", lambda view, _: [float(view.quiet_cycles)]),
        Part("cycle_busy", 1, "1 if this cycle is not quiet", lambda view, _: [float(view.cycle_busy)]),
        Part(
            "invaders_only",
            1,
            "1 if traders do not make an invasion dearer",
            lambda view, _: [float(view.options["cost_counts"] == "invaders")],
        ),
    ),
)


ROUNDS_IN_CYCLE: Final = 4
"""Of ten cards two go in each round, and three or fewer are laid down (CQ-5.1, CQ-5.3)."""


def bounds(players: int, _: Mapping[str, Any]) -> Bounds:
    """Every busy cycle takes a star or adds a coin to one that is not full yet (CQ-2.3); between two of them there is
    a single quiet one, and two end the game (CQ-6.2)."""
    busy = sum(card.value for card in COMPONENTS.shipped().star) + CELLS
    cycles = busy + (busy + 1) * (QUIET_CYCLES_TO_END - 1) + 1
    return Bounds(players * ROUNDS_IN_CYCLE * cycles, 0)


def draws(players: int, options: Mapping[str, Any]) -> Deal:
    """The star cards, cell by cell from A1 to E5 (CQ-1.1)."""
    cards = COMPONENTS.shipped().star

    def set_up(drawn: Mapping[str, Sequence[int]]) -> dict[str, Any]:
        return deal_cards(players, [cards[number] for number in drawn["star"]], options)

    return Deal((Pool("star", [card.id for card in cards], CELLS),), set_up)
