"""A rule book on the screen."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from hoshikan.games import GAMES
from hoshikan.ui.kit.look.theme import DAY, NIGHT, TEXT
from hoshikan.ui.shared.bookbrowser import PICTURE, BookBrowser

BOOK = (
    '<p>Before.</p><p class="picture"><img src="position:missing" /><br /><small>What is seen</small></p><p>After.</p>'
)


def test_a_caption_stands_right_below_its_picture(qtbot: QtBot) -> None:
    browser = BookBrowser(GAMES["conquestar"])
    qtbot.addWidget(browser)
    browser.resize(800, 600)
    browser.show_html(BOOK)
    browser.show()
    qtbot.waitExposed(browser)
    document = browser.document()
    block = document.begin().next()
    height = document.documentLayout().blockBoundingRect(block).height()
    assert PICTURE.height() < height < PICTURE.height() + 4 * browser.fontMetrics().height()


def test_pictures_are_larger_on_a_high_page(qtbot: QtBot) -> None:
    browser = BookBrowser(GAMES["conquestar"])
    qtbot.addWidget(browser)
    browser.show_html(BOOK)
    browser.show()

    def height() -> float:
        document = browser.document()
        return document.documentLayout().blockBoundingRect(document.begin().next()).height()

    browser.resize(860, 600)
    qtbot.waitUntil(lambda: PICTURE.height() < height() < 1.3 * PICTURE.height())
    browser.resize(860, 1300)
    qtbot.waitUntil(lambda: height() > 1.35 * PICTURE.height())
    assert not browser.horizontalScrollBar().maximum()
    browser.resize(420, 1300)
    qtbot.waitUntil(lambda: height() < 1.0 * PICTURE.height())
    assert not browser.horizontalScrollBar().maximum()


def test_pictures_are_never_broader_than_the_page(qtbot: QtBot) -> None:
    browser = BookBrowser(GAMES["conquestar"])
    qtbot.addWidget(browser)
    browser.resize(420, 300)
    browser.show_html(BOOK * 3)
    browser.show()
    qtbot.waitUntil(lambda: not browser.horizontalScrollBar().maximum())
    browser.resize(800, 300)
    block = browser.document().begin().next()
    layout = browser.document().documentLayout()
    qtbot.waitUntil(lambda: layout.blockBoundingRect(block).height() > PICTURE.height())


def test_the_anchor_asked_for_stays_at_the_top(qtbot: QtBot) -> None:
    """Pictures above it grow with the window, and a new look lays the book out anew."""
    browser = BookBrowser(GAMES["conquestar"])
    qtbot.addWidget(browser)
    font = browser.font()
    font.setPixelSize(TEXT["body"])
    browser.setFont(font)
    browser.resize(800, 600)
    browser.show_html(BOOK * 6 + "<h3><a name='here'></a>Here</h3>" + BOOK * 6)
    browser.show()
    qtbot.waitExposed(browser)
    browser.scroll_to("here")

    def top() -> str:
        return browser.cursorForPosition(QPoint(40, 2)).block().text()

    assert top() == "Here"
    before = browser.verticalScrollBar().value()
    browser.resize(800, 1300)
    qtbot.waitUntil(lambda: browser.verticalScrollBar().value() > before)
    assert top() == "Here"
    browser.apply_theme(DAY)
    assert top() == "Here"
    browser.verticalScrollBar().setValue(0)
    browser.apply_theme(NIGHT)
    assert browser.verticalScrollBar().value() == 0
