"""Objects that every page needs, created once at the start and passed on."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from hoshikan.games import GAMES, SHELF
from hoshikan.listing import Listing
from hoshikan.ui.kit.look.fonts import interface_size
from hoshikan.ui.kit.look.language import LanguageSwitch, resolve
from hoshikan.ui.kit.look.palettes import seat_colours
from hoshikan.ui.kit.look.theme import THEMES, Theme
from hoshikan.ui.kit.sound.names import GROUPS
from hoshikan.ui.kit.sound.room import SoundRoom
from hoshikan.ui.session.libraryopening import LibraryOpening
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.session.systemlook import SystemLook
from hoshikan.ui.session.systemmotion import SystemMotion

if TYPE_CHECKING:
    from hoshikan.engine.game import Game
    from hoshikan.library import Library
    from hoshikan.ui.session.notebook import Notebook
    from hoshikan.ui.session.positiondrafts import PositionDrafts
    from hoshikan.ui.session.puzzlebox import PuzzleBox

_APPEARANCE = frozenset({"theme", "palette", "text_size"})
_SOUND = frozenset({"sounds", "volume", *(f"sounds_{group}" for group in GROUPS)})


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
        from hoshikan.ui.session.positiondrafts import PositionDrafts

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
        groups = [group for group in GROUPS if settings.value(f"sounds_{group}")]
        self.sounds.tune(on=settings.sounds, volume=settings.volume, groups=groups)

    def _on_system_motion(self) -> None:
        if self.settings.animation == "system":
            self.speed_changed.emit(self.speed())

    def _on_system_look(self) -> None:
        if self.settings.theme == "system":
            self.theme_changed.emit(self.theme())
