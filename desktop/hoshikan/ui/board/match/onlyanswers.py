"""Decisions with only one legal action, which need not be asked."""

from __future__ import annotations

from collections.abc import Callable

from hoshikan.engine import Action, Match
from hoshikan.engine.state import State
from hoshikan.engine.view import View
from hoshikan.ui.board.match.seating import holds_secrets


class OnlyAnswers:
    """Finds them in one match, for its `people`. Where several of these have secrets from each other there are none:
    an action applied without asking would reveal something to the others.
    """

    def __init__(self, match: Match, people: frozenset[int]) -> None:
        self._match = match
        self._people = people
        self._known: dict[int, Action | None] = {}
        self.allowed: Callable[[View], bool] = _nowhere
        """True if such a decision may be applied, by public information."""
        self.taken: set[int] = set()
        """The plies at which one was taken."""

    def now(self) -> Action | None:
        """The only answer to the decision at hand; None if there are several, or the player is to be asked."""
        return self._of(self._match.ply, self._match.state)

    def at(self, ply: int) -> Action | None:
        """The same of the decision that was taken at `ply`."""
        return self._of(ply, None)

    def taken_at(self, ply: int) -> bool:
        """True if the action number `ply` was applied without asking."""
        return ply in self.taken

    def changed_at(self, ply: int) -> None:
        """Another action than before may have been taken at `ply`: what followed is no longer so."""
        self._known = {known: action for known, action in self._known.items() if known <= ply}
        self.taken = {known for known in self.taken if known < ply}

    def _of(self, ply: int, state: State | None) -> Action | None:
        if ply not in self._known:
            state = state or self._match.position(ply)
            legal = state.legal_actions()
            self._known[ply] = legal[0] if len(legal) == 1 and not self._is_secret(state) else None
        answer = self._known[ply]
        if answer is None:
            return None
        state = state or self._match.position(ply)
        return answer if self.allowed(state.view(None)) else None

    def _is_secret(self, state: State) -> bool:
        return len(self._people) > 1 and (state.simultaneous or holds_secrets(state, self._people))


def _nowhere(_view: View) -> bool:
    return False
