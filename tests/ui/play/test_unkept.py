"""A library that cannot be written: the player learns where the game is meanwhile, and nothing of it is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from hoshikan.engine import record
from hoshikan.games import GAMES
from hoshikan.library import Library, LibraryProblem, rescue
from hoshikan.ui.app import startup
from hoshikan.ui.features.play.page import TablePage
from tests.ui.play.desk import AKI, BEN, TIMEOUT, Desk
from tests.ui.play.test_trouble import press
from tests.ui.shell.test_language import needs_translations

PLANS = ("trade A1", "trade A2")


@pytest.fixture
def obstacle(tmp_path: Path) -> Path:
    """A folder in the place of the library's file, made before the window opens."""
    path = tmp_path / "library.sqlite3"
    path.mkdir()
    return path


@pytest.fixture
def blocked(obstacle: Path, desk: Desk) -> Iterator[Desk]:
    """A window that has reported such a library."""
    startup.finish(desk.context, desk.window)
    yield desk
    QApplication.processEvents()


def told(desk: Desk) -> str:
    return "\n".join(desk.window.messages.texts())


def take_turn(desk: Desk, page: TablePage) -> None:
    desk.act(page, "trade C3")


def full(*_given: object) -> None:
    raise LibraryProblem("disk-full", Path("library.sqlite3"))


def test_the_start_shows_where_games_will_be(blocked: Desk) -> None:
    assert str(blocked.folder / "library.sqlite3") in told(blocked)
    assert str(blocked.folder / "rescued") in told(blocked)


def test_the_start_shows_when_there_is_no_place_at_all(
    obstacle: Path, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rescue, "folders", lambda: ())
    startup.finish(desk.context, desk.window)
    assert "in memory only" in told(desk)
    assert "Save as file…" in told(desk)


def test_a_game_is_in_the_file_that_the_table_names(blocked: Desk) -> None:
    page = blocked.table((AKI, BEN))
    take_turn(blocked, page)
    (file,) = rescue.waiting()
    assert str(file) in told(blocked)
    assert [str(action) for action in record.read_file(file, GAMES).actions] == ["trade C3"]
    blocked.window.home()
    assert str(file) in told(blocked)
    assert file.exists()


def test_trying_again_brings_everything_into_the_library(blocked: Desk, obstacle: Path) -> None:
    take_turn(blocked, blocked.table((AKI, BEN)))
    press(blocked, "Try again")
    assert str(rescue.waiting()[0]) in told(blocked)
    obstacle.rmdir()
    press(blocked, "Try again")
    assert "saved again" in told(blocked)
    assert rescue.waiting() == []
    with Library.open() as other:
        assert [summary.ply for summary in other.unfinished()] == [1]


def test_trying_again_at_home_brings_it_back(blocked: Desk, obstacle: Path) -> None:
    press(blocked, "Try again")
    assert str(obstacle) in told(blocked)
    obstacle.rmdir()
    press(blocked, "Try again")
    assert "library works again" in told(blocked)


def test_closing_the_window_tries_once_more(blocked: Desk, obstacle: Path) -> None:
    take_turn(blocked, blocked.table((AKI, BEN)))
    obstacle.rmdir()
    blocked.window.close()
    with Library.open() as other:
        assert [summary.ply for summary in other.unfinished()] == [1]
    assert rescue.waiting() == []


def test_the_next_start_takes_in_what_was_left_behind(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    page = desk.table((AKI, BEN))
    desk.act(page, "trade C3")
    desk.qtbot.waitUntil(page.curtain.isVisible, timeout=TIMEOUT)
    with monkeypatch.context() as broken:
        for method in ("append", "sync"):
            broken.setattr(desk.context.library, method, full)
        page.curtain.taken_over.emit()
        desk.act(page, "trade A1")
        (file,) = rescue.waiting()
        assert str(file) in told(desk)
        desk.window.home()
    assert [summary.ply for summary in desk.context.library.unfinished()] == [1]
    startup.finish(desk.context, desk.window)
    assert "1 game that could not be saved" in told(desk)
    assert [summary.ply for summary in desk.context.library.unfinished()] == [2]
    assert rescue.waiting() == []


def test_a_file_that_cannot_be_taken_in_is_named_and_stays(desk: Desk) -> None:
    path = desk.folder / "rescued" / "strange.hoshikan"
    path.parent.mkdir()
    path.write_text("hoshikan-record 77\n")
    startup.finish(desk.context, desk.window)
    assert str(path) in told(desk)
    assert path.exists()


@pytest.fixture
def nowhere(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> TablePage:
    """A table whose match could not be written anywhere."""
    monkeypatch.setattr(rescue, "folders", lambda: ())
    monkeypatch.setattr(desk.context.library, "create", full)
    page = desk.table((AKI, BEN))
    take_turn(desk, page)
    return page


def test_a_game_that_is_nowhere_can_be_saved_where_the_player_says(
    desk: Desk, nowhere: TablePage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "in memory only" in told(desk)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (str(tmp_path / "mine"), ""))
    press(desk, "Save as file…")
    assert str(tmp_path / "mine.hoshikan") in told(desk)
    assert "in memory only" not in told(desk)
    # Nothing is asked any more: a dialog would wait for ever.
    desk.window.home()
    assert [str(action) for action in record.read_file(tmp_path / "mine.hoshikan", GAMES).actions] == ["trade C3"]


def answer(desk: Desk, *labels: str) -> list[str]:
    """Press these buttons of the questions that come up, one after the other; returns the questions."""
    asked: list[str] = []

    def press_next() -> None:
        box = QApplication.activeModalWidget()
        if not isinstance(box, QMessageBox) or not box.isVisible():
            QTimer.singleShot(0, press_next)  # the next question is still on its way
            return
        label = labels[len(asked)]
        asked.append(box.text())
        if len(asked) < len(labels):
            QTimer.singleShot(0, press_next)
        next(button for button in box.buttons() if button.text() == label).click()

    QTimer.singleShot(0, press_next)
    return asked


@pytest.mark.usefixtures("nowhere")
@pytest.mark.parametrize("way", ["home", "close"])
def test_leaving_a_game_that_is_nowhere_asks_for_a_place(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    places = iter(["", str(tmp_path / "file" / "mine"), str(tmp_path / "mine")])
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (next(places), ""))
    asked = answer(desk, *3 * ("Save as file…",))
    getattr(desk.window, way)()
    assert len(asked) == 3
    assert [str(action) for action in record.read_file(tmp_path / "mine.hoshikan", GAMES).actions] == ["trade C3"]


@pytest.mark.usefixtures("nowhere")
def test_a_game_that_is_nowhere_can_be_let_go(desk: Desk) -> None:
    asked = answer(desk, "Don't save")
    desk.window.home()
    assert len(asked) == 1
    assert "you'll lose it" in asked[0]
    assert desk.window.page_name == "home"


@needs_translations
def test_the_sentences_follow_the_language(blocked: Desk, qtbot: QtBot) -> None:
    take_turn(blocked, blocked.table((AKI, BEN)))
    blocked.settings.language = "ja"
    qtbot.waitUntil(lambda: "あとでライブラリに入ります" in told(blocked))


def test_a_place_for_temporary_files_is_called_one(blocked: Desk) -> None:
    (blocked.folder / "rescued").rmdir()
    (blocked.folder / "rescued").write_bytes(b"")
    take_turn(blocked, blocked.table((AKI, BEN)))
    assert "may delete" in told(blocked)


def test_a_game_played_on_in_another_window_is_reported_before_the_next_move(desk: Desk) -> None:
    page = desk.table((AKI, BEN))
    desk.act(page, "trade C3")
    (summary,) = desk.context.library.unfinished()
    with Library.open() as other:
        match = other.load(summary.id, GAMES)
        other.append(summary.id, 1, str(match.state.legal_actions()[0]))
    desk.qtbot.waitUntil(page.curtain.isVisible, timeout=TIMEOUT)
    page.curtain.taken_over.emit()
    desk.act(page, "trade A1")
    assert "another window" in told(desk)
    assert len(desk.context.library.unfinished()) == 2
