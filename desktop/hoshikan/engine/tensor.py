"""A view as a list of numbers of fixed length, as networks want it, with a layout that gives their meaning."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, NamedTuple

from hoshikan.engine.view import View

Numbers = Sequence[float]


@dataclass(frozen=True, slots=True)
class Part:
    """Some neighbouring numbers of a tensor, with one meaning.

    Of a part `each` seat has `width` numbers, the watching seat first, then clockwise; of another part there are
    `width` in all.
    """

    name: str
    width: int
    about: str
    """The meaning of the numbers, and their unit."""
    read: Callable[[Any, int], Numbers]
    """From the game's kind of view and a seat: of a part for `each` that one, else the watching seat."""
    each: bool = False


class Span(NamedTuple):
    """The place of a part in a tensor: `length` numbers from `first` on."""

    first: int
    length: int
    part: Part


class TensorLayout:
    """The meaning of the numbers of a game's tensors; another `version` is another meaning."""

    def __init__(self, version: int, parts: Sequence[Part]) -> None:
        self.version: Final = version
        self.parts: Final = tuple(parts)

    def size(self, players: int) -> int:
        """Return the length of a tensor for this number of players."""
        return sum(span.length for span in self.spans(players))

    def spans(self, players: int) -> list[Span]:
        """Return the places of the parts for this number of players."""
        found: list[Span] = []
        first = 0
        for part in self.parts:
            length = part.width * (players if part.each else 1)
            found.append(Span(first, length, part))
            first += length
        return found

    def read(self, view: View, seat: int) -> array[float]:
        """The tensor of what `seat` sees, where `view` is its view."""
        order = [(seat + step) % view.players for step in range(view.players)]
        numbers = array("f")
        for part in self.parts:
            for watched in order if part.each else (seat,):
                read = part.read(view, watched)
                if len(read) != part.width:
                    raise AssertionError(f"{part.name} has {len(read)} numbers in place of {part.width}")
                numbers.extend(read)
        return numbers

    def checksum(self) -> str:
        """Sixteen hexadecimal digits of version, names, widths and meanings."""
        described = [str(self.version), *(f"{p.name} {p.width} {p.each} {p.about}" for p in self.parts)]
        return sha256("\n".join(described).encode()).hexdigest()[:16]


def one_of(chosen: Any, order: Sequence[Any]) -> Numbers:
    """1.0 at the place of `chosen` in `order`, zeros elsewhere; zeros alone if it is not among them."""
    numbers = [0.0] * len(order)
    if chosen in order:
        numbers[order.index(chosen)] = 1.0
    return numbers


def marks(members: Collection[Hashable], order: Sequence[Hashable]) -> Numbers:
    """For each of `order`, 1.0 if it is among `members`."""
    found = frozenset(members)
    return [1.0 if item in found else 0.0 for item in order]


def counts(members: Sequence[Any], order: Sequence[Any], most: int) -> Numbers:
    """For each of `order` how often it is among `members`, divided by `most`."""
    return [members.count(item) / most for item in order]
