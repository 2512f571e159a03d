"""Series of games between players, in this process or spread over others; what `simulate` and `arena` are made of."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Final, TypeVar

from hoshikan.bots.entrants import Entrant
from hoshikan.bots.invariants import InvariantError, check
from hoshikan.engine.chance import sample
from hoshikan.engine.game import Game, OptionValue
from hoshikan.engine.state import CHANCE, TERMINAL, State
from hoshikan.games import GAMES

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD: Final = 64
"""Games handed to an executor before the first of them is waited for."""


@dataclass(frozen=True, slots=True)
class Job:
    """One game to play: `seats` names the player of each seat; the seed decides the deal and everybody's luck."""

    game: str
    seats: tuple[str, ...]
    seed: int
    luck: int = 0
    """Tells apart games of the same deal."""
    playouts: int | None = None
    milliseconds: int | None = None
    check: bool = False
    options: tuple[tuple[str, OptionValue], ...] = ()
    components: Mapping[str, Any] | None = None
    """A component set in place of the shipped one."""
    entrants: tuple[Entrant, ...] = ()
    """Who the names of `seats` mean; of those not listed, the player of that name."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """How a game went; what `simulate` and `arena` count."""

    seats: tuple[str, ...]
    seed: int
    points: tuple[int, ...]
    winners: frozenset[int]
    end: str
    plies: int
    rounds: int
    """0 if the game counts no rounds."""
    seconds: tuple[float, ...] = ()
    """Thinking time per seat."""
    playouts: tuple[int, ...] = ()
    moves: tuple[int, ...] = ()
    """Decisions per seat, and how many playouts were spent on them."""
    problem: str = ""
    """What the check found first; the game ends there."""


def play(job: Job) -> PlayedGame:
    """Play one game to its end."""
    game = GAMES[job.game]
    state = game.new(len(job.seats), job.seed, dict(job.options), components=job.components)
    state.narrating = False
    rng = Random(f"{job.seed}/{job.luck}")
    known = {entrant.name: entrant for entrant in job.entrants}
    entrants = [known.get(name) or Entrant(name, name) for name in job.seats]
    players = [entrant.sit(game, job.playouts, job.milliseconds) for entrant in entrants]
    seconds, playouts, moves = [0.0] * len(players), [0] * len(players), [0] * len(players)
    plies, problem = 0, ""
    while state.to_move != TERMINAL:
        problem = _problem(game, state, plies) if job.check else ""
        if problem:
            break
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
        else:
            seat = state.to_move
            begin = perf_counter()
            action = players[seat].choose(state, rng)
            seconds[seat] += perf_counter() - begin
            playouts[seat] += players[seat].searched
            moves[seat] += 1
            state.apply(action)
        plies += 1
    if job.check and not problem:
        problem = _problem(game, state, plies)
    over = state.to_move == TERMINAL
    return PlayedGame(
        job.seats,
        job.seed,
        tuple(state.points()),
        state.winners() if over else frozenset(),
        state.end_reason(),
        plies,
        _rounds(state),
        tuple(seconds),
        tuple(playouts),
        tuple(moves),
        problem,
    )


def _problem(game: Game, state: State, ply: int) -> str:
    try:
        check(game, state, ply)
    except InvariantError as error:
        return str(error)
    return ""


def _rounds(state: State) -> int:
    rounds: int = state.view(None).round
    return rounds


def run(jobs: Iterable[Job], executor: Executor | None = None) -> Iterator[PlayedGame]:
    """The games of `jobs` in their order, as they are finished; in this process without an executor."""
    return spread(play, jobs, executor)


def spread(work: Callable[[Task], Done], tasks: Iterable[Task], executor: Executor | None = None) -> Iterator[Done]:
    """What `work` makes of each task, in their order, as it is finished; in this process without an executor."""
    if executor is None:
        yield from map(work, tasks)
        return
    # Not `Executor.map`: it submits everything at once, and what it cancels at Ctrl-C trips over processes just ended.
    waiting: deque[Future[Done]] = deque()
    for task in tasks:
        waiting.append(executor.submit(work, task))
        if len(waiting) >= AHEAD:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()
