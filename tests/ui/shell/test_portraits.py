"""Faces and moods can be distinguished from each other, and choices of a face are remembered."""

from __future__ import annotations

from itertools import combinations
from typing import get_args

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.board.match.deals import bot_names
from hoshikan.ui.board.match.moods import moods
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.table.kit.painting import Sitter, Sitters, draw_portrait
from hoshikan.ui.board.table.model import EmblemFace
from hoshikan.ui.kit.look.language import LanguageSwitch
from hoshikan.ui.kit.look.portraits import FACES, Mood, face_of
from hoshikan.ui.kit.look.theme import CONTRAST, DAY, NIGHT, Theme
from hoshikan.ui.session.notebook import Notebook, People
from tests.ui.shell.test_language import needs_translations

SIDE = 40
SMALLEST = 20
"""Pixels of a face on a table; smaller places keep the emblem alone."""


def grey(who: str, mood: Mood, theme: Theme, seat: int | None = None, side: int = SIDE) -> bytes:
    """The picture without its colours."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(side / SIDE, side / SIDE)
    draw_portrait(painter, QRectF(4, 6, SIDE - 8, SIDE - 8), who, mood, theme, seat)
    painter.end()
    plain = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(plain.constBits())


def difference(one: bytes, other: bytes) -> float:
    """Return the share of pixels that differ plainly."""
    return sum(abs(a - b) > 30 for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize("ratio", [0.5, 2.0])
@pytest.mark.usefixtures("qapp")
def test_a_face_is_as_sharp_on_a_picture_of_another_resolution(ratio: float) -> None:
    pictures = []
    for by_ratio in (True, False):
        image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        if by_ratio:
            image.setDevicePixelRatio(ratio)
        painter = QPainter(image)
        if not by_ratio:
            painter.scale(ratio, ratio)
        draw_portrait(painter, QRectF(0, 0, SIDE / ratio, SIDE / ratio), next(iter(FACES)), "calm", NIGHT)
        painter.end()
        pictures.append(bytes(image.constBits()))
    assert pictures[0] == pictures[1]


@pytest.mark.usefixtures("qapp")
def test_every_face_and_every_mood_is_recognised_without_colours() -> None:
    for theme in (NIGHT, DAY, CONTRAST):
        calm = {who: grey(who, "calm", theme, seat=0) for who in FACES}
        for one, other in combinations(FACES, 2):
            assert difference(calm[one], calm[other]) > 0.08, (theme.name, one, other)
    for who in FACES:
        for one_mood, other_mood in combinations(get_args(Mood), 2):
            assert difference(grey(who, one_mood, NIGHT), grey(who, other_mood, NIGHT)) > 0.004, (who, one_mood)


@pytest.mark.usefixtures("qapp")
def test_faces_of_the_smallest_size_are_told_apart_without_colours() -> None:
    for theme in (NIGHT, DAY, CONTRAST):
        small = {who: grey(who, "calm", theme, seat=0, side=SMALLEST) for who in FACES}
        for one, other in combinations(FACES, 2):
            assert difference(small[one], small[other]) > 0.05, (theme.name, one, other)


@pytest.mark.usefixtures("qapp")
def test_somebody_without_a_face_has_the_emblem_alone() -> None:
    assert grey("", "calm", NIGHT, seat=1) != grey("", "calm", NIGHT, seat=2)
    assert not any(grey("", "calm", NIGHT))  # and without a seat there is nothing to draw


@needs_translations
def test_bots_have_faces_of_their_own_in_each_language(qtbot: QtBot) -> None:
    switch = LanguageSwitch()
    seen = {}
    for language in ("en", "ja"):
        switch.use(language)
        seen[language] = [face_of(name) for name in bot_names()[:6]]
    switch.clear()
    assert seen["en"] == seen["ja"] == list(FACES[:6])
    assert face_of("Hal") == ""


def test_people_choose_faces_that_are_remembered(notebook: Notebook) -> None:
    people = People(notebook)
    people.choose("Aki", "fox")
    people.choose("", "owl")
    people.choose("Hal", "cat")
    people.choose("Hal", "")
    again = People(notebook)
    seats = [Seat("human", "Aki"), Seat("human", ""), Seat("human", "Hal"), Seat("bot", "Theo", "casual")]
    assert again.faces(seats) == ["fox", "owl", "", "merchant"]
    assert again.names() == ["Hal", "Aki"]
    notebook.keep("face", "Aki", "dragon")
    assert People(notebook).faces(seats)[0] == ""


def test_people_without_names_have_different_faces(notebook: Notebook) -> None:
    faces = People(notebook).faces([Seat("human", ""), Seat("human", ""), Seat("human", "Aki")])
    assert len({*faces[:2], ""}) == 3


def test_who_leads_is_pleased_and_who_is_far_behind_is_worried() -> None:
    game = GAMES["conquestar"]
    seats = [Seat("human", ""), Seat("bot", "A", "casual"), Seat("bot", "B", "casual")]
    view = Match.start(game, seats, 1).state.view(0)
    text = text_of(game.id)
    told = {(0, 0, 0): "ccc", (10, 9, 8): "pcc", (10, 10, 2): "ppw", (10, 9, 9): "pcc"}
    for points, expected in told.items():
        view.points = list(points)
        assert "".join(mood[0] for mood in moods(view, text)) == expected, points
    view.winners = [1]
    view.points = [10, 12, 3]
    assert moods(view, text) == ["calm", "pleased", "worried"]


@pytest.mark.usefixtures("qapp")
def test_a_table_shows_faces_where_they_can_be_recognised() -> None:
    sitters = Sitters()
    places = ((24, 24), (60, 60), (60, SMALLEST - 2), (60, SMALLEST))
    """Size in scene units, and in pixels."""

    def painted(side: int, pixels: int) -> QImage:
        image = QImage(pixels, pixels, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        painter.scale(pixels / side, pixels / side)
        sitters.paint_emblem(painter, QRectF(0, 0, side, side), EmblemFace(0), NIGHT)
        painter.end()
        return image

    before = {place: painted(*place) for place in places}
    assert sitters.seat([Sitter("owl", "pleased")])
    assert not sitters.seat([Sitter("owl", "pleased")])
    assert [painted(*place) != before[place] for place in places] == [False, True, False, True]
