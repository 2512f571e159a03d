"""Layout of the end of a game: pillars on a horizon, with their summands below."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from math import cos, pi, sin
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
)
from PySide6.QtWidgets import QWidget

from hoshikan.ui.board.match.finale import FINALES, Column, Finale, Row
from hoshikan.ui.board.table.drawing import (
    NARROWEST,
    draw_banner,
    draw_line,
    draw_number,
    draw_squeezed,
    glow_brush,
    line_metrics,
    name_lines,
)
from hoshikan.ui.kit.look.theme import GAP, TEXT, Theme, color, display_families, display_font, star_path
from hoshikan.ui.kit.look.words import figure, signed

_WIDEST_LANE: Final = 330
"""Pixels at 100 % that a column is wide at most, …"""
_SHARE_OF_WIDTH: Final = 0.3
"""… or this part of the window, if that is more."""
_HALF_GAP: Final = 0.04
"""Free room at each side of a column, as a share of its width."""
NUMERAL_ROOM: Final = 1.45
"""Height of a pillar's number, in heights of its letters."""
EMBLEM_PITCH: Final = 1.3
"""From one emblem of a side to the next, in widths of an emblem."""
HEAD: Final = 2.25
"""Height of a face with its crown, in heights of an emblem: the winner's grows."""
_LEAST_LANE: Final = 138
"""Pixels at 100 % that a column has at least where headings stand beside it."""
_TIMES: Final = 2.4
"""Room for "× 12" beside a number, in heights of letters."""
_WIDEST_LABEL: Final = 0.2
"""… which take at most this part of the width."""
LEADING: Final = 1.32
"""Height of a line of words, in heights of its letters' size."""
_BADGE: Final = 1.7
"""Width of the badge with the rank, in heights of a name."""
_LEAST_RISE: Final = 46
"""Least pixels at 100 % between the pillars of no points and of most points."""
_SHARE_OF_PILLARS: Final = 0.6
"""… and at most this part of the height between the words at the top and the buttons."""
_LARGEST: Final = 1.6
"""Scale of words in a large window."""
_SINGLY: Final = MappingProxyType({1: 9, 2: 14})
"""Most summands of a player, in one column or two, that are shown one by one; more under their headings."""
USUAL: Final = QSizeF(1180, 680)
"""A window of this size has words of the usual size."""


class Sizes(NamedTuple):
    """Heights of letters in pixels."""

    row: int
    name: int
    numeral: int
    title: int
    why: int
    emblem: int


@dataclass(frozen=True, slots=True)
class PlacedRow:
    """A row of a column: its place, and its words on one or two lines."""

    row: Row
    place: QRectF
    lines: tuple[str, ...]
    fits: bool
    """True if no words had to be cut."""


@dataclass(frozen=True, slots=True)
class Lane:
    """A column of the picture."""

    column: Column
    tower: QRectF
    """From the highest crown down to the horizon."""
    captions: tuple[QRectF, ...]
    """Below the horizon, a line for each measure besides the points: what is counted there is no pillar's height."""
    badge: QRectF
    """On the horizon, for the rank."""
    side: QRectF
    names: tuple[QRectF, ...]
    rows: tuple[PlacedRow, ...]


class Label(NamedTuple):
    """The common name of the rows beside it, left of the first column."""

    order: int
    """Order of its heading."""
    words: str
    place: QRectF


@dataclass(frozen=True, slots=True)
class Picture:
    """All places, in pixels of the scene."""

    sizes: Sizes
    title: QRectF
    why: QRectF
    lanes: tuple[Lane, ...]
    labels: tuple[Label, ...]
    sheet: QRectF
    """The paper below all rows; empty where there are none."""
    rules: tuple[float, ...]
    """Places of the lines across the sheet between headings."""
    head: float
    """Height of emblem and crown on a pillar."""
    base: float
    """Height of the lowest pillar."""

    @property
    def horizon(self) -> float:
        return self.lanes[0].tower.bottom()

    @property
    def fits(self) -> bool:
        """True if no words of a row had to be cut."""
        return all(row.fits for lane in self.lanes for row in lane.rows)

    @property
    def is_plain(self) -> bool:
        """True if each row takes one line."""
        return all(len(row.lines) == 1 for lane in self.lanes for row in lane.rows)


def arranged(finale: Finale, room: QRectF, font: QFont, text_scale: float, titles: Collection[str]) -> Picture:
    """The most generous picture that has room: all summands, then summands under their headings, then the heaviest."""
    last: Picture | None = None
    longest = max(len(column.summands) for column in finale.columns)
    least = _LEAST_RISE * min(1.0, room.height() / USUAL.height())
    for way in _ways(room.size(), text_scale, longest):
        rows = FINALES.rows(finale.columns, way.together, way.most)
        last = _Try(finale, room, font, text_scale, way, titles).picture(rows)
        if last.fits and (way.together or last.is_plain) and _rise(last) >= least:
            return last
    assert last is not None
    return last


def _rise(picture: Picture) -> float:
    return picture.lanes[0].tower.height() - picture.head - picture.base


class _Way(NamedTuple):
    """Amount and size of the rows."""

    together: bool
    most: int | None
    abreast: int
    """Number of a column's rows side by side."""
    sizes: Sizes


def _ways(room: QSizeF, text_scale: float, longest: int) -> Iterator[_Way]:
    wide = min(room.width() / USUAL.width(), room.height() / USUAL.height())
    largest = min(_LARGEST, max(1.0, wide))
    scales = [text_scale * (1 + (largest - 1) * part) for part in (1, 0.66, 0.33, 0)]
    if largest == 1:
        scales = scales[-1:]
    singly = [(False, abreast) for abreast, most in _SINGLY.items() if longest <= most]
    for together, abreast in (*singly, (True, 1)):
        # In a large window a word less is better than words too small for it.
        tight = together or largest == 1
        for scale in scales if tight else scales[: 2 if largest == _LARGEST else 3]:
            for role in ("large", "body", "small"):
                yield _Way(together, None, abreast, _sizes(scale, TEXT[role], close=False))
        if tight:
            yield _Way(together, None, abreast, _sizes(text_scale, TEXT["small"], close=True))
    for most in range(6, -1, -1):
        yield _Way(True, most, 1, _sizes(text_scale, TEXT["small"], close=True))


def _sizes(scale: float, row: int, close: bool) -> Sizes:
    roles = ("body", "large", "large", "body") if close else ("large", "display", "title", "body")
    name, numeral, title, why = (round(TEXT[role] * scale) for role in roles)
    return Sizes(round(row * scale), name, numeral, title, why, round((34 if close else 60) * scale))


class _Try:
    """One way to arrange the picture."""

    def __init__(
        self, finale: Finale, room: QRectF, font: QFont, scale: float, way: _Way, titles: Collection[str]
    ) -> None:
        self._finale, self._room, self._scale, self._sizes = finale, room, scale, way.sizes
        self._abreast = way.abreast
        self._titles = titles
        self._label = 0.0
        self._plain = _sized(font, way.sizes.row)
        self._bold = _sized(font, way.sizes.row, bold=True)

    def picture(self, rows: Sequence[Sequence[Row]]) -> Picture:
        sizes, room = self._sizes, self._room
        title = QRectF(room.x(), room.y(), room.width(), self._tallest_title())
        why = QRectF(room.x(), title.bottom(), room.width(), sizes.why * LEADING * bool(self._finale.why))
        top = why.bottom() + GAP["xs"]
        lanes = self._lanes(rows)
        caption = sizes.row * LEADING + GAP["xs"]
        beside = len(self._finale.headings) - self._finale.scored
        name = sizes.name * LEADING + GAP["xs"]
        side = name * any(column.side for column in self._finale.columns)
        badge = sizes.name * _BADGE * any(column.place for column in self._finale.columns)
        captions = max(GAP["xs"], badge / 2)
        below_horizon = captions + caption * beside
        placed = [self._rows(rows[number], wide) for number, (_left, wide) in enumerate(lanes)]
        if self._abreast == 1:
            placed = _aligned(placed)
        ledger = max((row.place.bottom() for column in placed for row in column), default=0.0)
        head, base = sizes.emblem * HEAD, sizes.numeral * NUMERAL_ROOM + badge / 2
        base += sizes.row * LEADING if beside else 0.0
        between = room.bottom() - top - below_horizon - side - name - ledger - GAP["s"] * (3 if ledger else 1)
        most = (room.bottom() - top) * _SHARE_OF_PILLARS
        tower = max(10.0, min(between, most))
        spare = between - tower
        made = []
        horizon = top + spare * 0.35 + tower
        for (left, wide), column, own in zip(lanes, self._finale.columns, placed, strict=True):
            each = self._pitch(column.names, wide)
            first = left + (wide - each * len(column.names)) / 2
            below = horizon + below_horizon
            start = below + side + name + GAP["s"] + GAP["xs"]
            made.append(
                Lane(
                    column,
                    QRectF(left, horizon - tower, wide, tower),
                    tuple(QRectF(left, horizon + captions + caption * at, wide, caption) for at in range(beside)),
                    QRectF(left + (wide - badge) / 2, horizon - badge / 2, badge, badge),
                    QRectF(left, below, wide, side),
                    tuple(QRectF(first + each * at, below + side, each, name) for at in range(len(column.names))),
                    tuple(PlacedRow(one.row, one.place.translated(left, start), one.lines, one.fits) for one in own),
                )
            )
        return Picture(
            sizes,
            title,
            why,
            tuple(made),
            self._labels(rows, placed, start, self._label_left(lanes)),
            self._sheet(lanes, start, ledger),
            tuple(start + y for y in _group_tops(placed)[1:]) if self._abreast == 1 else (),
            head,
            base,
        )

    def _tallest_title(self) -> float:
        metrics = QFontMetricsF(_sized(self._plain, self._sizes.title, bold=True))
        box = QRectF(0, 0, self._room.width(), self._room.height())
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter)
        return max(metrics.boundingRect(box, flags, title).height() for title in self._titles) + GAP["xs"]

    def _labels(
        self, rows: Sequence[Sequence[Row]], placed: Sequence[Sequence[PlacedRow]], start: float, left: float
    ) -> tuple[Label, ...]:
        """The headings beside their first rows, if there is room for them."""
        if not self._label:
            return ()
        names = {row.heading.order: row.heading.name for column in rows for row in column if row.heading.name}
        high = self._sizes.row * LEADING + 2
        made = []
        for order in sorted(names):
            top = min(one.place.y() for column in placed for one in column if one.row.heading.order == order)
            made.append(Label(order, names[order], QRectF(left, start + top, self._label, high)))
        return tuple(made)

    def _label_left(self, lanes: Sequence[tuple[float, float]]) -> float:
        """Headings stand beside the first column, wherever that is."""
        return max(self._room.x() + GAP["s"], lanes[0][0] - GAP["l"] - self._label)

    def _sheet(self, lanes: Sequence[tuple[float, float]], start: float, ledger: float) -> QRectF:
        if not ledger:
            return QRectF()
        left = self._label_left(lanes) - GAP["s"] if self._label else max(0.0, lanes[0][0] - GAP["m"])
        right = min(self._room.right() + GAP["s"], lanes[-1][0] + lanes[-1][1] + GAP["m"])
        return QRectF(left, start - GAP["xs"], right - left, ledger + 2 * GAP["xs"])

    def _room_for_labels(self, rows: Sequence[Sequence[Row]]) -> float:
        """Width of the headings at the left; 0 where the columns need it all or nothing has a heading."""
        names = {row.heading.name for column in rows for row in column} - {""}
        if self._abreast > 1 or not names:
            return 0.0
        longest = max(line_metrics(self._plain, name).horizontalAdvance(name) for name in names) + 1
        left = self._room.width() - longest - GAP["xl"]
        enough = _LEAST_LANE * self._scale * len(self._finale.columns)
        return longest if left >= enough and longest < self._room.width() * _WIDEST_LABEL else 0.0

    def _lanes(self, rows: Sequence[Sequence[Row]]) -> list[tuple[float, float]]:
        """Left edge and width of each column."""
        self._label = self._room_for_labels(rows)
        count = len(self._finale.columns)
        free_left = self._label + GAP["xl"] if self._label else 0.0
        room = self._room
        crowd = max(len(column.names) for column in self._finale.columns)
        widest = _WIDEST_LANE * self._scale * max(1.0, self._sizes.name / (TEXT["large"] * self._scale))
        widest = max(widest, room.width() * _SHARE_OF_WIDTH) * (1 + 2 * _HALF_GAP)
        pitch = min((room.width() - free_left) / count, widest * max(self._abreast, 1 + 0.6 * (crowd - 1)))
        # The sheet with its headings is in the middle of the window.
        left = room.center().x() - (pitch * count + free_left) / 2 + free_left
        free = pitch * _HALF_GAP
        return [(left + pitch * number + free, pitch - 2 * free) for number in range(count)]

    def _pitch(self, names: Sequence[str], wide: float) -> float:
        """From one name to the next, in a column `wide`."""
        font = _sized(self._plain, self._sizes.name, bold=True)
        longest = max(line_metrics(font, name).horizontalAdvance(name) for name in names)
        return min(wide / len(names), max(longest + GAP["l"], self._sizes.emblem * EMBLEM_PITCH))

    def _rows(self, rows: Sequence[Row], wide: float) -> list[PlacedRow]:
        """From 0 downwards, at the left edge 0."""
        placed, y = [], 0.0
        number = max(
            (line_metrics(self._bold, points_of(row)).horizontalAdvance(points_of(row)) for row in rows), default=0.0
        )
        part = (wide - GAP["xxl"] * (self._abreast - 1)) / self._abreast
        inset = 0.0
        if self._label and all(row.brief is not None for row in rows):
            inset = max(0.0, (part - number * 2 - self._sizes.row * _TIMES) / 2)
            part -= 2 * inset
        free = part - number - GAP["s"]
        longest = max(1, -(-len(rows) // self._abreast))
        for at, row in enumerate(rows):
            x, y = inset + (part + GAP["xxl"]) * (at // longest), y if at % longest else 0.0
            lines, fits = self._lines(row, free)
            high = self._sizes.row * LEADING * len(lines) + 2
            placed.append(PlacedRow(row, QRectF(x, y, part, high), lines, fits))
            y += high
        return placed

    def _lines(self, row: Row, free: float) -> tuple[tuple[str, ...], bool]:
        """The words of a row on one line, short ones if need be, else on two; and whether they fit."""
        if self._label and row.brief is not None:
            return (row.brief,), True
        texts = [words for words in (row.words, row.short) if words]
        singly = [(words,) for words in texts]
        ways = [*singly, *(name_lines(words, free, self._plain) for words in texts)]
        if row.heading.fate == "revealed":  # what was secret is named, be it on two lines
            ways.sort(key=lambda lines: lines == (row.short,))
        for lines in ways:
            if all(self._narrow_enough(line, free) for line in lines):
                return lines, True
        return ways[-1], False

    def _narrow_enough(self, words: str, free: float) -> bool:
        return line_metrics(self._plain, words).horizontalAdvance(words) * NARROWEST <= free + 0.01


def _group_tops(placed: Sequence[Sequence[PlacedRow]]) -> list[float]:
    """Return the place of the first row of each heading, from the highest down."""
    tops: dict[int, float] = {}
    for column in placed:
        for one in column:
            order = one.row.heading.order
            tops[order] = min(tops.get(order, one.place.y()), one.place.y())
    return sorted(tops.values())


def _aligned(placed: Sequence[Sequence[PlacedRow]]) -> list[list[PlacedRow]]:
    """The rows of all columns with each heading beginning at one height."""
    made: list[list[PlacedRow]] = [[] for _ in placed]
    top = 0.0
    for order in sorted({one.row.heading.order for column in placed for one in column}):
        lowest = top
        for column, moved in zip(placed, made, strict=True):
            y = top
            for one in column:
                if one.row.heading.order == order:
                    high = one.place.height()
                    moved.append(replace(one, place=QRectF(one.place.x(), y, one.place.width(), high)))
                    y += high
            lowest = max(lowest, y)
        top = lowest
    return made


def points_of(row: Row) -> str:
    """The number at the end of a row: what is lost brings a plain 0."""
    return signed(row.points) if row.points else figure(0)


def _sized(font: QFont, pixels: int, bold: bool = False) -> QFont:
    made = QFont(font)
    if bold:
        made.setFamilies(display_families())
    made.setPixelSize(max(1, pixels))
    made.setBold(bold)
    return made


_MARGIN: Final = 18
"""Free pixels around the words of a leaf, into which it may fall."""
_TILT: Final = 5.0
"""Degrees by which a lost row tilts."""
_LOST: Final = 0.62
"""Opacity of what was lost."""

Draw = Callable[[QPainter, QRectF], None]


class Leaf(QWidget):
    """Words in a place. Out of sight for eyes and screen readers until it is seen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture = self._after = QPixmap()
        self._seen, self._gone, self._turned = 0.0, 0.0, 1.0
        self.hide()

    def wear(self, place: QRectF, said: str, draw: Draw, after: Draw | None = None) -> None:
        """Lie at `place` as `draw` draws it; as `after` draws it once it is lost."""
        self.setGeometry(place.toAlignedRect().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN))
        self.setAccessibleName(said)
        inner = place.translated(-self.x(), -self.y())
        self._picture = self._drawn(inner, draw)
        self._after = self._picture if after is None else self._drawn(inner, after)
        self.update()

    def see(self, at: float) -> None:
        """0: not there; 1: all there."""
        self._seen, self._gone, self._turned = at, 0.0, 1.0
        self.setVisible(at > 0)
        self.update()

    def lose(self, at: float) -> None:
        """Tilt and fall, and lie there without colour at 1."""
        self._seen, self._gone, self._turned = 1.0, at, 1.0
        self.setVisible(True)
        self.update()

    def turn(self, at: float) -> None:
        """Turn up from the back."""
        self._seen, self._gone, self._turned = 1.0, 0.0, at
        self.setVisible(at > 0)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._gone < 1:
            painter.save()
            painter.setOpacity(self._seen * (1 - self._gone))
            middle = self.rect().toRectF().center()
            painter.translate(middle.x(), middle.y() + self._gone * _MARGIN)
            painter.rotate(self._gone * _TILT)
            painter.scale(1, max(0.02, self._turned))
            painter.translate(-middle)
            painter.drawPixmap(0, 0, self._picture)
            painter.restore()
        if self._gone > 0:
            painter.setOpacity(max(0.0, 2 * self._gone - 1))
            painter.drawPixmap(0, 0, self._after)

    def _drawn(self, inner: QRectF, draw: Draw) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.setFont(self.font())
        draw(painter, inner)
        painter.end()
        return picture


def row_painter(placed: PlacedRow, font: QFont, theme: Theme, lost: bool) -> Draw:
    """A row of a column: words at the left, the number at the right, on one base line."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        number = display_font(font.pixelSize())
        points = points_of(placed.row)
        wide = QFontMetricsF(number).horizontalAdvance(points)
        high = rect.height() / len(placed.lines)
        painter.setPen(color(theme.card_text))
        if lost:
            painter.setOpacity(_LOST if theme.name != "contrast" else 1.0)
        for at, words in enumerate(placed.lines):
            line = QRectF(rect.x(), rect.y() + high * at, rect.width() - wide - GAP["s"], high)
            draw_squeezed(painter, line, words, font, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        end = QRectF(rect.x(), rect.bottom() - high, rect.width(), high)
        painter.setPen(color(theme.card_text))
        draw_line(painter, end, points, number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if lost:
            metrics = QFontMetricsF(font)
            painter.setPen(QPen(color(theme.card_text), max(1.0, font.pixelSize() / 14)))
            for at, words in enumerate(placed.lines):
                middle = rect.y() + high * (at + 0.5)
                reach = min(metrics.horizontalAdvance(words), rect.width() - wide - GAP["s"])
                painter.drawLine(QPointF(rect.x(), middle), QPointF(rect.x() + reach, middle))

    return draw


def words_painter(
    words: str, font: QFont, tint: str, wrapped: bool = False, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter
) -> Draw:
    """Words in the middle of their place; on one line they become narrower before they are cut."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.setPen(color(tint))
        if wrapped and line_metrics(font, words).horizontalAdvance(words) > rect.width():
            painter.setFont(font)
            painter.drawText(rect, int(Qt.TextFlag.TextWordWrap | align), words)
        else:
            draw_squeezed(painter, rect, words, font, align)

    return draw


def banner_painter(name: str, font: QFont, tint: str, side: int, theme: Theme) -> Draw:
    """The banner of a team, as wide as its name needs."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        wide = min(rect.width(), line_metrics(font, name).horizontalAdvance(name) + rect.height() * 1.2)
        cloth = QRectF(rect.center().x() - wide / 2, rect.y(), wide, rect.height())
        words = draw_banner(painter, cloth, color(tint), side, theme)
        painter.setPen(color(theme.text))
        draw_squeezed(painter, words, name, font, Qt.AlignmentFlag.AlignCenter)

    return draw


def medals_painter(words: str, count: int, goal: int, font: QFont, tint: str, theme: Theme) -> Draw:
    """The name of what is counted, a medal of the seat's colour for each, and a socket for each that the goal lacks."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        side = min(rect.height(), rect.width() / (2 * max(1, goal)))
        wide = min(line_metrics(font, words).horizontalAdvance(words), rect.width() - side * goal - GAP["s"])
        left = rect.center().x() - (wide + GAP["s"] + side * goal) / 2
        painter.setPen(color(theme.muted))
        line = QRectF(left, rect.y(), wide, rect.height())
        draw_squeezed(painter, line, words, font, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for number in range(goal):
            spot = QPointF(left + wide + GAP["s"] + side * (number + 0.5), rect.center().y())
            if number < count:
                painter.setPen(QPen(color(theme.coin_edge), 1))
                painter.setBrush(color(theme.coin))
                painter.drawPath(star_path(spot, side * 0.47, 12, 0.78))
                painter.setBrush(color(tint))
                painter.drawEllipse(spot, side * 0.26, side * 0.26)
            else:
                painter.setPen(QPen(color(theme.muted), 1.4))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(spot, side * 0.3, side * 0.3)

    return draw


def badge_painter(words: str, font: QFont, theme: Theme, first: bool) -> Draw:
    """A rank on a round badge, of gold for the first."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.setPen(QPen(color(theme.coin_edge if first else theme.control), 2))
        painter.setBrush(color(theme.coin if first else theme.raised))
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
        painter.setFont(font)
        inner = rect.adjusted(rect.width() * 0.14, 0, -rect.width() * 0.14, 0)
        draw_number(painter, inner, words, theme.coin_text if first else theme.text, font.pixelSize() * 0.92)

    return draw


class Sparks(QWidget):
    """Stars that fly up from the winners and go out, for two seconds at most."""

    COUNT: Final = 40

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._sprites: list[QPixmap] = []
        self._from: list[QPointF] = []
        rng = Random(self.COUNT)
        self._strewn = [(rng.random(), rng.random(), rng.random()) for _ in range(self.COUNT)]
        self._at = 1.0
        self._reach = 0.0
        self.hide()

    def light(self, places: Sequence[QPointF], theme: Theme, reach: float) -> None:
        """Get ready to fly from these places, so far."""
        self._from, self._reach = list(places), reach
        self._sprites = [star_of(theme, size, self.devicePixelRatioF()) for size in (9, 13, 18)]

    def fly(self, at: float) -> None:
        """0: not lit; 1: burnt out."""
        old = self._region()
        self._at = at
        self.setVisible(0 < at < 1 and bool(self._from))
        self.update(old.united(self._region()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        for place, sprite, light in self._stars():
            painter.setOpacity(light)
            painter.drawPixmap(
                place - QPointF(sprite.width(), sprite.height()) / (2 * sprite.devicePixelRatio()), sprite
            )

    def _stars(self) -> list[tuple[QPointF, QPixmap, float]]:
        stars = []
        for number, (across, up, size) in enumerate(self._strewn):
            if not self._from:
                break
            start = self._from[number % len(self._from)]
            way = max(0.0, (self._at - 0.25 * across) / (1 - 0.25 * across))
            if not 0 < way < 1:
                continue
            angle = -pi / 2 + (up - 0.5) * pi * 0.9
            far = self._reach * (0.45 + 0.55 * across) * (1 - (1 - way) ** 2)
            place = start + QPointF(cos(angle) * far, sin(angle) * far + self._reach * 0.55 * way * way)
            stars.append((place, self._sprites[int(size * 3) % len(self._sprites)], min(1.0, way * 8) * (1 - way)))
        return stars

    def _region(self) -> QRegion:
        region = QRegion()
        for place, sprite, _light in self._stars():
            region += QRect(
                round(place.x()) - sprite.width(),
                round(place.y()) - sprite.height(),
                2 * sprite.width(),
                2 * sprite.height(),
            )
        return region


def star_of(theme: Theme, size: int, ratio: float) -> QPixmap:
    """A golden star in its own light, `size` logical pixels to each side."""
    sprite = light_of(theme, size, 0.5, ratio)
    painter = QPainter(sprite)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.gold))
    painter.drawPath(star_path(QPointF(size, size), size * 0.62))
    painter.end()
    return sprite


def light_of(theme: Theme, reach: float, strength: float, ratio: float) -> QPixmap:
    """A soft golden light, `reach` logical pixels to each side."""
    side = round(2 * reach * ratio)
    light = QPixmap(side, side)
    light.setDevicePixelRatio(ratio)
    light.fill(Qt.GlobalColor.transparent)
    middle = QPointF(reach, reach)
    painter = QPainter(light)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow_brush(middle, reach, color(theme.gold, strength)))
    painter.drawEllipse(middle, reach, reach)
    painter.end()
    return light
