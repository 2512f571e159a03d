"""Home's matches to continue: the newest ones in progress, with pictures of their tables as they look today; beside
them an even match in the game played last, and the puzzle of the day.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QLocale, QPointF, QRectF, QSize, Qt, QTimer, Signal
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
from hoshikan.ui.kit.look.style import display_font, scaled
from hoshikan.ui.kit.look.theme import GAP, NIGHT, RADIUS, TEXT, Theme, color, worn
from hoshikan.ui.kit.look.words import listed
from hoshikan.ui.kit.widgets.basic import PaintedButton
from hoshikan.ui.kit.widgets.notices import Notice
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import Emblems
from hoshikan.ui.shared.boxart import THEME_KEY, cover_of
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.shared.sitting import repainted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hoshikan.library.practice import PastAnswer
    from hoshikan.ui.shared.ownmistakes import DayPuzzle
    from hoshikan.ui.shared.ratedwords import EvenMatch


_WORDS: Final = 0.46
"""Share of the newest match's card that is for words …"""
_SHOWN: Final = 0.68
"""… and for the picture behind their end."""
_NARROWEST: Final = 0.8
"""Narrowest stretch of the letters of a line."""
_PAPER: Final = 0.54
"""So much of the card is paper: a tray that stands beside a table would look out from under it, cut off."""


class ResumeCard(PaintedButton):
    """The common part of both kinds: words, a picture, and keys."""

    def __init__(self, game_id: str, seats: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game_id, self._seats = game_id, seats
        self._theme: Theme = NIGHT
        self._title = self._line = self._names = self._when = self._press = ""
        self._image = QImage()
        self._rendered = QPixmap()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

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
        return round(self._size("body") * 1.4 + self._size("small") * 1.4 + GAP["s"])

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
"""Matches and the even one; the puzzle of the day comes besides."""
_BESIDE = 0.27
"""Share of the width for what is to continue beside the newest."""
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
    notice = Signal(object)

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
        self._past: Sequence[PastAnswer] = ()
        self._day_card: ResumeCard | None = None
        self._day: DayPuzzle | None = None
        """Read after the first picture."""
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
            self._past = library.practice.all()
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
            if self._context.settings.last_game or shown or self._past:
                self._add_day()
        except LibraryProblem as problem:
            self._report(problem)
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
        return list(self._all_cards())

    def least_height(self) -> int:
        """Below this something would be cut."""
        least = [card.least_height() for card in self._all_cards() if isinstance(card, HeroCard)]
        tickets = [card.least_height() + GAP["s"] for card in self._all_cards() if isinstance(card, TicketCard)]
        return max([0, *least, sum(tickets)])

    def retranslate(self) -> None:
        for summary, card in self._cards:
            title = (not summary.imported and summary.title) or cover_text_of(summary.game).title()
            moves = self.tr("%n move(s)", "", summary.ply) + "  ·  " + when(summary)
            standing = "  ·  ".join(filter(None, (self._kind(summary), self._standing(summary))))
            card.say(title, standing, listed(seat_names(summary.seats)), moves)
        self._say_offer()
        self._say_day()
        self._place()

    def _all_cards(self) -> list[ResumeCard]:
        """In the order in which they stand."""
        return [*(card for _summary, card in self._cards), *filter(None, (self._offer, self._day_card))]

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
        from hoshikan.ui.shared.ratedwords import even_match

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
            from hoshikan.ui.shared.ratedwords import RATED

            against, rating = RATED.against(self._even.company), RATED.short(self._even.own)
        title = cover_text_of(self._offered).title()
        self._offer.say(title, self.tr("Rated, at your strength"), against, rating)
        self._offer.press_says(self.tr("Play rated"))
        self._offer.setAccessibleDescription(self.tr("Starts a rated game in which your chances are about even."))

    # The puzzle of the day

    def _add_day(self) -> None:
        kind: type[ResumeCard] = TicketCard if self._all_cards() else HeroCard
        self._day_card = kind("", 0, self)
        self._day_card.clicked.connect(lambda _checked=False: self._solve())
        self._day_card.show()
        if self._context.puzzles.is_read:
            self._read_day()

    def _read_day(self) -> None:
        from hoshikan.teaching.position import TeachingError
        from hoshikan.ui.shared.ownmistakes import day_puzzle

        assert self._day_card is not None
        try:
            self._day = day_puzzle(self._context, self._past)
        except (TeachingError, LibraryProblem):
            self._day = None
        if self._day is None:
            self._day_card.hide()
            self._day_card.deleteLater()
            self._day_card = None
            self._place()
            return
        self._day_card.show_cover(self._day.exercise.game)
        self._say_day()

    def _say_day(self) -> None:
        if self._day_card is None:
            return
        from hoshikan.ui.shared.ownmistakes import DayWords

        words, state, rest = DayWords(), "", ""
        if self._day is not None:
            state = words.mark(self._day.outcome)
            game = cover_text_of(self._day.exercise.game).title()
            rest = "  ·  ".join(filter(None, (words.row(self._day.row), game)))
        self._day_card.say(words.title(), state, rest, "")
        self._day_card.press_says(self.tr("Solve"))

    def _solve(self) -> None:
        if self._day is None and self._day_card is not None:
            self._read_day()
        if self._day is not None:
            self.day_wanted.emit(self._day.exercise)

    def apply_theme(self, theme: Theme) -> None:
        emblems = Emblems(self._context.notebook)
        for summary, card in self._cards:
            card.apply_theme(worn(theme, emblems.of_deal(summary.deal)))
            if self._look_of(summary) != theme.name and self._matches.get(summary.id, summary) is not None:
                card.show_image(QImage())
        if self._offer is not None:
            self._offer.apply_theme(theme)
        if self._day_card is not None:
            self._day_card.apply_theme(theme)
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
        others = cards[1:]
        tall = (height - gap * (len(others) - 1)) // max(1, len(others))
        for place, card in enumerate(others):
            card.setGeometry(width - beside, place * (tall + gap), beside, tall)

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
        if self._day_card is not None and self._day is None:
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
            self._report(error)
        else:
            self.resumed.emit(match, match_id)

    def _report(self, error: Exception) -> None:
        self.notice.emit(Notice("library", lambda: Messages().of(error), bad=True))


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
