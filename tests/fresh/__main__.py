"""Examine games of new seeds until the time is over: `python -m tests.fresh --seconds 180 [--seed N] [--jobs 2]`.

`--game GAME` examines one game only. The seed is printed first and names the whole sequence of cases; `--seed N`
repeats it, `--only CASE` one case of it.
The first failure of each kind prints the case, the ply, the question and the traceback; the exit code is 1 then.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import SystemRandom

from hoshikan.games import GAMES
from tests.fresh.exploring import Found, examined


def main(argv: Sequence[str]) -> int:
    """Print what was examined and what failed; returns 1 if anything did."""
    parser = argparse.ArgumentParser(prog="python -m tests.fresh", description=__doc__)
    parser.add_argument("--seconds", type=float, default=180.0, help="wall-clock time; a case begun is finished")
    parser.add_argument("--seed", type=int, help="repeat the cases of this seed (default: a new one)")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--game", choices=list(GAMES), help="cases of this game only (default: of all)")
    parser.add_argument("--only", type=int, metavar="CASE", help="the one case with this number in the sequence")
    options = parser.parse_args(argv)
    seed = SystemRandom().randrange(2**31) if options.seed is None else options.seed
    _say(f"seed {seed}")
    found = Found()
    if options.jobs > 1 and options.only is None:
        with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
            waiting = [
                pool.submit(examined, seed, options.seconds, job, options.jobs, None, options.game)
                for job in range(options.jobs)
            ]
            for one in waiting:
                found.add(one.result())
    else:
        found = examined(seed, options.seconds, 0, 1, options.only, options.game)
    for example in found.examples.values():
        _say(example)
    for game in GAMES:
        _say(f"{game}: {found.positions[game]} positions, {found.questions[game]} questions")
    positions, questions = sum(found.positions.values()), sum(found.questions.values())
    _say(f"fresh: {positions} positions, {questions} questions, seed {seed}, {found.failures} failures")
    return 1 if found.failures else 0


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
