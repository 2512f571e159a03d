"""Every picture of the table is really drawn, in every theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from hoshikan.games.carcassonne_star_wars.screen.art.cover import paint_cover
from hoshikan.games.carcassonne_star_wars.screen.art.pieces import PAINTERS
from hoshikan.ui.look.theme import THEMES, Theme

TILE = "ARRA|asteroid NW;route ES|r asteroid NW"
FACES = {
    "tile": TILE,
    "turntile": f"{TILE}/1",
    "turntile-now": f"{TILE}/1",
    "ghost": f"{TILE}/3",
    "stocktile": f"{TILE}/4",
    "meeple": "0/large/sabre",
    "seat": "1/active",
    "faction": "3",
    "supply": "4/4/1/1/1",
    "score": "57",
    "pile": "75",
    "button": "No meeple",
    "roll": "5/y8 3/9",
    "fight": "2/Chiyo fights",
}
UNSEEN = ("corner",)


def drawn(kind: str, face: str, theme: Theme, size: int = 96) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    PAINTERS[kind](painter, QRectF(0, 0, size, size), face, theme)
    painter.end()
    return image


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_every_kind_leaves_ink(qapp: QApplication, theme: Theme) -> None:
    blank = drawn("corner", "", theme)
    bare = [kind for kind in PAINTERS if drawn(kind, FACES.get(kind, ""), theme) == blank]
    assert tuple(bare) == UNSEEN


def test_what_differs_looks_different(qapp: QApplication) -> None:
    theme = THEMES["night"]
    faces = {
        "tile": ("SSSS|planet|r planet", "SSSS|planet|e planet", "SSRR|route SW|-", "ASSA|asteroid NW|-"),
        "meeple": ("0/small/", "0/large/", "1/small/", "0/small/blaster", "0/small/sabre"),
        "faction": ("0", "1", "2", "3"),
        "target": ("", "held", "attack"),
    }
    for kind, different in faces.items():
        images = [drawn(kind, face, theme) for face in different]
        assert all(one != other for number, one in enumerate(images) for other in images[:number])


def test_a_joined_field_is_drawn_otherwise_than_two_separate_ones(qapp: QApplication) -> None:
    theme = THEMES["night"]
    assert drawn("tile", "ASSA|asteroid NW|-", theme) != drawn("tile", "ASSA|asteroid N;asteroid W|-", theme)


def test_a_cover_is_drawn(qapp: QApplication) -> None:
    image = QImage(320, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    blank = image.copy()
    painter = QPainter(image)
    paint_cover(painter, QRectF(0, 0, 320, 200), THEMES["day"])
    painter.end()
    assert image != blank
