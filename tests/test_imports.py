"""The import contracts of `pyproject.toml` cover every layer of every game and of the window: what is
planted there is refused. And no import leads back to where it came from."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import grimp
import pytest

from hoshikan.games import SHELF

ROOT: Final = Path(__file__).parent.parent
LINT: Final = "from importlinter.cli import lint_imports_command as main; main()"
FORBIDDEN: Final[Mapping[str, tuple[str, ...]]] = {
    "rules": ("{game}.bot.knowledge", "{game}.teaching.tutor", "{game}.screen.scene", "hoshikan.ui.kit.look.words"),
    "bot": ("{game}.teaching.tutor", "{game}.screen.text", "hoshikan.bots.search", "PySide6.QtCore", "numpy"),
    "teaching": (
        "{game}.screen.scene",
        "hoshikan.teaching.hints",
        "hoshikan.library",
        "PySide6.QtGui",
        "distributed",
    ),
    "screen": ("{other}.rules.state", "{other}.screen.text", "hoshikan.library", "hoshikan.ui.board.labels"),
}
"""Forbidden imports of each layer of a game; `{other}` is another game."""

LAYERS: Final[Mapping[str, tuple[str, ...]]] = {
    "kit.look": ("hoshikan.ui.kit.widgets.basic", "hoshikan.engine.match", "coloraide"),
    "kit.widgets": ("hoshikan.ui.board.table.drawing", "hoshikan.ui.session.settings", "hoshikan.engine.match"),
    "text": ("hoshikan.ui.kit.widgets.basic", "hoshikan.ui.board.screens"),
    "session": ("hoshikan.ui.board.match.seating", "hoshikan.ui.board.table.scene", "hoshikan.ui.shared.sharing"),
    "board.table": ("hoshikan.ui.board.match.seating", "hoshikan.ui.session.settings", "hoshikan.ui.board.screens"),
    "board.match": ("hoshikan.ui.board.table.scene", "hoshikan.ui.session.settings", "hoshikan.ui.board.labels"),
    "board": ("hoshikan.ui.shared.boxart", "hoshikan.ui.session.context"),
    "shared": ("hoshikan.ui.features.home.page",),
    "features.home": ("hoshikan.ui.features.play.page", "hoshikan.ui.app.startup"),
}
"""Forbidden imports of each layer of the window."""


def planted() -> Iterator[tuple[str, str]]:
    """Modules to make, each with the one module that it imports."""
    for layer, modules in LAYERS.items():
        for number, module in enumerate(modules):
            yield f"hoshikan.ui.{layer}.planted_{number}", module
    packages = [listing.package for listing in SHELF.values()]
    for game, other in zip(packages, packages[1:] + packages[:1], strict=True):
        for storey, modules in FORBIDDEN.items():
            for number, module in enumerate(modules):
                yield f"{game}.{storey}.planted_{number}", module.format(game=game, other=other)


@pytest.fixture(scope="module")
def complaint(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the linter's findings in a copy of the package with all of them planted, without line breaks."""
    copy = tmp_path_factory.mktemp("checkout")
    shutil.copytree(ROOT / "desktop" / "hoshikan", copy / "hoshikan", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    for module, forbidden in planted():
        (copy / (module.replace(".", "/") + ".py")).write_text(f"import {forbidden}\n")
    for listing in SHELF.values():
        (copy / listing.package.replace(".", "/") / "stray.py").write_text("")
    (copy / "hoshikan" / "ui" / "stray.py").write_text("")
    with (copy / "hoshikan" / "ui" / "board" / "table" / "model.py").open("a") as file:
        file.write("import PySide6.QtCore\n")
    done = subprocess.run(
        [sys.executable, "-c", LINT, "--no-logo", "--no-cache"],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy), "COLUMNS": "300"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stderr
    return re.sub(r"\s+", " ", done.stdout)


def test_a_forbidden_import_is_refused_in_every_layer(complaint: str) -> None:
    unseen = [
        f"{module} -> {forbidden}"
        for module, forbidden in planted()
        if not re.search(rf"{re.escape(module)} -> {re.escape(forbidden.partition('.Qt')[0])}\b", complaint)
    ]
    assert unseen == []


def test_a_file_that_stands_in_no_layer_is_refused(complaint: str) -> None:
    places = ["hoshikan.ui", *(game.package for game in SHELF.values())]
    assert [place for place in places if f"{place}.stray" not in complaint] == []


def rings(package: str) -> set[str]:
    """The modules that lie on rings of imports or between such rings, found by taking away all ends."""
    graph = grimp.build_graph(package, cache_dir=None)
    left = set(graph.modules)
    while ends := {
        module
        for module in left
        if not left & graph.find_modules_directly_imported_by(module)
        or not left & graph.find_modules_that_directly_import(module)
    }:
        left -= ends
    return left


def test_no_import_leads_back() -> None:
    """Imports for type checkers alone count like all others."""
    assert rings("hoshikan") == set()


def test_a_ring_by_a_type_checkers_import_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "ringed"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "start.py").write_text("import ringed.one\n")
    (package / "one.py").write_text("import ringed.two\n")
    (package / "two.py").write_text("import ringed.end\nif TYPE_CHECKING:\n    import ringed.one\n")
    (package / "end.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    assert rings("ringed") == {"ringed.one", "ringed.two"}


def test_choosing_an_action_may_not_need_qt_by_a_detour(complaint: str) -> None:
    assert "hoshikan.ui.board.table.choosing is not allowed to import PySide6" in complaint
