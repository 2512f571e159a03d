"""Explain a move of a match record: what it wanted, how usual it is, plan or slip."""

from __future__ import annotations

import argparse
import json
from time import monotonic
from typing import Final

import msgspec

from hoshikan.cli.advice import plain
from hoshikan.cli.arguments import WrongUseError, whole
from hoshikan.cli.show import RecordWords, add_record, opened, ply
from hoshikan.engine.match import Match
from hoshikan.engine.state import TERMINAL
from hoshikan.teaching.explanation import Explanation
from hoshikan.teaching.opponent import Effort, Explainer, UnexplainedError, explainer
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.text.opponentsentences import OpponentSentences

SECONDS: Final = 1.8
"""Longest time for an explanation, unless a number of worlds is asked for."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Its command line."""
    add_record(parser, "who asks, from 1 (default: after the end a spectator, before it the only person)")
    parser.add_argument("--ply", metavar="N", help="the move with this number, from 1 (default: the last)")
    parser.add_argument("--json", action="store_true", help="for programs: one JSON object")
    parser.add_argument(
        "--worlds", type=whole(10_000), metavar="N", help="so many possible worlds, however long it takes"
    )


def run(chosen: argparse.Namespace) -> int:
    """Returns 2 for a record that cannot be read and a move that cannot be explained."""
    with opened(chosen) as (match, seat):
        number = ply("--ply", str(match.ply) if chosen.ply is None else chosen.ply, match, 1)
        over = match.state.to_move == TERMINAL
        asker = seat if seat is not None or over else _only_person(match)
        try:
            asked = explainer(match, number - 1, asker)
        except UnexplainedError as error:
            raise WrongUseError(f"--ply {number}: {RecordWords().unexplained(error.reason)}") from None
        answer = _explained(asked, chosen.worlds)
        names = seat_names(match.header.seats)
        view = match.position(number - 1).view(answer.seat if asker is None else asker)
        words = OpponentSentences(text_of(match.game.id), match.game.tutor(), view, names).why(answer)
    if chosen.json:
        found = {"game": match.game.id, "ply": number, "asker": None if asker is None else asker + 1}
        print(json.dumps(found | msgspec.to_builtins(answer) | {"text": plain(words)}, ensure_ascii=False))
    else:
        print("\n".join(plain(words)))
    return 0


def _only_person(match: Match) -> int:
    people = [place for place, seat in enumerate(match.header.seats) if not seat.is_bot]
    if len(people) != 1:
        raise WrongUseError(f"--seat: {RecordWords().who_asks()}")
    return people[0]


def _explained(asked: Explainer, worlds: int | None) -> Explanation:
    deadline = monotonic() + SECONDS if worlds is None else None
    *_, answer = asked.explain(Effort() if worlds is None else Effort(worlds), deadline=deadline)
    return answer
