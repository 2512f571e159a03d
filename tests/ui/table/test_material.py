"""Cloth, paper and shadows: one light for all themes but the flat one, and nothing beyond what a piece may cover."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication

from hoshikan.ui.board.table.cache import PictureCache, room_around
from hoshikan.ui.board.table.drawing import body, draw_card, draw_table_ground
from hoshikan.ui.board.table.kit.painting import draw_zone
from hoshikan.ui.kit.look.material import draw_shadows
from hoshikan.ui.kit.look.theme import CONTRAST, DAY, NIGHT, Theme, color, table_text

SIZE = QSize(160, 120)
WHOLE = QRectF(0, 0, SIZE.width(), SIZE.height())


def picture(paint: Callable[[QPainter], object], ground: str = "") -> QImage:
    made = QImage(SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(QColor(ground) if ground else QColor(0, 0, 0, 0))
    painter = QPainter(made)
    paint(painter)
    painter.end()
    return made


def colours(image: QImage, part: QRectF = WHOLE) -> set[int]:
    cut = image.copy(part.toRect())
    return set(memoryview(cut.constBits()).cast("I"))


def paint_card(painter: QPainter, rect: QRectF, _face: object, theme: Theme) -> None:
    draw_card(painter, rect, theme, color(theme.card), theme.card_edge)


def card(theme: Theme) -> QImage:
    return picture(lambda painter: paint_card(painter, WHOLE, None, theme))


@pytest.mark.parametrize("theme", [NIGHT, DAY, CONTRAST], ids=lambda theme: theme.name)
def test_paper_has_grain_and_an_edge_of_light_but_where_contrast_is_wanted(qapp: QApplication, theme: Theme) -> None:
    inner = body(WHOLE).adjusted(20, 20, -20, -20)
    flat = theme is CONTRAST
    assert (len(colours(card(theme), inner)) == 1) == flat
    ground = picture(lambda painter: draw_table_ground(painter, WHOLE, theme))
    assert (len(colours(ground)) == 1) == flat


def test_the_grain_is_the_same_at_every_start_and_seen_but_not_read(qapp: QApplication) -> None:
    assert card(NIGHT) == card(NIGHT)
    inner = body(WHOLE).adjusted(20, 20, -20, -20)
    light = [QColor(pixel).lightness() for pixel in colours(card(NIGHT), inner)]
    assert 4 < max(light) - min(light) < 60


def test_a_shadow_falls_below_its_card_and_beyond_the_piece(qapp: QApplication) -> None:
    cache = PictureCache({"card": paint_card}, NIGHT)
    cache.set_resolution(1)
    made = cache.picture("card", "a", SIZE.width(), SIZE.height()).toImage()
    room = round(room_around("card", SIZE.width(), SIZE.height()))
    middle = made.width() // 2
    below, above = made.pixelColor(middle, room + SIZE.height() + 2), made.pixelColor(middle, max(0, room - 4))
    assert below.alpha() > above.alpha()
    assert below.alpha() > 10
    assert made.pixelColor(0, 0).alpha() < 10


def test_every_shape_has_a_shadow_of_its_own_in_every_theme(qapp: QApplication) -> None:
    def cast(width: int, theme: Theme) -> QImage:
        path = QPainterPath()
        path.addEllipse(QRectF(20, 20, width, 60))
        return picture(lambda painter: draw_shadows(painter, path, 60, theme))

    wide, narrow, by_day = cast(90, NIGHT), cast(40, NIGHT), cast(90, DAY)
    assert len({*map(bytes, (one.constBits() for one in (wide, narrow, by_day)))}) == 3
    assert cast(90, NIGHT) == wide


def test_a_zone_is_printed_and_lights_up_while_a_piece_may_go_there(qapp: QApplication) -> None:
    quiet = picture(lambda painter: draw_zone(painter, WHOLE, "星座", NIGHT), NIGHT.cloth)
    lit = picture(lambda painter: draw_zone(painter, WHOLE, "星座", NIGHT, lit=True), NIGHT.cloth)
    glow = QColor(NIGHT.glow)
    near = [
        sum(abs(one.blue() - glow.blue()) + abs(one.green() - glow.green()) < 90 for one in map(QColor, colours(image)))
        for image in (quiet, lit)
    ]
    assert near[0] < near[1]


def test_room_below_a_zone_s_name_is_left_for_pieces_at_every_text_size(qapp: QApplication) -> None:
    tops = []
    for scale in (1.0, 1.5):
        theme = NIGHT if scale == 1 else NIGHT._replace(text_scale=scale)
        rooms: list[QRectF] = []

        def zone(painter: QPainter, theme: Theme = theme, rooms: list[QRectF] = rooms) -> None:
            rooms.append(draw_zone(painter, WHOLE, "手札", theme))

        picture(zone)
        assert WHOLE.contains(rooms[0])
        tops.append(rooms[0].top())
        assert rooms[0].top() >= table_text("small", theme)
    assert tops[0] < tops[1]
