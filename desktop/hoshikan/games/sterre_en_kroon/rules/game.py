"""Sterre en Kroon for the registry: options, set-up, notation; positions set up by hand; the game in numbers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from hoshikan.engine.codec import Enumerated
from hoshikan.engine.editing import BOX, Dial, DialValue, Editor, Piece, Setup
from hoshikan.engine.encoding import Bounds, Deal, Encoding, Pool
from hoshikan.engine.errors import SetupError
from hoshikan.engine.game import Game, Kind, Option, Options, numbered
from hoshikan.engine.tensor import Numbers, Part, TensorLayout, marks, one_of
from hoshikan.games.sterre_en_kroon.rules.actions import (
    CARD,
    CLAIM_CARD,
    CROWN,
    DONE,
    DRAW,
    EXTRA,
    NEXT,
    NO_EXTRA,
    OPEN,
    PLACE,
    PLAY,
    STAGES,
    TURN,
    SterreAction,
    parse,
)
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, NUMBERS, SIZE, mask_of, numbers_in
from hoshikan.games.sterre_en_kroon.rules.components import (
    COMPONENTS,
    CROWNS,
    SHEETS,
    TRACK_END,
    own_set,
    shipped_cards,
    shipped_sheet,
)
from hoshikan.games.sterre_en_kroon.rules.laying import described
from hoshikan.games.sterre_en_kroon.rules.position import share
from hoshikan.games.sterre_en_kroon.rules.setup import HAND, PAWNS, Sheet, Start, deal, read, shipped
from hoshikan.games.sterre_en_kroon.rules.state import SterreState
from hoshikan.games.sterre_en_kroon.rules.view import SterreView


class SterreEnKroon(Game[SterreState, SterreAction]):
    """Sterre en Kroon for the registry."""

    components = COMPONENTS
    options = (
        Option("bookkeeping", ("auto", "strict"), "SK-8.1"),
        Option("crowns", ("once", "unlimited"), "SK-3.5", implied=True),
        Option("sheet", SHEETS, "SK-0.4"),
    )
    rule_ids = numbered("SK", 4, 3, 2, 5, 3, 1, 3, 4, 6)
    kind = Kind(chance=True, hidden=True, simultaneous=False, scored=True, teams=False, most_distinct_actions=None)

    def usual_players(self, _: Options) -> int:
        return 3

    def _deal(
        self, players: int, seed: int, options: dict[str, Any], components: Mapping[str, Any] | None
    ) -> SterreState:
        return SterreState(Start(deal(players, seed, options, components), options))

    def _restore(self, setup: Mapping[str, Any], _: int) -> SterreState:
        data = read(setup)
        self.checked_players(data.players)
        return SterreState(Start(data, self.checked_options(data.options)))

    def _shipped_is_estimated(self) -> bool:
        return True

    def components_of(self, setup: Mapping[str, Any]) -> Mapping[str, Any] | None:
        return own_set(setup)

    def parse(self, text: str) -> SterreAction:
        return parse(text)

    @cached_property
    def encoding(self) -> Encoding:
        """Actions, the length of a game, the deal card by card, and a seat's view. Lines of the map run as on their
        sheet, which has 60 at most."""
        sheets = [shipped(name) for name in SHEETS]
        return Encoding(
            Enumerated(
                (
                    *(DRAW, EXTRA, NO_EXTRA, DONE, NEXT),
                    *(action for numbered in (PLAY, CARD, CROWN, PLACE, OPEN) for action in numbered[1:]),
                    *CLAIM_CARD,
                    *(claim for sheet in sheets for claim in sheet.claims),
                    *(take for sheet in sheets for take in sheet.takes),
                )
            ),
            Enumerated(TURN[1:]),
            TENSOR,
            bounds,
            draws,
        )

    def editor(self) -> SterreEditor:
        """Return the editor of its positions."""
        return SterreEditor()


MOST_TURNS: Final = 300


class SterreEditor(Editor[SterreState]):
    """Pieces: "pawn:7" on number 7, "supply:0" for a new pawn of seat 0, "number:7" for a number card, "crown:3,4" on
    the map, "mark:0:7" on a bingo card. Places: "map:7", "supply:0", "hand:0", "top", "gone", "map", "spent", "open:0",
    "closed:0"; the box is the deck."""

    def position(self, state: SterreState) -> Setup:
        return state.setup | {"position": described(state)}

    def pieces(self, state: SterreState) -> Sequence[Piece]:
        seats = range(state.players)
        supplies = tuple(f"supply:{seat}" for seat in seats)
        empty = tuple(f"map:{number}" for number in range(1, NUMBERS + 1) if not state.recorded >> number & 1)
        found = [
            Piece(f"pawn:{number}", f"map:{number}", supplies)
            for seat in seats
            for number in numbers_in(state.pawns[seat])
        ]
        found += [Piece(f"supply:{seat}", f"supply:{seat}", empty) for seat in seats if state.supply[seat]]
        hands = tuple(f"hand:{seat}" for seat in seats)
        places = (*hands, "top", "gone", BOX)
        found += [Piece(f"number:{number}", _lies(state, number), places) for number in range(1, NUMBERS + 1)]
        for bit, (column, row) in enumerate(state.start.sheet.crown_cells):
            here, there = ("map", "spent")[:: 1 if state.map_crowns >> bit & 1 else -1]
            found.append(Piece(f"crown:{column},{row}", here, (there,)))
        for seat in seats:
            for number in numbers_in(state.start.card_numbers[seat] & state.recorded):
                is_open = state.opened[seat] >> number & 1
                here, there = (f"open:{seat}", f"closed:{seat}")[:: 1 if is_open else -1]
                found.append(Piece(f"mark:{seat}:{number}", here, (there,)))
        return found

    def dials(self, state: SterreState) -> Sequence[Dial]:
        seats = range(state.players)
        return [
            Dial("active", state.active, tuple(seats)),
            Dial("turn", state.turn, range(1, max(MOST_TURNS, state.turn) + 1)),
            Dial("quiet_turns", state.quiet_turns, range(state.players)),
            *(Dial(f"crowns:{seat}", state.crowns[seat], range(CROWNS + 1), seat) for seat in seats),
        ]

    def move(self, state: SterreState, piece: str, place: str) -> Setup:
        position = _fresh_turn(described(state), state)
        kind, _, which = piece.partition(":")
        to, _, where = place.partition(":")
        if kind == "number":
            _move_card(position, int(which), to, where)
        elif kind == "crown":
            cell = [int(part) for part in which.split(",")]
            crowns = [one for one in position["map_crowns"] if one != cell]
            position["map_crowns"] = [*crowns, cell] if to == "map" else crowns
        elif kind == "mark":
            seat, number = map(int, which.split(":"))
            opened = {*position["opened"][seat]} ^ {number}
            position["opened"][seat] = sorted(opened)
        else:
            number = int(which if kind == "pawn" else where)
            position["pawns"] = [[one for one in pawns if one != number] for pawns in position["pawns"]]
            if kind == "pawn" and state.pawns[int(where)] >> number & 1:
                _close(position, number)  # back to whom it belongs
            else:
                seat = int(where if kind == "pawn" else which)
                position["pawns"][seat] = sorted((*position["pawns"][seat], number))
                _open(position, number, state)
        return state.setup | {"position": _settled(position, state)}

    def turn(self, state: SterreState, dial: str, value: DialValue) -> Setup:
        position = _fresh_turn(described(state), state)
        name, _, which = dial.partition(":")
        if name == "crowns":
            position["crowns"][int(which)] = value
        elif name == "active":
            position |= {"active": value, "asked": value}
        else:
            position[name] = value
        return state.setup | {"position": _settled(position, state)}

    def cleared(self, state: SterreState) -> Setup:
        """Return the map without pawns, all seats with the cards of the deal, and the first turn."""
        return {key: value for key, value in state.setup.items() if key != "position"}


def _lies(state: SterreState, number: int) -> str:
    for seat, hand in enumerate(state.hands):
        if hand >> number & 1:
            return f"hand:{seat}"
    return "top" if state.top == number else "gone" if state.gone >> number & 1 else BOX


def _fresh_turn(position: dict[str, Any], state: SterreState) -> dict[str, Any]:
    """Return the active seat's turn after its draw, at the declarations; with strict bookkeeping, before the draw."""
    strict = state.start.strict
    if position["top"] is None:
        position["top"] = _first_below(position)
    position |= {
        "asked": position["active"],
        "stage": "draw" if strict else "declare",
        "used": [] if strict else ["drew"],
        "owed": 0,
        "declared": [],
        "pending": [],
        "fresh": [],
        "busy": False,
        "ending": "",
        "settled": 0,
        "crown_points": [0] * state.players,
    }
    return position


def _move_card(position: dict[str, Any], number: int, to: str, where: str) -> None:
    """A number card takes a place; the visible card before it goes below, into the deck."""
    position["hands"] = [[one for one in hand if one != number] for hand in position["hands"]]
    position["gone"] = [one for one in position["gone"] if one != number]
    if position["top"] == number:
        position["top"] = None
    if to == "hand":
        position["hands"][int(where)] = sorted((*position["hands"][int(where)], number))
    elif to == "gone":
        position["gone"] = sorted((*position["gone"], number))
    elif to == "top":
        position["top"] = number
    if position["top"] is None:
        position["top"] = _first_below(position, number)


def _first_below(position: dict[str, Any], last: int = 0) -> int | None:
    """The lowest number in the deck, which is turned up where no card is visible; `last` only if there is no other."""
    lying = {number for hand in position["hands"] for number in hand} | {*position["gone"]}
    left = [number for number in range(1, NUMBERS + 1) if number not in lying]
    return min(left, key=lambda number: (number == last, number), default=None)


def _open(position: dict[str, Any], number: int, state: SterreState) -> None:
    """Open a recorded number on all cards that have it (SK-5.1)."""
    for seat, numbers in enumerate(state.start.card_numbers):
        if numbers >> number & 1 and number not in position["opened"][seat]:
            position["opened"][seat] = sorted((*position["opened"][seat], number))


def _close(position: dict[str, Any], number: int) -> None:
    position["opened"] = [[one for one in opened if one != number] for opened in position["opened"]]


def _settled(position: dict[str, Any], state: SterreState) -> dict[str, Any]:
    """All full lines and open bingos have brought their points, and passed crowns have gone (SK-6)."""
    sheet, seats = state.start.sheet, range(state.players)
    pawns = [mask_of(numbers) for numbers in position["pawns"]]
    recorded = 0
    for mask in pawns:
        recorded |= mask
    left = [PAWNS - 1 - mask.bit_count() for mask in pawns]
    before = position["records"]
    records = [[0] * state.players for _ in sheet.line_ids]
    claimed: list[list[str]] = [[] for _ in seats]
    points = [0] * state.players
    for line, mask in enumerate(sheet.line_masks):
        if mask & ~recorded:
            continue
        most = max((one & mask).bit_count() for one in pawns)
        for seat in seats:
            worth = share((pawns[seat] & mask).bit_count(), most)
            if worth:
                noted = min(worth, max(0, left[seat]), before[line][seat] or worth)
                left[seat] -= noted
                records[line][seat] = noted
                claimed[seat].append(sheet.line_ids[line])
                points[seat] += worth
    if min(left) < 0:
        raise SetupError("position.pawns", "too-many-pawns", {"pawns": PAWNS - 1, "rule": "SK-4.1"})
    bingos = [_bingos(state.start.card_lines[seat], mask_of(position["opened"][seat])) for seat in seats]
    best = max(min(points[seat] + len(bingos[seat]), TRACK_END) for seat in seats)
    position |= {
        "records": records,
        "claimed": claimed,
        "bingos": bingos,
        "track": _track(position, sheet, best),
    }
    return position


def _bingos(lines: Sequence[int], opened: int) -> list[str]:
    return [CARD_LINES[index] for index, mask in enumerate(lines) if not mask & ~opened]


def _track(position: dict[str, Any], sheet: Sheet, best: int) -> list[int]:
    """Return the crowns that no seat has passed yet, if there are that many."""
    free = CROWNS - len(position["map_crowns"]) - sum(position["crowns"])
    ahead = [space for space in numbers_in(sheet.track) if space > best]
    return ahead[len(ahead) - max(0, min(free, len(ahead))) :]


# The game in numbers

MOST_LINES: Final = 60
_NUMBERS: Final = range(1, NUMBERS + 1)


def _padded(numbers: Sequence[float], width: int) -> Numbers:
    return [*numbers, *[0.0] * (width - len(numbers))]


def _lines(view: SterreView, lines: Collection[str]) -> Numbers:
    return _padded(marks(lines, [line.id for line in view.sheet.lines]), MOST_LINES)


def _rows(view: SterreView, seat: int) -> Numbers:
    """A bingo card by number: its column follows from the number."""
    row_of = {number: row for row, numbers in enumerate(view.cards[seat], 1) for number in numbers}
    return [row_of.get(number, 0) / 5 for number in _NUMBERS]


def _records(view: SterreView, seat: int) -> Numbers:
    return _padded([pawns[seat] / 2 for pawns in view.records], MOST_LINES)


def _map_crowns(view: SterreView, _: int) -> Numbers:
    cells = [(cell.col, cell.row) for cell in view.sheet.cells if cell.crown]
    return _padded(marks([tuple(cell) for cell in view.map_crowns], cells), CROWNS)


def _sheet(view: SterreView, _: int) -> Numbers:
    return one_of(None if view.own_sheet else view.options["sheet"], SHEETS)


TENSOR: Final = TensorLayout(
    2,
    (
        Part("to_move", 1, "1 for the seat that is asked", lambda view, seat: [float(view.to_move == seat)], each=True),
        Part(
            "active", 1, "1 for the seat whose turn it is", lambda view, seat: [float(view.active == seat)], each=True
        ),
        Part("points", 1, "points / 24", lambda view, seat: [view.points[seat] / TRACK_END], each=True),
        Part("crowns", 1, "crowns / 11", lambda view, seat: [view.crowns[seat] / CROWNS], each=True),
        Part(
            "crown_points",
            1,
            "points for crowns at the end / 11",
            lambda view, seat: [view.crown_points[seat] / CROWNS],
            each=True,
        ),
        Part("supply", 1, "pawns left / 50", lambda view, seat: [view.supply[seat] / 50], each=True),
        Part(
            "secret", 1, "cards that only their owner knows / 5", lambda view, seat: [view.secret[seat] / 5], each=True
        ),
        Part(
            "hand",
            NUMBERS,
            "cards in hand, as far as they are known, 1–75",
            lambda view, seat: marks(view.hands[seat], _NUMBERS),
            each=True,
        ),
        Part("card", NUMBERS, "by number its row on the bingo card / 5, 0 if it is not there", _rows, each=True),
        Part(
            "opened",
            NUMBERS,
            "open numbers of the card",
            lambda view, seat: marks(view.opened[seat], _NUMBERS),
            each=True,
        ),
        Part(
            "bingos",
            len(CARD_LINES),
            "lines of the card whose points are taken: " + ", ".join(CARD_LINES),
            lambda view, seat: marks(view.bingos[seat], CARD_LINES),
            each=True,
        ),
        Part(
            "pawns",
            NUMBERS,
            "numbers that carry the seat's pawns",
            lambda view, seat: [float(owner == seat) for owner in view.pawns],
            each=True,
        ),
        Part(
            "claimed",
            MOST_LINES,
            "lines whose points are taken",
            lambda view, seat: _lines(view, view.claimed[seat]),
            each=True,
        ),
        Part("records", MOST_LINES, "record pawns by line / 2", _records, each=True),
        Part("complete", MOST_LINES, "lines that are full", lambda view, _: _lines(view, view.complete)),
        Part("fresh", MOST_LINES, "lines completed in this turn", lambda view, _: _lines(view, view.fresh)),
        Part("unseen", NUMBERS, "numbers in the deck or secret", lambda view, _: marks(view.unseen, _NUMBERS)),
        Part(
            "own_secrets",
            NUMBERS,
            "own cards that nobody else knows",
            lambda view, _: marks(view.own_secrets, _NUMBERS),
        ),
        Part("top", NUMBERS, "the visible card", lambda view, _: one_of(view.top, _NUMBERS)),
        Part("gone", NUMBERS, "number cards out of the game", lambda view, _: marks(view.gone, _NUMBERS)),
        Part("declared", NUMBERS, "numbers declared in this turn", lambda view, _: marks(view.declared, _NUMBERS)),
        Part("pending", NUMBERS, "those not recorded yet", lambda view, _: marks(view.pending, _NUMBERS)),
        Part("map_crowns", CROWNS, "crowns on the map, cell by cell of the sheet", _map_crowns),
        Part(
            "track_crowns",
            TRACK_END,
            "crowns on the score track, spaces 1–24",
            lambda view, _: marks(view.track_crowns, range(1, TRACK_END + 1)),
        ),
        Part("stage", len(STAGES), "the step: " + ", ".join(STAGES), lambda view, _: one_of(view.stage, STAGES)),
        Part(
            "used",
            4,
            "rights used in this turn: draw, more cards, number of the card, number by crown",
            lambda view, _: [float(view.drew), float(view.bought), float(view.card_used), float(view.crown_used)],
        ),
        Part("owed", 1, "cards still to be drawn / 2", lambda view, _: [view.owed / 2]),
        Part("deck", 1, "cards below the visible one / 75", lambda view, _: [view.deck / NUMBERS]),
        Part("spent", 1, "crowns out of the game / 11", lambda view, _: [view.spent / CROWNS]),
        Part("busy", 1, "1 if anything has moved in this turn", lambda view, _: [float(view.busy)]),
        Part("quiet_turns", 1, "turns on end without, / 6", lambda view, _: [view.quiet_turns / 6]),
        Part("strict", 1, "1 in strict bookkeeping", lambda view, _: [float(view.strict)]),
        Part("unlimited", 1, "1 if crowns have no limit", lambda view, _: [float(view.unlimited)]),
        Part("sheet", len(SHEETS), "the shipped sheet: " + ", ".join(SHEETS), _sheet),
    ),
)


SQUARES: Final = SIZE * SIZE - 1
"""Numbers on a bingo card."""
STEPS: Final = 8
"""Decisions of a turn besides those counted one by one: the draw, more cards, a number of the card, one by crown, and
the ends of draw, declaration, record and card."""


def bounds(players: int, options: Mapping[str, Any]) -> Bounds:
    """A turn in which anything moves draws a card, plays one, spends or takes a crown, records or opens a number, or
    claims a line, and all of these are limited; after a round of turns without, the game ends (SK-7.4)."""
    cards = NUMBERS - HAND * players
    lines = max(len(shipped_sheet(name).lines) for name in SHEETS) + len(CARD_LINES)
    single = NUMBERS + CROWNS + (SQUARES + lines) * players
    """Places, takings, openings and claims, each a decision in strict bookkeeping."""
    busy = cards + NUMBERS + CROWNS + single
    turns = (busy + 1) * players
    more = 2 * CROWNS if options.get("crowns") == "unlimited" else 0
    """Crowns spent after the first one of a turn."""
    if options["bookkeeping"] == "strict":
        return Bounds(turns * (STEPS + players) + NUMBERS + single + 2 * players + more, cards)
    return Bounds(turns * 4 + NUMBERS + more, cards)


def draws(players: int, options: Mapping[str, Any]) -> Deal:
    """A bingo card for each seat (SK-1.1), five number cards for each and the visible one (SK-1.2), and who begins."""
    stock = shipped_cards()

    def set_up(drawn: Mapping[str, Sequence[int]]) -> dict[str, Any]:
        numbers = [number + 1 for number in drawn["number"]]
        return {
            "players": players,
            "options": dict(options),
            "cards": [[row[:] for row in stock[number]] for number in drawn["card"]],
            "hands": [sorted(numbers[HAND * seat : HAND * (seat + 1)]) for seat in range(players)],
            "top": numbers[-1],
            "start": drawn["start"][0],
        }

    pools = (
        Pool("card", [str(number) for number in range(1, len(stock) + 1)], players),
        Pool("number", [str(number) for number in range(1, NUMBERS + 1)], HAND * players + 1),
        Pool("start", [str(seat) for seat in range(players)], 1),
    )
    return Deal(pools, set_up)
