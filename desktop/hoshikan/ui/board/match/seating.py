"""The player at the screen, and the curtain before the next one."""

from __future__ import annotations

from hoshikan.engine import Match, State


def human_seats(match: Match) -> frozenset[int]:
    """The seats played by people."""
    return frozenset(seat for seat, who in enumerate(match.header.seats) if not who.is_bot)


def first_viewer(match: Match) -> int | None:
    """Return the seat from whose view the table opens: the only person's, the person to move, else a spectator's.

    With secrets among several people the person at the screen is not known yet.
    """
    people = human_seats(match)
    if len(people) == 1:
        return min(people)
    mover = match.state.to_move
    return mover if mover in people and not holds_secrets(match.state, people) else None


def needs_curtain(state: State, people: frozenset[int], viewer: int | None) -> bool:
    """Return true if the person to move takes the screen over from a person who must not look on.

    So it is while choices are made in secret, and while a seat knows more than a spectator.
    """
    if state.to_move not in people or len(people) < 2 or state.to_move == viewer:
        return False
    return state.simultaneous or holds_secrets(state, people)


def holds_secrets(state: State, people: frozenset[int]) -> bool:
    """True if one of `people` knows more than a spectator."""
    return any(state.view(seat) != state.view(None) for seat in people)


def played(match: Match, plies: int) -> Match:
    """A match of its own with the first `plies` actions of `match`."""
    copy = Match(match.game, match.header)
    for action in match.actions[:plies]:
        copy.apply(action)
    return copy
