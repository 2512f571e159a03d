"""External engines that play at our tables: those in the settings, and their seats.

A program is started because it was chosen for a seat on this computer, never because a record names it: its matches are
stored here by deal, and a record has its name only. Both are settings and not in the library, so that a library file
that comes from another computer starts no program.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from hoshikan.bots.levels import LEVELS
from hoshikan.engine import MatchHeader
from hoshikan.engine.record import head
from hoshikan.library.matches import deal_of
from hoshikan.ui.session.settings import LONGEST, Settings

MOST: Final = 8
"""Programs; what the settings hold is short."""
MOST_MATCHES: Final = 40
"""So many matches are remembered, the last ones."""
LONGEST_COMMAND: Final = 240
LONGEST_NAME: Final = 24
"""It stands where levels stand."""
_ENTRY: Final = 900
"""Characters that the settings need for a program at most: each one of its command may need two."""


class OtherEngine(NamedTuple):
    """A program that speaks the engine protocol."""

    name: str
    """Its name here and in records, in place of a level."""
    command: str
    """As typed: program and arguments."""
    games: tuple[str, ...]
    """The games that it plays, by id."""


class OtherEngines:
    """Stored external engines."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def all(self) -> list[OtherEngine]:
        """In the order they were added; what cannot be read counts as nothing."""
        return [
            OtherEngine(name, command, tuple(games))
            for name, kept in _by_name(self._settings.engines).items()
            if _is_name(name) and isinstance(kept, dict)
            for command, games in [(kept.get("command"), kept.get("games"))]
            if isinstance(command, str) and 0 < len(command) <= LONGEST_COMMAND
            if isinstance(games, list) and all(isinstance(game, str) for game in games)
        ]

    def for_game(self, game: str) -> list[OtherEngine]:
        """Those that play it."""
        return [engine for engine in self.all() if game in engine.games]

    @property
    def full(self) -> bool:
        """True if there is no room for another one."""
        return len(self.all()) >= MOST or len(self._settings.engines) > LONGEST - _ENTRY

    def add(self, engine: OtherEngine) -> None:
        """Keep a program; one of the same name gives way."""
        self._keep([*(one for one in self.all() if one.name != engine.name), engine])

    def remove(self, name: str) -> None:
        """Forget a program. Where it sat, our bots play."""
        self._keep([one for one in self.all() if one.name != name])

    def seat(self, header: MatchHeader, names: Mapping[int, str]) -> None:
        """Remember which program was chosen for which seat of a match; with no names, that none plays."""
        deal, known = deal_of(head(header)), _by_name(self._settings.engine_seats)
        known.pop(deal, None)
        if names:
            known[deal] = {str(seat): name for seat, name in names.items()}
        self._settings.engine_seats = _to_text(known, MOST_MATCHES)

    def seat_new(self, header: MatchHeader) -> None:
        """Remember the programs that were chosen in place of levels for a match that begins."""
        chosen = enumerate(header.seats)
        self.seat(header, {place: who.level for place, who in chosen if who.is_bot and who.level not in LEVELS})

    def seated(self, header: MatchHeader) -> dict[int, OtherEngine]:
        """Return the programs chosen for the seats of a match on this computer, if the settings still have them."""
        chosen = _by_name(self._settings.engine_seats).get(deal_of(head(header)))
        programs = {engine.name: engine for engine in self.for_game(header.game)}
        return {
            seat: programs[name]
            for seat, who in enumerate(header.seats)
            if who.is_bot and isinstance(chosen, dict) and (name := chosen.get(str(seat))) in programs
        }

    def _keep(self, engines: list[OtherEngine]) -> None:
        kept = {one.name: {"command": one.command, "games": list(one.games)} for one in engines}
        self._settings.engines = _to_text(kept, MOST)


def _is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable()


def _by_name(text: str) -> dict[str, Any]:
    """Return the values of a setting by name; unreadable text counts as empty."""
    try:
        known = json.loads(text or "{}")
    except (ValueError, RecursionError):
        return {}
    return known if isinstance(known, dict) else {}


def _to_text(known: Mapping[str, Any], most: int) -> str:
    """The last entries of `known` as a setting can keep them, at most that number; "" for none."""
    kept = list(known.items())[-most:]
    while kept:
        text = json.dumps(dict(kept), ensure_ascii=False, separators=(",", ":"))
        if len(text) <= LONGEST:
            return text
        del kept[0]
    return ""
