"""Words on pieces: bold where it is asked for, legible in fonts that have no bold letters, and where they belong."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from pytestqt.qtbot import QtBot

from hoshikan.ui.board.table.drawing import (
    LEAST_TEXT,
    common_size,
    draw_line,
    draw_numeral,
    draw_squeezed,
    line_metrics,
    name_lines,
)
from hoshikan.ui.kit.look.theme import application_font

BOX = QRectF(40, 10, 220, 60)


def drawn(text: str, bold: bool, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter) -> QImage:
    """`text` in black on white."""
    picture, painter = canvas()
    draw_line(painter, BOX, text, letters(30, bold), align)
    painter.end()
    return picture


def canvas() -> tuple[QImage, QPainter]:
    """A white picture, and a painter for black ink."""
    picture = QImage(300, 80, QImage.Format.Format_Grayscale8)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor("black"))
    return picture, painter


def letters(size: int, bold: bool = True) -> QFont:
    font = QFont(application_font(100))
    font.setPixelSize(size)
    font.setBold(bold)
    return font


def ink(picture: QImage) -> int:
    """Return the darkness of the picture."""
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


@pytest.mark.parametrize("text", ["1", "4", "7", "10", "11", "12", "25", "−3", "14/15", "×9"])
@pytest.mark.parametrize("size", [16, 30, 52])
def test_a_number_has_its_ink_in_the_middle(qtbot: QtBot, text: str, size: int) -> None:
    picture, painter = canvas()
    told = draw_numeral(painter, BOX, text, letters(size))
    painter.end()
    columns, wide, bits = inked(picture), picture.bytesPerLine(), bytes(picture.constBits())
    assert (columns[0] + columns[-1] + 1) / 2 == pytest.approx(BOX.center().x(), abs=1)
    assert told.x() == pytest.approx(columns[0], abs=1.5)
    assert told.right() == pytest.approx(columns[-1] + 1, abs=1.5)
    if text.isdecimal():
        rows = [y for y in range(picture.height()) if any(bits[y * wide + x] < 128 for x in range(picture.width()))]
        assert (rows[0] + rows[-1] + 1) / 2 == pytest.approx(BOX.center().y(), abs=1)


@pytest.mark.parametrize("text", ["12", "14/15", "123456789"])
def test_a_number_is_never_cut_nor_wider_than_its_place(qtbot: QtBot, text: str) -> None:
    picture, painter = canvas()
    place = QRectF(100, 10, 40, 60)
    draw_numeral(painter, place, text, letters(60))
    painter.end()
    columns = inked(picture)
    assert columns[0] >= place.left() - 1
    assert columns[-1] <= place.right() + 1
    assert columns[-1] - columns[0] > 34


@pytest.mark.parametrize("text", ["Fomalhaut", "フォーマルハウト", "Aki"])
@pytest.mark.parametrize("width", [30, 60, 120])
def test_words_never_leave_their_place(qtbot: QtBot, text: str, width: int) -> None:
    picture, painter = canvas()
    draw_squeezed(painter, QRectF(100, 10, width, 60), text, letters(30), Qt.AlignmentFlag.AlignCenter)
    painter.end()
    columns = inked(picture)
    assert columns[0] >= 99
    assert columns[-1] <= 100 + width


def test_names_of_one_kind_share_the_size_of_the_longest(qtbot: QtBot) -> None:
    names, font = ("Vega", "Altair", "Bartholomäus"), letters(40)
    size = common_size(names, 150, 40, font)
    assert LEAST_TEXT <= size < 40
    assert common_size(names[:2], 150, 40, font) == 40
    font.setPixelSize(size)
    assert line_metrics(font, names[2]).horizontalAdvance(names[2]) * 0.8 <= 150.01
    assert common_size(names, 20, 40, font) == LEAST_TEXT


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("カシオペヤ座", ("カシオ", "ペヤ座")),
        ("アルクトゥルス", ("アルク", "トゥルス")),
        ("目的カード「秋の星めぐり」", ("目的カード", "「秋の星めぐり」")),
        ("地図のライン×8", ("地図の", "ライン×8")),
        ("終点の24点を超えた分", ("終点の24点を", "超えた分")),
        ("ゲーム開始", ("ゲーム", "開始")),
        ("Canis Major", ("Canis", "Major")),
        ("Fomalhaut", ("Fomalhaut",)),
        ("うお座", ("うお座",)),
    ],
)
def test_a_long_name_is_broken_where_a_reader_would(qtbot: QtBot, name: str, parts: tuple[str, ...]) -> None:
    assert name_lines(name, 60, letters(30)) == parts
    assert name_lines(name, 600, letters(30)) == (name,)
