"""The geometry of the table of 星を渡る: everything inside, nothing on top of anything else, for every window."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from hoshikan.games.hoshi_wo_wataru.places import WIDTH, Places
from hoshikan.geometry import Box

TABLES = [
    pytest.param(players, seat, aspect, double, id=f"{players} players, seat {seat}, {aspect}, double {double}")
    for players in (3, 4)
    for seat in (None, 0, players - 1)
    for aspect in (1.0, 1.3, 1.6, 2.1)
    for double in (False, True)
]


def inside(inner: Box, outer: Box) -> bool:
    return (
        abs(inner.x - outer.x) * 2 + inner.width <= outer.width + 0.01
        and abs(inner.y - outer.y) * 2 + inner.height <= outer.height + 0.01
    )


def overlaps(boxes: list[Box]) -> list[tuple[Box, Box]]:
    return [
        (one, other)
        for one, other in combinations(boxes, 2)
        if abs(one.x - other.x) * 2 < one.width + other.width - 0.01
        and abs(one.y - other.y) * 2 < one.height + other.height - 0.01
    ]


@pytest.mark.parametrize(("players", "seat", "aspect", "double"), TABLES)
def test_sky_rows_and_hand_lie_beside_each_other(players: int, seat: int | None, aspect: float, double: bool) -> None:
    places = Places(players, seat, aspect, double)
    table = Box(WIDTH / 2, places.height / 2, WIDTH, places.height)
    boxes = [
        places.year,
        *(places.supply(index, 3, above=True) for index in range(3)),
        *(places.nova(index, 4) for index in range(4)),
        *map(places.slot, range(4)),
    ]
    boxes += [*map(places.tally, range(-1, players)), *map(places.row, range(players))]
    boxes += [places.tray] if seat is not None else []
    assert [box for box in boxes if not inside(box, table)] == []
    assert overlaps(boxes) == []
    assert all(inside(places.constellation(slot), places.slot(slot)) for slot in range(4))
    assert not double or inside(places.constellation(3, 1), places.slot(3))
    assert overlaps([places.choice(0), places.choice(1)]) == []


@pytest.mark.parametrize(("players", "seat", "aspect", "double"), TABLES)
def test_a_row_holds_its_parts_side_by_side(players: int, seat: int | None, aspect: float, double: bool) -> None:
    places = Places(players, seat, aspect, double)
    for number in range(players):
        head = places.head(number)
        parts = [head.emblem, head.name, head.marker, head.cards, head.light, head.points]
        parts += [places.cell(number, slot) for slot in range(4)]
        parts += [places.pool(number), places.won(number, 1)[0], places.objective(number)]
        assert [part for part in parts if not inside(part, places.row(number))] == []
        assert overlaps(parts) == []
        assert head.name.width > 100


@pytest.mark.parametrize("count", [1, 4, 15])
def test_fans_stay_in_their_places_and_show_an_edge_of_every_card(count: int) -> None:
    places = Places(4, 0, 1.6)
    pooled = places.pooled(2, count)
    assert all(inside(card, places.pool(2)) for card in pooled)
    edges = [right.x - left.x for left, right in pairwise(pooled)]
    assert all(edge > 10 for edge in edges)
    assert all(inside(card, places.cell(1, 3)) for card in places.bids(1, 3, min(count, 4)))
    assert all(inside(card, places.tray) for card in places.hand(count + 5))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_player_at_the_screen_sits_lowest_and_the_next_one_first(seat: int) -> None:
    places = Places(3, seat, 1.6)
    assert sorted(range(3), key=lambda number: places.row(number).y) == [(seat + 1) % 3, (seat + 2) % 3, seat]
