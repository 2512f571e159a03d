"""Results of a ladder, as sections of a document in Markdown: one for each game and table."""

from __future__ import annotations

import platform
import re
import subprocess
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Final

from hoshikan import __version__
from hoshikan.bots import search
from hoshikan.bots.arena import Arena, Contestant, Share
from hoshikan.bots.series import PlayedGame
from hoshikan.games import GAMES
from hoshikan.resources import root

INTRODUCTION: Final = """# Strength

How strong the levels are, measured: `hoshikan-cli arena GAME --ladder` writes the sections of a game.

Every deal is played in all seatings of two contestants who have every seat equally often, so 50 % of the wins are fair
at every table. "Won" is the share of the first with its 95 % interval (Wilson); shared wins count in parts. Ratings are
openskill's (Plackett-Luce), comparable within a table. *greedy* looks one step ahead and does not search.
"Without luck" (`--luck`) takes off what dice and draws brought, with the normal interval of what is left.
"""
AGAINST_GREEDY: Final = MappingProxyType(
    {"novice": "15–30 %", "casual": "45–55 %", "skilled": "≥ 65 %", "expert": "≥ 72 %", "master": "≥ 75 %"}
)
"""Goals at the smallest table."""
AGAINST_LOWER: Final = "≥ 58 %"


@dataclass(frozen=True, slots=True)
class Ladder:
    """The games of a ladder: by number of players, and who was to play whom."""

    tables: Mapping[int, Arena]
    steps: Sequence[tuple[str, str]]

    def add(self, played: PlayedGame) -> None:
        """Count a game."""
        self.tables[len(played.seats)].add(played)


def title(game: str, players: int) -> str:
    """Return the heading of a table's section."""
    return f"{game}, {players} players"


def section(ladder: Ladder, game: str, players: int, source: str) -> str:
    """The section of one table, whose numbers come from `source`."""
    arena, goals = ladder.tables[players], players == GAMES[game].players[0]
    tables = markdown(_standings(arena)), markdown(_duels(arena, ladder.steps, goals=goals))
    return "\n\n".join((f"## {title(game, players)}", source, *tables)) + "\n"


def has_section(document: str, game: str, players: int) -> bool:
    """True if `document` has a section of that table."""
    return re.search(rf"^## {re.escape(title(game, players))}\s*$", document, re.MULTILINE) is not None


def with_section(document: str, text: str) -> str:
    """`document` with the section `text` in place of the one with its title or added, in the order of the shelf."""
    pieces = re.split(r"^(?=## )", document or INTRODUCTION, flags=re.MULTILINE)
    sections = {_title(piece): piece for piece in pieces[1:]} | {_title(text): text}
    known = list(GAMES)

    def place(title: str) -> tuple[int, str]:
        game = title.partition(",")[0]
        return (known.index(game) if game in known else len(known)), title

    return (
        "\n\n".join(piece.strip() for piece in (pieces[0], *(sections[one] for one in sorted(sections, key=place))))
        + "\n"
    )


def _title(section: str) -> str:
    return section.partition("\n")[0].removeprefix("## ").strip()


def origin(command: str) -> str:
    """When, of what and how numbers were made."""
    build = "from source" if search.__file__.endswith(".py") else "compiled"
    today = datetime.now(UTC).date().isoformat()
    return f"{today}, {commit()}, {build}, {platform.python_implementation()} {platform.python_version()}: `{command}`"


def commit() -> str:
    """The commit this runs from, or the version where there is none."""
    with suppress(OSError, subprocess.SubprocessError):
        commit = _git("rev-parse", "--short", "HEAD")
        changes = _git("diff", "--stat", "HEAD", "--", "desktop", "resources")
        return f"commit {commit}{' with changes' if changes else ''}"
    return f"version {__version__}"


def _git(*words: str) -> str:
    command = ["git", "-C", str(root()), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=20).stdout.strip()  # noqa: S603  # our own words


def _standings(arena: Arena) -> Iterator[tuple[str, ...]]:
    yield "player", "rating", "±", "points", "playouts a move", "ms a move"
    for one in arena.standings():
        if one.seats:
            yield _standing(one)


def _standing(one: Contestant) -> tuple[str, ...]:
    effort = f"{one.playouts_per_move:.0f}", f"{one.ms_per_move:.1f}"
    return one.name, f"{one.rating.mu:.1f}", f"{one.rating.sigma:.1f}", f"{one.points / one.seats:.1f}", *effort


def _duels(arena: Arena, steps: Sequence[tuple[str, str]], *, goals: bool) -> Iterator[tuple[str, ...]]:
    duels = {(one, other): arena.duels.get((one, other)) or arena.duels[other, one] for one, other in steps}
    beyond = arena.beyond_luck
    head = ["step", "games", "won", "95 %", *(["without luck", "95 %"] if beyond else []), "fair"]
    yield *head, *(["goal"] if goals else [])
    for (one, other), duel in duels.items():
        if duel.games:
            cells = [
                *_cells(duel.share, duel.one == one),
                *(_cells(duel.beyond_luck, duel.one == one) if beyond else []),
            ]
            yield f"{one} > {other}", str(duel.games), *cells, "50%", *([_goal(one, other)] if goals else [])


def _cells(share: Share | None, as_it_is: bool) -> tuple[str, str]:
    """The share of the first, or else of the other."""
    if share is None:
        return "", ""
    mean, low, high = share.mean, share.low, share.high
    if not as_it_is:
        mean, low, high = 1 - mean, 1 - high, 1 - low
    return f"{mean:.0%}", f"{low:.0%}–{high:.0%}"


def _goal(one: str, other: str) -> str:
    return AGAINST_GREEDY.get(one, "") if other == "greedy" else AGAINST_LOWER


def markdown(rows: Iterable[tuple[str, ...]]) -> str:
    """Rows as a table, the first being its head."""
    head, *others = rows
    lines = [head, ("---", *("---:" for _ in head[1:])), *others]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
