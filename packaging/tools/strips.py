"""Strips of frames of the great moments of every game and of its end, to be looked at. Time passes frame by frame, not
by the clock.

python -m tools.strips --out DIR [--game ID …] [--language ja en] [--speed normal fast …] [--moments N]
[--events KIND …] [--every MS]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from hoshikan.engine import CHANCE, TERMINAL, Match, Seat
from hoshikan.engine.game import Game, OptionValue
from hoshikan.games import GAMES
from hoshikan.ui.app.headless import HeadlessError
from hoshikan.ui.board.match.deals import bot_names
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.table.motion import SPEEDS
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.kit.look.theme import NIGHT, color
from tools.driver import WindowDriver, output_folder

SEED: Final = 11
SIZE: Final = (1600, 1000)
WIDE: Final = 480
"""Width of a frame in a strip, in pixels."""
COLUMNS: Final = 4
MOST_FRAMES: Final = 60
MOST_GAMES: Final = 200
"""Random games in which a kind of event is looked for."""
CAPTION: Final = 26


class Moment(NamedTuple):
    """Something worth a strip: it follows the action `ply` of a match."""

    match: Match
    ply: int
    kinds: frozenset[str]
    """Names of the kinds of events in it."""


def played(game: Game, players: int, seed: int, options: Mapping[str, OptionValue] | None = None) -> Match:
    """A random game to its end."""
    rng = Random(seed)
    match = Match.start(game, _seats(game, players), seed, options)
    while match.state.to_move != TERMINAL:
        if match.state.to_move == CHANCE:
            match.apply_chance()
        else:
            match.apply(rng.choice(match.state.legal_actions()))
    return match


def moments(game: Game, wanted: int) -> list[Moment]:
    """Moments that have as many different kinds of events as can be had."""
    found: list[Moment] = []
    for number, players in enumerate((game.players[-1], game.players[0], game.players[len(game.players) // 2])):
        match = played(game, players, SEED + number)
        scene = new_scene(game.id, NIGHT)
        for ply in range(match.ply):
            events = match.events(ply)
            if any(scene.is_moment(event) for event in events):
                kinds = frozenset(type(event).__name__ for event in events)
                found.append(Moment(match, _decision(match, ply), kinds))
    chosen: list[Moment] = []
    seen: frozenset[str] = frozenset()
    while found and len(chosen) < wanted:
        best = max(found, key=lambda one: (len(one.kinds - seen), -one.ply))
        chosen.append(best)
        found.remove(best)
        seen |= best.kinds
    return chosen


def moments_with(game: Game, kinds: Collection[str]) -> list[Moment]:
    """The first moment with each of these kinds of events, in random games of every number of players and variant."""
    found: list[Moment] = []
    lacking = set(kinds)
    for number in range(MOST_GAMES):
        rng = Random(SEED + number)
        options = {option.id: rng.choice(option.values) for option in game.options}
        match = played(game, rng.choice(game.players_with(options)), SEED + number, options)
        for ply in range(match.ply):
            named = frozenset(type(event).__name__ for event in match.events(ply))
            if named & lacking:
                found.append(Moment(match, _decision(match, ply), named))
                lacking -= named
        if not lacking:
            break
    return found


def _decision(match: Match, ply: int) -> int:
    """The choice that an action of a match follows from, as dice do."""
    while match.mover(ply) < 0:
        ply -= 1
    return ply


def frames(driver: WindowDriver, moment: Moment, speed: str, every: int) -> Iterator[tuple[int, QPixmap]]:
    """Yield the window every `every` milliseconds from the action on until the table has settled."""
    match, mover = moment.match, moment.match.mover(moment.ply)
    seats = _seats(match.game, match.state.players, mover)
    here = Match.start(match.game, seats, match.header.seed, match.header.options)
    for action in match.actions[: moment.ply]:
        here.apply(action)
    driver.settings.animation = "off"
    driver.window.open_table(here)
    page = driver.window.page
    assert isinstance(page, TablePage)
    driver.app.processEvents()
    page.session.controller.take_over()
    driver.app.processEvents()
    page.scene.motion.take_the_time()
    page.scene.set_motion(speed)
    page.session.controller.play(str(match.actions[moment.ply]))
    passed = 0
    while _is_seen(driver, page) and passed < every * MOST_FRAMES:
        yield passed, driver.window.grab()
        page.scene.motion.advance(every)
        passed += every
    yield passed, driver.window.grab()
    page.scene.fast_forward()
    page.go_home.emit()
    driver.app.processEvents()


def end_frames(driver: WindowDriver, match: Match, speed: str, every: int) -> Iterator[tuple[int, QPixmap]]:
    """Yield the end of a finished match, every `every` milliseconds."""
    driver.settings.animation = "off"
    page = driver.table(match)
    driver.until(page.ending.isVisible, "the end")
    page.ending.motion.take_the_time()
    page.ending.set_speed(speed)
    page.ending.play()
    passed = 0
    while page.ending.is_playing:
        yield passed, driver.window.grab()
        page.ending.motion.advance(every)
        passed += every
    yield passed, driver.window.grab()
    page.go_home.emit()
    driver.app.processEvents()


def _is_seen(driver: WindowDriver, page: TablePage) -> bool:
    """True if something moves, including the next action of chance."""
    if not page.scene.is_moving and page.session.match.state.to_move == CHANCE:
        driver.app.processEvents()
    return page.scene.is_moving


def strip(pictures: Sequence[tuple[int, QPixmap]]) -> QImage:
    """Pictures side by side, each with its time."""
    shown = [(time, one.scaledToWidth(WIDE, Qt.TransformationMode.SmoothTransformation)) for time, one in pictures]
    tall = shown[0][1].height() + CAPTION
    rows = -(-len(shown) // COLUMNS)
    whole = QImage(WIDE * COLUMNS, tall * rows, QImage.Format.Format_RGB32)
    whole.fill(color(NIGHT.window))
    painter = QPainter(whole)
    painter.setPen(color(NIGHT.text))
    for index, (time, picture) in enumerate(shown):
        x, y = index % COLUMNS * WIDE, index // COLUMNS * tall
        painter.drawText(QRect(x + 6, y, WIDE, CAPTION), int(Qt.AlignmentFlag.AlignVCenter), f"{time} ms")
        painter.drawPixmap(QPointF(x, y + CAPTION), picture)
    painter.end()
    return whole


def main(argv: Sequence[str]) -> int:
    """Save the strips and print their folder; returns the exit code."""
    parser = argparse.ArgumentParser("strips", description="Save strips of frames of the great moments.")
    parser.add_argument("--out", type=output_folder, required=True, metavar="DIR", help="folder for the pictures")
    parser.add_argument("--game", choices=tuple(GAMES), nargs="+", default=tuple(GAMES), help="only these games")
    parser.add_argument("--language", choices=("ja", "en"), nargs="+", default=["ja"])
    parser.add_argument("--speed", choices=tuple(SPEEDS), nargs="+", default=["normal"])
    parser.add_argument("--moments", type=int, default=3, metavar="N", help="so many of each game")
    parser.add_argument("--events", nargs="+", default=[], metavar="KIND", help="instead: the first with these events")
    parser.add_argument("--every", type=int, default=300, metavar="MS", help="time between two frames")
    chosen = parser.parse_args(argv)
    started, count = monotonic(), 0
    try:
        with WindowDriver(SIZE) as driver:
            driver.settings.only_answers = False  # else an only choice is made before anybody looks
            for game_id, language, speed in product(chosen.game, chosen.language, chosen.speed):
                driver.settings.language = language
                game = GAMES[game_id]
                wanted = moments_with(game, chosen.events) if chosen.events else moments(game, chosen.moments)
                for number, moment in enumerate(wanted, 1):
                    picture = strip(list(frames(driver, moment, speed, chosen.every)))
                    path = chosen.out / f"{game_id}-{number}-{speed}-{language}.png"
                    _save(picture, path)
                    print(f"{path}: {', '.join(sorted(moment.kinds))}")
                    count += 1
                if chosen.events:
                    continue
                match = played(game, game.players[-1], SEED)
                path = chosen.out / f"{game_id}-end-{speed}-{language}.png"
                _save(strip(list(end_frames(driver, match, speed, chosen.every))), path)
                print(f"{path}: the end of the game")
                count += 1
    except (HeadlessError, OSError) as error:
        sys.stderr.write(f"strips failed: {error}\n")
        return 1
    print(f"{count} strips in {monotonic() - started:.0f} s")
    return 0


def _save(picture: QImage, path: Path) -> None:
    if not picture.save(str(path)):
        raise HeadlessError(f"{path} could not be written")


def _seats(game: Game, players: int, human: int = -1) -> list[Seat]:
    names = bot_names(text_of(game.id).taken_names(None))
    return [
        Seat("human", "Aki") if seat == human else Seat("bot", name, "casual")
        for seat, name in zip(range(players), names, strict=False)
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
