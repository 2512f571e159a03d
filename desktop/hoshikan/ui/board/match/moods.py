"""Feelings of the players about the game, from public information."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from hoshikan.engine import Event
from hoshikan.engine.view import View
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.text.gametext import GameText

_BEHIND: Final = 0.25
"""The last player is worried without at least this part of the leader's points."""
_NOBODY: Final[Mapping[int, Mood]] = MappingProxyType({})

_TURN: Final = 3
"""Actions of a turn, as a rule, with what chance brings."""

Feel = Callable[[Sequence[Event]], Mapping[int, Mood]]
"""The game's word for what events mean to whom (`SceneHooks.feelings`)."""


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


class Feelings:
    """Recent events for each seat: they are felt for about one time round the table."""

    def __init__(self, feel: Feel, players: int) -> None:
        self._feel = feel
        self._lasts = _TURN * players
        self._now = 0
        self._felt: dict[int, tuple[int, Mood]] = {}
        """By seat, since which action."""

    def see(self, ply: int, events: Sequence[Event]) -> None:
        """`events` led to the position after `ply` actions; going back, what came afterwards is felt no longer."""
        if ply < self._now:
            self._felt = {seat: one for seat, one in self._felt.items() if one[0] <= ply}
        self._now = ply
        self._felt |= {seat: (ply, mood) for seat, mood in self._feel(events).items()}

    def now(self) -> dict[int, Mood]:
        """Return the current feelings, by seat."""
        return {seat: mood for seat, (since, mood) in self._felt.items() if self._now < since + self._lasts}
