"""The kinds of trial that `python -m tests.fuzz` runs, each with its usual count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tests.fuzz import processes, texts, trials
from tests.library import damage
from tests.library import trials as libraries
from tests.library.trials import Outcome

LOST: Final = ("lost", "not the same again", "disagreements")
"""Counts of what was stored, acknowledged or accepted and is not so any more."""
EXCEPTIONS: Final = ("exceptions", "deaths", "without a place", "without words")
"""Counts of failures that are no refusal in words."""


class Kind(NamedTuple):
    """A kind of trial: `run(count, seed, folder)` counts what came of it."""

    what: str
    usual: int
    run: Callable[[int, int, Path], Counter[str]]


def summary(name: str, count: int, found: Counter[str]) -> str:
    """The line about a run: tried, lost, exceptions, then the other counts."""
    lost, exceptions = failures(found)
    others = [f"{number} {what}" for what, number in found.items() if what not in (*LOST, *EXCEPTIONS)]
    return f"{name}: {count} tried, {lost} lost, {exceptions} exceptions ({', '.join(others)})"


def failures(found: Counter[str]) -> tuple[int, int]:
    """Return the numbers of losses and of exceptions."""
    return sum(found[what] for what in LOST), sum(found[what] for what in EXCEPTIONS)


def _each(one: Callable[[Path, Random, int], Outcome]) -> Callable[[int, int, Path], Counter[str]]:
    """A run of outcomes, each in a folder of its own."""

    def run(count: int, seed: int, folder: Path) -> Counter[str]:
        found: Counter[str] = Counter()
        for number in range(count):
            outcome = one(libraries.cleared(folder / "trial"), Random(f"{seed}/{number}"), seed + number)
            found["acknowledged or stored"] += outcome.matches
            found["kept"] += outcome.kept
            found.update(outcome.notes)
            if outcome.fault:
                found["lost"] += 1
                found[f"{outcome.fault} in case {number}"] += 1
        return found

    return run


def _damaged(count: int, seed: int, folder: Path) -> Counter[str]:
    good = libraries.good_library()
    variants = [*damage.libraries(good, libraries.PAGE)]
    variants += damage.flips(good, max(0, count - len(variants)), f"fuzz/{seed}")
    chosen = iter(Random(seed).sample(variants, count))

    def one(place: Path, _rng: Random, _seed: int) -> Outcome:
        outcome = libraries.opened(place, {"": next(chosen)[1]})
        outcome.notes.append("reported as damaged" if outcome.told else "as they were")
        return outcome

    return _each(one)(count, seed, folder)


KINDS: Final[dict[str, Kind]] = {
    "records": Kind("damaged records through check, the library and the engine", 1000, trials.records),
    "components": Kind("damaged files of components", 500, trials.components),
    "lines": Kind("damaged protocol lines to the engine", 2000, lambda count, seed, _: trials.lines(count, seed)),
    "libraries": Kind("damaged libraries", 500, _damaged),
    "kills": Kind(
        "the window killed while it plays",
        200,
        _each(lambda home, rng, seed: libraries.window_killed(home, seed, rng.randint(0, 20))),
    ),
    "engine-kills": Kind(
        "the engine killed while the window plays",
        50,
        _each(lambda home, rng, seed: libraries.engine_killed(home, seed, rng.randint(3, 12), rng.randint(2, 5))),
    ),
    "keeping-kills": Kind(
        "a program killed that imports, exports and stores drafts, reviews, answers and settings",
        70,
        _each(lambda home, rng, seed: processes.keeping_killed(home, seed, rng.randint(1, 60))),
    ),
    "windows": Kind(
        "two programs that play on in one match, 200 actions each time",
        12,
        _each(lambda home, _rng, seed: processes.shared(home, seed, 200)),
    ),
    "pasted": Kind("texts pasted into the library", 1000, texts.pasted),
    "editor": Kind("positions edited at random and played to their end", 300, texts.edited),
    "settings": Kind("damaged files of settings", 1500, texts.settings),
    "application": Kind("damaged files of the application", 1500, texts.application),
}
