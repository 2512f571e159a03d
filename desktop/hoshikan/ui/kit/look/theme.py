"""Design tokens: every colour, shape, distance, radius and duration. No literal colours elsewhere.

Fonts, palette and style sheet are made from them. Widgets choose a look by two dynamic properties:

`role` of a label: "display", "title", "large", "body", "small"; with `muted` true it steps back. The first two have the
display face, and with `face` "display" any label or button has it.
`kind` of a button: "primary" (one per screen), "quiet" (no frame until touched), "link" (leads to a rule), else a plain
button;
`kind` of a frame: "card", "panel", "bar", "notice"; a picture with words that is pressed is a "tile".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.machinery import PathFinder
from math import cos, pi, sin
from pathlib import Path
from string import Template
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPainterPath, QPalette, QPolygonF

from hoshikan.resources import MissingResourceError, resource

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

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
"""Fallback only: the system's own interface font comes first (see `families`)."""


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


def is_flat(theme: Theme) -> bool:
    """True if nothing has texture, light or shadow, so that only the content stands out."""
    return theme.name == "contrast"


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


_JAPANESE_PACKAGE = "noto_cjk_sans_jp_regular"
_JAPANESE_FILE = "NotoSansCJKjp-Regular.otf"
_DISPLAY_FILE = ("fonts", "display.otf")
"""Made by `packaging/displayfont.py` together with the translations."""

_USUAL: Final = 1200
"""Height of a window, in logical pixels, up to which the interface has its usual size, …"""
_LARGE: Final = 1440
"""… and from which it grows in proportion, …"""
_LARGER: Final = 125
"""… from this size in per cent …"""
_LARGEST: Final = 150
"""… up to this one."""
_STEP: Final = 5
"""Per cent: each step restyles every widget."""


def japanese_font_file() -> Path:
    """The Japanese font that comes along as a dependency. Raises MissingResourceError."""
    # Found without importing: the package's own code would cost a tenth of the start.
    spec = PathFinder.find_spec(_JAPANESE_PACKAGE)
    path = Path(spec.origin if spec is not None and spec.origin else _JAPANESE_PACKAGE).parent / _JAPANESE_FILE
    if not path.is_file():
        raise MissingResourceError(path)
    return path


@cache
def _japanese_families() -> tuple[str, ...]:
    """Registers the Japanese font once per process; empty when it is missing (the system may have one of its own)."""
    try:
        identifier = QFontDatabase.addApplicationFont(str(japanese_font_file()))
    except MissingResourceError:
        return ()
    return tuple(QFontDatabase.applicationFontFamilies(identifier)) if identifier >= 0 else ()


@cache
def _display_families() -> tuple[str, ...]:
    """Registers the display face once per process; empty where it was not made, and headings have the text face."""
    try:
        identifier = QFontDatabase.addApplicationFont(str(resource(*_DISPLAY_FILE)))
    except MissingResourceError:
        return ()
    return tuple(QFontDatabase.applicationFontFamilies(identifier)) if identifier >= 0 else ()


def check_japanese() -> None:
    """Raises MissingResourceError where neither this installation nor the system can show Japanese."""
    if not QFontDatabase.families(QFontDatabase.WritingSystem.Japanese):
        japanese_font_file()


def families() -> list[str]:
    """Font families in the order in which Qt looks for a character."""
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    return list(dict.fromkeys((system, *_japanese_families(), LATIN_FAMILY)))


def display_families() -> list[str]:
    """Families for names, banners and numerals; letters that the display face lacks come from the text face."""
    return [*_display_families(), *families()]


def display_font(pixels: float) -> QFont:
    """The display face, `pixels` high. It is heavy by itself; the text face in its place is bold."""
    font = QFont(QGuiApplication.font())
    font.setFamilies(display_families())
    font.setPixelSize(max(1, round(pixels)))
    font.setBold(True)
    return font


def application_font(text_size: int) -> QFont:
    """The body font at `text_size` per cent."""
    font = QFont()
    font.setFamilies(families())
    font.setPixelSize(scaled(TEXT["body"], text_size))
    return font


def interface_size(width: int, height: int) -> int:
    """Size of the interface in per cent in a window of this size; tables scale with the window by themselves."""
    tall = min(height, round(width * 9 / 16))  # a tall, narrow window has no room for larger controls
    between = 100 + max(0, tall - _USUAL) / 8
    size = min(between, max(_LARGER, _LARGER * tall / _LARGE), _LARGEST)
    return round(size / _STEP) * _STEP


def scaled(pixels: int, text_size: int) -> int:
    """A font size in logical pixels at `text_size` per cent."""
    return round(pixels * text_size / 100)


_Role = QPalette.ColorRole
PRESSED: Final = 0.16
"""Share of blue in what is pressed or selected; gold would turn the night's blue grey."""
TARGET: Final = 40
"""Least height and width, in logical pixels, of what is pressed."""
HOVERED: Final = 0.10
"""Share of the text's colour in what the pointer is on."""

_SHEET: Final = Template("""
QWidget { font-size: ${body}px; }
QLabel { background: transparent; }
QLabel[role="display"] { font-family: $face; font-size: ${display}px; font-weight: 700; }
QLabel[role="title"] { font-family: $face; font-size: ${title}px; font-weight: 700; }
QLabel[role="large"] { font-size: ${large}px; font-weight: 600; }
QLabel[role="small"] { font-size: ${small}px; }
QLabel[muted="true"] { color: $muted; }
QLabel[role="bad"] { color: $bad; }
*[face="display"] { font-family: $face; font-weight: 700; }
QFrame[kind="card"] { background: $raised; border: 1px solid $border; border-radius: ${radius}px; }
QFrame[kind="panel"] { background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $panel_lit, stop:1 $surface);
  border: 1px solid $border; border-top-color: $panel_edge; border-bottom-color: $panel_foot;
  border-radius: ${radius}px; }
*[kind="tile"] { background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $tile, stop:1 $tile_low);
  border: 1px solid $tile_edge; border-bottom-color: $tile_foot; border-radius: ${radius}px; }
*[kind="tile"]:hover { background: $tile_lit; }
*[kind="tile"]:checked, *[kind="tile"]:pressed { background: $tile_lit; border: 3px solid $gold_line; }
*[kind="tile"] QLabel { color: $tile_text; }
*[kind="tile"] QLabel[muted="true"] { color: $tile_quiet; }
QFrame[kind="bar"] { background: $surface; border: none; border-bottom: 1px solid $border; }
QFrame[kind="foot"] { background: $surface; border: none; border-top: 1px solid $border; }
QFrame[kind="notice"] { background: $raised; border: 1px solid $control; border-left: 4px solid $gold;
  border-radius: ${radius_s}px; }
QFrame[kind="notice"][grade="bad"] { border-left: 4px solid $bad; }
QPushButton, QToolButton {
  background: $raised; color: $text; border: 1px solid $control; border-radius: ${radius_s}px;
  padding: ${pad_y}px ${pad_x}px; min-height: ${line}px;
}
QToolButton { padding: ${pad_y}px ${pad_y}px; min-width: ${line}px; }
QPushButton:hover, QToolButton:hover { background: $hover; }
QPushButton:pressed, QToolButton:pressed { background: $pressed; }
QPushButton:checked, QToolButton:checked {
  background: $pressed; border: 2px solid $gold_line; padding: ${pad_y_in}px ${pad_x_in}px;
}
QToolButton:checked { padding: ${pad_y_in}px; }
QPushButton:disabled, QToolButton:disabled { color: $faint; border-color: $faint_edge; }
QPushButton[kind="primary"] { background: $gold; color: $on_gold; border: 1px solid $gold; font-weight: 600; }
QPushButton[scale="large"] { font-size: ${title}px; min-height: ${tall}px; padding: ${pad_y}px ${pad_wide}px; }
QPushButton[kind="primary"]:hover { background: $gold_hover; }
QPushButton[kind="primary"]:disabled { background: $raised; color: $faint; border-color: $faint_edge; }
QPushButton[kind="quiet"], QToolButton[kind="quiet"] { background: transparent; border: 1px solid transparent; }
QPushButton[kind="quiet"]:hover, QToolButton[kind="quiet"]:hover { background: $hover; }
QPushButton[kind="link"] { background: transparent; border: 1px solid transparent; color: $link;
  text-decoration: underline; }
QPushButton[kind="link"]:hover { background: $hover; }
QPushButton[kind="quiet"]:checked, QToolButton[kind="quiet"]:checked {
  background: transparent; border: 1px solid transparent; border-bottom: 2px solid $gold_line; border-radius: 0;
  padding: ${pad_y}px ${pad_x}px ${pad_y_in}px ${pad_x}px;
}
QToolButton[kind="quiet"]:checked { padding: ${pad_y}px ${pad_y}px ${pad_y_in}px ${pad_y}px; }
QPushButton[kind="quiet"]:disabled, QToolButton[kind="quiet"]:disabled { color: $faint; border-color: transparent; }
QLineEdit {
  background: $field; color: $text; border: 1px solid $control; border-radius: ${radius_s}px;
  padding: ${pad_y}px ${pad_y}px; min-height: ${line}px; selection-background-color: $gold; selection-color: $on_gold;
}
QLineEdit[readOnly="true"] { background: transparent; border-color: transparent; }
QLineEdit > QToolButton { background: transparent; border: none; padding: 0; min-width: 0; min-height: 0; }
QComboBox {
  background: $raised; color: $text; border: 1px solid $control; border-radius: ${radius_s}px;
  padding: ${pad_y}px ${pad_x}px; min-height: ${line}px;
}
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: ${arrow}px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView { background: $surface; color: $text; border: 1px solid $control; outline: none; }
QAbstractItemView { background: $surface; alternate-background-color: $raised; border: 1px solid $border;
  outline: none; }
QAbstractItemView::item { padding: ${pad_y}px; min-height: ${row}px; }
QAbstractItemView::item:selected { background: $pressed; color: $text; }
QHeaderView::section { background: $surface; color: $muted; border: none; border-bottom: 1px solid $border;
  padding: ${pad_y}px; font-size: ${small}px; }
QTextBrowser { background: $surface; border: none; selection-background-color: $gold; selection-color: $on_gold; }
QScrollArea, QScrollArea > QWidget > QWidget[kind="sheet"] { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $control; border-radius: 4px; margin: 2px; min-height: 32px; min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QLineEdit { placeholder-text-color: $muted; }
QSlider:horizontal { min-height: ${target}px; }
QSlider::groove:horizontal { height: 6px; background: $control; border-radius: 3px; }
QSlider::sub-page:horizontal { background: $gold_line; border-radius: 3px; }
QSlider::handle:horizontal { background: $text; width: 18px; height: 18px; margin: -6px 0; border-radius: 9px; }
QTabBar::tab { background: transparent; color: $muted; border: none; border-bottom: 3px solid transparent;
  padding: ${pad_y}px ${pad_x}px; min-height: ${line}px; }
QTabBar::tab:selected { color: $text; border-bottom: 3px solid $gold_line; }
QTabWidget::pane { border: none; border-top: 1px solid $border; }
QPushButton::menu-indicator { subcontrol-origin: padding; subcontrol-position: center right; right: ${pad_y}px;
  width: ${caret}px; height: ${caret}px; }
QToolButton[kind="quiet"]::menu-indicator { image: none; width: 0; }
QProgressBar { background: $field; border: 1px solid $control; border-radius: 4px; max-height: 8px; }
QProgressBar::chunk { background: $gold_line; border-radius: 3px; }
QToolTip { background: $surface; color: $text; border: 1px solid $control; padding: ${pad_y}px; }
""")


def mixed(first: str, second: str, share: float) -> str:
    """A colour between two: `share` of the second, 0..1."""
    one, other = QColor(first), QColor(second)
    parts = zip((one.red(), one.green(), one.blue()), (other.red(), other.green(), other.blue()), strict=True)
    return QColor(*(round(a + (b - a) * share) for a, b in parts)).name()


def palette(theme: Theme) -> QPalette:
    """The tokens as colour roles; own widgets paint from these and follow every change of theme by themselves."""
    made = QPalette()
    roles = {
        _Role.Window: theme.window,
        _Role.WindowText: theme.text,
        _Role.Base: theme.surface,
        _Role.AlternateBase: theme.raised,
        _Role.Text: theme.text,
        _Role.Button: theme.raised,
        _Role.ButtonText: theme.text,
        _Role.BrightText: theme.focus,
        _Role.PlaceholderText: theme.muted,
        _Role.ToolTipBase: theme.surface,
        _Role.ToolTipText: theme.text,
        _Role.Highlight: theme.gold,
        _Role.HighlightedText: theme.on_gold,
        _Role.Accent: theme.gold_line,
        _Role.Link: theme.link,
        _Role.LinkVisited: theme.link,
        _Role.Mid: theme.control,
        _Role.Midlight: theme.border,
        _Role.Light: theme.raised,
        _Role.Dark: theme.border,
        _Role.Shadow: theme.shadow,
    }
    for role, token in roles.items():
        made.setColor(role, QColor(token))
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.faint))
    return made


def materials(theme: Theme) -> dict[str, str]:
    """Return the colours of panels and of tiles, which are cards of paper: lit from above, flat in high contrast."""
    if is_flat(theme):
        panel = (theme.surface, theme.border, theme.border)
        tile = (*(theme.raised,) * 3, theme.border, theme.border, theme.text, theme.muted)
    else:
        light, low = mixed(theme.border, theme.light, 0.4), mixed(theme.border, theme.shadow, 0.6)
        panel = (mixed(theme.surface, theme.raised, 0.8), light, low)
        paper = (mixed(theme.card, theme.parchment, 0.4), mixed(theme.card, theme.parchment, 0.8), theme.card)
        tile = (*paper, theme.card_edge, theme.parchment_edge, theme.card_text, theme.ink_quiet)
    names = ("panel_lit", "panel_edge", "panel_foot", "tile", "tile_low", "tile_lit", "tile_edge", "tile_foot")
    return dict(zip((*names, "tile_text", "tile_quiet"), (*panel, *tile), strict=True))


def sheet(theme: Theme, text_size: int) -> str:
    """The style sheet for a theme at `text_size` per cent."""
    values: dict[str, object] = {name: scaled(size, text_size) for name, size in TEXT.items()}
    tokens = (
        "text",
        "muted",
        "bad",
        "raised",
        "border",
        "control",
        "faint",
        "surface",
        "gold",
        "on_gold",
        "gold_line",
        "link",
    )
    values |= {token: getattr(theme, token) for token in tokens}
    values |= {
        "face": ", ".join(f'"{family}"' for family in display_families()),
        "field": theme.surface,
        "faint_edge": mixed(theme.faint, theme.surface, 0.5),
        "hover": mixed(theme.raised, theme.text, HOVERED),
        "pressed": mixed(theme.raised, theme.link, PRESSED),
        **materials(theme),
        "gold_hover": mixed(theme.gold, theme.text, 0.15),
        "radius": RADIUS["m"],
        "radius_s": RADIUS["s"],
        "target": TARGET,
        "pad_y": GAP["xs"] + 2,
        "pad_x": GAP["m"],
        "pad_y_in": GAP["xs"] + 1,
        "pad_x_in": GAP["m"] - 1,
        "line": max(TARGET - 2 * (GAP["xs"] + 3), scaled(TEXT["body"] + 5, text_size)),
        "tall": scaled(TEXT["title"] * 2, text_size),
        "pad_wide": GAP["xxl"],
        "row": TARGET - 2 * (GAP["xs"] + 2),
        "caret": scaled(12, text_size),
        "arrow": scaled(TEXT["body"] + 13, text_size),
    }
    return _SHEET.substitute(values)


def put_on(app: QApplication, theme: Theme, text_size: int) -> None:
    """Dress the whole application."""
    made = sheet(theme, text_size)
    if app.styleSheet() != made:
        app.setStyleSheet("")  # Qt takes five times as long to change a sheet as to begin anew
        app.setPalette(palette(theme))
        app.setFont(application_font(text_size))
        app.setStyleSheet(made)
