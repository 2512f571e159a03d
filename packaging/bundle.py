"""Builds the application folder with PyInstaller, adds its papers and plays a game with the result.

python packaging/bundle.py              compile the hot modules, build dist/hoshikan, then test it
python packaging/bundle.py --no-test    build only
python packaging/bundle.py --as-is      do not compile: take the modules as they are
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from importlib import metadata
from pathlib import Path

import desktopfiles
import licencetexts
import qtparts
from compiled import needed_by_built
from linux import system
from macos.information import SIGNING_IDENTITY

ROOT = Path(__file__).resolve().parent.parent
BUNDLE = ROOT / "dist" / "hoshikan"
APP = ROOT / "dist" / "Hoshikan.app"
PACKAGING = ROOT / "packaging"
SHIPPED = (
    *("PySide6-Essentials", "shiboken6", "msgspec", "mypy-extensions", "platformdirs", "tqdm", "openskill"),
    *("fsrs", "typing-extensions"),
    "pylopdf-fonts-jp",  # what the display face is made of
    *("markdown-it-py", "mdit-py-plugins", "mdurl", "noto-cjk-sans-jp-regular", "miniaudio", "cffi"),
    "colorama",  # tqdm's, on Windows
)
"""Distributions inside the bundle, whose licences have to go with it."""
WHERE_THERE_IS_ONE = frozenset({"miniaudio", "cffi", "colorama"})
"""Those that some systems do without."""
FLAGS = frozenset({"--no-test", "--as-is"})
MOST_MEGABYTES = 145
"""Unpacked, on Linux, compiled; other systems' bundles have not been weighed."""
TEST_SECONDS = 900
"""A generous bound: the self test itself gives up after two minutes without progress."""


def program(name: str) -> Path:
    """An executable of the bundle."""
    return BUNDLE / (f"{name}.exe" if os.name == "nt" else name)


def build(*, compile_first: bool) -> int:
    """Compiled modules, icons, translations, PyInstaller."""
    steps = (
        *([[str(PACKAGING / "compiled.py")]] if compile_first else []),
        [str(PACKAGING / "icons.py")],
        [str(PACKAGING / "translations.py")],
        ["-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN", str(PACKAGING / "hoshikan.spec")],
    )
    offscreen = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    for step in steps:
        if code := subprocess.run([sys.executable, *step], cwd=ROOT, env=offscreen, check=False).returncode:
            return code
    return 0


def add_papers() -> None:
    """Licences of everything inside, the notice, and on Linux what a desktop needs to show the application.

    Raises UnknownOwnerError where the licence of a library is not found.
    """
    licences = BUNDLE / "licences"
    licences.mkdir(exist_ok=True)
    for own in (ROOT / "LICENSE", ROOT / "NOTICE"):
        shutil.copy(own, BUNDLE)
    for text in sorted((PACKAGING / "licences").iterdir()):
        shutil.copy(text, licences)
    for name in SHIPPED:
        if name in WHERE_THERE_IS_ONE and not any(metadata.distributions(name=name)):
            continue
        for paper in metadata.files(name) or []:
            if ".dist-info" in str(paper) and "licen" in paper.name.lower():
                shutil.copy(str(paper.locate()), licences / f"{name}-{paper.name}.txt")
    sources = json.loads((ROOT / "build" / "sources.json").read_text("utf-8"))
    packages = json.loads((ROOT / "build" / "packages.json").read_text("utf-8"))
    owners = licencetexts.collect(sources, licences)
    lacking = licencetexts.uncovered(shipped(), owners)
    lacking += qtparts.lacking(BUNDLE / "_internal" / name for name in licencetexts.of_qt(shipped()))
    lacking += licencetexts.unlisted(packages, SHIPPED)
    if lacking:
        raise licencetexts.UnknownOwnerError(f"no licence text of {', '.join(lacking)}")
    print(f"bundle: licences of {len(owners)} owners of {sum(len(one.files) for one in owners)} libraries")
    if sys.platform.startswith("linux"):
        desktopfiles.write(BUNDLE / "desktop")
        shutil.copy(PACKAGING / "linux" / "install.sh", BUNDLE)


def finish_app() -> None:
    """Put the papers into the application for a Mac too, and seal it again. Not yet run on a Mac.

    PyInstaller has signed every binary inside; what is sealed anew is the bundle around them.
    """
    inside = APP / "Contents" / "Resources"
    shutil.copytree(BUNDLE / "licences", inside / "licences", dirs_exist_ok=True)
    for own in ("LICENSE", "NOTICE"):
        shutil.copy(BUNDLE / own, inside)
    subprocess.run(signing(os.environ.get(SIGNING_IDENTITY, "")), check=True)


def signing(identity: str) -> list[str]:
    """Return the command that seals the application, ad hoc without an identity."""
    if not identity:
        return ["codesign", "--force", "--sign", "-", str(APP)]
    hardened = [
        "--options",
        "runtime",
        "--timestamp",
        "--entitlements",
        str(PACKAGING / "macos" / "entitlements.plist"),
    ]
    return ["codesign", "--force", *hardened, "--sign", identity, str(APP)]


def shipped() -> list[str]:
    """Files of the bundle below the folder of its libraries, without links to others of them."""
    inside = BUNDLE / "_internal"
    return [
        path.relative_to(inside).as_posix() for path in inside.rglob("*") if path.is_file() and not path.is_symlink()
    ]


def test() -> int:
    """The bundle's own tests, away from the checkout and its environment; the exit code of the first that fails."""
    # A game with bots in the engine process; then the tools, which import what the window does not, in two processes.
    tools = "hoshikan-cli" if os.name == "nt" else "hoshikan"
    game = ["conquestar", "--games", "4", "--playouts", "5", "--jobs", "2"]
    for name, *arguments in (["hoshikan", "--selftest"], [tools, "arena", *game]):
        started = time.monotonic()
        code = started_alone([str(program(name)), *arguments])
        said = "passed" if code == 0 else f"failed ({code})"
        print(f"bundle: {name} {' '.join(arguments)} {said} after {time.monotonic() - started:.1f} s")
        if code:
            return code
    return 0


def started_alone(command: list[str]) -> int:
    """Exit code of `command` without anything of this Python around it; 1 if it does not end in time."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    clean["QT_QPA_PLATFORM"] = "offscreen"
    try:
        done = subprocess.run(
            command, cwd=BUNDLE.anchor, env=clean, stdout=subprocess.PIPE, text=True, timeout=TEST_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        print(f"bundle: no end within {TEST_SECONDS} s")
        return 1
    print(done.stdout, end="")
    return done.returncode


def size(folder: Path) -> float:
    """Megabytes (10⁶ bytes) of the files in `folder`."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink()) / 1e6


def too_large(folder: Path) -> str:
    """Return the excess weight of a bundle in `folder`, "" if there is none."""
    weight = size(folder)
    return f"{weight:.0f} MB, and {MOST_MEGABYTES} were promised" if weight > MOST_MEGABYTES else ""


def main(argv: list[str]) -> int:
    """Build, describe, test. Returns 2 for an unknown argument."""
    if unknown := set(argv) - FLAGS:
        print(f"bundle: unexpected argument {min(unknown)!r}: {', '.join(sorted(FLAGS))} or nothing", file=sys.stderr)
        return 2
    if code := build(compile_first="--as-is" not in argv and not needed_by_built()):
        return code
    try:
        add_papers()
        if sys.platform == "darwin":
            finish_app()
    except licencetexts.UnknownOwnerError as error:
        print(f"bundle: {error}", file=sys.stderr)
        return 1
    if sys.platform.startswith("linux") and (lacking := system.lacking(BUNDLE)):
        print(f"bundle: libraries that should lie inside and do not: {'; '.join(lacking)}", file=sys.stderr)
        return 1
    print(f"bundle: {BUNDLE}, {size(BUNDLE):.0f} MB")
    if sys.platform.startswith("linux"):
        if complaint := too_large(BUNDLE):
            print(f"bundle: {complaint}", file=sys.stderr)
            return 1
        major, minor = system.oldest_c_library(system.libraries(BUNDLE))
        print(f"bundle: starts on systems with glibc {major}.{minor} and later")
    return 0 if "--no-test" in argv else test()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
