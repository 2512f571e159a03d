"""Games play as they did when their golden files were written."""

from __future__ import annotations

import pytest

from tests.engine.variants import EVERY, Variant
from tests.scenarios.golden import FOLDER, path, playthrough

AGAIN = "if the change is meant: python -m tests.scenarios.golden, then read the difference"


@pytest.mark.parametrize("variant", EVERY, ids=str)
def test_the_playthrough_is_the_golden_one(variant: Variant) -> None:
    written = path(variant).read_text("utf-8").splitlines()
    for number, (old, new) in enumerate(zip(written, playthrough(variant).splitlines(), strict=True), 1):
        assert new == old, f"{path(variant).name}:{number} differs; {AGAIN}"


def test_no_golden_file_is_left_over() -> None:
    assert set(FOLDER.rglob("*.txt")) == {path(variant) for variant in EVERY}
