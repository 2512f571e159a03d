"""Reading a component file of a player's own: a bounded cost, and one error with its place for every mistake."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import msgspec

from hoshikan.engine.errors import SetupError

MAX_BYTES: Final = 1_000_000
"""The largest shipped file has 13,000."""
MOST_DEPTH: Final = 20
"""Brackets within brackets; both readers work by recursion."""
MOST_DOTS: Final = 20
"""Dots of a line outside strings: for a key of many parts, Python's reader takes a time that grows with the square."""
MOST_WORD: Final = 60
"""Letters and digits in a row outside strings: Python refuses to make a number of thousands of digits."""

_STRINGS: Final = re.compile(
    r'"""(?:\\.?|[^"\\]|"(?!""))*(?:"""|\Z)'
    r"|'''(?:[^']|'(?!''))*(?:'''|\Z)"
    r'|"(?:\\.?|[^"\\\n])*"?'
    r"|'[^'\n]*'?"
    r"|\#[^\n]*",
    re.DOTALL,
)
"""Strings and comments. Each part matches to its end or to the end of the text, so that nothing is looked at twice."""
_BRACKET: Final = re.compile(r"[\[\]{}]")
_WORD: Final = re.compile(rf"\w{{{MOST_WORD + 1}}}")


def read_toml(path: Path) -> dict[str, Any]:
    """The content of a TOML file. Raises SetupError naming file and line, and OSError."""
    import tomllib  # here, because a start reads no components

    text = _text(path)
    _check_shape(text, path)
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
        raise SetupError(path.name, "bad-component-file", {"detail": str(error)[:120]}) from None


def read_json(path: Path) -> dict[str, Any]:
    """The content of a JSON file. Raises SetupError naming the file, and OSError."""
    text = _text(path)
    try:
        data: dict[str, Any] = msgspec.json.decode(text.encode(), type=dict[str, Any])
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise SetupError(path.name, "bad-component-file", {"detail": str(error)[:120]}) from None
    return data


def _text(path: Path) -> str:
    if path.exists() and not path.is_file():
        # Reading a pipe or a device might never end.
        raise SetupError(path.name or str(path), "component-not-a-file")
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise SetupError(path.name, "component-too-large", {"bytes": path.stat().st_size, "most": MAX_BYTES})
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise SetupError(f"{path.name}: line {line}", "component-not-text") from None


def _check_shape(text: str, path: Path) -> None:
    """Raises SetupError for a line that a reader would take too long or too deep a stack for."""
    bare = _STRINGS.sub(_blank, text)
    depth = 0
    for number, line in enumerate(bare.split("\n"), 1):
        for bracket in _BRACKET.findall(line):
            depth = max(0, depth + (1 if bracket in "[{" else -1))
            if depth > MOST_DEPTH:
                break
        if depth > MOST_DEPTH or line.count(".") > MOST_DOTS or _WORD.search(line):
            raise SetupError(f"{path.name}: line {number}", "component-too-deep")


def _blank(found: re.Match[str]) -> str:
    """As many line ends as the string or comment has, so that lines keep their numbers."""
    return '""' + "\n" * found[0].count("\n")
