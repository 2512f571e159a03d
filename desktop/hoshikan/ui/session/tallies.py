"""How often something was taken back in which match, kept for as long as its result is looked at."""

from __future__ import annotations

import json
from typing import Final

from hoshikan.ui.session.jsonmap import by_name
from hoshikan.ui.session.settings import Settings

MOST: Final = 120
"""So many matches are remembered, the last ones."""
_NUMBERS: Final = 3


class Tallies:
    """Three numbers by the match's id in the library, kept in the settings: records tell of games, not of players."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def of(self, match_id: int | None) -> tuple[int, int, int]:
        """The numbers of a match; zeros for one of which nothing is known."""
        first, second, third = self._all().get(str(match_id), (0, 0, 0))
        return first, second, third

    def keep(self, match_id: int | None, numbers: tuple[int, int, int]) -> None:
        """Remember a match's numbers; one without an id is not kept anywhere else either."""
        if match_id is not None and numbers != self.of(match_id):
            known = self._all()
            known.pop(str(match_id), None)
            kept = [*known.items(), (str(match_id), numbers)][-MOST:]
            self._settings.taken_back = json.dumps(dict(kept), separators=(",", ":"))

    def _all(self) -> dict[str, tuple[int, ...]]:
        """What is kept."""
        known = by_name(self._settings.taken_back)
        return {name: tuple(numbers) for name, numbers in known.items() if _are_numbers(numbers)}


def _are_numbers(what: object) -> bool:
    return isinstance(what, list) and len(what) == _NUMBERS and all(type(one) is int and one >= 0 for one in what)
