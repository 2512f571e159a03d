"""Play: a shelf of boxes, and above it what to continue and what there is to do today."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from hoshikan.ui.board import keytable
from hoshikan.ui.kit.look.language import LANGUAGES, NAMES
from hoshikan.ui.kit.look.theme import GAP, TEXT, Theme, color, display_font, scaled
from hoshikan.ui.kit.widgets.basic import button, later
from hoshikan.ui.session.context import AppContext, Page
from hoshikan.ui.shared.boxart import paint_wall
from hoshikan.ui.shared.shelf import USED, Shelf

if TYPE_CHECKING:
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
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._room = _Room()
        self._scroll.setWidget(self._room)
        # A scroll area makes its widget opaque, and a page that is covered is never painted: `painted` would not come.
        self._room.setAutoFillBackground(False)
        self.shelf = Shelf(list(context.shelf.values()), context.speed, self._room)
        self.shelf.play.connect(self._play)
        self.shelf.answered.connect(self._begin)
        self._language = button("quiet", self._switch_language)
        self._language.setParent(self._room)
        self._language.hide()
        keytable.bind(self, {"paste": keytable.LIBRARY["paste"]}, lambda _command: self._paste())
        context.speed_changed.connect(self._on_speed)
        self.painted.connect(self._complete)
        self._order()

    def title(self) -> str:
        return self.tr("Hoshikan")

    def retranslate(self) -> None:
        self.shelf.retranslate()
        self._language.setText(NAMES[self._other_language()])
        if self._resume is not None:
            self._resume.retranslate()
        self._fit()

    def apply_theme(self, theme: Theme) -> None:
        self._room.apply_theme(theme)
        self.shelf.apply_theme(theme)
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
        self._resume.day_wanted.connect(lambda exercise: self.open_page.emit("exercise", ((exercise,),)))
        self._resume.trouble.connect(self.trouble)
        self._resume.deal_wanted.connect(lambda game, seed: self.open_page.emit("new_game", (game, False, seed)))
        self._resume.lesson_wanted.connect(self.open_lesson)
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
        from hoshikan.ui.shared.sharing import paste

        paste(self, QGuiApplication.clipboard().text())

    def _play_even(self, game: str) -> None:
        """A rated game against an even match."""
        from hoshikan.ui.shared.rated import play_even

        play_even(self, game)

    def _play(self, game: str) -> None:
        """A first game may be a guided one."""
        from hoshikan.ui.shared.firstgame import is_first_time

        if is_first_time(self.context, game):
            self.shelf.ask(game)
        else:
            self.open_new_game.emit(game)

    def _begin(self, game: str, guided: bool) -> None:
        from hoshikan.ui.shared.firstgame import first_game, note_answer

        note_answer(self.context, game)
        if guided:
            self.open_table.emit(first_game(self.context, game), None)
        else:
            self.open_new_game.emit(game)

    def _other_language(self) -> str:
        return LANGUAGES[1 - LANGUAGES.index(self.context.language())]

    def _switch_language(self) -> None:
        self.context.settings.language = self._other_language()

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

    def _order(self) -> None:
        """Put matches to continue first, whenever they were made."""
        resumes = self._resume.stops if self._resume is not None else []
        stops = [*resumes, *(stop for box in self.shelf.boxes for stop in box.stops), self._language]
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    def _fit(self) -> None:
        """Give each part as much of the window as it can use, and scroll where that is too little."""
        width, height = self.width(), self.height()
        edge = round(width * (1 - USED) / 2)
        gap = max(GAP["m"], round(height * 0.022))
        resume = self._resume if self._resume is not None and self._resume.count else None
        # Before the library is open: a player who has played before has probably something to continue.
        expected = resume is not None or (self._resume is None and bool(self.context.settings.last_game))
        head = self._welcome_height(height)
        if expected:
            least = resume.least_height() if resume is not None else 0
            head = max(_LEAST_HERO, least, round(height * _HERO[0]))
        shelf = self.shelf.fit(width, height - head - 3 * gap)
        spare = height - head - 3 * gap - shelf
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
        whole = max(y + shelf + gap, height)
        bar = self._scroll.verticalScrollBar().sizeHint().width() if whole > height else 0
        self._room.resize(width - bar, whole)
        self._language.setVisible(welcome)
        size = self._language.sizeHint()
        self._language.setGeometry(width - bar - edge - size.width(), gap, size.width(), size.height())

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
        paint_wall(painter, QRectF(self.rect()), self._theme)
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
                self.tr("Games of stars and crowns. Pick a box to play."),
            )
        painter.end()

    def _lines(self) -> tuple[QRectF, QRectF]:
        """Return the places of the name, and of the words below it."""
        split = self._welcome.top() + self._welcome.height() * _SPLIT
        name, words = QRectF(self._welcome), QRectF(self._welcome)
        name.setBottom(split)
        words.setTop(split)
        return name, words
