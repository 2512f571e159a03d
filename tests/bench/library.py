"""`python3 dev.py bench library [--games 10000]`: the longest block of the window with a library of that many games.

A library of finished games (one in twenty still in progress) is built, a window is opened on it, and each action of a
player's is done once: the start, Home shown again, the page of the library, each letter of a search, clearing a search
that found nothing, a filter, scrolling, deleting and restoring, and leaving the page. A block is the time between two
turns of the event loop. Printed are the longest of each action by the clock and, since other programs may be running,
in processor time of the window's thread; beside it that of a small library, since pages are painted whatever its size.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time
from typing import Final

from PySide6.QtCore import QEventLoop, QTimer

from hoshikan.engine import Match, Seat
from hoshikan.engine.record import head
from hoshikan.games import GAMES
from hoshikan.library import Library, checksums, matches
from hoshikan.library.database import connect, writing
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.features.home.page import HomePage
from hoshikan.ui.features.library.page import LibraryPage
from hoshikan.ui.session.context import AppContext
from tests.bench.offscreen import offscreen_window
from tests.bench.table import columns
from tests.engine.variants import to_the_end

LIMIT_MS: Final = 100
SMALL: Final = 40
"""Games of the library that is compared with."""
PLAYED: Final = 40
"""Different games of each kind; the others are copies of them under another deal."""
UNFINISHED: Final = 20
"""One game in so many is still in progress."""
FIRST_DAY: Final = 1_700_000_000_000
HOUR: Final = 3_600_000
SETTLED_MS: Final = 300
"""Without a block, after which an action is over."""
NAMES: Final = ("Aki", "Vega", "Mira", "Rigel", "Yuki", "Deneb", "織姫", "Altair")


def build(path: Path, games: int, seed: int = 1) -> None:
    """Write a library of `games` matches to `path`."""
    Library.open(path).close()
    played = _played(seed)
    with closing(connect(path)) as connection, writing(connection):
        for number in range(games):
            match, now = played[number % len(played)], FIRST_DAY + number * HOUR
            header = replace(match.header, seats=tuple(_renamed(match.header.seats, number)))
            match_id = matches.insert(connection, match, now, "")
            connection.execute("UPDATE matches SET head = ? WHERE id = ?", (head(header), match_id))
            names = [(seat.name, match_id, place) for place, seat in enumerate(header.seats)]
            connection.executemany("UPDATE seats SET name = ? WHERE match_id = ? AND seat = ?", names)
            if number % UNFINISHED:
                state = match.state
                end, seats = state.end_reason(), range(len(header.seats))
                matches.finish(connection, match_id, state.points(), state.winners(), end, seats, now)
            checksums.seal_actions(connection, match_id)
            checksums.seal(connection, match_id)


def _played(seed: int) -> list[Match]:
    found = []
    for number in range(PLAYED * len(GAMES)):
        game = list(GAMES.values())[number % len(GAMES)]
        count = game.players[number // len(GAMES) % 2]
        seats = [Seat("human", "Aki")] + [Seat("bot", f"Bot {place}", "casual") for place in range(1, count)]
        match = Match.start(game, seats, seed + number)
        for action in to_the_end(match.state.clone(), Random(number)):
            match.apply(action)
        found.append(match)
    return found


def _renamed(seats: Sequence[Seat], number: int) -> list[Seat]:
    names = Random(number).sample(NAMES, len(seats))
    return [replace(seat, name=f"{name} {number % 97}") for seat, name in zip(seats, names, strict=True)]


class Blocks:
    """Measures the longest time between two turns of the event loop."""

    def __init__(self) -> None:
        self._loop = QEventLoop()
        self._beat = QTimer()
        self._beat.timeout.connect(self._on_beat)
        self._still = QTimer(singleShot=True, interval=SETTLED_MS)
        self._still.timeout.connect(self._loop.quit)
        self._last = (0.0, 0.0)
        self._longest = (0.0, 0.0)
        self._over: Callable[[], bool] = lambda: True

    def of(self, act: Callable[[], object], over: Callable[[], bool] = lambda: True) -> tuple[float, float]:
        """Milliseconds of the longest block, by the clock and of the processor, from `act` until all is at rest."""
        self._over, self._longest = over, (0.0, 0.0)
        QTimer.singleShot(0, self._loop, act)
        self._last = perf_counter(), thread_time()
        self._beat.start(0)
        self._still.start()
        self._loop.exec()
        self._beat.stop()
        return self._longest

    def _on_beat(self) -> None:
        now = perf_counter(), thread_time()
        clock, processor = (1000 * (new - old) for new, old in zip(now, self._last, strict=True))
        self._longest = max(self._longest[0], clock), max(self._longest[1], processor)
        if processor > LIMIT_MS / 10 or not self._over():
            self._still.start()
        self._last = now


def measure(context: AppContext, window: MainWindow) -> list[tuple[str, float, float]]:
    """Each action with its longest block."""
    blocks = Blocks()
    found: list[tuple[str, float, float]] = []

    def note(what: str, act: Callable[[], object], over: Callable[[], bool] = lambda: True) -> None:
        found.append((what, *blocks.of(act, over)))

    home = window.page
    assert isinstance(home, HomePage)
    window.painted.connect(context.opening.begin)
    note("start, library opened", window.show, lambda: home.shelf.is_covered and not context.opening.is_pending)
    window.open_page("about")
    note("Home again", window.home)
    note("library page", lambda: window.open_page("library"))
    page = window.page
    assert isinstance(page, LibraryPage)
    field = page.filter.search
    for word in ("rigel", "zzzz"):
        typed = [word[:length] for length in range(1, len(word) + 1)]
        each = [blocks.of(partial(field.setText, text)) for text in typed]
        found.append((f"each letter of {word!r}", max(clock for clock, _ in each), max(cpu for _, cpu in each)))
        note(f"{word!r} cleared", field.clear)
    note("filter by game", lambda: page.filter.game.setCurrentIndex(2))
    note("filter by result", lambda: page.filter.result.setCurrentIndex(2))
    note("filters cleared", page.filter.clear)
    note("to the last game", page.view.scrollToBottom)
    note("next game chosen", lambda: page.view.selectRow(1))
    note("deleted", page.delete.click)
    note("another look", lambda: setattr(context.settings, "theme", "day"))
    note("another language", lambda: setattr(context.settings, "language", "ja"))
    note("page left", window.home)
    return found


def _measured(home: Path, library: Path) -> list[tuple[str, float, float]]:
    home.mkdir()
    with offscreen_window(home, shown=False, library=library) as window:
        gc.freeze()  # as a start does
        return measure(window.context, window)


def main(argv: Sequence[str]) -> int:
    """Print the table; returns 0 whatever was measured."""
    parser = argparse.ArgumentParser(
        prog="dev.py bench library", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10_000, help="in the library (default: 10000)")
    parser.add_argument("--library", type=Path, help="use this file, and make it if there is none")
    options = parser.parse_args(argv)
    with TemporaryDirectory() as folder:
        source = options.library or Path(folder, "built.sqlite3")
        if not source.exists():
            build(source, options.games)
        build(Path(folder, "small.sqlite3"), SMALL)
        small, found = (
            _measured(Path(folder, name), path) for name, path in (("a", Path(folder, "small.sqlite3")), ("b", source))
        )
    lines = [
        (what, *(f"{value:.0f} ms" for value in (clock, cpu, reference)))
        for (what, clock, cpu), (_, _, reference) in zip(found, small, strict=True)
    ]
    heading = ("longest block", "clock", "processor", f"with {SMALL} games")
    sys.stdout.write(columns([heading, *lines]) + "\n")
    worst = max(zip(found, small, strict=True), key=lambda pair: pair[0][2] - pair[1][2])
    more = worst[0][2] - worst[1][2]
    sys.stdout.write(
        f"\nMost that the size of the library adds: {more:.0f} ms of processor time ({worst[0][0]}); "
        f"at most {LIMIT_MS} is wanted.\n"
    )
    return 0
