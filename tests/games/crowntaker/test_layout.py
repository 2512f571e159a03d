"""The words on small lords can be read where a table is smallest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hoshikan.games.crowntaker.screen.art.cards import paint_lord
from hoshikan.games.crowntaker.screen.art.ground import paint_field
from hoshikan.games.crowntaker.screen.art.tints import dyed
from hoshikan.games.crowntaker.screen.faces import LordFace
from hoshikan.games.crowntaker.screen.layout import REACH, Layout
from hoshikan.geometry import Rect
from hoshikan.ui.board.table.drawing import NARROWEST
from hoshikan.ui.board.table.kit.places import WIDTH
from hoshikan.ui.kit.look.theme import CONTRAST, DAY, NIGHT, THEMES, Theme, application_font, seat_colours
from tests.ui.shell.colours import contrast
from tests.ui.table.printed import Printed, printed

WINDOWS = ((908, 606), (1268, 606))
"""Tables in a window of 1280×720, with the panel and without."""
LEAST_PIXELS = 12.0
CLEAR = 10.0
"""Scene units between the last number and the edge of its place; the shadow of the card is in them."""


@pytest.fixture(autouse=True)
def letters(qtbot: QtBot) -> Iterator[None]:
    before = QFont(QApplication.font())
    QApplication.setFont(application_font(100))
    yield
    QApplication.setFont(before)


ENGLISH, JAPANESE = ("Baron", "Troops", "Arms", "Ransom"), ("男爵", "兵団", "武装", "身代金")
Words = tuple[str, str, str, str]


def a_lord(words: Words, held: bool = False, arms: int = 5) -> LordFace:
    name, troops, space, ransom = words
    return LordFace(0, "baron", name, (troops, 3), (space, arms), (ransom, 1), ("Levy", "2 assets"), "", held)


def on_lord(place: Rect, lord: LordFace) -> list[Printed]:
    return printed(lambda painter: paint_lord(painter, QRectF(0, 0, place.width, place.height), lord, NIGHT))


def lowest_difference(place: Rect, text_scale: float, words: Words) -> float:
    """Down to where two pictures of a lord differ that have different numbers in the last line."""
    pictures = []
    for arms in (3, 6):
        picture = QImage(round(place.width), round(place.height), QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        painter = QPainter(picture)
        painter.setFont(QApplication.font())
        theme = NIGHT._replace(text_scale=text_scale)
        paint_lord(painter, QRectF(0, 0, place.width, place.height), a_lord(words, arms=arms), theme)
        painter.end()
        pictures.append(picture)
    one, other = (memoryview(picture.constBits()) for picture in pictures)
    stride = pictures[0].bytesPerLine()
    return max(at for at in range(len(one)) if one[at] != other[at]) // stride + 1


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("lords", [1, 4, 5])
@pytest.mark.parametrize("words", [ENGLISH, JAPANESE])
def test_words_on_lords_in_hand_and_castle_can_be_read(window: tuple[int, int], lords: int, words: Words) -> None:
    layout = Layout(window[0] / window[1])
    pixels = min(window[0] / WIDTH, window[1] / layout.height)
    for place in (layout.hands[0].lords(lords)[0], layout.banners[0].waiting):
        found = {one.words: one for one in on_lord(place, a_lord(words)) if not one.words.isdigit()}
        spaces = set(words[1:3]) & set(found)
        assert len(spaces) in (0, 2)  # where not both fit beside their numbers, both are signs
        for one in (found[space] for space in spaces):
            assert one.size * pixels >= LEAST_PIXELS
            assert one.narrow >= NARROWEST - 0.01


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("lords", [1, 4, 5])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("words", [ENGLISH, JAPANESE])
def test_the_last_number_on_a_small_lord_is_clear_of_its_edge(
    window: tuple[int, int], lords: int, text_scale: float, words: Words
) -> None:
    layout = Layout(window[0] / window[1])
    for place in (layout.hands[0].lords(lords)[0], layout.banners[0].waiting):
        assert lowest_difference(place, text_scale, words) <= place.height - CLEAR


@pytest.mark.parametrize("window", WINDOWS)
def test_the_ransom_of_captives_can_be_read(window: tuple[int, int]) -> None:
    layout = Layout(window[0] / window[1])
    pixels = min(window[0] / WIDTH, window[1] / layout.height)
    for place in layout.banners[0].prison(2):
        named = [one for one in on_lord(place, a_lord(ENGLISH, held=True)) if one.words == "Baron"]
        assert [one.size * pixels >= LEAST_PIXELS for one in named] == [True]


@pytest.mark.parametrize("aspect", [1.2, 1.33, 1.5, 1.6, 1.9, 2.4])
def test_castle_commander_and_skill_have_room_beside_each_other(aspect: float) -> None:
    for half in Layout(aspect).halves:
        places = [half.castle, half.skill, half.commander(-REACH)]
        assert half.skill.width >= 88
        boxes = [QRectF(one.left, one.top, one.width, one.height) for one in places]
        assert not any(box.intersects(other) for box in boxes for other in boxes if box is not other)


def painted_field(field: Rect, theme: Theme) -> QImage:
    picture = QImage(round(field.width), round(field.height), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    paint_field(painter, QRectF(0, 0, field.width, field.height), None, theme)
    painter.end()
    return picture


def rows_of(place: Rect, field: Rect) -> range:
    """The rows of pixels of a picture of the field in which a sentence stands."""
    low = round(place.top - field.top)
    return range(low, low + round(place.height))


@pytest.mark.parametrize("window", WINDOWS)
def test_no_line_of_the_map_runs_through_its_sentences(window: tuple[int, int]) -> None:
    layout = Layout(window[0] / window[1])
    field = layout.field
    picture = painted_field(field, CONTRAST)
    for place in (layout.summary, layout.stake, layout.church):
        rows = rows_of(place, field)
        assert {picture.pixelColor(round(field.width / 2), row).name() for row in rows} == {CONTRAST.parchment}


@pytest.mark.parametrize("theme", [NIGHT, DAY], ids=lambda one: one.name)
@pytest.mark.parametrize("window", WINDOWS)
def test_no_coast_or_hill_runs_through_the_sentences_of_the_map(theme: Theme, window: tuple[int, int]) -> None:
    layout = Layout(window[0] / window[1])
    field = layout.field
    inked, plain = painted_field(field, theme), painted_field(field, theme._replace(ink=theme.parchment))
    for place in (layout.summary, layout.stake, layout.church):
        middle = round(place.x - field.left)
        reach = round(place.width / 2) - 30  # beyond, the worn edge of the parchment
        for row in rows_of(place, field)[4:-4]:
            for column in range(middle - reach, middle + reach, 3):
                one, other = inked.pixelColor(column, row), plain.pixelColor(column, row)
                assert abs(one.lightness() - other.lightness()) <= 12, (column, row)


@pytest.mark.parametrize(
    "theme", [theme for theme in THEMES.values() if theme is not CONTRAST], ids=lambda one: one.name
)
@pytest.mark.parametrize("palette", ["standard", "deutan", "tritan", "mono"])
def test_quiet_words_can_be_read_on_every_banner(theme: Theme, palette: str) -> None:
    seats = seat_colours(theme, palette)
    for share in (0.66, 0.86):
        for tint in seats:
            assert contrast(dyed(tint, theme.window, theme.muted, share).name(), theme.muted) >= 4.5
