"""The matches of the library as a table, and the chosen one at a glance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QDate,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QIcon, QImage, QPainter, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from hoshikan.engine import Game, limits
from hoshikan.library import LibraryProblem, ListedMatch, MatchSummary
from hoshikan.ui.board.labels import portrait_pixmap
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.screens import cover_text_of
from hoshikan.ui.board.table.drawing import name_lines
from hoshikan.ui.board.table.kit.painting import draw_portrait
from hoshikan.ui.kit.look.literal import literal, tied
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.theme import GAP, SEAT_SHAPES, TEXT, Theme, color, display_font, worn
from hoshikan.ui.kit.look.words import listed, together
from hoshikan.ui.kit.widgets.basic import (
    Picture,
    emptied,
    label,
    set_in_display,
)
from hoshikan.ui.kit.widgets.tables import AnyIndex
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import Emblems, People
from hoshikan.ui.shared.boxart import THEME_KEY, cover_of
from hoshikan.ui.shared.sitting import THUMBNAIL, repainted
from hoshikan.ui.text.gametext import VICTORY

if TYPE_CHECKING:
    pass


_Role = Qt.ItemDataRole
_SHOWN_TITLE: Final = 40
"""Characters of a title in the list; a file that was imported may have any name."""
COLUMNS = 5
WHEN, GAME, PLAYERS, RESULT = range(4)
"""The columns that name the day, the game, who played it, and what came of it."""


class MatchesModel(QAbstractTableModel):
    """Date, game, players, result and length; one row per match, newest first.

    A match is read with `read` when its row is first looked at: a library of thousands is shown at once.
    """

    def __init__(
        self, games: Mapping[str, Game], read: Callable[[int], MatchSummary], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._games = games
        self._read = read
        self._matches: Sequence[ListedMatch] = ()
        self._summaries: dict[int, MatchSummary] = {}
        """Those read so far, by row."""

    def show_matches(self, matches: Sequence[ListedMatch]) -> None:
        """Replace all rows."""
        self.beginResetModel()
        self._matches = matches
        self._summaries.clear()
        self.endResetModel()

    def listed(self, row: int) -> ListedMatch:
        """The match in this row, without reading it."""
        return self._matches[row]

    def row_of(self, match_id: int) -> int | None:
        """The row of a match; None if it is not shown."""
        return next((row for row, match in enumerate(self._matches) if match.id == match_id), None)

    def summary(self, row: int) -> MatchSummary:
        """The match in this row, read if it has not been; one that cannot be read any more is as it is listed."""
        if row not in self._summaries:
            listed = self._matches[row]
            try:
                self._summaries[row] = self._read(listed.id)
            except LibraryProblem:
                played = datetime.fromtimestamp(listed.played, UTC)
                self._summaries[row] = MatchSummary(listed.id, listed.game, listed.title, (), played, played, 0)
        return self._summaries[row]

    def retranslate(self) -> None:
        """Ask the views to read everything again."""
        self.beginResetModel()
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008  # Qt's name and default
        return 0 if parent.isValid() else len(self._matches)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008  # Qt's name and default
        return 0 if parent.isValid() else COLUMNS

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != _Role.DisplayRole:
            return None
        heads = (self.tr("Played"), self.tr("Game"), self.tr("Players"), self.tr("Result"), self.tr("Moves"))
        return heads[section]

    def data(self, index: AnyIndex, role: int = _Role.DisplayRole) -> Any:
        if role == _Role.DisplayRole:
            return self._words(self.summary(index.row()))[index.column()]
        if role in (_Role.AccessibleTextRole, _Role.ToolTipRole):
            summary = self.summary(index.row())
            words = self._words(summary)[index.column()]
            return literal(words) if role == _Role.ToolTipRole else words
        return None

    def _words(self, summary: MatchSummary) -> tuple[str, str, str, str, str]:
        game = cover_text_of(summary.game).title() if summary.game in self._games else summary.game
        names = seat_names(summary.seats)
        title = f"{game} – {limits.within(summary.title, _SHOWN_TITLE)}" if summary.title else game
        return self._when(summary), title, listed(names), self._result(summary, names), str(summary.ply)

    def _when(self, summary: MatchSummary) -> str:
        if not summary.played_here and summary.recorded is not None:
            day = QDate(summary.recorded.year, summary.recorded.month, summary.recorded.day)
            return QLocale().toString(day, QLocale.FormatType.ShortFormat)
        moment = QDateTime.fromSecsSinceEpoch(int(summary.updated.timestamp()))
        when = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
        return when if summary.played_here else self.tr("imported {when}").format(when=when)

    def _result(self, summary: MatchSummary, names: Sequence[str]) -> str:
        if summary.finished is None:
            return self.tr("in progress")
        points = " : ".join(map(str, summary.points)).replace("-", "−")
        game, won = self._games.get(summary.game), sorted(summary.winners)
        if game is not None and not game.kind.scored:
            return VICTORY.of(game.named_winners(won, len(names)), names)
        winners = together(names[seat] for seat in won)
        return self.tr("{points} – won by {winners}").format(points=points, winners=winners) if winners else points


PICTURE: Final = QSize(104, 65)
"""Size of a position's picture, in logical pixels."""
_WHOLE: Final = QRectF(0, 0, PICTURE.width(), PICTURE.height())
_FACE: Final = 34
_SHORT_TITLE: Final = 8
"""Width of a title in letters' heights, up to which it stays on one line."""
_NEW_LINE: Final = "\u2028"
"""As styles paint it."""
_WORKING_MS: Final = 20
"""Between two pictures that are painted anew, so that the window stays alive."""
_JOINED: Final = "\u2060"
"""Between letters where no line breaks."""
_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)
_NARROWEST: Final = 80
"""Narrowest stretch of letters, in per cent."""
_OVERLAP: Final = 0.8
"""From one face to the next, in widths of a face."""


class MatchPictures(QStyledItemDelegate):
    """Adds a picture to the column of games and faces to that of players; each is made when its row is first seen, and
    one of another look is painted anew a little later."""

    repainted = Signal(int)
    """The id of a match whose picture is another now."""

    def __init__(self, context: AppContext, matches: MatchesModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._context, self._matches, self._view = context, matches, parent
        self._people, self._emblems = People(context.notebook), Emblems(context.notebook)
        self._theme: Theme | None = None
        self.narrow = False
        """True if days and long titles are on two lines."""
        self._positions: dict[int, QPixmap] = {}
        self._faces: dict[int, QPixmap] = {}
        self._covers: dict[str, QPixmap] = {}
        """Covers of games, for matches without a picture."""
        self._stale: list[int] = []
        self._lost: set[tuple[int, str]] = set()
        """Matches and themes that could not be painted anew."""
        self._work = QTimer(self)
        self._work.setSingleShot(True)
        self._work.setInterval(_WORKING_MS)
        self._work.timeout.connect(self._repaint_next)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._covers.clear()
        self.forget()

    def forget(self) -> None:
        """Make all pictures again: something has changed."""
        self._positions.clear()
        self._faces.clear()
        self._stale.clear()

    def rest(self) -> None:
        """Stop painting: the page is hidden."""
        self._work.stop()
        self.forget()

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Leave room for a picture, which is not made to measure a row."""
        super().initStyleOption(option, index)
        if self.narrow and index.column() == WHEN:
            option.text = _NEW_LINE.join(name_lines(option.text, 1, option.font))
        elif self.narrow and index.column() == RESULT:
            option.text = tied(option.text)
        if self._theme is None or index.column() not in (GAME, PLAYERS):
            return
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
        if index.column() == GAME:
            option.font = display_font(TEXT["body" if self.narrow else "large"] * self._theme.interface_scale)
            option.decorationSize = PICTURE
            if self.narrow:
                self._break_title(option)
        else:
            option.features &= ~QStyleOptionViewItem.ViewItemFeature.WrapText
            option.decorationSize = _company_size(len(self._matches.summary(index.row()).seats))

    def _break_title(self, option: QStyleOptionViewItem) -> None:
        size = option.font.pixelSize()
        lines = name_lines(option.text, _SHORT_TITLE * size, option.font)
        if len(lines) > 1:
            high = len(lines) * QFontMetricsF(option.font).lineSpacing()
            option.font = display_font(min(size, int(size * PICTURE.height() / high)))
            option.text = _NEW_LINE.join(lines)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        if self._theme is not None and index.column() in (GAME, PLAYERS):
            match = self._matches.summary(index.row())
            if index.column() == GAME:
                picture = self._positions.get(match.id) or self._position(match, self._theme)
            else:
                picture = self._faces.get(match.id) or self._company(match, self._theme)
                beside = shown.rect.width() - shown.decorationSize.width() - 3 * GAP["s"]
                if shown.fontMetrics.horizontalAdvance(shown.text) > beside:
                    self._paint_stacked(painter, shown, picture, seat_names(match.seats), self._theme)
                    return
            icon = QIcon(picture)
            icon.addPixmap(picture, QIcon.Mode.Selected)  # else the chosen row's is tinted
            shown.icon = icon
        elif self._theme is not None and self.narrow and index.column() == RESULT:
            self._tighten(shown, self._theme)
        self._view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, shown, painter, self._view)

    def _tighten(self, shown: QStyleOptionViewItem, theme: Theme) -> None:
        """Write smaller, then narrower, where the lines would not fit the row."""
        size, font = round(TEXT["small"] * theme.interface_scale), QFont(shown.font)
        room = shown.rect.adjusted(GAP["m"], 0, -GAP["m"], 0)  # the style's own margins are less
        for pixels, stretch in ((font.pixelSize(), 100), *_tighter(size)):
            font.setPixelSize(pixels)
            font.setStretch(stretch)
            if _fits(QFontMetrics(font), room, shown.text):
                break
        shown.font, shown.fontMetrics = font, QFontMetrics(font)

    def _paint_stacked(
        self,
        painter: QPainter,
        shown: QStyleOptionViewItem,
        faces: QPixmap,
        names: Sequence[str],
        theme: Theme,
    ) -> None:
        """Paint the faces above as many names as have room, and the number of the others; no name is cut."""
        shown.text = ""
        shown.features &= ~QStyleOptionViewItem.ViewItemFeature.HasDecoration
        self._view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, shown, painter, self._view)
        font = QFont(shown.font)
        room = shown.rect.adjusted(GAP["s"], _FACE, -GAP["xs"], 0)
        whole = [_JOINED.join(name) for name in names]
        possible = [
            listed(whole[:count]) + (f" +{len(names) - count}" if count < len(names) else "")
            for count in range(len(names), 0, -1)
        ]
        words = possible[-1].replace(_JOINED, "")  # one name of many letters, which breaks anywhere
        for pixels, stretch in _tighter(round(TEXT["small"] * theme.interface_scale)):
            font.setPixelSize(pixels)
            font.setStretch(stretch)
            metrics = QFontMetrics(font)
            if fitting := next((one for one in possible if _fits(metrics, room, one)), ""):
                words = fitting
                break
        high = _FACE + min(room.height(), metrics.boundingRect(_wide(room), _WRAPPED, words).height())
        top = shown.rect.y() + (shown.rect.height() - high) // 2
        painter.save()
        painter.drawPixmap(room.x(), top, faces)
        painter.setFont(font)
        painter.setPen(color(theme.text))
        painter.drawText(QRect(room.x(), top + _FACE, room.width(), high - _FACE), _WRAPPED, words)
        painter.restore()

    def row_height(self) -> int:
        """Pixels that a row with its picture takes."""
        return PICTURE.height() + GAP["m"]

    def company_width(self) -> int:
        """Pixels that the faces of a full table take."""
        return _company_size(len(SEAT_SHAPES)).width() + 2 * GAP["s"]

    def _position(self, match: MatchSummary, theme: Theme) -> QPixmap:
        try:
            png = self._context.library.thumbnail(match.id)
        except LibraryProblem:
            png = None
        image = QImage.fromData(png) if png else QImage()
        if image.isNull():
            if match.game not in self._covers:
                self._covers[match.game] = self._cover(match.game, theme)
            picture = self._covers[match.game]
        else:
            picture = self._blank(PICTURE)
            with _painting(picture) as painter:
                painter.drawImage(_WHOLE, image)
            if image.text(THEME_KEY) != theme.name and (match.id, theme.name) not in self._lost:
                self._stale.append(match.id)
                self._work.start()
        self._positions[match.id] = picture
        return picture

    def _cover(self, game: str, theme: Theme) -> QPixmap:
        picture = self._blank(PICTURE)
        if game in self._context.games:
            with _painting(picture) as painter:
                painter.setClipRect(_WHOLE)
                cover_of(game)(painter, _WHOLE, theme)
        return picture

    def _repaint_next(self) -> None:
        if not self._stale or self._theme is None:
            return
        match_id = self._stale.pop(0)
        if repainted(self._context, match_id, self._theme) is None:
            self._lost.add((match_id, self._theme.name))
        else:
            self._positions.pop(match_id, None)
            self.repainted.emit(match_id)
        if self._stale:
            self._work.start()

    def _company(self, match: MatchSummary, theme: Theme) -> QPixmap:
        step = _FACE * _OVERLAP
        theme = worn(theme, self._emblems.of_deal(match.deal))
        picture = self._blank(_company_size(len(match.seats)))
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for seat, face in enumerate(self._people.faces(match.seats)):
            mood: Mood = "pleased" if seat in match.winners else "calm"
            place = QRectF(step * seat + 2, 4, _FACE - 4, _FACE - 4)
            draw_portrait(painter, place, face, mood, theme, seat)
        painter.end()
        self._faces[match.id] = picture
        return picture

    def _blank(self, size: QSize) -> QPixmap:
        ratio = self._view.devicePixelRatioF()
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        return picture


def _tighter(size: int) -> Sequence[tuple[int, int]]:
    """Return sizes and stretches of letters for words that are too long in the usual ones: the next is tighter."""
    sizes = dict.fromkeys((size, (size + TEXT["small"]) // 2, TEXT["small"]))
    return [(pixels, stretch) for pixels in sizes for stretch in (100, _NARROWEST)]


def _fits(metrics: QFontMetrics, room: QRect, words: str) -> bool:
    """Return true if the words have room in their lines."""
    needs = metrics.boundingRect(_wide(room), _WRAPPED, words)
    return needs.width() <= room.width() and needs.height() <= room.height()


def _wide(room: QRect) -> QRect:
    return QRect(0, 0, room.width(), 0)


def _company_size(seats: int) -> QSize:
    """Logical pixels that the faces of so many players take."""
    return QSize(round(_FACE * (_OVERLAP * (seats - 1) + 1)), _FACE)


@contextmanager
def _painting(picture: QPixmap) -> Iterator[QPainter]:
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    try:
        yield painter
    finally:
        painter.end()


_LARGE_FACE: Final = 40


class MatchDetail(QFrame):
    """Says nothing that the list does not; it shows the table large and each player with the points."""

    def __init__(self, context: AppContext, matches: MatchesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context, self._matches = context, matches
        self._people, self._emblems = People(context.notebook), Emblems(context.notebook)
        self._theme: Theme | None = None
        self._row = -1
        self.setProperty("kind", "panel")
        self.picture = Picture(THUMBNAIL)
        self.picture.setFixedSize(THUMBNAIL)
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
        self.setFixedWidth(THUMBNAIL.width() + 2 * GAP["l"] + 2)

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
        size = round(_LARGE_FACE * theme.interface_scale)
        for seat, (who, name) in enumerate(people):
            mood: Mood = "pleased" if seat in match.winners else "calm"
            face = QLabel()
            face.setPixmap(portrait_pixmap(who, seat, theme, size, mood))
            self.players.addWidget(face, seat, 0)
            words = label("large", wrap=True)
            words.setText(name)
            self.players.addWidget(words, seat, 1)
            if seat < len(match.points):
                points = label("large")
                points.setText(str(match.points[seat]).replace("-", "−"))
                self.players.addWidget(points, seat, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
