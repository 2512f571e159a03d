"""Letters by the place of their key, for keyboards whose layout has no Latin letters."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

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
