"""A map sheet made ready for play: its lines as sets of numbers, its crown cells as bits."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from hoshikan.games.sterre_en_kroon.rules.actions import Move, claim_map, take_crown
from hoshikan.games.sterre_en_kroon.rules.components import SheetData, numbers_of_line, shipped_sheet
from hoshikan.games.sterre_en_kroon.rules.numbers import NUMBERS, mask_of


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
        "lines_of",
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
        """The bit of a crown cell by the number its move carries."""
        self.line_ids: tuple[str, ...] = tuple(line.id for line in data.lines)
        self.line_at: dict[str, int] = {line: index for index, line in enumerate(self.line_ids)}
        self.line_masks: tuple[int, ...] = tuple(mask_of(numbers_of_line(data, line)) for line in self.line_ids)
        """The numbers of each line."""
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
        self.claims: tuple[Move, ...] = tuple(claim_map(line) for line in self.line_ids)
        self.takes: tuple[Move, ...] = tuple(take_crown(col, row) for col, row in self.crown_cells)

    def plain(self) -> dict[str, Any]:
        """The sheet as its file describes it, a fresh copy."""
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.data))
        return plain


@cache
def shipped(name: str) -> Sheet:
    """One of the sheets that come with the application, made ready once."""
    return Sheet(shipped_sheet(name), shipped=True)
