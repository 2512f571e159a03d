"""`python -m tests.bench.soak [--games 200]`: an evening of games in one window; does its memory level off?

Every game is played to its end, by the person's seat at random and by bots that hardly think, with drags, hints, undo,
replays, lessons, the library and switches of language, theme and text size in between, without animation. One line a
step reports what the process holds after a garbage collection: resident memory in MB as it is, after the C library was
asked to return free memory to the system, and at its highest so far; the part of it in pictures of pieces; widgets,
Python objects, open files, child processes and how many of them are zombies. The last lines compare the second half
with the first, and the end with the first step, when everything has been used once. Linux only: it reads /proc.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from PySide6.QtCore import QEvent, QEventLoop, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.teaching.lessons import lessons
from hoshikan.ui.app.window import MainWindow, give_back
from hoshikan.ui.board.session import GoTo
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.features.home.page import HomePage
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.replay.page import ReplayPage
from tests.bench.memory import resident
from tests.bench.offscreen import offscreen_window

A_MOMENT: Final = 20
"""Milliseconds."""
PATIENCE: Final = 60.0
"""Seconds after which a bot will not answer any more."""
THEMES: Final = ("night", "day", "contrast")
TEXT_SIZES: Final = (100, 150, 120)
MEGABYTE: Final = 2**20


@dataclass(frozen=True, slots=True)
class Sample:
    """Resources of the process after `games` games."""

    games: int
    rss: float
    trimmed: float
    """`rss` after `malloc_trim`: without it, memory that is free counts."""
    highest: float
    pictures: float
    widgets: int
    objects: int
    files: int
    children: int
    zombies: int

    def line(self) -> str:
        return (
            f"{self.games:>6}{self.rss:>8.0f}{self.trimmed:>8.0f}{self.highest:>8.0f}{self.pictures:>10.0f}{self.widgets:>9}"
            f"{self.objects:>9}{self.files:>7}{self.children:>10}{self.zombies:>9}"
        )


HEADING: Final = " games  RSS/MB trimmed highest  pictures  widgets  objects  files  children  zombies"


class Evening:
    """One window, and somebody who plays game after game in it."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self._window = window
        self._others = len(_children(os.getpid()))
        """Children that were there before: the caller may have some."""
        self._rng = Random(seed)
        self._last: Match | None = None
        self._clock = QTimer(window)
        """Wakes a wait for what brings no event of its own."""
        self._clock.start(A_MOMENT)

    def arrive(self) -> None:
        """Wait until Home is whole: what it opens only after its first picture is no game's doing."""
        page = self._window.page
        assert isinstance(page, HomePage)
        self._wait(lambda: page.shelf.is_covered)

    def game(self, number: int) -> None:
        """One game to its end, with all that belongs to it."""
        game = list(GAMES.values())[number % len(GAMES)]
        count = game.players[number // len(GAMES) % 2]
        people = number % 3 != 2
        seats = [Seat("human", "Aki") if people and seat == 0 else _bot(seat) for seat in range(count)]
        self._window.open_table(Match.start(game, seats, number))
        page = self._window.page
        assert isinstance(page, TablePage)
        self._play(page)
        self._last = page.session.match
        self._window.home()
        self.pump()
        self._between(number)

    def _play(self, page: TablePage) -> None:
        controller, turn = page.session.controller, 0
        self._wait(lambda: controller.deciding or controller.over)
        while not controller.over:
            turn += 1
            if turn % 5 == 1:
                self._lift(page)
            if turn % 7 == 3:
                page.bar.tool("hint").click()
                self._wait(lambda: page.session.state.advice.hint is not None or not controller.deciding)
            if turn % 9 == 4 and controller.can_undo():
                page.bar.tool("undo").click()
                self._wait(lambda: controller.deciding or controller.over)
            page.scene.action_chosen.emit(self._choice(controller.actions()))
            self._wait(lambda: controller.deciding or controller.over)
        self._wait(page.ending.isVisible)

    def _choice(self, actions: Sequence[str]) -> str:
        """Passing and closing are as likely as all else together, so that games end."""
        quick = [one for one in actions if not one.startswith(("propose", "extra"))]
        return self._rng.choice(quick or actions)

    def _lift(self, page: TablePage) -> None:
        """Pick the first piece up and let it go beside everything."""
        keys = [key for one in page.scene.picking.affordances for key in one.pieces]
        item = next((item for key in keys if (item := page.scene.stage.get(key)) is not None), None)
        if item is None:
            return
        viewport, start = page.board.viewport(), page.board.mapFromScene(page.scene.stage.grip(item))
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for point in (start + QPoint(30, -30), viewport.rect().center(), QPoint(2, 2)):
            QTest.mouseMove(viewport, point)
            self.pump()
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))

    def _between(self, number: int) -> None:
        """Act between two games: each action after some of them."""
        settings, window = self._window.context.settings, self._window
        if number % 10 == 3:
            settings.theme = THEMES[number // 10 % len(THEMES)]
        if number % 10 == 5:
            settings.language = "ja" if settings.language == "en" else "en"
        if number % 15 == 7:
            settings.text_size = TEXT_SIZES[number // 15 % len(TEXT_SIZES)]
        if number % 6 == 4:
            self._replay()
        if number % 5 == 2:
            game_id = list(GAMES)[number // 5 % len(GAMES)]
            window.open_page("lesson", game_id, lessons(game_id)[number % len(lessons(game_id))].id)
            self._pause()
            # In the middle of it, with a table open: everything is drawn anew.
            settings.theme = THEMES[(THEMES.index(settings.theme) + 1) % len(THEMES)]
        for name, arguments in (("library", ()), ("rules", (list(GAMES)[number % len(GAMES)],)), ("settings", ())):
            if number % 8 == 6:
                window.open_page(name, *arguments)
                self._pause()
        window.home()
        self.pump()

    def _replay(self) -> None:
        assert self._last is not None
        page = self._window.open_page("replay", self._last)
        assert isinstance(page, ReplayPage)
        for ply in range(0, page.match.ply, max(1, page.match.ply // 6)):
            page.session.dispatch(GoTo(ply))
            self._pause()

    def pump(self) -> None:
        """Let everything happen that waits, deletions too: without a running loop nothing else does those."""
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def _pause(self) -> None:
        for _ in range(5):
            self.pump()

    def _wait(self, come: Callable[[], bool]) -> None:
        page = self._window.page
        match = page.session.match if isinstance(page, TablePage) else None
        ply, begin = -1, monotonic()
        while not come():
            if match is not None and match.ply != ply:
                ply, begin = match.ply, monotonic()
            assert monotonic() - begin < PATIENCE, "nothing happens any more"
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        self.pump()

    def sample(self, games: int) -> Sample:
        """Return the resources of the process now."""
        self.pump()
        gc.collect()
        now, highest = resident()
        give_back()
        trimmed, _ = resident()
        caches = [view.table.stage.pictures.size_in_bytes for view in self._window.findChildren(TableView)]
        children = _children(os.getpid())
        return Sample(
            games,
            now,
            trimmed,
            highest,
            sum(caches) / MEGABYTE,
            len(QApplication.allWidgets()),
            len(gc.get_objects()),
            sum(1 for _ in Path("/proc/self/fd").iterdir()),
            len(children) - self._others,
            sum(state == "Z" for state in children),
        )


def soak(games: int, every: int, tell: Callable[[str], None], seed: int = 1) -> list[Sample]:
    """Play `games` games and sample after each `every`; the last sample is taken after the last game."""
    samples: list[Sample] = []
    with TemporaryDirectory() as home, offscreen_window(Path(home)) as window:
        evening = Evening(window, seed)
        evening.arrive()
        tell(HEADING)
        for number in range(games):
            evening.game(number)
            if (number + 1) % every == 0 or number + 1 == games:
                samples.append(evening.sample(number + 1))
                tell(samples[-1].line())
    return samples


def growth(samples: Sequence[Sample]) -> float:
    """MB by which the highest memory of the second half of an evening exceeds that of the first half."""
    half = len(samples) // 2
    return max(one.rss for one in samples[half:]) - max(one.rss for one in samples[: half or 1])


def _bot(seat: int) -> Seat:
    return Seat("bot", f"Bot {seat}", "casual")


def _children(parent: int) -> list[str]:
    """The states of all child processes."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, owner = entry.read_text("utf-8", "replace").rpartition(")")[2].split()[:2]
        except OSError:  # it has ended meanwhile
            continue
        if int(owner) == parent:
            found.append(state)
    return found


def main(argv: Sequence[str]) -> int:
    """Print the samples; returns 0 whatever was measured."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.soak", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200, help="how many are played (default: 200)")
    parser.add_argument("--every", type=int, default=10, help="games between two samples (default: 10)")
    parser.add_argument("--seed", type=int, default=1, help="of the person's choices (default: 1)")
    options = parser.parse_args(argv)
    if options.games < 1 or options.every < 1:
        parser.error("--games and --every must be 1 or more")

    def tell(line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    samples = soak(options.games, options.every, tell, options.seed)
    first, last = samples[0], samples[-1]
    tell(f"\nThe second half was {growth(samples):+.0f} MB higher at its highest than the first.")
    tell(
        f"RSS after warm-up ({first.games} games): {first.rss:.0f} MB, {first.trimmed:.0f} trimmed; "
        f"at the end ({last.games} games): {last.rss:.0f} MB, {last.trimmed:.0f} trimmed."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
