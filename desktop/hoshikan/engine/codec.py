"""Numbers for actions: what programs that learn, and tools that know actions as numbers only, play a game by."""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import accumulate

from hoshikan.engine.action import Action


class ActionCodec(ABC):
    """A fixed numbering of actions: 0 to `size` - 1, one number for each notation.

    It depends on nothing but the game and its `rules_version`: not on the position, the options or the number of
    players. Actions that only a player's own components make possible have no number.
    """

    size: int
    """Count of numbers."""

    @abstractmethod
    def find(self, action: Action) -> int | None:
        """The number of `action`, None if it has none here."""

    @abstractmethod
    def decode(self, number: int) -> Action:
        """The action with this number. Raises LookupError."""

    def encode(self, action: Action) -> int:
        """The number of `action`. Raises LookupError."""
        number = self.find(action)
        if number is None:
            raise LookupError(f"{action} has no number: it needs components of a player's own, or is of another kind")
        return number

    def __iter__(self) -> Iterator[Action]:
        """All actions by their numbers."""
        return map(self.decode, range(self.size))

    def checksum(self) -> str:
        """Sixteen hexadecimal digits of all notations in their order: another one is another numbering."""
        return sha256("\n".join(map(str, self)).encode()).hexdigest()[:16]

    def _checked(self, number: int) -> int:
        if not 0 <= number < self.size:
            raise LookupError(f"no action has the number {number}: there are {self.size}")
        return number


class Enumerated(ActionCodec):
    """Actions one by one, in the order given; what comes a second time is passed over."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self._actions = tuple(dict.fromkeys(actions))
        self._numbers = {action: number for number, action in enumerate(self._actions)}
        self.size = len(self._actions)

    def find(self, action: Action) -> int | None:
        """Its place in the order given."""
        return self._numbers.get(action)

    def decode(self, number: int) -> Action:
        """The action given as this one. Raises LookupError."""
        return self._actions[self._checked(number)]


class Joined(ActionCodec):
    """Several numberings one after another."""

    def __init__(self, parts: Sequence[ActionCodec]) -> None:
        self._parts = tuple(parts)
        self._firsts = [0, *accumulate(part.size for part in parts)]
        self.size = self._firsts.pop()

    def find(self, action: Action) -> int | None:
        """Its number in the first part that knows it, behind the parts before."""
        for first, part in zip(self._firsts, self._parts, strict=True):
            number = part.find(action)
            if number is not None:
                return first + number
        return None

    def decode(self, number: int) -> Action:
        """The action of the part that this number falls into. Raises LookupError."""
        place = bisect_right(self._firsts, self._checked(number)) - 1
        while not self._parts[place].size:
            place -= 1
        return self._parts[place].decode(number - self._firsts[place])
