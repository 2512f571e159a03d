"""Marks that distinguish things on a table can be seen in every theme: 3 : 1, by themselves or by their edge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import get_args

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from hoshikan.games import GAMES
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.table.drawing import Painter
from hoshikan.ui.board.table.marks import HALO, MARKS
from hoshikan.ui.board.table.model import HaloFace, Light
from hoshikan.ui.kit.look.theme import NIGHT, THEMES, Theme
from tests.playing import Mark, MissingProfileError, profile_of, profiles
from tests.ui.shell.colours import contrast

SIZE = QSize(120, 90)
TABLE = ("window", "surface", "raised", "sky_top", "sky_bottom", "nebula", "cloth", "cloth_light", "cloth_edge")
CARDS = ("card", "card_back", "coin")
TILES = ("#0b1230", "#17406f", "#8a6f56", "#d9c3a0", "#7fd6ff", "#e9f7ff")
"""Colours that stand for whatever is drawn on a tile."""
LIGHTS = (*(HaloFace(light) for light in get_args(Light)), HaloFace("glow", soft=True))
MARKS_OF_GAMES = [(game_id, mark) for game_id, profile in profiles() for mark in profile.marks]
every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
Paint = Callable[[QPainter, QRectF], None]


def painter_of(game_id: str, kind: str) -> Painter:
    painters = new_scene(game_id, NIGHT).painters()
    assert kind in painters, (
        f"games/{game_id}/screen/scene.py: `painters` has no kind {kind!r}, which `Profile.marks` names"
    )
    return painters[kind]


def painted(ground: str, paint: Paint) -> QImage:
    """A picture of a mark on its ground, without smoothing, so that no colour is one of neither."""
    picture = QImage(SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(QColor(ground))
    painter = QPainter(picture)
    paint(painter, QRectF(0, 0, SIZE.width(), SIZE.height()))
    painter.end()
    return picture


def seen(picture: QImage, before: QImage, ground: str) -> int:
    """Return the number of pixels that have changed and stand out from the ground."""
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


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_says_what_must_be_seen(game_id: str) -> None:
    if not profile_of(game_id).marks:
        folder = GAMES[game_id].package.rpartition(".")[2]
        raise MissingProfileError(f"write tests/games/{folder}/profile.py: Profile.marks")


@every_theme
@pytest.mark.parametrize(("game_id", "mark"), MARKS_OF_GAMES)
def test_what_has_a_meaning_is_seen(qapp: QApplication, theme: Theme, game_id: str, mark: Mark) -> None:
    paint = painter_of(game_id, mark.kind)
    grounds = [getattr(theme, name) for name in {"table": TABLE, "card": ("card",), "tile": ()}[mark.on]]
    for ground in grounds or TILES:
        told = painted(ground, lambda painter, rect: paint(painter, rect, mark.face, theme))
        bare = painted(ground, lambda painter, rect: paint(painter, rect, mark.off, theme) if mark.off else None)
        assert seen(told, bare, ground) >= 150, ground
