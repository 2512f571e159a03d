"""How those who play feel about the game, as far as everybody at the table can tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine.view import View
from hoshikan.ui.look.portraits import Mood
from hoshikan.ui.text.gametext import GameText

_BEHIND: Final = 0.25
"""Who lacks this part of what the leader has, and has least, is worried."""


def moods(view: View, text: GameText[View]) -> list[Mood]:
    """By seat: whoever leads is pleased, whoever is last and far behind is worried, all others are calm. After the end
    winners are pleased and the last ones worried."""
    beside = text.beside_points(view)
    numbers: Sequence[int] = view.points
    if len(set(numbers)) == 1 and beside:
        numbers = beside[0][1]
    most, least = max(numbers), min(numbers)
    if view.winners:
        everybody = len(view.winners) == view.players
        return [
            "pleased" if seat in view.winners and not everybody else "worried" if _is_last(numbers, seat) else "calm"
            for seat in range(view.players)
        ]
    if most == least:
        return ["calm"] * view.players
    far = most - least >= max(2, _BEHIND * abs(most))
    return ["pleased" if mine == most else "worried" if mine == least and far else "calm" for mine in numbers]


def _is_last(numbers: Sequence[int], seat: int) -> bool:
    return numbers[seat] == min(numbers) < max(numbers)
