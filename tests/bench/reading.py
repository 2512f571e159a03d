"""`python -m tests.bench reading [GAME …]`: whether readings of hidden things are true.

In games of equal bots each hidden fact is read, and the stated probabilities are compared with what was true. With
`--fit` the habits of a level are fitted instead to the decisions that it made (`resources/games/<game>/reading.toml`).
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import log, sqrt
from random import Random
from typing import Final, NamedTuple

from hoshikan.bots.players import player
from hoshikan.cli.arguments import whole
from hoshikan.engine import CHANCE, Game, State
from hoshikan.engine.chance import sample
from hoshikan.engine.secrets import Hidden
from hoshikan.games import GAMES
from hoshikan.teaching.reading import Habits, Reader, habits_of, looks, mixed
from tests.bench.arguments import add_games, games_of
from tests.bench.table import columns
from tests.teaching.otherworlds import Line, changed, played

BINS: Final = 10
NEXT: Final = "next"
"""In place of "choice" for the decision that is asked next, where it is not secret."""
SURE: Final = 0.06
MANY: Final = 60
"""A bin counts towards the worst if its frequency is so well known, and by so many values."""
LEAST: Final = 0.001
"""A value to which no probability was given counts in the log score as if it had this one."""
MOST_DECISIONS: Final = 1500
TEMPERATURES: Final = (0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 0.7, 1.0, 1.4, 2.0, 3.0)
SIGHTS: Final = (0.0, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95)
FAST: Final = "casual"
"""The level whose games have positions for slow levels to decide in."""
LEVELS: Final = ("novice", "casual", "skilled", "")
SECRECY_WORLDS: Final = 3
SAMPLED: Final = 20
"""Positions of one game of which the secrecy is looked at."""
SLIPS: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5)


class Judged(NamedTuple):
    """The chances stated of one fact, and the value that was true."""

    kind: str
    reading: Mapping[str, float]
    rules: Mapping[str, float]
    true: str


def judged(game: Game, line: Line, level: str, share: float, worlds: int, rng: Random) -> Iterator[Judged]:
    """Read at some decisions of a game, and compare with the rest of it."""
    secrets = game.secrets()
    for ply, (present, _) in enumerate(line):
        if present.to_move == CHANCE or rng.random() >= share:
            continue
        asker = rng.randrange(present.players)
        held = secrets.held(present, asker)
        if not held and not present.simultaneous:
            continue
        reader = Reader(game, line[:ply], present, asker, [level] * present.players)
        for fact, chances in reader.read(worlds).items():
            if len(chances.reading) < 2 and len(chances.rules) < 2:
                continue
            true = next(iter(held[fact])) if len(held.get(fact, ())) == 1 else _came(game, line, ply, fact, asker)
            if true is not None:
                open_choice = fact.kind == "choice" and not present.simultaneous
                yield Judged(NEXT if open_choice else fact.kind, chances.reading, chances.rules, true)


def _came(game: Game, line: Line, ply: int, fact: Hidden, asker: int) -> str | None:
    """Return the value of a choice: one still hidden at `ply`, else the next one."""
    secrets, present = game.secrets(), line[ply][0]
    for before, action in reversed(line[:ply]):
        if before.to_move >= 0 and secrets.choice(before) == fact:
            if secrets.is_hidden(before, action, present, asker):
                return secrets.chosen(action)
            break
    for before, action in line[ply:]:
        if secrets.choice(before) == fact:
            return secrets.chosen(action)
    return None


def rows(game: str, kind: str, found: Sequence[Judged]) -> Iterator[list[str]]:
    """Yield the row of a kind of facts, then one for each bin of stated probabilities."""
    stated = [(share, value == one.true) for one in found for value, share in one.reading.items()] + [
        (0.0, True) for one in found if one.true not in one.reading
    ]
    bins: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for share, true in stated:
        bins[min(BINS - 1, int(share * BINS))].append((share, true))
    worst = 0.0
    lines = []
    for _, inside in sorted(bins.items()):
        mean = sum(share for share, _ in inside) / len(inside)
        often = sum(true for _, true in inside) / len(inside)
        spread = sqrt(often * (1 - often) / len(inside))
        if 2 * spread <= SURE and len(inside) >= MANY:
            worst = max(worst, abs(mean - often))
        lines.append(["", "", "", f"{mean:.3f}", f"{often:.3f}", f"±{2 * spread:.3f}", str(len(inside)), "", "", ""])
    scores = [f"{_brier(found, 0):.4f}/{_brier(found, 1):.4f}", f"{_logs(found, 0):.4f}/{_logs(found, 1):.4f}"]
    yield [game, kind, str(len(found)), "", "", "", "", f"{worst:.3f}", *scores]
    yield from lines


def _brier(found: Sequence[Judged], which: int) -> float:
    total = 0.0
    for one in found:
        shares = (one.reading, one.rules)[which]
        total += sum((shares.get(value, 0.0) - (value == one.true)) ** 2 for value in {*shares, one.true})
    return total / len(found)


def _logs(found: Sequence[Judged], which: int) -> float:
    return -sum(log(max(LEAST, (one.reading, one.rules)[which].get(one.true, 0.0))) for one in found) / len(found)


def leaks(game: Game, count: int, worlds: int, seed: int) -> list[str]:
    """The row of `count` readings: how many differed where all that is hidden from the asker was changed."""
    rng, asked, different, impossible, differing, number = Random(seed), 0, 0, 0, 0, 0
    while asked < count:
        players = game.players[number % len(game.players)]
        line = played(game, "casual", players, seed + number)
        number += 1
        for ply in rng.sample(range(1, len(line)), min(len(line) - 1, SAMPLED, count - asked)):
            present, asker = line[ply][0], rng.randrange(players)
            other = changed(game, line[:ply], present, asker, rng)
            if other is None:
                impossible += 1
                continue
            levels = [LEVELS[(asked + seat) % len(LEVELS)] for seat in range(players)]
            asked += 1
            different += any(present.view(seat) != other[1].view(seat) for seat in range(players))
            ours = Reader(game, line[:ply], present, asker, levels).read(worlds)
            differing += ours != Reader(game, *other, asker, levels).read(worlds)
    return [game.id, str(asked), str(different), str(impossible), str(differing)]


class Seen(NamedTuple):
    """One decision: what `looks` finds, and the place of the action that was taken."""

    appeals: list[float]
    at_sight: list[float]
    taken: int


def decided(game: Game, level: str, games: int, seed: int, sampled: int) -> list[Seen]:
    """Return the decisions of a level, the secret ones where there are any: in its own games, or `sampled` of each game
    of a fast level."""
    knowledge, bot, rng, seen = game.knowledge(), player(level, game), Random(seed), list[Seen]()
    for number in range(games):
        players = game.players[number % len(game.players)]
        line = played(game, FAST if sampled else level, players, seed + number)
        asked = [one for one in line if _is_asked(game, one[0])]
        if sampled:
            asked = [(state, bot.choose(state, rng)) for state, _ in rng.sample(asked, min(sampled, len(asked)))]
        for state, action in asked[: MOST_DECISIONS - len(seen)]:
            legal = state.legal_actions()
            known = state.determinize(state.to_move, rng)
            seen.append(Seen(*looks(knowledge, known, legal), legal.index(action)))
        sys.stderr.write(f"{game.id}, {level}: {len(seen)} decisions of {number + 1} games\n")
    return seen


def liked(game: Game, level: str, games: int, seed: int) -> list[list[str]]:
    """The rows of what a level keeps in secret at the beginning of so many games, if anything: value, times kept and
    possible, and its liking (drawn a little towards a half)."""
    bot, rng, secrets = player(level, game), Random(seed), game.secrets()
    kept, possible = Counter[str](), Counter[str]()
    for number in range(games):
        state = game.new(game.players[number % len(game.players)], seed + number)
        state.record_events = False
        while state.to_move == CHANCE or not secrets.begins(state):
            if state.to_move == CHANCE:
                state.apply(sample(state, rng))
                continue
            action = bot.choose(state, rng)
            kept[secrets.chosen(action)] += 1
            possible.update(secrets.chosen(one) for one in state.legal_actions())
            state.apply(action)
    return [
        [game.id, level, value, f"{kept[value]}/{number}", f"{(kept[value] + 1) / (number + 2):.2f}"]
        for value, number in sorted(possible.items())
    ]


def _is_asked(game: Game, state: State) -> bool:
    decides = state.simultaneous if game.kind.simultaneous else state.to_move >= 0
    return decides and len(state.legal_actions()) > 1


def _lost(seen: Sequence[Seen], habits: Habits) -> float:
    """Return the mean logarithm that habits lose on the decisions."""
    return -sum(log(mixed(one.appeals, one.at_sight, habits)[one.taken]) for one in seen) / max(1, len(seen))


def fitted(game: Game, level: str, games: int, seed: int, sampled: int) -> list[str]:
    """The row of the habits that predict the decisions of a level best, scored in as many games of other seeds."""
    seen = decided(game, level, games, seed, sampled)
    grid = [Habits(*numbers) for numbers in product(TEMPERATURES, SIGHTS, SLIPS)]
    chosen = min(grid, key=lambda habits: _lost(seen, habits))
    others = decided(game, level, games, seed + games, sampled)
    even = sum(log(len(one.appeals)) for one in others) / max(1, len(others))
    scores = [_lost(seen, chosen), _lost(others, chosen), _lost(others, habits_of(game.id)[level]), even]
    numbers = [f"{chosen.temperature}", f"{chosen.sight}", f"{chosen.slips}"]
    return [game.id, level, f"{len(seen)}+{len(others)}", *numbers, *(f"{score:.3f}" for score in scores)]


def main(argv: Sequence[str]) -> int:
    """Print the table asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench reading", description=__doc__)
    add_games(parser)
    parser.add_argument(
        "--levels", nargs="+", default=["novice", "casual"], help="whose games (default: the fast ones)"
    )
    parser.add_argument("--games", type=whole(100_000), default=20, help="of each level (default: %(default)s)")
    parser.add_argument("--share", type=float, default=0.1, help="share of the decisions at which is read")
    parser.add_argument("--worlds", type=whole(10_000), default=60, help="of each reading (default: %(default)s)")
    parser.add_argument("--things", type=whole(10_000_000), help="end after so many hidden things of a game")
    parser.add_argument("--fit", action="store_true", help="fit the habits of these levels")
    parser.add_argument(
        "--sampled", type=whole(10_000), default=0, metavar="N", help="… to N decisions of each game of a fast level"
    )
    parser.add_argument("--likings", action="store_true", help="what these levels keep in secret from the start")
    parser.add_argument("--secrecy", type=whole(1_000_000), metavar="N", help="look at the secrecy of N readings")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args(argv)
    games = [GAMES[name] for name in games_of(parser, chosen.names)]
    if chosen.fit:
        head = ["game", "level", "decisions", "temperature", "sight", "slips", "log-loss", "held out", "file", "even"]
        table = [
            fitted(game, level, chosen.games, chosen.seed, chosen.sampled) for game in games for level in chosen.levels
        ]
        sys.stdout.write(columns([head, *table], left=2) + "\n")
        return 0
    if chosen.likings:
        head = ["game", "level", "value", "kept", "liking"]
        table = [
            row for game in games for level in chosen.levels for row in liked(game, level, chosen.games, chosen.seed)
        ]
        sys.stdout.write(columns([head, *table], left=3) + "\n")
        return 0
    if chosen.secrecy:
        table = [leaks(game, chosen.secrecy, SECRECY_WORLDS, chosen.seed) for game in games]
        sys.stdout.write(columns([["game", "readings", "other worlds", "impossible", "differing"], *table]) + "\n")
        return int(any(row[-1] != "0" for row in table))
    head = ["game", "kind", "things", "stated", "true", "spread", "values", "worst", "Brier/rules", "log/rules"]
    table = []
    for game in games:
        rng, found = Random(chosen.seed), list[Judged]()
        for number in range(chosen.games):
            for level in chosen.levels:
                if chosen.things and sum(one.kind != NEXT for one in found) >= chosen.things:
                    break
                players = game.players[number % len(game.players)]
                line = played(game, level, players, chosen.seed + number)
                found += judged(game, line, level, chosen.share, chosen.worlds, rng)
        for kind in (*game.secrets().kinds, NEXT):
            of_kind = [one for one in found if one.kind == kind]
            if of_kind:
                table += rows(game.id, kind, of_kind)
        if found:
            table += rows(game.id, "all hidden", [one for one in found if one.kind != NEXT])
    sys.stdout.write(columns([head, *table], left=2) + "\n")
    return 0
