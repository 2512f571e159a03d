"""The numbers 1 to 75 as sets, and the bingo card that shows 24 of them (SK-0.2).

A set is a bit mask: bit n stands for number n. A card is 5×5 numbers in rows from the top, column B to O from the left,
0 for the free centre.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

NUMBERS: Final = 75
ALL_NUMBERS: Final = (1 << (NUMBERS + 1)) - 2
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

_IN_BYTE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple(first + bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
    for first in range(0, NUMBERS + 1, 8)
)
"""Per byte of a mask and its value, the numbers in it: eight times faster than taking bits one by one."""


def numbers_in(mask: int) -> list[int]:
    """The numbers of a set, ascending."""
    found: list[int] = []
    place = 0
    while mask:
        byte = mask & 255
        if byte:
            found += _IN_BYTE[place][byte]
        mask >>= 8
        place += 1
    return found


def mask_of(numbers: Iterable[int]) -> int:
    """The set of `numbers`."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


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
