"""The main window: a stack of pages with a history, the top bar, and the bar of notices."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QStackedWidget, QVBoxLayout, QWidget
from shiboken6 import Shiboken

from hoshikan.resources import MissingResourceError
from hoshikan.ui.app import catalogue, placement
from hoshikan.ui.app.focuskeeper import FocusKeeper
from hoshikan.ui.app.memory import Thrift
from hoshikan.ui.board import keytable
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.widgets.focusring import FocusRing
from hoshikan.ui.kit.widgets.messagebar import MessageBar
from hoshikan.ui.kit.widgets.notices import Notice
from hoshikan.ui.kit.widgets.overlay import covering
from hoshikan.ui.kit.widgets.topbar import TopBar
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.page import Page

if TYPE_CHECKING:
    from hoshikan.engine import Match

MINIMUM = (900, 440)
"""Fits into a frame of the system beside its task bar on the smallest screen there is: full HD at 200 %."""
COMFORTABLE = (1024, 640)
"""Windows lower than this, at text size 100 %, save height: the window's bar is slimmer, or joins that of a table."""
FIRST_SIZE = QSize(1280, 800)
NAME = "Hoshikan"
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
            "back": self.back,
            "full_screen": self.toggle_full_screen,
            "quit": self.close,
        }
        keytable.bind(self, keytable.WINDOW, lambda command: commands[command](), everywhere=True)
        # The first picture does without icons.
        self.painted.connect(lambda: self._bar.apply_theme(context.theme()))
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
        if self._history:
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
        return visit.page

    def _stay(self, error: MissingResourceError, before: Collection[QWidget]) -> Page:
        """Go on with the present page, as another one cannot be opened in this installation.

        `before` are the windows, and widgets without a parent, that there were before it was tried.
        """
        from hoshikan.ui.shared.messages import Messages

        for widget in QApplication.topLevelWidgets():
            if Shiboken.isValid(widget) and widget not in before:
                # What was built of the page would go on receiving events.
                Shiboken.delete(widget)
        self._show()
        self.notify(Notice("installation", lambda: Messages().of(error), bad=True, here=True))
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

    @property
    def messages(self) -> MessageBar:
        return self._messages

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def open_table(self, match: Match, match_id: int | None = None) -> None:
        """Put a match on the table. The new-game page it came from closes: back leads to where that was opened."""
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        QTimer.singleShot(_UNTIL_PAINTED, QGuiApplication.restoreOverrideCursor)
        self.context.settings.last_game = match.game.id
        if self.page_name == "new_game":
            self._close(self._history.pop())
        self.open_page("table", match, match_id)

    def open_rules(self, game: str, rule: str = "") -> None:
        """Open the rule book of a game, at a rule if one is named; "" for the game read about or played last."""
        last, shelf = self.context.settings.last_game, self.context.shelf
        page = self.open_page("rules", game or (last if last in shelf else next(iter(shelf), "")))
        if rule:
            page.point_at(rule)

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
        from hoshikan.ui.app import dropping

        if dropping.holds_a_game(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        from hoshikan.ui.app import dropping

        event.acceptProposedAction()
        dropping.open_dropped(self.ground, event.mimeData())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._show_titles()
            self._thrift.begin()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.context.settings.geometry = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self.page.left()
        while len(self._history) > 1:
            self._close(self._history.pop())
        super().closeEvent(event)

    def _create(self, name: str, *arguments: Any) -> Page:
        page = catalogue.create(name, self.context, *arguments)
        page.open_table.connect(self.open_table)
        page.open_new_game.connect(lambda game: self.open_page("new_game", game))
        page.open_learn.connect(lambda game: self.open_page("learn", game))
        page.open_lesson.connect(lambda game, lesson: self.open_page("lesson", game, lesson))
        page.open_rules.connect(self.open_rules)
        page.open_replay.connect(lambda match: self.open_page("replay", match))
        page.open_library.connect(lambda: self.open_page("library"))
        page.open_settings.connect(lambda: self.open_page("settings"))
        page.open_keys.connect(lambda: self.open_page("keys"))
        page.open_about.connect(lambda: self.open_page("about"))
        page.open_page.connect(lambda name, arguments: self.open_page(name, *arguments))
        page.go_home.connect(self.home)
        page.go_back.connect(self.back)
        page.notice.connect(self.notify)
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

    def _show_titles(self) -> None:
        if not self._history:
            return
        title = self.page.title()
        self.page.setAccessibleName(title)
        self.setWindowTitle(f"{title} – {NAME}" if title and self.page_name != "home" else NAME)
        self._bar.show_page(self.page_name, title, len(self._history) > 1)
        self._bar.show_language(self.context.language())

    def _go_to(self, name: str) -> None:
        if name == "home":
            self.home()
        elif name in ("learn", "puzzles"):
            self.open_page(name, "")
        else:
            self.open_page(name)

    def _on_theme(self, theme: Theme) -> None:
        """Restyle what is seen now; the pages behind follow when they are shown."""
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
            self.setGeometry(placement.fitted(self.geometry(), screens, QSize(*MINIMUM)))

    def _first_size(self) -> QSize:
        """As large as is comfortable and as fits on the screen beside the frame that the system puts around it."""
        room = self.screen().availableSize()
        head = 2 * self.fontMetrics().height()  # a guess: asking the style costs more than all else here
        return FIRST_SIZE.boundedTo(QSize(room.width(), room.height() - head))
