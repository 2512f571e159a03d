"""The coach at the table asks after a move that loses much."""

from __future__ import annotations

from collections.abc import Collection

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hoshikan.bots import protocol
from hoshikan.engine import Match
from hoshikan.ui.board.match.engine_client import EngineClient, Listener
from hoshikan.ui.features.play.page import TablePage
from tests.ui.play.desk import AKI, BOTS, TIMEOUT, Desk

PLAYED, BETTER = "trade A1", "trade C3"


class Judge:
    """Replaces the engine: answers on demand."""

    def __init__(self) -> None:
        self.asked: list[int | None] = []
        self.listen: Listener | None = None

    def review(self, _match: Match, _seats: Collection[int], listen: Listener, ply: int | None = None) -> None:
        self.asked.append(ply)
        self.listen = listen

    def say(self, loss: float, ply: int = 0) -> None:
        assert self.listen is not None
        self.listen(protocol.Judged(1, ply, 0, PLAYED, BETTER, 1.0, 0.6, loss, 0.01, [0.5, 0.5]))
        self.listen(protocol.Reviewed(1, True))


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Judge:
    made = Judge()
    monkeypatch.setattr(EngineClient, "review", lambda _client, *args: made.review(*args))
    return made


def sit_down(desk: Desk, coached: bool = True) -> TablePage:
    desk.settings.help = "coach" if coached else "numbers"
    table = desk.table((AKI, BOTS[0]))
    desk.wait_turn(table)
    return table


@pytest.mark.parametrize("way", ["click", "drag", "keyboard", "list"])
def test_however_a_move_is_made_it_is_looked_at_before_the_bots_go_on(desk: Desk, judge: Judge, way: str) -> None:
    desk.settings.move_list = True
    table = sit_down(desk)
    if way == "click":
        desk.act(table, PLAYED)
    elif way == "drag":
        desk.drag(table, "own:trade", "star:A1")
    elif way == "keyboard":
        for key in ("star:A1", "own:trade"):
            table.scene.stage.focus(key)
            desk.press(Qt.Key.Key_Return)
    else:
        QTest.keyClicks(table.side.moves.box, "A1 trade")
        QTest.mouseClick(table.side.moves.play_button, Qt.MouseButton.LeftButton)
    assert str(table.session.match.actions[0]) == PLAYED
    assert judge.asked == [0]
    QApplication.processEvents()
    assert table.session.match.ply == 1


@pytest.mark.parametrize("by_keyboard", [False, True])
def test_a_move_that_loses_much_can_be_kept(desk: Desk, judge: Judge, by_keyboard: bool) -> None:
    table = sit_down(desk)
    desk.act(table, PLAYED)
    judge.say(0.3)
    panel = table.question
    assert panel.isVisible()
    assert "30 point" in panel.accessibleName()
    assert panel.yes.hasFocus()
    if by_keyboard:
        desk.press(Qt.Key.Key_Escape)
    else:
        QTest.mouseClick(panel.yes, Qt.MouseButton.LeftButton)
    assert not panel.isVisible()
    desk.qtbot.waitUntil(lambda: table.session.match.ply > 1, timeout=TIMEOUT)
    assert table.session.controller.taken_back.tally.times == 0


def test_what_is_taken_back_counts_as_help(desk: Desk, judge: Judge) -> None:
    table = sit_down(desk)
    desk.act(table, PLAYED)
    judge.say(0.3)
    QTest.mouseClick(table.question.no, Qt.MouseButton.LeftButton)
    assert table.session.match.ply == 0
    assert table.board.hasFocus()
    desk.wait_turn(table)
    desk.act(table, BETTER)
    assert judge.asked == [0, 0]
    assert table.session.controller.taken_back.tally.times == 1
    judge.say(0.0)
    desk.qtbot.waitUntil(lambda: table.session.match.ply > 1, timeout=TIMEOUT)


def test_reasons_do_not_name_the_better_move(desk: Desk, judge: Judge) -> None:
    table = sit_down(desk)
    desk.act(table, PLAYED)
    judge.say(0.3)
    view = table.session.match.position(0).view(0)
    assert table.text.action(BETTER, view) not in table.question.more.text()


def test_the_question_speaks_the_language_on_the_screen(desk: Desk, judge: Judge) -> None:
    table = sit_down(desk)
    desk.act(table, PLAYED)
    judge.say(0.3)
    before = table.question.accessibleName()
    desk.settings.language = "ja"
    QApplication.processEvents()
    assert table.question.accessibleName() != before
    assert "30" in table.question.accessibleName()
