"""Pictures are drawn once, kept within a budget, and drawn again when the look changes."""

from __future__ import annotations

from typing import Final

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QTransform
from pytestqt.qtbot import QtBot

from hoshikan.games import GAMES
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.table.cache import PictureCache, paint_piece, room_around
from hoshikan.ui.board.table.marks import MARKS
from hoshikan.ui.kit.look.theme import CONTRAST, DAY, NIGHT, Theme
from tests.ui.words import unlike


class Counting:
    """A painter that counts how often it is asked."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def __call__(self, painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
        self.calls.append(f"{face} {theme.name}")
        painter.fillRect(rect, theme.gold)


def cache_for(paint: Counting, budget: int = 10**6) -> PictureCache:
    cache = PictureCache({"card": paint}, NIGHT, budget)
    cache.set_resolution(1)
    return cache


def test_nothing_is_drawn_before_the_resolution_is_known(qtbot: QtBot) -> None:
    paint = Counting()
    cache = PictureCache({"card": paint}, NIGHT)
    assert cache.picture("card", "a", 30, 20).isNull()
    assert paint.calls == []


def test_equal_pieces_share_one_picture(qtbot: QtBot) -> None:
    paint = Counting()
    cache = cache_for(paint)
    first = cache.picture("card", "a", 30, 20)
    assert cache.picture("card", "a", 30, 20).cacheKey() == first.cacheKey()
    assert paint.calls == ["a night"]


def test_pictures_have_the_pixels_of_the_screen(qtbot: QtBot) -> None:
    cache = cache_for(Counting())
    assert cache.set_resolution(1.5)
    picture = cache.picture("card", "a", 30, 20)
    room = 2 * room_around("card", 30, 20)
    assert (picture.width(), picture.height()) == (round((30 + room) * 1.5), round((20 + room) * 1.5))
    assert picture.deviceIndependentSize().width() == pytest.approx(30 + room, abs=1 / 1.5)
    assert not cache.set_resolution(1.5)


def test_a_piece_on_a_map_is_drawn_once_for_similar_sizes_and_fits_each(qtbot: QtBot) -> None:
    paint = Counting()
    cache = cache_for(paint)
    for detail in (1.0, 1.03, 0.97, 1.03):
        picture = cache.picture("card", "a", 30, 20, detail)
        assert picture.devicePixelRatio() == pytest.approx(detail)
        assert picture.width() == pytest.approx((30 + 2 * room_around("card", 30, 20)) * detail, abs=1)
        assert picture.toImage().pixelColor(picture.rect().center()) == QColor(NIGHT.gold)
    assert paint.calls == ["a night"]
    assert len(cache) == 3
    assert cache.picture("card", "a", 30, 20, 1.5).devicePixelRatio() == pytest.approx(1.5)
    assert paint.calls == ["a night"] * 2


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_a_picture_that_is_drawn_turned_shows_what_it_shows_upright(qtbot: QtBot, quarters: int) -> None:
    def corner(painter: QPainter, rect: QRectF, _face: str, theme: Theme) -> None:
        painter.fillRect(QRectF(rect.x(), rect.y(), rect.width() / 2, rect.height() / 4), theme.gold)

    cache = PictureCache({"text": corner}, NIGHT)
    cache.set_resolution(1)
    for detail in (1.0, 1.2):
        upright = cache.picture("text", "", 40, 20, detail).toImage()
        turned = cache.picture("text", "", 40, 20, detail, quarters).toImage()
        assert turned.size() == (upright.size().transposed() if quarters % 2 else upright.size())
        assert unlike(turned, upright.transformed(QTransform().rotate(90 * quarters))) < 0.01
        assert turned != upright


def test_a_change_of_theme_or_resolution_draws_again(qtbot: QtBot) -> None:
    paint = Counting()
    cache = cache_for(paint)
    cache.picture("card", "a", 30, 20)
    cache.set_theme(DAY)
    cache.picture("card", "a", 30, 20)
    cache.set_resolution(2)
    cache.picture("card", "a", 30, 20)
    assert paint.calls == ["a night", "a day", "a day"]


def test_the_cache_is_bounded_and_drops_what_was_longest_unused(qtbot: QtBot) -> None:
    paint = Counting()
    side = cache_for(paint).picture("card", "0", 10, 10).width()
    cache = cache_for(paint, budget=10 * side * side * 4)
    for number in range(10):
        cache.picture("card", str(number), 10, 10)
    cache.picture("card", "0", 10, 10)
    for number in range(10, 19):
        cache.picture("card", str(number), 10, 10)
    assert len(cache) == 10
    assert cache.size_in_bytes <= 10 * side * side * 4
    before = len(paint.calls)
    cache.picture("card", "0", 10, 10)
    assert len(paint.calls) == before


def test_one_picture_larger_than_the_budget_is_still_shown(qtbot: QtBot) -> None:
    cache = cache_for(Counting(), budget=100)
    assert not cache.picture("card", "a", 50, 50).isNull()
    assert len(cache) == 1


def test_the_shadow_of_a_lifted_piece_is_drawn_once_and_is_as_large_as_it_falls(qtbot: QtBot) -> None:
    paint = Counting()
    cache = cache_for(paint)
    shadow = cache.cast("card", "a", 30, 20)
    assert cache.cast("card", "a", 30, 20).cacheKey() == shadow.cacheKey()
    assert paint.calls == ["a night"]
    assert shadow.deviceIndependentSize().width() > cache.picture("card", "a", 30, 20).deviceIndependentSize().width()
    assert 0 < shadow.toImage().pixelColor(shadow.rect().center()).alphaF() <= 1
    assert shadow.toImage().pixelColor(0, 0).alphaF() < 0.1
    cache.set_theme(CONTRAST)
    assert cache.cast("card", "a", 30, 20).isNull()


THE_RIM_OF_A_WORD: Final = 0.08
"""Tolerance for a picture: letters set narrower differ by an invisible shade after others of their size were drawn."""


@pytest.mark.parametrize("game_id", GAMES)
def test_a_picture_depends_on_nothing_but_the_arguments_of_its_painter(qtbot: QtBot, game_id: str) -> None:
    """So that it may be kept, by a table or by a run of tests."""
    game = GAMES[game_id]
    state = game.new(players=game.players[0], seed=3)
    scene = new_scene(game_id, NIGHT)
    scene.show_position(state.view(0), 0, (), ["Aki", "Haru", "Nao", "Yu", "Ren", "Mio"][: state.players])
    painters = MARKS | dict(scene.painters())
    faces = {(item.placement.kind, item.placement.face) for item in scene.stage} - {("", None)}
    assert faces
    size, pictures = (60.0, 40.0), []
    for order in (1, 1, -1):  # the first time letters are made
        painted = {}
        for kind, face in sorted(faces, key=repr)[::order]:
            if kind in painters and kind != "emblem":
                painted[kind, face] = paint_piece(painters[kind], face, size, 2.0, 1.0, NIGHT).toImage()
        pictures.append(painted)
    assert [key for key, one in pictures[1].items() if unlike(one, pictures[2][key]) > THE_RIM_OF_A_WORD] == []
