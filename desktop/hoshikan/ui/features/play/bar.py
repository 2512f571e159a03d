"""The bar above the table, in it the last events as signs and the answers to what is tried."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QFocusEvent,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QToolButton, QToolTip, QWidget

from hoshikan.engine import Event, Game, IllegalAction, NotationError, View
from hoshikan.ui.board import keytable
from hoshikan.ui.board.bar import BoardBar
from hoshikan.ui.board.keytable import KeyWords
from hoshikan.ui.board.labels import blank, portrait_pixmap
from hoshikan.ui.board.match.models import LogEntry
from hoshikan.ui.board.session import Practise, SetUp, WhyIllegal
from hoshikan.ui.board.side import COPY, COPY_PICTURE, PractiseMenu
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.kit.painting import Sitter, Sitters
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.features.play.session import PlaySession, PlayState, Turn
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.basic import button, spaced
from hoshikan.ui.kit.widgets.icons import icon, name_tools, parts_of, sentence_width
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.text.gametext import GameText
from hoshikan.ui.text.hintsentences import TAKEN_BACK

MOST: Final = 3
_PLACE: Final = re.compile(r"[(（]([A-Z]\d|−?\d+[,、，] ?−?\d+)[)）]")
"""A place as sentences name it behind its name: C3 or −2, 1."""
_SLIM: Final = 0.4
_BROADEST: Final = 1.7
"""Least and largest width of a pictured piece in its heights: others are lines and zones."""


class _Sign(QToolButton):
    """One event. Its sentence comes under the mouse and with the focus of the keyboard."""

    walked = Signal(int)
    """The keyboard goes on to the sign before or after this one."""
    sentence = ""
    shown: Hashable = None
    """All that its looks depend on."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.walked.emit(step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() not in (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            QToolTip.showText(self.mapToGlobal(QPoint(0, self.height())), literal(self.sentence), self)


class Lately(QWidget):
    """Up to three signs, the newest last; Tab stops at the newest, and the arrow keys lead to the others."""

    pressed = Signal(object)
    """The log is wanted at this LogEntry."""

    def __init__(self, pieces: Callable[[Event], Sequence[PieceItem]], parent: QWidget | None = None) -> None:
        """`pieces` returns the pieces on the table that an event is about."""
        super().__init__(parent)
        self._pieces = pieces
        self._theme: Theme | None = None
        self._sitters = Sitters()
        self._entries: Sequence[LogEntry] = ()
        self._pictures: dict[Hashable, QPixmap] = {}
        """By what the signs show: an event is drawn once, though it moves on from sign to sign."""
        self._room = 0
        self._fits = False
        """True while signs are shown and hidden."""
        self.signs = [_Sign() for _ in range(MOST)]
        row = QHBoxLayout(self)
        spaced(row, 0, GAP["xs"])
        for place, sign in enumerate(self.signs):
            sign.setProperty("kind", "quiet")
            sign.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            newest = place == MOST - 1
            sign.setFocusPolicy(Qt.FocusPolicy.TabFocus if newest else Qt.FocusPolicy.ClickFocus)
            sign.clicked.connect(lambda _checked=False, place=place: self._press(place))
            sign.walked.connect(lambda step, place=place: self._walk(place + step))
            sign.hide()
            row.addWidget(sign)

    def show_newest(self, newest: Callable[[int], Sequence[LogEntry]], sitters: Sequence[Sitter]) -> None:
        """Show that number of newest lines of the log, with the faces of those who sit at the table."""
        self._entries = newest(MOST)
        self._sitters.seat(sitters)
        self._refresh()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._pictures.clear()
        for sign in self.signs:
            sign.shown = None
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._refresh()

    def fit(self, room: int) -> None:
        """Show no more signs than there is room for, in pixels."""
        self._room = room
        if self._fits:
            return
        # A sign that comes may resize the bar, which then calls this again: a sign hidden while it is being shown
        # would remain on the screen.
        self._fits = True
        for sign, shown in self._wanted():
            sign.setVisible(shown)
        if self._room != room:
            for sign, shown in self._wanted():
                sign.setVisible(shown)
        self._fits = False

    def _wanted(self) -> list[tuple[_Sign, bool]]:
        """Return for each sign, the newest first, whether it has an event and room."""
        room, found = self._room, []
        for sign, has_entry in reversed(list(zip(self.signs, self._taken(), strict=True))):
            room -= sign.sizeHint().width() + GAP["xs"]
            found.append((sign, has_entry and room >= 0))
        return found

    def _taken(self) -> list[bool]:
        """Return for each sign whether there is an event for it: the newest has the last sign."""
        return [place >= MOST - len(self._entries) for place in range(MOST)]

    def _refresh(self) -> None:
        if self._theme is not None:
            for sign, entry in zip(self.signs[MOST - len(self._entries) :], self._entries, strict=True):
                self._put(sign, entry, self._theme)
            shown = {sign.shown for sign in self.signs}
            self._pictures = {key: picture for key, picture in self._pictures.items() if key in shown}
        self.fit(self._room)

    def _put(self, sign: _Sign, entry: LogEntry, theme: Theme) -> None:
        high = round(self.fontMetrics().height() * 1.4)
        piece = next((piece for piece in self._pieces(entry.event) if _SLIM < _ratio(piece) < _BROADEST), None)
        one = None if piece is None else piece.placement
        look = None if one is None else (one.kind, one.face, one.width, one.height)
        shown = (entry.seat, entry.sentence, self._sitters.all, look, high, self.devicePixelRatio())
        if shown == sign.shown:
            return
        if shown not in self._pictures:
            self._pictures[shown] = self._picture(entry, piece, theme, high)
        picture = self._pictures[shown]
        sign.shown = shown
        sign.setIcon(QIcon(picture))
        sign.setIconSize(QSize(round(picture.deviceIndependentSize().width()), picture.height()))
        place = _PLACE.search(entry.sentence)
        sign.setText("" if place is None else place[1])
        sign.sentence = entry.sentence
        sign.setToolTip(literal(entry.sentence))
        sign.setAccessibleName(entry.sentence)

    def _picture(self, entry: LogEntry, piece: PieceItem | None, theme: Theme, high: int) -> QPixmap:
        """Return who it was and the piece, side by side."""
        parts: list[QPixmap] = []
        if entry.seat is not None:
            sitter = self._sitters.of(entry.seat)
            parts.append(portrait_pixmap(sitter.who, entry.seat, theme, high, sitter.mood))
        if piece is not None:
            parts.append(_pictured(piece, high))
        width = sum(part.deviceIndependentSize().width() for part in parts) + GAP["xs"] * max(0, len(parts) - 1)
        picture = blank(max(1, width), high)
        painter, x = QPainter(picture), 0.0
        for part in parts:
            painter.drawPixmap(round(x), 0, part)
            x += part.deviceIndependentSize().width() + GAP["xs"]
        painter.end()
        return picture

    def _press(self, place: int) -> None:
        number = place - MOST
        if len(self._entries) >= -number:
            self.pressed.emit(self._entries[number])

    def _walk(self, place: int) -> None:
        if 0 <= place < MOST and not self.signs[place].isHidden():
            self.signs[place].setFocus(Qt.FocusReason.TabFocusReason)


def _ratio(piece: PieceItem) -> float:
    return piece.placement.width / piece.placement.height


def _pictured(piece: PieceItem, high: int) -> QPixmap:
    """Return a piece as it is on the table, in small."""
    placement = piece.placement
    scale = high / placement.height
    picture = blank(max(1, placement.width * scale), high)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    piece.paint_face(painter)
    painter.end()
    return picture


SPEEDS: Final = ("off", "normal", "fast")
_TOOLS: Final = ("undo", "hint", "rules", "more")
_WITH_WORDS: Final = ("hint", "rules", "hurry")
_WORDS: Final = 0.55
"""Largest share of the bar's width for its tools with their words."""
_BESIDE_SIGNS: Final = 0.8
"""Share of the room for a long sentence that signs leave to it."""
_IN_THE_MENU: Final = ("redo", "guess", "moves", "panel", "sound")


class TableMenu(QMenu):
    """Tools wanted less often than those of the bar."""

    wanted = Signal(str)
    """"redo", "guess", "moves", "panel", "sound", "copy" or "copy_picture"."""
    speed_chosen = Signal(str)

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries: dict[str, QAction] = {name: self._entry(name) for name in _IN_THE_MENU}
        for name in ("panel", "sound"):
            self.entries[name].setCheckable(True)
        self.speed = QMenu(self)
        self._speeds = self._speed_entries()
        self.addMenu(self.speed)
        self.addSeparator()
        self.practise = PractiseMenu(self, edits=game.editor() is not None)
        self.practise.offer(game.id)
        self.addMenu(self.practise)
        self.entries |= {name: self._entry(name) for name in (COPY_PICTURE, COPY)}

    def show_speed(self, speed: str) -> None:
        self._speeds[speed].setChecked(True)

    def retranslate(self) -> None:
        words = KeyWords()
        for name, action in self.entries.items():
            keys = QKeySequence(keytable.TABLE[name][0]).toString(QKeySequence.SequenceFormat.NativeText)
            word = self.tr("Sound") if name == "sound" else words.command(name)
            action.setText(f"{word}\t{keys}")
        self.speed.setTitle(self.tr("Speed of the pieces"))
        for speed, name in zip(SPEEDS, (self.tr("Off"), self.tr("Normal"), self.tr("Fast")), strict=True):
            self._speeds[speed].setText(name)
        self.practise.setTitle(self.tr("Practise from here"))
        self.practise.retranslate()

    def _entry(self, name: str) -> QAction:
        action = self.addAction("")
        action.triggered.connect(lambda _checked=False: self.wanted.emit(name))
        return action

    def _speed_entries(self) -> dict[str, QAction]:
        group = QActionGroup(self.speed)
        actions: dict[str, QAction] = {}
        for speed in SPEEDS:
            action = self.speed.addAction("")
            action.setCheckable(True)
            action.triggered.connect(lambda _checked=False, speed=speed: self.speed_chosen.emit(speed))
            group.addAction(action)
            actions[speed] = action
        return actions


class TableBar(BoardBar):
    """Emits the user's wishes; the page sets which are possible."""

    pressed = Signal(str)
    """One of the tools, of the entries of the menu, or "confirm", "take_over" or "result"."""
    speed_chosen = Signal(str)

    def __init__(
        self,
        session: PlaySession,
        text: GameText[View],
        pieces: Callable[[Event], Sequence[PieceItem]],
        parent: QWidget | None = None,
    ) -> None:
        """`pieces` returns the pieces on the table that an event is about."""
        super().__init__(parent)
        self._session, self._text = session, text
        self._theme: Theme | None = None
        self._tools = {name: self._tool(name) for name in ("hurry", *_TOOLS)}
        self.confirm: QPushButton = button("primary", lambda: self.pressed.emit("confirm"))
        self.result: QPushButton = button("primary", lambda: self.pressed.emit("result"))
        self.take_over: QPushButton = button("primary", lambda: self.pressed.emit("take_over"))
        self.menu = TableMenu(session.match.game, self)
        self.menu.wanted.connect(self.pressed)
        self.menu.speed_chosen.connect(self.speed_chosen)
        self.menu.practise.level_chosen.connect(lambda level: self.command.emit(Practise(level)))
        self.menu.practise.edit_chosen.connect(lambda: self.command.emit(SetUp()))
        self._tools["more"].setMenu(self.menu)
        self._tools["more"].setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        row = self.row
        row.setSpacing(GAP["xs"])
        self.lately = Lately(pieces)
        row.addWidget(self.lately)
        self._parts: list[QWidget] = []
        for part in (self._tools["hurry"], self.take_over, self.confirm, self.result):
            row.addWidget(part)
            part.hide()
        for name in _TOOLS:
            row.addWidget(self._tools[name])

    def tool(self, name: str) -> QToolButton:
        """One of the tools."""
        return self._tools[name]

    def show_state(self, state: PlayState, *, waits: bool) -> None:
        """Set which tools can be used; while a position is on its way, `waits`, there are no hints."""
        self._tools["undo"].setEnabled(state.can_undo)
        self.menu.entries["redo"].setEnabled(state.can_redo)
        self.menu.entries["guess"].setEnabled(state.can_guess and not waits)
        self._tools["hint"].setEnabled(state.can_ask and not waits)
        self.menu.practise.setEnabled(state.turn is not Turn.OVER and state.hand_over is None)
        if not waits:
            self._tools["hurry"].setVisible(state.can_hurry)

    def show_turn(self, names: Sequence[str], result: str) -> None:
        """Say what the match waits for; `result` is said at its end."""
        state, say = self._session.state, self.status.say
        match state.turn:
            case Turn.OVER:
                say(result)
            case Turn.CHANCE:
                say("")
            case Turn.ONLY:
                say(self.tr("There is only one choice"), state.mover)
            case Turn.ASKED:
                wanted = self._text.expectation(self._session.match.state.view(None), state.mover, names)
                undone = state.undone
                done = (
                    "" if undone is None else f"{TAKEN_BACK.now(*undone, self._text.rolls, names)} {TAKEN_BACK.redo()}"
                )
                say(f"{done} {wanted}".strip(), state.mover)
            case Turn.BOT:
                say(self.tr("{name} is thinking…").format(name=names[state.mover]), state.mover)

    def ask_for(self, name: str) -> None:
        """Ask a player to take the screen over; "" takes the question away."""
        self.take_over.setText(self.tr("Continue: {name}").format(name=name))
        self.take_over.setVisible(bool(name))
        if name:
            self.take_over.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_panel(self, visible: bool) -> None:
        """Show whether the side panel is open."""
        self.menu.entries["panel"].setChecked(visible)

    def show_sound(self, on: bool) -> None:
        """Show whether sounds are on."""
        self.menu.entries["sound"].setChecked(on)

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        self._theme = theme
        self.lately.apply_theme(theme)
        self._paint(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.make_room()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # a button has come or gone, or has other words
            if parts_of(self.row) != self._parts:
                self._name_all()
            self._fit_signs()
        return super().event(event)

    def make_room(self) -> None:
        """Show words and signs that there is room for."""
        self._name_all()
        self._fit_signs()

    def _fit_signs(self) -> None:
        others = [one for one in parts_of(self.row) if one not in (self.status, self.lately) and not one.isHidden()]
        taken = sum(one.sizeHint().width() + GAP["xs"] for one in others)
        self.lately.fit(self.width() - round(_BESIDE_SIGNS * sentence_width(self)) - taken - 2 * GAP["m"])

    def _name_all(self) -> None:
        self._parts = parts_of(self.row)
        own = (self.status, self.lately, self.take_over, self.confirm, self.result, *self._tools.values())
        # What the window's bar has put in; own buttons that come and go must not take words along.
        joined = [part for part in self._parts if part not in own]
        name_tools(self, self._tools.values(), joined, share=_WORDS)
        if any(tool.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly for tool in self._tools.values()):
            named = [self._tools[name] for name in _WITH_WORDS]
            others = [part for part in parts_of(self.row) if part is not self.status and part not in named]
            name_tools(self, named, others, share=1 - sentence_width(self) / max(1, self.width()))

    def _paint(self, theme: Theme) -> None:
        size = self.fontMetrics().height() + 2
        self.make_room()
        for name, tool in self._tools.items():
            tool.setIcon(icon(name, size, theme.text, theme.faint))
            tool.setIconSize(QSize(size, size))

    def retranslate(self) -> None:
        words = {
            "undo": (self.tr("Undo"), "U"),
            "hint": (self.tr("Hint"), "H"),
            "rules": (self.tr("Rules"), "R"),
            "more": (self.tr("More"), ""),
            "hurry": (self.tr("Move now"), "F"),
        }
        for name, (word, key) in words.items():
            tool = self._tools[name]
            tool.setText(word)
            tool.setToolTip(literal(f"{word} ({key})" if key else word))
            tool.setAccessibleName(word)
        self.menu.retranslate()
        self.make_room()
        self.confirm.setText(self.tr("Confirm"))
        self.result.setText(self.tr("Result"))

    def _tool(self, name: str) -> QToolButton:
        tool = QToolButton()
        tool.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        tool.setProperty("kind", "quiet")
        tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if name != "more":
            tool.clicked.connect(lambda: self.pressed.emit(name))
        return tool


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
        self._prompts = False
        """True if that answer asks for more, which holds for these picks alone."""
        self._ready = ""
        """The action that waits for a tick."""
        scene.action_ready.connect(self._on_ready)
        scene.attempted.connect(lambda notation: session.dispatch(WhyIllegal(notation)))
        scene.pick_changed.connect(self._on_picks)
        session.refused.connect(self.refuse)

    def forget(self) -> None:
        """Another text is shown."""
        self._answered, self._ready, self._prompts = None, "", False

    def refuse(self, refusal: IllegalAction | NotationError) -> None:
        """Say why an action is not allowed."""
        if isinstance(refusal, IllegalAction):
            self.object(self._text.refusal(refusal), refusal.rule)
        else:
            self.object(Messages().of(refusal), "")

    def object(self, sentence: str, rule: str) -> None:
        """Show why something cannot be, if the settings allow that."""
        self._answered, self._prompts = frozenset(self._scene.picking.picked), False
        if self._settings.explain_refusals:
            self._bar.status.refuse(sentence, rule)
        else:
            self._bar.status.refuse(self.tr("That's not allowed now."), "")
        announce(self._board, self._bar.status.words)

    def prompt(self, sentence: str) -> None:
        """Name the next choice."""
        self._answered, self._prompts = frozenset(self._scene.picking.picked), True
        self._bar.status.say(sentence, self._session.state.mover)
        announce(self._board, sentence)

    def _on_picks(self, picked: Sequence[str]) -> None:
        if self._answered is None:
            return
        if self._answered != set(picked) if self._prompts else not self._answered.issuperset(picked):
            self._answered, self._prompts = None, False
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
