"""OpenSpiel's searches as programs that speak our protocol: `python -m hoshikan.interop.contestant ismcts`.

    hoshikan-cli arena conquestar --contestants "greedy,engine:python -m hoshikan.interop.contestant ismcts"

They get what a seat may know and no more: IS-MCTS searches in worlds that the seat takes for possible, MCTS in a few of
them one after another, and the visits of all of them count.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from io import FileIO
from random import Random
from time import monotonic
from typing import Any, BinaryIO, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from hoshikan import __version__
from hoshikan.bots import protocol
from hoshikan.bots.engine import LineReader
from hoshikan.engine import record
from hoshikan.engine.errors import RecordError
from hoshikan.engine.game import Game
from hoshikan.engine.match import Match
from hoshikan.engine.numbered import NumberedMatch, as_utilities
from hoshikan.engine.playout import playout
from hoshikan.engine.state import TERMINAL
from hoshikan.games import GAMES
from hoshikan.interop.openspiel import SpielState, name_of

PLAYOUTS: Final = 200
EXPLORATION: Final = 1.4
WORLDS: Final = 10
"""So many guesses at the position MCTS searches in; one is enough where nothing is hidden."""
SEEDS: Final = 2**32


class Leaves(mcts.Evaluator):
    """The evaluation of a new position: the result of random play, or the expectation of our bots (`knowledge`)."""

    def __init__(self, game: Game, kind: str, rng: Random) -> None:
        self._knowledge = game.knowledge() if kind == "knowledge" else None
        self._rng = rng

    def evaluate(self, state: SpielState) -> Any:
        """Utilities by seat."""
        position = state.match.state
        if self._knowledge is not None and position.to_move != TERMINAL:
            return np.array(as_utilities(self._knowledge.evaluate(position)))
        ended = state.clone().match
        ended.state.record_events = False
        playout(ended.state, self._rng)
        return np.array(ended.utilities())

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Every action alike, chance as it is."""
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def state_of(match: Match) -> SpielState:
    """Return the current position of a match as a state of OpenSpiel."""
    options = match.game.option_values(match.header.options)
    game = pyspiel.load_game(name_of(match.game), {"players": match.state.players, **options})
    return SpielState(game, NumberedMatch(match.game, match.state.clone(), actions=match.actions[: match.ply]))


def imagined(state: SpielState, seat: int, rng: Random) -> SpielState:
    """A state that `seat` takes for possible."""
    return SpielState(state.get_game(), state.match.guess(seat, rng))


Search = Callable[[SpielState, int, Leaves, float, Random], int]


def by_ismcts(state: SpielState, playouts: int, leaves: Leaves, exploration: float, rng: Random) -> int:
    """Return the move of IS-MCTS for the seat to move."""
    luck = np.random.RandomState(rng.randrange(SEEDS))
    bot = ismcts.ISMCTSBot(
        state.get_game(), leaves, exploration, playouts, random_state=luck, use_observation_string=True
    )
    bot.set_resampler(lambda root, seat: imagined(root, seat, rng))
    return int(bot.step(state))


def by_mcts(state: SpielState, playouts: int, leaves: Leaves, exploration: float, rng: Random) -> int:
    """Return the move of MCTS for the seat to move."""
    seat = state.current_player()
    worlds = min(WORLDS, playouts) if state.match.game.kind.imperfect else 1
    visits: dict[int, int] = {}
    for world in range(worlds):
        share = playouts // worlds + (world < playouts % worlds)
        luck = np.random.RandomState(rng.randrange(SEEDS))
        bot = mcts.MCTSBot(state.get_game(), exploration, share, leaves, random_state=luck)
        for child in bot.mcts_search(imagined(state, seat, rng)).children:
            visits[child.action] = visits.get(child.action, 0) + child.explore_count
    legal: list[int] = state.legal_actions()
    return max(legal, key=lambda action: visits.get(action, 0))


SEARCHES: Final[Mapping[str, Search]] = {"ismcts": by_ismcts, "mcts": by_mcts}


class Refused(Exception):  # noqa: N818  # like a command that is no mistake of ours
    """A command that is not carried out: its message gives the reason."""


class Contestant:
    """One of the searches with its budget, as the other end of the protocol."""

    def __init__(self, search: str, playouts: int, leaves: str, exploration: float) -> None:
        self._name = search
        self._playouts, self._leaves, self._exploration = playouts, leaves, exploration
        self._match: Match | None = None

    def answer(self, command: protocol.AnyCommand) -> protocol.Answer | None:
        """Return the answer to `command`. Raises RecordError, LookupError and Refused."""
        match command:
            case protocol.Hello():
                return protocol.Identity(f"OpenSpiel {self._name}", __version__, protocol.VERSION, self._games(), [])
            case protocol.Load():
                return self._load(command)
            case protocol.Go():
                return self._go(command)
            case protocol.Stop() | protocol.Quit():
                return None
        raise Refused("this program plays and does nothing else")

    def _games(self) -> list[str]:
        """IS-MCTS is for games in which something is hidden."""
        return [game.id for game in GAMES.values() if self._name != "ismcts" or game.kind.imperfect]

    def _load(self, command: protocol.Load) -> protocol.Loaded:
        match = record.read(command.record, GAMES)
        plies = match.ply
        if command.ply is not None:
            if command.ply > plies:
                raise Refused(f"ply {command.ply}: the record has {plies}")
            match.jump(command.ply)
        self._match = match
        return protocol.Loaded(match.game.id, match.state.players, match.ply, plies, match.state.to_move)

    def _go(self, command: protocol.Go) -> protocol.Best:
        match = self._match
        if match is None or match.state.to_move < 0:
            raise Refused("load a match in which a seat is to move first")
        if command.ms is not None or command.purpose != "move":
            raise Refused("this program plays moves, with a budget of playouts")
        begin, rng = monotonic(), Random(command.seed)
        playouts = command.playouts or self._playouts
        leaves = Leaves(match.game, self._leaves, rng)
        number = SEARCHES[self._name](state_of(match), playouts, leaves, self._exploration, rng)
        action = match.game.actions.decode(number)
        return protocol.Best(command.id, str(action), playouts, round((monotonic() - begin) * 1000))


def serve(contestant: Contestant, source: FileIO, sink: BinaryIO) -> None:
    """Answer line by line until `quit` or the end of input."""
    reader = LineReader(source)
    while True:
        line = reader.next()
        if not line.strip():
            continue
        answer: protocol.Answer | None
        try:
            command = protocol.decode_command(line)
            if isinstance(command, protocol.Quit):
                return
            answer = contestant.answer(command)
        except protocol.MessageError as error:
            answer = protocol.Error("bad-message", str(error))
        except RecordError as error:
            answer = protocol.Error(error.reason, str(error), 0, error.line, error.rule)
        except (LookupError, Refused) as error:
            answer = protocol.Error("not-played", str(error))
        if answer is not None:
            sink.write(protocol.encode(answer))
            sink.flush()


def main(argv: Sequence[str] | None = None) -> int:
    """The command line of the program; returns its exit code."""
    parser = argparse.ArgumentParser(
        "python -m hoshikan.interop.contestant",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("search", choices=SEARCHES)
    parser.add_argument(
        "--playouts", type=int, default=PLAYOUTS, help="a move, where none are asked for (default: %(default)s)"
    )
    parser.add_argument(
        "--leaves",
        choices=("rollouts", "knowledge"),
        default="rollouts",
        help="how positions are judged: by playing them out at random, or as our bots do (default: %(default)s)",
    )
    parser.add_argument(
        "--exploration", type=float, default=EXPLORATION, help="the constant of UCT (default: %(default)s)"
    )
    chosen = parser.parse_args(argv)
    if chosen.playouts < 1:
        parser.error("--playouts: at least one")
    contestant = Contestant(chosen.search, chosen.playouts, chosen.leaves, chosen.exploration)
    serve(contestant, FileIO(sys.stdin.fileno(), closefd=False), sys.stdout.buffer)
    return 0


if __name__ == "__main__":
    sys.exit(main())
