"""The last line of a record file, by which a reader sees that not a bit of it flipped:

    # crc32 0a1b2c3d

The number is the CRC-32 of the text before that line in UTF-8, without a byte order mark and with line ends of one
byte, so that it survives a change of these. To other readers it is a comment. A record without it is as good a record,
and so is one that goes on after it.
"""

from __future__ import annotations

import re
from typing import Final
from zlib import crc32

from hoshikan.engine.errors import RecordError

_LAST_LINE: Final = re.compile(r"(?:^|\n)(# crc32 ([0-9a-f]{8})[ \t]*\n*)\Z")


def with_checksum(text: str) -> str:
    """The record `text`, which ends a line, with its checksum."""
    return f"{text}# crc32 {_of(text):08x}\n"


def without_checksum(text: str) -> str:
    """The record `text` without the line of its checksum, if it has one."""
    found = _LAST_LINE.search(text)
    return text if found is None else text[: found.start(1)]


def check(text: str) -> None:
    """See that a record fits the checksum it ends with, if it does. Raises RecordError "wrong-checksum"."""
    text = _plain(text)
    found = _LAST_LINE.search(text)
    if found is not None and _of(text[: found.start(1)]) != int(found[2], 16):
        raise RecordError(text.count("\n", 0, found.start(1)) + 1, "wrong-checksum")


def _of(text: str) -> int:
    return crc32(_plain(text).encode("utf-8", "surrogatepass"))


def _plain(text: str) -> str:
    return text.removeprefix("\ufeff").replace("\r\n", "\n")
