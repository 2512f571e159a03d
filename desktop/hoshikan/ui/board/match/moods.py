"""Moods of the players, from public information."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from hoshikan.engine import View
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.text.gametext import GameText

_BEHIND: Final = 0.25
"""The last player is worried without at least this part of the leader's points."""
_NOBODY: Final[Mapping[int, Mood]] = MappingProxyType({})


def moods(view: View, text: GameText[View], lately: Mapping[int, Mood] = _NOBODY) -> list[Mood]:
    """Return moods by seat: from recent events (`lately`), else the leader is pleased, the last one, if far behind, is
    worried, all others are calm. After the end winners are pleased and the last ones worried."""
    beside = text.beside_points(view)
    numbers: Sequence[int] = view.points
    if len(set(numbers)) == 1 and beside:
        numbers = beside[0].numbers
    most, least = max(numbers), min(numbers)
    if view.winners:
        everybody = len(view.winners) == view.players
        return [
            "pleased" if seat in view.winners and not everybody else "worried" if _is_last(numbers, seat) else "calm"
            for seat in range(view.players)
        ]
    far = most - least >= max(2, _BEHIND * abs(most))
    standing: list[Mood] = [
        "calm" if most == least else "pleased" if mine == most else "worried" if mine == least and far else "calm"
        for mine in numbers
    ]
    return [lately.get(seat, mood) for seat, mood in enumerate(standing)]


def _is_last(numbers: Sequence[int], seat: int) -> bool:
    return numbers[seat] == min(numbers) < max(numbers)
