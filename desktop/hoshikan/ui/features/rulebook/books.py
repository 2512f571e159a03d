"""The rule books of all games: on a shelf, and one search through all of them."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QStackedWidget, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from hoshikan.resources import MissingResourceError
from hoshikan.teaching import rulebook
from hoshikan.teaching.position import TeachingError
from hoshikan.ui.board.screens import cover_text_of
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.material import BOARDS
from hoshikan.ui.kit.look.theme import GAP, NIGHT, TEXT, Theme, color, scaled
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.basic import PaintedButton, label
from hoshikan.ui.session.context import AppContext, Page
from hoshikan.ui.shared.askrules import Answers, Asker, places
from hoshikan.ui.shared.boxart import SHADOW, ClosedBox, paint_board, paint_closed_box, paint_wall
from hoshikan.ui.shared.shelf import LIFT, USED

_ASPECT: Final = 0.72
"""Width of a book, in heights."""


class BookCover(PaintedButton):
    """The cover comes after the page has been seen; the contents of the book are written below it, on the board."""

    def __init__(self, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self._theme: Theme = NIGHT
        self._art: ClosedBox | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def say(self, name: str, holds: str) -> None:
        """Set the name for screen readers, and the contents of the book."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(holds)
        self.setText(holds)
        self._art = None
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme, self._art = theme, None
        self.update()

    def caption_height(self) -> int:
        """Pixels that the words below the book take."""
        return round(self._letters() * 1.5) + GAP["m"]

    def height_for(self, width: int) -> int:
        """Return the height of a book of this width, with its words."""
        return LIFT + round(width / _ASPECT) + self.caption_height()

    def width_for(self, height: int) -> int:
        """The other way round."""
        return round((height - LIFT - self.caption_height()) * _ASPECT)

    @property
    def box(self) -> QRect:
        """The place of the book while it is not lifted."""
        return QRect(0, LIFT, self.width(), self.height() - self.caption_height() - LIFT)

    def outgrown(self) -> bool:
        """True if the cover is to be painted, again or for the first time."""
        return self._art is None or self._art.size != self.box.size()

    def show_cover(self) -> None:
        """Paint it for the size of now."""
        if not self.box.isEmpty():
            self._art = paint_closed_box(self.game_id, self.box.size(), self.devicePixelRatioF(), self._theme)
            self.update()

    def paint_shadow(self, painter: QPainter) -> None:
        """Paint the shadow of the book, in the coordinates of the parent."""
        if self._art is not None:
            around = self.box.translated(self.pos()).adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)
            painter.drawPixmap(around, self._art.shadow)

    def sizeHint(self) -> QSize:
        return QSize(160, self.height_for(160))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        lit = self.underMouse() or self.hasFocus()
        place = self.box.translated(0, -LIFT if lit else 0)
        if self._art is None:
            painter.fillRect(place, color(self._theme.raised))
        else:
            painter.drawPixmap(place, self._art.picture)
        font = QFont(self.font())
        font.setPixelSize(self._letters())
        broad = QFontMetricsF(font).horizontalAdvance(self.text())
        if broad > self.width():
            font.setStretch(max(70, int(100 * self.width() / broad)))
        painter.setFont(font)
        painter.setPen(color(BOARDS[self._theme.name].ink))
        below = QRectF(0, self.box.bottom() + 1, self.width(), self.caption_height())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()

    def _letters(self) -> int:
        least = scaled(TEXT["small"], round(100 * self._theme.interface_scale))
        return max(least, round(self.width() * 0.05))


_SEARCH: Final = 620
"""Width of the line to search in, in logical pixels at most."""
_WIDEST: Final = 1000
"""… and of what is found."""
_BROADEST: Final = 440
"""… and of a book."""
_PLACE: Final = Qt.ItemDataRole.UserRole
_SETTLED_MS: Final = 90
"""After the last change of size, until the covers are painted for it."""


class BooksPage(Page):
    """Books stand side by side; what is found in them is listed in their place."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._theme: Theme = NIGHT
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setMaximumWidth(_SEARCH)
        self.asker = Asker(self)
        self.asker.answered.connect(self._show_answers)
        self.search.textChanged.connect(lambda _words: self._ask())
        self.shelf = BooksShelf(tuple(context.games))
        for book in self.shelf.books:
            book.clicked.connect(lambda _checked=False, game=book.game_id: self.open_rules.emit(game, ""))
        self.found = QTreeWidget()
        self.found.setHeaderHidden(True)
        self.found.setIndentation(GAP["l"])
        self.found.setMaximumWidth(_WIDEST)
        self.found.itemActivated.connect(self._open)
        self.found.itemClicked.connect(self._open)
        self._nothing = label("large", muted=True, wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._stack = QStackedWidget()
        for part in (self.shelf, _in_the_middle(self.found), self._nothing):
            self._stack.addWidget(part)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, GAP["l"], 0, 0)
        whole.setSpacing(GAP["l"])
        head = QHBoxLayout()
        head.setContentsMargins(GAP["xl"], 0, GAP["xl"], 0)
        head.addStretch(1)
        head.addWidget(self.search, 1000)
        head.addStretch(1)
        whole.addLayout(head)
        whole.addWidget(self._stack, 1)

    def title(self) -> str:
        return self.tr("Rule books")

    def retranslate(self) -> None:
        self.search.setPlaceholderText(self.tr("Ask the rules of all games"))
        self.search.setAccessibleName(self.tr("Ask the rules of all games"))
        self.found.setAccessibleName(self.tr("Results"))
        self._nothing.setText(self.tr("No rule says anything about this. Try other words."))
        for book in self.shelf.books:
            book.say(
                self.tr("Rules of {game}").format(game=cover_text_of(book.game_id).title()), self._holds(book.game_id)
            )
        self.shelf.show_covers()
        self._ask()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.shelf.apply_theme(theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_wall(painter, QRectF(self.rect()), self._theme)
        painter.end()
        super().paintEvent(event)

    def entered(self) -> None:
        last = self.context.settings.last_game
        book = next((book for book in self.shelf.books if book.game_id == last), self.shelf.books[0])
        book.setFocus(Qt.FocusReason.OtherFocusReason)

    def _book(self, game: str) -> rulebook.RuleBook | None:
        try:
            return rulebook.load(game, self.context.language())
        except (MissingResourceError, TeachingError):
            return None

    def _holds(self, game: str) -> str:
        book = self._book(game)
        if book is None:
            return self.tr("File not found.")
        rules, pictures = (
            self.tr("%n rule(s)", "", len(book.rule_ids())),
            self.tr("%n picture(s)", "", len(book.pictures)),
        )
        return f"{rules}  ·  {pictures}"

    def _ask(self) -> None:
        self.asker.ask(self.search.text(), self.context.language(), *self.context.games)

    def _show_answers(self, answers: Answers) -> None:
        """List the places of all books, that with the best answer first."""
        self.found.clear()
        if not answers.question.strip():
            self._stack.setCurrentIndex(0)
            return
        best = {game: -rules[0].score for game, rules in answers.found.items()}
        for game in sorted(self.context.games, key=lambda game: best.get(game, 0.0)):
            book = self._book(game)
            listed = places(answers, book) if book is not None else []
            if not listed:
                continue
            above = QTreeWidgetItem([f"{cover_text_of(game).title()}  ·  {len(listed)}"])
            above.setData(0, _PLACE, (game, ""))
            self.found.addTopLevelItem(above)
            for anchor, title, words in listed:
                item = QTreeWidgetItem([f"{title}\n{words}"])
                item.setData(0, _PLACE, (game, anchor))
                item.setToolTip(0, literal(words))
                above.addChild(item)
            above.setExpanded(True)
        count = self.found.topLevelItemCount()
        self._stack.setCurrentIndex(1 if count else 2)
        announce(self.search, self.tr("%n book(s)", "", count) if count else self._nothing.text())

    def _open(self, item: QTreeWidgetItem) -> None:
        game, anchor = item.data(0, _PLACE)
        self.open_rules.emit(game, anchor)


class BooksShelf(QWidget):
    """One board, with as large books as fit on it."""

    def __init__(self, games: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme = NIGHT
        self._boards: list[QRect] = []
        self.books = [BookCover(game, self) for game in games]
        for before, after in pairwise(self.books):
            self.setTabOrder(before, after)
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.timeout.connect(self._paint_next)

    @property
    def is_covered(self) -> bool:
        """True if all covers are painted for the current size."""
        return not any(book.outgrown() for book in self.books)

    def show_covers(self) -> None:
        """Paint what is missing, one after the other, so that the window stays alive."""
        self._settled.start(1)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        for book in self.books:
            book.apply_theme(theme)
        self._lay_out()
        self.show_covers()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
        self._settled.start(_SETTLED_MS)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        for board in self._boards:
            paint_board(painter, QRectF(board), self._theme)
        for book in self.books:
            book.paint_shadow(painter)
        painter.end()

    def _lay_out(self) -> None:
        """All in a row in the middle, as large as fits."""
        count, height = len(self.books), self.height()
        if not count or not height:
            return
        gap = max(GAP["l"], round(self.width() * 0.022))
        wide = round((self.width() * USED - gap * (count - 1)) / count)
        wide = max(1, min(wide, _BROADEST, self.books[0].width_for(round(height * 0.9))))
        tall = self.books[0].height_for(wide)
        left, top = (self.width() - wide * count - gap * (count - 1)) // 2, round((height - tall) * 0.42)
        for place, book in enumerate(self.books):
            book.setGeometry(left + place * (wide + gap), top, wide, tall)
        caption = self.books[0].caption_height()
        self._boards = [QRect(0, top + tall - caption, self.width(), caption)]
        self.update()

    def _paint_next(self) -> None:
        for book in self.books:
            if book.outgrown():
                book.show_cover()
                self.update()
                self._settled.start(1)
                return


def _in_the_middle(widget: QWidget) -> QWidget:
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(GAP["xl"], 0, GAP["xl"], GAP["l"])
    row.addStretch(1)
    row.addWidget(widget, 1000)
    row.addStretch(1)
    return holder
