"""Objects that every page needs, created once at the start and passed on."""

from __future__ import annotations

import gc
import sys
from collections.abc import Mapping
from functools import cached_property
from threading import Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from hoshikan.games import GAMES, SHELF
from hoshikan.listing import Listing
from hoshikan.ui.kit.look.language import LanguageSwitch, resolve
from hoshikan.ui.kit.look.style import interface_size
from hoshikan.ui.kit.look.theme import THEMES, Theme, seat_colours
from hoshikan.ui.kit.sound.room import SoundRoom
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.session.systemmotion import SystemMotion

if TYPE_CHECKING:
    from hoshikan.engine.game import Game
    from hoshikan.library import Library
    from hoshikan.ui.session.notebook import Notebook, PositionDrafts
    from hoshikan.ui.session.puzzlebox import PuzzleBox


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
            from hoshikan.ui.session.formersettings import move

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
        from hoshikan.ui.session.puzzlebox import PuzzleBox

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
