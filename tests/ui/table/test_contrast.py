"""What tells something on a table can be seen in every theme: 3 : 1, by itself or by its edge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib import import_module

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from hoshikan.ui.look.theme import THEMES, Theme
from hoshikan.ui.table.marks import HALO, MARKS
from hoshikan.ui.table.paint import Painter
from tests.ui.shell.colours import contrast

SIZE = QSize(120, 90)
TABLE = ("window", "surface", "raised", "sky_top", "sky_bottom", "nebula")
CARDS = ("card", "card_back", "coin")
LIGHTS = ("gold", "glow", "glow/soft", "hint", "link")
ON_AND_OFF = [
    ("conquestar", "line", "C", "C/empty"),
    ("conquestar", "seat", "0/active", "0"),
    ("hoshi_wo_wataru", "seat", "0/active", "0"),
    ("hoshi_wo_wataru", "slot", "now 1/Slot", "1/Slot"),
    ("hoshi_wo_wataru", "cell", "now", ""),
    ("hoshi_wo_wataru", "cell", "next", ""),
    ("hoshi_wo_wataru", "pool", "next", ""),
    ("hoshi_wo_wataru", "tray", "next", ""),
    ("sterre_en_kroon", "seat", "0/active", "0"),
    ("sterre_en_kroon", "space", "7/free", "7/"),
    ("sterre_en_kroon", "step", "now/22/Draw", "later/22/Draw"),
    ("sterre_en_kroon", "record", "1,0/0/", "1,0/3/"),
    ("sterre_en_kroon", "bingocell", "17*", "17"),
    ("sterre_en_kroon", "bingocell", "17!", "17"),
    ("sterre_en_kroon", "bingoline", "0", "3"),
    ("sterre_en_kroon", "bingoline", "*", "3"),
    ("crowntaker", "realm", "0|active", "0|"),
    ("crowntaker", "phase", "3||now|", "3|||"),
    ("crowntaker", "skill", "Press|1/2|on", "Press|1/2|"),
    ("crowntaker", "sum", "12", ""),
    ("carcassonne_star_wars", "seat", "0/active", "0"),
]
ALONE = [
    ("conquestar", "coin", ""),
    ("hoshi_wo_wataru", "stardust", ""),
    ("hoshi_wo_wataru", "score", "12"),
    ("sterre_en_kroon", "crown", ""),
    ("sterre_en_kroon", "crowncell", ""),
    ("sterre_en_kroon", "crowncell", "crown"),
    ("sterre_en_kroon", "letter", "B"),
    ("crowntaker", "coin", ""),
    ("crowntaker", "token", "burgundy"),
    ("crowntaker", "medal", "burgundy"),
    ("carcassonne_star_wars", "star", ""),
    ("carcassonne_star_wars", "spot", ""),
    ("carcassonne_star_wars", "gap", ""),
]
ON_TILES = [
    ("carcassonne_star_wars", "newest", ""),
    ("carcassonne_star_wars", "target", ""),
    ("carcassonne_star_wars", "target", "attack"),
]
every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
Paint = Callable[[QPainter, QRectF], None]


def painter_of(game: str, kind: str) -> Painter:
    found = import_module(f"hoshikan.games.{game}.art.pieces").PAINTERS[kind]
    assert callable(found)
    return found  # type: ignore[no-any-return]  # what an import finds has no type


def painted(ground: str, paint: Paint) -> QImage:
    """A picture of a mark on its ground, without smoothing, so that no colour is one of neither."""
    picture = QImage(SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(QColor(ground))
    painter = QPainter(picture)
    paint(painter, QRectF(0, 0, SIZE.width(), SIZE.height()))
    painter.end()
    return picture


def seen(picture: QImage, before: QImage, ground: str) -> int:
    """How many pixels are other than before and stand out from the ground."""
    now, then = memoryview(picture.constBits()).cast("I"), memoryview(before.constBits()).cast("I")
    changed = Counter(one for one, other in zip(now, then, strict=True) if one != other)
    return sum(count for pixel, count in changed.items() if contrast(QColor(pixel).name(), ground) >= 3)


@every_theme
@pytest.mark.parametrize("ground", [*TABLE, *CARDS])
@pytest.mark.parametrize("light", LIGHTS)
def test_halos_stand_out_on_skies_and_on_cards(qapp: QApplication, theme: Theme, ground: str, light: str) -> None:
    on = getattr(theme, ground)
    halo = painted(on, lambda painter, rect: MARKS["~halo"](painter, rect, light, theme))
    around = 2 * (SIZE.width() + SIZE.height() - 4 * HALO)
    assert seen(halo, painted(on, lambda *_: None), on) >= around


@every_theme
@pytest.mark.parametrize("ground", [*TABLE, *CARDS])
def test_the_ring_stands_out_on_skies_and_on_cards(qapp: QApplication, theme: Theme, ground: str) -> None:
    on = getattr(theme, ground)
    ring = painted(on, lambda painter, rect: MARKS["~ring"](painter, rect, "focus", theme))
    assert seen(ring, painted(on, lambda *_: None), on) >= 2 * (SIZE.width() + SIZE.height() - 4 * HALO)


@every_theme
@pytest.mark.parametrize("light", LIGHTS)
def test_a_line_and_its_edge_stand_out_from_each_other(qapp: QApplication, theme: Theme, light: str) -> None:
    """So that one of them is seen on nearly everything that may be below."""
    token = {"gold": "gold_line"}.get(light, light.partition("/")[0])
    assert contrast(getattr(theme, token), theme.window) >= 5


@every_theme
@pytest.mark.parametrize(("game", "kind", "on", "off"), ON_AND_OFF)
def test_what_is_on_is_seen_to_be_on(qapp: QApplication, theme: Theme, game: str, kind: str, on: str, off: str) -> None:
    paint = painter_of(game, kind)
    for ground in ("card",) if kind == "bingocell" else TABLE:
        below = getattr(theme, ground)
        lit = painted(below, lambda painter, rect: paint(painter, rect, on, theme))
        unlit = painted(below, lambda painter, rect: paint(painter, rect, off, theme))
        assert seen(lit, unlit, below) >= 150


@every_theme
@pytest.mark.parametrize(("game", "kind", "face"), ALONE)
def test_gold_and_places_stand_out_on_the_table(
    qapp: QApplication, theme: Theme, game: str, kind: str, face: str
) -> None:
    paint = painter_of(game, kind)
    for ground in TABLE:
        below = getattr(theme, ground)
        mark = painted(below, lambda painter, rect: paint(painter, rect, face, theme))
        assert seen(mark, painted(below, lambda *_: None), below) >= 150


@every_theme
@pytest.mark.parametrize(("game", "kind", "face"), ON_TILES)
@pytest.mark.parametrize("tile", ["#0b1230", "#17406f", "#8a6f56", "#d9c3a0", "#7fd6ff", "#e9f7ff"])
def test_marks_on_tiles_stand_out_whatever_the_tile(
    qapp: QApplication, theme: Theme, game: str, kind: str, face: str, tile: str
) -> None:
    paint = painter_of(game, kind)
    mark = painted(tile, lambda painter, rect: paint(painter, rect, face, theme))
    assert seen(mark, painted(tile, lambda *_: None), tile) >= 150
