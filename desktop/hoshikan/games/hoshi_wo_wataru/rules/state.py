"""The rules of 星を渡る: objectives, then five years of revealing, setting and resolving four slots each."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any, Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.state import CHANCE, TERMINAL
from hoshikan.games.hoshi_wo_wataru.rules import events as happened
from hoshikan.games.hoshi_wo_wataru.rules import information, refusals, scoring
from hoshikan.games.hoshi_wo_wataru.rules.actions import (
    CHOOSE_STEPS,
    DUMMY,
    KEEP,
    KEEP_STEPS,
    OBJECTIVE,
    POOL,
    POOL_STEPS,
    REVEAL,
    REVEAL_STEPS,
    SET,
    SHIFT,
    SHIFT_STEPS,
    Step,
)
from hoshikan.games.hoshi_wo_wataru.rules.hands import DUMMIES, UNIT, count, pack, set_steps
from hoshikan.games.hoshi_wo_wataru.rules.phases import EMPTY, OBJECTIVES, RESOLVING, REVEALING, SETTING
from hoshikan.games.hoshi_wo_wataru.rules.resolving import LAST_SLOT, ResolvingTable
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS, describe
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView, view_of

HAND_LIMIT: Final = 4
"""Dummies fill a hand up to so many cards, or to one more with `dummy_at_four` (HW-2.3)."""


class HoshiState(ResolvingTable):
    """A position of 星を渡る."""

    __slots__ = ()

    @property
    def setup(self) -> dict[str, Any]:
        return describe(self.start, self.dealt)

    @property
    def simultaneous_phase(self) -> int:
        return self.year if self.phase == SETTING else 0

    def clone(self) -> HoshiState:
        return HoshiState(self.start, self)

    # Decisions

    def legal_actions(self) -> list[Action]:
        if self.phase == SETTING:
            return list(set_steps(self.hands[self.to_move]))
        if self.phase == RESOLVING:
            card = self.lying[self.to_move][0]
            if self.slot == LAST_SLOT:
                return [POOL_STEPS[card], KEEP_STEPS[card]]
            return [POOL_STEPS[card], SHIFT_STEPS[card], KEEP_STEPS[card]]
        if self.phase == REVEALING:
            return [step for step in REVEAL_STEPS if self.deck >> step.value & 1]
        if self.phase == OBJECTIVES:
            return [CHOOSE_STEPS[index] for index in self.pair(self.to_move)]
        return []

    def chance_outcomes(self) -> Sequence[tuple[Action, float]]:
        if self.phase != REVEALING:
            return ()
        share = 1.0 / self.deck.bit_count()
        return [(step, share) for step in REVEAL_STEPS if self.deck >> step.value & 1]

    def explain_illegal(self, action: Action) -> IllegalAction | None:
        if isinstance(action, Step) and self._allows(action.kind, action.value):
            return None
        return refusals.explain(self, action)

    def _allows(self, kind: int, value: int) -> bool:
        if self.phase == SETTING:
            return kind == SET and bool(self.hands[self.to_move] >> 4 * value & 15)
        if self.phase == RESOLVING:
            if kind == SHIFT:
                return self.slot < LAST_SLOT and self.lying[self.to_move][0] == value
            return kind in (POOL, KEEP) and self.lying[self.to_move][0] == value
        if self.phase == REVEALING:
            return kind == REVEAL and bool(self.deck >> value & 1)
        return self.phase == OBJECTIVES and kind == OBJECTIVE and value in self.pair(self.to_move)

    def apply(self, action: Action) -> None:
        if not isinstance(action, Step) or not self._allows(action.kind, action.value):
            raise refusals.explain(self, action)
        self.events = []
        if self.phase == SETTING:
            self._set(action.value)
        elif self.phase == RESOLVING:
            self.decide(action.kind, action.value)
        elif self.phase == REVEALING:
            self._reveal(action.value)
        else:
            self._choose(action.value)

    # Set-up and the start of a year

    def _choose(self, objective: int) -> None:
        """HW-1.3: in seat order, before the first reveal."""
        seat = self.to_move
        self.chosen = (*self.chosen[:seat], objective, *self.chosen[seat + 1 :])
        self.tell(happened.ObjectiveKept(seat))
        if seat + 1 < self.players:
            self.to_move = seat + 1
        else:
            self.phase = REVEALING
            self.to_move = CHANCE

    def _reveal(self, number: int) -> None:
        """HW-2.1"""
        if self.narrating:
            self.tell(happened.ConstellationRevealed(number, min(len(self.table), LAST_SLOT)))
        self.deck ^= 1 << number
        self.table = (*self.table, number)
        if len(self.table) < SLOTS + self.start.double:
            return
        if self.year > 1:
            self._rank()
        self._take_dummies()
        self.phase = SETTING
        self._next_setter(0)

    def _rank(self) -> None:
        """HW-2.2: by stars, then the topmost card, then clockwise from last year's marker 1."""
        ranked = self.ranking()
        markers = [0] * self.players
        for marker, seat in enumerate(ranked, 1):
            markers[seat] = marker
            if self.narrating:
                self.tell(happened.MarkerTaken(seat, marker, self.pool_stars[seat], self.top(seat)))
        self.order = tuple(ranked)
        self.markers = tuple(markers)

    def _take_dummies(self) -> None:
        """HW-2.3: in order of the markers, as far as the supply goes."""
        extra = int(self.start.generous)
        for seat in self.order:
            due = HAND_LIMIT + extra - count(self.hands[seat])
            if due > 0:
                taken = min(due, self.dummies_left)
                self.hands[seat] += taken * UNIT[DUMMY]
                self.dummies_left -= taken
                if self.narrating:
                    self.tell(happened.DummiesTaken(seat, taken, due - taken))

    # Setting

    def _set(self, card: int) -> None:
        """HW-2.3: face down, from slot 1."""
        seat = self.to_move
        self.rows[SLOTS * seat + self.slot] = card
        self.hands[seat] -= UNIT[card]
        if self.narrating:
            self.tell(happened.CardSet(seat, self.slot))
        if self.slot < LAST_SLOT and self.hands[seat]:
            self.slot += 1
        else:
            self._next_setter(seat + 1)

    def _next_setter(self, first: int) -> None:
        """The first seat from `first` on with a slot and a card to fill it; resolves when there is none."""
        for seat in range(first, self.players):
            if self.hands[seat] and self.rows[SLOTS * seat + LAST_SLOT] == EMPTY:
                self.to_move = seat
                self.slot = self.set_cards(seat)
                return
        if self.start.generous:
            self._return_unset()
        self.phase = RESOLVING
        self.slot = 0
        self.resolve()

    def _return_unset(self) -> None:
        """The end of HW-2.3 with `dummy_at_four`."""
        for seat in range(self.players):
            unset = self.hands[seat] & DUMMIES
            if unset:
                self.hands[seat] -= unset
                self.dummies_left += unset
                if self.narrating:
                    self.tell(happened.DummiesReturned(seat, unset))

    # Result

    def points(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(self.players)]

    def winners(self) -> frozenset[int]:
        assert self.to_move == TERMINAL
        return scoring.winners(self)

    def end_reason(self) -> str:
        return "five-years" if self.to_move == TERMINAL else ""

    def score_lines(self, seat: int) -> list[ScoreLine]:
        return scoring.lines(self, seat)

    # Knowledge of a seat

    def view(self, seat: int | None) -> HoshiView:
        """Everything but face-down cards and the objectives of others (HW-3.4)."""
        return view_of(self, seat)

    def determinize(self, seat: int, rng: Random) -> HoshiState:
        copy = self.clone()
        copy.narrating = False
        information.determinize(copy, seat, rng)
        return copy

    def information_key(self, seat: int) -> Hashable:
        return information.information_key(self, seat)

    def reopen(self, seat: int) -> None:
        """Rows that are complete go back into the hands; one only begun is what `determinize` made of it."""
        if self.phase != SETTING:
            return
        begun = self.to_move
        for other in range(self.players):
            if other not in (seat, begun):
                row = SLOTS * other
                self.hands[other] += pack(card for card in self.rows[row : row + SLOTS] if card >= 0)
                self.rows[row : row + SLOTS] = [EMPTY] * SLOTS
        self._next_setter(0)
