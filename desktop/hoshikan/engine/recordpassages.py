"""The records in a text as it travels: pasted from a message, quoted, wrapped, fenced, one after another.

A record begins at a line `hoshikan-record 1`, whatever comes before it, and goes on to its checksum or to the next
record. Quoting marks before its first line are removed from all its lines. Mail programs also change white space and
break long lines: such changes are reversed only if the checksum then fits.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from hoshikan.engine import recordchecksum
from hoshikan.engine.errors import RecordError

_BLANK: Final = f"[{recordchecksum.BLANKS}]*"
_MARKS: Final = ">|＞"
"""Marks that mail programs put before each line that they quote."""
_FIRST_LINE: Final = re.compile(rf"((?:{_BLANK}[{_MARKS}])*){_BLANK}hoshikan-record\s+[0-9]+{_BLANK}\Z")
_TAG: Final = re.compile(r"(?:game|rules|date|seat|options|seed|setup) ")
_FENCE: Final = re.compile(r"(?:```|~~~)")
_SPACES: Final = str.maketrans(
    dict.fromkeys("\t\u00a0\u2007\u202f", " ") | dict.fromkeys("\u00ad\u200b\u200e\u200f\u2060\ufeff", "")
)
"""White space that takes the place of a plain space in web pages, and characters without width."""


@dataclass(frozen=True, slots=True)
class Passage:
    """One record within a longer text: `text` without quoting marks, its first line being number `line` from 0."""

    text: str
    line: int

    def readings(self) -> Iterator[str]:
        """The record as it is, then with the changes of its travels reversed, the least change first."""
        lines = [recordchecksum.trimmed(line) for line in self.text.split("\n")]
        sealed = recordchecksum.end(lines)
        end = sealed if sealed is not None else next((at for at, line in enumerate(lines) if _FENCE.match(line)), None)
        ended = "\n".join(lines[:end])
        spaced = ended.translate(_SPACES)
        yield self.text
        yield ended
        if sealed is None:
            yield spaced
            return
        for changed in (spaced, _joined(ended), _joined(spaced)):
            try:
                recordchecksum.check(changed)
            except RecordError:
                continue
            yield changed


def passages(text: str) -> list[Passage]:
    """The records of `text` in their order; none if no line begins one."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    starts = [(at, found[1]) for at, line in enumerate(lines) if (found := _FIRST_LINE.match(line)) is not None]
    ends = [at for at, _ in starts[1:]] + [len(lines)]
    pairs = zip(starts, ends if starts else [], strict=True)
    return [Passage("\n".join(_unquoted(lines[at:end], quote)), at) for (at, quote), end in pairs]


def _unquoted(lines: list[str], quote: str) -> list[str]:
    """`lines` without as many quoting marks as there are in `quote`, or fewer where a line has fewer."""
    depth = sum(mark in _MARKS for mark in quote)
    marks = re.compile(rf"(?:{_BLANK}[{_MARKS}]){{0,{depth}}}")
    return [marks.sub("", line, count=1) for line in lines] if depth else lines


def _joined(text: str) -> str:
    """`text` with the lines joined that break where the next word would have gone beyond the longest line."""
    lines = text.split("\n")
    width = max((len(line) for line in lines if " " in line), default=0)
    groups: list[list[str]] = []
    for before, line in zip(["", *lines], lines, strict=False):
        word = line.partition(" ")[0]
        if before and word and len(before) + 1 + len(word) > width and not _TAG.match(line):
            groups[-1].append(line)
        else:
            groups.append([line])
    return "\n".join(map(" ".join, groups))
