"""Data of older versions' settings moves to the library once, and is never lost on the way."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from hoshikan.engine import Match, Seat
from hoshikan.engine.record import head
from hoshikan.games import GAMES
from hoshikan.library import Library
from hoshikan.library.help import Help
from hoshikan.library.matches import deal_of
from hoshikan.ui.app.startup import create_context
from hoshikan.ui.board.match import deals
from hoshikan.ui.features.learn.lesson import LessonSteps
from hoshikan.ui.kit.look.portraits import FREE_FACES
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import Emblems, GuidedGames, People, Praises
from hoshikan.ui.session.otherengines import OtherEngine, OtherEngines
from hoshikan.ui.session.settings import FORMER, Settings, declared

GAME = GAMES["conquestar"]
MATCH = Match.start(GAME, [Seat("human", "Aki"), Seat("bot", "Vega", "dicer")], 7)
DEAL = deal_of(head(MATCH.header))
KEPT = {
    "language": "en",
    "player_name": "Aki",
    "engines": json.dumps({"dicer": {"command": "dicer -q", "games": [GAME.id]}}),
    "engine_seats": json.dumps({DEAL: {"1": "dicer"}}),
}
OLD = {
    "new_game": json.dumps({GAME.id: {"seats": [{"kind": "human", "name": "Aki", "level": ""}] * 2, "options": {}}}),
    "celebrated": json.dumps({"day": "2026-01-01", "what": ["puzzles", "conquestar/01-field"]}),
    "people": json.dumps({"Hal": "owl", "Aki": "fox", "Ben": ""}),
    "wearers": json.dumps({"Aki": 5, "Vega": 2}),
    "emblems": json.dumps({DEAL: "512340"}),
    "lesson_steps": json.dumps({"conquestar/02-value": 3}),
    "taken_back": json.dumps({"1": [3, 1, 2, 4, 5], "2": [3, 1, 2], "77": [1, 1, 1, 1, 1]}),
    "guided": f"0a1b2c3d {DEAL}",
}


@pytest.fixture
def path(hoshikan_home: Path) -> Path:
    """A settings file of an older version."""
    path = hoshikan_home / "settings.json"
    path.parent.mkdir()
    path.write_text(json.dumps({"version": 1, **KEPT, **OLD}), "utf-8")
    return path


@contextmanager
def session(qapp: QApplication, path: Path) -> Iterator[AppContext]:
    context = create_context(qapp, Settings(path))
    yield context
    context.close()


def stored(path: Path) -> dict[str, Any]:
    found = json.loads(path.read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def check_moved(context: AppContext) -> None:
    notebook = context.notebook
    people = People(notebook)
    assert people.names() == ["Ben", "Aki", "Hal"]
    assert [people.face(name) for name in ("Hal", "Aki")] == ["owl", "fox"]
    assert people.face("Ben") in FREE_FACES
    assert [people.emblem(name) for name in ("Aki", "Vega", "Hal")] == [5, 2, None]
    assert Emblems(notebook).of(MATCH.header) == (5, 1, 2, 3, 4, 0)
    assert GuidedGames(notebook).has(MATCH.header)
    assert LessonSteps(notebook).reached("conquestar/02-value") == 3
    assert deals.remembered(notebook.value("new-game", GAME.id), GAME).seats == [Seat("human", "Aki")] * 2
    praises = Praises(context.settings, notebook, lambda: "2026-01-01")
    assert [praises.due(what) for what in ("puzzles", "conquestar/01-field", "conquestar/02-value")] == [0, 0, 1]


def test_everything_comes_into_the_library_and_only_settings_stay(qapp: QApplication, path: Path) -> None:
    with Library.open() as library:
        for seed in (7, 8):
            library.create(Match.start(GAME, MATCH.header.seats, seed))
    with session(qapp, path) as context:
        check_moved(context)
        help_in = [context.library.help.of(match_id) for match_id in (1, 2, 77)]
        used = Help(undos=3, over_dice=1, over_others=2, hints=4, questions=5)
        assert help_in == [used, used._replace(hints=0, questions=0), Help()]
        assert stored(path) == {"version": 1, **KEPT}
        LessonSteps(context.notebook).forget("conquestar/02-value")
    with session(qapp, path) as context:
        assert LessonSteps(context.notebook).reached("conquestar/02-value") == 0
        assert People(context.notebook).face("Aki") == "fox"
        assert stored(path) == {"version": 1, **KEPT}


def test_settings_changed_before_the_library_is_open_lose_nothing(qapp: QApplication, path: Path) -> None:
    settings = Settings(path)
    settings.volume = 30
    settings.reset()
    assert {key: stored(path)[key] for key in FORMER} == OLD
    with session(qapp, path) as context:
        check_moved(context)


def test_a_library_that_cannot_be_used_leaves_them_in_the_settings(qapp: QApplication, path: Path) -> None:
    obstacle = path.with_name("library.sqlite3")
    obstacle.mkdir()
    with session(qapp, path) as context:
        assert context.library.stranded
        check_moved(context)
        context.settings.volume = 30
        assert {key: stored(path)[key] for key in FORMER} == OLD
    assert {key: stored(path)[key] for key in FORMER} == OLD
    obstacle.rmdir()
    with session(qapp, path) as context:
        check_moved(context)
        assert not set(FORMER) & set(stored(path))


def test_what_the_library_has_is_not_replaced(qapp: QApplication, path: Path) -> None:
    with Library.open() as library:
        library.notes.keep("face", "Aki", "cat")
    with session(qapp, path) as context:
        assert [People(context.notebook).face(name) for name in ("Aki", "Hal")] == ["cat", "owl"]


def test_two_windows_move_them_at_once(qapp: QApplication, path: Path) -> None:
    with session(qapp, path) as first, session(qapp, path) as second:
        check_moved(first)
        assert People(second.notebook).face("Aki") == "fox"
        assert not set(FORMER) & set(stored(path))


def test_half_a_character_and_texts_that_make_no_sense_are_no_obstacle(qapp: QApplication, path: Path) -> None:
    for old in ("{", "[]", "[" * 3000, '{"Aki": [], "Hal": -1, "1": [1, true], "2": [1e400], "9": [1, 2, 3]}'):
        path.write_text(json.dumps({"version": 1, **dict.fromkeys(FORMER, old), "people": old}), "utf-8")
        with session(qapp, path) as context:
            assert People(context.notebook).face("Aki") in FREE_FACES
            assert not set(FORMER) & set(stored(path))
        shutil.rmtree(path.parent)
        path.parent.mkdir()
    path.write_text('{"version": 1, "people": "{\\"\\ud800\\": \\"owl\\", \\"Aki\\": \\"fox\\"}"}', "utf-8")
    with session(qapp, path) as context:
        assert People(context.notebook).names() == ["Aki"]


def test_a_value_of_another_kind_is_reported_and_its_file_kept(qapp: QApplication, path: Path) -> None:
    path.write_text('{"version": 1, "people": 3, "guided": "0a1b2c3d"}', "utf-8")
    settings = Settings(path)
    assert settings.problem is not None
    assert (settings.problem.reason, settings.problem.keys) == ("values", ("people",))
    assert settings.former == {"guided": "0a1b2c3d"}


def test_programs_stay_with_the_settings_of_this_computer(qapp: QApplication, path: Path) -> None:
    with session(qapp, path) as context:
        assert context.library.problem is None
        assert OtherEngines(context.settings).seated(MATCH.header) == {1: OtherEngine("dicer", "dicer -q", (GAME.id,))}
        context.library.create(MATCH)
    foreign = Settings()
    OtherEngines(foreign).add(OtherEngine("dicer", "dicer -q", (GAME.id,)))
    with Library.open() as library:
        assert library.unfinished()
        assert OtherEngines(foreign).seated(MATCH.header) == {}, "the match alone starts no program"


def test_nothing_in_the_settings_grows_with_use(qapp: QApplication, path: Path) -> None:
    assert not set(FORMER) & set(declared())
    with session(qapp, path) as context:
        assert context.library.problem is None
        before = path.stat().st_size
        for number in range(60):
            name, header = f"Player {number}", Match.start(GAME, MATCH.header.seats, number).header
            People(context.notebook).choose(name, "fox")
            People(context.notebook).wear(name, 3)
            Emblems(context.notebook).keep(header, (5, 1, 2, 3, 4, 0))
            GuidedGames(context.notebook).keep(header)
            LessonSteps(context.notebook).keep(f"lesson {number}", 2)
            assert Praises(context.settings, context.notebook).due(f"lesson {number}")
        assert path.stat().st_size == before
