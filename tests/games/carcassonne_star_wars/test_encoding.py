"""The numbers of cells: ring by ring around the start, as far as the shipped tiles reach."""

from __future__ import annotations

import pytest

from hoshikan.games import GAMES
from hoshikan.games.carcassonne_star_wars.rules.game import cell_of, number_of, ring
from hoshikan.games.carcassonne_star_wars.rules.tiles import shipped_box

GAME = GAMES["carcassonne-star-wars"]


def test_cells_are_numbered_ring_by_ring_and_none_twice() -> None:
    cells = [cell_of(number) for number in range(ring(15))]
    assert len(set(cells)) == len(cells)
    assert [number_of(x, y) for x, y in cells] == list(range(len(cells)))
    steps = [abs(x) + abs(y) for x, y in cells]
    assert steps == sorted(steps)
    assert set(cells) == {(x, y) for x in range(-14, 15) for y in range(-14, 15) if abs(x) + abs(y) < 15}
    assert cells[:5] == [(0, 0), (0, -1), (1, 0), (0, 1), (-1, 0)]


def test_a_row_of_all_tiles_is_in_reach_and_nothing_beyond() -> None:
    tiles = shipped_box(extra=True).total
    farthest = GAME.parse(f"place {tiles - 1},0 3")
    assert GAME.actions.decode(GAME.actions.encode(farthest)) == farthest
    for beyond in (f"place {tiles},0 0", f"place 1,{1 - tiles} 0", f"claim small planet@0,-{tiles}"):
        with pytest.raises(LookupError, match="has no number"):
            GAME.actions.encode(GAME.parse(beyond))


def test_small_and_large_meeples_with_all_equipment_have_their_own_numbers() -> None:
    claims = [f"claim {size} planet@2,-1{gear}" for size in ("small", "large") for gear in ("", " +blaster", " +sabre")]
    numbers = [GAME.actions.encode(GAME.parse(claim)) for claim in claims]
    assert sorted(numbers) == list(range(min(numbers), min(numbers) + 6))
    assert [str(GAME.actions.decode(number)) for number in numbers] == claims
