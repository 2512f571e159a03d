"""The application's fonts: the system's own letters first, Japanese ones that are always there, and a display face."""

from __future__ import annotations

from functools import cache
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from hoshikan.resources import MissingResourceError, resource
from hoshikan.ui.kit.look.theme import LATIN_FAMILY, TEXT

_JAPANESE_PACKAGE = "noto_cjk_sans_jp_regular"
_JAPANESE_FILE = "NotoSansCJKjp-Regular.otf"
_DISPLAY_FILE = ("fonts", "display.otf")
"""Made by `packaging/displayfont.py` together with the translations."""

_USUAL: Final = 1200
"""Height of a window, in logical pixels, up to which the interface has its usual size, …"""
_LARGE: Final = 1440
"""… and from which it grows in proportion, …"""
_LARGER: Final = 125
"""… from this size in per cent …"""
_LARGEST: Final = 150
"""… up to this one."""
_STEP: Final = 5
"""Per cent: each step restyles every widget."""


def japanese_font_file() -> Path:
    """The Japanese font that comes along as a dependency. Raises MissingResourceError."""
    # Found without importing: the package's own code would cost a tenth of the start.
    spec = PathFinder.find_spec(_JAPANESE_PACKAGE)
    path = Path(spec.origin if spec is not None and spec.origin else _JAPANESE_PACKAGE).parent / _JAPANESE_FILE
    if not path.is_file():
        raise MissingResourceError(path)
    return path


@cache
def _japanese_families() -> tuple[str, ...]:
    """Registers the Japanese font once per process; empty when it is missing (the system may have one of its own)."""
    try:
        identifier = QFontDatabase.addApplicationFont(str(japanese_font_file()))
    except MissingResourceError:
        return ()
    return tuple(QFontDatabase.applicationFontFamilies(identifier)) if identifier >= 0 else ()


@cache
def _display_families() -> tuple[str, ...]:
    """Registers the display face once per process; empty where it was not made, and headings have the text face."""
    try:
        identifier = QFontDatabase.addApplicationFont(str(resource(*_DISPLAY_FILE)))
    except MissingResourceError:
        return ()
    return tuple(QFontDatabase.applicationFontFamilies(identifier)) if identifier >= 0 else ()


def check_japanese() -> None:
    """Raises MissingResourceError where neither this installation nor the system can show Japanese."""
    if not QFontDatabase.families(QFontDatabase.WritingSystem.Japanese):
        japanese_font_file()


def families() -> list[str]:
    """Font families in the order in which Qt looks for a character."""
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    return list(dict.fromkeys((system, *_japanese_families(), LATIN_FAMILY)))


def display_families() -> list[str]:
    """Families for names, banners and numerals; letters that the display face lacks come from the text face."""
    return [*_display_families(), *families()]


def display_font(pixels: float) -> QFont:
    """The display face, `pixels` high. It is heavy by itself; the text face in its place is bold."""
    font = QFont(QGuiApplication.font())
    font.setFamilies(display_families())
    font.setPixelSize(max(1, round(pixels)))
    font.setBold(True)
    return font


def application_font(text_size: int) -> QFont:
    """The body font at `text_size` per cent."""
    font = QFont()
    font.setFamilies(families())
    font.setPixelSize(scaled(TEXT["body"], text_size))
    return font


def interface_size(width: int, height: int) -> int:
    """Size of the interface in per cent in a window of this size; tables scale with the window by themselves."""
    tall = min(height, round(width * 9 / 16))  # a tall, narrow window has no room for larger controls
    between = 100 + max(0, tall - _USUAL) / 8
    size = min(between, max(_LARGER, _LARGER * tall / _LARGE), _LARGEST)
    return round(size / _STEP) * _STEP


def scaled(pixels: int, text_size: int) -> int:
    """A font size in logical pixels at `text_size` per cent."""
    return round(pixels * text_size / 100)
