"""Errors of input from outside, each with a rule or place and a reason that a screen can translate.

`reason` is an identifier, not a sentence: a game's `screen` and `ui` hold the sentences in the user's language.
`facts` are the plain values those sentences mention. `str(error)` is a plain English line for logs and the shell.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

Fact = bool | int | str


def printable(text: str) -> str:
    """`text` as a log or a terminal can show it: a file of a stranger must not move the cursor or clear the screen."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


class HoshikanError(Exception):
    """Base of all errors that are the input's fault, not the program's: `reason` is an id, `facts` its values."""

    game: str = ""
    """Id of the game whose sentence belongs to `reason`; "" where no game is concerned. `errors_of` sets it."""

    def __init__(self, reason: str, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts: dict[str, Fact] = dict(facts or {})

    def __str__(self) -> str:
        listed = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return self.reason.replace("-", " ") + (f" ({printable(listed)})" if listed else "")


@contextmanager
def errors_of(game: str) -> Iterator[None]:
    """Mark errors raised within as those of `game`, unless they name a game already.

    Reasons are ids that each game chooses for itself: without the game the sentence is unknown.
    """
    try:
        yield
    except HoshikanError as error:
        error.game = error.game or game
        raise


class IllegalAction(HoshikanError):  # noqa: N818  # named in the public engine API
    """The rules forbid this action now; the state is unchanged. `rule` is the id of the rule that forbids it."""

    def __init__(self, rule: str, reason: str, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(reason, facts)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {super().__str__()}"


class NotationError(HoshikanError):
    """A text that is no action of this game at all; `facts["text"]` is its beginning."""

    def __init__(self, text: str) -> None:
        super().__init__("not-notation", {"text": text[:60]})


class SetupError(HoshikanError):
    """Set-up data, options or components that no game can start from. `place` names the key, such as `stars[3]`."""

    def __init__(self, place: str, reason: str, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(reason, facts)
        self.place = place

    def __str__(self) -> str:
        return f"{printable(self.place)}: {super().__str__()}"


class RecordError(HoshikanError):
    """A match record that cannot be read: `line` counts from 1 (0: the file as a whole), `rule` if a rule is broken."""

    def __init__(self, line: int, reason: str, facts: Mapping[str, Fact] | None = None, rule: str = "") -> None:
        super().__init__(reason, facts)
        self.line = line
        self.rule = rule

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        return where + (f"{self.rule}: " if self.rule else "") + super().__str__()
