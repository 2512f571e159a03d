"""A demonstration without a display: every game played in the real window, with pictures on the way.

python3 dev.py run --out DIR
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic

from hoshikan.engine import Match
from hoshikan.engine.game import Game
from hoshikan.games import GAMES
from hoshikan.ui.app.headless import HeadlessError, seats
from hoshikan.ui.board.session import GoTo
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.replay.page import ReplayPage
from tools.driver import WindowDriver, output_folder

SEED = 7
HUMAN_MOVES = 3
"""Moves made by mouse before the hint; the rest of the game follows at once."""
PLAYOUTS = 8
"""Playouts of each bot's move and of each ply of the graph: pictures need no strong play."""


def main(argv: Sequence[str]) -> int:
    """Play, save the pictures, print where they are; return 1 if any game failed, else 0."""
    parser = argparse.ArgumentParser("demo", description="Play a demonstration of every game offscreen.")
    parser.add_argument("--out", type=output_folder, required=True, metavar="DIR", help="folder for the pictures")
    parser.add_argument("--game", choices=list(GAMES), help="only this one")
    options = parser.parse_args(argv)
    if options.game:
        return _play_one(GAMES[options.game], options.out)
    started = monotonic()
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        codes = list(pool.map(lambda game: _play_apart(game, options.out), GAMES))
    failed = len(codes) - codes.count(0)
    for game, code in zip(GAMES, codes, strict=True):
        if code:
            sys.stderr.write(f"demo failed: {game}, exit code {code}\n")
    sys.stdout.write(
        f"demo: {len(codes) - failed} of {len(codes)} games in {options.out} after {monotonic() - started:.0f} s\n"
    )
    return 1 if failed else 0


def _play_apart(game: str, out: Path) -> int:
    """Play one game in a process of its own, so that games run side by side and one that crashes leaves the others."""
    command = [sys.executable, "-m", "tools.demo", "--game", game, "--out", str(out)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    sys.stdout.write(done.stdout)
    sys.stdout.flush()
    sys.stderr.write(done.stderr)
    return done.returncode


def _play_one(game: Game, out: Path) -> int:
    started = monotonic()
    demonstration = Demonstration(game, out)
    code = 0
    try:
        demonstration.play()
    except Exception as error:  # noqa: BLE001  # whatever it is, the step is named
        code = 1
        if not isinstance(error, HeadlessError | OSError):
            traceback.print_exc()
        sys.stderr.write(f"demo failed: {game.id}, {demonstration.step}: {type(error).__name__}: {error}\n")
    pictures = "".join(f"{picture}\n" for picture in demonstration.pictures)
    seconds = monotonic() - started
    sys.stdout.write(f"{pictures}demo: {game.id}: {len(demonstration.pictures)} pictures, {seconds:.0f} s\n")
    return code


class Demonstration:
    """One game from Home to the replay. `step` names what is being done."""

    def __init__(self, game: Game, out: Path) -> None:
        self.game = game
        self.pictures: list[Path] = []
        self.step = "opening the window"
        self._out = out
        self._rng = Random(SEED)

    def play(self) -> None:
        """Play and take the pictures. Raises HeadlessError for what did not appear."""
        with WindowDriver(playouts=PLAYOUTS) as driver:
            if self.game is next(iter(GAMES.values())):
                self.pictures.append(driver.picture(self._out / "home.png"))
            with self._doing("start", driver):
                page = driver.table(Match.start(self.game, seats(self.game, ["Aki"]), SEED))
                driver.ready(page)
            for number in range(1, HUMAN_MOVES + 1):
                with self._doing(f"move-{number}", driver):
                    self._move(driver, page)
            with self._doing("hint", driver):
                driver.take_hint(page)
            self.step = "following the hint"
            driver.act(page, page.side.hints.ranking.index(0, 0).data(page.side.hints.ranking.RatedRole).action)
            driver.ready(page)
            with self._doing("end", driver):
                while not page.session.controller.over:
                    self._move(driver, page)
                driver.until(page.ending.isVisible, "the result")
            with self._doing("replay", driver):
                page.ending.review.click()
                replay = driver.window.page
                assert isinstance(replay, ReplayPage)
                session = replay.session
                driver.until(
                    lambda: session.state.moments is not None or session.state.kept.complete,
                    "the graph",
                    progress=lambda: session.state.course.known,
                )
                replay.session.dispatch(GoTo(replay.match.ply // 2))
                replay.side.open("review")
            self.step = "closing the window"

    @contextmanager
    def _doing(self, step: str, driver: WindowDriver) -> Iterator[None]:
        """Name the step; a picture is taken at its end."""
        self.step = step
        yield
        self.pictures.append(driver.picture(self._out / f"{self.game.id}-{step}.png"))

    def _move(self, driver: WindowDriver, page: TablePage) -> None:
        driver.act(page, self._rng.choice(page.session.controller.actions()))
        driver.ready(page)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
