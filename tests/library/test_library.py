"""The library as the application uses it."""

from __future__ import annotations

import dataclasses
import os
import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from hoshikan.engine import RecordError, limits, record
from hoshikan.engine.recordchecksum import with_checksum
from hoshikan.games import GAMES
from hoshikan.library import Library, LibraryProblem, checksums, data_folder, library_path
from tests.library.play import BOT, HUMAN, Clock, played, started


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def library(tmp_path: Path, clock: Clock) -> Iterator[Library]:
    with Library.open(tmp_path / "library.sqlite3", clock) as opened:
        yield opened


def stored(library: Library, match_id: int) -> list[str]:
    return [str(action) for action in library.load(match_id, GAMES).actions]


def test_every_appended_action_is_there_after_reopening(tmp_path: Path) -> None:
    match = played()
    with Library.open(tmp_path / "library.sqlite3") as library:
        match_id = library.create(started())
        for ply, action in enumerate(match.actions):
            library.append(match_id, ply, str(action))
    with Library.open(tmp_path / "library.sqlite3") as library:
        assert library.problem is None
        loaded = library.load(match_id, GAMES)
    assert loaded.actions == match.actions
    assert loaded.header == match.header


def test_a_match_begun_elsewhere_is_kept_with_its_actions(library: Library) -> None:
    match = played(plies=5)
    match.undo()
    match_id = library.create(match, "from the middle")
    assert stored(library, match_id) == [str(action) for action in match.actions[:4]]
    assert library.summary(match_id).title == "from the middle"


def test_appending_after_undo_drops_the_old_line(library: Library) -> None:
    match = played(plies=6)
    match_id = library.create(match)
    library.sync(match_id, played(plies=4))
    library.append(match_id, 4, str(match.actions[4]))
    assert stored(library, match_id) == [str(action) for action in match.actions[:5]]
    library.sync(match_id, played(plies=2))
    assert library.summary(match_id).ply == 2
    assert stored(library, match_id) == [str(action) for action in match.actions[:2]]


def test_a_gap_is_refused_and_sync_fills_it(library: Library) -> None:
    match = played(plies=6)
    match_id = library.create(started())
    with pytest.raises(LibraryProblem) as caught:
        library.append(match_id, 5, str(match.actions[5]))
    assert caught.value.reason == "missing-actions"
    assert library.summary(match_id).ply == 0
    library.sync(match_id, match)
    assert stored(library, match_id) == [str(action) for action in match.actions]


def test_sync_follows_undo_and_another_line(library: Library) -> None:
    match = played(plies=8)
    match_id = library.create(match)
    match.jump(3)
    match.apply(next(action for action in match.state.legal_actions() if action != match.actions[3]))
    library.sync(match_id, match)
    assert stored(library, match_id) == [str(action) for action in match.actions]


def test_a_rewound_match_is_in_progress_again(library: Library) -> None:
    match = played()
    match_id = library.create(match)
    library.finish(match_id, match.state.points(), match.state.winners(), match.state.end_reason())
    summary = library.summary(match_id)
    assert (summary.points, summary.winners) == (tuple(match.state.points()), match.state.winners())
    assert summary.end == match.state.end_reason()
    assert summary.finished is not None
    match.undo()
    library.sync(match_id, match)
    assert library.finished() == ()
    assert library.statistics() == ()
    (summary,) = library.unfinished()
    assert (summary.points, summary.winners, summary.end) == ((), frozenset(), "")


def test_writing_what_is_there_already_changes_nothing(library: Library) -> None:
    match = played()
    match_id = library.create(match)
    library.finish(match_id, match.state.points(), match.state.winners(), match.state.end_reason())
    before = library.finished()
    library.sync(match_id, match)
    assert library.finished() == before


def test_a_result_that_was_not_noted_any_more_is_noted_on_loading(library: Library) -> None:
    match = played()
    match_id = library.create(match)
    assert library.finished() == ()
    library.load(match_id, GAMES)
    (summary,) = library.finished()
    assert (summary.points, summary.winners) == (tuple(match.state.points()), match.state.winners())


def test_lists_show_the_newest_first(library: Library) -> None:
    first, second, third = (library.create(started(seed)) for seed in (1, 2, 3))
    library.append(first, 0, str(played(1, 1).actions[0]))
    assert [summary.id for summary in library.unfinished()] == [first, third, second]
    for match_id in (second, first):
        library.finish(match_id, [3, 4], frozenset({1}), "field-empty")
    assert [summary.id for summary in library.finished()] == [first, second]
    assert [summary.id for summary in library.unfinished()] == [third]


def test_a_summary_shows_who_played_what_and_when(library: Library, clock: Clock) -> None:
    before = clock.now
    summary = library.summary(library.create(played(plies=3)))
    assert (summary.game, summary.seats, summary.ply) == ("conquestar", (HUMAN, BOT), 3)
    assert summary.started == summary.updated == before + timedelta(seconds=1)
    assert not summary.imported


def test_titles_and_pictures(library: Library) -> None:
    match_id = library.create(started())
    assert library.thumbnail(match_id) is None
    library.set_thumbnail(match_id, b"\x89PNG first")
    library.set_thumbnail(match_id, b"\x89PNG second")
    library.rename(match_id, "夜の一局")
    assert library.thumbnail(match_id) == b"\x89PNG second"
    assert library.summary(match_id).title == "夜の一局"


def test_a_deleted_match_can_be_restored_for_a_day(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "library.sqlite3"
    with Library.open(path, clock) as library:
        match_id = library.create(played(plies=4))
        library.set_thumbnail(match_id, b"\x89PNG")
        library.delete(match_id)
        assert library.unfinished() == ()
        with pytest.raises(LibraryProblem, match="no such match"):
            library.load(match_id, GAMES)
    clock.now += timedelta(hours=23)
    with Library.open(path, clock) as library:
        library.restore(match_id)
        assert len(stored(library, match_id)) == 4
        library.delete(match_id)
    clock.now += timedelta(hours=25)
    with Library.open(path, clock) as library, pytest.raises(LibraryProblem) as caught:
        library.restore(match_id)
    assert caught.value.reason == "no-such-match"


@pytest.mark.parametrize(
    "call",
    [
        lambda library: library.append(99, 0, "trade A1"),
        lambda library: library.sync(99, started()),
        lambda library: library.finish(99, [0, 0], frozenset({0}), ""),
        lambda library: library.rename(99, "x"),
        lambda library: library.delete(99),
        lambda library: library.restore(99),
        lambda library: library.set_thumbnail(99, b""),
        lambda library: library.summary(99),
        lambda library: library.load(99, GAMES),
        lambda library: library.export_file(99, Path("never-written")),
    ],
)
def test_an_unknown_match_is_a_typed_problem(library: Library, call: object) -> None:
    assert callable(call)
    with pytest.raises(LibraryProblem) as caught:
        call(library)
    assert caught.value.reason == "no-such-match"


def test_lessons_done_are_kept_per_game(library: Library) -> None:
    library.lessons.complete("conquestar", "first-trade")
    library.lessons.complete("conquestar", "first-trade")
    library.lessons.complete("conquestar", "cost")
    assert library.lessons.done("conquestar") == {"first-trade", "cost"}
    assert library.lessons.done("crowntaker") == frozenset()


def test_export_and_import_give_the_same_match(library: Library, tmp_path: Path) -> None:
    match = played()
    library.export_file(library.create(match), tmp_path / "evening.hoshikan")
    assert (tmp_path / "evening.hoshikan").read_bytes() == with_checksum(record.write(match)).encode()
    with Library.temporary() as other:
        (match_id,) = other.import_file(tmp_path / "evening.hoshikan", GAMES)
        assert other.load(match_id, GAMES).actions == match.actions
        summary = other.summary(match_id)
        assert summary.imported
        assert (summary.title, summary.points) == ("evening", tuple(match.state.points()))
        assert other.statistics() == ()


def test_a_record_that_is_there_already_is_taken_in_once(library: Library, tmp_path: Path) -> None:
    match = played(plies=5)
    own = library.create(match)
    library.export_file(own, tmp_path / "evening.hoshikan")
    assert library.import_file(tmp_path / "evening.hoshikan", GAMES) == (own,)
    (tmp_path / "shorter.hoshikan").write_text(record.write(played(plies=3)), encoding="utf-8")
    (shorter,) = library.import_file(tmp_path / "shorter.hoshikan", GAMES)
    assert shorter != own
    assert library.import_file(tmp_path / "shorter.hoshikan", GAMES) == (shorter,)
    library.delete(shorter)
    assert library.import_file(tmp_path / "shorter.hoshikan", GAMES) not in ((own,), (shorter,))
    assert [summary.ply for summary in library.unfinished()] == [3, 5]


@pytest.mark.parametrize(
    ("tag", "day"), [("2025-03-09", date(2025, 3, 9)), ("", None), ("2025-02-31", None), ("yesterday", None)]
)
def test_an_imported_record_keeps_its_day(
    library: Library, clock: Clock, tmp_path: Path, tag: str, day: date | None
) -> None:
    text = re.sub('^date ".*"$', f'date "{tag}"', record.write(played(plies=3)), flags=re.MULTILINE)
    (tmp_path / "a.hoshikan").write_text(text, encoding="utf-8")
    (match_id,) = library.import_file(tmp_path / "a.hoshikan", GAMES)
    summary = library.summary(match_id)
    assert summary.recorded == day
    assert not summary.played_here
    match = library.load(match_id, GAMES)
    match.apply(match.state.legal_actions()[0])
    clock.now += timedelta(hours=1)
    library.sync(match_id, match)
    assert library.summary(match_id).played_here


def test_an_unfinished_record_is_imported_as_a_match_in_progress(library: Library, tmp_path: Path) -> None:
    (tmp_path / "a.hoshikan").write_text(record.write(played(plies=3)), encoding="utf-8")
    library.import_file(tmp_path / "a.hoshikan", GAMES)
    assert [summary.ply for summary in library.unfinished()] == [3]


def test_a_file_that_is_not_there_cannot_be_imported(library: Library, tmp_path: Path) -> None:
    with pytest.raises(LibraryProblem) as caught:
        library.import_file(tmp_path / "nothing.hoshikan", GAMES)
    assert caught.value.reason == "no-such-file"
    assert caught.value.path == tmp_path / "nothing.hoshikan"


def test_the_home_variable_names_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOSHIKAN_HOME", str(tmp_path / "portable"))
    with Library.open() as library:
        library.lessons.complete("conquestar", "first-trade")
        assert not library.in_memory
    assert library_path() == tmp_path / "portable" / "library.sqlite3"
    assert library_path().is_file()
    monkeypatch.delenv("HOSHIKAN_HOME")
    assert data_folder().name == "hoshikan"


def test_a_temporary_library_keeps_nothing() -> None:
    with Library.temporary() as library:
        assert library.in_memory
        assert stored(library, library.create(played(plies=2))) == [str(action) for action in played(plies=2).actions]


def stored_without_limits(path: Path, name: str) -> tuple[int, str]:
    """Id and head of a match that a version without limits took in at `path`, `name` being its first player's."""
    match = played(plies=4)
    with Library.open(path) as library:
        match_id = library.create(match)
    seats = (dataclasses.replace(HUMAN, name=name), BOT)
    header = dataclasses.replace(match.header, seats=seats, date="long ago " * 9, extra={"note": name})
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE matches SET head = ? WHERE id = ?", (record.head(header), match_id))
        file.execute("UPDATE seats SET name = ? WHERE match_id = ? AND seat = 0", (name, match_id))
        checksums.seal_all(file)
    return match_id, record.head(header)


@pytest.mark.parametrize("name", ["Aki\u202e" + "i" * 400, "星" * 600_000])
def test_a_stored_match_from_before_the_limits_opens_and_goes_on(tmp_path: Path, name: str) -> None:
    path, match = tmp_path / "library.sqlite3", played(plies=6)
    match_id, head = stored_without_limits(path, name)
    with Library.open(path) as library:
        assert library.problem is None
        loaded = library.load(match_id, GAMES)
        (shown, bot) = loaded.header.seats
        assert (len(shown.name), shown.name[:3], shown.name[-1], bot) == (limits.NAME, name[:3], "…", BOT)
        assert library.summary(match_id).seats == loaded.header.seats
        for ply in (4, 5):
            loaded.apply(match.actions[ply])
            library.append(match_id, ply, str(match.actions[ply]))
        assert stored(library, match_id) == [str(action) for action in match.actions]
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("SELECT head FROM matches").fetchall() == [(head,)]


def test_what_strangers_bring_keeps_to_the_limits(library: Library, tmp_path: Path) -> None:
    _, head = stored_without_limits(tmp_path / "other.sqlite3", "i" * 41)
    (tmp_path / "long.hoshikan").write_text(head, "utf-8")
    with pytest.raises(RecordError) as caught:
        library.import_file(tmp_path / "long.hoshikan", GAMES)
    assert caught.value.reason == "too-long"


def test_all_games_of_a_file_are_taken_in(library: Library, tmp_path: Path) -> None:
    texts = [with_checksum(record.write(played(plies=plies))) for plies in (3, 5)]
    (tmp_path / "evening.hoshikan").write_text("".join(texts), "utf-8")
    ids = library.import_file(tmp_path / "evening.hoshikan", GAMES)
    assert [library.summary(one).title for one in ids] == ["evening 1", "evening 2"]
    assert [library.load(one, GAMES).ply for one in ids] == [3, 5]
    assert library.import_text("Two games:\n" + "".join(texts), GAMES) == ids


def test_of_several_games_none_is_taken_in_if_one_is_bad(library: Library) -> None:
    good = with_checksum(record.write(played(plies=3)))
    with pytest.raises(RecordError) as caught:
        library.import_text(good + record.write(played(plies=2)) + "castle\n", GAMES)
    assert caught.value.reason == "not-notation"
    assert not library.unfinished()


@pytest.mark.parametrize(
    ("name", "title"),
    [("my\u202egame\u2066", "mygame"), ("caf\udce9", "caf"), ("\u202e", ""), ("n" * 220, "n" * 199 + "…")],
)
def test_the_name_of_a_file_becomes_a_title_that_can_be_shown(
    library: Library, tmp_path: Path, name: str, title: str
) -> None:
    path = tmp_path / f"{name}.hoshikan"
    try:
        path.write_text(record.write(played(plies=3)), "utf-8")
    except OSError:
        pytest.skip("no such name on this system")
    (match_id,) = library.import_file(path, GAMES)
    assert library.summary(match_id).title == title


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are text on this system")
def test_a_file_whose_name_is_no_text_is_imported(library: Library, tmp_path: Path) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.hoshikan"))
    path.write_text(record.write(played(plies=3)), "utf-8")
    (match_id,) = library.import_file(path, GAMES)
    assert library.summary(match_id).title == "caf"


def test_a_title_and_a_path_that_cannot_be_encoded_do_not_make_the_library_damaged(library: Library) -> None:
    match_id = library.create(played(plies=3))
    library.rename(match_id, "an \ud800evening")
    assert library.summary(match_id).title == "an evening"
    with pytest.raises(LibraryProblem) as caught:
        library.export_file(match_id, Path("\ud800.hoshikan"))
    assert caught.value.reason == "bad-name"


@pytest.mark.parametrize(("name", "reason"), [("folder", "is-folder"), ("n" * 300, "name-too-long")])
def test_a_place_where_no_file_can_be_is_reported_as_it_is(
    library: Library, tmp_path: Path, name: str, reason: str
) -> None:
    (tmp_path / "folder").mkdir()
    match_id = library.create(played(plies=3))
    with pytest.raises(LibraryProblem) as caught:
        library.export_file(match_id, tmp_path / name)
    assert caught.value.reason == reason
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".tmp"] == []
