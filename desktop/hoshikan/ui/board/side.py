"""The panel beside the table, with tabs, the card over it, and the buttons of bars that every board shares."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Final

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLayout,
    QMenu,
    QPushButton,
    QStackedWidget,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hoshikan.bots.levels import LEVELS, offered
from hoshikan.ui.board.keytable import KeyWords
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.accessible import overlay_over
from hoshikan.ui.kit.widgets.basic import button, label, spaced
from hoshikan.ui.kit.widgets.icons import icon
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.text.levels import LevelWords

COPY_PICTURE: Final = "copy_picture"
COPY: Final = "copy"
FILM, FILM_ON, FILM_UP_TO = "film", "film_on", "film_up_to"
"""An animation of the whole game, of what comes after the position shown, and of what came before it."""


class ShareButton(QToolButton):
    """A button with a menu of the ways to share a game."""

    wanted = Signal(str)
    """One of the ways."""

    def __init__(self, *ways: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "quiet")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        self.ways: dict[str, QAction] = {way: menu.addAction("") for way in ways}
        for way, action in self.ways.items():
            action.triggered.connect(lambda _checked=False, way=way: self.wanted.emit(way))
        self.double_speed = menu.addAction("")
        self.double_speed.setCheckable(True)
        self.double_speed.setVisible(FILM in ways)
        self.setMenu(menu)

    def show_ply(self, ply: int, last: int) -> None:
        """Offer the parts that there are at this position."""
        self.ways[FILM_ON].setEnabled(ply < last)
        self.ways[FILM_UP_TO].setEnabled(ply > 0)

    def apply_theme(self, theme: Theme) -> None:
        size = self.fontMetrics().height() + 2
        self.setIcon(icon("share", size, theme.text, theme.faint))
        self.setIconSize(QSize(size, size))

    def retranslate(self) -> None:
        word = self.tr("Share")
        self.setText(word)
        self.setToolTip(literal(word))
        self.setAccessibleName(word)
        words = KeyWords()
        keys = {COPY_PICTURE: "\tCtrl+Shift+C", COPY: "\tCtrl+C"}
        for way, action in self.ways.items():
            action.setText(words.command(way) + keys.get(way, ""))
        self.double_speed.setText(self.tr("Animations at double speed"))


class PractiseMenu(QMenu):
    """The levels, and below them the way to the page where a position is set up."""

    level_chosen = Signal(str)
    edit_chosen = Signal()

    def __init__(self, parent: QWidget | None = None, *, edits: bool = True) -> None:
        super().__init__(parent)
        self._levels = {level: self.addAction("") for level in LEVELS}
        for level, action in self._levels.items():
            action.triggered.connect(lambda _checked=False, level=level: self.level_chosen.emit(level))
        self.addSeparator()
        self.edit = self.addAction("")
        self.edit.triggered.connect(lambda _checked=False: self.edit_chosen.emit())
        self.edit.setVisible(edits)
        self.retranslate()

    def offer(self, game: str) -> None:
        """List only the levels of this game."""
        known = offered(game)
        for level, action in self._levels.items():
            action.setVisible(level in known)

    def retranslate(self) -> None:
        for level, action in self._levels.items():
            action.setText(LevelWords().name(level))
        self.edit.setText(self.tr("Change the position first…"))


class PractiseButton(QPushButton):
    """A button with that menu."""

    wanted = Signal(str)
    """The level of the bots to go on against."""
    edit_wanted = Signal()

    def __init__(self, kind: str = "", parent: QWidget | None = None, *, edits: bool = True) -> None:
        super().__init__(parent)
        self.setProperty("kind", kind)
        self.levels = PractiseMenu(self, edits=edits)
        self.levels.level_chosen.connect(self.wanted)
        self.levels.edit_chosen.connect(self.edit_wanted)
        self.setMenu(self.levels)

    def retranslate(self) -> None:
        self.setText(self.tr("Practise from here"))
        self.setToolTip(literal(self.tr("Play on from this position against bots")))
        self.levels.retranslate()


WIDTH: Final = 360
"""Logical pixels at text size 100 %."""
_GROWTH: Final = 0.45
"""The panel grows by this part of what the text grows: the table needs its place."""
_NARROWEST: Final = 270
"""Logical pixels at text size 100 %, in a window that is narrow."""
_SHARES: Final = (23, 9)
"""Widths of a table and the panel beside it, within the panel's limits: its full width from 1280 pixels on."""


def row_of(table: QWidget | QLayout, side: SidePanel) -> QHBoxLayout:
    """Lay out a table and the panel beside it."""
    row = QHBoxLayout()
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    if isinstance(table, QLayout):
        row.addLayout(table, _SHARES[0])
    else:
        row.addWidget(table, _SHARES[0])
    row.addWidget(side, _SHARES[1])
    return row


class SidePanel(QTabWidget):
    """Holds one page per name; pages may be hidden (hints for purists, the list of moves for those who want
    none, the score of a game without points)."""

    rule_wanted = Signal(str)
    command = Signal(object)
    """A Command for the session of a board page."""
    narrowest = _NARROWEST
    """Least width in logical pixels at text size 100 %."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDocumentMode(True)
        self.setAutoFillBackground(True)  # over a table, its pieces would be seen between the tabs
        self.setUsesScrollButtons(True)
        self._pages: dict[str, QWidget] = {}
        self._narrowest = self.narrowest

    def add(self, name: str, page: QWidget) -> None:
        self._pages[name] = page
        page.setBackgroundRole(QPalette.ColorRole.Base)
        page.setAutoFillBackground(True)
        self.addTab(page, "")

    def open(self, name: str) -> None:
        """Bring a page to the front, unless it is hidden."""
        index = self.indexOf(self._pages[name])
        if self.isTabVisible(index):
            self.setCurrentIndex(index)

    def shows(self, name: str) -> bool:
        """True if this page is in front."""
        return self.currentWidget() is self._pages[name]

    def allow(self, name: str, allowed: bool) -> None:
        """Show or hide a page's tab."""
        self.setTabVisible(self.indexOf(self._pages[name]), allowed)

    def retranslate(self) -> None:
        titles = self.titles()
        for name, page in self._pages.items():
            self.setTabText(self.indexOf(page), titles[name])
        self.setAccessibleName(self.tr("Side panel"))

    def titles(self) -> dict[str, str]:
        """Return the names of all pages that a panel or a card can have."""
        return {
            "log": self.tr("Log"),
            "score": self.tr("Score"),
            "hints": self.tr("Hints"),
            "rules": self.tr("Rules"),
            "moves": self.tr("Moves"),
            "bot": self.tr("Bot"),
            "review": self.tr("Review"),
            "lesson": self.tr("Lesson"),
            "coach": self.tr("Coach"),
            "position": self.tr("Position"),
        }

    def apply_theme(self, theme: Theme) -> None:
        """Take over colours that the application's palette does not carry."""

    def fit(self, text_size: int) -> None:
        """Take the width that `text_size` per cent asks for, or less in a narrow window."""
        widest = round(WIDTH * (1 + _GROWTH * (text_size - 100) / 100))
        self._narrowest = min(widest, round(self.narrowest * text_size / 100))
        self.setMaximumWidth(widest)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return least.expandedTo(QSize(self._narrowest, 0))

    def sizeHint(self) -> QSize:
        return QSize(self.maximumWidth(), super().sizeHint().height())


_ENOUGH: Final = 0.75
"""A part of the height of all words of a card which is enough to read them."""


class SideCard(QFrame):
    """A card over a table: one page at a time below its name. Escape and a button close it."""

    opened = Signal(bool)
    """It has come, or gone."""
    left = Signal()
    """The keyboard is wanted back where it was."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "notice")
        self.is_docked = False
        """True if the table keeps room for the card wherever there is enough."""
        self._pages: dict[str, QWidget] = {}
        self._stack = QStackedWidget()
        self._title = label("large")
        self._close = button("quiet", self.close_card)
        head = QHBoxLayout()
        spaced(head, 0, GAP["s"])
        head.setContentsMargins(GAP["m"], 0, 0, 0)
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        column = QVBoxLayout(self)
        spaced(column, GAP["xs"], 0)
        column.addLayout(head)
        column.addWidget(self._stack, 1)
        self.hide()

    def add(self, name: str, page: QWidget) -> None:
        self._pages[name] = page
        self._stack.addWidget(page)

    def has(self, name: str) -> bool:
        """True if there is such a page."""
        return name in self._pages

    def open(self, name: str) -> None:
        """Come to the front with a page."""
        self._stack.setCurrentWidget(self._pages[name])
        self._entitle()
        self.setVisible(True)
        self.opened.emit(True)

    def shows(self, name: str) -> bool:
        """True if this page is in sight."""
        return not self.isHidden() and self._stack.currentWidget() is self._pages[name]

    def height_for(self, width: int) -> int:
        """Return the height that the page in front needs."""
        page = self._page()
        return self._head() + max(page.heightForWidth(width - 2 * GAP["s"]), page.minimumSizeHint().height())

    @property
    def narrowest(self) -> int:
        """Return the width below which the page in front would be cut off."""
        head = self._title.minimumSizeHint().width() + self._close.sizeHint().width()
        return max(self._page().minimumSizeHint().width(), head) + 2 * GAP["m"]

    def lowest_for(self, width: int) -> int:
        """Return the height below which the page in front shows too little."""
        page = self._page()
        return self._head() + max(round(page.heightForWidth(width) * _ENOUGH), page.minimumSizeHint().height())

    def _page(self) -> QWidget:
        page = self._stack.currentWidget()
        assert page is not None
        return page

    def _head(self) -> int:
        return max(self._title.sizeHint().height(), self._close.sizeHint().height()) + 2 * GAP["s"]

    def close_card(self) -> None:
        """Give the table its place back."""
        if self.isHidden():
            return
        focus: QWidget | None = self.window().focusWidget()
        had_focus = focus is not None and self.isAncestorOf(focus)
        self.hide()
        self.opened.emit(False)
        if had_focus:
            self.left.emit()

    def retranslate(self, titles: dict[str, str]) -> None:
        self._titles = titles
        self._close.setText(self.tr("Close"))
        self._entitle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()
        else:
            super().keyPressEvent(event)

    def _entitle(self) -> None:
        for name, page in self._pages.items():
            if page is self._stack.currentWidget():
                self._title.setText(self._titles[name])
                self.setAccessibleName(self._titles[name])


_WIDE: Final = 1.6
"""Aspect (width by height) from which a table has room for the panel beside it."""
_LEAST: Final = 900
"""Logical pixels that any table keeps beside the panel."""
_WIDTHS: Final = (1.0, 0.85, 0.7)
"""Widths of a card over a table, as shares of the panel's width."""


class SidePlace(QObject):
    """Lays a table, its panel and its card out on `ground`. Beside the table the panel follows the settings, which
    remember it; over the table it is closed until it is wanted. The card covers an open panel; else it is over the
    table where it covers nothing of what `spared` returns, and beside it if there is no such place.
    """

    changed = Signal()
    """The panel has come or gone, or may have."""

    def __init__(
        self,
        ground: QWidget,
        table: TableView,
        side: SidePanel,
        settings: Settings,
        *,
        overlaid: bool,
        card: SideCard | None = None,
    ) -> None:
        """`overlaid`: true if the panel is over a table without room for both."""
        super().__init__(ground)
        self._ground = ground
        self._table = table
        self._side = side
        self._settings = settings
        self._overlaid = overlaid
        self._over = False
        self._open = settings.move_list
        self._row = QHBoxLayout(ground)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(table, 1)
        self._row.addWidget(side)
        self._card = card
        self.spared: Callable[[], Sequence[QRect]] = tuple
        """Returns the parts of the table, in its own pixels, that the card leaves in sight."""
        self.avoided: Callable[[], Sequence[QRect]] = tuple
        """The same for parts that it covers only where the table can make no room beside it."""
        if card is not None:
            card.setParent(ground)
            card.opened.connect(lambda _open: self.show())
        ground.installEventFilter(self)

    @property
    def is_over(self) -> bool:
        """True if the panel is over the table now, or would be if it were open."""
        return self._over

    @property
    def is_open(self) -> bool:
        return self._open if self._over else self._settings.panel_visible

    def open(self, wanted: bool = True) -> None:
        """Show or hide the panel."""
        if self._over:
            self._open = wanted
        else:
            self._settings.panel_visible = wanted
        self.show()

    def toggle(self) -> None:
        self.open(not self.is_open)

    def show(self) -> None:
        """Let the panel be where it now belongs."""
        size = self._ground.size()
        wide = self._side.maximumWidth()
        beside = size.width() - wide
        over = beside < _LEAST or (self._overlaid and beside < _WIDE * size.height())
        if over != self._over:
            self._over = over
            if over:
                self._row.removeWidget(self._side)
            else:
                self._row.addWidget(self._side)
        self._side.setVisible(self.is_open)
        if self._over:
            self._side.setGeometry(size.width() - wide, 0, wide, size.height())
            self._put_over(self._side)
        covered = wide if self._over and self.is_open else 0
        if self._card is None or self._card.isHidden():
            self._leave_free(0)
            self._table.lie_under(covered)
        else:
            self._place_card(self._card, wide, covered)
        self.changed.emit()

    def keep_off(self) -> None:
        """Move the card if it covers something that is to be spared by now."""
        card = self._card
        if card is not None and not card.isHidden():
            place = card.geometry()
            if any(one.intersects(place) for one in self._spared()):
                self.show()

    def _place_card(self, card: SideCard, wide: int, covered: int) -> None:
        """Let the card be where it now belongs; `covered`: pixels of the table below the panel."""
        self._put_over(card)
        beside = QRect(self._ground.width() - wide, 0, wide, self._ground.height())
        docked = card.is_docked and not self._over
        if docked or self.is_open:
            self._leave_free(0 if self.is_open else wide)
            self._table.lie_under(covered)
            card.setGeometry(beside)
            return
        self._leave_free(0)
        # A map comes out from under a card at the right.
        for avoided, reach in product((True, False) if self._over else (True,), (wide, 0)):
            self._table.lie_under(reach)
            kept = (*self._spared(), *self._on_ground(self.avoided())) if avoided else self._spared()
            place = self._place_over(card, beside if reach else self._ground.rect(), wide, kept)
            if place.isValid():
                card.setGeometry(place)
                return
        self._leave_free(wide)
        card.setGeometry(beside)

    def _leave_free(self, pixels: int) -> None:
        """Keep pixels at the right free of the table."""
        if pixels != self._row.contentsMargins().right():
            self._row.setContentsMargins(0, 0, pixels, 0)
            self._row.activate()

    def _place_over(self, card: SideCard, room: QRect, wide: int, kept: Sequence[QRect]) -> QRect:
        """Return the place in `room` where the card covers nothing of what is `kept` in sight; invalid if none is."""
        gap, near = GAP["m"], GAP["xs"]
        spared = [one.adjusted(-near, -near, near, near) for one in kept]
        inner = room.intersected(self._ground.rect().marginsRemoved(QMargins(gap, gap, gap, gap)))
        wide -= gap
        widths = {min(max(round(wide * share), card.narrowest), wide) for share in _WIDTHS}
        sizes = [(width, card.lowest_for(width), card.height_for(width)) for width in sorted(widths)]
        return free_place(inner, sizes, spared)

    def _spared(self) -> list[QRect]:
        return self._on_ground(self.spared())

    def _on_ground(self, parts: Sequence[QRect]) -> list[QRect]:
        corner = self._table.mapTo(self._ground, QPoint())
        return [one.translated(corner) for one in parts]

    def _put_over(self, part: QWidget) -> None:
        """Bring a part to the front, below whatever covers everything."""
        overlay = overlay_over(self._ground)
        if overlay is None:
            part.raise_()
        else:
            part.stackUnder(overlay)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window."""
        if watched is self._ground and event.type() == QEvent.Type.Resize:
            self.show()
        return super().eventFilter(watched, event)


def free_place(room: QRect, sizes: Sequence[tuple[int, int, int]], spared: Sequence[QRect]) -> QRect:
    """Return the best place in `room` that touches nothing of `spared`: one with room for everything if there is any,
    the widest and rightmost of those, otherwise the largest; invalid if none is. A size is a width, and the least
    and the full height.
    """
    taken = [(one.left(), one.right() + 1, one.top(), one.bottom() + 1) for one in spared if one.intersects(room)]
    first, last, upper, lower = room.left(), room.right() + 1, room.top(), room.bottom() + 1
    best, found = (False, 0, 0), QRect()
    for width, least, wanted in sizes:
        sides = {first, last - width, *(one[1] for one in taken), *(one[0] - width for one in taken)}
        for x in sides:
            if x < first or x + width > last:
                continue
            inside = sorted((top, bottom) for left, right, top, bottom in taken if left < x + width and x < right)
            top = upper
            for begins, ends in (*inside, (lower, lower)):
                high = min(begins - top, wanted)
                rank = (high >= wanted, width if high >= wanted else width * high, x)
                if high >= min(least, wanted) and rank > best:
                    best, found = rank, QRect(x, top, width, high)
                top = max(top, ends)
    return found
