"""A second start on the same data folder hands over to the window that is open."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from hoshikan.engine import record
from hoshikan.games import GAMES
from hoshikan.library import data_folder
from hoshikan.ui.app import startup
from hoshikan.ui.app.instance import LOCK, STALE, Instance, Reception
from hoshikan.ui.app.startup import Application, OpenedFiles
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.board.match import deals
from hoshikan.ui.session import folders
from hoshikan.ui.session.context import AppContext

HOLD = """
import sys
from pathlib import Path
from hoshikan.ui.app.instance import Instance
instance = Instance(Path(sys.argv[1]))
print(instance.claim(), flush=True)
input()
"""


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Instance]:
    made = Instance(tmp_path / "data")
    assert made.claim()
    yield made
    made.release()


def test_the_window_and_the_library_have_one_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    assert folders.data_folder() == data_folder()
    monkeypatch.delenv("HOSHIKAN_HOME")
    assert folders.data_folder() == data_folder()


def test_one_folder_has_one_window(first: Instance) -> None:
    second = Instance(first.folder)
    assert not second.claim()
    first.release()
    assert second.claim()
    second.release()


@pytest.mark.skipif(os.name == "nt", reason="modes of folders bind nobody there")
def test_a_new_data_folder_is_its_owners_alone(first: Instance) -> None:
    assert first.folder.stat().st_mode & 0o777 == 0o700


def test_a_killed_window_leaves_no_lock(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "True\n"
        assert not Instance(tmp_path).claim()
        program.kill()
    other = Instance(tmp_path)
    assert (tmp_path / LOCK).exists()
    assert other.claim()
    other.release()


def test_where_nothing_can_be_locked_the_window_opens(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert Instance(tmp_path / "file").claim()
    (tmp_path / LOCK).mkdir()
    assert Instance(tmp_path).claim()


def test_a_window_that_does_not_answer_is_not_waited_for_for_ever(first: Instance) -> None:
    second = Instance(first.folder)
    assert not second.claim()
    assert not second.ask({}, patience=0.0)
    assert list(first.requests.iterdir()) == []


def test_a_window_that_closes_leaves_the_folder_to_the_one_that_asks(first: Instance) -> None:
    second = Instance(first.folder)
    assert not second.claim()
    first.release()
    assert not second.ask({}, patience=60.0)
    assert not Instance(first.folder).claim()
    second.release()


def test_a_request_is_taken_and_answered(first: Instance, qtbot: QtBot) -> None:
    reception, answers = Reception(first), list[bool]()
    second = Instance(first.folder)
    thread = threading.Thread(target=lambda: answers.append(second.ask({"game": "conquestar"}, patience=60.0)))
    with qtbot.waitSignal(reception.asked) as asked:
        thread.start()
    thread.join()
    assert answers == [True]
    assert asked.args == [{"game": "conquestar"}]


@pytest.mark.parametrize(
    "content", [b"", b"\xff", b"[]", b"{", b'{"record": 5}', b"[" * 9000, b'{"record": "a\\u0000b"}']
)
def test_what_is_no_request_opens_nothing(
    first: Instance, qtbot: QtBot, window: MainWindow, context: AppContext, content: bytes
) -> None:
    first.requests.mkdir()
    path = first.requests / "1.json"
    path.write_bytes(content)
    startup.receive(context, window, Reception(first, window).asked)
    qtbot.waitUntil(lambda: not path.exists())
    assert window.page_name == "home"
    assert window.messages.texts() == []


def test_a_request_of_long_ago_is_dropped(first: Instance, qtbot: QtBot) -> None:
    first.requests.mkdir()
    path = first.requests / "1.json"
    path.write_text("{}")
    os.utime(path, (STALE, STALE))
    reception = Reception(first)
    with qtbot.assertNotEmitted(reception.asked):
        qtbot.waitUntil(lambda: not path.exists())


def test_a_record_handed_over_is_opened(window: MainWindow, context: AppContext, tmp_path: Path) -> None:
    path = tmp_path / "game.hoshikan"
    path.write_text(record.write(deals.default_match(GAMES["conquestar"], "Aki", seed=7)))
    window.showMinimized()
    startup.serve(context, window, {"record": str(path)})
    assert window.page_name == "table"
    assert not window.isMinimized()


def test_a_double_click_on_a_mac_opens_the_record(
    qapp: Application, window: MainWindow, context: AppContext, tmp_path: Path
) -> None:
    path = tmp_path / "game.hoshikan"
    path.write_text(record.write(deals.default_match(GAMES["conquestar"], "Aki", seed=7)))
    startup.receive(context, window, OpenedFiles(qapp, window).asked)
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(str(path)))
    assert window.page_name == "table"
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(str(tmp_path / "gone.hoshikan")))
    (text,) = window.messages.texts()
    assert "gone.hoshikan" in text


def test_a_game_handed_over_is_opened_once_no_dialog_waits(
    first: Instance, qtbot: QtBot, window: MainWindow, context: AppContext
) -> None:
    first.requests.mkdir()
    (first.requests / "1.json").write_text(json.dumps({"game": "conquestar"}))
    startup.receive(context, window, Reception(first, window).asked)
    box = QMessageBox(window)
    seen: list[str] = []

    def close() -> None:
        if any(first.requests.iterdir()):
            QTimer.singleShot(0, close)
        else:
            seen.append(window.page_name)
            box.close()

    QTimer.singleShot(0, close)
    box.exec()
    assert seen == ["home"]
    qtbot.waitUntil(lambda: window.page_name == "table")


def test_a_second_start_leaves_with_success(first: Instance, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "game.hoshikan"
    path.write_text(record.write(deals.default_match(GAMES["conquestar"], "Aki", seed=7)))
    reception = Reception(first)
    environment = {**os.environ, "HOSHIKAN_HOME": str(first.folder)}
    command = [sys.executable, "-m", "hoshikan", path.name]
    with qtbot.waitSignal(reception.asked, timeout=60_000) as asked:
        program = subprocess.Popen(
            command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
    said, _ = program.communicate(timeout=60)
    assert (program.returncode, said) == (0, "")
    assert asked.args is not None
    assert asked.args[0]["record"] == str(path)
