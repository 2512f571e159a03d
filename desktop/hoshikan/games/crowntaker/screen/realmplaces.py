"""The places on the cloth banner of a realm, in scene units. Geometry only."""

from __future__ import annotations

from typing import Final

from hoshikan.games.crowntaker.screen.places import row
from hoshikan.geometry import Rect, rect

_INSET: Final = 16.0
_HEAD: Final = 132.0
_STAT: Final = 84.0
_WORD: Final = 31.0
_SIGN: Final = 32.0
"""Height of the name of a place."""
_TAIL: Final = 26.0
"""Room left free by the banner's tail."""
_NAME: Final = 78.0
_SMALL_FACE: Final = 38.0
"""Edge of the faces of two seats: as small as faces may be."""
_LORD_SHAPE: Final = 0.7
_LEGIBLE: Final = 98.0
"""Least width of a lord with readable words."""
_ROOMY: Final = 136.0
"""Height of a place below which …"""
_LENT: Final = 12.0
"""… church and tower lend at most this much of their height to the castle, whose lord has the most words."""
SECTIONS: Final = ("castle", "church", "tower")


class RealmPlaces:
    """The places of one side."""

    def __init__(self, left: float, top: float, width: float, height: float, seats: int) -> None:
        """`seats` play the side together, one or two of them."""
        self._alone = seats == 1
        self.frame = rect(left, top, width, height)
        self._inner = left + _INSET
        self._wide = width - 2 * _INSET
        self._top = top
        self._stats = top + _HEAD
        self._places = self._stats + _STAT + 6
        self._step = (top + height - _TAIL - self._places) / len(SECTIONS)
        self._lent = min(max(0.0, _ROOMY - self._step) / 2, _LENT)

    @property
    def arms(self) -> Rect:
        """The side's coat of arms."""
        if self._alone:
            return rect(self._inner - 2, self._top + 18, 80, 98)
        return rect(self._inner - 2, self._top + 12, 40, 45)

    @property
    def title(self) -> Rect:
        if self._alone:
            return rect(self._inner + 86, self._top + 18, self._wide - 86, 42)
        return rect(self._inner + 48, self._top + 14, self._wide - 48, 42)

    def player(self, index: int) -> tuple[Rect, Rect]:
        """Face and name of a seat of this side."""
        if self._alone:
            face, left, top = 46.0, self._inner + 86, self._top + 66
        else:
            face, left, top = _SMALL_FACE, self._inner, self._top + 57 + (_SMALL_FACE - 1) * index
        name = rect(left + face + 6, top + (face - 31) / 2, self._inner + self._wide - left - face - 6, 31)
        return rect(left, top, face, face), name

    def stat(self, name: str) -> Rect:
        """One of two numbers: "purse" with a stack of coins, "hand" with a token."""
        wide = self._wide * 0.58
        if name == "purse":
            return rect(self._inner, self._stats + _WORD, wide, _STAT - _WORD)
        return rect(self._inner + wide + 6, self._stats + _WORD, self._wide - wide - 6, _STAT - _WORD)

    def stat_word(self, name: str) -> Rect:
        """Place of that number's name."""
        below = self.stat(name)
        return rect(below.left, self._stats, below.width, _WORD)

    def heading(self, section: str) -> Rect:
        """The name of a place."""
        return rect(self._inner, self._section(section), _NAME, _SIGN)

    def line(self, section: str) -> Rect:
        """Place of its purpose."""
        return rect(self._inner + _NAME + 8, self._section(section), self._wide - _NAME - 8, _SIGN)

    def _section(self, section: str) -> float:
        index = SECTIONS.index(section)
        return self._places + index * self._step + (len(SECTIONS) - index) * self._lent * bool(index)

    def _body(self, section: str) -> Rect:
        step = self._step + (-self._lent if SECTIONS.index(section) else (len(SECTIONS) - 1) * self._lent)
        return rect(self._inner, self._section(section) + _SIGN, self._wide, step - _SIGN - 6)

    @property
    def waiting(self) -> Rect:
        """The lord in the castle."""
        body = self._body("castle")
        wide = min(max(body.height * _LORD_SHAPE, _LEGIBLE), 104.0)
        return rect(self._inner + self._wide - wide, body.top, wide, body.height)

    def store(self, section: str, beside: bool = False) -> Rect:
        """The tokens in "castle" or "church", `beside` a lord."""
        body = self._body(section)
        wide = self._wide - (self.waiting.width + 6 if beside else 0)
        return rect(self._inner, body.top, wide, body.height)

    @property
    def tower(self) -> Rect:
        """Place of captives."""
        body = self._body("tower")
        return rect(self._inner, body.top, 64, body.height)

    def prison(self, count: int) -> list[Rect]:
        """The captives, beside the tower."""
        body = self._body("tower")
        room = rect(self._inner + 68, body.top, self._wide - 68, body.height)
        return row(room, max(_LORD_SHAPE, _LEGIBLE / body.height), count)
