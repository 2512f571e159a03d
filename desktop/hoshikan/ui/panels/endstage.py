"""The stage on which a game ends: a sky, pillars on a horizon, and words. What is told when stands in the script."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from hoshikan.ui.look.theme import GAP, Theme, color
from hoshikan.ui.look.words import figure, listed
from hoshikan.ui.match.finale import Finale
from hoshikan.ui.panels.endlayout import Picture, arranged, points_of
from hoshikan.ui.panels.endpieces import Leaf, Sparks, badge_painter, row_painter, words_painter
from hoshikan.ui.panels.endtower import Tower
from hoshikan.ui.table.drawing import draw_sky
from hoshikan.ui.widgets.overlay import Overlay

_HORIZON: Final = 0.5
"""Opacity of the line on which the pillars stand."""


class EndStage(Overlay):
    """Everything that can be seen at the end of a game; lists run by column."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.picture: Picture | None = None
        """Where everything stands; None before anything was set out."""
        # Opaque, so that the table is not painted again below each thing that moves.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._table = QPixmap()
        self._sky = QPixmap()
        self._night = 1.0
        """Opacity of the sky over the table."""
        self.title, self.why, self.remark = Leaf(self), Leaf(self), Leaf(self)
        self.groups: list[QWidget] = []
        """What belongs to a column, for screen readers."""
        self.towers: list[Tower] = []
        self.badges: list[Leaf] = []
        self.names: list[list[Leaf]] = []
        self.captions: list[list[Leaf]] = []
        self.rows: list[list[Leaf]] = []
        self.sparks = Sparks(self)

    def over(self) -> str:
        """What stands over the scene at first."""
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
        below = self.fontMetrics().height() * 1.4 if remark else 0.0
        room = QRectF(edge, GAP["s"], self.width() - 2 * edge, foot - below - GAP["s"] - GAP["s"])
        headings = [row.heading.name for column in finale.columns for row in column.summands]
        titles = {finale.sentence, self.over(), *headings, *finale.headings}
        picture = self.picture = arranged(finale, room, self.font(), self.theme.text_scale, titles)
        self._sky = QPixmap()
        self._people(len(picture.lanes))
        sizes = picture.sizes
        self.why.wear(picture.why, finale.why, words_painter(finale.why, self._font(sizes.why), self.theme.muted))
        line = QRectF(edge, foot - below - GAP["xs"], self.width() - 2 * edge, below)
        self.remark.wear(line, remark, words_painter(remark, self.font(), self.theme.muted))
        most = [max(column.measures[at] for column in finale.columns) for at in range(len(finale.headings))]
        for lane, group, tower, badge, names, captions, rows in zip(
            picture.lanes, self.groups, self.towers, self.badges, self.names, self.captions, self.rows, strict=True
        ):
            side = lane.column.side
            group.setAccessibleName(listed((*lane.column.names, side) if side else lane.column.names))
            tower.stand(lane, self.theme, most, picture)
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
                leaf.wear(where, said, words_painter(finale.headings[at], self._font(sizes.row), self.theme.on_seat))
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
        font = QFont(self.font())
        font.setPixelSize(max(1, pixels))
        font.setBold(bold)
        return font

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        super().resizeEvent(event)
        self._sky = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        if self.theme is None:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        if self._night < 1:
            painter.drawPixmap(0, 0, self._sky_picture() if self._table.isNull() else self._table)
            painter.setOpacity(self._night)
        painter.drawPixmap(0, 0, self._sky_picture())

    def _sky_picture(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._sky.isNull() and self.theme is not None:
            self._sky = QPixmap(self.size() * ratio)
            self._sky.setDevicePixelRatio(ratio)
            self._sky.fill(QColor(self.theme.sky_top))
            painter = QPainter(self._sky)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_sky(painter, QRectF(self.rect()), self.theme)
            if self.picture is not None:
                y = round(self.picture.horizon)
                painter.fillRect(0, y, self.width(), 1, color(self.theme.control, _HORIZON))
            painter.end()
        return self._sky


def _fill(leaves: list[Leaf], count: int, parent: QWidget) -> None:
    while len(leaves) < count:
        leaves.append(Leaf(parent))
    while len(leaves) > count:
        leaf = leaves.pop()
        leaf.hide()
        leaf.deleteLater()
