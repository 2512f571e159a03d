"""The words on small lords can be read where a table is smallest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hoshikan.games.crowntaker.screen.art.cards import paint_lord
from hoshikan.games.crowntaker.screen.faces import LordFace
from hoshikan.games.crowntaker.screen.layout import Layout
from hoshikan.geometry import Rect
from hoshikan.ui.look.fonts import application_font
from hoshikan.ui.look.theme import NIGHT
from hoshikan.ui.table.kit.places import WIDTH
from hoshikan.ui.table.lettering import NARROWEST
from tests.ui.table.printed import Printed, printed

WINDOWS = ((908, 606), (1268, 606))
"""Tables in a window of 1280×720, with the panel and without."""
LEAST_PIXELS = 12.0


@pytest.fixture(autouse=True)
def letters(qtbot: QtBot) -> Iterator[None]:
    before = QFont(QApplication.font())
    QApplication.setFont(application_font(100))
    yield
    QApplication.setFont(before)


def on_lord(place: Rect, held: bool) -> list[Printed]:
    lord = LordFace(0, "baron", "Baron", ("Troops", 3), ("Arms", 5), ("Ransom", 1), ("Levy", "2 assets"), "", held)
    return printed(lambda painter: paint_lord(painter, QRectF(0, 0, place.width, place.height), lord, NIGHT))


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("lords", [1, 4, 5])
def test_words_on_lords_in_hand_and_castle_can_be_read(window: tuple[int, int], lords: int) -> None:
    layout = Layout(window[0] / window[1])
    pixels = min(window[0] / WIDTH, window[1] / layout.height)
    for place in (layout.hands[0].lords(lords)[0], layout.banners[0].waiting):
        words = {one.words: one for one in on_lord(place, held=False) if not one.words.isdigit()}
        assert {"Troops", "Arms"} <= set(words)
        assert min(one.size for one in words.values()) * pixels >= LEAST_PIXELS
        assert min(one.narrow for one in words.values()) >= NARROWEST - 0.01


@pytest.mark.parametrize("window", WINDOWS)
def test_the_ransom_of_captives_can_be_read(window: tuple[int, int]) -> None:
    layout = Layout(window[0] / window[1])
    pixels = min(window[0] / WIDTH, window[1] / layout.height)
    for place in layout.banners[0].prison(2):
        words = [one for one in on_lord(place, held=True) if one.words == "Ransom"]
        assert [one.size * pixels >= LEAST_PIXELS for one in words] == [True]
