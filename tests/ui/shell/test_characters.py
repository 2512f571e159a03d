"""Everything the program can say in either language is in the font that comes along: nothing shows as a box."""

from __future__ import annotations

import ast
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QRawFont

import hoshikan
from hoshikan import resources
from hoshikan.games import GAMES
from hoshikan.ui.kit.look.theme import application_font, japanese_font_file

PACKAGE = Path(hoshikan.__file__).parent
ROOMS = ("screen",)
"""The parts of a game that put words on the screen."""


@pytest.fixture
def font(qapp: QGuiApplication) -> QRawFont:
    """The one font that is certain to be there, whatever fonts the system has."""
    made = QRawFont(str(japanese_font_file()), 16)
    assert made.familyName() in application_font(100).families()
    return made


def boxes(font: QRawFont, text: str) -> str:
    """The characters of `text` that would show as boxes."""
    drawn = {one for one in text if not one.isspace() and not unicodedata.category(one).startswith("C")}
    return "".join(sorted(one for one in drawn if not font.supportsCharacter(ord(one))))


def strings(source: str) -> Iterator[str]:
    """The strings of a module but for its docstrings: signs that need no translation are among them."""
    tree = ast.parse(source)
    notes = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in notes:
            yield node.value


def written_for(game_id: str) -> dict[str, list[Path]]:
    """Rule books, lessons and components of a game."""
    return {
        "books": [resources.game_path(game_id, f"rules.{language}.md") for language in ("ja", "en")],
        "lessons": sorted(resources.game_path(game_id, "lessons").rglob("*.toml")),
        "components": sorted(resources.game_path(game_id).glob("components*")),
    }


def screens_of(game_id: str) -> list[Path]:
    """The modules of a game that put words on the screen; a room is a module or a folder of modules."""
    home = PACKAGE / "games" / game_id.replace("-", "_")
    return [path for room in ROOMS for path in (*home.glob(f"{room}.py"), *sorted(home.glob(f"{room}/**/*.py")))]


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_game_says_can_be_shown(font: QRawFont, game_id: str) -> None:
    written, modules = written_for(game_id), screens_of(game_id)
    needless = set() if GAMES[game_id].has_components else {"components"}
    assert {kind for kind, paths in written.items() if not paths} <= needless
    assert {room for room in ROOMS if not any(room in path.parts or path.stem == room for path in modules)} == set()
    missing = {path.name: boxes(font, path.read_text("utf-8")) for paths in written.values() for path in paths}
    missing |= {str(path): boxes(font, "".join(strings(path.read_text("utf-8")))) for path in modules}
    assert {name: found for name, found in missing.items() if found} == {}


def test_what_the_window_says_can_be_shown(font: QRawFont) -> None:
    modules = sorted((PACKAGE / "ui").rglob("*.py"))
    assert len(modules) > 50
    missing = {str(path): boxes(font, "".join(strings(path.read_text("utf-8")))) for path in modules}
    assert {name: found for name, found in missing.items() if found} == {}


@pytest.mark.parametrize("language", ["ja", "en"])
def test_all_translations_can_be_shown(font: QRawFont, language: str) -> None:
    source = Path(__file__).parents[3] / "translations" / f"hoshikan_{language}.ts"
    assert boxes(font, source.read_text("utf-8")) == ""


def test_a_character_that_would_be_a_box_is_found(font: QRawFont) -> None:
    assert boxes(font, "星 と ✗\n♛") == "♛✗"
    assert "".join(strings('"""♛"""\nmark = "✗" + f"{mark}♛"\n')) == "✗♛"
