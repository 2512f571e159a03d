"""Emblems of seats: a sign and its colour, which always go together, for any player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.ui.kit.look.theme import SEAT_SHAPES, Theme

USUAL: Final = tuple(range(len(SEAT_SHAPES)))
"""Every seat has the emblem of its place."""


def completed(wishes: Sequence[int | None]) -> tuple[int, ...]:
    """An emblem for each of the six seats, none twice: what is wished, first come first served, then that of the place
    where it is free, then any."""
    places: list[int | None] = [*wishes, *(None for _ in USUAL)][: len(USUAL)]
    given: dict[int, int] = {}
    for seat, wish in enumerate(places):
        if wish in USUAL and wish not in given.values():
            given[seat] = USUAL[wish]
    for seat in USUAL:
        if seat not in given and seat not in given.values():
            given[seat] = seat
    free = iter([emblem for emblem in USUAL if emblem not in given.values()])
    return tuple(given[seat] if seat in given else next(free) for seat in USUAL)


def worn(theme: Theme, emblems: Sequence[int]) -> Theme:
    """The look in which the seats have these emblems, one of which is for each of the six."""
    one, two, three, four, five, six = (theme.seats[emblem] for emblem in emblems)
    first, second, third, fourth, fifth, sixth = (theme.shapes[emblem] for emblem in emblems)
    return theme._replace(
        seats=(one, two, three, four, five, six),
        shapes=(first, second, third, fourth, fifth, sixth),
    )
