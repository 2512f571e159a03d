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


def line_numbers(card: Sequence[Sequence[int]], line: str) -> list[int]:
    """The numbers of one of the `CARD_LINES`; the free centre needs none."""
    which = CARD_LINES.index(line)
    if which < SIZE:
        found = list(card[which])
    elif which < 2 * SIZE:
        found = [row[which - SIZE] for row in card]
    else:
        found = [card[step][step if line == "diag1" else SIZE - 1 - step] for step in range(SIZE)]
    return [number for number in found if number]


def line_masks(card: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The numbers of each bingo as a set, in the order of `CARD_LINES`."""
    return tuple(mask_of(line_numbers(card, line)) for line in CARD_LINES)


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
