"""The chosen match of the library at a glance, beside the list where the window is broad."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from hoshikan.library import LibraryProblem, MatchSummary
from hoshikan.ui.board.emblem import emblem_pixmap, portrait_pixmap
from hoshikan.ui.board.match.names import seat_names
from hoshikan.ui.board.table.sitters import Sitter
from hoshikan.ui.features.library.model import GAME, RESULT, MatchesModel
from hoshikan.ui.kit.look.emblems import worn
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.basic import emptied, label, set_in_display
from hoshikan.ui.kit.widgets.picture import Picture
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.emblems import Emblems
from hoshikan.ui.session.people import People
from hoshikan.ui.shared.covers import cover_of

PICTURE: Final = QSize(480, 300)
"""As large as the library keeps it, in logical pixels."""
_FACE: Final = 40


class MatchDetail(QFrame):
    """Says nothing that the list does not; it shows the table large and each player with the points."""

    def __init__(self, context: AppContext, matches: MatchesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context, self._matches = context, matches
        self._people, self._emblems = People(context.notebook), Emblems(context.notebook)
        self._theme: Theme | None = None
        self._row = -1
        self.setProperty("kind", "panel")
        self.picture = Picture(PICTURE)
        self.picture.setFixedSize(PICTURE)
        self.game = label("large", wrap=True)
        set_in_display(self.game)
        self.result = label(muted=True, wrap=True)
        self.players = QGridLayout()
        self.players.setHorizontalSpacing(GAP["m"])
        self.players.setVerticalSpacing(GAP["s"])
        self.players.setColumnStretch(1, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(GAP["l"], GAP["l"], GAP["l"], GAP["l"])
        whole.setSpacing(GAP["m"])
        for part in (self.picture, self.game, self.result):
            whole.addWidget(part)
        whole.addLayout(self.players)
        whole.addStretch(1)
        self.setFixedWidth(PICTURE.width() + 2 * GAP["l"] + 2)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.show_row(self._row)

    def show_row(self, row: int) -> None:
        """The match in this row of the list; without such a row there is nothing to see."""
        self._row = row
        emptied(self.players)
        if self._theme is None or not 0 <= row < self._matches.rowCount():
            for part in (self.picture, self.game, self.result):
                part.hide()
            return
        match = self._matches.summary(row)
        for part, column in ((self.game, GAME), (self.result, RESULT)):
            part.setText(str(self._matches.index(row, column).data()))
            part.show()
        self._show_position(match, self._theme)
        self._seat(match, worn(self._theme, self._emblems.of_deal(match.deal)))

    def _show_position(self, match: MatchSummary, theme: Theme) -> None:
        try:
            png = self._context.library.thumbnail(match.id)
        except LibraryProblem:
            png = None
        image = QImage.fromData(png) if png else QImage()
        if not image.isNull():
            self.picture.show_image(image)
        elif match.game in self._context.games:
            self.picture.show_drawing(cover_of(match.game), theme)
        self.picture.setVisible(not image.isNull() or match.game in self._context.games)

    def _seat(self, match: MatchSummary, theme: Theme) -> None:
        """Everybody with face, name and points, in the order of the seats."""
        people = zip(self._people.faces(match.seats), seat_names(match.seats), strict=True)
        size = round(_FACE * theme.interface_scale)
        for seat, (who, name) in enumerate(people):
            mood: Mood = "pleased" if seat in match.winners else "calm"
            face = QLabel()
            face.setPixmap(
                portrait_pixmap(Sitter(who, mood), seat, theme, size) if who else emblem_pixmap(seat, theme, size)
            )
            self.players.addWidget(face, seat, 0)
            words = label("large", wrap=True)
            words.setText(name)
            self.players.addWidget(words, seat, 1)
            if seat < len(match.points):
                points = label("large")
                points.setText(str(match.points[seat]).replace("-", "−"))
                self.players.addWidget(points, seat, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
