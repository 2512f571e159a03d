"""How the events of a turn are shown, and which pieces they are about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.carcassonne_star_wars.rules import events as happened
from hoshikan.games.carcassonne_star_wars.rules.view import Coordinates
from hoshikan.games.carcassonne_star_wars.screen.faces import DieFace, MeepleFace, RollFace, dice_faces
from hoshikan.games.carcassonne_star_wars.screen.layout import LARGE_MEEPLE, MEEPLE
from hoshikan.ui.table.model import Cue

_TUMBLES: Final = (2, 4, 1, 3)
"""By how much dice differ, while they roll, from what they come to show."""


def cues_of(events: Sequence[Event], numbers: Mapping[Coordinates, int]) -> list[Cue]:
    """One step per event; in the final scoring everybody's features are counted side by side.

    `numbers` gives the number of the tile at a place. The tile itself moves when the table settles.
    """
    told: list[Cue] = []
    ended: dict[int, int] = {}
    for step, event in enumerate(events):
        if isinstance(event, happened.ScoredAtEnd):
            number = ended[event.seats[0]] = ended.get(event.seats[0], 0) + 1
            told += _scored(len(events) + number, event, numbers)
        elif isinstance(event, happened.Scored):
            told += _scored(step, event, numbers)
        else:
            told += _turn(step, event, numbers) or _battle(step, event, numbers)
    return told


def _turn(step: int, event: Event, numbers: Mapping[Coordinates, int]) -> list[Cue]:
    if isinstance(event, happened.LastTileLaid | happened.NothingFits):
        return [Cue(step, "pile")]
    if isinstance(event, happened.Claimed | happened.Landed):
        tile, meeple = _tile(numbers, event.x, event.y), _meeple(event)
        share = LARGE_MEEPLE if event.large else MEEPLE
        return [Cue(step, f"supply:{event.seat}", tile, "meeple", meeple, stays=True, share=share)]
    if isinstance(event, happened.CameHome):
        tile, size = _tile(numbers, event.x, event.y), "large" if event.large else "small"
        lay = f"meeple:{event.x},{event.y}:{event.spot}:{event.seat}:{size}:1"
        return [Cue(step, tile, f"supply:{event.seat}", "meeple", _meeple(event), hides=lay)]
    return []


def _battle(step: int, event: Event, numbers: Mapping[Coordinates, int]) -> list[Cue]:
    if isinstance(event, happened.BattleBegun):
        return [Cue(step, _tile(numbers, x, y)) for x, y in event.cells]
    if isinstance(event, happened.FighterChosen):
        return [Cue(step, f"fight:{event.seat}")]
    if isinstance(event, happened.Rolled):
        dice = dice_faces(event.dice)
        tumbling = tuple(RollFace(event.seat, _tumbled(dice, turn)) for turn in _TUMBLES)
        face = RollFace(event.seat, dice, event.value)
        return [Cue(step, f"roll:{event.seat}", kind="roll", face=face, through=tumbling)]
    if isinstance(event, happened.Tied):
        return [Cue(step, f"points:{seat}", caption="+1") for seat in event.seats]
    if isinstance(event, happened.Lost):
        return [Cue(step, f"points:{event.seat}", caption=f"+{event.points}")]
    if isinstance(event, happened.Won):
        return [Cue(step, f"roll:{event.seat}")]
    return []


def _tumbled(dice: Sequence[DieFace], turn: int) -> tuple[DieFace, ...]:
    """The dice on another of their sides; the yellow one shows 3 to 8."""
    least = [3 if die.yellow else 1 for die in dice]
    return tuple(DieFace((die.eyes - low + turn) % 6 + low, die.yellow) for die, low in zip(dice, least, strict=True))


def _scored(step: int, event: happened.Scored | happened.ScoredAtEnd, numbers: Mapping[Coordinates, int]) -> list[Cue]:
    tiles = [_tile(numbers, x, y) for x, y in event.cells]
    flights = [
        Cue(step, tiles[-1], f"points:{seat}", "star", "", min(event.points, 3), f"+{event.points}")
        for seat in event.seats
    ]
    return [*(Cue(step, tile) for tile in tiles), *flights]


def keys_of(event: Event, numbers: Mapping[Coordinates, int]) -> frozenset[str]:
    """The tiles and the seats an event is about."""
    keys = {f"seat:{seat}" for seat in getattr(event, "seats", ())}
    if isinstance(seat := getattr(event, "seat", None), int):
        keys.add(f"seat:{seat}")
    places = list(getattr(event, "cells", ()))
    if hasattr(event, "x") and hasattr(event, "y"):
        places.append((event.x, event.y))
    keys.update(_tile(numbers, x, y) for x, y in places if (x, y) in numbers)
    return frozenset(keys)


def _tile(numbers: Mapping[Coordinates, int], x: int, y: int) -> str:
    return f"tile:{numbers[x, y]}"


def _meeple(event: happened.Claimed | happened.Landed | happened.CameHome) -> MeepleFace:
    return MeepleFace(event.seat, event.large, event.gear)
