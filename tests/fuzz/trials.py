"""Trials for damaged input. Every trial counts its results; a failure names the seed that makes it again."""

from __future__ import annotations

import argparse
import contextlib
import io
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Timer
from typing import Final

import msgspec

from hoshikan.bots import protocol
from hoshikan.cli.records import check
from hoshikan.engine import Match, RecordError, Seat, SetupError
from hoshikan.engine.record import read, write
from hoshikan.games import GAMES
from hoshikan.library import Library
from hoshikan.resources import game_path
from tests.engine.variants import to_the_end
from tests.fuzz.mutation import mutated

PATIENCE: Final = 60.0
"""Seconds after which an engine counts as hanging."""
EXPECTED: Final = (RecordError, SetupError, OSError)
BAD: Final = ("deaths", "disagreements", "not the same again", "without a place")
"""Counts that have to be 0."""


class Engine:
    """An engine process that is replaced when it is gone."""

    def __init__(self) -> None:
        self.deaths = 0
        self._start()

    def _start(self) -> None:
        command = [sys.executable, "-m", "hoshikan.bots.engine"]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )

    def survives(self, lines: list[bytes]) -> list[protocol.AnyAnswer]:
        """Send `lines`, then ask who is there; the answers before. A death or a silence is counted."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        answers: list[protocol.AnyAnswer] = []
        watch = Timer(PATIENCE, self._process.kill)
        watch.start()
        try:
            self._process.stdin.write(b"\n".join([*lines, b'{"type":"stop"}', b'{"type":"hello"}', b""]))
            self._process.stdin.flush()
            while not (answers and isinstance(answers[-1], protocol.Identity)):
                answers.append(protocol.decode_answer(self._process.stdout.readline()))
        except (BrokenPipeError, protocol.MessageError):
            self.deaths += self._process.wait() != 0  # 0 after a `quit`, which a damaged line may still be
            self.close()
            self._start()
        finally:
            watch.cancel()
        return answers

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


@contextlib.contextmanager
def engine() -> Iterator[Engine]:
    made = Engine()
    try:
        yield made
    finally:
        made.close()


def whole_records() -> list[bytes]:
    """A whole game and a beginning of every game."""
    found = []
    for number, game in enumerate(GAMES.values()):
        match = Match.start(game, [Seat("human", "Aki")] + [Seat("bot", "Vega", "casual")] * (game.players[0] - 1), 7)
        rng = Random(number)
        for action in to_the_end(match.state.clone(), rng):
            match.apply(action)
        found.append(write(match).encode())
        match.jump(min(12, match.ply))
        found.append(write(match).encode())
    return found


def note(told: Counter[str], what: str, case: int, times: int = 1) -> None:
    """Count a find, and name the case: it depends on the seed and its number alone."""
    if times:
        told[what] += times
        told[f"{what} in case {case}"] += 1


def records(count: int, seed: int, folder: Path) -> Counter[str]:
    """Damaged records through `check` and the library, which have to agree, and the engine, which may accept fewer."""
    told: Counter[str] = Counter()
    sources, path = whole_records(), folder / "fuzz.hoshikan"
    with Library.open(folder / "library.sqlite3") as library, engine() as running:
        for number in range(count):
            rng = Random(f"{seed}/record/{number}")
            data = mutated(rng.choice(sources), rng)
            path.write_bytes(data)
            accepted = _checked(path)
            told["accepted"] += accepted
            try:
                match_id, *_ = library.import_file(path, GAMES)
            except RecordError:
                note(told, "disagreements", number, accepted)
            else:
                note(told, "disagreements", number, not accepted)
                kept = library.load(match_id, GAMES)
                note(told, "not the same again", number, write(read(write(kept), GAMES)) != write(kept))
            before = running.deaths
            answers = running.survives([_load(data), b'{"type":"go","playouts":1}'])
            note(told, "deaths", number, running.deaths - before)
            loaded = any(isinstance(answer, protocol.Loaded) for answer in answers)
            note(told, "disagreements", number, loaded and not accepted)
    return told


def _checked(path: Path) -> bool:
    with contextlib.redirect_stdout(io.StringIO()):
        return check(argparse.Namespace(files=[path])) == 0


def _load(data: bytes) -> bytes:
    """The command that loads a record; where it is no text, its raw bytes stand in the line."""
    try:
        return msgspec.json.encode({"type": "load", "record": data.decode()})
    except UnicodeDecodeError:
        raw = data.replace(b"\\", b"\\\\").replace(b'"', b'\\"').replace(b"\n", b"\\n")
        return b'{"type":"load","record":"' + raw + b'"}'


def components(count: int, seed: int, folder: Path) -> Counter[str]:
    """Damaged component files; what is accepted is dealt, played at random to the end, written and read again."""
    told: Counter[str] = Counter()
    sources = [(game, path) for game in GAMES.values() for path in sorted(game_path(game.id).glob("components*"))]
    for number in range(count):
        rng = Random(f"{seed}/components/{number}")
        game, source = rng.choice(sources)
        path = folder / f"mine{source.suffix}"
        path.write_bytes(mutated(source.read_bytes(), rng))
        try:
            box = game.read_components(path)
            match = Match.start(game, [Seat()] * game.players[0], number, components=box)
        except EXPECTED as error:
            note(told, "without a place", number, isinstance(error, SetupError) and not error.place)
            continue
        told["accepted"] += 1
        for action in to_the_end(match.state.clone(), rng):
            match.apply(action)
        note(told, "not the same again", number, write(read(write(match), GAMES)) != write(match))
    return told


COMMANDS: Final = (
    b'{"type":"hello"}',
    b'{"type":"go","id":3,"purpose":"move","level":"novice","playouts":4,"seed":1}',
    b'{"type":"go","id":4,"purpose":"analyse","playouts":4,"ms":100}',
    b'{"type":"evaluate","id":5,"seat":0,"playouts":1}',
    b'{"type":"stop"}',
)


def lines(count: int, seed: int) -> Counter[str]:
    """Damaged protocol lines, raw bytes among them, to an engine with a match loaded."""
    told: Counter[str] = Counter()
    loads = [_load(data) for data in whole_records()]
    with engine() as running:
        for number in range(count):
            rng = Random(f"{seed}/line/{number}")
            line = mutated(rng.choice((*COMMANDS, *loads[1::2])), rng)
            before = running.deaths
            answers = running.survives([rng.choice(loads[1::2]), line] if number % 50 == 0 else [line])
            note(told, "deaths", number, running.deaths - before)
            told["refused"] += any(isinstance(answer, protocol.Error) for answer in answers)
    return told
