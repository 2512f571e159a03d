"""`dev.py new-game` in a copy of the checkout: what it writes plays, and the tests of games accept it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
COPIED: Final = ("desktop", "packaging", "resources", "tests", "translations")
WRITE: Final = "packaging/newgame.py"
TITLE: Final = "Captain's 5: Sky, or Not?"
JAPANESE: Final = "船長の空"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy with a new game in it."""
    copy = tmp_path_factory.mktemp("checkout")
    for name in COPIED:
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for name in ("README.md", "pyproject.toml"):
        shutil.copy(ROOT / name, copy / name)
    # The checkout may have the "five-stars" of games/README.md already.
    assert run(copy, WRITE, "spare-stars", "SP").returncode == 0
    assert run(copy, WRITE, "captains-sky", "KS", "--title", TITLE, "--title-ja", JAPANESE).returncode == 0
    return copy


def run(copy: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run this Python in the copy, with the package of the copy."""
    environment = {**os.environ, "PYTHONPATH": str(copy / "desktop"), "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTEST_ADDOPTS", None)  # the measurement of the run around it is not that of a part
    return subprocess.run(
        [sys.executable, *command], cwd=copy, env=environment, capture_output=True, text=True, check=False
    )


def test_it_is_played_and_stands_on_home(checkout: Path) -> None:
    played = run(checkout, "-m", "hoshikan", "simulate", "spare-stars", "--games", "20", "--check", "--jobs", "1")
    assert "0 games with problems" in played.stdout, played.stderr
    program = (
        "from hoshikan.games import SHELF\n"
        "from hoshikan.ui.board.screens import cover_text_of\n"
        "print(*(cover_text_of(game).title() for game in SHELF), sep='\\n')\n"
    )
    assert "Spare Stars" in run(checkout, "-c", program).stdout.splitlines()


def test_a_title_of_its_own_stands_wherever_it_is_named(checkout: Path) -> None:
    program = (
        "from hoshikan.teaching.rulebook import load\n"
        "from hoshikan.ui.board.screens import cover_text_of\n"
        "books = [load('captains-sky', language).title for language in ('en', 'ja')]\n"
        "print(cover_text_of('captains-sky').title(), *books, sep='\\n')"
    )
    assert run(checkout, "-c", program).stdout.splitlines() == [TITLE, TITLE, JAPANESE]
    row = (checkout / "README.md").read_text("utf-8").partition(f"| **{TITLE}**")[2]
    assert row.startswith(f" {JAPANESE} | 2 | 5 |")
    package = checkout / "desktop/hoshikan/games/captains_sky"
    assert TITLE in (package / "rules/state.py").read_text("utf-8").splitlines()[0]
    assert run(checkout, "-m", "ruff", "check", str(package)).returncode == 0


def test_the_tests_of_games_accept_it(checkout: Path) -> None:
    every = [f"tests/engine/test_every_{what}.py" for what in ("game", "kind", "encoding", "memory")]
    teaching = [f"tests/teaching/test_{what}.py" for what in ("lessons", "questions")]
    hidden = [f"tests/{name}.py" for name in ("board/test_otherside", "teaching/test_secrecy")]
    which = (*every, *teaching, *hidden, "tests/games/spare_stars")
    tested = run(checkout, "-m", "pytest", "-q", "-n", "0", "-k", "spare", *which, "tests/scenarios/test_scenarios.py")
    assert tested.returncode == 0, tested.stdout[-2000:]
    assert run(checkout, "packaging/translations.py", "--check").returncode == 0


def test_it_is_played_in_the_window_to_its_end(checkout: Path) -> None:
    """A game of few moves, no points and no components: nothing may take a longer or richer one for granted."""
    names = ("guessing", "lesson_page", "overlays", "switching", "whole_games")
    which = [f"tests/ui/play/test_{name}.py" for name in names]
    parts = "end_of_a_game or in_the_middle or drag or keyboard or by_mouse or truth or alike"
    chosen = f"(spare and ({parts})) or (no_qt and games)"
    tested = run(checkout, "-m", "pytest", "-q", "-n", "0", "-k", chosen, *which, "tests/test_architecture.py")
    assert tested.returncode == 0, tested.stdout[-2000:]


def test_all_of_it_has_types(checkout: Path) -> None:
    checked = run(checkout, "-m", "mypy", "desktop/hoshikan/games/spare_stars", "tests/games/spare_stars")
    assert checked.returncode == 0, checked.stdout[-2000:]


def test_what_it_lacks_is_stated_with_numbers(checkout: Path) -> None:
    told = run(checkout, "-m", "tests.wanted", "spare-stars")
    assert told.returncode == 1
    lines = [line.split() for line in told.stdout.splitlines()]
    assert ["todo", "scenarios", "2", "of", "4", "tests/games/spare_stars/scenarios/*.hoshikan"] in lines
    assert {" ".join(line[1:-4]) for line in lines if line[0] == "todo"} == {
        "scenarios",
        "lessons",
        "rules met in lessons",
        "questions",
        "rules asked about",
        *(f"{what} {language} book" for what in ("pictures in the", "glossary of the") for language in ("en", "ja")),
    }


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("spare-stars", "ZZ"), "is there already"),
        (("six-stars", "SP"), "rules of spare_stars begin with SP"),
        (("Six Stars",), "is no id"),
        (("six-stars", "S1"), "two capital letters"),
        (("six-stars", "--title", 'The "Sixth"'), "is no title"),
        (("six-stars", "--title", "Six Stars and far too many words"), "is no title"),
        ((), "ID"),
    ],
)
def test_a_call_that_makes_no_sense_changes_nothing(checkout: Path, arguments: tuple[str, ...], said: str) -> None:
    before = sorted(path for path in checkout.rglob("*") if "__pycache__" not in path.parts)
    refused = run(checkout, WRITE, *arguments)
    assert refused.returncode == 2
    assert said in refused.stderr
    assert sorted(path for path in checkout.rglob("*") if "__pycache__" not in path.parts) == before
