"""The bingo cards of others: small ones say with large figures what is missing, and no more."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from hoshikan.games.sterre_en_kroon.screen.art.pieces import paint_bingo_card, paint_known, paint_pawns
from hoshikan.games.sterre_en_kroon.screen.faces import BingoCardFace, BingoCellFace, KnownFace, PawnsFace
from hoshikan.ui.kit.look.theme import NIGHT
from tests.ui.table.printed import Printed, printed

CELLS = tuple(BingoCellFace(number, "open" if number % 3 else "closed") for number in range(1, 26))


def figures(side: float) -> dict[str, float]:
    """The figures on a card of this size, and how large they are."""
    face = BingoCardFace(CELLS)
    found = printed(lambda painter: paint_bingo_card(painter, QRectF(0, 0, side, side), face, NIGHT))
    return {one.words: one.size for one in found}


@pytest.mark.parametrize(("side", "least"), [(108.0, 0.6), (240.0, 0.45)])
def test_figures_that_are_missing_are_as_large_as_their_cells_allow(qtbot: QtBot, side: float, least: float) -> None:
    found = figures(side)
    missing = {str(cell.number) for cell in CELLS if cell.state == "closed"}
    assert missing <= set(found)
    assert min(found[number] for number in missing) >= least * side * 0.85 / 5


def test_open_cells_of_small_cards_show_their_gold_alone(qtbot: QtBot) -> None:
    assert set(figures(108)) == {str(cell.number) for cell in CELLS if cell.state == "closed"}
    assert set(figures(240)) == {str(cell.number) for cell in CELLS}


@pytest.mark.parametrize("width", [200.0, 300.0])
def test_cards_beside_each_other_do_not_touch(qtbot: QtBot, width: float) -> None:
    """The two numbers declared in a turn stand there too."""
    picture = QImage(round(width), 40, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    paint_known(painter, QRectF(2, 2, width - 4, 36), KnownFace(0, (11, 50)), NIGHT)
    painter.end()
    inked = [any(picture.pixelColor(x, y).alpha() for y in range(40)) for x in range(picture.width())]
    first, last = inked.index(True), len(inked) - inked[::-1].index(True)
    assert inked[first:last].count(False) >= 2


def counter(width: float) -> list[Printed]:
    """Return the texts on a counter of this width, with large letters."""
    theme, face = NIGHT._replace(text_scale=1.5), PawnsFace(seat=0, pawns=49, word="Pawns")
    return printed(lambda painter: paint_pawns(painter, QRectF(0, 0, width, 42), face, theme))


def test_a_number_gives_way_to_its_word(qtbot: QtBot) -> None:
    whole = []
    for width in range(112, 260, 4):
        word, number = counter(width)
        assert number.words == "49"
        if word.words == "Pawns":
            whole.append(number.size)
    assert whole == sorted(whole)
    assert whole[0] < whole[-1]
