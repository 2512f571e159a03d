"""Who sits at the screen, and when the next one may only look after a curtain."""

from __future__ import annotations

from hoshikan.engine import Match, State


def human_seats(match: Match) -> frozenset[int]:
    """The seats played by people."""
    return frozenset(seat for seat, who in enumerate(match.header.seats) if not who.is_bot)


def first_viewer(match: Match) -> int | None:
    """Whose eyes the table is shown through when it opens: the person to move, the only person, else a spectator's."""
    people = human_seats(match)
    if match.state.to_move in people:
        return match.state.to_move
    return min(people) if len(people) == 1 else None


def needs_curtain(state: State, people: frozenset[int], viewer: int | None) -> bool:
    """Whether the person to move takes the screen over from somebody who must not look on.

    So it is while choices are made in secret, and while anybody knows what a spectator does not.
    """
    if state.to_move not in people or len(people) < 2 or state.to_move == viewer:
        return False
    return state.simultaneous or any(_knows_more(state, seat) for seat in people)


def _knows_more(state: State, seat: int) -> bool:
    return state.view(seat) != state.view(None)
