"""The parts of a match shown when a spotlight is to be seen again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hoshikan.engine import Event, Match
from hoshikan.engine.view import View


def course(
    match: Match, viewer: int | None, ply: int, goes_on: Callable[[View], bool]
) -> list[tuple[View, Sequence[Event]]]:
    """The positions of the whole moment that the action number `ply` belongs to, each with the events that led to it;
    before them the first one, without events. `goes_on` returns true if the moment is not over with a position."""

    def view(after: int) -> View:
        return match.position(after).view(viewer)

    first, last = ply, ply + 1
    while first and goes_on(view(first)):
        first -= 1
    while last < match.ply and goes_on(view(last)):
        last += 1
    return [(view(first), ()), *((view(one), match.events(one - 1)) for one in range(first + 1, last + 1))]
