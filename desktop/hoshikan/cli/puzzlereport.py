"""Tables of the puzzles, and of their checks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean, median
from typing import Final

import msgspec

from hoshikan.bots.levels import LEVELS
from hoshikan.cli.output import table
from hoshikan.cli.strength import markdown
from hoshikan.mining.miner import MARGIN
from hoshikan.mining.verifier import Verified
from hoshikan.teaching.puzzles import BEYOND, Puzzle

INTRODUCTION: Final = """# Puzzles

The shipped puzzles, tried anew with other seeds: `hoshikan-cli puzzles verify GAME --report FILE` writes the section of
a game.

A puzzle holds if every new search recommends its solution (by itself, where all choose at once), if the 95 % interval
of their mean margin reaches 0.10, and if the player that looks one step ahead finds it in less than half of 1,000
draws; the last is not asked in CrownTaker, where one step ahead is a calculation of whole wars. Before a margin counts,
the best-looking other answers are searched again alone, and where a seat chooses several times in secret, the best
choices are looked for that may follow each answer. Margins are chances to win, 0 to 1, of the solution beyond the
best other answer. "Found" is how often a level plays the solution; a puzzle's difficulty is the weakest level that
finds it as often as not. A kind of decision is named by the words with which its answers begin. A theme is a kind of
reason for which the tutor prefers the solution to the second-best answer.
"""
MOST_THEMES: Final = 12

Rows = Sequence[tuple[str, ...]]


def report(puzzles: Sequence[Puzzle], tried: Sequence[Verified]) -> str:
    """The tables as text."""
    return "\n\n".join(map(table, _tables(puzzles, tried)))


def section(game: str, source: str, puzzles: Sequence[Puzzle], tried: Sequence[Verified]) -> str:
    """The section of `game` in a document, whose numbers come from `source`."""
    return "\n\n".join([f"## {game}", source, *map(markdown, _tables(puzzles, tried))]) + "\n"


def _tables(puzzles: Sequence[Puzzle], tried: Sequence[Verified]) -> list[Rows]:
    tables = [_counts(puzzles, tried), _difficulty(puzzles, tried), _decisions(puzzles), _themes(puzzles)]
    fallen = [("does not hold", "margin", "±", "agreed", "one step", "problem")]
    for one in tried:
        if not one.holds:
            margin, doubt = f"{one.margin:.3f}", f"{one.doubt:.3f}"
            fallen.append((one.id, margin, doubt, f"{one.agreed}/{len(one.margins)}", f"{one.greedy:.2f}", one.problem))
    return [*tables, *([fallen] if len(fallen) > 1 else [])]


def _counts(puzzles: Sequence[Puzzle], tried: Sequence[Verified]) -> Rows:
    sizes = Counter(puzzle.players for puzzle in puzzles)
    rows = [("", "puzzles", "by players", "least margin", "median", "largest")]
    margins = [puzzle.margin for puzzle in puzzles]
    by_size = ", ".join(f"{count} of {players}" for players, count in sorted(sizes.items()))
    rows.append(("as mined", str(len(puzzles)), by_size, *_spread(margins)))
    again = [one.margin for one in tried if one.margins]
    strict = sum(not one.problem and min(one.margins, default=0.0) >= MARGIN for one in tried)
    holding = f"{sum(one.holds for one in tried)} hold, {strict} by {MARGIN:.2f} in every search"
    rows.append(("tried anew", str(len(tried)), holding, *_spread(again)))
    return rows


def _spread(margins: Sequence[float]) -> tuple[str, str, str]:
    if not margins:
        return "–", "–", "–"
    return f"{min(margins):.3f}", f"{median(margins):.3f}", f"{max(margins):.3f}"


def _difficulty(puzzles: Sequence[Puzzle], tried: Sequence[Verified]) -> Rows:
    rows: list[tuple[str, ...]] = [("level", "found", "found anew", "puzzles of this difficulty")]
    levels = Counter(puzzle.level for puzzle in puzzles)
    asked = [one.found for one in tried if one.found is not None]
    before = [msgspec.structs.asdict(puzzle.found) for puzzle in puzzles]
    anew = [msgspec.structs.asdict(found) for found in asked]
    for level in LEVELS:
        shares = (_mean(shares[level] for shares in known) for known in (before, anew))
        rows.append((level, *shares, str(levels[level])))
    return [*rows, (BEYOND, "", "", str(levels[BEYOND]))]


def _mean(shares: Iterable[float]) -> str:
    known = list(shares)
    return f"{fmean(known):.0%}" if known else "–"


def _decisions(puzzles: Sequence[Puzzle]) -> Rows:
    """The kinds of decision, by the words with which their answers begin."""
    counts = Counter(puzzle.decision for puzzle in puzzles)
    least = {kind: min(one.margin for one in puzzles if one.decision == kind) for kind in counts}
    rows = [("decision", "puzzles", "share", "least margin")]
    return [
        *rows,
        *(
            (kind, str(count), f"{count / len(puzzles):.0%}", f"{least[kind]:.3f}")
            for kind, count in counts.most_common()
        ),
    ]


def _themes(puzzles: Sequence[Puzzle]) -> Rows:
    does = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    avoids = Counter(theme for puzzle in puzzles for theme in puzzle.avoids)
    names = sorted({*does, *avoids}, key=lambda theme: (-does[theme] - avoids[theme], theme))
    rows = [("theme", "does", "avoids")]
    return [*rows, *((name, str(does[name]), str(avoids[name])) for name in names[:MOST_THEMES])]
