"""The stage on which a game ends: a sky, pillars on a horizon, and words. The order is in the script."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from hoshikan.ui.board.ending.layout import Picture, arranged, points_of
from hoshikan.ui.board.ending.pieces import Leaf, Sparks, badge_painter, row_painter, words_painter
from hoshikan.ui.board.ending.tower import Tower, foot_ink
from hoshikan.ui.board.match.finale import Finale
from hoshikan.ui.board.table.drawing import draw_shadow, draw_sky, vertical
from hoshikan.ui.board.table.sitters import Sitter, Sitters
from hoshikan.ui.kit.look.fonts import display_font
from hoshikan.ui.kit.look.style import mixed
from hoshikan.ui.kit.look.theme import GAP, RADIUS, Theme, color
from hoshikan.ui.kit.look.words import figure, listed
from hoshikan.ui.kit.widgets.overlay import Overlay
from hoshikan.ui.kit.widgets.picture import Drawing

_FAR: Final = 0.35
"""Opacity of the game's picture behind the pillars."""
_FAR_BY_DAY: Final = 0.16
"""… by day: the pictures of games are dark."""
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
        self._sitters = Sitters()

    def hang(self, backdrop: Drawing) -> None:
        """Let this picture be seen behind the pillars."""
        self._backdrop = backdrop
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
        picture = self.picture = arranged(finale, room, self.font(), self.theme.interface_scale, titles)
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
            tower.stand(lane, self.theme, finale.full, picture, [self._sitters.of(seat) for seat in lane.column.seats])
            tower.begin()
            rank = self.tr("{place}.", "place in the standing").format(place=lane.column.place)
            rank = rank if lane.column.place else ""
            painted = badge_painter(rank, self._font(sizes.name, bold=True), self.theme, lane.column.place == 1)
            badge.wear(lane.badge, rank, painted)
            called = [(side, lane.side)] if side else []
            called += zip(lane.column.names, lane.names, strict=True)
            _fill(names, len(called), group)
            for leaf, (name, where) in zip(names, called, strict=True):
                quiet = bool(side) and name is not side
                font = self._font(sizes.row if quiet else sizes.name, bold=not quiet)
                leaf.wear(where, name, words_painter(name, font, self.theme.text))
            _fill(captions, len(lane.captions), group)
            for at, (leaf, where) in enumerate(zip(captions, lane.captions, strict=True)):
                said = f"{finale.headings[at]}: {figure(lane.column.measures[at])}"
                ink = foot_ink(self.theme, lane.column.measures[at] <= 0)
                leaf.wear(where, said, words_painter(finale.headings[at], self._font(sizes.row), ink))
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
        if self._backdrop is not None and theme.name != "contrast":
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
            painter.setOpacity(_FAR if theme.dark else _FAR_BY_DAY)
            painter.drawPixmap(0, 0, poster)
            painter.setOpacity(1)
            top = self.picture.why.bottom()
            above, below = QRectF(0, 0, self.width(), top), QRectF(0, top, self.width(), top * 0.5)
            painter.fillRect(above, color(theme.sky_top, _CLEAR))
            painter.fillRect(below, vertical(below, color(theme.sky_top, _CLEAR), color(theme.sky_top, 0.0)))
            ground = QRectF(0, y, self.width(), self.height() - y)
            painter.fillRect(ground, color(theme.sky_bottom, _CLEAR))
        painter.fillRect(0, y, self.width(), 1, color(theme.control, _HORIZON))
        if not self.picture.sheet.isEmpty():
            self._draw_sheet(painter, self.picture, theme)

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
