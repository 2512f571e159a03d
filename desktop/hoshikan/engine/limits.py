"""Limits of the parts of a match record: more than any sensible match needs, few enough to be shown.

Records come from strangers. A name of a million letters takes a window minutes to lay out, so it is refused where it
comes in, with its place and the limit. `Match.start` keeps to the same limits: what can be written can be read again.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from hoshikan.engine.errors import Fact, SetupError

NAME: Final = 40
"""Characters of a player's name."""
LEVEL: Final = 40
"""Characters of a bot's level."""
DATE: Final = 40
"""Characters of the date."""
TITLE: Final = 200
"""Characters of a match's title that comes from the name of a file."""
NOTE: Final = 500
"""Characters of a player's note at a move."""
SEATS: Final = 20
TAGS: Final = 50
"""Entries that this version does not know."""
TAG_NAME: Final = 40
TAG_VALUE: Final = 1_000
"""Characters of the name and of the value of such an entry."""
PRINTED: Final = 40
"""Characters of a name on a component; its id has no more."""
LINES: Final = 50_000
LINE: Final = 500_000
"""Characters of a line: a set-up with components of a player's own is the longest there is."""

Refuse = Callable[[str, dict[str, Fact]], Exception]
"""Makes the error from reason and facts."""
_UNSHOWABLE: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ue000-\uf8ff\ufdd0-\ufdef\ufeff\ufff9-\uffff"
    "\U000e0000-\U000e007f\U000f0000-\U0010ffff]"
)
"""Controls, ends of lines and paragraphs, changes of the writing direction, and what no font has: private use, halves
of pairs and unassigned code points."""


def check_text(key: str, text: str, most: int, refuse: Refuse) -> None:
    """Raise what `refuse` makes for a text that is too long or holds what no font can show."""
    check_length(key, text, most, refuse)
    if found := _UNSHOWABLE.search(text):
        raise refuse("unshowable", {"key": key, "character": f"U+{ord(found[0]):04X}"})


def within(text: str, most: int) -> str:
    """Return the part of `text` that can be shown: without characters that no font has, cut with "…" where it is too
    long."""
    showable = _UNSHOWABLE.sub("", text)
    return showable if len(showable) <= most else showable[: most - 1] + "…"


def check_printed(place: str, **texts: str) -> None:
    """Raises SetupError, `place` and the key its place, for names on a component that no card could show."""
    for key, text in texts.items():
        check_text(key, text, PRINTED, partial(SetupError, f"{place}.{key}"))


def check_length(key: str, text: str, most: int, refuse: Refuse) -> None:
    """Raise what `refuse` makes for a text that is too long; it may hold any character, since it is never shown."""
    if len(text) > most:
        raise refuse("too-long", {"key": key, "length": len(text), "most": most})


def check_count(key: str, count: int, most: int, refuse: Refuse) -> None:
    """Raise what `refuse` makes for too many of a kind."""
    if count > most:
        raise refuse("too-many", {"key": key, "count": count, "most": most})
