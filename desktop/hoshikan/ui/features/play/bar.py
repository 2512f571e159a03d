"""The bar above the table: the status line and everything that can be done beside moving pieces."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QToolButton, QWidget

from hoshikan.ui.board.practise import PractiseMenu
from hoshikan.ui.board.sharebutton import COPY, COPY_PICTURE, ShareButton
from hoshikan.ui.board.status import StatusLine
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.basic import button
from hoshikan.ui.kit.widgets.icons import icon
from hoshikan.ui.kit.widgets.toolwords import name_tools, parts_of, sentence_width

SPEEDS: Final = ("system", "off", "fast", "normal", "slow")
_TOOLS: Final = ("undo", "redo", "hint", "rules", "practise", "speed", "sound", "panel")
_WITH_WORDS: Final = ("hint", "rules", "hurry")


class TableBar(QFrame):
    """Emits the user's wishes; the page sets which are possible."""

    pressed = Signal(str)
    """"undo", "redo", "hint", "rules", "hurry", "panel", "sound", "confirm", "take_over", "result", "copy" or
    "copy_picture"."""
    speed_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "bar")
        self.status = StatusLine()
        self._theme: Theme | None = None
        self._tools = {name: self._tool(name) for name in ("hurry", *_TOOLS)}
        self.confirm: QPushButton = button("primary", lambda: self.pressed.emit("confirm"))
        self.result: QPushButton = button("primary", lambda: self.pressed.emit("result"))
        self.take_over: QPushButton = button("primary", lambda: self.pressed.emit("take_over"))
        self._speeds = self._speed_menu()
        self.share = ShareButton(COPY_PICTURE, COPY)
        self.share.wanted.connect(self.pressed)
        self.practise = PractiseMenu(self)
        self._open_menu("practise", self.practise)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(GAP["m"], GAP["xs"], GAP["m"], GAP["xs"])
        row.setSpacing(GAP["xs"])
        row.addWidget(self.status, 1)
        for part in (self._tools["hurry"], self.take_over, self.confirm, self.result):
            row.addWidget(part)
            part.hide()
        for name in _TOOLS:
            row.addWidget(self._tools[name])
        row.insertWidget(row.indexOf(self._tools["panel"]), self.share)

    def tool(self, name: str) -> QToolButton:
        """One of the tools."""
        return self._tools[name]

    def ask_for(self, name: str) -> None:
        """Ask a player to take the screen over; "" takes the question away."""
        self.take_over.setText(self.tr("Continue: {name}").format(name=name))
        self.take_over.setVisible(bool(name))
        if name:
            self.take_over.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_speed(self, speed: str) -> None:
        self._speeds[speed].setChecked(True)

    def show_panel(self, visible: bool) -> None:
        """Show whether the side panel is open."""
        with QSignalBlocker(self._tools["panel"]):
            self._tools["panel"].setChecked(visible)

    def show_sound(self, on: bool) -> None:
        """Show whether sounds are on."""
        with QSignalBlocker(self._tools["sound"]):
            self._tools["sound"].setChecked(on)
        if self._theme is not None:
            self._paint(self._theme)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.status.apply_theme(theme)
        self._paint(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_tools()

    def _name_tools(self) -> None:
        shy = [tool for name, tool in self._tools.items() if name not in _WITH_WORDS]
        named = [self._tools[name] for name in _WITH_WORDS]
        for tool in named:
            tool.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        name_tools(self, (self.share, *shy), named)
        if self.share.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly:
            others = [part for part in parts_of(self._row) if part is not self.status and part not in named]
            name_tools(self, named, others, share=1 - sentence_width(self) / max(1, self.width()))

    def _paint(self, theme: Theme) -> None:
        self.share.apply_theme(theme)
        size = self.fontMetrics().height() + 2
        self._name_tools()
        for name, tool in self._tools.items():
            drawn = "mute" if name == "sound" and not tool.isChecked() else name
            tool.setIcon(icon(drawn, size, theme.text, theme.faint))
            tool.setIconSize(QSize(size, size))

    def retranslate(self) -> None:
        words = {
            "undo": (self.tr("Undo"), "U"),
            "redo": (self.tr("Redo"), "Shift+U"),
            "hint": (self.tr("Hint"), "H"),
            "rules": (self.tr("Rules"), "R"),
            "practise": (self.tr("Practise from here"), ""),
            "speed": (self.tr("Speed of the pieces"), ""),
            "sound": (self.tr("Sound"), "Shift+M"),
            "hurry": (self.tr("Move now"), "F"),
            "panel": (self.tr("Side panel"), "F9"),
        }
        short = {"practise": self.tr("Practise"), "speed": self.tr("Speed"), "panel": self.tr("Panel")}
        for name, (word, key) in words.items():
            tool = self._tools[name]
            tool.setText(short.get(name, word))
            tool.setToolTip(literal(f"{word} ({key})" if key else word))
            tool.setAccessibleName(word)
        self.practise.retranslate()
        self.share.retranslate()
        self._name_tools()
        self.confirm.setText(self.tr("Confirm"))
        self.result.setText(self.tr("Result"))
        speeds = (self.tr("Off"), self.tr("Fast"), self.tr("Normal"), self.tr("Slow"))
        for speed, name in zip(SPEEDS, (self.tr("Follow the system"), *speeds), strict=True):
            self._speeds[speed].setText(name)

    def _tool(self, name: str) -> QToolButton:
        tool = QToolButton()
        with_words = name in _WITH_WORDS
        style = Qt.ToolButtonStyle
        tool.setToolButtonStyle(style.ToolButtonTextBesideIcon if with_words else style.ToolButtonIconOnly)
        tool.setProperty("kind", "quiet")
        tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        tool.setCheckable(name in ("panel", "sound"))
        # Of what stays down, screen readers toggle the state as well as press it.
        wanted = tool.toggled if tool.isCheckable() else tool.clicked
        wanted.connect(lambda _down=False: self.pressed.emit(name))
        return tool

    def _speed_menu(self) -> dict[str, QAction]:
        menu = QMenu(self)
        group = QActionGroup(menu)
        actions: dict[str, QAction] = {}
        for speed in SPEEDS:
            action = QAction(menu)
            action.setCheckable(True)
            action.triggered.connect(lambda _checked=False, speed=speed: self.speed_chosen.emit(speed))
            group.addAction(action)
            menu.addAction(action)
            actions[speed] = action
        self._open_menu("speed", menu)
        return actions

    def _open_menu(self, name: str, menu: QMenu) -> None:
        self._tools[name].setMenu(menu)
        self._tools[name].setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
