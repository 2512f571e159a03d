"""`python -m tests.bench ask [GAME …] [--file FILE]`: how often a question about the rules finds the right rule.

Each question of the quiz is asked while it and its reason are left out of the search, together with a tenth of the
others. Printed are the shares of questions whose rule (any of those it is about) comes first and among the first three,
of those that are declined though they have an answer, and the median and longest time of a question. With `--file`
questions of players are asked instead, of a file as `tests/teaching/players-questions.toml`; in it are also questions
without an answer, and the share of those that are declined is the last column.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

from hoshikan.teaching.ask import Ask
from hoshikan.teaching.questions import questions
from hoshikan.teaching.rulebook import LANGUAGES
from tests.bench.arguments import add_games, games_of
from tests.bench.table import columns

HEAD = ("game", "language", "questions", "first", "among three", "declined", "median ms", "longest ms", "of no rule")
FOLDS = 10


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with the rules that answer it, none if there are none."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answered:
    """The place of the right rule, from 0, in the answer; None if it is not in it."""

    asked: Asked
    found: tuple[str, ...]
    ms: float

    @property
    def place(self) -> int | None:
        return next((place for place, rule in enumerate(self.found) if rule in self.asked.rules), None)


def ask(search: Ask, asked: Asked) -> Answered:
    """The answer to a question, with its time."""
    before = perf_counter()
    found = search.search(asked.text)
    return Answered(asked, tuple(one.rule for one in found), 1000 * (perf_counter() - before))


def quiz(game: str, language: str) -> Iterator[Answered]:
    """The answers to the questions of the quiz, each left out of the search."""
    texts = [Asked(getattr(question.text, language), question.rules) for question in questions(game)]
    for fold in range(FOLDS):
        part = texts[fold::FOLDS]
        search = Ask(game, language, frozenset(one.text for one in part))
        yield from (ask(search, one) for one in part)


def of_players(path: Path, game: str, language: str) -> Iterator[Answered]:
    """The answers to the questions of a file."""
    search = Ask(game, language)
    search.search("?")
    for one in tomllib.loads(path.read_text("utf-8"))["question"]:
        if (one["game"], one["language"]) == (game, language):
            yield ask(search, Asked(one["text"], tuple(one["rules"])))


def row(game: str, language: str, answers: Sequence[Answered]) -> tuple[str, ...]:
    """A line of the table."""
    with_answer = [one for one in answers if one.asked.rules]
    without = [one for one in answers if not one.asked.rules]
    times = [one.ms for one in answers]

    def share(count: int, of: Sequence[Answered]) -> str:
        return f"{count / len(of):.0%}" if of else ""

    return (
        game,
        language,
        str(len(answers)),
        share(sum(one.place == 0 for one in with_answer), with_answer),
        share(sum(one.place is not None and one.place < 3 for one in with_answer), with_answer),
        share(sum(not one.found for one in with_answer), with_answer),
        f"{median(times):.1f}" if times else "",
        f"{max(times):.1f}" if times else "",
        share(sum(not one.found for one in without), without),
    )


def main(argv: Sequence[str]) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench ask", description=__doc__)
    add_games(parser)
    parser.add_argument("--file", type=Path, help="questions of players instead of those of the quiz")
    options = parser.parse_args(argv)
    rows: list[tuple[str, ...]] = [HEAD]
    every: dict[str, list[Answered]] = {language: [] for language in LANGUAGES}
    for game in games_of(parser, options.names):
        for language in LANGUAGES:
            asked = of_players(options.file, game, language) if options.file else quiz(game, language)
            answers = list(asked)
            every[language] += answers
            rows.append(row(game, language, answers))
    rows += [row("all", language, answers) for language, answers in every.items()]
    sys.stdout.write(columns(rows, left=2) + "\n")
    return 0
