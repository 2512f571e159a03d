"""Seconds that a table lets a person wait, by the motions of whole games of bots: a row for each third of a game, and
for each seat on request, with the median of all waits, the longest, and the median of the long ones. Time passes by
hand, and thinking takes none.

python -m tools.pace [--game ID …] [--players N] [--seats N …] [--speed normal fast …] [--games N] [--level NAME]
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Final

from hoshikan.bots.players import player
from hoshikan.engine import CHANCE, TERMINAL, Event, Match, Seat
from hoshikan.engine.game import Game
from hoshikan.games import GAMES
from hoshikan.ui.app.startup import create_application
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.table.motion import SPEEDS
from hoshikan.ui.kit.look.theme import NIGHT

FRAME: Final = 10.0
"""Milliseconds from one look at the table to the next."""
LONG: Final = 5.0
"""Seconds from which on a wait is a long one."""
SEED: Final = 11
THIRDS: Final = ("early", "middle", "late")


def waits(game: Game, players: int, seat: int, seed: int, speed: str, level: str) -> list[tuple[int, float]]:
    """Return the waits of the person at `seat` in a game of bots: the third of the game, and the seconds from the end
    of what the person's own choice brought until the next choice."""
    match = Match.start(game, [Seat("bot", f"Bot {one}", level) for one in range(players)], seed)
    bots, rng = [player(level, game, playouts=1) for _ in range(players)], Random(seed)
    names = tuple(f"Bot {one}" for one in range(players))
    scene = new_scene(game.id, NIGHT)
    scene.motion.take_the_time()
    scene.show_position(match.state.view(seat), seat, (), names)
    scene.set_motion(speed)
    events: list[Event] = []
    own = False
    found: list[tuple[int, float]] = []
    waited, others = 0.0, False
    while match.state.to_move != TERMINAL:
        mover = match.state.to_move
        if mover == seat and waited:
            if others:
                found.append((match.ply, waited / 1000))
            waited, others = 0.0, False
        others, own = others or mover not in (seat, CHANCE), (own and mover == CHANCE) or mover == seat
        before = match.state.view(None)
        if mover == CHANCE:
            match.apply_chance()
        else:
            match.apply(bots[mover].choose(match.state, rng))
        events += match.events(match.ply - 1)
        unattended = seat != mover and match.state.to_move not in (seat, TERMINAL)
        if unattended and scene.runs_on(before, match.state.view(None)):
            continue
        scene.show_position(match.state.view(seat), seat, (), names, tuple(events))
        events.clear()
        while scene.is_moving:
            scene.motion.advance(FRAME)
            waited += 0 if own else FRAME
    return [(ply * len(THIRDS) // match.ply, seconds) for ply, seconds in found]


def main(argv: Sequence[str]) -> int:
    """Print the waits; returns the exit code."""
    parser = argparse.ArgumentParser("pace", description="Measure how long a table lets a person wait.")
    parser.add_argument("--game", choices=tuple(GAMES), nargs="+", default=tuple(GAMES), help="only these games")
    parser.add_argument("--players", type=int, default=4, help="the number at the table, if the game allows it")
    parser.add_argument("--seats", type=int, nargs="+", default=[0], metavar="N", help="those of the waiting person")
    parser.add_argument("--speed", choices=tuple(SPEEDS), nargs="+", default=["normal"])
    parser.add_argument("--games", type=int, default=2, metavar="N", help="so many of each")
    parser.add_argument("--level", default="greedy", help="of the bots")
    chosen = parser.parse_args(argv)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = create_application()
    for game_id, speed, seat in product(chosen.game, chosen.speed, chosen.seats):
        game = GAMES[game_id]
        players = min(game.players, key=lambda count: abs(count - chosen.players))
        if seat >= players:
            continue
        seeds = range(SEED, SEED + chosen.games)
        found = [one for seed in seeds for one in waits(game, players, seat, seed, speed, chosen.level)]
        for third, title in enumerate(THIRDS):
            seconds = sorted(one for when, one in found if when == third)
            if seconds:
                middle = seconds[len(seconds) // 2]
                long = [one for one in seconds if one > LONG]
                where = f"{game_id:22} {players} {speed:7} seat {seat} {title:7}"
                found_long = f", {len(long)} over {LONG:.0f} s: {long[len(long) // 2]:.1f} s" if long else ""
                print(f"{where} {len(seconds):4} waits, {middle:5.1f} s, most {seconds[-1]:5.1f} s{found_long}")
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
