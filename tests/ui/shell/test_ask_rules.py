"""Asking the rules over the pages: by keyboard and mouse, in both languages, and where nothing fits."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hoshikan.games import GAMES
from hoshikan.teaching import rulebook
from hoshikan.teaching.ask import Ask, asked
from hoshikan.ui.app.window import MainWindow, TopBar
from hoshikan.ui.features.rulebook.page import RulesPage
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.shared import askrules
from hoshikan.ui.shared.askrules import AskRules
from hoshikan.ui.shared.bookbrowser import BookBrowser

FULL = "can i trade on a full star"
FULL_JA = "コインがいっぱいの星で交易できる？"
NOWHERE = "what is the weather in Osaka"


def press(window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key, modifier)


def opened(window: MainWindow) -> AskRules:
    window.activateWindow()
    press(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    asking = window.page.findChild(AskRules)
    assert isinstance(asking, AskRules)
    assert asking.isVisible()
    return asking


def typed(qtbot: QtBot, asking: AskRules, question: str) -> list[str]:
    """Type over what is in the field; the rules that are listed."""
    asking.field.selectAll()
    if question.isascii():
        QTest.keyClicks(asking.field, question)
    else:
        asking.field.setText(question)
    qtbot.waitUntil(lambda: not asking.asker.waits)
    return [one.rule for one in asking.found]


def lit(text: BookBrowser) -> list[str]:
    return [one.cursor.selectedText() for one in text.extraSelections()]


def test_a_question_is_answered_by_keyboard_and_a_second_enter_opens_the_book_at_the_sentence(
    qtbot: QtBot, window: MainWindow
) -> None:
    asking = opened(window)
    assert QApplication.focusWidget() is asking.field
    assert typed(qtbot, asking, FULL)[0] == "CQ-2.3"
    sentence = asking.found[0].sentence
    assert lit(asking.text) == [sentence]
    assert "CQ-2.3" in asking.results.item(0).text()
    press(window, Qt.Key.Key_Down)
    assert asking.results.currentRow() == 1
    assert lit(asking.text) == [asking.found[1].sentence]
    press(window, Qt.Key.Key_Up)
    press(window, Qt.Key.Key_Return)
    assert asking.isVisible()
    assert QApplication.focusWidget() is asking.results
    assert asking.results.currentRow() == 0
    press(window, Qt.Key.Key_Return)
    page = window.page
    assert isinstance(page, RulesPage)
    assert page.reader.anchor == "CQ-2.3"
    assert lit(page.reader.text) == [sentence]
    qtbot.waitUntil(lambda: not page.reader.text.painting)
    assert lit(page.reader.text) == [sentence]


def test_it_works_by_mouse(qtbot: QtBot, window: MainWindow, context: AppContext) -> None:
    context.settings.last_game = "crowntaker"
    window.open_page("books")
    page = window.page
    bar = window.findChild(TopBar)
    assert bar is not None
    (entry,) = [one for one in bar.menu.actions() if one.text().startswith("Ask the rules")]
    entry.trigger()
    asking = page.findChild(AskRules)
    assert isinstance(asking, AskRules)
    assert asking.games.value() == "crowntaker"
    asking.games.chosen.emit("conquestar")
    assert typed(qtbot, asking, FULL)[0] == "CQ-2.3"
    place = asking.results.visualItemRect(asking.results.item(1)).center()
    QTest.mouseClick(asking.results.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert lit(asking.text) == [asking.found[1].sentence]
    rule = asking.found[1].rule
    QTest.mouseClick(asking.open_button, Qt.MouseButton.LeftButton)
    book = window.page
    assert isinstance(book, RulesPage)
    assert book.reader.anchor == rule


def test_a_press_beside_it_or_escape_closes_it(qtbot: QtBot, window: MainWindow) -> None:
    asking = opened(window)
    QTest.mouseClick(asking, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert asking.isHidden()
    assert opened(window) is asking
    press(window, Qt.Key.Key_Escape)
    assert asking.isHidden()
    assert window.page_name == "home"


def test_nothing_fits(qtbot: QtBot, window: MainWindow) -> None:
    asking = opened(window)
    assert typed(qtbot, asking, NOWHERE) == []
    assert asking.nothing.isVisible()
    assert not asking.results.isVisible()
    press(window, Qt.Key.Key_Return)
    assert asking.isVisible()
    QTest.mouseClick(asking.open_button, Qt.MouseButton.LeftButton)
    assert window.page_name == "rules"


def test_an_example_is_asked_by_a_click(qtbot: QtBot, window: MainWindow) -> None:
    asking = opened(window)
    qtbot.waitUntil(lambda: asking.results.count() > 1)
    example = asking.results.item(0)
    place = asking.results.visualItemRect(example).center()
    words = example.text()
    assert words in {text for texts in asked(asking.games.value(), "en").values() for text in texts}
    QTest.mouseClick(asking.results.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asking.field.text() == words
    qtbot.waitUntil(lambda: bool(asking.found))


def test_the_number_of_answers_and_the_first_are_announced(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(askrules, "announce", lambda _source, sentence: said.append(sentence))
    asking = opened(window)
    count = len(typed(qtbot, asking, FULL))
    assert said[-1].startswith(str(count))
    assert asking.found[0].rule in said[-1]
    assert asking.found[0].sentence in said[-1]
    press(window, Qt.Key.Key_Down)
    assert asking.found[1].sentence in said[-1]
    typed(qtbot, asking, NOWHERE)
    assert asking.nothing.text() in said[-1]


def test_the_language_of_the_window_or_of_the_question(qtbot: QtBot, window: MainWindow, context: AppContext) -> None:
    asking = opened(window)
    assert typed(qtbot, asking, FULL_JA)[0] == "CQ-2.3"
    japanese = asking.found[0].sentence
    assert lit(asking.text) == [japanese]
    context.settings.language = "ja"
    assert typed(qtbot, asking, FULL)[0] == "CQ-2.3"
    assert asking.found[0].sentence != japanese
    typed(qtbot, asking, FULL_JA)
    for _ in range(2):
        press(window, Qt.Key.Key_Return)
    page = window.page
    assert isinstance(page, RulesPage)
    assert lit(page.reader.text) == [japanese]
    window.back()
    assert window.page.findChild(AskRules) is asking
    context.settings.language = "en"
    qtbot.waitUntil(lambda: asking.field.accessibleName().isascii())


def test_the_field_of_a_rule_book_asks_too(qtbot: QtBot, window: MainWindow) -> None:
    window.open_rules("conquestar")
    page = window.page
    assert isinstance(page, RulesPage)
    reader = page.reader
    reader.box.setText(FULL)
    qtbot.waitUntil(lambda: not reader.asker.waits)
    first = reader.contents.topLevelItem(0)
    assert first is not None
    assert first.text(0).startswith("CQ-2.3")
    reader.contents.setCurrentItem(first)
    assert reader.anchor == "CQ-2.3"
    assert len(lit(reader.text)) == 1
    reader.box.setText("xyzzy")
    qtbot.waitUntil(lambda: not reader.asker.waits)
    assert not reader.contents.topLevelItemCount()
    reader.box.clear()
    assert reader.contents.topLevelItemCount() > 5


def test_what_a_question_needs_is_built_beside_the_window(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    builders: list[threading.Thread] = []

    class Watched(Ask):
        def __init__(self, game: str, language: str) -> None:
            builders.append(threading.current_thread())
            super().__init__(game, language)

    monkeypatch.setattr(askrules, "Ask", Watched)
    asking = opened(window)
    typed(qtbot, asking, FULL)
    assert builders[0] is not threading.main_thread()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_sentence_that_answers_can_be_lit(qtbot: QtBot, game: str, language: str) -> None:
    browser = BookBrowser(GAMES[game])
    qtbot.addWidget(browser)
    search = Ask(game, language)
    book = rulebook.load(game, language)
    for rule in book.rule_ids():
        (found, *_) = search.search(rule)
        browser.show_html(book.card(book.rule(rule)))
        browser.light(found.sentence)
        assert lit(browser) == [found.sentence], rule
