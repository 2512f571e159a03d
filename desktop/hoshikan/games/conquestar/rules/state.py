"""A position of Conquestar: one decision per seat and round; the last one lets `phases` play the round."""

from __future__ import annotations

from collections.abc import Hashable
from copy import deepcopy
from random import Random
from typing import Any

from hoshikan.engine.action import Action
from hoshikan.engine.errors import Fact, IllegalAction
from hoshikan.engine.packing import reduced
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.state import TERMINAL
from hoshikan.games.conquestar.rules.actions import PLANS, Plan
from hoshikan.games.conquestar.rules.events import Decided
from hoshikan.games.conquestar.rules.field import CARDS, CELL_NAMES, CELLS, cards_text
from hoshikan.games.conquestar.rules.phases import play_round
from hoshikan.games.conquestar.rules.position import ConquestarPosition
from hoshikan.games.conquestar.rules.setup import Start, read
from hoshikan.games.conquestar.rules.view import ConquestarView, view_of


class ConquestarState(ConquestarPosition):
    """A round of Conquestar: what may be chosen, what became of it, and what a seat knows."""

    __slots__ = ()

    @property
    def setup(self) -> dict[str, Any]:
        return deepcopy(self.start.setup)

    @property
    def simultaneous_phase(self) -> int:
        return self.round

    def clone(self) -> ConquestarState:
        return ConquestarState(self.start, self)

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, from_setup)

    # Decisions

    def legal_actions(self) -> list[Action]:
        if self.to_move < 0:
            return []
        actions: list[Action] = []
        cells = self.reach(self.to_move)
        full = self.full
        while cells:
            star = cells & -cells
            cells ^= star
            number = 2 * (star.bit_length() - 1)
            if not full & star:
                actions.append(PLANS[number])
            actions.append(PLANS[number + 1])
        return actions

    def explain_illegal(self, action: Action) -> IllegalAction | None:
        if self.to_move < 0:
            return IllegalAction("CQ-6.1", "game-over")
        if not isinstance(action, Plan):
            return IllegalAction("CQ-2.1", "no-such-plan", {"action": str(action)[:60]})
        cell, star = action.cell, 1 << action.cell
        if not self.present & star:
            return IllegalAction("CQ-2.2", "star-gone", {"star": CELL_NAMES[cell]})
        missing = CARDS[cell] & ~self.hands[self.to_move]
        if missing:
            return IllegalAction("CQ-5.1", "card-on-table", {"star": CELL_NAMES[cell], "cards": cards_text(missing)})
        if self.full & star and not action.invades:
            coins, value = self.star_coins[cell], self.start.values[cell]
            return IllegalAction("CQ-2.3", "star-full", {"star": CELL_NAMES[cell], "coins": coins, "value": value})
        return None

    def apply(self, action: Action) -> None:
        refusal = self.explain_illegal(action)
        if refusal is not None:
            raise refusal
        seat = self.to_move
        self.events = [Decided(seat)] if self.record_events else []
        if isinstance(action, Plan):
            self.plans[seat] = action
        self.to_move = self.next_seat()
        if self.to_move == TERMINAL:
            play_round(self)

    # Result

    def points(self) -> list[int]:
        return self.scores[:]

    def winners(self) -> frozenset[int]:
        """CQ-6.1: most points, then most coins in hand, then shared."""
        assert self.to_move == TERMINAL
        best = max(zip(self.scores, self.coins, strict=True))
        return frozenset(seat for seat in range(self.players) if (self.scores[seat], self.coins[seat]) == best)

    def end_reason(self) -> str:
        if self.to_move != TERMINAL:
            return ""
        return "standstill" if self.present else "field-empty"

    def score_lines(self, seat: int) -> list[ScoreLine]:
        start = self.start
        lines = [ScoreLine("star-before", value, "CQ-6.1", {"value": value}) for value in start.won[seat]]
        for cell in range(CELLS):
            if self.owner[cell] == seat:
                value = start.values[cell]
                facts: dict[str, Fact] = {"star": CELL_NAMES[cell], "name": start.names[cell], "value": value}
                lines.append(ScoreLine("star", value, "CQ-6.1", facts))
        return lines

    # Knowledge of a seat

    def view(self, seat: int | None) -> ConquestarView:
        return view_of(self, seat)

    def determinize(self, seat: int, rng: Random) -> ConquestarState:
        copy = self.clone()
        copy.record_events = False
        for other in range(self.players):
            if other != seat and copy.plans[other] is not None:
                copy.to_move = other
                plan = rng.choice(copy.legal_actions())
                if isinstance(plan, Plan):
                    copy.plans[other] = plan
        copy.to_move = self.to_move
        return copy

    def reopen(self, seat: int) -> None:
        for other in range(self.players):
            if other != seat:
                self.plans[other] = None
        if self.to_move >= 0:
            self.to_move = self.next_seat()

    def information_key(self, seat: int) -> Hashable:
        plan = self.plans[seat]
        quiet = 2 * self.quiet_cycles + self.cycle_busy
        own = "" if plan is None else plan.text
        lists = (*self.star_coins, *self.coins, *self.hands, *self.scores)
        return (self.present, quiet, own, lists)


def from_setup(setup: dict[str, Any]) -> ConquestarState:
    """Return the start that `setup` of another state describes, for `pickle`."""
    data = read(setup)
    return ConquestarState(Start(data, dict(data.options)))
