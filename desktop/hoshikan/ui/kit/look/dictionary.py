"""Looks sentences up: in Qt's translators while Qt runs, else in the compiled translations themselves.

A window installs translators (`look.language`). Programs without Qt choose their language:

    with speaking("ja"):
        print(text_of("conquestar").title())
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

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
