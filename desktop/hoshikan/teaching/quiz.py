"""Twelve questions about a game's rules: which ones, in which order, and which rules are still shaky."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Final

from hoshikan.teaching.questions import Question

DRAWN: Final = 12
"""Number of questions in one quiz."""

Known = Mapping[str, bool]
"""By id of a question that was ever answered: whether it was answered right the last time."""


def shaky(questions: Iterable[Question], known: Known) -> tuple[str, ...]:
    """The rules of which a question was answered wrong the last time, in the order of the questions."""
    return tuple(dict.fromkeys(one.rules[0] for one in questions if known.get(one.id) is False))


def draw(questions: Sequence[Question], known: Known, rng: Random, count: int = DRAWN) -> tuple[Question, ...]:
    """`count` questions, spread over the rules: shaky rules first, then those never asked about.

    Of a rule comes first what was answered wrong, then what is new. No rule comes twice before each has come once.
    """
    shuffled = rng.sample(questions, len(questions))
    by_rule: dict[str, list[Question]] = {}
    for question in sorted(shuffled, key=lambda one: _turn(one, known)):
        by_rule.setdefault(question.rules[0], []).append(question)
    drawn: list[Question] = []
    while by_rule and len(drawn) < count:
        for rule in list(by_rule)[: count - len(drawn)]:
            drawn.append(by_rule[rule].pop(0))
            if not by_rule[rule]:
                del by_rule[rule]
    return tuple(rng.sample(drawn, len(drawn)))


def _turn(question: Question, known: Known) -> int:
    right = known.get(question.id)
    return 0 if right is False else 1 if right is None else 2


def order_of(question: Question, rng: Random) -> tuple[int, ...]:
    """Return the places of the answers in the order in which they are shown: by chance where the file keeps none."""
    places = range(len(question.answers))
    return tuple(places) if question.ordered else tuple(rng.sample(places, len(places)))
