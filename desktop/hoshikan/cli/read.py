"""Read what is hidden from a player in a match record: how likely each card or choice is, given what was played."""

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
from hoshikan.engine.state import CHANCE, TERMINAL
from hoshikan.teaching.explanation import Reading
from hoshikan.teaching.readable import exercise, readability
from hoshikan.teaching.reading import WORLDS, readings
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.text.opponentsentences import ReadableSentences, ReadingSentences

SECONDS: Final = 4.0
"""Longest time for a reading, unless a number of worlds is asked for."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Its command line."""
    add_record(parser, "who reads, from 1 (default: the first person, else the first seat)")
    parser.add_argument("--ply", metavar="N", help="after so many moves (default: where the record ends)")
    parser.add_argument("--readable", action="store_true", help="how well this seat could be read itself")
    parser.add_argument("--json", action="store_true", help="for programs: one JSON object")
    parser.add_argument(
        "--worlds", type=whole(10_000), metavar="N", help="so many possible worlds, however long it takes"
    )


def run(chosen: argparse.Namespace) -> int:
    """Returns 2 for a record that cannot be read."""
    with opened(chosen) as (match, seat):
        number = match.ply if chosen.ply is None else ply("--ply", chosen.ply, match)
        asker = _first_person(match) if seat is None else seat
        if chosen.readable:
            return _print_readability(match, asker, as_json=chosen.json)
        reading = _read(match, number, asker, chosen.worlds)
        text, names = text_of(match.game.id), seat_names(match.header.seats)

        def move(place: int) -> str:
            named = text.action(str(match.actions[place]), match.position(place).view(asker))
            return named if match.mover(place) == CHANCE else f"{names[match.mover(place)]}: {named}"

        words = ReadingSentences(text, match.position(number).view(asker), names, move).reading(reading)
    if chosen.json:
        found = {"game": match.game.id} | msgspec.to_builtins(reading) | {"asker": asker + 1, "text": plain(words)}
        print(json.dumps(found, ensure_ascii=False))
    else:
        print("\n".join(plain(words)))
    return 0


def _print_readability(match: Match, seat: int, *, as_json: bool) -> int:
    if match.state.to_move != TERMINAL:
        raise WrongUseError(f"--readable: {RecordWords().not_over()}")
    found = readability(match, seat)
    text = text_of(match.game.id)
    words = ReadableSentences(lambda ply: text.action(str(match.actions[ply]), match.position(ply).view(seat)))
    lines = words.summary(found, seat_names(match.header.seats)[seat])
    task = exercise(match, found)
    if task is not None:
        lines.append(words.exercise(task.ply + 1))
    if as_json:
        data = {"game": match.game.id} | msgspec.to_builtins(found) | {"seat": seat + 1}
        print(json.dumps(data | {"exercise": msgspec.to_builtins(task), "text": lines}, ensure_ascii=False))
    else:
        print("\n".join(lines))
    return 0


def _first_person(match: Match) -> int:
    return next((place for place, seat in enumerate(match.header.seats) if not seat.is_bot), 0)


def _read(match: Match, number: int, asker: int, worlds: int | None) -> Reading:
    deadline = monotonic() + SECONDS if worlds is None else None
    *_, reading = readings(match, number, asker, worlds or WORLDS, deadline=deadline)
    return reading
