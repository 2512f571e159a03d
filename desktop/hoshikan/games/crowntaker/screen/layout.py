"""Where everything lies on the table of CrownTaker, in scene units. Geometry only.

France stands at the left, England at the right, each with a panel of lords, captives and cards. Between them lie the
map of nine phases, the field (of war, then of negotiation) and the tray where the player at the screen decides.
"""

from __future__ import annotations

import math
from typing import Final

from hoshikan.geometry import Rect, rect
from hoshikan.ui.table.kit.places import WIDTH, fan, table_height

HEIGHTS: Final = (880.0, 1200.0)
"""From the widest window to the highest."""
_EDGE: Final = 16.0
_PANEL: Final = 440.0
_GAP: Final = 12.0
_LEFT: Final = _EDGE + _PANEL + _GAP
CENTRE: Final = WIDTH - 2 * _LEFT
_TRACK: Final = 84.0
_SUMMARY: Final = 40.0
_TITLE: Final = 30.0
_HEAD: Final = 118.0
_STAT: Final = 84.0
_LORD_TALL: Final = (110.0, 168.0)
"""Rows of lords, from the widest window to the highest."""
_LORD_SHAPE: Final = 0.7
_CARD: Final = (66.0, 92.0)
_CARD_SHAPE: Final = 1.38
_CHOICE: Final = 168.0
"""Width of a negotiation card that is laid, at most."""
_ARENA: Final = 312.0
"""From the names above the dice to the reasons below them."""


def middle(
    left: float, top: float, size: tuple[float, float], count: int, width: float, gap: float = 12.0
) -> list[Rect]:
    """`count` boxes side by side in the middle of `width`, narrower if they must."""
    wide = min(size[0], (width - gap * (count - 1)) / max(count, 1))
    return fan(rect(left, top, width, size[1]), wide, count, gap, centred=True)


class Panel:
    """The places of one side."""

    def __init__(self, side: int, height: float) -> None:
        self._left = _EDGE if side == 0 else WIDTH - _EDGE - _PANEL
        self._inner = self._left + 16
        self._wide = _PANEL - 32
        tall = height - 2 * _EDGE
        self.frame = rect(self._left, _EDGE, _PANEL, tall)
        rest = tall - 24 - _HEAD - _STAT - 4 * _TITLE - _CARD[1]
        self._row = min(max((rest - 50) / 3, _LORD_TALL[0]), _LORD_TALL[1])
        self._gap = (rest - 3 * self._row) / 5
        self._head = _EDGE + 14
        self._stats = self._head + _HEAD + self._gap
        self._lords = self._stats + _STAT + self._gap
        self._castle = self._lords + _TITLE + self._row + self._gap
        self._prison = self._castle + _TITLE + self._row + self._gap
        self._cards = self._prison + _TITLE + self._row + self._gap

    @property
    def arms(self) -> Rect:
        """The side's coat of arms."""
        return rect(self._inner, self._head, 92, 112)

    @property
    def title(self) -> Rect:
        return rect(self._inner + 104, self._head, self._wide - 104, 44)

    def player(self, index: int) -> tuple[Rect, Rect]:
        """Emblem and name of a seat of this side."""
        top = self._head + 46 + 35 * index
        left = self._inner + 104
        return rect(left, top, 32, 32), rect(left + 40, top, self._wide - 144, 32)

    def stat(self, index: int) -> Rect:
        """One of three numbers below the head: assets, medals, tokens in hand."""
        wide = (self._wide - 16) / 3
        return rect(self._inner + index * (wide + 8), self._stats, wide, _STAT)

    def heading(self, section: str) -> Rect:
        """The words above a section."""
        top = {"lords": self._lords, "castle": self._castle, "church": self._castle, "prison": self._prison}.get(
            section, self._cards
        )
        if section == "church":
            return rect(self._inner + self._wide / 2 + 4, top, self._wide / 2 - 4, _TITLE)
        return rect(self._inner, top, self._wide if section not in ("castle",) else self._wide / 2 - 4, _TITLE)

    def lords(self, count: int) -> list[Rect]:
        return self._ranks(self._lords, count)

    def prison(self, count: int) -> list[Rect]:
        return self._ranks(self._prison, count)

    def _ranks(self, top: float, count: int) -> list[Rect]:
        """Lords side by side, as high as the row and as wide as their number allows."""
        wide = min(self._row * _LORD_SHAPE, (self._wide - 2 * (count - 1)) / count)
        return fan(rect(self._inner, top + _TITLE, self._wide, self._row), wide, count, 2)

    @property
    def _resting(self) -> float:
        """The width of the lord in the castle, which leaves as much for tokens."""
        return min(self._row * _LORD_SHAPE, self._wide / 4)

    @property
    def waiting(self) -> Rect:
        return rect(self._inner, self._castle + _TITLE, self._resting, self._row)

    @property
    def castle(self) -> Rect:
        """The tokens in the castle."""
        left = self._resting + 4
        return rect(self._inner + left, self._castle + _TITLE, self._wide / 2 - left - 4, self._row)

    @property
    def church(self) -> Rect:
        """The tokens in the church."""
        return rect(self._inner + self._wide / 2 + 4, self._castle + _TITLE, self._wide / 2 - 4, self._row)

    def cards(self, count: int) -> list[Rect]:
        return fan(rect(self._inner, self._cards + _TITLE, self._wide, _CARD[1]), _CARD[0], count, 2)


class Half:
    """One side's half of the field."""

    def __init__(self, side: int, top: float, height: float) -> None:
        self._side = side
        self._top = top + 12
        self._wide = CENTRE / 2 - 16
        self._left = _LEFT + 10 if side == 0 else _LEFT + CENTRE / 2 + 6
        self._tall = height - 24
        self._card = min(self._tall - 178, 290.0)

    def _outer(self, wide: float, inset: float = 0.0) -> float:
        """The left edge of something `wide` that stands `inset` from the outer edge."""
        return self._left + inset if self._side == 0 else self._left + self._wide - wide - inset

    @property
    def commander(self) -> Rect:
        wide = self._card * 0.72
        return rect(self._outer(wide), self._top, wide, self._card)

    @property
    def die(self) -> Rect:
        """The dice, beside the commander."""
        inset = self._card * 0.72 + 12
        wide = self._wide - inset
        return rect(self._outer(wide, inset), self._top, wide, min(96.0, self._card * 0.5))

    @property
    def skill(self) -> Rect:
        """What is declared for this round, below the dice."""
        inset = self._card * 0.72 + 12
        wide, top = self._wide - inset, min(96.0, self._card * 0.5) + 8
        return rect(self._outer(wide, inset), self._top + top, wide, min(64.0, self._card - top))

    def army(self, space: str) -> Rect:
        """The row of troops or arms."""
        top = self._top + self._card + 8 + (54 if space == "arms" else 0)
        return rect(self._left, top, self._wide, 50)

    @property
    def attack(self) -> Rect:
        """The attack row by die."""
        return rect(self._left, self._top + self._card + 116, self._wide, 58)

    @property
    def captive(self) -> Rect:
        """The captive of this side on the table."""
        wide = self._wide - _GAP - self._choice
        return rect(self._outer(wide), self._top + 40, wide, wide / _LORD_SHAPE)

    @property
    def choice(self) -> Rect:
        """The card chosen: it decides, so it is as large as the captive it is about."""
        inset = self._wide - self._choice
        return rect(self._outer(self._choice, inset), self._top + 40, self._choice, self._choice * _CARD_SHAPE)

    @property
    def _choice(self) -> float:
        """How wide a chosen card is, above the line about the church."""
        return min((self._tall - 100) / _CARD_SHAPE, _CHOICE)

    @property
    def heading(self) -> Rect:
        return rect(self._left, self._top, self._wide, 32)


class Layout:
    """The places in a window `aspect` times as wide as high."""

    def __init__(self, aspect: float) -> None:
        self.height = table_height(aspect, *HEIGHTS)
        tray = 366 + 0.25 * (self.height - HEIGHTS[0])
        self._tray = self.height - _EDGE - tray
        self._tray_height = tray
        self._field = _EDGE + _TRACK + _SUMMARY + 10
        field_height = self._tray - _GAP - self._field
        self.panels = (Panel(0, self.height), Panel(1, self.height))
        self.halves = (Half(0, self._field, field_height), Half(1, self._field, field_height))
        self.field = rect(_LEFT, self._field, CENTRE, field_height)
        self.tray = rect(_LEFT, self._tray, CENTRE, tray)
        self.church = rect(_LEFT + 20, self._tray - _GAP - 50, CENTRE - 40, 38)
        self.summary = rect(_LEFT, _EDGE + _TRACK + 4, CENTRE, _SUMMARY)

    def phase(self, phase: int) -> Rect:
        """The space of a phase on the map, from 1."""
        step = CENTRE / 9
        return rect(_LEFT + (phase - 1) * step + 3, _EDGE, step - 6, _TRACK)

    # Dice in the tray

    def _arena(self, side: int, inset: float, wide: float, top: float, tall: float) -> Rect:
        """A place `inset` from the outer edge on a side's half of the tray, `top` below the first row."""
        left = _LEFT + inset if side == 0 else _LEFT + CENTRE - inset - wide
        return rect(left, self._tray + (self._tray_height - _ARENA) / 2 + top, wide, tall)

    def arena_name(self, side: int) -> Rect:
        """Whose dice they are."""
        return self._arena(side, _EDGE, 184, 0, 40)

    def arena_die(self, side: int) -> Rect:
        """The dice of a war, at the outer edge."""
        return self._arena(side, _EDGE, 184, 48, 144)

    def arena_power(self, side: int) -> Rect:
        """What they give, towards the middle."""
        return self._arena(side, _EDGE + 188, 104, 48, 144)

    def arena_reason(self, side: int, line: int) -> Rect:
        """What makes a side strong, below its dice."""
        return self._arena(side, _EDGE, CENTRE / 2 - 2 * _EDGE, 212 + 50 * line, 44)

    @property
    def versus(self) -> Rect:
        """Between the two powers."""
        return self._arena(0, CENTRE / 2 - 24, 48, 80, 80)

    @property
    def event_die(self) -> Rect:
        return self._arena(0, CENTRE / 2 - 100, 200, 48, 180)

    @property
    def event_words(self) -> Rect:
        """Who rolls."""
        return self._arena(0, 20, CENTRE - 40, 0, 44)

    # The tray

    def tray_row(self, top: float, height: float) -> Rect:
        """A strip across the tray, `top` below its upper edge."""
        return rect(_LEFT + 14, self._tray + top, CENTRE - 28, height)

    def large(self, count: int, size: tuple[float, float]) -> list[Rect]:
        """Things to choose from, in the middle of the tray."""
        room, high = CENTRE - 28, self._tray_height - 78
        shape = size[1] / size[0]
        rows = 1 if count < 5 else 2
        in_row = math.ceil(count / rows)
        wide = min(size[0], (room - 12 * (in_row - 1)) / max(in_row, 1), (high - 10 * (rows - 1)) / rows / shape)
        if rows > 1 and wide <= (room - 12 * (count - 1)) / count:
            rows, in_row, wide = 1, count, (room - 12 * (count - 1)) / count
        tall = wide * shape
        top = self._tray + 60 + (high - rows * tall - 10 * (rows - 1)) / 2
        return [
            place
            for number in range(rows)
            for place in middle(
                _LEFT + 14, top + number * (tall + 10), (wide, tall), min(in_row, count - number * in_row), room
            )
        ]

    def counter(self, index: int) -> Rect:
        """The head of one of the four rows of a deployment."""
        return rect(_LEFT + 12, self._counter_top(index), 150, self._counter_step - 6)

    def count(self, index: int, number: int) -> Rect:
        """The place of the `number`th token (from 1) in such a row."""
        wide = (CENTRE - 24 - 156) / 9
        return rect(_LEFT + 168 + (number - 1) * wide, self._counter_top(index), wide - 3, self._counter_step - 6)

    def _counter_top(self, index: int) -> float:
        return self._tray + 12 + index * self._counter_step

    @property
    def _counter_step(self) -> float:
        return (self._tray_height - 24 - 84) / 4

    @property
    def pile(self) -> Rect:
        """The tokens still to be placed."""
        return rect(_LEFT + 12, self._tray + self._tray_height - 90, 360, 78)

    @property
    def seal(self) -> Rect:
        """The tile that makes a choice of many parts."""
        return rect(_LEFT + CENTRE - 272, self._tray + self._tray_height - 90, 260, 78)

    def verb(self, index: int) -> Rect:
        """One of six tiles for requests, three in a row."""
        wide, tall = (CENTRE - 24) / 3, (self._tray_height - 190) / 2
        return rect(_LEFT + 12 + index % 3 * wide, self._tray + 12 + index // 3 * tall, wide - 6, tall - 6)

    @property
    def sum(self) -> Rect:
        """The assets of a deal."""
        return rect(_LEFT + 12, self._tray + self._tray_height - 170, 116, 158)

    def digit(self, digit: int) -> Rect:
        """The tiles that write the sum: 1 to 5, below them 6 to 9 and 0."""
        place = (digit - 1) % 10
        left, top = _LEFT + 136, self._tray + self._tray_height - 170
        return rect(left + place % 5 * 64, top + place // 5 * 80, 60, 76)

    @property
    def propose(self) -> Rect:
        """The tile that makes the proposal."""
        left = _LEFT + 136 + 5 * 64 + 4
        return rect(left, self._tray + self._tray_height - 170, _LEFT + CENTRE - 12 - left, 156)
