"""The toolbar's own icons (`resources/icons`), in the colour of the text, and their words."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QBoxLayout, QToolButton, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

_ROWS: Final = ((24, "QWERTYUIOP"), (38, "ASDFGHJKL"), (52, "ZXCVBNM"))
"""Scan codes of X11 and Wayland: that of the first key of each row, and the letters from there."""
_BY_SCAN_CODE: Final = MappingProxyType(
    {first + place: letter for first, row in _ROWS for place, letter in enumerate(row)}
)
_MAC: Final = "ASDFHGZXCV BQWERYT             OU IP LJ K    NM"
"""Letters by the virtual key codes of macOS, from 0; a space where no letter is."""
_LAST_LATIN: Final = 0x7F
_FIRST_SPECIAL: Final = 0x01000000
"""From here on Qt's keys are no characters: Escape, arrows, …"""


def latin_letter(event: QKeyEvent, platform: str = "") -> str:
    """The capital Latin letter on the pressed key of a usual keyboard, for a key that types a character of another
    script; "" for every other key. `platform` as Qt names it, the running one by default."""
    if not _LAST_LATIN < event.key() < _FIRST_SPECIAL:
        return ""
    code = event.nativeVirtualKey()
    match platform or QGuiApplication.platformName():
        case "windows":
            return chr(code) if ord("A") <= code <= ord("Z") else ""
        case "cocoa":
            return _MAC[code].strip() if code < len(_MAC) else ""
        case _:
            return _BY_SCAN_CODE.get(event.nativeScanCode(), "")


def typed(event: QKeyEvent) -> str:
    """Return the character of a key where a Latin letter, a digit or a sign is meant."""
    letter = latin_letter(event)
    shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
    return (letter if shifted else letter.lower()) or event.text()


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


def icon(name: str, size: int, tint: str, faint: str) -> QIcon:
    """An icon `size` logical pixels wide: `tint` when it can be used, `faint` when it cannot."""
    from PySide6.QtGui import QIcon  # after the first picture: it brings the names of 150 icons of the system

    made = QIcon()
    made.addPixmap(_pixmap(name, size, tint), QIcon.Mode.Normal)
    made.addPixmap(_pixmap(name, size, faint), QIcon.Mode.Disabled)
    return made


def _pixmap(name: str, size: int, tint: str) -> QPixmap:
    from hoshikan.ui.kit.look.art import draw  # after the first picture, which has no icons

    app = QGuiApplication.instance()
    ratio = app.devicePixelRatio() if isinstance(app, QGuiApplication) else 1.0
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw(painter, QRectF(0, 0, size, size), f"icons/{name}.svg", tint)
    painter.end()
    return pixmap
