"""Words beside the icons of a bar, where the bar is broad enough for them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QToolButton, QWidget

_SHARE: Final = 0.45
"""Largest share of a bar's width for buttons with words: the rest is for its texts."""
_SENTENCE: Final = 30
"""Room for the sentence of a bar, in heights of its letters: long ones then take two lines."""


def sentence_width(bar: QWidget) -> int:
    """Pixels that the buttons of a bar leave to its sentence at least."""
    return _SENTENCE * bar.fontInfo().pixelSize()


def parts_of(row: QBoxLayout) -> list[QWidget]:
    """Return the widgets in a row, from the left.

    The row is not asked for its items: with that, a window that had been at a table crashed when it was deleted.
    """
    bar = row.parentWidget()
    parts = [] if bar is None else bar.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return sorted((part for part in parts if row.indexOf(part) >= 0), key=row.indexOf)


def name_tools(
    bar: QWidget,
    tools: Collection[QToolButton],
    others: Iterable[QWidget] = (),
    coming: int = 0,
    share: float = _SHARE,
) -> None:
    """Let the tools show their words if `bar` has room for all of them beside its other buttons and
    `coming` pixels of what is hidden at times, within `share` of its width; icons alone have tool tips."""
    style = Qt.ToolButtonStyle
    for tool in tools:
        tool.setToolButtonStyle(style.ToolButtonTextBesideIcon)
    needed = coming + sum(part.sizeHint().width() for part in (*tools, *others) if not part.isHidden())
    if needed > bar.width() * share:
        for tool in tools:
            tool.setToolButtonStyle(style.ToolButtonIconOnly)
