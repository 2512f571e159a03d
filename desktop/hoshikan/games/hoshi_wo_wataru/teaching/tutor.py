"""The tutor of 星を渡る: what an action does, in named features, and where to look first."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import Fact
from hoshikan.engine.state import State
from hoshikan.engine.tutor import Feature, Nudge, Tutor, TwoSides
from hoshikan.games.hoshi_wo_wataru.rules.actions import KEEP, OBJECTIVE, POOL, SET, SHIFT, HoshiAction, count
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState
from hoshikan.games.hoshi_wo_wataru.teaching.criteria import meets
from hoshikan.games.hoshi_wo_wataru.teaching.features import Features, named

NUDGES: Final = ("look-at-objectives", "look-at-slot", "look-at-next-slot", "look-at-stars", "look-at-hand")
"""Every kind of nudge; facts `slot` and `number`, `need` and `have`, or `cards` in hand."""


class HoshiTutor(Tutor):
    """Reads the open parts of a determinization and what the asking seat knows itself: no face-down card of others."""

    two_sides = (TwoSides("costs-little", "uses-card"), TwoSides("back-in-hand", "used-up", "card"))

    def features(self, state: State, action: Action) -> list[Feature]:
        assert isinstance(state, HoshiState)
        assert isinstance(action, HoshiAction)
        collected = Features(state)
        if action.kind == OBJECTIVE:
            collected.choose(action.value)
        elif action.kind == SET:
            collected.set(action.value)
        elif action.kind == POOL:
            collected.pool(action.value)
        elif action.kind == KEEP:
            collected.keep(action.value)
        elif action.kind == SHIFT:
            collected.shift(action.value)
        return collected.sorted()

    def nudge(self, state: State, action: Action) -> Nudge:
        """Where to look: the slot, the account of stars, or the hand."""
        assert isinstance(state, HoshiState)
        assert isinstance(action, HoshiAction)
        seat, slot = state.to_move, state.slot
        facts: dict[str, Fact]
        if action.kind == OBJECTIVE:
            return Nudge("look-at-objectives")
        if action.kind == SET:
            facts = {"slot": slot + 1, "number": state.table[slot]}
            return Nudge("look-at-slot", facts | named(state, facts))
        if action.kind == SHIFT:
            facts = {"slot": slot + 2, "number": state.table[slot + 1]}
            return Nudge("look-at-next-slot", facts | named(state, facts))
        if action.kind == POOL:
            return Nudge("look-at-stars", {"need": state.need(seat), "have": state.have(seat)})
        return Nudge("look-at-hand", {"cards": count(state.hands[seat])})

    def meets(self, state: State, action: Action, check: str) -> bool:
        """The criteria stand in `criteria.CRITERIA`."""
        assert isinstance(state, HoshiState)
        assert isinstance(action, HoshiAction)
        return meets(state, action, check)


TUTOR: Final = HoshiTutor()
