"""Words on pieces: bold where it is asked for, legible in fonts that have no bold letters, and where they belong."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from pytestqt.qtbot import QtBot

from hoshikan.ui.fonts import application_font
from hoshikan.ui.table.lettering import draw_line, line_metrics

BOX = QRectF(40, 10, 220, 60)


def drawn(text: str, bold: bool, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter) -> QImage:
    """`text` in black on white."""
    picture = QImage(300, 80, QImage.Format.Format_Grayscale8)
    picture.fill(QColor("white"))
    font = QFont(application_font(100))
    font.setPixelSize(30)
    font.setBold(bold)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor("black"))
    draw_line(painter, BOX, text, font, align)
    painter.end()
    return picture


def ink(picture: QImage) -> int:
    """How dark the picture is."""
    return sum(255 - byte for byte in bytes(picture.constBits()))


def inked(picture: QImage) -> list[int]:
    """The columns that are not white."""
    rows, wide = range(picture.height()), picture.bytesPerLine()
    bits = bytes(picture.constBits())
    return [x for x in range(picture.width()) if any(bits[y * wide + x] < 128 for y in rows)]


@pytest.mark.parametrize("text", ["戦闘", "交渉", "Formation", "第4フェイズ"])
def test_bold_is_bolder_but_not_blotted(qtbot: QtBot, text: str) -> None:
    assert 1.1 < ink(drawn(text, bold=True)) / ink(drawn(text, bold=False)) < 1.75


@pytest.mark.parametrize("text", ["戦闘", "Battle"])
def test_a_line_stands_where_it_is_aligned(qtbot: QtBot, text: str) -> None:
    left, middle, right = (
        inked(drawn(text, True, align))
        for align in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight)
    )
    assert left[0] == pytest.approx(BOX.left(), abs=5)
    assert (middle[0] + middle[-1]) / 2 == pytest.approx(BOX.center().x(), abs=4)
    assert right[-1] == pytest.approx(BOX.right(), abs=5)


def test_the_measures_are_those_of_the_drawing(qtbot: QtBot) -> None:
    font = QFont(application_font(100))
    font.setPixelSize(30)
    font.setBold(True)
    columns = inked(drawn("捕虜交換", True))
    wide = line_metrics(font, "捕虜交換").horizontalAdvance("捕虜交換")
    assert columns[-1] - columns[0] == pytest.approx(wide, abs=6)
