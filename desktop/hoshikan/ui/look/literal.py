"""Text from records, files and players, shown letter by letter where Qt would otherwise look for rich text in it."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtGui import Qt

_LONG_WORD: Final = re.compile(r"[!-~\u00a1-\u024f]{17,}")
"""A run of letters between which no line breaks; Japanese breaks nearly anywhere."""
_BREAK: Final = "\u200b"
_TITLE: Final = re.compile("(.+(?:：|: ))(.+)")
"""A title of two parts."""
_NO_BREAK: Final = "\u2060"
_NO_BREAKING_SPACE: Final = "\u00a0"
_PART: Final = 4
"""Letters that stay together in such a run."""
_TAIL: Final = re.compile(r"[0-9\u3005-\u3007\u3041-\u30ff\u4e00-\u9fff]{2,4}(?=[、。！？：）」…]*(?:\s|<|$))")
"""The last letters before a Japanese sentence ends: at a space, a line's end, or the markup of what follows."""
_LAST_WORD: Final = re.compile(r"(?<=[a-z,]) (?=[\w’-]{1,7}[.!?…:)]*$)", re.ASCII | re.MULTILINE)
"""The space before a short word that ends an English line."""
_LONG_LINE: Final = 24
"""Letters of a text that may take more than one line."""


def literal(text: str) -> str:
    """`text` for a tool tip or another widget that guesses the format of its text.

    As rich text a name such as `<img src="…">` would make Qt open the file it names.
    """
    return Qt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal) if Qt.mightBeRichText(text) else text


def breakable(text: str) -> str:
    """`text` for a label that wraps, with places to break in words longer than any language's: a name or the title of a
    file would else make its label, and with it the page, as wide as itself."""
    return _LONG_WORD.sub(_with_breaks, text)


def titled(title: str) -> str:
    """`title` for a label that wraps: in two lines it breaks after its colon, as on the cover."""
    parts = _TITLE.fullmatch(title)
    return title if parts is None else parts[1] + _NO_BREAK.join(parts[2].replace(" ", _NO_BREAKING_SPACE))


def tied(text: str) -> str:
    """`text`, plain or rich, for lines that wrap: the last letters of what is said in Japanese stay together, and the
    last two words of English, so that nothing short is left alone on a line."""
    said = _TAIL.sub(lambda tail: _NO_BREAK.join(tail[0]), text)
    return _LAST_WORD.sub(_NO_BREAKING_SPACE, said) if len(said) > _LONG_LINE else said


def _with_breaks(word: re.Match[str]) -> str:
    return _BREAK.join(word[0][at : at + _PART] for at in range(0, len(word[0]), _PART))
