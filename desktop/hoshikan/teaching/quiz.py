"""Twelve questions about a game's rules: which ones, how they are answered, and which rules are still shaky."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
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


class Quiz:
    """One round of questions, asked one after another."""

    def __init__(self, questions: Sequence[Question], rng: Random) -> None:
        """Ask `questions` in this order, their answers in an order by `rng` where the file does not keep it."""
        if not questions:
            raise ValueError("a quiz needs a question")
        self.questions = tuple(questions)
        self._orders = tuple(_order(question, rng) for question in questions)
        self._given: list[frozenset[int]] = []
        self._index = 0

    @property
    def index(self) -> int:
        """The number of the question, from 0."""
        return self._index

    @property
    def question(self) -> Question:
        """The question asked now; the last one when all are answered."""
        return self.questions[self._index]

    @property
    def order(self) -> tuple[int, ...]:
        """Its answers' places in the file, in the order in which they are shown."""
        return self._orders[self._index]

    @property
    def given(self) -> frozenset[int] | None:
        """The places answered with; None as long as the question is open."""
        return self._given[self._index] if self._index < len(self._given) else None

    @property
    def done(self) -> bool:
        """True if all questions are answered."""
        return len(self._given) == len(self.questions)

    def answer(self, places: Collection[int]) -> bool:
        """Answer with these places of the file; whether that is right. Raises ValueError if it is answered already, or
        if nothing is chosen."""
        if self.given is not None or not places:
            raise ValueError("this question is answered" if places else "no answer is chosen")
        self._given.append(frozenset(places))
        return self.is_right(self._index)

    def next(self) -> Question | None:
        """Go to the next question; None after the last one. Raises ValueError before this one is answered."""
        if self.given is None:
            raise ValueError("this question is not answered yet")
        if self.done:
            return None
        self._index += 1
        return self.question

    def is_right(self, index: int) -> bool:
        """True if an answered question was answered correctly."""
        return self._given[index] == self.questions[index].right

    @property
    def score(self) -> int:
        """Number of correct answers so far."""
        return sum(map(self.is_right, range(len(self._given))))

    def known(self) -> dict[str, bool]:
        """Return the results of the answers so far, as `shaky` reads them."""
        return {self.questions[index].id: self.is_right(index) for index in range(len(self._given))}


def _order(question: Question, rng: Random) -> tuple[int, ...]:
    places = range(len(question.answers))
    return tuple(places) if question.ordered else tuple(rng.sample(places, len(places)))
