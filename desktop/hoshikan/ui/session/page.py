"""The common part of all screens of the main window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QWidget

from hoshikan.ui.kit.look.material import draw_cloth
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.widgets.accessible import GROUND, install
from hoshikan.ui.session.context import AppContext


class Page(QWidget):
    """A screen. It asks for others through its signals and never knows the main window.

    Subclasses build their widgets in `__init__` without words and put the words in with `retranslate`, which is called
    once before the page is first shown and again at each change of language; likewise `apply_theme`.
    """

    open_table = Signal(object, object)
    """Match, and its id in the library or None."""
    open_new_game = Signal(str)
    open_learn = Signal(str)
    """Game id, or "" for all games."""
    open_lesson = Signal(str, str)
    """Game id, lesson id."""
    open_rules = Signal(str, str)
    """Game id, "" for the one looked at last; rule id or ""."""
    open_replay = Signal(object)
    """Match."""
    open_library = Signal()
    open_settings = Signal()
    open_keys = Signal()
    open_about = Signal()
    open_page = Signal(str, tuple)
    """Any other page by its name in the catalogue, with the arguments it is made with."""
    go_home = Signal()
    go_back = Signal()
    notice = Signal(object)
    """A Notice for the message bar."""
    notice_over = Signal(str)
    """The key of a Notice that no longer holds."""
    title_changed = Signal()
    ask_rules = Signal()
    """The rules are to be asked over this page."""
    here_changed = Signal()
    """Answers of `rule_here` may be others now."""
    painted = Signal()
    """The page has been painted for the first time: the moment for what the first picture can do without."""

    game_id = ""
    """The game that the page is about; "" for none in particular."""
    on_cloth = False
    """True if the page is laid out on the cloth of a table."""
    escape_goes_back = True
    """True if Esc, unless the page uses it, leaves the page; a page of the top bar it never leaves."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        install()
        super().__init__(parent)
        self.setProperty(GROUND, True)
        self.context = context
        self._painted = False
        self._cloth = QPixmap()
        self._cloth_of: tuple[str, QSize] | None = None
        """Theme and size of the cloth."""
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def title(self) -> str:
        """The page's name, for the window's title and screen readers."""
        return ""

    def retranslate(self) -> None:
        """Put all words in again, in the language of the moment."""

    def apply_theme(self, theme: Theme) -> None:
        """Take over colours that the application's palette does not carry."""

    def point_at(self, place: str, words: str = "") -> None:
        """Show a part of the page: a rule id in the rule book, with `words` lit there; a game among the lessons."""

    def reading_room(self) -> QRect | None:
        """Return the part of the page where rules are read while its table stays in sight; None without a table."""
        return None

    def lie_under(self, pixels: int) -> None:
        """Bring what is looked at out from under something that covers so many pixels at the right."""

    def rule_here(self, rule: str) -> Sequence[str]:
        """Return what a rule means for the decision at the screen, as sentences, and light the pieces of what it
        allows; "" puts the light out."""
        return ()

    def own_bar(self) -> QFrame | None:
        """Bar at the top of the page, which no notice may cover and which the window's own bar joins in a low window.

        Its layout is one row.
        """
        return None

    def next_focus(self, lost: QWidget) -> QWidget | None:  # for pages that know better
        """Return the next focus when `lost`, which has it, can no longer be used; None for its nearest neighbour."""
        return None

    def entered(self) -> None:
        """The page is shown now, for the first time or again."""

    def left(self) -> None:
        """Another page covers this one, or the window closes. Whatever runs pauses here."""

    def closing(self) -> None:
        """The page will not come back: release processes and timers. Always after `left`."""

    def cloth(self) -> QRect:
        """Return the place of the cloth, if there is one."""
        return self.rect()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.on_cloth:
            self._paint_cloth()
        if not self._painted:
            self._painted = True
            self.painted.emit()

    def _paint_cloth(self) -> None:
        theme, place, ratio = self.context.theme(), self.cloth(), self.devicePixelRatioF()
        if (wanted := (theme.name, place.size() * ratio)) != self._cloth_of:
            self._cloth_of, self._cloth = wanted, QPixmap(wanted[1])
            self._cloth.setDevicePixelRatio(ratio)
            self._cloth.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._cloth)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_cloth(painter, QRectF(0, 0, place.width(), place.height()), theme)
            painter.end()
        painter = QPainter(self)
        painter.drawPixmap(place.topLeft(), self._cloth)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.title_changed.emit()
        super().changeEvent(event)
