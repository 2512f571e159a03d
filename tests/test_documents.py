"""Promises of the documents are kept: links lead somewhere, examples run, verbs exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from hoshikan.games import GAMES
from hoshikan.ui.board.screens import text_of

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "packaging/README.md",
    "packaging/macos/README.md",
    "desktop/hoshikan/README.md",
    "desktop/hoshikan/bots/README.md",
    "desktop/hoshikan/engine/README.md",
    "desktop/hoshikan/games/README.md",
    "desktop/hoshikan/teaching/README.md",
    "desktop/hoshikan/ui/README.md",
    "tests/README.md",
    "desktop/hoshikan/bots/PROTOCOL.md",
    "desktop/hoshikan/interop/README.md",
    "desktop/hoshikan/interop/ENCODINGS.md",
    "tests/bench/CLUSTER.md",
]

FOLDERS = [name for name in DOCUMENTS if name.startswith(("desktop/", "tests/README")) and name.endswith("README.md")]
WIDEST = 120

LARGEST_PICTURE = 150_000
"""Bytes: a page of text is to load quickly."""


def slug(heading: str) -> str:
    """The anchor a heading gets where Markdown is shown."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def anchors(document: Path) -> set[str]:
    return {slug(line.lstrip("# ")) for line in document.read_text("utf-8").splitlines() if line.startswith("#")}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_to_files_and_headings(name: str) -> None:
    document = ROOT / name
    text = document.read_text("utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'src="([^"]+)"', text):
        if target.startswith("https://"):
            continue
        path, _, anchor = target.partition("#")
        file = document.parent / path if path else document
        assert file.exists(), target
        assert not anchor or anchor in anchors(file), target


def test_the_readme_lists_the_games_of_the_window() -> None:
    listed = re.findall(r"^\| \*\*(.+?)\*\* .*\|$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    assert listed == [text_of(game.id).title() for game in GAMES.values()]


def test_the_example_of_the_readme_runs() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert "frozenset" in done.stdout


@pytest.mark.parametrize("command", ["python3 dev.py run", "python3 dev.py test"])
def test_the_readme_has_the_commands_to_copy(command: str) -> None:
    blocks = re.findall(r"```sh\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert [block for block in blocks if command in block.splitlines()]


def test_the_documents_name_verbs_that_exist() -> None:
    listed = subprocess.run(
        [sys.executable, str(ROOT / "dev.py"), "--help"], capture_output=True, text=True, check=True
    ).stdout
    verbs = re.findall(r"^  ([\w-]+)", listed, re.MULTILINE)
    assert verbs
    for name in DOCUMENTS:
        used = re.findall(r"dev\.py ([a-z][a-z-]*)", (ROOT / name).read_text("utf-8"))
        assert set(used) <= set(verbs), name


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", *FOLDERS])
def test_documents_can_be_read_beside_the_code(name: str) -> None:
    text = re.sub(r"^```.*?^```", "", (ROOT / name).read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    lines = [line for line in text.splitlines() if not line.startswith(("<", "|"))]
    assert [line for line in lines if len(line) > WIDEST] == []


def test_contributing_is_short() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert len(text.splitlines()) <= 150
    assert len(text.split()) <= 1500


@pytest.mark.parametrize("name", DOCUMENTS)
def test_paths_of_the_checkout_exist(name: str) -> None:
    words = re.findall(r"`([\w./<>*-]+)`", (ROOT / name).read_text("utf-8"))
    paths = [word for word in words if re.match(r"(desktop|packaging|resources|tests|translations|\.ci)/", word)]
    assert [path for path in paths if not list(ROOT.glob(re.sub("<[^>]*>", "*", path).rstrip("/")))] == []


def test_the_pictures_of_the_readme_are_small_and_all_shown() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    pictures = sorted((ROOT / "resources" / "pictures").iterdir())
    assert pictures
    assert [path.name for path in pictures if f"resources/pictures/{path.name}" not in readme] == []
    assert [path.name for path in pictures if path.stat().st_size > LARGEST_PICTURE] == []
