"""Tab in reading order: as the layouts place the controls, whenever these were made."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget


def tab_in_reading_order(whole: QWidget) -> None:
    """Let Tab walk through what is in `whole` as its layouts place it. In Qt's own order controls that
    are made anew come last."""
    for before, after in pairwise(_stops(whole)):
        QWidget.setTabOrder(before, after)


def _stops(widget: QWidget) -> Iterator[QWidget]:
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None:
        yield widget
    inner = widget.widget() if isinstance(widget, QScrollArea) else None
    layout = widget.layout()
    if inner is not None:
        yield from _stops(inner)
    elif layout is not None:
        yield from _placed(layout)


def _placed(layout: QLayout) -> Iterator[QWidget]:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        part = None if item is None else item.widget()
        below = None if item is None else item.layout()
        if part is not None:
            yield from _stops(part)
        elif below is not None:
            yield from _placed(below)
