"""The dictionary of a language, translation for objects that are not QObjects, and notices as data. No Qt."""

from __future__ import annotations

import os
import re
import struct
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path
from typing import ClassVar, Final, NamedTuple

from hoshikan import resources

LANGUAGES: Final = ("ja", "en")

_MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES = 0x42, 0x69
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8


class Dictionary:
    """A file of compiled translations (`.qm`), read without Qt."""

    def __init__(self, file: Path) -> None:
        """Raises OSError, and ValueError for what is no such file."""
        data = file.read_bytes()
        if not data.startswith(_MAGIC):
            raise ValueError(f"{file.name}: not a file of translations")
        sections = dict(_sections(data))
        self._messages = sections.get(_MESSAGES, b"")
        self._places: dict[int, list[int]] = {}
        for number, place in struct.iter_unpack(">II", sections.get(_HASHES, b"")):
            self._places.setdefault(number, []).append(place)

    def look_up(self, context: str, source: str, comment: str, count: int) -> str | None:
        """The translation of a sentence, in the form for `count` (-1: it has one form); None if there is none."""
        key = {_CONTEXT: context, _SOURCE: source, _COMMENT: comment}
        for place in self._places.get(_hash(source + comment), ()):
            keys, forms = self._message(place)
            if forms and all(keys.get(part, key[part]) == key[part] for part in key):
                # Our languages have one form, or one for 1 and one for all else.
                return forms[0 if count == 1 else -1]
        return self.look_up(context, source, "", count) if comment else None

    def _message(self, place: int) -> tuple[dict[int, str], list[str]]:
        """Return the stored keys of a message, and its forms."""
        keys: dict[int, str] = {}
        forms: list[str] = []
        data = self._messages
        while (tag := data[place]) != _END:
            (length,) = struct.unpack_from(">I", data, place + 1)
            text = data[place + 5 : place + 5 + length]
            if tag == _TRANSLATION:
                forms.append(text.decode("utf-16-be"))
            else:
                keys[tag] = text.decode()
            place += 5 + length
        return keys, forms


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    place = len(_MAGIC)
    while place + 5 <= len(data):
        tag, length = struct.unpack_from(">BI", data, place)
        yield tag, data[place + 5 : place + 5 + length]
        place += 5 + length


@lru_cache(maxsize=8192)
def _hash(text: str) -> int:
    """The hash of the ELF format, by which sentences are found."""
    number = 0
    for byte in text.encode():
        number = (number << 4) + byte
        high = number & 0xF0000000
        number = (number ^ high >> 24) & ~high & 0xFFFFFFFF
    return number or 1


@cache
def dictionary(language: str) -> Dictionary | None:
    """Return the translations of a language; None where they are missing: then the sentences of the sources are
    used."""
    try:
        return Dictionary(resources.translations() / f"hoshikan_{language}.qm")
    except (OSError, ValueError):
        return None


_SPOKEN: Final[ContextVar[Dictionary | None]] = ContextVar("_SPOKEN", default=None)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say everything in `language` meanwhile, without Qt even where it is there."""
    token = _SPOKEN.set(dictionary(language))
    try:
        yield
    finally:
        _SPOKEN.reset(token)


def translate(context: str, source: str, comment: str = "", count: int = -1) -> str:
    """`source` in the language now spoken; `count` chooses the plural form and fills `%n`."""
    return translate_for((context,), source, comment, count)


def translate_for(contexts: tuple[str, ...], source: str, comment: str = "", count: int = -1) -> str:
    """Return `source` in the current language, as translated in the first of `contexts` that has it."""
    return _said(_SPOKEN.get(), contexts, source, comment, count)


def forget() -> None:
    """Qt is about to speak another language."""
    _said.cache_clear()


@lru_cache(maxsize=16384)
def _said(spoken: Dictionary | None, contexts: tuple[str, ...], source: str, comment: str, count: int) -> str:
    """Cached, since a table renders hundreds of sentences for every move, most of them the same ones again."""
    bare = source if count < 0 else source.replace("%n", str(count))
    for context in contexts:
        said = _looked_up(spoken, context, source, comment, count)
        if said != bare:
            return said
    return bare


def _looked_up(spoken: Dictionary | None, context: str, source: str, comment: str, count: int) -> str:
    if spoken is None and (qt := sys.modules.get("PySide6.QtCore")) is not None:
        said: str = qt.QCoreApplication.translate(context, source, comment, count)
        return said
    found = None if spoken is None else spoken.look_up(context, source, comment, count)
    said = source if found is None else found
    return said if count < 0 else said.replace("%n", str(count))


def language_of_system() -> str:
    """Japanese where the environment speaks it, else English."""
    named = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), None)
    if named is None:
        import locale  # a window asks Qt, and should not wait for it

        named = locale.getlocale()[0] or ""
    return "ja" if named.lower().startswith(("ja", "japan")) else "en"


def percent(share: float) -> str:
    """0..1 as a percentage in the way the language writes it."""
    return translate("Numbers", "{percent}%").format(percent=round(100 * share))


def signed(value: float, digits: int = 0) -> str:
    """A gain or a loss, with the sign that is as wide as a plus."""
    return f"{value:+.{digits}f}".replace("-", "−")


def decimal(value: float) -> str:
    """A number with one decimal, and a minus sign where it is negative."""
    return f"{value:.1f}".replace("-", "−")


def figure(number: int) -> str:
    """A whole number, and a minus sign where it is negative."""
    return str(number).replace("-", "−")


def with_sign(counted: str, number: int) -> str:
    """A plural sentence made for `abs(number)`, with the minus sign if `number` is below 0: Qt has no form for that."""
    return counted if number >= 0 else re.sub(rf"(?<!\d){-number}(?!\d)", figure(number), counted, count=1)


def listed(parts: Iterable[str]) -> str:
    """Several things in one phrase."""
    return translate("Lists", ", ", "between the items of a list").join(parts)


def together(names: Iterable[str]) -> str:
    """Several who do or get the same, as they stand in a sentence: "Vega, Rigel and Mira"."""
    parts = tuple(names)
    if len(parts) < 2:
        return listed(parts)
    *others, last = parts
    return translate("Lists", " and ", "before the last item of a list").join((listed(others), last))


def language_code() -> str:
    """The language now installed: "en" or "ja"."""
    return translate("Languages", "en", "code of this language: en or ja")


def fill(sentence: str, facts: Mapping[str, object]) -> str:
    """Return `sentence` with its facts; a missing one shows as a dash.

    A report of a failure must not fail: facts come from far away, and a sentence may have been changed since.
    """
    return sentence.format_map(_Facts({name: _shown(value) for name, value in facts.items()}))


def sentence_case(text: str) -> str:
    """`text` with a capital where a sentence begins with what stands small elsewhere, such as "map row 3"."""
    return text[:1].upper() + text[1:]


def _shown(value: object) -> object:
    return figure(value) if type(value) is int and value < 0 else value


class _Facts(dict[str, object]):
    def __missing__(self, key: str) -> str:
        return "–"


class Words:
    """Gives a class `tr()`. Texts are rendered again each time they are shown, so a language switch needs no more than
    showing them again."""

    _filed_under: ClassVar[tuple[str, ...]] = ()
    """The classes under which an object's texts may be found."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._filed_under = tuple(one.__name__ for one in cls.__mro__[: cls.__mro__.index(Words)])

    def tr(self, source: str, comment: str = "", n: int | None = None) -> str:
        """`source` in the language now installed. lupdate files it under the class in which the call is written, so it
        is looked for there from the class of `self` upwards: the texts of a base class are translated once.

        `n` fills `%n` and chooses the plural form. Such a sentence has no other figures.
        """
        said = translate_for(self._filed_under, source, comment, -1 if n is None else abs(n))
        return said if n is None else with_sign(said, n)


Sentence = Callable[[], str]
"""A sentence in the language of the moment; asked again when the language changes."""


class NoticeAction(NamedTuple):
    """A button of a notice. Pressing it closes the notice."""

    label: Sentence
    run: Callable[[], object]


class Notice(NamedTuple):
    """One message. Bad news stay until the player closes them, a newer one with the same `key` comes, or they are over;
    good ones go by themselves."""

    key: str
    text: Sentence
    bad: bool = False
    actions: tuple[NoticeAction, ...] = ()
    here: bool = False
    """It is about what is done on this page, and goes with it."""


SEPARATOR: Final = "  ·  "
"""Between texts on one line."""
