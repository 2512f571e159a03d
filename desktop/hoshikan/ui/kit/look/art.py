"""Pictures that are SVG files of the application, drawn in colours that are known when they are shown.

A file opens in every viewer as it is. A colour of the theme is `currentColor` in it, or has a class of its style, as in
`.cloth { fill: #b0343d }`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from hoshikan.resources import DamagedResourceError, MissingResourceError, resource, text

_BLANK: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'


def draw(
    painter: QPainter,
    place: QRectF,
    file: str,
    tint: str = "#000000",
    colours: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Draw a file under `resources` in `place`, with `tint` as its `currentColor` and the colours of its classes."""

    def coloured(source: str) -> str:
        for name, given in colours.items():
            source = re.sub(rf"(\.{name} \{{ [a-z-]+:) #\w+", rf"\1 {given}", source)
        return source.replace("currentColor", tint)

    picture(file, coloured).render(painter, place)


def picture(file: str, coloured: Callable[[str], str]) -> QSvgRenderer:
    """A file under `resources`, its text changed by `coloured`."""
    return _renderer(coloured(source_of(file)))


@cache
def source_of(file: str) -> str:
    """The text of a file under `resources`. One that is missing or damaged is reported once, and blank: a painter
    cannot stop halfway."""
    try:
        path = resource(file)
        source = text(path)
        if not _renderer(source).isValid():
            raise DamagedResourceError(path, "no SVG")
    except MissingResourceError as error:
        sys.excepthook(type(error), error, error.__traceback__)
        return _BLANK
    return source


def _renderer(source: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(source.encode()))
