"""The games that have a rule book or lessons by now."""

from __future__ import annotations

from typing import Final

from hoshikan.games import GAMES
from hoshikan.resources import resource
from hoshikan.teaching.rulebook import LANGUAGES

_BOOKS: Final = {path.name for path in resource("rules").iterdir()}
_COURSES: Final = {path.name for path in resource("lessons").iterdir()}
BOOKED: Final = tuple(game_id for game_id in GAMES if any(f"{game_id}.{code}.md" in _BOOKS for code in LANGUAGES))
TAUGHT: Final = tuple(game_id for game_id in GAMES if game_id in _COURSES)
