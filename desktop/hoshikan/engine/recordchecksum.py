"""The last line of a record file, by which a reader sees that not a bit of it flipped:

    # crc32 0a1b2c3d

The number is the CRC-32 of the text before that line in UTF-8, without a byte order mark, with line ends of one byte
and without white space around its lines, so that it survives a change of these. (It also fits if white space counts.)
To other readers it is a comment. A record without it is as good a record, and so is one that goes on after it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final
from zlib import crc32

from hoshikan.engine.errors import RecordError

BLANKS: Final = (
    "\t\n\x0b\x0c\r\x1c\x1d\x1e\x1f \x85\u00a0\u00ad\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008"
    "\u2009\u200a\u200b\u200c\u200d\u200e\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"
)
"""White space, and what has no width."""
_LINE: Final = r"# crc32 ([0-9a-f]{8})"
_LAST_LINE: Final = re.compile(rf"(?:^|\n)[^\S\n]*({_LINE}\s*)\Z")


def with_checksum(text: str) -> str:
    """The record `text`, which ends a line, with its checksum."""
    return f"{text}# crc32 {_of(text):08x}\n"


def without_checksum(text: str) -> str:
    """The record `text` without the line of its checksum, if it has one."""
    found = _LAST_LINE.search(text)
    return text if found is None else text[: found.start(1)]


def end(lines: Sequence[str]) -> int | None:
    """The index of the line after the first checksum in `lines`; None if there is none."""
    return next((at + 1 for at, line in enumerate(lines) if re.fullmatch(_LINE, line)), None)


def trimmed(line: str) -> str:
    """`line` without blanks around it."""
    return line.strip(BLANKS)


def check(text: str) -> None:
    """See that a record fits the checksum it ends with, if it does. Raises RecordError "wrong-checksum"."""
    text = _plain(text)
    found = _LAST_LINE.search(text)
    if found is None:
        return
    body, wanted = text[: found.start(1)], int(found[2], 16)
    if wanted not in (_of(body), _of("\n".join(map(trimmed, body.split("\n"))))):
        raise RecordError(text.count("\n", 0, found.start(1)) + 1, "wrong-checksum")


def _of(text: str) -> int:
    return crc32(_plain(text).encode("utf-8", "surrogatepass"))


def _plain(text: str) -> str:
    return text.removeprefix("\ufeff").replace("\r\n", "\n")
