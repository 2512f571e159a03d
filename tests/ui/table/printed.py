"""Which words a painter draws, and how large: read from the vector picture that Qt makes of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication

_TEXT = re.compile(
    r'<g [^>]*?transform="matrix\(([^)]*)\)"[^>]*?font-size="([\d.]+)"[^>]*>\s*<text [^>]*>([^<]*)</text>', re.DOTALL
)


class Printed(NamedTuple):
    """A word with the height of its letters in the painter's units, and how much narrower than usual they are."""

    words: str
    size: float
    narrow: float


def printed(paint: Callable[[QPainter], None]) -> list[Printed]:
    """All that `paint` writes with letters of a font; not what is thickened, which is drawn as an outline."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture = QSvgGenerator()
    picture.setOutputDevice(buffer)
    painter = QPainter(picture)
    painter.setFont(QApplication.font())
    paint(painter)
    painter.end()
    found = []
    for matrix, size, words in _TEXT.findall(buffer.data().toStdString()):
        wide, _, _, tall = (float(number) for number in matrix.split(",")[:4])
        found.append(Printed(words.strip(), float(size) * tall, wide / tall))
    return found
