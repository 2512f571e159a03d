"""The end of a game: who won, how the points came about, and what next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from hoshikan.ui.look.literal import breakable
from hoshikan.ui.look.theme import GAP, Theme
from hoshikan.ui.panels.emblem import CROWN_SHARE, crowned_pixmap, emblem_pixmap
from hoshikan.ui.panels.overlay import Veil
from hoshikan.ui.text.counts import COUNTS
from hoshikan.ui.widgets.basic import button, emptied, frame, label, spaced

WIDTH = 560
CROWNED = (64, 64, 36, 0)
"""Sizes of the winners' emblems at the top of the card, as its room shrinks; 0: beside the names."""


Standing = tuple[int, str, int | None, str]
"""Seat, name, points (None in a game without) and remark of one seat."""


class Ending(Veil):
    """A card over the table. The standing is given as rows."""

    replay_wanted = Signal()
    again_wanted = Signal(bool)
    """Play again; with the same deal if true."""
    home_wanted = Signal()
    table_wanted = Signal()
    """Look at the table; the card goes away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: list[Standing] = []
        self._stage = 0
        """How far everything has moved together, since the window is low or the text large; counts in `CROWNED`."""
        self.card: QFrame = frame("panel")
        self.card.setMaximumWidth(WIDTH * 2)
        self._title = label("title", wrap=True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._crowned = QLabel()
        self._crowned.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._standing = QGridLayout()
        spaced(self._standing, 0, GAP["s"])
        self._standing.setHorizontalSpacing(GAP["l"])
        self._standing.setColumnStretch(1, 1)
        self.new_deal = button("primary", lambda: self.again_wanted.emit(False))
        self.same_deal = button("", lambda: self.again_wanted.emit(True))
        self.replay = button("", self.replay_wanted.emit)
        self.look = button("quiet", self.put_away)
        self.home = button("quiet", self.home_wanted.emit)
        inner = self._inner = QVBoxLayout(self.card)
        inner.addWidget(self._crowned)
        inner.addWidget(self._title)
        inner.addLayout(self._standing)
        inner.addLayout(_row(self.new_deal, self.same_deal, self.replay))
        inner.addLayout(_row(self.look, self.home))
        column = QVBoxLayout(self)
        spaced(column, GAP["s"], 0)
        column.addStretch(1)
        column.addWidget(self.card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def tell(self, sentence: str, standing: Sequence[Standing]) -> None:
        """Show the result; best first."""
        self._title.setText(breakable(sentence))
        self._title.setAccessibleName(sentence)
        self.setAccessibleName(sentence)
        self._rows = list(standing)
        self.cover()
        self._fit()
        self.new_deal.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self.new_deal.setText(self.tr("New deal"))
        self.same_deal.setText(self.tr("Same deal again"))
        self.replay.setText(self.tr("Replay"))
        self.look.setText(self.tr("Look at the table"))
        self.home.setText(self.tr("Home"))
        self._fit()

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """A lower window asks for a closer card, a higher one allows the generous one again."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The most generous card that has room."""
        for stage in range(len(CROWNED)):
            self._stage = stage
            self._fill()
            for part in self.card.findChildren(QWidget):
                part.ensurePolished()  # measured before it is shown
                part.updateGeometry()
            self._inner.activate()
            wide = min(self.card.sizeHint().width(), self.width() - 2 * GAP["s"])
            if self._inner.totalHeightForWidth(wide) <= self.height() - 2 * GAP["s"]:
                return

    def _fill(self) -> None:
        close = self._stage > 0
        spaced(self._inner, GAP["m"] if close else GAP["xl"], GAP["s"] if close else GAP["l"])
        self._standing.setVerticalSpacing(0 if close else GAP["s"])
        emptied(self._standing)
        if self.theme is None:
            return
        winners = [seat for seat, _name, _points, remark in self._rows if remark]
        crowned = CROWNED[self._stage]
        self._crowned.setVisible(bool(winners) and crowned > 0)
        if winners and crowned:
            self._crowned.setPixmap(crowned_pixmap(winners, self.theme, crowned))
        role = "body" if close else "large"
        for line, (seat, name, points, remark) in enumerate(self._rows):
            who = label(role)
            who.ensurePolished()
            who.setText(who.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, WIDTH // 2))
            who.setAccessibleName(name)
            worth = label(role)
            worth.setText("" if points is None else COUNTS.points(points))
            worth.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            extra = label("small", muted=True)
            extra.setText(remark)
            picture = QLabel()
            picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
            side = who.fontMetrics().height() + GAP["s"]
            wears = bool(remark) and not crowned
            picture.setPixmap(
                crowned_pixmap([seat], self.theme, round(side / CROWN_SHARE))
                if wears
                else emblem_pixmap(seat, self.theme, side)
            )
            for place, part in enumerate((picture, who, worth, extra)):
                self._standing.addWidget(part, line, place)
                part.show()  # at once, since what is not shown has no size yet

    def put_away(self) -> None:
        super().put_away()
        self.table_wanted.emit()


def _row(*parts: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    spaced(row, 0, GAP["s"])
    row.addStretch(1)
    for part in parts:
        row.addWidget(part)
    row.addStretch(1)
    return row
