"""The shape of the code: sizes of modules, no shared mutable state, no Qt outside the window."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from hoshikan.games import GAMES

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "desktop" / "hoshikan"
MOST_FOLDERS = 12
"""Folders that hold files of one game."""
READ_ONLY_TYPES = ("Mapping", "Sequence", "Collection", "Set", "AbstractSet", "frozenset", "tuple", "MappingProxyType")
TYPED = ("view", "face", "action", "actions", "event", "events")
MUTABLE_CALLS = ("list", "dict", "set", "bytearray", "defaultdict", "deque", "Counter", "OrderedDict")


def python_files(*folders: Path) -> Iterator[Path]:
    for folder in folders:
        yield from sorted(folder.rglob("*.py"))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_has_few_folders(game_id: str) -> None:
    names = {game_id, game_id.replace("-", "_")}
    folders = {
        path.parent
        for place in ("desktop", "packaging", "resources", "tests")
        for path in (ROOT / place).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
        if any(name in path.relative_to(ROOT).as_posix() for name in names)
    }
    assert len(folders) <= MOST_FOLDERS, sorted(folders)


def mutable_globals(source: str) -> Iterator[str]:
    """Module or class level names bound to containers that could be changed.

    A container under a read-only type (`Final[Mapping[str, int]]`) is fine: the type checker keeps it unchanged.
    """
    module = ast.parse(source)
    classes = [node for node in ast.walk(module) if isinstance(node, ast.ClassDef)]
    records = _records(classes)
    for statement in [*module.body, *(line for node in classes if node.name not in records for line in node.body)]:
        if isinstance(statement, ast.Assign):
            names = [ast.unparse(target) for target in statement.targets]
        elif isinstance(statement, ast.AnnAssign) and not _reads_only(statement.annotation):
            names = [ast.unparse(statement.target)]
        else:
            continue
        if statement.value is not None and _is_mutable(statement.value):
            yield from (name for name in names if name not in ("__all__", "__slots__", "__match_args__"))


def _records(classes: Sequence[ast.ClassDef]) -> set[str]:
    """Names of msgspec structs: the defaults of their fields are copied for each instance."""
    records = {"Struct", "msgspec.Struct"}
    for node in classes:
        if any(ast.unparse(base) in records for base in node.bases):
            records.add(node.name)
    return records


def _reads_only(annotation: ast.expr) -> bool:
    words = ast.unparse(annotation).replace("ClassVar[", "").replace("Final[", "").replace("typing.", "")
    return words.startswith(READ_ONLY_TYPES)


def _is_mutable(value: ast.expr) -> bool:
    if isinstance(value, ast.Call):
        return ast.unparse(value.func).rpartition(".")[2] in MUTABLE_CALLS
    return isinstance(value, ast.List | ast.Dict | ast.Set | ast.ListComp | ast.DictComp | ast.SetComp)


def test_modules_hold_no_mutable_state() -> None:
    found = {}
    for path in python_files(PACKAGE):
        source = path.read_text("utf-8")
        rebinding = [ast.unparse(node) for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Global)]
        if names := [*mutable_globals(source), *rebinding]:
            found[path.relative_to(PACKAGE).as_posix()] = names
    assert found == {}


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("x = []", ["x"]),
        ("x: Final = {}", ["x"]),
        ("x: dict[str, int] = {'a': 1}", ["x"]),
        ("x: Final[Mapping[str, int]] = {'a': 1}", []),
        ("x = collections.defaultdict(list)", ["x"]),
        ("x = (1, 2)\ny = frozenset({1})", []),
        ("class A:\n    cache = {}", ["cache"]),
        ("class A(msgspec.Struct):\n    x: list[int] = []\nclass B(A):\n    y: list[int] = []", []),
        ("def f():\n    x = []", []),
        ("__all__ = ['a']", []),
    ],
)
def test_the_search_for_mutable_state_finds_it(source: str, names: list[str]) -> None:
    assert list(mutable_globals(source)) == names


def untyped(source: str) -> Iterator[str]:
    """Uses of `Any` for a view, a face, an action or an event, which hide its fields from the type checker."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            arguments = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
            yield from (f"{node.name}({one.arg})" for one in arguments if one.arg in TYPED and _hides(one.annotation))
            if node.name in TYPED and _hides(node.returns):
                yield node.name
        elif isinstance(node, ast.Subscript) and ast.unparse(node) == "GameText[Any]":
            yield ast.unparse(node)


def _hides(annotation: ast.expr | None) -> bool:
    return annotation is not None and any(
        isinstance(part, ast.Name) and part.id == "Any" for part in ast.walk(annotation)
    )


def test_views_faces_actions_and_events_have_types() -> None:
    for path in python_files(PACKAGE):
        assert list(untyped(path.read_text("utf-8"))) == [], path


@pytest.mark.parametrize(
    ("source", "places"),
    [
        ("def view(self) -> Any: ...", ["view"]),
        ("def log(event: Any, view: View) -> str: ...", ["log(event)"]),
        ("def paint(face: Sequence[Any]) -> None: ...", ["paint(face)"]),
        ("text: GameText[Any]", ["GameText[Any]"]),
        ("def view(self) -> View: ...\ndef data(self, index: Any) -> Any: ...", []),
    ],
)
def test_the_search_for_views_without_a_type_finds_them(source: str, places: list[str]) -> None:
    assert list(untyped(source)) == places


@pytest.mark.parametrize("package", ["engine", "games", "bots", "teaching", "library"])
def test_no_qt_is_loaded_outside_the_screens(package: str) -> None:
    """Imports every module of the package, of `games` those a process without a window asks for."""
    program = (
        "import importlib.util, pkgutil, sys\n"
        "from hoshikan.games import GAMES\n"
        f"package = importlib.import_module('hoshikan.{package}')\n"
        "if package.__name__ == 'hoshikan.games':\n"
        "    rooms = [game.package + '.' + room for game in GAMES.values() for room in sys.argv[1:]]\n"
        "    names = [room for room in rooms if importlib.util.find_spec(room) is not None]\n"
        "else:\n"
        "    found = pkgutil.walk_packages(package.__path__, package.__name__ + '.')\n"
        "    names = [module.name for module in found if not module.name.endswith('__main__')]\n"
        "assert names\n"
        "for name in names:\n"
        "    importlib.import_module(name)\n"
        "loaded = [name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))]\n"
        "assert not loaded, loaded[:3]\n"
    )
    rooms = ("rules.game", "rules.components", "bot.knowledge", "teaching.tutor", "screen.text")
    command = [sys.executable, "-c", program, *rooms]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_engine_imports_nothing_by_name() -> None:
    """Imports without an import statement are seen neither by the type checker nor by the import contracts."""
    hidden = re.compile(r"\b(import_module|__import__|find_spec)\b")
    files = python_files(PACKAGE / "engine")
    assert [path.name for path in files if hidden.search(path.read_text("utf-8"))] == []


def test_games_name_their_states_and_actions_by_type() -> None:
    """`Game`, `Knowledge`, `Tutor` and `Editor` are generic: a parameter needs no assertion of its class."""
    asserted = re.compile(r"assert isinstance\((state|root|action|plan)\b")
    files = python_files(PACKAGE / "games")
    assert [path for path in files if asserted.search(path.read_text("utf-8"))] == []


def test_only_screens_name_qt() -> None:
    named = {
        path.relative_to(PACKAGE)
        for path in python_files(PACKAGE)
        if any(line.startswith(("from PySide6", "import PySide6")) for line in path.read_text("utf-8").splitlines())
    }
    assert not [
        path for path in named if path.parts[0] != "ui" and not (path.parts[0] == "games" and path.parts[2] == "screen")
    ]


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on and cannot be lost")
def test_qt_does_not_lose_references_to_none() -> None:
    """PySide6 6.12.0 drops one per void call on Python 3.11 and aborts after some thousands."""
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1000):
        thing.setObjectName("x")
    assert before - sys.getrefcount(None) <= 100


def test_nobody_asks_for_the_focus_chain() -> None:
    """PySide deletes widgets that it was asked for so: see ui/README.md."""
    asking = re.compile(r"\b(next|previous)InFocusChain\b")
    files = python_files(ROOT / "desktop", ROOT / "packaging", ROOT / "tests")
    found = [path.name for path in files if path != Path(__file__) and asking.search(path.read_text("utf-8"))]
    assert found == []
