"""Numbers in lessons after a right move are those of the rules."""

from __future__ import annotations

import pytest

from tests.games.carcassonne_star_wars.playing import GAME, view_of
from tests.teaching.taught import solved


@pytest.mark.parametrize(
    ("name", "step", "points"),
    [
        ("complete", 2, [3, 0]),
        ("complete", 3, [8, 0]),
        ("complete", 5, [4, 0]),
        ("planets", 2, [11, 0]),
        ("planets", 5, [11, 0]),
        ("attack", 3, [1, 2]),
        ("attack", 5, [0, 1]),
        ("joining", 2, [0, 1]),
        ("joining", 4, [6, 1]),
        ("ending", 3, [11, 8]),
        ("ending", 4, [10 + 3, 0]),
        ("tactics", 1, [4, 0]),
        ("tactics", 4, [11, 1]),
        ("three", 2, [10 + 1, 1, 1 + 1]),
        ("three", 4, [3 + 4, 0, 0]),
        ("teams", 3, [0, 1, 0, 1]),
        ("teams", 5, [1, 1 + 2]),
    ],
)
def test_points_shown(name: str, step: int, points: list[int]) -> None:
    assert solved(GAME, name, step - 1, answer=-1).state.points() == points


@pytest.mark.parametrize(
    ("name", "step", "spot", "tiles"),
    [
        ("meeples", 2, "asteroid:E", 2),
        ("planets", 3, "planet", 1 + 5),
        ("joining", 2, "route:E", 6),
        ("joining", 3, "route:E", 5),
        ("ending", 2, "asteroid:N", 3),
    ],
)
def test_tiles_shown(name: str, step: int, spot: str, tiles: int) -> None:
    meeples = view_of(solved(GAME, name, step - 1, answer=-1).state).meeples
    assert (spot, tiles) in [(meeple.spot, meeple.tiles) for meeple in meeples if meeple.seat == 0]
