"""Home's matches to continue: the newest ones in progress, with pictures of their tables as they look today; beside
them an even match in the game played last, and the card of the day.
"""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QDateTime, QLocale, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from hoshikan.engine import Match, RecordError
from hoshikan.library import LibraryProblem, MatchSummary
from hoshikan.resources import MissingResourceError, game_file
from hoshikan.ui.board.match.deals import PRACTICE
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.board.screens import cover_text_of, text_of
from hoshikan.ui.board.table.drawing import draw_emblem
from hoshikan.ui.board.table.kit.painting import Sitter
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.material import BOARDS
from hoshikan.ui.kit.look.theme import (
    GAP,
    NIGHT,
    RADIUS,
    TARGET,
    TEXT,
    Theme,
    color,
    display_font,
    scaled,
    star_path,
    worn,
)
from hoshikan.ui.kit.look.words import listed
from hoshikan.ui.kit.widgets.basic import PaintedButton
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import Emblems
from hoshikan.ui.shared.boxart import THEME_KEY, cover_of
from hoshikan.ui.shared.sitting import repainted

if TYPE_CHECKING:
    from hoshikan.ui.shared.rated import EvenMatch
    from hoshikan.ui.shared.today import DayDeal, DayLesson, DayPuzzle


_WORDS: Final = 0.46
"""Share of the newest match's card that is for words …"""
_SHOWN: Final = 0.68
"""… and for the picture behind their end."""
_NARROWEST: Final = 0.8
"""Narrowest stretch of the letters of a line."""
_SIGNS: Final = "★☆"
"""First letters of words that say enough by themselves."""
_PAPER: Final = 0.54
"""So much of the card is paper: a tray that stands beside a table would look out from under it, cut off."""


class ResumeCard(PaintedButton):
    """The common part of all kinds: words, a picture, and keys."""

    def __init__(self, game_id: str, seats: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game_id, self._seats = game_id, seats
        self._theme: Theme = NIGHT
        self._title = self._line = self._names = self._when = self._press = ""
        self._image = QImage()
        self._rendered = QPixmap()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def least_height(self) -> int:
        """Below this something would be cut."""
        return 0

    def say(self, title: str, line: str, names: str, when: str) -> None:
        """Put words in: the game, where it stands ("" while that is not known), who plays, how far and when."""
        self._title, self._line, self._names, self._when = title, line, names, when
        self.setAccessibleName(listed(part for part in (title, line, names, when) if part))
        self.update()

    def press_says(self, words: str) -> None:
        """Set the words of the button, where another game begins; else the match is continued."""
        self._press = words
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._rendered = QPixmap()
        self.update()

    def show_cover(self, game_id: str) -> None:
        """Show the cover of a game."""
        self._game_id, self._rendered = game_id, QPixmap()
        self.update()

    def show_image(self, image: QImage) -> None:
        """The table of the match; the game's cover until there is one."""
        self._image, self._rendered = image, QPixmap()
        self.update()

    def _picture(self, area: QRectF, corners: QPainterPath) -> QPixmap:
        """The table filling `area`, cut to `corners`; painted once for a size."""
        ratio = self.devicePixelRatioF()
        if self._rendered.size() != self.size() * ratio:
            self._rendered = QPixmap(self.size() * ratio)
            self._rendered.setDevicePixelRatio(ratio)
            self._rendered.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._rendered)
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.setClipPath(corners)
            if not self._image.isNull():
                _fill(painter, area, self._image)
            elif self._game_id:
                cover_of(self._game_id)(painter, area, self._theme)
            painter.end()
        return self._rendered

    def _size(self, role: str) -> int:
        return scaled(TEXT[role], round(100 * self._theme.interface_scale))

    def _small_metrics(self) -> QFontMetricsF:
        """Return the measures of the smallest letters."""
        font = QFont(self.font())
        font.setPixelSize(self._size("small"))
        return QFontMetricsF(font)

    def _text(self, painter: QPainter, area: QRectF, words: str, pixels: int, tint: QColor, bold: bool = False) -> None:
        """One line at the left of `area`: narrower where it is too long, then smaller, then cut."""
        font = QFont(self.font())
        font.setPixelSize(pixels)
        font.setBold(bold)
        broad = QFontMetricsF(font).horizontalAdvance(words) * _NARROWEST
        if broad > area.width():
            font.setPixelSize(max(min(pixels, self._size("small")), int(pixels * area.width() / broad)))
        write(painter, area, words, font, tint)


class HeroCard(ResumeCard):
    """The newest match. Its button is the one golden thing on the page."""

    def least_height(self) -> int:
        """Below this the words would not fit."""
        return round(sum(self._heights(0)) + 2 * GAP["m"])

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(self.rect())
        corners = QPainterPath()
        corners.addRoundedRect(whole, RADIUS["m"], RADIUS["m"])
        shown = QRectF(whole.right() - whole.width() * _SHOWN, 0, whole.width() * _SHOWN, whole.height())
        painter.fillPath(corners, color(theme.surface))
        painter.drawPixmap(0, 0, self._picture(shown, corners))
        veil = QLinearGradient(whole.topLeft(), whole.topRight())
        for at, alpha in ((1 - _SHOWN, 1.0), (_PAPER, 0.97), (_PAPER * 1.12, 0.45), (_PAPER * 1.28, 0.0)):
            veil.setColorAt(at, color(theme.surface, alpha))
        painter.fillPath(corners, veil)
        lit = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(color(theme.gold_line if lit else theme.border), 2 if lit else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), RADIUS["m"], RADIUS["m"])
        self._paint_words(painter, whole, lit)
        painter.end()

    def _heights(self, height: float) -> tuple[float, float, float, float]:
        """Return the heights of title, line, names and button, growing with the card."""
        title = max(self._size("title") * 1.25, height * 0.19)
        line = max(self._size("large") * 1.4, height * 0.115)
        names = max(self._size("small") * 1.5, height * 0.085)
        return title, line, names, max(self._size("body") * 2.2, height * 0.17)

    def _paint_words(self, painter: QPainter, whole: QRectF, lit: bool) -> None:
        theme = self._theme
        heights = self._heights(whole.height())
        edge = max(GAP["l"], whole.height() * 0.1)
        left, room = whole.x() + edge, whole.width() * _WORDS - edge
        free = max(0.0, whole.height() - sum(heights))
        y = whole.y() + free * 0.38
        title, line, names, button = heights
        font = display_font(round(title * 0.78))
        broad = QFontMetricsF(font).horizontalAdvance(self._title) * 0.8
        if broad > room:
            font.setPixelSize(max(self._size("body"), int(font.pixelSize() * room / broad)))
        write(painter, QRectF(left, y, room, title), self._title, font, color(theme.text))
        y += title
        self._text(painter, QRectF(left, y, room, line), self._line, round(line * 0.7), color(theme.text), bold=True)
        y += line
        x, radius = left, names * 0.34
        for seat in range(self._seats):
            draw_emblem(painter, QRectF(x, y, 2 * radius, names).center(), radius, seat, theme)
            x += radius * 2.35
        if self._seats:
            x += GAP["xs"]
        small, metrics = round(names * 0.66), self._small_metrics()
        # All of it, or who plays, or how far: the emblems before it show how many play.
        moves = self._when.partition("  ·  ")[0]
        possible = ("  ·  ".join(filter(None, (self._names, self._when))), self._names, moves)
        rest = next((one for one in possible if metrics.horizontalAdvance(one) * _NARROWEST <= left + room - x), "")
        self._text(painter, QRectF(x, y, left + room - x, names), rest, small, color(theme.muted))
        y += names + free * 0.22
        words = self._press or self.tr("Continue")
        font = display_font(round(button * 0.48))
        wide = QFontMetricsF(font).horizontalAdvance(words) + button * 1.3
        plate = QRectF(left, y, wide, button)
        painter.setPen(QPen(color(theme.coin_edge), 1))
        painter.setBrush(color(theme.gold).lighter(110 if lit else 100))
        painter.drawRoundedRect(plate, RADIUS["s"], RADIUS["s"])
        painter.setPen(color(theme.on_gold))
        painter.setFont(font)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, words)


class TicketCard(ResumeCard):
    """A further match, on a ticket with a stub."""

    def least_height(self) -> int:
        return round(self._size("body") * 1.4 + self._size("small") * 1.4 + GAP["xs"])

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        # The picture gives way to words that would be cut.
        words, title = self._small_metrics(), QFontMetricsF(display_font(self._size("body")))
        broad = max(title.horizontalAdvance(self._title), words.horizontalAdvance(self._line)) * (_NARROWEST + 0.02)
        stub = min(box.height() * 1.6, box.width() * 0.4)
        stub = max(min(stub, box.width() - broad - GAP["m"] - GAP["s"]), min(box.height() * 0.5, box.width() * 0.2))
        outline = _ticket(box, stub)
        lit = self.underMouse() or self.hasFocus()
        painter.fillPath(outline, color(theme.surface))
        shown = QPainterPath()
        shown.addRect(QRectF(box.x(), box.y(), stub, box.height()))
        painter.drawPixmap(
            0, 0, self._picture(QRectF(box.x(), box.y(), stub, box.height()), outline.intersected(shown))
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(theme.gold_line if lit else theme.border), 2 if lit else 1))
        painter.drawPath(outline)
        painter.setPen(QPen(color(theme.border), 1, Qt.PenStyle.DotLine))
        painter.drawLine(box.topLeft() + QPointF(stub, 6), box.bottomLeft() + QPointF(stub, -6))
        left = box.x() + stub + GAP["m"]
        room = box.right() - left - GAP["s"]
        grown = round(min(box.height() * 0.115, (box.width() - stub) * 0.066))
        large, small = (max(self._size(role), grown) for role in ("body", "small"))
        first, second = large * 1.4, small * 1.4
        stage = self._when.partition("  ·  ")[0]
        below = self._line or (self._when if words.horizontalAdvance(self._when) * _NARROWEST <= room else stage)
        names = self._names if words.horizontalAdvance(self._names) * _NARROWEST <= room else ""
        lines = [line for line in (below, names) if line]
        if first + 2 * second > box.height() - 4:
            lines = lines[:1]
        y = box.center().y() - (first + second * len(lines)) / 2
        font = display_font(large)
        broad = QFontMetricsF(font).horizontalAdvance(self._title) * _NARROWEST
        if broad > room:
            font.setPixelSize(max(self._size("small"), int(large * room / broad)))
        write(painter, QRectF(left, y, room, first), self._title, font, color(theme.text))
        y += first
        for line in lines:
            self._text(painter, QRectF(left, y, room, second), line, small, color(theme.muted))
            y += second
        painter.end()


class DayRow(ResumeCard):
    """A line of the card of the day: a thing to do, and its state."""

    def least_height(self) -> int:
        return max(TARGET, round(self._size("body") * 1.4))

    def high_enough(self) -> int:
        """Return the height for a second line."""
        return round(self._size("body") * 1.4 + self._size("small") * 1.4 + GAP["s"])

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        if lit := self.underMouse() or self.hasFocus():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(theme.raised))
            painter.drawRoundedRect(box, RADIUS["s"], RADIUS["s"])
        large, small = self._size("body"), self._size("small")
        self._point(painter, QPointF(box.right() - GAP["s"], box.center().y()), small * 0.3, lit)
        area = box.adjusted(GAP["s"], 0, -GAP["m"] - small * 0.3, 0)
        first, second = large * 1.4, small * 1.4
        below = "" if box.height() < self.high_enough() else self._fitting(area.width())
        y = box.center().y() - (first + (second if below else 0)) / 2
        font = display_font(large)
        broad = QFontMetricsF(font).horizontalAdvance(self._title) * _NARROWEST
        if broad > area.width():
            font.setPixelSize(max(small, int(large * area.width() / broad)))
        write(painter, QRectF(area.x(), y, area.width(), first), self._title, font, color(theme.text))
        used = min(area.width(), QFontMetricsF(font).horizontalAdvance(self._title))
        if below:
            place = QRectF(area.x(), y + first, area.width(), second)
            self._text(painter, place, below, small, color(theme.muted))
        elif words := self._fitting(area.width() - used - GAP["s"]):
            self._text(painter, area.adjusted(used + GAP["s"], 0, 0, 0), words, small, color(theme.muted))
        painter.end()

    def _fitting(self, room: float) -> str:
        """Return as much of the state as has room, at least its sign."""
        metrics = self._small_metrics()
        all_of_it = (self._line, self._when, self._names)
        possible = [" · ".join(filter(None, all_of_it[:count])) for count in (3, 2, 1)]
        if not self._line:
            possible = [self._names]
        elif self._line[0] in _SIGNS:
            possible.append(self._line[0])
        return next((one for one in possible if metrics.horizontalAdvance(one) * _NARROWEST <= room), "")

    def _point(self, painter: QPainter, tip: QPointF, reach: float, lit: bool) -> None:
        """Draw an angle that leads on."""
        painter.setPen(QPen(color(self._theme.gold_line if lit else self._theme.muted), max(1.5, reach * 0.3)))
        painter.drawPolyline([tip + QPointF(-reach, -reach), tip, tip + QPointF(-reach, reach)])


_DAY_EDGE: Final = 2


class DayCard(QWidget):
    """A leaf of a calendar, and beside it the things to do today."""

    def __init__(self, day: date, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme = NIGHT
        self._day = QDate(day.year, day.month, day.day)
        self._row, self._row_words = 0, ""
        self.rows: list[DayRow] = []

    def add(self) -> DayRow:
        """Return a new line at the end."""
        row = DayRow("", 0, self)
        row.apply_theme(self._theme)
        row.show()
        self.rows.append(row)
        return row

    def remove(self, row: DayRow) -> None:
        """Take a line away."""
        self.rows.remove(row)
        row.hide()
        row.deleteLater()
        self._place()

    def show_days(self, count: int, words: str) -> None:
        """Show the days in a row, none of them for 0; `words` say it in full."""
        self._row, self._row_words = count, words
        self.setToolTip(literal(words))
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        for row in self.rows:
            row.apply_theme(theme)
        self._place()
        self.update()

    def least_height(self) -> int:
        """Below this something would be cut."""
        return sum(row.least_height() for row in self.rows) + 2 * _DAY_EDGE

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, boards = self._theme, BOARDS[self._theme.name]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        outline = _ticket(box, self._leaf())
        painter.fillPath(outline, color(theme.surface))
        leaf = QPainterPath()
        leaf.addRect(QRectF(box.x(), box.y(), self._leaf(), box.height()))
        paper = QLinearGradient(box.topLeft(), box.bottomLeft())
        for at, tint in zip((0, 1), boards.plate, strict=True):
            paper.setColorAt(at, color(tint))
        painter.fillPath(outline.intersected(leaf), paper)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(theme.border), 1))
        painter.drawPath(outline)
        for above in self.rows[:-1]:
            y = above.geometry().bottom() + 1
            painter.drawLine(QPointF(above.x() + GAP["s"], y), QPointF(box.right() - GAP["s"], y))
        self._paint_date(painter, QRectF(box.x(), box.y(), self._leaf(), box.height()))
        painter.end()

    def _leaf(self) -> float:
        """Return the breadth of the leaf."""
        return max(TARGET + GAP["xs"], min(self.width() * 0.24, self.height() * 0.6))

    def _paint_date(self, painter: QPainter, leaf: QRectF) -> None:
        boards, size = BOARDS[self._theme.name], scaled(TEXT["small"], round(100 * self._theme.interface_scale))
        number = min(leaf.width() * 0.6, leaf.height() * 0.34)
        month = QLocale().standaloneMonthName(self._day.month(), QLocale.FormatType.ShortFormat)
        lines = [(month, float(size), False), (str(self._day.day()), number, True)]
        y = leaf.center().y() - (size * 1.3 + number * 1.2 + (size * 1.5 if self._row else 0)) / 2
        painter.setPen(color(boards.plate_ink))
        for words, high, is_number in lines:
            font = display_font(high) if is_number else QFont(self.font())
            font.setPixelSize(round(high))
            painter.setFont(font)
            place = QRectF(leaf.x(), y, leaf.width(), high * (1.2 if is_number else 1.3))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)
            y += place.height()
        if self._row:
            font = display_font(size)
            painter.setFont(font)
            wide = QFontMetricsF(font).horizontalAdvance(str(self._row))
            place = QRectF(leaf.center().x() - (wide + size * 1.1) / 2, y, wide + size * 1.1, size * 1.5)
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(self._row))
            painter.setPen(QPen(color(self._theme.coin_edge), 1))
            painter.setBrush(color(self._theme.coin))
            painter.drawPath(star_path(QPointF(place.x() + size * 0.45, place.center().y()), size * 0.5))

    def _place(self) -> None:
        if not self.rows:
            return
        left, edge = round(self._leaf()) + GAP["xs"], _DAY_EDGE
        tall = (self.height() - 2 * edge) // len(self.rows)
        for place, row in enumerate(self.rows):
            row.setGeometry(left, edge + place * tall, self.width() - left - edge, tall)


def write(painter: QPainter, area: QRectF, words: str, font: QFont, tint: QColor) -> None:
    """One line at the left of `area`: narrower where it is too long, then cut."""
    made = QFont(font)
    broad = QFontMetricsF(made).horizontalAdvance(words)
    if broad > area.width():
        made.setStretch(max(round(100 * _NARROWEST), int(100 * area.width() / broad)))
    painter.setFont(made)
    painter.setPen(tint)
    shown = QFontMetricsF(made).elidedText(words, Qt.TextElideMode.ElideRight, area.width())
    painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


def _ticket(box: QRectF, stub: float) -> QPainterPath:
    """A ticket with a notch above and below where the stub tears off."""
    path = QPainterPath()
    path.addRoundedRect(box, RADIUS["s"], RADIUS["s"])
    notches = QPainterPath()
    for y in (box.y(), box.bottom()):
        notches.addEllipse(QRectF(box.x() + stub - 5, y - 5, 10, 10))
    return path.subtracted(notches)


def _fill(painter: QPainter, target: QRectF, image: QImage) -> None:
    """Draw the middle of `image` as large as fills `target`."""
    scale = max(target.width() / image.width(), target.height() / image.height())
    width, height = target.width() / scale, target.height() / scale
    painter.drawImage(target, image, QRectF((image.width() - width) / 2, (image.height() - height) / 2, width, height))


MOST = 2
"""Matches and the even one; the card of the day comes besides."""
_BESIDE = 0.27
"""Share of the width for what is to continue beside the newest."""
_OF_DAY: Final = 2
"""Share of the spare height for the card of the day, where another one beside it gets 1."""
_WORKING_MS = 20
"""Between two pieces of work, so that the window stays alive; the covers come first."""


class ResumeRow(QWidget):
    """Hidden while there is nothing to continue."""

    resumed = Signal(object, object)
    """Match and its id."""
    even_wanted = Signal(str)
    """An even match in this game."""
    day_wanted = Signal(object)
    """The exercise of the day."""
    deal_wanted = Signal(str, int)
    """The deal of the day: its game and number."""
    lesson_wanted = Signal(str, str)
    trouble = Signal(object)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._cards: list[tuple[MatchSummary, ResumeCard]] = []
        self._offer: ResumeCard | None = None
        """The way to an even match."""
        self._offered = ""
        """The game in which it would be."""
        self._even: EvenMatch | None = None
        """The players of an even match, once they are computed."""
        self._painted: dict[int, str] = {}
        """The theme in which the picture of each match was painted, by its id."""
        self._kept: dict[int, QImage] = {}
        """The pictures that the library has, by match."""
        self._matches: dict[int, Match | None] = {}
        """Matches read so far; None for one that cannot be replayed."""
        self._sharp: tuple[str, QSize] | None = None
        """Theme and size for which the newest match's picture was painted in full."""
        self._has_answered = False
        self._today: DayCard | None = None
        self._tasks: dict[str, ResumeCard] = {}
        """Things to do today, in this order: lines of the card, and where nothing else is, the large card."""
        self._day_read = False
        """Read after the first picture."""
        self._day: DayPuzzle | None = None
        self._deal: DayDeal | None = None
        self._lesson: DayLesson | None = None
        self._begun = False
        self._work = QTimer(self)
        self._work.setSingleShot(True)
        self._work.setInterval(_WORKING_MS)
        self._work.timeout.connect(self._do_next)
        self.hide()

    def fill(self) -> None:
        """Show what the library has."""
        try:
            library = self._context.library
            found = library.unfinished(self._context.shelf, MOST)
            offered = self._may_offer()
            shown = found[: MOST - bool(offered)]
            self._has_answered = bool(library.practice.all())
            for place, summary in enumerate(shown):
                kind: type[ResumeCard] = TicketCard if place else HeroCard
                card = kind(summary.game, len(summary.seats), self)
                if (png := library.thumbnail(summary.id)) is not None:
                    image = QImage.fromData(png)
                    card.show_image(image)
                    self._kept[summary.id] = image
                    self._painted[summary.id] = image.text(THEME_KEY)
                card.clicked.connect(lambda _checked=False, match_id=summary.id: self._resume(match_id))
                card.show()
                self._cards.append((summary, card))
            if offered:
                self._add_offer(offered)
            learnt = any(library.lessons.done(game) for game in self._context.shelf)
            if self._context.settings.last_game or shown or self._has_answered or learnt:
                self._add_today()
        except LibraryProblem as problem:
            self.trouble.emit(problem)
        self.apply_theme(self._context.theme())
        self.retranslate()

    def begin(self) -> None:
        """Read the matches and paint their tables, bit by bit: nothing before the first picture waits for that."""
        self._begun = True
        self._go_on()

    @property
    def count(self) -> int:
        """Cards shown."""
        return len(self._all_cards())

    @property
    def stops(self) -> list[QWidget]:
        """Return the Tab stops, in reading order."""
        return [*self._large(), *(self._today.rows if self._today is not None else ())]

    def least_height(self) -> int:
        """Below this something would be cut."""
        cards = self._all_cards()
        least = [card.least_height() for card in cards if isinstance(card, HeroCard)]
        beside = [card.least_height() + GAP["s"] for card in cards if isinstance(card, TicketCard | DayCard)]
        return max([0, *least, sum(beside) - GAP["s"]])

    def retranslate(self) -> None:
        for summary, card in self._cards:
            title = (not summary.imported and summary.title) or cover_text_of(summary.game).title()
            moves = self.tr("%n move(s)", "", summary.ply) + "  ·  " + when(summary)
            standing = "  ·  ".join(filter(None, (self._kind(summary), self._standing(summary))))
            card.say(title, standing, listed(seat_names(summary.seats)), moves)
        self._say_offer()
        self._say_today()
        self._place()

    def _large(self) -> list[ResumeCard]:
        """Return the cards but for that of the day, in the order in which they stand."""
        alone = [card for card in self._tasks.values() if isinstance(card, HeroCard)]
        return [*(card for _summary, card in self._cards), *filter(None, (self._offer,)), *alone]

    def _all_cards(self) -> list[ResumeCard | DayCard]:
        """In the order in which they stand."""
        return [*self._large(), *([self._today] if self._today is not None and self._today.rows else ())]

    # An even match

    def _may_offer(self) -> str:
        """The game to offer an even match in: what was played last, unless a rated game waits there. "" for none."""
        settings = self._context.settings
        game = settings.last_game
        if game not in self._context.shelf or self._context.library.ratings.under_way(game, settings.player_name):
            return ""
        return game

    def _add_offer(self, game: str) -> None:
        kind: type[ResumeCard] = TicketCard if self._cards else HeroCard
        self._offered, self._offer = game, kind(game, 0, self)
        self._offer.clicked.connect(lambda _checked=False: self.even_wanted.emit(game))
        self._offer.show()

    def _compute(self) -> None:
        """Find out who would sit there."""
        from hoshikan.ui.shared.rated import even_match

        try:
            past = self._context.library.ratings.finished()
        except LibraryProblem:
            past = []
        self._even = even_match(self._context, self._offered, past)
        self._say_offer()

    def _say_offer(self) -> None:
        if self._offer is None:
            return
        against = rating = ""
        if self._even is not None:
            from hoshikan.ui.shared.rated import RATED

            against, rating = RATED.against(self._even.company), RATED.short(self._even.own)
        title = cover_text_of(self._offered).title()
        self._offer.say(title, self.tr("Rated, at your strength"), against, rating)
        self._offer.press_says(self.tr("Play rated"))
        self._offer.setAccessibleDescription(self.tr("Starts a rated game in which your chances are about even."))

    # Today

    def _add_today(self) -> None:
        """Add what there is to do. Where nothing else is to be shown, one thing stands large: a lesson for those who
        have only learnt so far."""
        self._today = DayCard(self._context.puzzles.today(), self)
        alone = "" if self._all_cards() else "puzzle" if self._has_answered else "lesson"
        acts = {"puzzle": self._solve, "deal": self._play_deal, "lesson": self._learn}
        if not self._context.settings.last_game:
            del acts["deal"]
        for task, act in acts.items():
            card: ResumeCard = HeroCard("", 0, self) if task == alone else self._today.add()
            card.clicked.connect(lambda _checked=False, act=act: act())
            card.show()
            self._tasks[task] = card
        self._today.show()
        if self._context.puzzles.is_read:
            self._read_day()

    def _read_day(self) -> None:
        """Read the things to do, and take away the lines without one."""
        from hoshikan.ui.shared.today import today

        self._day_read = True
        self._day, self._deal, self._lesson = today(self._context)
        for task, found in (("puzzle", self._day), ("deal", self._deal), ("lesson", self._lesson)):
            if found is None and task in self._tasks:
                self._drop(task)
        for task, game in self._games().items():
            self._tasks[task].show_cover(game)
        self._say_today()
        self._place()

    def _drop(self, task: str) -> None:
        card = self._tasks.pop(task)
        if isinstance(card, DayRow) and self._today is not None:
            self._today.remove(card)
            self._today.setVisible(bool(self._today.rows))
        else:
            card.hide()
            card.deleteLater()

    def _games(self) -> dict[str, str]:
        """Return the game of each thing to do."""
        found = {} if self._day is None else {"puzzle": self._day.exercise.game}
        if self._deal is not None:
            found["deal"] = self._deal.game
        if self._lesson is not None:
            found["lesson"] = self._lesson.game
        return found

    def _say_today(self) -> None:
        if self._today is None:
            return
        from hoshikan.ui.shared.today import DayWords

        words, titles = DayWords(), {task: cover_text_of(game).title() for task, game in self._games().items()}
        row = words.row(self._day.row) if self._day is not None else ""
        self._today.show_days(self._day.row if row and self._day is not None else 0, row)
        if (card := self._tasks.get("puzzle")) is not None:
            state = "" if self._day is None else words.mark(self._day.outcome)
            card.say(words.title(), state, titles.get("puzzle", ""), row)
            card.press_says(self.tr("Solve"))
        if (card := self._tasks.get("deal")) is not None:
            state = "" if self._deal is None else words.dealt(self._deal.played)
            card.say(words.deal(), state, titles.get("deal", ""), "")
            card.setAccessibleDescription(self.tr("Everyone who plays this game today has this deal."))
        if (card := self._tasks.get("lesson")) is not None:
            language = self._context.language()
            title = "" if self._lesson is None else self._lesson.lesson.title.in_language(language)
            card.say(words.next_lesson(), "", title, "")
            if isinstance(card, HeroCard):
                card.say(title or words.next_lesson(), words.next_lesson(), titles.get("lesson", ""), "")
            card.press_says(self.tr("Continue learning"))

    def _solve(self) -> None:
        if not self._day_read:
            self._read_day()
        if self._day is not None:
            self.day_wanted.emit(self._day.exercise)

    def _play_deal(self) -> None:
        if not self._day_read:
            self._read_day()
        if self._deal is not None:
            self.deal_wanted.emit(self._deal.game, self._deal.seed)

    def _learn(self) -> None:
        if not self._day_read:
            self._read_day()
        if self._lesson is not None:
            game, lesson = self._lesson
            self.lesson_wanted.emit(game, lesson.id)

    def apply_theme(self, theme: Theme) -> None:
        emblems = Emblems(self._context.notebook)
        for summary, card in self._cards:
            card.apply_theme(worn(theme, emblems.of_deal(summary.deal)))
            if self._look_of(summary) != theme.name and self._matches.get(summary.id, summary) is not None:
                card.show_image(QImage())
        if self._offer is not None:
            self._offer.apply_theme(theme)
        if self._today is not None:
            self._today.apply_theme(theme)
        for card in self._tasks.values():
            card.apply_theme(theme)
        self._go_on()

    def _look_of(self, summary: MatchSummary) -> str:
        """The theme in which the picture is painted that a card shows; until it is painted anew, the cover stands there
        instead of a table in another light."""
        theme = self._context.theme().name
        sharp = self._sharp[0] if self._sharp and summary is self._cards[0][0] else theme
        return self._painted.get(summary.id, theme) if sharp == theme else sharp

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
        self._go_on()

    def _place(self) -> None:
        """The newest as wide as leaves room for the others, which stand one below the other."""
        cards = self._all_cards()
        if not cards:
            return
        width, height = self.width(), self.height()
        beside = round(width * _BESIDE) if len(cards) > 1 else 0
        gap = GAP["m"]
        cards[0].setGeometry(0, 0, width - beside - (gap if beside else 0), height)
        others, y = cards[1:], 0
        least = sum(card.least_height() for card in others)
        if height < least + gap * (len(others) - 1):
            gap = GAP["s"]
        room = height - gap * (len(others) - 1) - least
        shares = [_OF_DAY if isinstance(card, DayCard) else 1 for card in others]
        for card, share in zip(others, shares, strict=True):
            tall = card.least_height() + max(0, room) * share // sum(shares)
            card.setGeometry(width - beside, y, beside, tall)
            y += tall + gap

    def _go_on(self) -> None:
        if self._begun and self._all_cards():
            self._work.start()

    def _do_next(self) -> None:
        """One piece of work that is not for the first picture: a match to read, a table to paint again."""
        theme = self._context.theme()
        for summary, card in self._cards:
            if summary.id not in self._matches:
                self._matches[summary.id] = self._load(summary.id)
                if self._matches[summary.id] is None and summary.id in self._kept:
                    card.show_image(self._kept[summary.id])  # of whatever look: it cannot be painted anew
                self.retranslate()
                self._work.start()
                return
        for place, (summary, card) in enumerate(self._cards):
            stale = self._painted.get(summary.id, theme.name if place == 0 else "") != theme.name
            if stale and (match := self._matches[summary.id]) is not None:
                self._painted[summary.id] = theme.name
                image = repainted(self._context, summary.id, theme, match)
                if image is not None and not (place == 0 and self._sharp):
                    card.show_image(image)
                self._work.start()
                return
        if self._offer is not None and self._even is None:
            self._compute()
            self._work.start()
            return
        if self._today is not None and not self._day_read:
            self._read_day()
            self._work.start()
            return
        if self._cards:
            self._sharpen(theme)

    def _sharpen(self, theme: Theme) -> None:
        """Paint the newest match's table as large as it is shown."""
        from hoshikan.ui.board.scenes import snapshot

        summary, card = self._cards[0]
        match, wanted = self._matches[summary.id], (theme.name, card.size())
        if match is None or self._sharp == wanted or card.size().isEmpty() or not self.isVisible():
            return
        self._sharp = wanted
        size = QSize(round(card.width() * 0.7), max(card.height(), round(card.width() * 0.7 * 0.625)))
        names, theme, ratio = seat_names(match.header.seats), self._dressed(theme, match), self.devicePixelRatioF()
        try:
            view, faces = match.state.view(None), self._sitting(match)
            card.show_image(snapshot(match.game, view, None, names, size, theme, ratio, sitters=faces))
        except MissingResourceError:
            return

    def _standing(self, summary: MatchSummary) -> str:
        """Return the seat to move and the stage of the game; "" as long as the match has not been read."""
        match = self._matches.get(summary.id)
        if match is None:
            return ""
        text, turn = text_of(summary.game), match.state.to_move
        seats, names = match.header.seats, seat_names(match.header.seats)
        words = []
        if 0 <= turn < len(seats):
            alone = sum(not seat.is_bot for seat in seats) == 1
            if alone and not seats[turn].is_bot:
                words.append(self.tr("Your turn"))
            else:
                words.append(self.tr("{name}'s turn").format(name=names[turn]))
        if stage := text.stage(match.state.view(None)):
            words.append(stage)
        return "  ·  ".join(words)

    def _kind(self, summary: MatchSummary) -> str:
        """Name for a match that is no own game from its start; "" for any other, or as long as it was not read."""
        if summary.imported:
            return self.tr("Imported")
        match = self._matches.get(summary.id)
        return self.tr("Practice") if match is not None and PRACTICE in match.header.extra else ""

    def _load(self, match_id: int) -> Match | None:
        try:
            return self._context.library.load(match_id, self._context.games)
        except (LibraryProblem, RecordError, MissingResourceError):
            return None

    def _dressed(self, theme: Theme, match: Match) -> Theme:
        return worn(theme, Emblems(self._context.notebook).of(match.header))

    def _sitting(self, match: Match) -> list[Sitter]:
        from hoshikan.ui.shared.sitting import sitters

        return sitters(self._context.notebook, match.header.seats, match.state.view(None), text_of(match.game.id))

    def _resume(self, match_id: int) -> None:
        try:
            match = self._context.library.load(match_id, self._context.games)
        except (LibraryProblem, RecordError) as error:
            self.trouble.emit(error)
        else:
            self.resumed.emit(match, match_id)


def when(summary: MatchSummary) -> str:
    """When the match was last played, as short as the language writes it."""
    moment = QDateTime.fromSecsSinceEpoch(int(summary.updated.timestamp()))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def lesson_count(game_id: str) -> int:
    """Return the number of lessons of a game: one file each."""
    try:
        return sum(path.suffix == ".toml" for path in game_file(game_id, "lessons").iterdir())
    except MissingResourceError:
        return 0
