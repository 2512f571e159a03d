"""`tune GAME --constants`: the single numbers of a game's knowledge, moved to where they win games."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import Final

import msgspec

from hoshikan.bots.arena import Share, wilson
from hoshikan.cli.admission import admit
from hoshikan.cli.arguments import WrongUseError, check_writable
from hoshikan.cli.journal import Journal, bots_of
from hoshikan.cli.output import table
from hoshikan.cli.running import INTERRUPTED, watch
from hoshikan.engine.tuning import Tuning
from hoshikan.library.files import write_atomically
from hoshikan.tune.lockstep import Constants, Meeting, Round, climb, share
from hoshikan.tune.writing import with_former, written

BATCH: Final = 200
"""Games of a round: enough that starting the two players is the smaller part of it."""
APART: Final = 1_000_000
"""The deals of the trial are none of those that were climbed by."""


def run(chosen: argparse.Namespace, standing: Tuning, place: Path, players: int) -> int:
    """Move, try, and take in what wins; `place` is the file of what stands. Returns 0, or what Ctrl-C is worth.

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
