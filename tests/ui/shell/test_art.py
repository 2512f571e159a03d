"""Drawings that are SVG files: they open, take their colours from the theme, and one that is lost stops nothing."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from hoshikan import resources
from hoshikan.games.crowntaker.screen.art.lords import draw_lord
from hoshikan.installation import DamagedResourceError, MissingResourceError
from hoshikan.ui.kit.look import art
from hoshikan.ui.kit.look.portraits import FACES, Mood, paint_portrait
from hoshikan.ui.kit.look.theme import CONTRAST, DAY, NIGHT, Theme
from hoshikan.ui.kit.widgets.icons import icon

TOOLS = sorted(file.stem for file in resources.resource("icons").glob("*.svg") if file.stem != "hoshikan")
"""The icon of the application has colours of its own."""
ALL = sorted(file.relative_to(resources.resource(".")).as_posix() for file in resources.resource(".").rglob("*.svg"))
BUSTS = [
    *(resources.resource("portraits", f"{who}.svg") for who in FACES),
    *(resources.game_file("crowntaker", f"{rank}.svg") for rank in ("baron", "count", "duke", "prince", "king")),
]
SIDE = 60


@pytest.mark.parametrize("name", TOOLS)
def test_an_icon_has_the_colour_that_is_wanted(qapp: object, name: str) -> None:
    image = icon(name, SIDE, "#ff0000", "#00ff00").pixmap(QSize(SIDE, SIDE), QIcon.Mode.Disabled).toImage()
    seen = [image.pixelColor(x, y) for x in range(SIDE) for y in range(SIDE)]
    inked = [tint for tint in seen if tint.alpha() > 250]
    assert len(inked) > SIDE
    assert {tint.name() for tint in inked} == {"#00ff00"}


@pytest.mark.parametrize("file", ALL)
def test_a_drawing_is_something_to_see_in_every_viewer(qapp: object, file: str) -> None:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(resources.resource(file))).render(painter)
    painter.end()
    assert sum(image.pixelColor(x, y).alpha() > 0 for x in range(SIDE) for y in range(SIDE)) > SIDE


@pytest.mark.parametrize("file", ALL)
def test_every_colour_by_class_can_be_chosen(qapp: object, file: str) -> None:
    """A class whose style is not written as the others are would keep its colour in every theme."""
    classes = re.findall(r"\.([\w-]+) \{", resources.resource(file).read_text("utf-8"))
    pictures = []
    for chosen in ("#00ff00", "#0000ff"):
        for name in classes:
            image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(0)
            painter = QPainter(image)
            art.draw(painter, QRectF(0, 0, SIDE, SIDE), file, colours={name: chosen})
            painter.end()
            pictures.append(bytes(image.constBits()))
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("file", BUSTS, ids=lambda file: file.stem)
def test_a_bust_has_a_face_for_each_mood_and_shows_one_elsewhere(qapp: object, file: Path) -> None:
    drawn = QSvgRenderer(str(file))
    assert drawn.isValid()
    for part in ("bust", *get_args(Mood)):
        assert not drawn.boundsOnElement(part).isEmpty(), part
    assert file.read_text("utf-8").index('display="none"') > file.read_text("utf-8").index('id="calm"')


def painted(rank: str, side: int, theme: Theme) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    draw_lord(painter, QRectF(0, 0, SIDE, SIDE), side, rank, "calm", theme)
    painter.end()
    return image


@pytest.mark.parametrize("rank", ["baron", "count", "duke", "prince", "king"])
def test_a_lord_wears_the_colour_of_its_side(qapp: object, rank: str) -> None:
    for theme in (NIGHT, DAY, CONTRAST):
        for side in (0, 1):
            image, worn = painted(rank, side, theme), QColor(theme.seats[side])
            hues = [image.pixelColor(x, y).hsvHue() for x in range(SIDE) for y in range(SIDE * 3 // 4, SIDE)]
            assert sum(abs(hue - worn.hsvHue()) < 3 for hue in hues) > len(hues) / 10, (theme.name, side)


@pytest.fixture
def installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An installation of its own: its folder of resources."""
    place = tmp_path / "_data" / "resources"
    shutil.copytree(resources.resource("portraits"), place / "portraits")
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path)
    resources.root.cache_clear()
    art.source_of.cache_clear()
    yield place
    monkeypatch.undo()
    resources.root.cache_clear()
    art.source_of.cache_clear()


@pytest.mark.parametrize("damage", ["missing", "no SVG", "no text"])
def test_a_lost_drawing_is_reported_once_and_left_out(
    qapp: object, installation: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    file = installation / "portraits" / "owl.svg"
    if damage == "missing":
        file.unlink()
    else:
        file.write_bytes(b"<svg><g" if damage == "no SVG" else b"\xff\xfe\x00\xd8")
    reported: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: reported.append(error))
    images = []
    for who in ("owl", "owl", "cat"):
        image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        paint_portrait(painter, QRectF(0, 0, SIDE, SIDE), who, "calm", NIGHT)
        painter.end()
        images.append(image)
    (error,) = reported
    assert type(error) is (MissingResourceError if damage == "missing" else DamagedResourceError)
    assert str(file) in str(error)
    assert images[0] == images[1] != images[2]
