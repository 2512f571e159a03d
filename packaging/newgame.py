"""Writes the skeleton of a new game, which plays a trivial one: see "Adding a game" in games/README.md.

five-stars                        the id of the game: small letters, digits and hyphens
five-stars FS                     … and the two capital letters that its rules begin with
five-stars --title "5 Stars"      … and what it is called in books, on Home and in docstrings
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

ROOT: Final = Path(__file__).resolve().parent.parent
TEMPLATES: Final = Path(__file__).resolve().parent / "newgame"
PLACES: Final[Mapping[str, str]] = {
    "game": "desktop/hoshikan/games/@PACKAGE@",
    "tests": "tests/games/@PACKAGE@",
    "resources/rules.en.md.in": "resources/games/@ID@/rules.en.md",
    "resources/rules.ja.md.in": "resources/games/@ID@/rules.ja.md",
    "resources/guide.toml.in": "resources/games/@ID@/guide.toml",
    "resources/position.json.in": "resources/games/@ID@/positions/five.json",
    "resources/lesson.toml.in": "resources/games/@ID@/lessons/01-multiples.toml",
    "resources/questions.toml.in": "resources/games/@ID@/questions.toml",
    "resources/start.hoshikan.in": "tests/games/@PACKAGE@/scenarios/start.hoshikan",
    "resources/last-star.hoshikan.in": "tests/games/@PACKAGE@/scenarios/last-star.hoshikan",
}
"""Targets of templates: a whole folder, each file without its ".in", or a single file."""
_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_TITLE: Final = re.compile(r"[^\W_](?:[\w !'(),.:;?–-]{0,26}[\w!).?])?")
"""Text that needs no quoting in Python, TOML, Markdown and a translation, and leaves room on its lines."""
_RULE: Final = re.compile(r'numbered\(\s*"([A-Z]{2})"')
_ROW: Final = re.compile(r"^\| \*\*.*\|\n", re.MULTILINE)
AS_LUPDATE: Final = {"'": "&apos;"}
"""Characters that lupdate escapes besides "&", "<" and ">" in a sentence without double quotes."""
_UNFINISHED: Final = '<translation type="unfinished">[^<]*</translation>'


class WrongCallError(Exception):
    """A request that cannot be carried out; the message gives the reason."""


def words_of(game_id: str, prefix: str = "", title: str = "", japanese: str = "") -> dict[str, str]:
    """Return the texts for the places between "@" in the templates. Raises WrongCallError."""
    if not _ID.fullmatch(game_id):
        raise WrongCallError(f"{game_id!r} is no id: small letters, digits and hyphens, such as five-stars")
    parts = game_id.split("-")
    letters = "".join(part[0] for part in parts) if len(parts) > 1 else game_id
    prefix = prefix or letters[:2].upper()
    if not re.fullmatch("[A-Z]{2}", prefix):
        raise WrongCallError(f"rules cannot begin with {prefix!r}: name two capital letters as a second argument")
    title = title or " ".join(part.capitalize() for part in parts)
    for one in (title, japanese or title):
        if not _TITLE.fullmatch(one):
            raise WrongCallError(f"{one!r} is no title: up to 28 letters, digits, spaces and simple punctuation")
    return {
        "ID": game_id,
        "PACKAGE": game_id.replace("-", "_"),
        "CLASS": "".join(part.capitalize() for part in parts),
        "TITLE": title,
        "JAPANESE": japanese or title,
        "XY": prefix,
    }


def filled(text: str, words: Mapping[str, str]) -> str:
    """A template with its words."""
    return re.sub("@([A-Z]+)@", lambda found: words[found[1]], text)


def files(words: Mapping[str, str]) -> dict[Path, str]:
    """Every file of the skeleton with its text."""
    found: dict[Path, str] = {}
    for source, place in PLACES.items():
        template, target = TEMPLATES / source, ROOT / filled(place, words)
        for path in sorted(template.rglob("*.in")) if template.is_dir() else [template]:
            own = target / path.relative_to(template).with_suffix("") if template.is_dir() else target
            found[own] = filled(path.read_text("utf-8"), words)
    return found


def check_free(words: Mapping[str, str], targets: Sequence[Path]) -> None:
    """Raises WrongCallError where a game of that name, or one whose rules begin alike, is there already."""
    for path in targets:
        if path.exists():
            raise WrongCallError(f"{path.relative_to(ROOT)} is there already")
    for path in (ROOT / "desktop/hoshikan/games").glob("*/rules/game.py"):
        if words["XY"] in _RULE.findall(path.read_text("utf-8")):
            other = path.parent.parent.name
            raise WrongCallError(f"the rules of {other} begin with {words['XY']}: name two other letters")


def add_to_readme(words: Mapping[str, str]) -> None:
    """A row in the README's table of games."""
    path = ROOT / "README.md"
    text = path.read_text("utf-8")
    *_, last = _ROW.finditer(text)
    second = f" {words['JAPANESE']}" if words["JAPANESE"] != words["TITLE"] else ""
    row = f"| **{words['TITLE']}**{second} | 2 | 5 | Take one to three stars. Who takes the last one wins. |\n"
    path.write_text(text[: last.end()] + row + text[last.end() :], "utf-8")


def translate(words: Mapping[str, str]) -> None:
    """Collect the sentences and write the Japanese ones. Raises WrongCallError."""
    _run("packaging/translations.py", "--update", quiet=True)  # it misses what is translated below
    path = ROOT / "translations" / "hoshikan_ja.ts"
    text = path.read_text("utf-8")
    table = tomllib.loads(filled((TEMPLATES / "resources/japanese.toml.in").read_text("utf-8"), words))
    for sentence, japanese in table.items():
        source = f"<source>{escape(sentence, AS_LUPDATE)}</source>"
        waiting = re.compile(re.escape(source) + r"(\s*(?:<comment>[^<]*</comment>\s*)?)" + _UNFINISHED)
        text = waiting.sub(rf"{source}\1<translation>{escape(japanese, AS_LUPDATE)}</translation>", text)
    path.write_text(text, "utf-8")
    _run("packaging/translations.py")


def _run(*command: str, quiet: bool = False) -> None:
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=quiet, check=False)
    if done.returncode and not quiet:
        raise WrongCallError(f"{' '.join(command)} failed, see above")


def main(arguments: Sequence[str]) -> int:
    """Write the skeleton; 2 for a call that makes no sense."""
    parser = argparse.ArgumentParser(
        prog="new-game", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("id", metavar="ID")
    parser.add_argument("prefix", metavar="LETTERS", nargs="?", default="")
    parser.add_argument("--title", default="")
    parser.add_argument("--title-ja", default="", help="its Japanese name")
    called = parser.parse_args(arguments)
    try:
        words = words_of(called.id, called.prefix, called.title, called.title_ja)
        written = files(words)
        check_free(words, [ROOT / filled(PLACES["game"], words), *written])
        for path, text in written.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        sources = [str(path) for path in written if path.suffix == ".py"]
        # How long a line is, and the order of names, depend on the name.
        _run("-m", "ruff", "check", "--quiet", "--select", "I", "--fix", *sources)
        _run("-m", "ruff", "format", "--quiet", *sources)
        add_to_readme(words)
        translate(words)
        _run("-m", "tests.scenarios.golden", words["ID"])
    except WrongCallError as problem:
        print(f"new-game: {problem}", file=sys.stderr)
        return 2
    folders = sorted({str(path.parent.relative_to(ROOT)) for path in written})
    print("\n".join([*folders, f"written. Play it: python3 dev.py run --game {words['ID']}"]))
    print(f"What is still to do: python3 dev.py check-game {words['ID']}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
