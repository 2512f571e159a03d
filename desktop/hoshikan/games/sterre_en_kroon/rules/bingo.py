"""The numbers 1 to 75 as sets, and the bingo card that shows 24 of them (SK-0.2).

A set is a bit mask: bit n stands for number n. A card is 5×5 numbers in rows from the top, column B to O from the left,
0 for the free centre.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

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
LINE_CELLS: Final[tuple[tuple[int, int, int, int, int], ...]] = (
    *((5 * row, 5 * row + 1, 5 * row + 2, 5 * row + 3, 5 * row + 4) for row in range(SIZE)),
    *((column, 5 + column, 10 + column, 15 + column, 20 + column) for column in range(SIZE)),
    (0, 6, 12, 18, 24),
    (4, 8, 12, 16, 20),
)
"""The cells of each of the `CARD_LINES`, counted row by row from 0."""
CELL: Final = 1 << 3 * len(CARD_LINES)
"""In a tally of a card: one cell. Below that stand three bits for each of the `CARD_LINES`: its cells among them."""
_CELL_TALLIES: Final[tuple[int, ...]] = tuple(
    [
        CELL + sum([1 << 3 * line for line, cells in enumerate(LINE_CELLS) if cell in cells])
        for cell in range(SIZE * SIZE)
    ]
)
FULL_CARD: Final = sum(_CELL_TALLIES) - _CELL_TALLIES[SIZE * CENTRE + CENTRE]
"""The tally of all cells that show a number."""
EVERY_LINE: Final = sum([1 << 3 * line for line in range(len(CARD_LINES))])
"""In a tally of a card, the lowest bit of each line."""

T = TypeVar("T")
ByteTable = tuple[tuple[tuple[T, ...], ...], ...]
"""Members by bits of a mask, per byte of the mask and value of that byte."""


def by_byte(items: Sequence[T]) -> ByteTable[T]:
    """The table for `members` in which bit n stands for item n."""
    table: list[tuple[tuple[T, ...], ...]] = []
    for first in range(0, len(items), 8):
        row: list[tuple[T, ...]] = [()]
        for item in items[first : first + 8]:
            row += [(*lower, item) for lower in row]
        table.append(tuple(row))
    return tuple(table)


def members(mask: int, table: ByteTable[T]) -> list[T]:
    """Return the members of a set of bits, ascending: much faster than taking bits one by one."""
    found: list[T] = []
    add_members(found, mask, table)
    return found


def add_members(found: list[T], mask: int, table: ByteTable[T]) -> None:
    """Put what the bits of a set stand for at the end of a list, ascending."""
    if mask:
        taken = mask.to_bytes(len(table), "little")
        for row, byte in zip(table, taken):  # noqa: B905  # without `strict` a plain loop once compiled
            if byte:
                found += row[byte]


def member_at(place: int, mask: int, table: ByteTable[T]) -> T:
    """One of the `members` of a set, by its place among them from 0. Raises IndexError where there are fewer."""
    for row, byte in zip(table, mask.to_bytes(len(table), "little")):  # noqa: B905  # a plain loop once compiled
        here = row[byte]
        if place < len(here):
            return here[place]
        place -= len(here)
    raise IndexError(place)


_NUMBERS: Final = by_byte(range(NUMBERS + 1))


def numbers_in(mask: int) -> list[int]:
    """The numbers of a set, ascending."""
    return members(mask, _NUMBERS)


def mask_of(numbers: Iterable[int]) -> int:
    """The set of `numbers`."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def line_numbers(card: Sequence[Sequence[int]], line: str) -> list[int]:
    """The numbers of one of the `CARD_LINES`; the free centre needs none."""
    cells = [number for row in card for number in row]
    found = [cells[cell] for cell in LINE_CELLS[CARD_LINES.index(line)]]
    return [number for number in found if number]


def line_masks(card: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The numbers of each bingo as a set, in the order of `CARD_LINES`."""
    bits = [1 << number & ALL_NUMBERS for row in card for number in row]
    return tuple([bits[a] | bits[b] | bits[c] | bits[d] | bits[e] for a, b, c, d, e in LINE_CELLS])


def cell_tallies(card: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """By number, what its cell counts in a tally of this card: nothing if it is not there."""
    tallies = [0] * (NUMBERS + 1)
    for cell, number in enumerate([number for row in card for number in row]):
        if 0 < number <= NUMBERS:
            tallies[number] = _CELL_TALLIES[cell]
    return tuple(tallies)


def fits_columns(card: Sequence[Sequence[int]]) -> bool:
    """True if every number is in its column, once, and only the centre is free."""
    for row, numbers in enumerate(card):
        for column, number in enumerate(numbers):
            if row == column == CENTRE:
                if number:
                    return False
            elif not COLUMN_SPAN * column < number <= COLUMN_SPAN * (column + 1):
                return False
    numbers = [number for row in card for number in row]
    return len(set(numbers)) == len(numbers)
