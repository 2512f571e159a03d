"""Mouse at the table besides playing (whole games: test_whole_games.py)."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.kit.look.words import Notice
from tests.ui.play.desk import TIMEOUT, Desk


def test_an_illegal_try_is_refused_with_its_rule(desk: Desk) -> None:
    page = desk.table(plans=("trade A1", "trade A2", "trade B2", "trade C3"))
    desk.wait_turn(page)
    desk.click(page, "star:A1")
    assert "CQ-5.1" in page.bar.status.words
    assert page.session.match.ply == 4
    page.bar.status.rule_wanted.emit("CQ-5.1")
    assert page.side.shows("rules")
    assert page.side.rules.shown == "CQ-5.1"
    desk.click(page, "star:C3")
    assert "CQ-5.1" not in page.bar.status.words


def test_a_star_dragged_out_of_reach_floats_back_and_says_why(desk: Desk) -> None:
    page = desk.table(plans=("trade A1", "trade A2", "trade B2", "trade C3"))
    desk.wait_turn(page)
    desk.drag(page, "own:trade", "star:A3")
    assert "CQ-5.1" in page.bar.status.words
    assert page.session.match.ply == 4
    desk.drag(page, "own:trade", "star:B3")
    assert str(page.session.match.actions[4]) == "trade B3"


def test_without_explanations_a_refusal_only_says_so(desk: Desk) -> None:
    desk.settings.help = "none"
    page = desk.table(plans=("trade A1", "trade A2", "trade B2", "trade C3"))
    desk.wait_turn(page)
    desk.click(page, "star:A1")
    assert page.bar.status.words == "That's not allowed now."
    desk.type("H")
    assert page.session.state.advice.hint is None
    assert not page.session.controller.engine.busy


def test_confirmed_moves_wait_for_the_button(desk: Desk) -> None:
    desk.settings.confirm_moves = True
    page = desk.table()
    desk.wait_turn(page)
    desk.act(page, "trade C3")
    assert page.session.match.ply == 0
    QTest.mouseClick(page.bar.confirm, Qt.MouseButton.LeftButton)
    assert str(page.session.match.actions[0]) == "trade C3"


def test_the_result_leads_to_a_new_match_and_the_replay(desk: Desk) -> None:
    page = desk.table()
    rng = Random(1)
    desk.wait_turn(page)
    while not page.session.controller.over:
        desk.act(page, rng.choice(page.session.controller.actions()))
        desk.wait_turn(page)
    desk.qtbot.waitUntil(page.ending.isVisible, timeout=TIMEOUT)
    setup = page.session.match.header.setup
    QTest.mouseClick(page.ending.review, Qt.MouseButton.LeftButton)
    assert desk.window.page_name == "replay"
    desk.window.back()
    QTest.mouseClick(page.ending.same_deal, Qt.MouseButton.LeftButton)
    again = desk.window.page
    assert isinstance(again, TablePage)
    assert again is not page
    assert again.session.match.header.setup == setup
    assert again.session.match.ply == 0


@pytest.mark.parametrize("text_size", [100, 150])
def test_a_long_refusal_does_not_move_the_table(desk: Desk, text_size: int) -> None:
    desk.settings.text_size = text_size
    page = desk.table()
    desk.wait_turn(page)
    QApplication.processEvents()
    status = page.bar.status
    places = []
    for sentence in ("No.", "This star has no more coins than the cards at it already are worth, so nobody trades."):
        status.refuse(sentence, "CQ-2.2")
        QApplication.processEvents()
        places.append(page.board.geometry())
        (words,) = [label for label in status.findChildren(QLabel) if label.accessibleName()]
        assert words.height() >= words.heightForWidth(words.width())
    # A notice lies over the table.
    desk.window.notify(Notice("word", lambda: "The game was kept, and it is shown where all games are."))
    QApplication.processEvents()
    assert desk.window.messages.isVisible()
    assert page.board.geometry() == places[0] == places[1]
