"""Games that are dropped on the window, and files opened one after another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget

from hoshikan.engine import Match, record
from hoshikan.engine.recordchecksum import with_checksum
from hoshikan.ui.app import startup
from hoshikan.ui.features.home.page import HomePage
from hoshikan.ui.features.library.page import LibraryPage
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.position.page import PositionPage
from hoshikan.ui.features.replay.page import ReplayPage
from tests.ui.play.desk import AKI, BOTS, CONQUESTAR, Desk

COPY = Qt.DropAction.CopyAction
LEFT = Qt.MouseButton.LeftButton


def played(seed: int, *, over: bool = False) -> Match:
    match = Match.start(CONQUESTAR, (AKI, *BOTS), seed)
    for _ in range(200 if over else 3):
        if actions := match.state.legal_actions():
            match.apply(actions[0])
    return match


def text_of(*matches: Match) -> str:
    return "".join(with_checksum(record.write(match)) for match in matches)


def file_of(path: Path, *matches: Match) -> Path:
    path.write_text(text_of(*matches), "utf-8")
    return path


def files(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def words(text: str) -> QMimeData:
    data = QMimeData()
    data.setText(text)
    return data


def dragged(over: QWidget, data: QMimeData) -> bool:
    """Return true if a drag over a widget would be accepted, there or by a parent."""
    event = QDragEnterEvent(QPoint(5, 5), COPY, data, LEFT, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    QApplication.sendEvent(over, event)
    return event.isAccepted()


def drop(desk: Desk, data: QMimeData) -> None:
    assert dragged(desk.window, data)
    event = QDropEvent(QPointF(5, 5), COPY, data, LEFT, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(desk.window, event)


def opened(desk: Desk) -> Match:
    page = desk.window.page
    assert isinstance(page, TablePage)
    return page.session.match


def same(left: Match, right: Match) -> bool:
    return record.write(left) == record.write(right)


def home(desk: Desk) -> QWidget:
    page = desk.window.page
    assert isinstance(page, HomePage)
    return page


def search_field(desk: Desk) -> QWidget:
    page = desk.window.open_page("library")
    assert isinstance(page, LibraryPage)
    return page.filter.findChildren(QLineEdit)[0]


def table(desk: Desk) -> QWidget:
    desk.window.open_table(played(4))
    page = desk.window.page
    assert isinstance(page, TablePage)
    return page.board.viewport()


def replay(desk: Desk) -> QWidget:
    page = desk.window.open_page("replay", played(5))
    assert isinstance(page, ReplayPage)
    return page.board.viewport()


def editor(desk: Desk) -> QWidget:
    page = desk.window.open_page("position", "conquestar")
    assert isinstance(page, PositionPage)
    return page.board.viewport()


@pytest.mark.parametrize("place", [home, search_field, table, replay, editor])
def test_a_record_is_taken_over_any_page(desk: Desk, tmp_path: Path, place: Callable[[Desk], QWidget]) -> None:
    over, match = place(desk), played(8)
    assert dragged(over, files(file_of(tmp_path / "a.HOSHIKAN", match)))
    assert dragged(over, words("Look:\n" + text_of(match)))
    drop(desk, files(tmp_path / "a.HOSHIKAN"))
    assert same(opened(desk), match)


@pytest.mark.parametrize("place", [home, table])
def test_what_holds_no_game_is_not_taken(desk: Desk, tmp_path: Path, place: Callable[[Desk], QWidget]) -> None:
    over = place(desk)
    remote = QMimeData()
    remote.setUrls([QUrl("https://example.org/a.hoshikan")])
    for data in (files(tmp_path / "photo.png"), remote, words("hello"), QMimeData()):
        assert not dragged(over, data)


def test_a_dropped_message_with_a_record_is_opened(desk: Desk) -> None:
    match = played(8)
    drop(desk, words("Look:\n> " + text_of(match).replace("\n", "\n> ")))
    assert same(opened(desk), match)


def test_a_dropped_game_that_is_over_is_opened_as_a_replay(desk: Desk, tmp_path: Path) -> None:
    drop(desk, files(file_of(tmp_path / "a.hoshikan", played(8, over=True))))
    assert isinstance(desk.window.page, ReplayPage)


def test_of_several_files_all_are_imported_and_the_first_is_opened(desk: Desk, tmp_path: Path) -> None:
    one, two, three = map(played, (8, 9, 10))
    bad = tmp_path / "bad\u202e.hoshikan"
    bad.write_text("something else", "utf-8")
    drop(desk, files(file_of(tmp_path / "a.hoshikan", one, two), bad, file_of(tmp_path / "b.hoshikan", three)))
    assert same(opened(desk), one)
    assert sorted(match.title for match in desk.window.context.library.unfinished()) == ["a 1", "a 2", "b"]
    said = desk.window.messages.texts()
    assert "3 games imported into your library. The first is open." in said
    assert any(text.startswith("bad.hoshikan: This is not a Hoshikan game record.") for text in said)
    (there,) = [one for one in desk.window.messages.findChildren(QPushButton) if one.text() == "Show all games"]
    there.click()
    assert desk.window.page_name == "library"


def test_several_games_are_pasted_from_one_message(desk: Desk) -> None:
    one, two = played(8), played(9)
    QGuiApplication.clipboard().setText("Hello!\n" + text_of(one) + "\nand\n" + text_of(two))
    home(desk).setFocus()
    desk.press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert same(opened(desk), one)
    assert "2 games imported into your library. The first is open." in desk.window.messages.texts()


def test_several_games_are_pasted_into_the_library(desk: Desk) -> None:
    page = desk.window.open_page("library")
    assert isinstance(page, LibraryPage)
    page.import_text(text_of(played(8), played(9)))
    assert desk.window.messages.texts() == ["2 games imported."]
    page.import_text(text_of(played(8), played(9), played(10)))
    assert desk.window.messages.texts() == ["1 game imported."]
    page.import_text(text_of(played(8), played(9)))
    assert desk.window.messages.texts() == ["These games are already in your library."]


def test_the_error_about_a_file_goes_when_a_good_one_is_opened(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "bad.hoshikan").write_text("something else", "utf-8")
    startup.open_record(desk.context, desk.window, tmp_path / "bad.hoshikan")
    assert len(desk.window.messages.texts()) == 1
    startup.open_record(desk.context, desk.window, file_of(tmp_path / "good.hoshikan", played(8)))
    assert desk.window.messages.texts() == []
    assert same(opened(desk), played(8))


def test_a_path_that_no_file_can_have_is_refused(desk: Desk) -> None:
    startup.open_record(desk.context, desk.window, Path("a\0b.hoshikan"))
    (said,) = desk.window.messages.texts()
    assert said == "ab.hoshikan: This is not a file. Choose a file that ends in .hoshikan."


DAMAGED = text_of(played(8)).replace("Aki", "Abi")


@pytest.mark.parametrize("page", ["library", "home", "position"])
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("text", [DAMAGED, record.write(played(8)) + "castle\n", "x" * 5_000_000])
def test_a_refused_text_is_not_called_a_file(desk: Desk, page: str, language: str, text: str) -> None:
    desk.settings.language = language
    QGuiApplication.clipboard().setText(text)
    shown = desk.window.open_page(page, *(["conquestar"] if page == "position" else []))
    shown.setFocus()
    if isinstance(shown, PositionPage):
        shown.paste(text)
    elif isinstance(shown, LibraryPage):
        shown.import_text(text)
    else:
        desk.press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    (said,) = desk.window.messages.texts()
    for word in ("file", "line and", "delete", "Delete", "ファイル", "削除"):
        assert word not in said
