"""The sentences of `translations/*.ts` that the games' own kinds do not use: words on tables, panels and pages."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

from hoshikan.games import GAMES
from hoshikan.listing import package_of
from hoshikan.ui.kit.look.words import Words

ROOT: Final = Path(__file__).parents[2]
PLACE: Final = re.compile(r"\{(\w*)\}")
COUNTS: Final = (0, 1, 2, -1)


class Message(NamedTuple):
    """A sentence as the sources write it."""

    context: str
    source: str
    comment: str
    plural: bool

    def told(self, count: int) -> str:
        """In the language installed now, its facts as their names in angle brackets, and `count` of what it counts."""
        words: Words = type(self.context, (Words,), {})()
        said = words.tr(self.source, self.comment, count if self.plural else None)
        return PLACE.sub(r"‹\1›", said)

    def examples(self) -> Iterator[Callable[[Sequence[str]], str]]:
        """Yield functions that render it, once, or with every number."""
        for count in COUNTS if self.plural else COUNTS[:1]:
            yield partial(self._example, count)

    def _example(self, count: int, _names: Sequence[str]) -> str:
        return self.told(count)


@cache
def messages() -> tuple[Message, ...]:
    """All sentences of the program."""
    found = []
    for context in ElementTree.parse(ROOT / "translations" / "hoshikan_ja.ts").getroot().iter("context"):  # noqa: S314  # a file of this checkout
        for one in context.iter("message"):
            told = (context.findtext("name", ""), one.findtext("source", ""), one.findtext("comment", ""))
            found.append(Message(*told, one.get("numerus") == "yes"))
    return tuple(found)


@cache
def contexts(game_id: str) -> frozenset[str]:
    """The classes of a game's screen, by which its sentences are filed."""
    folder = ROOT.joinpath("desktop", *package_of(game_id).split("."), "screen")
    sources = (path.read_text("utf-8") for path in folder.glob("*.py"))
    return frozenset(name for source in sources for name in re.findall(r"(?m)^class (\w+)", source))


def unused(game_id: str, said: Collection[str]) -> Iterator[Message]:
    """Yield the sentences of a game that are no part of any English text in `said`."""
    whole = "\n".join(said)
    for message in messages():
        if message.context in contexts(game_id) and not _pattern(message).search(whole):
            yield message


def of_the_house() -> Iterator[Message]:
    """The sentences that belong to no game."""
    own = frozenset[str]().union(*map(contexts, GAMES))
    return (message for message in messages() if message.context not in own)


def _pattern(message: Message) -> re.Pattern[str]:
    """Return a pattern for texts that use the sentence, whatever its facts; of a plural sentence the first words."""
    parts = re.split(r"\{\w*\}|%n", message.source.partition("(s)")[0] if message.plural else message.source)
    return re.compile(r"[^\n]*?".join(map(re.escape, parts)))
