"""The coins of a seat: their number stands beside the coin, however much room there is."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from hoshikan.games.conquestar.screen.art.pieces import paint_purse
from hoshikan.games.conquestar.screen.faces import PurseFace
from hoshikan.ui.kit.look.theme import NIGHT


def test_the_number_of_coins_stays_near_its_coin_in_a_broad_low_place(qtbot: QtBot) -> None:
    picture = QImage(320, 60, QImage.Format.Format_ARGB32_Premultiplied)
    for coins in (5, 15):
        picture.fill(0)
        painter = QPainter(picture)
        paint_purse(painter, QRectF(0, 0, 320, 60), PurseFace(coins), NIGHT)
        painter.end()
        inked = [any(picture.pixelColor(x, y).alpha() for y in range(60)) for x in range(320)]
        assert inked.count(True) > 40
        assert not any(inked[120:]), coins
