"""The numbers of every game as Markdown: `python -m hoshikan.interop.layouts > ENCODINGS.md`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Final

from hoshikan.engine.codec import ActionCodec
from hoshikan.engine.encoding import Encoding
from hoshikan.engine.game import Game
from hoshikan.games import GAMES

MOST_ROWS: Final = 30


def document() -> str:
    """The whole document."""
    head = [
        "# Every game in numbers",
        "",
        "Written by `python -m hoshikan.interop.layouts`. What the words mean is explained in the [README](README.md).",
        "",
    ]
    return "\n".join([*head, *(line for game in GAMES.values() for line in _game(game))])


def _game(game: Game) -> Iterator[str]:
    encoding = game.encoding
    yield f"## {game.id}"
    yield ""
    yield f"Version {game.rules_version} of the rules, version {encoding.tensor.version} of the tensor."
    yield ""
    yield "| | players | decisions ≤ | of chance ≤ | tensor | draws of the deal |"
    yield "|---|---|---|---|---|---|"
    for players in game.players:
        yield from _lengths(game, players)
    yield ""
    for what, codec in (("Decisions", encoding.actions), ("Outcomes of chance", encoding.chances)):
        yield f"{what}: {codec.size:,} numbers{_kinds(codec)}."
        yield ""
    yield from _tensor(encoding)


def _lengths(game: Game, players: int) -> Iterator[str]:
    """Yield the lengths with the usual options, and with each option that makes a difference."""
    usual = game.options_for(players, {})
    rows: dict[str, str] = {}
    for name, options in [("", usual), *_others(game, usual, players)]:
        bounds = game.encoding.bounds(players, options)
        deal = game.encoding.deal(players, options) if game.encoding.deal else None
        draws = ", ".join(f"{pool.draws} of {len(pool.items)} ({pool.name})" for pool in deal.pools) if deal else "–"
        size = game.encoding.tensor.size(players)
        rows.setdefault(f"{players} | {bounds.decisions:,} | {bounds.chances:,} | {size:,} | {draws} |", name)
    yield from (f"| {name} | {row}" for row, name in rows.items())


def _others(
    game: Game, usual: dict[str, bool | int | str], players: int
) -> Iterator[tuple[str, dict[str, bool | int | str]]]:
    for option in game.options:
        for value in option.values[1:]:
            options = {**usual, option.id: value}
            if players in game.players_with(options):
                yield f"`{option.id}={value}`", options


def _kinds(codec: ActionCodec) -> str:
    """The first words of notations with the numbers where each begins, in rows of the same word."""
    rows: list[tuple[str, int]] = []
    for number, action in enumerate(codec):
        word = str(action).partition(" ")[0]
        if not rows or rows[-1][0] != word:
            rows.append((word, number))
    if len(rows) > MOST_ROWS:
        return f", from `{codec.decode(0)}` to `{codec.decode(codec.size - 1)}`"
    return ": " + ", ".join(f"`{word}` from {number:,}" for word, number in rows) if rows else ""


def _tensor(encoding: Encoding) -> Iterator[str]:
    yield "| part | numbers | what they say |"
    yield "|---|---|---|"
    for part in encoding.tensor.parts:
        yield f"| `{part.name}` | {part.width:,}{' each' if part.each else ''} | {part.about} |"
    yield ""


if __name__ == "__main__":
    sys.stdout.buffer.write(document().encode())
