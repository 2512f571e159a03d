"""A few of each of the trials that `python -m tests.library.ordeal` carries out by the thousand."""

from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from hoshikan.library import Library, database, schema
from tests.library import trials
from tests.library.play import Clock

FLIPS = 60
LEFT_OVERS = dict(trials.left_overs())


@pytest.mark.parametrize("bit", sorted(Random(7).sample(trials.schema_bits(), FLIPS)))
def test_no_bit_of_header_and_schema_costs_a_match(tmp_path: Path, bit: int) -> None:
    assert trials.flipped(tmp_path, bit).fault == ""


def test_no_letter_of_what_sqlite_made_for_itself_costs_a_match(tmp_path: Path) -> None:
    row = b"sqlite_sequencesqlite_sequence\x03CREATE TABLE sqlite_sequence(name,seq)"
    start = trials.good_library(trials.SHORT).index(row)
    assert 8 * start in trials.schema_bits()
    for byte in range(0, len(row), 3):
        folder = tmp_path / str(byte)
        folder.mkdir()
        assert (byte, trials.flipped(folder, 8 * (start + byte) + 5).fault) == (byte, "")


def test_a_schema_that_grew_after_the_games_costs_none_when_it_is_damaged(tmp_path: Path) -> None:
    path, newest = tmp_path / "library.sqlite3", tmp_path / "newest"
    newest.write_bytes(trials.good_library())
    before = next(number for number, step in enumerate(schema.STEPS) if "TABLE notes" in step)
    with closing(database.connect(path)) as connection:
        schema.build(connection, before)
        connection.execute("ATTACH ? AS newest", (str(newest),))
        for table in ("matches", "seats", "actions"):
            connection.execute(f"INSERT INTO {table} SELECT * FROM newest.{table}")  # noqa: S608  # constants only
    with Library.open(path, Clock()) as library:
        assert library.problem is None
    data = bytearray(path.read_bytes())
    pages = [page for page in trials.schema_pages(data) if page > 1]
    assert len(pages) > 1
    for page in pages:
        data[trials.PAGE * (page - 1) : trials.PAGE * page] = Random(page).randbytes(trials.PAGE)
    outcome = trials.opened(folder_of(tmp_path, "damaged"), {"": bytes(data)})
    assert (outcome.fault, outcome.kept) == ("", trials.MATCHES)


def folder_of(parent: Path, name: str) -> Path:
    made = parent / name
    made.mkdir()
    return made


@pytest.mark.parametrize("name", LEFT_OVERS)
def test_what_a_program_that_was_cut_off_left_beside_the_library_costs_nothing(tmp_path: Path, name: str) -> None:
    outcome = trials.opened(tmp_path, LEFT_OVERS[name])
    assert (outcome.fault, outcome.kept, outcome.told) == ("", trials.MATCHES, False)


@pytest.mark.skipif(shutil.which("strace") is None, reason="needs strace")
@pytest.mark.parametrize("point", [2, 4, 6])
def test_a_first_start_that_was_killed_is_made_up_for_by_the_next(tmp_path: Path, point: int) -> None:
    outcome = trials.first_start_killed(tmp_path, point)
    assert outcome is not None
    assert outcome.fault == ""


@pytest.mark.parametrize("seed", [1, 2])
def test_a_killed_window_has_kept_what_it_showed(tmp_path: Path, seed: int) -> None:
    outcome = trials.window_killed(tmp_path, seed, lines=6)
    assert (outcome.fault, outcome.kept > 0) == ("", True)


def test_a_killed_engine_costs_nothing(tmp_path: Path) -> None:
    outcome = trials.engine_killed(tmp_path, seed=0, before=3, after=3)
    assert (outcome.fault, outcome.notes) == ("", [])
