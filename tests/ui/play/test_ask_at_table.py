"""Asking the rules at a table: what a rule means there, with the pieces lit, for the player at the screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hoshikan.engine import Match
from hoshikan.teaching.position import load_position
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.rulebook.page import RulesPage
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.shared import askrules
from hoshikan.ui.shared.askrules import AskRules
from tests.ui.match.engines import silent
from tests.ui.play.desk import AKI, BEN, BOTS, CONQUESTAR, Desk
from tests.ui.shell.test_language import needs_translations

FULL = "can i trade on a full star"
ROUND = ("trade C3", "trade C3")


@pytest.fixture(autouse=True)
def no_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AppContext, "engine_command", silent())


def asked(desk: Desk, page: TablePage, question: str) -> AskRules:
    desk.window.activateWindow()
    desk.press(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    asking = page.findChild(AskRules)
    assert isinstance(asking, AskRules)
    assert asking.isVisible()
    asking.field.setText(question)
    desk.qtbot.waitUntil(lambda: not asking.asker.waits)
    return asking


def lit(page: TablePage) -> set[str]:
    return {item.key for item in page.scene.stage.pieces if item.halo == "link"}


def test_the_pieces_of_what_is_allowed_are_lit_until_it_closes(desk: Desk) -> None:
    page = desk.table((AKI, BEN), plans=ROUND)
    page.session.controller.take_over()
    desk.wait_turn(page)
    asking = asked(desk, page, "which cards do I choose a star with")
    while asking.found[asking.results.currentRow()].rule != "CQ-2.1":
        before = asking.results.currentRow()
        desk.press(Qt.Key.Key_Down)
        assert asking.results.currentRow() > before
    assert "Possible now" in asking.text.toPlainText()
    legal = {str(action).split()[1] for action in page.session.match.state.legal_actions()}
    assert {f"star:{place}" for place in legal} <= lit(page)
    desk.press(Qt.Key.Key_Escape)
    assert not lit(page)
    assert desk.window.focusWidget() is page.board


def test_a_rule_that_forbids_something_says_why(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(askrules, "announce", lambda _source, sentence: said.append(sentence))
    full = load_position(CONQUESTAR, "full")
    page = desk.open(Match.start(CONQUESTAR, (AKI, BOTS[0]), 7, setup=full.setup))
    desk.wait_turn(page)
    asking = asked(desk, page, FULL)
    assert asking.found[0].rule == "CQ-2.3"
    words = asking.text.toPlainText()
    assert "Not possible now: C3" in words
    assert "Possible now: Trade" in words
    assert "Not possible now: C3" in said[-1]
    assert "star:C3" not in lit(page)
    assert "star:A2" in lit(page)


@pytest.mark.parametrize("language", ["en", pytest.param("ja", marks=needs_translations)])
def test_enter_goes_to_the_answers_with_what_they_mean_and_a_second_one_to_the_book(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    said: list[str] = []
    monkeypatch.setattr(askrules, "announce", lambda _source, sentence: said.append(sentence))
    desk.settings.language = language
    desk.window.resize(960, 540)
    page = desk.table((AKI, BOTS[0]))
    desk.wait_turn(page)
    asking = asked(desk, page, "")
    QTest.keyClicks(asking.field, FULL)
    desk.press(Qt.Key.Key_Return)  # before there is an answer
    desk.qtbot.waitUntil(lambda: desk.window.focusWidget() is asking.results)
    assert desk.window.page is page
    for row in (0, 1):
        assert asking.results.currentRow() == row
        meaning = page.rule_here(asking.found[row].rule)
        assert meaning
        assert said[-1] == "\n".join(meaning)
        assert asking.text.toPlainText().strip().startswith(said[-1])
        assert asking.text.verticalScrollBar().value() == 0 < asking.text.verticalScrollBar().maximum()
        desk.press(Qt.Key.Key_Down)
    desk.press(Qt.Key.Key_Up)
    rule = asking.found[asking.results.currentRow()].rule
    desk.press(Qt.Key.Key_Return)
    book = desk.window.page
    assert isinstance(book, RulesPage)
    assert book.reader.anchor == rule


@pytest.mark.parametrize("size", [(960, 540), (1440, 900)])
def test_the_table_stays_in_sight(desk: Desk, size: tuple[int, int]) -> None:
    desk.window.resize(*size)
    page = desk.table((AKI, *BOTS))
    desk.wait_turn(page)

    def right() -> int:
        return page.board.mapTo(page, page.board.rect().topRight()).x()

    asking = asked(desk, page, FULL)
    desk.qtbot.waitUntil(lambda: right() <= asking.panel.x())
    asking.put_away()
    beside = 0 if page.beside.is_over or page.side.isHidden() else page.side.width()
    desk.qtbot.waitUntil(lambda: right() == page.width() - beside - 1)


def test_a_spectator_has_nothing_to_decide(desk: Desk) -> None:
    page = desk.open(Match.start(CONQUESTAR, BOTS[:2], 3))
    asking = asked(desk, page, FULL)
    assert "doesn't allow or forbid a move" in asking.text.toPlainText()
    assert not lit(page)


def test_the_button_of_the_rules_opens_it(desk: Desk) -> None:
    page = desk.table((AKI, *BOTS))
    desk.wait_turn(page)
    page.side.open("rules")
    QTest.mouseClick(page.side.rules.ask_button, Qt.MouseButton.LeftButton)
    asking = page.findChild(AskRules)
    assert isinstance(asking, AskRules)
    assert asking.isVisible()
    assert not asking.games.isVisible()


def test_nobody_asks_behind_a_curtain(desk: Desk) -> None:
    page = desk.table((AKI, BEN), plans=("trade C3",))
    desk.qtbot.waitUntil(page.curtain.isVisible)
    desk.window.activateWindow()
    desk.press(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert page.findChild(AskRules) is None


def test_a_curtain_takes_it_away(desk: Desk) -> None:
    page = desk.table((AKI, BEN))
    page.session.controller.take_over()
    desk.wait_turn(page)
    asking = asked(desk, page, FULL)
    page.session.controller.play("trade C3")
    desk.qtbot.waitUntil(page.curtain.isVisible)
    assert asking.isHidden()
    assert not lit(page)
