"""The bar above the table, and in it the answers to what is tried."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import QMenu, QPushButton, QToolButton, QWidget

from hoshikan.engine import IllegalAction, NotationError
from hoshikan.engine.game import Game
from hoshikan.engine.view import View
from hoshikan.ui.board.practise import COPY, COPY_PICTURE, PractiseMenu, ShareButton
from hoshikan.ui.board.session import Practise, SetUp, WhyIllegal
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.features.play.session import PlaySession, PlayState, Turn
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.basic import button
from hoshikan.ui.kit.widgets.icons import icon
from hoshikan.ui.kit.widgets.toolwords import name_tools, parts_of, sentence_width
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.shared.boardpage import BoardBar
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.text.gametext import GameText

SPEEDS: Final = ("off", "normal", "fast")
_TOOLS: Final = ("undo", "redo", "hint", "rules", "practise", "speed", "sound", "panel")
_WITH_WORDS: Final = ("hint", "rules", "hurry")


class TableBar(BoardBar):
    """Emits the user's wishes; the page sets which are possible."""

    pressed = Signal(str)
    """"undo", "redo", "hint", "rules", "hurry", "panel", "sound", "confirm", "take_over", "result", "copy" or
    "copy_picture"."""
    speed_chosen = Signal(str)

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self._tools = {name: self._tool(name) for name in ("hurry", *_TOOLS)}
        self.confirm: QPushButton = button("primary", lambda: self.pressed.emit("confirm"))
        self.result: QPushButton = button("primary", lambda: self.pressed.emit("result"))
        self.take_over: QPushButton = button("primary", lambda: self.pressed.emit("take_over"))
        self._speeds = self._speed_menu()
        self.share = ShareButton(COPY_PICTURE, COPY)
        self.share.wanted.connect(self.pressed)
        self.practise = PractiseMenu(self, edits=game.editor() is not None)
        self.practise.offer(game.id)
        self.practise.level_chosen.connect(lambda level: self.command.emit(Practise(level)))
        self.practise.edit_chosen.connect(lambda: self.command.emit(SetUp()))
        self._open_menu("practise", self.practise)
        row = self.row
        row.setSpacing(GAP["xs"])
        for part in (self._tools["hurry"], self.take_over, self.confirm, self.result):
            row.addWidget(part)
            part.hide()
        for name in _TOOLS:
            row.addWidget(self._tools[name])
        row.insertWidget(row.indexOf(self._tools["panel"]), self.share)

    def tool(self, name: str) -> QToolButton:
        """One of the tools."""
        return self._tools[name]

    def show_state(self, state: PlayState, *, waits: bool) -> None:
        """Set which tools can be used; while a position is on its way, `waits`, there are no hints."""
        self._tools["undo"].setEnabled(state.can_undo)
        self._tools["redo"].setEnabled(state.can_redo)
        self._tools["hint"].setEnabled(state.can_ask and not waits)
        self.practise.setEnabled(state.turn is not Turn.OVER and state.hand_over is None)
        if not waits:
            self._tools["hurry"].setVisible(state.can_hurry)

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
        super().apply_theme(theme)
        self._theme = theme
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
            others = [part for part in parts_of(self.row) if part is not self.status and part not in named]
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
        for speed, name in zip(SPEEDS, (self.tr("Off"), self.tr("Normal"), self.tr("Fast")), strict=True):
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


class TableAnswers(QObject):
    """Listens to a scene. An answer is shown until something else is picked."""

    withdrawn = Signal()
    """The usual line is to be shown again."""

    def __init__(
        self,
        scene: TableScene[View],
        session: PlaySession,
        text: GameText[View],
        bar: TableBar,
        board: QWidget,
        settings: Settings,
    ) -> None:
        super().__init__(board)
        self._scene, self._session, self._text = scene, session, text
        self._bar, self._board, self._settings = bar, board, settings
        self._answered: frozenset[str] | None = None
        """The picks at the answer that stands there, None if none does."""
        self._ready = ""
        """The action that waits for a tick."""
        scene.action_ready.connect(self._on_ready)
        scene.attempted.connect(lambda notation: session.dispatch(WhyIllegal(notation)))
        scene.pick_changed.connect(self._on_picks)
        session.refused.connect(self.refuse)

    def forget(self) -> None:
        """Another text is shown."""
        self._answered, self._ready = None, ""

    def refuse(self, refusal: IllegalAction | NotationError) -> None:
        """Say why an action is not allowed."""
        if isinstance(refusal, IllegalAction):
            self.object(self._text.refusal(refusal), refusal.rule)
        else:
            self.object(Messages().of(refusal), "")

    def object(self, sentence: str, rule: str) -> None:
        """Show why something cannot be, if the settings allow that."""
        self._answered = frozenset(self._scene.picking.picked)
        if self._settings.explain_refusals:
            self._bar.status.refuse(sentence, rule)
        else:
            self._bar.status.refuse(self.tr("That's not allowed now."), "")
        announce(self._board, self._bar.status.words)

    def prompt(self, sentence: str) -> None:
        """Name the next choice."""
        self._answered = frozenset(self._scene.picking.picked)
        self._bar.status.say(sentence, self._session.state.mover)
        announce(self._board, sentence)

    def _on_picks(self, picked: Sequence[str]) -> None:
        if self._answered is not None and picked and not self._answered.issuperset(picked):
            self._answered = None
            self.withdrawn.emit()

    def _on_ready(self, action: str) -> None:
        """A piece is shown in place, or no longer."""
        asks = self._settings.confirm_moves
        self._bar.confirm.setVisible(bool(action) and asks)
        if asks or action == self._ready:
            return
        self._ready = action
        if action and self._answered is None:
            how = self.tr("Click again to turn it; the tick, Enter or a double click lays it.")
            self._bar.status.say(how, self._session.state.mover)
            announce(self._board, how)
        elif not action and self._answered is None:
            self.withdrawn.emit()
