"""From a game's last move to its review, its mistakes, a puzzle and a rematch: every game, by mouse or by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from hoshikan.engine import CHANCE, TERMINAL, Match
from hoshikan.engine.playout import uniform
from hoshikan.games import GAMES
from hoshikan.teaching.review import Growing, Judged, Kept, to_text
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.puzzles.exercise import ExercisePage
from hoshikan.ui.features.puzzles.page import PuzzlesPage
from hoshikan.ui.features.replay.page import ReplayPage
from hoshikan.ui.session.context import PuzzleBox
from tests.engine.variants import THOROUGH
from tests.playing import playing_of
from tests.teaching.trying import exercise_of
from tests.ui.play.desk import AKI, BOTS, TIMEOUT, Desk, summary_of
from tests.ui.play.ways import Keyboard, Mouse, Way
from tests.ui.shell.test_language import needs_translations

WAYS: tuple[Callable[..., Way], ...] = (Mouse, Keyboard)
LANGUAGES = ("ja", "en")
CASES = [
    (game, way, LANGUAGES[(place + turn) % 2])
    for (place, game), (turn, way) in product(enumerate(GAMES), enumerate(WAYS))
    if THOROUGH or turn == place // 2 % 2
]
"""Every game in one way and one language, in turn; where there is time, both ways in one language each."""
JAPANESE = re.compile(r"[\u3041-\u30ff\u4e00-\u9fff]")


def last_choice(game_id: str) -> tuple[Match, str]:
    """A game against bots in which the person has the last choice, and what is chosen; the rest goes by itself."""
    game, rng = GAMES[game_id], Random(7)
    bots = BOTS[: game.players[0]]
    played, last = Match.start(game, bots, 3), 0
    while played.state.to_move != TERMINAL:
        if played.state.to_move == CHANCE:
            played.apply_chance()
            continue
        if len(played.state.legal_actions()) > 1:
            last = played.ply
        played.apply(uniform(played.state, rng))
    seats = [AKI if seat == played.mover(last) else bot for seat, bot in enumerate(bots)]
    match = Match(game, replace(played.header, seats=tuple(seats)))
    for action in played.actions[:last]:
        match.apply(action)
    return match, str(played.actions[last])


def reviewed(match: Match, ply: int) -> Kept:
    """A review in which the action number `ply` was a mistake, and nothing else to mention."""
    seat, count, played = match.mover(ply), match.state.players, str(match.actions[ply])
    best = next(str(one) for one in match.position(ply).legal_actions() if str(one) != played)
    growing = Growing(match.ply, [seat], [1] * count)
    growing.value(0, [1 / count] * count)
    growing.judge(Judged(ply, seat, played, best, 0.5, 0.2, 0.01), [1 / count] * count)
    growing.value(match.ply, [1 / count] * count)
    growing.complete = True
    return growing.kept


def solve(desk: Desk, way: Way) -> None:
    """Find the answer of the only exercise, or have it shown, and go back to where it was asked for."""
    page = desk.window.page
    assert isinstance(page, ExercisePage)
    assert page.session.state.exercise is not None
    if isinstance(way, Keyboard):
        QTest.keyClicks(page.side.moves.box, page.session.state.exercise.accepted[0])
        QTest.keyClick(page.side.moves.box, Qt.Key.Key_Return)
    else:
        press(way, page.coach.show_me)
    press(way, page.coach.next)
    summary = summary_of(page)
    assert (summary.first, summary.shown) == ((1, 0) if isinstance(way, Keyboard) else (0, 1))
    press(way, page.end.back)


@needs_translations
@pytest.mark.parametrize(("game_id", "by", "language"), CASES)
def test_a_game_is_learnt_from_and_played_again(
    desk: Desk, game_id: str, by: Callable[..., Way], language: str
) -> None:
    desk.settings.language = language
    desk.context.puzzles = PuzzleBox(GAMES, lambda game: (exercise_of(game_id),) if game == game_id else ())
    match, action = last_choice(game_id)
    way = by(desk, game_id, playing_of(game_id)[1])
    table = desk.open(match)
    desk.wait_turn(table)
    ply = match.ply
    way.act(action)
    desk.qtbot.waitUntil(table.ending.review.isVisible, timeout=TIMEOUT)
    assert desk.context.library.reviews.keep(match, to_text(reviewed(match, ply)))
    press(way, table.ending.review)

    review = desk.window.page
    assert isinstance(review, ReplayPage)
    if isinstance(way, Keyboard):
        desk.press(Qt.Key.Key_Down)
        desk.press(Qt.Key.Key_Return)
    else:
        place = review.side.review.list.visualItemRect(review.side.review.list.item(0)).center()
        QTest.mouseClick(review.side.review.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    (mistake,) = review.session.state.review.mistakes()
    assert review.scene.view == match.position(mistake.ply).view(mistake.seat)
    press(way, review.bar.learn)
    solve(desk, way)
    assert desk.window.page is review

    puzzles = desk.window.open_page("puzzles", game_id)
    assert isinstance(puzzles, PuzzlesPage)
    press(way, puzzles.start)
    solve(desk, way)

    while not isinstance(desk.window.page, TablePage):
        desk.window.back()
    press(way, table.ending.new_deal)
    again = desk.window.page
    assert isinstance(again, TablePage)
    assert again is not table
    assert again.session.match.header.seats == match.header.seats


def press(way: Way, button: QAbstractButton) -> None:
    """Press a button that is seen, can be pressed, and has a name for screen readers in the language of the screen."""
    assert button.isVisible()
    assert button.isEnabled()
    interface = QAccessible.queryAccessibleInterface(button)
    assert interface is not None
    name = interface.text(QAccessible.Text.Name)
    assert bool(JAPANESE.search(name)) == (way.desk.settings.language == "ja"), name
    way.press(button)
