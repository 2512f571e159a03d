"""From the start of the process to the first painted Home, beside a bare Qt window."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.bench.steady import interval
from tests.bench.table import Row

BARE = Path(__file__).with_name("bare_window.py")
TARGET = 1.9


def measure(quick: bool) -> list[Row]:
    """Median of interleaved runs, after one of each that fills the caches, as on a player's second start."""
    runs = 3 if quick else 11
    bare: list[float] = []
    home: list[float] = []
    with TemporaryDirectory() as cache:
        for run in range(runs + 1):
            for command, times in ((("-m", "hoshikan"), home), ((str(BARE),), bare)):
                seconds = _seconds(command, cache)
                if run:
                    times.append(1000 * seconds)
    found = Row("start", "first painted Home", median(home), "ms", median(bare), TARGET, target_is_ratio=True)
    return [replace(found, interval=interval([one / other for one, other in zip(home, bare, strict=True)]))]


def _seconds(command: Sequence[str], cache: str) -> float:
    """Seconds until `command`, with a fresh profile, says that it has painted. Bytecode is always kept in `cache`."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with TemporaryDirectory() as home:
        own = {
            "HOSHIKAN_HOME": home,
            "HOSHIKAN_EXIT_AFTER_FIRST_PAINT": "1",
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONPYCACHEPREFIX": cache,
        }
        begin = perf_counter()
        with subprocess.Popen([sys.executable, *command], env=inherited | own, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            said = process.stdout.readline()
            elapsed = perf_counter() - begin
        assert said == b"painted\n", "the window was not painted"
        return elapsed
