#!/usr/bin/env python3
"""The workshop's one door: sets up what a checkout needs, then runs the application, its tests or its tools.

Standard library only: Python and git are all that a new machine has to have. `python3 dev.py --help` lists the verbs.
"""

from __future__ import annotations

import csv
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
EXECUTABLE = Path("Scripts/python.exe" if os.name == "nt" else "bin/python")
PYTHON = VENV / EXECUTABLE
STAMP = VENV / "hoshikan-setup.json"
"""Written last, so a setup that was interrupted is never taken for a finished one."""
OLDEST, NEWEST = (3, 11), (3, 14)
IMPORT_LINTER = "from importlinter.cli import lint_imports_command as main; main()"


def beside(file: str) -> ModuleType:
    """A module of the checkout that stands on the standard library alone, read without its package."""
    spec = importlib.util.spec_from_file_location(Path(file).stem, ROOT / file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SYSTEM = beside("desktop/hoshikan/systemlibraries.py")
OFFSCREEN = ("plugins/platforms/libqoffscreen.so", "lib/libQt6Widgets.so.6")
"""Files of Qt that every verb needs."""
WINDOW = "plugins/platforms/libqxcb.so"
"""That of a window under X11; a bundle brings most of what it is linked against."""
LOCKS = beside("packaging/locks.py")
LOCKED = ROOT / "build" / "locked"
"""The environment that bundles are made in where this system has a lock: what is in it is the same everywhere."""


class SetupFailedError(Exception):
    """Something this script cannot mend; the message says what to do."""


class Verb(NamedTuple):
    """A word of the command line: what it does, and which optional dependencies it needs."""

    help: str
    act: Callable[[Sequence[str]], int]
    extras: frozenset[str] | None = frozenset()
    """None for a verb that sees to its environment by itself."""
    flags: tuple[str, ...] | None = None
    """The only arguments it takes; None for a verb that hands them on to a program with a say of its own."""


class Testing(NamedTuple):
    """A way to run the tests: arguments for pytest, and how long properties are searched for counterexamples."""

    arguments: tuple[str, ...]
    profile: str = ""


COMPILED = "--compiled"
TESTING = {
    "--quick": Testing(("-m", "not slow"), "quick"),
    "--thorough": Testing((), "thorough"),
    "--coverage": Testing(("tests/engine", "tests/games", "tests/scenarios", "--cov", "--cov-report=term")),
    COMPILED: Testing(("tests/engine", "tests/games")),
}


def python(*arguments: str, env: dict[str, str] | None = None, within: Path = VENV) -> int:
    """Exit code of an environment's Python, run in the checkout."""
    command = [str(within / EXECUTABLE), *arguments]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **(env or {})}, check=False).returncode


def tool(name: str, *arguments: str) -> int:
    """Exit code of one of the tools in `packaging/tools`, which open the window offscreen."""
    env = {"PYTHONPATH": str(ROOT / "packaging"), "QT_QPA_PLATFORM": "offscreen"}
    return python("-m", f"tools.{name}", *arguments, env=env)


def say(text: str) -> None:
    """One line for the person at the terminal, in order with the output of the programs we start."""
    print(f"dev.py: {text}", flush=True)


def fingerprint(pyproject: str) -> str:
    """What a finished setup depends on: what the project declares about itself, and the Python that installed it."""
    import tomllib  # here, so that an older Python still reads as far as the message about its age

    declared = [tomllib.loads(pyproject).get(table) for table in ("build-system", "project")]
    return hashlib.sha256(repr((declared, sys.version, sys.base_prefix)).encode()).hexdigest()


def missing_extras(stamp: str, expected: str, wanted: frozenset[str]) -> frozenset[str] | None:
    """The extras that a setup described by the text `stamp` still lacks; None if it does not count at all."""
    try:
        data = json.loads(stamp)
        return wanted - frozenset(data["extras"]) if data["fingerprint"] == expected else None
    except (ValueError, KeyError, TypeError):
        return None


def lost_file(environment: Path) -> str:
    """A file that pip installed and that is gone, so that a half-deleted environment is mended; "" if all are there."""
    for record in environment.glob("**/site-packages/*.dist-info/RECORD"):
        with record.open(encoding="utf-8", newline="") as listing:
            for name, *_ in csv.reader(listing):
                if not name.endswith(".pyc") and not (record.parent.parent / name).exists():
                    return name
    return "" if (environment / EXECUTABLE).exists() else EXECUTABLE.name


def missing_libraries(ldd_output: str) -> list[str]:
    """Names of the shared libraries that `ldd` did not find."""
    return sorted({line.split()[0] for line in ldd_output.splitlines() if line.strip().endswith("not found")})


def has_display() -> bool:
    """Whether a window can be shown."""
    return not sys.platform.startswith("linux") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def system_packages(packages: str, reason: str) -> None:
    """Install Debian packages when we are root; otherwise say which they are. Raises SetupFailedError."""
    command = ["apt-get", "install", "-y", "--no-install-recommends", *packages.split()]
    if shutil.which("apt-get") is None:
        raise SetupFailedError(f"{reason}. Install what Debian calls: {packages}")
    if os.geteuid() != 0:
        raise SetupFailedError(f"{reason}. Install it, then start again:\n  sudo {shlex.join(command)}")
    say(f"{reason}; installing {packages}")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["apt-get", "update", "-q"], command):
        subprocess.run(step, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False)


def check_libraries(packages: str, *files: str, within: Path | None = None) -> None:
    """See that these files of Qt find their libraries; Qt itself blames one whatever is missing, so ldd is asked."""
    if not sys.platform.startswith("linux") or shutil.which("ldd") is None:
        return
    qt = next((within or VENV).glob("lib/python3*/site-packages/PySide6/Qt"))
    for attempt in (1, 2):
        ldd = subprocess.run(["ldd", *(str(qt / file) for file in files)], capture_output=True, text=True, check=False)
        missing = missing_libraries(ldd.stdout)
        if missing and attempt == 1:
            system_packages(packages, f"Qt lacks system libraries ({', '.join(missing)})")
        elif missing:
            raise SetupFailedError(f"still missing after the installation: {', '.join(missing)}")


def create_environment(place: Path) -> None:
    """A fresh virtual environment. Raises SetupFailedError."""
    if importlib.util.find_spec("ensurepip") is None:
        system_packages(f"python{sys.version_info[0]}.{sys.version_info[1]}-venv", "this Python lacks its venv module")
    if place.is_symlink():
        place.unlink()  # what it leads to is another checkout's, which would be cleared
    if subprocess.run([sys.executable, "-m", "venv", "--clear", str(place)], check=False).returncode:
        raise SetupFailedError(f"could not create {place}; the lines above say why")


def install(*orders: Sequence[str], within: Path = VENV) -> None:
    """One call of pip after another. Raises SetupFailedError."""
    pip = ["-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    pip += [] if sys.stdout.isatty() else ["--quiet"]
    for wanted in orders:
        if python(*pip, *wanted, within=within):
            raise SetupFailedError("pip failed, see above. Check the connection and start again: downloads are kept")


def with_extras(extras: frozenset[str]) -> list[list[str]]:
    """What pip is to install: the application with what it needs."""
    itself = f".[{','.join(sorted(extras))}]" if extras else "."
    # With the build backend present, pip needs no isolated build, which would download Qt a second time.
    backend = ["hatchling>=1.27,<2", "editables>=0.5,<1", "fonttools>=4.60,<5", "pylopdf-fonts-jp==0.1.1"]
    return [backend, ["--no-build-isolation", "--editable", itself]]


def ensure(extras: frozenset[str]) -> None:
    """Make the environment fit `pyproject.toml`, this Python and the verb's extras. Raises SetupFailedError."""
    expected = fingerprint((ROOT / "pyproject.toml").read_text("utf-8"))
    stamp = STAMP.read_text("utf-8") if STAMP.exists() else ""
    lacking = missing_extras(stamp, expected, extras)
    if lacking is not None and (lost := lost_file(VENV)):
        say(f"{VENV} is damaged ({lost} is missing)")
        lacking = None
    if lacking is None or lacking:
        started = time.monotonic()
        have = frozenset() if lacking is None else frozenset(json.loads(stamp)["extras"])
        STAMP.unlink(missing_ok=True)
        say(f"setting up {VENV} (once; one to five minutes, up to 200 MB of downloads)")
        if lacking is None:
            create_environment(VENV)
        install(*with_extras(extras | have))
        STAMP.write_text(json.dumps({"fingerprint": expected, "extras": sorted(extras | have)}), "utf-8")
        say(f"set up in {time.monotonic() - started:.0f} s")
    check_libraries(SYSTEM.QT_PACKAGES, *OFFSCREEN)
    if python("packaging/translations.py"):
        raise SetupFailedError("the translations could not be compiled, see above")


def ensure_locked(lock: Path) -> None:
    """Make the environment for bundles fit `lock`, `pyproject.toml` and this Python. Raises SetupFailedError."""
    made = LOCKED / STAMP.name
    pinned = fingerprint((ROOT / "pyproject.toml").read_text("utf-8")) + lock.read_text("utf-8")
    expected = hashlib.sha256(pinned.encode()).hexdigest()
    if made.exists() and made.read_text("utf-8") == expected and not lost_file(LOCKED):
        return
    say(f"setting up {LOCKED} from {lock.relative_to(ROOT)}")
    create_environment(LOCKED)
    hashed = ["--require-hashes", "--only-binary", ":all:", "-r", str(lock)]
    install(hashed, ["--no-deps", "--no-build-isolation", "--editable", "."], within=LOCKED)
    made.write_text(expected, "utf-8")


def compiled() -> list[Path]:
    """Modules that `compile` has put beside their sources. Python takes them in place of the sources."""
    return [path for path in (ROOT / "desktop").rglob("*") if path.suffix in (".so", ".pyd")]


def remove_compiled(*, only_outdated: bool) -> None:
    """Go back to the sources; with `only_outdated` only if one of them was changed after the compilation."""
    made = compiled()
    sources = (path.with_name(path.name.partition(".")[0] + ".py") for path in made)
    changed = [source for source in sources if source.exists() and source.stat().st_mtime > made[0].stat().st_mtime]
    if made and (changed or not only_outdated):
        for path in made:
            path.unlink()
        why = f"{changed[0].relative_to(ROOT)} was changed; " if changed else ""
        say(f"{why}the sources run again, `dev.py compile` compiles them")


def compile_modules(arguments: Sequence[str]) -> int:
    """Compile the hot modules, or with `--clean` go back to their sources."""
    remove_compiled(only_outdated=False)
    return 0 if "--clean" in arguments else python("packaging/compiled.py")


def run(arguments: Sequence[str]) -> int:
    """Start the application, or show it in pictures where there is no display."""
    if has_display():
        if os.environ.get("DISPLAY"):
            check_libraries(SYSTEM.X11_PACKAGES, WINDOW)
        return python("-m", "hoshikan", *arguments)
    say("no display here: playing a demonstration of every game offscreen instead")
    out = () if "--out" in arguments else ("--out", str(ROOT / "screenshots" / "demo"))
    return tool("demo", *out, *arguments)


def test(arguments: Sequence[str]) -> int:
    """All tests without a display, or those that a flag of `TESTING` selects, spread over the processor's cores."""
    ways = [TESTING[argument] for argument in arguments if argument in TESTING]
    own = [argument for argument in arguments if argument not in TESTING]
    # Each worker has one stretch of the tests, and paints and reads less that another one has painted and read.
    spread = (f"-n{os.cpu_count() or 1}", "--dist=worksteal")
    chosen = [*spread, *(word for way in ways for word in way.arguments), *own]
    # Every worker and every engine that a test starts would compile all modules again where bytecode is not to be kept.
    env = {"QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": ""}
    for way in ways:
        env |= {"HYPOTHESIS_PROFILE": way.profile} if way.profile else {}
    if COMPILED in arguments and not compiled():
        ensure(APP | DEV | frozenset({"compile"}))
        if code := compile_modules(()):
            return code
    return python("-m", "pytest", *chosen, env=env)


def lint(arguments: Sequence[str]) -> int:
    """Style, format and allowed imports; `--fix` mends what can be mended."""
    fix = "--fix" in arguments
    failed = python("-m", "ruff", "check", "--quiet", *(["--fix"] if fix else []), ".")
    failed |= python("-m", "ruff", "format", "--quiet", *([] if fix else ["--check"]), ".")
    failed |= python("-c", IMPORT_LINTER, "--no-logo", "--no-cache")
    say("lint: something to mend, see above" if failed else "lint: clean")
    return failed


def screenshots(arguments: Sequence[str]) -> int:
    """Every screen, with `--vision` as other eyes see it; with `--readme` some of them become the README's pictures."""
    taking = [argument for argument in arguments if argument != "--readme"]
    failed = tool("screenshots", "--out", "screenshots", *taking)
    return failed or ("--readme" in arguments and python("packaging/pictures.py"))


def sentences(arguments: Sequence[str]) -> int:
    """All that the games say, in both languages on one page to read through."""
    return tool("sentences", *([] if "--out" in arguments else ["--out", "sentences"]), *arguments)


def bundle(arguments: Sequence[str]) -> int:
    """Build and try the application folder, from the lock of this system where there is one."""
    lock, why = LOCKS.of_bundle()
    if lock is None:
        say(f"{why}: this bundle is made of the newest versions that fit, not of those of a release")
        ensure(APP | frozenset({"bundle", "compile"}))
    else:
        ensure_locked(lock)
    place = LOCKED if lock else VENV
    check_libraries(f"{SYSTEM.QT_PACKAGES} {SYSTEM.X11_PACKAGES}", *OFFSCREEN, WINDOW, within=place)
    return python("packaging/bundle.py", *arguments, within=place)


def starting(*command: str) -> Callable[[Sequence[str]], int]:
    """A verb that hands its arguments to a Python module or script."""
    return lambda arguments: python(*command, *arguments)


APP = frozenset({"app"})
"""The extra that everything in a checkout has."""
DEV = frozenset({"dev", "plot"})
VERBS = {
    "run": Verb("start the application (without a display: a demonstration in screenshots)", run),
    "test": Verb("all tests, headless (--quick, --thorough, --coverage, --compiled; more for pytest)", test, DEV),
    "lint": Verb("style, format, allowed imports (--fix mends)", lint, DEV, ("--fix",)),
    "types": Verb("mypy, strict", starting("-m", "mypy"), DEV),
    "translations": Verb(
        "--update: collect sentences; --check: all translated?",
        starting("packaging/translations.py"),
        flags=("--update", "--check"),
    ),
    "new-game": Verb(
        "ID [LETTERS] [--title TITLE]: the skeleton of a game, which plays a trivial one",
        starting("packaging/newgame.py"),
        DEV,
    ),
    "check-game": Verb("ID: what a game still lacks, with numbers", starting("-m", "tests.wanted"), DEV),
    "bench": Verb("speed, beside reference work of the same run", starting("-m", "tests.bench")),
    "screenshots": Verb("every screen in screenshots/ (--tables: only these; --vision deutan …)", screenshots, DEV),
    "sentences": Verb("all that the games say, on one page in sentences/ (--game ID …)", sentences),
    "compile": Verb(
        "rules and bots two to four times as fast, by mypyc (--clean: back)",
        compile_modules,
        frozenset({"compile"}),
        ("--clean",),
    ),
    "bundle": Verb(
        "an application folder in dist/ (--no-test: without trying it, --as-is: without compiling)",
        bundle,
        None,
        ("--no-test", "--as-is"),
    ),
}


def usage() -> str:
    """The help text."""
    verbs = "".join(f"\n  {name:14}{verb.help}" for name, verb in VERBS.items())
    return f"usage: python3 dev.py VERB [arguments]\n{verbs}"


def main(argv: Sequence[str]) -> int:
    """Run one verb; 2 for a verb or argument that does not exist, 1 for a failed setup, else what the verb says."""
    if argv and argv[0] in ("-h", "--help", "help"):
        print(usage())
        return 0
    if not argv or argv[0] not in VERBS:
        complaint = f"unknown verb {argv[0]!r}" if argv else "which verb?"
        print(f"dev.py: {complaint}\n{usage()}", file=sys.stderr)
        return 2
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        say(f"needs Python 3.{OLDEST[1]} to 3.{NEWEST[1]}; this is {sys.version.split()[0]} ({sys.executable})")
        return 1
    verb = VERBS[argv[0]]
    if verb.flags is not None and (unknown := [argument for argument in argv[1:] if argument not in verb.flags]):
        print(f"dev.py: {argv[0]} takes {' or '.join(verb.flags)}, not {unknown[0]!r}", file=sys.stderr)
        return 2
    try:
        remove_compiled(only_outdated=True)
        if verb.extras is not None:
            ensure(verb.extras | APP)
        return verb.act(argv[1:])
    except SetupFailedError as problem:
        say(str(problem))
        return 1
    except KeyboardInterrupt:
        say("interrupted; a setup that was under way starts over next time")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
