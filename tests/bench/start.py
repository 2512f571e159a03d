"""From the start of the process to the first painted Home, beside a bare Qt window; of a bundle too if there is one."""

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
BUNDLE = Path(__file__).parents[2] / "dist" / "hoshikan" / ("hoshikan.exe" if os.name == "nt" else "hoshikan")
TARGET = 1.65
BUNDLE_TARGET = 2.0


def measure(quick: bool, _games: Sequence[str] = ()) -> list[Row]:
    """Median of interleaved runs, after one of each that fills the caches, as on a player's second start."""
    runs = 3 if quick else 11
    commands = {"bare": (sys.executable, str(BARE)), "home": (sys.executable, "-m", "hoshikan")}
    if BUNDLE.is_file():
        commands["bundle"] = (str(BUNDLE),)
    times: dict[str, list[float]] = {name: [] for name in commands}
    with TemporaryDirectory() as cache:
        for run in range(runs + 1):
            for name, command in commands.items():
                seconds = _seconds(command, cache)
                if run:
                    times[name].append(1000 * seconds)
    bare = times.pop("bare")
    rows = []
    for name, target in (("home", TARGET), ("bundle", BUNDLE_TARGET)):
        if name in times:
            what = "first painted Home" if name == "home" else "first painted Home, of the bundle"
            found = Row("start", what, median(times[name]), "ms", median(bare), target, target_is_ratio=True)
            ratios = [one / other for one, other in zip(times[name], bare, strict=True)]
            rows.append(replace(found, interval=interval(ratios)))
    return rows


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
        with subprocess.Popen(command, env=inherited | own, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            said = process.stdout.readline()
            elapsed = perf_counter() - begin
        assert said == b"painted\n", "the window was not painted"
        return elapsed
