"""The commands that play many games between players: `simulate`, `arena` with the whole ladder of a game, `exploit`."""

from __future__ import annotations

import argparse
import csv
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from io import BytesIO
from itertools import pairwise, zip_longest
from math import ceil, lcm
from pathlib import Path
from statistics import fmean
from typing import Any, Final, TextIO

from hoshikan.bots.arena import Arena, Contestant, Share, schedule, seatings, wilson
from hoshikan.bots.entrants import Entrant
from hoshikan.bots.levels import LEVELS, offered
from hoshikan.bots.players import PLAYERS
from hoshikan.bots.series import Job, PlayedGame, play
from hoshikan.bots.series import run as play_all
from hoshikan.bots.spreading import Workers
from hoshikan.cli.arguments import (
    WrongUseError,
    add_series,
    as_dealt,
    check_writable,
    contestants,
    seats,
    tables,
    whole,
)
from hoshikan.cli.executors import add_executors, workers
from hoshikan.cli.journal import Journal, bots_of, fingerprint, fingerprint_of, resumed, resumed_games, source
from hoshikan.cli.output import table
from hoshikan.cli.running import INTERRUPTED, print_line, watch
from hoshikan.cli.strength import Ladder, has_section, origin, section, with_section
from hoshikan.games import GAMES
from hoshikan.library.files import write_atomically
from hoshikan.listing import package_of
from hoshikan.resources import root
from hoshikan.tune.exploit import (
    Choice,
    RepliedGame,
    ReplyJob,
    WatchedGame,
    WatchJob,
    by_priors,
    feature_names,
    predicted,
    reply_game,
    watch_game,
)
from hoshikan.tune.samples import HELD_OUT

GAMES_A_GROUP: Final = 200
"""Games of every group at the table of an arena."""
GAMES_A_STEP: Final = 120
"""Games of every step of a ladder."""
YARDSTICK: Final = "greedy"
"""The player that every level of a ladder meets."""
APART: Final = 1_000_000
"""The deals of the replies are none of those that were watched."""
FEWEST: Final = 2
"""Games to learn from and to hold out."""

Fit = Callable[[Sequence[Choice]], tuple[float, ...]]
Plotter = Callable[[Sequence[Contestant]], None]


@dataclass(slots=True)
class SeriesTotals:
    """The counters of a `simulate` run."""

    games: int = 0
    points: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    """Shared wins count in parts."""
    plies: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)

    def add(self, played: PlayedGame) -> None:
        seats = len(played.seats)
        if not self.games:
            self.points, self.wins = [0.0] * seats, [0.0] * seats
        self.games += 1
        for seat in range(seats):
            self.points[seat] += played.points[seat]
            self.wins[seat] += (seat in played.winners) / len(played.winners)
        self.plies.append(played.plies)
        self.rounds.append(played.rounds)
        self.ends[played.end] += 1


def add_simulate_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `simulate`."""
    add_series(parser, games=1000, most=1_000_000)
    add_executors(parser)
    parser.add_argument("--player", choices=PLAYERS, default="random", help="who plays (default: %(default)s)")
    parser.add_argument("--check", action="store_true", help="check the engine's promises at every ply")


def simulate(chosen: argparse.Namespace) -> int:
    """Play many games between players of one kind and report their results.

    Returns 1 if a check found something; after Ctrl-C reports the games played until then.
    """
    line = (chosen.player,) * seats(chosen)
    jobs = [
        Job(chosen.game, line, chosen.seed + number, 0, chosen.playouts, chosen.ms, chosen.check)
        for number in range(chosen.games)
    ]
    jobs = as_dealt(jobs, chosen)
    tally, broken = SeriesTotals(), 0

    def take(played: PlayedGame) -> None:
        nonlocal broken
        if played.problem:
            broken += 1
            print_line(f"seed {played.seed}: {played.problem}")
        else:
            tally.add(played)

    with workers(chosen) as pool:
        complete = watch(play_all(jobs, pool), len(jobs), take)
    if tally.games:
        print(report_of_series(tally, f"{tally.games} games of {chosen.game}, {len(line)} × {chosen.player}"))
    if chosen.check:
        print(f"checked at every ply: {broken} games with problems")
    if not complete:
        return INTERRUPTED
    return 1 if broken else 0


def report_of_series(tally: SeriesTotals, title: str) -> str:
    """The tally as tables."""
    per_seat = [("seat", "mean points", "wins")]
    for seat, points in enumerate(tally.points):
        per_seat.append((str(seat), f"{points / tally.games:.2f}", f"{tally.wins[seat] / tally.games:.1%}"))
    lengths = [("length", "min", "mean", "max")]
    for name, numbers in (("plies", tally.plies), ("rounds", tally.rounds)):
        if max(numbers):
            lengths.append((name, str(min(numbers)), f"{fmean(numbers):.1f}", str(max(numbers))))
    ends = [("end", "share")]
    ends += [(reason, f"{count / tally.games:.1%}") for reason, count in tally.ends.most_common()]
    return "\n\n".join((title, table(per_seat), table(lengths), table(ends)))


def steps(game: str) -> list[tuple[str, str]]:
    """Return the pairs of players, the expected winner first where there is one."""
    levels = offered(game)
    return [*((higher, lower) for lower, higher in pairwise(levels)), *((level, YARDSTICK) for level in levels)]


def climb(chosen: argparse.Namespace) -> int:
    """Play every level against the next lower and against the one-ply player, resumably.

    Returns 0, or the exit code of Ctrl-C; games played until then are reported, and written where nothing is yet.

    Raises WrongUseError before any game is played, and OSError if a file can no longer be written.
    """
    if (chosen.contestants, chosen.csv, chosen.plot, chosen.components) != (None,) * 4:
        raise WrongUseError("--ladder: leave out --contestants, --components, --csv and --plot")
    sizes = tables(chosen)
    wanted: int = chosen.games or GAMES_A_STEP
    jobs = _jobs_of_ladder(chosen, sizes, wanted, chosen.long_games or wanted)
    out = chosen.strength or _document()
    check_writable("--strength", out)
    path = None if chosen.work is None else chosen.work / f"ladder-{chosen.game}.jsonl"
    journal = Journal(path, _head_of_ladder(chosen, sizes), PlayedGame)
    ladder = Ladder({size: Arena([YARDSTICK, *offered(chosen.game)]) for size in sizes}, steps(chosen.game))
    lowest_priority()
    with workers(chosen) as pool:
        games = resumed_games(play, jobs, journal, pool)
        complete = watch(games, len(jobs), ladder.add, chosen.game)
    source = origin(_command_of_ladder(chosen, wanted))
    for size in (size for size, arena in ladder.tables.items() if arena.games):
        text = section(ladder, chosen.game, size, source)
        print(text)
        before = out.read_text("utf-8") if out.exists() else ""
        if complete or not has_section(before, chosen.game, size):
            write_atomically(out, with_section(before, text).encode())
            print(f"{out} has this section")
        else:
            print(f"{out} keeps its section until all games are played")
    return 0 if complete else INTERRUPTED


def lowest_priority() -> None:
    """Let everything else on this computer go first, where it knows priorities."""
    if hasattr(os, "nice"):
        os.nice(19)


def _jobs_of_ladder(chosen: argparse.Namespace, sizes: Sequence[int], games: int, longest: int) -> list[Job]:
    """Deal by deal through all steps, so that every step has games early, and more games only go on.

    So many as `longest` are played of the steps of the level that thinks longest.
    """
    thinks_longest = offered(chosen.game)[-1]
    ways = lcm(*(len(seatings("ab", size)) for size in sizes))

    def column(pair: tuple[str, str], size: int) -> list[Job]:
        count = ceil((longest if thinks_longest in pair else games) / ways) * ways
        jobs = schedule(chosen.game, pair, size, count, chosen.seed, chosen.playouts, chosen.ms)
        return [replace(job, measure_luck=chosen.luck) for job in as_dealt(jobs, chosen)]

    columns = [column(pair, size) for size in sizes for pair in steps(chosen.game)]
    return [job for row in zip_longest(*columns) for job in row if job is not None]


def _head_of_ladder(chosen: argparse.Namespace, sizes: Iterable[int]) -> Mapping[str, Any]:
    return {
        "tool": "ladder",
        "game": chosen.game,
        "players": list(sizes),
        "seed": chosen.seed,
        "option": sorted(chosen.option),
        "playouts": chosen.playouts,
        "ms": chosen.ms,
        "luck": chosen.luck or None,
        "version of the bots": bots_of(chosen.game),
    }


def _command_of_ladder(chosen: argparse.Namespace, games: int) -> str:
    words = ["hoshikan-cli", "arena", chosen.game, "--ladder", "--games", str(games), "--seed", str(chosen.seed)]
    for name in ("long_games", "players", "playouts", "ms"):
        value = getattr(chosen, name)
        words += [] if value is None else [f"--{name.replace('_', '-')}", str(value)]
    words += ["--luck"] if chosen.luck else []
    return " ".join([*words, *(f"--option {option}" for option in chosen.option)])


def _document() -> Path:
    bench = root() / "tests" / "bench"
    return bench / "STRENGTH.md" if bench.is_dir() else Path("STRENGTH.md")


def plotter(path: Path) -> Plotter:
    """Return a function that draws ratings to `path`. Raises WrongUseError at once where that cannot work."""
    try:
        from matplotlib.backend_bases import FigureCanvasBase
        from matplotlib.figure import Figure
    except ImportError:
        raise WrongUseError("--plot needs matplotlib: pip install 'hoshikan[plot]'") from None
    known = sorted(FigureCanvasBase.get_supported_filetypes())
    if path.suffix[1:].lower() not in known:
        raise WrongUseError(f"--plot {path}: end the name in one of {', '.join(known)}")
    check_writable("--plot", path)

    def draw(standings: Sequence[Contestant]) -> None:
        figure = Figure(figsize=(7, 0.5 * len(standings) + 1.5), layout="constrained")
        axes = figure.subplots()
        names = [standing.name for standing in reversed(standings)]
        ratings = [standing.rating.mu for standing in reversed(standings)]
        doubts = [2 * standing.rating.sigma for standing in reversed(standings)]
        axes.errorbar(ratings, names, xerr=doubts, fmt="o", capsize=4)
        axes.set_xlabel("rating (± 2 sigma)")
        axes.grid(visible=True, axis="x", alpha=0.3)
        picture = BytesIO()
        figure.savefig(picture, format=path.suffix[1:].lower())
        write_atomically(path, picture.getvalue())

    return draw


def add_arena_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `arena`."""
    parser.epilog = "--work and --ladder go on where they were ended, with the same arguments or more --games."
    meaning = (
        f"of every group at the table (default: {GAMES_A_GROUP}); of every step of the ladder (default: {GAMES_A_STEP})"
    )
    add_series(parser, games=None, most=100_000, meaning=meaning)
    add_executors(parser)
    parser.add_argument(
        "--contestants", type=contestants, metavar="A,B,…",
        help=f"{', '.join(PLAYERS)}; if you like with a budget of their own (skilled@300: playouts, skilled@500ms) or "
        "with the tuned numbers of a file (skilled+FILE); or programs that speak the engine protocol "
        "(engine:COMMAND, engine=master@300:COMMAND to ask for that level and budget)",
    )  # fmt: skip
    parser.add_argument(
        "--patience", type=whole(86_400), default=60, metavar="SECONDS",
        help="how long a program may take for an answer, beyond its budget (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument(
        "--luck", action="store_true",
        help="estimate what dice and draws brought, and show how duels stand without: fewer games show as much",
    )  # fmt: skip
    parser.add_argument(
        "--ladder", action="store_true",
        help="every level against the next lower and against greedy, at the smallest and the largest table, at the "
        "lowest priority; writes a section for each into a document",
    )  # fmt: skip
    parser.add_argument(
        "--long-games", type=whole(100_000), metavar="GAMES",
        help="of the steps of the strongest level, which thinks longest (default: as many as of the others)",
    )  # fmt: skip
    parser.add_argument(
        "--strength", type=Path, metavar="FILE", help="… in this one (default: tests/bench/STRENGTH.md)"
    )
    parser.add_argument("--work", type=Path, metavar="DIR", help="keep every game there; a second start goes on")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write one row per game")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the ratings (needs the extra `plot`)")


def arena(chosen: argparse.Namespace) -> int:
    """Let players compete: seat-swapped, seed-paired, with ratings and intervals.

    Returns 0, or what Ctrl-C is worth; the games played until then are reported all the same.

    Raises WrongUseError before any game is played, and OSError if a file can no longer be written.
    """
    if chosen.ladder:
        return climb(chosen)
    if chosen.strength is not None:
        raise WrongUseError(f"--strength {chosen.strength}: goes with --ladder")
    if chosen.long_games is not None:
        raise WrongUseError(f"--long-games {chosen.long_games}: goes with --ladder")
    entrants: list[Entrant] = chosen.contestants or contestants("greedy,random")
    names = [one.name for one in entrants]
    players = seats(chosen)
    if chosen.csv is not None and chosen.plot is not None and chosen.csv.resolve() == chosen.plot.resolve():
        raise WrongUseError(f"--csv and --plot {chosen.plot}: name two different files")
    draw = plotter(chosen.plot) if chosen.plot else None
    jobs = schedule(chosen.game, names, players, chosen.games or GAMES_A_GROUP, chosen.seed, chosen.playouts, chosen.ms)
    more = {"entrants": tuple(entrants), "patience": float(chosen.patience), "measure_luck": chosen.luck}
    jobs = [replace(job, **more) for job in as_dealt(jobs, chosen)]
    competition = Arena(names)
    path = None if chosen.work is None else chosen.work / f"arena-{chosen.game}.jsonl"
    journal = Journal(path, _head(chosen, names, players), PlayedGame)
    with csv_rows(chosen.csv) as write, workers(chosen) as pool:

        def take(played: PlayedGame) -> None:
            competition.add(played)
            write(played)

        complete = watch(resumed_games(play, jobs, journal, pool), len(jobs), take)
    if competition.games:
        print(report(competition, f"{competition.games} games of {chosen.game}, {players} players"))
        if draw is not None:
            draw(competition.standings())
    return 0 if complete else INTERRUPTED


def _head(chosen: argparse.Namespace, names: Iterable[str], players: int) -> Mapping[str, Any]:
    asked = ("game", "seed", "option", "playouts", "ms")
    own = None if chosen.components is None else str(chosen.components)
    what = {"contestants": list(names), "players": players, "components": own}
    return {
        "tool": "arena",
        **{name: getattr(chosen, name) for name in asked},
        **what,
        "luck": chosen.luck or None,
        "version of the bots": bots_of(chosen.game),
    }


def report(arena: Arena, title: str) -> str:
    """Standings and duels as tables."""
    head = ("contestant", "rating", "±", "win share", "95 %", "points", "ms/move", "playouts/move")
    duels = [("duel", "games", "share of the first", "95 %", *(("without luck", "95 %") if arena.beyond_luck else ()))]
    for duel in arena.duels.values():
        cells = [*_cells(duel.share), *(_cells(duel.beyond_luck) if arena.beyond_luck else ())]
        duels.append((f"{duel.one} : {duel.other}", str(duel.games), *cells))
    return "\n\n".join((title, table([head, *map(_row, arena.standings())]), table(duels)))


def _cells(share: Share | None) -> tuple[str, str]:
    return ("–", "–") if share is None else (f"{share.mean:.1%}", _interval(share))


def _row(one: Contestant) -> tuple[str, ...]:
    return (
        one.name,
        f"{one.rating.mu:.1f}",
        f"{one.rating.sigma:.1f}",
        f"{one.share.mean:.1%}",
        _interval(one.share),
        f"{one.points / max(1, one.seats):.1f}",
        f"{one.ms_per_move:.1f}",
        f"{one.playouts_per_move:.0f}",
    )


def _interval(share: Share) -> str:
    return f"{share.low:.1%}–{share.high:.1%}"


@contextmanager
def csv_rows(path: Path | None) -> Iterator[Callable[[PlayedGame], None]]:
    """Writes a row per game to `path` as it is played, so that an interrupted series keeps what it has; or nothing."""
    if path is None:
        yield lambda _played: None
        return
    try:
        file = path.open("w", encoding="utf-8", newline="")
        put = _putter(file, path)
        put(("seed", "seats", "points", "winners", "end", "plies", "rounds", "ms", "playouts", "moves"))
    except OSError as error:
        raise WrongUseError(f"--csv {path}: {error.strerror}") from None

    def write(played: PlayedGame) -> None:
        who = [_joined(column) for column in (played.seats, played.points, sorted(played.winners))]
        milliseconds = [round(1000 * seconds) for seconds in played.seconds]
        effort = [_joined(column) for column in (milliseconds, played.playouts, played.moves)]
        put((played.seed, *who, played.end, played.plies, played.rounds, *effort))

    with file:
        yield write


def _putter(file: TextIO, path: Path) -> Callable[[Iterable[object]], None]:
    writer = csv.writer(file)

    def put(row: Iterable[object]) -> None:
        try:
            writer.writerow(row)
            file.flush()
        except OSError as error:
            # Closing tries once more to write what could not be written.
            with suppress(OSError):
                file.close()
            raise OSError(error.errno, error.strerror, str(path)) from None

    return put


def _joined(values: Iterable[object]) -> str:
    return " ".join(map(str, values))


def add_exploit_arguments(parser: argparse.ArgumentParser) -> None:
    """Its command line."""
    simultaneous = [game.id for game in GAMES.values() if game.kind.simultaneous]
    parser.epilog = (
        "Each reply looks one step ahead: it takes the action with the best mean evaluation over plans of the others. "
        "They are foreseen by habits learnt from the games watched, or, to compare, by the bots' own priors; the "
        "one-step player foresees nothing."
    )
    parser.add_argument("game", choices=simultaneous, metavar="GAME", help=f"one of {', '.join(simultaneous)}")
    parser.add_argument("--level", choices=LEVELS, default="skilled", help="who is read (default: %(default)s)")
    parser.add_argument("--playouts", type=whole(10_000_000), help="playouts per move instead of the level's budget")
    parser.add_argument("--players", type=whole(99), help="seats at the table (default: the fewest possible)")
    parser.add_argument("--watched", type=whole(100_000), default=40, help="games to learn from (default: %(default)s)")
    parser.add_argument("--games", type=whole(100_000), default=60, help="games of each reply (default: %(default)s)")
    parser.add_argument("--plans", type=whole(10_000), default=24, help="plans foreseen for a reply (default: 24)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first deal (default: %(default)s)")
    add_executors(parser)
    parser.add_argument("--work", type=Path, metavar="DIR", help="keep every game there; a second start goes on")


def exploit(chosen: argparse.Namespace) -> int:
    """Learn a player's habits where all choose at once, and measure how often a reply to them wins.

    Returns 0, or what Ctrl-C is worth. Raises WrongUseError before any game is played, and OSError.
    """
    game = GAMES[chosen.game]
    players = game.players[0] if chosen.players is None else chosen.players
    if players not in game.players_with({}):
        raise WrongUseError(f"--players {players}: {game.id} is not for so many")
    if chosen.watched < FEWEST:
        raise WrongUseError(f"--watched {chosen.watched}: some are held out, so watch {FEWEST} at least")
    fit = _fitter()
    names = feature_names(game.knowledge())
    with workers(chosen) as pool:
        watched = _watched(chosen, players, pool)
        if watched is None:
            return INTERRUPTED
        split = max(1, round(len(watched) * (1 - HELD_OUT)))
        known, unseen = _choices(watched[:split]), _choices(watched[split:])
        habits, priors = fit(known), by_priors(names)
        print(f"{chosen.level}, {players} players: {len(known)} choices to learn from, {len(unseen)} to predict\n")
        losses = [("predicted by", "log-loss")]
        for name, weights in (("chance", (0.0,) * len(names)), ("priors", priors), ("habits", habits)):
            losses.append((name, f"{predicted(unseen, weights):.3f}"))
        weighed = [(name, f"{weight:+.3f}") for name, weight in zip(names, habits, strict=True)]
        print(table(losses), table([("habit", "weight"), *weighed]), sep="\n\n", end="\n\n")
        rows = [("reply", "games", "won", "95 %", "fair")]
        for name, weights in (("one step", ()), ("to priors", priors), ("to habits", habits)):
            replies = _replies(chosen, players, weights, pool)
            if replies is None:
                return INTERRUPTED
            share = wilson(sum(one.won for one in replies), len(replies))
            interval = f"{share.low:.1%}–{share.high:.1%}"
            rows.append((name, str(len(replies)), f"{share.mean:.1%}", interval, f"{1 / players:.1%}"))
    print(table(rows))
    return 0


def _fitter() -> Fit:
    try:
        from hoshikan.tune.fitting import fit_habits
    except ImportError:
        raise WrongUseError("exploit needs numpy, scipy and scikit-learn: pip install 'hoshikan[tune]'") from None
    return fit_habits


def _choices(games: Sequence[WatchedGame]) -> list[Choice]:
    return [choice for game in games for choice in game.choices]


def _head_of_habits(chosen: argparse.Namespace, players: int) -> dict[str, Any]:
    rooms = package_of(chosen.game).split(".")[1:]
    places = source(*rooms, "rules"), source(*rooms, "bot"), source("bots")
    return {
        "tool": "exploit",
        "game": chosen.game,
        "level": chosen.level,
        "playouts": chosen.playouts,
        "players": players,
        "seed": chosen.seed,
        "version of the rules or bots": fingerprint(*places),
    }


def _watched(chosen: argparse.Namespace, players: int, pool: Workers | None) -> list[WatchedGame] | None:
    """The games to learn from; None if Ctrl-C came first."""
    jobs = [
        WatchJob(chosen.game, chosen.level, players, chosen.seed + number, chosen.playouts)
        for number in range(chosen.watched)
    ]
    path = None if chosen.work is None else chosen.work / "watched.jsonl"
    journal = Journal(path, _head_of_habits(chosen, players), WatchedGame)
    games: list[WatchedGame] = []
    complete = watch(resumed(watch_game, jobs, journal, pool), len(jobs), games.append, "watching")
    return games if complete else None


def _replies(
    chosen: argparse.Namespace, players: int, habits: tuple[float, ...], pool: Workers | None
) -> list[RepliedGame] | None:
    """The games of one reply, every deal from every seat; None if Ctrl-C came first."""
    first = chosen.seed + APART
    jobs = [
        ReplyJob(
            chosen.game, chosen.level, players, first + number // players, number % players, habits, chosen.plans,
            chosen.playouts,
        )
        for number in range(chosen.games)
    ]  # fmt: skip
    head = {**_head_of_habits(chosen, players), "plans": chosen.plans, "habits": list(habits)}
    path = None if chosen.work is None else chosen.work / f"replies-{fingerprint_of(str(habits))}.jsonl"
    journal = Journal(path, head, RepliedGame)
    games: list[RepliedGame] = []
    complete = watch(resumed(reply_game, jobs, journal, pool), len(jobs), games.append, "replying")
    return games if complete else None
