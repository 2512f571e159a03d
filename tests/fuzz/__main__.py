"""Fuzzing by hand: `python -m tests.fuzz --records 2000 --components 1000 --lines 5000`.

Not part of the normal test run, which does a sample of it. Prints one line per kind of input; a traceback is a find.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter

from tests.fuzz import trials


def report(kind: str, run: Callable[[], Counter[str]]) -> int:
    """Print what came of it; the number of finds."""
    begin = perf_counter()
    told = run()
    facts = ", ".join(f"{count} {what}" for what, count in told.items())
    print(f"{kind}: {facts} ({perf_counter() - begin:.0f} s)", flush=True)  # noqa: T201  # a command
    return sum(told[what] for what in trials.BAD)


def main() -> int:
    """Returns 1 if anything died, disagreed or came back otherwise."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description="Send damaged input to everything.")
    parser.add_argument("--records", type=int, default=2000)
    parser.add_argument("--components", type=int, default=1000)
    parser.add_argument("--lines", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    bad = 0
    with tempfile.TemporaryDirectory() as name:
        bad += report("records", partial(trials.records, chosen.records, chosen.seed, Path(name)))
        bad += report("components", partial(trials.components, chosen.components, chosen.seed, Path(name)))
        bad += report("lines", partial(trials.lines, chosen.lines, chosen.seed))
    return min(bad, 1)


if __name__ == "__main__":
    sys.exit(main())
