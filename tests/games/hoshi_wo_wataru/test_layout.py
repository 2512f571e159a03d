"""The geometry of the table of 星を渡る: everything inside, nothing on top of anything else, for every window."""

from __future__ import annotations

from itertools import combinations

import pytest

from hoshikan.games.hoshi_wo_wataru.screen.faces import STRIP_LETTERS
from hoshikan.games.hoshi_wo_wataru.screen.layout import Places
from hoshikan.geometry import Rect
from hoshikan.ui.table.kit.places import WIDTH

TABLES = [
    pytest.param(players, seat, aspect, double, id=f"{players} players, seat {seat}, {aspect}, double {double}")
    for players in (3, 4)
    for seat in (None, 0, players - 1)
    for aspect in (1.0, 1.3, 1.6, 2.1)
    for double in (False, True)
]


def inside(inner: Rect, outer: Rect) -> bool:
    return (
        abs(inner.x - outer.x) * 2 + inner.width <= outer.width + 0.01
        and abs(inner.y - outer.y) * 2 + inner.height <= outer.height + 0.01
    )


def overlaps(boxes: list[Rect]) -> list[tuple[Rect, Rect]]:
    return [
        (one, other)
        for one, other in combinations(boxes, 2)
        if abs(one.x - other.x) * 2 < one.width + other.width - 0.01
        and abs(one.y - other.y) * 2 < one.height + other.height - 0.01
    ]


@pytest.mark.parametrize(("players", "seat", "aspect", "double"), TABLES)
def test_sky_rows_and_hand_lie_beside_each_other(players: int, seat: int | None, aspect: float, double: bool) -> None:
    places = Places(players, seat, aspect, double)
    table = Rect(WIDTH / 2, places.height / 2, WIDTH, places.height)
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


WINDOWS = [
    pytest.param(players, width, height, id=f"{players} players, {width}x{height}")
    for players in (3, 4)
    for width, height in ((880, 600), (1280, 606), (1200, 890), (1600, 890), (2100, 1320), (2560, 1320))
]
"""Tables in windows of 1280×720 to 2560×1440, with the panel and without."""
LEAST_PIXELS = 12


@pytest.mark.parametrize(("players", "width", "height"), WINDOWS)
@pytest.mark.parametrize("count", range(1, 21))
def test_won_constellations_lie_beside_each_other_as_large_as_they_can(
    players: int, width: int, height: int, count: int
) -> None:
    places = Places(players, 0, width / height)
    pixels = min(width / WIDTH, height / places.height)
    for seat in range(players):
        won = places.won(seat, count)
        assert len(won) == count
        assert overlaps(won) == []
        assert all(inside(card, places.shelf(seat)) for card in won)
        broad = won[0].width > won[0].height
        letters = min(won[0].width / STRIP_LETTERS, won[0].height / 1.2) if broad else won[0].width / 3.4
        assert letters * pixels >= (LEAST_PIXELS - 1.5 if count <= 12 else LEAST_PIXELS - 5)
        assert [(card.x, card.y) for card in won] == sorted(((card.x, card.y) for card in won), key=lambda at: at[::-1])


@pytest.mark.parametrize(("players", "width", "height"), WINDOWS)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_pool_shows_bundles_topmost_card_stars_and_a_note_beside_each_other(
    players: int, width: int, height: int, count: int
) -> None:
    places = Places(players, 0, width / height)
    pixels = min(width / WIDTH, height / places.height)
    for seat in range(players):
        bundles = [places.bundle(seat, index, count) for index in range(count)]
        parts = [*bundles, places.pool_top(seat), places.pool_total(seat), places.pool_note(seat)]
        assert [part for part in parts if not inside(part, places.pool(seat))] == []
        assert overlaps(parts) == []
        assert all(bundle.height * pixels >= LEAST_PIXELS for bundle in bundles)
        assert places.pool_top(seat).width * 0.62 * pixels >= LEAST_PIXELS


@pytest.mark.parametrize(("players", "width", "height"), WINDOWS)
@pytest.mark.parametrize("told", [False, True])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_cards_in_a_cell_lie_beside_each_other_and_clear_of_their_bid(
    players: int, width: int, height: int, told: bool, count: int
) -> None:
    places = Places(players, 0, width / height)
    for seat in range(players):
        cell, cards, total = places.cell(seat, 1), places.bids(seat, 1, count, told), places.total(seat, 1)
        assert [card for card in cards if not inside(card, cell)] == []
        assert overlaps(cards) == []
        if count == 1:
            card = cards[0]
            assert (card.x, card.y) == pytest.approx((cell.x, cell.y))
            number = Rect(card.x, card.y, card.width * 0.74, card.width * 0.62 * 0.75)
            assert overlaps([number, total]) == []
            assert overlaps([number, places.preview(seat, 1)]) == []
        elif told:
            assert overlaps([*cards, total]) == []
        else:
            assert (cards[0].x + cards[-1].x) / 2 == pytest.approx(cell.x)
        assert inside(places.preview(seat, 1), cell)


@pytest.mark.parametrize("count", [1, 9, 20])
def test_the_hand_stays_in_its_tray(count: int) -> None:
    places = Places(4, 0, 1.6)
    assert all(inside(card, places.tray) for card in places.hand(count))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_player_at_the_screen_sits_lowest_and_the_next_one_first(seat: int) -> None:
    places = Places(3, seat, 1.6)
    assert sorted(range(3), key=lambda number: places.row(number).y) == [(seat + 1) % 3, (seat + 2) % 3, seat]
