"""Positions that are being set up, as the library keeps them."""

from __future__ import annotations

from contextlib import closing
from datetime import timedelta
from pathlib import Path

from hoshikan.library import Library, database, schema
from tests.library.play import Clock


def test_each_game_has_one_which_is_on_the_disk_at_once(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite3"
    with Library.open(path, Clock()) as library:
        library.drafts.keep("conquestar", "first")
        library.drafts.keep("crowntaker", "other")
        library.drafts.keep("conquestar", "second")
        # As a second program sees it that begins while the first is killed.
        with Library.open(path, Clock()) as other:
            assert other.drafts.of("conquestar") == "second"
            assert other.drafts.of("crowntaker") == "other"
        library.drafts.forget("conquestar")
        assert library.drafts.of("conquestar") is None
        assert library.drafts.of("crowntaker") == "other"


def test_of_two_libraries_the_one_changed_last_counts() -> None:
    clock = Clock()
    with Library.temporary(clock) as library, Library.temporary(clock) as other:
        library.drafts.keep("conquestar", "old")
        other.drafts.keep("crowntaker", "old")
        clock.now += timedelta(hours=1)
        other.drafts.keep("conquestar", "new")
        library.drafts.keep("crowntaker", "new")
        for _ in range(2):
            library.drafts.hand_over(other, {})
        assert {game: other.drafts.of(game) for game in ("conquestar", "crowntaker")} == {
            "conquestar": "new",
            "crowntaker": "new",
        }


def test_positions_are_kept_in_a_library_from_before_there_were_any(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite3"
    before = next(number for number, step in enumerate(schema.STEPS) if "TABLE drafts" in step)
    with closing(database.connect(path)) as connection, database.writing(connection):
        schema.build(connection, before)
        connection.execute("INSERT INTO lessons VALUES ('conquestar', 'first-trade', 5)")
    with Library.open(path, Clock()) as library:
        assert library.problem is None
        assert library.lessons.done("conquestar") == {"first-trade"}
        library.drafts.keep("conquestar", "here")
    with Library.open(path, Clock()) as library:
        assert library.drafts.of("conquestar") == "here"
