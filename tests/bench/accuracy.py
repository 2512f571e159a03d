"""`python -m tests.bench accuracy GAME … --games N`: the accuracy that a review gives to players of every strength.

The first seat is played at random and by each level, the other seats by one level; then its decisions are judged as a
review judges them. Printed for each kind of player: the mean accuracy of a game, the standard deviation between games,
in how many games the accuracy is known, the share of decisions that counted, and the share of games won.

A sound measure rises from one kind to the next, is low for random play (below 40 %) and high for the master (from
90 %). With `--store FILE` the judged games are kept as JSON lines, and a second start plays only those that are
missing, so that another formula can be tried on the same games at once. Without `--games` all games of the
file are used.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Final

import msgspec

from hoshikan.bots.engine import review_playouts
from hoshikan.bots.judging import judge
from hoshikan.bots.levels import LEVELS, offered
from hoshikan.bots.players import PLAYERS, Player, player
from hoshikan.engine import CHANCE, TERMINAL, Match, Seat
from hoshikan.engine.game import Game
from hoshikan.games import GAMES
from hoshikan.teaching.review import Judged, accuracy
from tests.bench.arguments import add_games, games_of
from tests.bench.table import columns

KINDS: Final = ("random", "novice", "casual", "skilled", "master")
HEAD: Final = ("game", "player", "games", "accuracy", "± between games", "known in", "counted", "won")


class Played(msgspec.Struct, frozen=True):
    """A game that was reviewed."""

    game: str
    player: str
    against: str
    seed: int
    won: bool
    judged: list[Judged]

    @property
    def key(self) -> tuple[str, str, str, int]:
        """Return the key that distinguishes it from every other game in a file."""
        return (self.game, self.player, self.against, self.seed)


class Store:
    """The judged games in a file of JSON lines; in memory only without a path."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        lines = path.read_bytes().splitlines() if path and path.exists() else []
        games = [msgspec.json.decode(line, type=Played) for line in lines]
        self._games = {one.key: one for one in games}

    def get(self, key: tuple[str, str, str, int]) -> Played | None:
        """Return the game with this key, if it has been played."""
        return self._games.get(key)

    def add(self, one: Played) -> None:
        """Keep a game."""
        self._games[one.key] = one
        if self._path:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(one) + b"\n")

    def count(self, game: str, kind: str, against: str, seed: int) -> int:
        """Return how many games of consecutive seeds from `seed` there are."""
        number = 0
        while (game, kind, against, seed + number) in self._games:
            number += 1
        return number


def main(argv: Sequence[str]) -> int:
    """Print a line for each game and kind of player; returns 0 whatever was measured."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench accuracy", description=__doc__)
    add_games(parser)
    parser.add_argument(
        "--games", type=int, metavar="N", help="games of each kind of player (default: those of --store, else 2)"
    )
    parser.add_argument("--store", type=Path, metavar="FILE", help="keep judged games there and take them from there")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--against", default="casual", choices=PLAYERS, help="who plays the others (default: casual)")
    parser.add_argument("--players", nargs="+", default=KINDS, choices=PLAYERS, help="kinds of players to review")
    parser.add_argument("--playouts", type=int, metavar="P", help="budget of the levels that search (default: theirs)")
    options = parser.parse_args(argv)
    rows = []
    store = Store(options.store)
    for name in games_of(parser, options.names):
        game = GAMES[name]
        others = player(options.against, game, options.playouts)
        for kind in options.players:
            if kind in LEVELS and kind not in offered(name):
                continue
            own = player(kind, game, options.playouts)
            wanted = options.games or store.count(name, kind, options.against, options.seed) or 2
            games = []
            for seed in range(options.seed, options.seed + wanted):
                one = store.get((name, kind, options.against, seed))
                if one is None:
                    won, judged = reviewed(game, own, others, seed)
                    one = Played(name, kind, options.against, seed, won, judged)
                    store.add(one)
                games.append(one)
            rows.append(row(name, kind, games))
            sys.stderr.write(f"{rows[-1]}\n")
    sys.stdout.write(columns([HEAD, *rows]) + "\n")
    return 0


def reviewed(game: Game, own: Player, others: Player, seed: int) -> tuple[bool, list[Judged]]:
    """Play a game of `own` at the first seat against `others`: whether the first seat won, and its decisions judged."""
    match = Match.start(game, [Seat()] * game.players[0], seed)
    rng = Random(seed)
    while match.state.to_move != TERMINAL:
        if match.state.to_move == CHANCE:
            match.apply_chance()
        else:
            match.apply((others if match.state.to_move else own).choose(match.state, rng))
    judged = []
    for ply in range(match.ply):
        state = match.position(ply)
        if state.to_move == 0 and len(state.legal_actions()) > 1:
            found = judge(state, match.actions[ply], game.knowledge(), f"{seed}/{ply}", review_playouts(game.id))
            assert found is not None
            judged.append(
                Judged(
                    ply,
                    0,
                    str(match.actions[ply]),
                    str(found.best),
                    found.chance,
                    found.loss,
                    found.error,
                    stake=found.stake,
                )
            )
    return 0 in match.state.winners(), judged


def row(game: str, kind: str, games: Sequence[Played]) -> tuple[str, ...]:
    """Return the printed row of the games of one kind of player."""
    known = [share for one in games if (share := accuracy(one.judged)) is not None]
    decisions = [one for played in games for one in played.judged]
    return (
        game,
        kind,
        str(len(games)),
        f"{100 * mean(known):.0f}" if known else "–",
        f"{100 * stdev(known):.0f}" if len(known) > 1 else "–",
        str(len(known)),
        f"{100 * mean(one.counts for one in decisions):.0f} %" if decisions else "–",
        f"{100 * mean(one.won for one in games):.0f} %",
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
