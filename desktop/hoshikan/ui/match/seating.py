"""Who sits at the screen, and when the next one may only look after a curtain."""

from __future__ import annotations

from hoshikan.engine import Match, State


def human_seats(match: Match) -> frozenset[int]:
    """The seats played by people."""
    return frozenset(seat for seat, who in enumerate(match.header.seats) if not who.is_bot)


def first_viewer(match: Match) -> int | None:
    """Whose eyes the table is shown through when it opens: the only person's, the person to move, else a spectator's.

    With secrets among several people on the table nobody knows yet who sits there.
    """
    people = human_seats(match)
    if len(people) == 1:
        return min(people)
    mover = match.state.to_move
    return mover if mover in people and not holds_secrets(match.state, people) else None


def needs_curtain(state: State, people: frozenset[int], viewer: int | None) -> bool:
    """Whether the person to move takes the screen over from somebody who must not look on.

    So it is while choices are made in secret, and while anybody knows what a spectator does not.
    """
    if state.to_move not in people or len(people) < 2 or state.to_move == viewer:
        return False
    return state.simultaneous or holds_secrets(state, people)


def holds_secrets(state: State, people: frozenset[int]) -> bool:
    """Whether one of `people` knows what a spectator does not."""
    return any(state.view(seat) != state.view(None) for seat in people)


def played(match: Match, plies: int) -> Match:
    """A match of its own with the first `plies` actions of `match`."""
    copy = Match(match.game, match.header)
    for action in match.actions[:plies]:
        copy.apply(action)
    return copy
