"""What this edition decided, where the player meets it: at the rule, with the way to the reason and back."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QTextBrowser
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.teaching.rulebook import LANGUAGES, load
from hoshikan.ui.pages.rules import RulesPage
from hoshikan.ui.pages.table import TablePage
from hoshikan.ui.panels.rules import RulesPanel
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.window import MainWindow

RULE = "HW-2.3"
GAME = "hoshi-wo-wataru"
WITH_READINGS = [game for game in GAMES if load(game, "en").readings()]
"""The games about whose rules this edition decided something."""


def panel(qtbot: QtBot, language: str = "en", game: str = GAME) -> tuple[RulesPanel, QTextBrowser]:
    made = RulesPanel(game, lambda: language)
    qtbot.addWidget(made)
    made.retranslate()
    made.resize(360, 600)
    made.show()
    qtbot.waitExposed(made)
    card = made.findChild(QTextBrowser)
    assert card is not None
    return made, card


def link_on(card: QTextBrowser, address: str) -> None:
    """Go to a link with the keyboard and press Enter on it."""
    card.setFocus()
    for _ in range(20):
        if card.textCursor().charFormat().anchorHref() == address:
            break
        card.focusNextPrevChild(True)
    assert card.textCursor().charFormat().anchorHref() == address


def test_a_rule_beside_the_table_is_marked_and_opens_its_reason(qtbot: QtBot) -> None:
    rules, card = panel(qtbot)
    rules.show_rule(RULE)
    assert card.toPlainText().startswith("Our reading")
    link_on(card, f"#why-{RULE}")
    QTest.keyClick(card, Qt.Key.Key_Return)
    reason = load(GAME, "en").reason(RULE)
    assert reason is not None
    assert card.toPlainText().startswith(reason.text[:60])
    with qtbot.waitSignal(rules.book_wanted) as asked:
        rules.book_button.click()
    assert asked.args == [f"why-{RULE}"]
    card.anchorClicked.emit(QUrl(f"#{RULE}"))
    assert card.toPlainText().startswith("Our reading")
    assert (rules.shown, rules.place) == (RULE, RULE)


def test_a_rule_told_as_in_the_source_has_no_mark(qtbot: QtBot) -> None:
    rules, card = panel(qtbot)
    rules.show_rule("HW-1.2")
    assert "Our reading" not in card.toPlainText()


def test_choosing_another_rule_leaves_the_reason(qtbot: QtBot) -> None:
    rules, card = panel(qtbot)
    rules.show_rule(RULE)
    card.anchorClicked.emit(QUrl(f"#why-{RULE}"))
    rules.list.setCurrentRow(0)
    assert rules.place == "HW-0.1"
    rules.show_rule(RULE)
    assert rules.place == RULE


@pytest.mark.parametrize(("game", "language"), list(product(WITH_READINGS, LANGUAGES)))
def test_the_rule_books_page_leads_from_every_mark_to_its_reason(window: MainWindow, game: str, language: str) -> None:
    window.context.settings.language = language
    book = load(game, language)
    page = window.open_page("rules", game)
    assert isinstance(page, RulesPage)
    shown = page.reader.text.toPlainText()
    assert shown.count(book.readings_title) >= len(book.readings())
    heights = set()
    for rule in book.readings():
        page.reader.text.anchorClicked.emit(QUrl(f"#why-{rule}"))
        assert page.reader.anchor == f"why-{rule}"
        heights.add(page.reader.text.verticalScrollBar().value())
    assert min(heights) > 0
    assert len(heights) >= min(4, len(book.readings()))


def said(window: MainWindow) -> list[str]:
    return [text for text in window.messages.texts() if "our reading" in text]


def opened_table(window: MainWindow, game: str = "conquestar") -> TablePage:
    match = Match.start(GAMES[game], [Seat("human", "Aki"), Seat("bot", "Vega", "casual")], 7)
    window.open_table(match)
    page = window.page
    assert isinstance(page, TablePage)
    return page


def test_the_first_table_of_a_game_says_once_that_some_rules_are_our_reading(window: MainWindow) -> None:
    settings = window.context.settings
    settings.readings_told = ""
    opened_table(window)
    assert len(said(window)) == 1
    window.home()
    assert said(window) == [], "it belongs to the table"
    opened_table(window)
    assert said(window) == []
    opened_table(window, "crowntaker")
    assert len(said(window)) == 1
    assert settings.path is not None
    assert Settings(settings.path).readings_told.split() == ["conquestar", "crowntaker"]
    settings.reset()
    assert settings.readings_told.split() == ["conquestar", "crowntaker"]


def test_its_button_opens_the_list_by_keyboard_and_the_table_waits(window: MainWindow) -> None:
    window.context.settings.readings_told = ""
    table = opened_table(window)
    shown = next(one for one in window.messages.findChildren(QPushButton) if one.text() == "Show the list")
    assert shown.focusPolicy() & Qt.FocusPolicy.TabFocus
    shown.setFocus()
    QTest.keyClick(shown, Qt.Key.Key_Space)
    page = window.page
    assert isinstance(page, RulesPage)
    assert page.reader.anchor == "reconstructed"
    assert said(window) == []
    window.back()
    assert window.page is table
    assert said(window) == []


def test_lessons_and_replays_do_not_say_it(window: MainWindow) -> None:
    window.context.settings.readings_told = ""
    window.open_page("lesson", "conquestar", "conquestar/01-field")
    assert said(window) == []
    window.home()
    match = Match.start(GAMES["conquestar"], [Seat("human", "Aki"), Seat("bot", "Vega", "casual")], 7)
    window.open_page("replay", match)
    assert said(window) == []
    assert window.context.settings.readings_told == ""
