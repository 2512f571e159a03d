"""Amount of help in each match, stored for as long as its result is looked at."""

from __future__ import annotations

from typing import Final, NamedTuple

from hoshikan.ui.session.jsonmap import by_name, to_text
from hoshikan.ui.session.settings import Settings

MOST: Final = 120
"""So many matches are remembered, the last ones."""
_NUMBERS: Final = (3, 5)
"""Before hints were counted there were three."""


class Help(NamedTuple):
    """The help that a person used."""

    times: int = 0
    """Taken back and played otherwise …"""
    over_dice: int = 0
    """… of them after a roll of dice …"""
    over_others: int = 0
    """… and after others had decided."""
    hints: int = 0
    """Decisions with a hint, or with an answer to "Why not?"."""
    questions: int = 0
    """Number of times the coach asked "Sure?"."""


class Tallies:
    """Numbers by the match's id in the library, stored in the settings: records describe games, not players."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def of(self, match_id: int | None) -> Help:
        """The numbers of a match; zeros for one of which nothing is known."""
        return Help(*self._all().get(str(match_id), ()))

    def keep(self, match_id: int | None, numbers: Help) -> None:
        """Remember a match's numbers; one without an id is not kept anywhere else either."""
        if match_id is not None and numbers != self.of(match_id):
            known = self._all()
            known.pop(str(match_id), None)
            self._settings.taken_back = to_text({**known, str(match_id): numbers}, MOST)

    def _all(self) -> dict[str, tuple[int, ...]]:
        """Return all stored values."""
        known = by_name(self._settings.taken_back)
        return {name: tuple(numbers) for name, numbers in known.items() if _are_numbers(numbers)}


def _are_numbers(what: object) -> bool:
    return isinstance(what, list) and len(what) in _NUMBERS and all(type(one) is int and one >= 0 for one in what)
