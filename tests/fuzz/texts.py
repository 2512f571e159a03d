"""Damaged and strange texts for every reader that has no trial of its own: pasted games, settings, our own files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from hoshikan.bots.levels import read_levels
from hoshikan.engine import TERMINAL, Game, Match, MatchHeader, RecordError, Seat, SetupError, State, record
from hoshikan.engine.chance import sample
from hoshikan.engine.draft import Draft
from hoshikan.engine.tuning import read_tuning
from hoshikan.games import GAMES
from hoshikan.library import Library
from hoshikan.resources import game_file, game_path
from hoshikan.teaching import rulebook
from hoshikan.teaching.ask import read_asked
from hoshikan.teaching.guide import load_sentences
from hoshikan.teaching.lessons import load_file
from hoshikan.teaching.position import TeachingError, read_position
from hoshikan.teaching.puzzles import read_puzzles
from hoshikan.teaching.questions import load_questions
from hoshikan.ui.session.notebook import move
from hoshikan.ui.session.settings import Settings, declared
from hoshikan.ui.shared.messages import Messages
from tests.fuzz import trials
from tests.fuzz.mutation import mutated

EDITS: Final = 30
ENGINES: Final = '{"A":{"command":"a b","games":["conquestar"]}}'
FORMER_TEXTS: Final = {
    "new_game": '{"conquestar":{"seats":[{"kind":"human","name":"Aki","level":""}],"options":{}}}',
    "celebrated": '{"day":"2026-01-02","what":["conquestar/01-field"]}',
    "people": '{"Aki":"fox","星":"owl"}',
    "wearers": '{"Aki":5}',
    "emblems": '{"0a1b2c3d":"512340"}',
    "lesson_steps": '{"conquestar/01-field":3}',
    "taken_back": '{"1":[3,1,2,4,5]}',
    "guided": "0a1b2c3d 1a1b2c3d",
}
"""Settings of older versions that the library keeps now."""
REFUSALS: Final = (TeachingError, SetupError, RecordError, OSError)
"""Refusals of readers of our own files."""


def _count_exceptions(found: Counter[str], number: int, act: Callable[[], object]) -> None:
    try:
        act()
    except Exception as error:  # noqa: BLE001  # any failure is what is looked for
        trials.note(found, "exceptions", number)
        found[f"{type(error).__name__} in case {number}"] += 1


def pasted(count: int, seed: int, folder: Path) -> Counter[str]:
    """Records as mail, pages and careless copying leave them; each is taken or refused in words."""
    found: Counter[str] = Counter()
    sources, words = trials.whole_records(), Messages()
    with Library.open(folder / "library.sqlite3") as library:

        def paste(text: str) -> None:
            try:
                match_id, *_ = library.import_text(text, GAMES)
            except RecordError as refusal:
                found["refused"] += 1
                found["without words"] += not words.of(refusal).strip()
            else:
                found["taken"] += 1
                assert record.write(library.load(match_id, GAMES))

        for number in range(count):
            rng = Random(f"{seed}/pasted/{number}")
            text = rng.choice(sources).decode()
            for _ in range(rng.choice((1, 1, 2))):
                text = rng.choice(_PASTED)(text, rng)
            _count_exceptions(found, number, partial(paste, text))
    return found


_PASTED: Final[tuple[Callable[[str, Random], str], ...]] = (
    lambda text, _rng: text,
    lambda text, _rng: "".join(f"> {line}\n" for line in text.splitlines()),
    lambda text, _rng: f"Hi,\n\nhere is our game:\n\n{text}\n-- \nAki\n",
    lambda text, _rng: f"<html><body><pre>{text}</pre></body></html>",
    lambda text, _rng: text.replace("\n", "\r\n"),
    lambda text, _rng: text.replace('"', "“"),
    lambda text, _rng: text.replace(" ", "\u00a0"),
    lambda text, rng: "\n".join(line[: rng.randint(20, 76)] for line in text.splitlines()),
    lambda text, rng: text[rng.randrange(len(text) + 1) :],
    lambda text, rng: text[: rng.randrange(len(text) + 1)],
    lambda text, rng: text + chr(0xD800 + rng.randrange(0x800)),
    lambda text, rng: "\ufeff" * rng.randint(1, 3) + text,
    lambda text, rng: text * rng.randint(2, 3),
    lambda text, rng: mutated(text.encode("utf-8", "replace"), rng).decode("utf-8", "replace"),
    lambda _text, rng: rng.choice(("", " ", "\x00", "https://example.org/", "1. e4 e5", "hoshikan-record", "{" * 5000)),
)


def edited(count: int, seed: int, _folder: Path) -> Counter[str]:
    """Positions edited at random: each can be dealt again, is a record, and is played to its end."""
    found: Counter[str] = Counter()
    editable = [game for game in GAMES.values() if game.editor() is not None]
    for number in range(count):
        rng = Random(f"{seed}/edited/{number}")
        _count_exceptions(found, number, partial(_edit, rng.choice(editable), rng, found))
    return found


def _edit(game: Game, rng: Random, found: Counter[str]) -> None:
    state = game.new(rng.choice(list(game.players_with({}))), rng.randrange(1000))
    for _ in range(rng.choice((0, 10, 40))):
        if state.to_move != TERMINAL:
            _act(state, rng)
    if state.to_move == TERMINAL:
        return
    draft = Draft(game, state)
    for _ in range(EDITS):
        moves = draft.moves()
        turns = [f"set {dial.id} {rng.choice(dial.values)}" for dial in draft.dials()]
        edit = rng.choice(moves if moves and rng.random() < 0.7 else turns)
        try:
            draft.clear() if rng.random() < 0.02 else draft.apply(edit)
        except SetupError:
            found["edits refused"] += 1
        else:
            found["edits accepted"] += 1
    setup = draft.state.setup
    seats = tuple(Seat() for _ in range(draft.state.players))
    header = MatchHeader(game.id, game.rules_version, seats, game.checked_options(setup["options"]), 7, setup)
    again = record.read(record.write(Match(game, header)), GAMES)
    assert again.state.view(None) == draft.state.view(None)
    state = draft.state.clone()
    while state.to_move != TERMINAL:
        _act(state, rng)
    found["played to the end"] += 1


def _act(state: State, rng: Random) -> None:
    state.apply(sample(state, rng) if state.to_move < 0 else rng.choice(state.legal_actions()))


def settings(count: int, seed: int, folder: Path) -> Counter[str]:
    """Damaged files of settings: read, changed, written, and read again the same."""
    found: Counter[str] = Counter()
    path = folder / "settings.json"
    made = Settings(path)
    made.player_name, made.language, made.theme, made.last_game = "Aki", "ja", "night", "conquestar"
    made.folder, made.engines, made.engine_seats = "/home/aki", ENGINES, '{"0a1b2c3d":{"1":"A"}}'
    made.former = dict(FORMER_TEXTS)
    made.save()
    good = path.read_bytes()
    library = Library.temporary()

    def use(data: bytes) -> None:
        for old in folder.glob("settings*"):
            old.unlink()
        path.write_bytes(data)
        read = Settings(path)
        found["read" if read.problem is None else read.problem.reason] += 1
        read.text_size = 150 if read.text_size != 150 else 120
        again = Settings(path)
        for key in declared():
            assert again.value(key) == read.value(key), key
        assert again.former == read.former
        move(again, library)

    for number in range(count):
        rng = Random(f"{seed}/settings/{number}")
        _count_exceptions(found, number, partial(use, mutated(good, rng)))
    return found


def application(count: int, seed: int, folder: Path) -> Counter[str]:
    """Damaged lessons, puzzles, questions, positions, guides, rule books, levels and tuned numbers."""
    found: Counter[str] = Counter()
    sources = [
        (read, game, path)
        for pattern, read in _READERS.items()
        for game in GAMES
        for path in sorted(game_path(game).glob(pattern))
    ]
    for number in range(count):
        rng = Random(f"{seed}/application/{number}")
        read, game, source = rng.choice(sources)
        path = folder / source.name
        path.write_bytes(mutated(source.read_bytes(), rng))

        def use(read: Callable[[Path, str], object] = read, path: Path = path, game: str = game) -> None:
            try:
                read(path, game)
            except REFUSALS:
                found["refused"] += 1
            else:
                found["accepted"] += 1

        _count_exceptions(found, number, use)
    for number in range(count // 10):
        rng = Random(f"{seed}/rules/{number}")
        game, language = rng.choice(list(GAMES)), rng.choice(rulebook.LANGUAGES)
        source = game_file(game, f"rules.{language}.md")
        text = mutated(source.read_bytes(), rng).decode("utf-8", "replace")

        def parse(text: str = text, game: str = game, language: str = language) -> None:
            try:
                rulebook.parse(text, game, language)
            except REFUSALS:
                found["rule books refused"] += 1
            else:
                found["rule books accepted"] += 1

        _count_exceptions(found, number, parse)
    return found


_READERS: Final[dict[str, Callable[[Path, str], object]]] = {
    "lessons/*.toml": load_file,
    "puzzles.toml": read_puzzles,
    "questions.toml": lambda path, _game: load_questions(path),
    "guide.toml": lambda path, _game: load_sentences(path),
    "ask.toml": lambda path, _game: read_asked(path),
    "levels.toml": lambda path, _game: read_levels(path),
    "tuning.toml": lambda path, _game: [table.valuation(tuple(table.results)) for table in read_tuning(path).table],
    "positions/*.json": lambda path, game: read_position(path, GAMES[game]),
}
