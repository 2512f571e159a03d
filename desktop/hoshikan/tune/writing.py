"""Writing tuned numbers: a TOML file that people can read and compare."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from hoshikan.engine.tuning import FittedTable, Origin, Tuning


def written(tuning: Tuning) -> str:
    """The file of `tuning`, as `read_tuning` reads it."""
    lines = [f"game = {_text(tuning.game)}", "", *_origin(tuning.origin)]
    if tuning.constants:
        lines += ["", "[constants]", *(f"{_key(name)} = {value:.5g}" for name, value in tuning.constants.items())]
    for table in tuning.table:
        lines += ["", *_table(table)]
    return "\n".join(lines) + "\n"


def with_former(words: str, before: str) -> str:
    """Join the origin of new numbers with older origins: the newest first."""
    return "; ".join(filter(None, (words, before)))


def _origin(origin: Origin) -> list[str]:
    lines = ["[origin]", f"command = {_text(origin.command)}", f"seed = {origin.seed}"]
    lines += [f"opponents = [{', '.join(map(_text, origin.opponents))}]"] if origin.opponents else []
    lines += [f"accepted = {_text(origin.accepted)}"] if origin.accepted else []
    return lines


def _table(table: FittedTable) -> list[str]:
    lines = ["[[table]]"]
    lines += [f"{name} = {getattr(table, name)}" for name in ("sides", "games", "positions")]
    lines += [f"log-loss = {table.log_loss:.4f}", f"constant = {table.constant:.4f}"]
    return [*lines, *_splines("results", table.results), *_splines("points", table.points)]


def _splines(name: str, splines: Mapping[str, Sequence[float]]) -> list[str]:
    return [
        f"[table.{name}]",
        *(f"{_key(feature)} = [{', '.join(map(repr, map(float, values)))}]" for feature, values in splines.items()),
    ]


def _key(name: str) -> str:
    return name if name.replace("-", "").replace("_", "").isalnum() and name.isascii() else _text(name)


def _text(text: str) -> str:
    """A basic string of TOML, which JSON's strings are but for the code that JSON leaves as it is."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
