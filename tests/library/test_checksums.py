"""A bit that flipped on the disk is seen, and mended where that can be."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from hoshikan.engine import RecordError, record
from hoshikan.engine.recordchecksum import with_checksum, without_checksum
from hoshikan.games import GAMES
from hoshikan.library import Library
from tests.library import trials
from tests.library.play import played

PLIES = 8


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A library with one match in progress."""
    path = tmp_path / "library.sqlite3"
    with Library.open(path) as library:
        library.create(played(plies=PLIES), "An evening")
    return path


def change(path: Path, statement: str, *values: object) -> None:
    """Change one row as a flipped bit would, so that SQLite finds the file in order."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute(statement, values).rowcount == 1
        connection.commit()


@pytest.mark.parametrize("bit", range(7))
@pytest.mark.parametrize("ply", [0, 3, PLIES - 1])
def test_a_flipped_bit_in_an_action_is_reported_and_mended(path: Path, ply: int, bit: int) -> None:
    action = str(played(plies=PLIES).actions[ply])
    wrong = action[:-1] + chr(ord(action[-1]) ^ 1 << bit)
    change(path, "UPDATE actions SET action = ? WHERE ply = ?", wrong, ply)
    with Library.open(path) as library:
        assert library.problem is not None
        assert (library.problem.reason, library.problem.salvaged) == ("damaged", 1)
        assert library.problem.facts["doubtful"] == 1
        (summary,) = library.unfinished()
        assert library.load(summary.id, GAMES).actions == played(plies=PLIES).actions
    with Library.open(path) as library:
        assert library.problem is None


def test_of_a_match_that_cannot_be_mended_what_came_before_is_kept(path: Path) -> None:
    other = str(played(plies=PLIES).state.legal_actions()[0])
    change(path, "UPDATE actions SET action = ? WHERE ply = 5", "pass" + other)
    with Library.open(path) as library:
        (summary,) = library.unfinished()
        assert library.load(summary.id, GAMES).actions == played(plies=5).actions
        assert library.problem is not None
        assert library.problem.facts["doubtful"] == 1


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE actions SET checksum = checksum + 1 WHERE ply = 2",
        "UPDATE matches SET checksum = 5",
        "UPDATE matches SET title = 'An Evening'",
        "UPDATE matches SET deleted = 1",
        "UPDATE matches SET head = replace(head, 'Aki', 'Aji')",
        "UPDATE seats SET name = 'Aji' WHERE seat = 0",
        "UPDATE matches SET ply = ply - 1",
    ],
)
def test_a_change_anywhere_else_is_reported_and_no_move_is_lost(path: Path, statement: str) -> None:
    change(path, statement)
    with Library.open(path) as library:
        assert library.problem is not None
        assert library.problem.facts["doubtful"] == 1
        if "deleted" in statement:
            library.restore(1)
        (summary,) = library.unfinished()
        assert library.load(summary.id, GAMES).actions == played(plies=PLIES).actions


def test_a_bit_that_flips_while_the_library_is_open_is_reported_on_loading(path: Path) -> None:
    with Library.open(path) as library:
        change(path, "UPDATE actions SET action = 'trade E5' WHERE ply = 4")
        with pytest.raises(RecordError) as caught:
            library.load(1, GAMES)
    assert caught.value.reason == "damaged-match"


def test_a_record_file_fits_its_checksum_whatever_its_line_ends(tmp_path: Path) -> None:
    match = played(plies=PLIES)
    text = with_checksum(record.write(match))
    assert without_checksum(text) == record.write(match)
    for form in (text, text.replace("\n", "\r\n"), "\ufeff" + text, record.write(match), text + "\n"):
        assert record.read(form, GAMES).actions == match.actions


def test_a_record_that_was_changed_is_refused_until_its_checksum_is_deleted() -> None:
    text = with_checksum(record.write(played(plies=PLIES)))
    changed = text.replace("Aki", "Ako")
    with pytest.raises(RecordError) as caught:
        record.read(changed, GAMES)
    assert (caught.value.reason, caught.value.line) == ("wrong-checksum", text.count("\n"))
    assert record.read(without_checksum(changed), GAMES).header.seats[0].name == "Ako"


def test_a_record_may_go_on_after_its_checksum() -> None:
    text = with_checksum(record.write(played(plies=PLIES)))
    more = played(plies=PLIES + 1)
    assert record.read(f"{text}{more.actions[-1]}\n", GAMES).actions == more.actions


def test_the_number_of_an_action_that_flips_is_found_by_the_checksums(tmp_path: Path) -> None:
    good = trials.good_library()
    (tmp_path / "good.sqlite3").write_bytes(good)
    with Library.open(tmp_path / "good.sqlite3") as library:
        match_id = next(summary.id for summary in library.finished())
        action = str(library.load(match_id, GAMES).actions[30])
    row = bytes([match_id, 30]) + action.encode()
    assert good.count(row) == 1
    damaged = good.replace(row, bytes([match_id, 77]) + row[2:])
    outcome = trials.opened(trials.cleared(tmp_path / "damaged"), {"": damaged})
    assert outcome.fault == ""
    assert outcome.told
    assert outcome.kept == trials.MATCHES
