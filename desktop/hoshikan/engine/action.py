"""Actions: what a seat decides or chance brings, as a value whose text is the notation."""

from __future__ import annotations

from pickle import PicklingError
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One decision or chance outcome.

    `str(action)` is exactly the notation that the game's rules give it, and that text decides equality: records,
    logs, lessons and the engine protocol exchange nothing else. Games subclass this with the fields their rules read;
    an instance is never changed after construction.
    """

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Action:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Support `pickle` between processes: a game's action returns the function that reads its notation, and the
        notation. Raises PicklingError."""
        raise PicklingError(f"{type(self).__qualname__} defines no __reduce__")
