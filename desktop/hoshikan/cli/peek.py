"""Prove that the bots of a match record did not look at what was hidden from them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

import msgspec

from hoshikan.cli.arguments import WrongUseError, whole
from hoshikan.cli.show import RecordWords, add_record, opened, ply
from hoshikan.engine.match import Match
from hoshikan.teaching.explanation import Peeked
from hoshikan.teaching.peek import PLAYOUTS, WORLDS, decided_by_level, decisions, peek_at
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.text.opponentsentences import PeekSentences


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Its command line."""
    add_record(parser, "only the decisions of this seat, from 1 (default: of all bots)")
    parser.add_argument("--ply", metavar="N", help="only the move with this number, from 1")
    parser.add_argument(
        "--worlds", type=whole(10_000), default=WORLDS, metavar="N", help="other worlds (default: %(default)s)"
    )
    parser.add_argument(
        "--playouts", type=whole(10_000_000), default=PLAYOUTS, metavar="N",
        help="at most so many for each decision of a level that searches (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="for programs: one JSON object")


def run(chosen: argparse.Namespace) -> int:
    """Returns 1 if a decision differed in another world, 2 for a record or move without one to look at."""
    with opened(chosen) as (match, seat):
        names = seat_names(match.header.seats)
        plies = _asked(match, seat, chosen.ply)
        words = PeekSentences()
        found: list[tuple[int, Peeked]] = []
        for place in plies:
            *_, proof = peek_at(match, place, chosen.worlds, chosen.playouts)
            found.append((place, proof))
            if not chosen.json and not proof.alike:
                print(words.different(proof, place + 1, names))
        summary = words.match([proof for _, proof in found])
    different = sum(not proof.alike for _, proof in found)
    if chosen.json:
        decided = [{"ply": place + 1} | msgspec.to_builtins(proof) for place, proof in found]
        data = {"game": match.game.id, "decisions": len(found), "different": different, "text": summary}
        print(json.dumps(data | {"proofs": decided}, ensure_ascii=False))
    else:
        print(summary)
    return int(different > 0)


def _asked(match: Match, seat: int | None, typed: str | None) -> Iterator[int]:
    if typed is not None:
        number = ply("--ply", typed, match, 1)
        if not decided_by_level(match, number - 1):
            raise WrongUseError(f"--ply {number}: {RecordWords().no_bot()}")
        return iter([number - 1])
    return (place for place in decisions(match) if seat is None or match.mover(place) == seat)
