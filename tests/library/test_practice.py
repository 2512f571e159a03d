"""Answers to exercises, as the library keeps them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from hoshikan.library import Library, database, schema
from hoshikan.library.problem import LibraryProblem
from tests.library.play import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def library(clock: Clock) -> Iterator[Library]:
    with Library.temporary(clock) as opened:
        yield opened


def test_every_answer_is_kept_in_its_order(library: Library, clock: Clock) -> None:
    library.practice.note("conquestar/b", "conquestar", "later", 24.5)
    clock.now += timedelta(days=1)
    library.practice.note("conquestar/a", "conquestar", "shown")
    library.practice.note("conquestar/b", "conquestar", "first", 24.5)
    told = [(one.exercise, one.outcome, one.rating) for one in library.practice.all()]
    assert told == [
        ("conquestar/b", "later", 24.5),
        ("conquestar/a", "shown", None),
        ("conquestar/b", "first", 24.5),
    ]


def test_two_libraries_have_together_what_each_has(library: Library, clock: Clock) -> None:
    with Library.temporary(clock) as other:
        library.practice.note("a", "conquestar", "later", 20.0)
        clock.now += timedelta(hours=1)
        other.practice.note("a", "conquestar", "first", 20.0)
        clock.now += timedelta(hours=1)
        library.practice.note("b", "crowntaker", "shown", 30.0)
        for _ in range(2):
            library.practice.hand_over(other, {})
        assert [(one.exercise, one.outcome) for one in other.practice.all()] == [
            ("a", "later"),
            ("a", "first"),
            ("b", "shown"),
        ]


def test_answers_are_kept_in_a_library_from_before_there_were_exercises(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite3"
    before = next(number for number, step in enumerate(schema.STEPS) if "TABLE practice" in step)
    with closing(database.connect(path)) as connection, database.writing(connection):
        schema.build(connection, before)
        connection.execute("INSERT INTO lessons VALUES ('conquestar', 'first-trade', 5)")
    with Library.open(path, Clock()) as library:
        assert library.problem is None
        assert library.lessons.done("conquestar") == {"first-trade"}
        library.practice.note("a", "conquestar", "later", 20.0)
    with Library.open(path, Clock()) as library:
        assert [one.exercise for one in library.practice.all()] == ["a"]


def test_an_answer_is_on_the_disk_at_once(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite3"
    with Library.open(path, Clock()) as library:
        library.practice.note("a", "conquestar", "later", 20.0)
        # As a second program sees it that begins while the first is killed.
        with Library.open(path, Clock()) as other:
            assert [one.exercise for one in other.practice.all()] == ["a"]


def test_an_outcome_that_is_none_is_refused(library: Library) -> None:
    with pytest.raises(LibraryProblem):
        library.practice.note("a", "conquestar", "open", 20.0)
    assert library.practice.all() == []
