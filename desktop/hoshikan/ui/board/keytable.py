"""Every key that does something: one table, from which the keys are bound and the list of keys is written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.kit.widgets.icons import latin_letter

Keys = Mapping[str, tuple[str, ...]]
"""Command: the keys that do it, as `QKeySequence` reads them."""

WINDOW: Final[Keys] = MappingProxyType(
    {
        "keys": ("F1", "?"),
        "ask": ("Ctrl+K",),
        "back": ("Alt+Left",),
        "full_screen": ("F11",),
        "quit": ("Ctrl+Q",),
    }
)
TABLE: Final[Keys] = MappingProxyType(
    {
        "hint": ("H",),
        "undo": ("U", "Ctrl+Z"),
        "redo": ("Shift+U", "Ctrl+Shift+Z"),
        "why": ("Y",),
        "other": ("Shift+Y",),
        "guess": ("Shift+G",),
        "hurry": ("F",),
        "rules": ("R",),
        "log": ("L",),
        "moves": ("M",),
        "panel": ("F9",),
        "sound": ("Shift+M",),
        "copy": ("Ctrl+C",),
        "copy_picture": ("Ctrl+Shift+C",),
    }
)
REPLAY: Final[Keys] = MappingProxyType(
    {
        "step_back": ("Left",),
        "step_on": ("Right",),
        "first": ("Home",),
        "last": ("End",),
        "mistake_back": ("Shift+N",),
        "mistake_on": ("N",),
        "run": ("Space",),
        "why": ("Y",),
        "other": ("Shift+Y",),
        "copy": ("Ctrl+C",),
        "copy_picture": ("Ctrl+Shift+C",),
    }
)
LIBRARY: Final[Keys] = MappingProxyType(
    {
        "copy_chosen": ("Ctrl+C",),
        "paste": ("Ctrl+V",),
        "rename": ("F2",),
        "delete": ("Del",),
    }
)


class KeyWords(Words):
    """Short descriptions of keys."""

    def command(self, name: str) -> str:
        return {
            "keys": self.tr("Show this list"),
            "ask": self.tr("Ask the rules"),
            "back": self.tr("Back one page"),
            "full_screen": self.tr("Full screen on or off"),
            "quit": self.tr("Close Hoshikan; every game is saved"),
            "escape": self.tr("Put back the held piece; otherwise leave full screen or the page"),
            "tab": self.tr("To the next control, or the next part of the table"),
            "hint": self.tr("Hint; again for the next step"),
            "undo": self.tr("Undo"),
            "redo": self.tr("Redo"),
            "why": self.tr("Why? Explain the number of this piece or line"),
            "other": self.tr("Why this move? Explain another player's move"),
            "guess": self.tr("Guess what's hidden…"),
            "hurry": self.tr("Let the bots move now"),
            "rules": self.tr("Rules for what's happening now"),
            "log": self.tr("Log"),
            "moves": self.tr("List of moves"),
            "panel": self.tr("Side panel"),
            "sound": self.tr("Sound on or off"),
            "copy": self.tr("Copy the game so far as text"),
            "copy_picture": self.tr("Copy a picture of the table"),
            "film": self.tr("Save the replay as an animation…"),
            "film_on": self.tr("Save an animation from this position on…"),
            "film_up_to": self.tr("Save an animation up to this position…"),
            "copy_chosen": self.tr("Copy the selected game as text"),
            "rename": self.tr("Rename the selected game"),
            "delete": self.tr("Delete the selected game"),
            "paste": self.tr("Import a game from copied text"),
            "move": self.tr("Move between pieces"),
            "pick": self.tr("Pick up a piece, or put it down"),
            "turn": self.tr("Turn the held piece"),
            "letter": self.tr("The piece with this number or letter"),
            "step_back": self.tr("One move back"),
            "step_on": self.tr("One move on"),
            "first": self.tr("To the beginning"),
            "last": self.tr("To the end"),
            "mistake_back": self.tr("To the mistake before"),
            "mistake_on": self.tr("To the next mistake"),
            "run": self.tr("Play or pause"),
        }[name]


class _ByPlace(QObject):
    """Acts on keys that no shortcut has taken since the layout has no Latin letters: by the place of the letter."""

    def __init__(self, owner: QWidget, keys: Keys, act: Callable[[str], object]) -> None:
        super().__init__(owner)
        self._commands = {QKeySequence(one).toString(): command for command, all_ in keys.items() for one in all_}
        self._act = act
        owner.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and (letter := latin_letter(event)):
            pressed = QKeySequence(QKeyCombination(event.modifiers(), Qt.Key(ord(letter)))).toString()
            if pressed in self._commands:
                self._act(self._commands[pressed])
                return True
        return super().eventFilter(watched, event)


def bind(owner: QWidget, keys: Keys, act: Callable[[str], object], *, everywhere: bool = False) -> None:
    """Let `keys` do their commands, in the whole window or while the focus is in `owner`."""
    context = Qt.ShortcutContext.WindowShortcut if everywhere else Qt.ShortcutContext.WidgetWithChildrenShortcut
    for command, sequences in keys.items():
        for sequence in sequences:
            shortcut = QShortcut(QKeySequence(sequence), owner)
            shortcut.setContext(context)
            shortcut.activated.connect(lambda command=command: act(command))
    _ByPlace(owner, keys, act)
