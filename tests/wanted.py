"""Progress of a game towards a finished one: `python3 dev.py check-game ID` prints it, `test_wanted.py` checks it.

The numbers stand here and nowhere else. What each of these things must be like, the tests of every game check.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from hoshikan.engine.record import SUFFIX
from hoshikan.games import GAMES
from hoshikan.resources import MissingResourceError, game_path
from hoshikan.teaching.lessons import lessons
from hoshikan.teaching.position import TeachingError
from hoshikan.teaching.questions import questions
from hoshikan.teaching.rulebook import LANGUAGES, RuleBook, load
from tests.playing import MissingProfileError, profile_of, profiles
from tests.scenarios import golden
from tests.test_rule_coverage import marked_rules

ROOT: Final = Path(__file__).parent.parent
SCENARIOS: Final = 12
QUESTIONS: Final = 30
LESSONS: Final = range(6, 13)
PICTURES: Final = 5
"""Positions shown in a rule book."""
GLOSSARY: Final = 15
"""Words a rule book explains."""


class Wanted(NamedTuple):
    """One thing that a game has so many of."""

    what: str
    have: int
    least: int
    where: str
    """The file or folder to write."""
    most: int | None = None

    @property
    def enough(self) -> bool:
        return self.least <= self.have and (self.most is None or self.have <= self.most)

    def __str__(self) -> str:
        limit = f"{self.least}" if self.most in (None, self.least) else f"{self.least}–{self.most}"
        return f"{'ok  ' if self.enough else 'todo'} {self.what:28} {self.have} of {limit:6} {self.where}"


def wanted(game_id: str) -> Iterator[Wanted]:
    """Everything that is counted of a game."""
    game, folder = GAMES[game_id], game_id.replace("-", "_")
    rules = len(game.rule_ids)
    profile = f"tests/games/{folder}/profile.py"
    yield Wanted("profile for the tests", _profiles(game_id), 1, profile)
    marks = next((len(one.marks) for known, one in profiles() if known == game_id), 0)
    yield Wanted("marks that must be seen", marks, 1, profile)
    yield Wanted(
        "rules with a test", len(_tested(ROOT / "tests") & set(game.rule_ids)), rules, f"tests/games/{folder}/"
    )
    found = len(list((ROOT / "tests" / "games" / folder / "scenarios").glob(f"*{SUFFIX}")))
    yield Wanted("scenarios", found, SCENARIOS, f"tests/games/{folder}/scenarios/*{SUFFIX}")
    variants = [variant for variant in golden.WRITTEN if variant.game_id == game_id]
    written = sum(golden.path(variant).exists() for variant in variants)
    command = f".venv/bin/python -m tests.scenarios.golden {game_id}"
    yield Wanted("golden play-throughs", written, len(variants), command)
    for language in LANGUAGES:
        file, book = f"resources/games/{game_id}/rules.{language}.md", _book(game_id, language)
        yield Wanted(f"rules in the {language} book", len(book.rule_ids()) if book else 0, rules, file)
        yield Wanted(f"pictures in the {language} book", len(book.pictures) if book else 0, PICTURES, file)
        yield Wanted(f"glossary of the {language} book", len(book.glossary) if book else 0, GLOSSARY, file)
    courses = f"resources/games/{game_id}/lessons/"
    yield Wanted("lessons", _lessons(game_id), LESSONS[0], courses, LESSONS[-1])
    asked = len(questions(game_id))
    yield Wanted("questions", asked, QUESTIONS, f"resources/games/{game_id}/questions.toml")
    titles = re.findall(r"^\| \*\*(.+?)\*\*", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    yield Wanted("row in the README", int(_title(game_id) in titles), 1, "README.md")
    for language in LANGUAGES:
        left = _untranslated(ROOT / f"translations/hoshikan_{language}.ts")
        yield Wanted(f"sentences to translate ({language})", left, 0, f"translations/hoshikan_{language}.ts", most=0)


def _profiles(game_id: str) -> int:
    try:
        return int(bool(profile_of(game_id)))
    except MissingProfileError:
        return 0


def _tested(folder: Path) -> set[str]:
    return {rule for path in folder.rglob("test_*.py") for rule in marked_rules(path.read_text("utf-8"))}


def _book(game_id: str, language: str) -> RuleBook | None:
    try:
        return load(game_id, language)
    except (TeachingError, OSError, MissingResourceError):
        return None


def _lessons(game_id: str) -> int:
    return len(lessons(game_id)) if game_path(game_id, "lessons").exists() else 0


def _title(game_id: str) -> str:
    from hoshikan.ui.board.screens import cover_text_of

    return cover_text_of(game_id).title()


def _untranslated(file: Path) -> int:
    return file.read_text("utf-8").count('type="unfinished"')


def main(arguments: Sequence[str]) -> int:
    """Print the list of a game; 1 if something is missing, 2 for a game that is not there."""
    if len(arguments) != 1 or arguments[0] not in GAMES:
        print(f"check-game: which game? {', '.join(GAMES)}", file=sys.stderr)  # noqa: T201  # a command-line tool
        return 2
    found = list(wanted(arguments[0]))
    print("\n".join(map(str, found)))  # noqa: T201  # a command-line tool
    return int(not all(one.enough for one in found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
