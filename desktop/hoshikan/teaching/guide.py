"""A guided first game: each rule is explained in a sentence the first time it applies, and a hint is offered at the
first decision of each kind. The sentences are in `resources/games/<game>/guide.toml`, in Japanese and English:

    [rules]
    "CQ-3.2".ja = "…"             # by the rules that the game's events name: the event, and why it matters
    "CQ-3.2".en = "…"
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Final

import msgspec

from hoshikan.resources import game_path
from hoshikan.teaching.files import read_toml
from hoshikan.teaching.lessons import Bilingual

_RULE: Final = msgspec.Meta(pattern=r"^[A-Z]{2}-\d+\.\d+$")


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a file of sentences."""

    rules: dict[Annotated[str, _RULE], Bilingual]


def load_sentences(path: Path) -> Mapping[str, Bilingual]:
    """The sentences in a file, by rule. Raises TeachingError naming the file and the spot in it."""
    return MappingProxyType(read_toml(path, _File).rules)


@cache
def sentences(game: str) -> Mapping[str, Bilingual]:
    """The sentences of a game, by rule; none if it has no file. Raises TeachingError."""
    path = game_path(game, "guide.toml")
    return load_sentences(path) if path.exists() else MappingProxyType({})


class Guide:
    """Rules met in one game, and those to be explained next."""

    def __init__(self, known: Collection[str]) -> None:
        """`known` are the rules that can be explained."""
        self._known = known
        self._met: set[str] = set()
        self._waiting: deque[str] = deque()
        self._kinds: set[str] = set()

    def meet(self, rules: Iterable[str]) -> None:
        """These rules have just applied, in this order."""
        for rule in rules:
            if rule in self._known and rule not in self._met:
                self._met.add(rule)
                self._waiting.append(rule)

    def next(self) -> str | None:
        """The rule to be explained now, each once, in the order in which they applied. None if there is nothing new."""
        return self._waiting.popleft() if self._waiting else None

    @property
    def waiting(self) -> int:
        """Number of rules still to be explained."""
        return len(self._waiting)

    def is_first_of_its_kind(self, actions: Iterable[str]) -> bool:
        """True if there has never been a choice of this kind. The kind of an action (notation) is its
        first word; where there is only one action there is nothing to decide."""
        words = [notation.partition(" ")[0] for notation in actions]
        if len(words) < 2 or not self._kinds.isdisjoint(words):
            return False
        self._kinds.update(words)
        return True

    def remember(self, rules: Iterable[str], actions: Iterable[str]) -> None:
        """Mark these rules as explained before, and these actions (notations) as chosen."""
        self._met.update(rules)
        self._kinds.update(notation.partition(" ")[0] for notation in actions)
