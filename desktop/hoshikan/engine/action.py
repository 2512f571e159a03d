"""Actions: what a seat decides or chance brings, as a value whose text is the notation."""

from __future__ import annotations

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
