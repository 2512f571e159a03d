"""Licences of everything that is shipped, and the file that reports a fault. Nothing of it leaves the computer."""

from __future__ import annotations

import json
import platform
import sys
import zipfile
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Final

from PySide6.QtCore import qVersion

from hoshikan import __version__, resources
from hoshikan.ui.session import folders

SHIPPED: Final = (
    ("PySide6-Essentials", "LGPL-3.0-only"),
    ("shiboken6", "LGPL-3.0-only"),
    ("msgspec", "BSD-3-Clause"),
    ("mypy-extensions", "MIT"),
    ("platformdirs", "MIT"),
    ("tqdm", "MPL-2.0 AND MIT"),
    ("openskill", "MIT"),
    ("fsrs", "MIT"),
    ("typing-extensions", "PSF-2.0"),
    ("miniaudio", "MIT"),
    ("cffi", "MIT"),
    ("colorama", "BSD-3-Clause"),
    ("markdown-it-py", "MIT"),
    ("mdit-py-plugins", "MIT"),
    ("mdurl", "MIT"),
    ("noto-cjk-sans-jp-regular", "OFL-1.1"),
    ("pylopdf-fonts-jp", "OFL-1.1"),
)
"""Distributions that the window comes with, and their licences."""
_NOT_EVERYWHERE: Final = frozenset({"miniaudio", "cffi", "colorama"})
"""Those that some systems do without."""
_QT: Final = ("PySide6-Essentials", "shiboken6")
"""Their packages carry no text; ours does."""
INDEX: Final = "index.json"
"""Index of a bundle's folder of licences: the owners of its libraries. Written when it is made."""
_QT_IN_INDEX: Final = "Qt and PySide6"


@dataclass(frozen=True, slots=True)
class Paper:
    """Something shipped and the terms it comes under."""

    name: str
    version: str
    licence: str
    text: str
    """The licence in full; "" where it is not at hand."""


def papers() -> tuple[Paper, ...]:
    """Hoshikan itself first, then fonts and libraries; in a bundle also Python and what it brings of the system."""
    own = Paper("Hoshikan", __version__, "MIT", "\n\n".join(filter(None, map(_own, ("LICENSE", "NOTICE")))))
    try:
        letters = _read(resources.resource("fonts", "OFL.txt"))
    except resources.MissingResourceError:
        letters = ""
    display = Paper("Hoshikan Display", "", "OFL-1.1", letters)
    listed = (Paper(name, _version(name), licence, _text(name)) for name, licence in SHIPPED)
    there = (paper for paper in listed if paper.text or paper.name not in _NOT_EVERYWHERE)
    return own, display, *there, *bundled(_home("licences"))


def bundled(folder: Path) -> tuple[Paper, ...]:
    """Return a bundle's parts besides the distributions, by the index in its `folder`; empty where there is none."""
    try:
        owners = json.loads(_read(folder / INDEX) or "[]")
        found = [
            Paper(one["name"], one["version"], one["licence"], _read(folder / Path(one["text"]).name)) for one in owners
        ]
    except (ValueError, KeyError, TypeError):
        return ()
    named = {_QT_IN_INDEX, *(name for name, _licence in SHIPPED)}
    return tuple(paper for paper in found if paper.name not in named)


def facts() -> str:
    """Return the facts that a fault report needs first."""
    lines = (
        f"Hoshikan {__version__}",
        f"Qt {qVersion()}",
        f"Python {platform.python_version()}",
        f"{platform.system()} {platform.release()} {platform.machine()}",
        "bundle" if getattr(sys, "frozen", False) else "source",
    )
    return "\n".join(lines) + "\n"


def write_report(path: Path) -> None:
    """Pack the log and those facts into a zip file. Raises OSError."""
    log = folders.log_file()
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("about.txt", facts())
        for part in sorted(log.parent.glob(f"{log.name}*")):
            packed.write(part, part.name)


def _version(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        # A bundle keeps no records of what it was made of.
        return ""


def _text(name: str) -> str:
    if name in _QT:
        return "\n\n".join(filter(None, (_own("LGPL-3.0.txt", "licences"), _own("GPL-3.0.txt", "licences"))))
    try:
        files = metadata.files(name) or []
    except metadata.PackageNotFoundError:
        found = sorted(_home("licences").glob(f"{name}-*.txt"))
    else:
        wanted = [file for file in files if ".dist-info" in str(file) and "licen" in file.name.lower()]
        found = [Path(str(file.locate())) for file in wanted]
    return "\n\n".join(filter(None, map(_read, found)))


def _own(name: str, folder: str = "") -> str:
    """A paper of ours: beside the program in a bundle, in the checkout, or in the records of an installation."""
    text = _read(_home(folder) / name)
    if not text and not folder:
        try:
            texts = [_read(Path(str(file.locate()))) for file in metadata.files("hoshikan") or [] if file.name == name]
        except metadata.PackageNotFoundError:
            texts = []
        text = next(filter(None, texts), "")
    return text


def _home(folder: str) -> Path:
    if getattr(sys, "frozen", False):
        beside = Path(sys.executable).parent
        return (beside.parent / "Resources" if sys.platform == "darwin" else beside) / folder
    root = resources.root()
    return root / "packaging" / folder if folder else root


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return ""
