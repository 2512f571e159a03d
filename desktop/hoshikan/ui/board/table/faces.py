"""Faces of the framework's own painters, besides theme and size: a type for each kind that games share. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

Light = Literal["gold", "glow", "hint", "link", "bad"]
"""Colours of light around a piece, as the theme names them; "bad" has a broken line."""
Tone = Literal["good", "bad", "gold", "muted"]
"""Tone of a note, as the theme names its colours."""


class TextFace(NamedTuple):
    """Kind "text": a line of text."""

    words: str
    ink: str = "text"
    """The theme's colour, or "seat0" …"""
    align: str = "left"
    """left, center or right."""
    bold: bool = False
    size: int = 0
    """Its size in scene units, for words that look alike whatever their length; 0 for as large as its place allows."""


class PanelFace(NamedTuple):
    """Kind "panel": a quiet ground for pieces that belong together."""

    edge: str = ""
    """A colour of the theme; "" for an edge that is quiet too."""


class EmblemFace(NamedTuple):
    """Kind "emblem": a seat's emblem alone."""

    seat: int


class SeatFace(NamedTuple):
    """Kind "seat": the ground of a seat's panel."""

    seat: int
    active: bool = False
    """True if the seat decides now."""


class HaloFace(NamedTuple):
    """Light around a piece."""

    light: Light
    soft: bool = False


class BadgeFace(NamedTuple):
    """A note on a piece: a few letters or figures."""

    tone: Tone
    words: str
    unit: Literal["", "coin", "star"] = ""
    """A sign behind the figures: coins, or points."""


class BannerFace(NamedTuple):
    """Words across the table."""

    title: str
    sentence: str
    tone: Tone


Badges = Mapping[str, BadgeFace]
"""Notes by the key of the piece they lie on."""
