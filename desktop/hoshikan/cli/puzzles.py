"""Mine puzzles from self-play, or verify those that are shipped."""

from __future__ import annotations

import argparse
import json
import shlex
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import monotonic
from typing import Any, Final

import msgspec

from hoshikan.bots.levels import LEVELS
from hoshikan.cli.arguments import WrongUseError, check_writable, chosen_options, whole
from hoshikan.cli.executors import add_executors, workers
from hoshikan.cli.journal import Journal, bots_of, fingerprint, resumed, source
from hoshikan.cli.output import table
from hoshikan.cli.running import INTERRUPTED, print_line, watch
from hoshikan.cli.strength import commit, markdown, origin, with_section
from hoshikan.games import GAMES
from hoshikan.library.files import write_atomically
from hoshikan.mining.miner import MARGIN, PLAYOUTS, SEARCHES, MinedGame, MineJob, Standard, mine
from hoshikan.mining.verifier import Verified, VerifyJob, verify
from hoshikan.teaching.position import TeachingError
from hoshikan.teaching.puzzles import BEYOND, Puzzle, PuzzleFile, puzzle_file, read_puzzles


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


TABLES: Final = (2, 2, 3, 2, 4)
"""Numbers of players, in turn, where a game allows them: with fewer players, fewer playouts find the best move."""
OTHER_LUCK: Final = 1_000_000
"""The seed of a verification: none that puzzles are mined with."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Its command lines."""
    steps = parser.add_subparsers(required=True, metavar="STEP", dest="step")
    mining = steps.add_parser(
        "mine", help="find puzzles in self-play", allow_abbrev=False,
        description="Keeps positions in which one action is clearly best and adds them to the puzzles of the game.",
        epilog="With --work it goes on where it was ended, with the same arguments or more --games.",
    )  # fmt: skip
    mining.add_argument("game", choices=list(GAMES), metavar="GAME", help=f"one of {', '.join(GAMES)}")
    mining.add_argument("--games", type=whole(1_000_000), default=100, help="to look into (default: %(default)s)")
    mining.add_argument("--seed", type=int, default=0, help="seed of the first game (default: %(default)s)")
    mining.add_argument("--players", type=whole(99), help="seats at the table (default: 2 to 4 in turn)")
    mining.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule variant")
    mining.add_argument("--variations", type=whole(10_000), default=0, metavar="N",
                        help="play on each game so often from late in it (default: %(default)s)")  # fmt: skip
    mining.add_argument("--only", default="", metavar="WORD", help="only decisions with an action that begins so")
    mining.add_argument("--of-a-kind", type=whole(100_000), metavar="N", help="keep at most N about the same decision")
    mining.add_argument("--minutes", type=whole(100_000), help="begin no further game after so long")
    mining.add_argument("--out", type=Path, metavar="FILE", help="where to add them (default: the shipped puzzles)")
    trying = steps.add_parser(
        "verify", help="try puzzles anew", allow_abbrev=False,
        description="Searches every puzzle anew with other seeds and tells margins, themes and difficulty by level.",
    )  # fmt: skip
    trying.add_argument("game", nargs="?", choices=list(GAMES), metavar="GAME", help="default: every game with puzzles")
    trying.add_argument("--sample", type=whole(100_000), metavar="N", help="so many of each game (default: all)")
    trying.add_argument("--seed", type=int, default=OTHER_LUCK, help="of the searches (default: %(default)s)")
    trying.add_argument("--no-levels", action="store_true", help="do not try anew how often each level finds them")
    trying.add_argument("--prune", action="store_true", help="take out of the file what does not hold")
    trying.add_argument("--report", type=Path, metavar="FILE", help="write a section of each game there, in Markdown")
    for one in (mining, trying):
        one.add_argument(
            "--playouts", type=whole(10_000_000), default=PLAYOUTS, help="of every search (default: %(default)s)"
        )
        one.add_argument(
            "--searches", type=whole(100), default=SEARCHES, help="that have to agree (default: %(default)s)"
        )
        one.add_argument("--work", type=Path, metavar="DIR", help="keep what is done there; a second start goes on")
        add_executors(one)


def run(chosen: argparse.Namespace) -> int:
    """Returns 0, what Ctrl-C is worth, or 1 if a puzzle does not hold. Raises WrongUseError and OSError."""
    step: Callable[[argparse.Namespace], int] = run_mine if chosen.step == "mine" else run_verify
    return step(chosen)


def run_mine(chosen: argparse.Namespace) -> int:
    """Look into games; every puzzle is written as soon as it is found."""
    game = chosen.game
    out: Path = chosen.out or puzzle_file(game)
    out.parent.mkdir(parents=True, exist_ok=True)
    check_writable("--out", out)
    file = _read(out, game)
    running = commit()
    jobs = [_job(chosen, seed, running) for seed in range(chosen.seed, chosen.seed + chosen.games)]
    path = None if chosen.work is None else chosen.work / f"puzzles-{game}.jsonl"
    journal = Journal(path, _head(chosen, "puzzles mine", ("players", "option", "variations", "only")), MinedGame)
    looked: list[int] = []
    known, seconds = len(file.puzzle), 0.0

    def take(mined: MinedGame) -> None:
        nonlocal file, looked, seconds
        looked = [sum(both) for both in zip_longest(looked, mined.stages, fillvalue=0)]
        seconds += mined.seconds
        grown = merged(file, mined.puzzles, chosen.of_a_kind)
        if len(grown.puzzle) > len(file.puzzle):
            file = grown
            write_atomically(out, written(file).encode())
            print_line(
                f"{game}: {len(file.puzzle)} puzzles, {file.puzzle[-1].level}: {', '.join(file.puzzle[-1].themes)}"
            )

    with workers(chosen) as pool:
        games = resumed(mine, jobs, journal, pool)
        complete = watch(_until(games, chosen.minutes), len(jobs), take, game)
    stages = " > ".join(map(str, looked))
    print(f"{game}: {len(file.puzzle) - known} more puzzles, {len(file.puzzle)} in {out}")
    print(f"decisions by stage: {stages}; {seconds:.0f} s of processor time")
    return 0 if complete else INTERRUPTED


def _job(chosen: argparse.Namespace, seed: int, running: str) -> MineJob:
    options = chosen_options(chosen)
    sizes = GAMES[chosen.game].players_with(options)
    allowed = [players for players in TABLES if players in sizes]
    players = chosen.players or (allowed[seed % len(allowed)] if allowed else sizes[0])
    if players not in sizes:
        known = " or ".join(map(str, sizes))
        raise WrongUseError(f"--players {players}: {chosen.game} is for {known} players")
    words = ["hoshikan-cli", "puzzles", "mine", chosen.game, "--players", str(players), "--seed", str(seed)]
    words += ["--games", "1"]
    for name, usual in (("playouts", PLAYOUTS), ("searches", SEARCHES)):
        words += [] if getattr(chosen, name) == usual else [f"--{name}", str(getattr(chosen, name))]
    words += [word for option in chosen.option for word in ("--option", option)]
    for name in ("variations", "only"):
        words += [f"--{name}", str(getattr(chosen, name))] if getattr(chosen, name) else []
    standard = Standard(chosen.playouts, chosen.searches)
    return MineJob(
        chosen.game, players, seed, shlex.join(words), running, standard, chosen.variations, chosen.only, options
    )


def _until(games: Iterable[MinedGame], minutes: int | None) -> Iterator[MinedGame]:
    end = None if minutes is None else monotonic() + 60 * minutes
    for mined in games:
        yield mined
        if end is not None and monotonic() >= end:
            return


def _head(chosen: argparse.Namespace, tool: str, more: Sequence[str]) -> dict[str, Any]:
    asked = {name: getattr(chosen, name) for name in ("seed", "playouts", "searches", *more)}
    versions = {"version of the bots": bots_of(chosen.game), "version of the miner": fingerprint(source("mining"))}
    return {"tool": tool, "game": chosen.game, **asked, **versions}


def run_verify(chosen: argparse.Namespace) -> int:
    """Check puzzles anew and report the results."""
    games = [chosen.game] if chosen.game else [game for game in GAMES if puzzle_file(game).exists()]
    if chosen.report is not None:
        check_writable("--report", chosen.report)
    failed = 0
    for game in games:
        file = _read(puzzle_file(game), game)
        taken = _sampled(file.puzzle, chosen.sample, chosen.seed)
        standard = Standard(chosen.playouts, chosen.searches)
        jobs = [VerifyJob(game, one, chosen.seed, standard, not chosen.no_levels) for one in taken]
        head = _head(argparse.Namespace(**{**vars(chosen), "game": game}), "puzzles verify", ("sample", "no_levels"))
        path = None if chosen.work is None else chosen.work / f"verified-{game}.jsonl"
        journal = Journal(path, {**head, "puzzles": [one.id for one in taken]}, Verified)
        tried: list[Verified] = []
        with workers(chosen) as pool:
            complete = watch(resumed(verify, jobs, journal, pool), len(jobs), tried.append, game)
        text = report(file.puzzle, tried)
        print(f"{game}\n\n{text}\n")
        if not complete:
            return INTERRUPTED
        fallen = {one.id for one in tried if not one.holds}
        failed += len(fallen)
        if chosen.report is not None:
            before = chosen.report.read_text("utf-8") if chosen.report.exists() else ""
            whole_text = section(game, origin(_verifying(chosen)), file.puzzle, tried)
            write_atomically(chosen.report, with_section(before or INTRODUCTION, whole_text).encode())
        if chosen.prune and fallen:
            kept = PuzzleFile(game, tuple(one for one in file.puzzle if one.id not in fallen))
            write_atomically(puzzle_file(game), written(kept).encode())
            print(f"{len(fallen)} puzzles are taken out of {puzzle_file(game)}\n")
    return 1 if failed and not chosen.prune else 0


def _verifying(chosen: argparse.Namespace) -> str:
    words = ["hoshikan-cli", "puzzles", "verify", *([chosen.game] if chosen.game else [])]
    words += [] if chosen.sample is None else ["--sample", str(chosen.sample)]
    for name, usual in (("seed", OTHER_LUCK), ("playouts", PLAYOUTS), ("searches", SEARCHES)):
        words += [] if getattr(chosen, name) == usual else [f"--{name}", str(getattr(chosen, name))]
    return shlex.join([*words, *(["--no-levels"] if chosen.no_levels else [])])


def _sampled(puzzles: Sequence[Puzzle], sample: int | None, seed: int) -> list[Puzzle]:
    if sample is None or sample >= len(puzzles):
        return list(puzzles)
    return Random(f"{seed}/sample").sample(puzzles, sample)


def _read(path: Path, game: str) -> PuzzleFile:
    if not path.exists():
        return PuzzleFile(game)
    try:
        return read_puzzles(path, game)
    except TeachingError as error:
        raise WrongUseError(str(error)) from None
