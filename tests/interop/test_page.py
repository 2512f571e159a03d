"""The page of the adapters: every block of commands and Python is run from there."""

from __future__ import annotations

import ast
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from hoshikan.games import GAMES
from hoshikan.interop import layouts

FOLDER: Final = Path(layouts.__file__).parent
PAGE: Final = (FOLDER / "README.md").read_text("utf-8")
EXAMPLES: Final = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
COMMANDS: Final = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
FEWER: Final = {"--games 10": "--games 2", "@200:": "@4:"}
"""Commands of the page and their replacements here."""
FRAMEWORKS: Final = ("pyspiel", "pettingzoo", "shimmy")
ADAPTER_LINES: Final = 250
"""Both of them, blank lines counted: what is common to them belongs into the engine (`engine/numbered.py`)."""
SOURCES: Final = str(FOLDER.parent.parent)


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """With the Python and the package under test."""
    environment = {**os.environ, "PYTHONPATH": SOURCES}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.strip().splitlines()[0])
def test_an_example_runs(example: str) -> None:
    for framework in FRAMEWORKS:
        if framework in example or ("openspiel" in example and framework == "pyspiel"):
            pytest.importorskip(framework, reason="needs the extra `research`")
    done = run([sys.executable, "-c", example])
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_runs(command: str) -> None:
    pytest.importorskip("pyspiel", reason="needs the extra `openspiel`")
    for asked, done_here in {**FEWER, "python -m": f"{sys.executable} -m"}.items():
        command = command.replace(asked, done_here)
    program, *arguments = shlex.split(command)
    assert program == "hoshikan-cli"
    done = run([sys.executable, "-m", "hoshikan", *arguments])
    assert done.returncode == 0, done.stderr[-2000:]
    assert "share of the first" in done.stdout


def test_all_there_is_to_run_is_in_blocks_that_are_run() -> None:
    assert len(EXAMPLES) > 3
    assert PAGE.count("hoshikan-cli ") == len(COMMANDS) > 0
    assert [asked for asked in FEWER if not any(asked in command for command in COMMANDS)] == []


def test_the_adapters_are_short_and_know_no_game_by_name() -> None:
    texts = [(FOLDER / name).read_text("utf-8") for name in ("openspiel.py", "pettingzoo.py")]
    assert sum(text.count("\n") for text in texts) <= ADAPTER_LINES
    code = "".join(ast.unparse(ast.Module(ast.parse(text).body[1:], [])) for text in texts)  # the head has an example
    assert [game_id for game_id in GAMES if game_id in code or game_id.replace("-", "_") in code] == []


def test_the_table_of_numbers_is_the_one_that_is_written() -> None:
    """Else: python -m hoshikan.interop.layouts > desktop/hoshikan/interop/ENCODINGS.md"""
    assert (FOLDER / "ENCODINGS.md").read_text("utf-8") == layouts.document()
