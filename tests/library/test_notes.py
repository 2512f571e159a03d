"""Short texts by kind and key, and the help used in each match."""

from __future__ import annotations

from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from hoshikan.engine import record
from hoshikan.games import GAMES
from hoshikan.library import Library, database, salvage, schema
from hoshikan.library.help import Help
from hoshikan.library.matches import deal_of
from tests.library.play import Clock, played, started

USED = Help(undos=3, over_dice=1, over_others=2, hints=4, questions=5)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite3"


def test_a_note_is_on_the_disk_at_once_and_replaced_by_the_next(path: Path) -> None:
    with Library.open(path, Clock()) as library:
        assert library.notes.value("face", "Aki") is None
        library.notes.keep("face", "Aki", "fox")
        library.notes.keep("face", "Hal", "owl")
        library.notes.keep("emblem", "Aki", "3")
        # As a second window sees it that begins while the first is killed.
        with Library.open(path, Clock()) as other:
            assert other.notes.value("face", "Aki") == "fox"
            other.notes.keep("face", "Aki", "cat")
        assert library.notes.value("face", "Aki") == "cat"
        assert library.notes.value("emblem", "Aki") == "3"


def test_the_note_kept_last_is_at_the_end_also_within_a_millisecond() -> None:
    clock = Clock()
    moment = clock.now
    with Library.temporary(lambda: moment) as library:
        for name in ("Hal", "Aki", "Ben", "Hal"):
            library.notes.keep("face", name, "fox")
        assert list(library.notes.all("face")) == ["Aki", "Ben", "Hal"]


def test_of_two_libraries_the_note_changed_last_counts() -> None:
    clock = Clock()
    with Library.temporary(clock) as library, Library.temporary(clock) as other:
        library.notes.keep("lesson-step", "first", "3")
        other.notes.keep("lesson-step", "second", "1")
        clock.now += timedelta(hours=1)
        other.notes.keep("lesson-step", "first", "5")
        library.notes.keep("lesson-step", "second", "2")
        library.notes.keep("lesson-step", "third", "4")
        for _ in range(2):
            library.notes.hand_over(other, {})
        assert other.notes.all("lesson-step") == {"first": "5", "second": "2", "third": "4"}


def test_help_is_of_a_stored_match_and_replaced_by_the_next(path: Path) -> None:
    with Library.open(path, Clock()) as library:
        match_id = library.create(played(plies=4))
        assert library.help.of(match_id) == Help()
        library.help.keep(match_id, Help(1))
        library.help.keep(match_id, USED)
        library.help.keep(match_id + 1, USED)
    with Library.open(path, Clock()) as library:
        assert library.help.of(match_id) == USED
        assert library.help.of(match_id + 1) == Help()


def test_help_follows_its_match_into_another_library() -> None:
    with Library.temporary(Clock()) as library, Library.temporary(Clock()) as other:
        other.create(played(3, plies=2))
        ours, theirs = library.create(played(plies=4)), other.create(played(plies=4))
        assert ours != theirs
        library.help.keep(ours, USED)
        other.help.keep(theirs, Help(undos=1, hints=9))
        for _ in range(2):
            library.help.hand_over(other, {ours: theirs})
        assert other.help.of(theirs) == USED._replace(hints=9)


def deal(seed: int) -> str:
    return deal_of(record.head(started(seed).header))


def test_notes_and_help_of_a_deleted_match_go_when_it_cannot_be_restored_any_more(path: Path) -> None:
    clock = Clock()
    with Library.open(path, clock) as library:
        gone, twice = library.create(played(1, plies=4)), library.create(played(2, plies=4))
        library.create(played(2, plies=6))
        for match_id in (gone, twice):
            library.help.keep(match_id, USED)
            library.delete(match_id)
        for seed in (1, 2, 3):  # the third is not begun
            library.notes.keep("guided", deal(seed), "yes")
            library.notes.keep("seat-emblems", deal(seed), "103245")
        library.notes.keep("face", deal(1), "fox")
    with Library.open(path, clock) as library:
        assert library.help.of(gone) == USED
        assert len(library.notes.all("guided")) == 3
    clock.now += timedelta(days=2)
    with Library.open(path, clock) as library:
        assert library.help.of(gone) == library.help.of(twice) == Help()
        assert set(library.notes.all("guided")) == set(library.notes.all("seat-emblems")) == {deal(2), deal(3)}
        assert library.notes.value("face", deal(1)) == "fox"


def test_they_are_kept_in_a_library_from_before_there_were_any(path: Path) -> None:
    before = next(number for number, step in enumerate(schema.STEPS) if "TABLE notes" in step)
    assert before == 8
    with closing(database.connect(path)) as connection, database.writing(connection):
        schema.build(connection, before)
        connection.execute("INSERT INTO lessons VALUES ('conquestar', 'first-trade', 5)")
        connection.execute("INSERT INTO drafts VALUES ('conquestar', 5, 'a position')")
    with Library.open(path, Clock()) as library:
        assert library.problem is None
        assert library.lessons.done("conquestar") == {"first-trade"}
        assert library.drafts.of("conquestar") == "a position"
        match_id = library.create(played(plies=4))
        library.help.keep(match_id, USED)
        library.notes.keep("face", "Aki", "fox")
    with Library.open(path, Clock()) as library:
        assert library.help.of(match_id) == USED
        assert library.notes.all("face") == {"Aki": "fox"}
    (backup,) = path.parent.glob("library.version8-*.sqlite3")
    assert backup.exists()


def test_missing_ones_are_added_and_no_other_is_replaced() -> None:
    with Library.temporary(Clock()) as library:
        match_id, other = library.create(played(1, plies=4)), library.create(played(2, plies=4))
        library.help.keep(other, Help(1))
        library.help.add_missing({match_id: USED, other: USED, 77: USED})
        assert [library.help.of(one) for one in (match_id, other, 77)] == [USED, Help(1), Help()]
        library.notes.keep("face", "Aki", "fox")
        library.notes.add_missing([("face", "Hal", "owl"), ("face", "Aki", "cat"), ("face", "Ben", "")])
        assert library.notes.all("face") == {"Aki": "fox", "Hal": "owl", "Ben": ""}


def test_every_table_is_salvaged() -> None:
    with closing(database.connect(None)) as connection:
        schema.build(connection)
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    matches = {"matches", "seats", "actions", "thumbnails", "sqlite_sequence"}
    assert {table.name for table in salvage.PLAIN} == tables - matches


def test_a_library_in_memory_has_them_too(path: Path) -> None:
    path.mkdir()
    with Library.open(path, Clock()) as library:
        assert library.in_memory
        match_id = library.create(played(plies=4))
        library.help.keep(match_id, USED)
        library.notes.keep("face", "Aki", "fox")
        path.rmdir()
        assert library.retry(GAMES)
    with Library.open(path, Clock()) as library:
        (summary,) = library.unfinished()
        assert library.help.of(summary.id) == USED
        assert library.notes.value("face", "Aki") == "fox"
