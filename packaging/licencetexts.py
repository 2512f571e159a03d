"""Collects the licence of everything compiled in a bundle: Qt, Python, the system's libraries, and the loader.

`collect` writes one text for each owner into the folder `licences`, and `index.json`, which has the owner of each file;
*About* reads it. `uncovered` names shipped libraries that the index has no text for.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from importlib import metadata
from pathlib import Path, PurePosixPath
from typing import Final

import qtparts

ROOT: Final = Path(__file__).resolve().parent.parent
OWN: Final = ROOT / "packaging" / "licences"
INDEX: Final = "index.json"
COMMON: Final = Path("/usr/share/common-licenses")
"""Folder of the texts that Debian's copyright files only name."""
_LIBRARY: Final = re.compile(r"\.(so|dll|dylib|pyd)(\.|$)|^(Python|Qt\w+)$", re.IGNORECASE)
"""By its name; those in frameworks of a Mac have no ending."""
_QT: Final = re.compile(r"^(PySide6|shiboken6)/|^lib(Qt6|pyside6|shiboken6)")
_ICU: Final = re.compile(r"libicu\w+\.(so|dylib)|^icu\w*\.dll", re.IGNORECASE)
_PYTHON: Final = re.compile(
    r"^(lib)?python3|^python3[\d.]*/|^Python$|^Python\.framework/|^[_\w]+\.pyd$|^(sqlite3|libffi-\d+|zlib1?)\.dll",
    re.IGNORECASE,
)
_MICROSOFT: Final = re.compile(r"^(vcruntime|msvcp|concrt|ucrtbase|api-ms-win)", re.IGNORECASE)


@dataclass
class Owner:
    """The owner of shipped files, their terms, and the file with their text."""

    name: str
    licence: str
    text: str
    version: str = ""
    files: list[str] = field(default_factory=list)
    """Paths in the bundle, below the folder of its libraries."""


class UnknownOwnerError(Exception):
    """A library whose terms have not been written down."""


def libraries(names: Iterable[str]) -> list[str]:
    """Return the compiled files of a bundle, each of which has an owner."""
    return sorted(name for name in names if _LIBRARY.search(PurePosixPath(name).name))


def uncovered(names: Iterable[str], owners: Iterable[Owner]) -> list[str]:
    """Shipped libraries without a text."""
    covered = {file for owner in owners for file in owner.files if owner.text}
    return [name for name in libraries(names) if name not in covered]


def collect(sources: Mapping[str, str], folder: Path) -> list[Owner]:
    """Write the texts and the index for a bundle of `sources`, path in the bundle: path where it came from.

    Raises UnknownOwnerError for the first library whose terms are not found.
    """
    folder.mkdir(parents=True, exist_ok=True)
    owners: dict[str, Owner] = {}
    of_distribution = distributions()
    for name in libraries(sources):
        found, text = owner(name, Path(sources[name]), of_distribution)
        kept = owners.setdefault(found.name, found)
        kept.files.append(name)
        (folder / kept.text).write_text(text, "utf-8")
    for found, text in always():
        owners.setdefault(found.name, found)
        (folder / found.text).write_text(text, "utf-8")
    add_common(folder)
    listed = sorted(owners.values(), key=lambda one: one.name.lower())
    (folder / INDEX).write_text(json.dumps([asdict(one) for one in listed], indent=1) + "\n", "utf-8")
    return listed


def unlisted(packages: Iterable[str], shipped: Iterable[str]) -> list[str]:
    """Distributions that a bundle has modules of, which are named in `packages`, and that are not among `shipped`."""
    known = {_normal(name) for name in shipped}
    brought_by = metadata.packages_distributions()
    found = {name for package in packages for name in brought_by.get(package, [package])}
    return sorted(name for name in found if _normal(name) not in known)


def _normal(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


def of_qt(names: Iterable[str]) -> list[str]:
    """Return the libraries of Qt in a bundle, which may have parts of others inside (`qtparts.py`)."""
    others = (_ICU, _MICROSOFT)
    return [
        name
        for name in libraries(names)
        if _QT.search(name) and not any(other.search(PurePosixPath(name).name) for other in others)
    ]


def owner(name: str, source: Path, of_distribution: Mapping[str, str]) -> tuple[Owner, str]:
    """Return the owner of the file `name` of a bundle, and the text of its terms. Raises UnknownOwnerError."""
    if name.startswith("hoshikan"):  # compiled by mypyc, with its runtime inside
        return named("mypyc runtime", "MIT", distribution_text("mypy"), version("mypy"))
    if _ICU.search(PurePosixPath(name).name):
        return named("ICU", "Unicode-3.0", (OWN / "ICU.txt").read_text("utf-8"))
    if _MICROSOFT.search(PurePosixPath(name).name):
        # Packages bring copies of their own. Python's licence states on Windows the conditions for passing them on.
        return named("Microsoft Visual C++ runtime", "Distributable Code", python_text())
    if _QT.search(name):
        texts = [(OWN / f"{one}.txt").read_text("utf-8") for one in ("LGPL-3.0", "GPL-3.0")]
        return named("Qt and PySide6", "LGPL-3.0-only", "\n\n".join(texts), version("PySide6-Essentials"))
    if distribution := of_distribution.get(name):
        return named(distribution, licence_of(distribution), distribution_text(distribution), version(distribution))
    if _PYTHON.search(name):
        return named("CPython", "PSF-2.0", python_text(), sys.version.split()[0])
    return system_library(source)


def always() -> list[tuple[Owner, str]]:
    """Return the owners of the parts inside a bundle's programs, which no file shows."""
    terms = "GPL-2.0-or-later WITH Bootloader-exception"
    bootloader = named("PyInstaller bootloader", terms, distribution_text("pyinstaller"), version("pyinstaller"))
    parts = named("What others wrote inside Qt", "BSD, MIT and other permissive terms", qtparts.OUT.read_text("utf-8"))
    return [bootloader, parts, named("CPython", "PSF-2.0", python_text(), sys.version.split()[0])]


def named(name: str, licence: str, text: str, version: str = "") -> tuple[Owner, str]:
    """An owner and its text. Raises UnknownOwnerError where there is none."""
    if not text.strip():
        raise UnknownOwnerError(f"no licence text of {name}")
    return Owner(name, licence, re.sub(r"[^\w.+-]+", "-", name) + ".txt", version), text


def distributions() -> dict[str, str]:
    """Path of each compiled file that a package has installed: the package's name."""
    found: dict[str, str] = {}
    for distribution in metadata.distributions():
        for file in distribution.files or ():
            if _LIBRARY.search(file.name):
                found[file.as_posix()] = distribution.metadata["Name"]
    return found


def version(distribution: str) -> str:
    """The version of a package, "" if it is not installed."""
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return ""


def licence_of(distribution: str) -> str:
    """The identifier that a package states, "" if it states none."""
    told = metadata.metadata(distribution).json
    return str(told.get("license_expression") or told.get("license") or "").partition("\n")[0]


def distribution_text(distribution: str) -> str:
    """The licence texts in a package's records, "" if it is not installed."""
    try:
        files = metadata.files(distribution) or []
    except metadata.PackageNotFoundError:
        return ""
    papers = [file for file in files if re.search(r"\.dist-info/.*(licen[cs]e|copying)", file.as_posix().lower())]
    return "\n\n".join(file.read_text("utf-8") for file in papers if file.suffix not in (".py", ".pyc"))


def python_text() -> str:
    """The licence of the Python that runs, with those of what is compiled into it. Raises UnknownOwnerError."""
    prefix = Path(sys.base_prefix)
    release = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    # Beside its modules: in `lib`, or in `lib64` where Red Hat and its relatives keep them.
    places = [Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", prefix / "LICENSE.txt"]
    places += [Path("/usr/share/doc") / release / "copyright", Path("/usr/share/licenses") / release / "LICENSE"]
    for place in places:
        if place.is_file():
            return place.read_text("utf-8")
    raise UnknownOwnerError("Python's own licence is not where it used to be")


def said(*command: str) -> str:
    """Return the output of a program of the system, "" where it fails or is not there."""
    if shutil.which(command[0]) is None:
        return ""
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def system_library(source: Path, ask: Callable[..., str] = said) -> tuple[Owner, str]:
    """The package of the distribution that `source` comes from. Raises UnknownOwnerError."""
    for path in dict.fromkeys((source, source.resolve())):
        # A merged /usr: packages may still name /lib.
        for spelt in (str(path), str(path).removeprefix("/usr")):
            if package := ask("dpkg", "-S", spelt).partition("\n")[0].partition(": ")[0].partition(":")[0]:
                text = _read(Path("/usr/share/doc") / package / "copyright")
                return named(package, stated(text), text, ask("dpkg-query", "-W", "-f=${Version}", package))
        if "is not owned" not in (package := ask("rpm", "-qf", "--qf", "%{NAME}", str(path))) and package:
            papers = ask("rpm", "-q", "--licensefiles", package).splitlines()
            texts = "\n\n".join(filter(None, (_read(Path(paper)) for paper in papers)))
            terms = ask("rpm", "-q", "--qf", "%{LICENSE}", package)
            return named(package, terms, texts or terms, ask("rpm", "-q", "--qf", "%{VERSION}", package))
    raise UnknownOwnerError(f"nobody knows whose {source} is")


def stated(copyright_file: str) -> str:
    """The short name of the terms of most files, by Debian's machine-readable copyright format; "" without it."""
    main = re.search(r"^Files:\s*\*\s*$.*?^License:\s*(\S[^\n]*)$", copyright_file, re.MULTILINE | re.DOTALL)
    return main[1].strip() if main else ""


def add_common(folder: Path) -> None:
    """Bring along the texts that Debian's copyright files only name."""
    wanted = {
        name.rstrip(".")
        for paper in folder.glob("*.txt")
        for name in re.findall(rf"{re.escape(COMMON.as_posix())}/([\w.+-]+)", paper.read_text("utf-8"))
    }
    for name in sorted(wanted):
        if text := _read(COMMON / name):
            (folder / f"common-{name}.txt").write_text(text, "utf-8")


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8", "replace")
    except OSError:
        return ""
