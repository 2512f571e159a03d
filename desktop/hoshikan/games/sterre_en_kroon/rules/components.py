"""Components of Sterre en Kroon: map sheets and bingo cards from files, and the shape of the set-up data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from hoshikan.engine.components import ComponentFile
from hoshikan.engine.datafile import read_json
from hoshikan.engine.errors import Fact, SetupError
from hoshikan.engine.setupdata import decode
from hoshikan.games.sterre_en_kroon.rules.actions import LINE_ID
from hoshikan.games.sterre_en_kroon.rules.bingo import NUMBERS, SIZE, fits_columns
from hoshikan.resources import game_file

CROWNS: Final = 11
TRACK_END: Final = 24
SHEETS: Final = ("veld", "karoo", "provinces")
"""The shipped sheets, the default first."""

Number = Annotated[int, msgspec.Meta(ge=1, le=NUMBERS)]
Coordinate = Annotated[int, msgspec.Meta(ge=0, le=99)]
Five = msgspec.Meta(min_length=SIZE, max_length=SIZE)
Row = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=NUMBERS)]], Five]
Card = Annotated[list[Row], Five]
Stock = Annotated[list[Card], msgspec.Meta(min_length=6, max_length=200)]
"""The bingo cards that seats are dealt from: enough for six, few enough to be compared with each other."""


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A cell of the map: a number or a crown, at a column and row counted from 1."""

    col: Annotated[int, msgspec.Meta(ge=1, le=99)]
    row: Annotated[int, msgspec.Meta(ge=1, le=99)]
    number: Number | None = None
    crown: bool = False


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the map: its cells as (column, row), and the place of its record space at the edge."""

    id: Annotated[str, msgspec.Meta(pattern=f"^{LINE_ID}$")]
    cells: Annotated[tuple[tuple[int, int], ...], msgspec.Meta(min_length=1)]
    record: tuple[Coordinate, Coordinate]


class SheetData(msgspec.Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """A map and score sheet (SK-0.3, SK-0.4); `track_crowns` are the spaces of the score track with a crown."""

    columns: Coordinate
    rows: Coordinate
    track_crowns: tuple[Annotated[int, msgspec.Meta(ge=1, le=TRACK_END)], ...]
    cells: Annotated[tuple[Cell, ...], msgspec.Meta(max_length=NUMBERS + CROWNS)]
    lines: Annotated[tuple[Line, ...], msgspec.Meta(min_length=1, max_length=60)]


class ComponentBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player's own components in place of the shipped ones; missing ones are shipped."""

    sheet: SheetData | None = None
    cards: Stock | None = None


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    """A position in the middle of a game; lists of lists run by seat, those of `records` by line and then by seat.
    Derived data are left out: full lines, points, pawns left, cards in the deck and crowns out of the game."""

    active: int
    asked: int | None
    """The seat that decides; None while a card is turned."""
    turn: Annotated[int, msgspec.Meta(ge=1, le=9_999)]
    stage: Literal["draw", "declare", "record", "card", "score", "end-card", "end-score"]
    used: list[Literal["drew", "bought", "card", "crown"]]
    """Rights of once per turn that are used."""
    owed: Annotated[int, msgspec.Meta(ge=0, le=2)]
    top: Number | None
    gone: list[Number]
    hands: list[list[Number]]
    declared: list[Number]
    pending: list[Number]
    pawns: list[list[Number]]
    fresh: list[str]
    records: list[list[Annotated[int, msgspec.Meta(ge=0, le=2)]]]
    claimed: list[list[str]]
    opened: list[list[Number]]
    bingos: list[list[str]]
    crowns: list[Annotated[int, msgspec.Meta(ge=0, le=CROWNS)]]
    crown_points: list[Annotated[int, msgspec.Meta(ge=0, le=TRACK_END)]]
    map_crowns: list[tuple[int, int]]
    track: list[Annotated[int, msgspec.Meta(ge=1, le=TRACK_END)]]
    busy: bool
    quiet_turns: Annotated[int, msgspec.Meta(ge=0, le=9)]
    ending: Literal["", "card-full", "eighteen-points", "pawns-gone", "standstill"] = ""
    settled: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


class SetupData(msgspec.Struct, forbid_unknown_fields=True):
    """Set-up data of a game; without `sheet`, the shipped one that the option names."""

    players: int
    cards: list[Card]
    hands: list[Annotated[list[Number], Five]]
    top: Number
    options: dict[str, Any] = {}
    start: int = 0
    sheet: SheetData | None = None
    position: PositionData | None = None
    """The first position, if it is not a turn of the seat `start`."""


def check_sheet(sheet: SheetData, place: str = "sheet") -> None:
    """Raises SetupError, naming the key under `place`, for a sheet that no game can be played on."""
    known: dict[tuple[int, int], Cell] = {}
    for index, cell in enumerate(sheet.cells):
        where = f"{place}.cells[{index}]"
        facts: dict[str, Fact] = {"column": cell.col, "row": cell.row}
        if (cell.number is None) != cell.crown:
            raise SetupError(where, "cell-number-or-crown", facts)
        if cell.col > sheet.columns or cell.row > sheet.rows or (cell.col, cell.row) in known:
            raise SetupError(where, "bad-cell-place", facts)
        known[cell.col, cell.row] = cell
    numbers = sorted(cell.number for cell in sheet.cells if cell.number is not None)
    if numbers != list(range(1, NUMBERS + 1)):
        raise SetupError(f"{place}.cells", "numbers-do-not-add-up", {"numbers": NUMBERS})
    crowns = sum(cell.crown for cell in sheet.cells) + len(set(sheet.track_crowns))
    if crowns != CROWNS or len(set(sheet.track_crowns)) != len(sheet.track_crowns):
        raise SetupError(f"{place}.track_crowns", "crowns-do-not-add-up", {"crowns": CROWNS, "given": crowns})
    ids = [line.id for line in sheet.lines]
    for index, line in enumerate(sheet.lines):
        where = f"{place}.lines[{index}]"
        if ids.index(line.id) != index:
            raise SetupError(f"{where}.id", "line-id-twice", {"line": line.id})
        cells = [known[at] for at in line.cells if at in known]
        if len(set(line.cells)) != len(line.cells) or len(cells) != len(line.cells):
            raise SetupError(f"{where}.cells", "bad-line-cells", {"line": line.id})
        if all(cell.crown for cell in cells):
            raise SetupError(f"{where}.cells", "line-without-number", {"line": line.id})


def check_cards(cards: Stock, place: str = "cards") -> None:
    """Raises SetupError, naming the card under `place`, for a stock with a wrong card or the same card twice."""
    for index, card in enumerate(cards):
        if not fits_columns(card) or card in cards[:index]:
            raise SetupError(f"{place}[{index}]", "bad-bingo-card")


def _read(path: Path) -> dict[str, Any]:
    """A sheet and cards, or one of them in the form of the shipped files."""
    data = read_json(path)
    return {"sheet": data} if data.keys() & SheetData.__struct_fields__ else data


def _check(box: ComponentBox) -> None:
    """Raises SetupError naming the key of what no game can be played with."""
    if box.sheet is not None:
        check_sheet(box.sheet)
    if box.cards is not None:
        check_cards(box.cards)


COMPONENTS: Final = ComponentFile(ComponentBox, _check, read=_read)


@cache
def shipped_sheet(name: str) -> SheetData:
    """One of `SHEETS`, as it comes with the application."""
    sheet = COMPONENTS.load_shipped(game_file("sterre-en-kroon", f"components-{name}.json")).sheet
    assert sheet is not None
    return sheet


@cache
def _numbers_by_line(sheet: SheetData) -> Mapping[str, tuple[int, ...]]:
    numbers = {(cell.col, cell.row): cell.number for cell in sheet.cells if cell.number is not None}
    return {line.id: tuple(numbers[cell] for cell in line.cells if cell in numbers) for line in sheet.lines}


def plain(data: msgspec.Struct) -> dict[str, Any]:
    """As JSON would bring it back, a fresh copy."""
    made: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(data))
    return made


def plain_sheet(sheet: SheetData) -> dict[str, Any]:
    """A sheet as its file describes it, a fresh copy."""
    return plain(sheet)


def numbers_of_line(sheet: SheetData, line: str) -> tuple[int, ...]:
    """The numbers of a line of the map; its crown cells are free (SK-4.2)."""
    return _numbers_by_line(sheet)[line]


@cache
def shipped_cards() -> Stock:
    """The bingo cards that come with the application."""
    cards = COMPONENTS.load_shipped(game_file("sterre-en-kroon", "components-cards.json")).cards
    assert cards is not None
    return cards


def own_set(setup: Mapping[str, Any]) -> dict[str, Any] | None:
    """A player's own sheet that `setup` names; the stock its bingo cards were dealt from does not stand there."""
    sheet = setup.get("sheet")
    if sheet is None or decode(sheet, SheetData) == shipped_sheet(setup["options"]["sheet"]):
        return None
    return {"sheet": sheet}
