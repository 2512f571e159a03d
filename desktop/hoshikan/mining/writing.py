"""Writing puzzles: a TOML file that people can read, which `teaching.puzzles` reads again."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from hoshikan.teaching.puzzles import Puzzle, PuzzleFile


def written(file: PuzzleFile) -> str:
    """The text of a file of puzzles."""
    return f"game = {_value(file.game)}\n" + "".join(f"\n{_entry(puzzle)}" for puzzle in file.puzzle)


def merged(file: PuzzleFile, found: Iterable[Puzzle], of_a_kind: int | None = None) -> PuzzleFile:
    """`file` with what was found anew behind it, no puzzle twice, and at most `of_a_kind` about the same decision."""
    puzzles = {puzzle.id: puzzle for puzzle in file.puzzle}
    kinds = Counter(puzzle.decision for puzzle in file.puzzle)
    for puzzle in found:
        if puzzle.id not in puzzles and (of_a_kind is None or kinds[puzzle.decision] < of_a_kind):
            puzzles[puzzle.id] = puzzle
            kinds[puzzle.decision] += 1
    return PuzzleFile(file.game, tuple(puzzles.values()))


def _entry(puzzle: Puzzle) -> str:
    fields: dict[str, Any] = msgspec.to_builtins(puzzle)
    text = fields.pop("record")
    lines = ["[[puzzle]]", *(f"{name} = {_value(value)}" for name, value in fields.items())]
    # A record has no apostrophes in a row, so that its lines can stand as they are.
    return "\n".join([*lines, f"record = '''\n{text}'''"]) + "\n"


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{_key(name)} = {_value(one)}' for name, one in value.items())} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    # A basic string of TOML is one of JSON but for the code that JSON leaves as it is.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(name: str) -> str:
    return name if name.replace("_", "").isalnum() and name.isascii() else _value(name)
