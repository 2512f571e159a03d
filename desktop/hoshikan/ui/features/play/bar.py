"""Around the table: the bar above it, the panel beside it, answers to what is tried."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QToolButton, QWidget

from hoshikan.engine import IllegalAction, Match, NotationError, State
from hoshikan.engine.view import View
from hoshikan.ui.board.log import LogPanel
from hoshikan.ui.board.match.models import LogModel, MovesModel, ScoreModel
from hoshikan.ui.board.moves import MovesPanel
from hoshikan.ui.board.practise import COPY, COPY_PICTURE, PractiseMenu, ShareButton
from hoshikan.ui.board.rules import RulesPanel
from hoshikan.ui.board.score import ScorePanel
from hoshikan.ui.board.session import WhyIllegal
from hoshikan.ui.board.side import SidePanel
from hoshikan.ui.board.status import StatusLine
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.features.play.hints import HintsPanel
from hoshikan.ui.features.play.session import Advice, PlaySession, PlayState
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.basic import button
from hoshikan.ui.kit.widgets.icons import icon
from hoshikan.ui.kit.widgets.overlay import overlay_over
from hoshikan.ui.kit.widgets.toolwords import name_tools, parts_of, sentence_width
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.text.gametext import GameText


class TableSide(SidePanel):
    """Log, score (where points are counted), hints, rules and moves of one match."""

    rule_wanted = Signal(str)

    def __init__(
        self,
        match: Match,
        text: GameText[View],
        names: Sequence[str],
        language: Callable[[], str],
        parent: QWidget | None = None,
        taken: Callable[[int], bool] = lambda _ply: False,
    ) -> None:
        """`taken`: whether the action with this number was the only one and taken without asking."""
        super().__init__(parent)
        self._shown: tuple[View | None, Sequence[str]] = (None, ())
        self._viewer: int | None = None
        self.log_model = LogModel(text, match, names, self, taken)
        self.score_model = ScoreModel(text, self)
        self.moves_model = MovesModel(text, self)
        self.log = LogPanel(self.log_model)
        self.score = ScorePanel(self.score_model)
        self.hints = HintsPanel(text)
        self.rules = RulesPanel(match.game.id, language)
        self.moves = MovesPanel(self.moves_model)
        self._match = match
        self._names = names
        for name in ("log", "score", "hints", "rules", "moves"):
            self.add(name, getattr(self, name))
        self.allow("score", match.game.kind.scored)
        self.log.rule_wanted.connect(self.rule_wanted)
        self.score.rule_wanted.connect(self.rule_wanted)
        self.hints.rule_wanted.connect(self.rule_wanted)

    def wait(self) -> None:
        """Wait while something is being shown: the next actions are not listed yet, and the newest lines come by
        `log_model.release`."""
        view, _ = self._shown
        if view is not None:
            self.moves_model.show((), view)
            self.hints.show_position(view, self._names, Advice(), available=False)

    def show_position(self, position: State, state: PlayState) -> None:
        """Bring all pages but the log up to the position."""
        self._shown = (state.view, state.actions)
        self._viewer = state.seat
        self.score_model.show(position, state.view, self._names, self._viewer)
        self.moves_model.show(state.actions, state.view)
        self.hints.show_position(state.view, self._names, state.advice, available=state.can_ask)

    def apply_theme(self, theme: Theme) -> None:
        self.log.apply_theme(theme)
        self.score.apply_theme(theme)

    def say_again(self, names: Sequence[str]) -> None:
        """Everything in the language now installed."""
        self._names = names
        self.retranslate()
        self.log_model.retranslate(names)
        view, actions = self._shown
        if view:
            self.score_model.show(self._match.state, view, names, self._viewer)
            self.moves_model.show(actions, view)
        self.hints.call(names)
        for page in (self.log, self.score, self.hints, self.rules, self.moves):
            page.retranslate()


_WIDE: Final = 1.6
"""Aspect (width by height) from which a table has room for the panel beside it."""
_LEAST: Final = 900
"""Logical pixels that any table keeps beside the panel."""


class SidePlace(QObject):
    """Lays a table and its panel out on `ground`. Beside the table the panel follows the settings, which
    remember it; over the table it is closed until it is wanted.
    """

    changed = Signal()
    """The panel has come or gone, or may have."""

    def __init__(
        self, ground: QWidget, table: TableView, side: SidePanel, settings: Settings, *, overlaid: bool
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
            self.show()
        else:
            self._settings.panel_visible = wanted

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
            overlay = overlay_over(self._ground)
            if overlay is None:
                self._side.raise_()
            else:
                self._side.stackUnder(overlay)
        self._table.lie_under(wide if self._over and self.is_open else 0)
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window."""
        if watched is self._ground and event.type() == QEvent.Type.Resize:
            self.show()
        return super().eventFilter(watched, event)


SPEEDS: Final = ("off", "normal", "fast")
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
        scene.objected.connect(self.object)
        scene.prompted.connect(self._on_prompted)
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

    def _on_prompted(self, sentence: str) -> None:
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
