"""Progress of a game towards a finished one: `python3 dev.py check-game ID` prints it, `test_wanted.py` checks it.

The numbers stand here and nowhere else. What each of these things must be like, the tests of every game check.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from math import ceil
from pathlib import Path
from typing import Final, NamedTuple

from hoshikan.bots.levels import level_file
from hoshikan.engine import RecordError, record
from hoshikan.engine.record import SUFFIX
from hoshikan.games import GAMES
from hoshikan.resources import MissingResourceError, game_path
from hoshikan.teaching.guide import sentences
from hoshikan.teaching.lessons import Lesson, lessons
from hoshikan.teaching.position import TeachingError
from hoshikan.teaching.questions import questions
from hoshikan.teaching.rulebook import LANGUAGES, RuleBook, load
from tests.playing import MissingProfileError, profile_of, profiles
from tests.scenarios import golden
from tests.teaching.test_guide import rules_of_events
from tests.test_rule_coverage import rules_with_tests

ROOT: Final = Path(__file__).parent.parent
SCENARIOS: Final = 12
QUESTIONS: Final = 30
LESSONS: Final = range(6, 13)
PICTURES: Final = 5
"""Positions shown in a rule book."""
GLOSSARY: Final = 15
"""Words a rule book explains."""


class Numbers(NamedTuple):
    """The least content of a game with so many rules: the constants above, less for a game of few rules."""

    rules: int

    @property
    def scenarios(self) -> int:
        return min(SCENARIOS, self.rules)

    @property
    def questions(self) -> int:
        return min(QUESTIONS, 2 * self.rules)

    @property
    def lessons(self) -> int:
        return min(LESSONS[0], ceil(self.rules / 2))

    @property
    def pictures(self) -> int:
        return min(PICTURES, ceil(self.rules / 3))

    @property
    def glossary(self) -> int:
        return min(GLOSSARY, self.rules)


class Wanted(NamedTuple):
    """One thing that a game has so many of."""

    what: str
    have: int
    least: int
    where: str
    """The file or folder to write."""
    most: int | None = None
    optional: bool = False

    @property
    def enough(self) -> bool:
        return self.optional or (self.least <= self.have and (self.most is None or self.have <= self.most))

    def __str__(self) -> str:
        limit = f"{self.least}" if self.most in (None, self.least) else f"{self.least}–{self.most}"
        state = "may " if self.optional and not self.have else "ok  " if self.enough else "todo"
        return f"{state} {self.what:28} {self.have} of {limit:6} {self.where}"


def wanted(game_id: str) -> Iterator[Wanted]:
    """Everything that is counted of a game."""
    game, folder = GAMES[game_id], game_id.replace("-", "_")
    rules = len(game.rule_ids)
    numbers = Numbers(rules)
    profile = f"tests/games/{folder}/profile.py"
    yield Wanted("profile for the tests", _profiles(game_id), 1, profile)
    marks = next((len(one.marks) for known, one in profiles() if known == game_id), 0)
    yield Wanted("marks that must be seen", marks, 1, profile)
    yield Wanted("rules with a test", len(rules_with_tests() & set(game.rule_ids)), rules, f"tests/games/{folder}/")
    scenarios = sorted((ROOT / "tests" / "games" / folder / "scenarios").glob(f"*{SUFFIX}"))
    faults = [fault for path in scenarios if (fault := _fault(path))]
    yield Wanted("scenarios", len(scenarios), numbers.scenarios, f"tests/games/{folder}/scenarios/*{SUFFIX}")
    yield Wanted("scenarios that are no games", len(faults), 0, "; ".join(faults), most=0)
    variants = [variant for variant in golden.WRITTEN if variant.game_id == game_id]
    written = sum(golden.path(variant).exists() for variant in variants)
    command = f".venv/bin/python -m tests.scenarios.golden {game_id}"
    yield Wanted("golden play-throughs", written, len(variants), command)
    for language in LANGUAGES:
        file, book = f"resources/games/{game_id}/rules.{language}.md", _book(game_id, language)
        yield Wanted(f"rules in the {language} book", len(book.rule_ids()) if book else 0, rules, file)
        yield Wanted(f"pictures in the {language} book", len(book.pictures) if book else 0, numbers.pictures, file)
        yield Wanted(f"glossary of the {language} book", len(book.glossary) if book else 0, numbers.glossary, file)
    courses = f"resources/games/{game_id}/lessons/"
    yield Wanted("lessons", len(_lessons(game_id)), numbers.lessons, courses, LESSONS[-1])
    steps = [step for lesson in _lessons(game_id) for step in lesson.steps]
    met = {rule for step in steps for rule in (*step.rules, *(one.rule for one in step.feedback))}
    yield Wanted("rules met in lessons", len(met & set(game.rule_ids)), rules, courses)
    asked = questions(game_id)
    pages = f"resources/games/{game_id}/questions.toml"
    yield Wanted("questions", len(asked), numbers.questions, pages)
    named = {rule for question in asked for rule in question.rules}
    yield Wanted("rules asked about", len(named & set(game.rule_ids)), rules, pages)
    guided, told = len(sentences(game_id)), len(rules_of_events(game_id))
    yield Wanted("rules in the guide", guided, told, f"resources/games/{game_id}/guide.toml", told)
    levels = int(level_file(game_id).exists())
    yield Wanted("measured levels", levels, 1, f"hoshikan-cli tune {game_id} --levels", optional=True)
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


def _fault(scenario: Path) -> str:
    """Return what keeps a scenario from being played, "" if nothing does."""
    try:
        record.read(scenario.read_text("utf-8"), GAMES)
    except RecordError as error:
        return f"{scenario.name}: {error}"
    return ""


def _book(game_id: str, language: str) -> RuleBook | None:
    try:
        return load(game_id, language)
    except (TeachingError, OSError, MissingResourceError):
        return None


def _lessons(game_id: str) -> Sequence[Lesson]:
    return lessons(game_id) if game_path(game_id, "lessons").exists() else ()


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
