"""Courses of games: by random moves, by bots, and from positions set up by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final, Literal

from hoshikan.bots.levels import levels_of
from hoshikan.bots.players import Player, RandomPlayer, level_player, with_budget
from hoshikan.engine import CHANCE, TERMINAL, Action, SetupError, State
from hoshikan.engine.chance import sample
from hoshikan.engine.draft import Draft
from tests.engine.variants import EVERY, Variant

Way = Literal["random", "bots", "edited"]
WAYS: Final[tuple[Way, ...]] = ("random", "bots", "edited")
PLAYOUTS: Final = (2, 4, 8)
"""Budgets of the bots: enough to reach what random moves do not, and quick."""
EDITS: Final = (1, 2, 4, 8, 40)
MOST_PLIES: Final = 5_000
LAST_ROUND: Final = 30
"""The last round of a game is at most so long."""


@dataclass(frozen=True, slots=True)
class Case:
    """One course, which its seed repeats."""

    variant: Variant
    way: Way
    seed: int

    def __str__(self) -> str:
        return f"{self.variant} {self.way} seed {self.seed}"


@dataclass(frozen=True, slots=True)
class Step:
    """A position of a course and what was played in it, None at the end."""

    ply: int
    state: State
    played: Action | None


def cases(seed: int) -> Iterator[Case]:
    """Every variant in each way in turn, with new seeds, without end."""
    rng = Random(seed)
    number = 0
    while True:
        order = list(EVERY)
        rng.shuffle(order)
        for place, variant in enumerate(order):
            yield Case(variant, WAYS[(place + number) % len(WAYS)], rng.getrandbits(32))
        number += 1


def course(case: Case) -> list[Step]:
    """All positions of a game, from its start (or the position set up) to its end."""
    rng = Random(f"{case}")
    state = case.variant.new(case.seed)
    if case.way == "edited":
        state = edited(case, state, rng)
    players = _players(case, rng)
    steps: list[Step] = []
    while state.to_move != TERMINAL:
        if len(steps) >= MOST_PLIES:
            raise AssertionError(f"{case}: no end after {MOST_PLIES} plies")
        action = sample(state, rng) if state.to_move == CHANCE else players[state.to_move].choose(state, rng)
        steps.append(Step(len(steps), state.clone(), action))
        state.apply(action)
    steps.append(Step(len(steps), state, None))
    return steps


def last_round(steps: list[Step]) -> int:
    """The place of the step with which the last round begins, in which every seat decides that still can."""
    waiting = set(range(steps[-1].state.players))
    for place in range(len(steps) - 1, max(0, len(steps) - LAST_ROUND), -1):
        waiting.discard(steps[place].state.to_move)
        if not waiting:
            return place
    return max(0, len(steps) - LAST_ROUND)


def drafts(case: Case, number: int) -> list[Step]:
    """More positions set up by hand, which are not played on."""
    rng = Random(f"{case}/drafts")
    return [Step(0, edited(case, case.variant.new(case.seed + more), rng), None) for more in range(1, number + 1)]


def edited(case: Case, state: State, rng: Random) -> State:
    """A position made by random edits of one that random moves lead to; dials often go to their ends."""
    game = case.variant.game
    if game.editor() is None:
        return state
    for _ in range(rng.randrange(60)):
        before = state.clone()
        state.apply(sample(state, rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
        if state.to_move == TERMINAL:
            state = before
            break
    draft = Draft(game, state)
    if rng.random() < 0.5:
        draft.clear()
    for _ in range(rng.choice(EDITS)):
        moves, dials = draft.moves(), draft.dials()
        if moves and (not dials or rng.random() < 0.5):
            edit = rng.choice(moves)
        else:
            dial = rng.choice(dials)
            values = list(dial.values)
            edit = f"set {dial.id} {rng.choice([values[0], values[-1], rng.choice(values)])}"
        try:
            draft.apply(edit)
        except SetupError as refusal:
            if refusal.reason in ("bad-setup-value", "no-such-edit"):
                raise AssertionError(edit) from refusal
    return draft.state.clone()


def _players(case: Case, rng: Random) -> list[Player]:
    if case.way == "random":
        return [RandomPlayer()] * case.variant.players
    levels = list(levels_of(case.variant.game_id).values())
    knowledge = case.variant.game.knowledge()
    budgets = [(rng.choice(levels), rng.choice(PLAYOUTS)) for _ in range(case.variant.players)]
    return [level_player(knowledge, with_budget(level, playouts, None)) for level, playouts in budgets]
