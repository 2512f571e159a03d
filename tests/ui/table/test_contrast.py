"""What tells something on a table can be seen in every theme: 3 : 1, by itself or by its edge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from importlib import import_module
from typing import get_args

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from hoshikan.games.carcassonne_star_wars.screen import faces as star_wars
from hoshikan.games.conquestar.screen import faces as conquestar
from hoshikan.games.crowntaker.rules.phases import BURGUNDY
from hoshikan.games.crowntaker.screen import faces as crowntaker
from hoshikan.games.hoshi_wo_wataru.screen import faces as hoshi
from hoshikan.games.sterre_en_kroon.screen import faces as sterre
from hoshikan.ui.look.theme import THEMES, Theme
from hoshikan.ui.table.faces import HaloFace, Light
from hoshikan.ui.table.marks import HALO, MARKS
from hoshikan.ui.table.paint import Painter
from tests.ui.shell.colours import contrast

SIZE = QSize(120, 90)
TABLE = ("window", "surface", "raised", "sky_top", "sky_bottom", "nebula")
CARDS = ("card", "card_back", "coin")
LIGHTS = (*(HaloFace(light) for light in get_args(Light)), HaloFace("glow", soft=True))
ON_AND_OFF: list[tuple[str, str, Hashable, Hashable]] = [
    ("conquestar", "line", conquestar.LineFace("C", is_empty=False), conquestar.LineFace("C", is_empty=True)),
    ("conquestar", "seat", conquestar.SeatFace(0, "active"), conquestar.SeatFace(0, "waiting")),
    ("hoshi_wo_wataru", "seat", hoshi.RowFace(0, lit=True), hoshi.RowFace(0, lit=False)),
    ("hoshi_wo_wataru", "slot", hoshi.SlotFace("Slot", "now"), hoshi.SlotFace("Slot")),
    ("hoshi_wo_wataru", "cell", hoshi.CellFace("now"), hoshi.CellFace()),
    ("hoshi_wo_wataru", "cell", hoshi.CellFace("next"), hoshi.CellFace()),
    ("hoshi_wo_wataru", "pool", hoshi.PlaceFace(awaits=True), hoshi.PlaceFace()),
    ("hoshi_wo_wataru", "tray", hoshi.PlaceFace(awaits=True), hoshi.PlaceFace()),
    ("sterre_en_kroon", "seat", sterre.SeatFace(0, active=True), sterre.SeatFace(0)),
    ("sterre_en_kroon", "space", sterre.SpaceFace("7", golden=True), sterre.SpaceFace("7")),
    ("sterre_en_kroon", "step", sterre.StepFace("now", "Draw", 22), sterre.StepFace("later", "Draw", 22)),
    ("sterre_en_kroon", "record", sterre.RecordFace((1, 0), 0, ()), sterre.RecordFace((1, 0), 3, ())),
    ("sterre_en_kroon", "bingocell", sterre.BingoCellFace(17, "open"), sterre.BingoCellFace(17)),
    ("sterre_en_kroon", "bingocell", sterre.BingoCellFace(17, "recorded"), sterre.BingoCellFace(17)),
    ("sterre_en_kroon", "bingoline", sterre.BingoLineFace(0), sterre.BingoLineFace(3)),
    ("sterre_en_kroon", "bingoline", sterre.BingoLineFace(0, scored=True), sterre.BingoLineFace(3)),
    ("crowntaker", "realm", crowntaker.RealmFace(0, active=True), crowntaker.RealmFace(0, active=False)),
    (
        "crowntaker",
        "phase",
        crowntaker.PhaseFace(3, None, now=True, event=False),
        crowntaker.PhaseFace(3, None, now=False, event=False),
    ),
    (
        "crowntaker",
        "skill",
        crowntaker.SkillFace("Press", 1, 2, declared=True),
        crowntaker.SkillFace("Press", 1, 2, declared=False),
    ),
    ("crowntaker", "sum", crowntaker.SumFace(12), crowntaker.SumFace(None)),
    ("carcassonne_star_wars", "seat", star_wars.SeatFace(0, active=True), star_wars.SeatFace(0, active=False)),
]
ALONE: list[tuple[str, str, Hashable]] = [
    ("conquestar", "coin", ""),
    ("hoshi_wo_wataru", "stardust", hoshi.StardustFace()),
    ("hoshi_wo_wataru", "score", hoshi.ScoreFace(12)),
    ("sterre_en_kroon", "crown", ""),
    ("sterre_en_kroon", "crowncell", sterre.CrownCellFace()),
    ("sterre_en_kroon", "crowncell", sterre.CrownCellFace(crown=True)),
    ("sterre_en_kroon", "letter", sterre.LetterFace("B")),
    ("crowntaker", "coin", ""),
    ("crowntaker", "token", crowntaker.TokenFace(BURGUNDY)),
    ("crowntaker", "medal", crowntaker.MedalFace(BURGUNDY)),
    ("carcassonne_star_wars", "star", ""),
    ("carcassonne_star_wars", "spot", ""),
    ("carcassonne_star_wars", "gap", ""),
]
ON_TILES: list[tuple[str, str, Hashable]] = [
    ("carcassonne_star_wars", "newest", ""),
    ("carcassonne_star_wars", "target", star_wars.TargetFace()),
    ("carcassonne_star_wars", "target", star_wars.TargetFace(attack=True)),
]
every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
Paint = Callable[[QPainter, QRectF], None]


def painter_of(game: str, kind: str) -> Painter:
    found = import_module(f"hoshikan.games.{game}.screen.art.pieces").PAINTERS[kind]
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
def test_halos_stand_out_on_skies_and_on_cards(qapp: QApplication, theme: Theme, ground: str, light: HaloFace) -> None:
    on = getattr(theme, ground)
    halo = painted(on, lambda painter, rect: MARKS["~halo"](painter, rect, light, theme))
    around = 2 * (SIZE.width() + SIZE.height() - 4 * HALO)
    assert seen(halo, painted(on, lambda *_: None), on) >= around


@every_theme
@pytest.mark.parametrize("ground", [*TABLE, *CARDS])
def test_the_ring_stands_out_on_skies_and_on_cards(qapp: QApplication, theme: Theme, ground: str) -> None:
    on = getattr(theme, ground)
    ring = painted(on, lambda painter, rect: MARKS["~ring"](painter, rect, "", theme))
    assert seen(ring, painted(on, lambda *_: None), on) >= 2 * (SIZE.width() + SIZE.height() - 4 * HALO)


@every_theme
@pytest.mark.parametrize("light", LIGHTS)
def test_a_line_and_its_edge_stand_out_from_each_other(qapp: QApplication, theme: Theme, light: HaloFace) -> None:
    """So that one of them is seen on nearly everything that may be below."""
    token = {"gold": "gold_line"}.get(light.light, light.light)
    assert contrast(getattr(theme, token), theme.window) >= 5


@every_theme
@pytest.mark.parametrize(("game", "kind", "on", "off"), ON_AND_OFF)
def test_what_is_on_is_seen_to_be_on(
    qapp: QApplication, theme: Theme, game: str, kind: str, on: Hashable, off: Hashable
) -> None:
    paint = painter_of(game, kind)
    for ground in ("card",) if kind == "bingocell" else TABLE:
        below = getattr(theme, ground)
        lit = painted(below, lambda painter, rect: paint(painter, rect, on, theme))
        unlit = painted(below, lambda painter, rect: paint(painter, rect, off, theme))
        assert seen(lit, unlit, below) >= 150


@every_theme
@pytest.mark.parametrize(("game", "kind", "face"), ALONE)
def test_gold_and_places_stand_out_on_the_table(
    qapp: QApplication, theme: Theme, game: str, kind: str, face: Hashable
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
    qapp: QApplication, theme: Theme, game: str, kind: str, face: Hashable, tile: str
) -> None:
    paint = painter_of(game, kind)
    mark = painted(tile, lambda painter, rect: paint(painter, rect, face, theme))
    assert seen(mark, painted(tile, lambda *_: None), tile) >= 150
