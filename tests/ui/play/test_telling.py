"""Nothing is written, spoken or lit before it has been seen on the table, in any game, at any step of any motion."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hoshikan.engine import CHANCE, TERMINAL, Event, Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.table.model import Beat
from hoshikan.ui.board.table.motion import SEEN_MS
from hoshikan.ui.features.learn.lesson import LessonPage
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.kit.look.theme import NIGHT
from hoshikan.ui.session.context import AppContext
from tests.ui.match.engines import silent
from tests.ui.play.desk import AKI, BOTS, Desk

PLIES = 50
NAMES = ("Aki", "Ben", "Chiyo", "Dai", "Emi", "Fuyuko")
FRAME = 97.0
"""Milliseconds between two looks at the table."""


def said(page: TablePage) -> tuple[object, ...]:
    """All that speaks of the position beside the table, and what is lit on it."""
    side = page.side
    return (
        page.bar.status.words,
        [side.score_model.data(side.score_model.index(row, 0)) for row in range(side.score_model.rowCount())],
        [side.moves_model.data(side.moves_model.index(row, 0)) for row in range(side.moves_model.rowCount())],
        sorted(item.key for item in page.scene.stage if item.halo),
        page.scene.actions,
    )


@pytest.fixture
def page(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> TablePage:
    """Before the last secret choice of a round of Conquestar, on a table whose time passes by hand."""
    monkeypatch.setattr(AppContext, "engine_command", silent())
    page = desk.table((BOTS[0], BOTS[1], AKI), plans=("invade C3", "invade C3"))
    page.scene.motion.take_the_time()
    desk.settings.animation = "normal"
    return page


@pytest.mark.parametrize("game_id", GAMES)
def test_every_event_is_reported_once_after_all_that_comes_before_its_step(game_id: str) -> None:
    """By the cues of random games: a step shows an event of this position, and no other step shows it again."""
    game, rng = GAMES[game_id], Random(5)
    match = Match.start(game, [Seat("human", name) for name in NAMES[: game.players[-1]]], 5)
    scene = new_scene(game.id, NIGHT)
    scene.set_motion("off")
    names = NAMES[: game.players[-1]]
    for ply in range(PLIES):
        if match.state.to_move == TERMINAL:
            break
        if match.state.to_move == CHANCE:
            match.apply_chance()
        else:
            match.apply(rng.choice(match.state.legal_actions()))
        events = match.events(ply)
        scene.show_position(match.state.view(0), 0, (), names, events)
        staged = scene.cues(events)
        told = [event for one in staged if isinstance(one, Beat) for event in one.events]
        assert all(any(event is one for one in events) for event in told), ply
        assert len({id(event) for event in told}) == len(told), ply
        moments = any(isinstance(one, Beat) and one.moment for one in staged)
        assert not moments or any(scene.is_moment(event) for event in events), ply


@pytest.mark.parametrize("game_id", GAMES)
def test_a_table_reveals_nothing_before_it_is_seen(desk: Desk, monkeypatch: pytest.MonkeyPatch, game_id: str) -> None:
    monkeypatch.setattr(AppContext, "engine_command", silent())
    game, rng = GAMES[game_id], Random(8)
    seats = [AKI, *(Seat("bot", name, "casual") for name in NAMES[1 : game.players[0]])]
    match = Match.start(game, seats, 8)
    page = desk.open(match)
    page.scene.motion.take_the_time()
    desk.settings.animation = "normal"
    kinds: set[type[Event]] = set()
    for _ in range(PLIES):
        if match.state.to_move == TERMINAL:
            break
        page.scene.fast_forward()
        before, lines = said(page), page.side.log_model.rowCount()
        if match.state.to_move == CHANCE:
            match.apply_chance()
        else:
            match.apply(rng.choice(match.state.legal_actions()))
        events = match.events(match.ply - 1)
        if {type(event) for event in events} <= kinds:
            continue
        kinds.update(type(event) for event in events)
        page.session.controller.changed.emit(events)
        watch(page, events, before, lines)


def watch(page: TablePage, events: Sequence[Event], before: tuple[object, ...], lines: int) -> None:
    """Look on until the table settles: only lines of what has been seen come, all else comes in the end."""
    scene, log = page.scene, page.side.log_model
    seen: set[int] = set()
    scene.seen.connect(seen.update)
    while scene.is_staging:
        told = [entry for entry in log.entries() if entry.ply == page.session.match.ply - 1]
        assert {entry.number for entry in told} <= seen, events
        now = said(page)
        assert now[1] == before[1], events
        assert now[2:] == ([], [], ()), events
        scene.motion.advance(FRAME)
    scene.seen.disconnect(seen.update)
    told = [entry for entry in log.entries() if entry.ply == page.session.match.ply - 1]
    assert [entry.number for entry in told] == sorted(entry.number for entry in told)
    assert log.rowCount() >= lines


def test_log_lines_of_a_round_come_star_by_star(desk: Desk, page: TablePage) -> None:
    page.session.controller.play("trade A1")
    rows = [page.side.log_model.rowCount()]
    while page.scene.is_staging:
        page.scene.motion.advance(FRAME)
        rows.append(page.side.log_model.rowCount())
    assert rows[0] == 0
    assert rows == sorted(rows)
    assert len(set(rows)) > 3


@pytest.mark.parametrize("way", ["click", "space", "escape", "letter"])
def test_a_moment_is_skipped_and_nothing_else_happens(page: TablePage, way: str) -> None:
    page.session.controller.play("trade A1")
    while page.scene.limelight.banner is None or page.scene.motion.is_fresh:
        page.scene.motion.advance(FRAME)
    first, lines = page.scene.limelight.banner, page.side.log_model.rowCount()
    if way == "click":
        QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=page.board.viewport().rect().center())
    else:
        keys = {"space": Qt.Key.Key_Space, "escape": Qt.Key.Key_Escape, "letter": Qt.Key.Key_T}
        QTest.keyClick(page.board, keys[way])
    assert page.scene.is_staging
    assert page.scene.limelight.banner != first
    assert page.side.log_model.rowCount() >= lines
    assert not page.scene.picking.picked


def test_a_round_is_reported_whole_however_it_ends(page: TablePage, desk: Desk) -> None:
    lines: list[list[str]] = []
    for end in ("fast_forward", "off", "language", "undo and redo"):
        page.session.controller.play("trade A1")
        page.scene.motion.advance(900)
        if end == "fast_forward":
            page.scene.fast_forward()
        elif end == "off":
            desk.settings.animation = "off"
            desk.settings.animation = "normal"
        elif end == "language":
            for language in ("ja", "en"):
                desk.settings.language = language
                QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
        else:
            page.bar.pressed.emit("undo")
            assert page.side.log_model.rowCount() == 0
            page.bar.pressed.emit("redo")
        assert not page.scene.is_moving
        assert not page.scene.limelight.is_dark
        lines.append([entry.sentence for entry in page.side.log_model.entries()])
        page.bar.pressed.emit("undo")
    assert len(set(map(tuple, lines))) == 1
    assert len(lines[0]) == len(set(lines[0])) > 5


def test_a_line_of_the_log_shows_its_moment_again_and_nothing_changes(page: TablePage, desk: Desk) -> None:
    page.session.controller.play("trade A1")
    page.scene.fast_forward()
    desk.settings.animation = "off"
    before, lines = said(page), page.side.log_model.rowCount()
    desk.type("L")
    page.side.log.setFocus(Qt.FocusReason.TabFocusReason)
    page.side.log.setCurrentIndex(page.side.log_model.index(2, 0))
    assert page.side.log.again.isVisible()
    QTest.keyClick(page.side.log, Qt.Key.Key_Space)
    banners = set()
    while page.scene.is_moving:
        page.scene.motion.advance(FRAME)
        banners.add(page.scene.limelight.banner)
    assert len(banners) > 2
    assert page.scene.view == page.session.controller.view()
    assert page.side.log_model.rowCount() == lines
    page.side.log.setCurrentIndex(page.side.log_model.index(-1, -1))
    page.scene.highlight(frozenset())
    assert said(page)[:3] == before[:3]


def test_less_motion_shows_the_same_words_without_any_way(page: TablePage) -> None:
    words: list[list[list[str]]] = []
    page.context.settings.animation = "system"
    for reduced in (False, True):
        page.context.motion.set_reduced(reduced)
        page.session.controller.play("trade A1")
        heard: list[list[str]] = []
        while page.scene.is_staging:
            page.scene.motion.advance(FRAME)
            if page.scene.limelight.words not in heard:
                heard.append(page.scene.limelight.words)
        words.append([one for one in heard if one])
        page.bar.pressed.emit("undo")
    assert words[0][-1] in words[1]
    assert {word for some in words[0] for word in some} == {word for some in words[1] for word in some}


def test_no_clock_runs_when_nothing_moves_or_nobody_looks(desk: Desk, page: TablePage) -> None:
    fresh = desk.table((AKI, *BOTS))
    desk.wait_turn(fresh)
    motion = fresh.scene.motion
    assert not motion.is_running
    fresh.scene.set_motion("slow")
    motion.enqueue(lambda: [lambda _value: None], 60_000)
    assert motion.is_running
    motion.set_awake(False)
    assert not motion.is_running
    motion.set_awake(True)
    assert motion.is_running
    fresh.scene.fast_forward()
    assert not motion.is_running


@pytest.mark.parametrize(("seats", "goes_on"), [((AKI, *BOTS), False), (BOTS, True)])
def test_only_a_match_of_bots_goes_on_while_another_program_is_used(
    desk: Desk, seats: tuple[Seat, ...], goes_on: bool
) -> None:
    motion, app = desk.table(seats).scene.motion, QApplication.instance()
    assert isinstance(app, QApplication)
    motion.set_speed("slow")
    motion.enqueue(lambda: [lambda _value: None], 60_000)
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert motion.is_running == goes_on
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert motion.is_running


def test_a_double_click_that_skips_plays_nothing(page: TablePage) -> None:
    page.session.controller.play("trade A1")
    while page.scene.limelight.banner is None:
        page.scene.motion.advance(FRAME)
    while page.scene.motion.has_moments:
        page.scene.motion.advance(SEEN_MS)
        QTest.mouseDClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=page.board.viewport().rect().center())
    assert not page.scene.picking.picked
    assert page.session.match.ply == 3


def test_a_lesson_answers_what_has_been_seen_and_shows_it_again(desk: Desk) -> None:
    page = desk.window.open_page("lesson", "conquestar", "conquestar/01-field")
    assert isinstance(page, LessonPage)
    while not page.session.state.step.accept:
        page.go_on()
    page.scene.motion.take_the_time()
    page.scene.set_motion("normal")
    page.attempt(page.session.state.step.accept[0])
    assert page.scene.is_moving
    assert not page.speech.answer.isVisible()
    assert not page.speech.watch.isVisible()
    while page.scene.is_moving:
        page.scene.motion.advance(FRAME)
    assert page.speech.answer.isVisible()
    shown = page.scene.view
    QTest.mouseClick(page.speech.watch, Qt.MouseButton.LeftButton)
    assert page.scene.is_moving
    page.scene.fast_forward()
    assert page.scene.view == shown
    assert page.speech.answer.isVisible()
