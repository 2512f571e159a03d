"""Lessons on the table."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hoshikan.engine import Match
from hoshikan.games import GAMES
from hoshikan.teaching.lessons import Lesson, lessons
from hoshikan.ui.app.headless import seats
from hoshikan.ui.features.learn.lesson import LessonPage
from hoshikan.ui.shared.boardpage import BoardPage
from tests.engine.variants import sampled
from tests.ui.play.desk import AKI, Desk

LESSONS = lessons("conquestar")


def open_lesson(desk: Desk, lesson: Lesson) -> LessonPage:
    page = desk.window.open_page("lesson", "conquestar", lesson.id)
    assert isinstance(page, LessonPage)
    return page


def test_a_lesson_can_be_taken_to_its_end(desk: Desk) -> None:
    lesson = LESSONS[0]
    page = open_lesson(desk, lesson)
    for number, step in enumerate(lesson.steps):
        assert page.session.state.index == number
        if step.kind != "read":
            assert not page.speech.next.isEnabled()
            wrong = [action for action in page.session.state.actions if action not in step.accept]
            page.attempt(wrong[0])
            assert page.speech.answer.accessibleName()
            assert not page.speech.next.isEnabled()
            page.attempt(step.accept[0])
            assert step.right is not None
            assert page.speech.answer.accessibleName() == step.right.en
        QTest.mouseClick(page.speech.next, Qt.MouseButton.LeftButton)
    assert page.end.isVisible()
    assert lesson.id in desk.context.library.lessons.done("conquestar")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_way_on_is_in_one_place(desk: Desk, language: str) -> None:
    desk.settings.language = language
    page = open_lesson(desk, LESSONS[0])
    places = set()
    while not page.end.isVisible():
        desk.qtbot.waitUntil(lambda: page.speech.next.height() > 0)
        QApplication.processEvents()
        places.add(page.speech.next.mapTo(page, page.speech.next.rect().bottomRight()).toTuple())
        if page.session.state.step.accept:
            page.attempt(page.session.state.step.accept[0])
        page.go_on()
    assert len(places) == 1
    (((_, bottom)),) = places
    assert bottom > page.height() * 0.9


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
@pytest.mark.parametrize("lesson", LESSONS[:3], ids=[lesson.id for lesson in LESSONS[:3]])
def test_a_key_on_the_table_goes_on_once_nothing_more_is_asked(desk: Desk, lesson: Lesson, key: Qt.Key) -> None:
    page = open_lesson(desk, lesson)
    for number, step in enumerate(lesson.steps):
        assert page.session.state.index == number
        page.board.setFocus()
        if step.kind != "read":
            QTest.keyClick(page.board, key)
            assert page.session.state.index == number, "the move is still to be found"
            page.scene.choosing.cancel()
            page.attempt(step.accept[0])
            page.board.setFocus()
        QTest.keyClick(page.board, key)
    assert page.end.isVisible()


def test_the_end_leads_to_the_next_lesson(desk: Desk) -> None:
    page = open_lesson(desk, LESSONS[0])
    while not page.end.isVisible():
        if page.session.state.step.accept:
            page.attempt(page.session.state.step.accept[0])
        page.go_on()
    QTest.mouseClick(page.end.following, Qt.MouseButton.LeftButton)
    following = desk.window.page
    assert isinstance(following, LessonPage)
    assert following.session.state.lesson == LESSONS[1]


def test_a_lesson_is_taken_by_hand_and_answers_in_the_chosen_language(desk: Desk) -> None:
    page = open_lesson(desk, next(one for one in LESSONS if any(step.kind == "move" for step in one.steps)))
    while page.session.state.step.kind != "move":
        page.go_on()
    step = page.session.state.step
    verb, _, star = step.accept[0].partition(" ")
    for key in (f"star:{star}", f"own:{verb}"):
        item = page.scene.stage.get(key)
        assert item is not None
        place = page.board.mapFromScene(item.scenePos())
        QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.session.state.solved
    right = step.right
    assert right is not None
    assert page.speech.answer.accessibleName() == right.en
    desk.settings.language = "ja"
    desk.qtbot.waitUntil(lambda: page.speech.answer.accessibleName() == right.ja)


def test_a_small_galaxy_is_shown_larger_than_in_a_match(desk: Desk) -> None:
    page = desk.window.open_page("lesson", "carcassonne-star-wars", "carcassonne-star-wars/01-tiles")
    assert isinstance(page, LessonPage)
    page.board.sharpen()
    camera = page.scene.stage.camera
    tile = page.scene.stage.get("tile:0")
    assert tile is not None
    assert camera.shows_all
    assert camera.sees(tile.scenePos())
    assert camera.zoom > 1


def test_what_a_step_speaks_of_is_lit_until_it_is_solved(desk: Desk) -> None:
    page = open_lesson(desk, LESSONS[0])
    while not (page.session.state.step.shows and page.session.state.step.kind == "move"):
        if page.session.state.step.accept:
            page.attempt(page.session.state.step.accept[0])
        page.go_on()
    lit = [item for item in page.scene.stage if item.halo]
    assert {item.key for item in lit} == set(page.session.state.step.shows)
    page.attempt(page.session.state.step.accept[0])
    assert not any(item.halo for item in page.scene.stage)


def test_what_does_not_matter_is_faded_until_the_step_is_solved(desk: Desk) -> None:
    page = desk.window.open_page("lesson", "sterre-en-kroon", "sterre-en-kroon/08-ties")
    assert isinstance(page, LessonPage)
    cells = [item for item in page.scene.stage if item.key.startswith("cell:")]
    bright = {item.key for item in cells if not item.is_faded}
    assert bright == {key for key in page.session.state.step.focus if key.startswith("cell:")}
    assert not any(item.is_faded for item in page.scene.stage if item.key.startswith("hand:"))
    page.attempt(page.session.state.step.accept[0])
    assert not any(item.is_faded for item in cells)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_piece_in_focus_is_on_the_table_and_the_place_of_the_answer_too(desk: Desk, game_id: str) -> None:
    for lesson in lessons(game_id):
        focused = [number for number, step in enumerate(lesson.steps) if step.focus]
        if not focused:
            continue
        page = desk.window.open_page("lesson", game_id, lesson.id)
        assert isinstance(page, LessonPage)
        for number, step in enumerate(lesson.steps):
            if number in focused:
                keys = [item.key for item in page.scene.stage]
                assert not [one for one in step.focus if not any(fnmatchcase(key, one) for key in keys)]
                parts = [one for one in page.scene.picking.affordances if one.action in step.accept]
                assert not [key for one in parts for key in (*one.pieces, *one.targets) if step.fades(key)]
            if step.accept:
                page.attempt(step.accept[0])
            page.go_on()


@pytest.mark.parametrize(("aspect", "game_id"), sampled([1.3, 2.0], GAMES))
def test_match_lesson_puzzle_and_replay_lay_a_position_out_alike(desk: Desk, game_id: str, aspect: float) -> None:
    game = GAMES[game_id]
    match = Match.start(game, seats(game, [AKI.name]), 7)
    view, names = game.new(3, 7).view(0) if 3 in game.players else match.state.view(0), [""] * 6
    ways: dict[str, tuple[object, ...]] = {
        "table": (match,),
        "lesson": (game_id, lessons(game_id)[0].id),
        "replay": (match,),
    }
    if puzzles := desk.context.puzzles.of(game_id):
        ways["exercise"] = (puzzles[:1],)
    laid = {}
    for way, arguments in ways.items():
        page = desk.open(match) if way == "table" else desk.window.open_page(way, *arguments)
        assert isinstance(page, BoardPage)
        QApplication.processEvents()
        scene = page.scene
        scene.fast_forward()
        scene.set_aspect(aspect)
        scene.show_position(view, 0, (), names[: view.players])
        laid[way] = {
            item.key: (round(item.home.x()), round(item.home.y()), round(item.placement.width * item.reach))
            for item in scene.stage
            if item.placement.kind != "rim"  # coordinates, where words name places
        }
    assert all(places == laid["table"] for places in laid.values())
