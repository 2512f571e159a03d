"""The main window: a stack of pages with a history, the top bar, the bar of notices, and the table of pages."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from importlib import import_module
from time import monotonic
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QByteArray, QEvent, QObject, QRect, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmapCache,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import Shiboken, isValid

from hoshikan.resources import MissingResourceError
from hoshikan.ui.board import keytable
from hoshikan.ui.kit.look.language import LANGUAGES, NAMES
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.look.words import Notice
from hoshikan.ui.kit.widgets.accessible import covering, overlay_over
from hoshikan.ui.kit.widgets.basic import button, later, set_in_display
from hoshikan.ui.kit.widgets.focusring import FocusRing, MessageBar, WaitMark
from hoshikan.ui.kit.widgets.icons import name_tools, parts_of, sentence_width
from hoshikan.ui.session.context import AppContext, Page

if TYPE_CHECKING:
    from hoshikan.engine import Match


_PAGES: Final = MappingProxyType(
    {
        "home": ("hoshikan.ui.features.home.page", "HomePage"),
        "new_game": ("hoshikan.ui.features.newgame.page", "NewGamePage"),
        "table": ("hoshikan.ui.features.play.guided", "table_of"),
        "handling": ("hoshikan.ui.features.play.guided", "HandlingPage"),
        "learn": ("hoshikan.ui.features.learn.page", "LearnPage"),
        "lesson": ("hoshikan.ui.features.learn.lesson", "LessonPage"),
        "questions": ("hoshikan.ui.features.learn.questions", "QuestionsPage"),
        "exercise": ("hoshikan.ui.features.puzzles.exercise", "ExercisePage"),
        "puzzles": ("hoshikan.ui.features.puzzles.page", "PuzzlesPage"),
        "books": ("hoshikan.ui.features.rulebook.books", "BooksPage"),
        "rules": ("hoshikan.ui.features.rulebook.page", "RulesPage"),
        "library": ("hoshikan.ui.features.library.page", "LibraryPage"),
        "replay": ("hoshikan.ui.features.replay.page", "ReplayPage"),
        "position": ("hoshikan.ui.features.position.page", "PositionPage"),
        "keys": ("hoshikan.ui.features.about.keys", "KeysPage"),
        "about": ("hoshikan.ui.features.about.page", "AboutPage"),
        "settings": ("hoshikan.ui.features.settings.page", "SettingsPage"),
    }
)


def create(name: str, context: AppContext, *arguments: Any) -> Page:
    """A new page: what makes it is called with the context and `arguments`."""
    module, maker = _PAGES[name]
    page = getattr(import_module(module), maker)(context, *arguments)
    assert isinstance(page, Page)
    return page


_NARROWEST: Final = 80
"""Narrowest stretch of the letters of a name, in per cent."""


class _Title(QLabel):
    """The name of the page: narrower where the bar is full, then cut."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "large")
        self.setTextFormat(Qt.TextFormat.PlainText)
        set_in_display(self)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        font, room = QFont(self.font()), self.contentsRect()
        broad = QFontMetricsF(font).horizontalAdvance(self.text())
        if broad > room.width():
            font.setStretch(max(_NARROWEST, int(100 * room.width() / broad)))
        shown = QFontMetricsF(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
        painter.end()


_IN_ONE_BAR: Final = 0.9
"""Share of the usual room for a sentence that a bar has at least when the window's joins it: height is scarcer."""


class TopBar(QFrame):
    """Navigation that is the same on every page."""

    back = Signal()
    chosen = Signal(str)
    """A main page, or one of the menu."""
    language_chosen = Signal(str)
    full_screen = Signal()

    DESTINATIONS = ("home", "learn", "library")
    """The main pages."""
    IN_MENU = ("ask", "settings", "keys", "about")

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "bar")
        # A tall page must not squeeze it: it would be of another height on every page.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP["m"], GAP["xs"], GAP["m"], GAP["xs"])
        row.setSpacing(GAP["xs"])
        self._back = button("quiet", self.back.emit)
        row.addWidget(self._back)
        self._title = _Title()
        row.addWidget(self._title, 1)
        self._row = row
        self._joined: QBoxLayout | None = None
        """The row of a page's bar that has the way back and the menu now."""
        self._buttons: dict[str, QPushButton] = {}
        # Radio buttons for screen readers and the arrow keys. Only `show_page` decides which is down: it may be none.
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        for name in self.DESTINATIONS:
            pressed = button("quiet")
            pressed.setCheckable(True)
            pressed.setAutoExclusive(True)
            pressed.toggled.connect(partial(self._choose, name))
            self._group.addButton(pressed)
            self._buttons[name] = pressed
            row.addWidget(pressed)
        self._offered = LANGUAGES[0]
        self._tool = QToolButton()
        self._tool.setProperty("kind", "quiet")
        self._tool.setCursor(Qt.CursorShape.PointingHandCursor)
        self._tool.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self)
        self._entries = {name: self.menu.addAction("") for name in self.IN_MENU}
        for name, entry in self._entries.items():
            entry.triggered.connect(lambda _checked=False, name=name: self.chosen.emit(name))
        self.menu.addSeparator()
        self._language, self._whole = self.menu.addAction(""), self.menu.addAction("")
        self._language.triggered.connect(lambda _checked=False: self.language_chosen.emit(self._offered))
        self._whole.triggered.connect(lambda _checked=False: self.full_screen.emit())
        self._tool.setMenu(self.menu)
        row.addWidget(self._tool)
        stops: tuple[QAbstractButton, ...] = (self._back, self._tool, *self._buttons.values())
        for stop in stops:
            stop.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.retranslate()

    def set_slim(self, slim: bool) -> None:
        """Leave out the margins above and below."""
        margin = 0 if slim else GAP["xs"]
        self._row.setContentsMargins(GAP["m"], margin, GAP["m"], margin)

    def join(self, head: QFrame | None) -> None:
        """Put the way back and the menu into a page's bar in place of this one, if there is room; None brings this one
        back.
        """
        row = None if head is None else head.layout()
        if row is self._joined:
            return
        if self._joined is not None:
            self._put_into(self._row)
            self._joined.setContentsMargins(GAP["m"], GAP["xs"], GAP["m"], GAP["xs"])
            self._joined = None
        if isinstance(row, QBoxLayout) and self._has_room(row):
            self._put_into(row)
            row.setContentsMargins(GAP["m"], 0, GAP["m"], 0)
            self._joined = row
        self.setVisible(self._joined is None)
        self._name_tools()

    def _put_into(self, row: QBoxLayout) -> None:
        for place, part in ((0, self._back), (-1, self._tool)):
            hidden = part.isHidden()
            row.insertWidget(place, part)
            part.setVisible(not hidden)  # at once: the layout would show it after it has been measured

    def _has_room(self, row: QBoxLayout) -> bool:
        tools = [part for part in parts_of(row)[1:] if not part.isHidden()]
        parts = [*tools, self._back, self._tool]
        for part in parts:
            part.ensurePolished()
        sizes = [(part, part.sizeHint()) for part in parts]
        # Tools are square once they leave their words out.
        wide = sum(size.height() if isinstance(part, QToolButton) else size.width() for part, size in sizes)
        return self.window().width() - wide >= _IN_ONE_BAR * sentence_width(self)

    def show_page(self, name: str, title: str, can_go_back: bool) -> None:
        """Say where we are; `name` marks the destination, if it is one."""
        self._title.setText(title)
        self._title.setToolTip(literal(title))  # whole, where the bar is too full for it
        self._back.setVisible(can_go_back)
        for destination, pressed in self._buttons.items():
            with QSignalBlocker(pressed):
                pressed.setChecked(destination == name)

    @property
    def last_stop(self) -> QWidget:
        """The last of the bar that Tab stops at."""
        return self._tool

    def apply_theme(self, theme: Theme) -> None:
        from hoshikan.ui.kit.widgets.icons import icon  # after the first picture

        size = self.fontMetrics().height() + 2
        self._tool.setIcon(icon("menu", size, theme.text, theme.faint))
        self._tool.setIconSize(QSize(size, size))
        self._name_tools()

    def show_language(self, language: str) -> None:
        """Offer the other language, in its own words."""
        self._offered = LANGUAGES[1 - LANGUAGES.index(language)]
        self._language.setText(NAMES[self._offered])

    def retranslate(self) -> None:
        self._back.setText("‹ " + self.tr("Back"))
        self._back.setAccessibleName(self.tr("Back"))
        self._tool.setText(self.tr("Menu"))
        self._tool.setAccessibleName(self._tool.text())
        self._tool.setToolTip(literal(self._tool.text()))
        words = (self.tr("Play"), self.tr("Learn"), self.tr("My games"))
        for pressed, word in zip(self._buttons.values(), words, strict=True):
            pressed.setText(word)
        entries = (
            *(self.tr("Ask the rules") + "\tCtrl+K", self.tr("Settings")),
            *(self.tr("Keys") + "\tF1", self.tr("About Hoshikan")),
        )
        for entry, word in zip(self._entries.values(), entries, strict=True):
            entry.setText(word)
        self._whole.setText(self.tr("Full screen") + "\tF11")
        self._name_tools()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_tools()

    def _name_tools(self) -> None:
        if self._joined is not None:
            others = [part for part in parts_of(self._joined) if part.focusPolicy() and part is not self._tool]
            wide = max(1, self.window().width())
            name_tools(self.window(), (self._tool,), others, share=1 - sentence_width(self) / wide)
            return
        # With the way back always counted: the words must not come and go from page to page.
        name_tools(self, (self._tool,), self._buttons.values(), self._back.sizeHint().width())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys go along the destinations, which are one stop for Tab."""
        entries = list(self._buttons.values())
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        here = next((place for place, entry in enumerate(entries) if entry.hasFocus()), None)
        if not step or here is None or not 0 <= here + step < len(entries):
            super().keyPressEvent(event)
        else:
            entries[here + step].setFocus(Qt.FocusReason.TabFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _choose(self, name: str, down: bool) -> None:
        with QSignalBlocker(self._buttons[name]):
            self._buttons[name].setChecked(not down)
        self.chosen.emit(name)


class FocusKeeper(QObject):
    """Qt gives the focus of a control that is disabled or hidden to whatever comes next in the window, and that of one
    that is deleted to none. Here it stays in the group: at its list, its field, the next or the previous control; in
    the next larger group if nothing is left there; and on the page if nothing is left at all."""

    def __init__(self, window: QWidget, pages: QWidget, page: Callable[[], Page]) -> None:
        """`pages` holds all pages, `page` is the one on the screen."""
        super().__init__(window)
        self._window = window
        self._pages = pages
        self._page = page
        self._before: QWidget | None = None
        """The last focused widget of a page."""
        self._had: QWidget | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        # Not `focusChanged`: its first argument may be a widget that is gone, which PySide does not survive.
        app.focusObjectChanged.connect(self._on_focus)

    def _on_focus(self, thing: QObject | None) -> None:
        now = thing if isinstance(thing, QWidget) else None
        if now is self._had:
            return
        old, self._had = self._had, now
        if old is not None and isValid(old):
            old.destroyed.disconnect(self._on_deleted)
        if now is not None:
            now.destroyed.connect(self._on_deleted)
        self._follow(old, now)

    def _on_deleted(self) -> None:
        self._had = None
        later(self, self._not_nowhere)

    def _follow(self, old: QWidget | None, now: QWidget | None) -> None:
        if now is None:
            # The window may have gone to the back, or the control with the focus is just being deleted.
            later(self, self._not_nowhere)
        elif old is not None and isValid(old) and self._has_gone(old) and not self._has_come(old, now):
            self._next_focus(old).setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._page().isAncestorOf(now):
            self._before = now

    def _has_gone(self, old: QWidget) -> bool:
        """True if `old` lost the focus because it can no longer be used, not because the user moved it."""
        here = old.window() is self._window and self._window.isVisible()
        return here and not (old.isEnabled() and old.isVisible())

    def _has_come(self, old: QWidget, now: QWidget) -> bool:
        """True if a page came to the screen in place of that with `old`, and set the focus itself."""
        page = self._page()
        left = self._pages.isAncestorOf(old) and not page.isAncestorOf(old)
        return left and (now is page or page.isAncestorOf(now))

    def _not_nowhere(self) -> None:
        if self._window.isActiveWindow() and self._window.focusWidget() is None:
            self._page().setFocus(Qt.FocusReason.OtherFocusReason)

    def _next_focus(self, lost: QWidget) -> QWidget:
        page = self._page()
        if page.isAncestorOf(lost) and (named := page.next_focus(lost)) is not None:
            return named
        group = lost.parentWidget()
        # Not in the stack of pages: PySide keeps what it has listed of a widget's children for as long as that lives,
        # and what stops on another page is no neighbour.
        while group is not None and group not in (self._window, self._pages):
            if group.isVisible() and (found := _best(list(_tab_stops(group, lost)))) is not None:
                return found
            if isinstance(group, Page) or _stands_alone(group):
                break
            group = group.parentWidget()
        before = self._before
        known = before is not None and isValid(before) and page.isAncestorOf(before)
        return before if known and before is not None and before is not lost and _can_have(before) else page


def _stands_alone(group: QWidget) -> bool:
    """True if it is a bar of the window: controls of the other bars are no neighbours."""
    parent = group.parentWidget()
    return parent is not None and parent.parentWidget() is group.window()


def _can_have(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def _tab_stops(group: QWidget, lost: QWidget) -> Iterator[QWidget]:
    """Yield the Tab stops of the group: from the one after `lost` to the last, then back from the one before."""
    order = group.findChildren(QWidget)
    place = order.index(lost)
    for stop in (*order[place + 1 :], *reversed(order[:place])):
        if not lost.isAncestorOf(stop) and _can_have(stop):
            yield stop


def _best(stops: list[QWidget]) -> QWidget | None:
    """A list or a field before any button, where a key pressed once too often does no harm."""
    for kind in ("QAbstractItemView", "QLineEdit"):
        for stop in stops:
            if stop.inherits(kind):
                return stop
    if not stops:
        return None
    first = stops[0]
    among = first.group() if isinstance(first, QAbstractButton) else None
    down = among.checkedButton() if among is not None and among.exclusive() and among.checkedId() != -1 else None
    return down if down is not None and _can_have(down) else first


_REST: Final = 1500
"""Milliseconds after the last change, when the next page has been painted and no input is urgent."""


class Thrift(QObject):
    """Waits for a pause after pages were closed or drawn anew.

    The C library of Linux keeps what thousands of pictures leave behind, in pieces between what is still in use: after
    an evening of games that is twice as much as all that is needed. Qt keeps up to 10 MB of icons, of closed pages too.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(_REST)
        self._clock.timeout.connect(self._in_a_pause)

    def begin(self) -> None:
        """Pictures have been dropped."""
        if sys.platform == "linux":
            self._clock.start()

    def _in_a_pause(self) -> None:
        """Run for up to two frames: not while a piece is being dragged."""
        if QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton:
            QPixmapCache.clear()
            give_back()
        else:
            self._clock.start()


def give_back() -> bool:
    """Return free memory to the system; whether there was any, and anybody to ask."""
    import ctypes  # not needed for the start

    try:
        return bool(ctypes.CDLL(None).malloc_trim(0))
    except (OSError, AttributeError):  # another C library than glibc
        return False


def fitted(window: QRect, screens: Sequence[QRect], least: QSize) -> QRect:
    """`window` moved, and made smaller if need be, so that all of it is on the screen it shares most with.

    The first screen is the one of a window that none shows any more. It gets no smaller than `least`.
    """
    if not screens:
        return window

    def shared(screen: QRect) -> int:
        common = screen.intersected(window)
        return common.width() * common.height() if common.isValid() else 0

    screen = max(screens, key=shared)
    placed = QRect(window)
    placed.setSize(window.size().boundedTo(screen.size()).expandedTo(least))
    placed.moveLeft(max(screen.left(), min(placed.left(), screen.right() + 1 - placed.width())))
    placed.moveTop(max(screen.top(), min(placed.top(), screen.bottom() + 1 - placed.height())))
    return placed


MINIMUM = (900, 440)
"""Fits into a frame of the system beside its task bar on the smallest screen there is: full HD at 200 %."""
COMFORTABLE = (1024, 640)
"""Windows lower than this, at text size 100 %, save height: the window's bar is slimmer, or joins that of a table."""
FIRST_SIZE = QSize(1280, 800)
NAME = "Hoshikan"
_LONG: Final = 0.3
"""Seconds from which on the opening of a page is marked at the pressed place."""
_UNTIL_PAINTED: Final = 100
"""Milliseconds from when events are handled again until a new table is painted."""


class _Visit(NamedTuple):
    """A page in the history and what it was opened with."""

    name: str
    arguments: tuple[Any, ...]
    page: Page


class MainWindow(QMainWindow):
    """Home is at the bottom of the history and never closes; every other page closes when it is left backwards."""

    painted = Signal()
    """A page has been painted for the first time."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        self._bar = TopBar()
        self._stack = QStackedWidget()
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar)
        column.addWidget(self._stack, 1)
        self._messages = MessageBar(whole, self._head_bottom, self._bar.last_stop)
        self.setCentralWidget(whole)
        self._ring = FocusRing(self)
        self._wait = WaitMark(self)
        self._took: dict[str, float] = {}
        """Seconds that the last opening of each page took."""
        self._focus_keeper = FocusKeeper(self, self._stack, lambda: self.page)
        self._history: list[_Visit] = []
        self._stale: set[Page] = set()
        """Pages that still have the look before the last change."""
        self._thrift = Thrift(self)
        self._bar.back.connect(self.back)
        self._bar.chosen.connect(self._go_to)
        self._bar.language_chosen.connect(lambda language: setattr(context.settings, "language", language))
        context.theme_changed.connect(self._on_theme)
        self._bar.full_screen.connect(self.toggle_full_screen)
        commands = {
            "keys": lambda: self.open_page("keys"),
            "ask": self.ask_rules,
            "back": self.back,
            "full_screen": self.toggle_full_screen,
            "quit": self.close,
        }
        keytable.bind(self, keytable.WINDOW, lambda command: commands[command](), everywhere=True)
        # The first picture does without icons; a later page has them with its own, in the size of its words.
        self.painted.connect(lambda: later(self, self._show_icons), Qt.ConnectionType.SingleShotConnection)
        self._restore_geometry()
        context.fit_interface(self.width(), self.height())
        self.setAcceptDrops(True)
        self.open_page("home")

    @property
    def page(self) -> Page:
        """The page on the screen."""
        return self._history[-1].page

    @property
    def ground(self) -> Page:
        """The page at the bottom, which never closes."""
        return self._history[0].page

    @property
    def page_name(self) -> str:
        """Its name in the catalogue."""
        return self._history[-1].name

    def open_page(self, name: str, *arguments: Any) -> Page:
        """Show a page on top of the present one. One that is open with the same arguments comes back to the top.

        An earlier page of the same kind closes: an evening of rematches leaves one table behind, not twenty with an
        engine each, and no game is open twice.
        """
        if self._history and (name, arguments) == (self.page_name, self._history[-1].arguments):
            return self.page
        began = monotonic()
        if self._history:
            self._be_busy(marked=self._took.get(name, _LONG) >= _LONG)
            self._leave()
        visit = next((old for old in self._history[1:] if (old.name, old.arguments) == (name, arguments)), None)
        if visit is None:
            before = QApplication.topLevelWidgets()
            try:
                visit = _Visit(name, arguments, self._create(name, *arguments))
            except MissingResourceError as error:
                if not self._history:
                    raise
                return self._stay(error, before)
            for old in [old for old in self._history[1:] if old.name == name]:
                self._history.remove(old)
                self._close(old)
        else:
            self._history.remove(visit)
        self._history.append(visit)
        self._show()
        self._took[name] = monotonic() - began
        return visit.page

    def _stay(self, error: MissingResourceError, before: Collection[QWidget]) -> Page:
        """Go on with the present page, as another one cannot be opened in this installation.

        `before` are the windows, and widgets without a parent, that there were before it was tried.
        """
        for widget in QApplication.topLevelWidgets():
            if Shiboken.isValid(widget) and widget not in before:
                # What was built of the page would go on receiving events.
                Shiboken.delete(widget)
        self._show()
        self.report(error, "installation", here=True)
        return self.page

    def back(self) -> None:
        """Close this page and show the one before; Home stays."""
        if len(self._history) > 1:
            self._leave()
            self._close(self._history.pop())
            self._show()

    def home(self) -> None:
        """Close every page but Home."""
        if len(self._history) > 1:
            self._leave()
            while len(self._history) > 1:
                self._close(self._history.pop())
            self._show()

    def notify(self, notice: Notice) -> None:
        """Show a notice over the top of the page."""
        self._messages.show_notice(notice)

    def report(self, error: Exception, key: str = "library", *, here: bool = False) -> None:
        """Show the message for an error."""
        from hoshikan.ui.shared.messages import Messages

        self.notify(Notice(key, lambda: Messages().of(error), bad=True, here=here))

    @property
    def messages(self) -> MessageBar:
        return self._messages

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def open_table(self, match: Match, match_id: int | None = None) -> None:
        """Put a match on the table. The new-game page it came from closes: back leads to where that was opened."""
        self.context.settings.last_game = match.game.id
        if self.page_name == "new_game":
            self._close(self._history.pop())
        self.open_page("table", match, match_id)

    def ask_rules(self) -> None:
        """Let the rules be asked over the page, unless something else is over it."""
        from hoshikan.ui.shared.askrules import AskRules  # after the start

        over = overlay_over(self.page)
        if over is not None and not isinstance(over, AskRules):
            return
        asking = self.page.findChild(AskRules)
        if asking is None:
            asking = AskRules(self.page)
            asking.rule_wanted.connect(self.open_rules)
        asking.appear()

    def open_rules(self, game: str, rule: str = "", words: str = "") -> None:
        """Open the rule book of a game, at a rule if one is named, with `words` lit; "" for the game read about or
        played last."""
        last, shelf = self.context.settings.last_game, self.context.shelf
        page = self.open_page("rules", game or (last if last in shelf else next(iter(shelf), "")))
        if rule:
            page.point_at(rule, words)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab never stops at what an overlay covers: the overlay takes the focus then."""
        moved = super().focusNextPrevChild(forward)
        focus: QWidget | None = self.focusWidget()
        overlay = covering(focus) if focus is not None else None
        if overlay is not None:
            overlay.take_focus()
        return moved

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.isFullScreen():
            self.toggle_full_screen()
        elif self.page.escape_goes_back and self.page_name not in TopBar.DESTINATIONS:
            self.back()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.context.fit_interface(self.width(), self.height())
        if self._history:
            self._save_height()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept what holds a game, over any page."""
        from hoshikan.ui.shared import sharing as dropping

        if dropping.holds_a_game(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        from hoshikan.ui.shared import sharing as dropping

        event.acceptProposedAction()
        dropping.open_dropped(self.ground, event.mimeData())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._show_titles()
            self._thrift.begin()
        elif event.type() == QEvent.Type.WindowStateChange:
            self._on_sight()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._on_sight()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._on_sight()

    def _on_sight(self) -> None:
        """Ambience needs a window that can be seen."""
        self.context.sounds.set_awake(self.isVisible() and not self.isMinimized())

    def closeEvent(self, event: QCloseEvent) -> None:
        self.context.settings.geometry = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self.page.left()
        while len(self._history) > 1:
            self._close(self._history.pop())
        super().closeEvent(event)

    def _create(self, name: str, *arguments: Any) -> Page:
        page = create(name, self.context, *arguments)
        page.open_table.connect(self.open_table)
        page.open_new_game.connect(lambda game: self.open_page("new_game", game))
        page.open_learn.connect(lambda game: self.open_page("learn", game))
        page.open_lesson.connect(lambda game, lesson: self.open_page("lesson", game, lesson))
        page.open_rules.connect(self.open_rules)
        page.ask_rules.connect(self.ask_rules)
        page.open_replay.connect(lambda match: self.open_page("replay", match))
        page.open_library.connect(lambda: self.open_page("library"))
        page.open_settings.connect(lambda: self.open_page("settings"))
        page.open_keys.connect(lambda: self.open_page("keys"))
        page.open_about.connect(lambda: self.open_page("about"))
        page.open_page.connect(lambda name, arguments: self.open_page(name, *arguments))
        page.go_home.connect(self.home)
        page.go_back.connect(self.back)
        page.notice.connect(self.notify)
        page.trouble.connect(self.report)
        page.notice_over.connect(self._messages.close_notice)
        page.painted.connect(self.painted)
        page.title_changed.connect(self._show_titles)
        page.apply_theme(self.context.theme())
        page.retranslate()
        for field in page.findChildren(QLineEdit):
            # It would take a dropped file as its path in letters.
            field.setAcceptDrops(False)
        self._stack.addWidget(page)
        return page

    def _head_bottom(self) -> int:
        """Return the lower edge of the bars at the top."""
        head = self.page.own_bar()
        return self._stack.y() + (head.height() if head is not None else 0)

    def _save_height(self) -> None:
        """Give a low window's page the room that two bars of the usual height would take."""
        low = self.height() * 100 < COMFORTABLE[1] * self.context.text_size
        self._bar.set_slim(low)
        self._bar.join(self.page.own_bar() if low else None)

    def _leave(self) -> None:
        self._messages.page_left()
        self.page.left()

    def _close(self, visit: _Visit) -> None:
        self._bar.join(None)
        visit.page.closing()
        self._stale.discard(visit.page)
        self._stack.removeWidget(visit.page)
        visit.page.deleteLater()
        self._thrift.begin()

    def _show(self) -> None:
        page = self.page
        if page in self._stale:
            self._stale.remove(page)
            page.apply_theme(self.context.theme())
        self._stack.setCurrentWidget(page)
        self._save_height()
        self._show_titles()
        page.entered()
        self._messages.place()
        focus: QWidget | None = self.focusWidget()
        if not (focus and page.isAncestorOf(focus)):
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_icons(self) -> None:
        self._bar.apply_theme(self.context.theme())
        self.painted.connect(self._show_icons, Qt.ConnectionType.UniqueConnection)

    def _show_titles(self) -> None:
        if not self._history:
            return
        title = self.page.title()
        self.page.setAccessibleName(title)
        self.setWindowTitle(f"{title} – {NAME}" if title and self.page_name != "home" else NAME)
        # A main page opened from Home is left by the bar.
        direct = len(self._history) == 2 and self.page_name in TopBar.DESTINATIONS
        self._bar.show_page(self.page_name, title, len(self._history) > 1 and not direct)
        self._bar.show_language(self.context.language())

    def _go_to(self, name: str) -> None:
        if name == "home":
            self.home()
        elif name == "ask":
            self.ask_rules()
        elif name == "learn":
            self.open_page(name, "")
        else:
            self.open_page(name)

    def _be_busy(self, *, marked: bool = True) -> None:
        """Show the cursor of what takes its time, and with `marked` the mark at the pressed place, until what comes is
        painted."""
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        QTimer.singleShot(_UNTIL_PAINTED, QGuiApplication.restoreOverrideCursor)
        if marked:
            self._wait.show_now()
            later(self, self._wait.end, _UNTIL_PAINTED)

    def _on_theme(self, theme: Theme) -> None:
        """Restyle what is seen now; the pages behind follow when they are shown."""
        self._be_busy()
        self._save_height()
        self._bar.apply_theme(theme)
        self.page.apply_theme(theme)
        self._stale = {visit.page for visit in self._history[:-1]}
        self._thrift.begin()

    def _restore_geometry(self) -> None:
        """Move the window to its last place, if the current screens allow it."""
        self.setMinimumSize(*MINIMUM)
        kept = QByteArray.fromBase64(self.context.settings.geometry.encode("ascii", "ignore"))
        if kept.isEmpty() or not self.restoreGeometry(kept):
            self.resize(self._first_size())
        elif not self.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen):
            screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
            self.setGeometry(fitted(self.geometry(), screens, QSize(*MINIMUM)))

    def _first_size(self) -> QSize:
        """As large as is comfortable and as fits on the screen beside the frame that the system puts around it."""
        room = self.screen().availableSize()
        head = 2 * self.fontMetrics().height()  # a guess: asking the style costs more than all else here
        return FIRST_SIZE.boundedTo(QSize(room.width(), room.height() - head))
