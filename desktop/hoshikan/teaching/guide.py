"""A guided first game: each rule is told in a sentence or two the first time it applies."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable
from typing import Final

from hoshikan.teaching.rulebook import RuleBook

ENOUGH: Final = 90
"""A sentence of so many letters stands alone (Japanese letters count double); a shorter one takes the next along."""
_SENTENCE: Final = re.compile(r".*?(?:[。！？]|[.!?](?=\s|$))\s*")
_WIDE: Final = "\u3000"


def sentence(book: RuleBook, rule: str) -> str:
    """What a rule says, as short as the book says it: its first sentence, and the second where the first is short.

    Raises KeyError for a rule that the book does not explain.
    """
    section = book.rule(rule)
    found = ""
    for part in _SENTENCE.findall(section.text.partition("\n")[0])[:2]:
        if found and _length(found) + _length(part) > 2 * ENOUGH:
            break
        found += part
        if _length(found) >= ENOUGH:
            break
    return found.strip() or section.title


def _length(text: str) -> int:
    return sum(2 if letter > _WIDE else 1 for letter in text)


class Guide:
    """What has been told in one game, and what is to be told next."""

    def __init__(self) -> None:
        self._met: set[str] = set()
        self._waiting: deque[str] = deque()

    def meet(self, rules: Iterable[str]) -> None:
        """These rules have just applied, in this order."""
        for rule in rules:
            if rule not in self._met:
                self._met.add(rule)
                self._waiting.append(rule)

    def next(self) -> str | None:
        """The rule to be told now, each once: what applied first comes first. None if there is nothing new."""
        return self._waiting.popleft() if self._waiting else None
