"""Damaged files of the application: one clear message, and everything that does not need them goes on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication, QMessageBox
from shiboken6 import Shiboken

from hoshikan import resources
from hoshikan.bots import levels
from hoshikan.games import GAMES
from hoshikan.teaching import guide, lessons, puzzles, questions, rulebook
from hoshikan.ui.app import startup
from hoshikan.ui.app.main import Watch
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.kit.look import art
from hoshikan.ui.session.context import AppContext
from tests.engine.variants import sampled

GAME = "conquestar"
LESSON = lessons.lessons(GAME)[0].id
CACHES = (
    *(levels.numbers_of, lessons.lessons, puzzles.puzzles, questions.questions, rulebook.load, guide.sentences),
    art.source_of,
)
NO_TEXT = b"\xff\xfe\x00\xd8 no text"
NONSENSE = b"nonsense = [\n"
DAMAGED = {
    "rule book": ("games/conquestar/rules.en.md", NO_TEXT),
    "empty rule book": ("games/conquestar/rules.en.md", b""),
    "positions": ("games/conquestar/positions", NO_TEXT),
    "levels": ("games/conquestar/levels.toml", NONSENSE),
    "levels, no text": ("games/conquestar/levels.toml", NO_TEXT),
    "questions": ("games/conquestar/questions.toml", NONSENSE),
    "questions, no text": ("games/conquestar/questions.toml", NO_TEXT),
    "lessons": ("games/conquestar/lessons", NONSENSE),
    "guide": ("games/conquestar/guide.toml", NONSENSE),
    "puzzles": ("games/conquestar/puzzles.toml", NONSENSE),
    "components": ("games/conquestar/components.toml", NONSENSE),
    "components, wrong": ("games/conquestar/components.toml", b"star = []\n"),
}
PAGES: dict[str, Callable[[], tuple[object, ...]]] = {
    "new_game": lambda: (GAME,),
    "learn": lambda: (GAME,),
    "questions": lambda: (GAME,),
    "lesson": lambda: (GAME, LESSON),
    "rules": lambda: (GAME,),
    "books": tuple,
    "puzzles": lambda: (GAME,),
    "library": tuple,
    "settings": tuple,
    "library statistics": tuple,
    "position": lambda: (GAME,),
}


@pytest.fixture
def damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, bytes], Path]]:
    """Put these bytes into a file, or all files of a folder, of an installation of its own."""
    place = tmp_path / "_data" / "resources"
    source = resources.root()

    def change(name: str, data: bytes) -> Path:
        shutil.copytree(source / "resources", place)
        (tmp_path / "_data" / "translations").symlink_to(resources.translations())
        monkeypatch.setattr(resources, "_PACKAGE", tmp_path)
        monkeypatch.setattr(GAMES[GAME].components, "_shipped", None)
        target = place / name
        for file in [target] if target.is_file() else target.iterdir():
            file.write_bytes(data)
        for cached in (resources.root, *CACHES):
            cached.cache_clear()
        return target

    yield change
    monkeypatch.undo()
    for cached in (resources.root, *CACHES):
        cached.cache_clear()


@pytest.mark.parametrize("which", sampled(DAMAGED))
def test_no_page_fails(window: MainWindow, damage: Callable[[str, bytes], Path], which: str) -> None:
    damage(*DAMAGED[which])
    for name, arguments in PAGES.items():
        before = window.page_name
        page = window.open_page(*name.split(), *arguments())
        assert window.page_name in (name.split()[0], before), name
        said = window.messages.texts()
        assert len(said) <= 1, name
        assert [text for text in said if "Please reinstall Hoshikan." not in text or GAME not in text] == [], name
        if window.page_name == before:
            assert len(said) == 1, name
        assert page is window.page, name
        window.messages.page_left()
    window.context.settings.language = "ja"
    window.open_page("new_game", "crowntaker")
    assert window.page_name == "new_game"


@pytest.mark.parametrize(("file", "data"), DAMAGED.values(), ids=DAMAGED)
def test_no_table_fails(
    window: MainWindow, context: AppContext, damage: Callable[[str, bytes], Path], file: str, data: bytes
) -> None:
    damage(file, data)
    startup.open_game(context, window, GAME)
    said = window.messages.texts()
    if window.page_name == "home":
        assert len(said) == 1
        assert "Please reinstall Hoshikan." in said[0]
    else:
        assert window.page_name == "table"
    startup.open_game(context, window, "crowntaker")
    assert window.page_name == "table"


@pytest.mark.parametrize("file", ["icons/undo.svg", "portraits/astronomer.svg"])
def test_a_damaged_drawing_is_named_once_and_the_table_opens(
    window: MainWindow, context: AppContext, damage: Callable[[str, bytes], Path], file: str
) -> None:
    damaged, watch = damage(file, b"<svg><g"), Watch()
    QPixmapCache.clear()
    watch.install()
    window.show()
    for game in ("crowntaker", GAME):
        startup.open_game(context, window, game)
        window.grab()
        assert window.page_name == "table"
    watch.uninstall()
    boxes = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QMessageBox)]
    said = [box.text() for box in boxes]
    for box in boxes:
        Shiboken.delete(box)
    assert len(said) == 1
    assert str(damaged) in said[0]


@pytest.mark.parametrize("data", [NO_TEXT, NONSENSE, b"", "without base"])
@pytest.mark.parametrize("game", [game for game in GAMES if resources.game_path(game, "tuning.toml").exists()])
def test_damaged_tuning_is_named(tmp_path: Path, game: str, data: bytes | str) -> None:
    file = tmp_path / f"{game}.toml"
    if isinstance(data, str):
        text = resources.game_file(game, "tuning.toml").read_text("utf-8")
        file.write_text("\n".join(line for line in text.split("\n") if not line.startswith("base = ")), "utf-8")
    else:
        file.write_bytes(data)
    code = "import sys; from hoshikan.games import GAMES; GAMES[sys.argv[1]].knowledge()"
    done = subprocess.run(
        [sys.executable, "-c", code, game],
        env={**os.environ, resources.TRIED: str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    last = done.stderr.strip().split("\n")[-1]
    assert last.startswith(f"hoshikan.installation.DamagedResourceError: damaged file of the application: {file}")
