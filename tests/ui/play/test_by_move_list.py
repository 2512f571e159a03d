"""The list of moves, for playing without seeing the table (whole games: test_whole_games.py)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.play.desk import TIMEOUT, Desk


def test_words_find_a_move_and_the_button_plays_it(desk: Desk) -> None:
    page = desk.table()
    desk.wait_turn(page)
    desk.settings.move_list = True
    moves = page.side.moves
    QTest.keyClicks(moves.box, "B4 invade")
    QTest.mouseClick(moves.play_button, Qt.MouseButton.LeftButton)
    assert str(page.session.match.actions[0]) == "invade B4"


def test_the_next_move_is_typed_while_the_bots_think(desk: Desk) -> None:
    desk.settings.move_list = True
    page = desk.table()
    desk.wait_turn(page)
    moves = page.side.moves
    moves.box.setFocus()
    desk.type("trade c3")
    desk.press(Qt.Key.Key_Return)
    assert not page.session.controller.deciding
    desk.type("trade")
    desk.press(Qt.Key.Key_Return)
    assert page.session.match.ply == 1
    assert moves.box.text() == "trade"
    desk.wait_turn(page)
    assert moves.box.hasFocus()
    assert moves.list.model().rowCount() == sum(one.startswith("trade") for one in page.session.controller.actions())
    ply, offered = page.session.match.ply, moves.selected()
    desk.press(Qt.Key.Key_Return)
    assert str(page.session.match.actions[ply]) == offered


def test_the_key_opens_the_list_to_be_typed_into_and_escape_gives_the_keyboard_back(desk: Desk) -> None:
    desk.window.activateWindow()
    page = desk.table()
    desk.wait_turn(page)
    desk.type("M")
    box = page.side.moves.box
    assert box.isVisible()
    assert box.hasFocus()
    desk.type("HR")
    assert box.text() == "hr"
    assert page.side.shows("moves")
    desk.press(Qt.Key.Key_Escape)
    assert page.board.hasFocus()
    assert desk.window.page is page


def test_what_is_typed_after_the_key_replaces_what_was_typed_before(desk: Desk) -> None:
    desk.window.activateWindow()
    page = desk.table()
    desk.wait_turn(page)
    for typed in ("invade", "trade"):
        desk.type("M")
        desk.type(typed)
        assert page.side.moves.box.text() == typed
        desk.press(Qt.Key.Key_Escape)


def test_the_key_of_the_list_changes_no_setting(desk: Desk) -> None:
    page = desk.table()
    desk.wait_turn(page)
    desk.type("M")
    assert not desk.settings.move_list
    desk.settings.help = "moves"
    assert page.side.shows("moves"), "another setting takes nothing away"
    assert not desk.table(seed=8).side.moves.isVisible()


def test_an_illegal_move_typed_is_explained(desk: Desk) -> None:
    page = desk.table(plans=("trade A1", "trade A2", "trade B2", "trade C3"))
    desk.wait_turn(page)
    desk.settings.move_list = True
    moves = page.side.moves
    for typed, said in (("trade A3", "CQ-5.1"), ("fly to the moon", "fly to the moon")):
        QTest.keyClicks(moves.box, typed)
        QTest.keyClick(moves.box, Qt.Key.Key_Return)
        assert said in page.bar.status.words
    assert page.session.match.ply == 4


def test_why_not_is_answered_from_the_list(desk: Desk) -> None:
    page = desk.table()
    desk.wait_turn(page)
    desk.settings.move_list = True
    moves = page.side.moves
    QTest.keyClicks(moves.box, "invade E5")
    with desk.qtbot.waitSignal(page.session.advisor.explained, timeout=TIMEOUT) as asked:
        QTest.mouseClick(moves.why_button, Qt.MouseButton.LeftButton)
    assert asked.args is not None
    assert asked.args[0].asked == "invade E5"
    assert page.side.shows("hints")
