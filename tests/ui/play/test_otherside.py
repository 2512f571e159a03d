"""The card about another seat's move, by mouse and by keyboard, in the replay and at the table of every game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.teaching.opponent import is_known
from hoshikan.ui.board.otherside import last_of_others
from hoshikan.ui.board.session import Play
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.replay.page import ReplayPage
from tests.board.fakes import finished
from tests.ui.play.desk import Desk

BOT = Seat("bot", "Vega", "casual")


def line_and_place(page: ReplayPage | TablePage) -> tuple[int, QPoint]:
    """Return the action of the first line in sight that offers the question and can be answered, and where to press."""
    log = page.side.log
    for row in range(page.side.log_model.rowCount()):
        index = page.side.log_model.index(row, 0)
        if log.isRowHidden(row) or not is_known(page.session.match, page.side.log_model.entry(row).ply, 0):
            continue
        log.scrollTo(index)
        box = log.visualRect(index)
        place = QPoint(box.right() - 16, box.top() + 28)
        if log._lines.is_other(box, index, place):
            return page.side.log_model.entry(row).ply, place
    raise AssertionError("no line offers the question")


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_log_explains_the_move_by_mouse_and_by_key(desk: Desk, game: str) -> None:
    page = desk.window.open_page("replay", finished(game))
    assert isinstance(page, ReplayPage)
    page.side.open("log")
    QApplication.processEvents()
    ply, place = line_and_place(page)
    QTest.mouseClick(page.side.log.viewport(), Qt.MouseButton.LeftButton, pos=place)
    card = page.other
    assert card is not None
    desk.qtbot.waitUntil(lambda: page.session.state.other is not None, timeout=5000)
    other = page.session.state.other
    assert other is not None
    assert (other.ply, other.asker) == (ply, 0)
    assert card.isVisible()
    desk.qtbot.waitUntil(
        lambda: page.session.state.other is not None and not page.session.state.other.growing, timeout=60_000
    )
    assert page.names[other.seat] in card.words
    QTest.mouseClick(card.topics["reading"], Qt.MouseButton.LeftButton)
    desk.qtbot.waitUntil(
        lambda: page.session.state.other is not None and not page.session.state.other.growing, timeout=60_000
    )
    assert card.words
    desk.press(Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert page.session.state.other is None
    desk.press(Qt.Key.Key_Y, Qt.KeyboardModifier.ShiftModifier)
    assert page.session.state.other is not None
    assert card.isVisible()


@pytest.mark.parametrize("game", GAMES)
def test_at_the_table_it_is_asked_by_mouse_and_by_key_and_seen_no_more_after_escape(desk: Desk, game: str) -> None:
    bots = [Seat("bot", name, "novice") for name in ("Vega", "Altair", "Deneb")]
    page = desk.open(Match.start(GAMES[game], [Seat("human", "Aki"), *bots][: max(2, GAMES[game].players[0])], 7))

    def moved() -> bool:
        """Play on until a bot has made a move that shows."""
        if page.session.state.actions and not page.scene.is_moving:
            last = last_of_others(page.session.match, page.session.match.ply, 0)
            if last is not None and is_known(page.session.match, last, 0):
                return True
            page.session.dispatch(Play(page.session.state.actions[0]))
        return False

    desk.qtbot.waitUntil(moved, timeout=60_000)
    page.bar.pressed.emit("panel")
    page.side.open("log")
    QApplication.processEvents()
    ply, place = line_and_place(page)
    QTest.mouseClick(page.side.log.viewport(), Qt.MouseButton.LeftButton, pos=place)
    card, other = page.other, page.session.state.other
    assert card is not None
    assert other is not None
    assert (other.ply, other.asker, card.isVisible()) == (ply, 0, True)
    desk.qtbot.waitUntil(
        lambda: page.session.state.other is not None and not page.session.state.other.growing, timeout=60_000
    )
    assert page.names[other.seat] in card.words
    desk.press(Qt.Key.Key_Escape)
    assert (card.isVisible(), page.session.state.other) == (False, None)
    desk.press(Qt.Key.Key_Y, Qt.KeyboardModifier.ShiftModifier)
    assert page.session.state.other is not None
    assert card.isVisible()
