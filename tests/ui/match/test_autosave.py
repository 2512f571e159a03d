"""Autosave, and a disk that fails."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from msgspec import structs
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match, Seat, State, record
from hoshikan.engine.view import View
from hoshikan.games import GAMES
from hoshikan.library import Library, LibraryProblem, rescue
from hoshikan.ui.board.match.autosave import Autosave


@pytest.fixture
def match() -> Match:
    return Match.start(GAMES["conquestar"], [Seat("human", "Aki"), Seat("bot", "Vega", "casual")], 7)


def apply(match: Match, autosave: Autosave, *plans: str) -> None:
    for plan in plans:
        match.apply(match.game.parse(plan))
        autosave.acted()


def stored(library: Library, autosave: Autosave) -> list[str]:
    assert autosave.match_id is not None
    return [str(action) for action in library.load(autosave.match_id, GAMES).actions]


def test_a_match_is_kept_from_its_first_action_on(match: Match, qtbot: QtBot) -> None:
    with Library.temporary() as library:
        autosave = Autosave(match, library)
        assert library.unfinished() == ()
        apply(match, autosave, "trade A1", "trade B2", "invade C3")
        assert stored(library, autosave) == ["trade A1", "trade B2", "invade C3"]
        assert len(library.unfinished()) == 1


def test_going_back_and_playing_on_replaces_what_was_stored(match: Match, qtbot: QtBot) -> None:
    with Library.temporary() as library:
        autosave = Autosave(match, library)
        apply(match, autosave, "trade A1", "trade B2", "invade C3")
        match.jump(1)
        autosave.moved()
        assert stored(library, autosave) == ["trade A1"]
        match.forget_redo()
        apply(match, autosave, "trade E5")
        assert stored(library, autosave) == ["trade A1", "trade E5"]


def test_a_full_disk_is_reported_and_caught_up_with(
    match: Match, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_given: object) -> None:
        raise LibraryProblem("disk-full", tmp_path)

    with Library.open(tmp_path / "library.sqlite3") as library:
        autosave = Autosave(match, library)
        apply(match, autosave, "trade A1")
        with monkeypatch.context() as broken:
            broken.setattr(library, "append", fail)
            with qtbot.waitSignal(autosave.problem) as told:
                apply(match, autosave, "trade B2")
        assert told.args is not None
        assert told.args[0].reason == "disk-full"
        assert stored(library, autosave) == ["trade A1"]
        with qtbot.waitSignal(autosave.recovered):
            apply(match, autosave, "invade C3")
        assert stored(library, autosave) == ["trade A1", "trade B2", "invade C3"]


def full(*_given: object) -> None:
    raise LibraryProblem("disk-full", Path("library.sqlite3"))


def rescued(autosave: Autosave) -> list[str]:
    assert autosave.rescued is not None
    return [str(action) for action in record.read_file(autosave.rescued, GAMES).actions]


def test_what_the_library_cannot_take_is_kept_as_a_file_until_it_can(
    match: Match, qtbot: QtBot, hoshikan_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Library.open() as library:
        autosave = Autosave(match, library)
        apply(match, autosave, "trade A1")
        assert autosave.rescued is None
        with monkeypatch.context() as broken:
            broken.setattr(library, "append", full)
            broken.setattr(library, "sync", full)
            apply(match, autosave, "trade B2", "invade C3")
            assert rescued(autosave) == ["trade A1", "trade B2", "invade C3"]
            assert not autosave.unsaved
        autosave.catch_up()
        assert stored(library, autosave) == ["trade A1", "trade B2", "invade C3"]
        assert autosave.rescued is None
        assert rescue.waiting() == []


def test_a_match_in_a_library_in_memory_moves_to_the_file_with_it(
    match: Match, qtbot: QtBot, hoshikan_home: Path
) -> None:
    obstacle = hoshikan_home / "library.sqlite3"
    obstacle.mkdir(parents=True)
    with Library.open() as library:
        # Another match takes the first id, so that this one gets a new one on the way.
        other = Match.start(match.game, match.header.seats, 8)
        other.apply(other.game.parse("trade A1"))
        discarded = library.create(other)
        autosave = Autosave(match, library)
        with qtbot.waitSignal(autosave.problem):
            apply(match, autosave, "trade A1")
        library.delete(discarded)
        with qtbot.assertNotEmitted(autosave.problem):
            apply(match, autosave, "trade B2")
        assert rescued(autosave) == ["trade A1", "trade B2"]
        with qtbot.waitSignal(autosave.problem):
            autosave.catch_up()
        obstacle.rmdir()
        assert library.retry(GAMES)
        with qtbot.waitSignal(autosave.recovered):
            apply(match, autosave, "invade C3")
        assert stored(library, autosave) == ["trade A1", "trade B2", "invade C3"]
        assert len(library.unfinished()) == 1
        assert rescue.waiting() == []


def test_where_nothing_can_be_written_the_match_counts_as_unsaved_until_the_player_finds_a_place(
    match: Match, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Library.open(tmp_path / "library.sqlite3") as library:
        autosave = Autosave(match, library)
        with monkeypatch.context() as broken:
            broken.setattr(library, "create", full)
            broken.setattr(rescue, "folders", lambda: ())
            apply(match, autosave, "trade A1")
            assert autosave.unsaved
            own = tmp_path / "stick" / "mine.hoshikan"
            autosave.saved_as(own)
            apply(match, autosave, "trade B2")
            assert rescued(autosave) == ["trade A1", "trade B2"]
            assert not autosave.unsaved
            assert not autosave.waits
        apply(match, autosave, "invade C3")
        assert stored(library, autosave) == ["trade A1", "trade B2", "invade C3"]
        assert own.exists()


@pytest.mark.parametrize("sides", [None, [0, 0]])
def test_a_teams_win_is_not_taken_for_a_shared_one(
    match: Match, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, sides: list[int] | None
) -> None:
    view = type(match.state).view

    def with_teams(state: State, seat: int | None) -> View:
        seen: View = structs.replace(view(state, seat), sides=sides or [])
        return seen

    monkeypatch.setattr(type(match.state), "view", with_teams)
    told: list[object] = []
    setup = {**match.state.setup, "stars": [1] + [None] * 24}
    ending = Match.start(match.game, match.header.seats, 7, setup=setup)
    with Library.temporary() as library:
        monkeypatch.setattr(library, "finish", lambda *given: told.append(given[-1]))
        apply(ending, Autosave(ending, library), "invade A1", "trade A1")
    assert told == [sides]


def test_without_a_library_nothing_is_kept(match: Match, qtbot: QtBot) -> None:
    autosave = Autosave(match, None)
    apply(match, autosave, "trade A1")
    assert autosave.match_id is None


def test_a_line_that_another_window_went_on_with_stays_and_this_one_becomes_a_match_of_its_own(
    match: Match, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "library.sqlite3"
    with Library.open(path) as library, Library.open(path) as other:
        autosave = Autosave(match, library)
        apply(match, autosave, "trade A1", "trade B2")
        assert autosave.match_id is not None
        begun = autosave.match_id
        theirs = other.load(begun, GAMES)
        second = Autosave(theirs, other, begun)
        apply(theirs, second, "invade C3")
        # Looking at the match elsewhere in this window does not make it the line on this table.
        library.load(begun, GAMES)
        with qtbot.waitSignal(autosave.diverted) as told, qtbot.assertNotEmitted(autosave.problem):
            apply(match, autosave, "trade E5")
        assert told.args is not None
        assert told.args[0].reason == "played-elsewhere"
        with qtbot.assertNotEmitted(autosave.diverted):
            apply(match, autosave, "trade D4")
        assert stored(library, autosave) == ["trade A1", "trade B2", "trade E5", "trade D4"]
        assert stored(other, second) == ["trade A1", "trade B2", "invade C3"]
        assert rescue.waiting() == []


def test_a_match_deleted_elsewhere_and_played_on_is_there_again(match: Match, qtbot: QtBot, tmp_path: Path) -> None:
    with Library.open(tmp_path / "library.sqlite3") as library:
        autosave = Autosave(match, library)
        apply(match, autosave, "trade A1")
        assert autosave.match_id is not None
        library.delete(autosave.match_id)
        with qtbot.waitSignal(autosave.diverted):
            apply(match, autosave, "trade B2")
        assert stored(library, autosave) == ["trade A1", "trade B2"]


@pytest.mark.skipif(os.name == "nt", reason="open files cannot be removed there")
def test_a_data_folder_that_vanishes_is_made_anew_with_everything_in_it(
    match: Match, qtbot: QtBot, hoshikan_home: Path
) -> None:
    with Library.open() as library:
        autosave = Autosave(match, library)
        apply(match, autosave, "trade A1")
        shutil.rmtree(hoshikan_home)
        with qtbot.waitSignal(autosave.diverted) as told:
            apply(match, autosave, "trade B2")
        assert told.args is not None
        assert told.args[0].reason == "vanished"
        apply(match, autosave, "invade C3")
        assert not autosave.unsaved
    with Library.open() as again:
        assert stored(again, autosave) == ["trade A1", "trade B2", "invade C3"]
        assert len(again.unfinished()) == 1


@pytest.mark.skipif(os.name == "nt", reason="open files cannot be removed there")
def test_where_the_folder_cannot_be_made_anew_the_match_is_rescued_until_it_can(
    match: Match, qtbot: QtBot, hoshikan_home: Path
) -> None:
    with Library.open() as library:
        autosave = Autosave(match, library)
        apply(match, autosave, "trade A1")
        shutil.rmtree(hoshikan_home)
        hoshikan_home.write_bytes(b"")
        with qtbot.waitSignal(autosave.problem):
            apply(match, autosave, "trade B2")
        assert rescued(autosave) == ["trade A1", "trade B2"]
        hoshikan_home.unlink()
        with qtbot.waitSignal(autosave.recovered):
            autosave._again.timeout.emit()
        assert stored(library, autosave) == ["trade A1", "trade B2"]
        assert rescue.waiting() == []


def test_room_that_comes_back_is_noticed_without_an_action(
    match: Match, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Library.open(tmp_path / "library.sqlite3") as library:
        autosave = Autosave(match, library)
        apply(match, autosave, "trade A1")
        with monkeypatch.context() as broken:
            broken.setattr(library, "append", full)
            broken.setattr(library, "sync", full)
            apply(match, autosave, "trade B2")
            with qtbot.assertNotEmitted(autosave.problem):
                autosave._again.timeout.emit()
        with qtbot.waitSignal(autosave.recovered):
            autosave._again.timeout.emit()
        assert not autosave._again.isActive()
        assert stored(library, autosave) == ["trade A1", "trade B2"]
