"""Moves the constants of a game's knowledge to where greedy players win games with them.

Constants are read once in a process, so each player has one of its own: both processes hold all games, and send each
other their choices.

Simultaneous perturbation (Spall, Multivariate Stochastic Approximation Using a Simultaneous Perturbation Gradient
Approximation, 1992): all constants are shifted at once, each up or down by lot, and the player who knows them so meets
one who knows them shifted the other way. All of them then move a little to where the winner is.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from hoshikan.bots.players import GreedyPlayer
from hoshikan.engine.chance import sample
from hoshikan.engine.game import Game
from hoshikan.engine.state import CHANCE, TERMINAL
from hoshikan.engine.tuning import Tuning
from hoshikan.games import GAMES
from hoshikan.resources import TRIED
from hoshikan.tune.writing import written

REACH: Final = 0.25
"""Range of a constant's shifts, as a share of its first value."""
LEAST: Final = 0.01
"""… and at least so far, since many of them are log-odds."""
PACE: Final = 1.2
"""Shifts that a constant would move for a round that one side wins altogether."""
AT_LAST: Final = 0.2
"""The share of the pace that is left in the last round."""

Constants = Mapping[str, float]
Match = Callable[[int, Constants, Constants], float]
"""The share of the wins of the first over the second, in the games of this round."""


@dataclass(frozen=True, slots=True)
class Round:
    """After a round: the share of the wins of those that were shifted first, and where the constants are now."""

    share: float
    constants: Constants


def climb(start: Constants, names: tuple[str, ...], rounds: int, seed: int, match: Match) -> Iterator[Round]:
    """`rounds` rounds from `start`, in which the constants called `names` move. None changes its sign."""
    rng = Random(f"{seed}/climb")
    shifts = {name: max(REACH * abs(start[name]), LEAST) for name in names}
    now = dict(start)
    for number in range(rounds):
        ways = {name: shifts[name] * rng.choice((-1, 1)) for name in names}
        share = match(number, _moved(now, start, ways, 1.0), _moved(now, start, ways, -1.0))
        pace = PACE * (1.0 - (1.0 - AT_LAST) * number / rounds)
        now = _moved(now, start, ways, pace * (2.0 * share - 1.0))
        yield Round(share, dict(now))


def _moved(now: Constants, start: Constants, ways: Constants, by: float) -> dict[str, float]:
    moved = dict(now)
    for name, way in ways.items():
        wanted = now[name] + by * way
        kept = LEAST * REACH * (1.0 if start[name] >= 0 else -1.0)
        moved[name] = max(wanted, kept) if kept > 0 else min(wanted, kept)
    return moved


Choices = Mapping[int, Sequence[int]]
"""By the number of a game: where what was chosen stands among the legal actions, in turn."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Games of two players who have every other seat, each deal once the one way and once the other."""

    game: str
    players: int
    seed: int
    games: int
    """Even."""


def share(meeting: Meeting, first: Tuning, second: Tuning) -> float:
    """The share of the wins that the player with the numbers of `first` has.

    Raises RuntimeError if one of the two is lost.
    """
    context = get_context("spawn")
    pipes, reports = context.Pipe(), [context.Pipe(duplex=False) for _ in range(2)]
    processes = [
        context.Process(target=_take_part, args=(meeting, side, tuning, pipe, report), daemon=True)
        for side, (tuning, pipe, (_, report)) in enumerate(zip((first, second), pipes, reports, strict=True))
    ]
    for process in processes:
        process.start()
    for end in (*pipes, *(report for _, report in reports)):
        end.close()
    try:
        won: list[float] = [heard.recv() for heard, _ in reports]
    except EOFError:
        raise RuntimeError(f"a player of {meeting.game} was lost") from None
    finally:
        for process in processes:
            process.join()
    return won[0] / sum(won)


def _take_part(meeting: Meeting, side: int, tuning: Tuning, other: Connection, report: Connection) -> None:
    """Play for one of the two, and send its wins. The first one sends its choices first."""
    game = _game(meeting.game, tuning)
    player = GreedyPlayer(game.knowledge())
    tables = [_Table(game, meeting, number, side, player) for number in range(meeting.games)]
    waiting = list(range(meeting.games))
    heard: Choices = {} if side == 0 else other.recv()
    while True:
        chosen = {number: tables[number].play_on(heard.get(number, ())) for number in waiting}
        waiting = [number for number in waiting if not tables[number].over]
        chosen = {number: choices for number, choices in chosen.items() if choices}
        # Where one has no more choices to send, the other has finished every game.
        if chosen:
            other.send(chosen)
        if not waiting:
            break
        heard = other.recv()
    report.send(sum(table.won() for table in tables))


def _game(name: str, tuning: Tuning) -> Game:
    """The game, whose bots know the numbers of `tuning` in this process."""
    with TemporaryDirectory(prefix="hoshikan-") as folder:
        Path(folder, f"{name}.toml").write_text(written(tuning), "utf-8")
        os.environ[TRIED] = folder
        game = GAMES[name]
        game.knowledge()
    return game


class _Table:
    """One of the games, as one of the two holds it: the deal and chance are the same for both."""

    def __init__(self, game: Game, meeting: Meeting, number: int, side: int, player: GreedyPlayer) -> None:
        deal, turned = divmod(number, 2)
        self._state = game.new(meeting.players, meeting.seed + deal, {})
        self._state.record_events = False
        self._seats = frozenset(range((side + turned) % 2, meeting.players, 2))
        self._player = player
        self._luck = Random(f"{meeting.seed}/{number}/luck")
        self._rng = Random(f"{meeting.seed}/{number}/{side}")

    @property
    def over(self) -> bool:
        return self._state.to_move == TERMINAL

    def won(self) -> float:
        """The wins of this side, shared ones in parts."""
        winners = self._state.winners()
        return len(winners & self._seats) / len(winners)

    def play_on(self, heard: Sequence[int]) -> list[int]:
        """Play until the other side has to choose, which chose `heard` up to now; returns this side's choices."""
        state, others, chosen = self._state, iter(heard), list[int]()
        while state.to_move != TERMINAL:
            if state.to_move == CHANCE:
                state.apply(sample(state, self._luck))
                continue
            legal = state.legal_actions()
            if len(legal) == 1:
                state.apply(legal[0])
            elif state.to_move in self._seats:
                action = self._player.choose(state, self._rng)
                chosen.append(legal.index(action))
                state.apply(action)
            else:
                place = next(others, None)
                if place is None:
                    break
                state.apply(legal[place])
        return chosen
