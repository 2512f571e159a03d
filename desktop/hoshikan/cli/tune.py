"""Fit what the bots know of a game to games they play, and take it in if it wins games against what stood."""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from math import ceil
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from hoshikan.bots.arena import Share, schedule, wilson
from hoshikan.bots.entrants import Entrant
from hoshikan.bots.levels import LEVELS, level_file, numbers_of
from hoshikan.bots.series import Job, PlayedGame
from hoshikan.bots.series import play as play_game
from hoshikan.bots.spreading import Workers
from hoshikan.cli.arguments import (
    WrongUseError,
    check_writable,
    opponents,
    several_wholes,
    whole,
)
from hoshikan.cli.executors import add_executors, workers
from hoshikan.cli.journal import Journal, bots_of, fingerprint, fingerprint_of, resumed, source
from hoshikan.cli.output import table
from hoshikan.cli.running import INTERRUPTED, bar, watch
from hoshikan.engine.game import Game
from hoshikan.engine.knowledge import FittedKnowledge
from hoshikan.engine.tuning import FittedTable, Origin, Tuning, read_tuning
from hoshikan.games import GAMES
from hoshikan.library.files import write_atomically
from hoshikan.listing import package_of
from hoshikan.resources import game_path, root
from hoshikan.tune.levels import Trial as LevelTrial
from hoshikan.tune.levels import fitted, measured
from hoshikan.tune.levels import written as written_levels
from hoshikan.tune.lockstep import Constants, Meeting, Round, climb, share
from hoshikan.tune.samples import SampledGame, SampleJob, calibration, of_samples, parted, play
from hoshikan.tune.writing import with_former, written

CANDIDATE: Final = "candidate"
STANDING: Final = "standing"
FAIR: Final = 0.5
"""Share of the wins of two equal contestants that have every seat equally often."""
APART: Final = 1_000_000
"""The deals that try or measure are none of those that were fitted to or climbed by."""
SECONDS: Final = 180
"""Time for which positions of the game are examined."""


@dataclass(frozen=True, slots=True)
class Gate:
    """The test of a candidate."""

    level: str
    playouts: int | None
    """Per move; None for the level's own."""
    tables: Sequence[int]
    """Numbers of players; the games are spread evenly over them."""
    games: int

    def jobs(self, candidate: Tuning, standing: Tuning, seed: int) -> list[Job]:
        """Every deal in all seatings of the two."""
        both = Entrant(CANDIDATE, self.level, tuning=candidate), Entrant(STANDING, self.level, tuning=standing)
        share = max(1, self.games // len(self.tables))
        by_table = [
            schedule(candidate.game, [CANDIDATE, STANDING], players, share, seed + APART, self.playouts)
            for players in self.tables
        ]
        mixed = [job for jobs in zip_longest(*by_table) for job in jobs if job is not None]
        return [replace(job, entrants=both) for job in mixed]

    def __str__(self) -> str:
        budget = "" if self.playouts is None else f" with {self.playouts} playouts"
        return f"{self.level}{budget}, {' and '.join(map(str, self.tables))} players"


@dataclass(slots=True)
class Trial:
    """The score so far; of `total` games at most."""

    total: int
    games: int = 0
    won: float = 0.0

    def add(self, played: PlayedGame) -> None:
        """Count a game; shared wins count in parts."""
        self.games += 1
        self.won += sum(played.seats[seat] == CANDIDATE for seat in played.winners) / len(played.winners)

    @property
    def share(self) -> Share:
        """The candidate's share of the wins."""
        return wilson(self.won, max(1, self.games))

    @property
    def passed(self) -> bool:
        """True if the candidate has won enough, even if it should lose all games that are left."""
        return wilson(self.won, self.total).low > FAIR

    @property
    def failed(self) -> bool:
        """True if it cannot win enough any more."""
        return wilson(self.won + self.total - self.games, self.total).low <= FAIR

    def __str__(self) -> str:
        share = self.share
        return f"won {self.won:g} of {self.games} games = {share.mean:.1%} ({share.low:.1%}–{share.high:.1%})"


def hold(
    gate: Gate, candidate: Tuning, standing: Tuning, seed: int, folder: Path | None, pool: Workers | None
) -> Trial | None:
    """Play until it is decided; None if Ctrl-C came first. Raises WrongUseError for a `folder` of something else."""
    jobs = gate.jobs(candidate, standing, seed)
    contest = fingerprint_of(written(candidate), written(standing))
    head = {"tool": "gate", "contest": contest, "gate": str(gate), "seed": seed}
    journal = Journal(None if folder is None else folder / f"gate-{contest}.jsonl", head, PlayedGame)
    trial = Trial(len(jobs))
    complete = watch(_undecided(resumed(play_game, jobs, journal, pool), trial), len(jobs), trial.add, "gate")
    return trial if complete else None


def _undecided(games: Iterable[PlayedGame], trial: Trial) -> Iterator[PlayedGame]:
    """The games until nothing that follows could change the verdict."""
    for played in games:
        yield played
        if trial.passed or trial.failed:
            return


FEWEST: Final = 10
"""Games that can be fitted to and held out."""

Fit = Callable[[Sequence[SampledGame], Sequence[str], int], FittedTable]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Its command line."""
    parser.epilog = (
        "The fitted numbers replace those in resources/games/GAME/tuning.toml only if they win: if the lower bound of "
        "the 95 % interval of their wins, every deal played in all seatings, is above one half, and if every position "
        "that is examined and the two commands of the README (`dev.py run`, `dev.py test`) succeed with them. "
        "Otherwise they are written to --out, where `arena --contestants skilled,skilled+FILE` finds them."
    )
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument(
        "--games", type=whole(1_000_000), default=2000, help="per number of players (default: %(default)s)"
    )
    parser.add_argument(
        "--players", type=several_wholes, metavar="N,M,…", help="numbers of players to fit (default: all)"
    )
    parser.add_argument(
        "--opponents", type=opponents, default=["greedy"], metavar="A,B,…",
        help="who plays, drawn anew for every seat, such as greedy,skilled@60 (default: greedy)",
    )  # fmt: skip
    parser.add_argument("--playouts", type=whole(10_000_000), help="playouts per move instead of the levels' budgets")
    parser.add_argument("--positions", type=whole(1000), default=12, help="samples per game (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first deal (default: %(default)s)")
    add_executors(parser)
    parser.add_argument("--work", type=Path, metavar="DIR", help="keep every game there; a second start goes on")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where a candidate is written that is not taken in")
    parser.add_argument(
        "--gate-games", type=whole(100_000), default=200, help="most games of the gate (default: %(default)s)"
    )
    parser.add_argument("--gate-level", choices=LEVELS, default="skilled", help="who plays them (default: %(default)s)")
    parser.add_argument("--gate-playouts", type=whole(10_000_000), help="with so many playouts per move")
    parser.add_argument(
        "--gate-players", type=several_wholes, metavar="N,M,…", help="… so many players (default: fewest and most)"
    )
    parser.add_argument(
        "--only", type=lambda text: text.split(","), metavar="A,B,…", help="with --constants: only these (default: all)"
    )
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--no-gate", action="store_true", help="only fit, and write the candidate to --out")
    way.add_argument("--levels", action="store_true", help="find the levels' mistakes instead, and how often they win")
    way.add_argument(
        "--constants", action="store_true",
        help="move the single numbers instead, by --games of greedy against itself with others (--players N)",
    )  # fmt: skip
    way.add_argument("--accept", metavar="REASON", help="take it in without a game, if the checks succeed")


def run(chosen: argparse.Namespace) -> int:
    """Returns 0, whether or not the candidate was taken in, or what Ctrl-C is worth.

    Raises WrongUseError before any game is played, and OSError if a file can no longer be written.
    """
    game = GAMES[chosen.game]
    if not chosen.no_gate and not (chosen.levels and chosen.out):
        check_possible()
    if chosen.levels:
        _sizes(game, "--players", chosen.players)
        return tune_levels(chosen)
    if chosen.constants:
        players = min(_sizes(game, "--players", chosen.players) or game.players)
        return tune_constants(chosen, _standing(game), standing_file(game.id), players)
    knowledge = game.knowledge()
    if not isinstance(knowledge, FittedKnowledge):
        raise WrongUseError(f"{game.id} has no features to fit yet (see bots/README.md, Tuning)")
    fit = _fitter()
    if chosen.games < FEWEST:
        raise WrongUseError(f"--games {chosen.games}: fitting takes {FEWEST} at least")
    sizes = _sizes(game, "--players", chosen.players) or list(game.players)
    gate_sizes = _sizes(game, "--gate-players", chosen.gate_players) or sorted({min(sizes), max(sizes)})
    place = standing_file(game.id)
    out: Path = chosen.out or Path(f"{game.id}.candidate.toml")
    check_writable("--out", out)
    if not chosen.no_gate:
        check_writable("the tuned numbers", place)
    standing = _standing(game)
    with workers(chosen) as pool:
        games = _sampled(chosen, sizes, knowledge.feature_names, pool)
        if games is None:
            return INTERRUPTED
        tables = [_fitted(fit, of_sides, knowledge, standing) for of_sides in games.values()]
        candidate = _candidate(chosen, standing, tables)
        if chosen.no_gate:
            return _beside(out, candidate, "not tried against what stands")
        if chosen.accept is not None:
            return _take_in(place, out, standing, candidate, f"by hand: {chosen.accept}")
        gate = Gate(chosen.gate_level, chosen.gate_playouts, gate_sizes, chosen.gate_games)
        trial = hold(gate, candidate, standing, chosen.seed, chosen.work, pool)
    if trial is None:
        _beside(out, candidate, "not tried to the end")
        return INTERRUPTED
    print(f"the candidate {trial} against what stands: {gate}")
    if trial.passed:
        return _take_in(place, out, standing, candidate, f"{trial} against what stood: {gate}")
    return _beside(out, candidate, "it does not win often enough")


def standing_file(game: str) -> Path:
    """Return the path of the tuned numbers of a game."""
    return game_path(game, "tuning.toml")


def _standing(game: Game) -> Tuning:
    place = standing_file(game.id)
    return read_tuning(place) if place.exists() else Tuning(game.id, Origin(""))


def _fitter() -> Fit:
    try:
        from hoshikan.tune.fitting import fit
    except ImportError:
        raise WrongUseError("tune needs numpy, scipy and scikit-learn: pip install 'hoshikan[tune]'") from None
    return fit


def _sizes(game: Game, option: str, sizes: Sequence[int] | None) -> list[int]:
    allowed = game.players_with({})
    if wrong := [size for size in sizes or () if size not in allowed]:
        raise WrongUseError(f"{option} {wrong[0]}: {game.id} is for {' or '.join(map(str, allowed))} players")
    return sorted(set(sizes or ()))


def _sampled(
    chosen: argparse.Namespace, sizes: Sequence[int], features: Sequence[str], pool: Workers | None
) -> Mapping[int, list[SampledGame]] | None:
    """The games by number of sides, numbers of players mixed; None if Ctrl-C came first."""
    rooms = package_of(chosen.game).split(".")[1:]
    head = {
        "tool": "tune",
        "game": chosen.game,
        "opponents": chosen.opponents,
        "playouts": chosen.playouts,
        "positions": chosen.positions,
        "seed": chosen.seed,
        "features": list(features),
        "version of the rules or features": fingerprint(source(*rooms, "rules"), source(*rooms, "bot")),
    }
    by_sides: dict[int, list[SampledGame]] = defaultdict(list)
    for size in sizes:
        jobs = [
            SampleJob(chosen.game, _line(chosen.opponents, size, seed), seed, chosen.positions, chosen.playouts)
            for seed in range(chosen.seed, chosen.seed + chosen.games)
        ]
        path = None if chosen.work is None else chosen.work / f"samples-{size}.jsonl"
        journal = Journal(path, {**head, "players": size}, SampledGame)
        taken: list[SampledGame] = []
        if not watch(resumed(play, jobs, journal, pool), len(jobs), taken.append, f"{size} players"):
            return None
        by_sides[taken[0].sides] += taken
    # By seed, so that the games held out are of all numbers of players.
    return {sides: sorted(games, key=lambda one: one.seed) for sides, games in sorted(by_sides.items())}


def _line(names: Sequence[str], players: int, seed: int) -> tuple[str, ...]:
    rng = Random(f"{seed}/opponents")
    return tuple(rng.choice(names) for _ in range(players))


def _fitted(fit: Fit, games: Sequence[SampledGame], knowledge: FittedKnowledge, standing: Tuning) -> FittedTable:
    """Return the numbers that fit these games, and report their quality."""
    features = knowledge.feature_names
    fitted = fit(games, features, knowledge.knots)
    unseen = parted(games)[1]
    found = calibration(of_samples(unseen, fitted.valuation(features)))
    print(f"{fitted.sides} sides: {len(games)} games, of which {len(unseen)} were held out for these tables\n")
    print(table(found.by_quarter()), table(found.reliability()), sep="\n\n", end="\n\n")
    if standing.table:
        before = standing.valuations(features, fitted.sides)[fitted.sides]
        print(f"log-loss of what stands, on the same: {calibration(of_samples(unseen, before)).whole.log_loss:.3f}\n")
    return fitted


def _candidate(chosen: argparse.Namespace, standing: Tuning, tables: Sequence[FittedTable]) -> Tuning:
    """The constants of what stands, the new tables, and those for other numbers of sides, which keep their origin."""
    words = ["hoshikan-cli", "tune", chosen.game, "--games", str(chosen.games), "--seed", str(chosen.seed)]
    words += ["--opponents", ",".join(chosen.opponents), "--positions", str(chosen.positions)]
    words += [] if chosen.players is None else ["--players", ",".join(map(str, chosen.players))]
    words += [] if chosen.playouts is None else ["--playouts", str(chosen.playouts)]
    fitted = {one.sides: one for one in tables}
    kept = tuple(one for one in standing.table if one.sides not in fitted)
    both = tuple(sorted((*kept, *tables), key=lambda one: one.sides))
    command = with_former(shlex.join(words), standing.origin.command if _something_stays(standing, both) else "")
    return Tuning(standing.game, Origin(command, chosen.seed, tuple(chosen.opponents)), standing.constants, both)


def _something_stays(standing: Tuning, tables: Sequence[FittedTable]) -> bool:
    """True if numbers of the former origin remain: some of `tables`, or constants."""
    return bool(standing.constants) or any(one in tables for one in standing.table)


def _take_in(place: Path, out: Path, standing: Tuning, candidate: Tuning, why: str) -> int:
    stays = _something_stays(standing, candidate.table)
    accepted = with_former(why, standing.origin.accepted if stays else "")
    origin = msgspec.structs.replace(candidate.origin, accepted=accepted)
    if failed := admit(place, written(msgspec.structs.replace(candidate, origin=origin)), candidate.game):
        return _beside(out, candidate, f"{failed} fails")
    print(f"{place} is replaced")
    return 0


def _beside(out: Path, candidate: Tuning, why: str) -> int:
    write_atomically(out, written(candidate).encode())
    print(f"{why}: the former numbers are kept, the candidate is in {out}")
    return 0


def tune_levels(chosen: argparse.Namespace) -> int:
    """Find the mistakes of the levels that do not search, and how often every level wins; returns 0.

    With --work every game is kept.

    The numbers come into the file of the game only if the checkout passes its checks with them; with `--out` they are
    written there instead, without checks, after every level.

    Raises WrongUseError before any game is played, and OSError if the file cannot be written.
    """
    game = GAMES[chosen.game]
    place = chosen.out or level_file(game.id)
    place.parent.mkdir(parents=True, exist_ok=True)
    check_writable("the levels' numbers", place)
    players = min(chosen.players or game.players)
    words = ["hoshikan-cli", "tune", game.id, "--levels", "--games", str(chosen.games), "--seed", str(chosen.seed)]
    words += ["--players", str(players)] if chosen.players else []
    words += ["--playouts", str(chosen.playouts)] if chosen.playouts else []
    numbers = msgspec.structs.replace(numbers_of(game.id), command=shlex.join(words))
    rows = [["level", "won", "95 %", "games"]]
    with workers(chosen) as pool:

        def played(jobs: Sequence[Job]) -> Iterable[PlayedGame]:
            journal = _journal_of_levels(chosen, jobs)
            shown: Iterable[PlayedGame] = bar(resumed(play_game, jobs, journal, pool), len(jobs), game.id)
            return shown

        trial = LevelTrial(game.id, players, chosen.games, chosen.seed, chosen.playouts, played)
        numbers = fitted(numbers, trial)
        other = LevelTrial(game.id, players, chosen.games, chosen.seed + APART, chosen.playouts, played)
        for measure in measured(numbers, other):
            numbers = measure.numbers
            if chosen.out:
                write_atomically(place, written_levels(numbers).encode())
            share = measure.share
            interval = f"{share.low:.0%}–{share.high:.0%}"
            rows.append([measure.level, f"{share.mean:.1%}", interval, str(measure.games)])
    print(table(rows), end="\n\n")
    if not chosen.out and (failed := admit(place, written_levels(numbers), game.id)):
        beside = Path(f"{game.id}.levels.toml")
        write_atomically(beside, written_levels(numbers).encode())
        print(f"{failed} fails: the former numbers are kept, these numbers are in {beside}")
        return 0
    print(f"{place} has these numbers")
    return 0


def _journal_of_levels(chosen: argparse.Namespace, jobs: Sequence[Job]) -> Journal[PlayedGame]:
    """One for each trial of a level, found again by who plays in it."""
    first = jobs[0]
    who = fingerprint_of(repr((first.entrants, first.seats, first.seed, len(jobs), first.playouts)))
    path = None if chosen.work is None else chosen.work / f"levels-{who}.jsonl"
    return Journal(
        path, {"tool": "tune --levels", "version of the bots": bots_of(chosen.game, levels=False)}, PlayedGame
    )


BATCH: Final = 200
"""Games of a round: enough that starting the two players is the smaller part of it."""


def tune_constants(chosen: argparse.Namespace, standing: Tuning, place: Path, players: int) -> int:
    """Move the single numbers of a game's knowledge to where they win games, try them, and take in what wins.

    `place` is the file of what stands. Returns 0, or what Ctrl-C is worth.

    Raises WrongUseError before any game is played, and OSError if a file can no longer be written.
    """
    names = _names(chosen.only, standing)
    out: Path = chosen.out or Path(f"{standing.game}.candidate.toml")
    check_writable("--out", out)
    check_writable("the tuned numbers", place)
    batch = min(BATCH, chosen.games + chosen.games % 2)
    rounds = ceil(chosen.games / batch)
    head = {"tool": "tune --constants", "seed": chosen.seed, "games": chosen.games, "players": players}
    head |= {"names": list(names), "version of the bots": bots_of(standing.game, levels=False)}
    journal = Journal(None if chosen.work is None else chosen.work / "constants.jsonl", head, float)

    def match(number: int, first: Constants, second: Constants) -> float:
        if number < len(journal.done):
            return journal.done[number]
        seed = chosen.seed + number * batch
        won = share(Meeting(standing.game, players, seed, batch), _with(standing, first), _with(standing, second))
        journal.add(won)
        return won

    found: list[Round] = []
    if not watch(climb(standing.constants, names, rounds, chosen.seed, match), rounds, found.append, "rounds"):
        return INTERRUPTED
    candidate = _with(standing, found[-1].constants)
    rows = [[name, f"{standing.constants[name]:.4g}", f"{candidate.constants[name]:.4g}"] for name in names]
    print(table([["constant", "before", "now"], *rows]), end="\n\n")
    trial = _trial(chosen, standing, candidate, players)
    if trial is None:
        return INTERRUPTED
    result = f"{trial.mean:.1%} ({trial.low:.1%} to {trial.high:.1%}) of {chosen.gate_games} games one step ahead"
    print(f"with these constants {result} were won against the former ones")
    failed = "that is not often enough"
    if trial.low > 0.5:
        signed = _signed(chosen, candidate, players, f"constants won {result}")
        command = admit(place, written(signed), candidate.game)
        if not command:
            print(f"{place} is replaced")
            return 0
        failed = f"{command} fails"
    write_atomically(out, written(candidate).encode())
    print(f"{failed}: the former numbers are kept, the candidate is in {out}")
    return 0


def _names(wanted: Sequence[str] | None, standing: Tuning) -> tuple[str, ...]:
    if not standing.constants:
        raise WrongUseError(f"{standing.game} has no constants to move")
    if wrong := [name for name in wanted or () if name not in standing.constants]:
        raise WrongUseError(f"--only {wrong[0]}: {standing.game} has {', '.join(standing.constants)}")
    return tuple(wanted or standing.constants)


def _with(standing: Tuning, constants: Constants) -> Tuning:
    return msgspec.structs.replace(standing, constants=dict(constants))


def _trial(chosen: argparse.Namespace, standing: Tuning, candidate: Tuning, players: int) -> Share | None:
    """Return the candidate's share of wins in deals of its own; None if Ctrl-C came first."""
    parts = [min(BATCH, chosen.gate_games - done) for done in range(0, chosen.gate_games, BATCH)]
    first = chosen.seed + APART
    meetings = [
        Meeting(standing.game, players, first + number * BATCH, games + games % 2) for number, games in enumerate(parts)
    ]
    won: list[float] = []
    played = (meeting.games * share(meeting, candidate, standing) for meeting in meetings)
    if not watch(played, len(meetings), won.append, "trial"):
        return None
    return wilson(sum(won), sum(meeting.games for meeting in meetings))


def _signed(chosen: argparse.Namespace, candidate: Tuning, players: int, why: str) -> Tuning:
    """The candidate with its origin: that of its tables stays beside it."""
    words = ["hoshikan-cli", "tune", candidate.game, "--constants", "--games", str(chosen.games)]
    words += ["--seed", str(chosen.seed), "--players", str(players)]
    words += ["--only", ",".join(chosen.only)] if chosen.only else []
    before = candidate.origin
    origin = msgspec.structs.replace(
        before,
        command=with_former(shlex.join(words), before.command),
        accepted=with_former(why, before.accepted),
    )
    return msgspec.structs.replace(candidate, origin=origin)


def check_possible() -> None:
    """Raise WrongUseError where no checkout could be checked."""
    if not (root() / "dev.py").exists():
        raise WrongUseError("only a checkout can take numbers in; use --no-gate, or --out with --levels")


def checks(game: str) -> tuple[tuple[str, ...], ...]:
    """Return the commands that have to succeed, each as it is typed in the checkout."""
    return (
        ("python3", "-m", "tests.fresh", "--game", game, "--seconds", str(SECONDS)),
        ("python3", "dev.py", "run"),
        ("python3", "dev.py", "test"),
    )


def admit(place: Path, text: str, game: str) -> str:
    """Write `text` to `place` and run all checks; return "" if they succeed, else the command that failed.

    In that case, and if interrupted, the file is again as it was. Numbers that win games may still break a position
    that no game of the gate has met. So every position of new games is examined, and both commands of the README are
    run, as `.ci/run` does: without a display, so that on Linux `run` is the demonstration of all games. Elsewhere it
    opens the window, and the gate goes on when that is closed.
    """
    former = place.read_bytes() if place.exists() else None
    admitted = False
    write_atomically(place, text.encode())
    try:
        for command in checks(game):
            print(f"checking the numbers in {place.name}: {' '.join(command)}", flush=True)
            if run_check(command):
                return " ".join(command)
        admitted = True
    finally:
        if not admitted and former is None:
            place.unlink()
        elif not admitted and former is not None:
            write_atomically(place, former)
    return ""


def run_check(command: Sequence[str]) -> int:
    """Run a command in the checkout, without a display; return its exit code."""
    env = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    done = subprocess.run(  # noqa: S603  # our own words
        [sys.executable, *command[1:]],
        cwd=root(),
        env=env,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    return done.returncode
