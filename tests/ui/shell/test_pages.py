"""Home, Learn, the rule book, the library and the settings page in use."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QRect, QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QFileDialog,
    QInputDialog,
    QLabel,
    QMenu,
    QPushButton,
    QStyleOptionViewItem,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from hoshikan.engine import TERMINAL, Match, Seat, record
from hoshikan.games import GAMES
from hoshikan.library import Library, LibraryProblem
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.features.home.page import HomePage
from hoshikan.ui.features.home.resume import MOST, ResumeCard
from hoshikan.ui.features.learn.page import LearnPage
from hoshikan.ui.features.library.model import GAME, PICTURE
from hoshikan.ui.features.library.page import LibraryPage
from hoshikan.ui.features.library.statistics import StatisticsPage
from hoshikan.ui.features.rulebook.books import BooksPage
from hoshikan.ui.features.rulebook.page import RulesPage
from hoshikan.ui.features.settings.page import SettingsPage
from hoshikan.ui.kit.look.theme import THEMES
from hoshikan.ui.kit.look.words import Notice
from hoshikan.ui.session.context import AppContext, Page
from hoshikan.ui.session.recordfiles import RecordFiles
from hoshikan.ui.shared.shelf import rows_of
from hoshikan.ui.shared.sitting import thumbnail

SEATS = (Seat("human", "Aki"), Seat("bot", "Vega", "casual"))


def shown(qtbot: QtBot, page: Page) -> None:
    """Show a page as the window does."""
    qtbot.addWidget(page)
    page.apply_theme(page.context.theme())
    page.retranslate()
    page.resize(1200, 700)
    page.show()
    page.entered()


def kept(library: Library, seed: int, plies: int) -> int:
    """A match in the library: `plies` random actions, or less if it is over before."""
    match, chance = Match.start(GAMES["conquestar"], SEATS, seed), Random(seed)
    while match.ply < plies and match.state.to_move != TERMINAL:
        match.apply(chance.choice(match.state.legal_actions()))
    match_id = library.create(match)
    if match.state.to_move == TERMINAL:
        library.finish(match_id, match.state.points(), match.state.winners(), match.state.end_reason())
    return match_id


@pytest.mark.parametrize(
    ("games", "rows"), [(0, []), (1, [1]), (3, [3]), (5, [5]), (6, [3, 3]), (7, [3, 4]), (11, [3, 4, 4])]
)
def test_rows_of_games_are_never_ragged(games: int, rows: list[int]) -> None:
    assert rows_of(games) == rows


def test_home_offers_the_newest_games_to_continue(qtbot: QtBot, context: AppContext) -> None:
    newest = [kept(context.library, seed, 4) for seed in range(MOST + 2)][::-1]
    page = HomePage(context)
    shown(qtbot, page)
    page.refresh()
    tiles = [tile for tile in page.findChildren(ResumeCard) if "Vega" in tile.accessibleName()]
    assert len(tiles) == MOST
    with qtbot.waitSignal(page.open_table) as told:
        QTest.mouseClick(tiles[0], Qt.MouseButton.LeftButton)
    match, match_id = told.args
    assert match_id == newest[0]
    assert match.ply == 4


def test_home_is_walked_in_the_order_it_is_read_and_enter_continues(qtbot: QtBot, context: AppContext) -> None:
    kept(context.library, 1, 4)
    page = HomePage(context)
    shown(qtbot, page)
    page.refresh()
    page.findChildren(ResumeCard)[0].setFocus()
    stops: list[QAbstractButton] = []
    titles = [text_of(game.id).title() for game in context.games.values()]
    covers = [f"Play {title}" for title in titles]
    while len(stops) < len(covers) + 3:
        part = page.focusWidget()
        if isinstance(part, QAbstractButton):
            stops.append(part)
        assert page.focusNextChild()
    said = [(stop.accessibleName() or stop.text()).partition(",")[0] for stop in stops]
    assert said == ["Conquestar", "Puzzle of the day", "Next lesson", *covers]
    with qtbot.waitSignal(page.open_table):
        QTest.keyClick(stops[0], Qt.Key.Key_Return)


def test_home_without_games_to_continue_says_nothing_of_them(qtbot: QtBot, context: AppContext) -> None:
    page = HomePage(context)
    shown(qtbot, page)
    page.refresh()
    assert not [card for card in page.findChildren(ResumeCard) if card.isVisible()]


def test_a_saved_game_that_cannot_be_read_gets_a_notice(qtbot: QtBot, context: AppContext) -> None:
    gone = kept(context.library, 1, 4)
    page = HomePage(context)
    shown(qtbot, page)
    page.refresh()
    context.library.delete(gone)
    (tile,) = [tile for tile in page.findChildren(ResumeCard) if "Vega" in tile.accessibleName()]
    with qtbot.waitSignal(page.trouble) as told:
        QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert isinstance(told.args[0], LibraryProblem)


def test_pictures_under_continue_follow_the_theme(qtbot: QtBot, context: AppContext) -> None:
    library = context.library
    good, lost = kept(library, 1, 4), kept(library, 2, 4)
    for match_id in (good, lost):
        library.set_thumbnail(match_id, thumbnail(library.load(match_id, GAMES), ["Aki", "Vega"], THEMES["night"]))
    bare = library.thumbnail(lost)
    library.append(lost, 4, "no such move")
    page = HomePage(context)
    shown(qtbot, page)
    page.refresh()

    def theme_of(match_id: int) -> str:
        return QImage.fromData(library.thumbnail(match_id) or b"").text("theme")

    cards = [card for card in page.findChildren(ResumeCard) if "Vega" in card.accessibleName()]

    def pictures() -> list[QImage]:
        hero, ticket = cards
        return [hero.grab(QRect(hero.width() - 90, 40, 60, 40)).toImage(), ticket.grab(QRect(30, 20, 40, 40)).toImage()]

    before = pictures()
    context.settings.theme = "day"
    page.apply_theme(context.theme())
    covered = pictures()[1]
    assert covered != before[1]
    qtbot.waitUntil(lambda: theme_of(good) == "day")
    after = pictures()
    assert [old == new for old, new in zip(before, after, strict=True)] == [True, False]
    assert after[1] != covered
    assert library.thumbnail(lost) == bare
    page.deleteLater()
    again = HomePage(context)
    shown(qtbot, again)
    context.settings.theme = "night"
    again.refresh()
    qtbot.waitUntil(lambda: theme_of(good) == "night")


def test_lessons_show_what_is_done_and_go_on_from_there(qtbot: QtBot, context: AppContext) -> None:
    page = LearnPage(context)
    shown(qtbot, page)
    course = page.courses["conquestar"]
    first, second = course.lessons[:2]
    assert course.next_lesson() == first
    context.library.lessons.complete("conquestar", first.id)
    page.entered()
    assert course.next_lesson() == second
    assert "done" in course.tiles[0].accessibleName()
    assert "done" not in course.tiles[1].accessibleName()
    with qtbot.waitSignal(page.open_lesson) as told:
        QTest.mouseClick(course.next_button, Qt.MouseButton.LeftButton)
    assert told.args == ["conquestar", second.id]


def test_when_all_is_learnt_it_starts_again(qtbot: QtBot, context: AppContext) -> None:
    page = LearnPage(context, "conquestar")
    course = page.courses["conquestar"]
    for lesson in course.lessons:
        context.library.lessons.complete("conquestar", lesson.id)
    shown(qtbot, page)
    assert course.next_lesson() == course.lessons[0]
    assert course.seal.isVisible()
    assert not page.courses["crowntaker"].seal.isVisible()
    assert {tile.state for tile in course.tiles} == {"done"}


def test_the_rule_books_of_all_games_are_reached_from_learn(window: MainWindow, context: AppContext) -> None:
    def open_books() -> BooksPage:
        learn = window.open_page("learn", "")
        assert isinstance(learn, LearnPage)
        learn.books.click()
        assert isinstance(window.page, BooksPage)
        return window.page

    open_books().shelf.books[0].click()
    assert window.page.title() == "Rules of Conquestar"
    for game in reversed(list(context.games.values())):
        title = text_of(game.id).title()
        ways = {button.text(): button for button in window.page.findChildren(QPushButton) if button.isCheckable()}
        assert set(ways) == {text_of(other.id).title() for other in context.games.values()}
        ways["CrownTaker" if title == "Conquestar" else title].click()
    assert window.page.title() == "Rules of CrownTaker"
    window.back()
    assert window.page_name == "books"
    window.open_table(Match.start(GAMES["sterre-en-kroon"], SEATS, 1))
    page = open_books()
    assert [book.game_id for book in page.shelf.books if book is window.focusWidget()] == ["sterre-en-kroon"]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_book_shows_a_rule_and_finds_words(qtbot: QtBot, context: AppContext, language: str) -> None:
    context.settings.language = language
    page = RulesPage(context, "conquestar")
    shown(qtbot, page)
    reader = page.reader
    page.point_at("CQ-4.1")
    assert reader.anchor == "CQ-4.1"
    below = reader.text.verticalScrollBar().value()
    assert below > 0
    page.point_at("top")
    assert reader.text.verticalScrollBar().value() < below
    whole = reader.contents.topLevelItemCount()
    reader.box.setText("CQ-4.1")
    qtbot.waitUntil(lambda: not reader.asker.waits)
    assert 0 < reader.contents.topLevelItemCount() < whole
    assert reader.text.extraSelections()


def test_the_book_paints_its_positions(qtbot: QtBot, context: AppContext) -> None:
    page = RulesPage(context, "conquestar")
    shown(qtbot, page)
    before = page.reader.text.grab().toImage()
    page.reader.text.scroll_to("box")
    qtbot.waitUntil(lambda: not page.reader.text.painting)
    assert page.reader.text.grab().toImage() != before


def test_switching_the_language_keeps_the_place_in_the_book(qtbot: QtBot, context: AppContext) -> None:
    page = RulesPage(context, "conquestar")
    shown(qtbot, page)
    page.point_at("CQ-4.1")
    english = page.reader.text.toPlainText()
    context.settings.language = "ja"
    page.retranslate()
    assert page.reader.anchor == "CQ-4.1"
    assert page.reader.text.toPlainText() != english


def test_the_library_lists_continues_and_replays(qtbot: QtBot, context: AppContext) -> None:
    finished, open_one = kept(context.library, 1, 10_000), kept(context.library, 2, 6)
    page = LibraryPage(context)
    shown(qtbot, page)
    assert {page.matches.summary(row).id for row in range(page.matches.rowCount())} == {finished, open_one}
    page.view.selectRow(next(row for row in range(2) if page.matches.summary(row).id == open_one))
    assert page.resume.isEnabled()
    with qtbot.waitSignal(page.open_table) as told:
        QTest.mouseClick(page.resume, Qt.MouseButton.LeftButton)
    assert told.args[1] == open_one
    page.view.selectRow(next(row for row in range(2) if page.matches.summary(row).id == finished))
    assert not page.resume.isEnabled()
    with qtbot.waitSignal(page.open_page) as told:
        QTest.mouseClick(page.look, Qt.MouseButton.LeftButton)
    name, (match, _review) = told.args
    assert (name, match.state.to_move) == ("replay", TERMINAL)


def test_a_deleted_game_can_be_brought_back(qtbot: QtBot, context: AppContext) -> None:
    kept(context.library, 1, 6)
    page = LibraryPage(context)
    shown(qtbot, page)
    with qtbot.waitSignal(page.notice) as told:
        QTest.mouseClick(page.delete, Qt.MouseButton.LeftButton)
    assert page.matches.rowCount() == 0
    notice = told.args[0]
    assert isinstance(notice, Notice)
    notice.actions[0].run()
    assert page.matches.rowCount() == 1


def test_a_deleted_game_can_be_brought_back_from_another_page(window: MainWindow, context: AppContext) -> None:
    kept(context.library, 1, 6)
    page = window.open_page("library")
    assert isinstance(page, LibraryPage)
    QTest.mouseClick(page.delete, Qt.MouseButton.LeftButton)
    assert context.library.unfinished() == ()
    window.home()
    Shiboken.delete(page)
    QTest.mouseClick(
        next(one for one in window.messages.findChildren(QPushButton) if one.text() == "Undo"),
        Qt.MouseButton.LeftButton,
    )
    assert len(context.library.unfinished()) == 1


def test_games_travel_as_files(qtbot: QtBot, context: AppContext, tmp_path: Path) -> None:
    match_id = kept(context.library, 1, 6)
    page = LibraryPage(context)
    shown(qtbot, page)
    page.export_file(tmp_path / "shared")
    assert (tmp_path / "shared.hoshikan").is_file()
    context.library.delete(match_id)
    with qtbot.waitSignal(page.notice) as told:
        page.import_file(tmp_path / "shared.hoshikan")
    assert told.args[0].text() == "The game in shared.hoshikan was imported."
    assert page.matches.rowCount() == 1
    chosen = page.current()
    assert chosen is not None
    assert chosen.imported
    with qtbot.waitSignal(page.notice) as told:
        page.import_file(tmp_path / "shared.hoshikan")
    assert "already in your library" in told.args[0].text()
    assert page.matches.rowCount() == 1


@pytest.mark.parametrize("tag", ["2025-03-09", ""])
def test_an_imported_game_is_called_by_its_game_its_file_and_its_own_day(
    qtbot: QtBot, context: AppContext, tmp_path: Path, tag: str
) -> None:
    newest = kept(context.library, 2, 6)
    match = Match.start(GAMES["conquestar"], SEATS, 1, date=tag)
    (tmp_path / "game.hoshikan").write_text(record.write(match), "utf-8")
    page = LibraryPage(context)
    shown(qtbot, page)
    page.import_file(tmp_path / "game.hoshikan")
    chosen = page.current()
    assert chosen is not None
    assert chosen.id != newest
    index = page.view.currentIndex()
    played, game = (page.matches.index(index.row(), column).data() for column in (0, 1))
    assert game == "Conquestar – game", "a name keeps games of one day apart"
    assert played == "3/9/25" if tag else played.startswith("imported ")
    assert index.row() == (1 if tag else 0)


def test_the_sentence_of_an_empty_library_stands_in_the_middle(qtbot: QtBot, context: AppContext) -> None:
    page = LibraryPage(context)
    shown(qtbot, page)
    (sentence,) = [label for label in page.findChildren(QLabel) if label.isVisible() and label.text()]
    ink = sentence.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    base = ink.pixelColor(0, 0).lightness()
    columns = [
        x for x in range(ink.width()) if any(ink.pixelColor(x, y).lightness() != base for y in range(ink.height()))
    ]
    assert abs((columns[0] + columns[-1]) - ink.width()) < 20


def test_an_empty_library_leads_to_the_games(qtbot: QtBot, context: AppContext) -> None:
    page = LibraryPage(context)
    shown(qtbot, page)
    assert page.begin.isVisible()
    with qtbot.waitSignal(page.go_home):
        page.begin.click()
    context.library.create(Match.start(GAMES["conquestar"], [Seat("human", "Aki"), Seat("bot", "Haru", "casual")], 7))
    page.entered()
    assert not page.begin.isVisible()


def test_file_dialogs_begin_where_the_last_one_ended(
    qtbot: QtBot, context: AppContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, str]] = []

    def ask(_parent: object, title: str, start: str, _pattern: str) -> tuple[str, str]:
        asked.append((title, start))
        return str(tmp_path / "evening"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *given: ([ask(*given)[0]], ""))
    files = RecordFiles(context.settings)
    parent = QWidget()
    qtbot.addWidget(parent)
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    assert files.to_save(parent, "one") == tmp_path / "evening.hoshikan"
    files.to_save(parent, "two")
    assert asked[0] == (f"Save the game – {QGuiApplication.applicationDisplayName()}", f"{documents}/one.hoshikan")
    assert asked[1][1] == f"{tmp_path}/two.hoshikan"
    assert files.to_open(parent) == [tmp_path / "evening"]
    assert asked[2] == (f"Open games – {QGuiApplication.applicationDisplayName()}", str(tmp_path))
    context.settings.folder = str(tmp_path / "gone")
    assert files.folder() == documents


def test_many_games_and_a_whole_library_are_taken_in_at_once(qtbot: QtBot, context: AppContext, tmp_path: Path) -> None:
    with Library.temporary() as other:
        first, second = kept(other, 1, 6), kept(other, 2, 6)
        kept(other, 3, 6)
        other.export_file(first, tmp_path / "first.hoshikan")
        other.export_file(second, tmp_path / "second.hoshikan")
        other.back_up(tmp_path / "all.hoshikan-library")
    bad = tmp_path / "bad.hoshikan-library"
    bad.write_text("no library")
    page = LibraryPage(context)
    shown(qtbot, page)
    told: list[Notice] = []
    page.notice.connect(told.append)
    page.import_files([tmp_path / "first.hoshikan", bad, tmp_path / "second.hoshikan"])
    assert page.matches.rowCount() == 2
    assert [one.text() for one in told] == [
        "2 games imported.",
        "bad.hoshikan-library: This file isn't a library of Hoshikan, or it is damaged. Nothing was changed.",
    ]
    page.import_files([tmp_path / "all.hoshikan-library"])
    assert page.matches.rowCount() == 3
    page.back_up(tmp_path / "again.hoshikan-library")
    page.import_files([tmp_path / "again.hoshikan-library"])
    assert page.matches.rowCount() == 3
    assert told[-1].text() == "These games are already in your library."


def test_games_that_this_version_does_not_know_stay_in_the_file_with_a_notice(
    qtbot: QtBot, context: AppContext, tmp_path: Path
) -> None:
    with Library.temporary() as other:
        kept(other, 1, 6)
        other.back_up(tmp_path / "all.hoshikan-library")
    page = LibraryPage(context)
    shown(qtbot, page)
    heard: list[Notice] = []
    page.notice.connect(heard.append)
    context.games = {name: game for name, game in context.games.items() if name != "conquestar"}
    page.import_files([tmp_path / "all.hoshikan-library"])
    assert page.matches.rowCount() == 0
    assert heard[-1].text().startswith("1 game can't be replayed by this version of Hoshikan and stayed in the file.")


def test_a_game_is_named_by_f2_and_deleted_by_its_key(
    qtbot: QtBot, context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = kept(context.library, 1, 6)
    page = LibraryPage(context)
    shown(qtbot, page)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.view.setFocus()
    monkeypatch.setattr(QInputDialog, "getText", lambda *_given, text: (f"{text}The evening ", True))
    QTest.keyClick(page.view, Qt.Key.Key_F2)
    assert context.library.summary(match_id).title == "The evening"
    assert page.matches.index(0, GAME).data().endswith("The evening")
    QTest.keyClick(page.view, Qt.Key.Key_Delete)
    assert page.matches.rowCount() == 0


def test_delete_in_the_search_field_deletes_letters(qtbot: QtBot, context: AppContext) -> None:
    kept(context.library, 1, 6)
    page = LibraryPage(context)
    shown(qtbot, page)
    page.activateWindow()
    page.filter.search.setFocus()
    page.filter.search.setText("Ak")
    page.filter.search.home(False)
    QTest.keyClick(page.filter.search, Qt.Key.Key_Delete)
    assert (page.filter.search.text(), page.matches.rowCount()) == ("k", 1)


def test_a_row_has_a_menu_of_what_can_be_done_with_it(
    qtbot: QtBot, context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _place: opened.append(menu))
    kept(context.library, 1, 6)
    page = LibraryPage(context)
    shown(qtbot, page)
    page.view.customContextMenuRequested.emit(page.view.visualRect(page.view.currentIndex()).center())
    assert opened == [page.menu]
    texts = [action.text().partition("\t")[0] for action in page.menu.actions()]
    assert texts == ["Continue", "Rename…", "Copy as text", "Save as file…", "Delete"]
    page.menu.actions()[-1].trigger()
    assert page.matches.rowCount() == 0


def test_a_bad_file_says_where_and_why_and_blocks_nothing(qtbot: QtBot, context: AppContext, tmp_path: Path) -> None:
    bad = tmp_path / "bad.hoshikan"
    bad.write_text("hoshikan-record 1\nno tag\n")
    page = LibraryPage(context)
    shown(qtbot, page)
    with qtbot.waitSignal(page.notice) as told:
        page.import_file(bad)
    text = told.args[0].text()
    assert "bad.hoshikan" in text
    assert "2" in text
    assert page.matches.rowCount() == 0


def test_statistics_count_finished_games(qtbot: QtBot, context: AppContext) -> None:
    page = StatisticsPage(context)
    kept(context.library, 1, 10_000)
    shown(qtbot, page)
    numbers = page.numbers
    assert numbers.rowCount() == 1
    row = [numbers.data(numbers.index(0, column)) for column in range(numbers.columnCount())]
    assert row[:4] == ["Conquestar", "Casual", "all", "1"]


def test_settings_apply_at_once_and_come_back(qtbot: QtBot, context: AppContext) -> None:
    page = SettingsPage(context)
    shown(qtbot, page)
    changes: list[str] = []
    context.theme_changed.connect(lambda theme: changes.append(theme.name))
    buttons = {button.accessibleName(): button for button in page.findChildren(type(page.reset_button))}
    QTest.mouseClick(buttons["Theme: Day"], Qt.MouseButton.LeftButton)
    assert changes == ["day"]
    assert context.settings.theme == "day"
    context.settings.theme = "contrast"
    assert buttons["Theme: High contrast"].isChecked()
    QTest.mouseClick(page.reset_button, Qt.MouseButton.LeftButton)
    assert context.settings.theme == "system"
    assert buttons["Theme: System"].isChecked()


def test_settings_that_were_reset_can_be_brought_back(window: MainWindow, context: AppContext) -> None:
    page = window.open_page("settings")
    assert isinstance(page, SettingsPage)
    context.settings.reset()
    page.reset_button.click()
    assert window.messages.texts() == ["All settings are at their defaults already."]
    context.settings.theme, context.settings.volume = "contrast", 30
    page.reset_button.click()
    assert (context.settings.theme, context.settings.volume) == ("system", 60)
    assert window.messages.texts() == ["All settings were reset."]
    window.home()
    next(one for one in window.messages.findChildren(QPushButton) if one.text() == "Undo").click()
    assert (context.settings.theme, context.settings.volume) == ("contrast", 30)


def test_no_control_is_dead(qtbot: QtBot, context: AppContext) -> None:
    page = SettingsPage(context)
    shown(qtbot, page)
    page.advanced.set_open(True)
    for key, switch in page.switches.items():
        before = context.settings.value(key)
        switch.click()
        assert context.settings.value(key) is not before


def test_the_library_lists_what_is_looked_for(qtbot: QtBot, context: AppContext) -> None:
    finished, open_one = kept(context.library, 1, 10_000), kept(context.library, 2, 6)
    page = LibraryPage(context)
    shown(qtbot, page)

    def listed() -> set[int]:
        return {page.matches.summary(row).id for row in range(page.matches.rowCount())}

    names = [seat.name for seat in page.matches.summary(0).seats if seat.name]
    for words, found in (
        ("", {finished, open_one}),
        ("CONQUE", {finished, open_one}),
        (f"conque {names[-1].lower()}", {finished, open_one}),
        ("nobody", set()),
    ):
        page.filter.search.setText(words)
        assert listed() == found, words
    assert page.filter.isVisible()
    page.filter.clear()
    won = {match.id for match in context.library.finished() if any(not match.seats[s].is_bot for s in match.winners)}
    for result, found in (("open", {open_one}), ("won", won), ("lost", {finished} - won)):
        page.filter.result.setCurrentIndex(page.filter.result.findData(result))
        assert listed() == found, result
    page.filter.clear()
    page.filter.game.setCurrentIndex(page.filter.game.findData("crowntaker"))
    assert listed() == set()
    assert page.current() is None
    page.filter.clear()
    assert listed() == {finished, open_one}
    option = QStyleOptionViewItem()
    page.pictures.initStyleOption(option, page.matches.index(0, 1))
    assert option.decorationSize == PICTURE
