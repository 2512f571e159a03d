"""Short ways to play a game and to ask about it, whichever game it is."""

from __future__ import annotations

from typing import TypeVar

from hoshikan.engine import Event, Game, State
from hoshikan.engine.tutor import Reason
from hoshikan.engine.view import View

V = TypeVar("V", bound=View)


def view_of(kind: type[V], state: State, seat: int | None = None) -> V:
    """Return the view of a seat, or of a spectator, as the game that `kind` belongs to makes it."""
    view = state.view(seat)
    assert isinstance(view, kind)
    return view


def play(game: Game, state: State, *actions: str) -> list[Event]:
    """Play the actions; returns all they brought."""
    told: list[Event] = []
    for action in actions:
        state.apply(game.parse(action))
        told += state.events
    return told


def legal(state: State, word: str = "") -> list[str]:
    """The legal actions that begin with `word`."""
    return [str(action) for action in state.legal_actions() if str(action).startswith(word)]


def refusal(game: Game, state: State, action: str) -> tuple[str, str]:
    """The rule and reason why `action` is not allowed now."""
    refused = state.explain_illegal(game.parse(action))
    assert refused is not None, f"{action} is allowed"
    assert action not in legal(state)
    return refused.rule, refused.reason


def reasons(game: Game, state: State, action: str) -> dict[str, Reason]:
    """Reasons for and against an action, by kind: no kind twice."""
    found = game.tutor().reasons(state, game.parse(action))
    assert len({reason.kind for reason in found}) == len(found)
    return {reason.kind: reason for reason in found}
