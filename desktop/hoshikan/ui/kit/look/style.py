"""Palette and style sheet made from the tokens of a theme. Widgets choose a look by two dynamic properties:

`role` of a label: "display", "title", "large", "body", "small"; with `muted` true it steps back. The first two have the
display face, and with `face` "display" any label or button has it.
`kind` of a button: "primary" (one per screen), "quiet" (no frame until touched), "link" (leads to a rule), else a plain
button;
`kind` of a frame: "card", "panel", "bar", "notice"; a picture with words that is pressed is a "tile".
"""

from __future__ import annotations

from functools import cache
from importlib.machinery import PathFinder
from pathlib import Path
from string import Template
from typing import Final

from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from hoshikan.resources import MissingResourceError, resource
from hoshikan.ui.kit.look.material import is_flat
from hoshikan.ui.kit.look.theme import GAP, LATIN_FAMILY, RADIUS, TEXT, Theme

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


def apply(app: QApplication, theme: Theme, text_size: int) -> None:
    """Dress the whole application."""
    made = sheet(theme, text_size)
    if app.styleSheet() != made:
        app.setStyleSheet("")  # Qt takes five times as long to change a sheet as to begin anew
        app.setPalette(palette(theme))
        app.setFont(application_font(text_size))
        app.setStyleSheet(made)
