"""Settings that are stored by name always fit, whatever names there are and whatever characters they hold."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.session.otherengines import LONGEST_COMMAND, LONGEST_NAME, MOST, OtherEngine, OtherEngines
from hoshikan.ui.session.recordfiles import RecordFiles
from hoshikan.ui.session.settings import Settings, declared

CARCASSONNE = GAMES["carcassonne-star-wars"]


def header_of(seed: int) -> Match:
    return Match.start(CARCASSONNE, [Seat("human", "Aki"), *[Seat("bot", "Vega")] * 2], seed)


def seat_engines(settings: Settings, number: int) -> None:
    names = {seat: f'"{seat}{"n" * (LONGEST_NAME - 3)}"' for seat in range(1, 6)}
    OtherEngines(settings).seat(header_of(number).header, names)


def test_seats_of_engines_that_are_kept_longest_give_way(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    for number in range(200):
        seat_engines(settings, number)
    again = Settings(tmp_path / "settings.json")
    assert again.problem is None
    assert {key: again.value(key) for key in declared()} == {key: settings.value(key) for key in declared()}


def test_the_last_matches_of_other_engines_are_kept(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    engines = OtherEngines(settings)
    engines.add(OtherEngine("n" * LONGEST_NAME, "bot", (CARCASSONNE.id,)))
    for seed in range(60):
        engines.seat(header_of(seed).header, {1: "n" * LONGEST_NAME, 2: "n" * LONGEST_NAME})
    assert list(engines.seated(header_of(59).header)) == [1, 2]


def test_no_program_gives_way_to_another(tmp_path: Path) -> None:
    engines = OtherEngines(Settings(tmp_path / "settings.json"))
    added = 0
    while not engines.full:
        engines.add(OtherEngine(f"{added}" + '"' * (LONGEST_NAME - 1), "\\" * LONGEST_COMMAND, tuple(GAMES)))
        added += 1
    assert len(engines.all()) == added <= MOST
    assert added > 3


@pytest.mark.parametrize("key", ["folder", "player_name", "engines", "engine_seats"])
def test_half_a_character_in_the_file_is_borne(tmp_path: Path, key: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(f'{{"version": 1, "{key}": "{{\\"\\ud800\\": 1, \\"a\\": \\"\\udce9\\"}}"}}', "ascii")
    settings = Settings(path)
    kept = settings.value(key)
    settings.volume = 30
    again = Settings(path)
    assert (again.volume, again.value(key), again.problem) == (30, kept, None)


@pytest.mark.parametrize("folder", ["x" * 3000, "/" + "x/" * 1500, "a\0b", "\ud800"])
def test_a_folder_that_cannot_be_is_none(folder: str) -> None:
    settings = Settings()
    usual = RecordFiles(settings).folder()
    settings.folder = folder
    assert RecordFiles(settings).folder() == usual


def test_a_folder_with_a_name_too_long_to_keep_is_not_kept(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    settings = Settings()
    chosen = "/" + "x/" * 3000 + "a.hoshikan"
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_given: ([chosen], ""))
    assert RecordFiles(settings).to_open(parent) == [Path(chosen)]
    assert settings.folder == ""
