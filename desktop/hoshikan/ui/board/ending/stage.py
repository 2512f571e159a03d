"""The stage on which a game ends: a sky, pillars on a horizon, and words. The order is in the script."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from hoshikan.ui.board.ending.layout import (
    EMBLEM_PITCH,
    LEADING,
    NUMERAL_ROOM,
    Draw,
    Lane,
    Leaf,
    Picture,
    Sparks,
    arranged,
    badge_painter,
    banner_painter,
    light_of,
    medals_painter,
    points_of,
    row_painter,
    words_painter,
)
from hoshikan.ui.board.labels import portrait_pixmap
from hoshikan.ui.board.match.finale import Finale, Own
from hoshikan.ui.board.table.drawing import draw_number, draw_shadow, draw_sky, draw_squeezed, vertical
from hoshikan.ui.board.table.kit.painting import Sitter, Sitters
from hoshikan.ui.kit.look.theme import GAP, RADIUS, Theme, color, crown_path, display_font, mixed
from hoshikan.ui.kit.look.words import figure, listed
from hoshikan.ui.kit.widgets.accessible import Overlay
from hoshikan.ui.kit.widgets.basic import Drawing

_LOW: Final = 6.0
"""Height of a pillar without room for its numeral."""
_RIM: Final = 3.0
"""Pixels of light on the upper edge of a pillar."""
_FADED: Final = 0.32
"""Opacity of a pillar at the horizon."""
_PILLAR: Final = 0.5
"""Width of a pillar, as a share of its room."""
_WIDEST: Final = 3.4
"""… and at most this multiple of the emblem's width."""
_PODIUM: Final = 0.4
"""Height of winners in a game without points, as a share of the room."""
_SUNK: Final = 0.06
"""Depth of a face behind the upper edge of its pillar, as a share of its size."""
_OVER_A_HAT: Final = 0.62
"""Height of the crown above a face, in heights of an emblem."""
_GOLD_EDGE: Final = 3.0
"""Pixels of gold around the pillars of winners."""
_GROWN: Final = 1.4
"""Scale of winners."""
_BRIGHT: Final = 0.6
_LIGHT: Final = 2.4
"""Reach of the light behind winners, in heights of an emblem."""
_ABOVE: Final = 0.67
"""Height of a crown above its emblem, in heights of an emblem."""


class Tower(QWidget):
    """The pillar of a column, with its emblems on top and, at the end, a crown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._lane: Lane | None = None
        self._theme: Theme | None = None
        self._most: int | None = None
        self._value: float | None = None
        self._risen, self._crowned = 1.0, 0.0
        self._calm: list[QPixmap] = []
        """Faces or emblems before it is known who has won, …"""
        self._moved: list[QPixmap] = []
        """… and afterwards."""
        self._faces = False
        self._seen = False
        self._halo = self._pillar = self._crown = QPixmap()
        self._numerals: dict[int, QPixmap] = {}
        self._head = self._base = self._room = 0.0
        self._is_low = False
        """True if no numeral has room on a pillar: it stands beside the faces then."""
        self._numeral = 1
        self._emblem = 1
        self._unit, self._unit_size = "", 1

    def stand(self, lane: Lane, theme: Theme, finale: Finale, picture: Picture, sitters: Sequence[Sitter]) -> None:
        """Take the place in `lane`; `sitters` are those of its seats."""
        self._lane, self._theme = lane, theme
        self._most = finale.full[0] if finale.scored else None
        # Other games count points, as everybody expects.
        self._unit, self._unit_size = finale.headings[0] if len(finale.headings) > 1 else "", picture.sizes.row
        self._head, self._base = picture.head, picture.base
        self._numeral, self._emblem = picture.sizes.numeral, picture.sizes.emblem
        seated = list(zip(lane.column.seats, sitters, strict=True))
        large = round(self._emblem * _GROWN)
        self._calm = [_head(seat, sitter._replace(mood="calm"), theme, large) for seat, sitter in seated]
        self._moved = [_head(seat, sitter, theme, large) for seat, sitter in seated]
        self._faces = any(sitter.who for sitter in sitters)
        self._room = lane.tower.height()
        self._is_low = self._room < self._head + self._base
        if self._is_low:
            self._base = _LOW
        above = round(self._emblem)  # where the crown comes from
        self.setGeometry(lane.tower.toAlignedRect().adjusted(0, -above, 0, 0))
        ratio = self.devicePixelRatioF()
        reach = min(self._emblem * _LIGHT, self.width() / 2)
        self._halo = light_of(theme, reach, _BRIGHT, ratio)
        self._crown = _drawn(QSizeF(self._emblem, self._emblem * 0.9), ratio, self._draw_crown)
        tallest = QSizeF(self._breadth(), max(1.0, self._room - self._head))
        self._pillar = _drawn(tallest, ratio, self._draw_pillar)
        self._numerals.clear()
        self.update()

    def begin(self) -> None:
        """Nothing is counted yet."""
        self._value = None
        self._crowned = 0.0
        self._seen = False
        self.update()

    def rise(self, at: float) -> None:
        """Come up from the horizon."""
        self._risen = at
        self.update()

    def measure(self, points: float) -> None:
        """Let the pillar show points."""
        self._value = points
        self.update()

    def crown(self, at: float) -> None:
        """Let the crown come down."""
        self._crowned = at
        self.update()

    def react(self) -> None:
        """Let the faces show what they feel about the result."""
        self._seen = True
        self.update()

    @property
    def is_crowned(self) -> bool:
        """True if a crown can be seen."""
        return self._crowned > 0

    @property
    def points(self) -> int | None:
        """The number on the pillar now; None before any is counted."""
        return None if self._value is None else round(self._value)

    @property
    def top(self) -> QPointF:
        """The place of the crown, in the coordinates of the parent."""
        return QPointF(self.x() + self.width() / 2, self.y() + self.height() - self._high() - self._head * 0.5)

    def _high(self) -> float:
        room = max(0.0, self._room - self._head - self._base)
        if self._most is None:  # where nothing is measured, winners stand higher all the same
            return self._base + room * _PODIUM * self._crowned
        share = max(0.0, self._value or 0.0) / self._most if self._most > 0 else 0.0
        return self._base + room * min(1.0, share)

    def _breadth(self) -> float:
        """Width of the pillar, in whole pixels."""
        widest = self._emblem * _WIDEST * (1 + 0.4 * (len(self._calm) - 1))
        return float(round(min(self.width() * _PILLAR, widest)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._lane is None or self._risen <= 0:
            return
        painter = QPainter(self)
        painter.setOpacity(self._risen)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(0, round((1 - self._risen) * self._high()))
        self._draw_light(painter)
        wide, ratio, high = self._breadth(), self._pillar.devicePixelRatio(), round(self._high())
        place = QPointF(round((self.width() - wide) / 2), self.height() - high)
        painter.drawPixmap(place, self._pillar, QRectF(0, 0, wide * ratio, high * ratio))
        if self._crowned > 0:
            painter.setOpacity(self._crowned)
            painter.setPen(QPen(color(self._theme.gold_line if self._theme else "#000000"), _GOLD_EDGE))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            edge = QRectF(place.x(), place.y(), wide, high + RADIUS["l"])
            painter.drawRoundedRect(edge, RADIUS["s"], RADIUS["s"])
            painter.setOpacity(self._risen)
        if self.points is not None:
            painter.drawPixmap(self._beside_heads() if self._is_low else place, self._numeral_of(self.points))
        self._draw_heads(painter)

    def _beside_heads(self) -> QPointF:
        """Return the corner of a numeral at the right of the faces."""
        grown = self._emblem * (1 + (_GROWN - 1) * self._crowned)
        away = grown * (EMBLEM_PITCH * (len(self._calm) - 1) + 1) / 2 + self._numeral
        away = min(away, self.width() / 2 - 0.65 * self._numeral)
        x = self.width() / 2 + away - self._breadth() / 2
        return QPointF(round(x), round(self.height() - self._high() - (grown + self._numeral * NUMERAL_ROOM) / 2))

    def _draw_light(self, painter: QPainter) -> None:
        """Behind the faces of winners."""
        if self._crowned > 0 and self._theme is not None and self._theme.name != "contrast":
            reach = self._halo.width() / self._halo.devicePixelRatio() / 2
            middle = self.height() - self._high() - self._emblem * _GROWN / 2
            painter.setOpacity(self._crowned)
            painter.drawPixmap(QPointF(self.width() / 2 - reach, middle - reach), self._halo)
            painter.setOpacity(self._risen)

    def _draw_heads(self, painter: QPainter) -> None:
        grown = 1 + (_GROWN - 1) * self._crowned
        side = self._emblem * grown
        low = self.height() - round(self._high()) - 2 + (side * _SUNK if self._faces else 0)
        middle = QPointF(round(self.width() / 2), low - side * 0.5)
        step = self._emblem * EMBLEM_PITCH * grown
        for at, picture in enumerate(self._moved if self._seen else self._calm):
            x = middle.x() + step * (at - (len(self._calm) - 1) / 2)
            corner = QPointF(x - side / 2, middle.y() - side / 2)
            painter.drawPixmap(QRectF(corner.x(), corner.y(), side, side), picture, QRectF(picture.rect()))
            if self._crowned > 0:
                fall = (1 - self._crowned) * self._emblem * 0.7
                painter.setOpacity(min(1.0, self._crowned * 2))
                wide = self._crown.width() / self._crown.devicePixelRatio()
                above = self._emblem * (_ABOVE if not self._faces else _OVER_A_HAT)
                painter.drawPixmap(QPointF(x - wide / 2, corner.y() - above - fall), self._crown)
                painter.setOpacity(self._risen)

    # Pictures, drawn once

    def _draw_pillar(self, painter: QPainter, body: QRectF) -> None:
        """The tallest pillar there can be; lower ones show its upper part, as if they rose from behind the horizon."""
        assert self._lane is not None
        assert self._theme is not None
        theme, tint = self._theme, self._theme.seats[self._lane.column.seats[0]]
        corner = min(10.0, body.width() / 8)
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRoundedRect(body, corner, corner)
        path.addRect(body.adjusted(0, min(corner, body.height()), 0, 0))
        light = QLinearGradient(body.topLeft(), body.bottomLeft())
        light.setColorAt(0, color(tint))
        light.setColorAt(min(0.98, self._base / body.height()), color(tint))
        light.setColorAt(1, color(tint, _FADED if theme.name != "contrast" else 1.0))
        painter.fillPath(path, light)
        painter.setClipPath(path)
        painter.fillRect(QRectF(0, 0, body.width(), _RIM), color(mixed(tint, theme.card, 0.5)))
        painter.fillRect(QRectF(0, _RIM, _RIM / 2, body.height()), color(theme.card, 0.3))

    def _draw_crown(self, painter: QPainter, body: QRectF) -> None:
        assert self._theme is not None
        painter.setPen(QPen(color(self._theme.coin_edge), max(1.0, self._emblem * 0.02)))
        painter.setBrush(color(self._theme.coin))
        painter.drawPath(crown_path(body.center(), self._emblem * 0.42))

    def _numeral_of(self, points: int) -> QPixmap:
        known = self._numerals.get(points)
        if known is None:
            assert self._theme is not None
            unit = self._unit_size * LEADING if self._unit and not self._is_low else 0.0
            size = QSizeF(self._breadth(), self._numeral * NUMERAL_ROOM + unit)
            ink = self._theme.text if self._is_low else self._theme.on_seat
            known = self._numerals[points] = _drawn(
                size,
                self.devicePixelRatioF(),
                lambda painter, body: self._draw_numeral(painter, body.adjusted(0, 0, 0, -unit), figure(points), ink),
            )
        return known

    def _draw_numeral(self, painter: QPainter, body: QRectF, value: str, ink: str) -> None:
        painter.setFont(self.font())
        draw_number(painter, body.adjusted(GAP["xs"], 0, -GAP["xs"], 0), value, ink, self._numeral)
        if self._unit and not self._is_low:
            font = QFont(self.font())
            font.setPixelSize(self._unit_size)
            below = QRectF(body.x(), body.bottom(), body.width(), self._unit_size * LEADING)
            draw_squeezed(painter, below, self._unit, font, Qt.AlignmentFlag.AlignCenter)


def _head(seat: int, sitter: Sitter, theme: Theme, size: int) -> QPixmap:
    return portrait_pixmap(sitter.who, seat, theme, size, sitter.mood)


def _drawn(size: QSizeF, ratio: float, draw: Draw) -> QPixmap:
    picture = QPixmap((size * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    draw(painter, QRectF(QPointF(), size))
    painter.end()
    return picture


_FAR: Final = 0.35
"""Opacity of the game's picture behind the pillars."""
_FAR_BY_DAY: Final = 0.16
"""… by day: the pictures of games are dark."""
_LIT: Final = 0.85
_LIT_BY_DAY: Final = 0.5
"""The same behind one's own win."""
_NEAR: Final = 0.94
"""Opacity of a picture that is near."""
_ACCLAIM: Final = 96
"""Most pixels of the letters of one's own win."""
_POSTER: Final = 1.0
"""Height of that picture, as a share of the height above the horizon."""
_CLEAR: Final = 0.9
"""Opacity of the ground of words."""
_AGED: Final = 0.2
"""Darkness of the sheet at its lower edge."""
_HORIZON: Final = 0.5
"""Opacity of the line on which the pillars stand."""


class EndStage(Overlay):
    """Everything that can be seen at the end of a game; lists run by column."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.picture: Picture | None = None
        """Places of everything; None before the first layout."""
        # Opaque, so that the table is not painted again below each thing that moves.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._table = QPixmap()
        self._sky = QPixmap()
        self._night = 1.0
        """Opacity of the sky over the table."""
        self.title, self.why, self.remark = Leaf(self), Leaf(self), Leaf(self)
        self.groups: list[QWidget] = []
        """The parts of each column, for screen readers."""
        self.towers: list[Tower] = []
        self.badges: list[Leaf] = []
        self.names: list[list[Leaf]] = []
        self.captions: list[list[Leaf]] = []
        self.rows: list[list[Leaf]] = []
        self.labels: dict[int, Leaf] = {}
        """Common names of rows, by the order of their heading."""
        self.sparks = Sparks(self)
        self._backdrop: Drawing | None = None
        self._is_near = False
        self._sitters = Sitters()
        self.own = Own()
        """The end for the person at the screen."""
        self._reason = ""
        """The reason of the end for everybody."""
        self._is_lit = False

    def light_up(self, lit: bool) -> None:
        """Let the game's picture be seen brightly, or far away."""
        if lit != self._is_lit:
            self._is_lit = lit
            self._sky = QPixmap()
            self.update()

    def explain(self, finally_: bool) -> None:
        """Let the line below the title have why the game is over, or finally what it means for one's own side."""
        assert self.picture is not None
        assert self.theme is not None
        own = self.own.reason if finally_ else ""
        words, ink = (own, self.theme.text) if own else (self._reason, self.theme.muted)
        font = self._font(self.picture.sizes.why)
        self.why.wear(self.picture.why, words, words_painter(words, font, ink))
        self.why.see(float(bool(words)))

    def hang(self, backdrop: Drawing, *, near: bool = False) -> None:
        """Let this picture be seen behind the pillars, as clear as can be if it is `near`."""
        self._backdrop, self._is_near = backdrop, near
        self._sky = QPixmap()

    def seat(self, sitters: Sequence[Sitter]) -> None:
        """Let the pillars carry these faces, by seat."""
        self._sitters.seat(sitters)

    def over(self) -> str:
        """Return the first title of the scene."""
        return self.tr("The game is over")

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        self._sky = QPixmap()

    def entitle(self, words: str, at: float = 1.0) -> None:
        """Put words over the pillars."""
        assert self.picture is not None
        assert self.theme is not None
        font = self._font(self.picture.sizes.title, bold=True)
        self.title.wear(self.picture.title, words, words_painter(words, font, self.theme.text, wrapped=True))
        self.title.see(at)

    def acclaim(self, words: str, at: float = 1.0) -> None:
        """Put the words of one's own win over the pillars, as large as there is room, in gold."""
        assert self.picture is not None
        assert self.theme is not None
        room = self.picture.title.united(self.picture.why)
        size = next(
            (size for size in range(_ACCLAIM, self.picture.sizes.title, -2) if self._has_room(words, size, room)), 0
        )
        if not size:
            self.entitle(words, at)
            return
        self.why.see(0)
        self.title.wear(room, words, words_painter(words, self._font(size, bold=True), self.theme.gold_line))
        self.title.see(at)

    def _has_room(self, words: str, size: int, room: QRectF) -> bool:
        metrics = QFontMetricsF(self._font(size, bold=True))
        return metrics.horizontalAdvance(words) <= room.width() * 0.94 and metrics.height() <= room.height()

    def cover(self) -> None:
        """Appear in front of everything, at first with a picture of what is there."""
        if self.isHidden():
            self._table = self._covered.grab()
        super().cover()

    def darken(self, at: float) -> None:
        """Let the sky cover the table."""
        if at >= 1:
            self._table = QPixmap()  # seen no more: once more, the scene begins under the sky
        self._night = at
        self.update()

    def set_out(self, finale: Finale, remark: str, foot: float) -> None:
        """Give everything its place above `foot`, for the size and the theme of the moment. Nothing is seen yet."""
        assert self.theme is not None
        edge = GAP["l"]
        wide = self.width() - 2 * edge
        lines = 2 if self.fontMetrics().horizontalAdvance(remark) > wide else 1
        below = self.fontMetrics().height() * 1.4 * lines if remark else 0.0
        room = QRectF(edge, GAP["s"], self.width() - 2 * edge, foot - below - GAP["s"] - GAP["s"])
        headings = [row.heading.name for column in finale.columns for row in column.summands]
        titles = {finale.sentence, self.over(), *headings, *finale.headings}
        self._reason = finale.why
        laid = replace(finale, why=finale.why or self.own.reason)
        picture = self.picture = arranged(laid, room, self.font(), self.theme.interface_scale, titles)
        self._sky = QPixmap()
        self._people(len(picture.lanes))
        sizes = picture.sizes
        self.why.wear(picture.why, finale.why, words_painter(finale.why, self._font(sizes.why), self.theme.muted))
        line = QRectF(edge, foot - below - GAP["xs"], self.width() - 2 * edge, below)
        self.remark.wear(line, remark, words_painter(remark, self.font(), self.theme.muted, wrapped=lines > 1))
        for order in set(self.labels) - {label.order for label in picture.labels}:
            self.labels.pop(order).deleteLater()
        for label in picture.labels:
            leaf = self.labels.setdefault(label.order, Leaf(self))
            at_left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painted = words_painter(label.words, self._font(sizes.row, bold=True), self.theme.card_text, align=at_left)
            leaf.wear(label.place, label.words, painted)
        for lane, group, tower, badge, names, captions, rows in zip(
            picture.lanes, self.groups, self.towers, self.badges, self.names, self.captions, self.rows, strict=True
        ):
            side = lane.column.side
            group.setAccessibleName(listed((*lane.column.names, side) if side else lane.column.names))
            tower.stand(lane, self.theme, finale, picture, [self._sitters.of(seat) for seat in lane.column.seats])
            tower.begin()
            tint = self.theme.seats[lane.column.seats[0]]
            rank = self.tr("{place}.", "place in the standing").format(place=lane.column.place)
            rank = rank if lane.column.place else ""
            painted = badge_painter(rank, self._font(sizes.name, bold=True), self.theme, lane.column.place == 1)
            badge.wear(lane.badge, rank, painted)
            called = [(side, lane.side)] if side else []
            called += zip(lane.column.names, lane.names, strict=True)
            _fill(names, len(called), group)
            for leaf, (name, where) in zip(names, called, strict=True):
                font = self._font(sizes.row if side else sizes.name, bold=not side)
                leaf.wear(where, name, words_painter(name, font, self.theme.text))
            if side:
                cloth = banner_painter(side, self._font(sizes.name, True), tint, picture.lanes.index(lane), self.theme)
                names[0].wear(lane.side, side, cloth)
            _fill(captions, len(lane.captions), group)
            first = len(finale.headings) - len(captions)
            for at, (leaf, where) in enumerate(zip(captions, lane.captions, strict=True), first):
                words, count = finale.headings[at], lane.column.measures[at]
                medals = medals_painter(words, count, finale.full[at], self._font(sizes.row), tint, self.theme)
                leaf.wear(where, f"{words}: {figure(count)}", medals)
            _fill(rows, len(lane.rows), group)
            for leaf, placed in zip(rows, lane.rows, strict=True):
                fate = placed.row.heading.fate
                said = f"{placed.row.words}: {points_of(placed.row)}"
                kept = row_painter(placed, self._font(sizes.row), self.theme, lost=False)
                gone = row_painter(placed, self._font(sizes.row), self.theme, lost=True)
                leaf.wear(placed.place, said, kept, gone if fate == "lost" else None)
        for last in (self.remark, self.sparks):  # also in the order of screen readers
            last.raise_()
        self.sparks.setGeometry(self.rect())

    def _people(self, count: int) -> None:
        while len(self.groups) < count:
            group = QWidget(self)
            group.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            group.show()
            self.groups.append(group)
            self.towers.append(Tower(group))
            self.towers[-1].show()
            self.badges.append(Leaf(group))
            for leaves in (self.names, self.captions, self.rows):
                leaves.append([])
        while len(self.groups) > count:
            self.groups.pop().deleteLater()
            for parts in (self.towers, self.badges, self.names, self.captions, self.rows):
                parts.pop()
        for group in self.groups:
            group.setGeometry(self.rect())

    def _font(self, pixels: int, bold: bool = False) -> QFont:
        """Names, places and headings in the display face."""
        if bold:
            return display_font(pixels)
        font = QFont(self.font())
        font.setPixelSize(max(1, pixels))
        font.setBold(False)
        return font

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._sky = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.theme is None:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        if self._night < 1:
            painter.drawPixmap(0, 0, self._sky_picture() if self._table.isNull() else self._table)
            painter.setOpacity(self._night)
        painter.drawPixmap(0, 0, self._sky_picture())

    def _draw_room(self, painter: QPainter, theme: Theme) -> None:
        """The sky with the game's picture far away, the ground below the horizon, and the sheet."""
        whole = QRectF(self.rect())
        draw_sky(painter, whole, theme)
        if self.picture is None:
            return
        y = round(self.picture.horizon)
        if self._backdrop is not None and (self._is_near or theme.name != "contrast"):
            # A picture first: what draws it sets opacities of its own.
            poster = QPixmap(
                QSize(self.width(), round(max(y * _POSTER, self.width() * 0.4))) * self.devicePixelRatioF()
            )
            poster.setDevicePixelRatio(self.devicePixelRatioF())
            poster.fill(color(theme.sky_top))
            brush = QPainter(poster)
            brush.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._backdrop(brush, QRectF(QPointF(), poster.deviceIndependentSize()), theme)
            brush.end()
            far, lit = (_FAR, _LIT) if theme.dark else (_FAR_BY_DAY, _LIT_BY_DAY)
            painter.setOpacity(_NEAR if self._is_near else lit if self._is_lit else far)
            painter.drawPixmap(0, 0, poster)
            painter.setOpacity(1)
            if self._is_lit:
                self._draw_dawn(painter, y, theme)
            top = self.picture.why.bottom()
            above, below = QRectF(0, 0, self.width(), top), QRectF(0, top, self.width(), top * 0.5)
            painter.fillRect(above, color(theme.sky_top, _CLEAR))
            painter.fillRect(below, vertical(below, color(theme.sky_top, _CLEAR), color(theme.sky_top, 0.0)))
            ground = QRectF(0, y, self.width(), self.height() - y)
            painter.fillRect(ground, color(theme.sky_bottom, _CLEAR))
        painter.fillRect(0, y, self.width(), 1, color(theme.control, _HORIZON))
        if not self.picture.sheet.isEmpty():
            self._draw_sheet(painter, self.picture, theme)

    def _draw_dawn(self, painter: QPainter, horizon: int, theme: Theme) -> None:
        """The light behind the picture, above the winner's pillar."""
        assert self.picture is not None
        for lane in self.picture.lanes:
            if lane.column.wins:
                light = QRadialGradient(QPointF(lane.tower.center().x(), horizon), max(1.0, self.width() * 0.45))
                light.setColorAt(0, color(theme.coin, 0.55))
                light.setColorAt(0.5, color(theme.coin, 0.18))
                light.setColorAt(1, color(theme.coin, 0.0))
                painter.fillRect(QRectF(0, 0, self.width(), horizon), light)

    def _draw_sheet(self, painter: QPainter, picture: Picture, theme: Theme) -> None:
        sheet = picture.sheet
        path = QPainterPath()
        path.addRoundedRect(sheet, RADIUS["s"], RADIUS["s"])
        draw_shadow(painter, path, QRectF(0, 0, GAP["xxl"] * 4, GAP["xxl"] * 4), theme)
        painter.setPen(QPen(color(theme.card_edge), 1))
        aged = theme.card if theme.name == "contrast" else mixed(theme.card, theme.card_edge, _AGED)
        painter.setBrush(vertical(sheet, color(theme.card), color(aged)))
        painter.drawPath(path)
        painter.setPen(QPen(color(theme.card_edge, 0.8), 1))
        for y in picture.rules:
            painter.drawLine(QPointF(sheet.x() + GAP["s"], y), QPointF(sheet.right() - GAP["s"], y))

    def _sky_picture(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._sky.isNull() and self.theme is not None:
            self._sky = QPixmap(self.size() * ratio)
            self._sky.setDevicePixelRatio(ratio)
            self._sky.fill(QColor(self.theme.sky_top))
            painter = QPainter(self._sky)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw_room(painter, self.theme)
            painter.end()
        return self._sky


def _fill(leaves: list[Leaf], count: int, parent: QWidget) -> None:
    while len(leaves) < count:
        leaves.append(Leaf(parent))
    while len(leaves) > count:
        leaf = leaves.pop()
        leaf.hide()
        leaf.deleteLater()
