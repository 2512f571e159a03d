"""Going on from a position against chosen bots, and games as text on the clipboard."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PIL import Image
from PySide6.QtCore import QProcess, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match, State, record
from hoshikan.games import GAMES
from hoshikan.ui.board.session import GoTo
from hoshikan.ui.features.library.page import LibraryPage
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.replay.page import ReplayPage
from tests.ui.play.desk import AKI, BOTS, CONQUESTAR, Desk


def begun(actions: int = 14) -> Match:
    match = Match.start(CONQUESTAR, (AKI, *BOTS), 7)
    rng = Random(2)
    for _ in range(actions):
        match.apply(rng.choice(match.state.legal_actions()))
    return match


def replay(desk: Desk, match: Match) -> ReplayPage:
    page = desk.window.open_page("replay", match)
    assert isinstance(page, ReplayPage)
    return page


def library(desk: Desk) -> LibraryPage:
    page = desk.window.open_page("library")
    assert isinstance(page, LibraryPage)
    return page


def reopened(state: State, seat: int) -> State:
    other = state.clone()
    other.reopen(seat)
    return other


@pytest.mark.parametrize("ply", [4, 5])
def test_from_any_position_one_goes_on_against_bots_of_a_level(desk: Desk, ply: int) -> None:
    match = begun()
    page = replay(desk, match)
    page.session.dispatch(GoTo(ply))
    next(one for one in page.bar.go_on.levels.actions() if one.text() == "Expert").trigger()
    table = desk.window.page
    assert isinstance(table, TablePage)
    fresh = table.session.match
    before = match.position(ply)
    mover = before.to_move
    if ply == 4:
        assert fresh.actions[:ply] == match.actions[:ply]
    else:
        # Another seat's secret choice lies on the table: it is taken back, and everything one can see stays.
        assert fresh.header.setup is not None
        assert fresh.position(0).view(mover) == reopened(before, mover).view(mover)
    assert [seat.kind for seat in fresh.header.seats] == ["human" if seat == mover else "bot" for seat in range(4)]
    assert {seat.level for seat in fresh.header.seats if seat.is_bot} == {"expert"}
    names = [seat.name for seat in fresh.header.seats]
    assert len(set(names)) == len(names)


def test_a_game_is_copied_as_far_as_one_sees_and_taken_in_as_it_is(desk: Desk) -> None:
    page = replay(desk, begun())
    page.session.dispatch(GoTo(9))
    desk.press(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert record.read(QGuiApplication.clipboard().text(), GAMES).ply == 9
    shelf = library(desk)
    desk.press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    desk.press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert [kept.ply for kept in desk.window.context.library.unfinished()] == [9]
    QGuiApplication.clipboard().clear()
    shelf.view.setFocus()
    desk.press(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert record.read(QGuiApplication.clipboard().text(), GAMES).ply == 8, "the ninth choice is still secret"


@pytest.mark.parametrize("text", ["", "hello", 'hoshikan-record 1\ngame "chess"\n', "x" * 5_000_000])
def test_other_text_is_refused_with_a_notice(desk: Desk, text: str) -> None:
    library(desk).import_text(text)
    assert desk.window.messages.isVisible()
    assert not desk.window.context.library.unfinished()


@pytest.mark.parametrize("page", ["library", "home", "position"])
@pytest.mark.parametrize("text", ["", "hello"])
def test_where_no_game_is_on_the_clipboard_it_is_said_how_one_comes_there(desk: Desk, page: str, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    if page != "home":
        desk.window.open_page(page, *(["conquestar"] if page == "position" else []))
    desk.window.page.setFocus()
    QTest.keyClick(desk.window.page, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert "There's no game on the clipboard. Copy one as text first" in desk.window.messages.texts()[0]


def test_the_table_copies_its_game_too(desk: Desk) -> None:
    desk.window.open_table(begun(4))
    QTest.keyClick(desk.window.page, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert record.read(QGuiApplication.clipboard().text(), GAMES).ply >= 4


def test_a_picture_of_what_is_seen_is_copied(desk: Desk) -> None:
    page = replay(desk, begun())
    page.session.dispatch(GoTo(9))
    desk.press(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    copied = QGuiApplication.clipboard().image()
    assert copied.size() == page.board.viewport().size() * page.board.devicePixelRatioF()
    page.session.dispatch(GoTo(10))
    page.bar.share.ways["copy_picture"].trigger()
    assert QGuiApplication.clipboard().image() != copied
    assert "Picture of the table copied." in desk.window.messages.texts()[0]


def test_the_table_copies_its_picture_too(desk: Desk) -> None:
    desk.window.open_table(begun(4))
    QGuiApplication.clipboard().clear()
    page = desk.window.page
    assert isinstance(page, TablePage)
    page.bar.menu.entries["copy_picture"].trigger()
    assert not QGuiApplication.clipboard().image().isNull()


def filming(desk: Desk, match: Match, file: Path, monkeypatch: pytest.MonkeyPatch) -> ReplayPage:
    page = replay(desk, match)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (str(file), ""))
    page.bar.share.ways["film"].trigger()
    return page


def test_a_replay_is_saved_as_an_animation(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    page = filming(desk, begun(2), tmp_path / "mine", monkeypatch)
    assert "Making the animation: 0%" in desk.window.messages.texts()
    qtbot.waitUntil(lambda: not page.sharing.film.running, timeout=60_000)
    with Image.open(tmp_path / "mine.gif") as film:
        assert film.format == "GIF"
    assert f"The animation was saved: {tmp_path / 'mine.gif'}" in desk.window.messages.texts()


@pytest.mark.parametrize(("way", "pictures"), [("film_on", 2), ("film_up_to", 4)])
def test_a_part_of_a_replay_is_saved_at_double_speed(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, way: str, pictures: int
) -> None:
    match = begun(4)
    page = replay(desk, match)
    ways = page.bar.share.ways
    assert not ways["film_on"].isEnabled()
    page.session.dispatch(GoTo(0))
    assert not ways["film_up_to"].isEnabled()
    page.session.dispatch(GoTo(3))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (str(tmp_path / "mine"), ""))
    pauses = {}
    for double in (True, False):
        page.bar.share.double_speed.setChecked(double)
        ways[way].trigger()
        qtbot.waitUntil(lambda: not page.sharing.film.running, timeout=60_000)
        with Image.open(tmp_path / "mine.gif") as film:
            assert getattr(film, "n_frames", 1) == pictures
            pauses[double] = film.info["duration"]
    assert pauses[False] == 2 * pauses[True]


def test_an_animation_that_is_cancelled_leaves_nothing(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = filming(desk, begun(), tmp_path / "mine.gif", monkeypatch)
    (cancel,) = [one for one in desk.window.messages.findChildren(QPushButton) if one.text() == "Cancel"]
    cancel.click()
    assert not page.sharing.film.running
    assert desk.window.messages.texts() == []
    assert list(tmp_path.glob("*.gif")) == []


def test_an_animation_whose_program_is_ended_says_so(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    page = filming(desk, begun(), tmp_path / "mine.gif", monkeypatch)
    (process,) = page.sharing.film.findChildren(QProcess)
    process.kill()
    qtbot.waitUntil(lambda: not page.sharing.film.running, timeout=60_000)
    (told,) = desk.window.messages.texts()
    assert told == "The animation could not be made: its process was stopped from outside. Try again."


def test_an_animation_that_cannot_be_written_says_so(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    page = filming(desk, begun(2), tmp_path / "no" / "mine.gif", monkeypatch)
    qtbot.waitUntil(lambda: not page.sharing.film.running, timeout=60_000)
    (told,) = desk.window.messages.texts()
    assert told.startswith("The animation could not be made: ")
    assert "No such file" in told
