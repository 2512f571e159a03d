"""`python -m tests.bench.budgets [GAME …]`: a search with few playouts against the player that looks one step ahead.

Few playouts must never play worse than none: no interval of the table may lie below one half.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final

from hoshikan.bots.arena import Arena, schedule
from hoshikan.bots.series import run
from hoshikan.cli.processes import Processes
from hoshikan.games import GAMES
from tests.bench.arguments import add_games, games_of

PLAYOUTS: Final = (1, 5, 20, 60)
CONTESTANTS: Final = ("skilled", "greedy")


def main(argv: Sequence[str]) -> int:
    """Print a line per game and budget as it is measured; returns 0 whatever came out."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.budgets", description=__doc__)
    add_games(parser)
    parser.add_argument("--playouts", type=int, nargs="+", default=PLAYOUTS, help="budgets (default: %(default)s)")
    parser.add_argument("--games", type=int, default=200, help="games per budget (default: %(default)s)")
    parser.add_argument("--large", action="store_true", help="at the largest tables instead of the smallest")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes (default: one per core)")
    options = parser.parse_args(argv)
    with Processes(options.jobs) as pool:
        for name in games_of(parser, options.names):
            players = GAMES[name].players[-1 if options.large else 0]
            for playouts in options.playouts:
                arena = Arena(CONTESTANTS)
                for game in run(schedule(name, CONTESTANTS, players, options.games, playouts=playouts), pool):
                    arena.add(game)
                share = arena.duels[CONTESTANTS].share
                sys.stdout.write(
                    f"{name:24}{players} players {playouts:5} playouts: {arena.games:5} games, "
                    f"search won {share.mean:6.1%} [{share.low:.0%}–{share.high:.0%}]\n"
                )
                sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
