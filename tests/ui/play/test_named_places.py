"""Coordinates on the map wherever a text beside it names them."""

from __future__ import annotations

from typing import Any

from hoshikan.engine import Match
from hoshikan.games import GAMES
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.features.puzzles.exercise import ExercisePage
from hoshikan.ui.features.replay.page import ReplayPage
from tests.teaching.trying import exercise_of
from tests.ui.match.test_models import random_play
from tests.ui.play.desk import AKI, BOTS, TIMEOUT, Desk

GAME = GAMES["carcassonne-star-wars"]


def numbers(scene: TableScene[Any]) -> list[str]:
    """The numbers of columns and rows at the rim."""
    return [item.key for item in scene.stage if item.key.startswith("rim:")]


def test_a_past_match_shows_coordinates(desk: Desk) -> None:
    match = random_play(GAME, [AKI, BOTS[0]], {})
    opened = desk.window.open_page("replay", match)
    assert isinstance(opened, ReplayPage)
    assert numbers(opened.scene)


def test_a_puzzle_shows_coordinates(desk: Desk) -> None:
    page = desk.window.open_page("exercise", (exercise_of(GAME.id),))
    assert isinstance(page, ExercisePage)
    assert numbers(page.scene)


def test_why_not_shows_coordinates_until_the_next_position(desk: Desk) -> None:
    page = desk.open(Match.start(GAME, [AKI, BOTS[0]], 7))
    desk.wait_turn(page)
    assert not numbers(page.scene)
    page.session.advisor.why_not(page.session.controller.actions()[-1])
    desk.qtbot.waitUntil(lambda: bool(numbers(page.scene)), timeout=TIMEOUT)
    page.scene.choosing.cancel()
    page.session.controller.play(page.session.controller.actions()[0])
    desk.wait_turn(page)
    assert not numbers(page.scene)
