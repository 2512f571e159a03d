"""The readable part of a damaged library, copied into a fresh one."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from hoshikan.engine.match import Seat
from hoshikan.engine.record import FIRST_WORD
from hoshikan.library import checksums, schema
from hoshikan.library.database import connect_reading, prepare, writing
from hoshikan.library.problem import TROUBLE

DatabaseRow = tuple[Any, ...]
MOST_IN_MEMORY: Final = 500_000_000
"""Bytes; some hundred thousand matches."""
_ROOT: Final = 100
"""Where the schema begins in the first page, behind the header of the file."""
_INTERIOR: Final = 5
"""Kind of a page that holds numbers of others."""


class _Table(NamedTuple):
    name: str
    key: str
    columns: str

    def query(self, match_id: int | None, direction: str) -> str:
        where = "" if match_id is None else f"WHERE match_id = {match_id}"
        return f"SELECT {self.columns} FROM {self.name} {where} ORDER BY {self.key} {direction}"  # noqa: S608  # constants and an integer


_MATCHES: Final = _Table(
    "matches", "id", "id, game, head, title, started, updated, end_reason, shared, imported, deleted, finished, ply"
)
_SEATS: Final = _Table("seats", "seat", "match_id, seat, kind, name, level, points, won")
_ACTIONS: Final = _Table("actions", "ply", "match_id, ply, action")
_CHECKED: Final = _Table("actions", "ply", "match_id, ply, CAST(action AS BLOB), checksum")
_THUMBNAILS: Final = _Table("thumbnails", "match_id", "match_id, png")
PLAIN: Final = (
    _Table("lessons", "game", "game, lesson, done"),
    _Table("questions", "game", "game, question, asked, missed, known, answered"),
    _Table("practice", "exercise", "exercise, answered, game, outcome, rating"),
    _Table("reviews", "match_id", "match_id, ply, made, content"),
    _Table("rated", "deal", "deal, match_id, game, player, seats, helped, finished, result"),
    _Table("drafts", "game", "game, changed, record"),
    _Table("notes", "rowid", "kind, key, changed, value"),
    _Table("help", "match_id", "match_id, undos, over_dice, over_others, hints, questions"),
)
"""Tables of which each readable row counts by itself, those that name matches included."""


class Salvaged(NamedTuple):
    """Number of matches that were copied, and of those that are not quite as they were written."""

    matches: int
    doubtful: int


class _Found(NamedTuple):
    """The readable part of a match."""

    row: DatabaseRow
    seats: list[DatabaseRow]
    actions: list[DatabaseRow]
    thumbnails: list[DatabaseRow]
    sound: bool

    @property
    def worth(self) -> tuple[bool, int, int, int]:
        return self.sound, len(self.actions), len(self.seats), len(self.thumbnails)


def salvage(damaged: Path, fresh: sqlite3.Connection) -> Salvaged:
    """Copy every match whose head is readable, with its actions up to the first unreadable one, and the lessons done.

    An action with one flipped bit is mended by its checksum. Whatever cannot be read is skipped: the damaged file
    stays for a closer look. Raises sqlite3.Error if `fresh` cannot be written.
    """
    best: dict[int, _Found] = {}
    plain: dict[_Table, dict[DatabaseRow, None]] = {table: {} for table in PLAIN}
    for opened in (connect_reading, _with_sound_head):
        try:
            source = opened(damaged)
        except TROUBLE:
            continue
        with closing(source):
            for match_id, found in _matches(source):
                if match_id not in best or best[match_id].worth < found.worth:
                    best[match_id] = found
            for table in PLAIN:
                plain[table] |= dict.fromkeys(_rows(source, table))
            if best and all(found.sound for found in best.values()) and _is_as_built(source):
                break
    taken = [found for _, found in sorted(best.items()) if _insert(fresh, found)]
    _copy_plain(fresh, plain)
    return Salvaged(len(taken), sum(not found.sound for found in taken))


def take_over(source: sqlite3.Connection, fresh: sqlite3.Connection) -> None:
    """Copy everything of a library that can still be read but has lost its place on the disk. Raises sqlite3.Error."""
    for _, found in _matches(source):
        _insert(fresh, found)
    _copy_plain(fresh, {table: _rows(source, table) for table in PLAIN})


def _is_as_built(source: sqlite3.Connection) -> bool:
    try:
        return schema.described(source) == schema.expected(schema.version(source))
    except (*TROUBLE, IndexError):
        return False


def _with_sound_head(damaged: Path) -> sqlite3.Connection:
    """The damaged library in memory with the schema of a fresh one: their tables begin alike."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as template:
        schema.build(template)
        (page_size,) = template.execute("PRAGMA page_size").fetchone()
        sound = template.serialize()
    if damaged.stat().st_size > MOST_IN_MEMORY:
        raise sqlite3.DatabaseError("too large to be a library")
    content = damaged.read_bytes()
    # A schema that names pages behind the end is refused as a whole, so a file cut off there is filled up.
    pages = max(-(-len(content) // page_size), len(sound) // page_size)
    head = bytearray(sound[:page_size])
    # Unequal change counters make SQLite take the number of pages from the length of the data.
    head[24:28] = b"\xff" * 4
    # The damaged library may have its games where the fresh one has the rest of its schema, so that goes to the end.
    rest = b""
    for number, place in enumerate(_places_of_pages(head), pages + 1):
        start = (int.from_bytes(head[place : place + 4]) - 1) * page_size
        rest += sound[start : start + page_size]
        head[place : place + 4] = number.to_bytes(4)
    content = bytes(head) + content[page_size:].ljust((pages - 1) * page_size, b"\0") + rest
    source = sqlite3.connect(":memory:", isolation_level=None)
    try:
        prepare(source)
        source.deserialize(content)
    except BaseException:
        source.close()
        raise
    return source


def _places_of_pages(head: bytearray) -> list[int]:
    """Places in the first page with numbers of other pages of the schema, by SQLite's file format (1.6)."""
    if head[_ROOT] != _INTERIOR:
        return []
    cells = range(int.from_bytes(head[_ROOT + 3 : _ROOT + 5]))
    starts = (_ROOT + 12 + 2 * cell for cell in cells)
    return [_ROOT + 8, *(int.from_bytes(head[start : start + 2]) for start in starts)]


def _matches(source: sqlite3.Connection) -> Iterator[tuple[int, _Found]]:
    checked = _until_unreadable(source, "SELECT checksum FROM actions LIMIT 0")[1]
    for row in _rows(source, _MATCHES):
        match_id, head = row[0], row[2]
        if isinstance(match_id, int) and isinstance(head, str) and head.startswith(FIRST_WORD):
            yield match_id, _found(source, row, checked=checked)


def _found(source: sqlite3.Connection, row: DatabaseRow, *, checked: bool) -> _Found:
    match_id, head = row[0], row[2]
    rows = _rows(source, _CHECKED if checked else _ACTIONS, match_id)
    if not checked:
        whole = [action for ply, action in enumerate(rows) if action[1] == ply]
        sound = len(whole) == row[-1]
    else:
        # Checksums prove the order, so the number of an action may be what flipped.
        whole = list(_fitting(head, rows))
        try:
            sound = checksums.is_sound(source, match_id) and len(whole) == row[-1]
        except (*TROUBLE, TypeError):
            sound = False
        if not sound:
            # That it was deleted may be the damage.
            row = (*row[:9], None, *row[10:])
    seats = _rows(source, _SEATS, match_id)
    if not seats:
        # The result is lost with them; loading a match that is over notes it anew.
        seats, row = _seats_in(match_id, head), (*row[:-2], None, row[-1])
    actions = [action[:3] for action in whole]
    return _Found((*row[:-1], len(actions)), seats, actions, _rows(source, _THUMBNAILS, match_id), sound)


def _fitting(head: str, rows: list[DatabaseRow]) -> Iterator[DatabaseRow]:
    """Yield the actions up to the first that does not match its checksum; the first one only follows the head."""
    before: int | None = checksums.of_text(head)
    for ply, (match_id, _, action, noted) in enumerate(rows):
        if not isinstance(action, bytes):
            return
        after = noted if isinstance(noted, int) else None
        own = before if before is None else checksums.of_line(action, before)
        if own is not None and after is not None and own != after:
            following = rows[ply + 1] if ply + 1 < len(rows) else None
            if following is not None and following[3] == checksums.of_line(following[2], own):
                # The action is right: what flipped is its checksum.
                after = own
            elif (mended := checksums.mended(action, before or 0, after)) is not None:
                action = mended  # noqa: PLW2901  # what was read is what has to be replaced
            elif ply:
                return
        yield match_id, ply, action.decode("utf-8", "replace")
        before = after


def _insert(fresh: sqlite3.Connection, found: _Found) -> bool:
    parts = {_MATCHES: [found.row], _SEATS: found.seats, _ACTIONS: found.actions}
    return _copy(fresh, parts | {_THUMBNAILS: found.thumbnails}) or _copy(fresh, parts)


def _seats_in(match_id: int, head: str) -> list[DatabaseRow]:
    """The seats as the record names them, where their own rows are lost; without points."""
    lines = [line.removeprefix("seat ") for line in head.split("\n") if line.startswith("seat ")]
    try:
        seats = [msgspec.json.decode(line, type=Seat) for line in lines]
    except msgspec.DecodeError:
        return []
    return [(match_id, number, seat.kind, seat.name, seat.level, None, None) for number, seat in enumerate(seats)]


def _copy(fresh: sqlite3.Connection, parts: dict[_Table, list[DatabaseRow]]) -> bool:
    """Insert rows that belong together; False if they break a constraint of the schema."""
    try:
        with writing(fresh):
            for table, rows in parts.items():
                marks = ", ".join("?" * (table.columns.count(",") + 1))
                fresh.executemany(f"INSERT INTO {table.name} ({table.columns}) VALUES ({marks})", rows)  # noqa: S608  # constants only
            for row in parts.get(_MATCHES, []):
                checksums.seal_actions(fresh, row[0])
                checksums.seal(fresh, row[0])
    except (sqlite3.IntegrityError, sqlite3.DataError, UnicodeError, OverflowError):
        return False
    return True


def _copy_plain(fresh: sqlite3.Connection, tables: Mapping[_Table, Iterable[DatabaseRow]]) -> None:
    """Each row by itself: one that breaks the schema, or comes a second time, takes no other along."""
    for table, rows in tables.items():
        for row in rows:
            _copy(fresh, {table: [row]})


def _rows(source: sqlite3.Connection, table: _Table, match_id: int | None = None) -> list[DatabaseRow]:
    """The readable rows in the order of their key: from both ends up to an unreadable page between."""
    front, complete = _until_unreadable(source, table.query(match_id, "ASC"))
    if complete:
        return front
    back, _ = _until_unreadable(source, table.query(match_id, "DESC"))
    return list(dict.fromkeys([*front, *reversed(back)]))


def _until_unreadable(source: sqlite3.Connection, query: str) -> tuple[list[DatabaseRow], bool]:
    rows: list[DatabaseRow] = []
    try:
        rows.extend(source.execute(query))
    except TROUBLE:
        return rows, False
    return rows, True
