"""Compiles the hot modules with mypyc: rules and bots run two to four times as fast, the sources unchanged without.

python packaging/compiled.py    build the modules that pyproject.toml names, beside their sources
"""

from __future__ import annotations

import ast
import os
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DESKTOP = ROOT / "desktop"
GROUP = "hoshikan"
"""The compiled modules share the library `hoshikan__mypyc`; the name is fixed, so that a bundle finds it."""
UNIX = ("-fvisibility=hidden", "-ffp-contract=off")
"""Without the first, the library calls its own functions as if another one could replace them; without the second,
some processors round sums of products otherwise than Python does, and searches would choose otherwise."""
INTERPRETED = frozenset({"msgspec", "dataclasses", "PySide6", "hoshikan.engine.view", "hoshikan.listing"})
"""Neighbours that import these stay as they are, and so do events: classes made at run time, which no search awaits,
and what Home imports."""


def imported(source: Path) -> Iterator[str]:
    """Full names of the modules that a source imports at its top, and of what it takes from packages."""
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.module != "__future__":
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def hot_modules(desktop: Path = DESKTOP) -> list[Path]:
    """Sources to compile: what pyproject.toml names, and of a game also what that imports from the game's folder."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hoshikan"]["compile"]
    waiting = [path for pattern in declared for path in sorted((desktop / "hoshikan").glob(pattern))]
    found: set[Path] = set()
    while waiting:
        source = waiting.pop()
        if source in found:
            continue
        found.add(source)
        if source.parent.parent.parent.name == "games":
            neighbours = {desktop.joinpath(*name.split(".")).with_suffix(".py") for name in imported(source)}
            game = source.parent.parent
            own = (path for path in neighbours if game in path.parents and path.exists() and path.stem != "events")
            waiting += [path for path in own if not INTERPRETED & set(imported(path))]
    return sorted(found)


def needed_by_built() -> list[str]:
    """Modules that only compiled modules may import, which PyInstaller cannot see; none where nothing is compiled."""
    sources = [source for source in hot_modules() if any(source.parent.glob(f"{source.stem}.*.*"))]
    names = {name for source in sources for name in imported(source)}
    modules = {name for name in names if name.rpartition(".")[0] not in names}
    return sorted(modules | {GROUP + "__mypyc"}) if sources else []


def build() -> None:
    """Compile everything into one group. Raises SystemExit with the compiler's message."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(DESKTOP)
    os.environ["MYPYPATH"] = str(DESKTOP)
    sources = [path.relative_to(DESKTOP).as_posix() for path in hot_modules()]
    with tempfile.TemporaryDirectory() as folder:
        config = f"--config-file={ROOT / 'pyproject.toml'}"
        extensions = mypycify([config, *sources], group_name=GROUP, opt_level="3", target_dir=f"{folder}/c")
        if os.name != "nt":
            for extension in extensions:
                extension.extra_compile_args.extend(UNIX)
        command = Distribution({"name": GROUP, "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = f"{folder}/lib", f"{folder}/objects"
        command.ensure_finalized()
        command.run()
        for made in Path(folder, "lib").rglob("*"):
            if made.is_file():
                shutil.copy(made, DESKTOP / made.relative_to(f"{folder}/lib"))
    print(f"compiled: {len(sources)} modules for {sysconfig.get_platform()}, Python {sys.version.split()[0]}")


if __name__ == "__main__":
    build()
