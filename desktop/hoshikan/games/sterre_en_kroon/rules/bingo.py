"""The bingo card: 5×5 numbers in rows from the top, column B to O from the left, 0 for the free centre (SK-0.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.games.sterre_en_kroon.rules.numbers import mask_of

SIZE: Final = 5
CENTRE: Final = 2
COLUMN_SPAN: Final = 15
"""Column B holds numbers 1..15, I 16..30 and so on."""
CARD_LINES: Final[tuple[str, ...]] = (
    *(f"row{number}" for number in range(1, SIZE + 1)),
    *(f"col{number}" for number in range(1, SIZE + 1)),
    "diag1",
    "diag2",
)
"""The 12 bingos of a card; `diag1` falls from the top left."""
ALL_BINGOS: Final = (1 << len(CARD_LINES)) - 1


def line_masks(card: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The numbers of each bingo, in the order of `CARD_LINES`; the free centre needs none."""
    lines = [
        *(list(row) for row in card),
        *([row[column] for row in card] for column in range(SIZE)),
        [card[step][step] for step in range(SIZE)],
        [card[step][SIZE - 1 - step] for step in range(SIZE)],
    ]
    return tuple(mask_of(filter(None, line)) for line in lines)


def fits_columns(card: Sequence[Sequence[int]]) -> bool:
    """Whether every number stands in its column, once, and only the centre is free."""
    for row, numbers in enumerate(card):
        for column, number in enumerate(numbers):
            if row == column == CENTRE:
                if number:
                    return False
            elif not COLUMN_SPAN * column < number <= COLUMN_SPAN * (column + 1):
                return False
    numbers = [number for row in card for number in row]
    return len(set(numbers)) == len(numbers)
