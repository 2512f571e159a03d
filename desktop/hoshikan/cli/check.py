"""Check match records: one line for each game, with place and rule where something is wrong."""

from __future__ import annotations

import argparse
from pathlib import Path

from hoshikan.engine.errors import RecordError
from hoshikan.engine.match import Match
from hoshikan.engine.record import read_whole_file
from hoshikan.engine.state import TERMINAL
from hoshikan.games import GAMES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Its command line."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="match records (.hoshikan)")


def run(chosen: argparse.Namespace) -> int:
    """Returns 1 if any record is not valid, 2 if anything could not be read at all."""
    code = 0
    for path in chosen.files:
        try:
            found = read_whole_file(path, GAMES)
        except RecordError as error:
            code = max(code, 2 if error.reason == "not-a-file" else 1)
            print(f"{path}: {error}")
        except OSError as error:
            code = 2
            print(f"{path}: {error.strerror}")
        else:
            for match in found:
                print(f"{path}: ok, {describe(match)}")
    return code


def describe(match: Match) -> str:
    """Describe a valid record in a few words."""
    state = match.state
    facts = [match.game.id, f"{state.players} players", f"{match.ply} plies"]
    points = " : ".join(map(str, state.points())) if match.game.kind.scored else ""
    over = state.to_move == TERMINAL
    facts.append(f"{'final' if over else 'unfinished,'} {points}" if points else "finished" if over else "unfinished")
    return ", ".join(facts)
