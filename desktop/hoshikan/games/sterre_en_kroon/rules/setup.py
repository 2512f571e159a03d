"""From set-up data to a checked start: the sheet made ready for play, cards and hands as sets of numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from random import Random
from typing import Any, Final

from hoshikan.engine.errors import SetupError
from hoshikan.engine.setupdata import check_per_seat, decode
from hoshikan.games.sterre_en_kroon.rules.actions import SterreAction, claim_map, take_crown
from hoshikan.games.sterre_en_kroon.rules.bingo import (
    ALL_NUMBERS,
    NUMBERS,
    cell_tallies,
    fits_columns,
    line_masks,
    mask_of,
)
from hoshikan.games.sterre_en_kroon.rules.components import (
    COMPONENTS,
    PositionData,
    SetupData,
    SheetData,
    check_sheet,
    numbers_of_line,
    shipped_cards,
    shipped_sheet,
)

HAND: Final = 5
PAWNS: Final = 50
EMPTY_CELL: Final = 1 << 48
"""In the tally of a line of the map: a cell without a pawn."""


class Sheet:
    """A checked sheet, shared by all positions of a game and never changed.

    Lines count in sheet order; crown cells are bits in the order of the sheet's cells.
    """

    __slots__ = (
        "claims",
        "crown_at",
        "crown_cells",
        "data",
        "line_at",
        "line_crowns",
        "line_ids",
        "line_masks",
        "line_tallies",
        "lines_of",
        "longest",
        "most_pawns",
        "shipped",
        "takes",
        "track",
    )

    def __init__(self, data: SheetData, shipped: bool = False) -> None:
        self.shipped = shipped
        self.data = data
        self.crown_cells: tuple[tuple[int, int], ...] = tuple((cell.col, cell.row) for cell in data.cells if cell.crown)
        """Column and row of each crown cell."""
        self.crown_at: dict[int, int] = {100 * col + row: bit for bit, (col, row) in enumerate(self.crown_cells)}
        """The bit of a crown cell by the number its action carries."""
        self.line_ids: tuple[str, ...] = tuple(line.id for line in data.lines)
        self.line_at: dict[str, int] = {line: index for index, line in enumerate(self.line_ids)}
        self.line_masks: tuple[int, ...] = tuple(mask_of(numbers_of_line(data, line)) for line in self.line_ids)
        """The numbers of each line."""
        self.line_tallies: tuple[int, ...] = tuple([mask.bit_count() * EMPTY_CELL for mask in self.line_masks])
        """The tally (see `SterrePosition.tallies`) of each line while it is empty."""
        self.longest: int = max([mask.bit_count() for mask in self.line_masks], default=0)
        """The most cells of a line."""
        self.line_crowns: tuple[int, ...] = tuple(
            sum(1 << bit for bit, cell in enumerate(self.crown_cells) if cell in line.cells) for line in data.lines
        )
        """The crown cells of each line, as a mask."""
        self.lines_of: tuple[tuple[int, ...], ...] = tuple(
            tuple(line for line, mask in enumerate(self.line_masks) if mask >> number & 1)
            for number in range(NUMBERS + 1)
        )
        """The lines through each number."""
        self.most_pawns: int = 1 + 2 * max(map(len, self.lines_of))
        """The most pawns and record pawns that one declared number can cost a seat (SK-4.1, SK-6.1)."""
        self.track: int = mask_of(data.track_crowns)
        """The spaces of the score track that carry a crown at the start."""
        self.claims: tuple[SterreAction, ...] = tuple(claim_map(line) for line in self.line_ids)
        self.takes: tuple[SterreAction, ...] = tuple(take_crown(col, row) for col, row in self.crown_cells)


@cache
def shipped(name: str) -> Sheet:
    """One of the sheets that come with the application, made ready once."""
    return Sheet(shipped_sheet(name), shipped=True)


class Start:
    """The checked start of a game, shared by all its positions and never changed."""

    __slots__ = (
        "card_lines",
        "card_numbers",
        "card_tallies",
        "cards",
        "deck",
        "first",
        "hands",
        "options",
        "players",
        "position",
        "sheet",
        "strict",
        "top",
        "unlimited",
    )

    def __init__(self, data: SetupData, options: dict[str, Any]) -> None:
        self.players = data.players
        self.options = options
        self.strict: bool = options["bookkeeping"] == "strict"
        self.unlimited: bool = options.get("crowns") == "unlimited"
        """Crowns may be spent more than once in a turn (SK-3.5)."""
        self.sheet = _ready_sheet(data, options["sheet"])
        self.cards = data.cards
        known = _checked_cards(data)
        self.card_lines: tuple[tuple[int, ...], ...] = tuple([card.lines for card in known])
        """Per seat the numbers of its 12 bingos."""
        self.card_numbers: tuple[int, ...] = tuple([card.numbers for card in known])
        """Per seat the 24 numbers of its card."""
        self.card_tallies: tuple[tuple[int, ...], ...] = tuple([card.tallies for card in known])
        """Per seat and number, what its cell counts in a tally of the card (see `bingo.CELL`)."""
        self.hands = _checked_hands(data)
        self.top = data.top
        if any(hand >> self.top & 1 for hand in self.hands):
            raise SetupError("top", "card-dealt-twice", {"number": self.top})
        self.deck = ALL_NUMBERS & ~sum(self.hands) & ~(1 << self.top)
        """The cards below the visible one."""
        if not 0 <= data.start < data.players:
            raise SetupError("start", "no-such-seat", {"seat": data.start})
        self.first = data.start
        self.position: PositionData | None = data.position


def deal(players: int, seed: int, options: dict[str, Any], components: Mapping[str, Any] | None) -> SetupData:
    """Cards and number cards from `seed` (SK-1.1 to SK-1.3), of the shipped things or those of a player's own."""
    box = COMPONENTS.read(components or {})
    rng = Random(seed)
    cards = rng.sample(box.cards or shipped_cards(), players)
    numbers = rng.sample(range(1, NUMBERS + 1), HAND * players + 1)
    hands = [sorted(numbers[HAND * seat : HAND * (seat + 1)]) for seat in range(players)]
    return SetupData(players, cards, hands, numbers[-1], options, rng.randrange(players), box.sheet)


def read(setup: Mapping[str, Any]) -> SetupData:
    """Set-up data from outside, its shape checked. Raises SetupError."""
    return decode(setup, SetupData)


def _ready_sheet(data: SetupData, name: str) -> Sheet:
    if data.sheet is None or data.sheet == shipped_sheet(name):
        return shipped(name)
    check_sheet(data.sheet)
    return Sheet(data.sheet)


class _KnownCard:
    """The data that the rules read from a bingo card."""

    __slots__ = ("fits", "lines", "numbers", "tallies")

    def __init__(self, card: tuple[tuple[int, ...], ...]) -> None:
        self.fits = fits_columns(card)
        self.lines: tuple[int, ...] = line_masks(card)
        self.numbers = mask_of([number for row in card for number in row if number])
        self.tallies: tuple[int, ...] = cell_tallies(card)


@lru_cache(maxsize=512)
def _known(card: tuple[tuple[int, ...], ...]) -> _KnownCard:
    """The same cards are dealt again and again."""
    return _KnownCard(card)


def _checked_cards(data: SetupData) -> list[_KnownCard]:
    check_per_seat("cards", data.cards, data.players)
    checked: list[_KnownCard] = []
    for seat, card in enumerate(data.cards):
        known = _known(tuple([tuple(row) for row in card]))
        if not known.fits or card in data.cards[:seat]:
            raise SetupError(f"cards[{seat}]", "bad-bingo-card")
        checked.append(known)
    return checked


def _checked_hands(data: SetupData) -> tuple[int, ...]:
    check_per_seat("hands", data.hands, data.players)
    dealt = 0
    for seat, hand in enumerate(data.hands):
        for number in hand:
            if dealt >> number & 1:
                raise SetupError(f"hands[{seat}]", "card-dealt-twice", {"number": number})
            dealt |= 1 << number
    return tuple(mask_of(hand) for hand in data.hands)
