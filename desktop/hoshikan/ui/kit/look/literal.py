"""Text from records, files and players, shown letter by letter where Qt would otherwise look for rich text in it."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PySide6.QtGui import Qt

# Patterns are text here and compiled when first used: that would take a fiftieth of the start.
_LONG_WORD: Final = r"[!-~\u00a1-\u024f]{17,}"
"""A run of letters between which no line breaks; Japanese breaks nearly anywhere."""
_BREAK: Final = "\u200b"
_TITLE: Final = "(.+(?:：|: ))(.+)"
"""A title of two parts."""
_NO_BREAK: Final = "\u2060"
_NO_BREAKING_SPACE: Final = "\u00a0"
_PART: Final = 4
"""Letters that stay together in such a run."""
_TAIL: Final = r"[0-9\u3005-\u3007\u3041-\u30ff\u4e00-\u9fff]{2,4}(?=[、。！？：）」…]*(?:\s|<|$))"
"""The last letters before a Japanese sentence ends: at a space, a line's end, or the markup of what follows."""
_WITHIN: Final = (
    r"(?<=[\u30a1-\u30ff])(?=[\u30a1-\u30ff])"
    r"|(?<=[\u3005-\u3007\u4e00-\u9fff])(?=[\u3005-\u3007\u4e00-\u9fff0-9A-Z])"
    r"|(?<=[0-9])(?=[\u3005-\u3007\u4e00-\u9fff\u30a1-\u30ff])"
    r"|(?<=[0-9\u3005-\u3007\u4e00-\u9fff\u30a1-\u30ff])(?=[\u3041-\u3096])"
    "|(?<=[ぁ-ゖ])(?=[をんゃゅょってらりるれろずばべげぎ])|(?<=[ぁ-ゖ])(?=[とはがもにでのか][、。」）？])"
    "|(?<=[小大])(?=[\u30a1-\u30ff])|(?<=[まで])(?=[しすせだ])|(?<=[っしれけせえきい])(?=た)|(?<=も)(?=の)|(?<=て)(?=も)"
    "|(?<=[ぁ-ゖ])(?=[けせえめ]\u2060?[てた]|ま\u2060?[すしせ])"
    "|(?<=[さらかわまし])(?=な\u2060?[いかけ])|(?<=あ)(?=なた)|(?<=い)(?=ちばん)|(?<=な)(?=[いた])|(?<=ょ)(?=う)|(?<=っ)(?=[ぁ-ゖ])"
)
"""Places where Japanese may be broken but should not: in a word of one script, at its number, and before its ending,
for as many letters of that as can be found without a dictionary."""
_ASIDE: Final = "（[^（）\\s<]{1,7}）"
"""A few words in brackets, which stay together."""
_LONG_PHRASE: Final = 10
"""Letters from which on such a word is broken all the same: a narrow column could not hold it."""
_LAST_WORD: Final = r"(?am)(?<=[a-z0-9,]) (?=[\w’-]{1,7}[.!?…:)]*$)"
"""The space before a short word that ends an English line."""
_LONG_LINE: Final = 20
"""Letters of a text that may take more than one line."""


def literal(text: str) -> str:
    """`text` for a tool tip or another widget that guesses the format of its text.

    As rich text a name such as `<img src="…">` would make Qt open the file it names.
    """
    return Qt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal) if Qt.mightBeRichText(text) else text


def breakable(text: str) -> str:
    """`text` for a label that wraps, with places to break in words longer than any language's: a name or the title of a
    file would else make its label, and with it the page, as wide as itself."""
    return re.sub(_LONG_WORD, _with_breaks, text)


def titled(title: str) -> str:
    """`title` for a label that wraps: in two lines it breaks after its colon, as on the cover."""
    parts = re.fullmatch(_TITLE, title)
    return title if parts is None else parts[1] + _NO_BREAK.join(parts[2].replace(" ", _NO_BREAKING_SPACE))


@lru_cache(maxsize=2048)
def tied(text: str) -> str:
    """`text`, plain or rich, for lines that wrap: Japanese words stay whole, with their numbers and the first letter of
    their endings, likewise the last letters of the text, and the last two words of English, so that nothing short
    is left alone on a line."""
    said = text if text.isascii() else _phrased(re.sub(f"{_ASIDE}|{_TAIL}", lambda one: _NO_BREAK.join(one[0]), text))
    return re.sub(_LAST_WORD, _NO_BREAKING_SPACE, said) if len(said) > _LONG_LINE else said


def _phrased(text: str) -> str:
    """`text` with its Japanese words held together, but for those too long for a narrow column."""
    within = re.compile(_WITHIN)
    ends = [0, *(place for place in range(1, len(text)) if not within.match(text, place)), len(text)]
    phrases = (text[start:end] for start, end in pairwise(ends))
    return "".join(_NO_BREAK.join(one) if len(one) <= _LONG_PHRASE else one for one in phrases)


def _with_breaks(word: re.Match[str]) -> str:
    return _BREAK.join(word[0][at : at + _PART] for at in range(0, len(word[0]), _PART))
