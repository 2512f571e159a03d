"""Home: a shelf of boxes, what to continue above it, and the ways to everywhere else on its foot."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from hoshikan.ui.board import keytable
from hoshikan.ui.kit.look.fonts import display_font, scaled
from hoshikan.ui.kit.look.material import BOARDS
from hoshikan.ui.kit.look.theme import GAP, TEXT, Theme, color
from hoshikan.ui.kit.widgets.basic import later
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.page import Page
from hoshikan.ui.shared.plates import Way
from hoshikan.ui.shared.shelf import USED, Shelf, paint_board

if TYPE_CHECKING:
    from hoshikan.library.practice import PastAnswer
    from hoshikan.ui.features.home.resume import ResumeRow

AFTER_PAINT_MS = 30
"""Long enough for the first picture to reach the screen before the library is opened, too short to be noticed."""
_HERO: Final = (0.225, 0.34)
"""Height of what is to continue as a share of the page's: usually, and where the boxes leave more."""
_LEAST_HERO: Final = 132
_NAME: Final = 0.46
"""Size of the name of the house on the wall, as a share of the height it has there …"""
_WORDS: Final = 0.13
"""… and of the words below it, which begin at this share:"""
_SPLIT: Final = 0.66


class HomePage(Page):
    """The first thing one sees: words and ways at once, covers and matches to continue right after the first paint."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._resume: ResumeRow | None = None
        self._due = 0
        """Puzzles to be solved once more, known once the library is open."""
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._room = _Room()
        self._scroll.setWidget(self._room)
        # A scroll area makes its widget opaque, and a page that is covered is never painted: `painted` would not come.
        self._room.setAutoFillBackground(False)
        self.shelf = Shelf(list(context.shelf.values()), context.speed, self._room)
        self.shelf.play.connect(self.open_new_game)
        self.shelf.learn.connect(self.open_learn)
        self._foot = _Foot(self._room)
        lessons, puzzles, rules, library, numbers, keys, about = self._foot.ways
        lessons.clicked.connect(lambda: self.open_learn.emit(""))
        puzzles.clicked.connect(lambda: self.open_page.emit("puzzles", ("",)))
        rules.clicked.connect(lambda: self.open_page.emit("books", ()))
        library.clicked.connect(self.open_library)
        numbers.clicked.connect(lambda: self.open_page.emit("statistics", ("",)))
        keys.clicked.connect(self.open_keys)
        about.clicked.connect(self.open_about)
        keytable.bind(self, {"paste": keytable.LIBRARY["paste"]}, lambda _command: self._paste())
        context.speed_changed.connect(self._on_speed)
        self.painted.connect(self._complete)
        self._order()

    def title(self) -> str:
        return self.tr("Hoshikan")

    def retranslate(self) -> None:
        self.shelf.retranslate()
        self._name_ways()
        if self._resume is not None:
            self._resume.retranslate()
        self._fit()

    def apply_theme(self, theme: Theme) -> None:
        self._room.apply_theme(theme)
        self.shelf.apply_theme(theme)
        self._foot.apply_theme(theme)
        if self._resume is not None:
            self._resume.apply_theme(theme)
        self._fit()

    def entered(self) -> None:
        if self._resume is not None:
            self.refresh()

    def refresh(self) -> None:
        """Read the matches in progress and the lessons done again."""
        from hoshikan.ui.features.home.resume import ResumeRow

        if self._resume is not None:
            self._resume.hide()
            self._resume.deleteLater()
        self._resume = ResumeRow(self.context, self._room)
        self._resume.resumed.connect(self.open_table)
        self._resume.all_wanted.connect(self.open_library)
        self._resume.notice.connect(self.notice)
        self._resume.even_wanted.connect(self._play_even)
        self._resume.fill()
        if self.shelf.is_covered:
            self._resume.begin()
        self._show_progress()
        self._order()
        self._fit()

    def closing(self) -> None:
        self.context.speed_changed.disconnect(self._on_speed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._scroll.setGeometry(self.rect())
        self._fit()

    def _complete(self) -> None:
        # A timer, not a queued call, which might still come before the picture has reached the screen.
        # It only starts the next one: where painting was slow, it is due before anybody else has heard of the picture.
        later(self, lambda: later(self, self._open_library, AFTER_PAINT_MS), 1)

    def _paste(self) -> None:
        """Open a game or a position that was copied as text."""
        from hoshikan.ui.shared.pasting import paste

        paste(self, QGuiApplication.clipboard().text())

    def _play_even(self, game: str) -> None:
        """A rated game against an even match."""
        from hoshikan.ui.shared.ratedwords import play_even

        play_even(self, game)

    def _open_library(self) -> None:
        """First what decides how large everything is, then the covers, then pictures of tables; the covers first where
        opening the library takes long."""
        self.shelf.covered.connect(self._on_covered)
        opening = self.context.opening
        if opening.is_pending:
            opening.done.connect(self._show_library)
            opening.slow.connect(self.shelf.show_covers)
        else:
            self._show_library()

    def _show_library(self) -> None:
        if self._resume is None:
            self.refresh()
        self.shelf.show_covers()

    def _on_covered(self) -> None:
        if self._resume is not None:
            self._resume.begin()

    def _on_speed(self) -> None:
        self.shelf.follow_speed()

    def _show_progress(self) -> None:
        from hoshikan.library import LibraryProblem
        from hoshikan.ui.features.home.resume import lesson_count

        for box in self.shelf.boxes:
            try:
                done = len(self.context.library.lessons.done(box.game_id))
            except LibraryProblem:
                done = 0
            box.show_progress(done, lesson_count(box.game_id))
        self._count_due()

    def _count_due(self) -> None:
        """Show the number of due puzzles, on the way to them and nowhere else."""
        from hoshikan.library import LibraryProblem

        try:
            past = self.context.library.practice.all()
        except LibraryProblem:
            past = []
        # Most have answered none, and need neither the puzzles nor what uses them.
        self._due = self._waiting(past) if past else 0
        self._name_ways()

    def _waiting(self, past: list[PastAnswer]) -> int:
        from hoshikan.teaching.position import TeachingError
        from hoshikan.teaching.practice import due

        try:
            return len(self.context.puzzles.among(due(past, self.context.library.now())))
        except TeachingError:
            return 0

    def _name_ways(self) -> None:
        puzzles = self.tr("Puzzles ({count})").format(count=self._due) if self._due else self.tr("Puzzles")
        self._foot.say(
            (
                self.tr("Lessons"),
                puzzles,
                self.tr("Rule books"),
                self.tr("Library"),
                self.tr("Statistics"),
                self.tr("Keys"),
                self.tr("About"),
            )
        )
        name = self.tr("Puzzles: %n to repeat today", "", self._due) if self._due else self.tr("Puzzles")
        self._foot.ways[1].setAccessibleName(name)
        self._foot.ways[3].setAccessibleName(self.tr("Library: finished games and replays"))
        self._foot.ways[4].setAccessibleName(self.tr("Statistics: ratings, results and accuracy"))

    def _order(self) -> None:
        """Put matches to continue first, whenever they were made."""
        resumes = self._resume.stops if self._resume is not None else []
        stops = [*resumes, *(stop for box in self.shelf.boxes for stop in box.stops), *self._foot.ways]
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    def _fit(self) -> None:
        """Give each part as much of the window as it can use, and scroll where that is too little."""
        width, height = self.width(), self.height()
        edge = round(width * (1 - USED) / 2)
        gap = max(GAP["m"], round(height * 0.022))
        self._foot.letter(max(scaled(TEXT["body"], self.context.text_size), round(width * 0.0085)))
        foot = self._foot.sizeHint().height()
        resume = self._resume if self._resume is not None and self._resume.count else None
        # Before the library is open: a player who has played before has probably something to continue.
        expected = resume is not None or (self._resume is None and bool(self.context.settings.last_game))
        head = self._welcome_height(height)
        if expected:
            least = resume.least_height() if resume is not None else 0
            head = max(_LEAST_HERO, least, round(height * _HERO[0]))
        shelf = self.shelf.fit(width, height - head - 3 * gap - foot)
        spare = height - head - 3 * gap - foot - shelf
        if spare > 0 and expected:
            more = min(spare, max(0, round(height * _HERO[1]) - head))
            head, spare = head + more, spare - more
        top = gap + max(0, spare) // 3
        if resume is not None:
            resume.setGeometry(edge, top, width - 2 * edge, head)
            resume.show()
        welcome = self._resume is not None and not expected
        self._room.show_welcome(QRectF() if not welcome else QRectF(edge, top, width - 2 * edge, head))
        y = top + head + gap + max(0, spare) // 3
        self.shelf.setGeometry(0, y, width, shelf)
        y = max(y + shelf + gap, height - foot)
        self._foot.setGeometry(0, y, width, foot)
        whole = y + foot
        bar = self._scroll.verticalScrollBar().sizeHint().width() if whole > height else 0
        self._room.resize(width - bar, whole)
        self._foot.resize(width - bar, foot)

    def _welcome_height(self, height: int) -> int:
        """Return the height of the name on the wall, where there is nothing to continue yet."""
        size = self.context.text_size
        least = scaled(TEXT["display"], size) + 2 * scaled(TEXT["body"], size) + GAP["l"]
        return max(least, round(height * 0.16))


class _Room(QWidget):
    """The wall behind the shelf; at a first start with the name of the house on it."""

    def __init__(self) -> None:
        super().__init__()
        self._theme: Theme | None = None
        self._welcome = QRectF()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_welcome(self, place: QRectF) -> None:
        """Write the name there; an empty rectangle for nowhere."""
        self._welcome = place
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._theme is None:
            return
        painter = QPainter(self)
        wall = QLinearGradient(0, 0, 0, self.height())
        for at, tint in zip((0.0, 0.55, 1.0), BOARDS[self._theme.name].wall, strict=True):
            wall.setColorAt(at, color(tint))
        painter.fillRect(self.rect(), wall)
        if not self._welcome.isEmpty():
            name, words = self._lines()
            painter.setFont(display_font(self._welcome.height() * _NAME))
            painter.setPen(color(self._theme.gold_line))
            painter.drawText(name, Qt.AlignmentFlag.AlignCenter, self.tr("Hoshikan"))
            font = self.font()
            font.setPixelSize(max(self.fontInfo().pixelSize(), round(self._welcome.height() * _WORDS)))
            painter.setFont(font)
            painter.setPen(color(self._theme.text))
            painter.drawText(
                words,
                int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap),
                self.tr("Games of stars and crowns. Pick a box to play, or learn one step by step."),
            )
        painter.end()

    def _lines(self) -> tuple[QRectF, QRectF]:
        """Return the places of the name, and of the words below it."""
        split = self._welcome.top() + self._welcome.height() * _SPLIT
        name, words = QRectF(self._welcome), QRectF(self._welcome)
        name.setBottom(split)
        words.setTop(split)
        return name, words


class _Foot(QWidget):
    """The plinth at the foot of the page, with the ways to everywhere else cut into it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self.ways = [Way(self) for _ in range(7)]

    def say(self, words: tuple[str, ...]) -> None:
        for way, word in zip(self.ways, words, strict=True):
            way.setText(word)
        self._place()

    def letter(self, pixels: int) -> None:
        """Write the ways so large."""
        font = QFont(self.font())
        font.setPixelSize(pixels)
        for way in self.ways:
            way.setFont(font)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        for way in self.ways:
            way.apply_theme(theme)
        self._place()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, max(way.sizeHint().height() for way in self.ways) + GAP["xs"])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._theme is not None:
            painter = QPainter(self)
            paint_board(painter, QRectF(self.rect()), self._theme)
            painter.end()

    def _place(self) -> None:
        """Side by side in the middle, evenly."""
        sizes = [way.sizeHint() for way in self.ways]
        room = self.width() * USED
        gap = max(0.0, min(GAP["xxl"] * 2, (room - sum(size.width() for size in sizes)) / max(1, len(sizes) - 1)))
        x = (self.width() - sum(size.width() for size in sizes) - gap * (len(sizes) - 1)) / 2
        for way, size in zip(self.ways, sizes, strict=True):
            way.setGeometry(round(x), (self.height() - size.height()) // 2 + 1, size.width(), size.height())
            x += size.width() + gap
