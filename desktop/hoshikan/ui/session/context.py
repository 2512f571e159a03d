"""The context that every page is handed, made once at the start, and the base of all pages."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from functools import cached_property
from threading import Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QWidget

from hoshikan.games import GAMES, SHELF
from hoshikan.listing import Listing
from hoshikan.ui.kit.look.language import LanguageSwitch, resolve
from hoshikan.ui.kit.look.material import draw_cloth
from hoshikan.ui.kit.look.theme import THEMES, Theme, interface_size, seat_colours
from hoshikan.ui.kit.sound.room import SoundRoom
from hoshikan.ui.kit.widgets.accessible import GROUND, install
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.session.systemmotion import SystemMotion

if TYPE_CHECKING:
    from hoshikan.engine import Game
    from hoshikan.library import Library
    from hoshikan.teaching.exercise import Exercise
    from hoshikan.ui.session.notebook import Notebook, PositionDrafts


def _shipped(game: str) -> tuple[Exercise, ...]:
    from hoshikan.teaching.practice import exercise_of
    from hoshikan.teaching.puzzles import puzzles

    return tuple(exercise_of(game, puzzle) for puzzle in puzzles(game))


class PuzzleBox:
    """Every method that looks into a file raises TeachingError for a faulty one."""

    def __init__(
        self,
        games: Iterable[str],
        load: Callable[[str], tuple[Exercise, ...]] = _shipped,
        today: Callable[[], date] = date.today,
    ) -> None:
        self._games = tuple(games)
        self._load = load
        self._read: dict[str, tuple[Exercise, ...]] = {}
        self.today = today
        """The day by the player's own calendar."""

    @property
    def is_read(self) -> bool:
        """True if the puzzles of all games have been read."""
        return len(self._read) == len(self._games)

    def of(self, game: str = "") -> tuple[Exercise, ...]:
        """The puzzles of a game, of all games for ""."""
        if not game:
            return tuple(puzzle for one in self._games for puzzle in self.of(one))
        if game not in self._read:
            self._read[game] = self._load(game)
        return self._read[game]

    def among(self, ids: Iterable[str]) -> tuple[Exercise, ...]:
        """Those of `ids` that there are, in that order; only the files of their games are read."""
        wanted = [one for one in ids if one.partition("/")[0] in self._games]
        known = {puzzle.id: puzzle for game in {one.partition("/")[0] for one in wanted} for puzzle in self.of(game)}
        return tuple(known[one] for one in wanted if one in known)


_POLL_MS: Final = 10
_SLOW_MS: Final = 1000
"""Milliseconds after which the player should know why no games are shown."""
_SWITCH_SECONDS: Final = 0.0005
"""Python's threads take turns after this time, a tenth of the usual: the window shall not wait for its turn."""


class LibraryOpening(QObject):
    """Opens the user's library, in a thread if `begin` is called first.

    The thread ends before the library is used: nothing of it is ever used by two threads at a time. Python collects no
    garbage meanwhile, since widgets must not be deleted by another thread than that of the window.
    """

    done = Signal()
    """The library that `begin` began to open is open."""
    slow = Signal()
    """It takes longer than a moment."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library: Library | None = None
        self._thread: Thread | None = None
        self._failure: BaseException | None = None
        self._collecting = False
        self._switch_seconds = 0.0
        self._poll = QTimer(self)
        self._poll.setInterval(_POLL_MS)
        self._poll.timeout.connect(self._look)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_SLOW_MS)
        self._patience.timeout.connect(self.slow)

    @property
    def is_pending(self) -> bool:
        """True if `done` will be emitted."""
        return self._poll.isActive()

    @property
    def is_used(self) -> bool:
        """True if the library is open or being opened."""
        return self._library is not None or self._thread is not None

    def begin(self) -> None:
        """Start the thread, unless the library is open or being opened."""
        if self.is_used:
            return
        import hoshikan.library  # noqa: F401  # imported here, not by the thread while the window imports too

        self._collecting, self._switch_seconds = gc.isenabled(), sys.getswitchinterval()
        gc.disable()
        sys.setswitchinterval(_SWITCH_SECONDS)
        self._thread = Thread(target=self._run, name="library")
        self._thread.start()
        self._poll.start()
        self._patience.start()

    def library(self) -> Library:
        """The library; waits until it is open."""
        self._join()
        if self._library is None:
            self._library = _opened()
        return self._library

    def _run(self) -> None:
        try:
            self._library = _opened()
        except BaseException as failure:  # noqa: BLE001  # raised again where the library is asked for
            self._failure = failure

    def _look(self) -> None:
        if self._thread is None or not self._thread.is_alive():
            self._poll.stop()
            self._patience.stop()
            self._join()
            self.done.emit()

    def _join(self) -> None:
        if self._thread is None:
            return
        self._thread.join()
        self._thread = None
        sys.setswitchinterval(self._switch_seconds)
        if self._collecting:
            gc.enable()
        failure, self._failure = self._failure, None
        if failure is not None:
            raise failure


def _opened() -> Library:
    from hoshikan.library import Library, library_path

    return Library.open(library_path())


class SystemLook(QObject):
    """Follows the desktop's colour scheme and its wish for contrast."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        styles = QGuiApplication.styleHints()
        styles.colorSchemeChanged.connect(self.changed)
        styles.accessibility().contrastPreferenceChanged.connect(self.changed)

    def theme(self) -> str:
        """The name of the theme that fits; "night" where the system has no opinion."""
        styles = QGuiApplication.styleHints()
        if styles.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
            return "contrast"
        return "day" if styles.colorScheme() == Qt.ColorScheme.Light else "night"


_APPEARANCE = frozenset({"theme", "palette", "text_size"})
_SOUND = frozenset({"sounds", "volume", "ambience"})


class AppContext(QObject):
    """Settings, games, library and the look of the moment.

    `theme_changed` carries the new Theme whenever theme, seat palette or text size change, the system's colour scheme
    and the size of the interface in a large window included. The language is switched here too; widgets are notified
    through QEvent.LanguageChange.
    """

    theme_changed = Signal(object)
    speed_changed = Signal(str)
    """The speed of pieces from now on; see `speed`."""
    closing = Signal()
    """The session ends: what works in the background has to stop."""

    def __init__(
        self,
        settings: Settings,
        games: Mapping[str, Game] = GAMES,
        system: SystemLook | None = None,
        parent: QObject | None = None,
        motion: SystemMotion | None = None,
    ) -> None:
        super().__init__(parent)
        self._system = system or SystemLook(self)
        self.motion = motion or SystemMotion(self)
        """The system's wish for less motion, known some moments after it is first followed."""
        self.settings = settings
        self.games = games
        self.shelf: Mapping[str, Listing] = SHELF
        """Home's entries for the games, without importing one."""
        self.opening = LibraryOpening(self)
        self._moves_former = True
        """True until `settings.former` has been put into the library, once in a session."""
        self.languages = LanguageSwitch()
        self.sounds = SoundRoom()
        """Silent until the session's start sets an output: tests and pictures make no sound."""
        self._interface = 100
        """Size of the interface in per cent; a large window has a larger one."""
        self._tune()
        self.engine_playouts: int | None = None
        """Playouts per engine question in place of each level's own: tests and demonstrations want quick answers."""
        settings.changed.connect(self._on_setting)
        self._system.changed.connect(self._on_system_look)
        self.motion.changed.connect(self._on_system_motion)

    @property
    def library(self) -> Library:
        """The user's matches, opened when first asked for unless `opening` has begun to. What `open` got around is in
        `library.problem`."""
        library = self.opening.library()
        if self._moves_former and self.settings.former:
            from hoshikan.ui.session.notebook import move

            self._moves_former = False
            move(self.settings, library)
        return library

    @cached_property
    def notebook(self) -> Notebook:
        """Notes about matches, people and lessons."""
        from hoshikan.ui.session.notebook import Notebook

        return Notebook(lambda: self.library)

    @cached_property
    def drafts(self) -> PositionDrafts:
        """Positions that are being set up."""
        from hoshikan.ui.session.notebook import PositionDrafts

        return PositionDrafts(self.games, lambda: self.library)

    @cached_property
    def puzzles(self) -> PuzzleBox:
        """The puzzles of the games, read when first asked for."""

        return PuzzleBox(self.games)

    @property
    def engine_command(self) -> tuple[str, ...]:
        """Program and arguments that start the engine process of the bots."""
        if getattr(sys, "frozen", False):
            from pathlib import Path

            suffix = ".exe" if sys.platform == "win32" else ""
            return (str(Path(sys.executable).with_name("hoshikan-engine" + suffix)),)
        return (sys.executable, "-m", "hoshikan.bots.engine")

    @property
    def tool_command(self) -> tuple[str, ...]:
        """Program and arguments that start the command-line tools."""
        return (sys.executable,) if getattr(sys, "frozen", False) else (sys.executable, "-m", "hoshikan")

    def theme(self) -> Theme:
        """The look of the moment, with the seat colours of the chosen palette and the chosen size of text."""
        chosen = self.settings.theme
        if chosen == "system":
            chosen = self._system.theme()
        theme = THEMES[chosen]
        seats, text_scale = seat_colours(theme, self.settings.palette), self.settings.text_size / 100
        return theme._replace(seats=seats, text_scale=text_scale, interface_scale=self.text_size / 100)

    @property
    def text_size(self) -> int:
        """Size of the interface's text in per cent: the setting, enlarged in a large window."""
        return round(self.settings.text_size * self._interface / 100)

    def fit_interface(self, width: int, height: int) -> None:
        """Scale the interface with a window of this size."""
        interface = interface_size(width, height)
        if interface != self._interface:
            self._interface = interface
            self.theme_changed.emit(self.theme())

    def speed(self) -> str:
        """The speed of pieces: one of `table.motion.SPEEDS`."""
        chosen = self.settings.animation
        if chosen == "system":
            return "still" if self.motion.reduced else "normal"
        return chosen

    def chosen_speed(self) -> str:
        """The speed in the settings' words: "off", "normal" or "fast"."""
        speed = self.speed()
        return "off" if speed == "still" else speed

    def language(self) -> str:
        """The language on the screen."""
        return self.languages.current or resolve(self.settings.language)

    def apply_language(self) -> None:
        """Install the language the settings ask for, if it is not in use yet."""
        language = resolve(self.settings.language)
        if language != self.languages.current:
            self.languages.use(language)

    def close(self) -> None:
        """End the session: release the library's file, follow no more signals, take the translations out."""
        self.closing.emit()
        if self.opening.is_used:
            # The last chance for what came into a library in memory.
            self.library.retry(self.games)
            self.library.close()
        self.settings.keep()
        self.sounds.close()
        self.languages.clear()
        self._system.changed.disconnect(self._on_system_look)
        self.motion.changed.disconnect(self._on_system_motion)
        self.motion.close()
        self.settings.changed.disconnect(self._on_setting)

    def _on_setting(self, key: str) -> None:
        if key == "language":
            self.apply_language()
        elif key in _APPEARANCE:
            self.theme_changed.emit(self.theme())
        elif key == "animation":
            self.speed_changed.emit(self.speed())
        elif key in _SOUND:
            self._tune()

    def _tune(self) -> None:
        settings = self.settings
        self.sounds.tune(on=settings.sounds, volume=settings.volume, ambience=settings.ambience)

    def _on_system_motion(self) -> None:
        if self.settings.animation == "system":
            self.speed_changed.emit(self.speed())

    def _on_system_look(self) -> None:
        if self.settings.theme == "system":
            self.theme_changed.emit(self.theme())


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
    trouble = Signal(object)
    """An error for the message bar, which has the words."""
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
