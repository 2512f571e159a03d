"""The log of a match, folded, and the signs of its last events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.board.log import LogPanel
from hoshikan.ui.features.play.page import TablePage
from tests.ui.play.desk import Desk

SEATS = (Seat("human", "Aki"), Seat("bot", "Sofia", "casual"), Seat("bot", "Theo", "casual"))


@pytest.fixture
def page(desk: Desk) -> TablePage:
    desk.window.resize(1280, 800)
    page = desk.open(Match.start(GAMES["conquestar"], SEATS, 7))
    for _ in range(2):
        desk.wait_turn(page)
        page.session.controller.play(page.session.controller.actions()[0])
    desk.wait_turn(page)
    return page


def shown(log: LogPanel) -> list[int]:
    return [row for row in range(log.model().rowCount()) if not log.isRowHidden(row)]


def test_the_log_has_a_line_for_each_player_and_round_and_a_press_unfolds_it(desk: Desk, page: TablePage) -> None:
    desk.type("L")
    log, model = page.side.log, page.side.log_model
    groups = [(one.seat, one.before.round) for one in model.entries() if one.seat is not None]
    heads = [row for row in shown(log) if model.entry(row).seat is not None]
    assert len(heads) == len(set(groups)) < len(groups)
    row = max(heads, key=log.folded)
    folded = log.folded(row)
    assert folded
    before = shown(log)
    log.scrollTo(model.index(row, 0))
    where = log.visualRect(model.index(row, 0)).center()
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert len(shown(log)) == len(before) + folded
    log.setFocus()
    log.setCurrentIndex(model.index(row, 0))
    desk.press(Qt.Key.Key_Left)
    assert shown(log) == before
    desk.press(Qt.Key.Key_Right)
    assert len(shown(log)) == len(before) + folded


def test_signs_show_the_last_events_and_lead_to_the_log(desk: Desk, page: TablePage) -> None:
    signs = [sign for sign in page.lately.signs if sign.isVisible()]
    newest = page.side.log.newest(3)
    assert len(signs) == len(newest) == 3
    assert [sign.accessibleName() for sign in signs] == [one.sentence for one in newest]
    assert [sign.toolTip() for sign in signs] == [sign.accessibleName() for sign in signs]
    assert not page.side.isVisible()
    QTest.mouseClick(signs[0], Qt.MouseButton.LeftButton)
    assert page.side.isVisible()
    assert page.side.shows("log")
    assert page.side.log_model.entry(page.side.log.currentIndex().row()).sentence == newest[0].sentence


def test_signs_are_one_stop_of_tab_and_the_arrows_walk_them(desk: Desk, page: TablePage) -> None:
    signs = [sign for sign in page.lately.signs if sign.isVisible()]
    assert [bool(sign.focusPolicy() & Qt.FocusPolicy.TabFocus) for sign in signs] == [False, False, True]
    signs[-1].setFocus(Qt.FocusReason.TabFocusReason)
    desk.press(Qt.Key.Key_Left)
    assert signs[-2].hasFocus()


def test_a_narrow_bar_leaves_its_sentence_the_room(desk: Desk, page: TablePage) -> None:
    desk.window.resize(900, 600)
    desk.qtbot.waitUntil(lambda: page.width() <= 900)
    assert sum(sign.isVisible() for sign in page.lately.signs) < 3


def test_a_seat_is_the_face_of_a_sign_and_not_its_piece(page: TablePage, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = page.side.log.newest(1)[0]
    monkeypatch.setattr(page.scene, "keys_of", lambda _event: frozenset({"seat:1"}))
    assert page.scene.pieces_of(entry.event) == []
