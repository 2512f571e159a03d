"""A sample of what `python -m tests.fuzz` does at length."""

from __future__ import annotations

from pathlib import Path

from tests.fuzz import trials


def test_damaged_records_are_accepted_or_refused_alike_everywhere(tmp_path: Path) -> None:
    told = trials.records(60, 1, tmp_path)
    assert told["accepted"]
    assert {what: told[what] for what in trials.BAD if told[what]} == {}


def test_damaged_component_files_are_refused_or_can_be_played(tmp_path: Path) -> None:
    told = trials.components(60, 1, tmp_path)
    assert told["accepted"]
    assert {what: told[what] for what in trials.BAD if told[what]} == {}


def test_no_line_ends_the_engine() -> None:
    told = trials.lines(150, 1)
    assert told["refused"] > 50
    assert {what: told[what] for what in trials.BAD if told[what]} == {}
