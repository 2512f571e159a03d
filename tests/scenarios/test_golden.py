"""Games play as they did when their golden files were written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.variants import Variant
from tests.scenarios import golden
from tests.scenarios.golden import WRITTEN, left_over, path, playthrough

AGAIN = "if the change is meant: python -m tests.scenarios.golden, then read the difference"


@pytest.mark.parametrize("variant", WRITTEN, ids=str)
def test_the_playthrough_is_the_golden_one(variant: Variant) -> None:
    written = path(variant).read_text("utf-8").splitlines()
    for number, (old, new) in enumerate(zip(written, playthrough(variant).splitlines(), strict=True), 1):
        assert new == old, f"{path(variant).name}:{number} differs; {AGAIN}"


def test_no_golden_file_is_left_over_or_missing() -> None:
    command = "python -m tests.scenarios.golden"
    old = [f"{file} is left over; {command} removes it" for file in left_over()]
    new = [variant for variant in WRITTEN if not path(variant).exists()]
    assert [*old, *(f"{path(one).name} is missing; {command} {one.game_id} writes it" for one in new)] == []


def test_writing_a_games_files_removes_its_old_ones(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(golden, "GAMES_FOLDER", tmp_path)
    renamed, foreign = golden.folder("conquestar") / "conquestar-2-old=1.txt", golden.folder("crowntaker") / "old.txt"
    for old in (renamed, foreign):
        old.parent.mkdir(parents=True)
        old.touch()
    golden.main(["conquestar"])
    assert left_over() == [foreign]
    assert {file.parent for file in tmp_path.rglob("*.txt") if file != foreign} == {golden.folder("conquestar")}
