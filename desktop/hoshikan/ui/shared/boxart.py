"""The pictures a box on the shelf is made of: cover in layers, lettering and shadow; and the shelf itself."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import (
    QMargins,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)

from hoshikan.ui.board.screens import cover_text_of, room
from hoshikan.ui.kit.look.material import BOARDS
from hoshikan.ui.kit.look.theme import Theme, color, display_font
from hoshikan.ui.kit.widgets.basic import Drawing

if TYPE_CHECKING:
    from hoshikan.ui.board.table.poster import Poster


BLEED: Final = 10
"""Pixels by which a layer of a box is larger than the box on every side, since it moves."""
SHADOW: Final = 30
"""Pixels around a box that its shadow may take."""
THEME_KEY: Final = "theme"
"""Key of the name of a picture's theme."""


@cache
def poster_of(game_id: str) -> Poster:
    """The cover of a game in its layers (`screen/art/cover.py`); stars in the sky where it has none."""
    from hoshikan.ui.board.table.poster import Poster, starry

    try:
        poster = room(game_id, "art.cover").POSTER
    except ModuleNotFoundError:
        return starry()
    assert isinstance(poster, Poster)
    return poster


def cover_of(game_id: str) -> Drawing:
    """Return a function that draws the cover of a game, cropped to its place."""
    return poster_of(game_id).paint


CORNER: Final = 4
_TITLE_TOP: Final = 0.055
_LARGEST: Final = 0.155
_BROADEST: Final = 0.88
_SLIMMEST: Final = 0.74
"""Lettering: where it begins, how high and how wide it gets, and how far letters are narrowed; shares of the width."""


class BoxArt(NamedTuple):
    """All of a box without its lettering, in device pixels of one size and theme."""

    size: QSize
    """Logical pixels of the box."""
    ratio: float
    theme: Theme
    layers: tuple[QPixmap, ...]
    """From the farthest; each reaches over the box by `BLEED`."""
    shadows: tuple[QPixmap, QPixmap]
    """At rest and lifted; each reaches over the box by `SHADOW`."""
    spark: QPixmap
    """A star that twinkles, as large as the largest."""


def paint_box(game_id: str, size: QSize, ratio: float, theme: Theme) -> BoxArt:
    """Paint the box of a game anew: a tenth of a second, or three for a large one."""
    from hoshikan.ui.board.table.poster import Frame, twinkle

    poster = poster_of(game_id)
    layers = []
    for layer in poster.layers:
        picture = _blank(size.grownBy(_margins(BLEED)), ratio)
        painter = _painter(picture)
        layer(painter, Frame(QRectF(0, 0, size.width() + 2 * BLEED, size.height() + 2 * BLEED)), theme)
        painter.end()
        layers.append(picture)
    shadows = (_shadow(size, ratio, 5, 12, theme), _shadow(size, ratio, 12, 24, theme))
    reach = round(size.width() * 0.05)
    spark = _blank(QSize(2 * reach, 2 * reach), ratio)
    painter = _painter(spark)
    twinkle(painter, QPointF(reach, reach), reach / 1.7, color("#ffffff"))
    painter.end()
    return BoxArt(size, ratio, theme, tuple(layers), shadows, spark)


def paint_front(title: str, size: QSize, ratio: float, theme: Theme, *, plate: bool = True) -> QPixmap:
    """Lettering and light on the edges. `plate`: something stands on the lower end."""
    front = _blank(size, ratio)
    painter = _painter(front)
    whole = QRectF(0, 0, size.width(), size.height())
    _darken(painter, whole, theme, plate=plate)
    _letter(painter, whole, title, theme)
    _edges(painter, whole, theme)
    painter.end()
    return front


class ClosedBox(NamedTuple):
    """A box that neither moves nor carries anything: one picture with its lettering."""

    size: QSize
    """Logical pixels of the box."""
    picture: QPixmap
    shadow: QPixmap
    """Reaches over the box by `SHADOW`."""


def paint_closed_box(game_id: str, size: QSize, ratio: float, theme: Theme) -> ClosedBox:
    """Paint all of it in one picture."""
    art, picture = paint_box(game_id, size, ratio, theme), _blank(size, ratio)
    painter = _painter(picture)
    for layer in art.layers:
        painter.drawPixmap(QPointF(-BLEED, -BLEED), layer)
    painter.drawPixmap(0, 0, paint_front(cover_text_of(game_id).title(), size, ratio, theme, plate=False))
    painter.end()
    return ClosedBox(size, picture, art.shadows[0])


def lines_of(title: str) -> list[list[str]]:
    """The ways to write a title in lines: whole, after a colon, or between words; never inside a word."""
    for colon in ("：", ": "):
        if colon in title:
            head, tail = title.split(colon, 1)
            return [[head + colon.strip(), tail]]
    words = title.split(" ")
    cuts = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return [[title], *cuts]


def lettering(title: str, width: float) -> QPainterPath:
    """The title as letters, centred about x = 0 from y = 0 down, as large as a cover `width` pixels wide carries."""
    room = width * _BROADEST
    best: tuple[float, list[QPainterPath]] = (0.0, [])
    for lines in lines_of(title):
        font = display_font(100)
        paths = []
        for line in lines:
            path = QPainterPath()
            path.addText(QPointF(0, 0), font, line)
            paths.append(path)
        broad = max(path.boundingRect().width() for path in paths) or 1.0
        size = min(_LARGEST * width, room / broad / _SLIMMEST * 100)
        # A second line has to win much to be worth its room.
        if size > best[0] * (1.25 if best[1] and len(paths) > len(best[1]) else 1.0):
            best = (size, paths)
    size, paths = best
    whole, y = QPainterPath(), 0.0
    for path in paths:
        box = path.boundingRect()
        scale = size / 100
        narrow = min(1.0, room / (box.width() * scale or 1.0))
        y += size
        placed = QTransform().translate(0, y - size * 0.14).scale(scale * narrow, scale).translate(-box.center().x(), 0)
        whole.addPath(placed.map(path))
        y += size * 0.12
    return whole


def _letter(painter: QPainter, box: QRectF, title: str, theme: Theme) -> None:
    tokens = BOARDS[theme.name]
    letters = lettering(title, box.width()).translated(box.center().x(), box.y() + box.width() * _TITLE_TOP)
    unit = box.width() / 100
    outline = QPen(color(tokens.outline, 0.5), unit * 2.6)
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for shift, alpha, width in ((unit * 0.9, 0.35, 3.4), (unit * 0.3, 0.75, 1.6)):
        outline.setColor(color(tokens.outline, alpha))
        outline.setWidthF(unit * width)
        painter.setPen(outline)
        painter.drawPath(letters.translated(0, shift))
    ink = letters.boundingRect()
    gold = QLinearGradient(ink.topLeft(), ink.bottomLeft())
    gold.setColorAt(0.15, color(tokens.letters[0]))
    gold.setColorAt(1, color(tokens.letters[1]))
    painter.fillPath(letters, gold)


def _darken(painter: QPainter, box: QRectF, theme: Theme, *, plate: bool) -> None:
    """Quiet ground for the lettering above and for a plate below."""
    ink, above = BOARDS[theme.name].outline, 0.5 if theme.dark else 0.3
    for top, bottom, stops in (
        (0.0, 0.34, ((0.0, above), (1.0, 0.0))),
        (0.58, 1.0, ((0.0, 0.0), (0.5, 0.72), (1.0, 0.94)) if plate else ((0.0, 0.0), (1.0, 0.3))),
    ):
        band = QRectF(box.x(), box.y() + box.height() * top, box.width(), box.height() * (bottom - top))
        shade = QLinearGradient(band.topLeft(), band.bottomLeft())
        for at, alpha in stops:
            shade.setColorAt(at, color(ink, alpha))
        painter.fillRect(band, shade)


def _edges(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Light along the upper and left edge of the lid, dark along the others, and the fold beside the spine."""
    if theme.name == "contrast":
        painter.setPen(QPen(color(theme.border), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box.adjusted(1, 1, -1, -1))
        return
    spine = QLinearGradient(box.x(), 0, box.x() + box.width() * 0.045, 0)
    for at, alpha in ((0.0, 0.0), (0.62, 0.0), (0.8, 0.34), (1.0, 0.0)):
        spine.setColorAt(at, color(theme.shadow, alpha))
    painter.fillRect(QRectF(box.x(), box.y(), box.width() * 0.045, box.height()), spine)
    white, black = QColor(Qt.GlobalColor.white), color(theme.shadow)
    for area, tint, alpha in (
        (QRectF(box.x(), box.y(), box.width(), 1.5), white, 0.55),
        (QRectF(box.x(), box.y(), 1.5, box.height()), white, 0.35),
        (QRectF(box.right() - 2, box.y(), 2, box.height()), black, 0.45),
        (QRectF(box.x(), box.bottom() - 3, box.width(), 3), black, 0.5),
    ):
        tint.setAlphaF(alpha)
        painter.fillRect(area, tint)


def _shadow(size: QSize, ratio: float, drop: int, soft: int, theme: Theme) -> QPixmap:
    """A contact shadow and one cast to the lower right, under a box."""
    picture = _blank(size.grownBy(_margins(SHADOW)), ratio)
    if theme.name == "contrast":
        return picture
    painter = _painter(picture)
    painter.setPen(Qt.PenStyle.NoPen)
    box = QRectF(SHADOW, SHADOW, size.width(), size.height())
    for reach, fall, strength in ((soft, drop, 0.42), (4, 2, 0.4)):
        for step in range(reach, 0, -1):
            painter.setBrush(color(theme.shadow, strength / reach * 1.6))
            spread = step - reach * 0.45
            area = box.translated(fall * 0.5, fall * 0.7).adjusted(-spread, -spread * 0.4, spread, spread)
            painter.drawRoundedRect(area, CORNER + step, CORNER + step)
    painter.end()
    return picture


def _blank(size: QSize, ratio: float) -> QPixmap:
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def _painter(picture: QPixmap) -> QPainter:
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    return painter


def _margins(reach: int) -> QMargins:
    return QMargins(reach, reach, reach, reach)


def paint_wall(painter: QPainter, place: QRectF, theme: Theme) -> None:
    """The wall behind shelves and boxes."""
    wall = QLinearGradient(place.topLeft(), place.bottomLeft())
    for at, tint in zip((0.0, 0.55, 1.0), BOARDS[theme.name].wall, strict=True):
        wall.setColorAt(at, color(tint))
    painter.fillRect(place, wall)


def paint_board(painter: QPainter, board: QRectF, theme: Theme) -> None:
    """A board seen from the front, its upper edge in the light, its shadow on the wall below."""
    light, above, below, under = BOARDS[theme.name].wood
    front = QLinearGradient(board.topLeft(), board.bottomLeft())
    front.setColorAt(0, color(above))
    front.setColorAt(1, color(below))
    painter.fillRect(board, front)
    if theme.name != "contrast":
        _grain(painter, board, theme)
    painter.fillRect(QRectF(board.x(), board.y(), board.width(), 3), color(light))
    painter.fillRect(QRectF(board.x(), board.bottom() - 2, board.width(), 2), color(under))


def _grain(painter: QPainter, board: QRectF, theme: Theme) -> None:
    """Long fibres, lighter and darker than the wood."""
    light, _above, _below, under = BOARDS[theme.name].wood
    painter.save()
    painter.setClipRect(board)
    for number in range(1, 60):
        x = board.x() + board.width() * ((number * 0.618034) % 1) - board.width() * 0.1
        y = board.y() + board.height() * ((number * 0.754878) % 1)
        long = board.width() * (0.06 + 0.16 * ((number * 0.56984) % 1))
        tint = color(light if number % 3 == 0 else under, 0.10)
        painter.fillRect(QRectF(QPointF(x, y), QPointF(x + long, y + 1.2)), tint)
    painter.restore()
