"""A demonstration without a display: every game played in the real window, with pictures on the way.

python3 dev.py run --out DIR
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import monotonic

from hoshikan.engine import Match
from hoshikan.engine.game import Game
from hoshikan.games import GAMES
from hoshikan.ui.headless import HeadlessError, seats
from hoshikan.ui.pages.replay import ReplayPage
from hoshikan.ui.pages.table import TablePage
from hoshikan.ui.panels.hints import MOVE
from tools.driver import WindowDriver, output_folder

SEED = 7
HUMAN_MOVES = 3
"""So many moves are made by mouse; after that the hint is followed, so that the end comes soon."""


def main(argv: Sequence[str]) -> int:
    """Play, save the pictures, say where they are; returns the exit code."""
    parser = argparse.ArgumentParser("demo", description="Play a demonstration of every game offscreen.")
    parser.add_argument("--out", type=output_folder, required=True, metavar="DIR", help="folder for the pictures")
    out: Path = parser.parse_args(argv).out
    started = monotonic()
    try:
        pictures = [picture for game in GAMES.values() for picture in _demonstrate(game, out)]
    except (HeadlessError, OSError) as error:
        sys.stderr.write(f"demo failed: {error}\n")
        return 1
    for picture in pictures:
        sys.stdout.write(f"{picture}\n")
    sys.stdout.write(f"demo: {len(pictures)} pictures in {out} after {monotonic() - started:.0f} s\n")
    return 0


def _demonstrate(game: Game, out: Path) -> list[Path]:
    with WindowDriver() as driver:
        pictures = [driver.picture(out / "home.png")]

        def save(name: str) -> None:
            pictures.append(driver.picture(out / f"{game.id}-{name}.png"))

        page = driver.table(Match.start(game, seats(game, ["Aki"]), SEED))
        driver.ready(page)
        save("start")
        rng = Random(SEED)
        for number in range(1, HUMAN_MOVES + 1):
            driver.act(page, rng.choice(page.controller.actions()))
            driver.ready(page)
            save(f"move-{number}")
        _take_hint(driver, page)
        save("hint")
        driver.act(page, page.side.hints.ranking.index(0, 0).data(page.side.hints.ranking.RatedRole).action)
        _play_on(driver, page, rng)
        save("end")
        page.ending.replay.click()
        replay = driver.window.page
        assert isinstance(replay, ReplayPage)
        driver.until(lambda: replay.course.known > replay.course.plies, "the graph")
        replay.go_to(replay.match.ply // 2)
        replay.side.open("moments")
        save("replay")
        return pictures


def _take_hint(driver: WindowDriver, page: TablePage) -> None:
    """All three steps."""
    hints = page.side.hints
    page.bar.pressed.emit("hint")
    driver.until(lambda: hints.hint is not None, "a hint")
    while hints.step < MOVE:
        page.bar.pressed.emit("hint")


def _play_on(driver: WindowDriver, page: TablePage, rng: Random) -> None:
    """To the end of the game."""
    driver.ready(page)
    while not page.controller.over:
        driver.act(page, rng.choice(page.controller.actions()))
        driver.ready(page)
    driver.until(page.ending.isVisible, "the result")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
