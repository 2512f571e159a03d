"""The tour through a game's screens that pictures are taken of."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hoshikan.games import GAMES
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.session.settings import Settings
from tools.driver import WindowDriver
from tools.screens import Screens
from tools.screenshots import LOOKS, PALETTES, SIZES, runs


@pytest.mark.parametrize("game_id", GAMES)
def test_every_option_has_a_picture(qtbot: QtBot, game_id: str) -> None:
    """Some options can be dealt with a few numbers of players only."""
    game = GAMES[game_id]
    names: list[str] = []
    with WindowDriver((1280, 720)) as driver:
        Screens(driver, game, names.append).options()
    unusual = [(option.id, value) for option in game.options for value in option.values if value != option.default]
    assert names == [f"{game_id}-table-{option}-{value}".lower() for option, value in unusual]


@pytest.mark.parametrize("game_id", GAMES)
def test_tables_are_shown_with_many_and_few_players_and_when_they_are_full(qtbot: QtBot, game_id: str) -> None:
    game = GAMES[game_id]
    shown: dict[str, int] = {}
    with WindowDriver((1280, 720)) as driver:

        def note(name: str) -> None:
            page = driver.window.page
            assert isinstance(page, TablePage)
            assert page.session.controller.deciding
            shown[name.removeprefix(f"{game_id}-table-")] = page.session.match.state.players

        Screens(driver, game, note).tables()
    assert shown == {"middle": game.players[-1], "late": game.players[-1], "few": game.players[0]}


def test_tables_are_taken_in_every_language_look_size_and_palette(tmp_path: Path) -> None:
    wanted = runs(["--out", str(tmp_path), "--tables"])
    usual = {(run.language, run.look, run.size) for run in wanted if run.palette == "standard"}
    assert usual == set(product(("ja", "en"), LOOKS, SIZES))
    for palette in PALETTES[1:]:
        assert Settings.palette.accepts(palette)
        others = {(run.language, run.size) for run in wanted if run.palette == palette}
        assert others == set(product(("ja", "en"), SIZES[:2]))
    assert all(run.tables_only for run in wanted)


def test_a_palette_asked_for_is_taken_in_all_that_was_asked_for(tmp_path: Path) -> None:
    wanted = runs(["--out", str(tmp_path), "--palette", "mono", "--look", "contrast-150", "--size", "2560x1440"])
    assert {(run.language, run.look, run.size, run.palette) for run in wanted} == {
        (language, "contrast-150", (2560, 1440), "mono") for language in ("ja", "en")
    }
    assert not any(run.tables_only for run in wanted)
