"""Pictures are drawn once, kept within a budget, and drawn again when the look changes."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from hoshikan.ui.look.theme import DAY, NIGHT, Theme
from hoshikan.ui.table.cache import PictureCache


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
    assert (picture.width(), picture.height()) == (45, 30)
    assert picture.deviceIndependentSize().width() == 30
    assert not cache.set_resolution(1.5)


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
    cache = cache_for(paint, budget=10 * 10 * 10 * 4)
    for number in range(10):
        cache.picture("card", str(number), 10, 10)
    cache.picture("card", "0", 10, 10)
    for number in range(10, 19):
        cache.picture("card", str(number), 10, 10)
    assert len(cache) == 10
    assert cache.size_in_bytes <= 4000
    before = len(paint.calls)
    cache.picture("card", "0", 10, 10)
    assert len(paint.calls) == before


def test_one_picture_larger_than_the_budget_is_still_shown(qtbot: QtBot) -> None:
    cache = cache_for(Counting(), budget=100)
    assert not cache.picture("card", "a", 50, 50).isNull()
    assert len(cache) == 1
