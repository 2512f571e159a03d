"""Sterre en Kroon for the registry (options, set-up, components, notation), and its positions set up by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoshikan.engine.editing import BOX, Dial, DialValue, Editor, Piece, Setup
from hoshikan.engine.errors import SetupError
from hoshikan.engine.game import Game, Kind, Option, Options, numbered
from hoshikan.games.sterre_en_kroon.rules.actions import SterreAction, parse
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, NUMBERS, mask_of, numbers_in
from hoshikan.games.sterre_en_kroon.rules.components import COMPONENTS, CROWNS, SHEETS, TRACK_END, own_set
from hoshikan.games.sterre_en_kroon.rules.laying import described
from hoshikan.games.sterre_en_kroon.rules.position import share
from hoshikan.games.sterre_en_kroon.rules.setup import PAWNS, Sheet, Start, deal, read
from hoshikan.games.sterre_en_kroon.rules.state import SterreState


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


EDITOR: Final = SterreEditor()
