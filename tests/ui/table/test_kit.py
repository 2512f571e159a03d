"""Parts of tables: places that keep within their room, and panels that show whose turn it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from hoshikan.geometry import rect
from hoshikan.ui.board.table.kit.painting import SeatLook, Watermark, seat_painter, stacked
from hoshikan.ui.board.table.kit.places import WIDTH, fan, grid, order_at_table, table_height
from hoshikan.ui.board.table.model import SeatFace
from hoshikan.ui.kit.look.theme import NIGHT

ROOM = rect(100, 50, 400, 90)


def test_a_table_is_as_high_as_its_window_within_limits() -> None:
    assert [table_height(aspect, 800, 1300) for aspect in (4.0, 1.6, 0.5)] == [800, WIDTH / 1.6, 1300]


@pytest.mark.parametrize(
    ("own", "order"), [(None, [0, 1, 2, 3]), (3, [0, 1, 2, 3]), (0, [3, 0, 1, 2]), (2, [1, 2, 3, 0])]
)
def test_who_looks_at_the_table_sits_last_and_the_others_follow_in_turn(own: int | None, order: list[int]) -> None:
    assert [order_at_table(seat, 4, own) for seat in range(4)] == order


def test_cards_keep_their_gap_while_there_is_room_for_it() -> None:
    places = fan(ROOM, 60, 4, 10)
    assert [place.left for place in places] == [100, 170, 240, 310]
    assert {(place.y, place.height) for place in places} == {(ROOM.y, ROOM.height)}


@pytest.mark.parametrize("centred", [False, True])
def test_many_cards_overlap_and_fill_their_room(centred: bool) -> None:
    places = fan(ROOM, 60, 20, 10, centred)
    assert places[0].x - 30 == pytest.approx(100)
    assert places[-1].x + 30 == pytest.approx(500)


def test_few_cards_may_lie_about_the_middle() -> None:
    assert [place.x for place in fan(ROOM, 60, 1, 10, centred=True)] == [ROOM.x]
    assert fan(ROOM, 60, 0, 10) == []


def test_a_grid_begins_a_row_when_one_is_full() -> None:
    places = grid(10, 20, (30, 40), 5, 3, (2, 4))
    assert [(place.x - 15, place.y - 20) for place in places] == [(10, 20), (42, 20), (74, 20), (10, 64), (42, 64)]


def panel(face: SeatFace, look: SeatLook, watermark: Watermark | None = None) -> QImage:
    image = QImage(300, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    seat_painter(look, watermark)(painter, QRectF(0, 0, 300, 200), face, NIGHT)
    painter.end()
    return image


def test_a_panel_has_the_colour_of_its_seat_and_a_golden_edge_in_its_turn(qapp: QApplication) -> None:
    look = SeatLook(band=12.0, edges=(4.0, 1.0))
    for seat in (0, 3):
        assert QColor(panel(SeatFace(seat), look).pixel(8, 100)).name() == NIGHT.seats[seat]
        assert QColor(panel(SeatFace(seat), look._replace(on_top=True)).pixel(150, 8)).name() == NIGHT.seats[seat]
    assert QColor(panel(SeatFace(0, active=True), look).pixel(150, 2)).name() == NIGHT.gold_line
    assert QColor(panel(SeatFace(0), look).pixel(150, 2)).name() != NIGHT.gold_line


def test_a_watermark_is_left_out_where_it_has_no_room(qapp: QApplication) -> None:
    bare = panel(SeatFace(1), SeatLook())
    mark = Watermark(0.3, 0.5, 0.5, 0.5)
    assert panel(SeatFace(1), SeatLook(), mark) != bare
    assert panel(SeatFace(1), SeatLook(), mark._replace(least=(400, 0))) == bare
    assert panel(SeatFace(1), SeatLook(), mark._replace(least=(0, 300))) == bare


def test_the_cards_of_a_pile_lie_up_and_to_the_left_of_those_below() -> None:
    lowest = QRectF(20, 30, 40, 60)
    assert stacked(lowest, 3, 4, 2) == [lowest, QRectF(16, 28, 40, 60), QRectF(12, 26, 40, 60)]
