"""`python -m tests.bench [--quick] [--game GAME …] [NAME …]`: one table, each value beside reference work."""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from hoshikan.games import GAMES
from tests.bench import (
    accuracy,
    ask,
    before,
    cluster,
    finish,
    forecast,
    frames,
    gains,
    games,
    hint,
    hints,
    library,
    peek,
    reading,
    reviews,
    soak,
    start,
    why,
)
from tests.bench.table import Row, formatted

BENCHES: dict[str, Callable[[bool, Sequence[str]], list[Row]]] = {
    "games": games.measure,
    "start": start.measure,
    "hint": hint.measure,
    "frames": frames.measure,
}
"""Adding a bench is adding a module and a line here."""
TABLES: dict[str, Callable[[Sequence[str]], int]] = {
    "hints": hints.main,
    "forecast": forecast.main,
    "gains": gains.main,
    "reviews": reviews.main,
    "accuracy": accuracy.main,
    "ask": ask.main,
    "cluster": cluster.main,
    "library": library.main,
    "finish": finish.main,
    "soak": soak.main,
    "why": why.main,
    "peek": peek.main,
    "reading": reading.main,
}
"""Benches of advice, many workers and whole games: each has a table and options of its own, and is run only by name."""


def main(argv: Sequence[str]) -> int:
    """Print the table of the benches asked for; returns 0 whatever was measured."""
    if argv and argv[0] in TABLES:
        return TABLES[argv[0]](argv[1:])
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(BENCHES)} (default: all)")
    parser.epilog = f"With options of their own: {', '.join(TABLES)}"
    parser.add_argument("--quick", action="store_true", help="seconds instead of minutes, and less exact")
    parser.add_argument(
        "--game", action="append", choices=tuple(GAMES), metavar="GAME", help=f"only this one of {', '.join(GAMES)}"
    )
    parser.add_argument(
        "--against", type=Path, metavar="FILE", help="compare with a table kept before (build/bench.json)"
    )
    options = parser.parse_args(argv)
    unknown = sorted(set(options.names) - set(BENCHES))
    if unknown:
        parser.error(f"unknown bench {unknown[0]!r}: choose from {', '.join(BENCHES)}")
    try:
        earlier = before.kept(options.against) if options.against else []
    except (OSError, ValueError) as error:
        parser.error(str(error))
    rows: list[Row] = []
    for name in options.names or BENCHES:
        sys.stderr.write(f"measuring {name} …\n")
        rows += BENCHES[name](options.quick, options.game or tuple(GAMES))
    sys.stdout.write(f"{platform.python_implementation()} {platform.python_version()}, {platform.system()}\n\n")
    sys.stdout.write(formatted(rows) + "\n")
    if options.against:
        sys.stdout.write(f"\nagainst {options.against}:\n\n{before.compared(rows, earlier)}\n")
    before.keep(rows, before.KEPT)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
