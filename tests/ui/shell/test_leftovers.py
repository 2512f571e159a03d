"""Leftovers of a killed process are removed at a later start, and nothing else is."""

from __future__ import annotations

import os
from pathlib import Path
from time import time

import pytest
from pytestqt.qtbot import QtBot

from hoshikan.ui.app import startup
from hoshikan.ui.app.startup import AGE, tidy
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.session import folders
from hoshikan.ui.session.context import AppContext

OLD = time() - AGE - 60


def made(path: Path, moment: float = OLD) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("half a fi")
    os.utime(path, (moment, moment))
    os.utime(path.parent, (OLD, OLD))
    return path


def left(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir()}


def test_old_temporary_files_of_ours_go(tmp_path: Path) -> None:
    own, used, temporary = tmp_path / "own", tmp_path / "used", tmp_path / "tmp"
    made(own / ".settings.json.0a1b2c3d.tmp")
    made(own / "requests" / "123-4.part")
    made(used / ".x.hoshikan.0a1b2c3d.tmp")
    made(used / ".x.gif.0a1b2c3d.tmp")
    made(temporary / "hoshikan-aB3dEf" / "match.hoshikan")
    tidy([own], [used], temporary)
    assert left(tmp_path) == set()
    assert not (temporary / "hoshikan-aB3dEf").exists()


def test_everything_else_stays(tmp_path: Path) -> None:
    own, used, temporary = tmp_path / "own", tmp_path / "used", tmp_path / "tmp"
    made(own / ".settings.json.0a1b2c3d.tmp", time())
    made(own / "settings.json")
    made(own / ".settings.json.0a1b2c3d.tmp.txt")
    made(own / ".settings.json.0a1b2c3g.tmp")
    made(own / "requests" / "123-4.json")
    made(used / ".thesis.odt.0a1b2c3d.tmp")
    made(used / "x.hoshikan")
    made(used / "below" / ".x.hoshikan.0a1b2c3d.tmp")
    made(temporary / "hoshikan-aB3dEf" / "photo.png")
    made(temporary / "hoshikan-plugins" / "match.hoshikan")
    made(temporary / "hoshikan-Zz9999" / "match.hoshikan", time())
    before = left(tmp_path)
    tidy([own, tmp_path / "gone"], [used], temporary)
    assert left(tmp_path) == before
    tidy([], [], tmp_path / "gone")


@pytest.mark.skipif(not hasattr(os, "symlink") or os.name == "nt", reason="links need rights on this system")
def test_links_are_not_followed(tmp_path: Path) -> None:
    mine = made(tmp_path / "elsewhere" / "mine.hoshikan")
    own, temporary = tmp_path / "own", tmp_path / "tmp"
    own.mkdir()
    temporary.mkdir()
    (own / ".settings.json.0a1b2c3d.tmp").symlink_to(mine)
    (temporary / "hoshikan-aB3dEf").symlink_to(mine.parent)
    for link in (own / ".settings.json.0a1b2c3d.tmp", temporary / "hoshikan-aB3dEf"):
        os.utime(link, (OLD, OLD), follow_symlinks=False)
    tidy([own], [], temporary)
    assert mine.read_text() == "half a fi"
    assert (own / ".settings.json.0a1b2c3d.tmp").is_symlink()
    assert (temporary / "hoshikan-aB3dEf").is_symlink()


def test_a_start_tidies(window: MainWindow, context: AppContext, hoshikan_home: Path, qtbot: QtBot) -> None:
    file = made(folders.settings_file().parent / ".settings.json.0a1b2c3d.tmp")
    assert file.parent == hoshikan_home
    startup.finish(context, window)
    qtbot.waitUntil(lambda: not file.exists())
