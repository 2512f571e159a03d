"""Series of games between players, in this process or spread over others; what `simulate` and `arena` are made of; and
the promises of a state that a whole game can be watched by."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from hoshikan.bots.entrants import Entrant
from hoshikan.bots.luck import swings
from hoshikan.bots.players import Player
from hoshikan.bots.spreading import Workers, spread
from hoshikan.engine.action import Action
from hoshikan.engine.chance import sample
from hoshikan.engine.game import Game, OptionValue
from hoshikan.engine.knowledge import Knowledge
from hoshikan.engine.match import MatchHeader, Seat
from hoshikan.engine.record import head
from hoshikan.engine.state import CHANCE, TERMINAL, State
from hoshikan.games import GAMES


class InvariantError(Exception):
    """A state breaks the contract of `engine.State`; the message describes how and where."""


def check(game: Game, state: State, ply: int) -> None:
    """Raises InvariantError if the position after `ply` actions breaks a promise."""
    points = state.points()
    for seat in range(state.players):
        total = sum(line.points for line in state.score_lines(seat))
        if total != points[seat]:
            raise InvariantError(f"ply {ply}: score lines of seat {seat} sum to {total}, its points are {points[seat]}")
    if state.to_move == TERMINAL:
        if not state.winners() or not state.end_reason():
            raise InvariantError(f"ply {ply}: an end without winner or reason")
        return
    legal = state.legal_actions()
    if not legal:
        raise InvariantError(f"ply {ply}: no legal action for {state.to_move}")
    for action in legal:
        if game.parse(str(action)) != action:
            raise InvariantError(f"ply {ply}: {action} does not survive the notation")
        refusal = state.explain_illegal(action)
        if refusal is not None:
            raise InvariantError(f"ply {ply}: {action} is listed as legal, yet refused: {refusal}")
    if state.to_move == CHANCE:
        chances = sum(probability for _, probability in state.chance_outcomes())
        if abs(chances - 1.0) > 1e-9:
            raise InvariantError(f"ply {ply}: chances sum to {chances}")


@dataclass(frozen=True, slots=True)
class Job:
    """One game to play: `seats` names the player of each seat; the seed decides the deal and all luck."""

    game: str
    seats: tuple[str, ...]
    seed: int
    luck: int = 0
    """Number that distinguishes games of the same deal."""
    playouts: int | None = None
    milliseconds: int | None = None
    check: bool = False
    options: tuple[tuple[str, OptionValue], ...] = ()
    components: Mapping[str, Any] | None = None
    """A component set in place of the shipped one."""
    entrants: tuple[Entrant, ...] = ()
    """The players that the names of `seats` stand for; a name that is not listed is a player of that name."""
    patience: float = 60.0
    """Seconds that a program may take for an answer, beyond its budget."""
    measure_luck: bool = False
    """True to compute each seat's luck."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """The result of a game, as counted by `simulate` and `arena`."""

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
    """The first finding of the check; the game ends there."""
    luck: tuple[float, ...] = ()
    """Sum of the changes that chance made to each seat's expected result (0..1, `bots.luck`), if computed."""


def play(job: Job) -> PlayedGame:
    """Play one game to its end. Raises OutsiderError if a program does not play as it should."""
    game = GAMES[job.game]
    state = game.new(len(job.seats), job.seed, dict(job.options), components=job.components)
    state.record_events = False
    rng = Random(f"{job.seed}/{job.luck}")
    known = {entrant.name: entrant for entrant in job.entrants}
    entrants = [known.get(name) or Entrant(name, name) for name in job.seats]
    actions: list[Action] = []
    setup = state.setup if any(entrant.command for entrant in entrants) else {}

    def record() -> str:
        options = game.checked_options(setup.get("options"))
        header = MatchHeader(game.id, game.rules_version, (Seat(),) * len(job.seats), options, job.seed, setup)
        return head(header) + "".join(f"{action}\n" for action in actions)

    with ExitStack() as table:
        players = [
            table.enter_context(entrant.seated(game, record, job.playouts, job.milliseconds, job.patience))
            for entrant in entrants
        ]
        effort = Effort(players)
        luck = Luck(game.knowledge(), Random(f"{job.seed}/{job.luck} once more")) if job.measure_luck else None
        problem = ""
        while state.to_move != TERMINAL:
            problem = _problem(game, state, len(actions)) if job.check else ""
            if problem:
                break
            if state.to_move == CHANCE:
                action = sample(state, rng)
                if luck is not None:
                    luck.take(state, action)
            else:
                action = effort.choose(state, rng)
            state.apply(action)
            actions.append(action)
    if job.check and not problem:
        problem = _problem(game, state, len(actions))
    over = state.to_move == TERMINAL
    return PlayedGame(
        job.seats,
        job.seed,
        tuple(state.points()),
        state.winners() if over else frozenset(),
        state.end_reason(),
        len(actions),
        _rounds(state),
        tuple(effort.seconds),
        tuple(effort.playouts),
        tuple(effort.moves),
        problem,
        () if luck is None else tuple(luck.swings or [0.0] * len(job.seats)),
    )


class Luck:
    """The luck of each seat so far."""

    def __init__(self, knowledge: Knowledge, rng: Random) -> None:
        self._knowledge = knowledge
        self._rng = rng
        self.swings: list[float] = []
        """Empty before the first chance."""

    def take(self, state: State, came: Action) -> None:
        """Count what comes at a chance node."""
        now = swings(state, came, self._knowledge, self._rng)
        self.swings = [before + swing for before, swing in zip(self.swings, now, strict=True)] if self.swings else now


class Effort:
    """Lets players choose and counts what it costs them, by seat: seconds, playouts and decisions."""

    def __init__(self, players: Sequence[Player]) -> None:
        self._players = players
        self.seconds = [0.0] * len(players)
        self.playouts = [0] * len(players)
        self.moves = [0] * len(players)

    def choose(self, state: State, rng: Random) -> Action:
        """Return the move of the seat to move."""
        seat = state.to_move
        begin = perf_counter()
        action = self._players[seat].choose(state, rng)
        self.seconds[seat] += perf_counter() - begin
        self.playouts[seat] += self._players[seat].searched
        self.moves[seat] += 1
        return action


def _problem(game: Game, state: State, ply: int) -> str:
    try:
        check(game, state, ply)
    except InvariantError as error:
        return str(error)
    return ""


def _rounds(state: State) -> int:
    rounds: int = state.view(None).round
    return rounds


def run(jobs: Iterable[Job], workers: Workers | None = None) -> Iterator[PlayedGame]:
    """The games of `jobs` in their order, as they are finished; in this process without workers."""
    return spread(play, jobs, workers)
