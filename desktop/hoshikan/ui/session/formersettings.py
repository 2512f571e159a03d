"""Texts that older versions kept in the settings and the library keeps now."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from hoshikan.library import LibraryProblem
from hoshikan.library.help import Help

if TYPE_CHECKING:
    from hoshikan.library import Library
    from hoshikan.library.notes import Kind
    from hoshikan.ui.session.settings import Settings

_NUMBERS: Final = (3, 5)
"""Before hints were counted there were three."""
_MOST: Final = 10**9


def move(settings: Settings, library: Library) -> None:
    """Put the texts of `settings.former` into the library and take them out of the settings.

    What the library has already is kept there. A library in memory leaves the settings as they are: the next start
    tries again.
    """
    former = settings.former
    with suppress(LibraryProblem):
        library.notes.add_missing(row for row in _notes(former) if all(map(_is_text, row)))
        library.help.add_missing(dict(_help(former)))
        if not library.in_memory:
            settings.forget_former()


def _notes(former: Mapping[str, str]) -> Iterator[tuple[Kind, str, str]]:
    for name, face in _by_name(former, "people"):
        if isinstance(face, str):
            yield "face", name, face
    for name, emblem in _by_name(former, "wearers"):
        if type(emblem) is int:
            yield "emblem", name, str(emblem)
    for deal, emblems in _by_name(former, "emblems"):
        if isinstance(emblems, str):
            yield "seat-emblems", deal, emblems
    for lesson, step in _by_name(former, "lesson_steps"):
        if type(step) is int:
            yield "lesson-step", lesson, str(step)
    for game, choices in _by_name(former, "new_game"):
        yield "new-game", game, json.dumps(choices)
    celebrated = dict(_by_name(former, "celebrated"))
    day, what = celebrated.get("day"), celebrated.get("what")
    if isinstance(day, str) and isinstance(what, list):
        yield from (("celebrated", one, day) for one in what if isinstance(one, str))
    yield from (("guided", deal, "yes") for deal in former.get("guided", "").split())


def _help(former: Mapping[str, str]) -> Iterator[tuple[int, Help]]:
    for match_id, numbers in _by_name(former, "taken_back"):
        if match_id.isascii() and match_id.isdigit() and len(match_id) < len(str(_MOST)) and _are_numbers(numbers):
            yield int(match_id), Help(*numbers)


def _are_numbers(found: object) -> bool:
    if not isinstance(found, list) or len(found) not in _NUMBERS:
        return False
    return all(type(one) is int and 0 <= one <= _MOST for one in found)


def _by_name(former: Mapping[str, str], key: str) -> list[tuple[str, Any]]:
    """Return the entries of a text, oldest first; unreadable text counts as empty."""
    try:
        known = json.loads(former.get(key) or "{}")
    except (ValueError, RecursionError):
        return []
    return list(known.items()) if isinstance(known, dict) else []


def _is_text(text: str) -> bool:
    """True if `text` has no half of a character, which JSON keeps and a library does not."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
