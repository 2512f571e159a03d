"""How the events of a turn are shown, and which pieces they are about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.carcassonne_star_wars.rules import events as happened
from hoshikan.games.carcassonne_star_wars.screen.features import Place
from hoshikan.games.carcassonne_star_wars.screen.layout import LARGE_MEEPLE, MEEPLE
from hoshikan.ui.table.model import Cue

_TUMBLES: Final = (2, 4, 1, 3)
"""By how much dice differ, while they roll, from what they come to show."""


def cues(events: Sequence[Event], index: Mapping[Place, int]) -> list[Cue]:
    """One step per event; in the final scoring everybody's features are counted side by side.

    `index` gives the number of the tile at a place. The tile itself moves when the table settles.
    """
    told: list[Cue] = []
    ended: dict[int, int] = {}
    for step, event in enumerate(events):
        if isinstance(event, happened.ScoredAtEnd):
            number = ended[event.seats[0]] = ended.get(event.seats[0], 0) + 1
            told += _scored(len(events) + number, event, index)
        elif isinstance(event, happened.Scored):
            told += _scored(step, event, index)
        else:
            told += _turn(step, event, index) or _battle(step, event, index)
    return told


def _turn(step: int, event: Event, index: Mapping[Place, int]) -> list[Cue]:
    if isinstance(event, happened.LastTileLaid | happened.NothingFits):
        return [Cue(step, "pile")]
    if isinstance(event, happened.Claimed | happened.Landed):
        tile, meeple = _tile(index, event.x, event.y), _meeple(event)
        share = LARGE_MEEPLE if event.large else MEEPLE
        return [Cue(step, f"supply:{event.seat}", tile, "meeple", meeple, stays=True, share=share)]
    if isinstance(event, happened.CameHome):
        tile, size = _tile(index, event.x, event.y), "large" if event.large else "small"
        lay = f"meeple:{event.x},{event.y}:{event.spot}:{event.seat}:{size}:1"
        return [Cue(step, tile, f"supply:{event.seat}", "meeple", _meeple(event), hides=lay)]
    return []


def _battle(step: int, event: Event, index: Mapping[Place, int]) -> list[Cue]:
    if isinstance(event, happened.BattleBegun):
        return [Cue(step, _tile(index, x, y)) for x, y in event.cells]
    if isinstance(event, happened.FighterChosen):
        return [Cue(step, f"fight:{event.seat}")]
    if isinstance(event, happened.Rolled):
        tumbling = tuple(f"{event.seat}/{' '.join(_tumbled(event.dice, turn))}/" for turn in _TUMBLES)
        face = f"{event.seat}/{event.dice}/{event.value}"
        return [Cue(step, f"roll:{event.seat}", kind="roll", face=face, through=tumbling)]
    if isinstance(event, happened.Tied):
        return [Cue(step, f"points:{seat}", caption="+1") for seat in event.seats]
    if isinstance(event, happened.Lost):
        return [Cue(step, f"points:{event.seat}", caption=f"+{event.points}")]
    if isinstance(event, happened.Won):
        return [Cue(step, f"roll:{event.seat}")]
    return []


def _tumbled(dice: str, turn: int) -> list[str]:
    """The dice on another of their sides; the yellow one shows 3 to 8."""
    return [
        f"y{(int(die[1:]) - 3 + turn) % 6 + 3}" if die.startswith("y") else str((int(die) - 1 + turn) % 6 + 1)
        for die in dice.split(" ")
    ]


def _scored(step: int, event: happened.Scored | happened.ScoredAtEnd, index: Mapping[Place, int]) -> list[Cue]:
    tiles = [_tile(index, x, y) for x, y in event.cells]
    flights = [
        Cue(step, tiles[-1], f"points:{seat}", "star", "", min(event.points, 3), f"+{event.points}")
        for seat in event.seats
    ]
    return [*(Cue(step, tile) for tile in tiles), *flights]


def keys_of(event: Event, index: Mapping[Place, int]) -> frozenset[str]:
    """The tiles and the seats an event is about."""
    keys = {f"seat:{seat}" for seat in getattr(event, "seats", ())}
    if isinstance(seat := getattr(event, "seat", None), int):
        keys.add(f"seat:{seat}")
    places = list(getattr(event, "cells", ()))
    if hasattr(event, "x") and hasattr(event, "y"):
        places.append((event.x, event.y))
    keys.update(_tile(index, x, y) for x, y in places if (x, y) in index)
    return frozenset(keys)


def _tile(index: Mapping[Place, int], x: int, y: int) -> str:
    return f"tile:{index[x, y]}"


def _meeple(event: happened.Claimed | happened.Landed | happened.CameHome) -> str:
    return f"{event.seat}/{'large' if event.large else 'small'}/{event.gear}"
