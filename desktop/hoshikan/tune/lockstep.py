"""Games between greedy players with different constants. Constants are read once in a process, so each player has
one of its own: both processes hold all games, and send each other their choices."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from hoshikan.bots.players import GreedyPlayer
from hoshikan.engine.chance import sample
from hoshikan.engine.game import Game
from hoshikan.engine.state import CHANCE, TERMINAL
from hoshikan.engine.tuning import Tuning
from hoshikan.games import GAMES
from hoshikan.resources import TRIED
from hoshikan.tune.writing import written

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
