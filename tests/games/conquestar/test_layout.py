"""The geometry of the table: everything inside, nothing on top of anything else, for every number of players."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from hoshikan.games.conquestar.rules.field import CELLS, LINES
from hoshikan.games.conquestar.screen.art.pieces import PAINTERS
from hoshikan.games.conquestar.screen.faces import StarFace
from hoshikan.games.conquestar.screen.layout import Places, fanned, spread
from hoshikan.geometry import Rect
from hoshikan.ui.board.table.kit.places import WIDTH
from hoshikan.ui.kit.look.theme import NIGHT, application_font

TABLES = [
    pytest.param(players, seat, aspect, id=f"{players} players, seat {seat}, {aspect}")
    for players in (2, 3, 4)
    for seat in (None, 0, players - 1)
    for aspect in (1.0, 1.3, 1.6, 2.1)
]


def inside(inner: Rect, outer: Rect) -> bool:
    return (
        abs(inner.x - outer.x) * 2 + inner.width <= outer.width + 0.01
        and abs(inner.y - outer.y) * 2 + inner.height <= outer.height + 0.01
    )


def apart(one: Rect, other: Rect) -> bool:
    return (
        abs(one.x - other.x) * 2 >= one.width + other.width - 0.01
        or abs(one.y - other.y) * 2 >= one.height + other.height - 0.01
    )


def overlaps(boxes: list[Rect]) -> list[tuple[Rect, Rect]]:
    return [pair for pair in combinations(boxes, 2) if not apart(*pair)]


@pytest.mark.parametrize(("players", "seat", "aspect"), TABLES)
def test_pieces_lie_on_the_table_and_beside_each_other(players: int, seat: int | None, aspect: float) -> None:
    places = Places(players, seat, aspect)
    table = Rect(WIDTH / 2, places.height / 2, WIDTH, places.height)
    boxes = [places.supply, places.clock, *map(places.star, range(CELLS)), *map(places.line, LINES)]
    boxes += [places.panel(number).frame for number in range(players)]
    if seat is not None:
        boxes += [*map(places.hand, LINES), places.verb(False), places.verb(True)]
    assert [box for box in boxes if not inside(box, table)] == []
    assert overlaps(boxes) == []


@pytest.mark.parametrize(("players", "seat", "aspect"), TABLES)
def test_a_panel_holds_its_parts_side_by_side(players: int, seat: int | None, aspect: float) -> None:
    places = Places(players, seat, aspect)
    for number in range(players):
        panel = places.panel(number)
        parts = [panel.emblem, panel.name, panel.choice, panel.purse, panel.points, *panel.cards, panel.stars]
        parts += [panel.purse_word, panel.points_word]
        assert [part for part in parts if not inside(part, panel.frame)] == []
        assert overlaps(parts) == []
        assert len(panel.cards) == (0 if number == seat else 10)
        assert panel.name.width > 100


@pytest.mark.parametrize("count", [1, 4, 9, 25])
def test_won_stars_never_cover_each_other(count: int) -> None:
    place = Rect(300, 100, 220, 90)
    boxes = spread(place, count)
    assert len(boxes) == count
    assert overlaps(boxes) == []
    assert all(inside(box, place) for box in boxes)


@pytest.mark.parametrize("count", [1, 2, 5, 9, 25])
def test_the_values_of_own_stars_can_all_be_seen(count: int) -> None:
    place = Rect(300, 100, 330, 150)
    boxes = fanned(place, count)
    assert len(boxes) == count
    assert all(inside(box, place) for box in boxes)
    rows = {box.y for box in boxes}
    for row in rows:
        beside = sorted(box.x for box in boxes if box.y == row)
        assert all(right - left >= 0.66 * boxes[0].width for left, right in pairwise(beside))


def test_there_is_a_place_to_see_where_stars_will_go() -> None:
    assert len(spread(Rect(0, 0, 200, 90), 0)) == 1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_player_at_the_screen_sits_lowest_and_the_next_one_first(seat: int) -> None:
    places = Places(3, seat, 1.6)
    order = sorted(range(3), key=lambda number: places.panel(number).frame.y)
    assert order == [(seat + 1) % 3, (seat + 2) % 3, seat]


def painted(star: Rect, coins: int, name: str = "Vega", size: int = 23) -> QImage:
    """A star with coins on it, a pixel for a scene unit."""
    picture = QImage(round(star.width), round(star.height), QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setFont(application_font(100))
    PAINTERS["star"](painter, QRectF(0, 0, star.width, star.height), StarFace("vega", 4, coins, size, name), NIGHT)
    painter.end()
    return picture


def coins_at(star: Rect, coins: int) -> Rect:
    """Area that the coins of a star fill, from its own corner."""
    return difference(painted(star, coins), painted(star, 0))


def difference(one: QImage, other: QImage) -> Rect:
    """The part in which two pictures differ."""
    changed = [(x, y) for x in range(one.width()) for y in range(one.height()) if one.pixel(x, y) != other.pixel(x, y)]
    left, top = min(x for x, _ in changed), min(y for _, y in changed)
    right, low = max(x for x, _ in changed) + 1, max(y for _, y in changed) + 1
    return Rect((left + right) / 2, (top + low) / 2, right - left, low - top)


@pytest.mark.parametrize("aspect", [1.3, 1.6, 2.1])
@pytest.mark.parametrize("coins", [1, 3, 5, 12])
def test_visitors_stand_beside_the_coins_of_a_star_and_beside_each_other(
    qtbot: QtBot, aspect: float, coins: int
) -> None:
    places = Places(4, 0, aspect)
    star = places.star(6)
    lying = coins_at(star, coins)
    coin_row = Rect(star.left + lying.x, star.top + lying.y, lying.width, lying.height)
    marks = [places.mark(6, seat) for seat in range(4)]
    discs = [Rect(mark.x, mark.y, mark.width * 0.84, mark.height * 0.84) for mark in marks]
    assert overlaps(discs) == []
    assert [disc for disc in discs if not apart(disc, coin_row)] == []


@pytest.mark.parametrize("aspect", [1.3, 1.6, 2.1])
@pytest.mark.parametrize(
    ("name", "size"), [("Vega", 23), ("Altair", 30), ("アルクトゥルス", 23), ("フォーマルハウト", 26)]
)
def test_coins_lie_above_the_name_of_their_star(qtbot: QtBot, aspect: float, name: str, size: int) -> None:
    star = Places(4, 0, aspect).star(6)
    letters = difference(painted(star, 0, name, size), painted(star, 0, " ", size))
    coins = difference(painted(star, 3, name, size), painted(star, 0, name, size))
    assert coins.bottom <= letters.top + 1


@pytest.mark.parametrize(("players", "seat", "aspect"), TABLES)
def test_words_find_room_where_larger_text_is_wished(players: int, seat: int | None, aspect: float) -> None:
    places = Places(players, seat, aspect, text_scale=1.5)
    frames = [places.panel(number).frame for number in range(players)]
    assert overlaps([*frames, places.clock]) == []
    for number in range(players):
        panel, usual = places.panel(number), Places(players, seat, aspect).panel(number)
        parts = [panel.emblem, panel.name, panel.choice, panel.purse, panel.points, *panel.cards, panel.stars]
        parts += [panel.purse_word, panel.points_word]
        assert [part for part in parts if not inside(part, panel.frame)] == []
        assert overlaps(parts) == []
        assert panel.purse_word.width >= usual.purse_word.width
        assert number != seat or panel.purse_word.height > usual.purse_word.height * 1.3


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_marks_stay_on_the_table(seat: int | None) -> None:
    places = Places(4, seat, 1.6)
    table = Rect(WIDTH / 2, places.height / 2, WIDTH, places.height)
    assert all(inside(places.mark(cell, number), table) for cell in range(CELLS) for number in range(4))
