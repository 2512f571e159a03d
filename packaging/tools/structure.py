"""Measures of how the code is cut, computed from the sources alone: `PYTHONPATH=packaging python -m tools.structure`.

Prints each number beside its goal; `--list` names the modules behind it. Exits with 0 always: the numbers are a
measure, tests are in `tests/test_structure.py`. Terms:

- An *import* is any statement, also inside a function or for type checkers alone. A *composed import* is
  `import_module` of a text put together at run time: each part that is not known stands for any name, and a name from a
  table counts as every module that the file names in full.
- A *single importer*: a module that exactly one other imports by a statement. Packages and modules that none imports
  (entry points, pages opened by name) are left out.
- A *hint passes through* a file whose code has a name with the word hint: `HintsPanel`, `ask_hint`, `hinted`. Names of
  Qt (`sizeHint`) don't count, nor does the terminal; of the games only the one with the most such files does.
- The *files of an event* are those of its game that name its class: all of them change when such an event is added.
- A scene is *constructed* where a scene class or `new_scene` is called outside the function that makes them.
- An import *leads back up* against the layers of the import contracts; also one of a game's screen by a module that
  screens stand on. A *circle* is a set of modules that import each other, directly or by others.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import mean
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent.parent
SOURCES: Final = ROOT / "desktop"
MAKERS: Final = frozenset({"new_scene", "new_edit_scene"})
WORDS: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+")
HINT: Final = frozenset({"hint", "hints", "hinted"})
QT: Final = re.compile(r"^[a-z]+[A-Z]|(Render|Scroll|Style)Hint")
"""Names of Qt: the project has none that begin with a small letter and go on with a capital one."""

Graph = Mapping[str, Collection[str]]


class Module(NamedTuple):
    """A module of the product."""

    name: str
    path: Path
    tree: ast.Module
    lines: int

    @property
    def is_package(self) -> bool:
        return self.path.name == "__init__.py"


def modules(package: str = "hoshikan", sources: Path = SOURCES) -> dict[str, Module]:
    """Return all modules by their names."""
    found = {}
    for path in sorted((sources / package).rglob("*.py")):
        parts = path.relative_to(sources).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        text = path.read_text("utf-8")
        found[name] = Module(name, path, ast.parse(text), len(text.splitlines()))
    return found


def stated(module: Module, known: Collection[str]) -> set[str]:
    """Return the known modules that a module imports by statements."""
    found = set()
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            whole = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if name in known else node.module for name in whole}
    return {name for name in found if name in known and name != module.name}


def composed(module: Module, known: Collection[str]) -> set[str]:
    """Return the known modules that a module can import by texts."""
    found: set[str] = set()
    for node in ast.walk(module.tree):
        if not (isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module") and node.args):
            continue
        pattern = _pattern(node.args[0], module.name)
        if pattern is not None:
            found |= {name for name in known if re.fullmatch(pattern, name)}
        else:
            texts = (part.value for part in ast.walk(module.tree) if isinstance(part, ast.Constant))
            found |= {text for text in texts if isinstance(text, str) and text in known}
    return found - {module.name}


def _pattern(text: ast.expr, module: str) -> str | None:
    """Return what a composed name may be, or None if it comes from elsewhere."""
    if isinstance(text, ast.Constant):
        return re.escape(str(text.value))
    if not isinstance(text, ast.JoinedStr):
        return None
    parts = []
    for place, part in enumerate(text.values):
        known = part.value if isinstance(part, ast.Constant) else ""
        own = isinstance(part, ast.FormattedValue) and ast.unparse(part.value) == "__name__"
        parts.append(re.escape(module if own else str(known)) or ("[^.]+" if place else ".+"))
    return "".join(parts)


def circles(graph: Graph) -> list[list[str]]:
    """Return the sets of modules that import each other."""
    reached = {name: set(targets) for name, targets in graph.items()}
    for found in reached.values():
        ahead = list(found)
        while ahead:
            more = set(graph[ahead.pop()]) - found
            found.update(more)
            ahead += more
    on_rings = {one: found for one, found in reached.items() if one in found}
    rings = {tuple(sorted(two for two in found if one in reached[two])) for one, found in on_rings.items()}
    return [list(ring) for ring in sorted(rings)]


def upward(graph: Graph, contracts: Sequence[Mapping[str, object]]) -> list[str]:
    """Return the imports against the layers of the import contracts, as "a -> b"."""
    found = set()
    for contract in contracts:
        names = contract.get("layers", ())
        assert isinstance(names, Sequence)
        ranks = {part.strip(" ()"): rank for rank, layer in enumerate(names) for part in re.split("[|:]", str(layer))}
        containers = contract.get("containers", ())
        assert isinstance(containers, Sequence)
        for container in containers:
            inside = re.compile(re.escape(container).replace(r"\*", "[^.]+") + r"\.(\w+)(\.|$)")
            for one, targets in graph.items():
                for two in targets:
                    here, there = inside.match(one), inside.match(two)
                    if here and there and here[0].rpartition(here[1])[0] == there[0].rpartition(there[1])[0]:
                        wrong = ranks.get(here[1], 0) > ranks.get(there[1], len(ranks))
                        found |= {f"{one} -> {two}"} if wrong else set()
    below = {two for one, targets in graph.items() if _is_screen(one) for two in targets if not _is_screen(two)}
    while more := {two for one in below for two in graph[one] if not _is_screen(two)} - below:
        below |= more
    return sorted(found | {f"{one} -> {two}" for one in below for two in graph[one] if _is_screen(two)})


def _is_screen(name: str) -> bool:
    return re.match(r"hoshikan\.games\.\w+\.screen\b", name) is not None


def names_in(tree: ast.AST) -> Iterator[str]:
    """Yield every name that code uses or defines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.arg | ast.keyword):
            yield node.arg or ""
        elif isinstance(node, ast.alias):
            yield node.name.rpartition(".")[2]


def hint_files(all_modules: Mapping[str, Module]) -> list[str]:
    """Return the modules that a hint passes through."""
    naming = []
    for name, module in all_modules.items():
        own = (word for word in names_in(module.tree) if not QT.search(word))
        if any(HINT & {part.lower() for part in WORDS.findall(word)} for word in own) and ".cli." not in name:
            naming.append(name)
    games = {name.split(".")[2] for name in naming if ".games." in name}
    of_games = [[name for name in naming if f".games.{game}" in name] for game in sorted(games)]
    return [name for name in naming if ".games." not in name] + max(of_games, key=len, default=[])


def event_files(all_modules: Mapping[str, Module]) -> dict[str, list[str]]:
    """Return the modules that name each event of each game."""
    used = {name: set(names_in(module.tree)) for name, module in all_modules.items() if ".games." in name}
    found = {}
    for name in (name for name in all_modules if name.endswith(".rules.events")):
        game = name.removesuffix("rules.events")
        for node in all_modules[name].tree.body:
            if isinstance(node, ast.ClassDef):
                naming = [file for file, words in used.items() if file.startswith(game) and node.name in words]
                found[f"{game.split('.')[2]}: {node.name}"] = naming
    return found


def scene_makers(all_modules: Mapping[str, Module]) -> list[str]:
    """Return the modules that construct a scene."""
    calls = {
        name: {
            ast.unparse(node.func).rpartition(".")[2] for node in ast.walk(module.tree) if isinstance(node, ast.Call)
        }
        for name, module in all_modules.items()
    }
    return [name for name, called in calls.items() if called & MAKERS and not _is_screen(name)]


def report(all_modules: Mapping[str, Module]) -> Iterator[tuple[str, str, str, Sequence[str]]]:
    """Yield each measure: its name, its number, its goal, and the modules behind it."""
    by_statement = {name: stated(module, all_modules) for name, module in all_modules.items()}
    graph = {name: by_statement[name] | composed(module, all_modules) for name, module in all_modules.items()}
    window = [module for name, module in all_modules.items() if name.startswith("hoshikan.ui")]
    yield "files of ui", str(len(window)), "<= 170", [str(module.path.relative_to(SOURCES)) for module in window]
    yield "lines of ui", f"{sum(module.lines for module in window):,}", "", []
    yield "files of the product", str(len(all_modules)), "", []
    yield "lines of the product", f"{sum(module.lines for module in all_modules.values()):,}", "<= 84,000", []
    for area, prefix in (("the product", "hoshikan"), ("ui", "hoshikan.ui.")):
        counted = [name for name, module in all_modules.items() if name.startswith(prefix) and not module.is_package]
        importers = {name: [one for one, targets in by_statement.items() if name in targets] for name in counted}
        single = [f"{name} <- {found[0]}" for name, found in importers.items() if len(found) == 1]
        share = f"{len(single) / len(counted):.1%} ({len(single)} of {len(counted)})"
        yield f"modules of {area} with a single importer", share, "<= 15 %", single
    most = sorted(((len(by_statement[module.name]), module.name) for module in window), reverse=True)
    yield "most project imports of a ui module", f"{most[0][0]}", "<= 20", [f"{n} {name}" for n, name in most if n > 20]
    hints = hint_files(all_modules)
    yield "files that a hint passes through", str(len(hints)), "<= 18", hints
    events = event_files(all_modules)
    sizes = [len(files) for files in events.values()]
    listed = [f"{len(files)} {event}: {', '.join(files)}" for event, files in events.items()]
    yield "files of an event, most", str(max(sizes)), "<= 4", [line for line in listed if int(line.split()[0]) > 4]
    yield "files of an event, mean", f"{mean(sizes):.1f}", "", []
    scenes = scene_makers(all_modules)
    yield "modules that construct a scene", str(len(scenes)), "1", scenes
    back = upward(graph, contracts())
    yield "imports that lead back up", str(len(back)), "0", back
    rings = circles(graph)
    yield (
        "circles of imports",
        f"{len(rings)} ({sum(map(len, rings))} modules)",
        "0",
        [", ".join(ring) for ring in rings],
    )


def contracts() -> Sequence[Mapping[str, object]]:
    """Return the layers among the import contracts."""
    linter = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    return [contract for contract in linter["contracts"] if contract["type"] == "layers"]


def main(arguments: Sequence[str]) -> None:
    """Print the report; with `--list` also what is behind each number."""
    for name, number, goal, listed in report(modules()):
        print(f"{name:46} {number:>18}   {goal and 'goal ' + goal}")
        for line in listed if "--list" in arguments else ():
            print(f"    {line}")


if __name__ == "__main__":
    main(sys.argv[1:])
