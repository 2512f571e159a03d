"""Translation for objects that are not QObjects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication


def percent(share: float) -> str:
    """0..1 as a percentage in the way the language writes it."""
    return QCoreApplication.translate("Numbers", "{percent} %").format(percent=round(100 * share))


def signed(value: float, digits: int = 0) -> str:
    """A gain or a loss, with the sign that is as wide as a plus."""
    return f"{value:+.{digits}f}".replace("-", "−")


def listed(parts: Iterable[str]) -> str:
    """Several things in one phrase."""
    return QCoreApplication.translate("Lists", ", ", "between the items of a list").join(parts)


def fill(sentence: str, facts: Mapping[str, object]) -> str:
    """`sentence` with the facts it mentions; one that is not there shows as a dash.

    Whoever tells of a failure must not fail: facts come from far away, and a sentence may have been changed since.
    """
    return sentence.format_map(_Facts(facts))


class _Facts(dict[str, object]):
    def __missing__(self, key: str) -> str:
        return "–"


class Words:
    """Gives a class `tr()`. Nothing is cached, so after a language switch asking again is all it takes."""

    def tr(self, source: str, comment: str = "", n: int = -1) -> str:
        """`source` in the language now installed; lupdate files it under the name of the class that calls this.

        `n` fills `%n` and chooses the plural form.
        """
        return QCoreApplication.translate(type(self).__name__, source, comment, n)
