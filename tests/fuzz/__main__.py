"""`python -m tests.fuzz KIND … [--count N] [--seed N]`: trials with damaged input, kills and strange texts.

Not part of the normal test run, which does a sample of some. Without a kind all are run, each with its usual count.
Each prints one line: tried, lost, exceptions. The exit code is 1 if anything was lost or raised.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from tests.fuzz.kinds import KINDS, failures, summary


def main(argv: Sequence[str]) -> int:
    """Run the kinds asked for; 1 if anything was lost or raised."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.fuzz", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(KINDS)} (default: all)")
    parser.add_argument("--list", action="store_true", help="name the kinds and their usual counts")
    parser.add_argument("--count", type=int, help="trials of each kind")
    parser.add_argument("--share", type=float, default=1.0, help="part of the usual count (default: 1)")
    parser.add_argument("--seed", type=int, default=0, help="of the trials (default: 0)")
    chosen = parser.parse_args(argv)
    if unknown := sorted(set(chosen.kinds) - set(KINDS)):
        parser.error(f"unknown kind {unknown[0]!r}: choose from {', '.join(KINDS)}")
    if chosen.list:
        for name, kind in KINDS.items():
            sys.stdout.write(f"{name:14} {kind.usual:5}  {kind.what}\n")
        return 0
    bad = 0
    for name in chosen.kinds or KINDS:
        begin, count = perf_counter(), chosen.count or max(1, round(KINDS[name].usual * chosen.share))
        with tempfile.TemporaryDirectory(prefix="hoshikan-fuzz-", ignore_cleanup_errors=True) as folder:
            found = KINDS[name].run(count, chosen.seed, Path(folder))
        bad += sum(failures(found))
        sys.stdout.write(f"{summary(name, count, found)[:-1]}, {perf_counter() - begin:.0f} s)\n")
        sys.stdout.flush()
    return min(bad, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
