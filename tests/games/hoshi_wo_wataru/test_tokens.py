"""Small pieces show what they are on every ground."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from hoshikan.games.hoshi_wo_wataru.screen.art.pieces import PAINTERS
from hoshikan.games.hoshi_wo_wataru.screen.faces import SupplyFace
from hoshikan.ui.board.table.cache import paint_piece
from hoshikan.ui.kit.look.theme import THEMES

_CLEAR = 60
"""By so much lighter or darker than the table is what can be seen on it."""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("supply", ["deck", "dummies"])
def test_a_pile_is_seen_on_the_table(qapp: QApplication, supply: str, theme: str) -> None:
    look = THEMES[theme]
    face = SupplyFace(supply, 9, "", 22)
    seen = paint_piece(PAINTERS["supply"], face, (200, 34), 0, 2, look).toImage()
    ground = QColor(look.cloth).lightness()
    inks = [seen.pixelColor(x, y) for x in range(60) for y in range(seen.height())]
    clear = [ink for ink in inks if ink.alpha() > 200 and abs(ink.lightness() - ground) > _CLEAR]
    assert len(clear) > 100
