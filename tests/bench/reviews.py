"""`python -m tests.bench reviews GAME --games N`: whether what a review calls a mistake is one at a longer look too.

Novices play each other, and every decision is judged as a review judges it. What it calls an inaccuracy or a mistake is
judged once more with ten times the playouts and other seeds. Printed are the shares of those that keep their class and
of mistakes that are at least inaccuracies still, with 95 % intervals, and the processor time of reviewing one seat.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Final

from hoshikan.bots.arena import wilson
from hoshikan.bots.engine import review_playouts
from hoshikan.bots.judging import Judgement, judge
from hoshikan.bots.luck import swing
from hoshikan.bots.players import player
from hoshikan.engine import CHANCE, TERMINAL, Match, Seat
from hoshikan.engine.game import Game
from hoshikan.games import GAMES
from hoshikan.teaching.review import grade
from tests.bench.arguments import add_games, games_of
from tests.bench.table import columns

LONGER: Final = 10
HEAD: Final = (
    "game",
    "games",
    "decisions",
    "inaccuracies",
    "mistakes",
    "still mistakes",
    "95 %",
    "still inaccuracies at least",
    "95 %",
    "inaccuracies still so or worse",
    "s per seat",
)


def main(argv: Sequence[str]) -> int:
    """Print a line for each game; returns 0 whatever was measured."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench reviews", description=__doc__)
    add_games(parser)
    parser.add_argument("--games", type=int, default=2, metavar="N", help="games of each kind (default: 2)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--level", default="novice", help="who plays (default: novice)")
    parser.add_argument("--largest", action="store_true", help="at the largest tables, not the smallest")
    options = parser.parse_args(argv)
    rows = []
    for name in games_of(parser, options.names):
        rows.append(_measured(GAMES[name], options.games, options.seed, options.level, options.largest))
        sys.stderr.write(f"{rows[-1]}\n")
    sys.stdout.write(columns([HEAD, *rows]) + "\n")
    return 0


def _measured(game: Game, games: int, seed: int, level: str, largest: bool) -> tuple[str, ...]:
    decisions = 0
    spent = 0.0
    short: list[str] = []
    long: list[str] = []
    seats = 0
    for number in range(games):
        match = _played(game, level, seed + number, game.players[-1 if largest else 0])
        begin = process_time()
        judged = [(ply, _judged(match, ply, 1)) for ply in range(match.ply) if _is_choice(match, ply)]
        for ply in range(match.ply):
            if match.mover(ply) == CHANCE:
                rng = Random(f"luck/{ply}")
                swing(match.position(ply), match.actions[ply], 0, game.knowledge(), rng)
        spent += process_time() - begin
        seats += match.state.players
        decisions += len(judged)
        for ply, one in judged:
            if grade(one.loss) in ("inaccuracy", "mistake"):
                again = _judged(match, ply, LONGER)
                short.append(grade(one.loss))
                long.append(grade(again.loss))
                same = "" if again.best == one.best else f" (then {again.best})"
                told = f"{one.loss:.3f} ± {one.error:.3f}, then {again.loss:.3f} ± {again.error:.3f}"
                sys.stderr.write(f"  {game.id} {ply}: {one.best}{same} lost {told}\n")
    mistakes = [after for before, after in zip(short, long, strict=True) if before == "mistake"]
    others = [after for before, after in zip(short, long, strict=True) if before == "inaccuracy"]
    held, near = mistakes.count("mistake"), sum(after in ("mistake", "inaccuracy") for after in mistakes)
    return (
        game.id,
        str(games),
        str(decisions),
        str(len(others)),
        str(len(mistakes)),
        *_share(held, len(mistakes)),
        *_share(near, len(mistakes)),
        _share(sum(after != "best" and after != "good" for after in others), len(others))[0],
        f"{spent / max(seats, 1):.0f}",
    )


def _share(count: int, of: int) -> tuple[str, str]:
    if not of:
        return "–", "–"
    share = wilson(count, of)
    return f"{count}/{of}", f"{100 * share.low:.0f}–{100 * share.high:.0f}"


def _played(game: Game, level: str, seed: int, players: int) -> Match:
    match = Match.start(game, [Seat()] * players, seed)
    rng, who = Random(seed), player(level, game)
    while match.state.to_move != TERMINAL:
        if match.state.to_move == CHANCE:
            match.apply_chance()
        else:
            match.apply(who.choose(match.state, rng))
    return match


def _is_choice(match: Match, ply: int) -> bool:
    return match.mover(ply) >= 0 and len(match.position(ply).legal_actions()) > 1


def _judged(match: Match, ply: int, longer: int) -> Judgement:
    game = match.game
    playouts = longer * review_playouts(game.id)
    found = judge(match.position(ply), match.actions[ply], game.knowledge(), f"{ply}/{longer}", playouts)
    assert found is not None
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
