"""Playing with the keyboard: arrows and Tab move the focus, Enter picks, Escape puts down, letters are shortcuts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from hoshikan.ui.board.table.choosing import Choosing
from hoshikan.ui.board.table.model import Placement
from hoshikan.ui.board.table.stage import Stage
from hoshikan.ui.kit.widgets.keyplace import typed

ARROWS: Final = MappingProxyType(
    {
        Qt.Key.Key_Left: (-1, 0),
        Qt.Key.Key_Right: (1, 0),
        Qt.Key.Key_Up: (0, -1),
        Qt.Key.Key_Down: (0, 1),
    }
)
_TURNS: Final = MappingProxyType({Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1})
"""Keys that turn the picked piece, as the wheel does."""
_PICKS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Enter)
COMMANDS: Final[Mapping[str, tuple[Qt.Key, ...]]] = MappingProxyType(
    {"move": tuple(ARROWS), "pick": _PICKS[:2], "turn": tuple(_TURNS)}
)
"""Keys on a board, for the list of keys."""
_COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""With one of these held a letter is a command of the page, not a piece of the table."""
_SIDEWAYS: Final = 2.5
"""A step to the side counts this much more than one in the direction asked for."""


def neighbour(places: Sequence[Placement], start: Placement, direction: tuple[int, int]) -> Placement | None:
    """Return the nearest of `places` from `start` in a direction of the screen; None if there is none."""
    best: tuple[float, Placement] | None = None
    for place in places:
        if place.key == start.key:
            continue
        dx, dy = place.x - start.x, place.y - start.y
        ahead = dx * direction[0] + dy * direction[1]
        aside = abs(dx * direction[1]) + abs(dy * direction[0])
        if ahead <= 1 or aside > 2 * ahead + max(start.width, start.height) / 2:
            continue
        distance = ahead + _SIDEWAYS * aside
        if best is None or distance < best[0]:
            best = (distance, place)
    return None if best is None else best[1]


def towards(places: Sequence[Placement], start: Placement, direction: tuple[int, int]) -> Placement | None:
    """The nearest of a few `places` that are anywhere in a direction of the screen, measured from edge to edge; None if
    nothing is."""
    best: tuple[float, Placement] | None = None
    for place in places:
        dx, dy = place.x - start.x, place.y - start.y
        if place.key == start.key or dx * direction[0] + dy * direction[1] <= 1:
            continue
        gap_x = max(0.0, abs(dx) - (place.width + start.width) / 2)
        gap_y = max(0.0, abs(dy) - (place.height + start.height) / 2)
        distance = (_SIDEWAYS * gap_y + gap_x) if direction[0] else (_SIDEWAYS * gap_x + gap_y)
        if best is None or distance < best[0]:
            best = (distance, place)
    return None if best is None else best[1]


def zones(places: Sequence[Placement]) -> list[str]:
    """The zones in the order in which they were laid out."""
    return list(dict.fromkeys(place.zone for place in places))


def next_zone(places: Sequence[Placement], current: str, step: int) -> str | None:
    """The zone after (1) or before (-1) `current`; None beyond the last, where focus leaves the table."""
    order = zones(places)
    index = order.index(current) + step if current in order else (0 if step > 0 else len(order) - 1)
    return order[index] if 0 <= index < len(order) else None


class Keyboard:
    """Turns keys into picks."""

    def __init__(self, stage: Stage, choosing: Choosing) -> None:
        self._stage = stage
        self._choosing = choosing

    def press(self, event: QKeyEvent) -> bool:
        """Act on a key; False if the table has no use for it."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            self._move_focus(ARROWS[key])
        elif key in _PICKS:
            self._choosing.enter(self._stage.focus_key)
        elif key in _TURNS and self._choosing.turn(_TURNS[key]):
            pass
        elif key == Qt.Key.Key_Escape and self._choosing.is_busy:
            self._choosing.cancel()
        else:
            return not event.modifiers() & _COMMANDS and self._type(typed(event))
        return True

    def move_zone(self, step: int) -> bool:
        """Move the focus to the next (1) or previous (-1) zone; False if there is none."""
        places, current = self._targets() or self._places(), self._stage.get(self._stage.focus_key)
        zone = next_zone(places, current.placement.zone if current is not None else "", step)
        if zone is None:
            return False
        members = [place.key for place in places if place.zone == zone]
        self._stage.focus(next((key for key in members if self._choosing.picking.accepts(key)), members[0]))
        return True

    def _move_focus(self, direction: tuple[int, int]) -> None:
        """To the next place for a picked up piece; else to the next wanted key, within the zone, or anywhere."""
        places, current = self._places(), self._stage.get(self._stage.focus_key)
        if current is None:
            self.move_zone(1)
            return
        here = current.placement
        if targets := self._targets():
            found = neighbour(targets, here, direction) or towards(targets, here, direction)
            if found is not None:
                self._stage.focus(found.key)
            return
        wanted = self._choosing.wanted_keys
        rings = (
            [place for place in places if place.key in wanted],
            [place for place in places if place.zone == here.zone],
            places,
        )
        found = next((found for ring in rings if (found := neighbour(ring, here, direction)) is not None), None)
        if found is not None:
            self._stage.focus(found.key)

    def _type(self, letter: str) -> bool:
        meant = [one.key for one in self._places() if one.shortcut and one.shortcut.lower() == letter.lower()]
        if not letter or not meant:
            return False
        self._choosing.activate(next((key for key in meant if self._choosing.picking.usable(key)), meant[0]))
        return True

    def _targets(self) -> list[Placement]:
        """Return the targets of the picked piece; empty if none is."""
        return [place for place in self._places() if place.key in self._choosing.targets]

    def _places(self) -> list[Placement]:
        return [item.placement for item in self._stage if item.placement.label]
