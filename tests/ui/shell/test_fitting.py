"""No text is cut off: in both languages, at every text size, in the smallest window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match
from hoshikan.games import GAMES, SHELF
from hoshikan.ui.app.headless import seats
from hoshikan.ui.app.window import COMFORTABLE, MainWindow
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import application_font, japanese_font_file
from hoshikan.ui.kit.widgets.basic import Sheet
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.shared.plates import LessonsLabel
from tests.engine.variants import sampled
from tests.ui.shell.test_language import PAGES, needs_translations
from tests.ui.table.printed import elided


def cut_off(page: QWidget) -> list[str]:
    """Every visible label and button whose text needs more room than it has."""
    found: list[str] = []
    for part in page.findChildren(QWidget):
        if part.isVisible() and isinstance(part, QLabel | QPushButton | QComboBox) and not fits(part):
            text = part.currentText() if isinstance(part, QComboBox) else part.text()
            found.append(f"{text!r}: {part.size().toTuple()} of {part.sizeHint().toTuple()}")
    return found


def fits(part: QLabel | QAbstractButton | QComboBox) -> bool:
    if isinstance(part, QLabel):
        if not part.text() or part.toolTip() == literal(part.text()):
            return True  # the tip has the whole of a cut text
        flags = Qt.TextFlag.TextWordWrap if part.wordWrap() else Qt.TextFlag.TextSingleLine
        needed = part.fontMetrics().boundingRect(part.contentsRect(), flags.value, part.text())
        return needed.width() <= part.contentsRect().width() and needed.height() <= part.contentsRect().height()
    hint = part.sizeHint()
    # The style lets combo boxes overlap their cell by the breadth of their frame.
    least = part.fontMetrics().height() if isinstance(part, QComboBox) else hint.height()
    return part.width() >= hint.width() and part.height() >= least


SHOWN = [*PAGES, *(("new_game", (game,)) for game in GAMES if ("new_game", (game,)) not in PAGES)]


@pytest.mark.parametrize(("text_size", "shown"), sampled([150, 100], SHOWN), ids=str)
def test_nothing_is_cut_off(
    window: MainWindow,
    context: AppContext,
    qtbot: QtBot,
    shown: tuple[str, tuple[str, ...]],
    text_size: int,
) -> None:
    page, arguments = shown
    window.resize(*COMFORTABLE)
    context.settings.text_size = text_size
    if page != "home":
        window.open_page(page, *arguments)

    def is_whole() -> None:
        assert cut_off(window) == []

    for language in ("en", "ja"):
        context.settings.language = language
        QApplication.processEvents()
        QApplication.processEvents()
        qtbot.waitUntil(is_whole)  # other words settle in some more turns
        assert window.size() == QSize(*COMFORTABLE)
        if isinstance(window.page, NewGamePage):
            assert window.page.head.height() < window.page.height() * 0.45


@needs_translations
@pytest.mark.parametrize(("language", "text_size"), sampled(["en", "ja"], [100, 150]))
@pytest.mark.parametrize("size", [(960, 540), (1280, 800)])
def test_no_words_end_in_dots(
    window: MainWindow, context: AppContext, size: tuple[int, int], language: str, text_size: int
) -> None:
    context.settings.language, context.settings.text_size = language, text_size
    for game in GAMES.values():
        context.library.create(Match.start(game, seats(game, ["Konstantin der Große"]), 7))
    for match in context.library.unfinished():
        points = [17 * seat for seat in range(len(match.seats))]
        context.library.finish(match.id, points, frozenset({len(points) - 1}), "")
    window.resize(*size)
    found = {}
    for page, arguments in [("library", ()), *SHOWN]:
        if page == "home":
            window.home()
        else:
            window.open_page(page, *arguments)
        for _ in range(3):
            QApplication.processEvents()
        if words := elided(window):
            found[page, arguments] = words
    found.pop(("keys", ()), None)  # "1 2 3 …" is a row of keys
    assert found == {}


def test_the_check_sees_words_that_end_in_dots(qtbot: QtBot) -> None:
    view = QListWidget()
    qtbot.addWidget(view)
    view.addItems(["one", "much too long for so small a list"])
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.resize(100, 100)
    view.show()
    (words,) = elided(view)
    assert words.startswith("m")


def test_the_check_sees_what_is_cut_off(qtbot: QtBot) -> None:
    squeezed = QWidget()
    qtbot.addWidget(squeezed)
    button = QPushButton("Much too long for so small a button", squeezed)
    button.setGeometry(0, 0, 40, 40)
    squeezed.resize(100, 100)
    squeezed.show()
    assert len(cut_off(squeezed)) == 1


def test_japanese_can_be_written_everywhere(qapp: QApplication) -> None:
    assert japanese_font_file().is_file()
    font = application_font(100)
    japanese = next(family for family in font.families() if "JP" in family)
    raw = QRawFont.fromFont(type(font)(japanese))
    assert all(raw.supportsCharacter(ord(letter)) for letter in "星冠日本語設定蜘蛛〜・")


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_five_games_fit_on_home(context: AppContext, qtbot: QtBot, language: str, text_size: int) -> None:
    context.settings.language = language
    context.settings.text_size = text_size
    context.shelf = {f"game {number}": SHELF["conquestar"] for number in range(5)}
    window = MainWindow(context)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    QApplication.processEvents()
    QApplication.processEvents()
    assert cut_off(window) == []
    if text_size == 100:
        last = next(stars for stars in window.page.findChildren(LessonsLabel) if stars.isVisible())
        assert last.mapTo(window, last.rect().bottomLeft()).y() < window.height()


def test_words_that_become_more_are_laid_out_in_the_room_they_need_at_once(qtbot: QtBot) -> None:
    sheet = Sheet(8, 4)
    qtbot.addWidget(sheet)
    labels = [QLabel("few words") for _ in range(3)]
    for one in labels:
        one.setWordWrap(True)
        sheet.body.addWidget(one)
    sheet.resize(200, 120)
    sheet.show()
    qtbot.waitExposed(sheet)
    sheet.grab()  # the first frame
    for one in labels:
        one.setText("many words, " * 12)
    # Before the scroll area hears of it: a frame may be painted in between.
    QApplication.sendPostedEvents(sheet.inside, QEvent.Type.LayoutRequest.value)
    assert all(one.height() >= one.heightForWidth(one.width()) for one in labels)
