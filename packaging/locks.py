"""The contents of bundles, to the byte: a file of pinned versions with hashes for each system, in packaging/locks.

python packaging/locks.py            renew them all (wants uv, which is on the package index)
python packaging/locks.py --check    see that every promised system and every lock has wheels for the promised Pythons
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "packaging" / "locks"
BUNDLED_PYTHON: Final = "3.12"
"""Python of bundles: the one that AlmaLinux 9, whose C library is old enough, has as a shared library."""
RUNTIME_PYTHON: Final = "3.13"
"""Python of the Flatpak runtime (`flatpak.py`)."""
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
BUNDLE_EXTRAS: Final = ("app", "bundle", "compile")


class Target(NamedTuple):
    """A system that something is made for: as uv calls it, the Python inside, the parts of the project."""

    platform: str
    python: str
    extras: tuple[str, ...]
    fits: tuple[str, ...] = PYTHONS
    """The Pythons that all pinned versions have wheels for."""


TARGETS: Final = {
    "linux-x86_64": Target("x86_64-manylinux_2_34", BUNDLED_PYTHON, BUNDLE_EXTRAS),
    "windows-x86_64": Target("x86_64-pc-windows-msvc", BUNDLED_PYTHON, BUNDLE_EXTRAS),
    "macos-arm64": Target("aarch64-apple-darwin", BUNDLED_PYTHON, BUNDLE_EXTRAS),
    "macos-x86_64": Target("x86_64-apple-darwin", BUNDLED_PYTHON, BUNDLE_EXTRAS, PYTHONS[:-1]),  # miniaudio
    "flatpak-x86_64": Target("x86_64-manylinux_2_34", RUNTIME_PYTHON, ("app",)),
    "flatpak-aarch64": Target("aarch64-manylinux_2_39", RUNTIME_PYTHON, ("app",)),
}
BUNDLES: Final = {
    ("linux", "x86_64"): "linux-x86_64",
    ("win32", "AMD64"): "windows-x86_64",
    ("darwin", "arm64"): "macos-arm64",
    ("darwin", "x86_64"): "macos-x86_64",
}
"""The lock of a bundle by `sys.platform` and machine."""
PROMISED: Final = {
    "Linux x86-64, glibc 2.34": "x86_64-manylinux_2_34",
    "Linux arm64, glibc 2.39": "aarch64-manylinux_2_39",
    "Windows x86-64": "x86_64-pc-windows-msvc",
    "Windows arm64": "aarch64-pc-windows-msvc",
    "macOS arm64": "aarch64-apple-darwin",
    "macOS x86-64": "x86_64-apple-darwin",
}
"""Systems on which the application can be installed from wheels alone."""


def of_bundle(
    system: str = sys.platform, machine: str = platform.machine(), python: tuple[int, ...] = sys.version_info[:2]
) -> tuple[Path | None, str]:
    """Return the lock for a bundle made there, or the reason why there is none."""
    name, version = BUNDLES.get((system, machine)), ".".join(map(str, python))
    if name is None:
        return None, f"there is no lock for {system} on {machine}"
    if version not in TARGETS[name].fits:
        return None, f"the lock {name} does not fit Python {version}"
    return FOLDER / f"{name}.txt", ""


def resolve(
    system: str, python: str, extras: tuple[str, ...], out: Path | None = None, within: Path | None = None
) -> str:
    """Resolve the project for a system, from wheels alone and `within` a lock; what uv complains of, "" if nothing."""
    beside = (Path(sys.executable).parent, Path.home() / ".local" / "bin")
    uv = shutil.which("uv", path=os.pathsep.join(map(str, beside))) or shutil.which("uv")
    if uv is None:
        raise SystemExit("locks: uv is not installed (pip install uv)")
    command = [uv, "pip", "compile", "--quiet", "--no-header", "--no-annotate", "--no-emit-index-url"]
    command += ["--python-platform", system, "--python-version", python, "--only-binary", ":all:"]
    command += [word for extra in extras for word in ("--extra", extra)]
    command += ["--generate-hashes", "--upgrade", "-o", str(out)] if out else []
    command += ["--constraints", str(within)] if within else []
    asked = "pyproject.toml"
    needs: list[str] = []
    if "bundle" in extras:
        import tomllib  # here, so that an older Python can read this file, as far as `dev.py` says that it is one

        needs = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    done = subprocess.run(
        [*command, asked, *(["-"] if needs else [])],
        cwd=ROOT,
        input="\n".join([*needs, "editables"] if needs else []),
        capture_output=True,
        text=True,
        check=False,
    )
    return "" if done.returncode == 0 else done.stderr.strip()


def renew() -> int:
    """Write every lock anew; 1 if one cannot be resolved."""
    FOLDER.mkdir(exist_ok=True)
    failed = 0
    for name, target in TARGETS.items():
        out = FOLDER / f"{name}.txt"
        complaint = resolve(target.platform, target.python, target.extras, out)
        count = sum("==" in line for line in out.read_text("utf-8").splitlines()) if not complaint else 0
        print(f"locks: {name}: {complaint or f'{count} packages, Python {target.python}'}")
        failed |= bool(complaint)
    return failed


def check() -> int:
    """Print for each system and each lock the Pythons that have wheels; 1 if one lacks any."""
    failed = 0
    for name, system in PROMISED.items():
        failed |= _reported(name, {python: resolve(system, python, ("app",)) for python in PYTHONS})
    for name, target in TARGETS.items():
        lock = FOLDER / f"{name}.txt"
        found = {python: resolve(target.platform, python, target.extras, within=lock) for python in target.fits}
        failed |= _reported(f"lock {name}", found)
    return failed


def _reported(name: str, found: Mapping[str, str]) -> bool:
    """Print what uv complains of, by Python; whether there is anything."""
    print(f"{name:26} " + "  ".join(f"{python} {'no' if told else 'yes'}" for python, told in found.items()))
    complaints = list(filter(None, found.values()))
    print("".join(f"{one}\n" for one in complaints), end="")
    return bool(complaints)


if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(f"locks: unexpected argument {sys.argv[1]!r}: --check or nothing")
    sys.exit(check() if sys.argv[1:] else renew())
