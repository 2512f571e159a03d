"""The card about another seat's move, by mouse and by keyboard, in the replay and at the table of every game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.teaching.opponent import is_known
from hoshikan.ui.board.otherside import Topic, last_of_others
from hoshikan.ui.board.session import Play
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.why import OtherCard
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.replay.page import ReplayPage
from tests.board.fakes import finished
from tests.ui.play.desk import Desk

BOT = Seat("bot", "Vega", "casual")
TOPICS: tuple[Topic, ...] = ("why", "reading", "proof")


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


def until_a_bot_has_moved(desk: Desk, page: TablePage) -> None:
    """Play on until a bot has made a move that shows."""

    def moved() -> bool:
        if page.session.state.actions and not page.scene.is_moving:
            last = last_of_others(page.session.match, page.session.match.ply, 0)
            if last is not None and is_known(page.session.match, last, 0):
                return True
            page.session.dispatch(Play(page.session.state.actions[0]))
        return False

    desk.qtbot.waitUntil(moved, timeout=60_000)


def reach(desk: Desk, control: QWidget) -> None:
    """Go to a control of the card by Shift+Tab."""
    for _ in range(8):
        if QApplication.focusWidget() is control:
            return
        desk.press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    raise AssertionError(control)


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
    for topic in TOPICS[1:]:
        QTest.mouseClick(card.topics[topic], Qt.MouseButton.LeftButton)
        desk.qtbot.waitUntil(
            lambda: page.session.state.other is not None and not page.session.state.other.growing, timeout=60_000
        )
        assert page.session.state.other is not None
        assert page.session.state.other.topic == topic
        assert card.words
    for topic in TOPICS:
        reach(desk, card.topics[topic])
        desk.press(Qt.Key.Key_Space)
        assert page.session.state.other is not None
        assert page.session.state.other.topic == topic, "by key"
    desk.press(Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert page.session.state.other is None
    desk.press(Qt.Key.Key_Y, Qt.KeyboardModifier.ShiftModifier)
    assert page.session.state.other is not None
    assert card.isVisible()


def test_each_line_of_a_reveal_explains_the_choice_of_its_own_seat(desk: Desk) -> None:
    page = desk.window.open_page("replay", finished("conquestar"))
    assert isinstance(page, ReplayPage)
    page.side.open("log")
    QApplication.processEvents()
    log, model, asked = page.side.log, page.side.log_model, set[int]()
    for row in range(8):
        index, seat = model.index(row, 0), model.entry(row).seat
        log.scrollTo(index)
        QApplication.processEvents()
        box = log.visualRect(index)
        place = QPoint(box.right() - 16, box.top() + 28)
        if log.isRowHidden(row) or seat is None or not log._lines.is_other(box, index, place):
            continue
        QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=place)
        desk.qtbot.waitUntil(lambda: page.session.state.other is not None, timeout=5000)
        other = page.session.state.other
        assert other is not None
        assert other.seat == seat
        asked.add(seat)
        desk.press(Qt.Key.Key_Escape)
    assert asked == set(range(len(page.names))) - {page.session.state.seat}


@pytest.mark.parametrize("game", GAMES)
def test_at_the_table_it_is_asked_by_mouse_and_by_key_and_seen_no_more_after_escape(desk: Desk, game: str) -> None:
    bots = [Seat("bot", name, "novice") for name in ("Vega", "Altair", "Deneb")]
    page = desk.open(Match.start(GAMES[game], [Seat("human", "Aki"), *bots][: max(2, GAMES[game].players[0])], 7))

    until_a_bot_has_moved(desk, page)
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


def marks(page: TablePage) -> list[PieceItem]:
    return [item for item in page.scene.stage if item.key.startswith("~clue:")]


def test_what_is_read_is_marked_at_the_seats_by_mouse_and_by_key(desk: Desk) -> None:
    page = desk.open(Match.start(GAMES["conquestar"], [Seat("human", "Aki"), BOT, BOT], 7))
    until_a_bot_has_moved(desk, page)
    card = page.other
    assert isinstance(card, OtherCard)
    desk.press(Qt.Key.Key_Y, Qt.KeyboardModifier.ShiftModifier)
    assert not marks(page)
    reach(desk, card.topics["reading"])
    desk.press(Qt.Key.Key_Space)
    assert card.isVisible()
    desk.press(Qt.Key.Key_Escape)
    desk.qtbot.waitUntil(lambda: bool(marks(page)), timeout=60_000)
    first = marks(page)[0]
    seat = int(first.key.partition(":")[2])
    assert page.names[seat] in first.placement.label
    assert "%" in first.placement.label
    desk.click(page, first.key)
    assert card.isVisible()
    assert page.names[seat] in card.head.text()
    assert "%" in card.words, "at once: it is read already"
    desk.press(Qt.Key.Key_Escape)
    assert not card.isVisible()
    page.board.setFocus()
    page.scene.stage.focus(first.key)
    desk.press(Qt.Key.Key_Return)
    assert card.isVisible()
    QTest.mouseClick(card.mark, Qt.MouseButton.LeftButton)
    assert not marks(page)
    assert card.isVisible()
    reach(desk, card.mark)
    desk.press(Qt.Key.Key_Space)
    desk.press(Qt.Key.Key_Escape)
    assert marks(page), "the reading is known still"
