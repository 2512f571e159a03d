"""Notes of the library as pages use them, those of older settings included: a library that cannot be used has none and
keeps none.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from zlib import crc32

import msgspec

from hoshikan.engine import Game, Match, MatchHeader, RecordError, Seat, SetupError, limits, record
from hoshikan.engine.draft import Draft
from hoshikan.engine.record import head
from hoshikan.engine.recordchecksum import with_checksum
from hoshikan.library import Library, LibraryProblem
from hoshikan.library.help import Help
from hoshikan.library.matches import deal_of
from hoshikan.library.notes import Kind
from hoshikan.ui.kit.look.portraits import FACES, FREE_FACES, face_of
from hoshikan.ui.kit.look.theme import USUAL, completed
from hoshikan.ui.session.settings import Settings

if TYPE_CHECKING:
    from hoshikan.library import Library
    from hoshikan.library.notes import Kind
    from hoshikan.ui.session.settings import Settings


class Left(NamedTuple):
    """The position left on the page of a game."""

    draft: Draft
    seats: tuple[Seat, ...]
    """The players; the person has the seat from which the table was seen."""

    @property
    def own(self) -> int:
        """The seat from which the table was seen."""
        return next((place for place, seat in enumerate(self.seats) if not seat.is_bot), 0)


class PositionDrafts:
    """One for each game, the last."""

    def __init__(self, games: Mapping[str, Game], library: Callable[[], Library]) -> None:
        self._games = games
        self._library = library
        self._open: dict[str, Left] = {}

    def of(self, game: str) -> Left | None:
        """Return the position that was being set up, if it can still be read."""
        if game in self._open:
            return self._open[game]
        try:
            text = self._library().drafts.of(game)
            match = record.read(text, self._games) if text else None
            return None if match is None else Left(Draft(match.game, match.state), match.header.seats)
        except (LibraryProblem, RecordError, SetupError):
            return None

    def keep(self, draft: Draft, position: Match) -> None:
        """Note a step: `position` is the draft as a match. Raises LibraryProblem if it cannot be kept beyond today."""
        game = position.game.id
        self._open[game] = Left(draft, position.header.seats)
        self._library().drafts.keep(game, with_checksum(record.write(position)))

    def forget(self, game: str) -> None:
        """Nothing is left there. Raises LibraryProblem."""
        self._open.pop(game, None)
        self._library().drafts.forget(game)


class Notebook:
    """No page fails without a note; the player is informed of the library's trouble where more depends on it."""

    def __init__(self, library: Callable[[], Library]) -> None:
        self._library = library

    def value(self, kind: Kind, key: str) -> str:
        """The text kept under a key; "" for none."""
        with suppress(LibraryProblem):
            return self._library().notes.value(kind, key) or ""
        return ""

    def all(self, kind: Kind) -> dict[str, str]:
        """Every text of a kind by its key, the one kept last at the end."""
        with suppress(LibraryProblem):
            return self._library().notes.all(kind)
        return {}

    def keep(self, kind: Kind, key: str, value: str) -> None:
        """Replace the text of a key."""
        with suppress(LibraryProblem):
            self._library().notes.keep(kind, key, value)

    def help(self, match_id: int | None) -> Help:
        """The help in a match; zeros for one that is not stored."""
        if match_id is not None:
            with suppress(LibraryProblem):
                return self._library().help.of(match_id)
        return Help()

    def keep_help(self, match_id: int | None, used: Help) -> None:
        """Replace the help in a match; nothing for one that is not stored."""
        if match_id is not None and used != self.help(match_id):
            with suppress(LibraryProblem):
                self._library().help.keep(match_id, used)


class Emblems:
    """Emblems by deal: records describe games, and older versions read them. By default every seat has the usual
    one."""

    def __init__(self, notebook: Notebook) -> None:
        self._notebook = notebook

    def of(self, header: MatchHeader) -> tuple[int, ...]:
        """The emblems of a match, one for each of six seats."""
        return self.of_deal(deal_of(head(header)))

    def of_deal(self, deal: str) -> tuple[int, ...]:
        """… of one in a list of matches."""
        kept = self._notebook.value("seat-emblems", deal)
        return completed([int(one) for one in kept] if kept.isascii() and kept.isdigit() else [])

    def keep(self, header: MatchHeader, emblems: Sequence[int]) -> None:
        """Remember those of a match; the usual ones need no place."""
        whole = completed(emblems)
        if whole != self.of(header):
            self._notebook.keep("seat-emblems", deal_of(head(header)), "".join(map(str, whole)))


class TurnedMap:
    """A deal whose map is shown turned by a quarter, or as it is."""

    def __init__(self, notebook: Notebook, header: MatchHeader) -> None:
        self._notebook, self._deal = notebook, deal_of(head(header))

    @property
    def value(self) -> bool:
        """True for a map that is turned."""
        return bool(self._notebook.value("map-turned", self._deal))

    def keep(self, *, turned: bool) -> None:
        """Remember it."""
        self._notebook.keep("map-turned", self._deal, "1" if turned else "")


class People:
    """Faces and emblems by name; a person without a name has them too. A face of "" means the emblem alone."""

    def __init__(self, notebook: Notebook) -> None:
        self._notebook = notebook

    def face(self, name: str, place: int = 0) -> str:
        """Return the chosen face; until then one of those that no bot has, always the same for a name, and without a
        name for a `place` at the table."""
        kept = self._notebook.value("face", name)
        number = crc32(name.encode()) if name else place
        return _face(kept) if kept else FREE_FACES[number % len(FREE_FACES)]

    def choose(self, name: str, face: str) -> None:
        """Remember a name and its face."""
        self._notebook.keep("face", name, face or _EMBLEM)

    def faces(self, seats: Sequence[Seat]) -> list[str]:
        """The face of each seat: bots have those that belong to their names."""
        return [face_of(seat.name) if seat.is_bot else self.face(seat.name, place) for place, seat in enumerate(seats)]

    def wear(self, name: str, emblem: int) -> None:
        """Remember the emblem that was chosen for a name, a bot's too."""
        self._notebook.keep("emblem", name, str(emblem))

    def emblem(self, name: str) -> int | None:
        """The emblem chosen for a name, if one was."""
        kept = self._notebook.value("emblem", name)
        return next((emblem for emblem in USUAL if str(emblem) == kept), None)

    def emblems(self, seats: Sequence[Seat]) -> tuple[int, ...]:
        """Return the emblems of the seats, none twice: people come before bots."""
        taken: set[int] = set()
        wishes: list[int | None] = [None] * len(seats)
        for place in sorted(range(len(seats)), key=lambda place: seats[place].is_bot):
            wish = self.emblem(seats[place].name)
            if wish is not None and wish not in taken:
                taken.add(wish)
                wishes[place] = wish
        return completed(wishes)

    def names(self) -> list[str]:
        """Those who have played here, the last one first."""
        return [name for name in reversed(self._notebook.all("face")) if name]


_EMBLEM: Final = "emblem"
"""Kept for those who want no face."""


def _face(kept: str) -> str:
    return kept if kept in FACES else ""


_YES: Final = "yes"


class GuidedGames:
    """Guided games by deal: records describe games, and older versions read them."""

    def __init__(self, notebook: Notebook) -> None:
        self._notebook = notebook

    def keep(self, header: MatchHeader) -> None:
        """This match is guided from now on."""
        self._notebook.keep("guided", deal_of(head(header)), _YES)

    def has(self, header: MatchHeader) -> bool:
        """True if a match is guided."""
        return bool(self._notebook.value("guided", deal_of(head(header))))


class MoveNotes:
    """A player's own notes at the plies of a match; they belong to its deal, as long as the library has the match."""

    def __init__(self, notebook: Notebook, header: MatchHeader) -> None:
        self._notebook = notebook
        self._deal = deal_of(head(header))

    def all(self) -> dict[int, str]:
        """Return the notes by ply."""
        with suppress(msgspec.DecodeError):  # of a damaged one nothing can be shown
            return msgspec.json.decode(self._notebook.value("move-notes", self._deal) or "{}", type=dict[int, str])
        return {}

    def keep(self, ply: int, text: str) -> None:
        """Replace the note at a ply; "" removes it."""
        notes = {**self.all(), ply: limits.within(text, limits.NOTE)}
        kept = {one: note for one, note in sorted(notes.items()) if note}
        self._notebook.keep("move-notes", self._deal, msgspec.json.encode(kept).decode())


class BegunPuzzles:
    """Puzzles that were put before the player and are neither solved nor skipped: they come first the next time."""

    def __init__(self, notebook: Notebook) -> None:
        self._notebook = notebook

    def all(self) -> list[str]:
        """Return their ids in their order."""
        return self._notebook.value("puzzles", "begun").split()

    def begin(self, ids: Sequence[str]) -> None:
        """Add the puzzles of a stack; those that are there keep their place."""
        self._notebook.keep("puzzles", "begun", " ".join(dict.fromkeys([*self.all(), *ids])))

    def finish(self, puzzle: str) -> None:
        """Remove one that was solved, shown or skipped."""
        if puzzle in (begun := self.all()):
            self._notebook.keep("puzzles", "begun", " ".join(one for one in begun if one != puzzle))


def _today() -> str:
    return date.today().isoformat()  # noqa: DTZ011  # the day as the player's own calendar says


class Praises:
    """Asks the settings whether anything may be celebrated, and remembers on which day it was."""

    def __init__(self, settings: Settings, notebook: Notebook, today: Callable[[], str] = _today) -> None:
        self._settings = settings
        self._notebook = notebook
        self._today = today

    def due(self, what: str) -> bool:
        """Return true if `what` is to be celebrated now: if celebrations are on and it was not yet today; then mark it
        as celebrated."""
        day = self._today()
        if not self._settings.celebrations or self._notebook.value("celebrated", what) == day:
            return False
        self._notebook.keep("celebrated", what, day)
        return True


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
