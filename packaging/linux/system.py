"""The parts that a bundle for Linux leaves to the system: its C library, and libraries of display, graphics and fonts.

PyInstaller leaves these out because they have to fit the system's drivers and servers.
Everything else has to be inside. PyInstaller only warns of a library that it does not find, and the window of such a
bundle opens nowhere but where the library happens to be.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

C_LIBRARY: Final = "libc6"
LEFT: Final = {
    C_LIBRARY: r"ld-linux[\w-]*|lib(c|m|mvec|dl|rt|pthread)",
    "libegl1": "libEGL",
    "libgl1": "libGL",
    "libopengl0": "libOpenGL",
    "libfontconfig1": "libfontconfig",
    "libxcb1": "libxcb",
    "libwayland-client0": "libwayland-client",
    "libwayland-cursor0": "libwayland-cursor",
}
"""Debian's name of a package to the names of its libraries, a pattern without `.so.…`."""
NEEDED: Final = re.compile(r"^\s+NEEDED\s+(\S+)$", re.MULTILINE)
VERSION: Final = re.compile(r"\bGLIBC_(\d+)\.(\d+)")
PACKED_RELOCATIONS: Final = "GLIBC_ABI_DT_RELR"
"""Programs linked to save space need this name, which no C library before 2.36 has."""


def libraries(bundle: Path) -> list[Path]:
    """Programs and libraries of a bundle."""
    return [path for path in sorted(bundle.rglob("*")) if path.is_file() and _is_elf(path)]


def asked(path: Path) -> list[str]:
    """The libraries that a program or library is linked against. Raises OSError where binutils are not installed."""
    return NEEDED.findall(headers(path))


def headers(path: Path) -> str:
    """Return objdump's output for a program or library. Raises OSError where binutils are not installed."""
    return subprocess.run(["objdump", "-p", str(path)], capture_output=True, text=True, check=True).stdout


def oldest_c_library(paths: Iterable[Path], headers: Callable[[Path], str] = headers) -> tuple[int, int]:
    """The oldest version of glibc that all of `paths` load with: it hangs on the system they were built on."""
    oldest = (0, 0)
    for path in paths:
        told = headers(path)
        versions = [(int(major), int(minor)) for major, minor in VERSION.findall(told)]
        oldest = max([oldest, *versions, *([(2, 36)] if PACKED_RELOCATIONS in told else [])])
    return oldest


def left_to_the_system(paths: Iterable[Path], asked: Callable[[Path], list[str]] = asked) -> dict[str, list[str]]:
    """Libraries that are asked for and do not lie among `paths`: name to who asks."""
    listed = list(paths)
    inside = {path.name for path in listed}
    found: dict[str, list[str]] = {}
    for path in listed:
        for name in asked(path):
            if name not in inside:
                found.setdefault(name, []).append(path.name)
    return found


def package_of(library: str) -> str:
    """Debian's package that brings a library which is left to the system, "" for one that has to lie in the bundle."""
    stem = library.partition(".so")[0]
    return next((package for package, names in LEFT.items() if re.fullmatch(names, stem)), "")


def lacking(bundle: Path) -> list[str]:
    """Return the libraries that a bundle lacks, each with the file that needs it."""
    left = left_to_the_system(libraries(bundle))
    return [f"{name} (for {', '.join(who)})" for name, who in sorted(left.items()) if not package_of(name)]


def depends(bundle: Path) -> str:
    """The packages without which the bundle would not start, as a .deb lists them."""
    inside = libraries(bundle)
    packages = {package_of(name) for name in left_to_the_system(inside)} - {""}
    if C_LIBRARY in packages:
        packages = packages - {C_LIBRARY} | {f"{C_LIBRARY} (>= {'.'.join(map(str, oldest_c_library(inside)))})"}
    return ", ".join(sorted({*packages, "fontconfig-config", "hicolor-icon-theme"}))


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"
