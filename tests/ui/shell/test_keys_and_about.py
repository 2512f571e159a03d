"""The list of keys is true, About names what is shipped, and the window stands where one sees it."""

from __future__ import annotations

import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.app import window as placement
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.board import keytable
from hoshikan.ui.features.about import page as papers
from hoshikan.ui.features.about.keys import BOARD, EVERYWHERE, KeysPage
from hoshikan.ui.features.about.page import AboutPage
from hoshikan.ui.session import folders
from hoshikan.ui.session.context import AppContext

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "packaging"))

import bundle  # noqa: E402  # packaging is a folder of scripts, not a package


def bound(owner: QWidget) -> list[str]:
    """The keys that something in `owner` itself answers to."""
    direct = owner.findChildren(QShortcut, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return sorted(shortcut.key().toString() for shortcut in direct)


def named(keys: keytable.Keys) -> list[str]:
    return sorted(QKeySequence(sequence).toString() for sequences in keys.values() for sequence in sequences)


def test_every_key_that_is_bound_is_in_the_list_and_no_other(window: MainWindow, context: AppContext) -> None:
    match = Match.start(GAMES["conquestar"], (Seat("human", "Aki"), Seat("bot", "Haru", "casual")), 1)
    assert bound(window) == named(keytable.WINDOW)
    assert bound(window.open_page("replay", match)) == named(keytable.REPLAY)
    window.open_table(match)
    assert bound(window.page) == named(keytable.TABLE)
    assert bound(window.open_page("library")) == named(keytable.LIBRARY)
    page = window.open_page("keys")
    assert isinstance(page, KeysPage)
    listed = {command: keys for command, _text, keys in page.rows}
    assert listed == {**keytable.TABLE, **BOARD, **EVERYWHERE, **keytable.REPLAY, **keytable.LIBRARY}
    for language in ("ja", "en"):
        context.settings.language = language
        assert all(text.text() and text.accessibleName().endswith(text.text()) for _name, text, _keys in page.rows)


def test_f1_and_the_question_mark_show_the_list(window: MainWindow) -> None:
    window.activateWindow()
    for key in (Qt.Key.Key_F1, Qt.Key.Key_Question):
        QTest.keyEvent(QTest.KeyAction.Click, window, key)
        assert window.page_name == "keys"
        QTest.keyClick(window.page, Qt.Key.Key_Escape)
        assert window.page_name == "home"


def test_a_question_mark_can_be_written(window: MainWindow) -> None:
    field = window.open_page("settings").findChildren(QLineEdit)[0]
    window.activateWindow()
    field.setFocus()
    QTest.keyClicks(field, "Aki?")
    assert (window.page_name, field.text()) == ("settings", "Aki?")


def test_the_menu_is_named_on_all_pages_or_on_none(window: MainWindow, context: AppContext) -> None:
    context.settings.text_size = 150
    (button,) = [one for one in window.findChildren(QToolButton) if one.accessibleName() == "Menu"]
    found = set()
    for width in range(window.minimumWidth(), 1700, 12):
        named = []
        for go in (window.home, lambda: window.open_page("learn")):
            go()
            for broad in (width + 1, width):  # as after a change of the text size
                window.resize(broad, 720)
                QApplication.processEvents()
            named.append(button.toolButtonStyle())
        assert named[0] == named[1], width
        found.add(named[0])
    assert len(found) == 2, "named where there is room"


def test_all_that_is_shipped_is_named_with_its_terms() -> None:
    found = papers.papers()
    assert {name for name, _licence in papers.SHIPPED} == set(bundle.SHIPPED)
    assert [paper.name for paper in found[:2]] == ["Hoshikan", "Hoshikan Display"]
    assert all(paper.licence for paper in found)
    texts = {paper.name: paper.text for paper in found}
    assert [name for name, text in texts.items() if len(text) < 500] == []
    assert {name for name, _licence in papers.SHIPPED} - set(texts) <= set(bundle.WHERE_THERE_IS_ONE)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["PySide6-Essentials"].upper()


def test_a_report_is_a_file_with_the_log(qtbot: QtBot, context: AppContext, tmp_path: Path) -> None:
    folders.log_file().parent.mkdir(parents=True, exist_ok=True)
    folders.log_file().write_bytes(b"a line\n")
    page = AboutPage(context)
    qtbot.addWidget(page)
    page.retranslate()
    page.save_report(tmp_path / "report.zip")
    with zipfile.ZipFile(tmp_path / "report.zip") as packed:
        assert sorted(packed.namelist()) == ["about.txt", "hoshikan.log"]
        assert packed.read("hoshikan.log") == b"a line\n"
        assert b"Qt 6" in packed.read("about.txt")
    with qtbot.waitSignal(page.notice) as told:
        page.save_report(tmp_path / "no" / "such" / "report.zip")
    assert told.args[0].bad


def layouts() -> Iterator[tuple[QRect, list[QRect], QRect]]:
    """A window as it was, the screens of today, and where it comes."""
    large, left, small = QRect(0, 0, 1920, 1080), QRect(-1280, 0, 1280, 1024), QRect(0, 0, 1366, 768)
    yield QRect(100, 80, 1280, 800), [large], QRect(100, 80, 1280, 800)
    yield QRect(-1200, 50, 1200, 800), [large, left], QRect(-1200, 50, 1200, 800)
    yield QRect(-1200, 50, 1200, 800), [large], QRect(0, 50, 1200, 800)
    yield QRect(5000, 4000, 1280, 800), [large], QRect(640, 280, 1280, 800)
    yield QRect(0, 0, 2560, 1440), [small], QRect(0, 0, 1366, 768)
    yield QRect(900, 500, 1280, 720), [small], QRect(86, 48, 1280, 720)
    yield QRect(10, 10, 800, 600), [], QRect(10, 10, 800, 600)


def test_the_window_lies_on_a_screen_that_is_there() -> None:
    for window, screens, expected in layouts():
        assert placement.fitted(window, screens, QSize(1024, 640)) == expected, (window, screens)
