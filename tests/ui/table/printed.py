"""Which words a painter draws, and how large: read from the vector picture that Qt makes of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple
from xml.etree import ElementTree

from PySide6.QtCore import QBuffer, QIODevice, QPoint
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QWidget

_SVG: Final = "{http://www.w3.org/2000/svg}"


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
    for group in ElementTree.fromstring(buffer.data().data()).iter(f"{_SVG}g"):  # noqa: S314  # Qt's own
        for text in group.findall(f"{_SVG}text"):  # all that is written with the same pen
            wide, _, _, tall = (float(number) for number in group.attrib["transform"][len("matrix(") :].split(",")[:4])
            size = float(text.attrib.get("font-size") or group.attrib["font-size"])
            found.append(Printed("".join(text.itertext()).strip(), size * tall, wide / tall))
    return found


def elided(part: QWidget) -> list[str]:
    """The words in a part of the window that end in dots, for want of room: lists, charts and pictures included."""
    whole = {_bare(one.text()) for one in part.findChildren(QWidget) if isinstance(one, QAbstractButton | QLabel)}
    whole |= {_bare(one.currentText()) for one in part.findChildren(QComboBox)}
    whole |= {_bare(one.accessibleName()) for one in part.findChildren(QWidget)}
    dotted = [one.words for one in printed(lambda painter: part.render(painter, QPoint())) if "…" in one.words]
    return [words for words in dotted if not any(_bare(words) in one for one in whole)]


def _bare(words: str) -> str:
    """Return the letters alone: lines are broken, and what ties letters is not drawn."""
    return re.sub(r"[\s\u2060\u200b&]", "", words)
