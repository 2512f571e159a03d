"""A library of many games: what is not in sight is not read, and the list and its search are as over whole matches."""

from __future__ import annotations

import gc
import sys
from datetime import datetime
from pathlib import Path
from threading import Event, current_thread, main_thread
from types import ModuleType

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match, Seat, record
from hoshikan.games import GAMES
from hoshikan.library import Library, MatchSummary
from hoshikan.ui.app import startup
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.board import screens as rooms
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.features.home.resume import ResumeCard
from hoshikan.ui.features.library import model as librarypictures
from hoshikan.ui.features.library.model import GAME, MatchPictures
from hoshikan.ui.features.library.page import LibraryPage
from hoshikan.ui.kit.widgets.basic import Drawing
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.shared import boxart as covers
from tests.library.play import Clock, played

MANY = 200
IN_SIGHT = 30
"""More rows than the window has room for."""


@pytest.fixture
def painted_rows(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """The rows that were measured or painted."""
    rows: set[int] = set()
    init = MatchPictures.initStyleOption

    def note(self: MatchPictures, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        rows.add(index.row())
        init(self, option, index)

    monkeypatch.setattr(MatchPictures, "initStyleOption", note)
    return rows


def test_only_rows_in_sight_are_measured(window: MainWindow, context: AppContext, painted_rows: set[int]) -> None:
    match = Match.start(GAMES["conquestar"], [Seat("human", "Aki"), Seat("bot", "Vega", "casual")], 7)
    for _ in range(MANY):
        context.library.create(match)
    page = window.open_page("library")
    assert isinstance(page, LibraryPage)
    assert page.matches.rowCount() == MANY
    page.filter.search.setText("nobody")
    assert page.matches.rowCount() == 0
    page.filter.search.clear()
    page.view.grab()
    assert page.matches.rowCount() == MANY
    assert len(painted_rows) < IN_SIGHT


def test_a_picture_is_made_to_be_seen_not_to_be_measured(
    window: MainWindow, context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []

    def cover_of(game_id: str) -> Drawing:
        painted.append(game_id)
        return covers.cover_of(game_id)

    monkeypatch.setattr(librarypictures, "cover_of", cover_of)
    context.library.create(Match.start(GAMES["conquestar"], [Seat("human", "Aki"), Seat("bot", "Vega", "casual")], 7))
    page = window.open_page("library")
    assert isinstance(page, LibraryPage)
    assert page.view.columnWidth(GAME) > librarypictures.PICTURE.width()
    assert painted == ["conquestar"], "the chosen match beside the list"
    page.view.grab()
    assert painted == ["conquestar"] * 2


def test_only_covers_of_games_are_loaded(
    window: MainWindow, context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: set[str] = set()
    room = rooms.room

    def note(game_id: str, name: str) -> ModuleType:
        loaded.add(name)
        return room(game_id, name)

    monkeypatch.setattr(rooms, "room", note)
    match = Match.start(GAMES["conquestar"], [Seat("human", "Aki"), Seat("bot", "Vega", "casual")], 7)
    context.library.create(match)
    page = window.open_page("library")
    assert isinstance(page, LibraryPage)
    page.filter.search.setText("conquestar")
    assert page.matches.rowCount() == 1
    assert loaded == {"cover"}


def mixed(library: Library, tmp_path: Path) -> None:
    """Games of every kind that a list has to order and to find."""
    for number, players in enumerate((("Aki", "Vega"), ("aki", ""), ("Ärger", "STRASSE"), ("織姫", "Vega"))):
        match = played(
            number, 10_000 if number % 2 else 3, [Seat("human", players[0]), Seat("bot", players[1], "casual")]
        )
        match_id = library.create(match, "An Evening" if number == 2 else "")
        if number % 2:
            state = match.state
            library.finish(match_id, state.points(), state.winners(), state.end_reason())
    library.create(Match.start(GAMES["crowntaker"], [Seat("human", "Aki")] * 4, 1))
    for number, day in enumerate(("2025-03-09", "2040-01-01", "")):
        match = Match.start(
            GAMES["conquestar"], [Seat("human", "Deneb"), Seat("bot", "Vega", "casual")], number, date=day
        )
        path = tmp_path / f"from a friend {number}.hoshikan"
        path.write_text(record.write(match), "utf-8")
        library.import_file(path, GAMES)
    gone = library.create(played(9, 3))
    library.delete(gone)


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every write happens a second after the last."""
    opened = Library.open
    monkeypatch.setattr(Library, "open", lambda path: opened(path, Clock()))


def moment(summary: MatchSummary) -> float:
    if summary.played_here or summary.recorded is None:
        return summary.updated.timestamp()
    imported = summary.updated.astimezone()
    return min(imported.timestamp(), datetime.combine(summary.recorded, imported.time()).timestamp())


def by_whole_matches(library: Library, words: str) -> list[int]:
    """The ids that a search finds, in their order, from the whole summaries."""
    everything = sorted((*library.unfinished(), *library.finished()), key=moment, reverse=True)
    found = []
    for summary in everything:
        text = " ".join((text_of(summary.game).title(), summary.title, *seat_names(summary.seats))).casefold()
        if all(word in text for word in words.casefold().split()):
            found.append(summary.id)
    return found


@pytest.mark.usefixtures("ticking")
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_list_and_its_search_are_as_over_whole_matches(
    qtbot: QtBot, window: MainWindow, context: AppContext, tmp_path: Path, language: str
) -> None:
    context.settings.language = language
    mixed(context.library, tmp_path)
    page = window.open_page("library")
    assert isinstance(page, LibraryPage)
    matches, found = page.matches, 0
    for words in (
        "",
        "aki",
        "AKI vega",
        "straße",
        "äRGER",
        "織",
        "evening",
        "friend 1",
        "conquestar",
        "bot 2",
        "ボット",
        "zz",
    ):
        page.filter.search.setText(words)
        ids = [matches.summary(row).id for row in range(matches.rowCount())]
        assert ids == by_whole_matches(context.library, words), words
        found += len(ids)
    assert found > 12


def test_the_window_lives_while_the_library_opens(
    qtbot: QtBot, window: MainWindow, context: AppContext, hoshikan_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Library.open(hoshikan_home / "library.sqlite3") as library:
        library.create(played(1, 4))
    opened, go_on, where = Library.open, Event(), []

    def slow(path: Path) -> Library:
        where.append(current_thread())
        assert go_on.wait(60)
        return opened(path)

    monkeypatch.setattr(Library, "open", slow)
    collecting, switching = gc.isenabled(), sys.getswitchinterval()
    context.opening.begin()
    startup.finish(context, window)
    with qtbot.waitSignal(context.opening.slow):
        pass
    assert window.messages.texts() == ["Your saved games are being checked. They'll be here in a moment."]
    assert not gc.isenabled()
    with qtbot.waitSignal(context.opening.done):
        go_on.set()
    assert where[0] is not main_thread()
    assert window.messages.texts() == []
    qtbot.waitUntil(lambda: any("Vega" in card.accessibleName() for card in window.findChildren(ResumeCard)))
    assert (gc.isenabled(), sys.getswitchinterval()) == (collecting, switching)
    assert [match.ply for match in context.library.unfinished()] == [4]


def test_a_library_that_is_needed_is_waited_for(context: AppContext) -> None:
    collecting = gc.isenabled()
    context.opening.begin()
    assert context.library.listed() == []
    assert gc.isenabled() == collecting
