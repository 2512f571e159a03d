"""The page for programmers keeps its word: every example on it gives what it says, every command runs."""

from __future__ import annotations

import doctest
import io
import re
import shlex
import sys
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication

from hoshikan.__main__ import TOOLS, main
from hoshikan.engine import Match, Seat
from hoshikan.engine.record import write
from hoshikan.games import GAMES
from hoshikan.library.paths import HOME_VARIABLE

PAGE: Final = (Path(__file__).parent.parent / "desktop/hoshikan/README.md").read_text("utf-8")
README: Final = (Path(__file__).parent.parent / "README.md").read_text("utf-8")
SECTIONS: Final = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
WANTED: Final = [
    "Play",
    "Views",
    "Guesses",
    "Chance",
    "Events",
    "Refusals",
    "Search",
    "Hints",
    "Records",
    "Set-ups",
    "Pictures",
    "Ask the rules",
]
COMMANDS: Final = [
    line for block in re.findall(r"```sh\n(.*?)```", SECTIONS["Commands"], re.DOTALL) for line in block.splitlines()
]
ELSEWHERE: Final = "Many cores"
"""The section whose commands `tests/cli/test_cluster.py` runs, on a cluster."""


@pytest.mark.parametrize("section", WANTED)
def test_every_example_gives_what_the_page_says(section: str, qapp: QApplication) -> None:
    blocks = re.findall(r"```python\n(.*?)```", SECTIONS[section], re.DOTALL)
    assert blocks
    for block in blocks:
        test = doctest.DocTestParser().get_doctest(block, {}, section, "README.md", 0)
        assert test.examples
        told = io.StringIO()
        doctest.DocTestRunner(verbose=False).run(test, out=told.write)
        assert told.getvalue() == ""


def test_no_example_is_left_out() -> None:
    with_examples = [section for section, text in SECTIONS.items() if "```python" in text]
    assert with_examples == WANTED


def typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter a move in the terminal, and no more."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nquit\n"))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_runs(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    qapp: QApplication,
) -> None:
    match = Match.start(GAMES["conquestar"], [Seat(name="Aki"), Seat(name="Ben")], 7)
    for _ in range(6):
        match.apply(match.state.legal_actions()[0])
    (tmp_path / "match.hoshikan").write_text(write(match), "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    program, *arguments = shlex.split(command)
    assert program == "hoshikan-cli"
    if "--continue" in arguments:
        typed(monkeypatch)
        main(["play", "conquestar"])
    typed(monkeypatch)
    assert main([word.replace("python -m", f"{sys.executable} -m") for word in arguments]) == 0
    made = [word for word in arguments if word.endswith((".svg", ".png", ".gif"))]
    assert all((tmp_path / name).stat().st_size > 1000 for name in made)
    assert made or capsys.readouterr().out


def test_no_command_is_left_out() -> None:
    assert [section for section, text in SECTIONS.items() if "```sh" in text] == ["Commands", ELSEWHERE]
    wanted = ("play", "show", "export", "simulate", "arena", "check", "tune", "puzzles mine")
    given = "\n".join(re.findall(r"^hoshikan-cli .*", PAGE, re.MULTILINE))
    assert [tool for tool in wanted if f"hoshikan-cli {tool} " not in given] == []


def test_the_page_names_every_tool() -> None:
    assert [tool for tool in TOOLS if f"`{tool}" not in PAGE and f"hoshikan-cli {tool}" not in PAGE] == []


def test_the_readme_leads_to_the_page() -> None:
    assert "(desktop/hoshikan/README.md)" in README
