"""Layout of the table of CrownTaker, in scene units. Geometry only.

A map of the war is in the middle under a rim of nine medals. The realms are beside it as banners, France at the
left, England at the right. The shelf at the lower edge holds the hand of each realm, and between them the tray
where the player at the screen decides.
"""

from __future__ import annotations

from typing import Final

from hoshikan.games.crowntaker.screen.places import middle, row
from hoshikan.games.crowntaker.screen.realmplaces import RealmPlaces
from hoshikan.geometry import Rect, rect
from hoshikan.ui.board.table.kit.places import WIDTH, table_height

HEIGHTS: Final = (930.0, 1200.0)
"""From the widest window to the highest."""
_EDGE: Final = 14.0
_BANNER: Final = 300.0
_GAP: Final = 12.0
_RIM: Final = 86.0
_SHELF: Final = 312.0
_SHELF_GROWS: Final = 0.4
"""The share of greater height that the shelf takes."""
_HAND: Final = 402.0
"""Width of a realm's hand, at its end of the shelf."""
_LEFT: Final = _EDGE + _BANNER + _GAP
CENTRE: Final = WIDTH - 2 * _LEFT
_TALLY: Final = 126.0
"""Medals counted at each end of the rim."""
_TITLE: Final = 46.0
_HEADING: Final = 34.0
_ATTACK: Final = 58.0
_LEGEND: Final = 32.0
REACH: Final = 36.0
"""By how much the front may move towards a side."""
_COUNT: Final = 126.0
"""Width of the name and number of a rank."""
_LORD_SHAPE: Final = 0.7
_CARD_SHAPE: Final = 1.38
_NARROW: Final = 1.8
"""Largest ratio of height to width of many cards side by side: they keep their height."""
_ARENA: Final = 272.0
"""From the names above the dice to the reasons below them."""
_TRAY: Final = _EDGE + _HAND + _GAP
_TRAY_WIDE: Final = WIDTH - 2 * _TRAY
_COUNTER: Final = 282.0
_REQUESTS: Final = 5
"""Kinds of requests."""
_NONE: Final = 184.0
"""Width of a tile for none."""
_PAD: Final = 142.0
"""Least height of a deal in the making."""
_SPEECH: Final = 44.0
"""Height of a lord's words in it, …"""
_STEP: Final = 56.0
"""… and width of a step."""


class Half:
    """One side's half of the map: its castle at the outer edge, the road from there to the front, and the front."""

    def __init__(self, side: int, top: float, height: float) -> None:
        self._side = side
        self._top = top
        self._tall = height
        self._wide = CENTRE / 2 - 34
        self._left = _LEFT + 20 if side == 0 else _LEFT + CENTRE / 2 + 14
        room = height - _ATTACK - _LEGEND - 12
        self._ranks = (min(max(room * 0.25, 76.0), 104.0), min(max(room * 0.17, 54.0), 72.0))
        """Heights of the rows of troops and of arms."""
        self._upper = room - sum(self._ranks) - 4
        """Room above them."""
        self._keep = min(self._upper * 0.76, 148.0)
        """Width of the castle, …"""
        self._lord = min(self._upper * 0.76, 150.0)
        """… and of a commander beside it."""

    def _outer(self, wide: float, inset: float = 0.0) -> float:
        """The left edge of something `wide` that stands `inset` from the outer edge."""
        return self._left + inset if self._side == 0 else self._left + self._wide - wide - inset

    def _standing(self, inset: float, wide: float, tall: float) -> Rect:
        """A place on the ground above the rows."""
        tall = min(tall, self._upper)
        return rect(self._outer(wide, inset), self._top + self._upper - tall, wide, tall)

    @property
    def castle(self) -> Rect:
        return self._standing(0.0, self._keep, self._keep * 1.2)

    def commander(self, advance: float | None = None) -> Rect:
        """The place of a commander: before the castle, or at the front, which is `advance` towards the enemy."""
        inset = self._keep + 10 if advance is None else self._wide - self._lord + advance
        return self._standing(inset, self._lord, self._lord * 1.36)

    def _between(self, above: float, tall: float) -> Rect:
        """A place between the castle and the commander at the front, `above` the ground."""
        inset = self._keep + 6
        wide = self._wide - self._lord - inset - REACH - 4
        return rect(self._outer(wide, inset), self._top + self._upper - above - tall, wide, tall)

    @property
    def die(self) -> Rect:
        """The dice of the last round."""
        return self._between(min(self._upper * 0.6, 116.0), min(self._upper * 0.36, 76.0))

    @property
    def skill(self) -> Rect:
        """Place of the declaration for this round, below the dice."""
        return self._between(8.0, min(self._upper * 0.5, 100.0))

    @property
    def printed(self) -> Rect:
        """Place of what is printed on a commander before its castle, beside it."""
        inset = self._keep + self._lord + 15
        return self._standing(inset, min(self._wide - inset + 9, 186.0), min(self._lord * 1.1, 144.0))

    def _row(self, space: str) -> tuple[float, float]:
        """The upper edge and the height of a row."""
        troops, arms = self._ranks
        return (
            (self._top + self._upper + 4 + troops, arms) if space == "arms" else (self._top + self._upper + 4, troops)
        )

    def count(self, space: str) -> Rect:
        """Place of the name and number of troops or arms."""
        top, tall = self._row(space)
        return rect(self._outer(_COUNT), top + (tall - 34) / 2, _COUNT, 34)

    def army(self, space: str, most: int, widest: int, advance: float | None = None) -> Rect:
        """The rank of troops or arms with room for `most`, before the castle or at the front; the longest rank on the
        table has room for `widest`."""
        room = self._wide - _COUNT - REACH - 4
        step = min(room / max(widest, 1), self._ranks[0] * 0.62)
        wide = step * max(most, 1)
        inset = _COUNT + 4 if advance is None else self._wide - wide + advance
        top, tall = self._row(space)
        return rect(self._outer(wide, inset), top, wide, tall - 2)

    @property
    def attack(self) -> Rect:
        """The attack row by die."""
        return rect(self._left, self._top + self._tall - _ATTACK, self._wide, _ATTACK)

    @property
    def legend(self) -> Rect:
        """Place of the legend of the attack row."""
        return rect(self._left, self._top + self._tall - _ATTACK - _LEGEND, self._wide, _LEGEND - 2)

    # Negotiation

    @property
    def _talk(self) -> float:
        """Height of the cards of the negotiation, between the heading and the two lines below."""
        return min(self._tall - _HEADING - 92, 350.0)

    @property
    def heading(self) -> Rect:
        return rect(self._left, self._top, self._wide, _HEADING)

    @property
    def captive(self) -> Rect:
        """The captive of this side on the table."""
        wide = self._talk * _LORD_SHAPE
        return rect(self._outer(wide, 4), self._top + _HEADING + 6, wide, self._talk)

    @property
    def choice(self) -> Rect:
        """The card chosen, nearest to the other side's."""
        inset = self._talk * _LORD_SHAPE + 20
        wide = min(self._wide - inset, self._talk / _CARD_SHAPE, 200.0)
        tall = wide * _CARD_SHAPE
        top = self._top + _HEADING + 6 + (self._talk - tall) / 2
        return rect(self._outer(wide, self._wide - wide), top, wide, tall)


class Hand:
    """A side's hand, at its end of the shelf."""

    def __init__(self, side: int, top: float, height: float) -> None:
        self._left = _EDGE + 6 if side == 0 else WIDTH - _EDGE - _HAND + 6
        self._wide = _HAND - 12
        self._top = top + 8
        self._cards = min(84 + 0.2 * (height - _SHELF), 104.0)
        self._lords = height - 16 - 2 * _LEGEND - self._cards - 12

    def heading(self, section: str) -> Rect:
        """The words above the "lords" or "cards"."""
        top = self._top if section == "lords" else self._top + _LEGEND + self._lords + 8
        return rect(self._left, top, self._wide, _LEGEND)

    def lords(self, count: int) -> list[Rect]:
        tall = min(self._lords, 176.0)
        top = self._top + _LEGEND + (self._lords - tall) / 2
        return row(rect(self._left, top, self._wide, tall), 0.6, count)

    def cards(self, count: int) -> list[Rect]:
        top = self._top + 2 * _LEGEND + self._lords + 10
        return row(rect(self._left, top, self._wide, self._cards), 0.74, count)


class Layout:
    """The places in a window `aspect` times as wide as high, with `seats` on each side."""

    def __init__(self, aspect: float, seats: int = 1) -> None:
        self.height = table_height(aspect, *HEIGHTS)
        shelf = _SHELF + _SHELF_GROWS * (self.height - HEIGHTS[0])
        self._tray = self.height - _EDGE - shelf
        self._tray_height = shelf
        self._field = _EDGE + _RIM + 8
        field_height = self._tray - _GAP - self._field
        inner = (self._field + _TITLE + 6, field_height - _TITLE - 22)
        self.banners = tuple(
            RealmPlaces(left, _EDGE, _BANNER, self._tray - _GAP - _EDGE, seats)
            for left in (_EDGE, WIDTH - _EDGE - _BANNER)
        )
        self.hands = (Hand(0, self._tray, shelf), Hand(1, self._tray, shelf))
        self.halves = (Half(0, *inner), Half(1, *inner))
        self.rim = rect(_LEFT, _EDGE, CENTRE, _RIM)
        self.field = rect(_LEFT, self._field, CENTRE, field_height)
        self.shelf = rect(_EDGE, self._tray, WIDTH - 2 * _EDGE, shelf)
        self.tray = rect(_TRAY, self._tray + 6, _TRAY_WIDE, shelf - 12)
        self.church = rect(_LEFT + 30, self._tray - _GAP - 52, CENTRE - 60, 36)
        self.stake = rect(_LEFT + 30, self._tray - _GAP - 92, CENTRE - 60, 36)
        self.summary = rect(_LEFT + 30, self._field + 8, CENTRE - 60, _TITLE - 4)

    def phase(self, phase: int) -> Rect:
        """The space of a phase on the rim, from 1."""
        step = (CENTRE - 2 * _TALLY) / 9
        return rect(_LEFT + _TALLY + (phase - 1) * step + 1, _EDGE + 2, step - 2, _RIM - 4)

    def medals(self, side: int) -> Rect:
        """Place of the number of a side's medals, at its end of the rim."""
        left = _LEFT + 10 if side == 0 else _LEFT + CENTRE - _TALLY + 14
        return rect(left, _EDGE + 34, _TALLY - 24, _RIM - 40)

    def medals_word(self, side: int) -> Rect:
        """Place of that number's name."""
        left = _LEFT + 10 if side == 0 else _LEFT + CENTRE - _TALLY + 14
        return rect(left, _EDGE + 4, _TALLY - 24, 31)

    # Dice in the tray

    def _arena(self, side: int, inset: float, wide: float, top: float, tall: float) -> Rect:
        """A place `inset` from the outer edge on a side's half of the tray, `top` below the first row."""
        left = _TRAY + inset if side == 0 else _TRAY + _TRAY_WIDE - inset - wide
        return rect(left, self._tray + (self._tray_height - _ARENA - self._more) / 2 + top, wide, tall)

    @property
    def _more(self) -> float:
        """By how much dice are larger where the shelf is higher."""
        return min(max(self._tray_height - _SHELF, 0.0), 72.0)

    def arena_name(self, side: int) -> Rect:
        """Place of the dice's owner."""
        return self._arena(side, _EDGE, 226, 0, 38)

    def arena_die(self, side: int) -> Rect:
        """The dice of a war, at the outer edge."""
        return self._arena(side, _EDGE, 226, 42, 134 + self._more)

    def arena_power(self, side: int) -> Rect:
        """Place of their result, towards the middle."""
        return self._arena(side, _EDGE + 230, 124, 42, 134 + self._more)

    def arena_reason(self, side: int, line: int) -> Rect:
        """Place of the origin of a side's strength, below its dice."""
        return self._arena(side, _EDGE, _TRAY_WIDE / 2 - 2 * _EDGE, 188 + self._more + 44 * line, 40)

    @property
    def versus(self) -> Rect:
        """Between the two powers."""
        return self._arena(0, _TRAY_WIDE / 2 - 24, 48, 74 + self._more / 2, 70)

    @property
    def event_die(self) -> Rect:
        return self._arena(0, _TRAY_WIDE / 2 - 120, 240, 52, 180 + self._more)

    @property
    def event_words(self) -> Rect:
        """Place of the rolling side's name."""
        return self._arena(0, 20, _TRAY_WIDE - 40, 0, 44)

    # The tray

    def tray_row(self, top: float, height: float) -> Rect:
        """A strip across the tray, `top` below its upper edge."""
        return rect(_TRAY + 14, self._tray + top, _TRAY_WIDE - 28, height)

    def large(self, count: int, size: tuple[float, float]) -> list[Rect]:
        """Things to choose from, in the middle of the tray."""
        room, high = _TRAY_WIDE - 28, self._tray_height - 76
        shape = size[1] / size[0]
        wide = min(size[0], (room - 8 * (count - 1)) / max(count, 1), high / shape)
        tall = max(wide * shape, min(size[1], high, wide * _NARROW))
        top = self._tray + 58 + (high - tall) / 2
        return middle(_TRAY + 14, top, (wide, tall), count, room)

    def counter(self, index: int) -> Rect:
        """The head of one of the four rows of a deployment."""
        return rect(_TRAY + 12, self._counter_top(index), _COUNTER, self._counter_step - 5)

    def count(self, index: int, number: int) -> Rect:
        """The place of the `number`th token (from 1) in such a row."""
        wide = (_TRAY_WIDE - 30 - _COUNTER) / 9
        left = _TRAY + 18 + _COUNTER + (number - 1) * wide
        return rect(left, self._counter_top(index), wide - 3, self._counter_step - 5)

    def _counter_top(self, index: int) -> float:
        return self._tray + 14 + index * self._counter_step

    @property
    def _counter_step(self) -> float:
        return (self._tray_height - 28 - 76) / 4

    @property
    def pile(self) -> Rect:
        """The tokens still to be placed."""
        return rect(_TRAY + 12, self._tray + self._tray_height - 88, 376, 74)

    @property
    def seal(self) -> Rect:
        """The tile that makes a choice of many parts."""
        return rect(_TRAY + 396, self._tray + self._tray_height - 88, _TRAY_WIDE - 408, 74)

    def verb(self, index: int) -> Rect:
        """One of five tiles for requests, three and two in a row, or (from 5) of two for none at their right end."""
        room, tall = _TRAY_WIDE - 24 - _NONE, (self._tray_height - 30 - self._pad_tall) / 2
        row, column = divmod(index, 3) if index < _REQUESTS else (index - _REQUESTS, 0)
        top = self._tray + 14 + row * tall
        if index >= _REQUESTS:
            return rect(_TRAY + 12 + room, top, _NONE, tall - 5)
        wide = room / (2 if row else 3)
        return rect(_TRAY + 12 + column * wide, top, wide - 6, tall - 5)

    @property
    def _pad(self) -> float:
        """The upper edge of a deal in the making, …"""
        return self._tray + self._tray_height - self._pad_tall - 12

    @property
    def _pad_tall(self) -> float:
        """… and its height."""
        return _PAD + 0.5 * max(self._tray_height - _SHELF, 0.0)

    @property
    def why_pass(self) -> Rect:
        """Words in place of the coins where there is nothing to pay for."""
        return rect(_TRAY + 20, self._pad + 40, _TRAY_WIDE - 40, 44)

    def talk(self, part: str) -> Rect:
        """A part of a deal in the making: the "face" and "speech" of the other side, the coins of the deal ("sum"),
        those that its payer keeps ("rest"), the steps from one to the other, and the tile that proposes it."""
        tall = self._pad_tall
        face = min(tall * 0.86, 150.0)
        top = self._pad
        left = _TRAY + 12 + face + 10
        propose = 140.0
        wide = _TRAY + _TRAY_WIDE - 12 - propose - 10 - left
        below, low = top + _SPEECH + 6, tall - _SPEECH - 6
        pile = (wide - 2 * _STEP - 20) / 2
        steps = left + pile + 8
        places = {
            "face": rect(_TRAY + 12, top, face, tall),
            "speech": rect(left - 6, top, wide + 6, _SPEECH),
            "sum": rect(left, below, pile, low),
            "rest": rect(left + wide - pile, below, pile, low),
            "more:1": rect(steps, below, _STEP, low / 2 - 2),
            "more:5": rect(steps + _STEP + 4, below, _STEP, low / 2 - 2),
            "less:1": rect(steps, below + low / 2 + 2, _STEP, low / 2 - 2),
            "less:5": rect(steps + _STEP + 4, below + low / 2 + 2, _STEP, low / 2 - 2),
            "propose": rect(left + wide + 10, top, propose, tall),
        }
        return places[part]

    def answer(self, part: str) -> Rect:
        """A part of a deal to be answered: the "face" and the "coins" of the side that proposes it, and two tiles."""
        high = self._tray_height - 76
        tall = min(high, 244.0)
        top = self._tray + 58 + (high - tall) / 2
        face = min(tall * 0.86, 190.0)
        left = _TRAY + 14
        tile = (_TRAY_WIDE - 28 - face - 150 - 36) / 2
        places = {
            "face": rect(left, top, face, tall),
            "coins": rect(left + face + 12, top + tall * 0.2, 150, tall * 0.6),
            "accept": rect(left + face + 174, top, tile, tall),
            "decline": rect(left + face + 186 + tile, top, tile, tall),
        }
        return places[part]
