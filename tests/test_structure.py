"""The measures of the code's structure find what they look for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import structure

GRAPH = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set[str](), "e": {"d"}}


def planted(folder: Path, **sources: str) -> dict[str, structure.Module]:
    for name, source in sources.items():
        path = folder / "p" / (name.replace("__", "/") + ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
    return structure.modules("p", folder)


def test_a_circle_is_found_with_all_its_modules() -> None:
    assert structure.circles(GRAPH) == [["a", "b", "c"]]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import p.one", {"p.one"}),
        ("def f():\n    from p import one", {"p.one"}),
        ("if TYPE_CHECKING:\n    from p.one import x", {"p.one"}),
        ("import json", set()),
    ],
)
def test_statements_are_followed_wherever_they_are(source: str, found: set[str], tmp_path: Path) -> None:
    known = planted(tmp_path, here=source, one="x = 1")
    assert structure.stated(known["p.here"], known) == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import_module(f'{game}.one')", {"p.one"}),
        ("import_module(f'{__name__}.{name}')", set()),
        ("import_module('p.one')", {"p.one"}),
        ("TABLE = {'x': 'p.one'}\nimport_module(TABLE[x])", {"p.one"}),
    ],
)
def test_composed_imports_are_followed(source: str, found: set[str], tmp_path: Path) -> None:
    known = planted(tmp_path, here=source, one="x = 1")
    assert structure.composed(known["p.here"], known) == found


def test_an_import_against_the_layers_is_found() -> None:
    graph = {"p.low.x": {"p.high.y"}, "p.high.y": {"p.low.x"}}
    assert structure.upward(graph, [{"containers": ["p"], "layers": ["high", "low"]}]) == ["p.low.x -> p.high.y"]


def test_a_screen_is_not_imported_by_what_it_stands_on() -> None:
    screen = "hoshikan.games.a.screen.scene"
    graph = {screen: {"hoshikan.ui.kit"}, "hoshikan.ui.kit": {screen}, "hoshikan.ui.page": {screen}}
    assert structure.upward(graph, []) == [f"hoshikan.ui.kit -> {screen}"]


def test_names_of_qt_are_no_hints(tmp_path: Path) -> None:
    known = planted(tmp_path, qt="def sizeHint(self): ...", ours="class HintsPanel: ...", asks="ask_hint()")
    assert structure.hint_files(known) == ["p.asks", "p.ours"]


@pytest.fixture(scope="module")
def product() -> dict[str, structure.Module]:
    return structure.modules()


@pytest.fixture(scope="module")
def imports(product: dict[str, structure.Module]) -> structure.Graph:
    """The imports of the product, lazy and composed ones included."""
    return {
        name: structure.stated(module, product) | structure.composed(module, product)
        for name, module in product.items()
    }


def test_no_import_leads_back_up(imports: structure.Graph) -> None:
    assert structure.upward(imports, structure.contracts()) == []


def test_there_is_no_circle(imports: structure.Graph) -> None:
    assert structure.circles(imports) == []


def test_composed_imports_reach_screens_games_and_pages(imports: structure.Graph) -> None:
    assert "hoshikan.games.conquestar.screen.scene" in imports["hoshikan.ui.board.screens"]
    assert "hoshikan.games.conquestar" in imports["hoshikan.games"]
    assert "hoshikan.ui.features.home.page" in imports["hoshikan.ui.app.window"]


def test_an_event_is_named_by_four_modules_at_most(product: dict[str, structure.Module]) -> None:
    """Its definition, the rule that emits it, its looks and words, its sum."""
    assert [event for event, files in structure.event_files(product).items() if len(files) > 4] == []


def test_the_code_keeps_its_measures(product: dict[str, structure.Module]) -> None:
    numbers = {name: number for name, number, _goal, _listed in structure.report(product)}
    assert int(numbers["most project imports of a ui module"]) <= 20
    assert int(numbers["files that a hint passes through"]) <= 18
    assert float(numbers["modules of ui with a single importer"].partition("%")[0]) <= 15
    assert float(numbers["modules of the product with a single importer"].partition("%")[0]) <= 15
    assert int(numbers["modules that construct a scene"]) == 1


def test_the_table_of_folders_is_that_of_the_code() -> None:
    """In `ui/README.md`, from the top layer down, as in the import contracts."""
    window = structure.SOURCES / "hoshikan" / "ui"
    rows = re.findall(r"^\| `(\w+)/` \| (.*) \|$", (window / "README.md").read_text("utf-8"), re.MULTILINE)
    layers = [contract["layers"] for contract in structure.contracts() if contract["containers"] == ["hoshikan.ui"]]
    assert [[name for name, _ in rows]] == layers
    assert {name for name, _ in rows} == {path.parent.name for path in window.glob("*/__init__.py")}
    inner = {f"{name}/{part}" for name, text in rows for part in re.findall(r"`(\w+)/`", text)}
    found = {path.parent.relative_to(window).as_posix() for path in window.glob("*/*/__init__.py")}
    assert inner == {folder for folder in found if not folder.startswith("features/")}
    assert not [path for path in window.glob("*.py") if path.name != "__init__.py"]
