"""Qt Linguist from the command line: collect the program's sentences, compile the translations, check both; and the
letters in which they are set large.

python packaging/translations.py             compile what changed, make the display face (before every start)
python packaging/translations.py --update    rewrite the .ts from the sources, then compile all
python packaging/translations.py --check     fail if a sentence is not collected or not translated; changes nothing
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).resolve().parent))
import displayfont

ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "translations"


def tool(name: str, *arguments: str) -> int:
    """Exit code of one of Qt's programs: beside this Python, or on the path, where an isolated build has it."""
    folder = str(Path(sys.executable).parent)
    found = shutil.which(f"pyside6-{name}", path=os.pathsep.join([folder, os.environ.get("PATH", "")]))
    if found is None:
        print(f"pyside6-{name} is neither in {folder} nor on the path; PySide6-Essentials has it", file=sys.stderr)
        return 1
    return subprocess.run([found, *arguments], cwd=ROOT, check=False).returncode


def collect(target: Path) -> int:
    """Bring `target` up to date with the sentences of the sources."""
    # lupdate does not look into .py files by itself, and their list is too long for a Windows command line.
    sources = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "desktop").rglob("*.py"))
    with tempfile.TemporaryDirectory() as folder:
        listing = Path(folder) / "sources.lst"
        listing.write_text("\n".join(sources), "utf-8")
        # English is the language of the sources: only its plural forms need writing.
        plurals = ["-pluralonly"] if target.stem.endswith("_en") else []
        options = ["-silent", "-locations", "none", "-no-obsolete", *plurals]
        return tool("lupdate", *options, f"@{listing}", "-ts", str(target))


def compile_one(source: Path, made: Path) -> int:
    """Make a .qm of the sentences that have a finished translation."""
    return tool("lrelease", "-silent", str(source), "-qm", str(made))


def unfinished(source: Path) -> list[str]:
    """The sentences of a .ts that lack a finished translation, as "context: sentence"."""
    found = []
    for context in ElementTree.parse(source).getroot().iter("context"):  # noqa: S314  # a file of this checkout
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                found.append(f"{context.findtext('name')}: {message.findtext('source')}")
    return found


def tell_unfinished(source: Path) -> int:
    """Print each sentence that lacks a finished translation: 0 if there is none, else 1."""
    missing = unfinished(source)
    for sentence in missing:
        print(f"{source.name}: not translated: {sentence}", file=sys.stderr)
    return 1 if missing else 0


def check(source: Path) -> int:
    """Check that `source` has every sentence of the program, finished: 0, or 1 after printing the missing ones."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(shutil.copy(source, folder))
        if collect(copy):
            return 1
        missing = tell_unfinished(copy)
        if not missing and copy.read_bytes() != source.read_bytes():
            print(f"{source.name} is behind the sources: python3 dev.py translations --update", file=sys.stderr)
            return 1
        return missing


def main(argv: list[str]) -> int:
    """Returns 0 only if everything asked for was done and, except for a plain compile, complete; 2 for a wrong call."""
    if unknown := set(argv) - {"--check", "--update"}:
        print(f"translations: unexpected argument {min(unknown)!r}: --check, --update or nothing", file=sys.stderr)
        return 2
    failed = 0
    for source in sorted(TRANSLATIONS.glob("*.ts")):
        made = source.with_suffix(".qm")
        if "--check" in argv:
            failed |= check(source)
        elif "--update" in argv:
            failed |= collect(source) or compile_one(source, made) or tell_unfinished(source)
        elif not made.exists() or made.stat().st_mtime < source.stat().st_mtime:
            failed |= compile_one(source, made)
    return failed if "--check" in argv else failed | displayfont.make()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
