"""Design tokens: every colour, shape, distance, radius and duration. No literal colours elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPolygonF

SEAT_SHAPES: Final = ("star", "crown", "ring", "diamond", "drop", "moon")
"""The emblems of the seats, in the usual order, so that colours need not be distinguished."""


class Theme(NamedTuple):
    """One look: colours as "#rrggbb" strings, used through `color()`."""

    name: str
    dark: bool
    window: str
    """Behind everything."""
    surface: str
    """Panels, side bars."""
    raised: str
    """Cards and buttons on a surface."""
    border: str
    """Quiet lines between things."""
    control: str
    """Outlines that mark controls: 3 : 1 on window, surface and raised."""
    faint: str
    """Disabled controls: still seen, but plainly quieter than enabled ones."""
    text: str
    muted: str
    """Secondary text; still 4.5 : 1 on `surface`."""
    gold: str
    """Crowns, stars, the one primary button."""
    gold_line: str
    """Gold as a frame or a thin mark: 3 : 1 on everything a table is made of, which `gold` is not in the day."""
    on_gold: str
    link: str
    good: str
    bad: str
    focus: str
    """The focus ring, 3 : 1 against every ground."""
    glow: str
    """Legal targets of the piece in hand."""
    hint: str
    """Advice: neither the gold of "yours and now" nor the blue of "allowed"."""
    sky_top: str
    sky_bottom: str
    """The table's background, a vertical gradient."""
    nebula: str
    """A soft second light in the sky."""
    cloth: str
    """The table itself, …"""
    cloth_light: str
    """… under the lamp …"""
    cloth_edge: str
    """… and towards its edges."""
    printed: str
    """The ground of a zone printed on the cloth."""
    thread: str
    """Lines woven into the cloth."""
    wood: str
    """The rim of the table."""
    light: str
    """Light on an upper edge."""
    parchment: str
    """Old maps, …"""
    parchment_edge: str
    """… their worn edges, …"""
    ink: str
    """… what is written on them …"""
    ink_quiet: str
    """… and what is noted beside it; still 4.5 : 1 on `parchment`."""
    card: str
    """Faces of cards and tiles."""
    card_edge: str
    card_text: str
    card_back: str
    coin: str
    coin_edge: str
    coin_text: str
    shadow: str
    seats: tuple[str, str, str, str, str, str]
    """One accent per seat; shapes distinguish seats too."""
    on_seat: str
    """Text and emblems on a seat's colour."""
    shapes: tuple[str, str, str, str, str, str] = SEAT_SHAPES
    """The emblem of each seat; each belongs to one of the accents, wherever it sits."""
    text_scale: float = 1.0
    """Scale of the words on tables, by the text size in the settings."""
    interface_scale: float = 1.0
    """Scale of the words of the interface: `text_scale`, enlarged in a large window. Tables scale
    with the window by themselves."""


NIGHT: Final = Theme(
    name="night",
    dark=True,
    window="#0d1326",
    surface="#141c36",
    raised="#1e2948",
    border="#35426b",
    control="#7183b8",
    faint="#5f6b96",
    text="#f1f3fb",
    muted="#aab4d4",
    gold="#f2c14e",
    gold_line="#f2c14e",
    on_gold="#231a04",
    link="#8fb8ff",
    good="#6fd6a3",
    bad="#ff8f88",
    focus="#ffffff",
    glow="#7fe3ff",
    hint="#a78bff",
    sky_top="#0a1024",
    sky_bottom="#1a2550",
    nebula="#3b2f74",
    cloth="#141d43",
    cloth_light="#1e2b56",
    cloth_edge="#080d20",
    printed="#0a1130",
    thread="#5a6da6",
    wood="#3a2a22",
    light="#ffffff",
    parchment="#decb9d",
    parchment_edge="#8d7343",
    ink="#2a1f12",
    ink_quiet="#5b4626",
    card="#f6efdf",
    card_edge="#c9b991",
    card_text="#1d2440",
    card_back="#26356b",
    coin="#f2c14e",
    coin_edge="#9c6d12",
    coin_text="#3a2703",
    shadow="#02040c",
    seats=("#db787b", "#a3c6e6", "#66f177", "#faf4c0", "#c095f6", "#ed209b"),
    on_seat="#10162b",
)

DAY: Final = Theme(
    name="day",
    dark=False,
    window="#eef1f8",
    surface="#ffffff",
    raised="#f5f7fd",
    border="#c3cce0",
    control="#67728f",
    faint="#949cb4",
    text="#161d33",
    muted="#4d5876",
    gold="#e0a526",
    gold_line="#845b0c",
    on_gold="#231a04",
    link="#1d55b8",
    good="#0f6340",
    bad="#a31e18",
    focus="#0b1a4a",
    glow="#00689f",
    hint="#7a2be0",
    sky_top="#c8d6f3",
    sky_bottom="#e9eefb",
    nebula="#d9cdf2",
    cloth="#dbe4f4",
    cloth_light="#f2f5fc",
    cloth_edge="#c8d6f3",
    printed="#b4c3e2",
    thread="#7486ad",
    wood="#b58a5c",
    light="#ffffff",
    parchment="#f3e6c6",
    parchment_edge="#a58c57",
    ink="#2a1f12",
    ink_quiet="#5b4626",
    card="#fffdf6",
    card_edge="#b8a679",
    card_text="#1d2440",
    card_back="#4b64b5",
    coin="#f0b93a",
    coin_edge="#8f6410",
    coin_text="#3a2703",
    shadow="#4a5576",
    seats=("#8f0405", "#185289", "#1b7c3d", "#967106", "#8a30c5", "#70044e"),
    on_seat="#ffffff",
)

CONTRAST: Final = Theme(
    name="contrast",
    dark=True,
    window="#000000",
    surface="#000000",
    raised="#101010",
    border="#ffffff",
    control="#ffffff",
    faint="#8c8c8c",
    text="#ffffff",
    muted="#e6e6e6",
    gold="#ffd400",
    gold_line="#ffd400",
    on_gold="#000000",
    link="#7fd4ff",
    good="#7dff9b",
    bad="#ff8a8a",
    focus="#00ffff",
    glow="#00ffff",
    hint="#b77dff",
    sky_top="#000000",
    sky_bottom="#000000",
    nebula="#000000",
    cloth="#000000",
    cloth_light="#000000",
    cloth_edge="#000000",
    printed="#000000",
    thread="#ffffff",
    wood="#000000",
    light="#ffffff",
    parchment="#000000",
    parchment_edge="#ffffff",
    ink="#ffffff",
    ink_quiet="#e6e6e6",
    card="#ffffff",
    card_edge="#000000",
    card_text="#000000",
    card_back="#202020",
    coin="#ffd400",
    coin_edge="#000000",
    coin_text="#000000",
    shadow="#000000",
    seats=("#db787b", "#a3c6e6", "#66f177", "#faf4c0", "#c095f6", "#ed209b"),
    on_seat="#000000",
)

THEMES: Final = MappingProxyType({theme.name: theme for theme in (NIGHT, DAY, CONTRAST)})

GAP: Final = MappingProxyType({"xs": 4, "s": 8, "m": 12, "l": 16, "xl": 24, "xxl": 40})
"""Distances in logical pixels at 100 %."""
TEXT: Final = MappingProxyType({"small": 13, "body": 15, "large": 18, "title": 24, "display": 34})
"""Font sizes in logical pixels at 100 %."""
TABLE_TEXT: Final = MappingProxyType({"small": 22, "body": 28, "large": 44})
"""The three sizes of words on a table, in scene units at 100 % (14, 18 and 28 pixels on a table that is 1020 wide, and
"small" still 12 where a table is smallest): names of zones and counters, words to be read, what the turn is about. Use
`table_text`."""
RADIUS: Final = MappingProxyType({"s": 6, "m": 10, "l": 16})
DURATION: Final = MappingProxyType(
    {
        "quick": 150,
        "dim": 200,
        "normal": 260,
        "turn": 300,
        "slow": 400,
        "flight": 450,
        "word": 700,
        "hold": 900,
        "banner": 1200,
    }
)
"""Milliseconds at animation speed "normal": "dim" until only the stage is lit, "turn" of a card in a great moment,
"flight" of a prize, "word" to read a word and "hold" to take a result in, "banner" to read what stands alone."""
SHADE: Final = 0.5
"""Darkness of everything but the stage in a spotlight."""
LATIN_FAMILY: Final = "DejaVu Sans"
"""Fallback only: the system's own interface font comes first (see `fonts`)."""


def table_text(size: str, theme: Theme) -> float:
    """One of `TABLE_TEXT` as large as the setting wishes words on tables."""
    return TABLE_TEXT[size] * theme.text_scale


def color(token: str, alpha: float = 1.0) -> QColor:
    """A token's value as QColor, with an opacity of 0..1."""
    value = QColor(token)
    value.setAlphaF(alpha)
    return value


Seats = tuple[str, str, str, str, str, str]

_DARK: Final[MappingProxyType[str, Seats]] = MappingProxyType(
    {
        "deutan": ("#e15922", "#c6defa", "#b2f7a1", "#ebec13", "#d43ce2", "#b86c79"),
        "tritan": ("#ec4813", "#d6ebea", "#25ed1b", "#f2bf59", "#6874f3", "#e31eed"),
        "mono": ("#189075", "#dafff2", "#76aeec", "#fac5a6", "#fca0db", "#d2f125"),
    }
)
_LIGHT: Final[MappingProxyType[str, Seats]] = MappingProxyType(
    {
        "deutan": ("#451c0d", "#1175c2", "#2d807a", "#527f0a", "#270fbc", "#3a064b"),
        "tritan": ("#d11917", "#08064b", "#0b8482", "#80761c", "#c013c5", "#4b060d"),
        "mono": ("#d44000", "#050205", "#123901", "#9f1850", "#067078", "#0c046d"),
    }
)


def seat_colours(theme: Theme, palette: str) -> Seats:
    """The accents of the six seats; "standard" is the theme's own choice."""
    return (_DARK if theme.dark else _LIGHT).get(palette, theme.seats)


USUAL: Final = tuple(range(len(SEAT_SHAPES)))
"""Every seat has the emblem of its place."""


def completed(wishes: Sequence[int | None]) -> tuple[int, ...]:
    """An emblem for each of the six seats, none twice: what is wished, first come first served, then that of the place
    where it is free, then any."""
    places: list[int | None] = [*wishes, *(None for _ in USUAL)][: len(USUAL)]
    given: dict[int, int] = {}
    for seat, wish in enumerate(places):
        if wish in USUAL and wish not in given.values():
            given[seat] = USUAL[wish]
    for seat in USUAL:
        if seat not in given and seat not in given.values():
            given[seat] = seat
    free = iter([emblem for emblem in USUAL if emblem not in given.values()])
    return tuple(given[seat] if seat in given else next(free) for seat in USUAL)


def worn(theme: Theme, emblems: Sequence[int]) -> Theme:
    """The look in which the seats have these emblems, one of which is for each of the six."""
    one, two, three, four, five, six = (theme.seats[emblem] for emblem in emblems)
    first, second, third, fourth, fifth, sixth = (theme.shapes[emblem] for emblem in emblems)
    return theme._replace(
        seats=(one, two, three, four, five, six),
        shapes=(first, second, third, fourth, fifth, sixth),
    )


def star_path(center: QPointF, radius: float, points: int = 5, inner: float = 0.5) -> QPainterPath:
    """A star with `points` rays, one pointing up; `inner` is the ratio of the inner to the outer radius."""
    polygon = QPolygonF()
    for number in range(2 * points):
        reach = radius if number % 2 == 0 else radius * inner
        angle = number * pi / points - pi / 2
        polygon.append(QPointF(center.x() + reach * cos(angle), center.y() + reach * sin(angle)))
    path = QPainterPath()
    path.addPolygon(polygon)
    path.closeSubpath()
    return path


def crown_path(center: QPointF, radius: float) -> QPainterPath:
    """A crown of three rays on a band."""
    x, y, r = center.x(), center.y(), radius
    corners = [(-0.9, 0.7), (-1.0, -0.45), (-0.48, 0.05), (0.0, -0.8), (0.48, 0.05), (1.0, -0.45), (0.9, 0.7)]
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x + dx * r, y + dy * r) for dx, dy in corners]))
    path.closeSubpath()
    return path


def shape_path(shape: str, center: QPointF, radius: float) -> QPainterPath:
    """A seat's emblem (one of `SEAT_SHAPES`)."""
    x, y, r = center.x(), center.y(), radius
    path = QPainterPath()
    if shape == "star":
        return star_path(center, r * 1.08, inner=0.46)
    if shape == "crown":
        return crown_path(center, r * 0.95)
    if shape == "ring":
        path.addEllipse(center, r * 0.92, r * 0.92)
        path.addEllipse(center, r * 0.46, r * 0.46)
    elif shape == "diamond":
        path.addPolygon(
            QPolygonF([QPointF(x, y - r), QPointF(x + 0.8 * r, y), QPointF(x, y + r), QPointF(x - 0.8 * r, y)])
        )
        path.closeSubpath()
    elif shape == "drop":
        path.moveTo(x, y - r)
        path.cubicTo(x + 0.35 * r, y - 0.35 * r, x + 0.75 * r, y, x + 0.75 * r, y + 0.3 * r)
        path.arcTo(QRectF(x - 0.75 * r, y - 0.4 * r, 1.5 * r, 1.4 * r), 0, -180)
        path.cubicTo(x - 0.75 * r, y, x - 0.35 * r, y - 0.35 * r, x, y - r)
    else:
        path.addEllipse(center, r * 0.95, r * 0.95)
        bite = QPainterPath()
        bite.addEllipse(QPointF(x + 0.45 * r, y - 0.2 * r), r * 0.78, r * 0.78)
        path = path.subtracted(bite)
    return path
