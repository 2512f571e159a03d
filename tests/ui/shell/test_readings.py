"""Decisions of this edition, shown at the rule, with the way to the reason and back."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QTextBrowser
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.teaching.rulebook import LANGUAGES, READINGS, load
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.board.panels import RulesPanel
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.rulebook.page import RulesPage

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


def test_a_rule_worded_as_in_the_source_has_no_mark(qtbot: QtBot) -> None:
    rules, card = panel(qtbot)
    rules.show_rule("HW-1.2")
    assert "Our reading" not in card.toPlainText()


def test_choosing_another_rule_leaves_the_reason(qtbot: QtBot) -> None:
    rules, card = panel(qtbot)
    rules.show_rule(RULE)
    card.anchorClicked.emit(QUrl(f"#why-{RULE}"))
    rules.list.setCurrentIndex(0)
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


def opened_table(window: MainWindow, game: str = "conquestar") -> TablePage:
    match = Match.start(GAMES[game], [Seat("human", "Aki"), Seat("bot", "Vega", "casual")], 7)
    window.open_table(match)
    page = window.page
    assert isinstance(page, TablePage)
    return page


@pytest.mark.parametrize("game", ["conquestar", "crowntaker"])
def test_no_notice_covers_a_new_table(window: MainWindow, game: str) -> None:
    opened_table(window, game)
    assert window.messages.texts() == []


@pytest.mark.parametrize("game", WITH_READINGS)
@pytest.mark.parametrize("size", [(1024, 640), (1600, 1000)])
def test_new_game_leads_to_what_was_assumed(window: MainWindow, game: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    page = window.open_page("new_game", game)
    assert isinstance(page, NewGamePage)
    page.fold.set_open(True)
    (shown,) = (one for one in page.findChildren(QPushButton) if "assume" in one.text())
    assert shown.isVisible()
    assert shown.focusPolicy() & Qt.FocusPolicy.TabFocus
    shown.setFocus()
    QTest.keyClick(shown, Qt.Key.Key_Space)
    rules = window.page
    assert isinstance(rules, RulesPage)
    assert rules.reader.anchor == READINGS


@pytest.mark.parametrize(("game", "language"), list(product(WITH_READINGS, LANGUAGES)))
def test_the_beginning_of_a_book_leads_to_what_was_assumed(game: str, language: str) -> None:
    book = load(game, language)
    first = next(section for section in book.sections if section.anchor == "top")
    assert f'href="#{READINGS}"' in first.html


def test_a_low_card_shows_several_lines_of_a_rule(qtbot: QtBot) -> None:
    rules, card = panel(qtbot)
    rules.resize(400, 300)
    rules.show()
    rules.show_rule(rules.list.itemData(3))
    qtbot.waitExposed(rules)
    assert rules.list.currentText().startswith(rules.shown)
    assert card.viewport().height() >= 6 * card.fontMetrics().lineSpacing()
