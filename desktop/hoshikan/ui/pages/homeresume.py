"""The *Continue* row of Home: the newest matches in progress."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, QSize, QTimer, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.engine import RecordError
from hoshikan.library import LibraryProblem, MatchSummary
from hoshikan.resources import MissingResourceError
from hoshikan.ui.look.theme import GAP, Theme
from hoshikan.ui.look.words import listed
from hoshikan.ui.match.names import seat_names
from hoshikan.ui.panels.covers import THEME_KEY, cover_of
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.text.messages import Messages
from hoshikan.ui.text.notices import Notice
from hoshikan.ui.text.rooms import cover_text_of
from hoshikan.ui.widgets.basic import button, label
from hoshikan.ui.widgets.tile import Tile

MOST = 3
PICTURE = QSize(128, 84)


class ResumeRow(QWidget):
    """Hidden while there is nothing to continue."""

    resumed = Signal(object, object)
    """Match and its id."""
    all_wanted = Signal()
    notice = Signal(object)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._tiles: list[tuple[MatchSummary, Tile]] = []
        self._painted: dict[int, str] = {}
        """The theme in which the picture of each match was painted, by its id."""
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(GAP["s"])
        head = QHBoxLayout()
        self._title = label("large")
        self._all = button("quiet", self.all_wanted.emit)
        head.addWidget(self._title, 1)
        head.addWidget(self._all)
        whole.addLayout(head)
        self._row = QGridLayout()
        self._row.setSpacing(GAP["l"])
        whole.addLayout(self._row)
        self.hide()

    def fill(self) -> None:
        """Show what the library has."""
        try:
            library = self._context.library
            found = [summary for summary in library.unfinished() if summary.game in self._context.shelf]
            for place, summary in enumerate(found[:MOST]):
                tile = Tile(picture=PICTURE)
                if (png := library.thumbnail(summary.id)) is not None and tile.picture is not None:
                    image = QImage.fromData(png)
                    tile.picture.show_image(image)
                    self._painted[summary.id] = image.text(THEME_KEY)
                tile.clicked.connect(lambda _checked=False, match_id=summary.id: self._resume(match_id))
                self._row.addWidget(tile, 0, place)
                self._tiles.append((summary, tile))
        except LibraryProblem as problem:
            self._tell(problem)
        for place in range(MOST):
            self._row.setColumnStretch(place, 1)
            if place >= len(self._tiles):
                # An empty cell counts as a column only with something in it.
                self._row.addWidget(QWidget(), 0, place)
        self._all.setVisible(len(self._tiles) == MOST)
        self.apply_theme(self._context.theme())
        self.retranslate()
        self.setVisible(bool(self._tiles))

    @property
    def stops(self) -> list[QWidget]:
        """What the Tab key stops at, in the order in which it is read."""
        return [self._all, *(tile for _summary, tile in self._tiles)]

    def retranslate(self) -> None:
        self._title.setText(self.tr("Continue"))
        self._all.setText(self.tr("All games"))
        for summary, tile in self._tiles:
            title = (not summary.imported and summary.title) or cover_text_of(summary.game).title()
            names = listed(seat_names(summary.seats))
            tile.say(title, names, self.tr("%n move(s)", "", summary.ply) + "  ·  " + when(summary))

    def apply_theme(self, theme: Theme) -> None:
        for summary, tile in self._tiles:
            if tile.picture is not None and not tile.picture.has_image:
                tile.picture.show_drawing(cover_of(summary.game), theme)
        if any(painted != theme.name for painted in self._painted.values()):
            QTimer.singleShot(0, self, self._repaint)

    def _repaint(self) -> None:
        """Paint the first picture from the day of another theme again, and come back for the next."""
        theme = self._context.theme()
        for summary, tile in self._tiles:
            if self._painted.get(summary.id, theme.name) != theme.name and tile.picture is not None:
                # Also where it fails: a match that cannot be replayed keeps the picture it has.
                self._painted[summary.id] = theme.name
                if (png := self._picture(summary.id, theme)) is not None:
                    tile.picture.show_image(QImage.fromData(png))
                QTimer.singleShot(0, self, self._repaint)
                return

    def _picture(self, match_id: int, theme: Theme) -> bytes | None:
        from hoshikan.ui.pages.tablefinish import thumbnail

        library = self._context.library
        try:
            match = library.load(match_id, self._context.games)
            png = thumbnail(match, seat_names(match.header.seats), theme)
            library.set_thumbnail(match_id, png)
        except (LibraryProblem, RecordError, MissingResourceError):
            return None
        return png

    def _resume(self, match_id: int) -> None:
        try:
            match = self._context.library.load(match_id, self._context.games)
        except (LibraryProblem, RecordError) as error:
            self._tell(error)
        else:
            self.resumed.emit(match, match_id)

    def _tell(self, error: Exception) -> None:
        self.notice.emit(Notice("library", lambda: Messages().of(error), bad=True))


def when(summary: MatchSummary) -> str:
    """When the match was last played, as short as the language writes it."""
    moment = QDateTime.fromSecsSinceEpoch(int(summary.updated.timestamp()))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)
