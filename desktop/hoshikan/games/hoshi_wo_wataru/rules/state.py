"""A position of 星を渡る: the contract of the engine, carried out by `phases` and `scoring`; refusals, and what a seat
may know (HW-3.4)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any, Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction
from hoshikan.engine.packing import reduced
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.state import TERMINAL
from hoshikan.games.hoshi_wo_wataru.rules import phases, scoring
from hoshikan.games.hoshi_wo_wataru.rules.actions import (
    CHOOSE_ACTIONS,
    DUMMIES,
    DUMMY,
    KEEP,
    KEEP_ACTIONS,
    LOWER,
    OBJECTIVE,
    POOL,
    POOL_ACTIONS,
    REVEAL,
    REVEAL_ACTIONS,
    SET,
    SETTABLE,
    SHIFT,
    SHIFT_ACTIONS,
    UNIT,
    HoshiAction,
    cards,
    pack,
    settable,
)
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES
from hoshikan.games.hoshi_wo_wataru.rules.laying import lay_out
from hoshikan.games.hoshi_wo_wataru.rules.position import (
    CHOOSING,
    EMPTY,
    OVER,
    RESOLVING,
    REVEALING,
    SETTING,
    HoshiPosition,
)
from hoshikan.games.hoshi_wo_wataru.rules.setup import LAST_SLOT, SLOTS, Start, describe, read
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView, view_of


def determinize(state: HoshiPosition, seat: int, rng: Random) -> None:
    """Replace in place what `seat` may not know by something it holds possible."""
    _guess_objectives(state, seat, rng)
    for other in range(state.players):
        if other != seat:
            _guess_row(state, other, rng)


def _guess_objectives(state: HoshiPosition, seat: int, rng: Random) -> None:
    shown = state.chosen if state.to_move == TERMINAL else (-1,) * state.players
    seen = {*state.pair(seat), *shown}
    unseen = [index for index in range(len(OBJECTIVES)) if index not in seen]
    rng.shuffle(unseen)
    dealt: list[int] = []
    chosen: list[int] = []
    for other in range(state.players):
        if other == seat:
            dealt += state.pair(seat)
            chosen.append(state.chosen[seat])
            continue
        pair = [unseen.pop() if shown[other] < 0 else shown[other], unseen.pop()]
        dealt += pair
        chosen.append(-1 if state.chosen[other] < 0 else pair[0])
    state.dealt = tuple(dealt)
    state.chosen = tuple(chosen)


def _guess_row(state: HoshiPosition, seat: int, rng: Random) -> None:
    """Cards kept this year are in the hand for sure; once all have set, all dummies are face down."""
    row = SLOTS * seat
    places = [place for place in range(row, row + SLOTS) if state.rows[place] != EMPTY]
    if not places:
        return
    hidden = state.hidden(seat)
    candidates = list(cards(hidden - state.kept[seat]))
    if state.phase == SETTING:
        down = rng.sample(candidates, len(places))
    else:
        dummies = hidden & DUMMIES
        down = [DUMMY] * dummies + rng.sample(candidates[dummies:], len(places) - dummies)
        rng.shuffle(down)
    for place, card in zip(places, down):  # noqa: B905  # without `strict` a plain loop once compiled
        state.rows[place] = card
        hidden -= UNIT[card]
    state.hands[seat] = hidden


def information_key(state: HoshiPosition, seat: int) -> Hashable:
    """Leaves out who has set already: the same decision is met with the rows of others taken back (see `reopen`)."""
    own = (state.hands[seat], *state.row(seat), state.chosen[seat])
    if state.phase == CHOOSING:
        return (state.pair(seat), own)
    held = tuple([state.hidden(other) for other in range(state.players)])
    tops = tuple([state.top(other) for other in range(state.players)])
    year = (
        own,
        held,
        tops,
        *state.pool_stars,
        *state.won,
        *state.stardust,
        state.deck,
        state.table,
        state.order,
        state.supernovas,
    )
    if state.phase == SETTING:
        return year
    return (year, state.to_move, state.slot, state.winner, *state.kept, *state.lying, *state.moved)


_FITTING: Final[Mapping[int, tuple[int, ...]]] = {
    CHOOSING: (OBJECTIVE,),
    REVEALING: (REVEAL,),
    SETTING: (SET,),
    RESOLVING: (POOL, SHIFT, KEEP),
}
_RULES: Final[Mapping[int, str]] = {
    CHOOSING: "HW-1.3",
    REVEALING: "HW-2.1",
    SETTING: "HW-2.3",
    RESOLVING: "HW-3.3",
}
_ASKED: Final[Mapping[int, str]] = {
    CHOOSING: "objective-asked",
    REVEALING: "reveal-asked",
    SETTING: "card-to-set-asked",
    RESOLVING: "lost-card-asked",
}


def explain(state: HoshiPosition, action: Action) -> IllegalAction:
    """The refusal of an action that is not allowed in this position."""
    phase = state.phase
    if phase == OVER:
        return IllegalAction("HW-4.2", "game-over")
    if not isinstance(action, HoshiAction) or action.kind not in _FITTING[phase]:
        return IllegalAction(_RULES[phase], _ASKED[phase], {"action": str(action)[:60]})
    value = action.value
    if phase == CHOOSING:
        return IllegalAction("HW-1.3", "objective-not-dealt", {"objective": OBJECTIVES[value]})
    if phase == REVEALING:
        return IllegalAction("HW-2.1", "constellation-seen-before", {"constellation": value})
    if phase == SETTING:
        if value == DUMMY:
            return IllegalAction("HW-2.3", "no-dummy-in-hand")
        return IllegalAction("HW-2.3", "card-not-in-hand", {"card": value})
    due = state.lying[state.to_move][0]
    if value != due:
        return IllegalAction("HW-3.3", "other-card-first", {"card": value, "due": due})
    return IllegalAction("HW-3.3", "nothing-after-last-slot", {"card": value, "slot": SLOTS})


class HoshiState(HoshiPosition):
    """A position: what may be decided, what it counts, and what a seat knows."""

    __slots__ = ()

    def __init__(self, start: Start, source: HoshiState | None = None) -> None:
        super().__init__(start, source)
        if source is None and start.position is not None:
            lay_out(self, start.position)

    # The contract of the engine

    @property
    def setup(self) -> dict[str, Any]:
        return describe(self.start, self.dealt)

    @property
    def simultaneous_phase(self) -> int:
        return self.year if self.phase == SETTING else 0

    def clone(self) -> HoshiState:
        return HoshiState(self.start, self)

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, from_setup)

    # Decisions

    def legal_actions(self) -> list[Action]:
        if self.phase == SETTING:
            hand = self.hands[self.to_move]
            lower, upper = SETTABLE.known.get(hand & LOWER), SETTABLE.known.get(hand & ~LOWER)
            if lower is None or upper is None:
                return [*settable(hand & LOWER), *settable(hand & ~LOWER)]
            return [*lower, *upper]
        if self.phase == RESOLVING:
            card = self.lying[self.to_move][0]
            if self.slot == LAST_SLOT:
                return [POOL_ACTIONS[card], KEEP_ACTIONS[card]]
            return [POOL_ACTIONS[card], SHIFT_ACTIONS[card], KEEP_ACTIONS[card]]
        if self.phase == REVEALING:
            return [action for action in REVEAL_ACTIONS if self.deck >> action.value & 1]
        if self.phase == CHOOSING:
            return [CHOOSE_ACTIONS[index] for index in self.pair(self.to_move)]
        return []

    def chance_outcomes(self) -> Sequence[tuple[Action, float]]:
        if self.phase != REVEALING:
            return ()
        share = 1.0 / self.deck.bit_count()
        return [(action, share) for action in REVEAL_ACTIONS if self.deck >> action.value & 1]

    def drawn(self, point: float) -> Action:
        deck = self.deck
        share = 1.0 / deck.bit_count()
        last: Action = REVEAL_ACTIONS[0]
        for action in REVEAL_ACTIONS:
            if deck >> action.value & 1:
                last = action
                point -= share
                if point < 0:
                    break
        return last

    def explain_illegal(self, action: Action) -> IllegalAction | None:
        if isinstance(action, HoshiAction) and self._allows(action.kind, action.value):
            return None
        return explain(self, action)

    def _allows(self, kind: int, value: int) -> bool:
        if self.phase == SETTING:
            return kind == SET and bool(self.hands[self.to_move] >> 4 * value & 15)
        if self.phase == RESOLVING:
            if kind == SHIFT:
                return self.slot < LAST_SLOT and self.lying[self.to_move][0] == value
            return kind in (POOL, KEEP) and self.lying[self.to_move][0] == value
        if self.phase == REVEALING:
            return kind == REVEAL and bool(self.deck >> value & 1)
        return self.phase == CHOOSING and kind == OBJECTIVE and value in self.pair(self.to_move)

    def apply(self, action: Action) -> None:
        if not isinstance(action, HoshiAction) or not self._allows(action.kind, action.value):
            raise explain(self, action)
        if self.record_events or self.events:
            self.events = []
        if self.phase == SETTING:
            phases.set_card(self, action.value)
        elif self.phase == RESOLVING:
            phases.decide(self, action.kind, action.value)
        elif self.phase == REVEALING:
            phases.reveal(self, action.value)
        else:
            phases.choose(self, action.value)

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

    def known_score_lines(self, seat: int, viewer: int | None) -> list[ScoreLine]:
        """The objective is secret until the end, except to its owner (HW-1.3, HW-3.4)."""
        lines = scoring.lines(self, seat)
        if viewer == seat or self.to_move == TERMINAL:
            return lines
        return [line for line in lines if line.kind != "objective"]

    # Knowledge of a seat

    def view(self, seat: int | None) -> HoshiView:
        """Everything but face-down cards and the objectives of others (HW-3.4)."""
        return view_of(self, seat)

    def determinize(self, seat: int, rng: Random) -> HoshiState:
        copy = self.clone()
        copy.record_events = False
        determinize(copy, seat, rng)
        return copy

    def information_key(self, seat: int) -> Hashable:
        return information_key(self, seat)

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
        phases.next_setter(self, 0)


def from_setup(setup: dict[str, Any]) -> HoshiState:
    """Return the start that `setup` of another state describes, for `pickle`."""
    data = read(setup)
    return HoshiState(Start(data, dict(data.options)))
