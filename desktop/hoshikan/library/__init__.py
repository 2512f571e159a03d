"""Storage between sessions: what is kept of the matches, reviews, lessons, answers and half-made positions of this
user, with statistics. SQLite; no Qt."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Final, NamedTuple, Self

from hoshikan.engine import RecordError, limits, record
from hoshikan.engine.game import Game
from hoshikan.engine.match import Match, Seat
from hoshikan.engine.recordchecksum import with_checksum
from hoshikan.engine.state import TERMINAL
from hoshikan.library import checksums, history, matches, notes, ratings, rescue, salvage, statistics
from hoshikan.library.database import writing
from hoshikan.library.files import identity, write_atomically
from hoshikan.library.help import HelpUsed
from hoshikan.library.history import Played
from hoshikan.library.matches import ListedMatch, MatchSummary
from hoshikan.library.notes import Notes
from hoshikan.library.opening import Clock, Opened, companions, in_memory, open_at
from hoshikan.library.paths import data_folder, library_path
from hoshikan.library.practice import Practice
from hoshikan.library.problem import LibraryProblem, reported
from hoshikan.library.ratings import RatedSeat, Ratings
from hoshikan.library.statistics import HOT_SEAT, MIXED, Statistics, Tally
from hoshikan.library.store import Keeper, Store

__all__ = [
    "HOT_SEAT",
    "MIXED",
    "Library",
    "LibraryProblem",
    "ListedMatch",
    "MatchSummary",
    "Restored",
    "Statistics",
    "Tally",
    "data_folder",
    "library_path",
    "rescue",
    "write_atomically",
]

_PUT_REVIEW: Final = "INSERT OR REPLACE INTO reviews (match_id, ply, made, content) VALUES (?, ?, ?, ?)"


class StoredReview(NamedTuple):
    """A review with the match it is of."""

    match_id: int
    game: str
    content: str


class Reviews(Store):
    """One review a match. It holds for the line of play that it was made of: a match that is cut loses its review."""

    def keep(self, match: Match, content: str) -> bool:
        """Keep the review of a finished match; false if the library does not have this match."""
        with self._keeper.changing() as connection:
            match_id = _stored(connection, match)
            if match_id is not None:
                connection.execute(_PUT_REVIEW, (match_id, len(match.actions), self._keeper.now(), content))
        return match_id is not None

    def of(self, match: Match) -> str | None:
        """The review of this match, if one is kept."""
        with self._keeper.reading() as connection:
            match_id = _stored(connection, match)
            if match_id is None:
                return None
            query = "SELECT content FROM reviews WHERE match_id = ? AND ply = ?"
            row = connection.execute(query, (match_id, len(match.actions))).fetchone()
        return None if row is None else str(row[0])

    def latest(self, most: int, game: str = "") -> tuple[StoredReview, ...]:
        """The reviews of the matches finished last (of one game), the newest first."""
        query = (
            "SELECT reviews.match_id, matches.game, reviews.content FROM reviews JOIN matches ON matches.id = match_id "
            "WHERE deleted IS NULL AND finished IS NOT NULL AND matches.ply = reviews.ply AND (? = '' OR game = ?) "
            "ORDER BY finished DESC, matches.id DESC LIMIT ?"
        )
        with self._keeper.reading() as connection:
            rows = connection.execute(query, (game, game, most)).fetchall()
        return tuple(StoredReview(int(match_id), str(name), str(content)) for match_id, name, content in rows)

    def hand_over(self, other: Keeper, ids: Mapping[int, int]) -> None:
        with self._keeper.reading() as connection:
            rows = connection.execute("SELECT match_id, ply, made, content FROM reviews").fetchall()
        _put(other, [(ids[row[0]], *row[1:]) for row in rows if row[0] in ids])


def _put(other: Keeper, rows: Sequence[tuple[object, ...]]) -> None:
    if rows:
        with other.changing() as connection:
            connection.executemany(_PUT_REVIEW, rows)


def _stored(connection: sqlite3.Connection, match: Match) -> int | None:
    return matches.same(connection, record.head(match.header), [str(action) for action in match.actions])


class Lessons(Store):
    """A lesson counts once; its first time is kept."""

    def complete(self, game: str, lesson: str) -> None:
        """Note that the lesson was completed."""
        with self._keeper.changing() as connection:
            connection.execute(_ADD, (game, lesson, self._keeper.now()))

    def done(self, game: str) -> frozenset[str]:
        """Return the completed lessons of a game."""
        with self._keeper.reading() as connection:
            rows = connection.execute("SELECT lesson FROM lessons WHERE game = ?", (game,)).fetchall()
        return frozenset(lesson for (lesson,) in rows)

    def hand_over(self, other: Keeper, ids: Mapping[int, int]) -> None:  # no match has part in it
        """Add lessons that `other` doesn't have."""
        with self._keeper.reading() as connection:
            rows = connection.execute("SELECT game, lesson, done FROM lessons").fetchall()
        with other.changing() as connection:
            connection.executemany(_ADD, rows)


_ADD = "INSERT OR IGNORE INTO lessons (game, lesson, done) VALUES (?, ?, ?)"


class Drafts(Store):
    """Each position is a record without actions, as it is copied as text."""

    def keep(self, game: str, record: str) -> None:
        """Keep this one instead of the game's last."""
        with self._keeper.changing() as connection:
            connection.execute(_PUT, (game, self._keeper.now(), record))

    def forget(self, game: str) -> None:
        """Nothing is being set up in this game any more."""
        with self._keeper.changing() as connection:
            connection.execute("DELETE FROM drafts WHERE game = ?", (game,))

    def of(self, game: str) -> str | None:
        """The record of the position last set up in a game; None if there is none."""
        with self._keeper.reading() as connection:
            row = connection.execute("SELECT record FROM drafts WHERE game = ?", (game,)).fetchone()
        return None if row is None else str(row[0])

    def hand_over(self, other: Keeper, ids: Mapping[int, int]) -> None:  # no match has part in it
        """Of two positions of a game, the one changed last is kept."""
        with self._keeper.reading() as connection:
            rows = connection.execute("SELECT game, changed, record FROM drafts").fetchall()
        with other.changing() as connection:
            connection.executemany(f"{_PUT} WHERE excluded.changed > changed", rows)


_PUT = """
    INSERT INTO drafts (game, changed, record) VALUES (?, ?, ?)
    ON CONFLICT (game) DO UPDATE SET changed = excluded.changed, record = excluded.record
"""


class Answers(Store):
    """One row for each question that was ever answered."""

    def note(self, game: str, question: str, *, right: bool) -> None:
        """Note an answer."""
        query = """
            INSERT INTO questions (game, question, asked, missed, known, answered) VALUES (?, ?, 1, ?, ?, ?)
            ON CONFLICT (game, question) DO UPDATE SET
                asked = asked + 1, missed = missed + excluded.missed,
                known = excluded.known, answered = excluded.answered
        """
        with self._keeper.changing() as connection:
            connection.execute(query, (game, question, int(not right), int(right), self._keeper.now()))

    def known(self, game: str) -> dict[str, bool]:
        """By id of a question answered: whether the last answer was right."""
        with self._keeper.reading() as connection:
            rows = connection.execute("SELECT question, known FROM questions WHERE game = ?", (game,)).fetchall()
        return {question: bool(right) for question, right in rows}

    def hand_over(self, other: Keeper, ids: Mapping[int, int]) -> None:  # no match has part in it
        """Of a question in both libraries, the newer answer is kept."""
        query = """
            INSERT INTO questions (game, question, asked, missed, known, answered) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (game, question) DO UPDATE SET
                asked = excluded.asked, missed = excluded.missed, known = excluded.known, answered = excluded.answered
            WHERE excluded.answered > answered
        """
        with self._keeper.reading() as connection:
            rows = connection.execute("SELECT game, question, asked, missed, known, answered FROM questions").fetchall()
        with other.changing() as connection:
            connection.executemany(query, rows)


Line = Sequence[str]
"""Actions in the notation, from the start of a match."""
RESTORABLE: Final = timedelta(days=1)
"""Time during which a deleted match can be restored."""

_SQLITE: Final = b"SQLite format 3\0"

_FIRST, _LAST = 0, 253402300799999
"""The moments that the schema takes, in milliseconds since 1970; a clock that is beside them loses no game."""


class Restored(NamedTuple):
    """The number of matches that a file added, and of those that this version cannot replay."""

    new: int
    left_out: int


def _utc_now() -> datetime:
    try:
        return datetime.now(UTC)
    except (OverflowError, ValueError, OSError):
        return datetime.max.replace(tzinfo=UTC)


class Library:
    """Matches with autosave and statistics, by methods, and a `Store` for each other kind of data, in one SQLite file.

    Every method that writes does so in one transaction and has it on the disk when it returns. All raise LibraryProblem
    when the file cannot be read or written or there is no such match. The match on the table is not touched by that;
    `sync` catches up once writing works again. A library belongs to one thread at a time.
    """

    def __init__(self, opened: Opened, clock: Clock) -> None:
        """See `open` and `temporary`."""
        self._connection = opened.connection
        self._clock = clock
        self.path = opened.path
        """The file in use; the one that could not be used if `in_memory`."""
        self.problem = opened.problem
        """The problem that opening met and got around, for one message to the user."""
        self.in_memory = opened.in_memory
        """True if everything will be gone after closing."""
        self._identity = None if opened.in_memory else identity(opened.path)
        self._companions = {} if opened.in_memory else companions(opened.path)
        self._touched: set[int] = set()
        """The matches written to since the start."""
        self._seen: dict[int, tuple[str, ...]] = {}
        """The lines of play as they were last read or written here."""
        self.lessons = Lessons(self)
        self.answers = Answers(self)
        self.practice = Practice(self)
        self.reviews = Reviews(self)
        self.ratings = Ratings(self)
        self.drafts = Drafts(self)
        self.notes = Notes(self)
        self.help = HelpUsed(self)
        self.stores: tuple[Store, ...] = (
            self.lessons,
            self.answers,
            self.practice,
            self.reviews,
            self.ratings,
            self.drafts,
            self.notes,
            self.help,
        )
        """Storage beside matches; each has a name of its own too."""

    @classmethod
    def open(cls, path: Path | None = None, clock: Clock = _utc_now) -> Library:
        """The library at `path`, or this user's own. Never fails: see `problem` and `in_memory`."""
        library = cls(open_at(path or library_path(), clock), clock)
        library._forget_deleted()
        return library

    @classmethod
    def temporary(cls, clock: Clock = _utc_now) -> Library:
        """A library that keeps nothing beyond its own lifetime."""
        return cls(Opened(in_memory(), Path(), in_memory=True), clock)

    @property
    def stranded(self) -> bool:
        """True if it is in memory only because its file cannot be used; `problem` has the reason."""
        return self.in_memory and self.problem is not None

    def retry(self, games: Mapping[str, Game]) -> bool:
        """If stranded, try to use the file after all and take over what came meanwhile. True if nothing is stranded.

        Matches get new ids then; `adopt` finds one again.
        """
        if not self.stranded:
            return True
        for part, known in self._companions.items():
            # The log of a file that vanished would be taken for the log of the one in its place.
            if identity(part) == known:
                with suppress(OSError):
                    part.unlink()
        opened = open_at(self.path, self._clock)
        if opened.in_memory:
            opened.connection.close()
            self.problem = opened.problem
            return False
        with Library(opened, self._clock) as file:
            try:
                texts, _ = self._hand_over(file, games)
            except LibraryProblem as problem:
                self.problem = problem
                return False
            # The file is this library's from here on; the memory is what gets closed.
            file._connection, self._connection = self._connection, file._connection
            self._identity, self._touched, self._seen = file._identity, file._touched, file._seen
            self._companions = file._companions
        self.path, self.problem, self.in_memory = opened.path, opened.problem, False
        rescue.forget(texts)
        return True

    def close(self) -> None:
        """Release the file. Nothing needs saving: every method has already done so."""
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # Autosave

    def create(self, match: Match, title: str = "", rated: Sequence[RatedSeat] = ()) -> int:
        """Keep `match` from now on, with its actions up to the current ply. Returns its id.

        With a seat of `rated` for each of its own it is a rated game, unless the same deal has been one before.
        """
        with self._writing() as changed:
            match_id = matches.insert(self._connection, match, self.now(), title)
            changed.append(match_id)
            if rated:
                ratings.begin(self._connection, match_id, rated)
        return match_id

    # Several windows, or programs, may have the same match open. A writer names the `line` of play that it
    # knows to be stored (by default what was last read or written through this library). If something else is stored
    # the change is refused with LibraryProblem "played-elsewhere": no line is mixed with another, none is given up.

    def append(self, match_id: int, ply: int, action_text: str, line: Line | None = None) -> None:
        """Note that `action_text` was applied after `ply` actions, which are all that is stored.

        Raises LibraryProblem "missing-actions" if fewer actions are stored: an earlier write failed.
        """
        with self._writing(match_id):
            stored = self._require(match_id, line)
            if ply > stored:
                raise LibraryProblem("missing-actions", self.path, detail=f"{stored} stored, {ply} expected")
            if ply < stored:
                raise LibraryProblem("played-elsewhere", self.path, detail=f"{stored} stored, {ply} expected")
            matches.extend(self._connection, match_id, ply, [action_text], self.now())

    def sync(self, match_id: int, match: Match, line: Line | None = None) -> None:
        """Make the stored actions those of `match` up to its current ply, which drops those that were undone."""
        wanted = [str(action) for action in match.actions[: match.ply]]
        with self._writing(match_id):
            self._require(match_id, line, wanted)
            stored = matches.actions(self._connection, match_id)
            kept = matches.common_length(stored, wanted)
            if kept < len(stored):
                matches.cut(self._connection, match_id, kept, self.now())
            if kept < len(wanted):
                matches.extend(self._connection, match_id, kept, wanted[kept:], self.now())

    def adopt(self, match: Match) -> int:
        """The id of the stored match that `match` continues, its further actions added; a new one if there is none.

        Nothing stored is given up: a match that went on differently stays as it is, and so does one that went further.
        """
        wanted = [str(action) for action in match.actions[: match.ply]]
        with self._writing() as changed:
            match_id = matches.related(self._connection, record.head(match.header), wanted)
            if match_id is None:
                match_id = matches.insert(self._connection, match, self.now(), "")
            changed.append(match_id)
            if (stored := matches.length(self._connection, match_id, self.path)) < len(wanted):
                matches.extend(self._connection, match_id, stored, wanted[stored:], self.now())
        self._finish_if_over(match_id, match)
        return match_id

    def finish(
        self,
        match_id: int,
        points: Sequence[int],
        winners: frozenset[int],
        end_reason: str,
        sides: Sequence[int] | None = None,
        line: Line | None = None,
    ) -> None:
        """Note the result. `sides` gives each seat's team where teams win together; an undo removes the result,
        but not the rating that followed from it."""
        with self._writing(match_id):
            self._require(match_id, line)
            chosen, now = range(len(points)) if sides is None else sides, self.now()
            matches.finish(self._connection, match_id, points, winners, end_reason, chosen, now)
            ratings.settle(self._connection, match_id, points, winners, chosen, now)

    # Keeping order

    def rename(self, match_id: int, title: str) -> None:
        """Give the match a title of the user's."""
        self._change(match_id, "UPDATE matches SET title = ? WHERE id = ?", limits.within(title, limits.TITLE))

    def delete(self, match_id: int) -> None:
        """Take the match out of lists and statistics; it can be restored for a day."""
        self._change(match_id, "UPDATE matches SET deleted = ? WHERE id = ?", self.now())

    def restore(self, match_id: int) -> None:
        """Bring a deleted match back."""
        with self._writing(match_id):
            query = "UPDATE matches SET deleted = NULL WHERE id = ?"
            if not self._connection.execute(query, (match_id,)).rowcount:
                raise LibraryProblem("no-such-match", self.path, detail=str(match_id))

    def set_thumbnail(self, match_id: int, png: bytes) -> None:
        """Keep a picture of the table for the list."""
        with self._writing():
            matches.length(self._connection, match_id, self.path)
            self._connection.execute("INSERT OR REPLACE INTO thumbnails (match_id, png) VALUES (?, ?)", (match_id, png))

    def thumbnail(self, match_id: int) -> bytes | None:
        """The picture, if there is one."""
        with reported(self.path):
            query = "SELECT png FROM thumbnails WHERE match_id = ?"
            row = self._connection.execute(query, (match_id,)).fetchone()
        return None if row is None else bytes(row[0])

    # Reading

    def load(self, match_id: int, games: Mapping[str, Game]) -> Match:
        """The stored match at its last ply, every action checked. Raises RecordError if it cannot be replayed.

        Names longer than today's limits are shortened in it; what is stored stays as it is.
        """
        with reported(self.path):
            text = matches.text(self._connection, match_id, self.path)
        match = record.read_stored(text, games)
        self._seen[match_id] = tuple(str(action) for action in match.actions)
        self._finish_if_over(match_id, match)
        return match

    def summary(self, match_id: int) -> MatchSummary:
        """One match as lists show it."""
        with reported(self.path):
            found = matches.one(self._connection, match_id)
        if found is None:
            raise LibraryProblem("no-such-match", self.path, detail=str(match_id))
        return found

    def unfinished(self, games: Collection[str] | None = None, most: int | None = None) -> tuple[MatchSummary, ...]:
        """The matches in progress, last played first: of all games or these, all or the first `most`."""
        with reported(self.path):
            return matches.unfinished(self._connection, games, most)

    def finished(self) -> tuple[MatchSummary, ...]:
        """The matches played to their end, last finished first."""
        with reported(self.path):
            return matches.finished(self._connection)

    def listed(self) -> list[ListedMatch]:
        """Every match in short, last played first; quick enough for ten thousand."""
        with reported(self.path):
            return matches.listed(self._connection)

    def seats(self, ids: Sequence[int]) -> dict[int, list[Seat]]:
        """The seats of these matches, at most 999, by their ids."""
        with reported(self.path):
            return matches.seats(self._connection, ids)

    def played(self) -> frozenset[str]:
        """The ids of the games of which a match was begun here."""
        with reported(self.path):
            rows = self._connection.execute("SELECT DISTINCT game FROM matches WHERE deleted IS NULL AND NOT imported")
            return frozenset(str(game) for (game,) in rows)

    def statistics(self) -> tuple[Statistics, ...]:
        """Results of human seats in finished matches, by game and level of the bots. Imported matches do not count."""
        with reported(self.path):
            return statistics.collect(self._connection)

    def history(self) -> tuple[Played, ...]:
        """Every finished match as each of its people knows it, the oldest first. Imported matches do not count."""
        with reported(self.path):
            return history.collect(self._connection)

    def is_played_out(self, game: str, seed: int) -> bool:
        """Return true if a match of the game with this deal number was played to its end here."""
        with reported(self.path):
            return history.is_played_out(self._connection, game, seed)

    # Records

    def export_file(self, match_id: int, path: Path) -> None:
        """Write the match as a record; a file already there stays whole until the new one is."""
        with reported(self.path):
            text = matches.text(self._connection, match_id, self.path)
        with reported(path):
            write_atomically(path, with_checksum(text).encode())

    def import_file(self, path: Path, games: Mapping[str, Game]) -> tuple[int, ...]:
        """Take the records of a file into the library under its name. Returns their ids, or those of stored matches
        that are the same to the last action. Raises RecordError if any is bad; then none is taken."""
        with reported(path):
            found = record.read_whole_file(path, games)
        return self.take_in(found, path.stem)

    def import_text(self, text: str, games: Mapping[str, Game]) -> tuple[int, ...]:
        """Like `import_file`, of records that came as text."""
        return self.take_in(record.read_all(text, games))

    def take_in(self, found: Sequence[Match], title: str = "") -> tuple[int, ...]:
        """Like `import_file`, of matches that were read already."""
        title, ids = limits.within(title, limits.TITLE).strip(), []
        with self._writing() as changed:
            for number, match in enumerate(found, 1):
                wanted = [str(action) for action in match.actions[: match.ply]]
                match_id = matches.same(self._connection, record.head(match.header), wanted)
                if match_id is None:
                    name = f"{title} {number}" if title and len(found) > 1 else title
                    match_id = matches.insert(self._connection, match, self.now(), name, imported=True)
                    changed.append(match_id)
                ids.append(match_id)
        for match_id, match in zip(ids, found, strict=True):
            self._finish_if_over(match_id, match)
        return tuple(ids)

    # The whole library as one file

    def back_up(self, path: Path) -> None:
        """Write everything into one file, for `bring_in`; a file already there stays whole until the new one is."""
        with reported(self.path):
            content = self._connection.serialize()
        with reported(path):
            write_atomically(path, content)

    def bring_in(self, path: Path, games: Mapping[str, Game]) -> Restored:
        """Add all that the file of a library has and this one has not, in one transaction.

        Raises LibraryProblem ("not-a-library", "newer-library") if the file cannot be used; then nothing has changed.
        """
        with TemporaryDirectory(prefix="hoshikan-", ignore_cleanup_errors=True) as folder:
            copy = Path(folder) / path.name
            with reported(path):
                copyfile(path, copy)
                if not copy.read_bytes().startswith(_SQLITE):
                    raise LibraryProblem("not-a-library", path)
            opened = open_at(copy, self._clock)
            with Library(opened, self._clock) as other:
                if opened.problem is not None:
                    newer = opened.problem.reason == "newer"
                    raise LibraryProblem("newer-library" if newer else "not-a-library", path)
                return self._take_over(other, games)

    def _take_over(self, other: Library, games: Mapping[str, Game]) -> Restored:
        known, seen, touched = {one.id for one in self.listed()}, dict(self._seen), set(self._touched)
        other._touched = {one.id for one in other.listed()}
        try:
            with self._writing() as changed:
                _, ids = other._hand_over(self, games)
                new = {theirs: own for theirs, own in ids.items() if own not in known}
                matches.copy_particulars(other._connection, self._connection, new)
                changed.extend(new.values())
        except BaseException:
            self._seen, self._touched = seen, touched
            raise
        return Restored(len(set(new.values())), len(other._touched) - len(ids))

    # For the stores

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """See `store.Keeper`."""
        with reported(self.path):
            yield self._connection

    @contextmanager
    def changing(self) -> Iterator[sqlite3.Connection]:
        """See `store.Keeper`."""
        with self._writing():
            yield self._connection

    def now(self) -> int:
        """See `store.Keeper`."""
        return min(max(_FIRST, int(self._clock().timestamp() * 1000)), _LAST)

    # Small parts

    @contextmanager
    def _writing(self, match_id: int | None = None) -> Iterator[list[int]]:
        """One write transaction. The matches it changes, put into the list, get their checksums."""
        changed = [] if match_id is None else [match_id]
        lines: dict[int, tuple[str, ...]] = {}
        try:
            with reported(self.path), writing(self._connection):
                yield changed
                for one in changed:
                    checksums.seal(self._connection, one)
                    lines[one] = tuple(matches.actions(self._connection, one))
        except LibraryProblem as problem:
            if problem.path == self.path:
                self._check_place()
            raise
        self._seen |= lines
        self._touched.update(lines)
        self._check_place()

    def _check_place(self) -> None:
        """A file that was removed or replaced takes what is written to it along into nothing."""
        if not self.in_memory and identity(self.path) != self._identity:
            self.in_memory = True
            self.problem = LibraryProblem("vanished", self.path)
            raise self.problem

    def _require(self, match_id: int, line: Line | None, wanted: Line = ()) -> int:
        known = self._seen.get(match_id) if line is None else line
        if known is None and not wanted:
            return matches.length(self._connection, match_id, self.path)
        return matches.require(self._connection, match_id, known, self.path, wanted)

    def _hand_over(self, other: Library, games: Mapping[str, Game]) -> tuple[list[str], dict[int, int]]:
        """Put what was played and learnt since the start into `other`; returns the records of the matches, and their
        ids there by those here."""
        with reported(self.path):
            if self.problem is not None and self.problem.reason == "vanished" and other._is_new():
                salvage.take_over(self._connection, other._connection)
            texts = matches.texts(self._connection, self._touched)
        ids: dict[int, int] = {}
        for match_id, text in texts.items():
            # What cannot be replayed was copied from the file, which still has it.
            with suppress(RecordError):
                ids[match_id] = other.adopt(record.read_stored(text, games))
        for store in self.stores:
            store.hand_over(other, ids)
        return list(texts.values()), ids

    def _finish_if_over(self, match_id: int, match: Match) -> None:
        """The program may have died between the last action and the result."""
        state = match.state
        if state.to_move == TERMINAL and self.summary(match_id).finished is None:
            # Where teams play, every view has each seat's team.
            sides = state.view(None).sides or None
            self.finish(match_id, state.points(), state.winners(), state.end_reason(), sides)

    def _is_new(self) -> bool:
        return self._connection.execute("SELECT id FROM matches").fetchone() is None

    def _change(self, match_id: int, query: str, value: str | int) -> None:
        with self._writing(match_id):
            matches.length(self._connection, match_id, self.path)
            self._connection.execute(query, (value, match_id))

    def _forget_deleted(self) -> None:
        limit = self.now() - int(RESTORABLE.total_seconds() * 1000)
        # Can wait for another time.
        with suppress(LibraryProblem), self._writing():
            gone = self._connection.execute("DELETE FROM matches WHERE deleted < ? RETURNING head", (limit,)).fetchall()
            notes.forget_deals(self._connection, [head for (head,) in gone])
