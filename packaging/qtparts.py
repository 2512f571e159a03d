"""Writes the terms of third-party parts inside Qt's libraries, from Debian's records of Qt's sources.

Packages of Qt on the package index bring no licence texts. The records of libqt6core6, libqt6svg6 and
libqt6waylandclient6 (`/usr/share/doc/*/copyright`, or out of the packages) do; they are stored in
packaging/licences/Qt-parts.txt. Once for each larger step of Qt:

python packaging/qtparts.py /usr/share/doc/libqt6*/copyright
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

OUT: Final = Path(__file__).resolve().parent / "licences" / "Qt-parts.txt"
COMMON: Final = Path("/usr/share/common-licenses")
RULE: Final = "=" * 100
HEAD: Final = (
    "What others wrote inside Qt's libraries, the licences last. From Debian's records, by packaging/qtparts.py.\n"
)
INSIDE: Final = re.compile(r"^src/(3rdparty|corelib|gui|extensions)/")
"""Sources of the libraries that we ship."""
NOT_INSIDE: Final = re.compile(
    r"/(doc|gradle|android|wasm|libjpeg|vulkan)/|/(ftrandom|extract)|\.(cmake|sh)$|ivi-|eglstream|libhybris"
)
OF_QT: Final = re.compile(r"^(L?GPL-[23]|GFDL)(?!.*FTL)")
"""Qt's own terms, whose texts lie beside this one."""
NEWER: Final = (("Emoji segmenter", "Google", "Apache-2.0"), ("BLAKE2 reference", "Samuel Neves", "CC0-1.0"))
"""Parts that Qt has got since Debian's version: name, owner, terms."""
MARKS: Final = {
    "double-conversion": b"double_conversion",
    "freetype": b"FreeType font driver",
    "harfbuzz-ng": b"HB_FACE_LOADER",
    "libjpeg": b"JPEG library",
    "libpng": b"libpng version",
    "pcre2": b"PCRE2_",
    "sqlite": b"SQLite format 3",
    "zlib": b"inflate 1.",
}
"""By what one sees that a library has a part inside."""


class Part(NamedTuple):
    """Third-party files with their owners and terms."""

    name: str
    owners: str
    terms: str


def paragraphs(record: str) -> Iterator[dict[str, str]]:
    """The paragraphs of a record in Debian's machine-readable format: field to text."""
    for paragraph in re.split(r"\n\s*\n", record):
        yield {
            name: text.strip()
            for name, text in re.findall(r"^([A-Z][\w-]*):(.*(?:\n[ \t].*)*)", paragraph, re.MULTILINE)
        }


def parts(record: str) -> list[Part]:
    """Return the third-party parts in a record's sources, of those we ship."""
    found = []
    for one in paragraphs(record):
        files = [name for name in one.get("Files", "").split() if INSIDE.match(name) and not NOT_INSIDE.search(name)]
        terms = one.get("License", "").partition("\n")[0].strip()
        if files and not OF_QT.match(terms):
            found.append(Part(" ".join(files), re.sub(r"\s*\n\s*", "\n", one.get("Copyright", "")), terms))
    return found


def texts(record: str) -> dict[str, str]:
    """The licences of a record in full, by name."""
    return {
        name: re.sub(r"(?m)^ (\.$)?", "", text)
        for one in paragraphs(record)
        for name, _, text in [one.get("License", "").partition("\n")]
        if text.strip()
    }


def inside(library: bytes) -> set[str]:
    """The parts that show themselves in a compiled library."""
    return {name for name, mark in MARKS.items() if mark in library}


def lacking(libraries: Iterable[Path]) -> list[str]:
    """Parts of Qt's `libraries` whose terms are not written down."""
    known = OUT.read_text("utf-8")
    found: set[str] = set().union(*(inside(library.read_bytes()) for library in libraries))
    return sorted(name for name in found if f"src/3rdparty/{name}/" not in known)


def told(records: list[str]) -> str:
    """The whole document. Raises KeyError for terms without a text."""
    listed = [part for record in records for part in parts(record)] + [Part(*newer) for newer in NEWER]
    known = {name: text for record in records for name, text in texts(record).items()}
    known["Apache-2.0"] = (COMMON / "Apache-2.0").read_text("utf-8")
    named = {name for part in listed for name in re.split(r" (?:or|and) ", part.terms)} - {"GPL-2+", "public-domain"}
    said = [f"{part.name}\n{part.owners}\nTerms: {part.terms}\n" for part in listed]
    return f"\n{RULE}\n\n".join(["\n".join([HEAD, *said]), *(f"{name}\n\n{known[name]}\n" for name in sorted(named))])


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("qtparts: which records? /usr/share/doc/libqt6*/copyright")
    OUT.write_text(told([Path(name).read_text("utf-8") for name in sys.argv[1:]]), "utf-8")
    print(f"qtparts: {OUT}, {OUT.stat().st_size} bytes")
