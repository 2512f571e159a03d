"""Component files of strangers: whatever stands in them, there is a set of components or one error with its place."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hoshikan.engine import Game, SetupError
from hoshikan.engine.datafile import MAX_BYTES
from hoshikan.games import GAMES
from hoshikan.resources import game_file

HOSTILE = {
    "nested arrays": "a = " + "[" * 100_000,
    "nested tables": "a = " + "{b = " * 20_000,
    "nested over lines": "a = [\n" + "[\n" * 5_000,
    "dotted key": "a." * 32_000 + "a = 1",
    "dotted key of a table": "[" + "a." * 32_000 + "a]",
    "dotted key of quoted parts": '"a".' * 32_000 + "a = 1",
    "long integer": "a = " + "1" * 5_000,
    "long integer with underscores": "a = " + "1_" * 5_000 + "1",
    "strings that never end": '"""\\' * 60_000,
    "literals that never end": "'''' " * 60_000,
    "strings within strings": "a = '''" + '"' * 100_000,
    "many tables": "[[a]]\n" * 100_000,
    "many keys": "\n".join(f"k{number} = 1" for number in range(60_000)),
    "many comments": "# [[[[[[\n" * 90_000,
    "too large": "#" * (MAX_BYTES + 1),
}
HOSTILE_JSON = {
    "nested arrays": '{"a": ' + "[" * 100_000,
    "nested objects": '{"a": ' * 100_000,
    "long integer": '{"a": ' + "1" * 5_000 + "}",
    "many cards": '{"cards": [' + ",".join(["[[1,2,3,4,5]]"] * 60_000) + "]}",
    "too large": " " * (MAX_BYTES + 1),
}


def refused(game: Game, path: Path) -> SetupError:
    with pytest.raises(SetupError) as caught:
        game.read_components(path)
    assert caught.value.place.startswith(path.name)
    return caught.value


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_toml_file_is_refused_with_its_place(text: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    refused(GAMES["conquestar"], path)


@pytest.mark.parametrize("text", HOSTILE_JSON.values(), ids=HOSTILE_JSON.keys())
def test_a_hostile_json_file_is_refused_with_its_place(text: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(text, "utf-8")
    refused(GAMES["sterre-en-kroon"], path)


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.has_components], ids=lambda game: game.id)
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_only_files_are_read(game: Game, tmp_path: Path) -> None:
    """A pipe or a device might never end."""
    pipe, link, loop = tmp_path / "pipe.toml", tmp_path / "link.toml", tmp_path / "loop.toml"
    os.mkfifo(pipe)
    link.symlink_to("/dev/zero")
    loop.symlink_to(loop)
    for path in (pipe, link, tmp_path):
        assert refused(game, path).reason == "component-not-a-file"
    with pytest.raises(OSError, match="loop"):
        game.read_components(loop)


def test_a_mistake_is_reported_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('# one\na = """\n[[[[\n"""\nb = ' + "[" * 50)
    error = refused(GAMES["conquestar"], path)
    assert (error.reason, error.place) == ("component-too-deep", "mine.toml: line 5")
    path.write_bytes(b"# one\n# \xff")
    error = refused(GAMES["conquestar"], path)
    assert (error.reason, error.place) == ("component-not-text", "mine.toml: line 2")


def test_a_file_with_a_byte_order_mark_and_many_dots_in_its_texts_is_read(tmp_path: Path) -> None:
    """Windows' editor writes the mark."""
    path = tmp_path / "mine.toml"
    shipped = game_file("conquestar", "components.toml").read_text("utf-8")
    path.write_text(f"\ufeff# {'.' * 100} {'[' * 100} {'9' * 100}\n{shipped}", "utf-8")
    assert GAMES["conquestar"].read_components(path)["star"]
