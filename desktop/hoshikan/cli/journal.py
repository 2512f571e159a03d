"""The progress of a long run, one line each in a file, so that the next start continues it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

import hoshikan
from hoshikan.bots.levels import levels_of
from hoshikan.bots.series import Job, PlayedGame
from hoshikan.bots.spreading import Workers, spread
from hoshikan.cli.arguments import WrongUseError
from hoshikan.listing import package_of
from hoshikan.resources import game_path

Task = TypeVar("Task")
Line = TypeVar("Line")


class Journal(Generic[Line]):
    """The results of finished tasks: `done` in earlier runs, and those added now.

    The first line of the file identifies the run; another `head` is refused. Without a file nothing is kept.
    """

    def __init__(self, path: Path | None, head: Mapping[str, Any], kind: type[Line]) -> None:
        """Raises WrongUseError for a file of another run, naming what differs, and OSError."""
        self._path = path
        self._size = 0
        """Bytes of the file, unless another run writes in it, too."""
        self.done: list[Line] = []
        if path is None:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_bytes() if path.exists() else b""
        # A line without its end is one that a run was writing when it ended.
        whole = text[: text.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if not lines:
            self._size = path.write_bytes(msgspec.json.encode(head) + b"\n")
            return
        self._compare(msgspec.json.encode(head), lines[0])
        decoder = msgspec.json.Decoder(kind)
        for number, line in enumerate(lines[1:], 2):
            try:
                self.done.append(decoder.decode(line))
            except (msgspec.DecodeError, UnicodeDecodeError):
                if number < len(lines):
                    raise WrongUseError(f"{path}: line {number} is damaged; delete it and those below") from None
                whole = b"".join(line + b"\n" for line in lines[:-1])
        if whole != text:
            path.write_bytes(whole)
        self._size = len(whole)

    def add(self, line: Line) -> None:
        """Write down one result. Raises OSError, and WrongUseError if another run writes here: it would count twice."""
        if self._path is not None:
            with self._path.open("ab") as file:
                if file.tell() != self._size:
                    raise WrongUseError(f"{self._path}: another run writes here as well; wait until it has ended")
                self._size += file.write(msgspec.json.encode(line) + b"\n")

    def _compare(self, wanted: bytes, found: bytes) -> None:
        try:
            before, now = msgspec.json.decode(found, type=dict[str, Any]), msgspec.json.decode(wanted)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise WrongUseError(f"{self._path}: no file of such a run") from None
        differing = [name for name in {**before, **now} if before.get(name) != now.get(name)]
        if differing:
            raise WrongUseError(f"{self._path} was begun with another {differing[0]}: name another folder")


def resumed(
    work: Callable[[Task], Line], tasks: Sequence[Task], journal: Journal[Line], workers: Workers | None
) -> Iterator[Line]:
    """Yield the results of all tasks, in their order: first those in the journal, then the rest as it is done."""
    yield from journal.done[: len(tasks)]
    for done in spread(work, tasks[len(journal.done) :], workers):
        journal.add(done)
        yield done


def resumed_games(
    work: Callable[[Job], PlayedGame], jobs: Sequence[Job], journal: Journal[PlayedGame], workers: Workers | None
) -> Iterator[PlayedGame]:
    """As `resumed`, but every game is known by its deal: more may be wanted of any two than before."""
    known = {_dealt(game): game for game in journal.done}
    rest = spread(work, [job for job in jobs if _dealt(job) not in known], workers)
    for job in jobs:
        game = known.get(_dealt(job))
        if game is None:
            game = next(rest)
            journal.add(game)
        yield game


def _dealt(game: Job | PlayedGame) -> Hashable:
    # In a schedule no contestant has the same seat twice in one deal.
    return game.seats, game.seed


def source(*parts: str) -> Path:
    """A file or folder of the package."""
    return Path(hoshikan.__file__).parent.joinpath(*parts)


def fingerprint_of(*texts: str) -> str:
    """Return a key that changes when one of these texts does."""
    return sha256("\0".join(texts).encode()).hexdigest()[:16]


def fingerprint(*places: Path) -> str:
    """Return a key that changes with the code in one of these files and folders: not with comments and layout.

    A bundle has no sources: there the program itself is used.
    """
    digest = sha256()
    for place in places:
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place if place.is_file() else _program()]:
            text = path.read_bytes()
            digest.update(path.name.encode() + b"\0" + (_meaning(text) if path.suffix == ".py" else text))
    return digest.hexdigest()[:16]


def bots_of(game: str, *, levels: bool = True) -> str:
    """The fingerprint of everything that decides how bots play a game; of the levels too, if wanted: of how they play,
    since how often they were found to win changes nothing."""
    rooms = package_of(game).split(".")[1:]
    places = [source("engine"), source("bots"), source(*rooms, "rules"), source(*rooms, "bot")]
    tuned = game_path(game, "tuning.toml")
    found = fingerprint(*places, *filter(Path.exists, [tuned]))
    return fingerprint_of(found, repr(dict(levels_of(game)))) if levels else found


def _program() -> Path:
    return Path(sys.executable)


@cache
def _meaning(text: bytes) -> bytes:
    """Return a digest of a module without its comments, layout and docstrings."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [part for part in node.body if not _is_docstring(part)]
    return sha256(ast.dump(tree).encode()).digest()


def _is_docstring(part: ast.stmt) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)
