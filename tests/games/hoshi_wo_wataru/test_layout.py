"""The geometry of the table of 星を渡る: everything inside, nothing on top of anything else, for every window."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from hoshikan.games.hoshi_wo_wataru.screen.faces import CARD_LETTERS, STRIP_LETTERS
from hoshikan.games.hoshi_wo_wataru.screen.layout import Places
from hoshikan.geometry import Rect
from hoshikan.ui.board.table.items import NOTE, note_place
from hoshikan.ui.board.table.kit.places import WIDTH

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
def test_seats_line_lanes_and_hand_lie_beside_each_other(
    players: int, seat: int | None, aspect: float, double: bool
) -> None:
    places = Places(players, seat, aspect, double)
    table = Rect(WIDTH / 2, places.height / 2, WIDTH, places.height)
    boxes = [places.year, places.order_of_markers, *map(places.supply, range(3)), *map(places.nova, range(4))]
    boxes += [*map(places.slot, range(4)), *map(places.row, range(players))]
    assert [box for box in boxes if not inside(box, table)] == []
    assert overlaps(boxes) == []
    if seat is not None:
        own = [places.hand_flank(right=False), places.tray, places.shelf(seat), places.goal]
        assert [box for box in own if not inside(box, places.row(seat))] == []
        assert overlaps(own) == []
    assert overlaps([places.choice(0), places.choice(1)]) == []
    assert inside(places.choice(1), Rect(WIDTH / 2, places.slot(0).y, WIDTH, places.slot(0).height))


@pytest.mark.parametrize(("players", "seat", "aspect", "double"), TABLES)
def test_a_lane_holds_all_that_is_compared_in_it(players: int, seat: int | None, aspect: float, double: bool) -> None:
    places = Places(players, seat, aspect, double)
    for slot in range(4):
        parts = [places.constellation(slot, index) for index in range(places.constellations(slot))]
        assert all(part.width * 1.5 == pytest.approx(part.height) for part in parts)
        parts += [places.heading(slot), *(places.cell(number, slot) for number in range(players))]
        assert [part for part in parts if not inside(part, places.slot(slot))] == []
        assert overlaps(parts) == []
        assert all(inside(places.winner(slot), places.slot(slot)) for slot in range(4))


@pytest.mark.parametrize(("players", "seat", "aspect", "double"), TABLES)
def test_what_is_a_seats_lies_side_by_side(players: int, seat: int | None, aspect: float, double: bool) -> None:
    places = Places(players, seat, aspect, double)
    for number in range(players):
        head = places.head(number)
        parts = [head.emblem, head.name, head.marker, head.cards, head.light, head.points]
        parts += [places.won(number, 1)[0], places.objective(number), places.pool_total(number)]
        parts += [places.pool_top(number)] + ([places.tally(number)] if number != seat else [])
        assert [part for part in parts if not inside(part, places.row(number))] == []
        assert overlaps(parts) == []
        assert head.name.width > 100


@pytest.mark.parametrize(("width", "height", "panel"), [(1240, 890, True), (1600, 890, False)])
def test_prizes_are_the_largest_things_on_the_table(width: int, height: int, panel: bool) -> None:
    """At 1600×1000, with the panel and without."""
    places = Places(4, 0, width / height)
    scale, prize = width / WIDTH, places.constellation(0)
    assert (prize.width * scale, prize.height * scale) >= (150, 225)
    assert prize.width > 1.2 * places.hand(9)[0][0].width, panel


WINDOWS = [
    pytest.param(players, width, height, id=f"{players} players, {width}x{height}")
    for players in (3, 4)
    for width, height in ((880, 600), (1280, 606), (1200, 890), (1600, 890), (2100, 1320), (2560, 1320))
]
"""Tables in windows of 1280×720 to 2560×1440, with the panel and without."""
LEAST_PIXELS = 12
RING = 8.0
"""Distance from the edge of its piece to the line of a ring, its own width included."""


@pytest.mark.parametrize(("players", "width", "height"), WINDOWS)
def test_what_counts_of_won_constellations_is_never_covered(players: int, width: int, height: int) -> None:
    places = Places(players, 0, width / height)
    pixels = min(width / WIDTH, height / places.height)
    for seat, count in ((seat, count) for seat in range(players) for count in range(1, 21)):
        won = places.won(seat, count)
        assert len(won) == count
        assert all(inside(card, places.shelf(seat)) for card in won)
        broad = won[0].width > won[0].height
        covered = max((1 - (other.x - one.x) / one.width for one, other in overlaps(won)), default=0)
        assert covered <= (0 if broad else 0.351)
        letters = min(won[0].width / STRIP_LETTERS, won[0].height / 1.2) if broad else won[0].width / CARD_LETTERS
        assert letters * pixels >= (LEAST_PIXELS - 2.5 if count <= 9 else LEAST_PIXELS - 6), (seat, count)
        assert [(card.x, card.y) for card in won] == sorted(((card.x, card.y) for card in won), key=lambda at: at[::-1])


@pytest.mark.parametrize(("players", "width", "height"), WINDOWS)
def test_a_pool_shows_bundles_topmost_card_stars_and_a_note_beside_each_other(
    players: int, width: int, height: int
) -> None:
    places = Places(players, 0, width / height)
    pixels = min(width / WIDTH, height / places.height)
    for seat, count in ((seat, count) for seat in range(players) for count in (1, 2, 3, 4)):
        bundles = [places.bundle(seat, index, count) for index in range(count if seat == 0 else 1)]
        parts = [*(bundles if seat == 0 else []), places.pool_top(seat), places.pool_total(seat)]
        parts += [places.pool_note(seat)] if seat == 0 else [places.dust(seat, 0, 1)]
        assert [part for part in (*parts, *bundles) if not inside(part, places.pool(seat))] == []
        assert overlaps(parts) == []
        assert all(bundle.height * pixels >= LEAST_PIXELS for bundle in bundles)
        assert places.pool_top(seat).width * 0.62 * pixels >= LEAST_PIXELS


@pytest.mark.parametrize(("players", "width", "height"), WINDOWS)
def test_cards_in_a_cell_lie_beside_each_other_and_clear_of_their_bid(players: int, width: int, height: int) -> None:
    places = Places(players, 0, width / height)
    pixels = min(width / WIDTH, height / places.height)
    for seat, count in ((seat, count) for seat in range(players) for count in (1, 2, 3, 4)):
        cell, cards = places.cell(seat, 1), places.bids(seat, 1, count)
        whose = [places.preview(seat, 1)] if seat == 0 else [places.emblem(seat, 1)]
        parts = [*cards, places.total(seat, 1), *whose]
        assert [part for part in parts if not inside(part, cell)] == []
        assert overlaps(parts) == []
        assert count > 2 or cards[0].width * 0.62 * pixels >= LEAST_PIXELS - 1
    preview = places.preview(0, 1)
    note = note_place(preview.width, preview.height).center()
    painted = Rect(preview.x + note.x(), preview.y + note.y(), *NOTE)
    assert overlaps([painted, places.heading(1)]) == []


def test_the_hand_is_a_fan_of_cards_of_one_size() -> None:
    for aspect in (1.25, 1.6, 2.1):
        places = Places(4, 0, aspect)
        sizes = set()
        for count in (1, 2, 9, 15, 20):
            cards = places.hand(count)
            assert all(inside(card, places.tray) for card, _ in cards)
            sizes |= {(card.width, card.height) for card, _ in cards}
            steps = [other.x - one.x for (one, _), (other, _) in pairwise(cards)]
            assert all(0.2 * cards[0][0].width < step <= 0.75 * cards[0][0].width + 0.01 for step in steps)
            leans = [lean for _, lean in cards]
            assert leans == sorted(leans)
            assert sum(leans) == pytest.approx(0)
        assert len(sizes) == 1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_player_at_the_screen_sits_lowest_and_the_next_one_first(seat: int) -> None:
    places = Places(3, seat, 1.6)
    by_place = sorted(range(3), key=lambda number: (places.row(number).y, places.row(number).x))
    assert by_place == [(seat + 1) % 3, (seat + 2) % 3, seat]


@pytest.mark.parametrize(("players", "width", "height"), WINDOWS)
def test_the_ring_of_the_own_pool_runs_through_nothing(players: int, width: int, height: int) -> None:
    places = Places(players, 0, width / height)
    pool = places.pool(0)
    free = Rect(pool.x, pool.y, pool.width - 2 * RING, pool.height - 2 * RING)
    parts = [places.pool_total(0), places.pool_top(0), *(places.bundle(0, index, 4) for index in range(4))]
    assert [part for part in parts if not inside(part, free)] == []


@pytest.mark.parametrize(("players", "seat", "aspect", "double"), TABLES)
def test_the_own_constellations_have_more_room_each_year(
    players: int, seat: int | None, aspect: float, double: bool
) -> None:
    if seat is None:
        return
    wide = []
    for year in range(1, 6):
        places = Places(players, seat, aspect, double, year=year)
        own = [places.hand_flank(right=False), places.tray, places.shelf(seat), places.goal]
        assert [box for box in own if not inside(box, places.row(seat))] == []
        assert overlaps(own) == []
        assert all(inside(card, places.tray) for card, _ in places.hand(4))
        wide.append(places.shelf(seat).width)
    assert wide == sorted(set(wide))
    last = Places(players, seat, aspect, double, year=5)
    own_cards, others = last.won(seat, 5), last.won((seat + 1) % players, 5)
    assert own_cards[0].width * own_cards[0].height > 1.5 * others[0].width * others[0].height
