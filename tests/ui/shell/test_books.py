"""The page with the rule books of all games."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hoshikan.games import GAMES
from hoshikan.teaching import rulebook
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.features.learn.page import LearnPage
from hoshikan.ui.features.rulebook.books import BooksPage
from hoshikan.ui.session.context import AppContext


@pytest.fixture
def page(qtbot: QtBot, context: AppContext) -> BooksPage:
    made = BooksPage(context)
    qtbot.addWidget(made)
    made.apply_theme(context.theme())
    made.retranslate()
    made.resize(1200, 640)
    return made


def test_every_game_has_its_book_there(qtbot: QtBot, page: BooksPage) -> None:
    assert [book.game_id for book in page.shelf.books] == list(GAMES)
    for book in page.shelf.books:
        rules = len(rulebook.load(book.game_id, "en").rule_ids())
        assert str(rules) in book.accessibleDescription()
        assert book.accessibleName()


def test_a_book_is_opened_by_mouse_and_by_keyboard(qtbot: QtBot, page: BooksPage) -> None:
    first, second = page.shelf.books[:2]
    with qtbot.waitSignal(page.open_rules) as told:
        QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert told.args == [first.game_id, ""]
    with qtbot.waitSignal(page.open_rules) as told:
        QTest.keyClick(second, Qt.Key.Key_Return)
    assert told.args == [second.game_id, ""]


def test_one_search_goes_through_all_books(qtbot: QtBot, page: BooksPage) -> None:
    page.search.setText("Deal")
    assert page.found.topLevelItemCount() > 1
    second = page.found.topLevelItem(1)
    assert second is not None
    hit = second.child(0)
    with qtbot.waitSignal(page.open_rules) as told:
        page.found.itemActivated.emit(hit, 0)
    game, anchor = told.args
    assert any(section.anchor == anchor for section in rulebook.load(game, "en").sections)
    page.search.setText("no book says this")
    assert page.found.topLevelItemCount() == 0
    page.search.clear()
    assert not page.shelf.isHidden()


def test_the_books_keep_within_the_window_at_every_size(qtbot: QtBot, page: BooksPage) -> None:
    page.show()
    for width, height in ((1024, 600), (1280, 500), (2560, 1380)):
        page.resize(width, height)
        places = [book.geometry() for book in page.shelf.books]
        assert all(page.shelf.rect().contains(place) for place in places)
        assert all(one.right() < other.left() for one, other in pairwise(places))


def test_learn_leads_to_all_books_and_they_to_the_one_read_last(qtbot: QtBot, context: AppContext) -> None:
    context.settings.last_game = "crowntaker"
    window = MainWindow(context)
    qtbot.addWidget(window)
    learn = window.open_page("learn", "")
    assert isinstance(learn, LearnPage)
    learn.books.click()
    assert window.page_name == "books"
    books = window.page
    assert isinstance(books, BooksPage)
    assert [book.game_id for book in books.shelf.books if book is window.focusWidget()] == ["crowntaker"]
    books.shelf.books[0].click()
    assert window.page_name == "rules"
