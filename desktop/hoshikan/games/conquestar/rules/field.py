"""Field and hands as bit masks: cells 0..24 run A1..A5, B1..B5 … E5; a hand is ten bits, A..E then 1..5 (CQ-0.2)."""

from __future__ import annotations

from typing import Final

SIZE: Final = 5
CELLS: Final = 25
LINES: Final = "ABCDE12345"
"""Destination cards in the order of their bits."""
FULL_FIELD: Final = (1 << CELLS) - 1
FULL_HAND: Final = (1 << 10) - 1
LAY_DOWN_AT: Final = 3
"""A hand of so few destination cards is laid down (CQ-5.3)."""

CELL_NAMES: Final[tuple[str, ...]] = tuple(row + column for row in "ABCDE" for column in "12345")
LINE_MASKS: Final[tuple[int, ...]] = (
    *(sum(1 << (5 * row + column) for column in range(SIZE)) for row in range(SIZE)),
    *(sum(1 << (5 * row + column) for row in range(SIZE)) for column in range(SIZE)),
)
"""The cells of each destination card's row or column."""
ALLIES: Final[tuple[int, ...]] = tuple(
    (LINE_MASKS[cell // SIZE] | LINE_MASKS[SIZE + cell % SIZE]) & ~(1 << cell) for cell in range(CELLS)
)
"""The other cells of a cell's row and column (CQ-4.1)."""
CARDS: Final[tuple[int, ...]] = tuple(1 << (cell // SIZE) | 1 << (SIZE + cell % SIZE) for cell in range(CELLS))
"""The two destination cards that lead to a cell, as a hand mask."""


def _reach(hand: int) -> int:
    return sum(1 << cell for cell in range(CELLS) if CARDS[cell] & hand == CARDS[cell])


REACH: Final[tuple[int, ...]] = tuple(_reach(hand) for hand in range(FULL_HAND + 1))
"""The cells a hand leads to, stars or not."""


def cells_in(mask: int) -> list[int]:
    """The cells of a mask, ascending."""
    return [cell for cell in range(CELLS) if mask >> cell & 1]


def allies_left(present: int, cell: int) -> int:
    """Return the number of stars in `present` that are allies of a cell: the cost of a sole invasion (CQ-4.1)."""
    return (present & ALLIES[cell]).bit_count()


def live_cards(present: int) -> int:
    """The destination cards whose row or column still holds a star, as a hand mask (CQ-5.2)."""
    return sum(1 << line for line in range(len(LINES)) if LINE_MASKS[line] & present)


def is_too_few(cards: int) -> bool:
    """True if this number of destination cards is too small to be kept in hand (CQ-5.3)."""
    return cards <= LAY_DOWN_AT


def lays_down(hand: int, present: int) -> bool:
    """True if a hand, not empty, is laid down: too small, or without a star in reach (CQ-5.3)."""
    return is_too_few(hand.bit_count()) or not REACH[hand] & present


def cards_text(hand: int) -> str:
    """A hand mask as set-up data write it: columns, then rows ("12345ABCDE")."""
    return "".join(LINES[bit] for bit in (5, 6, 7, 8, 9, 0, 1, 2, 3, 4) if hand >> bit & 1)
