"""The bingo cards of others: small ones say with large figures what is missing, and no more."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from hoshikan.games.sterre_en_kroon.screen.art.cards import paint_bingo_card
from hoshikan.games.sterre_en_kroon.screen.faces import BingoCardFace, BingoCellFace
from hoshikan.ui.look.theme import NIGHT
from tests.ui.table.printed import printed

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


def test_open_cells_of_small_cards_show_their_star_alone(qtbot: QtBot) -> None:
    assert set(figures(108)) == {str(cell.number) for cell in CELLS if cell.state == "closed"}
    assert set(figures(240)) == {str(cell.number) for cell in CELLS}
