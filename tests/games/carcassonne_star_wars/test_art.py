"""Every picture of the table is really drawn, in every theme."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from hoshikan.games.carcassonne_star_wars.screen.art.cover import POSTER
from hoshikan.games.carcassonne_star_wars.screen.art.pieces import PAINTERS
from hoshikan.games.carcassonne_star_wars.screen.faces import (
    BannerFace,
    ButtonFace,
    ClaimFace,
    DieFace,
    FactionFace,
    FighterFace,
    FightFace,
    MeepleFace,
    PileFace,
    RimFace,
    RollFace,
    ScoreFace,
    StockFace,
    SupplyFace,
    SwitchFace,
    TargetFace,
    TileFace,
    TurnedFace,
    WorthFace,
)
from hoshikan.ui.board.table.cache import paint_piece
from hoshikan.ui.board.table.model import SeatFace
from hoshikan.ui.kit.look.theme import CONTRAST, THEMES, Theme

TILE = TileFace("ARRA", ("asteroid NW", "route ES"), "r", "asteroid NW")
FACES: Mapping[str, Hashable] = {
    "tile": TILE,
    "turntile": TurnedFace(TILE, 1),
    "turntile-now": TurnedFace(TILE, 1),
    "ghost": TurnedFace(TILE, 3),
    "stocktile": StockFace(TILE, 4),
    "target": TargetFace(),
    "meeple": MeepleFace(0, True, "sabre"),
    "seat": SeatFace(1, True),
    "faction": FactionFace(3),
    "banner": BannerFace("Team 1", 0, 0),
    "supply": SupplyFace(4, 4, 1, 1, 1),
    "score": ScoreFace(57),
    "pile": PileFace(75),
    "button": ButtonFace("No meeple"),
    "claim": ClaimFace("route ES", 1.0, 1, (0, 2), True, False),
    "rim": RimFace(-3),
    "switch": SwitchFace("Values", True),
    "worth": WorthFace(2, 11),
    "roll": RollFace(5, (DieFace(8, True), DieFace(3)), 9),
    "fighter": FighterFace(4, "Emi", "large meeple 2 + rebels 1", "sabre: +1 on the highest"),
    "fight": FightFace(2, "Chiyo fights"),
}
UNSEEN = ("corner",)


def drawn(kind: str, face: Hashable, theme: Theme, size: int = 96) -> QImage:
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
    faces: Mapping[str, Sequence[Hashable]] = {
        "tile": (
            TileFace("SSSS", ("planet",), "r", "planet"),
            TileFace("SSSS", ("planet",), "e", "planet"),
            TileFace("SSRR", ("route SW",), "-", ""),
            TileFace("ASSA", ("asteroid NW",), "-", ""),
        ),
        "meeple": [MeepleFace(seat, large, "") for seat in range(2) for large in (False, True)]
        + [MeepleFace(0, False, gear) for gear in ("blaster", "sabre")],
        "faction": [FactionFace(faction) for faction in range(4)],
        "target": (TargetFace(), TargetFace(held=True), TargetFace(attack=True)),
    }
    for kind, different in faces.items():
        images = [drawn(kind, face, theme) for face in different]
        assert all(one != other for number, one in enumerate(images) for other in images[:number])


def test_a_joined_field_is_drawn_otherwise_than_two_separate_ones(qapp: QApplication) -> None:
    theme = THEMES["night"]
    joined, separate = ("asteroid NW",), ("asteroid N", "asteroid W")
    images = [drawn("tile", TileFace("ASSA", features, "-", ""), theme) for features in (joined, separate)]
    assert images[0] != images[1]


def test_a_cover_is_drawn(qapp: QApplication) -> None:
    image = QImage(320, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    blank = image.copy()
    painter = QPainter(image)
    POSTER.paint(painter, QRectF(0, 0, 320, 200), THEMES["day"])
    painter.end()
    assert image != blank


@pytest.mark.parametrize("pixels", [0.31, 0.47, 0.6, 1.3])
def test_plain_space_has_an_even_outline_where_nothing_catches_light(qapp: QApplication, pixels: float) -> None:
    space = TileFace("SSSS", (), "-", "")
    seen = paint_piece(PAINTERS["tile"], space, (100, 100), 13, pixels, CONTRAST).toImage()
    middle, end = seen.width() // 2, seen.width()
    ways = (
        [(middle, y) for y in range(middle)],
        [(middle, y) for y in range(end - 1, middle, -1)],
        [(x, middle) for x in range(middle)],
        [(x, middle) for x in range(end - 1, middle, -1)],
    )
    widths = {sum(seen.pixelColor(*place).lightness() > 200 for place in way) for way in ways}
    assert len(widths) == 1
    assert min(widths) >= 2
