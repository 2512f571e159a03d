"""Translation for objects that are not QObjects."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import ClassVar

from hoshikan.ui.kit.look.dictionary import translate, translate_for


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
